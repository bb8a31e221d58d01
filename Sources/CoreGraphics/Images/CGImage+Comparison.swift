internal import Foundation

extension CGImage {
  /// Returns the bounding box of the pixels in which two images of the same size differ, in pixels, y down.
  /// It is empty if they are identical, and nil if the sizes differ. Complexity: O(pixels), at the speed of
  /// memory.
  package func differingArea(from other: CGImage) -> PixelArea? {
    guard width == other.width, height == other.height else { return nil }
    let none = PixelArea(x: 0, y: 0, width: 0, height: 0)
    if self === other { return none }
    return withPixels { p, strideA in
      other.withPixels { q, strideB in
        guard let p = p.baseAddress, let q = q.baseAddress else { return none }
        func isSame(_ row: Int, _ columns: Range<Int>) -> Bool {
          memcmp(
            p + row * strideA + columns.lowerBound, q + row * strideB + columns.lowerBound,
            columns.count * 4) == 0
        }
        guard let top = (0..<height).first(where: { !isSame($0, 0..<width) }),
          let bottom = (top..<height).last(where: { !isSame($0, 0..<width) })
        else { return none }
        // Each row can only widen the range found so far.
        var (left, right) = (width, 0)
        for row in top...bottom {
          let a = p + row * strideA, b = q + row * strideB
          if !isSame(row, 0..<left) { left = (0..<left).first { a[$0] != b[$0] } ?? left }
          if !isSame(row, right..<width) {
            right = (right..<width).last { a[$0] != b[$0] }.map { $0 + 1 } ?? right
          }
        }
        return PixelArea(x: left, y: top, width: right - left, height: bottom + 1 - top)
      }
    }
  }

  /// Returns a Boolean value that indicates whether two images have the same size and pixels. Complexity:
  /// O(pixels), unless they are the same object.
  package func looksLike(_ other: CGImage) -> Bool {
    guard self !== other else { return true }
    guard width == other.width, height == other.height else { return false }
    return withPixels { p, strideA in
      other.withPixels { q, strideB in
        guard let p = p.baseAddress, let q = q.baseAddress else { return true }
        return (0..<height).allSatisfy { memcmp(p + $0 * strideA, q + $0 * strideB, width * 4) == 0 }
      }
    }
  }
}
