internal import CoreGraphics
internal import CoreText
internal import Foundation

/// The text of a text field or text view with its appearance.
struct FieldText {
  private(set) var string = ""
  /// The attributed text; `nil` for plain text.
  private(set) var styled: NSAttributedString?
  /// A Boolean value that indicates whether an attributed text uses the attributes of plain text where it has
  /// none, as in text fields; in text views it uses those of any attributed string.
  let fillsIn: Bool
  private(set) var font = UIFont.systemFont(ofSize: 17)
  private(set) var color = UIColor.label
  /// Attributes without a property of their own, such as kerning.
  private var extra: [NSAttributedString.Key: Any] = [:]
  private(set) var alignment = NSTextAlignment.natural
  /// The style of paragraphs that have none of their own, except for the alignment.
  private var paragraph: NSParagraphStyle?
  /// The line break mode of paragraphs without a style of their own.
  var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// The attributes set for newly typed text; `nil` for those of the preceding text.
  private(set) var typing: [NSAttributedString.Key: Any]?
  var placeholder: NSAttributedString?
  var placeholderColor = UIColor.placeholderText
  var shrinks = false
  var minimumSize: CGFloat = 0

  init(fillsIn: Bool = true) { self.fillsIn = fillsIn }

  mutating func setText(_ text: String) {
    string = text
    (styled, typing) = (nil, nil)
  }

  /// Replaces a range in UTF-16 units. The new text gets the attributes of `looks`, or else of ``typing``, or
  /// else of the preceding text.
  mutating func replace(_ range: NSRange, with new: String, looks: NSAttributedString? = nil) {
    if styled == nil, typing != nil || looks != nil, !new.isEmpty { styled = attributedText }
    CharacterEdit(range, with: new, in: string).apply(to: &string)
    guard let styled else { return }
    let copy = NSMutableAttributedString(attributedString: styled)
    copy.replaceUnits(in: range, with: new)
    let place = NSRange(location: range.location, length: new.utf16.count)
    if let looks {
      looks.enumerateAttributes(in: NSRange(location: 0, length: looks.length)) { values, part, _ in
        copy.setAttributes(
          values, range: NSRange(location: place.location + part.location, length: part.length))
      }
    } else if let typing {
      copy.setAttributes(typing, range: place)
    }
    self.styled = copy.length == 0 ? nil : copy
  }

  /// Returns the attributes of text typed at a position: those of the preceding character, or of the first
  /// one.
  func typingAttributes(at place: Int) -> [NSAttributedString.Key: Any] {
    if let typing { return typing }
    guard let styled, styled.length > 0 else { return attributes }
    var found = styled.attributes(at: min(max(place - 1, 0), styled.length - 1), effectiveRange: nil)
    found[.attachment] = nil
    return (fillsIn ? attributes : Self.bare).merging(found) { $1 }
  }

  /// Sets the attributes of newly typed text; in an empty text, of all text typed from now on.
  mutating func setTyping(_ new: [NSAttributedString.Key: Any]) {
    if string.isEmpty { setAttributes(new) } else { typing = new }
  }

  /// Discards the typing attributes, since the caret has moved.
  mutating func forgetTyping() { typing = nil }

  mutating func setAttributedText(_ text: NSAttributedString?) {
    string = text?.string ?? ""
    (styled, typing) = (nil, nil)
    guard let text, text.length > 0 else { return }
    styled = text.copy() as? NSAttributedString
    if !fillsIn { setAttributes(Self.bare) }
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

  mutating func setAlignment(_ new: NSTextAlignment) {
    alignment = new
    guard let styled else { return }
    let copy = NSMutableAttributedString(attributedString: styled)
    styled.enumerateAttribute(.paragraphStyle, in: NSRange(location: 0, length: styled.length)) {
      value, range, _ in
      let own = value as? NSParagraphStyle ?? (fillsIn ? nil : NSParagraphStyle())
      guard let style = own?.mutableCopy() as? NSMutableParagraphStyle else { return }
      style.alignment = new
      copy.addAttribute(.paragraphStyle, value: style, range: range)
    }
    self.styled = copy
  }

  /// Returns the writing direction of the paragraph at a position, in UTF-16 units.
  func writingDirection(at place: Int, isRightToLeft: Bool) -> NSWritingDirection {
    let style = typingAttributes(at: place + 1)[.paragraphStyle] as? NSParagraphStyle
    let own = style?.baseWritingDirection ?? .natural
    return own == .natural ? (isRightToLeft ? .rightToLeft : .leftToRight) : own
  }

  /// Sets the writing direction of the paragraphs in a range; in an empty text, of new paragraphs.
  mutating func setWritingDirection(_ direction: NSWritingDirection, for range: NSRange) {
    let whole = (string as NSString).paragraphRange(for: range)
    let place = whole.location
    let style =
      (typingAttributes(at: place + 1)[.paragraphStyle] as? NSParagraphStyle)?.mutableCopy()
      as? NSMutableParagraphStyle
    let new = style ?? NSMutableParagraphStyle()
    new.baseWritingDirection = direction
    if whole.length == string.utf16.count, styled == nil { return paragraph = new }
    let copy = NSMutableAttributedString(attributedString: attributedText)
    copy.addAttribute(.paragraphStyle, value: new, range: whole)
    styled = copy
  }

  private mutating func restyle(_ key: NSAttributedString.Key, _ value: Any) {
    guard let styled else { return }
    let copy = NSMutableAttributedString(attributedString: styled)
    copy.addAttribute(key, value: value, range: NSRange(location: 0, length: copy.length))
    self.styled = copy
  }

  mutating func setAttributes(_ new: [NSAttributedString.Key: Any]) {
    extra = new
    if let font = UIFont.of(extra.removeValue(forKey: .font)) { self.font = font }
    if let color = extra.removeValue(forKey: .foregroundColor) as? UIColor { self.color = color }
    if let style = extra.removeValue(forKey: .paragraphStyle) as? NSParagraphStyle {
      (paragraph, alignment) = (style, style.alignment)
    }
  }

  /// The attributes of plain text.
  var attributes: [NSAttributedString.Key: Any] {
    let style = paragraph?.mutableCopy() as? NSMutableParagraphStyle ?? NSMutableParagraphStyle()
    style.alignment = alignment
    style.lineBreakMode = lineBreakMode
    return extra.merging([.font: font, .foregroundColor: color, .paragraphStyle: style]) { $1 }
  }

  /// The font of attributed strings that set none.
  static var bareFont: UIFont { UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12) }

  /// The default attributes of attributed strings.
  private static var bare: [NSAttributedString.Key: Any] {
    [.font: bareFont, .foregroundColor: UIColor.black, .paragraphStyle: NSParagraphStyle.default]
  }

  var attributedText: NSAttributedString { text.attributedString }

  private var text: StyledText {
    StyledText(string, styled == nil || fillsIn ? attributes : [:], parts: styled)
  }

  /// Returns the text, or one dot per character.
  func shownText(isSecure: Bool) -> StyledText {
    isSecure ? StyledText(String(repeating: "\u{2022}", count: string.count), attributes) : text
  }

  /// Converts an offset in the text to one in the displayed text, both in UTF-16 units.
  func shownOffset(_ offset: Int, isSecure: Bool) -> Int {
    guard isSecure else { return offset }
    let end = string.characterBoundary(atOrAfter: min(max(offset, 0), string.utf16.count))
    return string.distance(from: string.startIndex, to: string.utf16.index(string.startIndex, offsetBy: end))
  }

  /// Converts an offset in the displayed text to one in the text, both in UTF-16 units.
  func offset(ofShown offset: Int, isSecure: Bool) -> Int {
    isSecure ? string.prefix(max(offset, 0)).utf16.count : offset
  }

  /// The placeholder, in the placeholder colour unless it sets a colour itself.
  var shownPlaceholder: StyledText {
    var attributes = attributes
    attributes[.foregroundColor] = placeholderColor
    return StyledText("", attributes, parts: placeholder)
  }
}
