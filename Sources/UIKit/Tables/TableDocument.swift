internal import CoreGraphics
internal import Foundation
internal import InterfaceBuilder
internal import QuartzCore

/// The rows that a document gives a table: prototypes, which show on the canvas alone, or sections of static
/// cells.
@MainActor final class TableDocument {
  struct Section {
    var header: String?
    var footer: String?
    var cells: [UITableViewCell]
  }

  private(set) var sections: [Section]
  /// Whether the cells are the table's content and not examples.
  let isStatic: Bool
  /// Makes copies of the prototypes, by reuse identifier.
  let prototypes: [String: () -> UIView?]
  /// The Interface Builder that drew the table.
  let toolsVersion: IBToolsVersion
  /// The width of the screen that the table is drawn for; nil for its window's.
  var screenWidth: CGFloat?
  private var titles: [UIView] = []
  /// Makes the examples of a table that runs outside of a program: as late as on iOS, where a data source
  /// asks for each, or where none comes. In a program a table without a data source is empty.
  private var examples: [() -> UIView?] = []

  init(of nib: NibCoder) {
    let loader = nib.loader
    toolsVersion = loader.document.toolsVersion
    isStatic = nib.name("dataMode") == "static"
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

  /// Shows the cells in the table, at their stored frames.
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

  /// Takes the cells out of the table, for a data source to fill it.
  func leave(_ table: UITableView) {
    examples = []
    for cell in sections.flatMap(\.cells) { cell.removeFromSuperview() }
    for title in titles { title.removeFromSuperview() }
    titles = []
    table.visible = VisibleRows()
  }

  /// How far below the table's edge its stored content begins. Before Xcode 9 the canvas stored the rows of a
  /// controller's table below the status bar and the navigation bar (so in 24 documents).
  func roomForBars(in table: UITableView) -> CGFloat {
    guard toolsVersion < .xcode9, let first = table.headerView ?? sections.first?.cells.first,
      first.frame.minY >= Self.bars
    else { return 0 }
    return Self.bars
  }
  private static let bars: CGFloat = 64

  func restyle() {
    for cell in sections.flatMap(\.cells) { cell.setNeedsLayout() }
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
        titles.append(view)
        view.becomeElement()
        table.addSubview(view)
      }
      if let title = section.footer, !title.isEmpty {
        let view = table.titleView(title, isHeader: false)
        let lines = table.footerLines(title, metrics: metrics)
        view.frame = CGRect(x: 0, y: last.maxY, width: metrics.width, height: metrics.footer(lines: lines))
        if table.style == .plain { view.backgroundColor = nil }
        titles.append(view)
        view.becomeElement()
        table.addSubview(view)
      }
    }
  }

  /// Keeps the stored frames; on a screen of another width, cells and titles lie as far from the right edge
  /// as from the left, also cells whose stored width was none of the table's.
  func layout(_ table: UITableView) {
    if !examples.isEmpty {
      let cells = examples.compactMap { $0() as? UITableViewCell }
      examples = []
      sections.append(Section(header: nil, footer: nil, cells: cells))
      enter(table)
    }
    let width = table.layer.bounds.width
    let stored = table.contentSize.width
    if stored > 0, width != stored {
      for view in sections.flatMap(\.cells) + titles {
        view.frame.size.width = max(width - 2 * view.frame.minX, 0)
      }
      for view in [table.headerView, table.footerView] { view?.frame.size.width += width - stored }
      table.contentSize.width = width
    }
    table.placeBackground()
  }
}
