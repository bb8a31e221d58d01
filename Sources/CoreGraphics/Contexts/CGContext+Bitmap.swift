// Bitmap contexts in the client's memory and pixel layout.

extension CGContext {
  /// A callback invoked when the client's memory is no longer needed.
  public typealias ReleaseDataCallback =
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafeMutableRawPointer?
    ) -> Void

  /// Creates a bitmap context with the origin at the bottom left and y pointing up. Returns nil if the layout
  /// or size is unsupported or memory cannot be allocated.
  ///
  /// Supported layouts are 32 bits per pixel in RGB (opacity premultiplied or skipped, first or last, either
  /// byte order) and 8 bits per pixel of gray or opacity.
  ///
  /// - Parameters:
  ///   - data: The memory to draw into, which must outlive the context and is not cleared, or nil to let the
  ///     context allocate cleared memory.
  ///   - width: The number of pixel columns, 1…32,767.
  ///   - height: The number of pixel rows, 1…32,767.
  ///   - bitsPerComponent: The number of bits per component.
  ///   - bytesPerRow: The number of bytes per row. May be 0 if `data` is nil.
  ///   - space: The colour space of the bitmap.
  ///   - bitmapInfo: The layout of a pixel.
  /// - Note: Layouts other than little-endian with the opacity first cost a conversion of the bitmap at every
  ///   operation once its bytes can be seen.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    self.init(
      data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
      colorSpace: space, bitmapInfo: bitmapInfo)
  }

  /// Creates a bitmap context like `init(data:width:height:bitsPerComponent:bytesPerRow:space:bitmapInfo:)`,
  /// with a callback that is invoked when the client's memory is no longer needed.
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
    // Cairo can draw directly into the client's memory if that has Cairo's own layout.
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

  /// A pointer to the first byte of the bitmap, or nil in a document.
  ///
  /// Later drawing is visible there, and later drawing paints over what is written there.
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

  /// The number of bytes per row.
  public var bytesPerRow: Int { clientLayout?.bytesPerRow ?? backend.storage.stride * 4 }

  /// The number of bits per component: 8.
  public var bitsPerComponent: Int { 8 }

  /// The number of bits per pixel.
  public var bitsPerPixel: Int { clientLayout?.bitsPerPixel ?? 32 }

  /// The layout of a pixel.
  public var bitmapInfo: CGBitmapInfo {
    if let clientLayout { return clientLayout.bitmapInfo }
    let alpha: CGImageAlphaInfo = backend.isOpaque ? .noneSkipFirst : .premultipliedFirst
    return [.byteOrder32Little, CGBitmapInfo(rawValue: alpha.rawValue)]
  }

  /// The position of the opacity in a pixel.
  public var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: bitmapInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue) ?? .none
  }
}

/// The layout in which a client sees the bitmap.
struct ClientLayout: Sendable {
  let pixels: PixelLayout
  let bitmapInfo: CGBitmapInfo
  let bitsPerPixel: Int
  let bytesPerRow: Int
  /// A Boolean value that indicates whether the bitmap's own memory has this layout.
  let isNative: Bool

  /// Returns the layout with tightly packed rows of the given width.
  func withRows(of width: Int) -> ClientLayout {
    ClientLayout(
      pixels: pixels, bitmapInfo: bitmapInfo, bitsPerPixel: bitsPerPixel,
      bytesPerRow: width * bitsPerPixel / 8, isNative: isNative)
  }
}
