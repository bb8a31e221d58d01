import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of items that a finger drags from one place to another.
@Suite(.serialized) @MainActor struct DragAndDropTests {
  final class Source: NSObject, UIDragInteractionDelegate {
    var log: [String] = []
    var isMovable = true
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
      -> [UIDragItem]
    {
      guard let view = interaction.view, view.bounds.contains(session.location(in: view)) else { return [] }
      let item = UIDragItem(itemProvider: NSItemProvider(object: NSString("apple")))
      item.localObject = 7
      return [item]
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
      log.append("begin")
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { isMovable }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) { log.append("willEnd \(operation)") }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) { log.append("didEnd \(operation)") }
  }

  final class Target: NSObject, UIDropInteractionDelegate {
    var log: [String] = []
    var operation = UIDropOperation.copy
    var handles = true
    var texts: [String] = []
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
      handles && session.canLoadObjects(ofClass: NSString.self)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
      log.append("enter")
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
      -> UIDropProposal
    {
      UIDropProposal(operation: operation)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
      log.append("exit")
    }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      log.append("perform \(session.localDragSession?.items.first?.localObject as? Int ?? 0)")
      session.loadObjects(ofClass: String.self) { self.texts = $0 }
    }
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
      log.append("conclude")
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
      log.append("end")
    }
  }

  /// Runs `body` with a view to drag at the left, and one to drop on at the right.
  func run(_ body: (FingerWorld, Source, Target) -> Void) {
    FingerWorld().run { world in
      let source = Source(), target = Target()
      let left = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let right = UIView(frame: CGRect(x: 200, y: 0, width: 100, height: 300))
      left.backgroundColor = .red
      let drag = UIDragInteraction(delegate: source)
      drag.isEnabled = true
      left.addInteraction(drag)
      right.addInteraction(UIDropInteraction(delegate: target))
      world.window.addSubview(left)
      world.window.addSubview(right)
      world.frame()
      body(world, source, target)
    }
  }

  @Test func draggedItemIsDropped() {
    run { world, source, target in
      let views = world.window.subviews.count
      world.down(50, 50)
      world.wait(0.6)
      world.frame()
      #expect(world.window.subviews.count == views + 1)
      #expect(source.log.isEmpty)
      world.move(120, 60)
      #expect(source.log == ["begin"])
      #expect(target.log.isEmpty)
      #expect(world.window.subviews.last?.center == CGPoint(x: 120, y: 60))
      world.move(250, 100)
      world.move(251, 100)
      #expect(target.log == ["enter"])
      world.up()
      #expect(target.log == ["enter", "perform 7"])
      #expect(target.texts == ["apple"])
      #expect(source.log == ["begin", "willEnd copy"])
      world.frame(0.5)
      #expect(target.log == ["enter", "perform 7", "conclude", "end"])
      #expect(source.log.last == "didEnd copy")
      #expect(world.window.subviews.count == views)
    }
  }

  @Test func aCopyOfAProposalIsAnotherOne() throws {
    let rows = UITableViewDropProposal(operation: .copy, intent: .insertIntoDestinationIndexPath)
    rows.prefersFullSizePreview = true
    let copy = try #require(rows.copy() as? UITableViewDropProposal)
    #expect(copy !== rows)
    #expect(copy.operation == .copy)
    #expect(copy.intent == rows.intent)
    #expect(copy.prefersFullSizePreview)
    #expect(!copy.isPrecise)
    let items = UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    #expect((items.copy() as? UICollectionViewDropProposal)?.intent == .insertAtDestinationIndexPath)
  }

  @Test func rejectedDropReturns() {
    run { world, source, target in
      let views = world.window.subviews.count
      world.down(50, 50)
      world.wait(0.6)
      world.move(250, 100)
      world.move(150, 100)
      #expect(target.log == ["enter", "exit"])
      world.up()
      world.frame(0.1)
      let picture = world.window.subviews.last
      #expect(picture?.center == CGPoint(x: 50, y: 50))
      #expect(source.log == ["begin", "willEnd cancel"])
      world.frame(0.5)
      #expect(source.log.last == "didEnd cancel")
      #expect(target.log.last == "end")
      #expect(world.window.subviews.count == views)
    }
  }

  @Test func placesMayRefuse() {
    run { world, source, target in
      source.isMovable = false
      target.operation = .move
      world.down(50, 50)
      world.wait(0.6)
      world.move(250, 100)
      world.up()
      world.frame(0.5)
      #expect(source.log == ["begin", "willEnd forbidden", "didEnd forbidden"])
      #expect(target.texts.isEmpty)
      target.handles = false
      target.log = []
      world.down(50, 50)
      world.wait(0.6)
      world.move(250, 100)
      world.up()
      world.frame(0.5)
      #expect(target.log.isEmpty)
      #expect(source.log.last == "didEnd cancel")
    }
  }

  @Test func aPressWithoutMovementIsNoDrag() {
    run { world, source, target in
      let views = world.window.subviews.count
      world.down(50, 50)
      world.wait(0.6)
      world.up()
      world.frame(0.5)
      #expect(source.log.isEmpty)
      #expect(target.log.isEmpty)
      #expect(world.window.subviews.count == views)
      world.down(50, 50)
      world.move(250, 100)
      world.up()
      world.frame(0.5)
      #expect(source.log.isEmpty)
    }
  }

  // MARK: - Lists

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDragDelegate, UITableViewDropDelegate
  {
    var rows = ["a", "b", "c", "d", "e"]
    var log: [String] = []
    var moves = true
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = rows[indexPath.row]
      return cell
    }
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
      [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: rows[indexPath.row])))]
    }
    func tableView(
      _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
      point: CGPoint
    ) -> [UIDragItem] {
      log.append("add \(indexPath.row) \(point.y)")
      return indexPath.row == 4 ? [] : self.tableView(tableView, itemsForBeginning: session, at: indexPath)
    }
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
      log.append("end")
    }
    func tableView(
      _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
      log.append("parameters \(indexPath.row)")
      return nil
    }
    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      tableView.hasActiveDrag && moves
        ? UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
        : UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
      guard let item = coordinator.items.first, let place = coordinator.destinationIndexPath else { return }
      log.append("\(coordinator.proposal.operation) \(item.sourceIndexPath?.row ?? -1) \(place.row)")
      if coordinator.proposal.operation == .move, let source = item.sourceIndexPath {
        tableView.performBatchUpdates {
          rows.insert(rows.remove(at: source.row), at: place.row)
          tableView.deleteRows(at: [source], with: .automatic)
          tableView.insertRows(at: [place], with: .automatic)
        }
        coordinator.drop(item.dragItem, toRowAt: place)
      } else {
        coordinator.session.loadObjects(ofClass: String.self) { texts in
          self.rows.insert(contentsOf: texts, at: place.row)
          let places = texts.indices.map { IndexPath(row: place.row + $0, section: 0) }
          tableView.insertRows(at: places, with: .automatic)
        }
      }
    }
  }

  private func table(_ rows: Rows, _ world: FingerWorld, _ frame: CGRect) -> UITableView {
    let table = UITableView(frame: frame, style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.rowHeight = 40
    table.dataSource = rows
    (table.dragDelegate, table.dropDelegate, table.dragInteractionEnabled) = (rows, rows, true)
    world.window.addSubview(table)
    return table
  }

  @Test func rowsAreReorderedByDragging() {
    FingerWorld().run { world in
      let rows = Rows(), table = table(rows, world, CGRect(x: 0, y: 0, width: 300, height: 300))
      world.frame()
      world.drag(from: (100, 20), to: (100, 60))
      #expect(table.hasActiveDrag)
      #expect(table.hasActiveDrop)
      // The other rows have moved aside, and the row itself is invisible.
      #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.minY == 0)
      #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.isHidden == true)
      world.move(100, 105)
      world.up()
      #expect(rows.rows == ["b", "c", "a", "d", "e"])
      #expect(rows.log == ["move 0 2", "parameters 2"])
      world.frame(1)
      #expect(table.visibleCells.compactMap { $0.textLabel?.text } == rows.rows)
      #expect(table.visibleCells.allSatisfy { !$0.isHidden })
      #expect(table.visibleCells.map(\.frame.minY) == [0, 40, 80, 120, 160])
      #expect(rows.log.last == "end")
      #expect(!table.hasActiveDrag)
      #expect(!table.hasActiveDrop)
    }
  }

  @Test func rowsReturnWhereTheyAreDroppedNowhere() {
    FingerWorld().run { world in
      let rows = Rows(), table = table(rows, world, CGRect(x: 0, y: 0, width: 150, height: 300))
      world.frame()
      world.drag(from: (100, 20), to: (100, 100))
      world.move(250, 100)
      world.frame(0.3)
      #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.minY == 40)
      world.up()
      world.frame(1)
      #expect(rows.rows == ["a", "b", "c", "d", "e"])
      #expect(rows.log == ["end"])
      #expect(table.visibleCells.allSatisfy { !$0.isHidden })
    }
  }

  /// Taps with another finger.
  func tap(_ world: FingerWorld, _ x: CGFloat, _ y: CGFloat) {
    world.down(1, x, y)
    world.wait(0.05)
    world.up(1)
    world.frame(0.5)
  }

  @Test func anotherFingerAddsRowsToADrag() {
    FingerWorld().run { world in
      let rows = Rows(), others = Rows()
      others.rows = ["x"]
      let first = table(rows, world, CGRect(x: 0, y: 0, width: 150, height: 300))
      _ = table(others, world, CGRect(x: 150, y: 0, width: 150, height: 300))
      world.frame()
      world.down(100, 20)
      world.wait(0.6)
      tap(world, 100, 60)
      // Before the finger has moved there is no drag.
      #expect(rows.log == [])
      world.move(200, 60)
      world.frame(0.3)
      tap(world, 100, 100)
      tap(world, 100, 180)
      #expect(rows.log == ["add 2 100.0", "add 4 180.0"])
      #expect(first.indexPathForSelectedRow == nil)
      #expect(DragFlow.current?.session.items.count == 2)
      world.move(200, 20)
      world.frame(0.3)
      world.up()
      world.frame(1)
      #expect(others.rows == ["a", "c", "x"])
      #expect(rows.log.last == "end")
      #expect(!first.hasActiveDrag)
    }
  }

  @Test func rowsAreCopiedToAnotherTable() {
    FingerWorld().run { world in
      let rows = Rows(), others = Rows()
      others.rows = ["x", "y"]
      _ = table(rows, world, CGRect(x: 0, y: 0, width: 150, height: 300))
      let second = table(others, world, CGRect(x: 150, y: 0, width: 150, height: 300))
      world.frame()
      world.down(100, 20)
      world.wait(0.6)
      world.move(200, 60)
      world.up()
      world.frame(1)
      #expect(others.rows == ["x", "a", "y"])
      #expect(others.log == ["copy -1 1"])
      #expect(rows.rows.count == 5)
      #expect(second.visibleCells.compactMap { $0.textLabel?.text } == ["x", "a", "y"])
    }
  }

  // MARK: - Providers

  @Test func itemProvidersLoadTheRegisteredObjects() throws {
    let text = NSItemProvider(object: NSString("pear"))
    #expect(text.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(text.hasItemConformingToTypeIdentifier("public.text"))
    #expect(!text.hasItemConformingToTypeIdentifier("public.image"))
    #expect(text.canLoadObject(ofClass: String.self))
    #expect(!text.canLoadObject(ofClass: UIImage.self))
    final class Box: @unchecked Sendable { var values: [Any] = [] }
    let box = Box()
    text.loadObject(ofClass: String.self) { value, _ in box.values.append(value ?? "") }
    text.loadDataRepresentation(forTypeIdentifier: "public.plain-text") { data, _ in
      box.values.append(data ?? Data())
    }
    text.loadObject(ofClass: UIImage.self) { _, error in box.values.append((error as? NSError)?.code ?? 0) }
    #expect(box.values.first as? String == "pear")
    #expect(box.values[1] as? Data == Data("pear".utf8))
    #expect(box.values[2] as? Int == -1200)
    let address = try #require(NSURL(string: "https://example.org/a"))
    NSItemProvider(object: address).loadObject(ofClass: URL.self) { value, _ in box.values = [value ?? ""] }
    #expect((box.values.first as? URL)?.path == "/a")
    let data = NSItemProvider()
    data.registerDataRepresentation(forTypeIdentifier: "public.utf8-plain-text", visibility: .all) { done in
      done(Data("plum".utf8), nil)
      return nil
    }
    data.loadObject(ofClass: String.self) { value, _ in box.values = [value ?? ""] }
    #expect(box.values.first as? String == "plum")
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    }
    let picture = NSItemProvider(object: image)
    picture.loadObject(ofClass: UIImage.self) { value, _ in box.values = [value ?? ""] }
    #expect(box.values.first as? UIImage === image)
    #expect(picture.hasItemConformingToTypeIdentifier("public.image"))
  }
}
