package import CoreGraphics

/// Opaque pixels for the comparison of two pictures.
package struct Picture {
  package let width: Int
  package let height: Int
  /// Red, green and blue of each pixel; around them a rim of the nearest pixels, so that
  /// neighbours need no tests.
  fileprivate let values: [UInt8]
  /// The number of values from one row to the next.
  fileprivate var stride: Int { (width + 2) * 3 }

  package init(_ image: CGImage) {
    let (width, height) = (image.width, image.height)
    values = [UInt8](unsafeUninitializedCapacity: (width + 2) * (height + 2) * 3) { values, count in
      image.withPixels { pixels, stride in
        var at = 0
        for y in -1...height {
          let row = min(max(y, 0), height - 1) * stride
          for x in -1...width {
            let p = pixels[row + min(max(x, 0), width - 1)]
            values[at] = UInt8(p >> 16 & 255)
            values[at + 1] = UInt8(p >> 8 & 255)
            values[at + 2] = UInt8(p & 255)
            at += 3
          }
        }
        count = at
      }
    }
    (self.width, self.height) = (width, height)
  }
}

/// The differences between two pictures of the same scene, in levels of 0…255, measured as in
/// `shared/drawing`.
package struct PictureDifference {
  /// The largest difference away from edges, but for one pixel in 2,000.
  package private(set) var flatMax = 0
  /// The mean difference away from edges.
  package private(set) var flatMean = 0.0
  /// The mean difference at edges, where antialiasing may differ.
  package private(set) var edgeMean = 0.0
  /// The number of pixels that antialiasing of the other picture cannot explain.
  package private(set) var misplaced = 0

  /// Compares two pictures.
  ///
  /// - Parameters:
  ///   - golden: The expected picture.
  ///   - ours: The picture that is compared with it.
  ///   - ignored: Rectangles of whole pixels that are not compared.
  package init(golden: Picture, ours: Picture, ignoring ignored: [CGRect] = []) {
    let (width, height) = (golden.width, golden.height)
    precondition(ours.width == width && ours.height == height, "pictures of different sizes")
    var edge = [Bool](repeating: false, count: width * height), skip = edge
    for area in ignored {
      for y in max(0, Int(area.minY))..<max(0, min(height, Int(area.maxY))) {
        for x in max(0, Int(area.minX))..<max(0, min(width, Int(area.maxX))) { skip[y * width + x] = true }
      }
    }
    let stride = golden.stride
    golden.values.withUnsafeBufferPointer { values in
      for y in 0..<height {
        for x in 0..<width where Self.bends(values.baseAddress! + (y + 1) * stride + (x + 1) * 3, stride) {
          for v in max(0, y - 1)...min(height - 1, y + 1) {
            for u in max(0, x - 1)...min(width - 1, x + 1) { edge[v * width + u] = true }
          }
        }
      }
    }
    // The number of flat pixels with each largest difference.
    var counts = [Int](repeating: 0, count: 256)
    var (flatSum, flats, edgeSum, edges) = (0, 0, 0, 0)
    golden.values.withUnsafeBufferPointer { first in
      ours.values.withUnsafeBufferPointer { second in
        for y in 0..<height {
          for x in 0..<width where !skip[y * width + x] {
            let at = (y + 1) * stride + (x + 1) * 3
            let (a, b) = (first.baseAddress! + at, second.baseAddress! + at)
            if a[0] == b[0], a[1] == b[1], a[2] == b[2] {
              if edge[y * width + x] {
                edges += 1
              } else {
                flats += 1
                counts[0] += 1
              }
              continue
            }
            let parts = (abs(Int(a[0]) - Int(b[0])), abs(Int(a[1]) - Int(b[1])), abs(Int(a[2]) - Int(b[2])))
            let worst = max(parts.0, max(parts.1, parts.2)), sum = parts.0 + parts.1 + parts.2
            if edge[y * width + x] {
              edgeSum += sum
              edges += 1
            } else {
              flatSum += sum
              flats += 1
              counts[worst] += 1
            }
            if worst > 24, Self.strays(a, b, stride) || Self.strays(b, a, stride) { misplaced += 1 }
          }
        }
      }
    }
    var skipped = min(max(2, flats / 2000), flats - 1)
    for level in counts.indices.reversed() where flats > 0 {
      flatMax = level
      if counts[level] > skipped { break }
      skipped -= counts[level]
    }
    flatMean = flats == 0 ? 0 : Double(flatSum) / Double(flats * 3)
    edgeMean = edges == 0 ? 0 : Double(edgeSum) / Double(edges * 3)
  }

  /// Returns whether the picture's levels bend sharply at a pixel. Ramps do not.
  private static func bends(_ p: UnsafePointer<UInt8>, _ stride: Int) -> Bool {
    for c in 0..<3 {
      let middle = 2 * Int(p[c])
      if abs(Int(p[c + 3]) + Int(p[c - 3]) - middle) > 12
        || abs(Int(p[c + stride]) + Int(p[c - stride]) - middle) > 12
        || abs(Int(p[c + stride + 3]) + Int(p[c - stride - 3]) - middle) > 12
        || abs(Int(p[c + stride - 3]) + Int(p[c - stride + 3]) - middle) > 12
      {
        return true
      }
    }
    return false
  }

  /// Returns whether a pixel of `b` lies far outside the range of the pixels around it in `a`.
  private static func strays(_ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>, _ stride: Int) -> Bool {
    for c in 0..<3 {
      let around = [-stride - 3, -stride, -stride + 3, -3, 0, 3, stride - 3, stride, stride + 3].map {
        Int(a[c + $0])
      }
      if Int(b[c]) < around.min()! - 24 || Int(b[c]) > around.max()! + 24 { return true }
    }
    return false
  }
}
