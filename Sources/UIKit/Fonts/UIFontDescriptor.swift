public import CoreGraphics
internal import CoreText
public import Foundation

/// A collection of attributes that describes a font, from which fonts can be created.
open class UIFontDescriptor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  // Immutable: the attributes are values that are only read.

  let face: FontRequest.Face
  let textStyle: UIFont.TextStyle?
  private let extra: [AttributeName: Any]
  private let size: CGFloat

  init(
    face: FontRequest.Face, size: CGFloat, textStyle: UIFont.TextStyle? = nil,
    extra: [AttributeName: Any] = [:]
  ) {
    (self.face, self.size, self.textStyle, self.extra) = (face, size, textStyle, extra)
    super.init()
  }

  convenience init(_ font: CTFont, textStyle: UIFont.TextStyle?, settings: [AttributeName: Any]) {
    self.init(face: font.request.face, size: font.size, textStyle: textStyle, extra: settings)
  }

  /// The attributes that do not select the font but modify it.
  var settings: [AttributeName: Any] {
    extra.isEmpty
      ? extra : extra.filter { [.featureSettings, .cascadeList, .fixedAdvance, .matrix].contains($0.key) }
  }

  /// Creates a descriptor from attributes. Without the name of a known font, it describes the system font.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let described = UIFontDescriptor.resolve(attributes, from: .system(SystemFontFace()), size: 0)
    self.init(
      face: described.face, size: described.size, textStyle: described.textStyle, extra: attributes)
  }

  /// Creates a descriptor of a font with a PostScript name and a size.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  /// Creates a descriptor of a font with a PostScript name and transformed glyphs; see `matrix`.
  public convenience init(name fontName: String, matrix: CGAffineTransform) {
    self.init(fontAttributes: [.name: fontName, .matrix: NSValue(cgAffineTransform: matrix)])
  }

  /// Creates a descriptor from an archive. Returns nil if the archive contains none.
  public required init?(coder: NSCoder) {
    guard let (attributes, face, size, textStyle) = Self.read(from: coder) else { return nil }
    (extra, self.face, self.size, self.textStyle) = (attributes, face, size, textStyle)
    super.init()
  }

  /// Writes the descriptor to an archive.
  open func encode(with coder: NSCoder) { write(to: coder) }

  /// A Boolean value that indicates whether the class supports secure coding: `true`, because an archived
  /// descriptor contains only names and numbers.
  open class var supportsSecureCoding: Bool { true }

  /// The PostScript name of the font.
  open var postscriptName: String { FontRequest(face: face, size: size).postScriptName }

  /// The size in points, or 0 if the attributes do not specify it.
  open var pointSize: CGFloat { size }

  /// The transform of glyphs with y pointing up. The default is the identity.
  ///
  /// - Note: Fonts apply only its horizontal scale and its slant.
  open var matrix: CGAffineTransform {
    (extra[.matrix] as? NSValue)?.cgAffineTransformValue ?? extra[.matrix] as? CGAffineTransform ?? .identity
  }

  /// The attributes of the descriptor. The size is an `NSNumber`, which can be read as any type of number.
  open var fontAttributes: [AttributeName: Any] {
    var result = extra
    result[.name] = postscriptName
    if size > 0 { result[.size] = NSNumber(value: Double(size)) }
    if let textStyle { result[.textStyle] = NSString(string: textStyle.rawValue) }
    return result
  }

  /// Returns the value of an attribute, or nil if there is none.
  open func object(forKey attribute: AttributeName) -> Any? {
    switch attribute {
    case .family: FontRequest(face: face, size: size).familyName
    case .traits: traits
    case .face: extra[.face] ?? faceName
    default: fontAttributes[attribute]
    }
  }

  private var traits: [TraitKey: Any] {
    [
      .symbolic: symbolicTraits.rawValue, .weight: UIFont.Weight(face.weight).rawValue, .width: width,
      .slant: CGFloat(face.italic ? 0.07 : 0),
    ]
  }

  private var width: CGFloat {
    if case .system(let face) = face { return face.width }
    return 0
  }

  /// The traits of the font: bold from semibold on, italic, condensed or expanded, and monospaced.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if face.weight.rawValue >= SystemFontWeight.semibold.rawValue { traits.insert(.traitBold) }
    if face.italic { traits.insert(.traitItalic) }
    if width != 0 { traits.insert(width < 0 ? .traitCondensed : .traitExpanded) }
    if face.isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// Returns an array with this descriptor, because a descriptor always describes a single font.
  open func matchingFontDescriptors(withMandatoryKeys keys: Set<AttributeName>?) -> [UIFontDescriptor] {
    [self]
  }

  /// Returns a descriptor with additional or replaced attributes.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    let described = UIFontDescriptor.resolve(attributes, from: face, size: size)
    return UIFontDescriptor(
      face: described.face, size: described.size, textStyle: described.textStyle ?? textStyle,
      extra: extra.merging(attributes) { $1 })
  }

  /// Returns a descriptor of the font with another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(face: face, size: newPointSize, textStyle: textStyle, extra: extra)
  }

  /// Returns a descriptor of the font with transformed glyphs.
  open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor {
    addingAttributes([.matrix: NSValue(cgAffineTransform: matrix)])
  }

  /// Returns a descriptor with another family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }

  /// Returns a descriptor with another face of the family, such as "Bold Italic".
  open func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }

  /// Returns a descriptor of the font with exactly the given traits, or nil if the family contains no such
  /// font.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    // A bold text style remains bold, because it is looked up by its name again.
    let keepsWeight = textStyle == .headline && face.weight.rawValue >= SystemFontWeight.semibold.rawValue
    let styled = face.with(
      bold: keepsWeight || symbolicTraits.contains(.traitBold), italic: symbolicTraits.contains(.traitItalic),
      boldWeight: textStyle == nil ? .bold : .semibold)
    return styled.map {
      UIFontDescriptor(
        face: $0.with(width: symbolicTraits, unless: width), size: size, textStyle: textStyle, extra: extra)
    }
  }

  /// Returns a descriptor of the system font in another design with the same size and weight, or nil for
  /// other fonts.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard case .system(var system) = face else { return nil }
    system.design = design.system
    return UIFontDescriptor(face: .system(system), size: size, textStyle: textStyle, extra: extra)
  }

  /// Returns the descriptor of a text style's font for the preferred content size.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// Returns the descriptor of a text style's font for the preferred content size of traits.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// Returns the descriptor itself, because descriptors are immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns a Boolean value that indicates whether an object describes the same font with the same size and
  /// transform.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return other.face == face && other.size == size && other.matrix == matrix
  }

  /// The hash value, which is the same for equal descriptors.
  open override var hash: Int { FontRequest(face: face, size: size).hashValue }

  /// Creates the font. A size of 0 means that of the descriptor. At the sizes of a text style, the font has
  /// the style's line height.
  func ctFont(size pointSize: CGFloat) -> CTFont {
    var font = CTFont.font(FontRequest(face: face, size: pointSize > 0 ? pointSize : size))
    if case .system = face, let textStyle { font = DynamicType.of(textStyle).leaded(font) }
    return matrix == .identity ? font : font.transformed(by: matrix)
  }
}
