import CoreGraphics
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of pans that select rows and items, and of a tap on a single one. Source: Apple's references of
/// `UITableViewDelegate` and `UICollectionViewDelegate`.
@Suite(.serialized) @MainActor struct SelectionPanTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate,
    UICollectionViewDataSource, UICollectionViewDelegate
  {
    var log: [String] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "a", for: indexPath)
    }
    func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath)
      -> Bool
    { true }
    func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
      log.append("begin \(indexPath.row)")
      tableView.setEditing(true, animated: false)
    }
    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { log.append("end") }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      log.append("deselect \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
      log.append("open \(indexPath.row)")
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      100
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "a", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { true }
    func collectionView(
      _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
      log.append("begin \(indexPath.item)")
      collectionView.isEditing = true
    }
    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
      log.append("end")
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      log.append("select \(indexPath.item)")
    }
    func collectionView(
      _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) {
      log.append("open \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
      indexPath.item != 1
    }
    func said() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private func table(_ body: (FingerWorld, UITableView, Source) -> Void) {
    FingerWorld().run { world in
      let table = UITableView(frame: world.window.bounds, style: .plain), source = Source()
      table.rowHeight = 50
      table.register(UITableViewCell.self, forCellReuseIdentifier: "a")
      (table.dataSource, table.delegate) = (source, source)
      world.window.addSubview(table)
      world.window.layoutIfNeeded()
      body(world, table, source)
    }
  }

  private func items(_ body: (FingerWorld, UICollectionView, Source) -> Void) {
    FingerWorld().run { world in
      let layout = UICollectionViewFlowLayout()
      (layout.itemSize, layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (
        CGSize(width: 150, height: 100), 0, 0
      )
      let view = UICollectionView(frame: world.window.bounds, collectionViewLayout: layout), source = Source()
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "a")
      (view.dataSource, view.delegate) = (source, source)
      world.window.addSubview(view)
      world.window.layoutIfNeeded()
      body(world, view, source)
    }
  }

  /// Moves two fingers down together.
  private func down(_ world: FingerWorld, from start: CGFloat, to end: CGFloat) {
    world.down(0, 100, start)
    world.down(1, 160, start)
    for y in stride(from: start, through: end, by: end > start ? 5 : -5) {
      world.move(0, 100, y)
      world.move(1, 160, y)
    }
  }

  /// Rows that cannot be edited have no selection mark and stay at their place.
  @Test func rowsThatCannotBeEditedHaveNoSign() throws {
    final class Rows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        indexPath.row != 1
      }
    }
    let rows = Rows(), table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    table.dataSource = rows
    table.allowsMultipleSelectionDuringEditing = true
    table.setEditing(true, animated: false)
    table.layoutIfNeeded()
    let cells = try (0..<3).map { try #require(table.cellForRow(at: IndexPath(row: $0, section: 0))) }
    for cell in cells { cell.layoutIfNeeded() }
    #expect(cells.map { $0.subviews.contains { $0 is EditControl } } == [true, false, true])
    #expect(cells[1].contentView.frame.minX == 0)
    #expect(cells[0].contentView.frame.minX > 20)
  }

  @Test func twoFingersSelectTheRowsTheyPass() {
    table { world, table, source in
      table.allowsMultipleSelectionDuringEditing = true
      down(world, from: 75, to: 175)
      #expect(table.contentOffset.y == 0)
      #expect(table.isEditing)
      #expect(table.indexPathsForSelectedRows?.map(\.row) == [1, 2, 3])
      // Rows that the fingers leave again return to their former state.
      for y in stride(from: 175.0, through: 120, by: -5) {
        world.move(0, 100, y)
        world.move(1, 160, y)
      }
      #expect(table.indexPathsForSelectedRows?.map(\.row) == [1, 2])
      world.up(0)
      world.up(1)
      #expect(source.said() == ["begin 1", "select 1", "select 2", "select 3", "deselect 3", "end"])
      // One finger scrolls as usual, except along the selection marks.
      world.down(200, 150)
      for y in stride(from: 150.0, through: 50, by: -5) { world.move(200, y) }
      world.up()
      #expect(table.contentOffset.y > 50)
      #expect(source.said().isEmpty)
      table.moving?.rest()
      table.contentOffset = .zero
      table.layoutIfNeeded()
      world.down(20, 75)
      for y in stride(from: 75.0, through: 130, by: 5) { world.move(20, y) }
      world.up()
      // The first was selected: the pan deselects.
      #expect(table.contentOffset.y == 0)
      #expect(source.said() == ["begin 1", "deselect 1", "deselect 2", "end"])
    }
  }

  @Test func signsAreAtTheRightWhereLeadingIsRight() {
    table { world, table, _ in
      world.window.traitOverrides.layoutDirection = .rightToLeft
      table.allowsMultipleSelectionDuringEditing = true
      table.setEditing(true, animated: false)
      world.window.layoutIfNeeded()
      #expect(!table.isOnSelectionSign(CGPoint(x: 20, y: 75)))
      #expect(!table.isOnSelectionSign(CGPoint(x: 100, y: 75)))
      #expect(table.isOnSelectionSign(CGPoint(x: table.bounds.width - 20, y: 75)))
    }
  }

  @Test func twoFingersSelectTheItemsTheyPass() {
    items { world, view, source in
      view.allowsMultipleSelectionDuringEditing = true
      down(world, from: 50, to: 150)
      world.up(0)
      world.up(1)
      #expect(view.contentOffset.y == 0)
      #expect(source.said() == ["begin 0", "select 0", "select 1", "select 2", "end"])
      #expect(view.indexPathsForSelectedItems?.map(\.item) == [0, 1, 2])
      #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.configurationState.isEditing == true)
      #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.configurationState.isEditing == false)
    }
  }

  @Test func aTapOnOneAloneDoesWhatItStandsFor() {
    table { world, table, source in
      world.tap(100, 75)
      #expect(source.said() == ["select 1", "open 1"])
      table.allowsMultipleSelection = true
      world.tap(100, 125)
      #expect(source.said() == ["select 2"])
      table.allowsMultipleSelection = false
      table.allowsSelectionDuringEditing = true
      table.setEditing(true, animated: false)
      world.tap(200, 175)
      #expect(source.said().last == "select 3")
    }
    items { world, view, source in
      world.tap(50, 50)
      #expect(source.said() == ["select 0", "open 0"])
      view.isEditing = true
      world.tap(200, 50)
      #expect(source.said().isEmpty)
      view.allowsSelectionDuringEditing = true
      world.tap(200, 50)
      #expect(source.said() == ["select 1"])
    }
  }
}
