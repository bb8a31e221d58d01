import Foundation
import Testing
import UIKit

/// Tests of snapshots applied without animation, which since iOS 15 change only what differs.
@MainActor struct UnanimatedSnapshotTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private final class Log { var asked: [Int] = [] }
  private let log = Log()
  /// A section of three items.
  private var three: NSDiffableDataSourceSnapshot<Int, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2, 3])
    return snapshot
  }

  @Test func aTableKeepsItsCells() {
    let table = UITableView(frame: window.bounds), log = log
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    window.addSubview(table)
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, item in
      log.asked.append(item)
      return table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    var snapshot = three
    source.apply(snapshot, animatingDifferences: false)
    table.layoutIfNeeded()
    let first = table.cellForRow(at: IndexPath(row: 0, section: 0))
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    log.asked = []
    snapshot.reconfigureItems([2])
    snapshot.appendItems([4])
    source.apply(snapshot, animatingDifferences: false)
    table.layoutIfNeeded()
    #expect(Set(log.asked) == [2, 4])
    #expect(first != nil)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === first)
    #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    #expect(table.numberOfRows(inSection: 0) == 4)
    log.asked = []
    source.apply(source.snapshot(), animatingDifferences: false)
    table.layoutIfNeeded()
    #expect(log.asked.isEmpty)
  }

  @Test func aCollectionViewKeepsItsCells() {
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    let log = log
    window.addSubview(view)
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, item in
      log.asked.append(item)
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var snapshot = three
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    let last = view.cellForItem(at: IndexPath(item: 2, section: 0))
    log.asked = []
    snapshot.deleteItems([1])
    var isDone = false
    source.apply(snapshot, animatingDifferences: false) { isDone = true }
    view.layoutIfNeeded()
    #expect(log.asked.isEmpty)
    #expect(isDone)
    #expect(last != nil)
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0)) === last)
  }
}
