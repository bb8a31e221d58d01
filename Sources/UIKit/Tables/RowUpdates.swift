internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// The changes requested by `insertRows`, `deleteRows` and the other update methods until the updates end.
/// Index paths of removed items refer to the state before all changes, those of inserted items to the state
/// after them.
@MainActor struct RowUpdates {
  typealias Animation = UITableView.RowAnimation

  var deletedRows: [IndexPath: Animation] = [:], insertedRows: [IndexPath: Animation] = [:]
  var reloadedRows: [IndexPath: Animation] = [:]
  var movedRows: [IndexPath: IndexPath] = [:]
  var deletedSections: [Int: Animation] = [:], insertedSections: [Int: Animation] = [:]
  var reloadedSections: [Int: Animation] = [:]
  var movedSections: [Int: Int] = [:]
  /// The rows whose cells stay and are configured again.
  var reconfiguredRows: [IndexPath] = []
  /// The completion handlers, called with `true` when the changes have been shown.
  var completions: [(Bool) -> Void] = []

  var isEmpty: Bool {
    deletedRows.isEmpty && insertedRows.isEmpty && reloadedRows.isEmpty && movedRows.isEmpty
      && deletedSections.isEmpty
      && insertedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
  }

  /// Returns the new position of the item at `index` after the positions `gone` are removed and the positions
  /// `new` inserted.
  private static func moved(_ index: Int, without gone: [Int], with new: [Int]) -> Int {
    var place = index - gone.count { $0 < index }
    for one in new.sorted() where one <= place { place += 1 }
    return place
  }

  /// Returns the index of a section after the changes; nil if it is deleted.
  func section(after old: Int) -> Int? {
    if let new = movedSections[old] { return new }
    guard deletedSections[old] == nil else { return nil }
    return Self.moved(
      old, without: Array(deletedSections.keys) + Array(movedSections.keys),
      with: Array(insertedSections.keys) + Array(movedSections.values))
  }

  /// Returns the index of a section before the changes; nil if it is inserted.
  func section(before new: Int) -> Int? {
    if let old = movedSections.first(where: { $0.value == new })?.key { return old }
    guard insertedSections[new] == nil else { return nil }
    return Self.moved(
      new, without: Array(insertedSections.keys) + Array(movedSections.values),
      with: Array(deletedSections.keys) + Array(movedSections.keys))
  }

  /// Returns the index path of a row after the changes; nil if it is deleted.
  func path(after old: IndexPath) -> IndexPath? {
    if let new = movedRows[old] { return new }
    guard deletedRows[old] == nil, let section = section(after: old.section) else { return nil }
    let gone = (Array(deletedRows.keys) + Array(movedRows.keys)).filter { $0.section == old.section }.map(
      \.row)
    let new = (Array(insertedRows.keys) + Array(movedRows.values)).filter { $0.section == section }.map(\.row)
    return IndexPath(row: Self.moved(old.row, without: gone, with: new), section: section)
  }

  /// Returns the index path of a row before the changes; nil if it is inserted.
  func path(before new: IndexPath) -> IndexPath? {
    if let old = movedRows.first(where: { $0.value == new })?.key { return old }
    guard insertedRows[new] == nil, let section = section(before: new.section) else { return nil }
    let came = (Array(insertedRows.keys) + Array(movedRows.values)).filter { $0.section == new.section }.map(
      \.row)
    let gone = (Array(deletedRows.keys) + Array(movedRows.keys)).filter { $0.section == section }.map(\.row)
    return IndexPath(row: Self.moved(new.row, without: came, with: gone), section: section)
  }

  /// Returns the index paths of the selected rows after the changes. Reloaded rows are deselected.
  func kept(_ selection: [IndexPath]) -> [IndexPath] {
    selection.compactMap { reload(of: $0) == nil ? path(after: $0) : nil }
  }

  /// Returns the animation with which a remaining row is reloaded; nil if it is not reloaded.
  func reload(of old: IndexPath) -> Animation? { reloadedRows[old] ?? reloadedSections[old.section] }
}

/// The origins of all rows of a table before an update: for every row, what `section(before:)` and
/// `path(before:)` return. The cost is linear in the number of rows and of changes.
@MainActor struct RowOrigins {
  /// The old index of every section, indexed by its new one; nil for an inserted section.
  let sections: [Int?]
  private let came: [Int: [IndexPath]], gone: [Int: [IndexPath]]
  /// The old index paths of moved rows, by their new ones.
  private let moved: [IndexPath: IndexPath]

  init(_ updates: RowUpdates, sections count: Int) {
    let from = Dictionary(
      updates.movedSections.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
    sections = Self.origins(
      of: count, came: Set(updates.insertedSections.keys).union(from.keys),
      gone: Set(updates.deletedSections.keys).union(updates.movedSections.keys)
    ).enumerated().map { from[$0.offset] ?? $0.element }
    moved = Dictionary(updates.movedRows.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
    came = Dictionary(
      grouping: Array(updates.insertedRows.keys) + Array(updates.movedRows.values), by: \.section)
    gone = Dictionary(
      grouping: Array(updates.deletedRows.keys) + Array(updates.movedRows.keys), by: \.section)
  }

  /// Returns the old index paths of a section's rows, indexed by their new positions; nil for inserted rows.
  func rows(of section: Int, count: Int) -> [IndexPath?] {
    guard let old = sections[section] else { return Array(repeating: nil, count: count) }
    let places = Self.origins(
      of: count, came: Set((came[section] ?? []).map(\.row)), gone: Set((gone[old] ?? []).map(\.row)))
    return places.enumerated().map { row, place in
      moved.isEmpty
        ? place.map { IndexPath(row: $0, section: old) }
        : moved[IndexPath(row: row, section: section)] ?? place.map { IndexPath(row: $0, section: old) }
    }
  }

  /// Returns the old position of every new position; nil for those that were inserted.
  private static func origins(of count: Int, came: Set<Int>, gone: Set<Int>) -> [Int?] {
    var old = 0
    return (0..<count).map { place in
      if came.contains(place) { return nil }
      while gone.contains(old) { old += 1 }
      defer { old += 1 }
      return old
    }
  }
}

/// The initial appearance of a cell that comes in during an update.
struct CellEntrance {
  var frame: CGRect
  var alpha: CGFloat = 1
}

extension UITableView {
  /// The duration of the move of rows to their new places, in seconds; not measured.
  private static let updateDuration = 0.3

  /// Records a change, and applies it immediately unless a group of updates is open.
  func update(_ note: (inout RowUpdates) -> Void) {
    note(&settingsOfRows.updates)
    if settingsOfRows.updateDepth == 0 { finishUpdates() }
  }

  func finishUpdates() {
    settingsOfRows.updateDepth = max(0, settingsOfRows.updateDepth - 1)
    guard settingsOfRows.updateDepth == 0 else { return }
    let updates = settingsOfRows.updates
    settingsOfRows.updates = RowUpdates()
    let end = { (finished: Bool) in updates.completions.forEach { $0(finished) } }
    guard dataSource != nil, window != nil, !needsReload else {
      if let dataSource, !needsReload { check(updates, from: geometry.rowCounts, to: counts(of: dataSource)) }
      // Without changes, only the heights are read again.
      if updates.isEmpty { needsReload = true } else { forgetRows(selecting: updates.kept) }
      if updates.isEmpty { reconfigure(updates.reconfiguredRows) }
      setNeedsLayout()
      return end(true)
    }
    show(updates, end)
  }

  private func counts(of source: any UITableViewDataSource) -> [Int] {
    (0..<source.numberOfSections(in: self)).map { source.tableView(self, numberOfRowsInSection: $0) }
  }

  private func check(_ updates: RowUpdates, from before: [Int], to after: [Int]) {
    UpdateCheck(updates: updates, before: before, after: after, wording: .table).enforce()
  }

  /// Animates an update: moves the cells that stay, and brings in and removes the others.
  private func show(_ updates: RowUpdates, _ end: @escaping (Bool) -> Void) {
    forgetCarry()
    releaseMeasured()
    let before = geometry
    let closing = followSwipe(updates)
    let (staying, leaving) = splitCells(by: updates)
    keepSelection(updates.kept)
    pressed = pressed.flatMap { updates.path(after: $0) }
    prefetching.follow(updates)
    let (headers, goneHeaders) = split(visible.headers, by: updates),
      (footers, goneFooters) = split(visible.footers, by: updates)
    visible = VisibleRows(cells: staying, headers: headers, footers: footers)
    visible.unmeasured = Set(staying.keys)
    visible.entrance = { updates.entrance(of: $0, at: $1, from: before) }
    needsReload = true
    for one in leaving { insertSubview(one.cell, at: background == nil ? 0 : 1) }
    var others: [IndexPath] = []
    UIView.animateUpdates(withDuration: Self.updateDuration) { [self] in
      loadIfNeeded(after: (before, updates))
      check(updates, from: before.rowCounts, to: geometry.rowCounts)
      for (path, cell) in staying where geometry.sections.indices.contains(path.section) {
        cell.attach(to: self, place: RowPlace(path: path, rows: geometry.sections[path.section].rows.count))
      }
      others = ViewAnimation.apart { fill(updates.reconfiguredRows.compactMap { updates.path(after: $0) }) }
      clipResized { layoutRows() }
      closing?.strip.alpha = 0
      for view in goneHeaders.values { view.alpha = 0 }
      for view in goneFooters.values { view.alpha = 0 }
      for one in leaving where one.way != .none {
        one.cell.alpha = 0
        one.cell.frame = one.way.moved(one.cell.frame)
      }
    } completion: { [weak self] finished in
      closing?.finish()
      for one in leaving { self?.release(one.cell, from: one.path) }
      self?.release(headers: goneHeaders, footers: goneFooters)
      end(finished)
    }
    visible.entrance = nil
    setNeedsLayout()
    if !others.isEmpty { reloadRows(at: others, with: .none) }
  }

  /// Returns the cells of the rows that stay, by their new index paths, and of those that leave, with the
  /// animation of their update.
  private func splitCells(by updates: RowUpdates) -> (
    staying: [IndexPath: UITableViewCell],
    leaving: [(path: IndexPath, cell: UITableViewCell, way: RowAnimation)]
  ) {
    var staying: [IndexPath: UITableViewCell] = [:]
    var leaving: [(path: IndexPath, cell: UITableViewCell, way: RowAnimation)] = []
    for (path, cell) in visible.cells.sorted(by: { $0.key < $1.key }) {
      if let new = updates.path(after: path), updates.reload(of: path) == nil {
        staying[new] = cell
      } else {
        let way =
          updates.deletedRows[path] ?? updates.deletedSections[path.section] ?? updates.reload(of: path)
          ?? .fade
        leaving.append((path, cell, way))
      }
    }
    return (staying, leaving)
  }

  /// Returns the views of sections that stay, by their new indexes, and of those that leave.
  private func split(_ views: [Int: UIView], by updates: RowUpdates) -> (
    staying: [Int: UIView], gone: [Int: UIView]
  ) {
    var (staying, gone): ([Int: UIView], [Int: UIView]) = ([:], [:])
    for (section, view) in views {
      if let new = updates.section(after: section), updates.reloadedSections[section] == nil {
        staying[new] = view
      } else {
        gone[section] = view
      }
    }
    return (staying, gone)
  }

  func release(headers: [Int: UIView], footers: [Int: UIView]) {
    for view in Array(headers.values) + Array(footers.values) {
      retire(view)
      view.alpha = 1
    }
    for (section, view) in headers.sorted(by: { $0.key < $1.key }) {
      tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    }
    for (section, view) in footers.sorted(by: { $0.key < $1.key }) {
      tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
  }

  /// Marks a visible cell as needing to be measured again. Nothing is asked of the delegate before layout,
  /// since its answer may be about to change.
  func sizeIsOld(of cell: UITableViewCell) {
    guard selfSizingInvalidation != .disabled, !cell.isMeasured, settingsOfRows.updateDepth == 0,
      let path = visible.indexPath(of: cell),
      visible.unmeasured.insert(path).inserted
    else { return }
    if dataSource != nil, window != nil, UIView.areAnimationsEnabled, moving?.phase ?? .idle == .idle {
      resizesAnimated = true
    }
    setNeedsLayout()
  }

  /// A Boolean value that indicates whether self-sizing rows are to animate to their new heights.
  var followsSizes: Bool { resizesAnimated && visible.unmeasured.contains { wantedHeight(ofRow: $0) < 0 } }

  /// Lays out the rows whose heights have changed since they were last shown, animated.
  func layoutResized() {
    // The cells are where they were when the change began.
    UIView.animate(withDuration: Self.updateDuration, delay: 0, options: .allowUserInteraction) { [self] in
      clipResized { layoutRows() }
    }
  }

  /// Runs `layOut`, and clips the cells whose heights change while they animate. From memory of UIKit, which
  /// clips cells during updates; not measured.
  private func clipResized(_ layOut: () -> Void) {
    let old = visible.cells.values.map { (cell: $0, height: $0.bounds.height) }
    layOut()
    for one in old where one.cell.bounds.height != one.height && !one.cell.clipsToBounds {
      ViewAnimation.current?.keepClipped(one.cell.layer)
    }
  }

  private func release(_ cell: UITableViewCell, from path: IndexPath) {
    cell.removeFromSuperview()
    cell.alpha = 1
    if let identifier = cell.reuseIdentifier { registry.keep(cell, for: identifier) }
    tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }
}

extension RowUpdates {
  /// Returns the initial appearance of the cell of a row that comes into view at `rect`: at the row's
  /// position in the old geometry, or as the animation of its update has it; nil if the cell appears without
  /// animation.
  @MainActor fileprivate func entrance(
    of path: IndexPath, at rect: CGRect, from before: TableGeometry
  ) -> CellEntrance? {
    if let old = self.path(before: path), reload(of: old) == nil {
      guard before.sections.indices.contains(old.section),
        before.sections[old.section].rows.indices.contains(old.row)
      else { return nil }
      return CellEntrance(frame: before.rowRect(old.row, in: old.section))
    }
    let way =
      insertedRows[path] ?? insertedSections[path.section]
      ?? self.path(before: path).flatMap { reload(of: $0) } ?? .fade
    return way == .none ? nil : CellEntrance(frame: way.moved(rect), alpha: 0)
  }
}

extension UITableView.RowAnimation {
  /// Returns the frame from which an inserted row at `rect` comes, or to which a deleted one goes.
  fileprivate func moved(_ rect: CGRect) -> CGRect {
    switch self {
    case .left: rect.offsetBy(dx: -rect.width, dy: 0)
    case .right: rect.offsetBy(dx: rect.width, dy: 0)
    case .top: rect.offsetBy(dx: 0, dy: -rect.height)
    case .bottom: rect.offsetBy(dx: 0, dy: rect.height)
    default: rect
    }
  }
}

extension UITableViewCell: SelfSizingCell {
  func constraintsChanged() {
    if let table, table.selfSizingInvalidation == .enabledIncludingConstraints { table.sizeIsOld(of: self) }
  }
}
