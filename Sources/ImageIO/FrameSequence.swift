internal import CImageCodecs
package import CoreGraphics
internal import Synchronization

/// One picture of an animation and how long it is shown.
package struct ImageFrame: Sendable {
  /// The whole picture, as it is seen.
  package var image: CGImage
  /// Seconds, as the file says.
  package var delay: Double
}

/// The frames of a GIF or WebP file, painted one on the other.
///
/// Frames are made in their order; asking for one after the other costs O(pixels) each, going back begins
/// again. Any thread may ask.
package final class FrameSequence: Sendable {
  private let painter: Mutex<any FramePainter>
  /// How many frames there are.
  package let count: Int
  /// How often they are played; 0 stands for ever.
  package let loopCount: Int
  private let kept = Mutex<(index: Int, frame: ImageFrame)?>(nil)

  /// The frames of a file; throws where it is neither GIF nor WebP, damaged, or larger than allowed.
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

  /// A frame; throws where it is damaged or there is no memory.
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

  /// Seconds that a frame is shown, as the file says; of WebP the frame must be read for it.
  package func delay(_ index: Int) -> Double {
    if let known = painter.withLock({ $0.delay(index) }) { return known }
    return (try? frame(index).delay) ?? 0
  }
}

extension ImageLimits {
  /// Throws where a picture is larger.
  func check(width: Int, height: Int) throws(ImageDecodingError) {
    guard width <= side, height <= side else {
      throw .tooLarge(width: width, height: height, limit: "\(side) a side")
    }
    guard width * height <= pixels else {
      throw .tooLarge(width: width, height: height, limit: "\(pixels) in all")
    }
  }
}

/// Something that paints frames one after the other.
private protocol FramePainter: Sendable {
  /// The index of the frame that is painted next.
  var next: Int { get }
  mutating func paint() throws(ImageDecodingError) -> ImageFrame
  mutating func skip() throws(ImageDecodingError)
  mutating func rewind() throws(ImageDecodingError)
  /// The seconds of a frame, where they are known without painting it.
  func delay(_ index: Int) -> Double?
}

/// Paints the frames of a GIF on its screen.
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

  /// Calls the body with the number of each pixel as stored and its place on the screen,
  /// for those that lie on it.
  private mutating func forEachPixel(
    of frame: GIFFile.Frame, _ body: (_ stored: Int, _ place: Int, _ screen: inout [UInt32]) -> Void
  ) {
    var stored = 0
    // Interlaced rows come in four passes.
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

/// Asks libwebp for one frame after the other.
private struct WebPPainter: FramePainter {
  /// The decoder; used by one thread at a time, inside the sequence's lock.
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
