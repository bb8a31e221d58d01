import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit
import UIKitTesting

/// Tests of rows that a finger swipes.
@Suite(.serialized) @MainActor struct SwipeActionTests {
  /// A data source and delegate whose actions a test provides.
  final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows = ["Apple", "Banana", "Cherry", "Date"]
    var log: [String] = []
    var trailing: ((UITableView, IndexPath) -> UISwipeActionsConfiguration?)?
    var leading: ((IndexPath) -> UISwipeActionsConfiguration?)?
    var older: ((UITableView) -> [UITableViewRowAction]?)?

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: "row")
      cell.textLabel?.text = rows[indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("selected \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      log.append("opens \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      log.append("closed")
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      rows[indexPath.row] != "Date"
    }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      guard editingStyle == .delete else { return }
      log.append("deletes \(rows.remove(at: indexPath.row))")
      tableView.deleteRows(at: [indexPath], with: .fade)
    }
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { trailing?(tableView, indexPath) }
    func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { leading?(indexPath) }
    func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
      -> [UITableViewRowAction]?
    {
      older?(tableView)
    }
  }

  /// Returns a source with named actions at both ends.
  func mail(isFull: Bool = true) -> Source {
    let mail = Source()
    mail.trailing = { [unowned mail] table, path in
      let trash = UIContextualAction(style: .destructive, title: "Trash") { [unowned mail] _, _, done in
        mail.log.append("trash \(mail.rows.remove(at: path.row))")
        table.deleteRows(at: [path], with: .automatic)
        done(true)
      }
      let flag = UIContextualAction(style: .normal, title: "Flag") { [unowned mail] action, view, done in
        mail.log.append("\(action.title ?? "") \(mail.rows[path.row])")
        done(true)
      }
      flag.backgroundColor = .systemOrange
      let configuration = UISwipeActionsConfiguration(actions: [trash, flag])
      configuration.performsFirstActionWithFullSwipe = isFull
      return configuration
    }
    mail.leading = { [unowned mail] path in
      guard path.row == 0 else { return nil }
      return UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Read") { [unowned mail] _, _, done in
          mail.log.append("read")
          done(true)
        }
      ])
    }
    return mail
  }

  func show(_ source: Source, style: UITableView.Style = .plain) -> (HeadlessScreen, UITableView) {
    let screen = HeadlessScreen(size: CGSize(width: 320, height: 300), scale: 1)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300), style: style)
    table.dataSource = source
    table.delegate = source
    screen.show(table)
    screen.advance(by: 0.1)
    return (screen, table)
  }

  func x(_ table: UITableView, _ row: Int) -> CGFloat? {
    table.cellForRow(at: IndexPath(row: row, section: 0))?.frame.minX
  }

  @Test func aRowOpensAndItsActionIsDone() throws {
    let mail = mail()
    let (screen, table) = show(mail)
    try screen.swipe(.left, on: "Banana")
    screen.advance(by: 0.5)
    #expect(x(table, 1) == -148, "two actions of 74 points")
    #expect(x(table, 0) == 0, "two actions of 74 points")
    #expect(screen.shows("Trash"))
    #expect(screen.shows("Flag"))
    let (trash, flag) = (try screen.find("Trash").box, try screen.find("Flag").box)
    #expect(trash.midX == 283, "the first action lies at the end")
    #expect(flag.midX == 209, "the first action lies at the end")
    try screen.tap("Flag")
    screen.advance(by: 0.5)
    #expect(mail.log == ["opens 1", "Flag Banana", "closed"])
    #expect(x(table, 1) == 0)
    #expect(!screen.shows("Trash"))
  }

  // As in pictures of iOS 16, the content of a row disappears at the edge of its card, whose corners stay.

  @Test func anActionThatDeletesTakesTheRowAway() throws {
    let mail = mail()
    let (screen, table) = show(mail)
    try screen.swipe(.left, on: "Banana")
    screen.advance(by: 0.5)
    try screen.tap("Trash")
    screen.advance(by: 1)
    #expect(mail.log == ["opens 1", "trash Banana", "closed"])
    #expect(table.visibleCells.compactMap { $0.textLabel?.text } == ["Apple", "Cherry", "Date"])
    #expect(table.visibleCells.allSatisfy { $0.frame.minX == 0 })
    #expect(!screen.shows("Trash"))
  }

  @Test func rowsOfListsOpenAsThoseOfTables() throws {
    final class Fruits: NSObject, UICollectionViewDataSource {
      var rows = ["Apple", "Banana", "Cherry"]
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        rows.count
      }
      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
      {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        guard let cell = cell as? UICollectionViewListCell else { return cell }
        var content = cell.defaultContentConfiguration()
        content.text = rows[indexPath.item]
        cell.contentConfiguration = content
        return cell
      }
    }
    let fruits = Fruits()
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    weak var shown: UICollectionView?
    configuration.trailingSwipeActionsConfigurationProvider = { path in
      guard path.item > 0 else { return nil }
      return UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Eat") { _, _, done in
          fruits.rows.remove(at: path.item)
          shown?.deleteItems(at: [path])
          done(true)
        }
      ])
    }
    let screen = HeadlessScreen(size: CGSize(width: 320, height: 300), scale: 1)
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 300),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    shown = list
    list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = fruits
    screen.show(list)
    func x(_ row: Int) -> CGFloat? { list.cellForItem(at: IndexPath(item: row, section: 0))?.frame.minX }
    try screen.swipe(.left, on: "Apple")
    screen.advance(by: 0.5)
    #expect(x(0) == 0, "the first row has no actions")
    try screen.swipe(.left, on: "Banana")
    screen.advance(by: 0.5)
    #expect(x(1) == -74)
    #expect(x(2) == 0)
    try screen.tap("Eat")
    screen.advance(by: 1)
    #expect(fruits.rows == ["Apple", "Cherry"])
    #expect(list.visibleCells.allSatisfy { $0.frame.minX == 0 })
    #expect(!screen.shows("Eat"))
    #expect(!screen.shows("Banana"))
  }

  @Test func aPullAllTheWayDoesTheFirstAction() {
    let mail = mail()
    let (screen, _) = show(mail)
    screen.swipe(from: CGPoint(x: 310, y: 75), to: CGPoint(x: 20, y: 75), during: 0.5)
    screen.advance(by: 1)
    #expect(mail.rows == ["Apple", "Cherry", "Date"])
  }

  @Test func fullSwipeOnlyOpensIfItDoesNotPerformTheFirstAction() {
    let mail = mail(isFull: false)
    let (screen, table) = show(mail)
    screen.swipe(from: CGPoint(x: 310, y: 75), to: CGPoint(x: 20, y: 75), during: 0.5)
    screen.advance(by: 1)
    #expect(mail.rows.count == 4)
    #expect(x(table, 1) == -148)
  }

  @Test func rowsOpenAtTheEndThatHasActions() throws {
    let mail = mail()
    let (screen, table) = show(mail)
    try screen.swipe(.right, on: "Banana")
    #expect(x(table, 1) == 0, "the second row has no leading actions")
    #expect(!mail.log.contains("opens 1"), "the second row has no leading actions")
    mail.log = []
    screen.drag(from: CGPoint(x: 20, y: 25), to: CGPoint(x: 120, y: 25))
    screen.advance(by: 0.5)
    #expect(x(table, 0) == 74)
    try screen.tap("Read")
    screen.advance(by: 0.5)
    #expect(mail.log == ["opens 0", "read", "closed"])
    #expect(x(table, 0) == 0)
  }

  @Test func aTouchElsewhereClosesAndSelectsNothing() throws {
    let mail = mail()
    let (screen, table) = show(mail)
    for point in [CGPoint(x: 100, y: 125), CGPoint(x: 60, y: 75)] {
      try screen.swipe(.left, on: "Banana")
      screen.advance(by: 0.5)
      #expect(x(table, 1) == -148)
      screen.tap(at: point)
      screen.advance(by: 0.5)
      #expect(x(table, 1) == 0)
    }
    #expect(mail.log == ["opens 1", "closed", "opens 1", "closed"])
    screen.tap(at: CGPoint(x: 100, y: 125))
    #expect(mail.log.last == "selected 2")
  }

  @Test func aShortPullSpringsBack() {
    let mail = mail()
    let (screen, table) = show(mail)
    screen.drag(from: CGPoint(x: 300, y: 75), to: CGPoint(x: 250, y: 75))
    #expect(x(table, 1) == 0)
    screen.advance(by: 0.5)
    #expect(!screen.shows("Trash"))
  }

  @Test func rowsWithoutActionsOfTheirOwnAreDeleted() throws {
    let list = Source()
    let (screen, table) = show(list)
    try screen.swipe(.left, on: "Date")
    #expect(x(table, 3) == 0, "a row that cannot be edited stays")
    list.log = []
    try screen.swipe(.left, on: "Cherry")
    screen.advance(by: 0.5)
    try screen.tap("Delete")
    screen.advance(by: 1)
    #expect(list.log == ["opens 2", "deletes Cherry", "closed"])
    #expect(table.visibleCells.count == 3)
  }

  @Test func rowActionsOfTheOlderKindAreShown() throws {
    let older = Source()
    older.older = { [unowned older] table in
      [
        UITableViewRowAction(style: .destructive, title: "Remove") { [unowned older] _, path in
          older.log.append("remove \(path.row)")
          table.setEditing(false, animated: true)
        },
        UITableViewRowAction(style: .normal, title: "A longer title") { _, _ in },
      ]
    }
    let (screen, table) = show(older)
    try screen.swipe(.left, on: "Apple")
    screen.advance(by: 0.5)
    #expect(screen.shows("A longer title"))
    #expect((x(table, 0) ?? 0) < -160)
    try screen.tap("Remove")
    screen.advance(by: 0.5)
    #expect(older.log == ["opens 0", "remove 0", "closed"])
    #expect(x(table, 0) == 0)
  }

  @Test func controllersThatDeleteNothingHaveNoActions() throws {
    final class Plain: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row"
        return cell
      }
    }
    let screen = HeadlessScreen(size: CGSize(width: 320, height: 300), scale: 1)
    screen.show(Plain(style: .plain))
    try screen.swipe(.left, on: "Row")
    screen.advance(by: 0.5)
    #expect(!screen.shows("Delete"))
  }

  @Test func scrollingClosesARow() throws {
    let mail = mail()
    mail.rows = (0..<30).map { "Row \($0)" }
    let (screen, table) = show(mail)
    try screen.swipe(.left, on: "Row 2")
    screen.advance(by: 0.5)
    #expect(x(table, 2) == -148)
    screen.swipe(from: CGPoint(x: 50, y: 125), to: CGPoint(x: 50, y: 25), during: 0.2)
    screen.advance(by: 2)
    #expect(table.contentOffset.y > 50)
    #expect(table.visibleCells.allSatisfy { $0.frame.minX == 0 })
    #expect(mail.log == ["opens 2", "closed"])
  }

  @Test func rowsAreEdited() throws {
    let list = Source()
    let (screen, table) = show(list)
    let first = IndexPath(row: 0, section: 0)
    table.setEditing(true, animated: true)
    screen.advance(by: 0.5)
    let cell = try #require(table.cellForRow(at: first))
    #expect(cell.isEditing)
    #expect(cell.editingStyle == .delete)
    #expect(cell.contentView.frame.minX == 38)
    #expect(
      table.cellForRow(at: IndexPath(row: 3, section: 0))?.contentView.frame.minX == 0, "it cannot be edited")
    if let path = ProcessInfo.processInfo.environment["SHOTS"] {
      try screen.picture().pngData()?.write(to: URL(fileURLWithPath: path + "/edit.png"))
    }
    screen.tap(at: CGPoint(x: 150, y: 25))
    #expect(list.log == [], "rows are not selected meanwhile")
    screen.tap(at: CGPoint(x: 25, y: 25))
    screen.advance(by: 0.5)
    #expect((x(table, 0) ?? 0) <= -74)
    screen.tap(at: CGPoint(x: 300, y: 25))
    screen.advance(by: 1)
    #expect(list.log == ["opens 0", "deletes Apple", "closed"])
    #expect(table.visibleCells.count == 3)
    table.setEditing(false, animated: false)
    screen.advance(by: 0.1)
    #expect(table.visibleCells.allSatisfy { !$0.isEditing && $0.contentView.frame.minX == 0 })
    table.allowsMultipleSelectionDuringEditing = true
    table.setEditing(true, animated: false)
    screen.advance(by: 0.1)
    screen.tap(at: CGPoint(x: 150, y: 25))
    screen.tap(at: CGPoint(x: 150, y: 75))
    #expect(table.indexPathsForSelectedRows?.count == 2)
    table.isEditing = false
    #expect(table.indexPathsForSelectedRows == nil)
  }

  @Test func actionsHaveTheirStyleAndColour() throws {
    let mail = mail()
    let (screen, _) = show(mail, style: .insetGrouped)
    try screen.swipe(.left, on: "Apple")
    screen.advance(by: 0.5)
    if let path = ProcessInfo.processInfo.environment["SHOTS"] {
      try screen.picture().pngData()?.write(to: URL(fileURLWithPath: path + "/swipe.png"))
    }
    #expect(screen.view(at: try screen.find("Flag").box.origin)?.backgroundColor == .systemOrange)
  }
}
