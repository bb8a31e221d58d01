internal import CImageCodecs
package import CoreGraphics
internal import Synchronization

/// An image of an animation and its duration.
package struct ImageFrame: Sendable {
  /// The complete image, as it is shown.
  package var image: CGImage
  /// The duration in seconds, as stored in the file.
  package var delay: Double
}

/// The frames of a GIF or WebP file, each composed with the previous ones.
///
/// Frames are decoded in order: requesting one after the other costs O(pixels) each, and going back starts
/// again. Thread-safe.
package final class FrameSequence: Sendable {
  private let painter: Mutex<any FramePainter>
  /// The number of frames.
  package let count: Int
  /// The number of times the animation is played. 0 means forever.
  package let loopCount: Int
  private let kept = Mutex<(index: Int, frame: ImageFrame)?>(nil)

  /// Creates the frames of a file. Throws if it is neither GIF nor WebP, damaged, or larger than allowed.
  package init(_ data: Data, limits: ImageLimits = .standard) throws(ImageDecodingError) {
    let head = try ImageDecoding.head(of: data)
    try limits.check(width: head.width, height: head.height)
    (count, loopCount) = (head.frames, head.loops)
    switch head.format {
    case .gif: painter = Mutex(GIFPainter(try GIFFile(data)))
    case .webp: painter = Mutex(try WebPPainter(data, head.width, head.height))
    default: throw .unknownFormat
    }
  }

  /// Returns a frame. Throws if it is damaged or memory cannot be allocated.
  package func frame(_ index: Int) throws(ImageDecodingError) -> ImageFrame {
    raiseUnless((0..<count).contains(index), "FrameSequence.frame(\(index)): there are \(count) frames")
    if let known = kept.withLock({ $0 }), known.index == index { return known.frame }
    let made = painter.withLock { painter in
      Result<ImageFrame, ImageDecodingError> { () throws(ImageDecodingError) in
        if painter.next > index { try painter.rewind() }
        while painter.next < index { try painter.skip() }
        return try painter.paint()
      }
    }
    let frame = try made.get()
    kept.withLock { $0 = (index, frame) }
    return frame
  }

  /// Returns the duration of a frame in seconds, as stored in the file. A WebP frame is decoded for it.
  package func delay(_ index: Int) -> Double {
    if let known = painter.withLock({ $0.delay(index) }) { return known }
    return (try? frame(index).delay) ?? 0
  }
}

extension ImageLimits {
  /// Throws an error if an image exceeds the limits.
  func check(width: Int, height: Int) throws(ImageDecodingError) {
    guard width <= side, height <= side else {
      throw .tooLarge(width: width, height: height, limit: "\(side) a side")
    }
    guard width * height <= pixels else {
      throw .tooLarge(width: width, height: height, limit: "\(pixels) in all")
    }
  }
}

/// A decoder that composes frames in order.
private protocol FramePainter: Sendable {
  /// The index of the next frame.
  var next: Int { get }
  mutating func paint() throws(ImageDecodingError) -> ImageFrame
  mutating func skip() throws(ImageDecodingError)
  mutating func rewind() throws(ImageDecodingError)
  /// Returns the duration of a frame in seconds if it is known without decoding.
  func delay(_ index: Int) -> Double?
}

/// A decoder that composes the frames of a GIF on its screen.
private struct GIFPainter: FramePainter {
  private let file: GIFFile
  private(set) var next = 0
  private var screen: [UInt32]
  private var indices: [UInt8] = []

  init(_ file: GIFFile) {
    self.file = file
    screen = Array(repeating: 0, count: file.width * file.height)
  }

  func delay(_ index: Int) -> Double? { Double(file.frames[index].delay) / 100 }

  mutating func rewind() {
    next = 0
    for index in screen.indices { screen[index] = 0 }
  }

  mutating func skip() throws(ImageDecodingError) { try advance(makesImage: false) }

  mutating func paint() throws(ImageDecodingError) -> ImageFrame {
    guard let frame = try advance(makesImage: true) else {
      throw .outOfMemory(width: file.width, height: file.height)
    }
    return frame
  }

  @discardableResult
  private mutating func advance(makesImage: Bool) throws(ImageDecodingError) -> ImageFrame? {
    let frame = file.frames[next]
    let before = frame.disposal == .restore ? screen : []
    let count = file.unpack(frame, into: &indices)
    put(frame, count)
    var image: CGImage?
    if makesImage {
      let (width, height, screen) = (file.width, file.height, screen)
      image = CGImage(width: width, height: height, isOpaque: false) { pixels, stride in
        for y in 0..<height { for x in 0..<width { pixels[y * stride + x] = screen[y * width + x] } }
      }
    }
    switch frame.disposal {
    case .keep: break
    case .restore: screen = before
    case .clear: forEachPixel(of: frame) { _, place, screen in screen[place] = 0 }
    }
    next += 1
    return image.map { ImageFrame(image: $0, delay: Double(frame.delay) / 100) }
  }

  private mutating func put(_ frame: GIFFile.Frame, _ count: Int) {
    let (indices, palette) = (indices, frame.palette)
    forEachPixel(of: frame) { stored, place, screen in
      guard stored < count else { return }
      let index = Int(indices[stored])
      if index != frame.transparentIndex, index < palette.count { screen[place] = palette[index] }
    }
  }

  /// Calls a closure with the stored index of each pixel and its index on the screen, for pixels that are on
  /// the screen.
  private mutating func forEachPixel(
    of frame: GIFFile.Frame, _ body: (_ stored: Int, _ place: Int, _ screen: inout [UInt32]) -> Void
  ) {
    var stored = 0
    // Interlaced rows are stored in four passes.
    let passes = frame.isInterlaced ? [(0, 8), (4, 8), (2, 4), (1, 2)] : [(0, 1)]
    for (start, step) in passes {
      for row in stride(from: start, to: frame.height, by: step) {
        let y = frame.y + row
        if y < file.height {
          for column in 0..<max(0, min(frame.width, file.width - frame.x)) {
            body(stored + column, y * file.width + frame.x + column, &screen)
          }
        }
        stored += frame.width
      }
    }
  }
}

/// A decoder of WebP frames that uses libwebp.
private struct WebPPainter: FramePainter {
  /// The libwebp decoder, used by one thread at a time, inside the sequence's lock.
  private final class Decoder: @unchecked Sendable {
    let pointer: UnsafeMutableRawPointer

    init(_ data: Data) throws(ImageDecodingError) {
      var message = [CChar](repeating: 0, count: Int(MICA_MESSAGE_SIZE))
      let opened = data.withUnsafeBytes { bytes in
        mica_webp_frames_open(bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, &message)
      }
      guard let opened else { throw .damaged(format: "WebP", reason: "damaged data") }
      pointer = opened
    }

    deinit { mica_webp_frames_close(pointer) }
  }

  private let data: Data
  private let width, height: Int
  private var decoder: Decoder
  private(set) var next = 0

  init(_ data: Data, _ width: Int, _ height: Int) throws(ImageDecodingError) {
    (self.data, self.width, self.height) = (data, width, height)
    decoder = try Decoder(data)
  }

  func delay(_ index: Int) -> Double? { nil }

  mutating func rewind() throws(ImageDecodingError) {
    decoder = try Decoder(data)
    next = 0
  }

  mutating func skip() throws(ImageDecodingError) { _ = try paint() }

  mutating func paint() throws(ImageDecodingError) -> ImageFrame {
    var (delay, result): (Int32, Int32) = (0, 0)
    let image = CGImage(width: width, height: height, isOpaque: false) { pixels, stride in
      result = mica_webp_frames_next(decoder.pointer, pixels.baseAddress, stride, &delay)
    }
    guard let image else { throw .outOfMemory(width: width, height: height) }
    guard result == 1 else { throw .damaged(format: "WebP", reason: "frame \(next + 1) cannot be read") }
    next += 1
    return ImageFrame(image: image, delay: Double(delay) / 1000)
  }
}
