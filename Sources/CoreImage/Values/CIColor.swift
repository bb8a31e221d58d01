public import CoreGraphics
public import Foundation

/// An immutable colour for filters: the unpremultiplied components of an RGB colour space.
open class CIColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  // All of it is constant: the values are written before the colour is complete and are freed with it.

  /// The colour space of the components.
  public let colorSpace: CGColorSpace
  /// The components, alpha last. The pointer is valid for the lifetime of the colour.
  public let components: UnsafePointer<CGFloat>
  private var values: UnsafeBufferPointer<CGFloat> { UnsafeBufferPointer(start: components, count: 4) }

  private init(values: [CGFloat], space: CGColorSpace) {
    let numbers = UnsafeMutablePointer<CGFloat>.allocate(capacity: values.count)
    numbers.initialize(from: values.map { $0.isNaN ? 0 : $0 }, count: values.count)
    components = UnsafePointer(numbers)
    colorSpace = space
    super.init()
  }

  deinit { components.deallocate() }

  /// Creates a colour from a Core Graphics colour, which is converted to sRGB if it is not RGB.
  public convenience init(cgColor: CGColor) {
    if let space = cgColor.colorSpace, space.model == .rgb, let components = cgColor.components,
      components.count == 4
    {
      self.init(values: components, space: space)
    } else {
      let color = cgColor.srgb
      self.init(
        values: [color.red, color.green, color.blue, color.alpha].map { CGFloat($0) }, space: .standard)
    }
  }

  /// Creates an opaque colour in sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(values: [red, green, blue, 1], space: .standard)
  }

  /// Creates a colour in sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(values: [red, green, blue, alpha], space: .standard)
  }

  /// Creates an opaque colour in a colour space; `nil` if that is not RGB.
  public convenience init?(red: CGFloat, green: CGFloat, blue: CGFloat, colorSpace: CGColorSpace) {
    self.init(red: red, green: green, blue: blue, alpha: 1, colorSpace: colorSpace)
  }

  /// Creates a colour in a colour space; `nil` if that is not RGB.
  public convenience init?(
    red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, colorSpace: CGColorSpace
  ) {
    guard colorSpace.model == .rgb else { return nil }
    self.init(values: [red, green, blue, alpha], space: colorSpace)
  }

  /// Creates a colour from a string of three or four numbers separated by spaces, such as `0.5 0.7 0.3 1`. A
  /// missing component is 0, a missing alpha 1.
  public convenience init(string representation: String) {
    let found = CIVector(string: representation)
    let opacity = found.count > 3 ? found.w : 1
    self.init(red: found.x, green: found.y, blue: found.z, alpha: opacity)
  }

  /// Creates a colour from an archive; `nil` if the archive contains none.
  public required convenience init?(coder: NSCoder) {
    guard let text = coder.decodeObject(of: NSString.self, forKey: "CIColor") else { return nil }
    let name = coder.decodeObject(of: NSString.self, forKey: "CIColorSpace").map { String(describing: $0) }
    let found = CIVector(string: String(describing: text))
    self.init(
      values: [found.x, found.y, found.z, found.w],
      space: name.flatMap { CGColorSpace(name: $0) } ?? .standard)
  }

  /// Encodes the components and the name of the colour space.
  open func encode(with coder: NSCoder) {
    coder.encode(stringRepresentation as NSString, forKey: "CIColor")
    if let name = colorSpace.name { coder.encode(name as NSString, forKey: "CIColorSpace") }
  }

  /// A Boolean value that indicates secure coding support: `true`. An archived colour is strings only.
  open class var supportsSecureCoding: Bool { true }

  /// The number of components, including alpha: always 4.
  open var numberOfComponents: Int { values.count }

  /// The red component.
  open var red: CGFloat { values[0] }

  /// The green component.
  open var green: CGFloat { values[1] }

  /// The blue component.
  open var blue: CGFloat { values[2] }

  /// The alpha component, from 0 (transparent) to 1.
  open var alpha: CGFloat { values[3] }

  /// The components separated by spaces, alpha last: `1 0.5 0 1`.
  open var stringRepresentation: String {
    values.map { String(format: "%.9g", Double($0)) }.joined(separator: " ")
  }

  /// The red, green and blue components in sRGB, not clamped.
  var standardComponents: SIMD3<Float> {
    let own = SIMD3(Float(red), Float(green), Float(blue))
    return ColorConversion(from: colorSpace, to: .standard)(own)
  }

  /// Returns the colour itself: it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns a Boolean value that indicates whether the other object is a colour with the same space and
  /// components.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CIColor else { return false }
    return values.elementsEqual(other.values) && colorSpace == other.colorSpace
  }

  /// The hash value, equal for equal colours.
  open override var hash: Int { Array(values).hashValue }

  /// A description with the components in parentheses.
  open override var description: String { "(" + stringRepresentation + ")" }

  /// An opaque black colour.
  open class var black: CIColor { CIColor(red: 0, green: 0, blue: 0) }
  /// An opaque white colour.
  open class var white: CIColor { CIColor(red: 1, green: 1, blue: 1) }
  /// An opaque colour that is half gray in sRGB.
  open class var gray: CIColor { CIColor(red: 0.5, green: 0.5, blue: 0.5) }
  /// An opaque red colour.
  open class var red: CIColor { CIColor(red: 1, green: 0, blue: 0) }
  /// An opaque green colour.
  open class var green: CIColor { CIColor(red: 0, green: 1, blue: 0) }
  /// An opaque blue colour.
  open class var blue: CIColor { CIColor(red: 0, green: 0, blue: 1) }
  /// An opaque cyan colour.
  open class var cyan: CIColor { CIColor(red: 0, green: 1, blue: 1) }
  /// An opaque magenta colour.
  open class var magenta: CIColor { CIColor(red: 1, green: 0, blue: 1) }
  /// An opaque yellow colour.
  open class var yellow: CIColor { CIColor(red: 1, green: 1, blue: 0) }
  /// A transparent colour.
  open class var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }
}

extension CGColor {
  /// Creates a Core Graphics colour from a Core Image colour.
  package convenience init(_ color: CIColor) {
    self.init(space: color.colorSpace, values: [color.red, color.green, color.blue, color.alpha])
  }
}
