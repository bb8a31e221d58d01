internal import Foundation

extension UIStepper {
  /// Reads a `stepper` element.
  final func decodeNib(_ nib: NibCoder) {
    if let low = nib.number("minimumValue") { minimumValue = Double(low) }
    if let high = nib.number("maximumValue") { maximumValue = Double(high) }
    if let step = nib.number("stepValue"), step > 0 { stepValue = Double(step) }
    value = Double(nib.number("value") ?? 0)
    isContinuous = nib.bool("continuous") ?? true
    autorepeat = nib.bool("autorepeat") ?? true
    wraps = nib.bool("wraps") ?? false
  }
}
