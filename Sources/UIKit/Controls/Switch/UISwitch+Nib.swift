internal import Foundation

extension UISwitch {
  /// Reads a `switch` element.
  final func decodeNib(_ nib: NibCoder) {
    isOn = nib.bool("on") ?? false
    onTintColor = nib.color("onTintColor")
    thumbTintColor = nib.color("thumbTintColor")
    title = nib.string("title")
  }
}
