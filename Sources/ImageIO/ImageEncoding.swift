internal import CImageCodecs
package import CoreGraphics

/// The encoder of image files.
package enum ImageEncoding {
  /// Encodes an image as a PNG file, with 24 bits per pixel if it is opaque, otherwise 32. Complexity:
  /// O(pixels).
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - dotsPerInch: The resolution, written into the file if it is greater than 0.
  /// - Returns: The contents of the file.
  package static func png(_ image: CGImage, dotsPerInch: Double = 0) -> Data {
    var data = Data()
    data.reserveCapacity(1 << 16)
    writePNG(image, dotsPerInch) { data.append(contentsOf: $0) }
    return data
  }

  /// Writes an image as a PNG file. A regular file is replaced atomically.
  package static func png(
    _ image: CGImage, to url: URL, dotsPerInch: Double = 0
  ) throws(FileWritingError) {
    let file = try FileWriter(for: url)
    writePNG(image, dotsPerInch) { file.append($0) }
    try file.commit()
  }

  /// Encodes an image as a JPEG file over white.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - quality: The quality, from 0 (smallest) to 1 (best).
  ///   - orientation: Exif's orientation 1...8 of the pixels, written if it is not 1.
  /// - Returns: The contents of the file.
  package static func jpeg(_ image: CGImage, quality: Double, orientation: Int = 1) -> Data {
    var data = Data()
    let scaled = Int32(min(max(quality.isNaN ? 1 : quality, 0), 1) * 99) + 1
    var message = [CChar](repeating: 0, count: Int(MICA_MESSAGE_SIZE))
    image.withPixels { pixels, stride in
      withWriter({ data.append(contentsOf: $0) }) { write, context in
        _ = mica_jpeg_write(
          pixels.baseAddress, stride, UInt32(image.width), UInt32(image.height), scaled, Int32(orientation),
          write, context, &message)
      }
    }
    return data
  }

  /// Encodes an image as a WebP file. Returns nil if a side is longer than 16,383 pixels.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - quality: The quality, from 0 (smallest) to 1 (best), or nil for lossless compression.
  /// - Returns: The contents of the file, or nil.
  package static func webp(_ image: CGImage, quality: Double?) -> Data? {
    var file: UnsafeMutablePointer<UInt8>?
    let count = image.withPixels { pixels, stride in
      mica_webp_write(
        pixels.baseAddress, stride, UInt32(image.width), UInt32(image.height),
        quality.map { Float(min(max($0, 0), 1) * 100) } ?? -1, &file)
    }
    guard let file, count > 0 else { return nil }
    defer { mica_webp_free(file) }
    return Data(bytes: file, count: count)
  }

  private static func writePNG(
    _ image: CGImage, _ dotsPerInch: Double, _ take: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    image.withPixels { pixels, stride in
      withWriter(take) { write, context in
        _ = mica_png_write(
          pixels.baseAddress, stride, UInt32(image.width), UInt32(image.height), image.isOpaque ? 1 : 0,
          dotsPerInch, write, context)
      }
    }
  }

  /// Calls a closure with a C function and its context that pass bytes to `take`.
  static func withWriter(
    _ take: (UnsafeBufferPointer<UInt8>) -> Void,
    _ body: (@escaping mica_write, UnsafeMutableRawPointer) -> Void
  ) {
    withoutActuallyEscaping(take) { take in
      var box = take
      withUnsafeMutablePointer(to: &box) { pointer in
        body(
          { context, bytes, count in
            typealias Take = (UnsafeBufferPointer<UInt8>) -> Void
            context?.assumingMemoryBound(to: Take.self).pointee(
              UnsafeBufferPointer(start: bytes, count: count))
            return 1
          }, UnsafeMutableRawPointer(pointer))
      }
    }
  }
}
