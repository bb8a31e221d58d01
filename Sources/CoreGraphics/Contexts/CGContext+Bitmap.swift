// Bitmaps as clients make them: in their own memory and layout.

extension CGContext {
  /// Called when the client's memory is no longer needed.
  public typealias ReleaseDataCallback =
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafeMutableRawPointer?
    ) -> Void

  /// A bitmap with the origin at the bottom left and y up, in the client's memory or, with nil, in its own.
  ///
  /// Memory of its own is cleared; the client's is drawn over and must live as long as the context. Supported
  /// are 32 bits a pixel in RGB (opacity premultiplied or skipped, first or last, either byte order) and 8
  /// bits of gray or opacity. `bytesPerRow` may be 0 where `data` is nil. Nil for anything else, for sides
  /// not in 1…32,767 and without memory.
  ///
  /// - Note: Layouts other than little-endian, opacity first, cost a conversion of the bitmap at every
  ///   operation once their bytes can be seen.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    self.init(
      data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
      colorSpace: space, bitmapInfo: bitmapInfo)
  }

  /// As the other initialiser, with a call when the client's memory is no longer needed.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32, releaseCallback: ReleaseDataCallback?,
    releaseInfo: UnsafeMutableRawPointer?
  ) {
    self.init(
      data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
      colorSpace: space, bitmapInfo: bitmapInfo)
    if let releaseCallback { release = { releaseCallback(releaseInfo, data) } }
  }

  private convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    colorSpace: CGColorSpace, bitmapInfo: UInt32
  ) {
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    let alpha = CGImageAlphaInfo(rawValue: bitmapInfo & CGBitmapInfo.alphaInfoMask.rawValue)
    let bits = colorSpace.model == .rgb && alpha != .alphaOnly ? 32 : 8
    guard bitsPerComponent == 8, alpha != .first, alpha != .last,
      let layout = PixelLayout(
        bitsPerComponent: bitsPerComponent, bitsPerPixel: bits, space: colorSpace, info: info)
    else { return nil }
    let least = width.multipliedReportingOverflow(by: bits / 8)
    let row = bytesPerRow == 0 && data == nil ? least.partialValue : bytesPerRow
    guard width > 0, height > 0, !least.overflow, row >= least.partialValue else { return nil }

    let isOpaque = layout.alpha == nil
    // Cairo can draw into the client's memory itself where it is laid out as Cairo's own.
    let usesMemory = (layout == .native || layout.isNativeWithoutAlpha) && row % 4 == 0
    let made: PixelStorage?
    if let data, usesMemory, width <= PixelStorage.maximumSide, height <= PixelStorage.maximumSide {
      made = PixelStorage(
        base: data.assumingMemoryBound(to: UInt32.self), width: width, height: height, stride: row / 4,
        release: {})
    } else {
      made = PixelStorage(width: width, height: height)
    }
    guard let storage = made, let backend = CairoBackend(storage: storage, isOpaque: isOpaque) else {
      return nil
    }
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
    self.init(backend: backend, base: flip, colorSpace: alpha == .alphaOnly ? nil : colorSpace)
    clientLayout = ClientLayout(
      pixels: layout, bitmapInfo: info, bitsPerPixel: bits, bytesPerRow: row, isNative: usesMemory)
    if let data, !usesMemory {
      backend.foreign = ForeignBitmap(
        bytes: data.assumingMemoryBound(to: UInt8.self), bytesPerRow: row, layout: layout, isOwned: false)
    }
  }

  /// The first byte of the bitmap. What is drawn later shows there, and what is written there is drawn
  /// over. Nil in a document.
  public var data: UnsafeMutableRawPointer? {
    guard hasPixels else { return nil }
    backend.flush()
    if let foreign = backend.foreign { return UnsafeMutableRawPointer(foreign.bytes) }
    guard let layout = clientLayout, !layout.isNative else {
      return UnsafeMutableRawPointer(backend.storage.base)
    }
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: layout.bytesPerRow * height)
    bytes.initialize(repeating: 0, count: layout.bytesPerRow * height)
    let foreign = ForeignBitmap(
      bytes: bytes, bytesPerRow: layout.bytesPerRow, layout: layout.pixels, isOwned: true)
    foreign.store(from: backend.storage)
    backend.foreign = foreign
    return UnsafeMutableRawPointer(bytes)
  }

  /// Bytes from one row to the next.
  public var bytesPerRow: Int { clientLayout?.bytesPerRow ?? backend.storage.stride * 4 }

  /// Bits of one component.
  public var bitsPerComponent: Int { 8 }

  /// Bits of one pixel.
  public var bitsPerPixel: Int { clientLayout?.bitsPerPixel ?? 32 }

  /// The layout of a pixel.
  public var bitmapInfo: CGBitmapInfo {
    if let clientLayout { return clientLayout.bitmapInfo }
    let alpha: CGImageAlphaInfo = backend.isOpaque ? .noneSkipFirst : .premultipliedFirst
    return [.byteOrder32Little, CGBitmapInfo(rawValue: alpha.rawValue)]
  }

  /// Where a pixel keeps its opacity.
  public var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: bitmapInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue) ?? .none
  }
}

/// How a client wants to see the bitmap.
struct ClientLayout: Sendable {
  let pixels: PixelLayout
  let bitmapInfo: CGBitmapInfo
  let bitsPerPixel: Int
  let bytesPerRow: Int
  /// Whether the bitmap's own memory is laid out so.
  let isNative: Bool

  /// The same pixels in rows of so many, with nothing between them.
  func withRows(of width: Int) -> ClientLayout {
    ClientLayout(
      pixels: pixels, bitmapInfo: bitmapInfo, bitsPerPixel: bitsPerPixel,
      bytesPerRow: width * bitsPerPixel / 8, isNative: isNative)
  }
}
