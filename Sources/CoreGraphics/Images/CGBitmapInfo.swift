/// The position of the opacity in a pixel, and whether the colour is premultiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// There is no opacity: three components.
  case none = 0
  /// The opacity is last and the colour is premultiplied.
  case premultipliedLast = 1
  /// The opacity is first and the colour is premultiplied.
  case premultipliedFirst = 2
  /// The opacity is last and the colour is not premultiplied.
  case last = 3
  /// The opacity is first and the colour is not premultiplied.
  case first = 4
  /// The last component is ignored.
  case noneSkipLast = 5
  /// The first component is ignored.
  case noneSkipFirst = 6
  /// There is no colour, only opacity.
  case alphaOnly = 7
}

/// The order of a pixel's bytes in memory.
public enum CGImageByteOrderInfo: UInt32, Sendable {
  /// The bits of `CGBitmapInfo` that hold the byte order.
  case orderMask = 0x7000
  /// The default order: components as named, first to last.
  case orderDefault = 0
  /// Pairs of bytes, little-endian.
  case order16Little = 0x1000
  /// Groups of four bytes, little-endian.
  case order32Little = 0x2000
  /// Pairs of bytes, big-endian.
  case order16Big = 0x3000
  /// Groups of four bytes, big-endian.
  case order32Big = 0x4000
}

/// The layout of a pixel: opacity, byte order, and whether components are floating-point numbers.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The raw bits.
  public let rawValue: UInt32

  /// Creates a set from raw bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits that hold a `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The components are floating-point numbers.
  public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
  /// The bits that indicate whether components are floating-point numbers.
  public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
  /// The bits that hold a `CGImageByteOrderInfo`.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// The default order: components as named, first to last.
  public static let byteOrderDefault = CGBitmapInfo([])
  /// Pairs of bytes, little-endian.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
  /// Groups of four bytes, little-endian.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  /// Pairs of bytes, big-endian.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
  /// Groups of four bytes, big-endian.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
}

/// The quality of interpolation when an image is drawn at another size than its own.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The context's default.
  case `default` = 0
  /// No interpolation: the nearest pixel.
  case none = 1
  /// Low-quality interpolation of neighbouring pixels.
  case low = 2
  /// Medium-quality interpolation of neighbouring pixels.
  case medium = 4
  /// The best available interpolation.
  case high = 3
}
