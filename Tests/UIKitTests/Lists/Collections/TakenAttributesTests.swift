import CoreGraphics
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of when elements apply a layout's attributes (UICollectionViewLayoutAttributes, "Subclassing
/// Notes").
@MainActor struct TakenAttributesTests {
  private final class Counting: UICollectionViewCell {
    var count = 0
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) { count += 1 }
  }

  private func collection(_ source: CountedCells, _ layout: UICollectionViewLayout) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    view.register(Counting.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  private var flow: UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    return layout
  }

  @Test func changesToACellStayUntilItsAttributesChange() throws {
    let source = CountedCells([60]), view = collection(source, flow)
    let cell = try #require(view.cellForItem(at: [0, 4]) as? Counting)
    #expect(cell.count == 1)
    cell.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
    cell.alpha = 0.5
    cell.layer.zPosition = 7
    for offset in [5.0, 9] as [CGFloat] {
      view.contentOffset.y = offset
      view.layoutIfNeeded()
    }
    #expect(cell.transform.a == 0.9)
    #expect(cell.alpha == 0.5)
    #expect(cell.layer.zPosition == 7)
    #expect(cell.count == 1)
    (view.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize.height = 90
    view.layoutIfNeeded()
    #expect(cell.alpha == 1)
    #expect(cell.layer.zPosition == 0)
    #expect(cell.count == 2)
  }

  /// A cell that is reused for another item has that item's attributes, whatever was changed in it before.
  @Test func cellsThatServeAgainTakeOnTheirAttributes() throws {
    let source = CountedCells([60]), view = collection(source, flow)
    for cell in view.visibleCells { cell.alpha = 0.25 }
    view.contentOffset.y = 1000
    view.layoutIfNeeded()
    #expect(view.visibleCells.count > 5)
    #expect(view.visibleCells.allSatisfy { $0.alpha == 1 })
    for cell in view.visibleCells { cell.alpha = 0.25 }
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.visibleCells.allSatisfy { $0.alpha == 1 })
  }

  private final class Shaded: UICollectionViewLayoutAttributes {
    nonisolated(unsafe) var shade = 0
    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? Shaded)?.shade = shade
      return copy
    }
    override func isEqual(_ object: Any?) -> Bool {
      (object as? Shaded)?.shade == shade && super.isEqual(object)
    }
  }
  private final class Shading: UICollectionViewFlowLayout {
    var shade = 0
    override class var layoutAttributesClass: AnyClass { Shaded.self }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      super.layoutAttributesForElements(in: rect)?.map { one in
        let copy = one.copy() as? UICollectionViewLayoutAttributes ?? one
        (copy as? Shaded)?.shade = shade
        return copy
      }
    }
  }

  /// A layout's custom attributes report by `isEqual(_:)` whether they have changed.
  @Test func ownAttributesAreAskedWhetherTheyAreEqual() throws {
    let layout = Shading(), source = CountedCells([4])
    layout.itemSize = CGSize(width: 100, height: 100)
    let view = collection(source, layout)
    let cell = try #require(view.cellForItem(at: [0, 1]) as? Counting)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(cell.count == 1)
    layout.shade = 3
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(cell.count == 2)
  }

  /// The last row of a list has other corners, although its place is unchanged.
  @Test func listRowsApplyTheirLayoutAttributes() throws {
    let source = CountedCells([2])
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    let first = try #require(view.cellForItem(at: [0, 0]))
    #expect(first.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    source.counts = [1]
    view.performBatchUpdates { view.deleteItems(at: [[0, 1]]) }
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: [0, 0]) === first)
    #expect(first.layer.maskedCorners.contains(.layerMaxXMaxYCorner))
  }

  /// Cells that end displaying are reported in the order of their items.
  @Test func cellsGoInTheirOrder() {
    final class Told: NSObject, UICollectionViewDelegate {
      var paths: [Int] = []
      func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
      ) { paths.append(indexPath.item) }
    }
    let source = CountedCells([60]), told = Told(), view = collection(source, flow)
    view.delegate = told
    let shown = view.indexPathsForVisibleItems.map(\.item)
    view.contentOffset.y = 1500
    view.layoutIfNeeded()
    #expect(told.paths == shown)
    #expect(shown.count > 5)
  }
}
