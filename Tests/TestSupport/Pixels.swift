package import CoreGraphics
internal import Foundation

/// The pixels of a small picture.
package struct Pixels: Equatable {
  package let width: Int
  package let height: Int
  package private(set) var values: [UInt32] = []

  package init(width: Int, height: Int, scale: CGFloat = 1, _ paint: (CGContext) -> Void) {
    let context = CGContext(pixelsWide: width, pixelsHigh: height, scale: scale)!
    paint(context)
    self.init(context.finish())
  }

  package init(_ image: CGImage) {
    width = image.width
    height = image.height
    image.withPixels { pixels, stride in
      for row in 0..<image.height { values += pixels[row * stride..<row * stride + image.width] }
    }
  }

  /// Returns the largest difference of a channel to a picture of the same size, 0...255.
  package func worstDifference(to other: Pixels) -> Int {
    var worst = 0
    forEachDifference(to: other) { worst = max(worst, Self.difference($1, $2)) }
    return worst
  }

  /// Calls `body` with the position of each pixel, row by row, that differs from that of a picture of the
  /// same size, and with both values. Equal rows cost nothing, even in code that is not optimized.
  package func forEachDifference(
    to other: Pixels, _ body: (_ index: Int, _ a: UInt32, _ b: UInt32) -> Void
  ) {
    values.withUnsafeBufferPointer { a in
      other.values.withUnsafeBufferPointer { b in
        guard let first = a.baseAddress, let second = b.baseAddress, width > 0 else { return }
        let end = min(a.count, b.count)
        var start = 0
        while start < end {
          let next = min(start + width, end)
          if memcmp(first + start, second + start, (next - start) * 4) != 0 {
            var index = start
            while index < next {
              if first[index] != second[index] { body(index, first[index], second[index]) }
              index += 1
            }
          }
          start = next
        }
      }
    }
  }

  /// Returns the number of pixels that differ from those of a picture of the same size.
  package func differences(to other: Pixels) -> Int {
    var count = 0
    forEachDifference(to: other) { _, _, _ in count += 1 }
    return count
  }

  /// Returns the largest difference of a channel between two pixels, 0...255.
  package static func difference(_ a: UInt32, _ b: UInt32) -> Int {
    var worst = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      worst = max(worst, abs(Int(a >> shift & 255) - Int(b >> shift & 255)))
    }
    return worst
  }

  package subscript(x: Int, y: Int) -> UInt32 { values[y * width + x] }
  package func alpha(_ x: Int, _ y: Int) -> UInt32 { self[x, y] >> 24 }
  /// Returns the number of pixels whose alpha satisfies `isWanted`.
  package func count(_ isWanted: (UInt32) -> Bool) -> Int { values.count { isWanted($0 >> 24) } }
}

extension CGContext {
  /// Returns the premultiplied value of a bitmap's pixel. The first row is the top one.
  package func pixel(_ x: Int, _ y: Int) -> UInt32 { withPixels { $0[y * $1 + x] } }
}
