import Foundation
import Testing
import UIKit
import UIKitTesting

/// Collection views in languages from right to left. Flow layouts begin at the leading side whatever
/// `flipsHorizontallyInOppositeLayoutDirection` says; that flips the view itself, as the notes of apps that
/// set it say: offsets then count from the right (CruGlobal's GodTools).
@MainActor @Suite final class MirroredLayoutTests {
  // Made when it is needed: until then another test may open a window, which would lie before this screen's.
  private lazy var screen = HeadlessScreen(size: CGSize(width: 300, height: 400), scale: 2)
  private let source = CountedCells([7])

  private func show(_ layout: UICollectionViewLayout) -> UICollectionView {
    screen.window.traitOverrides.layoutDirection = .rightToLeft
    let view = UICollectionView(frame: screen.window.bounds, collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    screen.show(view)
    screen.advance(by: 0.1)
    return view
  }

  /// Where a cell is seen, in the window.
  private func place(_ item: Int, in view: UICollectionView) throws -> CGRect {
    let cell = try #require(view.cellForItem(at: IndexPath(item: item, section: 0)))
    return cell.convert(cell.bounds, to: nil)
  }

  @Test func linesBeginAtTheRight() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 50)
    layout.minimumLineSpacing = 10
    layout.sectionInset.left = 6
    let view = show(layout)
    #expect(try place(0, in: view) == CGRect(x: 204, y: 0, width: 90, height: 50))
    #expect(try place(2, in: view).minX == 0 && place(3, in: view).origin == CGPoint(x: 204, y: 60))
    #expect(view.indexPathForItem(at: CGPoint(x: 250, y: 20)) == IndexPath(item: 0, section: 0))
    #expect(view.transform == .identity)
  }

  @Test func rowsThatScrollBeginAtTheRight() throws {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 90, height: 400)
    let view = show(layout)
    #expect(view.contentSize.width == 690 && view.contentOffset.x == 390)
    #expect(try place(0, in: view).maxX == 300 && place(1, in: view).maxX == 200)
    source.counts = [8]
    view.insertItems(at: [IndexPath(item: 7, section: 0)])
    screen.advance(by: 1)
    #expect(view.contentOffset.x == 490)
    #expect(try place(0, in: view).maxX == 300)
  }

  private final class Shelf: UICollectionViewLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    override var collectionViewContentSize: CGSize { CGSize(width: 700, height: 400) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      (0..<7).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        .filter { $0.frame.intersects(rect) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: CGFloat(indexPath.item) * 100, y: 0, width: 100, height: 400)
      return attributes
    }
  }

  @Test func viewsFlipWhoseLayoutsWantIt() throws {
    let view = show(Shelf())
    #expect(view.contentOffset.x == 0)
    #expect(try place(0, in: view) == CGRect(x: 200, y: 0, width: 100, height: 400))
    // What cells show is not mirrored: their left is left.
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(cell.convert(CGPoint.zero, to: nil).x == 200)
    #expect(view.indexPathForItem(at: view.convert(CGPoint(x: 250, y: 20), from: nil))?.item == 0)
    // A finger that moves to the right brings what lies at the left.
    screen.drag(from: CGPoint(x: 50, y: 200), to: CGPoint(x: 200, y: 200))
    screen.advance(by: 3)
    #expect(view.contentOffset.x > 100)
    screen.window.traitOverrides.layoutDirection = .leftToRight
    screen.advance(by: 0.1)
    #expect(view.transform == .identity && cell.transform == .identity)
  }
}
