import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of items of collections that a finger drags.
extension DragAndDropTests {
  private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate,
    UICollectionViewDropDelegate
  {
    var items = ["a", "b", "c", "d", "e", "f"]
    var log: [String] = []
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      items.count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      cell.accessibilityLabel = items[indexPath.item]
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      items[indexPath.item] == "c"
        ? [] : [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: items[indexPath.item])))]
    }
    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
      UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      guard let item = coordinator.items.first, let source = item.sourceIndexPath,
        let place = coordinator.destinationIndexPath
      else { return }
      log.append("\(source.item) \(place.item) \(Int(item.previewSize.width))")
      collectionView.performBatchUpdates {
        items.insert(items.remove(at: source.item), at: place.item)
        collectionView.deleteItems(at: [source])
        collectionView.insertItems(at: [place])
      }
      coordinator.drop(item.dragItem, toItemAt: place)
    }
  }

  /// A delegate of drops into an item.
  private final class Folders: NSObject, UICollectionViewDropDelegate {
    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
      UICollectionViewDropProposal(operation: .copy, intent: .insertIntoDestinationIndexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {}
  }

  @Test func cellsKnowHowTheyAreDraggedAndDroppedOn() {
    FingerWorld().run { world in
      let items = Items(), folders = Folders(), layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 50)
      (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
      let view = UICollectionView(frame: world.window.bounds, collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      view.dataSource = items
      (view.dragDelegate, view.dropDelegate, view.dragInteractionEnabled) = (items, folders, true)
      world.window.addSubview(view)
      world.frame()
      var told: [UICellConfigurationState.DropState] = []
      let target = view.cellForItem(at: [0, 4])
      target?.configurationUpdateHandler = { _, state in
        if told.last != state.cellDropState { told.append(state.cellDropState) }
      }
      world.frame()
      world.down(50, 25)
      world.wait(0.6)
      world.move(150, 75)
      world.frame(0.4)
      let states = (0..<6).map { view.cellForItem(at: [0, $0])?.configurationState }
      #expect(states.filter { $0?.cellDragState == .dragging }.count == 1)
      #expect(states[0]?.cellDragState == .dragging)
      #expect(states[4]?.cellDropState == .targeted)
      #expect(states[5]?.cellDropState == .notTargeted)
      world.move(50, 75)
      world.frame(0.4)
      world.up()
      world.frame(1)
      world.frame(1)
      #expect(told == [.none, .targeted, .notTargeted, .none])
      let last = view.cellForItem(at: [0, 0])?.configurationState
      #expect(last?.cellDragState == UICellConfigurationState.DragState.none)
    }
  }

  @Test func itemsAreReorderedByDragging() {
    FingerWorld().run { world in
      let items = Items(), layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 50)
      (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
      let view = UICollectionView(frame: world.window.bounds, collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      view.dataSource = items
      (view.dragDelegate, view.dropDelegate, view.dragInteractionEnabled) = (items, items, true)
      world.window.addSubview(view)
      world.frame()
      world.down(50, 25)
      world.wait(0.6)
      world.move(150, 75)
      world.frame(0.4)
      let cells = view.visibleCells
      #expect(cells.first { $0.accessibilityLabel == "b" }?.frame.origin == .zero)
      #expect(cells.first { $0.accessibilityLabel == "a" }?.isHidden == true)
      world.up()
      world.frame(1)
      #expect(items.log == ["0 4 100"])
      #expect(items.items == ["b", "c", "d", "e", "a", "f"])
      #expect(view.visibleCells.compactMap(\.accessibilityLabel) == items.items)
      #expect(view.visibleCells.allSatisfy { !$0.isHidden })
      #expect(view.visibleCells.map(\.frame.minX) == [0, 100, 200, 0, 100, 200])
      // An item without anything to drag.
      world.down(150, 25)
      world.wait(0.6)
      world.move(250, 75)
      world.up()
      world.frame(1)
      #expect(items.log.count == 1)
    }
  }
}
