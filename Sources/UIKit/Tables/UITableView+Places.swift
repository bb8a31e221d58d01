internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// Positions of rows, and scrolling to them.
extension UITableView {
  func rowRect(_ path: IndexPath) -> CGRect {
    if dataSource == nil, let cell = visible.cells[path] { return cell.frame }
    let geometry = loaded, path = displayed(path)
    guard geometry.sections.indices.contains(path.section),
      geometry.sections[path.section].rows.indices.contains(path.row)
    else { return .zero }
    return geometry.rowRect(path.row, in: path.section)
  }

  func rows(in rect: CGRect) -> [IndexPath]? {
    let geometry = loaded
    let rect = rect.standardized
    let high = max(rect.maxY, rect.minY.nextUp)
    return geometry.sections(from: rect.minY, to: high).flatMap { section in
      geometry.rows(of: section, from: rect.minY, to: high).map {
        stored(IndexPath(row: $0, section: section))
      }
    }
  }

  /// Scrolls to a row. The heights that the delegate returns for the rows that will be visible there first
  /// replace their estimates.
  func scroll(to path: IndexPath, at position: ScrollPosition, animated: Bool) {
    loadIfNeeded()
    // Rows that are reloaded while they are shown have no positions yet.
    guard !needsReload else { return }
    let counts = geometry.rowCounts
    raiseUnless(
      counts.indices.contains(path.section),
      """
      scrollToRow(at:at:animated:): Attempted to scroll the table view to an out-of-bounds section \
      (\(path.section)) when there are only \(counts.count) sections.
      """)
    raiseUnless(
      path.row == NSNotFound || path.lies(in: counts),
      """
      scrollToRow(at:at:animated:): Attempted to scroll the table view to an out-of-bounds row \
      (\(path.row)) when there are only \(counts[path.section]) rows in section \(path.section).
      """)
    func offset() -> CGPoint {
      contentSize = CGSize(width: layer.bounds.width, height: geometry.height)
      return self.offset(showing: path, at: position)
    }
    var target = offset(), round = 0
    while settleHeights(in: CGRect(origin: target, size: layer.bounds.size)), round < Self.rounds {
      target = offset()
      round += 1
    }
    if position != .none || target != contentOffset { setContentOffset(target, animated: animated) }
    if animated, position != .none {
      driver.follow { [unowned self] in has(path) ? self.offset(showing: path, at: position) : nil }
    }
    // Self-sizing rows move the others when they are measured.
    while !animated, isGuessed(in: bounds), round < Self.rounds {
      layoutRows()
      let place = offset()
      guard place != contentOffset else { break }
      setContentOffset(place, animated: false)
      round += 1
    }
  }

  /// Returns whether a row, or a section named by a row of `NSNotFound`, has a position.
  private func has(_ path: IndexPath) -> Bool {
    geometry.sections.indices.contains(path.section)
      && (path.row == NSNotFound || geometry.sections[path.section].rows.indices.contains(path.row))
  }

  /// Returns the offset that shows a row, or the header of a section whose row is `NSNotFound`.
  private func offset(showing path: IndexPath, at position: ScrollPosition) -> CGPoint {
    // A section without rows has a position, too.
    guard path.row != NSNotFound else {
      return offsetShowing(geometry.headerRect(path.section), at: position)
    }
    // The header of a plain table's section stays above its rows.
    return offsetShowing(
      geometry.rowRect(path.row, in: path.section), at: position,
      below: style == .plain ? geometry.sections[path.section].header : 0)
  }

  /// Returns whether a row in the given area has only an estimated height.
  private func isGuessed(in window: CGRect) -> Bool {
    geometry.sections(from: window.minY, to: window.maxY).contains { section in
      geometry.rows(of: section, from: window.minY, to: window.maxY).contains {
        geometry.isGuessed($0, in: section)
      }
    }
  }

  /// Requests the heights that the delegate returns for the rows in the given area. Returns `false` if
  /// nothing has moved.
  private func settleHeights(in window: CGRect) -> Bool {
    guard let tableDelegate else { return false }
    var isMoved = false
    for section in geometry.sections(from: window.minY, to: window.maxY)
    where !geometry.sections[section].guessed.isEmpty {
      for row in geometry.rows(of: section, from: window.minY, to: window.maxY)
      where geometry.isGuessed(row, in: section) {
        let wanted = tableDelegate.tableView(self, heightForRowAt: IndexPath(row: row, section: section))
        guard wanted >= 0 else { continue }
        if wanted != geometry.sections[section].rows[row] { isMoved = true }
        geometry.setHeight(wanted, ofRow: row, in: section)
      }
    }
    return isMoved
  }

  private func offsetShowing(
    _ rect: CGRect, at position: ScrollPosition, below header: CGFloat = 0
  ) -> CGPoint {
    let insets = adjustedContentInset
    let height = layer.bounds.height
    var offset = contentOffset
    switch position {
    case .none: return offsetRevealing(rect)
    case .top: offset.y = rect.minY - insets.top - header
    case .middle: offset.y = rect.midY - (height - insets.top - insets.bottom) / 2 - insets.top
    case .bottom: offset.y = rect.maxY - height + insets.bottom
    }
    return nearestOffset(to: offset)
  }
}
