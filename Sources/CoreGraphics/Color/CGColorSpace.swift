// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A definition of what a colour's components mean: their number and the light they represent.
///
/// Colour spaces are immutable and compare by name. A calibrated space is stored as a matrix to CIE XYZ
/// (white D65) and a transfer curve. Every gray space but the linear ones uses sRGB's curve, so a gray of 0.5
/// paints as the sRGB colour (0.5, 0.5, 0.5). Device spaces are sRGB.
public final class CGColorSpace: Sendable {
  /// The kind of components the space has.
  public let model: CGColorSpaceModel
  /// The name of the space, or nil for a pattern space.
  public let name: CFString?
  /// The number of a colour's components, not counting the opacity.
  public let numberOfComponents: Int
  /// The primaries and transfer curve that relate components to light.
  let profile: ColorProfile
  /// A Boolean value that indicates whether components outside 0…1 are meaningful and preserved.
  let isExtended: Bool
  /// The colour space in which uncoloured patterns are painted. Nil unless this is a pattern space.
  let patternBase: CGColorSpace?

  private init(
    _ name: String, _ model: CGColorSpaceModel, _ profile: ColorProfile, extended: Bool = false
  ) {
    self.name = name
    self.model = model
    self.profile = profile
    self.isExtended = extended
    patternBase = nil
    numberOfComponents = model == .monochrome ? 1 : model == .cmyk ? 4 : 3
  }

  /// Creates the colour space with one of the names that are constants of this class. Returns nil for any
  /// other name.
  public convenience init?(name: CFString) {
    guard let known = Self.named[name] else { return nil }
    self.init(name, known.model, known.profile, extended: known.isExtended)
  }

  /// Creates a pattern colour space.
  ///
  /// - Parameter baseSpace: The colour space in which uncoloured patterns are painted, or nil for coloured
  ///   patterns. The initializer returns nil if this is itself a pattern space.
  public init?(patternBaseSpace baseSpace: CGColorSpace?) {
    if baseSpace?.model == .pattern { return nil }
    (name, model, isExtended, patternBase) = (nil, .pattern, false, baseSpace)
    (profile, numberOfComponents) = (ColorProfile(.sRGB, .sRGB), baseSpace?.numberOfComponents ?? 0)
  }

  /// The space of coloured patterns.
  static let coloredPattern = CGColorSpace(patternBaseSpace: nil) ?? deviceRGB

  /// The base space of a pattern space. Nil for any other space.
  public var baseColorSpace: CGColorSpace? { patternBase }

  /// A Boolean value that indicates whether the space covers more colours than sRGB.
  public var isWideGamutRGB: Bool {
    model == .rgb && (isExtended || profile.primaries != .sRGB)
  }

  /// A Boolean value that indicates whether the space can represent light brighter than its white. Always
  /// `false`: Mica has no HDR spaces.
  public var isHDR: Bool { false }

  /// A Boolean value that indicates whether the space can be used as the destination of a bitmap context.
  /// Always `true`.
  public var supportsOutput: Bool { true }

  /// The predefined spaces by name.
  static let named: [String: CGColorSpace] = {
    let spaces: [CGColorSpace] = [
      CGColorSpace(sRGB, .rgb, ColorProfile(.sRGB, .sRGB)),
      CGColorSpace(extendedSRGB, .rgb, ColorProfile(.sRGB, .sRGB), extended: true),
      CGColorSpace(linearSRGB, .rgb, ColorProfile(.sRGB, .linear)),
      CGColorSpace(extendedLinearSRGB, .rgb, ColorProfile(.sRGB, .linear), extended: true),
      CGColorSpace(genericRGBLinear, .rgb, ColorProfile(.sRGB, .linear)),
      CGColorSpace(displayP3, .rgb, ColorProfile(.displayP3, .sRGB)),
      CGColorSpace(extendedDisplayP3, .rgb, ColorProfile(.displayP3, .sRGB), extended: true),
      CGColorSpace(linearDisplayP3, .rgb, ColorProfile(.displayP3, .linear)),
      CGColorSpace(extendedLinearDisplayP3, .rgb, ColorProfile(.displayP3, .linear), extended: true),
      CGColorSpace(adobeRGB1998, .rgb, ColorProfile(.adobeRGB, .gamma(563.0 / 256))),
      CGColorSpace(itur_709, .rgb, ColorProfile(.sRGB, .itu)),
      CGColorSpace(itur_2020, .rgb, ColorProfile(.itur2020, .itu)),
      CGColorSpace(genericGrayGamma2_2, .monochrome, ColorProfile(.sRGB, .sRGB)),
      CGColorSpace(extendedGray, .monochrome, ColorProfile(.sRGB, .sRGB), extended: true),
      CGColorSpace(linearGray, .monochrome, ColorProfile(.sRGB, .linear)),
      CGColorSpace(extendedLinearGray, .monochrome, ColorProfile(.sRGB, .linear), extended: true),
      CGColorSpace(genericCMYK, .cmyk, ColorProfile(.sRGB, .sRGB)),
      CGColorSpace(genericXYZ, .XYZ, ColorProfile(.xyz, .linear), extended: true),
      deviceRGB, deviceGray, deviceCMYK,
    ]
    return Dictionary(uniqueKeysWithValues: spaces.map { ($0.name ?? "", $0) })
  }()

  static let deviceRGB = CGColorSpace("kCGColorSpaceDeviceRGB", .rgb, ColorProfile(.sRGB, .sRGB))
  static let deviceGray = CGColorSpace("kCGColorSpaceDeviceGray", .monochrome, ColorProfile(.sRGB, .sRGB))
  static let deviceCMYK = CGColorSpace("kCGColorSpaceDeviceCMYK", .cmyk, ColorProfile(.sRGB, .sRGB))
  /// The shared sRGB space.
  package static let standard = named[sRGB] ?? deviceRGB
  /// The shared gray space of `CGColor(gray:alpha:)`.
  package static let gray = named[genericGrayGamma2_2] ?? deviceGray
  /// The shared Display P3 space.
  package static let p3 = named[displayP3] ?? deviceRGB
}

extension CGColorSpace {
  /// The name of sRGB: the web's and the phone's usual space.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// The name of sRGB with components beyond 0…1.
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  /// The name of sRGB's primaries with components proportional to light.
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  /// The name of linear sRGB with components beyond 0…1.
  public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
  /// The name of a generic RGB space with components proportional to light.
  public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
  /// The name of Display P3: the wide gamut of newer screens.
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  /// The name of Display P3 with components beyond 0…1.
  public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
  /// The name of Display P3's primaries with components proportional to light.
  public static let linearDisplayP3: CFString = "kCGColorSpaceLinearDisplayP3"
  /// The name of linear Display P3 with components beyond 0…1.
  public static let extendedLinearDisplayP3: CFString = "kCGColorSpaceExtendedLinearDisplayP3"
  /// The name of Adobe RGB (1998).
  public static let adobeRGB1998: CFString = "kCGColorSpaceAdobeRGB1998"
  /// The name of Recommendation ITU-R BT.709.
  public static let itur_709: CFString = "kCGColorSpaceITUR_709"
  /// The name of Recommendation ITU-R BT.2020.
  public static let itur_2020: CFString = "kCGColorSpaceITUR_2020"
  /// The name of the gray space that `CGColor(gray:alpha:)` and UIKit's gray colours use.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  /// The name of the gray space with components beyond 0…1.
  public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
  /// The name of the gray space with components proportional to light.
  public static let linearGray: CFString = "kCGColorSpaceLinearGray"
  /// The name of the linear gray space with components beyond 0…1.
  public static let extendedLinearGray: CFString = "kCGColorSpaceExtendedLinearGray"
  /// The name of a CMYK space, converted without a profile.
  public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"
  /// The name of CIE XYZ with the white D50.
  public static let genericXYZ: CFString = "kCGColorSpaceGenericXYZ"
}

extension CGColorSpace: Hashable {
  /// Returns a Boolean value that indicates whether two spaces have the same name, model and base space.
  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool {
    lhs === rhs
      || (lhs.name == rhs.name && lhs.model == rhs.model && lhs.patternBase == rhs.patternBase)
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

/// Creates the device RGB colour space, which is sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// Creates the device gray colour space.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }

/// Creates the device CMYK colour space.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYK }
