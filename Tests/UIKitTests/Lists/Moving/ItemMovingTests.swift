import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of a collection view's items that are moved by hand: three per line, of 100 x 50 points.
@Suite(.serialized) @MainActor struct ItemMovingTests {
  private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var items = [["a", "b", "c", "d", "e", "f"]]
    var moves: [[IndexPath]] = []
    var asked: [[IndexPath]] = []
    var canMove = true
    var target: ((IndexPath) -> IndexPath)?
    func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      items[section].count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      cell.accessibilityLabel = items[indexPath.section][indexPath.item]
      return cell
    }
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
      canMove
    }
    func collectionView(
      _ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
    ) {
      moves.append([source, destination])
      items[destination.section].insert(items[source.section].remove(at: source.item), at: destination.item)
    }
    func collectionView(
      _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
      asked.append([originalIndexPath, proposedIndexPath])
      return target?(proposedIndexPath) ?? proposedIndexPath
    }
  }

  private func flow() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    return layout
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  private func run(_ source: Source = Source(), _ body: (FingerWorld, UICollectionView, Source) -> Void) {
    FingerWorld().run { world in
      let view = UICollectionView(frame: world.window.bounds, collectionViewLayout: flow())
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      (view.dataSource, view.delegate) = (source, source)
      world.window.addSubview(view)
      world.frame()
      body(world, view, source)
    }
  }

  private func cell(_ name: String, _ view: UICollectionView) -> UICollectionViewCell? {
    view.subviews.compactMap { $0 as? UICollectionViewCell }.first { $0.accessibilityLabel == name }
  }

  @Test func otherItemsMakeRoomAndTheDataSourceIsNotifiedAtTheEnd() {
    run { world, view, source in
      let a = cell("a", view), b = cell("b", view)
      #expect(view.beginInteractiveMovementForItem(at: path(0)))
      #expect(!view.beginInteractiveMovementForItem(at: path(1)))
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 90, y: 30))
      world.frame()
      #expect(a?.center == CGPoint(x: 90, y: 30))
      #expect(b?.frame.minX == 100)
      // Over the fifth item, the second of the second line.
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 75))
      world.frame()
      #expect(a?.center == CGPoint(x: 150, y: 75))
      #expect(b?.frame.origin == .zero)
      #expect(source.moves.isEmpty)
      #expect(b?.layer.presentation()?.frame.minX ?? 0 > 90)
      world.frame(0.4)
      #expect(cell("e", view)?.frame.origin == CGPoint(x: 0, y: 50))
      #expect(cell("f", view)?.frame.origin == CGPoint(x: 200, y: 50))
      #expect(a?.layer.zPosition ?? 0 > b?.layer.zPosition ?? 0)
      view.endInteractiveMovement()
      #expect(source.moves == [[path(0), path(4)]])
      #expect(source.asked == [[path(0), path(4)]])
      world.frame(0.4)
      #expect(a?.frame.origin == CGPoint(x: 100, y: 50))
      #expect(a?.layer.zPosition == 0)
      #expect(view.indexPath(for: a!) == path(4))
      #expect(view.visibleCells.compactMap(\.accessibilityLabel) == ["b", "c", "d", "e", "a", "f"])
    }
  }

  @Test func cancellingBringsTheItemBack() {
    run { world, view, source in
      view.selectItem(at: path(0), animated: false, scrollPosition: [])
      #expect(view.beginInteractiveMovementForItem(at: path(0)))
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 20))
      world.frame(0.4)
      #expect(cell("c", view)?.frame.minX == 100)
      view.cancelInteractiveMovement()
      world.frame(0.4)
      #expect(source.moves.isEmpty)
      #expect(view.visibleCells.compactMap(\.accessibilityLabel) == ["a", "b", "c", "d", "e", "f"])
      #expect(cell("a", view)?.frame.origin == .zero)
      #expect(cell("c", view)?.frame.minX == 200)
      #expect(view.indexPathsForSelectedItems == [path(0)])
    }
  }

  @Test func itemsCrossSectionsAndSelectionsStay() {
    let source = Source()
    source.items = [["a", "b"], ["c", "d"]]
    run(source) { world, view, source in
      view.selectItem(at: path(0), animated: false, scrollPosition: [])
      #expect(view.beginInteractiveMovementForItem(at: path(0)))
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 75))
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 75))
      world.frame(0.4)
      #expect(view.numberOfItems(inSection: 0) == 1)
      #expect(view.numberOfItems(inSection: 1) == 3)
      view.endInteractiveMovement()
      world.frame(0.4)
      #expect(source.items == [["b"], ["a", "c", "d"]])
      #expect(view.indexPathsForSelectedItems == [path(0, 1)])
      #expect(cell("a", view)?.frame.origin == CGPoint(x: 0, y: 50))
      #expect(cell("a", view)?.isSelected == true)
    }
  }

  @Test func dataSourceAndDelegateHaveTheirSay() {
    let source = Source()
    source.canMove = false
    run(source) { world, view, source in
      #expect(!view.beginInteractiveMovementForItem(at: path(0)))
      source.canMove = true
      source.target = { _ in IndexPath(item: 1, section: 0) }
      #expect(view.beginInteractiveMovementForItem(at: path(0)))
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 75))
      view.endInteractiveMovement()
      #expect(source.moves == [[path(0), path(1)]])
    }
  }

  private final class Controller: UICollectionViewController {
    var items = ["a", "b", "c"]
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { items.count }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
    ) {
      items.insert(items.remove(at: source.item), at: destination.item)
    }
  }

  @Test func aLongPressMovesTheItemsOfAController() {
    FingerWorld().run { world in
      let controller = Controller(collectionViewLayout: flow())
      controller.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      controller.view.frame = world.window.bounds
      world.window.addSubview(controller.view)
      world.frame()
      world.down(50, 25)
      world.wait(0.6)
      world.move(150, 25)
      world.move(250, 25)
      world.frame(0.4)
      world.up()
      world.frame(0.4)
      #expect(controller.items == ["b", "c", "a"])
      controller.installsStandardGestureForInteractiveMovement = false
      world.down(50, 25)
      world.wait(0.6)
      world.move(250, 25)
      world.up()
      #expect(controller.items == ["b", "c", "a"])
    }
  }

  @Test func theContentScrollsWhileAnItemIsHeldAtAnEnd() {
    let source = Source()
    source.items = [(0..<90).map(String.init)]
    run(source) { world, view, source in
      #expect(view.beginInteractiveMovementForItem(at: path(0)))
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 290))
      for _ in 0..<30 { world.frame(1.0 / 60) }
      #expect(view.contentOffset.y > 150)
      #expect(abs((cell("0", view)?.center.y ?? 0) - (view.contentOffset.y + 290)) < 0.01)
      view.endInteractiveMovement()
      world.frame(0.5)
      #expect(source.moves.count == 1 && source.moves[0][1].item > 20 && cell("0", view) != nil)
    }
  }
}
