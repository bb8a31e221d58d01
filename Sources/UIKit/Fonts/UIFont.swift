internal import CoreGraphics
public import CoreText
public import Foundation

/// A font at a size.
///
/// Fonts are immutable, and fonts created by equal requests are equal. Metrics are in points; `descender` is
/// negative.
open class UIFont: CTFont, NSCopying, NSSecureCoding, @unchecked Sendable {
  // Unchecked because of two properties: `settings` contains values of any type, but they are only read, and
  // `scaling` is set before the font is shared.

  /// The font used for measuring and drawing.
  package final var ctFont: CTFont { base }
  /// The text style for which the font was created, or nil.
  package final let textStyle: TextStyle?
  /// The attributes of the descriptor beyond name, size and style, such as features. Constant.
  private let settings: [UIFontDescriptor.AttributeName: Any]
  /// The scaling of a font created by font metrics. Set before the font is shared.
  final var scaling: Scaling?

  /// The scaling of a font with the preferred content size.
  struct Scaling {
    let style: TextStyle
    let font: UIFont
    /// The maximum size in points, or 0 if there is none.
    let largest: CGFloat
  }

  /// Creates a font from a Core Text font.
  package init(_ ctFont: CTFont, textStyle: TextStyle? = nil) {
    (self.textStyle, settings) = (textStyle, [:])
    super.init(sharing: ctFont)
  }

  /// Creates the system font with the default size.
  public convenience init() { self.init(.system(size: UIFont.systemFontSize)) }

  /// Creates a font from a PostScript or family name. Returns nil if there is none.
  ///
  /// A font of iOS has its original metrics, where they are known, and is drawn with a similar free font.
  /// Other names are looked up among the fonts of the machine.
  public init?(name fontName: String, size fontSize: CGFloat) {
    guard let font = CTFont.forName(fontName, size: fontSize) else { return nil }
    (textStyle, settings) = (nil, [:])
    super.init(sharing: font)
  }

  /// Creates a font from a descriptor. A size of 0 means that of the descriptor.
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    textStyle = descriptor.textStyle
    settings = descriptor.settings
    super.init(sharing: descriptor.ctFont(size: pointSize))
  }

  /// Creates a font from an archive. Returns nil if the archive contains none. A font of another machine is
  /// identified by its name.
  public required init?(coder: NSCoder) {
    guard let (font, descriptor) = Self.read(from: coder) else { return nil }
    (textStyle, settings) = (descriptor.textStyle, descriptor.settings)
    super.init(sharing: font)
  }

  /// Writes the font to an archive.
  open func encode(with coder: NSCoder) { write(to: coder) }

  /// A Boolean value that indicates whether the class supports secure coding: `true`, because an archived
  /// font contains only names and numbers.
  open class var supportsSecureCoding: Bool { true }

  /// Returns the system font with the regular weight.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(.system(size: fontSize)) }

  /// Returns the system font with a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.system))
  }

  /// Returns the system font with a weight and width. The widths are not measured.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    var face = SystemFontFace(weight: weight.system)
    face.width = width.rawValue
    return UIFont(.font(FontRequest(face: .system(face), size: fontSize)))
  }

  /// Returns the bold system font.
  ///
  /// On iOS this is semibold: `.SFUI-Semibold`. Text widths in pictures of iOS 18 and an earlier version
  /// confirm this.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.system(size: fontSize, weight: .semibold))
  }

  /// Returns the italic system font.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.system(size: fontSize, italic: true))
  }

  /// Returns the monospaced system font with a weight.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.system, design: .monospaced))
  }

  /// Returns the system font with a weight, in which all digits have the width of the 0.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.system, monospacedDigits: true))
  }

  /// Returns the font of a text style for the preferred content size.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font of a text style for the preferred content size of traits. Nil means the current traits.
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    preferredFont(forTextStyle: style, rank: DynamicType.rank(traitCollection))
  }

  /// The names of the font families of iOS, sorted.
  open class var familyNames: [String] { CTFont.families }

  /// Returns the PostScript names of a family's fonts, or an empty array for an unknown family.
  open class func fontNames(forFamilyName familyName: String) -> [String] {
    CTFont.fontNames(ofFamily: familyName)
  }

  /// The font size of labels: 17 points.
  open class var labelFontSize: CGFloat { 17 }
  /// The font size of buttons: 18 points.
  open class var buttonFontSize: CGFloat { 18 }
  /// The font size of small system text: 12 points.
  open class var smallSystemFontSize: CGFloat { 12 }
  /// The font size of system text: 14 points.
  open class var systemFontSize: CGFloat { 14 }

  /// The family name of the font.
  open var familyName: String { ctFont.family }
  /// The PostScript name of the font.
  open var fontName: String { ctFont.name }
  /// The size of the font in points.
  open var pointSize: CGFloat { ctFont.size }
  /// The distance of the tallest glyphs' top from the baseline.
  open var ascender: CGFloat { ctFont.metrics.ascent }
  /// The distance of the deepest glyphs' bottom from the baseline, which is negative.
  open var descender: CGFloat { -ctFont.metrics.descent }
  /// The height of capital letters with a flat top.
  open var capHeight: CGFloat { ctFont.metrics.capHeight }
  /// The height of lowercase letters with a flat top.
  open var xHeight: CGFloat { ctFont.metrics.xHeight }
  /// The height of a line of text. Not rounded.
  open var lineHeight: CGFloat { ctFont.metrics.ascent + ctFont.metrics.descent }
  /// The space between lines that the font specifies.
  open var leading: CGFloat { ctFont.metrics.leading }

  /// Returns the font with another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    settings.isEmpty
      ? UIFont(ctFont.sized(fontSize)) : UIFont(descriptor: fontDescriptor.withSize(fontSize), size: 0)
  }

  /// The descriptor of the font.
  open var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(ctFont, textStyle: textStyle, settings: settings)
  }

  /// Returns the font itself, because fonts are immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns a Boolean value that indicates whether an object is a font created by an equal request. A Core
  /// Text font counts as having no further attributes.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return settings.isEmpty && super.isEqual(object) }
    guard other !== self else { return true }
    guard other.request == request else { return false }
    return settings.isEmpty && other.settings.isEmpty
      || NSDictionary(dictionary: settings).isEqual(other.settings)
  }

  /// A description in the format of iOS: the name as that of a family, whether the font is bold or italic,
  /// and the size.
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

  /// Returns the font in an attribute's value, which may be a Core Text font, or nil for other values.
  static func of(_ value: Any?) -> UIFont? { value as? UIFont ?? (value as? CTFont).map { UIFont($0) } }

  /// Returns the font of a text style for one of the twelve content size categories; 0 is the smallest.
  static func preferredFont(forTextStyle style: TextStyle, rank: Int) -> UIFont {
    let sizes = DynamicType.of(style)
    let font = CTFont.system(size: sizes.pointSizes[rank], weight: sizes.weight)
    return UIFont(sizes.leaded(font), textStyle: style)
  }

  /// Returns the system font of controls for a style.
  ///
  /// - Parameters:
  ///   - style: The style with which the font scales.
  ///   - size: The size for the default content size category.
  ///   - traits: The traits with the preferred category.
  /// - Returns: The font.
  static func system(_ style: TextStyle, size: CGFloat, for traits: UITraitCollection) -> UIFont {
    let sizes = DynamicType.of(style).pointSizes
    guard sizes[DynamicType.largeRank] == size else {
      return UIFontMetrics(forTextStyle: style).scaledFont(
        for: .systemFont(ofSize: size), compatibleWith: traits)
    }
    return UIFont(.system(size: sizes[DynamicType.rank(traits)]), textStyle: style)
  }

  /// Returns the font for the preferred content size of traits.
  ///
  /// The result is the font itself if it belongs to no text style and was not created by font metrics, or if
  /// it has an explicit size.
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
      // The font of a control does not have the line height of the style.
      return UIFont(ctFont.sized(sizes[rank]), textStyle: textStyle)
    }
    return UIFont(descriptor: descriptor.withSize(sizes[rank]), size: 0)
  }
}
