internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// A row that a finger carries. The data source hears of it when
/// the finger lets go; until then only the places of cells change.
@MainActor final class RowCarry {
  let cell: UITableViewCell
  /// Where the data source has the row, where it is shown, and where the finger asks for it.
  let start: IndexPath
  var target: IndexPath
  var proposed: IndexPath
  /// How far below the upper edge of the row the finger has taken hold.
  let grip: CGFloat
  /// Where the finger is, from the corner of what is seen.
  var finger = CGPoint.zero
  let scroller: EdgeScroller

  init(_ cell: UITableViewCell, at path: IndexPath, grip: CGFloat, scroller: EdgeScroller) {
    (self.cell, start, target, proposed, self.grip, self.scroller) = (cell, path, path, path, grip, scroller)
  }

  /// The move as a change.
  var change: RowUpdates {
    var updates = RowUpdates()
    updates.movedRows[start] = target
    return updates
  }

  /// How high the row lies above the others, the depth of its shadow,
  /// and how long it takes to rise, in seconds; not measured.
  static let height: CGFloat = 1000, shadow: Float = 0.3, duration = 0.25

  func rise() {
    cell.layer.zPosition = Self.height
    cell.layer.shadowOffset = .zero
    cell.layer.shadowRadius = 6
    cell.layer.shadowOpacity = Self.shadow
  }
}

extension TableGeometry {
  /// Moves a row to a place that is counted without it.
  mutating func moveRow(_ old: IndexPath, to new: IndexPath) {
    let height = removeRow(old)
    insertRow(height, at: new)
  }

  /// The place for a row, of all between, before and behind rows,
  /// whose upper edge lies nearest to `y`. O(sections + log rows).
  func nearestPlace(to y: CGFloat) -> IndexPath {
    var best = IndexPath(row: 0, section: 0), distance = CGFloat.infinity
    for (index, section) in sections.enumerated() {
      var low = 0, high = section.rows.count
      // The first place that lies at y or below.
      while low < high {
        let middle = (low + high) / 2
        if section.rowY(middle) >= y { high = middle } else { low = middle + 1 }
      }
      for row in [low - 1, low] where row >= 0 {
        let away = abs((row < section.rows.count ? section.rowY(row) : section.footerY) - y)
        if away < distance { (best, distance) = (IndexPath(row: row, section: index), away) }
      }
    }
    return best
  }
}

extension UITableView {
  /// Whether the user may move a row.
  func canMove(_ path: IndexPath) -> Bool {
    guard let dataSource, MovingSources.contains(dataSource) else { return false }
    return dataSource.tableView(self, canMoveRowAt: path)
  }

  /// Where a row of the data source is shown, and which row is shown at a place.
  func displayed(_ path: IndexPath) -> IndexPath { carry.flatMap { $0.change.path(after: path) } ?? path }
  func stored(_ path: IndexPath) -> IndexPath { carry.flatMap { $0.change.path(before: path) } ?? path }

  // MARK: - Under a finger

  /// Takes a row up at a point of the table.
  func lift(_ cell: UITableViewCell, at point: CGPoint) {
    guard carry == nil, let path = visible.indexPath(of: cell), canMove(path) else { return }
    closeRow(animated: true)
    press(nil)
    let scroller = EdgeScroller(self) { [weak self] in self?.followFinger() }
    let new = RowCarry(cell, at: path, grip: point.y - cell.frame.minY, scroller: scroller)
    new.finger = CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY)
    carry = new
    UIView.animate(withDuration: RowCarry.duration, delay: 0, options: .allowUserInteraction) { new.rise() }
  }

  /// Carries the row to a point of the table.
  func carryRow(to point: CGPoint) {
    guard let carry else { return }
    carry.finger = CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY)
    carry.scroller.follow(carry.finger)
    followFinger()
  }

  func followFinger() {
    guard let carry else { return }
    placeCarriedRow()
    var without = geometry
    _ = without.removeRow(carry.target)
    let proposed = without.nearestPlace(to: carry.cell.frame.minY)
    guard proposed != carry.proposed else { return }
    carry.proposed = proposed
    let target =
      tableDelegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: carry.start, toProposedIndexPath: proposed) ?? proposed
    guard target != carry.target, without.sections.indices.contains(target.section),
      (0...without.sections[target.section].rows.count).contains(target.row)
    else { return }
    makeRoom(at: target)
  }

  /// Has the row shown at another place, the others beside it.
  private func makeRoom(at target: IndexPath) {
    guard let carry else { return }
    let before = geometry, was = carry.change
    geometry.moveRow(carry.target, to: target)
    carry.target = target
    visible.entrance = { path, _ in
      was.path(after: path).map { CellEntrance(frame: before.rowRect($0.row, in: $0.section)) }
    }
    UIView.animate(withDuration: RowCarry.duration, delay: 0, options: .allowUserInteraction) { [self] in
      layoutRows()
    }
    visible.entrance = nil
  }

  /// Puts the row below the finger.
  func placeCarriedRow() {
    guard let carry else { return }
    let place = geometry.rowRect(carry.target.row, in: carry.target.section)
    let y = bounds.minY + carry.finger.y - carry.grip
    let frame = CGRect(x: place.minX, y: y, width: place.width, height: place.height)
    guard carry.cell.frame != frame else { return }
    UIView.performWithoutAnimation { carry.cell.frame = frame }
  }

  /// Lets the row go, which settles in its place. The data source
  /// is told once, and only of a row that is elsewhere now.
  func dropRow(isCancelled: Bool) {
    guard let carry else { return }
    carry.scroller.end()
    let change = carry.change
    self.carry = nil
    if isCancelled {
      geometry.moveRow(carry.target, to: carry.start)
    } else if carry.target != carry.start {
      follow(change)
      dataSource?.tableView(self, moveRowAt: carry.start, to: carry.target)
    }
    UIView.animate(withDuration: RowCarry.duration, delay: 0, options: .allowUserInteraction) { [self] in
      layoutRows()
      carry.cell.layer.shadowOpacity = 0
    } completion: { _ in carry.cell.layer.zPosition = 0 }
    setNeedsLayout()
  }

  /// Puts the row back without showing it: the rows are no longer those that they were.
  func forgetCarry() {
    guard let carry else { return }
    carry.scroller.end()
    geometry.moveRow(carry.target, to: carry.start)
    carry.cell.layer.zPosition = 0
    carry.cell.layer.shadowOpacity = 0
    self.carry = nil
  }

  /// Has cells and selections stand for the rows that they are now.
  private func follow(_ change: RowUpdates) {
    var cells: [IndexPath: UITableViewCell] = [:]
    for (path, cell) in visible.cells {
      let new = change.path(after: path) ?? path
      cells[new] = cell
      guard geometry.sections.indices.contains(new.section) else { continue }
      cell.attach(to: self, place: RowPlace(path: new, rows: geometry.sections[new.section].rows.count))
    }
    visible.cells = cells
    visible.unmeasured = Set(visible.unmeasured.compactMap { change.path(after: $0) })
    selection = selection.map { change.path(after: $0) ?? $0 }
  }
}
