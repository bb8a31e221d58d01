internal import CoreGraphics
internal import Foundation

/// The groups of a compositional layout along its direction, to find those in a rectangle without a linear
/// search.
@MainActor struct Stretches {
  private struct Stretch {
    var start: CGFloat, end: CGFloat
    var cells: [UICollectionViewLayoutAttributes]
    /// The latest end up to this one, and the earliest start from this one on.
    var latestEnd: CGFloat, earliestStart: CGFloat
  }
  private var all: [Stretch] = []

  /// Adds the cells of a group, which usually lies after the previous ones.
  mutating func append(_ cells: [UICollectionViewLayoutAttributes], isVertical: Bool) {
    var start = CGFloat.infinity, end = -CGFloat.infinity
    for cell in cells {
      let frame = cell.frame
      start = min(start, isVertical ? frame.minY : frame.minX)
      end = max(end, isVertical ? frame.maxY : frame.maxX)
    }
    guard start <= end else { return }
    all.append(
      Stretch(
        start: start, end: end, cells: cells, latestEnd: max(end, all.last?.latestEnd ?? end),
        earliestStart: start))
  }

  /// Completes the structure after all groups were added.
  mutating func finish() {
    var earliest = CGFloat.infinity
    for index in all.indices.reversed() {
      earliest = min(earliest, all[index].start)
      all[index].earliestStart = earliest
    }
  }

  /// Returns the cells, in order, of groups whose extent along the direction may intersect a rectangle.
  ///
  /// - Complexity: O(log groups + intersecting groups) if the groups do not overlap.
  func cells(in rect: CGRect, isVertical: Bool) -> [UICollectionViewLayoutAttributes] {
    let (from, to) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    var low = 0, high = all.count
    while low < high {
      let middle = (low + high) / 2
      if all[middle].latestEnd < from { low = middle + 1 } else { high = middle }
    }
    var found: [UICollectionViewLayoutAttributes] = []
    while low < all.count, all[low].earliestStart <= to {
      if all[low].end >= from, all[low].start <= to {
        found += all[low].cells
      }
      low += 1
    }
    return found
  }
}
