internal import CImageCodecs
package import CoreGraphics

/// The largest picture that is read, so that a small file cannot ask for all memory.
package struct ImageLimits: Sendable {
  /// The most pixels along one side.
  package var side: Int
  /// The most pixels in all.
  package var pixels: Int

  /// Limits of the given size.
  package init(side: Int, pixels: Int) {
    self.side = side
    self.pixels = pixels
  }

  /// 32,767 pixels a side, which is what drawing takes, and 64 million in all (256 MB).
  package static let standard = ImageLimits(side: 32_767, pixels: 64_000_000)
}

/// Why the bytes of a picture cannot be used.
package enum ImageDecodingError: Error, Hashable, CustomStringConvertible {
  /// The bytes are in no format that is read.
  case unknownFormat
  /// The picture is larger than allowed.
  case tooLarge(width: Int, height: Int, limit: String)
  /// The bytes begin as the format says but are damaged or cut short.
  case damaged(format: String, reason: String)
  /// There is no memory for the pixels.
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

/// What the head of an image file says, known without reading the pixels.
package struct ImageHead: Hashable, Sendable {
  /// The format.
  package var format: ImageFormat
  /// The number of pixel columns.
  package var width: Int
  /// The number of pixel rows.
  package var height: Int
  /// Bits of one component in the file.
  package var bitsPerComponent: Int
  /// Whether the file has opacity.
  package var hasAlpha: Bool
  /// Whether the file has no colour.
  package var isGray: Bool
  /// How to turn the picture upright: Exif's 1…8.
  package var orientation: Int
  /// Pixels per inch across, or 0 where the file does not say.
  package var dotsPerInch: Double
  /// How many pictures the file holds.
  package var frames = 1
  /// How often they are played; 0 stands for ever.
  package var loops = 1
}

/// A format of image files.
package enum ImageFormat: String, Sendable {
  case png = "PNG"
  case jpeg = "JPEG"
  case gif = "GIF"
  case webp = "WebP"

  /// The format that the bytes begin as.
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

/// Turns the bytes of image files into pictures.
package enum ImageDecoding {
  /// The picture in the bytes of an image file, of an animation the first.
  ///
  /// Sizes are checked before memory is asked for. Bytes that end too early or are damaged are an error,
  /// never half a picture, unless `allowsPart` asks for the rows and scans that have come so far of a
  /// PNG or JPEG, see-through where nothing has. Gamma and colour profiles are ignored: the numbers are
  /// taken as sRGB. O(pixels).
  package static func decode(
    _ data: Data, limits: ImageLimits = .standard, allowsPart: Bool = false
  ) throws(ImageDecodingError) -> CGImage {
    let head = try head(of: data)
    try limits.check(width: head.width, height: head.height)
    let read: @convention(c) (
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

  /// What the head of the file says; the pixels are not read.
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

  /// Calls a reader with the bytes; what it complained about, or nil where it returned 1.
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
