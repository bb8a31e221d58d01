public import CoreGraphics
public import Foundation

// What a string's attributes mean here. Names are those of UIKit's attributes where they mean the same.

/// A string with attributes.
public typealias CFAttributedString = NSAttributedString
/// A string with attributes that can be changed.
public typealias CFMutableAttributedString = NSMutableAttributedString

/// The font, a `CTFont` or `UIFont`; Helvetica 12 without it.
public let kCTFontAttributeName: CFString = "NSFont"
/// The colour of the glyphs, a `CGColor`; black without it.
public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
/// Space after every character in points, a number; 0 switches the font's kerning off.
public let kCTKernAttributeName: CFString = "NSKern"
/// Space after every character in points, a number; the font's kerning stays.
public let kCTTrackingAttributeName: CFString = "CTTracking"
/// Whether letters join into ligatures, a number; 1 without it.
public let kCTLigatureAttributeName: CFString = "NSLigature"
/// How the paragraph is set, a `CTParagraphStyle` or `NSParagraphStyle`.
public let kCTParagraphStyleAttributeName: CFString = "NSParagraphStyle"
/// A line below the text, a `CTUnderlineStyle` as a number.
public let kCTUnderlineStyleAttributeName: CFString = "NSUnderline"
/// The colour of the line below the text, a `CGColor`.
public let kCTUnderlineColorAttributeName: CFString = "CTUnderlineColor"
/// Thickness of the outline in percent of the font size, a number: positive leaves the glyphs hollow.
public let kCTStrokeWidthAttributeName: CFString = "NSStrokeWidth"
/// The colour of the outline, a `CGColor`.
public let kCTStrokeColorAttributeName: CFString = "CTStrokeColor"
/// How far the baseline is raised in points, a number.
public let kCTBaselineOffsetAttributeName: CFString = "NSBaselineOffset"
/// Whether glyphs take the fill colour of the context that they are drawn in, a Boolean.
public let kCTForegroundColorFromContextAttributeName: CFString = "CTForegroundColorFromContext"
/// Above the line where it is 1, below it where it is -1, a number. Not followed yet.
public let kCTSuperscriptAttributeName: CFString = "NSSuperScript"
/// The colour behind the text, a `CGColor`.
public let kCTBackgroundColorAttributeName: CFString = "CTBackgroundColor"
/// The language of the text, a tag such as `de`. Kept for the app: letters are chosen and lines broken as in
/// any language.
public let kCTLanguageAttributeName: CFString = "NSLanguage"

extension ShapedText {
  /// A string with attributes of Core Text, or those of UIKit that mean the same, and these attributes.
  ///
  /// - Parameter isOneLine: Whether line breaks are characters without width.
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

/// The attributes of a string that was made lines of, by place.
///
/// A string in its place would be memory that is never freed; see `StyledText`.
struct SourceAttributes: @unchecked Sendable {
  // Unchecked: the values are only handed on.

  /// Where each run ends, ascending, and what it has.
  var runs: [(end: Int, attributes: [NSAttributedString.Key: Any])] = []

  /// What the character at a place has; nothing behind the last.
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

/// How a paragraph is set.
public final class CTParagraphStyle: Sendable {
  let style: ParagraphStyle
  init(_ style: ParagraphStyle) { self.style = style }
}

/// Which side lines keep to.
public enum CTTextAlignment: UInt8, Sendable { case left, right, center, justified, natural }
/// Where lines end that do not fit.
public enum CTLineBreakMode: UInt8, Sendable {
  /// `byWordWrapping` is what paragraphs have unless set. The three that truncate put an ellipsis in place of
  /// the beginning, the end or the middle.
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
/// What a setting of a paragraph style is about.
public enum CTParagraphStyleSpecifier: UInt32, Sendable {
  /// The values of alignment, line break mode and direction are a byte; lengths are `CGFloat`s in points,
  /// the multiple of the line height one without a unit.
  case alignment = 0, firstLineHeadIndent = 1, headIndent = 2, tailIndent = 3, tabStops = 4,
    defaultTabInterval = 5
  /// The limits of a line's height are points, 0 for none; `lineSpacing` is what is added below each line.
  case lineBreakMode = 6, lineHeightMultiple = 7, maximumLineHeight = 8, minimumLineHeight = 9, lineSpacing =
    10
  /// Points above and below paragraphs; below 0 counts as 0. `maximumLineSpacing` has no effect.
  case paragraphSpacing = 11, paragraphSpacingBefore = 12, baseWritingDirection = 13, maximumLineSpacing = 14
  /// `lineSpacingAdjustment` counts as `lineSpacing`; `minimumLineSpacing` has no effect.
  case minimumLineSpacing = 15, lineSpacingAdjustment = 16
}
/// A setting of a paragraph style: what it is about, and where its value lies.
public struct CTParagraphStyleSetting {
  /// What the value is about, and so of which type it has to be.
  public var spec: CTParagraphStyleSpecifier
  /// How many bytes lie at `value`: 1 for alignment, line break mode and direction, 8 for the others.
  public var valueSize: Int
  /// Read as the style is made, and not kept.
  public var value: UnsafeRawPointer
  /// A setting whose value lies at an address, which must stay there until the style is made.
  public init(spec: CTParagraphStyleSpecifier, valueSize: Int, value: UnsafeRawPointer) {
    (self.spec, self.valueSize, self.value) = (spec, valueSize, value)
  }
}

/// A paragraph style of settings; those whose value is shorter than what they are about, tab stops and line
/// spacing's limits are left out.
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
