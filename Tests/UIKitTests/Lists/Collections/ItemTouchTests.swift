import CoreGraphics
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of touches on items. Source: the order of calls in the header of `UICollectionView`.
@Suite(.serialized) @MainActor struct ItemTouchTests {
  private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate,
    UICollectionViewDataSourcePrefetching
  {
    var sections = [40]
    var log: [String] = []
    var titles: [String]?
    var menus = false
    var identifier = "a"

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      sections[section]
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath)
      -> Bool
    {
      log.append("should highlight \(indexPath.item)")
      return true
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
      log.append("did highlight \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
      log.append("did unhighlight \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
      log.append("should select \(indexPath.item)")
      return true
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      log.append("did select \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
      log.append("prefetch \(indexPaths.map { "\($0.item)" }.joined(separator: " "))")
    }
    func collectionView(
      _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {
      log.append("cancel \(indexPaths.map { "\($0.item)" }.joined(separator: " "))")
    }
    func indexTitles(for collectionView: UICollectionView) -> [String]? { titles }
    func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath)
      -> Bool
    { menus }
    func collectionView(
      _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
      withSender sender: Any?
    ) -> Bool { action == "paste:" }
    func collectionView(
      _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
      withSender sender: Any?
    ) { log.append("\(action.description) \(indexPath.item)") }
    func said() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private func items(
    _ change: (Source) -> Void = { _ in }, _ body: (FingerWorld, UICollectionView, Source) -> Void
  ) {
    FingerWorld().run { world in
      let layout = UICollectionViewFlowLayout()
      (layout.itemSize, layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (
        CGSize(width: 150, height: 100), 0, 0
      )
      let view = UICollectionView(frame: world.window.bounds, collectionViewLayout: layout), source = Source()
      change(source)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "a")
      (view.dataSource, view.delegate) = (source, source)
      world.window.addSubview(view)
      world.window.layoutIfNeeded()
      body(world, view, source)
    }
  }

  @Test func aTapHighlightsUntilItHasSelected() {
    items { world, view, source in
      world.tap(200, 50)
      #expect(
        source.said() == [
          "should highlight 1", "did highlight 1", "should select 1", "did select 1", "did unhighlight 1",
        ])
    }
  }

  private final class Tinted: UICollectionViewCell {
    var look = "plain"
    override var isHighlighted: Bool { didSet { look = isHighlighted ? "highlighted" : "plain" } }
    override var isSelected: Bool { didSet { look = isSelected ? "selected" : "plain" } }
  }

  @Test func aCellThatColoursItselfByBothStatesEndsSelected() {
    items { world, view, source in
      source.identifier = "tinted"
      view.register(Tinted.self, forCellWithReuseIdentifier: "tinted")
      view.reloadData()
      view.layoutIfNeeded()
      world.tap(200, 50)
      #expect((view.cellForItem(at: IndexPath(item: 1, section: 0)) as? Tinted)?.look == "selected")
    }
  }

  // The touch is delayed while the list may scroll, but not by a drag across it; it begins where the finger
  // came down.
  @Test func aQuickDragAcrossSelectsNothing() {
    items { world, _, source in
      world.down(20, 50)
      for x in stride(from: CGFloat(40), through: 240, by: 40) { world.move(x, 50) }
      world.up()
      world.wait(1)
      #expect(!source.log.contains { $0.hasPrefix("did select") })
    }
  }

  @Test func itemsAreFetchedBeforeTheyAreSeen() {
    items { world, view, source in
      view.prefetchDataSource = source
      view.layoutIfNeeded()
      #expect(source.said() == ["prefetch 6 7 8 9 10 11"])
      view.contentOffset.y = 100
      view.layoutIfNeeded()
      #expect(source.said() == ["prefetch 12 13"])
      view.contentOffset.y = 50
      view.layoutIfNeeded()
      #expect(source.said() == ["cancel 8 9 10 11 12 13"])
    }
  }

  @Test func lettersLeadToItems() {
    items {
      $0.sections = [10, 10]
      $0.titles = ["A", "B"]
    } _: { world, view, source in
      world.tap(292, 157)
      #expect(view.contentOffset.y == 500)
      #expect(view.indexPathsForSelectedItems?.isEmpty != false)
    }
  }

  @Test func itemsHaveAnEditMenu() {
    items {
      $0.menus = true
    } _: { world, view, source in
      world.window.makeKeyAndVisible()
      world.down(200, 150)
      world.wait(0.2)
      world.wait(0.8)
      world.up()
      _ = source.said()
      let box = UIMenuController.shared.menuFrame
      world.window.layoutIfNeeded()
      world.tap(box.midX, box.midY)
      #expect(source.said() == ["paste: 3"])
    }
  }
}
