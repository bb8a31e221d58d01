package import CoreGraphics

/// A writer of images of one size to a GIF file.
///
/// An opaque image is stored as the bounding box of the pixels that differ from the previous image, with the
/// others unchanged; an identical image only extends the duration of the last one. Each image has a palette
/// of its own.
package struct GIFWriter {
  /// The maximum frame rate that programs play as requested. Shorter durations are treated as mistakes.
  package static let mostFramesPerSecond = 50.0

  private let width, height: Int
  /// A Boolean value that determines whether an image equal to the previous one extends that one's duration.
  private let mergesEqual: Bool
  private var file: [UInt8]
  /// The state after the last image: opaque pixels, and 0 where there is none.
  private var screen: [UInt32]
  private var pending: Frame?
  /// The end of the pending image in seconds, and the hundredths of seconds that have been written.
  private var end = 0.0, written = 0

  /// A part of the screen with the indices of its colours.
  private struct Frame {
    var x = 0, y = 0, width = 1, height = 1
    var indices: [UInt8] = [0]
    var palette: [UInt32] = []
    /// The index that leaves the screen unchanged, or nil if all pixels are painted.
    var transparent: Int?
    /// A Boolean value that indicates whether the screen is cleared after the image.
    var clears = false
  }

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - width: The number of pixel columns, 1…65,535.
  ///   - height: The number of pixel rows, 1…65,535.
  ///   - loopCount: The number of times the animation is played, 0 for forever, or nil for a still image.
  ///   - mergesEqual: `true` to merge equal consecutive images into one with a longer duration.
  package init(width: Int, height: Int, loopCount: Int? = 0, mergesEqual: Bool = true) {
    raiseUnless(
      (1...0xFFFF).contains(width) && (1...0xFFFF).contains(height), "GIFWriter: \(width) x \(height) pixels")
    (self.width, self.height, self.mergesEqual) = (width, height, mergesEqual)
    screen = Array(repeating: 0, count: width * height)
    file = Array("GIF89a".utf8)
    number(width)
    number(height)
    // No global palette, background 0, square pixels.
    file += [0x70, 0, 0]
    guard let loopCount, loopCount != 1 else { return }
    file += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1]
    // The file stores repetitions.
    number(min(max(0, loopCount - 1), 0xFFFF))
    file.append(0)
  }

  /// Adds an image with a duration in seconds. An image of another size is ignored. Complexity: O(pixels).
  package mutating func add(_ image: CGImage, delay: Double) {
    guard image.width == width, image.height == height else { return }
    let pixels = Self.straight(image)
    if mergesEqual, pending != nil, pixels == screen {
      end += max(0, delay)
      return
    }
    let clears = pixels.contains(0)
    // An image with transparent pixels needs an empty screen: the last image is cleared completely.
    if clears, pending?.clears == false { pending = whole(screen) }
    flush()
    end += max(0, delay)
    pending = clears ? whole(pixels) : difference(pixels)
    screen = clears ? Array(repeating: 0, count: pixels.count) : pixels
  }

  /// Returns the file, or empty data if there was no image. Nothing may be added afterwards.
  package mutating func finish() -> Data {
    guard pending != nil || written > 0 else { return Data() }
    flush()
    file.append(0x3B)
    return Data(file)
  }

  // MARK: - Pixels

  /// Returns opaque pixels, and 0 for pixels that are less than half opaque.
  private static func straight(_ image: CGImage) -> [UInt32] {
    var found = [UInt32](repeating: 0, count: image.width * image.height)
    image.withPixels { pixels, stride in
      for y in 0..<image.height {
        for x in 0..<image.width {
          let p = pixels[y * stride + x], alpha = p >> 24
          if alpha == 255 {
            found[y * image.width + x] = p
          } else if alpha >= 128 {
            let parts = [16, 8, 0].map { (shift: UInt32) in
              min(255, ((p >> shift & 255) * 255 + alpha / 2) / alpha) << shift
            }
            found[y * image.width + x] = 0xFF00_0000 | parts[0] | parts[1] | parts[2]
          }
        }
      }
    }
    return found
  }

  private func whole(_ pixels: [UInt32]) -> Frame {
    let palette = ColorPalette(pixels, most: 255)
    var frame = Frame(
      width: width, height: height, palette: palette.colors, transparent: palette.colors.count, clears: true)
    frame.indices = palette.indices(of: pixels, transparent: palette.colors.count)
    return frame
  }

  /// Returns the bounding box of the pixels that differ from the screen. Unchanged pixels in it are 0.
  private func difference(_ pixels: [UInt32]) -> Frame {
    var low = (x: Int.max, y: Int.max), high = (x: -1, y: -1)
    for y in 0..<height {
      let row = y * width
      guard let first = (0..<width).first(where: { pixels[row + $0] != screen[row + $0] }),
        let last = (0..<width).last(where: { pixels[row + $0] != screen[row + $0] })
      else { continue }
      low = (min(low.x, first), min(low.y, y))
      high = (max(high.x, last), y)
    }
    guard high.x >= 0 else { return Frame(palette: [pixels[0]]) }
    var frame = Frame(x: low.x, y: low.y, width: high.x - low.x + 1, height: high.y - low.y + 1)
    var part: [UInt32] = []
    part.reserveCapacity(frame.width * frame.height)
    for y in low.y...high.y {
      for place in y * width + low.x...y * width + high.x {
        part.append(pixels[place] == screen[place] ? 0 : pixels[place])
      }
    }
    let palette = ColorPalette(part, most: 255)
    frame.palette = palette.colors
    frame.transparent = palette.colors.count
    frame.indices = palette.indices(of: part, transparent: palette.colors.count)
    return frame
  }

  // MARK: - Writing bytes

  private mutating func number(_ value: Int) { file += [UInt8(value & 255), UInt8(value >> 8 & 255)] }

  /// Writes the pending image with its duration.
  private mutating func flush() {
    guard let frame = pending else { return }
    pending = nil
    let hundredths = Int((end * 100).rounded()) - written
    written += hundredths
    file += [0x21, 0xF9, 4, (frame.clears ? 8 : 4) | (frame.transparent == nil ? 0 : 1)]
    number(min(hundredths, 0xFFFF))
    file += [UInt8(frame.transparent ?? 0), 0, 0x2C]
    for value in [frame.x, frame.y, frame.width, frame.height] { number(value) }
    let colors = frame.palette.count + (frame.transparent == nil ? 0 : 1)
    let bits = (1...8).first { 1 << $0 >= colors } ?? 8
    file.append(0x80 | UInt8(bits - 1))
    for index in 0..<1 << bits {
      let color = index < frame.palette.count ? frame.palette[index] : 0
      file += [UInt8(color >> 16 & 255), UInt8(color >> 8 & 255), UInt8(color & 255)]
    }
    var packer = CodePacker(bits: max(2, bits))
    packer.pack(frame.indices, into: &file)
  }
}

/// A compressor of GIF's LZW codes.
private struct CodePacker {
  private let bits: Int
  private var bytes: [UInt8] = []
  private var held = 0, heldBits = 0
  /// The codes of a sequence extended by one more index, in a hash table.
  private var keys = [Int32](repeating: -1, count: slots)
  private var codes = [Int16](repeating: 0, count: slots)

  private static let slots = 1 << 14
  private static let mostCodes = 4096

  init(bits: Int) { self.bits = bits }

  mutating func pack(_ indices: [UInt8], into file: inout [UInt8]) {
    file.append(UInt8(bits))
    let clear = 1 << bits
    var next = clear + 2, size = bits + 1
    put(clear, size)
    var prefix = Int(indices.first ?? 0)
    for index in indices.dropFirst() {
      let key = Int32(prefix << 8 | Int(index))
      let slot = self.slot(of: key)
      if keys[slot] == key {
        prefix = Int(codes[slot])
        continue
      }
      put(prefix, size)
      if next < Self.mostCodes {
        if next == 1 << size { size += 1 }
        keys[slot] = key
        codes[slot] = Int16(next)
        next += 1
      } else {
        put(clear, size)
        for slot in keys.indices { keys[slot] = -1 }
        (next, size) = (clear + 2, bits + 1)
      }
      prefix = Int(index)
    }
    put(prefix, size)
    if next == 1 << size, size < 12 { size += 1 }
    put(clear + 1, size)
    if heldBits > 0 { bytes.append(UInt8(held & 255)) }
    for start in stride(from: 0, to: bytes.count, by: 255) {
      let block = bytes[start..<min(start + 255, bytes.count)]
      file.append(UInt8(block.count))
      file += block
    }
    file.append(0)
  }

  private func slot(of key: Int32) -> Int {
    var slot = Int((UInt32(bitPattern: key) &* 2_654_435_769) >> 18)
    while keys[slot] != -1, keys[slot] != key { slot = (slot + 1) & (Self.slots - 1) }
    return slot
  }

  private mutating func put(_ code: Int, _ size: Int) {
    held |= code << heldBits
    heldBits += size
    while heldBits >= 8 {
      bytes.append(UInt8(held & 255))
      held >>= 8
      heldBits -= 8
    }
  }
}
