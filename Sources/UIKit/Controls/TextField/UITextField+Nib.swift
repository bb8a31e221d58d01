internal import CoreGraphics
internal import Foundation

extension UITextField {
  /// Reads a `textField` element.
  final func decodeNib(_ nib: NibCoder) {
    // Set before the font, which on a canvas has the text size that its Xcode drew with.
    adjustsFontForContentSizeCategory = nib.bool("adjustsFontForContentSizeCategory") ?? false
    if let font = nib.font() { self.font = font }
    if let color = nib.color("textColor") { textColor = color }
    if let alignment = NSTextAlignment(nibName: nib.name("textAlignment")) { textAlignment = alignment }
    switch nib.name("borderStyle") {
    case "line": borderStyle = .line
    case "bezel": borderStyle = .bezel
    case "roundedRect": borderStyle = .roundedRect
    default: borderStyle = .none
    }
    placeholder = nib.string("placeholder")
    if let text = nib.attributedString("attributedText") {
      attributedText = text
    } else {
      text = nib.string("text")
    }
    if let text = nib.attributedString("attributedPlaceholder") { attributedPlaceholder = text }
    clearButtonMode = ViewMode(nibName: nib.name("clearButtonMode"))
    if let size = nib.number("minimumFontSize") { minimumFontSize = size }
    adjustsFontSizeToFitWidth = nib.bool("adjustsFontSizeToFit") ?? true
    clearsOnBeginEditing = nib.bool("clearsOnBeginEditing") ?? false
    background = nib.image("background")
    disabledBackground = nib.image("disabledBackground")
    decodeTraits(nib)
  }
}

extension UITextField.ViewMode {
  /// Creates a mode from its name in documents.
  init(nibName: String?) {
    switch nibName {
    case "whileEditing": self = .whileEditing
    case "unlessEditing": self = .unlessEditing
    case "always": self = .always
    default: self = .never
    }
  }
}
