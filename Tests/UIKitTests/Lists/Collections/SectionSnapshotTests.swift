import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of tree sections, of successive layouts, and of items that a user moves in a diffable list.
@Suite(.serialized) @MainActor struct SectionSnapshotTests {
  private func tree() -> NSDiffableDataSourceSectionSnapshot<String> {
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["a", "b"])
    tree.append(["a1", "a2"], to: "a")
    tree.append(["a11"], to: "a1")
    return tree
  }

  @Test func onlyTheChildrenOfExpandedItemsAreSeen() {
    var tree = tree()
    #expect(tree.items == ["a", "a1", "a11", "a2", "b"])
    #expect(tree.visibleItems == ["a", "b"])
    #expect(tree.rootItems == ["a", "b"])
    tree.expand(["a1"])
    #expect(tree.visibleItems == ["a", "b"])
    #expect(!tree.isVisible("a11"))
    tree.expand(["a"])
    #expect(tree.visibleItems == ["a", "a1", "a11", "a2", "b"])
    #expect(tree.isVisible("a11"))
    #expect(tree.isExpanded("a"))
    tree.collapse(["a1"])
    #expect(tree.visibleItems == ["a", "a1", "a2", "b"])
    #expect(tree.level(of: "a11") == 2)
    #expect(tree.parent(of: "a11") == "a1")
    #expect(tree.parent(of: "b") == nil)
    #expect(tree.index(of: "a2") == 3)
    #expect(tree.visualDescription() == "* - a\n*   + a1\n        a11\n*     a2\n*   b")
  }

  @Test func branchesComeAndGo() {
    var tree = tree()
    tree.insert(["c"], before: "b")
    tree.insert(["a3"], after: "a1")
    #expect(tree.items == ["a", "a1", "a11", "a3", "a2", "c", "b"])
    #expect(tree.snapshot(of: "a").items == ["a1", "a11", "a3", "a2"])
    #expect(tree.snapshot(of: "a1", includingParent: true).items == ["a1", "a11"])
    tree.delete(["a1"])
    #expect(tree.items == ["a", "a3", "a2", "c", "b"])
    #expect(!tree.contains("a11"))
    var other = NSDiffableDataSourceSectionSnapshot<String>()
    other.append(["x"])
    other.append(["y"], to: "x")
    other.expand(["x"])
    tree.replace(childrenOf: "a", using: other)
    tree.expand(["a"])
    #expect(tree.visibleItems == ["a", "x", "y", "c", "b"])
    tree.deleteAll()
    #expect(tree.items.isEmpty)
  }

  private func flow(_ size: CGFloat) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: size, height: 50)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    return layout
  }

  private func run(
    _ body: (FingerWorld, UICollectionView, UICollectionViewDiffableDataSource<Int, String>) -> Void
  ) {
    FingerWorld().run { world in
      let view = UICollectionView(frame: world.window.bounds, collectionViewLayout: flow(100))
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
        let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
        cell.accessibilityLabel = item
        return cell
      }
      world.window.addSubview(view)
      world.frame()
      body(world, view, source)
    }
  }

  private func names(_ view: UICollectionView) -> [String] {
    view.visibleCells.compactMap(\.accessibilityLabel)
  }

  @Test func sectionsShowTrees() {
    run { world, view, source in
      var tree = tree()
      source.apply(tree, to: 0, animatingDifferences: false)
      world.frame()
      #expect(names(view) == ["a", "b"])
      #expect(source.snapshot(for: 0).items == tree.items)
      tree = source.snapshot(for: 0)
      tree.expand(["a"])
      source.apply(tree, to: 0)
      world.frame(0.5)
      #expect(names(view) == ["a", "a1", "a2", "b"])
      #expect(source.snapshot().itemIdentifiers == ["a", "a1", "a2", "b"])
      #expect(source.snapshot(for: 0).isExpanded("a"))
    }
  }

  @Test func tapsExpandAndCollapse() throws {
    FingerWorld().run { world in
      let view = UICollectionView(
        frame: world.window.bounds,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
      let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
        cell.accessibilityLabel = item
        cell.accessories = [.outlineDisclosure(options: .init(style: item == "a" ? .header : .cell))]
      }
      let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
        $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
      }
      var told: [String] = []
      source.sectionSnapshotHandlers.willExpandItem = { told.append("+" + $0) }
      source.sectionSnapshotHandlers.willCollapseItem = { told.append("-" + $0) }
      source.sectionSnapshotHandlers.shouldExpandItem = { $0 != "b" }
      source.sectionSnapshotHandlers.snapshotForExpandingParent = { item, children in
        var children = children
        if item == "a1" { children.append(["late"]) }
        return children
      }
      world.window.addSubview(view)
      source.apply(tree(), to: 0, animatingDifferences: false)
      world.frame()
      @MainActor func cell(_ row: Int) -> UICollectionViewListCell? {
        view.cellForItem(at: IndexPath(item: row, section: 0)) as? UICollectionViewListCell
      }
      @MainActor func tap(_ x: CGFloat, _ row: CGFloat) {
        world.tap(x, row * 44 + 22)
        world.frame(1)
      }
      tap(40, 0)
      #expect(names(view) == ["a", "a1", "a2", "b"])
      #expect(told == ["+a"])
      #expect(view.indexPathsForSelectedItems == [])
      #expect(cell(0)?.configurationState.isExpanded == true)
      let levels = (0..<4).map { cell($0)?.indentationLevel ?? -1 }
      #expect(levels == [0, 1, 1, 0])
      // A tap on the cell selects it; one on the arrow opens it.
      tap(40, 1)
      #expect(names(view).count == 4)
      #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
      tap(view.bounds.width - 20, 1)
      #expect(names(view) == ["a", "a1", "a11", "late", "a2", "b"])
      #expect(cell(2)?.indentationLevel == 2)
      tap(view.bounds.width - 20, 5)
      #expect(told == ["+a", "+a1"])
      #expect(source.snapshot(for: 0).isExpanded("b") == false)
      tap(40, 0)
      #expect(names(view) == ["a", "b"])
      #expect(told == ["+a", "+a1", "-a"])
      #expect(source.snapshot(for: 0).isExpanded("a1"))
    }
  }

  @Test func itemsThatMayAreMovedInTheSnapshot() {
    run { world, view, source in
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["a", "b", "c"])
      source.apply(snapshot, animatingDifferences: false)
      world.frame()
      #expect(!view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
      source.reorderingHandlers.canReorderItem = { $0 != "c" }
      var moved: [String] = [], steps = 0, ways: [[Int?]] = []
      source.reorderingHandlers.didReorder = {
        moved = $0.finalSnapshot.itemIdentifiers
        steps = $0.difference.count
        for section in $0.sectionTransactions {
          #expect(section.initialSnapshot.items == ["a", "b", "c"])
          #expect(section.finalSnapshot.items == moved)
          ways += section.difference.insertions.map { change in
            guard case .insert(let place, _, let origin) = change else { return [] }
            return [section.sectionIdentifier, place, origin]
          }
        }
      }
      #expect(!view.beginInteractiveMovementForItem(at: IndexPath(item: 2, section: 0)))
      #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 20))
      view.endInteractiveMovement()
      world.frame(0.5)
      #expect(ways == [[0, 2, 0]])
      #expect(moved == ["b", "c", "a"])
      #expect(steps == 2)
      #expect(names(view) == moved)
      #expect(source.snapshot().itemIdentifiers == moved)
    }
  }

  /// An item that the user moves in a tree stays in the tree: it becomes a sibling of the item before it and
  /// keeps all its descendants.
  @Test func aMoveKeepsTheTree() {
    run { world, view, source in
      @MainActor func move(_ from: Int, to: Int) {
        #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: from, section: 0)))
        // Three to a line.
        view.updateInteractiveMovementTargetPosition(
          CGPoint(x: CGFloat(to % 3) * 100 + 50, y: CGFloat(to / 3) * 50 + 25))
        view.endInteractiveMovement()
        world.frame(0.5)
      }
      source.reorderingHandlers.canReorderItem = { _ in true }
      var told: [[String]] = []
      source.reorderingHandlers.didReorder = { transaction in
        for section in transaction.sectionTransactions {
          told += [section.initialSnapshot.visualDescription(), section.finalSnapshot.visualDescription()]
            .map { $0.split(separator: "\n").map { $0.filter { !" *+-".contains($0) } } }
        }
      }
      var tree = tree()
      tree.expand(["a"])
      source.apply(tree, to: 0, animatingDifferences: false)
      world.frame()
      #expect(names(view) == ["a", "a1", "a2", "b"])
      // "b" goes between the two children.
      move(3, to: 2)
      #expect(names(view) == ["a", "a1", "b", "a2"])
      #expect(source.snapshot(for: 0).parent(of: "b") == "a")
      #expect(source.snapshot(for: 0).isExpanded("a"))
      #expect(source.snapshot(for: 0).items == ["a", "a1", "a11", "b", "a2"])
      #expect(told == [["a", "a1", "a11", "a2", "b"], ["a", "a1", "a11", "b", "a2"]])
      // "a1" moves with its child, to a place before its siblings still.
      move(1, to: 3)
      #expect(source.snapshot(for: 0).items == ["a", "b", "a2", "a1", "a11"])
      #expect(source.snapshot(for: 0).parent(of: "a11") == "a1")
      #expect(source.snapshot(for: 0).level(of: "a1") == 1)
      #expect(names(view) == ["a", "b", "a2", "a1"])
    }
  }

  @Test func parentMovesWithItsVisibleChildren() {
    run { world, view, source in
      source.reorderingHandlers.canReorderItem = { _ in true }
      var tree = tree()
      tree.append(["c"])
      tree.expand(["a"])
      source.apply(tree, to: 0, animatingDifferences: false)
      world.frame()
      #expect(names(view) == ["a", "a1", "a2", "b", "c"])
      #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 75))
      view.endInteractiveMovement()
      world.frame(0.5)
      let names = view.indexPathsForVisibleItems.sorted().map { view.cellForItem(at: $0)?.accessibilityLabel }
      #expect(names == ["b", "a", "a1", "a2", "c"])
      #expect(source.snapshot().itemIdentifiers == ["b", "a", "a1", "a2", "c"])
      #expect(source.snapshot(for: 0).rootItems == ["b", "a", "c"])
      #expect(source.snapshot(for: 0).isExpanded("a"))
    }
  }

  @Test func elementsGoToTheirPlacesInAnotherLayout() {
    run { world, view, source in
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems((0..<30).map(String.init))
      source.apply(snapshot, animatingDifferences: false)
      world.frame()
      let first = view.cellForItem(at: IndexPath(item: 1, section: 0)),
        last = view.cellForItem(at: IndexPath(item: 15, section: 0))
      let next = flow(300)
      var isDone = false
      view.setCollectionViewLayout(next, animated: true) { isDone = $0 }
      #expect(view.collectionViewLayout === next)
      world.frame(0.15)
      // The second item goes from (100, 0), 100 wide, to (0, 50), 300 wide.
      let shown = first?.layer.presentation()?.frame ?? .zero
      #expect(!isDone)
      #expect(abs(shown.minX - 50) < 2)
      #expect(abs(shown.minY - 25) < 2)
      #expect(abs(shown.width - 200) < 3)
      #expect(last?.superview === view)
      world.frame(0.3)
      #expect(isDone)
      #expect(first?.frame == CGRect(x: 0, y: 50, width: 300, height: 50))
      #expect(last?.superview == nil)
      #expect(names(view).prefix(6) == ["0", "1", "2", "3", "4", "5"])
      #expect(names(view).count < 8)
      #expect(view.contentSize.height == 1500)
      #expect(view.contentOffset == .zero)
    }
  }

  // MARK: - Menus and text

  @Test func deferredEntriesComeWhenTheMenuIsOpened() {
    FingerWorld().run { world in
      var asked = 0, answer: (([UIMenuElement]) -> Void)?
      let kept = UIDeferredMenuElement {
        asked += 1
        $0([UIAction(title: "Kept") { _ in }])
      }
      let late = UIDeferredMenuElement.uncached { answer = $0 }
      let menu = UIMenu(children: [UIAction(title: "First") { _ in }, kept, late])
      @MainActor func titles() -> [String] {
        @MainActor func below(_ view: UIView) -> [MenuRow] {
          view.subviews.flatMap { ($0 as? MenuRow).map { [$0] } ?? below($0) }
        }
        return below(world.window).compactMap { $0.accessibilityLabel }
      }
      #expect(asked == 0)
      world.window.open(menu, beside: CGRect(x: 10, y: 10, width: 10, height: 10))
      #expect(titles() == ["First", "Kept", "Loading…"])
      #expect(asked == 1)
      answer?([UIAction(title: "Late") { _ in }])
      #expect(titles() == ["First", "Kept", "Late"])
      for view in world.window.subviews { (view as? MenuPanel)?.close() }
      world.frame(1)
      world.frame(1)
      world.window.open(menu, beside: CGRect(x: 10, y: 10, width: 10, height: 10))
      #expect(titles() == ["First", "Kept", "Loading…"])
      #expect(asked == 1)
    }
  }
}
