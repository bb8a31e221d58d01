internal import CoreGraphics
internal import Foundation
internal import QuartzCore

extension UITableView {
  var metrics: TableMetrics {
    TableMetrics(
      style: style, scale: max(traitCollection.displayScale, 1), width: layer.bounds.width,
      readableMargin: readableMargin)
  }

  /// The distance of readable content from the safe area's sides, in points; 0 if cells do not follow it.
  var readableMargin: CGFloat {
    cellLayoutMarginsFollowReadableWidth ? max(0, insets(of: .readableContent).left - safeAreaInsets.left) : 0
  }

  /// The separator inset of cells without one of their own, in points.
  var placedSeparatorInset: UIEdgeInsets {
    let own = UIEdgeInsets(top: 0, left: metrics.margin, bottom: 0, right: 0)
    guard let set = settingsOfRows.separatorInset else { return own }
    func side(_ inset: CGFloat, _ own: CGFloat) -> CGFloat {
      if inset == Self.automaticDimension { return own }
      return separatorInsetReference == .fromAutomaticInsets ? own + inset : inset
    }
    return UIEdgeInsets(
      top: set.top, left: side(set.left, own.left), bottom: set.bottom, right: side(set.right, own.right))
  }

  /// The geometry, read from the data source first if needed or if the width has changed.
  var loaded: TableGeometry {
    loadIfNeeded()
    return geometry
  }

  /// Runs a body that asks the data source and the delegate, marking the kind of request.
  func ask<Answer>(for request: RowRequest, _ body: () -> Answer) -> Answer {
    let outer = asking
    asking = request
    defer { asking = outer }
    return body()
  }

  /// Reads the geometry if needed, but not while it is being read or shown, unless the rows have changed.
  ///
  /// - Parameter past: The geometry and the updates before the rows changed.
  func loadIfNeeded(after past: (geometry: TableGeometry, updates: RowUpdates)? = nil) {
    guard asking == nil || past != nil else { return }
    let hasOtherRoom = geometry.width != layer.bounds.width || geometry.safeSides != safeSides
    guard dataSource != nil, needsReload || hasOtherRoom || endsHaveGrown else {
      // Sizes read outside a window stay valid: from now on the ends change only when they are set.
      if window != nil { geometry.isInWindow = true }
      return
    }
    // After a rotation, the table shows the same rows.
    let isTurned = !needsReload && geometry.width != 0 && hasOtherRoom
    let top = isTurned ? rowAtTop : nil
    needsReload = false
    geometry = ViewAnimation.apart { ask(for: .geometry) { readGeometry() } }
    geometry.isInWindow = window != nil
    geometry.safeSides = safeSides
    if let past, past.geometry.width == geometry.width { geometry.remember(past.geometry, past.updates) }
    // Rows that are already placed have estimates now.
    visible.unmeasured.formUnion(visible.cells.keys)
    if let carry { geometry.moveRow(carry.start, to: carry.target) }
    contentSize = CGSize(width: layer.bounds.width, height: geometry.height)
    if let top { keep(top) }
    readIndex()
  }

  /// The width by which the safe area narrows the cells' contents, in points.
  private var safeSides: CGFloat {
    insetsContentViewsToSafeArea ? safeAreaInsets.left + safeAreaInsets.right : 0
  }

  /// The row at the upper edge of the visible content; nil above the first row.
  private var rowAtTop: (path: IndexPath, y: CGFloat)? {
    let edge = layer.bounds.minY + adjustedContentInset.top
    guard edge > 0, let section = geometry.sections(from: edge, to: edge.nextUp).first,
      let row = geometry.rows(of: section, from: edge, to: edge.nextUp).first
    else { return nil }
    return (IndexPath(row: row, section: section), geometry.sections[section].rowY(row))
  }

  /// Scrolls so that a row that was at `y` keeps its position on the screen.
  private func keep(_ row: (path: IndexPath, y: CGFloat)) {
    guard geometry.sections.indices.contains(row.path.section),
      geometry.sections[row.path.section].rows.indices.contains(row.path.row)
    else { return }
    let way = geometry.sections[row.path.section].rowY(row.path.row) - row.y
    if way != 0, !driver.contentMoved(by: CGPoint(x: 0, y: way)) { contentOffset.y += way }
  }

  /// A Boolean value that indicates whether the table's header or footer view has changed its own height in a
  /// layout before the table entered a window, where everything is laid out again.
  private var endsHaveGrown: Bool {
    guard window != nil, !geometry.isInWindow else { return false }
    return geometry.top != headerView?.bounds.height ?? 0 || geometry.bottom != footerView?.bounds.height ?? 0
  }

  /// Discards all rows; `selecting` returns which of the selected rows stay selected.
  func forgetRows(selecting: ([IndexPath]) -> [IndexPath] = { _ in [] }) {
    guard dataSource != nil || document == nil else { return }
    closeRow(animated: false)
    forgetCarry()
    needsReload = true
    resizesAnimated = false
    keepSelection(selecting)
    pressed = nil
    prefetching = Prefetching()
    for path in visible.cells.keys.sorted() { retire(path) }
    release(headers: visible.headers, footers: visible.footers)
    releaseMeasured()
    visible = VisibleRows()
    if dataSource == nil { geometry = TableGeometry() }
    setNeedsLayout()
  }

  func retire(_ path: IndexPath) {
    guard let cell = visible.cells.removeValue(forKey: path) else { return }
    cell.removeFromSuperview()
    if let identifier = cell.reuseIdentifier { registry.keep(cell, for: identifier) }
    tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  func retire(_ view: UIView) {
    view.removeFromSuperview()
    if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
      headerFooterRegistry.keep(view, for: identifier)
    }
  }

  func dataSourceDidChange() {
    if dataSource != nil { document?.leave(self) }
    forgetRows()
  }

  func changeLength(_ path: WritableKeyPath<TableSettings, CGFloat>, to value: CGFloat) {
    guard settingsOfRows[keyPath: path] != value else { return }
    settingsOfRows[keyPath: path] = value
    needsReload = true
    setNeedsLayout()
  }

  /// Marks all visible rows to be measured in the next layout.
  func measureAnew() {
    visible.unmeasured.formUnion(visible.cells.keys)
    setNeedsLayout()
  }

  // MARK: - Reading

  private func readGeometry() -> TableGeometry {
    guard let dataSource else { return TableGeometry() }
    let metrics = metrics
    let sections = (0..<dataSource.numberOfSections(in: self)).map { section in
      readSection(section, from: dataSource, metrics: metrics)
    }
    return TableGeometry(
      sections: sections, top: headerView?.bounds.height ?? 0, bottom: footerView?.bounds.height ?? 0,
      width: metrics.width, inset: metrics.cellInset)
  }

  private func readSection(
    _ section: Int, from source: any UITableViewDataSource, metrics: TableMetrics
  ) -> TableGeometry.Section {
    var result = TableGeometry.Section()
    let count = source.tableView(self, numberOfRowsInSection: section)
    raiseUnless(count >= 0, "tableView(_:numberOfRowsInSection:) returned \(count)")
    if let tableDelegate {
      let paths = (0..<count).map { IndexPath(row: $0, section: section) }
      let guesses = paths.map { estimate(tableDelegate.tableView(self, estimatedHeightForRowAt: $0)) }
      // For a row with an estimate, the height is requested when the row comes into view.
      result.guessed = guesses.map { $0 != nil }
      result.rows = zip(paths, guesses).map {
        $1 ?? rowHeight(tableDelegate.tableView(self, heightForRowAt: $0), metrics)
      }
    } else {
      result.rows = Array(repeating: rowHeight(settingsOfRows.rowHeight, metrics), count: count)
      if settingsOfRows.rowHeight < 0 { result.guessed = Array(repeating: true, count: count) }
    }
    let header = tableDelegate?.tableView(self, estimatedHeightForHeaderInSection: section) ?? 0
    let footer = tableDelegate?.tableView(self, estimatedHeightForFooterInSection: section) ?? 0
    result.guessesEnds = header > 0 || footer > 0
    result.header = header > 0 ? header : headerHeight(section, from: source, metrics: metrics)
    result.footer = footer > 0 ? footer : footerHeight(section, from: source, metrics: metrics)
    result.padding = padding(aboveHeaderOf: result.header, metrics)
    return result
  }

  func padding(aboveHeaderOf height: CGFloat, _ metrics: TableMetrics) -> CGFloat {
    guard height > 0, style == .plain else { return 0 }
    let padding = settingsOfRows.headerTopPadding
    return padding < 0 ? metrics.headerTopPadding : padding
  }

  /// Requests the heights of headers and footers that only had estimates. Returns `false` if an estimate was
  /// replaced.
  func settleEnds(of sections: Range<Int>) -> Bool {
    guard let dataSource else { return true }
    var isSettled = true
    for section in sections where geometry.sections[section].guessesEnds {
      let (header, footer) = ViewAnimation.apart {
        (
          headerHeight(section, from: dataSource, metrics: metrics),
          footerHeight(section, from: dataSource, metrics: metrics)
        )
      }
      let old = geometry.sections[section]
      geometry.setEnds((padding(aboveHeaderOf: header, metrics), header, footer), of: section)
      let new = geometry.sections[section]
      // As with rows, what appears above visible rows grows upward.
      var growth: CGFloat = 0
      if visible.cells.keys.contains(where: { $0.section >= section }) { growth += new.rowsY - old.rowsY }
      if visible.cells.keys.contains(where: { $0.section > section }) { growth += new.footer - old.footer }
      if growth != 0, visible.entrance == nil { driver.contentMoved(by: CGPoint(x: 0, y: growth)) }
      isSettled = false
    }
    return isSettled
  }

  /// Returns the estimate of a row, or nil if there is to be none. An automatic estimate is chosen as in
  /// UIKit: the minimum height if the rows have no common height.
  private func estimate(_ said: CGFloat) -> CGFloat? {
    if said >= 0 { return said > 0 ? said : nil }
    return settingsOfRows.rowHeight >= 0 ? settingsOfRows.rowHeight : TableMetrics.leastRow
  }

  /// Returns the height of a row, or an estimate for an automatic height, which is replaced when the cell
  /// comes into view.
  private func rowHeight(_ wanted: CGFloat, _ metrics: TableMetrics) -> CGFloat {
    if wanted >= 0 { return wanted }
    return settingsOfRows.estimatedRowHeight > 0 ? settingsOfRows.estimatedRowHeight : metrics.row
  }

  private func headerHeight(
    _ section: Int, from source: any UITableViewDataSource, metrics: TableMetrics
  ) -> CGFloat {
    let wanted =
      tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? settingsOfRows.headerHeight
    let title = source.tableView(self, titleForHeaderInSection: section)
    if wanted >= 0, countsAlone(wanted, table: settingsOfRows.headerHeight, title) { return wanted }
    let view = sectionView(section, isHeader: true)
    if wanted >= 0 { return view == nil ? 0 : wanted }
    if let view {
      return naturalHeight(of: view, isHeader: true, fallback: metrics.header(titled: true, isFirst: false))
    }
    return automaticHeight(ofHeader: title, at: section, metrics)
  }

  func automaticHeight(ofHeader title: String?, at section: Int, _ metrics: TableMetrics) -> CGFloat {
    metrics.header(titled: title != nil, isFirst: section == 0 && headerView == nil)
      + (title.map { moreLines(of: $0, isHeader: true, metrics: metrics) } ?? 0)
  }

  private func footerHeight(
    _ section: Int, from source: any UITableViewDataSource, metrics: TableMetrics
  ) -> CGFloat {
    let wanted =
      tableDelegate?.tableView(self, heightForFooterInSection: section) ?? settingsOfRows.footerHeight
    let title = source.tableView(self, titleForFooterInSection: section)
    if wanted >= 0, countsAlone(wanted, table: settingsOfRows.footerHeight, title) { return wanted }
    let view = sectionView(section, isHeader: false)
    if wanted >= 0 { return view == nil ? 0 : wanted }
    if let view { return naturalHeight(of: view, isHeader: false, fallback: metrics.footer(lines: 1)) }
    return automaticHeight(ofFooter: title, metrics)
  }

  func automaticHeight(ofFooter title: String?, _ metrics: TableMetrics) -> CGFloat {
    if style == .plain, let title {
      return metrics.footer(lines: 1) + moreLines(of: title, isHeader: false, metrics: metrics)
    }
    return metrics.footer(lines: title.map { footerLines($0, metrics: metrics) } ?? 0)
  }

  /// Returns whether a height applies even without a view: the one that the delegate returns does; that of
  /// all sections of a plain table only if there is something to show.
  private func countsAlone(_ wanted: CGFloat, table height: CGFloat, _ title: String?) -> Bool {
    style != .plain || title != nil || wanted != height
  }

  /// Returns the delegate's view of a section for measuring: the one that is shown, or the one that will be
  /// when the section comes into view in the following layout.
  private func sectionView(_ section: Int, isHeader: Bool) -> UIView? {
    let shown = isHeader ? visible.headers[section] : visible.footers[section]
    if let shown { return (shown as? UITableViewHeaderFooterView)?.isTitle == true ? nil : shown }
    let measured: WritableKeyPath<VisibleRows, [Int: UIView]> =
      isHeader ? \.measuredHeaders : \.measuredFooters
    if let view = visible[keyPath: measured][section] { return view }
    let view = delegateView(of: section, isHeader: isHeader)
    visible[keyPath: measured][section] = view
    return view
  }

  /// The maximum number of waiting section views up to which views that were only measured are reused: about
  /// as many as come into view at once. Every section is measured with a view, and there may be thousands.
  private static let sparesOfMeasured = 8

  /// Queues a few of the views that were only measured for reuse, and releases the others.
  func releaseMeasured() {
    guard !visible.measuredHeaders.isEmpty || !visible.measuredFooters.isEmpty else { return }
    let views = [visible.measuredHeaders, visible.measuredFooters].flatMap { measured in
      measured.sorted { $0.key < $1.key }.map { $0.value }
    }
    (visible.measuredHeaders, visible.measuredFooters) = ([:], [:])
    // The delegate may return the same view for several sections, and it may be shown for one of them.
    for case let view as UITableViewHeaderFooterView in views where view.superview == nil {
      guard let identifier = view.reuseIdentifier,
        headerFooterRegistry.countWaiting(identifier) < Self.sparesOfMeasured
      else { continue }
      retire(view)
    }
  }

  private func naturalHeight(of view: UIView, isHeader: Bool, fallback: CGFloat) -> CGFloat {
    let titled = view as? UITableViewHeaderFooterView
    titled?.prepare(isHeader: isHeader)
    let own = titled?.constrainedHeight(width: layer.bounds.width) ?? 0
    if own > 0 { return own }
    if titled == nil, view.settings.contains(.usesConstraints) {
      let size = view.systemLayoutSizeFitting(
        CGSize(width: layer.bounds.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      if size.height > 0 { return size.height }
    }
    let height = view.sizeThatFits(CGSize(width: layer.bounds.width, height: 0)).height
    return height > 0 ? height : fallback
  }

  /// Returns the height of a title beyond its first line, in points.
  private func moreLines(of title: String, isHeader: Bool, metrics: TableMetrics) -> CGFloat {
    let width = metrics.width - 2 * (metrics.cellInset + metrics.margin)
    let label = UITableViewHeaderFooterView.label(
      isHeader && style != .plain && TableMetrics.capitalizesHeaders ? title.uppercased() : title,
      isHeader: isHeader, style: style)
    // No glyph is much wider than its font is high, so most titles need no measuring.
    guard title.contains(where: \.isNewline) || CGFloat(title.count) * label.font.pointSize * 1.2 > width
    else { return 0 }
    let height = label.sizeThatFits(CGSize(width: width, height: 0)).height
    label.text = "A"
    return max(0, height - label.sizeThatFits(CGSize(width: width, height: 0)).height)
  }

  func footerLines(_ title: String, metrics: TableMetrics) -> Int {
    let label = UITableViewHeaderFooterView.label(title, isHeader: false, style: style)
    let width = metrics.width - 2 * (metrics.cellInset + metrics.margin)
    return max(1, Int((label.sizeThatFits(CGSize(width: width, height: 0)).height / 15).rounded(.down)))
  }

  // MARK: - Table header and footer

  func replaceHeader(with view: UIView?) {
    if headerView !== view { headerView?.removeFromSuperview() }
    headerView = view
    if let view, document == nil || view.superview !== self { addSubview(view) }
    needsReload = true
    setNeedsLayout()
  }

  func replaceFooter(with view: UIView?) {
    if footerView !== view { footerView?.removeFromSuperview() }
    footerView = view
    if let view, document == nil || view.superview !== self { addSubview(view) }
    needsReload = true
    setNeedsLayout()
  }

  func replaceBackground(with view: UIView?) {
    if background !== view { background?.removeFromSuperview() }
    background = view
    if let view { insertSubview(view, at: 0) }
    setNeedsLayout()
  }

  // MARK: - Updates

  func changeEditing(_ editing: Bool, animated: Bool) {
    if !editing { dropRow(isCancelled: true) }
    if !editing || editing != settingsOfRows.isEditing { closeRow(animated: animated) }
    guard editing != settingsOfRows.isEditing else { return }
    settingsOfRows.isEditing = editing
    let shown = visible.cells.sorted { $0.key < $1.key }, cells = shown.map(\.value)
    if editing { for (path, cell) in shown { cell.showsReorderControl = canMove(path) } }
    for cell in cells { cell.willTransition(to: editing ? .showingEditControl : []) }
    let change = {
      for cell in cells { cell.setEditing(editing, animated: animated) }
      // Contents with another width may have another height.
      self.measureAnew()
      for cell in cells { cell.layoutIfNeeded() }
    }
    if animated, window != nil {
      UIView.animate(
        withDuration: RowSwipe.duration, delay: 0, options: .allowUserInteraction, animations: change)
    } else {
      change()
    }
    for cell in cells { cell.didTransition(to: editing ? .showingEditControl : []) }
    exchangeSelection(animated: animated)
  }
}
