import CoreGraphics
import Foundation
import Testing
import UIKit

/// Tests of snapshots and their display, by Apple's documentation of `NSDiffableDataSourceSnapshot`.
@MainActor struct DiffableDataSourceTests {
  private func snapshot() -> NSDiffableDataSourceSnapshot<String, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.appendItems([3])
    return snapshot
  }

  @Test func itemsAndSectionsMove() {
    var snapshot = snapshot()
    snapshot.insertItems([9], beforeItem: 2)
    snapshot.moveItem(1, afterItem: 3)
    snapshot.insertSections(["c"], beforeSection: "b")
    snapshot.deleteItems([7, 2])
    #expect(snapshot.sectionIdentifiers == ["a", "c", "b"])
    #expect(snapshot.itemIdentifiers == [9, 3, 1])
    #expect(snapshot.sectionIdentifier(containingItem: 1) == "b")
    #expect(snapshot.numberOfItems(inSection: "c") == 0)
    snapshot.moveSection("b", beforeSection: "a")
    #expect(snapshot.indexOfItem(9) == 2)
    #expect(snapshot.indexOfSection("c") == 2)
    snapshot.deleteSections(["b"])
    #expect(snapshot.itemIdentifiers == [9])
    #expect(snapshot.numberOfItems == 1)
  }

  @Test func deletedItemsAreNotReloaded() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4, 5], toSection: "b")
    snapshot.reloadItems([1, 4])
    snapshot.reconfigureItems([2, 5])
    snapshot.reloadSections(["b"])
    snapshot.moveItem(1, afterItem: 5)
    #expect(snapshot.reloadedItemIdentifiers == [1, 4])
    snapshot.deleteItems([1, 2])
    #expect(snapshot.reloadedItemIdentifiers == [4])
    #expect(snapshot.reconfiguredItemIdentifiers == [5])
    snapshot.deleteSections(["b"])
    #expect(snapshot.reloadedItemIdentifiers.isEmpty)
    #expect(snapshot.reconfiguredItemIdentifiers.isEmpty)
    #expect(snapshot.reloadedSectionIdentifiers.isEmpty)
    #expect(snapshot.itemIdentifiers == [3])
  }

  @Test func aCollectionViewShowsASnapshot() throws {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in
      cell.tag = item
    }
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    source.apply(snapshot(), animatingDifferences: false)
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.tag) == [1, 2, 3])
    #expect(view.numberOfSections == 2)
    #expect(source.itemIdentifier(for: IndexPath(item: 0, section: 1)) == 3)
    #expect(source.indexPath(for: 2) == IndexPath(item: 1, section: 0))
    var next = source.snapshot()
    next.deleteItems([1])
    source.apply(next)
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.tag) == [2, 3])
  }

  @Test func aTableShowsASnapshot() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, item in
      let cell = UITableViewCell()
      cell.tag = item
      return cell
    }
    source.apply(snapshot())
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.tag) == [1, 2, 3])
  }

  private final class Lettered: UICollectionViewDiffableDataSource<String, Int> {
    override func indexTitles(for collectionView: UICollectionView) -> [String]? { ["x"] }
    override func collectionView(
      _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
      let first = super.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
      return IndexPath(item: 1, section: first.section)
    }
  }

  @Test func subclassesSayWhereTitlesOfTheIndexLead() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
    let source = Lettered(collectionView: view) { _, _, _ in nil }
    let asked: any UICollectionViewDataSource = source
    #expect(asked.collectionView(view, indexPathForIndexTitle: "x", at: 1) == IndexPath(item: 1, section: 1))
  }
}
