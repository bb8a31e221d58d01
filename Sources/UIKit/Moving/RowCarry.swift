internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// An interactive movement of a row. The data source is notified when the finger lifts; until then, only the
/// positions of cells change.
@MainActor final class RowCarry {
  let cell: UITableViewCell
  /// The index path in the data source, the one at which the row is shown, and the one proposed by the
  /// finger.
  let start: IndexPath
  var target: IndexPath
  var proposed: IndexPath
  /// The distance of the finger from the upper edge of the row.
  let grip: CGFloat
  /// The position of the finger relative to the visible area's origin.
  var finger = CGPoint.zero
  let scroller: EdgeScroller

  init(_ cell: UITableViewCell, at path: IndexPath, grip: CGFloat, scroller: EdgeScroller) {
    (self.cell, start, target, proposed, self.grip, self.scroller) = (cell, path, path, path, grip, scroller)
  }

  /// The movement as an update.
  var change: RowUpdates {
    var updates = RowUpdates()
    updates.movedRows[start] = target
    return updates
  }

  /// The `zPosition` and the shadow opacity of the lifted row, and the duration of lifting, in seconds; not
  /// measured.
  static let height: CGFloat = 1000, shadow: Float = 0.3, duration = 0.25

  func rise() {
    cell.layer.zPosition = Self.height
    cell.layer.shadowOffset = .zero
    cell.layer.shadowRadius = 6
    cell.layer.shadowOpacity = Self.shadow
  }
}

extension TableGeometry {
  /// Moves a row to an index path that is counted without it.
  mutating func moveRow(_ old: IndexPath, to new: IndexPath) {
    let height = removeRow(old)
    insertRow(height, at: new)
  }

  /// Returns the insertion position, between, before or after rows, whose upper edge is nearest to `y`.
  /// O(sections + log rows).
  func nearestPlace(to y: CGFloat) -> IndexPath {
    var best = IndexPath(row: 0, section: 0), distance = CGFloat.infinity
    for (index, section) in sections.enumerated() {
      var low = 0, high = section.rows.count
      // The first position at `y` or below.
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
  /// Returns whether the user may move a row.
  func canMove(_ path: IndexPath) -> Bool {
    guard let dataSource, MovingSources.contains(dataSource) else { return false }
    return dataSource.tableView(self, canMoveRowAt: path)
  }

  /// Converts an index path of the data source to the one at which the row is shown; `stored` converts back.
  func displayed(_ path: IndexPath) -> IndexPath { carry.flatMap { $0.change.path(after: path) } ?? path }
  func stored(_ path: IndexPath) -> IndexPath { carry.flatMap { $0.change.path(before: path) } ?? path }

  // MARK: - Dragging

  /// Begins the movement of a row at a point of the table.
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

  /// Moves the row to a point of the table.
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

  /// Shows the row at another index path, with the others around it.
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

  /// Places the row under the finger.
  func placeCarriedRow() {
    guard let carry else { return }
    let place = geometry.rowRect(carry.target.row, in: carry.target.section)
    let y = bounds.minY + carry.finger.y - carry.grip
    let frame = CGRect(x: place.minX, y: y, width: place.width, height: place.height)
    guard carry.cell.frame != frame else { return }
    UIView.performWithoutAnimation { carry.cell.frame = frame }
  }

  /// Ends the movement and places the row. The data source is notified once, and only if the row has changed
  /// its position.
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
    } completion: { _ in
      carry.cell.layer.zPosition = 0
    }
    setNeedsLayout()
  }

  /// Moves the row back without animation because the rows have changed.
  func forgetCarry() {
    guard let carry else { return }
    carry.scroller.end()
    geometry.moveRow(carry.target, to: carry.start)
    carry.cell.layer.zPosition = 0
    carry.cell.layer.shadowOpacity = 0
    self.carry = nil
  }

  /// Assigns cells and selections to the new index paths of their rows.
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
