internal import CoreGraphics
internal import Foundation

/// Which rows or items a data source is asked to get ready before they come into sight: those a window's length ahead of what is
/// seen, where the scrolling goes. How far ahead is not documented; the calls and their order are.
struct Prefetch {
  /// Those that were asked for and have not been seen.
  private var asked: Set<IndexPath> = []
  private var last: CGPoint?
  private var isBackward = false
  private var isHorizontal = false

  /// The area that comes into sight next. What has not been scrolled goes on along the longer side of its content.
  mutating func ahead(of bounds: CGRect, content: CGSize) -> CGRect {
    if let last, last != bounds.origin {
      isHorizontal = abs(bounds.minX - last.x) > abs(bounds.minY - last.y)
      isBackward = isHorizontal ? bounds.minX < last.x : bounds.minY < last.y
    } else if last == nil {
      isHorizontal = content.width - bounds.width > max(0, content.height - bounds.height)
    }
    last = bounds.origin
    let way: CGFloat = isBackward ? -1 : 1
    return bounds.offsetBy(dx: isHorizontal ? way * bounds.width : 0, dy: isHorizontal ? 0 : way * bounds.height)
  }

  /// Takes what lies ahead, by how far away it is from what is seen, and gives what is to be asked for now, the nearest first, and
  /// what is no longer wanted.
  mutating func change(
    to wanted: [(path: IndexPath, frame: CGRect)], seen: some Sequence<IndexPath>, from bounds: CGRect
  ) -> (new: [IndexPath], dropped: [IndexPath]) {
    let seen = Set(seen)
    func distance(_ frame: CGRect) -> CGFloat { isHorizontal ? abs(frame.midX - bounds.midX) : abs(frame.midY - bounds.midY) }
    let near = wanted.filter { !seen.contains($0.path) }.map { (path: $0.path, way: distance($0.frame)) }
      .sorted { ($0.way, $0.path) < ($1.way, $1.path) }
    let all = Set(near.map(\.path))
    defer { asked = all }
    return (near.map(\.path).filter { !asked.contains($0) }, asked.subtracting(all).subtracting(seen).sorted())
  }
}

extension UITableView {
  func prefetchRows() {
    guard let prefetchDataSource, dataSource != nil else { return }
    let area = prefetch.ahead(of: layer.bounds, content: contentSize)
    let wanted = (indexPathsForRows(in: area) ?? []).map { (path: $0, frame: rectForRow(at: $0)) }
    let (new, dropped) = prefetch.change(to: wanted, seen: visible.cells.keys, from: layer.bounds)
    if !dropped.isEmpty { prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: dropped) }
    if !new.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: new) }
  }
}

extension UICollectionView {
  /// Sections that scroll by themselves are left out.
  func prefetchItems() {
    guard isPrefetchingEnabled, let prefetchDataSource, dataSource != nil, carry == nil else { return }
    let area = prefetch.ahead(of: layer.bounds, content: contentSize), bands = collectionViewLayout.bands
    let wanted = (collectionViewLayout.layoutAttributesForElements(in: area) ?? []).filter {
      $0.representedElementCategory == .cell && $0.frame.overlaps(area) && bands[$0.indexPath.section] == nil
    }.map { (path: $0.indexPath, frame: $0.frame) }
    let (new, dropped) = prefetch.change(to: wanted, seen: visible.cells.keys, from: layer.bounds)
    if !dropped.isEmpty { prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: dropped) }
    if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new) }
  }
}
