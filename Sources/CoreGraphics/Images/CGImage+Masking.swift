extension CGImage {
  /// Creates a copy of the image masked by another image. Returns nil if memory cannot be allocated.
  ///
  /// The mask is scaled to the size of the image. The image shows where an image mask is dark, where a mask
  /// with an opacity channel is opaque, and where a mask without one is bright.
  public func masking(_ mask: CGImage) -> CGImage? {
    guard let coverage = mask.coverage,
      let context = CGContext(pixelsWide: width, pixelsHigh: height, flipped: true)
    else { return nil }
    let bounds = CGRect(x: 0, y: 0, width: width, height: height)
    context.drawUpright(self, in: bounds)
    context.setBlendMode(.destinationIn)
    context.drawUpright(coverage, in: bounds)
    return context.finish()
  }

  /// Creates a copy of the image without the pixels whose components are all in given ranges. Complexity:
  /// O(pixels).
  ///
  /// - Parameter components: A minimum and a maximum, 0...255, for each component.
  /// - Returns: The copy, or nil if this is an image mask or has opacity, if there are too few numbers or if
  ///   memory cannot be allocated.
  public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
    let isGray = colorSpace?.model == .monochrome
    guard !isMask, isOpaque, components.count >= (isGray ? 2 : 6) else { return nil }
    func limits(_ index: Int) -> ClosedRange<CGFloat> {
      let first = isGray ? 0 : 2 * index
      return components[first]...max(components[first], components[first + 1])
    }
    let (red, green, blue) = (limits(0), limits(1), limits(2))
    return CGImage(width: width, height: height, isOpaque: false, colorSpace: colorSpace) { pixels, stride in
      withPixels { own, ownStride in
        for y in 0..<height {
          for x in 0..<width {
            let pixel = own[y * ownStride + x] | 0xFF00_0000
            let isHidden =
              red.contains(CGFloat(pixel >> 16 & 255)) && green.contains(CGFloat(pixel >> 8 & 255))
              && blue.contains(CGFloat(pixel & 255))
            pixels[y * stride + x] = isHidden ? 0 : pixel
          }
        }
      }
    }
  }

  /// Creates an image of one colour whose opacity is the coverage of this mask. Returns nil if memory cannot
  /// be allocated.
  func stencil(_ color: CGColor.SRGB) -> CGImage? {
    guard let coverage else { return nil }
    func byte(_ value: Double) -> UInt32 {
      UInt32(Swift.min(Swift.max(value * color.alpha * 255 + 0.5, 0), 255))
    }
    let whole = byte(1) << 24 | byte(color.red) << 16 | byte(color.green) << 8 | byte(color.blue)
    let made = CGImage(width: width, height: height, isOpaque: false) { pixels, stride in
      coverage.withPixels { own, ownStride in
        for y in 0..<height {
          for x in 0..<width {
            pixels[y * stride + x] = Pixel.scaled(whole, by: own[y * ownStride + x] >> 24)
          }
        }
      }
    }
    return made.map { CGImage(storage: $0.storage, shouldInterpolate: shouldInterpolate) }
  }

  /// An image whose opacity is the coverage of this image used as a mask, or nil if memory cannot be
  /// allocated.
  var coverage: CGImage? {
    if !isOpaque && !isMask { return self }
    return CGImage(width: width, height: height, isOpaque: false) { pixels, stride in
      withPixels { own, ownStride in
        for y in 0..<height {
          for x in 0..<width {
            let p = own[y * ownStride + x]
            // The weights of sRGB's luminance, in 256ths.
            let level = ((p >> 16 & 255) * 54 + (p >> 8 & 255) * 183 + (p & 255) * 19 + 128) >> 8
            pixels[y * stride + x] = (isMask ? 255 - level : level) << 24
          }
        }
      }
    }
  }
}

extension CGImage {
  /// Creates an image from a client's bytes. Returns nil if there are too few bytes or the layout is
  /// unsupported.
  ///
  /// Supported are 8 and 16 bits per component, gray or RGB, with or without opacity, in any byte order of
  /// `bitmapInfo`.
  ///
  /// - Parameters:
  ///   - width: The number of pixel columns.
  ///   - height: The number of pixel rows.
  ///   - bitsPerComponent: The number of bits of each component.
  ///   - bitsPerPixel: The number of bits of each pixel.
  ///   - bytesPerRow: The number of bytes from one row to the next.
  ///   - space: The colour space of the components.
  ///   - bitmapInfo: The layout of a pixel.
  ///   - provider: The source of the bytes.
  ///   - decode: For each component the values that its smallest and largest numbers represent.
  ///   - shouldInterpolate: Pass `true` to interpolate pixels when the image is scaled.
  ///   - intent: The way to convert colours outside the destination's gamut.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard
      let layout = PixelLayout(
        bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, space: space, info: bitmapInfo)
    else { return nil }
    let components = space.numberOfComponents
    self.init(
      layout, width, height, bytesPerRow, provider, colorSpace: space, shouldInterpolate, isMask: false,
      ImageSource(
        provider: provider, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
        bytesPerRow: bytesPerRow, bitmapInfo: bitmapInfo,
        decode: decode.map { Array(UnsafeBufferPointer(start: $0, count: 2 * components)) }, intent: intent))
  }

  /// Creates an image mask from a client's bytes of 8 or 16 bits per component, of which only the first of
  /// each pixel is used. Returns nil if there are too few bytes. Paint passes where the mask is dark.
  ///
  /// - Parameters:
  ///   - width: The number of pixel columns.
  ///   - height: The number of pixel rows.
  ///   - bitsPerComponent: The number of bits of each component.
  ///   - bitsPerPixel: The number of bits of each pixel.
  ///   - bytesPerRow: The number of bytes from one row to the next.
  ///   - provider: The source of the bytes.
  ///   - decode: The values that the smallest and largest numbers represent: 1, 0 inverts the mask.
  ///   - shouldInterpolate: Pass `true` to interpolate pixels when the mask is scaled.
  public convenience init?(
    maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
  ) {
    guard
      let layout = PixelLayout(maskBitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel)
    else { return nil }
    self.init(
      layout, width, height, bytesPerRow, provider, colorSpace: nil, shouldInterpolate, isMask: true,
      ImageSource(
        provider: provider, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
        bytesPerRow: bytesPerRow, bitmapInfo: [],
        decode: decode.map { Array(UnsafeBufferPointer(start: $0, count: 2)) }, intent: .defaultIntent))
  }

  private convenience init?(
    _ layout: PixelLayout, _ width: Int, _ height: Int, _ bytesPerRow: Int, _ provider: CGDataProvider,
    colorSpace: CGColorSpace?, _ shouldInterpolate: Bool, isMask: Bool, _ source: ImageSource
  ) {
    guard let data = provider.data, let storage = PixelStorage(width: width, height: height),
      bytesPerRow >= width * layout.bytesPerPixel,
      data.count >= (height - 1) * bytesPerRow + width * layout.bytesPerPixel
    else { return nil }
    data.withUnsafeBytes { bytes in
      guard let base = bytes.bindMemory(to: UInt8.self).baseAddress else { return }
      for y in 0..<height {
        layout.read(base + y * bytesPerRow, into: storage.base + y * storage.stride, count: width)
      }
    }
    if let decode = source.decode { storage.decode(decode) }
    self.init(
      storage: storage, isOpaque: layout.alpha == nil, colorSpace: colorSpace,
      shouldInterpolate: shouldInterpolate, isMask: isMask, source: source)
  }

  /// The values that each component's smallest and largest numbers represent, or nil if the client gave none.
  public var decode: [CGFloat]? { source?.decode }
}

extension PixelStorage {
  /// Maps every colour component from 0…1 to a range of its own, or all to the same range if there is only
  /// one.
  fileprivate func decode(_ ranges: [CGFloat]) {
    guard ranges.count >= 2 else { return }
    func table(_ index: Int) -> [UInt32] {
      let start = ranges.count >= 6 ? 2 * index : 0
      return (0...255).map { (level: Int) -> UInt32 in
        let value = ranges[start] + (ranges[start + 1] - ranges[start]) * CGFloat(level) / 255
        return UInt32(min(max(value, 0), 1) * 255 + 0.5)
      }
    }
    let (red, green, blue) = (table(0), table(1), table(2))
    for index in 0..<stride * height {
      let pixel = Pixel.straight(base[index])
      let color =
        red[Int(pixel >> 16 & 255)] << 16 | green[Int(pixel >> 8 & 255)] << 8 | blue[Int(pixel & 255)]
      base[index] = Pixel.premultiplied(color | pixel & 0xFF00_0000)
    }
  }
}
