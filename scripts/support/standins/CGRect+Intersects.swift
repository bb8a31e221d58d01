import UIKit

extension CGRect {
  /// Returns a Boolean value that indicates whether both have a part in common, as on iOS: Foundation's
  /// method on Linux counts rectangles that only touch. A module's own method has precedence over another
  /// module's.
  func intersects(_ rect2: CGRect) -> Bool {
    !isNull && !rect2.isNull && CGRect.meet(minX, maxX, rect2.minX, rect2.maxX) && CGRect.meet(minY, maxY, rect2.minY, rect2.maxY)
  }

  /// Returns a Boolean value that indicates whether two intervals have more than an end in common. An empty
  /// interval counts as a point, which is in the interval that it begins, as for `contains(_:)`.
  private static func meet(_ low: CGFloat, _ high: CGFloat, _ otherLow: CGFloat, _ otherHigh: CGFloat) -> Bool {
    if low == high || otherLow == otherHigh { return low == otherLow || low < otherHigh && otherLow < high }
    return low < otherHigh && otherLow < high
  }
}
