internal import Foundation

extension UIStepper {
  /// Reads a `stepper` element.
  final func decodeNib(_ nib: NibCoder) {
    setLimits(
      low: nib.number("minimumValue").map(Double.init) ?? minimumValue,
      high: nib.number("maximumValue").map(Double.init) ?? maximumValue)
    if let step = nib.number("stepValue"), step > 0 { stepValue = Double(step) }
    value = Double(nib.number("value") ?? 0)
    isContinuous = nib.bool("continuous") ?? true
    autorepeat = nib.bool("autorepeat") ?? true
    wraps = nib.bool("wraps") ?? false
  }
}
