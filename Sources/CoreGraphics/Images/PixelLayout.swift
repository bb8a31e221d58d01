/// The layout of pixels in the bytes of a client's bitmap.
struct PixelLayout: Sendable, Equatable {
  /// The number of bytes from one pixel to the next.
  let bytesPerPixel: Int
  /// The number of bytes per component. Of two, only the more significant is used.
  let bytesPerComponent: Int
  /// The offsets of red, green and blue in a pixel, all equal for gray. Nil if there is only opacity.
  let color: (red: Int, green: Int, blue: Int)?
  /// The offset of the opacity in a pixel, or nil if there is none.
  let alpha: Int?
  let isPremultiplied: Bool

  static func == (a: PixelLayout, b: PixelLayout) -> Bool {
    a.bytesPerPixel == b.bytesPerPixel && a.alpha == b.alpha && a.isPremultiplied == b.isPremultiplied
      && a.color?.red == b.color?.red && a.color?.green == b.color?.green && a.color?.blue == b.color?.blue
      && a.bytesPerComponent == b.bytesPerComponent
  }

  /// The layout of stored pixels: B, G, R, A in memory.
  static let native = PixelLayout(
    bytesPerPixel: 4, bytesPerComponent: 1, color: (2, 1, 0), alpha: 3, isPremultiplied: true)

  private init(
    bytesPerPixel: Int, bytesPerComponent: Int, color: (red: Int, green: Int, blue: Int)?, alpha: Int?,
    isPremultiplied: Bool
  ) {
    self.bytesPerPixel = bytesPerPixel
    self.bytesPerComponent = bytesPerComponent
    self.color = color
    self.alpha = alpha
    self.isPremultiplied = isPremultiplied
  }

  /// Creates a layout from Apple's parameters. Returns nil for an unsupported layout: components of other
  /// than 8 or 16 bits, floating-point components, or more than four components.
  init?(bitsPerComponent: Int, bitsPerPixel: Int, space: CGColorSpace?, info: CGBitmapInfo) {
    guard bitsPerComponent == 8 || bitsPerComponent == 16, !info.contains(.floatComponents),
      let alphaInfo = CGImageAlphaInfo(rawValue: info.rawValue & CGBitmapInfo.alphaInfoMask.rawValue)
    else { return nil }
    let size = bitsPerComponent / 8
    let model = space?.model ?? .monochrome
    guard model == .rgb || model == .monochrome else { return nil }
    let colors = alphaInfo == .alphaOnly ? 0 : model == .rgb ? 3 : 1
    let hasSlot = alphaInfo != .none
    let count = colors + (hasSlot ? 1 : 0)
    guard bitsPerPixel == count * bitsPerComponent else { return nil }

    let isFirst = [.premultipliedFirst, .first, .noneSkipFirst].contains(alphaInfo)
    let order = info.rawValue & CGBitmapInfo.byteOrderMask.rawValue
    let wholeIsLittle = order == CGBitmapInfo.byteOrder32Little.rawValue && count * size == 4
    let pairsAreLittle = size == 2 && order == CGBitmapInfo.byteOrder16Little.rawValue
    // The offset of the component's byte, or of its more significant byte.
    func byte(_ index: Int) -> Int {
      wholeIsLittle ? count * size - 1 - index * size : index * size + (pairsAreLittle ? 1 : 0)
    }
    let first = hasSlot && isFirst ? 1 : 0
    bytesPerPixel = count * size
    bytesPerComponent = size
    color =
      colors == 0
      ? nil : (byte(first), byte(first + (colors > 1 ? 1 : 0)), byte(first + (colors > 1 ? 2 : 0)))
    let skips = alphaInfo == .noneSkipLast || alphaInfo == .noneSkipFirst || alphaInfo == .none
    alpha = skips ? nil : byte(isFirst ? 0 : colors)
    isPremultiplied =
      alphaInfo == .premultipliedFirst || alphaInfo == .premultipliedLast
      || alphaInfo == .alphaOnly
  }

  /// Creates the layout of a mask: one component, the first of a pixel that may have more, as when the bytes
  /// of a colour image are used as a mask. Returns nil for components of other than 8 or 16 bits.
  init?(maskBitsPerComponent bitsPerComponent: Int, bitsPerPixel: Int) {
    guard bitsPerComponent == 8 || bitsPerComponent == 16, bitsPerPixel >= bitsPerComponent,
      bitsPerPixel.isMultiple(of: 8)
    else { return nil }
    self.init(
      bytesPerPixel: bitsPerPixel / 8, bytesPerComponent: bitsPerComponent / 8, color: (0, 0, 0), alpha: nil,
      isPremultiplied: false)
  }

  /// A Boolean value that indicates whether pixels have the native layout, with the opacity ignored.
  var isNativeWithoutAlpha: Bool {
    bytesPerPixel == 4 && alpha == nil && color?.red == 2 && color?.green == 1 && color?.blue == 0
  }

  /// A Boolean value that indicates whether pixels have the native layout with red and blue exchanged.
  private var isMirrored: Bool {
    bytesPerPixel == 4 && alpha == 3 && isPremultiplied && color?.red == 0 && color?.green == 1
      && color?.blue == 2
  }

  var isGray: Bool { bytesPerPixel < 3 * bytesPerComponent }

  /// Converts a row of pixels to the native layout.
  func read(_ bytes: UnsafePointer<UInt8>, into pixels: UnsafeMutablePointer<UInt32>, count: Int) {
    if isMirrored { return Pixel.swapRedAndBlue(from: bytes, into: pixels, count: count) }
    for x in 0..<count {
      let pixel = bytes + x * bytesPerPixel
      let opacity = alpha.map { UInt32(pixel[$0]) } ?? 255
      var word = opacity << 24
      if let color {
        word |= UInt32(pixel[color.red]) << 16 | UInt32(pixel[color.green]) << 8 | UInt32(pixel[color.blue])
      }
      pixels[x] = isPremultiplied || opacity == 255 ? word : Pixel.premultiplied(word)
    }
  }

  /// Reduces an image's pixels to what this layout can represent. Complexity: O(pixels).
  func reduce(_ picture: PixelStorage) {
    var row = [UInt8](repeating: 0, count: picture.width * bytesPerPixel)
    for y in 0..<picture.height {
      let pixels = picture.base + y * picture.stride
      write(pixels, into: &row, count: picture.width)
      read(row, into: pixels, count: picture.width)
    }
  }

  /// Converts a row of pixels from the native layout. Gray is the luminance of sRGB's components.
  func write(_ pixels: UnsafePointer<UInt32>, into bytes: UnsafeMutablePointer<UInt8>, count: Int) {
    if isMirrored { return Pixel.swapRedAndBlue(from: pixels, into: bytes, count: count) }
    for x in 0..<count {
      let pixel = bytes + x * bytesPerPixel
      let word = isPremultiplied || alpha == nil ? pixels[x] : Pixel.straight(pixels[x])
      func put(_ offset: Int, _ value: UInt32) {
        pixel[offset] = UInt8(value & 255)
        // 16 bits: the same byte twice is the nearest value.
        if bytesPerComponent == 2 { pixel[offset ^ 1] = UInt8(value & 255) }
      }
      if let color {
        let (red, green, blue) = (word >> 16 & 255, word >> 8 & 255, word & 255)
        if isGray {
          put(color.red, (red * 54 + green * 183 + blue * 19 + 128) >> 8)
        } else {
          put(color.red, red)
          put(color.green, green)
          put(color.blue, blue)
        }
      }
      if let alpha { put(alpha, word >> 24) }
    }
  }
}

/// A client's bitmap in another layout than Cairo's, which is converted before and after every drawing
/// operation.
///
/// - Note: Each drawing operation costs O(pixels of the bitmap) for the conversion. Contexts in the native
///   layout (32 bits, little-endian, alpha first) have no such cost.
final class ForeignBitmap {
  let bytes: UnsafeMutablePointer<UInt8>
  let bytesPerRow: Int
  let layout: PixelLayout
  /// A Boolean value that indicates whether the bitmap owns the bytes and deallocates them.
  private let isOwned: Bool

  init(bytes: UnsafeMutablePointer<UInt8>, bytesPerRow: Int, layout: PixelLayout, isOwned: Bool) {
    (self.bytes, self.bytesPerRow, self.layout, self.isOwned) = (bytes, bytesPerRow, layout, isOwned)
  }

  deinit { if isOwned { bytes.deallocate() } }

  func load(into storage: PixelStorage) {
    for y in 0..<storage.height {
      layout.read(bytes + y * bytesPerRow, into: storage.base + y * storage.stride, count: storage.width)
    }
  }

  func store(from storage: PixelStorage) {
    for y in 0..<storage.height {
      layout.write(storage.base + y * storage.stride, into: bytes + y * bytesPerRow, count: storage.width)
    }
  }
}
