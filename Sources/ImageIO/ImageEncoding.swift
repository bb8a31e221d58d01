internal import CImageCodecs
package import CoreGraphics

/// Turns pictures into the bytes of image files.
package enum ImageEncoding {
  /// The picture as a PNG file, 24 bits where it is opaque and 32 where it is not. O(pixels).
  ///
  /// - Parameter dotsPerInch: Written into the file where it is more than 0.
  package static func png(_ image: CGImage, dotsPerInch: Double = 0) -> Data {
    var data = Data()
    data.reserveCapacity(1 << 16)
    writePNG(image, dotsPerInch) { data.append(contentsOf: $0) }
    return data
  }

  /// Writes the picture as a PNG file; a regular file is either whole or as it was.
  package static func png(
    _ image: CGImage, to url: URL, dotsPerInch: Double = 0
  ) throws(FileWritingError) {
    let file = try FileWriter(for: url)
    writePNG(image, dotsPerInch) { file.append($0) }
    try file.commit()
  }

  /// The picture as a JPEG file over white.
  ///
  /// - Parameters:
  ///   - quality: From 0 (smallest) to 1 (best).
  ///   - orientation: Exif's number 1...8 for how the pixels are turned, which is written where it is not 1.
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

  /// The picture as a WebP file; nil where a side is longer than 16,383 pixels.
  ///
  /// - Parameter quality: From 0 (smallest) to 1 (best); nil keeps every pixel.
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

  /// Calls the body with a C function and its context that hand bytes to `take`.
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
