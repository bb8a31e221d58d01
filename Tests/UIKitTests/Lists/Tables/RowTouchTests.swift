import CoreGraphics
import Foundation
import Testing
import UIKitTestSupport

@_spi(SelectorTable) @testable import UIKit

/// Tests of touches on rows, and of the order of the callbacks of delegate and data sources. Source: Apple's
/// reference of `UITableViewDelegate`, unless a test names another.
@Suite(.serialized) @MainActor struct RowTouchTests {
  final class Source: UITableViewDataSource, UITableViewDelegate, UITableViewDataSourcePrefetching {
    var sections = [20]
    var log: [String] = []
    var still: Set<Int> = []
    var kept: Set<Int> = []
    var accessory = UITableViewCell.AccessoryType.none
    var titles: [String]?
    var level = 0
    var menus = false
    var guess: CGFloat = -1
    var height: (IndexPath) -> CGFloat = { _ in 50 }
    var heights = 0, cells = 0

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section] }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      cells += 1
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "a")
        ?? UITableViewCell(style: .default, reuseIdentifier: "a")
      cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
      cell.accessoryType = accessory
      return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      heights += 1
      return height(indexPath)
    }
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
      guess
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      titles?[section]
    }
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { level }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      log.append("should highlight \(indexPath.row)")
      return !still.contains(indexPath.row)
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      log.append(
        "did highlight \(indexPath.row) \(tableView.cellForRow(at: indexPath)?.isHighlighted == true)")
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      log.append(
        "did unhighlight \(indexPath.row) \(tableView.cellForRow(at: indexPath)?.isHighlighted == true)")
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      log.append("will select \(indexPath.row)")
      return indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("did select \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
      log.append("will deselect \(indexPath.row)")
      return kept.contains(indexPath.row) ? nil : indexPath
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      log.append("did deselect \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
      log.append("accessory \(indexPath.row)")
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
    {
      log.append("index \(title)")
      return index
    }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      log.append("prefetch \(indexPaths.map { "\($0.row)" }.joined(separator: " "))")
    }
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      log.append("cancel \(indexPaths.map { "\($0.row)" }.joined(separator: " "))")
    }
    func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { menus }
    func tableView(
      _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
      withSender sender: Any?
    ) -> Bool { action == "copy:" }
    func tableView(
      _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
      withSender sender: Any?
    ) { log.append("\(action.description) \(indexPath.row)") }
    func said() -> [String] {
      defer { log = [] }
      return log
    }
  }

  func table(
    _ change: (Source) -> Void = { _ in }, _ body: (FingerWorld, UITableView, Source) -> Void
  ) {
    FingerWorld().run { world in
      let table = UITableView(frame: world.window.bounds, style: .plain), source = Source()
      change(source)
      (table.dataSource, table.delegate) = (source, source)
      world.window.addSubview(table)
      world.window.layoutIfNeeded()
      body(world, table, source)
    }
  }

  @Test func aTapHighlightsAndSelects() {
    table { world, table, source in
      world.down(100, 75)
      world.wait(0.2)
      #expect(source.said() == ["should highlight 1", "did highlight 1 true"])
      world.up()
      #expect(source.said() == ["did unhighlight 1 false", "will select 1", "did select 1"])
      world.tap(100, 25)
      #expect(
        source.said() == [
          "should highlight 0", "did highlight 0 true", "did unhighlight 0 false", "will select 0",
          "will deselect 1",
          "did deselect 1", "did select 0",
        ])
      #expect(table.indexPathsForSelectedRows == [IndexPath(row: 0, section: 0)])
      source.kept = [0]
      world.tap(100, 75)
      #expect(table.indexPathsForSelectedRows?.count == 2)
    }
  }

  @Test func aRowThatIsNotHighlightedIsNotSelected() {
    table { world, table, source in
      source.still = [1]
      world.tap(100, 75)
      #expect(source.said() == ["should highlight 1"])
      #expect(table.indexPathForSelectedRow == nil)
    }
  }

  @Test func aDragTakesTheHighlightAway() {
    table { world, table, source in
      world.down(100, 175)
      world.wait(0.2)
      for y in stride(from: 170.0, through: 120, by: -5) { world.move(100, y) }
      world.up()
      #expect(source.said() == ["should highlight 3", "did highlight 3 true", "did unhighlight 3 false"])
    }
  }

  @Test func theInformationSignIsAButton() {
    table {
      $0.accessory = .detailDisclosureButton
    } _: { world, table, source in
      let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))!
      cell.layoutIfNeeded()
      let sign = cell.parts.accessory!.frame
      world.tap(sign.minX + 10, 60)
      #expect(source.said() == ["accessory 1"])
      world.tap(sign.maxX - 2, 75)
      #expect(source.said().last == "did select 1")
    }
  }

  @Test func theDelegateMovesContentsIn() {
    table {
      $0.level = 2
    } _: { world, table, source in
      let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))!
      cell.layoutIfNeeded()
      let x = cell.textLabel!.frame.minX
      #expect(cell.indentationLevel == 2)
      source.level = 0
      table.reloadData()
      table.layoutIfNeeded()
      let plain = table.cellForRow(at: IndexPath(row: 0, section: 0))!
      plain.layoutIfNeeded()
      #expect(plain.indentationLevel == 0)
      #expect(plain.textLabel!.frame.minX == x - 20)
    }
  }

  @Test func lettersLeadToTheirSections() {
    table {
      $0.sections = [10, 10, 10, 10]
      $0.titles = ["A", "B", "C", "D"]
    } _: { world, table, source in
      let index = table.sectionIndex!
      #expect(index.frame == CGRect(x: 285, y: 0, width: 15, height: 300))
      let cell = table.visibleCells[0]
      cell.layoutIfNeeded()
      #expect(cell.contentView.frame.width == 285)
      // Four lines of 14 points in the middle.
      world.down(292, 150 + 7)
      #expect(source.said() == ["index C"])
      #expect(table.contentOffset.y == table.rectForHeader(inSection: 2).minY)
      world.window.layoutIfNeeded()
      #expect(index.frame.minY == table.contentOffset.y)
      world.move(292, 150 - 21)
      world.move(292, 150 - 25)
      #expect(source.said() == ["index A"])
      #expect(table.contentOffset.y == table.rectForHeader(inSection: 0).minY)
      world.up()
      #expect(table.indexPathForSelectedRow == nil)
      source.titles = ["A", "B", "C", "Z"]
      table.reloadSectionIndexTitles()
      #expect(table.sectionIndex?.titles.last == "Z")
      table.sectionIndexMinimumDisplayRowCount = 41
      #expect(table.sectionIndex == nil)
    }
  }

  @Test func lettersWithoutRoomBecomeDots() {
    let index = SectionIndex((0..<26).map { String(UnicodeScalar(65 + $0)!) }) { _ in }
    index.frame = CGRect(x: 0, y: 0, width: 15, height: 75)
    #expect(index.lines == ["A", nil, "N", nil, "Z"])
  }

  @Test func rowsAreFetchedBeforeTheyAreSeen() {
    table {
      $0.sections = [100]
      $0.guess = 0
    } _: { world, table, source in
      _ = source.said()
      table.prefetchDataSource = source
      table.layoutIfNeeded()
      #expect(source.said() == ["prefetch 6 7 8 9 10 11"])
      table.contentOffset.y = 100
      table.layoutIfNeeded()
      #expect(source.said() == ["prefetch 12 13"])
      table.contentOffset.y = 50
      table.layoutIfNeeded()
      #expect(source.said() == ["cancel 8 9 10 11 12 13", "prefetch 0"])
      table.isPrefetchingEnabled = false
      table.contentOffset.y = 500
      table.layoutIfNeeded()
      #expect(source.said() == [])
    }
  }

  @Test func estimatesSpareTheHeightsOfRowsOutOfSight() {
    table {
      $0.sections = [10_000]
      $0.guess = 10
      $0.height = { $0.row % 2 == 0 ? 40 : 60 }
    } _: { world, table, source in
      #expect(source.cells == 6)
      #expect(source.heights <= 12)
      #expect(table.visibleCells.map(\.frame.minY) == [0, 40, 100, 140, 200, 240])
      #expect(abs(table.contentSize.height - (300 + 9994 * 10)) < 0.01)
      table.contentOffset.y = 60_000
      table.layoutIfNeeded()
      #expect(source.cells < 20)
    }
    table {
      $0.sections = [100]
      $0.guess = 200
      $0.height = { _ in 20 }
    } _: { world, table, source in
      #expect(table.visibleCells.count == 15)
      #expect(source.cells == 15)
    }
  }

  /// Since iOS 11 estimates are initially automatic: 44 points per row, whatever height the delegate would
  /// return.
  @Test func heightsAreAskedForWhenRowsAreSeen() {
    table {
      $0.sections = [1000]
    } _: { world, table, source in
      #expect(source.heights < 20)
      #expect(abs(table.contentSize.height - (6 * 50 + 994 * 44)) < 0.01)
      for position in [UITableView.ScrollPosition.top, .middle, .bottom, .none] {
        table.setContentOffset(.zero, animated: false)
        table.scrollToRow(at: IndexPath(row: 500, section: 0), at: position, animated: false)
        table.layoutIfNeeded()
        let row = table.rectForRow(at: IndexPath(row: 500, section: 0)).offsetBy(
          dx: 0, dy: -table.contentOffset.y)
        #expect(row.height == 50)
        switch position {
        case .top: #expect(row.minY == 0)
        case .middle: #expect(row.midY == table.bounds.height / 2)
        default: #expect(row.maxY == table.bounds.height)
        }
      }
      table.estimatedRowHeight = 0
      source.heights = 0
      source.guess = 0
      table.reloadData()
      table.layoutIfNeeded()
      #expect(source.heights >= 1000)
      #expect(table.contentSize.height == 50_000)
    }
  }

  /// Rows that are higher than estimated, above the visible ones, do not move the visible content.
  @Test func rowsAboveDoNotPushThoseThatAreSeen() {
    table {
      $0.sections = [1000]
      $0.guess = 10
      $0.height = { _ in 50 }
    } _: { world, table, source in
      table.contentOffset.y = 5000
      table.layoutIfNeeded()
      let row = table.indexPathsForVisibleRows![2]
      let first = table.indexPathsForVisibleRows![0]
      world.down(100, 100)
      let before = table.rectForRow(at: row).minY - table.contentOffset.y
      for y in stride(from: 105.0, through: 180, by: 5) {
        world.move(100, y)
        table.layoutIfNeeded()
      }
      let moved = table.rectForRow(at: row).minY - table.contentOffset.y - before
      #expect(table.indexPathsForVisibleRows![0] < first)
      #expect(moved > 60)
      #expect(moved <= 80)
      world.up()
    }
  }

  @Test func rowsHaveAnEditMenu() {
    table {
      $0.menus = true
    } _: { world, table, source in
      world.window.makeKeyAndVisible()
      world.down(100, 75)
      world.wait(0.2)
      world.wait(0.8)
      let menu = UIMenuController.shared
      #expect(menu.isMenuVisible)
      #expect(menu.offeredActions == ["copy:"])
      world.up()
      #expect(source.said() == ["should highlight 1", "did highlight 1 true", "did unhighlight 1 false"])
      let box = menu.menuFrame
      world.window.layoutIfNeeded()
      world.tap(box.midX, box.midY)
      #expect(source.said() == ["copy: 1"])
      #expect(!menu.isMenuVisible)
    }
  }

  private class Silent: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }
  private class Deleting: Silent {
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt path: IndexPath
    ) {}
  }
  private final class Below: Deleting {}
  private enum Kind<Value> {
    final class Own: Silent {}
  }

  /// Apple's reference of `tableView(_:commit:forRowAt:)`: a swipe shows a delete button if a data source
  /// implements the method. A module may register its classes that do.
  @Test func aSourceThatDeletesNoRowsIsKnownByItsModule() {
    func deletes(_ source: Silent, _ names: Set<String>?) -> Bool? {
      SelectorTables.deletesRows(source) { $0 == "UIKitListsTests" ? names : nil }
    }
    let names: Set = ["RowTouchTests.Deleting"]
    #expect(deletes(Silent(), names) == false)
    #expect(deletes(Deleting(), names) == true)
    #expect(deletes(Below(), names) == true)
    #expect(deletes(Silent(), nil) == nil)
    #expect(deletes(Deleting(), ["Deleting", "Other.Deleting"]) == false)
    #expect(deletes(Kind<Int>.Own(), ["RowTouchTests.Kind.Own"]) == true)
    #expect(DeletingSources.contains(Silent()))
  }
}
