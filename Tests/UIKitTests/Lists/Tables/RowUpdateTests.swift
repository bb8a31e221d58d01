import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of inserted, deleted and moved rows, under a clock that is set by hand.
@Suite(.serialized) @MainActor struct RowUpdateTests: HandClocked {
  let clock = FrameClock.manual(at: firstFrame)
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let source = Source()
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)

  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows = ["a", "b", "c", "d", "e"]
    var ended: [Int] = []
    var fill: ((UITableViewCell) -> Void)?
    var height: CGFloat = 40, title: String?, headers = 0, headerHeight: CGFloat?
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { title }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      headerHeight ?? tableView.sectionHeaderHeight
    }
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
      headers += 1
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = rows[indexPath.row]
      fill?(cell)
      return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height }
    func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      ended.append(indexPath.row)
    }
  }

  private func underClock(_ body: () throws -> Void) rethrows {
    let prepare = {
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      table.dataSource = source
      table.delegate = source
      window.addSubview(table)
      window.isHidden = false
    }
    try underClock(prepare: prepare, body)
    window.isHidden = true
  }

  private func cell(_ text: String) -> UITableViewCell? {
    table.subviews.compactMap { $0 as? UITableViewCell }.first { $0.textLabel?.text == text && $0.alpha > 0 }
  }

  /// Returns the visible place of the upper edge of a row's cell.
  private func shownY(_ text: String) -> CGFloat? {
    cell(text).flatMap { $0.layer.presentation()?.frame.minY }
  }

  @Test func rowsMakeRoomForOthersAndCloseTheGap() {
    underClock {
      let c = cell("c")
      source.rows = ["a", "x", "b", "c", "e"]
      var done: Bool?
      table.performBatchUpdates {
        table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
        table.deleteRows(at: [IndexPath(row: 3, section: 0)], with: .fade)
      } completion: {
        done = $0
      }
      frame(at: 0.15)
      #expect(done == nil)
      #expect(cell("c") === c)
      #expect(cell("c")?.frame.minY == 120)
      // Half way from 80.
      #expect(abs((shownY("c") ?? 0) - 100) < 0.5)
      #expect(shownY("a") == 0)
      #expect(shownY("e") == 160)
      let x = cell("x")
      #expect(x?.frame.minY == 40)
      #expect(abs((x?.layer.presentation()?.opacity ?? 0) - 0.5) < 0.02)
      frame(at: 0.4)
      #expect(done == true)
      #expect(source.ended == [3])
      #expect(table.visibleCells.compactMap { $0.textLabel?.text } == ["a", "x", "b", "c", "e"])
      #expect(table.indexPath(for: c!) == IndexPath(row: 3, section: 0))
      #expect(table.subviews.compactMap { $0 as? UITableViewCell }.count == 5)
    }
  }

  private func isStill(_ view: UIView) -> Bool {
    (view.layer.animationKeys() ?? []).isEmpty && view.subviews.allSatisfy { isStill($0) }
  }

  /// Inserted cells show their contents without animation, both in a cell that had another look and in one of
  /// a xib.
  @Test func contentsOfNewRowsAreNotAnimated() {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701"
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects>
        <tableViewCell id="k">\(NibDocuments.rect(0, 0, 300, 40))
          <tableViewCellContentView key="contentView" tableViewCell="k" id="v">\(NibDocuments.rect(0, 0, 300, 40))
            <subviews><view tag="7" id="w">\(NibDocuments.rect(200, 5, 50, 30))</view></subviews>
          </tableViewCellContentView>
        </tableViewCell>
      </objects></document>
      """
    underClock {
      source.rows = ["a", "b", "c", "d"]
      table.deleteRows(at: [IndexPath(row: 4, section: 0)], with: .none)
      frame(at: 0.4)
      table.register(UINib(data: Data(text.utf8), bundle: nil), forCellReuseIdentifier: "row")
      source.fill = { $0.textLabel?.alpha = 0.5 }
      source.rows = ["x", "y", "a", "b", "c", "d"]
      table.insertRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)], with: .fade)
      let new = [0, 1].compactMap { table.cellForRow(at: IndexPath(row: $0, section: 0)) }
      #expect(new.count == 2)
      #expect(new.contains { $0.viewWithTag(7) != nil })
      #expect(new.allSatisfy { isStill($0.contentView) })
      #expect(!isStill(table))
    }
  }

  /// As with reloaded rows, index paths are those before the updates, while the data source is asked for
  /// those after them.
  @Test func reconfiguredRowsKeepTheirCellsInABatchUpdate() throws {
    try underClock {
      let kept = try #require(cell("c")), other = try #require(cell("b"))
      var asked: [String] = []
      source.fill = { asked.append($0.textLabel?.text ?? "") }
      table.performBatchUpdates {
        source.rows = ["x", "a", "b", "C", "d", "e"]
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        table.reconfigureRows(at: [IndexPath(row: 2, section: 0)])
        #expect(asked.isEmpty)
      }
      #expect(kept.textLabel?.text == "C")
      #expect(other.textLabel?.text == "b")
      #expect(asked.sorted() == ["C", "x"])
      #expect(table.cellForRow(at: IndexPath(row: 3, section: 0)) === kept)
    }
  }

  @Test func rowsMoveAndReload() {
    underClock {
      let a = cell("a"), b = cell("b")
      source.rows = ["B", "c", "d", "e", "a"]
      table.beginUpdates()
      table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 4, section: 0))
      table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .left)
      table.endUpdates()
      #expect(cell("a") === a)
      #expect(a?.frame.minY == 160)
      #expect(cell("B") !== b)
      frame(at: 0.15)
      #expect(abs((shownY("a") ?? 0) - 80) < 0.5)
      // The new one enters from the left as the old one leaves there.
      #expect(abs((cell("B")?.layer.presentation()?.frame.minX ?? 0) + 150) < 1)
      frame(at: 1)
      #expect(table.visibleCells.compactMap { $0.textLabel?.text } == ["B", "c", "d", "e", "a"])
    }
  }

  @Test func selectionsStayWithTheirRows() {
    underClock {
      table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
      source.rows = ["c", "d", "e"]
      table.deleteRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)], with: .automatic)
      #expect(table.indexPathsForSelectedRows == [IndexPath(row: 0, section: 0)])
      frame(at: 1)
      #expect(cell("c")?.frame.minY == 0)
      #expect(table.contentSize.height == 120)
    }
  }

  /// Cells move to the places of new heights, and headers with them, which remain the same views.
  @Test func heightsChangeAnimated() {
    underClock {
      (source.title, source.headerHeight) = ("t", 30)
      table.sectionHeaderTopPadding = 0
      table.reloadData()
      frame(at: 0)
      let header = table.headerView(forSection: 0)
      table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
      source.height = 80
      table.beginUpdates()
      table.endUpdates()
      frame(at: 0.15)
      #expect(abs((shownY("b") ?? 0) - 90) < 0.5)
      #expect(cell("b")?.frame.height == 80)
      frame(at: 1)
      #expect(shownY("b") == 110)
      #expect(table.headerView(forSection: 0) === header)
      #expect(header != nil)
      #expect(source.headers == 1)
      #expect(table.indexPathForSelectedRow?.row == 1)
    }
  }

  @Test func reloadedRowsAreDeselected() {
    underClock {
      table.allowsMultipleSelection = true
      for row in 0..<3 {
        table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
      }
      UIView.performWithoutAnimation { table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none) }
      #expect(table.indexPathsForSelectedRows?.map(\.row) == [0, 2])
      frame(at: 1)
      #expect(cell("b")?.isSelected == false)
      #expect(cell("c")?.isSelected == true)
    }
  }

  /// Known heights are not estimated again when rows are inserted above or below.
  @Test func knownHeightsOutliveUpdates() {
    underClock {
      source.rows = (0..<100).map(String.init)
      source.height = 60
      table.reloadData()
      for place in stride(from: 0, through: 2000, by: 200) {
        table.contentOffset.y = CGFloat(place)
        table.layoutIfNeeded()
      }
      let top = table.rectForRow(at: IndexPath(row: 34, section: 0)).minY
      #expect(abs(top - 34 * 60) < 0.01)
      source.rows.append("last")
      table.insertRows(at: [IndexPath(row: 100, section: 0)], with: .none)
      frame(at: 1)
      #expect(abs(table.rectForRow(at: IndexPath(row: 34, section: 0)).minY - top) < 0.01)
      table.reloadData()
      #expect(table.rectForRow(at: IndexPath(row: 34, section: 0)).minY < top - 100)
    }
  }

  @Test func placesAreCountedBeforeAndAfter() {
    var updates = RowUpdates()
    updates.deletedRows = [IndexPath(row: 1, section: 0): .fade]
    updates.insertedRows = [IndexPath(row: 0, section: 0): .fade, IndexPath(row: 3, section: 0): .fade]
    let after = (0..<5).map { updates.path(after: IndexPath(row: $0, section: 0))?.row }
    #expect(after == [1, nil, 2, 4, 5])
    #expect(
      (0..<6).map { updates.path(before: IndexPath(row: $0, section: 0))?.row } == [nil, 0, 2, nil, 3, 4])
    updates.movedRows = [IndexPath(row: 4, section: 0): IndexPath(row: 2, section: 0)]
    #expect(
      RowOrigins(updates, sections: 1).rows(of: 0, count: 6)
        == (0..<6).map { updates.path(before: IndexPath(row: $0, section: 0)) })
    updates.insertedSections = [0: .fade]
    #expect(updates.section(after: 0) == 1)
    #expect(updates.section(before: 0) == nil)
    #expect(updates.section(before: 2) == 1)
    updates.movedSections = [2: 1]
    #expect(RowOrigins(updates, sections: 4).sections == (0..<4).map { updates.section(before: $0) })
  }
}
