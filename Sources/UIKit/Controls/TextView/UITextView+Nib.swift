internal import CoreGraphics
internal import Foundation
internal import InterfaceBuilder

extension UITextView {
  /// Reads a `textView` element.
  final func decodeNib(_ nib: NibCoder) {
    // Set before the font, which on a canvas has the text size that its Xcode drew with.
    adjustsFontForContentSizeCategory = nib.bool("adjustsFontForContentSizeCategory") ?? false
    // A text view whose document sets no font has Interface Builder's default of 14 points.
    font = nib.font() ?? .systemFont(ofSize: UIFont.systemFontSize)
    if let color = nib.color("textColor") { textColor = color }
    if let alignment = NSTextAlignment(nibName: nib.name("textAlignment")) { textAlignment = alignment }
    if let text = nib.attributedString("attributedText") {
      attributedText = text
    } else {
      text = nib.string("text")
    }
    isEditable = nib.bool("editable") ?? true
    isSelectable = nib.bool("selectable") ?? true
    if let kinds = nib.object.child(key: "dataDetectorTypes") {
      dataDetectorTypes = UIDataDetectorTypes(kinds)
    }
    if let insets = nib.insets("textContainerInset") { textContainerInset = insets }
    decodeTraits(nib)
  }
}
