/// Where a pixel keeps its opacity and whether its colour is multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// No opacity: three components.
  case none = 0
  /// Last, and the colour is multiplied by it.
  case premultipliedLast = 1
  /// First, and the colour is multiplied by it.
  case premultipliedFirst = 2
  /// Last, and the colour is not multiplied by it.
  case last = 3
  /// First, and the colour is not multiplied by it.
  case first = 4
  /// Last, but to be ignored.
  case noneSkipLast = 5
  /// First, but to be ignored.
  case noneSkipFirst = 6
  /// There is nothing but opacity.
  case alphaOnly = 7
}

/// In which order the bytes of a pixel lie in memory.
public enum CGImageByteOrderInfo: UInt32, Sendable {
  /// The bits of `CGBitmapInfo` that hold the order.
  case orderMask = 0x7000
  /// The usual order: components as named, first to last.
  case orderDefault = 0
  /// Pairs of bytes, the least significant first.
  case order16Little = 0x1000
  /// Groups of four bytes, the least significant first.
  case order32Little = 0x2000
  /// Pairs of bytes, the most significant first.
  case order16Big = 0x3000
  /// Groups of four bytes, the most significant first.
  case order32Big = 0x4000
}

/// The layout of a pixel: opacity, byte order, and whether components are floating-point numbers.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// The set with these bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits that hold a `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Components are floating-point numbers.
  public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
  /// The bits that say whether components are floating-point numbers.
  public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
  /// The bits that hold a `CGImageByteOrderInfo`.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// Components as named, first to last.
  public static let byteOrderDefault = CGBitmapInfo([])
  /// Pairs of bytes, the least significant first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
  /// Groups of four bytes, the least significant first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  /// Pairs of bytes, the most significant first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
  /// Groups of four bytes, the most significant first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
}

/// What a picture with fewer or more pixels than the space it is drawn into is painted with.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The context's choice.
  case `default` = 0
  /// The nearest pixel.
  case none = 1
  /// A blend of neighbours.
  case low = 2
  /// A better blend of neighbours.
  case medium = 4
  /// The best there is.
  case high = 3
}
