import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Tests of creation without arguments, and of the initializers that controllers declare for their
/// subclasses.
@MainActor struct ControllerCreationTests {
  private final class Search: UISearchController {
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
      searchBar.placeholder = "Find"
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Keys: UIView, UIInputViewAudioFeedback {}
  private final class LoudKeys: UIView, UIInputViewAudioFeedback {
    var enableInputClicksWhenVisible: Bool { true }
  }

  private final class Rows: UITableViewController {
    let zoomed = UIView()
    override func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    override func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { false }
    override func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { insetChanges += 1 }
    var insetChanges = 0
  }

  private final class Items: UICollectionViewController {
    let zoomed = UIView()
    override func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
    override func collectionView(
      _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
    ) -> Bool { false }
  }

  private final class Source: UITableViewDiffableDataSource<String, Int> {
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }
    override func tableView(
      _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { title == "B" ? 1 : 0 }
  }

  @Test func aSearchIsMadeOfANib() {
    #expect(UISearchController().searchResultsController == nil)
    let search = Search(nibName: nil, bundle: nil)
    #expect(search.searchBar.placeholder == "Find")
    #expect(search.modalPresentationStyle == .overFullScreen)
    search.isActive = true
    search.searchBar.text = "a"
    #expect(search.isActive)
    search.isActive = false
  }

  @Test func objectsAreMadeWithoutArguments() {
    #expect(UIViewPropertyAnimator().duration == 0)
    let document = UIDocumentInteractionController()
    #expect(document.url == nil)
    #expect(document.name == nil)
    document.url = FileManager.default.temporaryDirectory.appendingPathComponent("a.txt")
    #expect(document.name == "a.txt")
    #expect(document.uti == "public.plain-text")
    #expect(UIVisualEffectView(effect: UIBlurEffect()).effect is UIBlurEffect)
    #expect(NSIndexPath(row: 2, section: 1) as IndexPath == [1, 2])
    #expect(NSIndexPath(item: 3, section: 1).item == 3)
    #expect(!Keys().enableInputClicksWhenVisible)
    #expect(LoudKeys().enableInputClicksWhenVisible)
  }

  @Test func controllersOverrideDelegateMethods() {
    let rows = Rows(style: .plain), window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.rootViewController = rows
    window.isHidden = false
    defer { window.isHidden = true }
    let delegate = rows.tableView.delegate as? any UITableViewDelegate
    #expect(delegate?.viewForZooming(in: rows.tableView) === rows.zoomed)
    #expect(delegate?.tableView(rows.tableView, canFocusRowAt: [0, 0]) == false)
    let before = rows.insetChanges
    rows.tableView.contentInset.top += 10
    #expect(rows.insetChanges == before + 1)
    let items = Items(collectionViewLayout: UICollectionViewFlowLayout())
    let other = items.collectionView.delegate as? any UICollectionViewDelegate
    #expect(other?.viewForZooming(in: items.collectionView) === items.zoomed)
    #expect(other?.scrollViewShouldScrollToTop(items.collectionView) == false)
    #expect(other?.collectionView(items.collectionView, canFocusItemAt: [0, 0]) == false)
  }

  @Test func aDiffableDataSourceHasAnIndex() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), style: .plain)
    let source = Source(tableView: table) { _, _, _ in UITableViewCell() }
    #expect(table.dataSource?.sectionIndexTitles(for: table) == ["A", "B"])
    #expect(table.dataSource?.tableView(table, sectionForSectionIndexTitle: "B", at: 1) == 1)
    withExtendedLifetime(source) {}
  }
}
