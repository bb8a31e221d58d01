internal import Foundation

extension UISlider {
  /// Reads a `slider` element.
  final func decodeNib(_ nib: NibCoder) {
    setRange(Float(nib.number("minValue") ?? 0), Float(nib.number("maxValue") ?? 1))
    value = Float(nib.number("value") ?? 0)
    isContinuous = nib.bool("continuous") ?? true
    minimumTrackTintColor = nib.color("minimumTrackTintColor")
    maximumTrackTintColor = nib.color("maximumTrackTintColor")
    thumbTintColor = nib.color("thumbTintColor")
    minimumValueImage = nib.image("minimumValueImage")
    maximumValueImage = nib.image("maximumValueImage")
  }
}
