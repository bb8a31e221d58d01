internal import CImageCodecs
internal import CoreGraphics
internal import Foundation

/// Writes WebP files: one picture, or several that are played one after the other.
enum WebPEncoding {
  /// One picture, and how many milliseconds it is shown.
  struct Frame {
    var image: CGImage
    var delay = 0
  }

  /// The file; nil without pictures or where one is wider or higher than 16,383.
  ///
  /// - Parameters:
  ///   - quality: From 0 (smallest) to 1 (best); nil keeps every pixel.
  ///   - loops: How often the pictures are played; 0 for ever.
  static func encode(_ frames: [Frame], quality: Double?, loops: Int) -> Data? {
    if frames.isEmpty { return nil }
    let parts = frames.compactMap { encode($0.image, quality) }
    guard parts.count == frames.count else { return nil }
    if frames.count == 1 { return parts[0] }
    let (width, height) = (frames.map(\.image.width).max() ?? 1, frames.map(\.image.height).max() ?? 1)
    // 0x12: moving, with opacity.
    var body = Data("WEBP".utf8) + chunk("VP8X", Data([0x12, 0, 0, 0]) + bytes(width - 1, 3) + bytes(height - 1, 3))
    body += chunk("ANIM", bytes(0, 4) + bytes(min(max(loops, 0), 0xFFFF), 2))
    for (frame, part) in zip(frames, parts) {
      let size = bytes(frame.image.width - 1, 3) + bytes(frame.image.height - 1, 3)
      // 2: painted over nothing; 1: taken away before the next.
      let head = bytes(0, 6) + size + bytes(min(max(frame.delay, 0), 0xFF_FFFF), 3) + Data([3])
      body += chunk("ANMF", head + pictureChunks(part))
    }
    return Data("RIFF".utf8) + bytes(body.count, 4) + body
  }

  private static func encode(_ image: CGImage, _ quality: Double?) -> Data? {
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

  /// The chunks of a file that hold its picture: all but the one that describes the whole file.
  private static func pictureChunks(_ file: Data) -> Data {
    var result = Data(), place = 12
    while place + 8 <= file.count {
      let length = (0..<4).reduce(0) { $0 | Int(file[place + 4 + $1]) << (8 * $1) }
      let end = min(place + 8 + length + length % 2, file.count)
      if file[place..<place + 4] != Data("VP8X".utf8) { result += file[place..<end] }
      place = end
    }
    return result
  }

  private static func chunk(_ name: String, _ data: Data) -> Data {
    Data(name.utf8) + bytes(data.count, 4) + data + Data(count: data.count % 2)
  }

  /// The low bytes of a number, lowest first.
  private static func bytes(_ number: Int, _ count: Int) -> Data {
    Data((0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) })
  }
}
