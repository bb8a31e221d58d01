internal import CoreGraphics
internal import CoreText
public import Foundation

/// The immutable formatting of a paragraph.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding,
  @unchecked Sendable
{
  /// A set of rules for line breaking.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The raw bits of the rules.
    public let rawValue: Int
    /// Creates rules from raw bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A rule that prevents a last line with a single short word.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// A rule that prevents line breaks within Korean words.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// The rules of the system's own labels.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  private let header = AttributeValueHeader()
  // Written by mutable subclasses. As on iOS, callers must not share a style between threads while changing
  // it.
  var values = ParagraphValues()

  /// Creates a style with default values.
  public override init() { super.init() }

  init(values: ParagraphValues) {
    self.values = values
    super.init()
  }

  /// Creates a style from an archive. Values missing from the archive have their defaults.
  public required init?(coder: NSCoder) {
    values = ParagraphValues(from: coder)
    super.init()
  }

  /// Writes the style to an archive.
  open func encode(with coder: NSCoder) { write(to: coder) }

  /// A Boolean value that indicates whether the class supports secure coding: `true`, because an archived
  /// style contains only numbers, tab stops and lists.
  open class var supportsSecureCoding: Bool { true }

  /// The default style.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Returns the writing direction of a language.
  ///
  /// - Parameter languageName: A language code, such as "ar". A nil or unknown code means left to right.
  /// - Returns: The writing direction.
  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    let code = languageName.map { $0.prefix { $0 != "-" && $0 != "_" }.lowercased() } ?? ""
    return ["ar", "he", "fa", "ur", "yi", "ps", "dv", "ckb", "sd", "ug"].contains(code)
      ? .rightToLeft : .leftToRight
  }

  /// The space between the lines of the paragraph, in points. Negative values count as 0.
  open var lineSpacing: CGFloat { values.core.lineSpacing }
  /// The space after the paragraph, in points. Never negative.
  open var paragraphSpacing: CGFloat { values.core.paragraphSpacing }
  /// The alignment of lines.
  open var alignment: NSTextAlignment { values.alignment }
  /// The indentation of lines from the leading edge, in points.
  open var headIndent: CGFloat { values.core.headIndent }
  /// The end of lines, in points: measured from the leading edge if positive, from the trailing edge
  /// otherwise.
  open var tailIndent: CGFloat { values.core.tailIndent }
  /// The indentation of the first line from the leading edge, in points.
  open var firstLineHeadIndent: CGFloat { values.core.firstLineHeadIndent }
  /// The minimum height of lines, in points.
  open var minimumLineHeight: CGFloat { values.core.minimumLineHeight }
  /// The maximum height of lines, in points; 0 means no limit.
  open var maximumLineHeight: CGFloat { values.core.maximumLineHeight }
  /// The treatment of lines that do not fit.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The base writing direction of the paragraph.
  open var baseWritingDirection: NSWritingDirection { values.direction }
  /// The factor that line heights are multiplied by; 0 means no change.
  open var lineHeightMultiple: CGFloat { values.core.lineHeightMultiple }
  /// The space before the paragraph, in points, unless it is the first one.
  open var paragraphSpacingBefore: CGFloat { values.core.paragraphSpacingBefore }
  /// The share of a line's width below which words are hyphenated to fill the line, from 0 to 1; 0 disables
  /// hyphenation.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// A Boolean value that indicates whether words are hyphenated wherever that fills lines better.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// The tab stops. The default is twelve stops, 28 points apart.
  open var tabStops: [NSTextTab] { values.tabStops }
  /// The text lists that contain the paragraph, the outermost first.
  open var textLists: [NSTextList] { values.textLists }
  /// The distance between tab stops after the last one in `tabStops`, in points; 0 means none.
  open var defaultTabInterval: CGFloat { values.core.defaultTabInterval }
  /// A Boolean value that indicates whether letters move closer together before text is truncated, for lines
  /// up to 5 % too wide.
  open var allowsDefaultTighteningForTruncation: Bool { values.tightens }
  /// The rules for line breaking.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }

  /// Returns an immutable style with the same values.
  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values: values) }

  /// Returns a mutable style with the same values.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values: values) }

  /// Returns a Boolean value that indicates whether an object is a paragraph style with the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return other === self || other.values == values
  }

  /// The hash value, which is the same for equal styles.
  open override var hash: Int { values.hashValue }
}

/// The values of a paragraph style.
struct ParagraphValues: Hashable, Sendable {
  var core = ParagraphStyle()
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var direction = NSWritingDirection.natural
  var hyphenationFactor: Float = 0
  var usesDefaultHyphenation = false
  var tabStops = NSTextTab.defaults
  var textLists: [NSTextList] = []
  var tightens = false
  var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []

  /// The style in the form that the typesetter uses.
  var paragraph: ParagraphStyle {
    var style = core
    style.alignment = TextAlignment(rawValue: alignment.rawValue) ?? .natural
    style.lineBreakMode = LineBreakMode(rawValue: lineBreakMode.rawValue) ?? .wordWrapping
    style.pushesOut = lineBreakStrategy.contains(.pushOut)
    style.keepsKoreanWords =
      lineBreakStrategy.contains(.hangulWordPriority) && SystemRelease.current >= .iOS14
    style.tightens = tightens
    style.hyphenation = usesDefaultHyphenation ? 1 : CGFloat(min(hyphenationFactor, 1))
    style.direction = WritingDirection(rawValue: direction.rawValue) ?? .natural
    style.tabStops = tabStops.map {
      TabStop(
        $0.location, TextAlignment(rawValue: $0.alignment.rawValue) ?? .natural,
        terminators: $0.options[.columnTerminators] as? CharacterSet)
    }
    return style
  }
}

/// A position at which the text after a tab is aligned by its left, centre or right, measured from the
/// leading edge of the region.
open class NSTextTab: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  // All properties are constant, and the options are values such as `CharacterSet`.
  /// A key for an option of a tab stop.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The key's name in Apple's archives and dictionaries.
    public let rawValue: String
    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The characters that end a column as a tab does, a `CharacterSet`.
    ///
    /// The text before the first of them has its right edge or centre at the tab stop. With the result of
    /// `columnTerminators(for:)`, decimal points align.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// The part of the text that is aligned at the tab stop.
  public let alignment: NSTextAlignment
  /// The position of the tab stop, in points.
  public let location: CGFloat
  /// The options of the tab stop.
  public let options: [OptionKey: Any]

  /// Creates a tab stop at a position.
  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]
  ) {
    (self.alignment, location, self.options) = (alignment, loc, options)
    super.init()
  }

  /// Creates a tab stop from an archive.
  public required init?(coder: NSCoder) {
    location = coder.figure(at: "NSLocation") ?? 0
    alignment = coder.choice(at: "NSAlignment") ?? .natural
    options = Self.options(from: coder)
    super.init()
  }

  /// Writes the tab stop to an archive.
  open func encode(with coder: NSCoder) { write(to: coder) }

  /// A Boolean value that indicates whether the class supports secure coding: `true`, because an archived tab
  /// stop contains only numbers and character sets.
  open class var supportsSecureCoding: Bool { true }

  /// Returns the decimal separator of a locale, or a full stop if the locale is nil.
  open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: aLocale?.decimalSeparator ?? ".")
  }

  static let defaults: [NSTextTab] = (1...12).map {
    NSTextTab(textAlignment: .left, location: CGFloat($0) * 28)
  }

  /// Returns the tab stop itself, because tab stops are immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns a Boolean value that indicates whether an object is a tab stop with the same position, alignment
  /// and terminators.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.location == location && other.alignment == alignment
      && other.options[.columnTerminators] as? CharacterSet == options[.columnTerminators] as? CharacterSet
  }

  /// The hash value, which is the same for equal tab stops.
  open override var hash: Int { location.hashValue }
}
