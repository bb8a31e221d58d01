internal import CoreGraphics
internal import Foundation

/// The rows or items that a prefetching data source has been notified of: those of one more screenful in the
/// direction of scrolling.
struct Prefetching {
  private var asked: Set<IndexPath> = []
  private var last: CGPoint?
  private var goesBack = false

  init() {}

  /// Returns the area beside the visible one where elements will probably appear next, along the longer axis
  /// of the content.
  mutating func area(beside window: CGRect, content: CGSize) -> CGRect {
    let isAcross = content.width - window.width > content.height - window.height
    if let last, last != window.origin {
      goesBack = isAcross ? window.minX < last.x : window.minY < last.y
    }
    last = window.origin
    let way = goesBack ? -1.0 : 1.0
    return isAcross
      ? window.offsetBy(dx: way * window.width, dy: 0) : window.offsetBy(dx: 0, dy: way * window.height)
  }

  /// Updates the index paths for inserted, deleted and moved elements.
  @MainActor mutating func follow(_ updates: RowUpdates) {
    asked = Set(asked.compactMap { updates.path(after: $0) })
  }

  /// Returns the new elements in that area, nearest first, and those requested in vain, which are neither
  /// shown nor near.
  mutating func update(near: [IndexPath], shown: (IndexPath) -> Bool) -> (new: [IndexPath], vain: [IndexPath])
  {
    let near = near.filter { !shown($0) }, set = Set(near)
    let new = near.filter { !asked.contains($0) }
    let vain = asked.filter { !set.contains($0) && !shown($0) }.sorted()
    asked = set
    return (goesBack ? new.reversed() : new, vain)
  }
}
