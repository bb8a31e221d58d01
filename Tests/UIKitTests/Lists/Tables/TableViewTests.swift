import Foundation
import Synchronization
import Testing

@testable import UIKit

@MainActor struct TableViewTests {
  /// An app with a self-sizing header does this: the table is laid out once before it is shown.
  @Test func aHeaderThatGrowsBeforeTheTableIsShownHasItsRoom() {
    final class Header: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        frame.size.height = 120
      }
    }
    final class Rows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667)), rows = Rows()
    let table = UITableView(frame: window.bounds)
    table.tableHeaderView = Header()
    table.dataSource = rows
    table.layoutIfNeeded()
    window.addSubview(table)
    table.setNeedsLayout()
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 120)
  }

  /// Apple's reference of `tableHeaderView`: another height takes effect when the view is set again.
  @Test func aHeaderThatGrowsInTheWindowHasNoMoreRoom() {
    final class Rows: UITableViewDataSource {
      var asked = 0
      func numberOfSections(in tableView: UITableView) -> Int {
        asked += 1
        return 1
      }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667)), rows = Rows()
    let table = UITableView(frame: window.bounds)
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 100))
    table.tableHeaderView = header
    table.dataSource = rows
    table.layoutIfNeeded()
    window.addSubview(table)
    table.setNeedsLayout()
    table.layoutIfNeeded()
    let asked = rows.asked
    header.frame.size.height = 200
    table.setNeedsLayout()
    table.layoutIfNeeded()
    #expect(rows.asked == asked)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 100)
    table.tableHeaderView = header
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 200)
  }

  class Source: UITableViewDataSource, UITableViewDelegate {
    var rows = [1000]
    var headers: [String?] = []
    var made = 0
    var selected: [IndexPath] = []
    func numberOfSections(in tableView: UITableView) -> Int { rows.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section] }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      made += 1
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      headers.indices.contains(section) ? headers[section] : nil
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selected.append(indexPath)
    }
  }

  final class Cell: UITableViewCell {
    var reuses = 0
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { nil }
    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }

  private func table(
    _ source: Source, style: UITableView.Style = .plain, rowHeight: CGFloat = 44
  ) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 440), style: style)
    table.rowHeight = rowHeight
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.delegate = source
    table.layoutIfNeeded()
    return table
  }

  @Test func selectionsOutliveAnotherTextSize() {
    let source = Source(), table = self.table(source)
    defer { withExtendedLifetime(source) {} }
    table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    table.textSizeDidChange()
    table.layoutIfNeeded()
    #expect(table.indexPathForSelectedRow?.row == 2)
  }

  /// Values lie below their titles at accessibility text sizes, with the same leading edge unless the app has
  /// aligned them.
  @Test func valuesAreAlignedByTheTextSize() {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = "a"
    cell.detailTextLabel?.text = "b"
    for (size, alignment) in [(.accessibilityLarge, .natural), (.large, .right)]
      as [(UIContentSizeCategory, NSTextAlignment)]
    {
      cell.traitOverrides.preferredContentSizeCategory = size
      cell.layoutIfNeeded()
      #expect(cell.detailTextLabel?.textAlignment == alignment)
    }
    cell.detailTextLabel?.textAlignment = .center
    cell.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    cell.layoutIfNeeded()
    #expect(cell.detailTextLabel?.textAlignment == .center)
  }

  @Test func heightsAreTheSameInBothDirections() {
    @MainActor func heights(_ direction: UISemanticContentAttribute) -> [CGFloat] {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.semanticContentAttribute = direction
      cell.accessoryType = .disclosureIndicator
      cell.textLabel?.numberOfLines = 0
      cell.layoutIfNeeded()
      return (1...60).map { count in
        cell.textLabel?.text = String(repeating: "ab ", count: count)
        return cell.sizeThatFits(CGSize(width: 320, height: 0)).height
      }
    }
    #expect(heights(.forceLeftToRight) == heights(.forceRightToLeft))
  }

  @Test func aCellIsThereAsSoonAsItIsAskedFor() {
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 440))
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.textLabel?.text == "Row 2")
    source.rows = [1]
    table.reloadData()
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) == nil)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) != nil)
  }

  @Test func onlyVisibleRowsHaveCells() throws {
    let source = Source()
    let table = table(source)
    #expect(table.contentSize == CGSize(width: 375, height: 44000))
    #expect(table.visibleCells.count == 10)
    #expect(source.made == 10)
    #expect(table.visibleCells.allSatisfy { $0 is Cell })
    table.contentOffset.y = 22
    #expect(table.visibleCells.count == 11)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 3, section: 0)))
    #expect(cell.frame == CGRect(x: 0, y: 132, width: 375, height: 44))
    #expect(table.indexPath(for: cell) == IndexPath(row: 3, section: 0))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 133)) == IndexPath(row: 3, section: 0))
    #expect(table.rectForRow(at: IndexPath(row: 999, section: 0)).maxY == 44000)
  }

  @Test func scrollingUsesCellsAgain() {
    let source = Source()
    let table = table(source)
    for step in 1...50 {
      table.contentOffset.y = CGFloat(step) * 44
      table.layoutIfNeeded()
    }
    let cells = Set(table.visibleCells.map { ObjectIdentifier($0) })
    #expect(cells.count == 10)
    #expect(table.visibleCells.reduce(0) { $0 + (($1 as? Cell)?.reuses ?? 0) } >= 40)
  }

  @Test func automaticRowsTakeTheHeightOfTheirCells() {
    let source = Source()
    source.rows = [3]
    let table = table(source, rowHeight: UITableView.automaticDimension)
    let expected = 44 - 1 / table.traitCollection.displayScale
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == expected)
  }

  @Test func headersAreShown() {
    let source = Source()
    source.rows = [2, 2]
    source.headers = ["One", nil]
    let table = table(source)
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 375, height: 28))
    #expect(table.rectForHeader(inSection: 1).height == 0)
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "One")
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 138)
  }

  @Test func tableHeaderAndFooterFrameTheSections() {
    let source = Source()
    source.rows = [2]
    let table = table(source)
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
    table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
    table.layoutIfNeeded()
    #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 375, height: 100))
    #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 188, width: 375, height: 50))
    #expect(table.contentSize.height == 238)
  }

  @Test func aTableWithoutASourceHasOneEmptySection() {
    let table = UITableView()
    #expect(table.numberOfSections == 1)
    #expect(table.numberOfRows(inSection: 0) == 0)
  }

  @Test func selection() {
    let source = Source()
    let table = table(source)
    let path = IndexPath(row: 2, section: 0)
    let told = Mutex(0)
    let observer = NotificationCenter.default.addObserver(
      forName: UITableView.selectionDidChangeNotification, object: table, queue: nil
    ) { _ in told.withLock { $0 += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }
    table.selectRow(at: path, animated: false, scrollPosition: .none)
    #expect(table.cellForRow(at: path)?.isSelected == true)
    #expect(source.selected.isEmpty)
    #expect(told.withLock { $0 } == 0)
    table.userSelectsRow(at: IndexPath(row: 4, section: 0))
    #expect(told.withLock { $0 } == 1)
    #expect(table.indexPathForSelectedRow == IndexPath(row: 4, section: 0))
    #expect(table.cellForRow(at: path)?.isSelected == false)
    #expect(source.selected == [IndexPath(row: 4, section: 0)])
    table.deselectRow(at: IndexPath(row: 4, section: 0), animated: false)
    #expect(table.indexPathsForSelectedRows == nil)
  }

  @Test func scrollingToARow() {
    let table = table(Source())
    table.scrollToRow(at: IndexPath(row: 100, section: 0), at: .top, animated: false)
    #expect(table.contentOffset.y == 4400)
    table.scrollToRow(at: IndexPath(row: 100, section: 0), at: .bottom, animated: false)
    #expect(table.contentOffset.y == 4004 as CGFloat)
    table.scrollToRow(at: IndexPath(row: 999, section: 0), at: .top, animated: false)
    #expect(table.contentOffset.y == 43560 as CGFloat)
  }

  @Test func insetGroupsRoundTheirEnds() throws {
    let source = Source()
    source.rows = [2]
    let table = table(source, style: .insetGrouped)
    table.layoutIfNeeded()
    let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    first.layoutIfNeeded()
    #expect(first.frame.minX == 16)
    #expect(first.frame.width == 343)
    #expect(first.layer.cornerRadius == 10)
    #expect(first.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
  }

  /// corpus/metrics.json, "table": "disclosure content width loss" and the places of labels.
  @Test func contentEndsAtTheAccessory() {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 375, height: 44)
    cell.accessoryType = .disclosureIndicator
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "Detail"
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 348.5, height: 44))
    #expect(cell.textLabel?.frame.minX == 16)
    #expect(cell.detailTextLabel?.frame.maxX == 340.5)
    cell.accessoryType = .checkmark
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.width == 335)
  }

  @Test func identifiersOutliveTheCellsThatAreMadeForThem() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let identifier = ["an identifier", "that is made at run time"].joined(separator: " ")
    table.register(UITableViewCell.self, forCellReuseIdentifier: identifier)
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: identifier)
    for _ in 0..<20 {
      let cell = table.dequeueReusableCell(withIdentifier: identifier)
      let header = table.dequeueReusableHeaderFooterView(withIdentifier: identifier)
      #expect(cell?.reuseIdentifier == identifier)
      #expect(header?.reuseIdentifier == identifier)
    }
  }

  @Test func rowsAreGroupedByTheirFirstLetters() {
    final class Person: NSObject {
      let name: String
      init(_ name: String) { self.name = name }
    }
    let collation = UILocalizedIndexedCollation.current(), name = Selector("name")
    #expect(collation.sectionTitles.count == 27)
    #expect(collation.sectionTitles.last == "#")
    #expect(collation.sectionIndexTitles == collation.sectionTitles)
    #expect(collation.section(forSectionIndexTitle: 5) == 5)
    let people = ["élan", "Zoe", "", "42", "anna", "Эмма"].map(Person.init)
    #expect(
      people.map { collation.section(for: $0, collationStringSelector: name) } == [4, 25, 26, 26, 0, 26])
    let sorted = collation.sortedArray(
      from: ["b", "A", "c", "a"].map(Person.init), collationStringSelector: name)
    #expect(sorted.map { ($0 as? Person)?.name } == ["A", "a", "b", "c"])
    #expect(collation.section(for: "beta", collationStringSelector: Selector("self")) == 1)
  }

  @Test func aControllerThatIsEditedHasItsTableEdited() {
    let controller = UITableViewController(style: .plain)
    controller.loadViewIfNeeded()
    controller.setEditing(true, animated: false)
    #expect(controller.tableView.isEditing)
    controller.isEditing = false
    #expect(!controller.tableView.isEditing)
  }

  @Test func aCellIsTheDelegateOfItsRecognisers() {
    final class Cell: UITableViewCell {
      override func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }
    let cell = Cell(style: .default, reuseIdentifier: nil), press = UILongPressGestureRecognizer()
    press.delegate = cell
    #expect(
      press.delegate?.gestureRecognizer(press, shouldRecognizeSimultaneouslyWith: UITapGestureRecognizer())
        == true)
    #expect(UITableViewCell().gestureRecognizer(press, shouldReceive: UITouch()))
  }

  @Test func tableReturnsTheRectangleOfAHeader() {
    final class Delegate: UITableViewDelegate {
      let header = UIView(), label = UILabel()
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header }
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 50 }
    }
    let source = Source(), delegate = Delegate()
    source.rows = [2]
    delegate.label.text = "To do"
    for view in [delegate.header, delegate.label] { view.translatesAutoresizingMaskIntoConstraints = false }
    delegate.header.addSubview(delegate.label)
    delegate.label.leadingAnchor.constraint(equalTo: delegate.header.leadingAnchor, constant: 8).isActive =
      true
    let table = table(source)
    table.delegate = delegate
    table.reloadData()
    table.layoutIfNeeded()
    #expect(delegate.header.frame == table.rectForHeader(inSection: 0))
    #expect(delegate.header.frame.height == 50)
    #expect(delegate.label.frame.minX == 8)
  }
}
