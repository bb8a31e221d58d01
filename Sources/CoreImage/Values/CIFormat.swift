// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A pixel format: the components of a pixel, their order and their number type.
public struct CIFormat: Hashable, RawRepresentable, Sendable {
  /// The raw value of the format.
  public var rawValue: Int32

  /// Creates a format from a raw value.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// Alpha, red, green, blue; 8 bits each.
  public static let ARGB8 = CIFormat(.argb, .byte)
  /// Blue, green, red, alpha; 8 bits each.
  public static let BGRA8 = CIFormat(.bgra, .byte)
  /// Red, green, blue, alpha; 8 bits each.
  public static let RGBA8 = CIFormat(.rgba, .byte)
  /// Alpha, blue, green, red; 8 bits each.
  public static let ABGR8 = CIFormat(.abgr, .byte)
  /// Red, green, blue and 8 bits that are unused; 8 bits each.
  public static let RGBX8 = CIFormat(.rgbx, .byte)
  /// Red, green, blue, alpha; 16 bits each.
  public static let RGBA16 = CIFormat(.rgba, .short)
  /// Red, green, blue, alpha; floats of 16 bits.
  public static let RGBAh = CIFormat(.rgba, .half)
  /// Red, green, blue, alpha; floats of 32 bits.
  public static let RGBAf = CIFormat(.rgba, .float)
  /// Red, green, blue and an unused number; floats of 16 bits.
  public static let RGBXh = CIFormat(.rgbx, .half)
  /// Red, green, blue and an unused number; floats of 32 bits.
  public static let RGBXf = CIFormat(.rgbx, .float)
  /// Red, green, blue and 16 bits that are unused; 16 bits each.
  public static let RGBX16 = CIFormat(.rgbx, .short)
  /// Alpha; 8 bits.
  public static let A8 = CIFormat(.a, .byte)
  /// Alpha; 16 bits.
  public static let A16 = CIFormat(.a, .short)
  /// Alpha; floats of 16 bits.
  public static let Ah = CIFormat(.a, .half)
  /// Alpha; floats of 32 bits.
  public static let Af = CIFormat(.a, .float)
  /// Red; 8 bits.
  public static let R8 = CIFormat(.r, .byte)
  /// Red; 16 bits.
  public static let R16 = CIFormat(.r, .short)
  /// Red; floats of 16 bits.
  public static let Rh = CIFormat(.r, .half)
  /// Red; floats of 32 bits.
  public static let Rf = CIFormat(.r, .float)
  /// Red and green; 8 bits each.
  public static let RG8 = CIFormat(.rg, .byte)
  /// Red and green; 16 bits each.
  public static let RG16 = CIFormat(.rg, .short)
  /// Red and green; floats of 16 bits.
  public static let RGh = CIFormat(.rg, .half)
  /// Red and green; floats of 32 bits.
  public static let RGf = CIFormat(.rg, .float)
  /// Luminance; 8 bits.
  public static let L8 = CIFormat(.l, .byte)
  /// Luminance; 16 bits.
  public static let L16 = CIFormat(.l, .short)
  /// Luminance; floats of 16 bits.
  public static let Lh = CIFormat(.l, .half)
  /// Luminance; floats of 32 bits.
  public static let Lf = CIFormat(.l, .float)
  /// Luminance and alpha; 8 bits each.
  public static let LA8 = CIFormat(.la, .byte)
  /// Luminance and alpha; 16 bits each.
  public static let LA16 = CIFormat(.la, .short)
  /// Luminance and alpha; floats of 16 bits.
  public static let LAh = CIFormat(.la, .half)
  /// Luminance and alpha; floats of 32 bits.
  public static let LAf = CIFormat(.la, .float)

  private init(_ order: PixelFormat.Order, _ number: PixelFormat.Number) {
    rawValue = number.rawValue << 8 | order.rawValue
  }
}

/// The layout of a pixel in bytes that a ``CIFormat`` describes.
struct PixelFormat: Sendable {
  /// The components in memory order.
  enum Order: Int32, Sendable {
    case rgba = 1, bgra, argb, abgr, rgbx, rg, r, a, l, la
  }

  /// The number type of a component, in native byte order.
  enum Number: Int32, Sendable {
    case byte = 1, short, half, float

    var size: Int {
      switch self {
      case .byte: 1
      case .short, .half: 2
      case .float: 4
      }
    }
  }

  let order: Order
  let number: Number
  /// The indexes of the components in red, green, blue and alpha, 0…3; -1 for an unused component.
  private let slots: [Int]

  /// Creates the layout of a format; `nil` if the format is not one of the constants of ``CIFormat``.
  init?(_ format: CIFormat) {
    guard let order = Order(rawValue: format.rawValue & 0xFF),
      let number = Number(rawValue: format.rawValue >> 8)
    else {
      return nil
    }
    (self.order, self.number) = (order, number)
    slots =
      switch order {
      case .rgba: [0, 1, 2, 3]
      case .bgra: [2, 1, 0, 3]
      case .argb: [3, 0, 1, 2]
      case .abgr: [3, 2, 1, 0]
      case .rgbx: [0, 1, 2, -1]
      case .rg: [0, 1]
      case .r, .l: [0]
      case .a: [3]
      case .la: [0, 3]
      }
  }

  var isLuminance: Bool { order == .l || order == .la }
  var hasOpacity: Bool { slots.contains(3) }
  var bytesPerPixel: Int { slots.count * number.size }

  /// Reads a pixel from bytes. Components that the format does not have are 0, alpha is 1.
  func read(_ bytes: UnsafeRawPointer) -> Pixel {
    var pixel = Pixel(0, 0, 0, 1)
    for (index, slot) in slots.enumerated() where slot >= 0 {
      let place = bytes + index * number.size
      pixel[slot] =
        switch number {
        case .byte: Float(place.load(as: UInt8.self)) / 255
        case .short: Float(place.loadUnaligned(as: UInt16.self)) / 65535
        case .half: Float(place.loadUnaligned(as: Float16.self))
        case .float: place.loadUnaligned(as: Float.self)
        }
    }
    if isLuminance { pixel = Pixel(pixel.x, pixel.x, pixel.x, pixel.w) }
    return pixel
  }

  /// Writes a pixel to bytes. Integers are rounded and clamped to their range, and NaN is 0.
  func write(_ pixel: Pixel, _ bytes: UnsafeMutableRawPointer) {
    for (index, slot) in slots.enumerated() {
      let place = bytes + index * number.size, value = slot < 0 ? 1 : pixel[slot]
      let whole = Float.minimum(Float.maximum(value, 0), 1)
      switch number {
      case .byte: place.storeBytes(of: UInt8(whole * 255 + 0.5), as: UInt8.self)
      case .short: place.storeBytes(of: UInt16(whole * 65535 + 0.5), as: UInt16.self)
      case .half: place.storeBytes(of: Float16(value), as: Float16.self)
      case .float: place.storeBytes(of: value, as: Float.self)
      }
    }
  }
}
