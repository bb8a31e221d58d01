internal import CoreGraphics
internal import Foundation

extension UITableView {
  /// A title that stands for a magnifying glass among the titles of the index.
  public nonisolated static var indexSearch: String { SectionIndex.search }

  /// The width by which the index narrows the rows, in points.
  var indexRoom: CGFloat { sectionIndex == nil ? 0 : SectionIndex.width }

  /// Reads the titles from the data source. Only plain tables with enough rows show an index.
  func readIndex() {
    let titles = style == .plain ? dataSource?.sectionIndexTitles(for: self) ?? [] : []
    let rows = geometry.sections.reduce(0) { $0 + $1.rows.count }
    let isShown = !titles.isEmpty && rows >= sectionIndexMinimumDisplayRowCount
    guard titles != sectionIndex?.titles ?? [] || isShown != (sectionIndex != nil) else { return }
    sectionIndex?.removeFromSuperview()
    sectionIndex = isShown ? SectionIndex(titles) { [weak self] in self?.jump(to: $0) } : nil
    if let sectionIndex { addSubview(sectionIndex) }
    colorIndex()
    for cell in visible.cells.values { cell.setNeedsLayout() }
    setNeedsLayout()
  }

  func colorIndex() {
    sectionIndex?.setColors(
      text: sectionIndexColor, ground: sectionIndexBackgroundColor,
      touched: sectionIndexTrackingBackgroundColor)
  }

  /// Keeps the index at the right edge of the visible area.
  func placeIndex() {
    guard let sectionIndex else { return }
    let area = bounds.inset(by: adjustedContentInset)
    let frame = CGRect(
      x: area.maxX - SectionIndex.width, y: area.minY, width: SectionIndex.width, height: area.height)
    if sectionIndex.frame != frame { sectionIndex.frame = frame }
  }

  /// Scrolls to the section that the data source returns for a title; does nothing if that section does not
  /// exist.
  private func jump(to title: Int) {
    guard let dataSource, let sectionIndex, sectionIndex.titles.indices.contains(title) else { return }
    let section = dataSource.tableView(
      self, sectionForSectionIndexTitle: sectionIndex.titles[title], at: title)
    guard loaded.sections.indices.contains(section) else { return }
    let top = loaded.headerRect(section).minY - adjustedContentInset.top
    setContentOffset(nearestOffset(to: CGPoint(x: contentOffset.x, y: top)), animated: false)
  }
}
