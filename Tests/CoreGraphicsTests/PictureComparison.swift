@testable import CoreGraphics

/// Opaque pixels for comparing two pictures.
struct Picture {
  let width: Int
  let height: Int
  /// Red, green and blue of each pixel.
  let values: [Int]

  init(_ image: CGImage) {
    width = image.width
    height = image.height
    var values: [Int] = []
    values.reserveCapacity(width * height * 3)
    image.withPixels { pixels, stride in
      for y in 0..<image.height {
        for x in 0..<image.width {
          let p = pixels[y * stride + x]
          values += [Int(p >> 16 & 255), Int(p >> 8 & 255), Int(p & 255)]
        }
      }
    }
    self.values = values
  }

  subscript(x: Int, y: Int, channel: Int) -> Int {
    values[(min(max(y, 0), height - 1) * width + min(max(x, 0), width - 1)) * 3 + channel]
  }
}

/// How two pictures of the same scene differ, in levels of 0…255, the way `shared/drawing` measures it.
struct PictureDifference {
  /// The largest difference away from edges, but for one pixel in 2,000.
  var flatMax = 0
  /// The mean difference away from edges.
  var flatMean = 0.0
  /// The mean difference at edges, where antialiasing may differ.
  var edgeMean = 0.0
  /// Pixels that no antialiasing of the other picture explains.
  var misplaced = 0

  init(golden: Picture, ours: Picture) {
    let (width, height) = (golden.width, golden.height)
    var edge = [Bool](repeating: false, count: width * height)
    for y in 0..<height {
      for x in 0..<width where Self.bends(golden, x, y) {
        for v in max(0, y - 1)...min(height - 1, y + 1) {
          for u in max(0, x - 1)...min(width - 1, x + 1) { edge[v * width + u] = true }
        }
      }
    }
    var flat: [Int] = []
    var (flatSum, edgeSum, edges) = (0, 0, 0)
    for y in 0..<height {
      for x in 0..<width {
        let parts = (0..<3).map { abs(golden[x, y, $0] - ours[x, y, $0]) }
        let (worst, sum) = (parts.max() ?? 0, parts.reduce(0, +))
        if edge[y * width + x] {
          edgeSum += sum
          edges += 1
        } else {
          flatSum += sum
          flat.append(worst)
        }
        if worst > 24, Self.strays(golden, ours, x, y) || Self.strays(ours, golden, x, y) { misplaced += 1 }
      }
    }
    flat.sort(by: >)
    let skipped = max(2, flat.count / 2000)
    flatMax = flat.isEmpty ? 0 : flat[min(skipped, flat.count - 1)]
    flatMean = flat.isEmpty ? 0 : Double(flatSum) / Double(flat.count * 3)
    edgeMean = edges == 0 ? 0 : Double(edgeSum) / Double(edges * 3)
  }

  /// Whether the picture bends sharply at a pixel; ramps do not.
  private static func bends(_ p: Picture, _ x: Int, _ y: Int) -> Bool {
    for (dx, dy) in [(1, 0), (0, 1), (1, 1), (-1, 1)] {
      for c in 0..<3 where abs(p[x + dx, y + dy, c] + p[x - dx, y - dy, c] - 2 * p[x, y, c]) > 12 {
        return true
      }
    }
    return false
  }

  /// Whether a pixel of `b` lies far outside what `a` has around it.
  private static func strays(_ a: Picture, _ b: Picture, _ x: Int, _ y: Int) -> Bool {
    for c in 0..<3 {
      var (low, high) = (255, 0)
      for v in y - 1...y + 1 {
        for u in x - 1...x + 1 {
          low = min(low, a[u, v, c])
          high = max(high, a[u, v, c])
        }
      }
      if b[x, y, c] < low - 24 || b[x, y, c] > high + 24 { return true }
    }
    return false
  }
}
