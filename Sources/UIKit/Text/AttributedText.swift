internal import CoreGraphics
package import CoreText
package import Foundation

// Conversion of attributed strings into the typesetter's runs. All text is measured and drawn through it.

extension ShapedText {
  /// Creates shaped text from an attributed string, ready for layout.
  ///
  /// Dynamic colours are resolved with `UITraitCollection.current`. To lay out a label's text:
  ///
  ///     let shaped = ShapedText(attributedText, font: font, color: textColor)   // once per text
  ///     let layout = TextLayout(shaped, width: bounds.width, maximumLines: 2)   // once per width
  ///     layout.roundedSize(scale: 3)                                           // whole pixels, as in UIKit
  ///     layout.draw(in: context, at: origin)                                   // y points down
  ///
  /// - Parameters:
  ///   - string: The attributed string.
  ///   - font: The font of text without one; nil means Helvetica 12.
  ///   - color: The colour of text without one.
  ///   - paragraph: The paragraph style of text without one.
  ///   - scale: The factor that all font sizes are multiplied by.
  package convenience init(
    _ string: NSAttributedString, font: UIFont? = nil, color: UIColor = .black,
    paragraph: NSParagraphStyle? = nil,
    scale: CGFloat = 1
  ) {
    self.init(AttributedText(font: font, color: color, paragraph: paragraph, scale: scale).runs(string))
  }

  /// Creates shaped text from an attributed string whose attachments are given the available space.
  convenience init(_ string: NSAttributedString, in room: AttachmentRoom) {
    self.init(AttributedText(font: nil, color: .black, paragraph: nil, scale: 1, room: room).runs(string))
  }
}

/// The interpretation of attributes, and the defaults for attributes that a string does not set.
struct AttributedText {
  var font: UIFont?
  var color: UIColor
  var paragraph: NSParagraphStyle?
  var scale: CGFloat
  var room = AttachmentRoom()

  /// Creates the interpretation used for strings drawn on their own, with all font sizes multiplied by a
  /// factor.
  static func bare(_ scale: CGFloat) -> AttributedText {
    AttributedText(font: nil, color: .black, paragraph: nil, scale: scale)
  }

  /// Creates the runs of a string, calling `see` with the attributes of each.
  func runs(
    _ string: NSAttributedString, see: ([NSAttributedString.Key: Any]) -> Void = { _ in }
  ) -> [TextRun] {
    var runs: [TextRun] = []
    let whole = string.string, length = string.length
    string.enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      see(attributes)
      // Most strings have a single run.
      runs.append(
        run(
          range.length == length ? whole : (whole as NSString).substring(with: range), attributes,
          at: range.location))
    }
    return runs
  }

  /// Creates a run of text with attributes, located at an offset in the whole text. Values of a wrong type
  /// are ignored.
  func run(_ text: String, _ attributes: [NSAttributedString.Key: Any], at place: Int = 0) -> TextRun {
    var attributes = attributes
    if attributes[.link] != nil {
      // Links always look like this in labels and drawn strings, whatever other attributes say; text views
      // have their own link attributes.
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

  /// Applies the attributes that are present: most texts have two or three of the fifteen.
  private func apply(_ attributes: [NSAttributedString.Key: Any], to style: inout TextStyle) {
    for (key, value) in attributes {
      switch key {
      case .font, .foregroundColor, .paragraphStyle: break
      case .backgroundColor: style.background = (value as? UIColor)?.cgColor
      case .kern: style.kern = Self.number(value) ?? style.kern
      case .tracking:
        // Kerning takes precedence over tracking.
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
  /// The light edge below letterpress text. The values are not measured.
  private static let letterpress = TextShadow(
    offset: CGSize(width: 0, height: 1), blurRadius: 0, color: CGColor(gray: 1, alpha: 0.55))

  /// Converts an `NSUnderlineStyle` and a colour into a text decoration.
  ///
  /// - Returns: The decoration, or nil if the style has no line.
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

  /// Returns the bits of an `NSUnderlineStyle`, or 0 if the value is neither a style nor a number.
  static func lineBits(_ value: Any?) -> Int {
    (value as? NSUnderlineStyle)?.rawValue ?? number(value).flatMap { Int(exactly: $0) } ?? 0
  }

  /// Converts a number of any type.
  ///
  /// - Returns: The number, or nil if the value is not a number or not finite.
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
