import CoreGraphics
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of the picture of rows during common sequences of changes, layout passes and scrolling.
@Suite(.serialized) @MainActor struct RowSequenceTests: HandClocked {
  let clock = FrameClock.manual(at: firstFrame)
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let source = Source()

  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var sections = [(0..<20).map { "\($0)" }]
    var asked: [String] = [], headers: [Int] = [], height: CGFloat = 40, headerHeight: CGFloat = 0
    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sections[section].count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      let text = sections[indexPath.section][indexPath.row]
      cell.textLabel?.text = text
      asked.append(text)
      return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      headerHeight
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      guard headerHeight > 0 else { return nil }
      headers.append(section)
      return UITableViewHeaderFooterView(reuseIdentifier: nil)
    }
  }

  private func make() -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    (table.estimatedRowHeight, table.sectionHeaderTopPadding) = (0, 0)
    (table.dataSource, table.delegate) = (source, source)
    return table
  }

  private func shown(_ body: (UITableView) -> Void) {
    let table = make()
    window.addSubview(table)
    window.isHidden = false
    underClock { body(table) }
    window.isHidden = true
  }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }
  private func texts(_ table: UITableView) -> [String] {
    table.visibleCells.compactMap { $0.textLabel?.text }
  }

  @Test(arguments: [UITableView.RowAnimation.fade, .none]) func insertionAboveKeepsTheContentOffset(
    way: UITableView.RowAnimation
  ) {
    shown { table in
      table.contentOffset.y = 200
      table.layoutIfNeeded()
      source.sections[0].insert(contentsOf: ["x", "y"], at: 0)
      table.insertRows(at: [path(0), path(1)], with: way)
      frame(at: 1)
      #expect(table.contentOffset.y == 200)
      #expect(table.contentSize.height == 880)
      #expect(texts(table).first == "3")
    }
  }

  @Test func contentThatGetsShorterThanTheOffsetIsScrolledBack() {
    shown { table in
      table.contentOffset.y = 400
      table.layoutIfNeeded()
      source.sections[0].removeLast(5)
      table.deleteRows(at: (15..<20).map { path($0) }, with: .automatic)
      frame(at: 1)
      #expect(table.contentOffset.y == 200)
      #expect(texts(table) == (5..<15).map { "\($0)" })
      source.sections[0].removeLast(14)
      table.reloadData()
      table.layoutIfNeeded()
      #expect(table.contentOffset.y == 0)
      #expect(texts(table) == ["0"])
    }
  }

  @Test func layingOutAfterReloadingShowsTheNewRows() {
    shown { table in
      table.contentOffset.y = 100
      table.layoutIfNeeded()
      table.selectRow(at: path(3), animated: false, scrollPosition: .none)
      source.sections[0] = source.sections[0].map { "new \($0)" }
      source.asked = []
      table.reloadData()
      #expect(source.asked.isEmpty)
      #expect(table.indexPathForSelectedRow == nil)
      table.layoutIfNeeded()
      #expect(table.contentOffset.y == 100)
      #expect(texts(table).first == "new 2")
      #expect(source.asked.count == 11)
    }
  }

  /// Reloads in a layout pass, as in `viewDidLayoutSubviews()`.
  @Test func reloadingWhileTheViewAboveIsLaidOut() {
    let table = make()
    let passes = passesOfHost(of: table) {
      table.reloadData()
      table.scrollToRow(at: IndexPath(row: 10, section: 0), at: .top, animated: false)
    }
    // The host is not laid out again because of it.
    #expect(passes.after == passes.before)
    #expect(table.contentOffset.y == 400)
    #expect(texts(table) == (10..<20).map { "\($0)" })
  }

  @Test(arguments: [true, false]) func scrollingBeforeTheFirstLayout(isInWindow: Bool) {
    let table = make()
    if isInWindow { window.addSubview(table) }
    table.scrollToRow(at: path(8), at: .top, animated: false)
    #expect(table.contentOffset.y == 320)
    table.layoutIfNeeded()
    #expect(table.contentOffset.y == 320)
    #expect(texts(table).first == "8")
  }

  /// The other sections' cells and headers are not requested again.
  @Test func sectionsThatAreReloadedHaveNewHeaders() {
    source.headerHeight = 20
    source.sections = [["a", "b"], ["c"], ["d"]]
    shown { table in
      let headers = (0..<3).map { table.headerView(forSection: $0) }
      let cells = (0..<3).map { table.cellForRow(at: path(0, $0)) }
      (source.headers, source.asked) = ([], [])
      source.sections[1] = ["c", "x"]
      table.reloadSections([1], with: .fade)
      #expect(source.headers == [1])
      #expect(source.asked.sorted() == ["c", "x"])
      frame(at: 1)
      for section in [0, 2] {
        #expect(table.headerView(forSection: section) === headers[section])
        #expect(table.cellForRow(at: path(0, section)) === cells[section])
      }
      #expect(table.headerView(forSection: 1) !== headers[1])
      #expect(table.headerView(forSection: 1) != nil)
      #expect(table.cellForRow(at: path(0, 1)) !== cells[1])
      #expect(texts(table) == ["a", "b", "c", "x", "d"])
      #expect(table.cellForRow(at: path(0, 2))?.frame.minY == 220)
      #expect(table.subviews.count { $0 is UITableViewHeaderFooterView } == 3)
    }
  }

  @Test func countsAreThoseOfTheLastLoad() {
    shown { table in
      source.sections[0].append("x")
      #expect(table.numberOfRows(inSection: 0) == 20)
      table.insertRows(at: [path(20)], with: .none)
      #expect(table.numberOfRows(inSection: 0) == 21)
      source.sections.append([])
      #expect(table.numberOfSections == 1)
      table.reloadData()
      #expect(table.numberOfSections == 2)
    }
  }

  /// A batch without changes requests the heights again, and no cells.
  @Test(arguments: [true, false]) func anEmptyBatchAsksForHeightsAlone(isBatch: Bool) {
    shown { table in
      let cells = table.visibleCells
      source.asked = []
      source.height = 80
      if isBatch {
        table.performBatchUpdates(nil)
      } else {
        table.beginUpdates()
        table.endUpdates()
      }
      #expect(table.contentSize.height == 1600)
      frame(at: 1)
      #expect(source.asked.isEmpty)
      #expect(table.visibleCells == Array(cells.prefix(5)))
      #expect(table.cellForRow(at: path(1))?.frame.minY == 80)
    }
  }

  /// A reloaded row gets another cell than before.
  @Test func rowsThatAreReloadedHaveOtherCells() {
    shown { table in
      let old = table.cellForRow(at: path(2))
      source.sections[0][2] = "x"
      table.reloadRows(at: [path(2)], with: .none)
      #expect(table.cellForRow(at: path(2)) !== old)
      #expect(table.cellForRow(at: path(2))?.textLabel?.text == "x")
      frame(at: 1)
      #expect(old?.superview == nil)
      #expect(table.visibleCells.count == 10)
    }
  }
}
