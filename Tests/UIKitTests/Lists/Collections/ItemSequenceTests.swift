import CoreGraphics
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of the picture of items during common sequences of changes, layout passes and scrolling.
@Suite(.serialized) @MainActor struct ItemSequenceTests: HandClocked {
  let clock = FrameClock.manual(at: firstFrame)
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

  private final class Header: UICollectionReusableView {}

  private final class Source: TextCells {
    var asked: [String] = [], headers: [Int] = []
    var inCell: (UICollectionView) -> Void = { _ in }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
      asked.append(sections[indexPath.section][indexPath.item])
      inCell(collectionView)
      return cell
    }
    override func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      headers.append(indexPath.section)
      return super.collectionView(
        collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }
  }

  private let source = Source([(0..<20).map { "\($0)" }])
  private let layout = UICollectionViewFlowLayout()
  private let kind = UICollectionView.elementKindSectionHeader

  private func make() -> UICollectionView {
    (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 300, height: 40), 0)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    view.register(TextCell.self, forCellWithReuseIdentifier: "cell")
    view.register(Header.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    view.dataSource = source
    return view
  }

  private func shown(_ body: (UICollectionView) -> Void) {
    let view = make()
    window.addSubview(view)
    window.isHidden = false
    underClock { body(view) }
    window.isHidden = true
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }
  private func texts(_ view: UICollectionView) -> [String] {
    view.indexPathsForVisibleItems.compactMap { (view.cellForItem(at: $0) as? TextCell)?.text }
  }

  @Test(arguments: [true, false]) func insertionAboveKeepsTheContentOffset(isAnimated: Bool) {
    shown { view in
      view.contentOffset.y = 200
      view.layoutIfNeeded()
      let insert = {
        view.performBatchUpdates {
          source.sections[0].insert(contentsOf: ["x", "y"], at: 0)
          view.insertItems(at: [path(0), path(1)])
        }
      }
      if isAnimated { insert() } else { UIView.performWithoutAnimation(insert) }
      frame(at: 1)
      #expect(view.contentOffset.y == 200)
      #expect(view.contentSize.height == 880)
      #expect(texts(view).first == "3")
      #expect(texts(view).last == "12")
    }
  }

  @Test func contentThatGetsShorterThanTheOffsetIsScrolledBack() {
    shown { view in
      view.contentOffset.y = 400
      view.layoutIfNeeded()
      view.performBatchUpdates {
        source.sections[0].removeLast(5)
        view.deleteItems(at: (15..<20).map { path($0) })
      }
      frame(at: 1)
      #expect(view.contentOffset.y == 200)
      #expect(texts(view) == (5..<15).map { "\($0)" })
      source.sections[0].removeLast(14)
      view.reloadData()
      view.layoutIfNeeded()
      #expect(view.contentOffset.y == 0)
      #expect(texts(view) == ["0"])
    }
  }

  @Test func layingOutAfterReloadingShowsTheNewItems() {
    shown { view in
      view.contentOffset.y = 100
      view.layoutIfNeeded()
      view.selectItem(at: path(3), animated: false, scrollPosition: [])
      source.sections[0] = source.sections[0].map { "new \($0)" }
      source.asked = []
      view.reloadData()
      #expect(source.asked.isEmpty)
      #expect(view.indexPathsForSelectedItems == [])
      view.layoutIfNeeded()
      #expect(view.contentOffset.y == 100)
      #expect(texts(view).first == "new 2")
      #expect(source.asked.count == 11)
    }
  }

  /// Reloads and scrolls while the view above is laid out, as in `viewDidLayoutSubviews()`.
  @Test func reloadingWhileTheViewAboveIsLaidOut() {
    let view = make()
    let passes = passesOfHost(of: view) {
      view.reloadData()
      view.scrollToItem(at: IndexPath(item: 10, section: 0), at: .top, animated: false)
    }
    // The host is not laid out again because of it.
    #expect(passes.after == passes.before)
    #expect(view.contentOffset.y == 400)
    #expect(texts(view) == (10..<20).map { "\($0)" })
  }

  @Test(arguments: [true, false]) func scrollingBeforeTheFirstLayout(isInWindow: Bool) {
    let view = make()
    if isInWindow { window.addSubview(view) }
    view.scrollToItem(at: path(8), at: .top, animated: false)
    #expect(view.contentOffset.y == 320)
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 320)
    #expect(texts(view).first == "8")
    view.scrollToItem(at: path(19), at: .top, animated: false)
    #expect(view.contentOffset.y == 400)
  }

  /// The other sections' cells are not requested again.
  @Test func sectionsThatAreReloadedHaveNewHeaders() {
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    source.sections = [["a", "b"], ["c"], ["d"]]
    shown { view in
      let headers = (0..<3).map { view.supplementaryView(forElementKind: kind, at: path(0, $0)) }
      let cells = (0..<3).map { view.cellForItem(at: path(0, $0)) }
      (source.headers, source.asked) = ([], [])
      source.sections[1] = ["c", "x"]
      view.reloadSections([1])
      #expect(source.headers == [1])
      #expect(source.asked.sorted() == ["c", "x"])
      frame(at: 1)
      for section in [0, 2] {
        #expect(view.supplementaryView(forElementKind: kind, at: path(0, section)) === headers[section])
        #expect(view.cellForItem(at: path(0, section)) === cells[section])
      }
      #expect(view.supplementaryView(forElementKind: kind, at: path(0, 1)) !== headers[1])
      #expect(view.cellForItem(at: path(0, 1)) !== cells[1])
      #expect(texts(view) == ["a", "b", "c", "x", "d"])
      #expect(view.cellForItem(at: path(0, 2))?.frame.minY == 220)
      #expect(view.subviews.count { $0 is Header } == 3)
      #expect(view.subviews.count { $0 is TextCell } == 5)
    }
  }

  /// Item counts are those of the last load until the view is notified of a change.
  @Test func countsAreThoseOfTheLastLoad() {
    shown { view in
      source.sections[0].append("x")
      #expect(view.numberOfItems(inSection: 0) == 20)
      view.insertItems(at: [path(20)])
      #expect(view.numberOfItems(inSection: 0) == 21)
      source.sections.append([])
      #expect(view.numberOfSections == 1)
      view.reloadData()
      #expect(view.numberOfSections == 2)
      #expect(view.numberOfItems(inSection: 0) == 21)
    }
  }

  /// A batch without changes reloads nothing.
  @Test func anEmptyBatchKeepsTheCells() {
    shown { view in
      let cells = view.visibleCells
      source.asked = []
      layout.itemSize.height = 80
      var done = false
      view.performBatchUpdates(nil) { done = $0 }
      frame(at: 1)
      #expect(done)
      #expect(source.asked.isEmpty)
      #expect(view.visibleCells == Array(cells.prefix(5)))
      #expect(view.cellForItem(at: path(1))?.frame == CGRect(x: 0, y: 80, width: 300, height: 80))
    }
  }
}
