import UIKit

extension CGRect {
  /// Whether both have a part in common, as on iOS: Foundation's method on Linux counts rectangles that only touch. A module's own comes
  /// before another's.
  func intersects(_ rect2: CGRect) -> Bool {
    !isNull && !rect2.isNull && minX < rect2.maxX && rect2.minX < maxX && minY < rect2.maxY && rect2.minY < maxY
  }
}
