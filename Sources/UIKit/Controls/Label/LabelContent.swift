internal import CoreGraphics
internal import Foundation

/// The content and appearance of a label.
struct LabelContent {
  private(set) var string: String?
  /// The attributed text; `nil` for plain text.
  private(set) var styled: NSAttributedString?
  private(set) var font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  private(set) var textColor = UIColor.label
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byTruncatingTail
  var lineBreakStrategy = Self.usualStrategy
  var numberOfLines = 1
  var shadowColor: UIColor?
  var shadowOffset = CGSize(width: 0, height: -1)
  var highlightedTextColor: UIColor?
  var shrinks = false
  var minimumScale: CGFloat = 0
  var tightens = false
  var baselineAdjustment = UIBaselineAdjustment.alignBaselines

  /// The default line break strategy: since iOS 11 labels avoid a single word on the last line.
  private static var usualStrategy: NSParagraphStyle.LineBreakStrategy {
    SystemRelease.current >= .iOS11 ? .standard : []
  }

  var isEmpty: Bool { string?.isEmpty ?? true }

  mutating func setText(_ text: String?) {
    string = text
    styled = nil
  }

  /// Sets an attributed text, whose first character determines the label's own properties.
  mutating func setAttributedText(_ text: NSAttributedString?) {
    string = text?.string
    styled = text.map { NSAttributedString(attributedString: $0) }
    guard let text, text.length > 0 else { return }
    let first = text.attributes(at: 0, effectiveRange: nil)
    if let font = UIFont.of(first[.font]) { self.font = font }
    if let color = first[.foregroundColor] as? UIColor { textColor = color }
    if let style = first[.paragraphStyle] as? NSParagraphStyle {
      (alignment, lineBreakMode) = (style.alignment, style.lineBreakMode)
    }
  }

  /// Adjusts the label's font, and the fonts of an attributed text, to the user's text size.
  mutating func follow(_ traits: UITraitCollection) {
    font = font.following(traits)
    if let styled { setAttributedText(styled.following(traits)) }
  }

  mutating func setFont(_ font: UIFont) {
    self.font = font
    restyle(.font, font)
  }

  mutating func setTextColor(_ color: UIColor) {
    textColor = color
    restyle(.foregroundColor, color)
  }

  mutating func setAlignment(_ alignment: NSTextAlignment) {
    self.alignment = alignment
    restyleParagraphs { $0.alignment = alignment }
  }

  mutating func setLineBreakMode(_ mode: NSLineBreakMode) {
    lineBreakMode = mode
    restyleParagraphs { $0.lineBreakMode = mode }
  }

  /// Changes the paragraph styles of an attributed text. Parts without one use the label's.
  private mutating func restyleParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
    guard let styled, styled.length > 0 else { return }
    let copy = NSMutableAttributedString(attributedString: styled)
    styled.enumerateAttribute(.paragraphStyle, in: NSRange(location: 0, length: styled.length)) {
      value, range, _ in
      guard let style = (value as? NSParagraphStyle)?.mutableCopy() as? NSMutableParagraphStyle else {
        return
      }
      change(style)
      copy.addAttribute(.paragraphStyle, value: style, range: range)
    }
    self.styled = copy
  }

  private mutating func restyle(_ key: NSAttributedString.Key, _ value: Any) {
    guard let styled, styled.length > 0 else { return }
    let copy = NSMutableAttributedString(attributedString: styled)
    copy.addAttribute(key, value: value, range: NSRange(location: 0, length: copy.length))
    self.styled = copy
  }

  /// The value of ``UILabel/attributedText``: an attributed text as it was set, or plain text with the
  /// label's properties as attributes.
  var attributedText: NSAttributedString? { styled ?? (string == nil ? nil : text.attributedString) }

  /// The style of text that has no paragraph style of its own.
  private var paragraph: NSMutableParagraphStyle {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = alignment
    paragraph.lineBreakMode = lineBreakMode
    paragraph.lineBreakStrategy = lineBreakStrategy
    paragraph.allowsDefaultTighteningForTruncation = tightens
    return paragraph
  }

  /// The text with all attributes that drawing needs.
  var text: StyledText {
    StyledText(
      string ?? "", [.font: font, .foregroundColor: textColor, .paragraphStyle: paragraph], parts: styled)
  }
}
