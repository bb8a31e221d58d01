public import CoreGraphics
public import CoreImage
internal import CoreText
public import Foundation

/// A colour for views and drawing.
///
/// A colour is one of three kinds: a fixed colour in a colour space, a pattern of a repeated image, or a
/// dynamic colour that resolves to another colour for given traits. Colours are immutable and may be used on
/// any thread.
open class UIColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let header = AttributeValueHeader()
  /// The kind of the colour with its values. Constant once the colour is initialized.
  private(set) final var kind: Kind

  enum Kind {
    case fixed(CGColor)
    case pattern(UIImage, CGColor)
    case dynamic(name: String?, (UITraitCollection) -> UIColor)
    /// A dynamic colour with another opacity.
    case faded(UIColor, alpha: CGFloat)
  }

  /// Creates transparent black, which represents no colour.
  public override init() {
    kind = .fixed(.sRGB(0, 0, 0, 0))
    super.init()
  }

  /// A convenience initializer, so that subclasses need not override it to inherit the others.
  convenience init(kind: Kind) {
    self.init()
    self.kind = kind
  }

  /// Creates a fixed colour in extended sRGB. Components outside 0…1 are colours outside the sRGB range.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    kind = .fixed(.sRGB(red, green, blue, alpha))
    super.init()
  }

  /// Creates a fixed grey with the tone curve of sRGB, from 0 (black) to 1 (white).
  public init(white: CGFloat, alpha: CGFloat) {
    kind = .fixed(.gray(white, alpha))
    super.init()
  }

  /// Creates a fixed sRGB colour from hue, saturation and brightness, each from 0 to 1. The hue is periodic.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let rgb = HueColor(hue: hue, saturation: saturation, brightness: brightness).rgb
    kind = .fixed(.sRGB(rgb.red, rgb.green, rgb.blue, alpha))
    super.init()
  }

  /// Creates a fixed colour in Display P3.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    kind = .fixed(.displayP3(red, green, blue, alpha))
    super.init()
  }

  /// Creates a fixed colour in the colour space of a Core Graphics colour.
  public init(cgColor: CGColor) {
    kind = .fixed(cgColor)
    super.init()
  }

  /// Creates a fixed colour from a Core Image colour. An sRGB colour becomes an extended sRGB colour, like
  /// others that are created from components.
  public init(ciColor: CIColor) {
    let isStandard = ciColor.colorSpace == .standard
    kind = .fixed(
      isStandard ? .sRGB(ciColor.red, ciColor.green, ciColor.blue, ciColor.alpha) : CGColor(ciColor))
    super.init()
  }

  /// Creates a colour that paints with copies of an image, beginning at the origin.
  public init(patternImage image: UIImage) {
    kind = .pattern(image, image.patternColor)
    super.init()
  }

  /// Creates a dynamic colour that a block provides for the traits in use.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    kind = .dynamic(name: nil, dynamicProvider)
    super.init()
  }

  /// Creates a colour from the main bundle's asset catalogs. Returns nil if there is none with the name.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// Creates a colour from a bundle's asset catalogs. Returns nil if there is none with the name.
  ///
  /// With traits, the colour is resolved for them; otherwise it may be dynamic.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let color = UIColor.asset(named: name, in: bundle ?? .program) else { return nil }
    self.init(kind: traitCollection.map { color.resolvedColor(with: $0) }?.kind ?? color.kind)
  }

  /// Creates the sRGB colour of a colour literal.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Creates a colour from an archive. Returns nil if the archive contains none.
  public required init?(coder: NSCoder) {
    guard let kind = UIColor.kind(from: coder) else { return nil }
    self.kind = kind
    super.init()
  }

  /// Writes the colour to an archive: a system colour as its name, other colours as their components.
  open func encode(with coder: NSCoder) { write(to: coder) }

  /// A Boolean value that indicates whether the class supports secure coding: `true`, because an archived
  /// colour contains only strings and numbers.
  open class var supportsSecureCoding: Bool { true }

  /// Returns the fixed colour that this one resolves to for the given traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    resolve(traitCollection, depth: 0)
  }

  /// The Core Graphics colour. A dynamic colour is resolved with `UITraitCollection.current`.
  ///
  /// For a pattern, it is a pattern colour whose sRGB components are the image's average.
  open var cgColor: CGColor { fixedColor }

  /// The Core Image colour. A dynamic colour is resolved with `UITraitCollection.current`, and a pattern
  /// becomes its average colour.
  ///
  /// - Note: Apple's property raises an exception unless the colour was created from a Core Image colour.
  open var ciColor: CIColor { CIColor(color: self) }

  /// Returns the colour with another opacity. A dynamic colour remains dynamic, and a pattern is returned
  /// unchanged.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { replacingAlpha(alpha) }

  /// Returns the red, green and blue components in sRGB, and the opacity.
  ///
  /// - Returns: `false` if the colour has no components.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let color = components else { return false }
    red?.pointee = CGFloat(color.red)
    green?.pointee = CGFloat(color.green)
    blue?.pointee = CGFloat(color.blue)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  /// Returns hue, saturation and brightness in sRGB, and the opacity.
  ///
  /// - Returns: `false` if the colour has no components.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let color = components else { return false }
    let hsb = HueColor(red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue))
    hue?.pointee = hsb.hue
    saturation?.pointee = hsb.saturation
    brightness?.pointee = hsb.brightness
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  /// Returns the tone of the grey with the same luminance, and the opacity.
  ///
  /// - Returns: `false` if the colour has no components.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let color = components else { return false }
    white?.pointee = cgColor.grayTone
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  /// Sets the fill and stroke colours of the current context to the colour.
  open func set() {
    setFill()
    setStroke()
  }

  /// Sets the fill colour of the current context to the colour.
  open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Sets the stroke colour of the current context to the colour.
  open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  /// Returns the colour itself, because colours are immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns a Boolean value that indicates whether an object is an equal colour: one with the same space and
  /// components, the same name, the same image, or an equal dynamic colour and opacity.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return self === other || hasSameKind(as: other)
  }

  /// The hash value, which is the same for equal colours.
  open override var hash: Int {
    switch kind {
    case .fixed(let color): color.hashValue
    case .pattern(let image, _): image.hash
    case .dynamic(let name?, _): name.hashValue
    case .dynamic(nil, _): ObjectIdentifier(self).hashValue
    case .faded(let base, let alpha): base.hash ^ alpha.hashValue
    }
  }

  /// A description with the colour space and the components, or the name.
  open override var description: String { printedForm }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// The type of a colour literal.
public typealias _ColorLiteralType = UIColor
