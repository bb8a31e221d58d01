import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Tests of the requests of collection views to layouts, and of the places to which they scroll.
@MainActor struct CollectionRequestTests {
  private final class Asked: UICollectionViewFlowLayout {
    var bounds: [CGRect] = []
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      bounds.append(newBounds)
      return super.shouldInvalidateLayout(forBoundsChange: newBounds)
    }
  }

  private let items = CountedCells([3, 20])

  private func view(_ layout: UICollectionViewLayout) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    return view
  }

  @Test func anotherFrameAsksTheLayout() {
    let layout = Asked(), view = view(layout)
    view.layoutIfNeeded()
    layout.bounds = []
    view.frame.size.height = 300
    #expect(layout.bounds == [CGRect(x: 0, y: 0, width: 320, height: 300)])
    view.frame.origin.x = 5
    #expect(layout.bounds.count == 1)
  }

  @Test func cellsThatCodeAsksForHaveTheLayoutsSize() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 70, height: 40)
    let view = view(layout)
    let cell = items.collectionView(view, cellForItemAt: IndexPath(item: 1, section: 1))
    #expect(cell.bounds.size == CGSize(width: 70, height: 40))
    let beyond = items.collectionView(view, cellForItemAt: IndexPath(item: 90, section: 1))
    #expect(beyond.bounds.size == .zero)
  }

  @Test func invalidatedItemsAddUp() {
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [[0, 1]])
    context.invalidateItems(at: [[0, 2]])
    #expect(context.invalidatedItemIndexPaths == [[0, 1], [0, 2]])
  }

  @Test(arguments: [true, false]) func sectionsThatScrollByThemselvesScrollToTheirItems(isShown: Bool) {
    let layout = UICollectionViewCompositionalLayout { _, _ in
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(200), heightDimension: .absolute(100)),
        subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .continuous
      return section
    }
    let view = view(layout)
    if isShown { view.layoutIfNeeded() }
    let path = IndexPath(item: 10, section: 1)
    view.scrollToItem(at: path, at: .left, animated: false)
    view.layoutIfNeeded()
    let cell = view.cellForItem(at: path)
    #expect(cell.map { $0.convert($0.bounds, to: view) } == CGRect(x: 0, y: 100, width: 200, height: 100))
    #expect(view.contentOffset == .zero)
  }
}
