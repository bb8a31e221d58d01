internal import CoreGraphics
internal import Foundation
internal import QuartzCore

extension UITableView {
  /// The maximum number of times measured cells may move what is visible in one layout. A round makes at
  /// least one height known, so there are at most as many rounds as visible rows; the limit bounds heights
  /// that change by themselves.
  static let rounds = 100

  /// Places the visible rows, headers and footers and removes the others.
  func layoutRows() {
    guard dataSource != nil else {
      if let document { document.layout(self) } else if geometry.sections.isEmpty { layoutEnds() }
      return
    }
    guard asking == nil else { return }
    visible.isLaidOut = true
    loadIfNeeded()
    ask(for: .cells) {
      var round = 0
      while visible.isLaidOut, !showRows(), round < Self.rounds { round += 1 }
    }
    // Rows that were discarded or changed meanwhile are shown by the layout that the change has scheduled.
    guard visible.isLaidOut else { return }
    visible.entering = []
    releaseMeasured()
    contentSize = CGSize(width: layer.bounds.width, height: geometry.height)
    placeEnds()
    driver.takeAim()
    swipe?.place(in: self)
    placeCarriedRow()
    placeIndex()
    prefetchRows()
  }

  /// Shows the rows that are visible according to the geometry. Returns `false` if a measured row changed the
  /// geometry.
  private func showRows() -> Bool {
    let window = layer.bounds
    guard settleEnds(of: geometry.sections(from: window.minY, to: window.maxY)) else { return false }
    var shown: [IndexPath] = []
    swap(&shown, &visible.list)
    defer { visible.list = shown }
    shown.removeAll(keepingCapacity: true)
    for section in geometry.sections(from: window.minY, to: window.maxY) {
      for row in geometry.rows(of: section, from: window.minY, to: window.maxY) {
        shown.append(stored(IndexPath(row: row, section: section)))
      }
    }
    // Cells that have left the visible area are reused for the rows that enter it; in most frames of
    // scrolling none has.
    if visible.cells.count != shown.count || !shown.allSatisfy({ visible.cells[$0] != nil }) {
      let kept = Set(shown).union(carry.map { [$0.start] } ?? [])
      for path in visible.cells.keys.filter({ !kept.contains($0) }).sorted() { retire(path) }
    }
    var isSettled = true
    for path in shown {
      guard visible.isLaidOut else { return false }
      // Rows above that are higher than estimated may have pushed this one out of view.
      let place = displayed(path)
      if !isSettled, geometry.rowRect(place.row, in: place.section).minY >= window.maxY { break }
      if !showRow(path) { isSettled = false }
    }
    guard isSettled, visible.isLaidOut else { return false }
    showSectionViews(in: window)
    return true
  }

  /// Places a row's cell. Returns `false` if its height differs from the estimate, which it then replaces.
  private func showRow(_ path: IndexPath) -> Bool {
    let isNew = visible.cells[path] == nil
    guard let cell = visible.cells[path] ?? ViewAnimation.apart({ makeCell(path) }) else { return false }
    let place = displayed(path)
    var isSettled = true, ownHeight: CGFloat?
    if isNew || visible.unmeasured.remove(path) != nil {
      put(path) { ownHeight = self.ownHeight(of: cell, at: path) }
    }
    guard visible.isLaidOut else { return false }
    if let height = ownHeight {
      let guess = geometry.rowRect(place.row, in: place.section)
      if abs(height - guess.height) > 0.001 {
        geometry.setHeight(height, ofRow: place.row, in: place.section)
        isSettled = false
        // A row that appears above others grows upward.
        if isNew, visible.entrance == nil, visible.cells.keys.contains(where: { $0 > path }) {
          driver.contentMoved(by: CGPoint(x: 0, y: height - guess.height))
        }
      } else {
        geometry.settle(place.row, in: place.section)
      }
    }
    let rect = geometry.rowRect(place.row, in: place.section)
    if visible.entering.contains(path), let start = visible.entrance?(path, rect) {
      visible.entering.remove(path)
      UIView.performWithoutAnimation {
        cell.frame = start.frame
        cell.alpha = start.alpha
      }
      cell.alpha = 1
    }
    let shown = swipe?.path == path ? swipe?.frame(ofRowAt: rect) ?? rect : rect
    if cell.frame != shown, carry?.cell !== cell { put(path) { cell.frame = shown } }
    if isNew { ViewAnimation.apart { tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path) } }
    return isSettled
  }

  /// Runs the change that places a row's cell; without animation if the cell had no position before.
  private func put(_ path: IndexPath, _ change: () -> Void) {
    if visible.entering.contains(path) { UIView.performWithoutAnimation(change) } else { change() }
  }

  /// Returns the height that a row is to have, in points; negative for a self-sizing row.
  func wantedHeight(ofRow path: IndexPath) -> CGFloat {
    tableDelegate?.tableView(self, heightForRowAt: path) ?? settingsOfRows.rowHeight
  }

  /// Returns the height of a self-sizing row, or of one that only had an estimate; nil if it is already
  /// known.
  private func ownHeight(of cell: UITableViewCell, at path: IndexPath) -> CGFloat? {
    let place = displayed(path)
    let wanted = wantedHeight(ofRow: path)
    if wanted >= 0 { return geometry.isGuessed(place.row, in: place.section) ? wanted : nil }
    return cell.automaticHeight(width: geometry.rowRect(place.row, in: place.section).width)
  }

  /// Notifies the prefetching data source of the rows that come next.
  private func prefetchRows() {
    guard let prefetchDataSource, isPrefetchingEnabled else { return }
    let area = prefetching.area(beside: layer.bounds, content: CGSize(width: 0, height: geometry.height))
    let (new, vain) = prefetching.update(near: rows(in: area) ?? []) { visible.cells[$0] != nil }
    if !vain.isEmpty { prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: vain) }
    if !new.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: new) }
  }

  /// Returns the data source's cell for a row. Returns nil, and queues the cell for reuse, if the rows were
  /// discarded or changed meanwhile.
  private func makeCell(_ path: IndexPath) -> UITableViewCell? {
    guard let dataSource else { raiseException("a table without a data source has no cells") }
    let cell = dataSource.tableView(self, cellForRowAt: path)
    guard visible.isLaidOut else {
      if let identifier = cell.reuseIdentifier { registry.keep(cell, for: identifier) }
      return nil
    }
    visible.cells[path] = cell
    visible.entering.insert(path)
    // The data source's changes apply to a cell even where documents' cells stay as they are stored.
    cell.isOnCanvas = false
    cell.attach(to: self, place: RowPlace(path: path, rows: geometry.sections[path.section].rows.count))
    cell.indent(by: tableDelegate?.tableView(self, indentationLevelForRowAt: path) ?? 0)
    if cell.isEditing != settingsOfRows.isEditing {
      cell.setEditing(settingsOfRows.isEditing, animated: false)
    }
    if settingsOfRows.isEditing { cell.showsReorderControl = canMove(path) }
    cell.setSelected(selection.contains(path), animated: false)
    cell.becomeElement()
    insertSubview(cell, at: background == nil ? 0 : 1)
    return cell
  }

  // MARK: - Headers and footers

  private func showSectionViews(in window: CGRect) {
    let insets = adjustedContentInset
    let top = window.minY + insets.top, bottom = window.maxY - insets.bottom
    var headers: Set<Int> = [], footers: Set<Int> = []
    for section in geometry.sections(from: window.minY, to: window.maxY) {
      let isPlain = style == .plain
      let header = isPlain ? geometry.pinnedHeaderRect(section, at: top) : geometry.headerRect(section)
      if header.height > 0, header.maxY > window.minY, header.minY < window.maxY,
        let view = visible.headers[section] ?? ViewAnimation.apart({ makeHeader(section) })
      {
        headers.insert(section)
        visible.headers[section] = view
        place(view, at: header)
      }
      let footer = isPlain ? geometry.pinnedFooterRect(section, at: bottom) : geometry.footerRect(section)
      if footer.height > 0, footer.maxY > window.minY, footer.minY < window.maxY,
        let view = visible.footers[section] ?? ViewAnimation.apart({ makeFooter(section) })
      {
        footers.insert(section)
        visible.footers[section] = view
        place(view, at: footer)
      }
    }
    for (section, view) in visible.headers.sorted(by: { $0.key < $1.key }) where !headers.contains(section) {
      visible.headers[section] = nil
      retire(view)
      tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    }
    for (section, view) in visible.footers.sorted(by: { $0.key < $1.key }) where !footers.contains(section) {
      visible.footers[section] = nil
      retire(view)
      tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
  }

  private func place(_ view: UIView, at rect: CGRect) {
    guard view.superview !== self else {
      if view.frame != rect { view.frame = rect }
      return
    }
    // During an update, a new view appears at its place.
    UIView.performWithoutAnimation {
      view.frame = rect
      if visible.entrance != nil { view.alpha = 0 }
      view.becomeElement()
      if let sectionIndex { insertSubview(view, belowSubview: sectionIndex) } else { addSubview(view) }
      view.layoutIfNeeded()
    }
    if visible.entrance != nil { view.alpha = 1 }
  }

  private func makeHeader(_ section: Int) -> UIView? {
    var view =
      visible.measuredHeaders.removeValue(forKey: section)
      ?? delegateView(of: section, isHeader: true)
    if view == nil, let title = dataSource?.tableView(self, titleForHeaderInSection: section) {
      view = titleView(title, isHeader: true)
    }
    guard let view else { return nil }
    // The table determines its position.
    view.translatesAutoresizingMaskIntoConstraints = true
    (view as? UITableViewHeaderFooterView)?.prepare(isHeader: true)
    tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    return view
  }

  private func makeFooter(_ section: Int) -> UIView? {
    var view =
      visible.measuredFooters.removeValue(forKey: section)
      ?? delegateView(of: section, isHeader: false)
    if view == nil, let title = dataSource?.tableView(self, titleForFooterInSection: section) {
      view = titleView(title, isHeader: false)
    }
    guard let view else { return nil }
    view.translatesAutoresizingMaskIntoConstraints = true
    (view as? UITableViewHeaderFooterView)?.prepare(isHeader: false)
    tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    return view
  }

  /// Returns the delegate's view of a section. A view that the delegate dequeues in that call gets its role.
  func delegateView(of section: Int, isHeader: Bool) -> UIView? {
    let before = asksForHeader
    asksForHeader = isHeader
    defer { asksForHeader = before }
    return isHeader
      ? tableDelegate?.tableView(self, viewForHeaderInSection: section)
      : tableDelegate?.tableView(self, viewForFooterInSection: section)
  }

  func titleView(_ title: String, isHeader: Bool) -> UITableViewHeaderFooterView {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.isTitle = true
    view.prepare(isHeader: isHeader, style: style)
    view.textLabel?.text = title
    return view
  }

  /// Lays out the table's own header and footer views, all there is without a data source.
  private func layoutEnds() {
    let metrics = metrics
    geometry = TableGeometry(
      sections: [], top: headerView?.bounds.height ?? 0, bottom: footerView?.bounds.height ?? 0,
      width: metrics.width, inset: metrics.cellInset)
    contentSize = CGSize(width: metrics.width, height: geometry.height)
    placeEnds()
  }

  /// Gives a dequeued cell the size of its row.
  func size(_ cell: UITableViewCell, forRowAt path: IndexPath) {
    let place = displayed(path)
    guard geometry.sections.indices.contains(place.section),
      geometry.sections[place.section].rows.indices.contains(place.row)
    else { return }
    let size = geometry.rowRect(place.row, in: place.section).size
    if cell.bounds.size != size { cell.frame.size = size }
  }

  func placeEnds() {
    if let headerView {
      let size = CGSize(width: layer.bounds.width, height: headerView.bounds.height)
      let frame = CGRect(origin: .zero, size: size)
      if headerView.frame != frame { headerView.frame = frame }
    }
    if let footerView {
      let frame = CGRect(
        x: 0, y: geometry.sectionsEnd, width: layer.bounds.width, height: footerView.bounds.height)
      if footerView.frame != frame { footerView.frame = frame }
    }
    placeBackground()
  }

  func placeBackground() {
    guard let background, background.nibIdentity == nil || dataSource != nil else { return }
    if background.frame != bounds { background.frame = bounds }
  }

  // MARK: - Appearance

  func restyleCells() {
    for cell in visible.cells.values { cell.setNeedsLayout() }
    document?.restyle(self)
  }

  func marginsDidChange() {
    restyleCells()
    for cell in visible.cells.values { cell.contentView.settleMargins() }
    for view in Array(visible.headers.values) + Array(visible.footers.values) { view.setNeedsLayout() }
  }
}
