internal import CoreGraphics
internal import Foundation

/// The section index at the right edge, and prefetching.
extension UICollectionView {
  /// Keeps the index at the right edge of the visible area, in front of the items.
  func placeIndex() {
    if needsIndex { readIndex() }
    guard let sectionIndex else { return }
    let area = bounds.inset(by: adjustedContentInset)
    let frame = CGRect(
      x: area.maxX - SectionIndex.width, y: area.minY, width: SectionIndex.width, height: area.height)
    if sectionIndex.frame != frame { sectionIndex.frame = frame }
    if subviews.last !== sectionIndex { bringSubviewToFront(sectionIndex) }
  }

  private func readIndex() {
    needsIndex = false
    let titles = dataSource?.indexTitles(for: self) ?? []
    guard titles != sectionIndex?.titles ?? [] else { return }
    sectionIndex?.removeFromSuperview()
    sectionIndex = nil
    guard !titles.isEmpty else { return }
    let index = SectionIndex(titles) { [weak self] title in
      guard let self, let dataSource else { return }
      let path = dataSource.collectionView(self, indexPathForIndexTitle: titles[title], at: title)
      guard loadedCounts.indices.contains(path.section), path.item < loadedCounts[path.section] else {
        return
      }
      scroll(to: path, at: .top, animated: false)
    }
    addSubview(index)
    sectionIndex = index
  }

  /// Notifies the prefetching data source of the items that come next.
  func prefetchItems() {
    guard let prefetchDataSource, isPrefetchingEnabled else { return }
    let area = prefetching.area(beside: layer.bounds, content: collectionViewLayout.collectionViewContentSize)
    let near = (collectionViewLayout.layoutAttributesForElements(in: area) ?? [])
      .filter { $0.representedElementCategory == .cell && $0.frame.overlaps(area) }.map {
        stored($0.indexPath)
      }.sorted()
    let (new, vain) = prefetching.update(near: near) { visible.cells[$0] != nil }
    if !vain.isEmpty { prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: vain) }
    if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new) }
  }
}
