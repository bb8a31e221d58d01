public import CoreGraphics
internal import CoreText
public import Foundation

/// A description of a font by attributes, from which a font can be made.
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

  /// The attributes that do not choose the font but change it, which it keeps.
  var settings: [AttributeName: Any] {
    extra.isEmpty
      ? extra : extra.filter { [.featureSettings, .cascadeList, .fixedAdvance, .matrix].contains($0.key) }
  }

  /// The font that the attributes describe; what names no known font describes the system font.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let described = UIFontDescriptor.resolve(attributes, from: .system(SystemFontFace()), size: 0)
    self.init(
      face: described.face, size: described.size, textStyle: described.textStyle, extra: attributes)
  }

  /// The font of a PostScript name at a size.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  /// The font of a PostScript name, its glyphs transformed; see `matrix`.
  public convenience init(name fontName: String, matrix: CGAffineTransform) {
    self.init(fontAttributes: [.name: fontName, .matrix: NSValue(cgAffineTransform: matrix)])
  }

  /// A description from an archive, or nil where it holds none.
  public required init?(coder: NSCoder) {
    guard let (attributes, face, size, textStyle) = Self.read(from: coder) else { return nil }
    (extra, self.face, self.size, self.textStyle) = (attributes, face, size, textStyle)
    super.init()
  }

  /// Writes the description to an archive.
  open func encode(with coder: NSCoder) { write(to: coder) }

  /// True: an archive of a description holds nothing but names and numbers.
  open class var supportsSecureCoding: Bool { true }

  /// The PostScript name of the font described.
  open var postscriptName: String { FontRequest(face: face, size: size).postScriptName }

  /// The size in points; 0 when the attributes leave it open.
  open var pointSize: CGFloat { size }

  /// The transform of glyphs, y up; the identity where the attributes say none.
  ///
  /// - Note: Fonts follow its widths and its slant alone.
  open var matrix: CGAffineTransform {
    (extra[.matrix] as? NSValue)?.cgAffineTransformValue ?? extra[.matrix] as? CGAffineTransform ?? .identity
  }

  /// What the descriptor says, by attribute; the size is an `NSNumber`, which reads as any number.
  open var fontAttributes: [AttributeName: Any] {
    var result = extra
    result[.name] = postscriptName
    if size > 0 { result[.size] = NSNumber(value: Double(size)) }
    if let textStyle { result[.textStyle] = NSString(string: textStyle.rawValue) }
    return result
  }

  /// The value of an attribute, or nil.
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

  /// The traits as a set: bold from semibold on, italic, condensed or expanded, one advance.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if face.weight.rawValue >= SystemFontWeight.semibold.rawValue { traits.insert(.traitBold) }
    if face.italic { traits.insert(.traitItalic) }
    if width != 0 { traits.insert(width < 0 ? .traitCondensed : .traitExpanded) }
    if face.isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// This font and no other, since a description leads to one font here.
  open func matchingFontDescriptors(withMandatoryKeys keys: Set<AttributeName>?) -> [UIFontDescriptor] {
    [self]
  }

  /// The description with attributes added or replaced.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    let described = UIFontDescriptor.resolve(attributes, from: face, size: size)
    return UIFontDescriptor(
      face: described.face, size: described.size, textStyle: described.textStyle ?? textStyle,
      extra: extra.merging(attributes) { $1 })
  }

  /// The same font at another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(face: face, size: newPointSize, textStyle: textStyle, extra: extra)
  }

  /// The same font with its glyphs transformed.
  open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor {
    addingAttributes([.matrix: NSValue(cgAffineTransform: matrix)])
  }

  /// The same description with another family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }

  /// The same family with another face, such as "Bold Italic".
  open func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }

  /// The same font with these traits and no others, or nil when the family has none such.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    // A text style that is bold stays so, since it is matched again by its name.
    let keepsWeight = textStyle == .headline && face.weight.rawValue >= SystemFontWeight.semibold.rawValue
    let styled = face.with(
      bold: keepsWeight || symbolicTraits.contains(.traitBold), italic: symbolicTraits.contains(.traitItalic),
      boldWeight: textStyle == nil ? .bold : .semibold)
    return styled.map {
      UIFontDescriptor(
        face: $0.with(width: symbolicTraits, unless: width), size: size, textStyle: textStyle, extra: extra)
    }
  }

  /// The system font of the same size and weight in another design, or nil for a named font.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard case .system(var system) = face else { return nil }
    system.design = design.system
    return UIFontDescriptor(face: .system(system), size: size, textStyle: textStyle, extra: extra)
  }

  /// The description of a text style's font at the preferred text size.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The description of a text style's font at the preferred text size of traits.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// The descriptor itself, since descriptors do not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the other object describes the same font at the same size, transformed in the same way.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return other.face == face && other.size == size && other.matrix == matrix
  }

  /// Equal for equal descriptors.
  open override var hash: Int { FontRequest(face: face, size: size).hashValue }

  /// The font described; a size of 0 means the descriptor's own. At the sizes of a text style its lines are
  /// as far apart as that style's.
  func ctFont(size pointSize: CGFloat) -> CTFont {
    var font = CTFont.font(FontRequest(face: face, size: pointSize > 0 ? pointSize : size))
    if case .system = face, let textStyle { font = DynamicType.of(textStyle).leaded(font) }
    return matrix == .identity ? font : font.transformed(by: matrix)
  }
}
