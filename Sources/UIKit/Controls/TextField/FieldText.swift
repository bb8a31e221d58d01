internal import CoreGraphics
internal import Foundation

/// What a text field shows and how, as a value.
struct FieldText {
  private(set) var string = ""
  /// The text with styles of its own; nil for plain text.
  private(set) var styled: NSAttributedString?
  private(set) var font = UIFont.systemFont(ofSize: 17)
  private(set) var color = UIColor.label
  /// Attributes that have no property of their own, such as kerning.
  private var extra: [NSAttributedString.Key: Any] = [:]
  var alignment = NSTextAlignment.natural
  var placeholder: NSAttributedString?
  var placeholderColor = UIColor.placeholderText
  var shrinks = false
  var minimumSize: CGFloat = 0

  mutating func setText(_ text: String) {
    string = text
    styled = nil
  }

  /// Replaces a piece, in UTF-16 units; what is put in looks as the text before it.
  mutating func replace(_ range: NSRange, with new: String) {
    string = (string as NSString).replacingCharacters(in: range, with: new)
    guard let styled else { return }
    let copy = NSMutableAttributedString(attributedString: styled)
    if range.location + range.length <= copy.length { copy.replaceCharacters(in: range, with: new) }
    self.styled = copy.length == 0 ? nil : copy
  }

  mutating func setAttributedText(_ text: NSAttributedString?) {
    string = text?.string ?? ""
    styled = text
    guard let text, text.length > 0 else { return }
    setAttributes(text.attributes(at: 0, effectiveRange: nil))
  }

  mutating func setFont(_ font: UIFont) {
    self.font = font
    restyle(.font, font)
  }

  mutating func setColor(_ color: UIColor) {
    self.color = color
    restyle(.foregroundColor, color)
  }

  private mutating func restyle(_ key: NSAttributedString.Key, _ value: Any) {
    guard let styled else { return }
    let copy = NSMutableAttributedString(attributedString: styled)
    copy.addAttribute(key, value: value, range: NSRange(location: 0, length: copy.length))
    self.styled = copy
  }

  mutating func setAttributes(_ new: [NSAttributedString.Key: Any]) {
    extra = new
    if let font = extra.removeValue(forKey: .font) as? UIFont { self.font = font }
    if let color = extra.removeValue(forKey: .foregroundColor) as? UIColor { self.color = color }
    if let style = extra.removeValue(forKey: .paragraphStyle) as? NSParagraphStyle { alignment = style.alignment }
  }

  /// What plain text looks like.
  var attributes: [NSAttributedString.Key: Any] {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = alignment
    paragraph.lineBreakMode = .byTruncatingTail
    return extra.merging([.font: font, .foregroundColor: color, .paragraphStyle: paragraph]) { $1 }
  }

  var attributedText: NSAttributedString { text.attributedString }

  private var text: StyledText { StyledText(string, attributes, parts: styled) }

  /// The text, or dots in its place.
  func shownText(isSecure: Bool) -> StyledText {
    isSecure ? StyledText(String(repeating: "\u{2022}", count: string.count), attributes) : text
  }

  /// The placeholder in its own colour, where it brings none.
  var shownPlaceholder: StyledText {
    var attributes = attributes
    attributes[.foregroundColor] = placeholderColor
    return StyledText("", attributes, parts: placeholder)
  }
}
