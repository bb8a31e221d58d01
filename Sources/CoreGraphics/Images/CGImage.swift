/// An immutable bitmap image.
///
/// The pixels are stored as premultiplied 32-bit ARGB in the machine's byte order, first row on top,
/// regardless of the image's source. Cropped images share the memory of the original.
public final class CGImage: Sendable {
  /// The number of pixel columns.
  public let width: Int
  /// The number of pixel rows.
  public let height: Int
  /// A Boolean value that indicates whether the image has no opacity channel.
  package let isOpaque: Bool
  /// The colour space of the pixels.
  public let colorSpace: CGColorSpace?
  /// A Boolean value that indicates whether the image should be interpolated when it is enlarged.
  public let shouldInterpolate: Bool
  /// A Boolean value that indicates whether the image is a mask: coverage without colour.
  public let isMask: Bool

  let storage: PixelStorage
  /// The column and row of the storage at which the image begins.
  let originX: Int
  let originY: Int
  /// The bytes and layout from which a client created the image, or nil.
  let source: ImageSource?
  /// The pixel layout of the context that the image was created from, if it differs from the stored one.
  let contextLayout: ClientLayout?
  /// The type of the file that the image was read from, such as "public.png". Nil for other images and for
  /// frames of animations.
  public let utType: CFString?
  /// A Boolean value that indicates whether the image was read from a file. Its bytes are then red first and
  /// not premultiplied.
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

  /// Creates an image whose pixels are written by a closure. Returns nil if a side is not in 1…32,767 or
  /// memory cannot be allocated; errors of the closure are rethrown.
  ///
  /// - Parameters:
  ///   - width: The number of pixel columns.
  ///   - height: The number of pixel rows.
  ///   - isOpaque: Pass `true` if every pixel will be opaque.
  ///   - colorSpace: The colour space of the pixels, sRGB if nil.
  ///   - utType: The type of the file that the image is read from.
  ///   - fill: A closure that is called with the pixels, which are premultiplied ARGB, first row on top and
  ///     initially zero, and with the number of pixels from one row to the next.
  /// - Throws: The errors of `fill`.
  package convenience init?<Failure: Error>(
    width: Int, height: Int, isOpaque: Bool, colorSpace: CGColorSpace? = nil, utType: CFString? = nil,
    fill: (_ pixels: UnsafeMutableBufferPointer<UInt32>, _ rowStride: Int) throws(Failure) -> Void
  ) throws(Failure) {
    guard let storage = PixelStorage(width: width, height: height) else { return nil }
    let pixels = UnsafeMutableBufferPointer(start: storage.base, count: storage.stride * height)
    try fill(pixels, storage.stride)
    self.init(storage: storage, isOpaque: isOpaque, colorSpace: colorSpace ?? .standard, utType: utType)
  }

  /// Creates a copy of an image with another value of `shouldInterpolate`. Shares the memory.
  package convenience init(_ other: CGImage, shouldInterpolate: Bool) {
    self.init(
      storage: other.storage, x: other.originX, y: other.originY, width: other.width, height: other.height,
      isOpaque: other.isOpaque, colorSpace: other.colorSpace, shouldInterpolate: shouldInterpolate,
      isMask: other.isMask, source: other.source, contextLayout: other.contextLayout, utType: other.utType)
  }

  /// Creates an image of the part inside a rectangle in pixels, y down. Returns nil if they do not intersect.
  /// Shares the memory.
  ///
  /// The rectangle is expanded to whole pixels and intersected with the image's bounds.
  public func cropping(to rect: CGRect) -> CGImage? {
    let bounds = CGRect(x: 0, y: 0, width: width, height: height)
    guard let part = rect.overlap(bounds)?.integral else { return nil }
    return CGImage(
      storage: storage, x: originX + Int(part.minX), y: originY + Int(part.minY),
      width: Int(part.width), height: Int(part.height), isOpaque: isOpaque, colorSpace: colorSpace,
      shouldInterpolate: shouldInterpolate, isMask: isMask,
      contextLayout: contextLayout?.withRows(of: Int(part.width)), utType: utType)
  }

  /// Returns the image itself, since images are immutable.
  public func copy() -> CGImage? { self }

  /// Creates a copy of the image with its component values reinterpreted in another colour space. Returns nil
  /// if the space has another number of components.
  public func copy(colorSpace space: CGColorSpace) -> CGImage? {
    guard space.numberOfComponents == colorSpace?.numberOfComponents else { return nil }
    return CGImage(
      storage: storage, x: originX, y: originY, width: width, height: height, isOpaque: isOpaque,
      colorSpace: space, shouldInterpolate: shouldInterpolate, isMask: isMask, source: source,
      contextLayout: contextLayout, utType: utType)
  }

  /// Calls a closure with the pixels, premultiplied ARGB in the machine's byte order with the first row on
  /// top, and the number of pixels from the start of one row to the next.
  package func withPixels<Result, Failure: Error>(
    _ body: (_ pixels: UnsafeBufferPointer<UInt32>, _ rowStride: Int) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let start = storage.base + originY * storage.stride + originX
    let count = (height - 1) * storage.stride + width
    return try body(UnsafeBufferPointer(start: start, count: count), storage.stride)
  }
}
