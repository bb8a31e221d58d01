import UIKit

extension CGRect {
  /// Whether both have a part in common, as on iOS: Foundation's method on Linux counts rectangles that only touch. A module's own comes
  /// before another's.
  func intersects(_ rect2: CGRect) -> Bool {
    !isNull && !rect2.isNull && CGRect.meet(minX, maxX, rect2.minX, rect2.maxX) && CGRect.meet(minY, maxY, rect2.minY, rect2.maxY)
  }

  /// Whether two stretches have more than an end in common; one of no length counts as a point, which is in the stretch that it begins, as
  /// for `contains(_:)`.
  private static func meet(_ low: CGFloat, _ high: CGFloat, _ otherLow: CGFloat, _ otherHigh: CGFloat) -> Bool {
    if low == high || otherLow == otherHigh { return low == otherLow || low < otherHigh && otherLow < high }
    return low < otherHigh && otherLow < high
  }
}
