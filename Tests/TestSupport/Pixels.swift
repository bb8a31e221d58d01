package import CoreGraphics

/// What was painted into a small picture.
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

  /// The largest difference of a channel to a picture of the same size, 0...255.
  package func worstDifference(to other: Pixels) -> Int {
    var worst = 0
    for (a, b) in zip(values, other.values) where a != b { worst = max(worst, Self.difference(a, b)) }
    return worst
  }

  /// The largest difference of a channel between two pixels, 0...255.
  package static func difference(_ a: UInt32, _ b: UInt32) -> Int {
    var worst = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      worst = max(worst, abs(Int(a >> shift & 255) - Int(b >> shift & 255)))
    }
    return worst
  }

  package subscript(x: Int, y: Int) -> UInt32 { values[y * width + x] }
  package func alpha(_ x: Int, _ y: Int) -> UInt32 { self[x, y] >> 24 }
  /// How many pixels have an alpha that `isWanted` accepts.
  package func count(_ isWanted: (UInt32) -> Bool) -> Int { values.count { isWanted($0 >> 24) } }
}

extension CGContext {
  /// What a bitmap shows at a pixel, premultiplied; the first row is the top one.
  package func pixel(_ x: Int, _ y: Int) -> UInt32 { withPixels { $0[y * $1 + x] } }
}
