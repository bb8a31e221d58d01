internal import CoreGraphics
internal import Foundation

/// Writes GIF files: one picture or several that are played one after the other.
///
/// A picture of at most 255 colours keeps them all; others get the 255 that divide their colours best (median cut over 32
/// levels a channel). Pixels less than half opaque are clear, all others opaque.
struct GIFEncoding {
  /// One picture, and how many hundredths of a second it is shown.
  struct Frame {
    var image: CGImage
    var delay = 0
  }

  private var data = Data("GIF89a".utf8)

  /// The file; nil without pictures, or where one is wider or higher than 65,535. Smaller ones lie at the top left of the first.
  ///
  /// - Parameter loops: How often the pictures are played: 0 for ever, nil for once.
  static func encode(_ frames: [Frame], loops: Int?) -> Data? {
    guard let first = frames.first,
      frames.allSatisfy({ $0.image.width <= 0xFFFF && $0.image.height <= 0xFFFF })
    else { return nil }
    var file = GIFEncoding()
    file.number(first.image.width)
    file.number(first.image.height)
    file.data += [0x70, 0, 0]
    if let loops, frames.count > 1 || loops != 1 {
      file.data += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1]
      // The file counts repetitions.
      file.number(loops == 0 ? 0 : min(max(loops - 1, 1), 0xFFFF))
      file.data += [0]
    }
    // Where a frame has holes, each is taken away before the next, so that nothing shines through.
    let clears = frames.count > 1 && frames.contains { !$0.image.isOpaque }
    for frame in frames { file.add(frame, disposal: clears ? 2 : 0) }
    file.data += [0x3B]
    return file.data
  }

  private mutating func number(_ number: Int) { data += [UInt8(number & 255), UInt8(number >> 8 & 255)] }

  private mutating func add(_ frame: Frame, disposal: UInt8) {
    let (width, height) = (frame.image.width, frame.image.height)
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    frame.image.withPixels { source, stride in
      for row in 0..<height { pixels.append(contentsOf: source[row * stride..<row * stride + width]) }
    }
    let hasClear = !frame.image.isOpaque && pixels.contains { $0 >> 24 < 128 }
    let palette = GIFPalette(pixels)
    // The last place of the table is the clear one.
    var bits = 2
    while 1 << bits < palette.colors.count + (hasClear ? 1 : 0) { bits += 1 }
    let clear = (1 << bits) - 1
    data += [0x21, 0xF9, 4, disposal << 2 | (hasClear ? 1 : 0)]
    number(min(max(frame.delay, 0), 0xFFFF))
    data += [hasClear ? UInt8(clear) : 0, 0]
    data += [0x2C, 0, 0, 0, 0]
    number(width)
    number(height)
    data += [0x80 | UInt8(bits - 1)]
    for place in 0..<1 << bits {
      let color = place < palette.colors.count ? palette.colors[place] : 0
      data += [UInt8(color >> 16 & 255), UInt8(color >> 8 & 255), UInt8(color & 255)]
    }
    data += [UInt8(bits)]
    let codes = LZW.compress(pixels.lazy.map { $0 >> 24 < 128 ? UInt8(clear) : palette.place(of: $0) }, bits: bits)
    var start = 0
    while start < codes.count {
      let end = min(start + 255, codes.count)
      data += [UInt8(end - start)]
      data += codes[start..<end]
      start = end
    }
    data += [0]
  }
}

/// At most 255 colours that stand for those of a picture.
struct GIFPalette {
  /// Red, green and blue in the low 24 bits.
  private(set) var colors: [UInt32] = []
  private var exact: [UInt32: UInt8] = [:]
  /// The place for each of 32 levels a channel; empty where the colours are exact.
  private var coarse: [UInt8] = []
  private static let most = 255

  /// The colours of premultiplied pixels.
  init(_ pixels: [UInt32]) {
    var last: UInt32?
    for pixel in pixels where pixel >> 24 >= 128 && pixel != last {
      last = pixel
      let color = Self.color(pixel)
      if exact[color] != nil { continue }
      if colors.count == Self.most { break }
      exact[color] = UInt8(colors.count)
      colors.append(color)
    }
    let isExact = pixels.allSatisfy { $0 >> 24 < 128 || exact[Self.color($0)] != nil }
    if !isExact { divide(pixels) }
  }

  /// The colour of a pixel without its opacity.
  static func color(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 || alpha == 0 { return pixel & 0xFF_FFFF }
    func channel(_ shift: UInt32) -> UInt32 { min(255, ((pixel >> shift & 255) * 255 + alpha / 2) / alpha) << shift }
    return channel(16) | channel(8) | channel(0)
  }

  /// The place of a pixel's colour in the table.
  func place(of pixel: UInt32) -> UInt8 {
    let color = Self.color(pixel)
    return coarse.isEmpty ? exact[color] ?? 0 : coarse[Self.bin(color)]
  }

  private static func bin(_ color: UInt32) -> Int {
    Int(color >> 19 & 31) << 10 | Int(color >> 11 & 31) << 5 | Int(color >> 3 & 31)
  }

  /// Boxes of colours, cut in the middle of their pixels along their longest side until there are enough.
  private mutating func divide(_ pixels: [UInt32]) {
    var counts = [Int](repeating: 0, count: 1 << 15)
    var sums = [(r: Int, g: Int, b: Int)](repeating: (0, 0, 0), count: 1 << 15)
    for pixel in pixels where pixel >> 24 >= 128 {
      let color = Self.color(pixel), bin = Self.bin(color)
      counts[bin] += 1
      sums[bin].r += Int(color >> 16 & 255)
      sums[bin].g += Int(color >> 8 & 255)
      sums[bin].b += Int(color & 255)
    }
    func levels(_ bin: Int) -> [Int] { [bin >> 10, bin >> 5 & 31, bin & 31] }
    struct Box {
      var bins: [Int]
      var count: Int
      /// The longest side and its length.
      var axis = 0, side = 0
    }
    func box(_ bins: [Int]) -> Box {
      var box = Box(bins: bins, count: bins.reduce(0) { $0 + counts[$1] })
      for axis in 0..<3 {
        let all = bins.map { levels($0)[axis] }
        let side = (all.max() ?? 0) - (all.min() ?? 0)
        if side > box.side { (box.axis, box.side) = (axis, side) }
      }
      return box
    }
    var boxes = [box(counts.indices.filter { counts[$0] > 0 })]
    while boxes.count < Self.most {
      guard let place = boxes.indices.filter({ boxes[$0].side > 0 }).max(by: {
        boxes[$0].count * boxes[$0].side < boxes[$1].count * boxes[$1].side
      }) else { break }
      let cut = boxes.remove(at: place)
      let sorted = cut.bins.sorted { (levels($0)[cut.axis], $0) < (levels($1)[cut.axis], $1) }
      var (passed, middle) = (0, 0)
      while middle < sorted.count - 1, passed < cut.count / 2 || middle == 0 {
        passed += counts[sorted[middle]]
        middle += 1
      }
      boxes += [box(Array(sorted[..<middle])), box(Array(sorted[middle...]))]
    }
    exact = [:]
    coarse = [UInt8](repeating: 0, count: 1 << 15)
    colors = boxes.enumerated().map { place, box in
      var sum = (r: 0, g: 0, b: 0)
      for bin in box.bins {
        coarse[bin] = UInt8(place)
        (sum.r, sum.g, sum.b) = (sum.r + sums[bin].r, sum.g + sums[bin].g, sum.b + sums[bin].b)
      }
      let count = max(box.count, 1)
      return UInt32(sum.r / count) << 16 | UInt32(sum.g / count) << 8 | UInt32(sum.b / count)
    }
  }
}

/// The compression of GIF: codes of growing length for strings seen before.
enum LZW {
  /// The bytes of the codes for values of `bits` bits, 2…8.
  static func compress(_ values: some Sequence<UInt8>, bits: Int) -> [UInt8] {
    var output: [UInt8] = []
    var (buffer, held): (UInt32, Int) = (0, 0)
    let (clear, end) = (1 << bits, (1 << bits) + 1)
    var (width, next) = (bits + 1, end + 1)
    // For each code and the value behind it the code of both; 0 for none.
    var table = [UInt16](repeating: 0, count: 4096 << bits)
    func put(_ code: Int) {
      buffer |= UInt32(code) << UInt32(held)
      held += width
      while held >= 8 {
        output.append(UInt8(buffer & 255))
        buffer >>= 8
        held -= 8
      }
    }
    put(clear)
    var prefix: Int?
    for value in values {
      guard let before = prefix else {
        prefix = Int(value)
        continue
      }
      let place = before << bits | Int(value)
      if table[place] != 0 {
        prefix = Int(table[place])
        continue
      }
      put(before)
      if next < 4096 {
        table[place] = UInt16(next)
        if next == 1 << width { width += 1 }
        next += 1
      } else {
        put(clear)
        for index in table.indices { table[index] = 0 }
        (width, next) = (bits + 1, end + 1)
      }
      prefix = Int(value)
    }
    if let prefix { put(prefix) }
    put(end)
    if held > 0 { output.append(UInt8(buffer & 255)) }
    return output
  }
}
