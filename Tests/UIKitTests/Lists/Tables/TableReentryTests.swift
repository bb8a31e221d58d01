import Foundation
import Testing

@testable import UIKit

/// Tests of the calls and changes of a table that data sources and delegates may make during the table's own
/// requests.
@MainActor struct TableReentryTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    typealias Call = (UITableView, IndexPath) -> Void
    var count = 5
    /// The rows whose cells were requested.
    var asked: [Int] = []
    var inHeight: Call = { _, _ in }, inCell: Call = { _, _ in }, inDisplay: Call = { _, _ in }
    var headerHeight: (UITableView) -> CGFloat = { _ in 0 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      headerHeight(tableView)
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      inHeight(tableView, indexPath)
      return 44
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      asked.append(indexPath.row)
      inCell(tableView, indexPath)
      return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { inDisplay(tableView, indexPath) }
  }

  private let rows = Rows()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func table(estimate: CGFloat = UITableView.automaticDimension) -> UITableView {
    let table = UITableView(frame: window.bounds)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.estimatedRowHeight = estimate
    table.sectionHeaderTopPadding = 0
    table.dataSource = rows
    table.delegate = rows
    window.addSubview(table)
    return table
  }

  private func cells(in table: UITableView) -> Int { table.subviews.count { $0 is UITableViewCell } }

  /// iOS reports that a table provides no cells while it updates its visible cells.
  @Test func heightsThatAskForCellsGetNoneWhileTheyAreRead() {
    let table = table(estimate: 0)
    var found = 0
    rows.inHeight = { [unowned rows] table, path in
      guard rows.asked.isEmpty else { return }
      if table.cellForRow(at: path) != nil { found += 1 }
      found += table.visibleCells.count + (table.indexPathsForVisibleRows?.count ?? 0)
    }
    table.layoutIfNeeded()
    #expect(found == 0)
    #expect(rows.asked == [0, 1, 2, 3, 4])
    #expect(table.visibleCells.count == 5)
    (rows.count, rows.asked) = (2, [])
    table.reloadData()
    #expect(found == 0)
    #expect(rows.asked == [])
    #expect(table.contentSize.height == 88)
    table.layoutIfNeeded()
    #expect(rows.asked == [0, 1])
  }

  @Test func cellsThatAskForCellsAreMadeOnce() {
    let table = table()
    rows.inCell = { table, path in _ = (table.cellForRow(at: path), table.visibleCells) }
    table.layoutIfNeeded()
    rows.asked = []
    table.reloadData()
    table.layoutIfNeeded()
    #expect(rows.asked == [0, 1, 2, 3, 4])
    #expect(cells(in: table) == 5)
  }

  @Test func countsAreThereWhileHeightsAreRead() {
    let table = table()
    rows.headerHeight = { $0.numberOfRows(inSection: $0.numberOfSections - 1) == 0 ? 0 : 60 }
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 60)
    rows.count = 0
    table.reloadData()
    #expect(table.contentSize.height == 0)
  }

  @Test(arguments: [2, 30], [true, false])
  func reloadsInTheMiddleOfALayoutAreFollowedByAnother(count: Int, isInDisplay: Bool) {
    let table = table()
    rows.count = 10
    let reload: Rows.Call = { [unowned rows] table, path in
      guard path.row == 5, rows.count == 10 else { return }
      (rows.count, rows.asked) = (count, [])
      table.reloadData()
    }
    if isInDisplay { rows.inDisplay = reload } else { rows.inCell = reload }
    table.layoutIfNeeded()
    let shown = min(count, 11)
    #expect(rows.asked == Array(0..<shown))
    #expect(table.contentSize.height == CGFloat(count) * 44)
    #expect(table.visibleCells.count == shown)
    #expect(cells(in: table) == shown)
  }

  @Test(arguments: [true, false]) func rowsMayBeDeletedInTheMiddleOfALayout(isInDisplay: Bool) {
    let clock = FrameClock.manual(at: 100)
    let outer = FrameClock.current
    FrameClock.current = clock
    defer { FrameClock.current = outer }
    window.isHidden = false
    let table = table()
    rows.count = 10
    let delete: Rows.Call = { [unowned rows] table, path in
      guard path.row == 5, rows.count == 10 else { return }
      rows.count = 2
      table.deleteRows(at: (2..<10).map { IndexPath(row: $0, section: 0) }, with: .none)
    }
    if isInDisplay { rows.inDisplay = delete } else { rows.inCell = delete }
    for _ in 0..<3 {
      _ = FrameLoop(root: window).commit()
      clock.now += 1
    }
    #expect(rows.asked == [0, 1, 2, 3, 4, 5])
    #expect(table.contentSize.height == 88)
    #expect(table.visibleCells.count == 2)
    #expect(cells(in: table) == 2)
    window.isHidden = true
  }
}
