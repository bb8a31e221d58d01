internal import CoreGraphics

/// A parsed GIF file: the screen, the palettes, and the position of each frame's data.
///
/// A file that is truncated or damaged keeps the frames before the damage, as in browsers; without any frame
/// it is an error.
struct GIFFile: Sendable {
  /// The treatment of a frame's rectangle before the next frame is painted.
  enum Disposal: Sendable { case keep, clear, restore }

  /// An image of the file: its position on the screen and its encoding.
  struct Frame: Sendable {
    var x, y, width, height: Int
    var isInterlaced: Bool
    /// The colours as opaque pixels.
    var palette: [UInt32]
    /// The index that leaves the screen unchanged.
    var transparentIndex: Int?
    var disposal: Disposal
    /// The duration in hundredths of a second.
    var delay: Int
    /// The initial number of bits per code, without the two control codes.
    var codeBits: Int
    /// The blocks of compressed bytes.
    var blocks: [Range<Int>]
  }

  let bytes: [UInt8]
  let width, height: Int
  private(set) var frames: [Frame] = []
  /// The number of times the frames are played. 0 means forever. 1 if the file does not specify it.
  private(set) var loopCount = 1
  /// The maximum number of frames that are read.
  static let mostFrames = 10_000

  init(_ data: Data) throws(ImageDecodingError) {
    var reader = Reader(bytes: [UInt8](data))
    guard let signature = reader.take(6), signature.starts(with: Array("GIF8".utf8)),
      let width = reader.number(),
      let height = reader.number(), let flags = reader.byte(), reader.take(2) != nil
    else { throw .damaged(format: "GIF", reason: "the file ends too early") }
    let screen = flags & 0x80 != 0 ? reader.palette(2 << Int(flags & 7)) : []
    guard let screen else { throw .damaged(format: "GIF", reason: "the file ends too early") }
    (self.width, self.height) = (width, height)
    var control = Control()
    reading: while frames.count < Self.mostFrames, let mark = reader.byte() {
      switch mark {
      case 0x21:
        guard let label = reader.byte(), let blocks = reader.blocks() else { break reading }
        if label == 0xF9, let first = blocks.first, first.count >= 4 {
          control = Control(reader.bytes[first])
        } else if label == 0xFF, blocks.count > 1, blocks[1].count >= 3 {
          let name = String(decoding: reader.bytes[blocks[0]], as: UTF8.self)
          let part = Array(reader.bytes[blocks[1]])
          if name.hasPrefix("NETSCAPE2.0") || name.hasPrefix("ANIMEXTS1.0"), part[0] == 1 {
            let repeats = Int(part[1]) | Int(part[2]) << 8
            // The file stores repetitions, the property the number of plays.
            loopCount = repeats == 0 ? 0 : repeats + 1
          }
        }
      case 0x2C:
        guard let frame = reader.frame(screen, control) else { break reading }
        frames.append(frame)
        control = Control()
      case 0x3B: break reading
      default: break reading
      }
    }
    bytes = reader.bytes
    if frames.isEmpty { throw .damaged(format: "GIF", reason: "no picture in it is whole") }
  }

  /// The header information, available without decoding the images.
  var head: ImageHead {
    get throws(ImageDecodingError) {
      guard width > 0, height > 0 else { throw .damaged(format: "GIF", reason: "no pixels") }
      return ImageHead(
        format: .gif, width: width, height: height, bitsPerComponent: 8, hasAlpha: hasAlpha, isGray: false,
        orientation: 1, dotsPerInch: 0, frames: frames.count, loops: loopCount)
    }
  }

  /// A Boolean value that indicates whether a pixel of the first frame may be transparent.
  private var hasAlpha: Bool {
    guard let first = frames.first else { return false }
    return first.transparentIndex != nil || first.x > 0 || first.y > 0 || first.width < width
      || first.height < height
      || frames.count > 1
  }

  /// The parameters in an extension that apply to the next frame.
  struct Control {
    var disposal = Disposal.keep
    var delay = 0
    var transparentIndex: Int?

    init() {}

    init(_ bytes: ArraySlice<UInt8>) {
      let b = Array(bytes)
      disposal = [2: .clear, 3: .restore][Int(b[0] >> 2 & 7)] ?? .keep
      delay = Int(b[1]) | Int(b[2]) << 8
      transparentIndex = b[0] & 1 != 0 ? Int(b[3]) : nil
    }
  }

  /// A sequential reader of bytes. It returns nil beyond the end.
  struct Reader {
    let bytes: [UInt8]
    var position = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func byte() -> UInt8? {
      guard position < bytes.count else { return nil }
      defer { position += 1 }
      return bytes[position]
    }

    mutating func number() -> Int? {
      take(2).map { Int($0[$0.startIndex]) | Int($0[$0.startIndex + 1]) << 8 }
    }

    mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
      guard bytes.count - position >= count else { return nil }
      defer { position += count }
      return bytes[position..<position + count]
    }

    mutating func palette(_ count: Int) -> [UInt32]? {
      guard let colors = take(3 * count).map(Array.init) else { return nil }
      return (0..<count).map { index in
        0xFF00_0000 | UInt32(colors[3 * index]) << 16 | UInt32(colors[3 * index + 1]) << 8
          | UInt32(colors[3 * index + 2])
      }
    }

    /// Reads blocks up to the empty one that ends them, or up to the end of a truncated file.
    mutating func blocks() -> [Range<Int>]? {
      var found: [Range<Int>] = []
      while let count = byte() {
        if count == 0 { return found }
        let end = min(position + Int(count), bytes.count)
        found.append(position..<end)
        position = end
      }
      return found.isEmpty ? nil : found
    }

    mutating func frame(_ screen: [UInt32], _ control: Control) -> Frame? {
      guard let x = number(), let y = number(), let width = number(), let height = number(),
        let flags = byte(),
        let palette = flags & 0x80 != 0 ? palette(2 << Int(flags & 7)) : screen, let bits = byte(),
        1...11 ~= bits,
        let blocks = blocks()
      else { return nil }
      return Frame(
        x: x, y: y, width: width, height: height, isInterlaced: flags & 0x40 != 0, palette: palette,
        transparentIndex: control.transparentIndex, disposal: control.disposal, delay: control.delay,
        codeBits: Int(bits), blocks: blocks)
    }
  }
}

extension GIFFile {
  /// Decompresses the indices of a frame's pixels, row by row as they are stored. Missing pixels are 0 and
  /// treated as transparent.
  ///
  /// Complexity: O(pixels), whatever the data. Returns the number of pixels that were stored.
  func unpack(_ frame: Frame, into indices: inout [UInt8]) -> Int {
    let total = frame.width * frame.height
    indices.removeAll(keepingCapacity: true)
    indices.reserveCapacity(total)
    let (clear, end) = (1 << frame.codeBits, 1 << frame.codeBits + 1)
    var prefix = [UInt16](repeating: 0, count: 4096)
    var suffix = [UInt8](repeating: 0, count: 4096)
    for code in 0..<min(clear, 256) { suffix[code] = UInt8(code) }
    var (width, next, previous, first) = (frame.codeBits + 1, end + 1, -1, UInt8(0))
    var (bits, count) = (0, 0)
    var string: [UInt8] = []
    for block in frame.blocks {
      for byte in bytes[block] {
        bits |= Int(byte) << count
        count += 8
        while count >= width {
          let code = bits & (1 << width - 1)
          bits >>= width
          count -= width
          if code == clear {
            (width, next, previous) = (frame.codeBits + 1, end + 1, -1)
            continue
          }
          if code == end { return indices.count }
          guard code < next || (code == next && previous >= 0) else { return indices.count }
          // The pixels of the code, in reverse order.
          string.removeAll(keepingCapacity: true)
          var rest = code
          if code == next {
            string.append(first)
            rest = previous
          }
          while rest > end {
            string.append(suffix[rest])
            rest = Int(prefix[rest])
          }
          guard rest < clear else { return indices.count }
          first = suffix[rest]
          string.append(first)
          for pixel in string.reversed() where indices.count < total { indices.append(pixel) }
          if previous >= 0, next < 4096 {
            prefix[next] = UInt16(previous)
            suffix[next] = first
            next += 1
            if next == 1 << width, width < 12 { width += 1 }
          }
          previous = code
          if indices.count == total { return total }
        }
      }
    }
    return indices.count
  }
}
