import CoreGraphics
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of spaces around items, groups and boundary views of compositional layouts, as Apple documents
/// `NSCollectionLayoutEdgeSpacing`, `NSCollectionLayoutBoundarySupplementaryItem` and
/// `UIContentInsetsReference`.
@MainActor struct SectionSpacingTests {
  private final class Tall: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = 20 + 10 * CGFloat(layoutAttributes.indexPath.item)
      return layoutAttributes
    }
  }

  private let source = CountedCells([3])

  private func view(
    _ layout: UICollectionViewCompositionalLayout,
    cells: UICollectionViewCell.Type = UICollectionViewCell.self
  ) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout)
    view.register(cells, forCellWithReuseIdentifier: "cell")
    for kind in ["a", "b", "c"] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutSize
  {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func frames(
    _ group: NSCollectionLayoutGroup, cells: UICollectionViewCell.Type = UICollectionViewCell.self
  ) -> [CGRect] {
    view(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), cells: cells)
      .visibleCells.map(\.frame)
  }

  @Test func flexibleSpacesShareTheRemainingWidth() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(50), .absolute(40)))
    let other = NSCollectionLayoutItem(layoutSize: size(.absolute(130), .absolute(40)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item, other, item])
    group.interItemSpacing = .flexible(10)
    // 50 points are left for two spaces.
    #expect(frames(group).map(\.minX) == [0, 85, 250])
    group.interItemSpacing = .fixed(10)
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: .flexible(0), trailing: nil, bottom: .flexible(0))
    #expect(
      frames(group).map(\.origin) == [CGPoint(x: 25, y: 30), CGPoint(x: 85, y: 0), CGPoint(x: 250, y: 30)])
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(5), top: .fixed(7), trailing: .fixed(3), bottom: nil)
    #expect(
      frames(group).map(\.origin) == [CGPoint(x: 5, y: 7), CGPoint(x: 68, y: 0), CGPoint(x: 213, y: 7)])
  }

  @Test func groupsHaveSpaceAroundThem() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(100), .absolute(50)), subitems: [item])
    group.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(20), top: .fixed(4), trailing: nil, bottom: .fixed(6))
    #expect(
      frames(group).map(\.origin) == [CGPoint(x: 20, y: 4), CGPoint(x: 20, y: 64), CGPoint(x: 20, y: 124)])
  }

  @Test func itemsBesideEachOtherBecomeAsHighAsTheHighest() {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1.0 / 3), .uniformAcrossSiblings(estimate: 15)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(15)), subitems: [item, item, item])
    #expect(frames(group, cells: Tall.self).map(\.height) == [40, 40, 40])
    #expect(item.layoutSize.heightDimension.isUniformAcrossSiblings)
  }

  @Test func boundaryViewsLieWhereTheyAreAligned() {
    let all = size(.fractionalWidth(1), .absolute(50))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: all, subitems: [NSCollectionLayoutItem(layoutSize: all)]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 30)
    func boundary(_ kind: String, _ alignment: NSRectAlignment, _ offset: CGPoint = .zero)
      -> NSCollectionLayoutBoundarySupplementaryItem
    {
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.absolute(60), .absolute(20)), elementKind: kind, alignment: alignment,
        absoluteOffset: offset)
    }
    let trailing = boundary("b", .topTrailing, CGPoint(x: -2, y: 3))
    trailing.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    section.boundarySupplementaryItems = [boundary("a", .top), trailing, boundary("c", .bottomTrailing)]
    let view = view(UICollectionViewCompositionalLayout(section: section))
    func frame(_ kind: String) -> CGRect? {
      view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))?.frame
    }
    #expect(frame("a") == CGRect(x: 110, y: 0, width: 60, height: 20))
    #expect(frame("b") == CGRect(x: 210, y: 24, width: 54, height: 16))
    #expect(frame("c") == CGRect(x: 210, y: 190, width: 60, height: 20))
    section.supplementariesFollowContentInsets = false
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(frame("c")?.maxX == 300)
  }

  @Test func theWholeLayoutHasViewsAtItsEnds() {
    let all = size(.fractionalWidth(1), .absolute(300)), line = size(.fractionalWidth(1), .absolute(40))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: all, subitems: [NSCollectionLayoutItem(layoutSize: all)]))
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: line, elementKind: "a", alignment: .top)
    header.pinToVisibleBounds = true
    configuration.boundarySupplementaryItems = [
      header,
      NSCollectionLayoutBoundarySupplementaryItem(layoutSize: line, elementKind: "b", alignment: .bottom),
    ]
    source.counts = [2, 1]
    let view = view(UICollectionViewCompositionalLayout(section: section, configuration: configuration))
    #expect(view.contentSize.height == 980)
    #expect(view.indexPathsForVisibleSupplementaryElements(ofKind: "a") == [IndexPath(index: 0)])
    view.contentOffset.y = 380
    view.layoutIfNeeded()
    #expect(view.supplementaryView(forElementKind: "a", at: IndexPath(index: 0))?.frame.minY == 380)
    #expect(view.supplementaryView(forElementKind: "b", at: IndexPath(index: 0))?.frame.minY == 940)
  }

  @Test func sectionsRespectTheSafeAreaByDefault() {
    let all = size(.fractionalWidth(1), .absolute(50))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: all, subitems: [NSCollectionLayoutItem(layoutSize: all)]))
    section.contentInsets.leading = 5
    let view = view(UICollectionViewCompositionalLayout(section: section))
    view.setSafeArea(UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 20))
    func span() -> [CGFloat] {
      view.collectionViewLayout.invalidateLayout()
      view.layoutIfNeeded()
      return view.visibleCells.first.map { [$0.frame.minX, $0.frame.maxX] } ?? []
    }
    #expect(span() == [45, 280])
    section.contentInsetsReference = .none
    #expect(span() == [5, 300])
  }

  @Test func leadingIsAtTheRightWhereTextRunsToTheLeft() throws {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(100), .absolute(50)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item]))
    section.contentInsets.leading = 10
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.absolute(60), .absolute(20)), elementKind: "a", alignment: .topLeading)
    ]
    let layout = UICollectionViewCompositionalLayout(section: section), view = view(layout)
    func mirror() {
      view.semanticContentAttribute = .forceRightToLeft
      layout.invalidateLayout()
      view.layoutIfNeeded()
    }
    mirror()
    #expect(view.visibleCells.map(\.frame.minX) == [190, 90, 190])
    #expect(
      view.supplementaryView(forElementKind: "a", at: IndexPath(item: 0, section: 0))?.frame.minX == 230)
    let band = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.absolute(100), .absolute(50)), subitems: [item]))
    band.contentInsets.leading = 10
    band.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    source.counts = [6]
    let side = UICollectionViewCompositionalLayout(section: band), other = self.view(side)
    other.semanticContentAttribute = .forceRightToLeft
    other.reloadData()
    side.invalidateLayout()
    other.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
    other.layoutIfNeeded()
    // Remaining cells are removed from their former scroll view.
    #expect(other.visibleCells.count == 6)
    #expect(other.visibleCells.allSatisfy { $0.superview === other })
    other.setCollectionViewLayout(side, animated: false)
    other.layoutIfNeeded()
    let first = try #require(other.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(first.convert(first.bounds, to: other).minX == 190)
  }

  /// Inserted rows that are higher than estimated do not move the content under a dragging finger.
  @Test func visibleItemsStayInPlaceUnderAFinger() throws {
    let line = size(.fractionalWidth(1), .estimated(10))
    final class Fifty: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = 50
        return layoutAttributes
      }
    }
    source.counts = [1000]
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: line, subitems: [NSCollectionLayoutItem(layoutSize: line)]))
    let view = view(UICollectionViewCompositionalLayout(section: section), cells: Fifty.self)
    view.contentOffset.y = 5000
    view.layoutIfNeeded()
    let path = view.indexPathsForVisibleItems[2]
    let before = try #require(view.cellForItem(at: path)).frame.minY - view.contentOffset.y
    view.driver.beginDragging()
    for step in 1...20 {
      view.driver.drag(by: CGPoint(x: 0, y: 6 * CGFloat(step)))
      view.layoutIfNeeded()
    }
    let after = try #require(view.cellForItem(at: path)).frame.minY - view.contentOffset.y
    #expect(view.indexPathsForVisibleItems[0].item < path.item - 3)
    #expect(abs(after - before - 120) < 0.01)
    view.driver.endDragging(velocity: .zero)
  }
}
