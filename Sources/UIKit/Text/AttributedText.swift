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

  /// A plain string, ready to be set.
  package convenience init(
    _ string: String, font: UIFont, color: UIColor = .black, paragraph: NSParagraphStyle? = nil
  ) {
    self.init([AttributedText(font: font, color: color, paragraph: paragraph, scale: 1).run(string, [:])])
  }

  /// A string with attributes for all of it, ready to be set; one that was shaped before where it is kept.
  static func of(_ string: String, attributes: [NSAttributedString.Key: Any]?) -> ShapedText {
    of([AttributedText(font: nil, color: .black, paragraph: nil, scale: 1).run(string, attributes ?? [:])])
  }

  /// An attributed string whose sizes are multiplied by `scale`, ready to be set; one that was shaped before where it is kept.
  static func of(_ string: NSAttributedString, scale: CGFloat) -> ShapedText {
    of(AttributedText(font: nil, color: .black, paragraph: nil, scale: scale).runs(string))
  }
}

/// What attributes mean, and what holds where they are silent.
struct AttributedText {
  var font: UIFont?
  var color: UIColor
  var paragraph: NSParagraphStyle?
  var scale: CGFloat

  /// The runs of a string.
  func runs(_ string: NSAttributedString) -> [TextRun] {
    var runs: [TextRun] = []
    let text = string.string as NSString
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { attributes, range, _ in
      runs.append(run(text.substring(with: range), attributes))
    }
    return runs
  }

  /// A run of text with attributes; values of a wrong type are ignored.
  func run(_ text: String, _ attributes: [NSAttributedString.Key: Any]) -> TextRun {
    let named = (attributes[.font] as? UIFont ?? font)?.ctFont ?? Self.defaultFont
    let sized = scale == 1 ? named : named.withSize(named.size * scale)
    var style = TextStyle(font: sized, color: (attributes[.foregroundColor] as? UIColor ?? color).cgColor)
    if !attributes.isEmpty { apply(attributes, to: &style) }
    let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle ?? paragraph
    return TextRun(text, style: style, paragraph: paragraph?.values.paragraph ?? Self.defaultParagraph)
  }

  private static var defaultFont: CTFont { CTFont.named("Helvetica", size: 12) ?? .system(size: 12) }
  private static let defaultParagraph = ParagraphValues().paragraph

  private func apply(_ attributes: [NSAttributedString.Key: Any], to style: inout TextStyle) {
    style.background = (attributes[.backgroundColor] as? UIColor)?.cgColor
    style.kern = number(attributes[.kern])
    if style.kern == nil, let tracking = number(attributes[.tracking]), tracking != 0 {
      style.kern = tracking
    }
    style.baselineOffset = number(attributes[.baselineOffset]) ?? 0
    style.obliqueness = number(attributes[.obliqueness]) ?? 0
    style.ligatures = number(attributes[.ligature]) != 0
    style.strokeWidth = number(attributes[.strokeWidth]) ?? 0
    style.strokeColor = (attributes[.strokeColor] as? UIColor)?.cgColor
    style.underline = decoration(attributes[.underlineStyle], attributes[.underlineColor])
    style.strikethrough = decoration(attributes[.strikethroughStyle], attributes[.strikethroughColor])
    style.attachment = attributes[.attachment] as? NSTextAttachment
    if let shadow = attributes[.shadow] as? NSShadow {
      let color = shadow.shadowColor as? UIColor ?? UIColor(white: 0, alpha: 1.0 / 3)
      style.shadow = TextShadow(
        offset: shadow.shadowOffset, blurRadius: shadow.shadowBlurRadius, color: color.cgColor)
    }
  }

  private func decoration(_ value: Any?, _ color: Any?) -> TextDecoration? {
    let bits = (value as? NSUnderlineStyle)?.rawValue ?? number(value).map { Int($0) } ?? 0
    guard bits & 0x0F != 0 else { return nil }
    var result = TextDecoration()
    result.lines = bits & 0x0F == NSUnderlineStyle.double.rawValue ? 2 : 1
    result.isThick = bits & 0x0F == NSUnderlineStyle.thick.rawValue
    result.pattern = TextDecoration.Pattern(rawValue: bits >> 8 & 0x07) ?? .solid
    result.byWord = bits & NSUnderlineStyle.byWord.rawValue != 0
    result.color = (color as? UIColor)?.cgColor
    return result
  }

  /// A number of any type; nil for anything else and for what is not finite.
  private func number(_ value: Any?) -> CGFloat? {
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
