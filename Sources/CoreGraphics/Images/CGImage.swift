/// An immutable picture in memory.
///
/// The pixels are kept as premultiplied 32-bit ARGB in the machine's byte order, first row on top, whatever
/// the picture was made from. Pictures cut out of others share their memory.
public final class CGImage: Sendable {
  /// The number of pixel columns.
  public let width: Int
  /// The number of pixel rows.
  public let height: Int
  /// Whether the picture is opaque everywhere because it carries no opacity.
  package let isOpaque: Bool
  /// What the pixels' colours mean.
  public let colorSpace: CGColorSpace?
  /// Whether the picture should be blended between pixels when it is drawn larger.
  public let shouldInterpolate: Bool
  /// Whether this is a mask: opacity without colour.
  public let isMask: Bool

  let storage: PixelStorage
  /// The column and row of the storage where the picture begins.
  let originX: Int
  let originY: Int
  /// The bytes and layout that the picture was made from, where a client made it.
  let source: ImageSource?
  /// How the context lays its pixels out that the picture was taken of, where they are kept otherwise here.
  let contextLayout: ClientLayout?
  /// The type of the file that the picture was read from, as in "public.png"; nil where it was not, and for
  /// frames of animations.
  public let utType: CFString?
  /// Whether the picture was read from a file, whose bytes say red first and colours that
  /// opacity has not changed.
  var isFromFile: Bool { utType != nil }

  init(
    storage: PixelStorage, x: Int = 0, y: Int = 0, width: Int? = nil, height: Int? = nil,
    isOpaque: Bool = false,
    colorSpace: CGColorSpace? = .standard, shouldInterpolate: Bool = true, isMask: Bool = false,
    source: ImageSource? = nil, contextLayout: ClientLayout? = nil, utType: CFString? = nil
  ) {
    self.utType = utType
    self.contextLayout = contextLayout
    self.storage = storage
    originX = x
    originY = y
    self.width = width ?? storage.width
    self.height = height ?? storage.height
    self.isOpaque = isOpaque
    self.colorSpace = colorSpace
    self.shouldInterpolate = shouldInterpolate
    self.isMask = isMask
    self.source = source
  }

  /// A picture of the given size whose pixels `fill` writes: premultiplied ARGB, first row on top, zero at
  /// first.
  ///
  /// The closure gets the pixels and how many there are from one row to the next. Nil where a side is not in
  /// 1…32,767 or there is no memory; errors of the closure are passed on.
  package convenience init?<Failure: Error>(
    width: Int, height: Int, isOpaque: Bool, colorSpace: CGColorSpace? = nil, utType: CFString? = nil,
    fill: (_ pixels: UnsafeMutableBufferPointer<UInt32>, _ rowStride: Int) throws(Failure) -> Void
  ) throws(Failure) {
    guard let storage = PixelStorage(width: width, height: height) else { return nil }
    let pixels = UnsafeMutableBufferPointer(start: storage.base, count: storage.stride * height)
    try fill(pixels, storage.stride)
    self.init(storage: storage, isOpaque: isOpaque, colorSpace: colorSpace ?? .standard, utType: utType)
  }

  /// Another picture as it is, but for how it is drawn larger. Shares the memory.
  package convenience init(_ other: CGImage, shouldInterpolate: Bool) {
    self.init(
      storage: other.storage, x: other.originX, y: other.originY, width: other.width, height: other.height,
      isOpaque: other.isOpaque, colorSpace: other.colorSpace, shouldInterpolate: shouldInterpolate,
      isMask: other.isMask, source: other.source, contextLayout: other.contextLayout, utType: other.utType)
  }

  /// The part of the picture inside a rectangle in pixels, y down; nil where there is none. Shares the
  /// memory.
  ///
  /// The rectangle is grown to whole pixels and cut to the picture.
  public func cropping(to rect: CGRect) -> CGImage? {
    let bounds = CGRect(x: 0, y: 0, width: width, height: height)
    guard let part = rect.overlap(bounds)?.integral else { return nil }
    return CGImage(
      storage: storage, x: originX + Int(part.minX), y: originY + Int(part.minY),
      width: Int(part.width), height: Int(part.height), isOpaque: isOpaque, colorSpace: colorSpace,
      shouldInterpolate: shouldInterpolate, isMask: isMask,
      contextLayout: contextLayout?.withRows(of: Int(part.width)), utType: utType)
  }

  /// The picture itself, since pictures do not change.
  public func copy() -> CGImage? { self }

  /// The same numbers with another meaning; nil where the space has another count of components.
  public func copy(colorSpace space: CGColorSpace) -> CGImage? {
    guard space.numberOfComponents == colorSpace?.numberOfComponents else { return nil }
    return CGImage(
      storage: storage, x: originX, y: originY, width: width, height: height, isOpaque: isOpaque,
      colorSpace: space, shouldInterpolate: shouldInterpolate, isMask: isMask, source: source,
      contextLayout: contextLayout, utType: utType)
  }

  /// Lends the pixels: premultiplied ARGB in the machine's byte order, first row on top, and how many pixels
  /// there are from the start of one row to the next.
  package func withPixels<Result, Failure: Error>(
    _ body: (_ pixels: UnsafeBufferPointer<UInt32>, _ rowStride: Int) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let start = storage.base + originY * storage.stride + originX
    let count = (height - 1) * storage.stride + width
    return try body(UnsafeBufferPointer(start: start, count: count), storage.stride)
  }
}

extension CGImage: Hashable {
  /// Whether both are the same object.
  public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs }

  /// Feeds the identity into the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
