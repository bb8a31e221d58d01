public import CoreGraphics
public import Foundation

// The attributes of strings. Names are those of UIKit's attributes if they mean the same.

/// An attributed string.
public typealias CFAttributedString = NSAttributedString
/// A mutable attributed string.
public typealias CFMutableAttributedString = NSMutableAttributedString

/// The font, a `CTFont` or `UIFont`. The default is Helvetica 12.
public let kCTFontAttributeName: CFString = "NSFont"
/// The colour of the glyphs, a `CGColor`. The default is black.
public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
/// The space after every character in points, a number. 0 disables the font's kerning.
public let kCTKernAttributeName: CFString = "NSKern"
/// The space after every character in points, a number. The font's kerning applies.
public let kCTTrackingAttributeName: CFString = "CTTracking"
/// A number that determines whether letters form ligatures. The default is 1.
public let kCTLigatureAttributeName: CFString = "NSLigature"
/// The style of the paragraph, a `CTParagraphStyle` or `NSParagraphStyle`.
public let kCTParagraphStyleAttributeName: CFString = "NSParagraphStyle"
/// The underline, a number with the value of a `CTUnderlineStyle`.
public let kCTUnderlineStyleAttributeName: CFString = "NSUnderline"
/// The colour of the underline, a `CGColor`.
public let kCTUnderlineColorAttributeName: CFString = "CTUnderlineColor"
/// The stroke width in percent of the font size, a number. With a positive width the glyphs are not filled.
public let kCTStrokeWidthAttributeName: CFString = "NSStrokeWidth"
/// The stroke colour, a `CGColor`.
public let kCTStrokeColorAttributeName: CFString = "CTStrokeColor"
/// The offset of the baseline upwards in points, a number.
public let kCTBaselineOffsetAttributeName: CFString = "NSBaselineOffset"
/// A Boolean value that determines whether glyphs use the fill colour of the context.
public let kCTForegroundColorFromContextAttributeName: CFString = "CTForegroundColorFromContext"
/// A number, 1 for superscript and -1 for subscript. No effect: not implemented.
public let kCTSuperscriptAttributeName: CFString = "NSSuperScript"
/// The colour behind the text, a `CGColor`.
public let kCTBackgroundColorAttributeName: CFString = "CTBackgroundColor"
/// Stored only. The language of the text, a tag such as `de`. It affects neither the choice of glyphs nor
/// line breaks.
public let kCTLanguageAttributeName: CFString = "NSLanguage"

extension ShapedText {
  /// Creates shaped text from a string with Core Text's or equivalent UIKit attributes, and returns it with
  /// these attributes.
  ///
  /// - Parameters:
  ///   - string: The string.
  ///   - isOneLine: Pass `true` to treat line breaks as characters without width.
  /// - Returns: The shaped text and its attributes.
  static func of(
    _ string: NSAttributedString, isOneLine: Bool = false
  ) -> (text: ShapedText, attributes: SourceAttributes) {
    var runs: [TextRun] = [], source = SourceAttributes()
    let units = string.string.utf16.map { isOneLine && CharacterClass.isNewline($0) ? 0x1F : $0 }
    let text = String(decoding: units, as: UTF16.self) as NSString
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { attributes, range, _ in
      var own = text.substring(with: range)
      let delegate = attributes[NSAttributedString.Key(kCTRunDelegateAttributeName)] as? CTRunDelegate
      if delegate != nil {  // Whatever the characters are, each is a room.
        own = String(decoding: own.utf16.map { CharacterClass.isNewline($0) ? $0 : 0xFFFC }, as: UTF16.self)
      }
      runs.append(TextRun(own, attributes, delegate))
      source.runs.append((NSMaxRange(range), attributes))
    }
    return (of(runs), source)
  }
}

/// The attributes of a string that lines were created from, by index.
///
/// The string itself would be memory that is never freed; see `StyledText`.
struct SourceAttributes: @unchecked Sendable {
  // Unchecked: the values are only passed on.

  /// The end of each run, in ascending order, and its attributes.
  var runs: [(end: Int, attributes: [NSAttributedString.Key: Any])] = []

  /// The attributes of the character at an index, or none beyond the last.
  subscript(place: Int) -> [NSAttributedString.Key: Any] {
    let run = runs.firstPlace { $0.end > place }
    return run < runs.count ? runs[run].attributes : [:]
  }
}

extension TextRun {
  fileprivate init(
    _ text: String, _ attributes: [NSAttributedString.Key: Any], _ delegate: CTRunDelegate?
  ) {
    func value(_ names: CFString...) -> Any? {
      names.lazy.compactMap { attributes[NSAttributedString.Key($0)] }.first
    }
    func number(_ name: CFString) -> CGFloat? {
      let found: CGFloat? =
        switch value(name) {
        case let value as CGFloat: value
        case let value as Int: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
      return found.flatMap { $0.isFinite ? $0 : nil }
    }
    func color(_ names: CFString...) -> CGColor? {
      for name in names {
        if let value = value(name) as? CGColor { return value }
        if let value = value(name) as? any TextAttribute, let color = value.colorOfText { return color }
      }
      return nil
    }
    if number(kCTSuperscriptAttributeName) ?? 0 != 0 { notYet("kCTSuperscriptAttributeName") }
    let font = (value(kCTFontAttributeName) as? CTFont)?.base
    var style = TextStyle(
      font: font ?? CTFont.named("Helvetica", size: 12) ?? .system(size: 12),
      color: color(kCTForegroundColorAttributeName, "NSColor") ?? .black)
    style.takesContextColor =
      value(kCTForegroundColorFromContextAttributeName) as? Bool
      ?? ((number(kCTForegroundColorFromContextAttributeName) ?? 0) != 0)
    style.kern =
      number(kCTKernAttributeName) ?? number(kCTTrackingAttributeName).flatMap { $0 == 0 ? nil : $0 }
    style.ligatures = number(kCTLigatureAttributeName) != 0
    style.baselineOffset = number(kCTBaselineOffsetAttributeName) ?? 0
    style.strokeWidth = number(kCTStrokeWidthAttributeName) ?? 0
    style.strokeColor = color(kCTStrokeColorAttributeName, "NSStrokeColor")
    style.background = color(kCTBackgroundColorAttributeName, "NSBackgroundColor")
    if let bits = number(kCTUnderlineStyleAttributeName).map({ Int($0) }), bits & 0x0F != 0 {
      var line = TextDecoration()
      line.lines = bits & 0x0F == 9 ? 2 : 1
      line.isThick = bits & 0x0F == 2
      line.pattern = TextDecoration.Pattern(rawValue: bits >> 8 & 7) ?? .solid
      line.color = color(kCTUnderlineColorAttributeName, "NSUnderlineColor")
      style.underline = line
    }
    style.attachment = delegate
    let paragraph = value(kCTParagraphStyleAttributeName)
    self.init(
      text, style: style,
      paragraph: (paragraph as? CTParagraphStyle)?.style ?? (paragraph as? any TextAttribute)?.paragraphOfText
        ?? ParagraphStyle())
  }
}

/// The style of a paragraph.
public final class CTParagraphStyle: Sendable {
  let style: ParagraphStyle
  init(_ style: ParagraphStyle) { self.style = style }
}

/// The horizontal alignments of lines.
public enum CTTextAlignment: UInt8, Sendable { case left, right, center, justified, natural }
/// The handling of lines that do not fit.
public enum CTLineBreakMode: UInt8, Sendable {
  /// `byWordWrapping` is the default. The three truncating modes replace the beginning, the end or the middle
  /// with an ellipsis.
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
/// The settings of a paragraph style.
public enum CTParagraphStyleSpecifier: UInt32, Sendable {
  /// The values of alignment, line break mode and direction are one byte. Lengths are `CGFloat`s in points;
  /// the line height multiple is a `CGFloat` without a unit.
  case alignment = 0, firstLineHeadIndent = 1, headIndent = 2, tailIndent = 3, tabStops = 4,
    defaultTabInterval = 5
  /// The limits of a line's height are in points, 0 for none. `lineSpacing` is added below each line.
  case lineBreakMode = 6, lineHeightMultiple = 7, maximumLineHeight = 8, minimumLineHeight = 9, lineSpacing =
    10
  /// The spacing above and below paragraphs in points; negative values count as 0. `maximumLineSpacing` has
  /// no effect.
  case paragraphSpacing = 11, paragraphSpacingBefore = 12, baseWritingDirection = 13, maximumLineSpacing = 14
  /// `lineSpacingAdjustment` is treated as `lineSpacing`. `minimumLineSpacing` has no effect.
  case minimumLineSpacing = 15, lineSpacingAdjustment = 16
}
/// A setting of a paragraph style: its kind and a pointer to its value.
public struct CTParagraphStyleSetting {
  /// The kind of setting, which determines the type of the value.
  public var spec: CTParagraphStyleSpecifier
  /// The size of the value in bytes: 1 for alignment, line break mode and direction, 8 for the others.
  public var valueSize: Int
  /// A pointer to the value, which is read only while the style is created.
  public var value: UnsafeRawPointer
  /// Creates a setting whose value must stay at its address until the style has been created.
  public init(spec: CTParagraphStyleSpecifier, valueSize: Int, value: UnsafeRawPointer) {
    (self.spec, self.valueSize, self.value) = (spec, valueSize, value)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Creates a paragraph style from settings. Settings whose value is too small, tab stops and the limits of
/// line spacing are ignored.
public func CTParagraphStyleCreate(
  _ settings: UnsafePointer<CTParagraphStyleSetting>?, _ settingCount: Int
) -> CTParagraphStyle {
  var style = ParagraphStyle()
  for index in 0..<max(0, settings == nil ? 0 : settingCount) {
    guard let setting = settings?[index] else { continue }
    let byte: UInt8? = setting.valueSize >= 1 ? setting.value.load(as: UInt8.self) : nil
    let length: CGFloat? =
      setting.valueSize >= MemoryLayout<CGFloat>.size ? setting.value.loadUnaligned(as: CGFloat.self) : nil
    switch (setting.spec, byte, length) {
    case (.alignment, let byte?, _):
      style.alignment = [.left, .right, .center, .justified, .natural][Int(min(byte, 4))]
    case (.lineBreakMode, let byte?, _):
      style.lineBreakMode = LineBreakMode(rawValue: Int(byte)) ?? .wordWrapping
    case (.baseWritingDirection, let byte?, _):
      style.direction = WritingDirection(rawValue: Int(Int8(bitPattern: byte))) ?? .natural
    case (.firstLineHeadIndent, _, let length?): style.firstLineHeadIndent = length
    case (.headIndent, _, let length?): style.headIndent = length
    case (.tailIndent, _, let length?): style.tailIndent = length
    case (.defaultTabInterval, _, let length?): style.defaultTabInterval = length
    case (.lineHeightMultiple, _, let length?): style.lineHeightMultiple = length
    case (.maximumLineHeight, _, let length?): style.maximumLineHeight = length
    case (.minimumLineHeight, _, let length?): style.minimumLineHeight = length
    case (.lineSpacing, _, let length?), (.lineSpacingAdjustment, _, let length?):
      style.lineSpacing = max(0, length)
    case (.paragraphSpacing, _, let length?): style.paragraphSpacing = max(0, length)
    case (.paragraphSpacingBefore, _, let length?): style.paragraphSpacingBefore = max(0, length)
    default: break
    }
  }
  return CTParagraphStyle(style)
}
