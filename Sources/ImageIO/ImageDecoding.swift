internal import CImageCodecs
package import CoreGraphics

/// The limits of decoded images, so that a small file cannot exhaust memory.
package struct ImageLimits: Sendable {
  /// The maximum number of pixels along one side.
  package var side: Int
  /// The maximum total number of pixels.
  package var pixels: Int

  /// Creates limits.
  package init(side: Int, pixels: Int) {
    self.side = side
    self.pixels = pixels
  }

  /// The default limits: 32,767 pixels per side, the maximum for drawing, and 64 million in total (256 MB).
  package static let standard = ImageLimits(side: 32_767, pixels: 64_000_000)
}

/// The reason for which an image cannot be decoded.
package enum ImageDecodingError: Error, Hashable, CustomStringConvertible {
  /// The format is not supported.
  case unknownFormat
  /// The image is larger than allowed.
  case tooLarge(width: Int, height: Int, limit: String)
  /// The bytes have the format's signature but are damaged or truncated.
  case damaged(format: String, reason: String)
  /// Memory for the pixels cannot be allocated.
  case outOfMemory(width: Int, height: Int)

  package var description: String {
    switch self {
    case .unknownFormat: "none of PNG, JPEG, GIF, WebP"
    case .tooLarge(let width, let height, let limit):
      "the picture claims \(width) x \(height) pixels; at most \(limit) are read"
    case .damaged(let format, let reason): "damaged \(format): \(reason)"
    case .outOfMemory(let width, let height): "no memory for \(width) x \(height) pixels"
    }
  }
}

/// The header of an image file, available without decoding the pixels.
package struct ImageHead: Hashable, Sendable {
  /// The format.
  package var format: ImageFormat
  /// The number of pixel columns.
  package var width: Int
  /// The number of pixel rows.
  package var height: Int
  /// The number of bits per component in the file.
  package var bitsPerComponent: Int
  /// A Boolean value that indicates whether the file has an opacity channel.
  package var hasAlpha: Bool
  /// A Boolean value that indicates whether the file has no colour.
  package var isGray: Bool
  /// The orientation of the stored image, Exif's 1…8.
  package var orientation: Int
  /// The horizontal resolution in pixels per inch, or 0 if the file does not specify it.
  package var dotsPerInch: Double
  /// The number of images in the file.
  package var frames = 1
  /// The number of times they are played. 0 means forever.
  package var loops = 1
}

/// A format of image files.
package enum ImageFormat: String, Sendable {
  case png = "PNG"
  case jpeg = "JPEG"
  case gif = "GIF"
  case webp = "WebP"

  /// Creates the format of data from its first bytes. Returns nil for unsupported formats.
  package init?(_ data: Data) {
    if data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if data.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if data.starts(with: Data("GIF87a".utf8)) || data.starts(with: Data("GIF89a".utf8)) {
      self = .gif
    } else if data.starts(with: Data("RIFF".utf8)), data.dropFirst(8).starts(with: Data("WEBP".utf8)) {
      self = .webp
    } else {
      return nil
    }
  }
}

/// The decoder of image files.
package enum ImageDecoding {
  /// Decodes an image file, of an animation the first frame.
  ///
  /// The size is checked before memory is allocated. Truncated or damaged data is an error and never gives a
  /// partial image, unless `allowsPart` requests the rows and scans of a PNG or JPEG received so far,
  /// transparent elsewhere. Gamma and colour profiles are ignored: the values are treated as sRGB.
  /// Complexity: O(pixels).
  package static func decode(
    _ data: Data, limits: ImageLimits = .standard, allowsPart: Bool = false
  ) throws(ImageDecodingError) -> CGImage {
    let head = try head(of: data)
    try limits.check(width: head.width, height: head.height)
    let read:
      @convention(c) (
        UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<UInt32>?, Int, UnsafeMutablePointer<CChar>?
      ) -> Int32
    switch head.format {
    case .png: read = mica_png_read
    case .jpeg: read = allowsPart ? mica_jpeg_read_part : mica_jpeg_read
    case .webp: read = mica_webp_read
    case .gif: return try FrameSequence(data, limits: limits).frame(0).image
    }
    let image = try CGImage(
      width: head.width, height: head.height, isOpaque: !head.hasAlpha && !allowsPart,
      utType: head.format.uniformType
    ) { pixels, stride throws(ImageDecodingError) in
      let message = withMessage(data) { bytes, count, message in
        read(bytes, count, pixels.baseAddress, stride, message)
      }
      let isPart = allowsPart && head.format != .webp && pixels.contains { $0 != 0 }
      if let message, !isPart { throw .damaged(format: head.format.rawValue, reason: message) }
    }
    guard let image else { throw .outOfMemory(width: head.width, height: head.height) }
    return image
  }

  /// Reads the header of a file without decoding the pixels.
  package static func head(of data: Data) throws(ImageDecodingError) -> ImageHead {
    guard let format = ImageFormat(data) else { throw .unknownFormat }
    if format == .gif { return try GIFFile(data).head }
    let read = format == .png ? mica_png_head : format == .jpeg ? mica_jpeg_head : mica_webp_head
    var head = mica_image_head()
    let message = withMessage(data) { bytes, count, message in read(bytes, count, &head, message) }
    if let message { throw .damaged(format: format.rawValue, reason: message) }
    guard head.width > 0, head.height > 0 else {
      throw .damaged(format: format.rawValue, reason: "no pixels")
    }
    return ImageHead(
      format: format, width: Int(head.width), height: Int(head.height),
      bitsPerComponent: Int(head.bitsPerComponent), hasAlpha: head.hasAlpha != 0, isGray: head.isGray != 0,
      orientation: Int(head.orientation), dotsPerInch: head.dpiX, frames: max(1, Int(head.frames)),
      loops: Int(head.loops))
  }

  /// Calls a reader with the bytes. Returns its error message, or nil if it returned 1.
  private static func withMessage(
    _ data: Data, _ body: (UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<CChar>) -> Int32
  ) -> String? {
    var message = [CChar](repeating: 0, count: Int(MICA_MESSAGE_SIZE))
    let succeeded = data.withUnsafeBytes { bytes in
      message.withUnsafeMutableBufferPointer { text in
        guard let text = text.baseAddress else { return Int32(0) }
        return body(bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, text)
      }
    }
    if succeeded == 1 { return nil }
    return String(decoding: message.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
