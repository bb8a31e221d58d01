internal import CoreGraphics
internal import CoreText
public import Foundation

/// How a paragraph is set; a style never changes, unlike a mutable one.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding,
  @unchecked Sendable {
  /// Rules that lines are broken by.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int
    /// The rules of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A paragraph's last line does not consist of one short word.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Korean words stay whole.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// What the system's own labels do.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  private let header = AttributeValueHeader()
  // Mutable subclasses write here; sharing one between
  // threads while writing is the caller's mistake, as on iOS.
  var values = ParagraphValues()

  /// A style with the default values.
  public override init() { super.init() }

  init(values: ParagraphValues) {
    self.values = values
    super.init()
  }

  /// A style from an archive; what it does not hold is as in the default one.
  public required init?(coder: NSCoder) {
    values = ParagraphValues(from: coder)
    super.init()
  }

  /// Writes the style to an archive.
  open func encode(with coder: NSCoder) { write(to: coder) }

  /// True: an archive of a style holds nothing but numbers, tabs and lists.
  open class var supportsSecureCoding: Bool { true }

  /// The default style.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The direction of a language by its code, as in "ar"; that of a nil or unknown code is left to right.
  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    let code = languageName.map { $0.prefix { $0 != "-" && $0 != "_" }.lowercased() } ?? ""
    return ["ar", "he", "fa", "ur", "yi", "ps", "dv", "ckb", "sd", "ug"].contains(code)
      ? .rightToLeft : .leftToRight
  }

  /// Space between the lines of the paragraph; a negative one is none.
  open var lineSpacing: CGFloat { values.core.lineSpacing }
  /// Space after the paragraph, not negative.
  open var paragraphSpacing: CGFloat { values.core.paragraphSpacing }
  /// Which side lines keep to.
  open var alignment: NSTextAlignment { values.alignment }
  /// Where lines start, from the leading side.
  open var headIndent: CGFloat { values.core.headIndent }
  /// Where lines end: from the leading side if positive, from the trailing side otherwise.
  open var tailIndent: CGFloat { values.core.tailIndent }
  /// Where the first line starts, from the leading side.
  open var firstLineHeadIndent: CGFloat { values.core.firstLineHeadIndent }
  /// The least height of a line.
  open var minimumLineHeight: CGFloat { values.core.minimumLineHeight }
  /// The greatest height of a line; 0 is no limit.
  open var maximumLineHeight: CGFloat { values.core.maximumLineHeight }
  /// Where lines end that do not fit.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The direction of the paragraph.
  open var baseWritingDirection: NSWritingDirection { values.direction }
  /// What line heights are multiplied by; 0 leaves them alone.
  open var lineHeightMultiple: CGFloat { values.core.lineHeightMultiple }
  /// Space before the paragraph, unless it is the first.
  open var paragraphSpacingBefore: CGFloat { values.core.paragraphSpacingBefore }
  /// Words are hyphenated where a line without that would be filled by less than this share, 0…1; 0 is never.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Whether words are hyphenated wherever that helps.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// The tab stops; twelve, 28 points apart, by default.
  open var tabStops: [NSTextTab] { values.tabStops }
  /// The lists that the paragraph is an item of, the outermost first.
  open var textLists: [NSTextList] { values.textLists }
  /// The distance of tab stops after the last one; 0 means none.
  open var defaultTabInterval: CGFloat { values.core.defaultTabInterval }
  /// Whether letters move closer before text is cut, where it is up to 5 % too wide.
  open var allowsDefaultTighteningForTruncation: Bool { values.tightens }
  /// Rules that lines are broken by.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }

  /// A style with the same values.
  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values: values) }

  /// A mutable style with the same values.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values: values) }

  /// Whether the other object is a paragraph style with the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return other === self || other.values == values
  }

  /// Equal for equal styles.
  open override var hash: Int { values.hashValue }
}

/// What a paragraph style holds.
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

  /// The style as the typesetter reads it.
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

/// A place where the text behind a tab stands, from the leading
/// side of the region: its left, its centre or its right.
open class NSTextTab: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  // All is constant; options are values, as `CharacterSet` is.
  /// The name of an option of a tab.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// The option of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Characters that end a column as a tab does, a `CharacterSet`: what is before the first of them stands
    /// at the tab with its right or centre. With those of `columnTerminators(for:)` decimal points are below
    /// each other.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// Which part of the text stands at the tab.
  public let alignment: NSTextAlignment
  /// The place in points.
  public let location: CGFloat
  /// The options.
  public let options: [OptionKey: Any]

  /// A tab at a place.
  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]
  ) {
    (self.alignment, location, self.options) = (alignment, loc, options)
    super.init()
  }

  /// A tab from an archive.
  public required init?(coder: NSCoder) {
    location = coder.figure(at: "NSLocation") ?? 0
    alignment = coder.choice(at: "NSAlignment") ?? .natural
    options = Self.options(from: coder)
    super.init()
  }

  /// Writes the tab to an archive.
  open func encode(with coder: NSCoder) { write(to: coder) }

  /// True: an archive of a tab holds nothing but numbers and sets of characters.
  open class var supportsSecureCoding: Bool { true }

  /// The decimal separator of a locale; that of no locale is a point.
  open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: aLocale?.decimalSeparator ?? ".")
  }

  static let defaults: [NSTextTab] = (1...12).map {
    NSTextTab(textAlignment: .left, location: CGFloat($0) * 28)
  }

  /// The tab itself, since tabs do not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the other object is a tab at the same place with the same alignment and terminators.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.location == location && other.alignment == alignment
      && other.options[.columnTerminators] as? CharacterSet == options[.columnTerminators] as? CharacterSet
  }

  /// Equal for equal tabs.
  open override var hash: Int { location.hashValue }
}
