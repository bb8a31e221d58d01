/// How the bytes of a client's bitmap make up pixels.
struct PixelLayout: Sendable, Equatable {
  /// Bytes from one pixel to the next.
  let bytesPerPixel: Int
  /// Bytes of one component; of two, only the more significant is used.
  let bytesPerComponent: Int
  /// Where a pixel keeps red, green, blue; all the same in gray. Nil where there is nothing but opacity.
  let color: (red: Int, green: Int, blue: Int)?
  /// Where a pixel keeps its opacity, or nil where it has none.
  let alpha: Int?
  let isPremultiplied: Bool

  static func == (a: PixelLayout, b: PixelLayout) -> Bool {
    a.bytesPerPixel == b.bytesPerPixel && a.alpha == b.alpha && a.isPremultiplied == b.isPremultiplied
      && a.color?.red == b.color?.red && a.color?.green == b.color?.green && a.color?.blue == b.color?.blue
      && a.bytesPerComponent == b.bytesPerComponent
  }

  /// Pixels as the machine keeps them here: B, G, R, A in memory.
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

  /// The layout of Apple's parameters; nil for one that is not supported: components of other than 8 or 16
  /// bits, floating-point ones, more than four of them.
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
    // The byte of component `index`, or the more significant of two.
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

  /// The layout of a mask: one component, the first of a pixel that may have room for more, as where the
  /// bytes of a coloured image make a mask. Nil for components of other than 8 or 16 bits.
  init?(maskBitsPerComponent bitsPerComponent: Int, bitsPerPixel: Int) {
    guard bitsPerComponent == 8 || bitsPerComponent == 16, bitsPerPixel >= bitsPerComponent,
      bitsPerPixel.isMultiple(of: 8)
    else { return nil }
    self.init(
      bytesPerPixel: bitsPerPixel / 8, bytesPerComponent: bitsPerComponent / 8, color: (0, 0, 0), alpha: nil,
      isPremultiplied: false)
  }

  /// Whether the pixels are the machine's with an opacity to be ignored.
  var isNativeWithoutAlpha: Bool {
    bytesPerPixel == 4 && alpha == nil && color?.red == 2 && color?.green == 1 && color?.blue == 0
  }

  /// Whether the pixels are the machine's but for red and blue, which have each other's place.
  private var isMirrored: Bool {
    bytesPerPixel == 4 && alpha == 3 && isPremultiplied && color?.red == 0 && color?.green == 1
      && color?.blue == 2
  }

  var isGray: Bool { bytesPerPixel < 3 * bytesPerComponent }

  /// Reads a row of pixels into the machine's form.
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

  /// Leaves of a picture what the layout has room for. O(pixels).
  func reduce(_ picture: PixelStorage) {
    var row = [UInt8](repeating: 0, count: picture.width * bytesPerPixel)
    for y in 0..<picture.height {
      let pixels = picture.base + y * picture.stride
      write(pixels, into: &row, count: picture.width)
      read(row, into: pixels, count: picture.width)
    }
  }

  /// Writes a row of pixels of the machine's form. Gray is the luminance of sRGB's components.
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

/// A client's pixels in another layout than Cairo's, which are read before and written after every drawing.
///
/// - Note: Each drawing operation costs O(pixels of the bitmap) for the conversion; contexts in the
///   machine's own
///   layout (32 bits, little-endian, alpha first) have no such cost.
final class ForeignBitmap {
  let bytes: UnsafeMutablePointer<UInt8>
  let bytesPerRow: Int
  let layout: PixelLayout
  /// Frees the bytes, where they belong to the context.
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
