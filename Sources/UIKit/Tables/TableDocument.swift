internal import CoreGraphics
internal import Foundation
internal import InterfaceBuilder
internal import QuartzCore

/// The rows that a document stores for a table: prototypes, which only the canvas shows, or sections of
/// static cells.
@MainActor final class TableDocument {
  struct Section {
    var header: String?
    var footer: String?
    var cells: [UITableViewCell]
  }

  private(set) var sections: [Section]
  /// A Boolean value that indicates whether the cells are the table's content and not prototypes.
  let isStatic: Bool
  /// The factories of prototype copies, by reuse identifier.
  let prototypes: [String: () -> UIView?]
  /// The version of Interface Builder that wrote the table.
  let toolsVersion: IBToolsVersion
  /// The width of the screen that the table is laid out for; nil for its window's.
  var screenWidth: CGFloat?
  /// A Boolean value that indicates whether cells and titles stay at the frames that the document stores, as
  /// on its own canvas. Otherwise they are placed as in a running app.
  private(set) var keepsStoredFrames: Bool
  /// The metrics with which the row heights were measured; nil while the stored frames apply.
  private var measuredMetrics: TableMetrics?
  /// The view that shows the title of a section's header or footer.
  private struct Title {
    var view: UITableViewHeaderFooterView
    var section: Int
    var isHeader: Bool
  }
  private var titles: [Title] = []
  /// The factories of the sample cells of a table that runs outside a program. The cells are made as late as
  /// on iOS, where a data source asks for each, or when no data source comes. In a program, a table without a
  /// data source is empty.
  private var examples: [() -> UIView?] = []

  init(of nib: NibCoder) {
    let loader = nib.loader
    toolsVersion = loader.document.toolsVersion
    isStatic = nib.name("dataMode") == "static"
    keepsStoredFrames = loader.purpose == .canvas || loader.keepsStoredFrames
    let stored = nib.object.objects(in: "sections").filter { $0.name == "tableViewSection" }
    var sections = stored.map { section in
      Section(
        header: section.string("headerTitle"), footer: section.string("footerTitle"),
        cells: section.objects(in: "cells").compactMap { loader.view($0) as? UITableViewCell })
    }
    let examples = nib.object.objects(in: "prototypes")
    if loader.connects {
      if ApplicationManifest.module == nil {
        self.examples = examples.map { object in { loader.prototype(object) } }
      }
    } else {
      let cells = examples.compactMap { loader.view($0) as? UITableViewCell }
      if !cells.isEmpty { sections.append(Section(header: nil, footer: nil, cells: cells)) }
    }
    self.sections = sections

    var prototypes: [String: () -> UIView?] = [:]
    for object in examples {
      guard let identifier = object.string("reuseIdentifier"), !identifier.isEmpty else { continue }
      prototypes[identifier] = { loader.prototype(object) }
    }
    self.prototypes = prototypes
  }

  /// Adds the cells to the table, at their stored frames.
  func enter(_ table: UITableView) {
    for (section, content) in sections.enumerated() {
      for (row, cell) in content.cells.enumerated() {
        let path = IndexPath(row: row, section: section)
        table.visible.cells[path] = cell
        cell.becomeElement()
        table.addSubview(cell)
        cell.attach(to: table, place: RowPlace(path: path, rows: content.cells.count))
      }
    }
    let ends = sections.flatMap(\.cells).map(\.frame.maxY)
    table.contentSize = CGSize(width: table.layer.bounds.width, height: ends.max() ?? 0)
    makeTitles(in: table)
  }

  /// Removes the cells from the table, so that a data source can fill it.
  func leave(_ table: UITableView) {
    examples = []
    for cell in sections.flatMap(\.cells) { cell.removeFromSuperview() }
    for title in titles { title.view.removeFromSuperview() }
    titles = []
    table.visible = VisibleRows()
  }

  /// Returns the distance of the stored content from the table's top edge. Before Xcode 9 the canvas stored
  /// the rows of a controller's table below the status bar and the navigation bar (so in 24 documents).
  func roomForBars(in table: UITableView) -> CGFloat {
    guard keepsStoredFrames, toolsVersion < .xcode9,
      let first = table.headerView ?? sections.first?.cells.first, first.frame.minY >= Self.bars
    else { return 0 }
    return Self.bars
  }
  private static let bars: CGFloat = 64

  /// Lays out the rows of the table again after a change of appearance or spacing.
  func restyle(_ table: UITableView) {
    for cell in sections.flatMap(\.cells) { cell.setNeedsLayout() }
    guard !keepsStoredFrames else { return }
    measuredMetrics = nil
    table.setNeedsLayout()
  }

  /// Lays the rows out from now on as a running app does, regardless of the frames that the document stores.
  func leaveStoredFrames(in table: UITableView) {
    guard keepsStoredFrames else { return }
    keepsStoredFrames = false
    for cell in sections.flatMap(\.cells) {
      cell.isOnCanvas = false
      cell.setNeedsLayout()
    }
    table.setNeedsLayout()
  }

  private func makeTitles(in table: UITableView) {
    let metrics = table.metrics
    for (index, section) in sections.enumerated() {
      guard let first = section.cells.first?.frame, let last = section.cells.last?.frame else { continue }
      if let title = section.header, !title.isEmpty {
        let view = table.titleView(title, isHeader: true)
        let height = table.style == .plain ? 28 : metrics.header(titled: true, isFirst: index == 0)
        view.frame = CGRect(x: 0, y: first.minY - height, width: metrics.width, height: height)
        if table.style == .plain { view.backgroundColor = nil }
        titles.append(Title(view: view, section: index, isHeader: true))
        view.becomeElement()
        table.addSubview(view)
      }
      if let title = section.footer, !title.isEmpty {
        let view = table.titleView(title, isHeader: false)
        let lines = table.footerLines(title, metrics: metrics)
        view.frame = CGRect(x: 0, y: last.maxY, width: metrics.width, height: metrics.footer(lines: lines))
        if table.style == .plain { view.backgroundColor = nil }
        titles.append(Title(view: view, section: index, isHeader: false))
        view.becomeElement()
        table.addSubview(view)
      }
    }
  }

  func layout(_ table: UITableView) {
    if !examples.isEmpty {
      let cells = examples.compactMap { $0() as? UITableViewCell }
      examples = []
      sections.append(Section(header: nil, footer: nil, cells: cells))
      enter(table)
    }
    if keepsStoredFrames { keepFrames(in: table) } else { arrange(in: table) }
    table.placeBackground()
  }

  /// Keeps the stored frames. On a screen of another width, cells and titles get a right margin equal to
  /// their left one, including cells whose stored width was not the table's.
  private func keepFrames(in table: UITableView) {
    let width = table.layer.bounds.width
    let stored = table.contentSize.width
    if stored > 0, width != stored {
      for view in sections.flatMap(\.cells) + titles.map(\.view) {
        view.frame.size.width = max(width - 2 * view.frame.minX, 0)
      }
      for view in [table.headerView, table.footerView] { view?.frame.size.width += width - stored }
      table.contentSize.width = width
    }
  }

  /// Lays out headers, rows and footers from top to bottom, each as high as in a running app. Only rows whose
  /// content has changed are measured again.
  private func arrange(in table: UITableView) {
    let metrics = table.metrics
    if measuredMetrics != metrics || table.needsReload {
      measuredMetrics = metrics
      table.needsReload = false
      table.visible.unmeasured.formUnion(table.visible.cells.keys)
    }
    let top = table.headerView?.bounds.height ?? 0, bottom = table.footerView?.bounds.height ?? 0
    let isCurrent = table.geometry.width == metrics.width && table.visible.unmeasured.isEmpty
    guard !isCurrent || table.geometry.top != top || table.geometry.bottom != bottom else { return }
    let width = metrics.width - 2 * metrics.cellInset
    let unmeasured = table.visible.unmeasured
    let lengths = sections.enumerated().map { index, section in
      var result = table.ends(of: section, at: index, isStatic: isStatic)
      result.rows = section.cells.enumerated().map { row, cell in
        unmeasured.contains(IndexPath(row: row, section: index))
          ? height(of: cell, in: table, width: width) : cell.bounds.height
      }
      return result
    }
    table.visible.unmeasured.subtract(unmeasured)
    table.geometry = TableGeometry(
      sections: lengths, top: top, bottom: bottom, width: metrics.width, inset: metrics.cellInset)
    for (path, cell) in table.visible.cells {
      let rect = table.geometry.rowRect(path.row, in: path.section)
      if cell.frame != rect { cell.frame = rect }
    }
    for title in titles {
      let rect =
        title.isHeader
        ? table.geometry.headerRect(title.section) : table.geometry.footerRect(title.section)
      if title.view.frame != rect { title.view.frame = rect }
    }
    table.contentSize = CGSize(width: metrics.width, height: table.geometry.height)
    table.placeEnds()
  }

  /// Returns the height of a row: that of the document's static cell or of the table, or the height that the
  /// cell's content requires. Prototypes of a table with automatic heights are also measured if their
  /// contents determine a height; otherwise the prototype's stored height stands for what an app's delegate
  /// may return.
  private func height(of cell: UITableViewCell, in table: UITableView, width: CGFloat) -> CGFloat {
    let common = table.settingsOfRows.rowHeight
    if let own = cell.storedRowHeight, isStatic || common >= 0 || !cell.determinesHeight(width: width) {
      return own
    }
    return common >= 0 ? common : cell.contentHeight(width: width)
  }
}

extension UITableView {
  /// Returns the lengths above and below the rows of a document's section. Those of static cells depend on
  /// their titles, as in `UITableViewController`; around prototypes, the table's own heights apply in grouped
  /// tables.
  fileprivate func ends(
    of section: TableDocument.Section, at index: Int, isStatic: Bool
  ) -> TableGeometry.Section {
    let metrics = metrics
    func title(_ text: String?) -> String? { text.flatMap { $0.isEmpty ? nil : $0 } }
    func length(_ common: CGFloat, _ automatic: CGFloat) -> CGFloat {
      !isStatic && style != .plain && common >= 0 ? common : automatic
    }
    var result = TableGeometry.Section()
    result.header = length(
      settingsOfRows.headerHeight, automaticHeight(ofHeader: title(section.header), at: index, metrics))
    result.footer = length(
      settingsOfRows.footerHeight, automaticHeight(ofFooter: title(section.footer), metrics))
    result.padding = padding(aboveHeaderOf: result.header, metrics)
    return result
  }
}
