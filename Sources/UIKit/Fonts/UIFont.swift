internal import CoreGraphics
public import CoreText
public import Foundation

/// A font at a size.
///
/// Immutable; equal requests compare equal. All figures are in points; `descender` is negative.
open class UIFont: CTFont, NSCopying, NSSecureCoding, @unchecked Sendable {
  // Unchecked for two properties: what `settings` holds is of any type and only read here, and `scaling` is
  // set before anybody else has the font.

  /// The font that measures and draws.
  package final var ctFont: CTFont { base }
  /// The text style that the font was made for, or nil.
  package final let textStyle: TextStyle?
  /// What its descriptor says besides name, size and style, such as features. Never changes.
  private let settings: [UIFontDescriptor.AttributeName: Any]
  /// How the font was scaled, of one that metrics have made. Set before anybody else has the font.
  final var scaling: Scaling?

  /// A font of the default text size that follows the preferred one.
  struct Scaling {
    let style: TextStyle
    let font: UIFont
    /// In points; 0 for none.
    let largest: CGFloat
  }

  /// A font around a Core Text font.
  package init(_ ctFont: CTFont, textStyle: TextStyle? = nil) {
    (self.textStyle, settings) = (textStyle, [:])
    super.init(sharing: ctFont)
  }

  /// The system font of the default size.
  public convenience init() { self.init(.system(size: UIFont.systemFontSize)) }

  /// The font of a PostScript or family name, or nil when there is none.
  ///
  /// A name of iOS is measured by that font's figures, where they are known, and drawn with a free font of
  /// its kind; any other name is looked up among this machine's fonts.
  public init?(name fontName: String, size fontSize: CGFloat) {
    guard let font = CTFont.forName(fontName, size: fontSize) else { return nil }
    (textStyle, settings) = (nil, [:])
    super.init(sharing: font)
  }

  /// The font of a descriptor; a size of 0 means the descriptor's.
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    textStyle = descriptor.textStyle
    settings = descriptor.settings
    super.init(sharing: descriptor.ctFont(size: pointSize))
  }

  /// A font from an archive, or nil where it holds none; one of another machine is described by its name.
  public required init?(coder: NSCoder) {
    guard let (font, descriptor) = Self.read(from: coder) else { return nil }
    (textStyle, settings) = (descriptor.textStyle, descriptor.settings)
    super.init(sharing: font)
  }

  /// Writes the font to an archive.
  open func encode(with coder: NSCoder) { write(to: coder) }

  /// True: an archive of a font holds nothing but names and numbers.
  open class var supportsSecureCoding: Bool { true }

  /// The system font in the regular weight.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(.system(size: fontSize)) }

  /// The system font in a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.system))
  }

  /// The system font in a weight and width; how wide each is was not measured.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    var face = SystemFontFace(weight: weight.system)
    face.width = width.rawValue
    return UIFont(.font(FontRequest(face: .system(face), size: fontSize)))
  }

  /// The system font in bold, which iOS takes for semibold: `.SFUI-Semibold`. Widths in pictures of iOS 18
  /// and of an earlier one say the same.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.system(size: fontSize, weight: .semibold))
  }

  /// The system font in italics.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.system(size: fontSize, italic: true))
  }

  /// The system font of one advance, in a weight.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.system, design: .monospaced))
  }

  /// The system font whose digits are all as wide as its 0, in a weight.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.system, monospacedDigits: true))
  }

  /// The font of a text style at the preferred text size.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of a text style at the preferred text size of traits; nil means the current ones.
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    preferredFont(forTextStyle: style, rank: DynamicType.rank(traitCollection))
  }

  /// The names of the families that iOS has, sorted.
  open class var familyNames: [String] { CTFont.families }

  /// The PostScript names of a family's fonts; empty for an unknown family.
  open class func fontNames(forFamilyName familyName: String) -> [String] {
    CTFont.fontNames(ofFamily: familyName)
  }

  /// The size of labels: 17.
  open class var labelFontSize: CGFloat { 17 }
  /// The size of buttons: 18.
  open class var buttonFontSize: CGFloat { 18 }
  /// The size of small system text: 12.
  open class var smallSystemFontSize: CGFloat { 12 }
  /// The size of system text: 14.
  open class var systemFontSize: CGFloat { 14 }

  /// The name of the family.
  open var familyName: String { ctFont.family }
  /// The name in PostScript.
  open var fontName: String { ctFont.name }
  /// The size in points.
  open var pointSize: CGFloat { ctFont.size }
  /// The top of the tallest glyphs above the baseline.
  open var ascender: CGFloat { ctFont.metrics.ascent }
  /// The bottom of the deepest glyphs; negative, below the baseline.
  open var descender: CGFloat { -ctFont.metrics.descent }
  /// The height of flat capitals.
  open var capHeight: CGFloat { ctFont.metrics.capHeight }
  /// The height of flat small letters.
  open var xHeight: CGFloat { ctFont.metrics.xHeight }
  /// The height of a line of text, not rounded.
  open var lineHeight: CGFloat { ctFont.metrics.ascent + ctFont.metrics.descent }
  /// The gap that the font wants between lines.
  open var leading: CGFloat { ctFont.metrics.leading }

  /// The same font at another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    settings.isEmpty
      ? UIFont(ctFont.sized(fontSize)) : UIFont(descriptor: fontDescriptor.withSize(fontSize), size: 0)
  }

  /// What describes the font.
  open var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(ctFont, textStyle: textStyle, settings: settings)
  }

  /// The font itself, since fonts do not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the other object is a font that was asked for in the same way; one of Core Text has no settings.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return settings.isEmpty && super.isEqual(object) }
    guard other !== self else { return true }
    guard other.request == request else { return false }
    return settings.isEmpty && other.settings.isEmpty
      || NSDictionary(dictionary: settings).isEqual(other.settings)
  }

  /// What iOS prints: the name, as that of a family, whether it is bold or italic, and the size.
  open override var description: String { printedForm }
}

extension UIFont {
  private var printedForm: String {
    let address = "0x" + String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
    let traits = fontDescriptor.symbolicTraits
    let size = String(format: "%.2f", Double(pointSize))
    return "<UICTFont: \(address)> font-family: \"\(fontName)\"; "
      + "font-weight: \(traits.contains(.traitBold) ? "bold" : "normal"); "
      + "font-style: \(traits.contains(.traitItalic) ? "italic" : "normal"); font-size: \(size)pt"
  }

  /// The font that a value of an attribute is, one of Core Text included; nil for any other value.
  static func of(_ value: Any?) -> UIFont? { value as? UIFont ?? (value as? CTFont).map { UIFont($0) } }

  /// The font of a text style at one of the twelve preferred text sizes, 0 for the smallest.
  static func preferredFont(forTextStyle style: TextStyle, rank: Int) -> UIFont {
    let sizes = DynamicType.of(style)
    let font = CTFont.system(size: sizes.pointSizes[rank], weight: sizes.weight)
    return UIFont(sizes.leaded(font), textStyle: style)
  }

  /// The system font as controls have it for a style: `size` at the
  /// default text size, and following as that of the style does.
  static func system(_ style: TextStyle, size: CGFloat, for traits: UITraitCollection) -> UIFont {
    let sizes = DynamicType.of(style).pointSizes
    guard sizes[DynamicType.largeRank] == size else {
      return UIFontMetrics(forTextStyle: style).scaledFont(
        for: .systemFont(ofSize: size), compatibleWith: traits)
    }
    return UIFont(.system(size: sizes[DynamicType.rank(traits)]), textStyle: style)
  }

  /// The font at the preferred text size of traits: itself where it is neither of a text style nor made by
  /// metrics, or was given a size of its own.
  final func following(_ traits: UITraitCollection) -> UIFont {
    if let scaling {
      return UIFontMetrics(forTextStyle: scaling.style).scaledFont(
        for: scaling.font, maximumPointSize: scaling.largest, compatibleWith: traits)
    }
    guard let textStyle else { return self }
    let sizes = DynamicType.of(textStyle).pointSizes, rank = DynamicType.rank(traits)
    guard sizes.contains(pointSize), sizes[rank] != pointSize else { return self }
    let descriptor = fontDescriptor
    guard self == UIFont(descriptor: descriptor, size: 0) else {
      // A control's, which has no line distance of the style's.
      return UIFont(ctFont.sized(sizes[rank]), textStyle: textStyle)
    }
    return UIFont(descriptor: descriptor.withSize(sizes[rank]), size: 0)
  }
}
