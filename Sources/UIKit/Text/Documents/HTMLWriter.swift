internal import CoreGraphics
internal import Foundation

/// A writer that converts attributed text to HTML: paragraphs become `<p>`, runs `<span>` with a style, and
/// links `<a>`.
enum HTMLWriter {
  static func write(_ text: NSAttributedString) -> String {
    let string = text.string as NSString
    var body = "", place = 0
    while place < string.length {
      let whole = string.paragraphRange(for: NSRange(location: place, length: 0))
      let attributes = text.attributes(at: whole.location, effectiveRange: nil)
      body += "<p\(style(paragraph(attributes[.paragraphStyle] as? NSParagraphStyle)))>"
      text.enumerateAttributes(in: whole) { attributes, range, _ in
        body += piece(
          string.substring(with: range).trimmingCharacters(in: CharacterSet(charactersIn: "\r\n")), attributes
        )
      }
      body += "</p>\n"
      place = NSMaxRange(whole)
    }
    return """
      <!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN" "http://www.w3.org/TR/html4/strict.dtd">
      <html>
      <head>
      <meta http-equiv="Content-Type" content="text/html; charset=UTF-8">
      <meta http-equiv="Content-Style-Type" content="text/css">
      <title></title>
      </head>
      <body>
      \(body)</body>
      </html>

      """
  }

  private static func style(_ declarations: [String]) -> String {
    declarations.isEmpty ? "" : " style=\"\(declarations.joined(separator: "; "))\""
  }

  private static func points(_ value: CGFloat) -> String { String(format: "%.1fpx", Double(value)) }

  private static func paragraph(_ style: NSParagraphStyle?) -> [String] {
    let style = style ?? .default
    let sides: [NSTextAlignment: String] = [
      .left: "left", .center: "center", .right: "right", .justified: "justify",
    ]
    var result = [
      "margin: \(points(style.paragraphSpacingBefore)) 0.0px \(points(style.paragraphSpacing)) \(points(style.headIndent))"
    ]
    if style.firstLineHeadIndent != style.headIndent {
      result.append("text-indent: \(points(style.firstLineHeadIndent - style.headIndent))")
    }
    if let side = sides[style.alignment] { result.append("text-align: \(side)") }
    if style.maximumLineHeight > 0 {
      result.append("line-height: \(points(style.maximumLineHeight))")
    } else if style.lineHeightMultiple > 0 {
      result.append("line-height: \(style.lineHeightMultiple)")
    }
    if style.baseWritingDirection == .rightToLeft { result.append("direction: rtl") }
    return result
  }

  private static func piece(_ text: String, _ attributes: [NSAttributedString.Key: Any]) -> String {
    guard !text.isEmpty else { return "" }
    var declarations: [String] = []
    if let font = UIFont.of(attributes[.font]) {
      let traits = font.fontDescriptor.symbolicTraits
      let family = font.familyName.hasPrefix(".") ? "-apple-system" : font.familyName
      declarations += ["font-family: '\(family)'", "font-size: \(points(font.pointSize))"]
      if traits.contains(.traitBold) { declarations.append("font-weight: bold") }
      if traits.contains(.traitItalic) { declarations.append("font-style: italic") }
    }
    if let color = attributes[.foregroundColor] as? UIColor { declarations.append("color: \(css(color))") }
    if let color = attributes[.backgroundColor] as? UIColor {
      declarations.append("background-color: \(css(color))")
    }
    var lines: [String] = []
    if AttributedText.lineBits(attributes[.underlineStyle]) != 0 { lines.append("underline") }
    if AttributedText.lineBits(attributes[.strikethroughStyle]) != 0 { lines.append("line-through") }
    if !lines.isEmpty { declarations.append("text-decoration: \(lines.joined(separator: " "))") }
    if let kern = AttributedText.number(attributes[.kern]), kern != 0 {
      declarations.append("letter-spacing: \(points(kern))")
    }
    if let raised = AttributedText.number(attributes[.baselineOffset]), raised != 0 {
      declarations.append("vertical-align: \(points(raised))")
    }
    let inner = HTMLEntities.encoded(text).replacingOccurrences(of: "\u{2028}", with: "<br>")
      .replacingOccurrences(of: "\t", with: "<span style=\"white-space: pre\">\t</span>")
    let span = "<span\(style(declarations))>\(inner)</span>"
    guard let link = attributes[.link].map({ "\($0)" }) else { return span }
    return "<a href=\"\(HTMLEntities.encoded(link))\">\(span)</a>"
  }

  private static func css(_ color: UIColor) -> String {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let channels = [red, green, blue].map { Int((min(max($0, 0), 1) * 255).rounded()) }
    return alpha < 1
      ? "rgba(\(channels[0]), \(channels[1]), \(channels[2]), \(String(format: "%.2f", Double(alpha))))"
      : String(format: "#%02x%02x%02x", channels[0], channels[1], channels[2])
  }
}
