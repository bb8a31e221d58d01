public import CoreGraphics
public import CoreImage
internal import CoreText
public import Foundation

/// A colour that views and drawing use.
///
/// It is one of three things: a fixed colour in a colour space, a pattern made of a repeated image, or a
/// dynamic colour that becomes a fixed one under given traits. A colour never changes and may be used on
/// any thread.
open class UIColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let header = AttributeValueHeader()
  /// What the colour is made of. Never changes once the colour is made.
  private(set) final var kind: Kind

  enum Kind {
    case fixed(CGColor)
    case pattern(UIImage, CGColor)
    case dynamic(name: String?, (UITraitCollection) -> UIColor)
    /// A dynamic colour with another opacity.
    case faded(UIColor, alpha: CGFloat)
  }

  /// Transparent black, which stands for no colour.
  public override init() {
    kind = .fixed(.sRGB(0, 0, 0, 0))
    super.init()
  }

  /// No initialiser that a class elsewhere would have to override to inherit the others.
  convenience init(kind: Kind) {
    self.init()
    self.kind = kind
  }

  /// A fixed colour in sRGB; components outside 0...1 stand for colours outside sRGB.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    kind = .fixed(.sRGB(red, green, blue, alpha))
    super.init()
  }

  /// A fixed gray with sRGB's tone curve: 0 is black, 1 is white.
  public init(white: CGFloat, alpha: CGFloat) {
    kind = .fixed(.gray(white, alpha))
    super.init()
  }

  /// A fixed colour in sRGB from hue, saturation and brightness in 0...1; the hue goes round at 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let rgb = HueColor(hue: hue, saturation: saturation, brightness: brightness).rgb
    kind = .fixed(.sRGB(rgb.red, rgb.green, rgb.blue, alpha))
    super.init()
  }

  /// A fixed colour in Display P3.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    kind = .fixed(.displayP3(red, green, blue, alpha))
    super.init()
  }

  /// A fixed colour in the space of the Core Graphics colour.
  public init(cgColor: CGColor) {
    kind = .fixed(cgColor)
    super.init()
  }

  /// A fixed colour of Core Image; one of sRGB is then of extended sRGB, as others made of such components.
  public init(ciColor: CIColor) {
    let isStandard = ciColor.colorSpace == .standard
    kind = .fixed(
      isStandard ? .sRGB(ciColor.red, ciColor.green, ciColor.blue, ciColor.alpha) : CGColor(ciColor))
    super.init()
  }

  /// A colour that paints with copies of an image, side by side from the origin.
  public init(patternImage image: UIImage) {
    kind = .pattern(image, image.patternColor)
    super.init()
  }

  /// A colour that the block chooses by the traits under which it is used.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    kind = .dynamic(name: nil, dynamicProvider)
    super.init()
  }

  /// The colour of a name in the main bundle's asset catalogs, or nil where there is none.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// The colour of a name in a bundle's asset catalogs, or nil where there is none.
  ///
  /// With traits the colour is the fixed one for them, without it stays dynamic.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let color = UIColor.asset(named: name, in: bundle ?? .program) else { return nil }
    self.init(kind: traitCollection.map { color.resolvedColor(with: $0) }?.kind ?? color.kind)
  }

  /// The colour that a colour literal stands for, in sRGB.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// A colour from an archive, or nil where it holds none.
  public required init?(coder: NSCoder) {
    guard let kind = UIColor.kind(from: coder) else { return nil }
    self.kind = kind
    super.init()
  }

  /// Writes the colour to an archive: a system colour as its name, others as components.
  open func encode(with coder: NSCoder) { write(to: coder) }

  /// True: an archive of a colour holds nothing but strings and numbers.
  open class var supportsSecureCoding: Bool { true }

  /// The colour that this one is under the traits, as a fixed one.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    resolve(traitCollection, depth: 0)
  }

  /// The Core Graphics colour, of a dynamic colour the one for `UITraitCollection.current`.
  ///
  /// Of a pattern it is a pattern colour, whose components in sRGB are the image's average.
  open var cgColor: CGColor { fixedColor }

  /// The colour in Core Image, of a dynamic colour the one for
  /// `UITraitCollection.current`, of a pattern its average.
  ///
  /// - Note: Apple's raises an exception for a colour that was not made from one of Core Image.
  open var ciColor: CIColor { CIColor(color: self) }

  /// The same colour with another opacity; of a dynamic colour it stays dynamic, of a pattern it is the
  /// pattern.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { replacingAlpha(alpha) }

  /// Writes red, green, blue in sRGB and the opacity; false where the colour has no components.
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

  /// Writes hue, saturation, brightness in sRGB and the opacity; false where the colour has no components.
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

  /// Writes the gray of the same luminance and the opacity; false where the colour has no components.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let color = components else { return false }
    white?.pointee = cgColor.grayTone
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  /// Makes the colour the one with which the current context fills and strokes.
  open func set() {
    setFill()
    setStroke()
  }

  /// Makes the colour the one with which the current context fills.
  open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Makes the colour the one with which the current context strokes.
  open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  /// The colour itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the other object is a colour of the same space and components, of the same name, of the same
  /// image, or of an equal dynamic colour with the same opacity.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return self === other || hasSameKind(as: other)
  }

  /// Equal for equal colours.
  open override var hash: Int {
    switch kind {
    case .fixed(let color): color.hashValue
    case .pattern(let image, _): image.hash
    case .dynamic(let name?, _): name.hashValue
    case .dynamic(nil, _): ObjectIdentifier(self).hashValue
    case .faded(let base, let alpha): base.hash ^ alpha.hashValue
    }
  }

  /// The colour space and the components, or the name.
  open override var description: String { printedForm }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// The type of a colour literal.
public typealias _ColorLiteralType = UIColor
