import Foundation
import Testing
import UIKit
import UIKitTestSupport
import UIKitTesting

/// Tests of collection views in right-to-left languages. Flow layouts begin at the leading side whatever
/// `flipsHorizontallyInOppositeLayoutDirection` returns. That property flips the view itself, as the notes of
/// apps that set it describe: offsets then count from the right (CruGlobal's GodTools).
@MainActor final class MirroredLayoutTests {
  // Created lazily: until then another test may open a window, which would lie in front of this screen's.
  private lazy var screen = HeadlessScreen(size: CGSize(width: 300, height: 400), scale: 2)
  private let source = CountedCells([7])

  private func show(_ layout: UICollectionViewLayout, headers: Bool = false) -> UICollectionView {
    screen.window.traitOverrides.layoutDirection = .rightToLeft
    let view = UICollectionView(frame: screen.window.bounds, collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    if headers {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "view")
    }
    view.dataSource = source
    screen.show(view)
    screen.advance(by: 0.1)
    return view
  }

  /// Returns the frame of a cell in the window.
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
    #expect(try place(2, in: view).minX == 0)
    #expect(try place(3, in: view).origin == CGPoint(x: 204, y: 60))
    #expect(view.indexPathForItem(at: CGPoint(x: 250, y: 20)) == IndexPath(item: 0, section: 0))
    #expect(view.transform == .identity)
  }

  @Test func rowsThatScrollBeginAtTheRight() throws {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 90, height: 400)
    let view = show(layout)
    #expect(view.contentSize.width == 690)
    #expect(view.contentOffset.x == 390)
    #expect(try place(0, in: view).maxX == 300)
    #expect(try place(1, in: view).maxX == 200)
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
    // The contents of cells are not mirrored: their left is left.
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(cell.convert(CGPoint.zero, to: nil).x == 200)
    #expect(view.indexPathForItem(at: view.convert(CGPoint(x: 250, y: 20), from: nil))?.item == 0)
    // A finger that moves to the right reveals the content at the left.
    screen.drag(from: CGPoint(x: 50, y: 200), to: CGPoint(x: 200, y: 200))
    screen.advance(by: 3)
    #expect(view.contentOffset.x > 100)
    screen.window.traitOverrides.layoutDirection = .leftToRight
    screen.advance(by: 0.1)
    #expect(view.transform == .identity)
    #expect(cell.transform == .identity)
  }

  private func compositional(
    _ section: NSCollectionLayoutSection, isHorizontal: Bool
  ) -> UICollectionViewCompositionalLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = isHorizontal ? .horizontal : .vertical
    return UICollectionViewCompositionalLayout(section: section, configuration: configuration)
  }
  private func size(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(height))
  }

  @Test func compositionalRowsThatScrollBeginAtTheRight() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(100, 400), subitems: [NSCollectionLayoutItem(layoutSize: size(100, 400))])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 30)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(20, 400), elementKind: UICollectionView.elementKindSectionHeader, alignment: .leading)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let layout = compositional(section, isHorizontal: true), view = show(layout, headers: true)
    // The header, 10 points, seven cells and 30 points.
    #expect(view.contentSize.width == 760)
    #expect(view.contentOffset.x == 460)
    #expect(try place(0, in: view).maxX == 270)
    #expect(try place(1, in: view).maxX == 170)
    func headerEdge() -> CGFloat? {
      view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0)
      ).map { $0.convert($0.bounds, to: nil).maxX }
    }
    #expect(headerEdge() == CGFloat(300))
    view.contentOffset.x = 200
    screen.advance(by: 0.1)
    #expect(headerEdge() == CGFloat(300))
    #expect(try place(4, in: view).maxX == 130)
    #expect(view.visibleCells.count == 4)
    #expect(
      layout.layoutAttributesForElements(in: CGRect(x: 640, y: 0, width: 10, height: 10))?.map(
        \.indexPath.item)
        == [0])
  }

  /// Content smaller than the visible area is aligned to the right.
  @Test func shortCompositionalRowsAreAtTheRight() throws {
    source.counts = [2]
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(100, 400), subitems: [NSCollectionLayoutItem(layoutSize: size(100, 400))])
    let view = show(compositional(NSCollectionLayoutSection(group: group), isHorizontal: true))
    #expect(try place(0, in: view).maxX == 300)
    #expect(try place(1, in: view).maxX == 200)
  }

  /// Tests sections that scroll vertically in a layout that scrolls horizontally, and the opposite.
  @Test func sectionsThatScrollByThemselvesBeginAtTheRight() throws {
    source.counts = [7, 7]
    let item = NSCollectionLayoutItem(layoutSize: size(200, 100))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(200, 100), subitems: [item]))
    section.orthogonalScrollingBehavior = .continuous
    let view = show(compositional(section, isHorizontal: true))
    #expect(view.contentSize.width == 400)
    #expect(view.contentOffset.x == 100)
    #expect(try place(0, in: view) == CGRect(x: 100, y: 0, width: 200, height: 100))
    #expect(try place(1, in: view) == CGRect(x: 100, y: 100, width: 200, height: 100))
    let next = try #require(view.cellForItem(at: IndexPath(item: 0, section: 1)))
    #expect(next.convert(next.bounds, to: nil).maxX == 100)
    screen.swipe(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 100), during: 0.2)
    screen.advance(by: 3)
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) == nil)
    #expect(view.contentOffset.x == 100)
    let down = show(compositional(section, isHorizontal: false))
    #expect(try place(0, in: down) == CGRect(x: 100, y: 0, width: 200, height: 100))
    #expect(try place(1, in: down).maxX == 100)
  }

  /// A view that the layout has flipped is not mirrored again.
  @Test func aFlippedCompositionalViewIsMirroredOnce() throws {
    final class Flipped: UICollectionViewCompositionalLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(100, 50), subitems: [NSCollectionLayoutItem(layoutSize: size(100, 50))])
    let view = show(Flipped(section: NSCollectionLayoutSection(group: group)))
    #expect(try place(0, in: view).maxX == 300)
  }

  /// A safe area inset at the left side is not applied at the right.
  @Test func safeAreasAreNotMirrored() throws {
    screen.window.traitOverrides.layoutDirection = .rightToLeft
    let controller = UIViewController(),
      all = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    controller.additionalSafeAreaInsets.left = 30
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: all, subitems: [NSCollectionLayoutItem(layoutSize: all)]))
    let view = UICollectionView(
      frame: controller.view.bounds, collectionViewLayout: compositional(section, isHorizontal: false))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    controller.view.addSubview(view)
    screen.show(controller)
    screen.advance(by: 0.1)
    let box = try place(0, in: view)
    #expect(box.minX == CGFloat(30))
    #expect(box.maxX == CGFloat(300))
  }
}
