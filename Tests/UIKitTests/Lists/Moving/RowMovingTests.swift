import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of rows that a finger moves by their grips.
@Suite(.serialized) @MainActor struct RowMovingTests {
  private class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows = [["a", "b", "c", "d", "e"], ["f", "g"]]
    var fixed: Set<String> = []
    var heights: [String: CGFloat] = [:]
    var moves: [[IndexPath]] = []
    var asked: [IndexPath] = []
    var target: ((IndexPath) -> IndexPath)?
    func numberOfSections(in tableView: UITableView) -> Int { rows.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows[section].count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = rows[indexPath.section][indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      heights[rows[indexPath.section][indexPath.row]] ?? 40
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      !fixed.contains(rows[indexPath.section][indexPath.row])
    }
    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
      moves.append([sourceIndexPath, destinationIndexPath])
      rows[destinationIndexPath.section].insert(
        rows[sourceIndexPath.section].remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
    func tableView(
      _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
      asked.append(proposedDestinationIndexPath)
      return target?(proposedDestinationIndexPath) ?? proposedDestinationIndexPath
    }
  }

  private func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }

  /// Runs a test with a table in editing mode whose rows are 40 points high.
  private func run(_ source: Source = Source(), _ body: (FingerWorld, UITableView, Source) -> Void) {
    FingerWorld().run { world in
      let table = UITableView(frame: world.window.bounds, style: .plain)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      table.dataSource = source
      table.delegate = source
      world.window.addSubview(table)
      world.frame()
      table.setEditing(true, animated: false)
      world.frame(1)
      body(world, table, source)
    }
  }

  private func cell(_ text: String, _ table: UITableView) -> UITableViewCell? {
    table.subviews.compactMap { $0 as? UITableViewCell }.first { $0.textLabel?.text == text }
  }
  private func order(_ table: UITableView) -> [String] {
    table.visibleCells.compactMap { $0.textLabel?.text }
  }

  @Test func onlyRowsThatCanMoveHaveGripsAndOnlyWhileEditing() {
    let source = Source()
    source.fixed = ["b"]
    run(source) { world, table, _ in
      #expect(cell("a", table)?.showsReorderControl == true)
      #expect(cell("b", table)?.showsReorderControl == false)
      let a = cell("a", table), b = cell("b", table)
      #expect(a?.contentView.frame.maxX == 300 - ReorderControl.room)
      #expect(b?.contentView.frame.maxX == 300)
      #expect(world.window.hitTest(CGPoint(x: 290, y: 20), with: nil) is ReorderControl)
      table.setEditing(false, animated: false)
      world.frame(1)
      #expect(a?.contentView.frame.maxX == 300)
      #expect(!(world.window.hitTest(CGPoint(x: 290, y: 20), with: nil) is ReorderControl))
    }
  }

  @Test func theFingerCarriesTheRowAndTheOthersMakeRoom() {
    run { world, table, source in
      let a = cell("a", table), b = cell("b", table)
      world.down(280, 20)
      // The upper edge lies 30 below where it was: nearer to the second place than to the first.
      world.move(280, 50)
      world.frame()
      #expect(a?.frame.minY == 30)
      #expect(b?.frame.minY == 0)
      #expect(b?.layer.presentation()?.frame.minY ?? 0 > 39)
      world.frame(0.3)
      #expect(b?.layer.presentation()?.frame.minY == 0)
      #expect(source.moves.isEmpty)
      world.move(280, 105)
      world.frame(0.3)
      #expect(a?.frame.minY == 85)
      #expect(cell("c", table)?.frame.minY == 40)
      world.up()
      #expect(source.moves == [[path(0, 0), path(0, 2)]])
      world.frame(0.5)
      #expect(a?.frame.minY == 80)
      #expect(a?.layer.zPosition == 0)
      #expect(table.indexPath(for: a!) == path(0, 2))
      #expect(order(table) == ["b", "c", "a", "d", "e", "f", "g"])
      #expect(source.rows[0] == ["b", "c", "a", "d", "e"])
    }
  }

  @Test func aRowThatComesBackIsNotMoved() {
    run { world, table, source in
      world.down(280, 20)
      world.move(280, 120)
      world.move(280, 22)
      world.up()
      world.frame(0.5)
      #expect(source.moves.isEmpty)
      #expect(order(table).prefix(3) == ["a", "b", "c"])
      #expect(cell("a", table)?.frame.minY == 0)
    }
  }

  @Test func cancelledTouchesPutTheRowBack() {
    run { world, table, source in
      world.down(280, 20)
      world.move(280, 120)
      world.frame(0.3)
      TouchInput.main.cancelAll()
      world.frame(0.5)
      #expect(source.moves.isEmpty)
      #expect(order(table).prefix(3) == ["a", "b", "c"])
      #expect(cell("b", table)?.frame.minY == 40)
    }
  }

  @Test func rowsOfAnyHeightsTakeTheNearestPlaceAndSectionsAreCrossed() {
    let source = Source()
    source.heights = ["b": 100]
    run(source) { world, table, source in
      // a 0...40, b 40...140, c 140...180
      world.down(280, 20)
      world.move(280, 68)
      world.frame(0.3)
      #expect(cell("b", table)?.frame.minY == 40)
      world.move(280, 72)
      world.frame(0.3)
      #expect(cell("b", table)?.frame.minY == 0)
      // Without a, f begins at 220 and g at 260.
      world.move(280, 298)
      world.up()
      #expect(source.moves == [[path(0, 0), path(1, 1)]])
    }
    run { world, table, source in
      world.down(280, 20)
      world.move(280, 262)
      world.up()
      world.frame(0.5)
      #expect(source.moves == [[path(0, 0), path(1, 2)]])
      #expect(source.rows == [["b", "c", "d", "e"], ["f", "g", "a"]])
      #expect(order(table) == ["b", "c", "d", "e", "f", "g", "a"])
    }
  }

  @Test func delegateDecidesTheTargetRow() {
    let source = Source()
    source.target = { $0.row > 1 ? IndexPath(row: 1, section: 0) : $0 }
    run(source) { world, table, source in
      world.down(280, 20)
      world.move(280, 140)
      world.move(280, 141)
      world.frame(0.3)
      #expect(source.asked == [path(0, 3)])
      #expect(cell("b", table)?.frame.minY == 0)
      #expect(cell("c", table)?.frame.minY == 80)
      world.up()
      #expect(source.moves == [[path(0, 0), path(0, 1)]])
    }
  }

  @Test func selectionsStayWithTheirRows() {
    run { world, table, _ in
      table.allowsSelectionDuringEditing = true
      table.selectRow(at: path(0, 0), animated: false, scrollPosition: .none)
      world.down(280, 20)
      world.move(280, 100)
      world.up()
      #expect(table.indexPathForSelectedRow == path(0, 2))
    }
  }

  @Test func theContentScrollsWhileARowIsHeldAtAnEnd() {
    let source = Source()
    source.rows = [(0..<50).map(String.init)]
    run(source) { world, table, source in
      world.down(280, 20)
      world.move(280, 299)
      for _ in 0..<60 { world.frame(1.0 / 60) }
      // Nearly the top speed for a second.
      #expect(abs(table.contentOffset.y - EdgeScroller.topSpeed) < 30)
      #expect(abs((cell("0", table)?.frame.minY ?? 0) - (table.contentOffset.y + 279)) < 0.01)
      let offset = table.contentOffset.y
      world.up()
      for _ in 0..<20 { world.frame(1.0 / 60) }
      #expect(table.contentOffset.y == offset)
      let target = Int(((offset + 279) / 40).rounded())
      #expect(source.moves == [[path(0, 0), path(0, target)]])
      #expect(source.rows[0][target] == "0")
      #expect(order(table).contains("0"))
      #expect(table.cellForRow(at: path(0, target))?.textLabel?.text == "0")
    }
  }

  @Test func reloadingForgetsTheRowInHand() {
    run { world, table, source in
      world.down(280, 20)
      world.move(280, 120)
      source.rows = [["x"]]
      table.reloadData()
      world.frame()
      world.up()
      world.frame(0.5)
      #expect(source.moves.isEmpty)
      #expect(order(table) == ["x"])
      #expect(cell("x", table)?.frame.minY == 0)
    }
  }

  private final class Plain: UITableViewController {}
  private final class Mover: UITableViewController {
    override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath)
    {}
  }

  /// UITableViewDataSource: rows can be moved if the data source implements `tableView(_:moveRowAt:to:)`.
  @Test func tableControllersMoveRowsIfTheyHaveTheMethod() {
    let table = UITableView(frame: .zero)
    #expect(!Plain(style: .plain).tableView(table, canMoveRowAt: path(0, 0)))
    #expect(Mover(style: .plain).tableView(table, canMoveRowAt: path(0, 0)))
  }
}
