internal import CoreGraphics
internal import Foundation

/// The groups of a compositional layout along its direction, to find those in a rectangle without looking at
/// all of them.
@MainActor struct Stretches {
  private struct Stretch {
    var start: CGFloat, end: CGFloat
    var cells: [UICollectionViewLayoutAttributes]
    /// No stretch up to this one ends later, and none from this one on begins earlier.
    var latestEnd: CGFloat, earliestStart: CGFloat
  }
  private var all: [Stretch] = []

  /// Adds the cells of a group, which lies behind those before it as a rule.
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

  /// To be called when all groups are there.
  mutating func finish() {
    var earliest = CGFloat.infinity
    for index in all.indices.reversed() {
      earliest = min(earliest, all[index].start)
      all[index].earliestStart = earliest
    }
  }

  /// The cells of groups that begin and end where a rectangle may meet them, in their order. O(log groups +
  /// groups met) where groups lie one behind the other.
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
