/// The bytes from which a client created an image, and their layout.
struct ImageSource: Sendable {
  let provider: CGDataProvider
  let bitsPerComponent: Int
  let bitsPerPixel: Int
  let bytesPerRow: Int
  let bitmapInfo: CGBitmapInfo
  let decode: [CGFloat]?
  let intent: CGColorRenderingIntent
}

extension CGImage {
  /// The number of bits per component in the bytes of `dataProvider`.
  public var bitsPerComponent: Int { source?.bitsPerComponent ?? 8 }

  /// The number of bits per pixel in the bytes of `dataProvider`.
  public var bitsPerPixel: Int { source?.bitsPerPixel ?? contextLayout?.bitsPerPixel ?? 32 }

  /// The number of bytes per row in the bytes of `dataProvider`.
  public var bytesPerRow: Int { source?.bytesPerRow ?? contextLayout?.bytesPerRow ?? width * 4 }

  /// The pixel layout of the bytes of `dataProvider`.
  public var bitmapInfo: CGBitmapInfo {
    if let source { return source.bitmapInfo }
    if let contextLayout { return contextLayout.bitmapInfo }
    if isFromFile {
      return CGBitmapInfo(rawValue: (isOpaque ? CGImageAlphaInfo.noneSkipLast : .last).rawValue)
    }
    let alpha: CGImageAlphaInfo = isOpaque ? .noneSkipFirst : .premultipliedFirst
    return [.byteOrder32Little, CGBitmapInfo(rawValue: alpha.rawValue)]
  }

  /// The position of the opacity in the bytes of `dataProvider`.
  public var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: bitmapInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue) ?? .none
  }

  /// The byte order of `dataProvider`.
  public var byteOrderInfo: CGImageByteOrderInfo {
    CGImageByteOrderInfo(rawValue: bitmapInfo.rawValue & CGBitmapInfo.byteOrderMask.rawValue) ?? .orderDefault
  }

  /// The rendering intent of the image.
  public var renderingIntent: CGColorRenderingIntent { source?.intent ?? .defaultIntent }

  /// The bytes of the image in the layout that `bitmapInfo` and related properties describe. Complexity:
  /// O(pixels), unless a client created the image from bytes.
  public var dataProvider: CGDataProvider? {
    if let source { return source.provider }
    if let contextLayout { return CGDataProvider(data: bytes(laidOut: contextLayout)) }
    let length = width * 4
    var bytes = Data(count: length * height)
    bytes.withUnsafeMutableBytes { (target: UnsafeMutableRawBufferPointer) in
      withPixels { pixels, stride in
        for row in 0..<height {
          let source = UnsafeBufferPointer(rebasing: pixels[row * stride..<row * stride + width])
          if isFromFile {
            for (column, pixel) in source.enumerated() {
              target.storeBytes(
                of: Self.redFirst(pixel), toByteOffset: row * length + column * 4, as: UInt32.self)
            }
          } else {
            let line = UnsafeMutableRawBufferPointer(rebasing: target[row * length..<(row + 1) * length])
            line.copyMemory(from: UnsafeRawBufferPointer(source))
          }
        }
      }
    }
    return CGDataProvider(data: bytes)
  }

  private func bytes(laidOut layout: ClientLayout) -> Data {
    var bytes = Data(count: layout.bytesPerRow * height)
    bytes.withUnsafeMutableBytes { (target: UnsafeMutableRawBufferPointer) in
      guard let first = target.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
      withPixels { pixels, stride in
        guard let start = pixels.baseAddress else { return }
        for row in 0..<height {
          layout.pixels.write(start + row * stride, into: first + row * layout.bytesPerRow, count: width)
        }
      }
    }
    return bytes
  }

  /// Converts a premultiplied pixel to the bytes red, green, blue and opacity, not premultiplied.
  private static func redFirst(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    func plain(_ shift: UInt32) -> UInt32 {
      let value = pixel >> shift & 0xFF
      return alpha == 0 || alpha == 255 ? value : min(255, (value * 255 + alpha / 2) / alpha)
    }
    return UInt32(littleEndian: plain(16) | plain(8) << 8 | plain(0) << 16 | alpha << 24)
  }
}
