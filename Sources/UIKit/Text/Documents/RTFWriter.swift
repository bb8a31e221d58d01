internal import CoreGraphics
internal import Foundation

/// A writer that converts attributed text to RTF: characters, their attributes, paragraphs and links.
struct RTFWriter {
  private var fonts: [String] = [], colors: [[Int]] = []

  static func write(_ text: NSAttributedString) -> String {
    var writer = RTFWriter()
    let body = writer.body(text)
    let fonts = writer.fonts.enumerated().map { "\\f\($0.offset)\\fnil\\fcharset0 \($0.element);" }.joined()
    let colors = writer.colors.map { "\\red\($0[0])\\green\($0[1])\\blue\($0[2]);" }.joined()
    return "{\\rtf1\\ansi\\ansicpg1252\n{\\fonttbl\(fonts)}\n{\\colortbl;\(colors)}\n\(body)}"
  }

  private mutating func body(_ text: NSAttributedString) -> String {
    var result = "", last: NSParagraphStyle?
    let string = text.string as NSString
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      // The control words of a paragraph precede its first run.
      var start = range.location
      while start < NSMaxRange(range) {
        let paragraph = string.paragraphRange(for: NSRange(location: start, length: 0))
        let end = min(NSMaxRange(paragraph), NSMaxRange(range))
        let style = attributes[.paragraphStyle] as? NSParagraphStyle ?? .default
        if start == paragraph.location || last == nil, style != last {
          result += Self.controls(style)
          last = style
        }
        result += piece(string.substring(with: NSRange(location: start, length: end - start)), attributes)
        start = end
      }
    }
    return result
  }

  private mutating func piece(_ text: String, _ attributes: [NSAttributedString.Key: Any]) -> String {
    let font = UIFont.of(attributes[.font]) ?? UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)
    var controls = "\\f\(number(of: font))"
    let traits = font.fontDescriptor.symbolicTraits
    if traits.contains(.traitBold) { controls += "\\b" }
    if traits.contains(.traitItalic) { controls += "\\i" }
    controls += "\\fs\(Int((font.pointSize * 2).rounded()))"
    if let color = attributes[.foregroundColor] as? UIColor { controls += "\\cf\(number(of: color))" }
    if let color = attributes[.backgroundColor] as? UIColor { controls += "\\cb\(number(of: color))" }
    let underline = AttributedText.lineBits(attributes[.underlineStyle])
    if underline != 0 { controls += underline == NSUnderlineStyle.double.rawValue ? "\\uldb" : "\\ul" }
    if AttributedText.lineBits(attributes[.strikethroughStyle]) != 0 { controls += "\\strike" }
    if let raised = AttributedText.number(attributes[.baselineOffset]), raised != 0 {
      let half = Int((raised * 2).rounded())
      controls += half > 0 ? "\\up\(half)" : "\\dn\(-half)"
    }
    if let kern = AttributedText.number(attributes[.kern]), kern != 0 {
      controls += "\\expndtw\(Int((kern * 20).rounded()))"
    }
    let group = "{\(controls) \(Self.escaped(text))}"
    guard let link = attributes[.link].map({ "\($0)" }) else { return group }
    return "{\\field{\\*\\fldinst{HYPERLINK \"\(Self.escaped(link))\"}}{\\fldrslt \(group)}}"
  }

  private mutating func number(of font: UIFont) -> Int {
    if let known = fonts.firstIndex(of: font.fontName) { return known }
    fonts.append(font.fontName)
    return fonts.count - 1
  }

  private mutating func number(of color: UIColor) -> Int {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let channels = [red, green, blue].map { Int((min(max($0, 0), 1) * 255).rounded()) }
    if let known = colors.firstIndex(of: channels) { return known + 1 }
    colors.append(channels)
    return colors.count
  }

  private static func controls(_ style: NSParagraphStyle) -> String {
    func twips(_ points: CGFloat) -> Int { Int((points * 20).rounded()) }
    let sides: [NSTextAlignment: String] = [
      .left: "\\ql", .center: "\\qc", .right: "\\qr", .justified: "\\qj",
    ]
    var result = "\\pard" + style.tabStops.map { "\\tx\(twips($0.location))" }.joined()
    if style.headIndent != 0 { result += "\\li\(twips(style.headIndent))" }
    if style.firstLineHeadIndent != style.headIndent {
      result += "\\fi\(twips(style.firstLineHeadIndent - style.headIndent))"
    }
    if style.tailIndent < 0 { result += "\\ri\(twips(-style.tailIndent))" }
    if style.lineHeightMultiple > 0 {
      result += "\\sl\(Int((style.lineHeightMultiple * 240).rounded()))\\slmult1"
    } else if style.maximumLineHeight > 0 {
      result += "\\sl\(twips(-style.maximumLineHeight))"
    } else if style.minimumLineHeight > 0 {
      result += "\\sl\(twips(style.minimumLineHeight))"
    }
    if style.lineSpacing > 0 { result += "\\slleading\(twips(style.lineSpacing))" }
    if style.paragraphSpacingBefore > 0 { result += "\\sb\(twips(style.paragraphSpacingBefore))" }
    if style.paragraphSpacing > 0 { result += "\\sa\(twips(style.paragraphSpacing))" }
    if style.baseWritingDirection == .rightToLeft { result += "\\rtlpar" }
    return result + (sides[style.alignment] ?? "") + "\n"
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for unit in text.utf16 {
      switch unit {
      case 0x5C: result += "\\\\"
      case 0x7B: result += "\\{"
      case 0x7D: result += "\\}"
      case 0x0A: result += "\\par\n"
      case 0x09: result += "\\tab "
      case 0x2028: result += "\\line "
      case 0x20..<0x7F: result += String(decoding: [unit], as: UTF16.self)
      default: result += "\\uc0\\u\(Int16(bitPattern: unit)) "
      }
    }
    return result
  }
}
