internal import CImageCodecs
package import CoreGraphics
internal import Foundation

/// A writer of images with a constant frame rate to a single file.
package struct AnimationWriter {
  /// The kinds of files, by the extension of their names.
  package enum Kind: String, CaseIterable, Sendable { case png, gif, webp }

  private enum Form {
    case png(PNGFrames)
    case gif(GIFWriter)
    case webp(WebPWriter)
  }

  private var form: Form
  private let width, height: Int
  private let rate: Double
  private var count = 0

  /// Creates a writer of an animation that is played forever.
  ///
  /// - Parameters:
  ///   - kind: The kind of file.
  ///   - width: The number of pixel columns.
  ///   - height: The number of pixel rows.
  ///   - framesPerSecond: The frame rate, greater than 0.
  /// - Throws: An error if an animation of this kind cannot have the size.
  package init(_ kind: Kind, width: Int, height: Int, framesPerSecond: Double) throws(AnimationWritingError) {
    (self.width, self.height) = (width, height)
    rate = framesPerSecond
    form =
      switch kind {
      case .png: .png(PNGFrames())
      case .gif: .gif(GIFWriter(width: width, height: height))
      case .webp: .webp(try WebPWriter(width: width, height: height, quality: nil, loops: 0))
      }
  }

  /// Adds the next image. Throws if it does not have the size of the animation. Complexity: O(pixels).
  package mutating func add(_ image: CGImage) throws(AnimationWritingError) {
    try AnimationWritingError.check(image, width: width, height: height)
    switch form {
    case .png(var frames):
      form = .png(PNGFrames())
      frames.add(image)
      form = .png(frames)
    case .gif(var writer):
      form = .png(PNGFrames())
      writer.add(image, delay: 1 / rate)
      form = .gif(writer)
    case .webp(let writer): try writer.add(image, at: Double(count) / rate)
    }
    count += 1
  }

  /// Returns the bytes of the file, or empty data if there was no image. Nothing may be added afterwards.
  package mutating func finish() throws(AnimationWritingError) -> Data {
    switch form {
    case .png(let frames): AnimatedPNG.join(frames.pictures, framesPerSecond: rate) ?? Data()
    case .gif(var writer): writer.finish()
    case .webp(let writer): count == 0 ? Data() : try writer.finish(at: Double(count) / rate)
    }
  }
}

/// The images of an animated PNG. An image equal to the previous one extends its duration.
private struct PNGFrames {
  private(set) var pictures: [(png: Data, frames: Int)] = []
  private var last: CGImage?

  mutating func add(_ image: CGImage) {
    if let last, last.hasPixels(of: image) {
      pictures[pictures.count - 1].frames += 1
    } else {
      pictures.append((ImageEncoding.png(image), 1))
      last = image
    }
  }
}

extension CGImage {
  /// Returns a Boolean value that indicates whether every pixel equals that of another image of the same
  /// size. Complexity: O(pixels).
  fileprivate func hasPixels(of other: CGImage) -> Bool {
    guard isOpaque == other.isOpaque else { return false }
    return withPixels { pixels, stride in
      other.withPixels { others, otherStride in
        (0..<height).allSatisfy { y in
          guard let row = pixels.baseAddress, let otherRow = others.baseAddress else { return false }
          return memcmp(row + y * stride, otherRow + y * otherStride, width * 4) == 0
        }
      }
    }
  }
}

/// The reason for which images cannot be combined in one file.
package struct AnimationWritingError: Error, CustomStringConvertible {
  package let reason: String
  package var description: String { "the animation cannot be written: \(reason)" }

  /// Throws an error if an image does not have the size of its file in pixels.
  fileprivate static func check(_ image: CGImage, width: Int, height: Int) throws(AnimationWritingError) {
    guard image.width != width || image.height != height else { return }
    throw AnimationWritingError(
      reason:
        "a picture of \(image.width) x \(image.height) pixels comes after others of \(width) x \(height); "
        + "a file takes one size, a folder takes pictures of any")
  }
}

/// A writer of an animated WebP file, in which libwebp stores the differences between frames.
final class WebPWriter {
  private let pointer: UnsafeMutableRawPointer
  private let width, height: Int
  private var message = [CChar](repeating: 0, count: Int(MICA_MESSAGE_SIZE))

  /// Creates a writer of a file that is played `loops` times, or forever if 0. `quality` is from 0 to 1, or
  /// nil for lossless compression.
  init(width: Int, height: Int, quality: Double?, loops: Int) throws(AnimationWritingError) {
    let quality = quality.map { Float(min(max($0, 0), 1) * 100) } ?? -1
    guard
      let pointer = mica_webp_writer_open(
        Int32(clamping: width), Int32(clamping: height), quality, Int32(min(max(loops, 0), 0xFFFF)), &message)
    else {
      throw AnimationWritingError(
        reason: String(decoding: message.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self))
    }
    self.pointer = pointer
    (self.width, self.height) = (width, height)
  }

  deinit { mica_webp_writer_close(pointer) }

  private var failure: AnimationWritingError {
    AnimationWritingError(
      reason: String(decoding: message.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self))
  }

  /// Adds an image that is shown from a time on, in seconds. Throws if it does not have the size of the file,
  /// since libwebp would read beyond its pixels.
  func add(_ image: CGImage, at seconds: Double) throws(AnimationWritingError) {
    try AnimationWritingError.check(image, width: width, height: height)
    var added: Int32 = 0
    image.withPixels { pixels, stride in
      added = mica_webp_writer_add(
        pointer, pixels.baseAddress, stride, Int32((seconds * 1000).rounded()), &message)
    }
    if added == 0 { throw failure }
  }

  func finish(at seconds: Double) throws(AnimationWritingError) -> Data {
    var data = Data(), made: Int32 = 0
    ImageEncoding.withWriter({ data.append(contentsOf: $0) }) { write, context in
      made = mica_webp_writer_finish(pointer, Int32((seconds * 1000).rounded()), write, context, &message)
    }
    if made == 0 { throw failure }
    return data
  }
}
