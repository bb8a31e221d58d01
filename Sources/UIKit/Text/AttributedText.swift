internal import CoreGraphics
package import CoreText
package import Foundation

// From strings with attributes to the typesetter's runs: the one road by which text is measured and drawn.

extension ShapedText {
  /// An attributed string, ready to be set.
  ///
  /// Colours are taken under `UITraitCollection.current`. To lay out a label's text:
  ///
  ///     let shaped = ShapedText(attributedText, font: font, color: textColor)      // once a text
  ///     let layout = TextLayout(shaped, width: bounds.width, maximumLines: 2)       // once a width
  ///     layout.roundedSize(scale: 3)                                                // whole pixels, as UIKit
  ///     layout.draw(in: context, at: origin)                                        // y down
  ///
  /// - Parameters:
  ///   - font: The font of parts that have none; Helvetica 12 where nil.
  ///   - color: The colour of parts that have none.
  ///   - paragraph: The style of parts that have none.
  ///   - scale: What all font sizes are multiplied by.
  package convenience init(
    _ string: NSAttributedString, font: UIFont? = nil, color: UIColor = .black,
    paragraph: NSParagraphStyle? = nil,
    scale: CGFloat = 1
  ) {
    self.init(AttributedText(font: font, color: color, paragraph: paragraph, scale: scale).runs(string))
  }

  /// An attributed string whose attachments know what room there is.
  convenience init(_ string: NSAttributedString, in room: AttachmentRoom) {
    self.init(AttributedText(font: nil, color: .black, paragraph: nil, scale: 1, room: room).runs(string))
  }
}

/// What attributes mean, and what holds where they are silent.
struct AttributedText {
  var font: UIFont?
  var color: UIColor
  var paragraph: NSParagraphStyle?
  var scale: CGFloat
  var room = AttachmentRoom()

  /// What strings mean that are drawn by themselves, with all sizes times a factor.
  static func bare(_ scale: CGFloat) -> AttributedText {
    AttributedText(font: nil, color: .black, paragraph: nil, scale: scale)
  }

  /// The runs of a string; `see` is called with the attributes of each.
  func runs(
    _ string: NSAttributedString, see: ([NSAttributedString.Key: Any]) -> Void = { _ in }
  ) -> [TextRun] {
    var runs: [TextRun] = []
    let whole = string.string, length = string.length
    string.enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      see(attributes)
      // Most strings look the same from end to end.
      runs.append(
        run(
          range.length == length ? whole : (whole as NSString).substring(with: range), attributes,
          at: range.location))
    }
    return runs
  }

  /// A run of text with attributes, at a place of the whole text; values of a wrong type are ignored.
  func run(_ text: String, _ attributes: [NSAttributedString.Key: Any], at place: Int = 0) -> TextRun {
    var attributes = attributes
    if attributes[.link] != nil {
      // As labels and strings show links, whatever else is
      // said of them; text views have their own look of them.
      attributes[.foregroundColor] = UIColor.link
      attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue
    }
    let named = (attributes[.font] as? CTFont ?? font)?.base ?? Self.defaultFont
    let sized = scale == 1 ? named : named.sized(named.size * scale)
    var style = TextStyle(font: sized, color: (attributes[.foregroundColor] as? UIColor ?? color).cgColor)
    if !attributes.isEmpty { apply(attributes, to: &style) }
    if let attachment = attributes[.attachment] as? NSTextAttachment {
      style.attachment = PlacedAttachment(attachment, at: place, in: room)
    }
    let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle ?? paragraph
    return TextRun(text, style: style, paragraph: paragraph?.values.paragraph ?? Self.defaultParagraph)
  }

  private static var defaultFont: CTFont { CTFont.named("Helvetica", size: 12) ?? .system(size: 12) }
  private static let defaultParagraph = ParagraphValues().paragraph

  /// Takes over what is there: most texts have two or three attributes of the fifteen.
  private func apply(_ attributes: [NSAttributedString.Key: Any], to style: inout TextStyle) {
    for (key, value) in attributes {
      switch key {
      case .font, .foregroundColor, .paragraphStyle: break
      case .backgroundColor: style.background = (value as? UIColor)?.cgColor
      case .kern: style.kern = Self.number(value) ?? style.kern
      case .tracking:
        // Kerning comes first.
        guard let tracking = Self.number(value), tracking != 0, Self.number(attributes[.kern]) == nil else {
          break
        }
        style.kern = tracking
      case .baselineOffset: style.baselineOffset = Self.number(value) ?? 0
      case .obliqueness: style.obliqueness = Self.number(value) ?? 0
      case .ligature: style.ligatures = Self.number(value) != 0
      case .strokeWidth: style.strokeWidth = Self.number(value) ?? 0
      case .strokeColor: style.strokeColor = (value as? UIColor)?.cgColor
      case .underlineStyle: style.underline = Self.decoration(value, attributes[.underlineColor])
      case .strikethroughStyle: style.strikethrough = Self.decoration(value, attributes[.strikethroughColor])
      case .writingDirection:
        style.embeddings = ((value as? [Any]) ?? []).compactMap {
          Self.number($0).flatMap { TextEmbedding(rawValue: Int($0)) }
        }
      case .textEffect:
        if attributes[.shadow] == nil, Self.isLetterpress(value) { style.shadow = Self.letterpress }
      case .expansion:
        if let number = Self.number(value), number != 0 {
          style.font = style.font.stretched(by: exp(min(max(number, -3), 3)))
        }
      case .shadow:
        guard let shadow = value as? NSShadow, let color = shadow.shadowColor as? UIColor else { break }
        style.shadow = TextShadow(
          offset: shadow.shadowOffset, blurRadius: shadow.shadowBlurRadius, color: color.cgColor)
      default: break
      }
    }
  }

  private static func isLetterpress(_ value: Any) -> Bool {
    let name = value as? String ?? (value as? NSAttributedString.TextEffectStyle)?.rawValue
    return name == NSAttributedString.TextEffectStyle.letterpressStyle.rawValue
  }
  /// The light edge below letters that are pressed into their ground; not measured.
  private static let letterpress = TextShadow(
    offset: CGSize(width: 0, height: 1), blurRadius: 0, color: CGColor(gray: 1, alpha: 0.55))

  /// The line of an `NSUnderlineStyle` in a colour; nil where it is none.
  static func decoration(_ value: Any?, _ color: Any?) -> TextDecoration? {
    let bits = lineBits(value)
    guard bits & 0x0F != 0 else { return nil }
    var result = TextDecoration()
    result.lines = bits & 0x0F == NSUnderlineStyle.double.rawValue ? 2 : 1
    result.isThick = bits & 0x0F == NSUnderlineStyle.thick.rawValue
    result.pattern = TextDecoration.Pattern(rawValue: bits >> 8 & 0x07) ?? .solid
    result.byWord = bits & NSUnderlineStyle.byWord.rawValue != 0
    result.color = (color as? UIColor)?.cgColor
    return result
  }

  /// The bits of a line's `NSUnderlineStyle`; none for what is no style and no number.
  static func lineBits(_ value: Any?) -> Int {
    (value as? NSUnderlineStyle)?.rawValue ?? number(value).flatMap { Int(exactly: $0) } ?? 0
  }

  /// A number of any type; nil for anything else and for what is not finite.
  static func number(_ value: Any?) -> CGFloat? {
    let number: CGFloat? =
      switch value {
      case let value as CGFloat: value
      case let value as Int: CGFloat(value)
      case let value as Float: CGFloat(value)
      case let value as NSNumber: CGFloat(value.doubleValue)
      default: nil
      }
    return number.flatMap { $0.isFinite ? $0 : nil }
  }
}
