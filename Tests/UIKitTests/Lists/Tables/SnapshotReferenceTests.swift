import Foundation
import Testing
import UIKit

/// Tests of snapshots as objects.
@MainActor struct SnapshotReferenceTests {
  @Test func aReferenceIsFilledLikeASnapshot() {
    let reference = NSDiffableDataSourceSnapshotReference()
    reference.appendSections(withIdentifiers: ["a", "b"])
    reference.appendItems(withIdentifiers: [1, 2, 3], intoSectionWithIdentifier: "a")
    reference.appendItems(withIdentifiers: [4])
    reference.insertItems(withIdentifiers: [5], beforeItemWithIdentifier: 4)
    reference.deleteItems(withIdentifiers: [2])
    reference.moveSection(withIdentifier: "b", beforeSectionWithIdentifier: "a")
    reference.reloadItems(withIdentifiers: [1])
    #expect(reference.sectionIdentifiers as? [String] == ["b", "a"])
    #expect(reference.itemIdentifiers as? [Int] == [5, 4, 1, 3])
    #expect(reference.itemIdentifiersInSection(withIdentifier: "a") as? [Int] == [1, 3])
    #expect(reference.numberOfItems == 4)
    #expect(reference.numberOfItems(inSection: "b") == 2)
    #expect(reference.index(ofItemIdentifier: 1) == 2)
    #expect(reference.index(ofItemIdentifier: 2) == NSNotFound)
    #expect(reference.index(ofSectionIdentifier: "a") == 1)
    #expect(reference.sectionIdentifier(forSectionContainingItemIdentifier: 4) as? String == "b")
    #expect(reference.reloadedItemIdentifiers as? [Int] == [1])
    let copy = reference.copy() as? NSDiffableDataSourceSnapshotReference
    reference.deleteAllItems()
    #expect(reference.numberOfSections == 0)
    #expect(copy?.numberOfItems == 4)
    #expect(copy != reference)
  }

  @Test func snapshotsBecomeReferencesAndBack() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.reconfigureItems([2])
    let reference = snapshot as NSDiffableDataSourceSnapshotReference
    #expect(reference.itemIdentifiers as? [Int] == [1, 2])
    let back = reference as NSDiffableDataSourceSnapshot<String, Int>
    #expect(back.itemIdentifiers(inSection: "a") == [1, 2])
    #expect(back.reconfiguredItemIdentifiers == [2])
    #expect(reference as? NSDiffableDataSourceSnapshot<String, String> == nil)
  }
}
