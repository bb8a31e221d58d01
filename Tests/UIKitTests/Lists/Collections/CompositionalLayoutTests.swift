import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Tests of compositional layouts and content configurations, by Apple's documentation of
/// `NSCollectionLayoutGroup` and `UIListContentConfiguration`.
@MainActor struct CompositionalLayoutTests {
  private func frames(_ section: NSCollectionLayoutSection, _ counts: [Int], headers: [String] = []) -> (
    UICollectionView, [CGRect]
  ) {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 600),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    let source = CountedCells(counts)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in headers {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    view.dataSource = source
    view.layoutIfNeeded()
    return withExtendedLifetime(source) { (view, view.visibleCells.map(\.frame)) }
  }

  private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutSize
  {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  @Test func aGridOfThirdsWraps() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1.0 / 3), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    let (view, cells) = frames(section, [5])
    #expect(
      cells == [
        CGRect(x: 0, y: 0, width: 100, height: 50), CGRect(x: 100, y: 0, width: 100, height: 50),
        CGRect(x: 200, y: 0, width: 100, height: 50), CGRect(x: 0, y: 60, width: 100, height: 50),
        CGRect(x: 100, y: 60, width: 100, height: 50),
      ])
    #expect(view.contentSize == CGSize(width: 300, height: 110))
  }

  /// The closure of a custom group receives the size of the group, not of the section, and the view's traits.
  @Test func customGroupsReceiveTheirOwnSize() {
    var rooms: [CGSize] = [], styles: [UIUserInterfaceStyle] = []
    let custom = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(0.5), .absolute(80))) {
      rooms.append($0.container.effectiveContentSize)
      styles.append($0.traitCollection.userInterfaceStyle)
      let width = $0.container.contentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: width / 2, y: 0, width: width / 2, height: 80))
      ]
    }
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(80)), subitems: [custom])
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 600),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
    view.traitOverrides.userInterfaceStyle = .dark
    let source = CountedCells([2])
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
      view.collectionViewLayout.prepare()
    }
    view.layoutIfNeeded()
    #expect(Set(rooms.map(\.width)) == [150])
    #expect(Set(rooms.map(\.height)) == [80])
    #expect(Set(styles) == [.dark])
    #expect(view.visibleCells.map(\.frame.minX).sorted() == [75, 225])
    withExtendedLifetime(source) {}
  }

  @Test func elementsInARectangleEqualThoseOfALinearSearch() throws {
    // Items of a custom group may lie outside their group, before and behind others.
    let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(40))) { _ in
      [
        CGRect(x: 0, y: 0, width: 50, height: 40), CGRect(x: 60, y: -130, width: 50, height: 20),
        CGRect(x: 120, y: 90, width: 50, height: 70),
      ]
      .map { NSCollectionLayoutGroupCustomItem(frame: $0) }
    }
    let (view, _) = frames(NSCollectionLayoutSection(group: group), [300])
    let layout = view.collectionViewLayout
    let all = try (0..<300).map {
      try #require(layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0)))
    }
    for y in stride(from: -200.0, to: 4400, by: 37) {
      let rect = CGRect(x: 40, y: y, width: 60, height: 55)
      let found = (layout.layoutAttributesForElements(in: rect) ?? []).map(\.indexPath.item)
      #expect(found.sorted() == all.filter { $0.frame.overlaps(rect) }.map(\.indexPath.item))
    }
  }

  @Test func insetsHeadersAndNestedGroups() {
    let tall = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    tall.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let half = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), subitems: [half])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [tall, column])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 15, trailing: 20)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(44)), elementKind: "header", alignment: .top)
    ]
    let (view, cells) = frames(section, [3, 1], headers: ["header"])
    #expect(
      cells == [
        CGRect(x: 12, y: 50, width: 129, height: 96), CGRect(x: 145, y: 49, width: 135, height: 50),
        CGRect(x: 145, y: 99, width: 135, height: 50), CGRect(x: 12, y: 214, width: 129, height: 96),
      ])
    let headers = view.visibleSupplementaryViews(ofKind: "header").map(\.frame).sorted { $0.minY < $1.minY }
    #expect(
      headers == [
        CGRect(x: 10, y: 0, width: 270, height: 44), CGRect(x: 10, y: 164, width: 270, height: 44),
      ])
    #expect(view.contentSize.height == 328)
  }

  /// Apple's documentation of `boundarySupplementaryItems` of a layout's configuration: a header of the whole
  /// layout, whose path has one index.
  @Test func headersOfTheWholeLayoutStandBesideSectionsThatScroll() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(100), .absolute(50)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    var seen = 0
    section.visibleItemsInvalidationHandler = { items, _, _ in seen = items.count }
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(32)), elementKind: "top", alignment: .top)
    ]
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 600),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: section, configuration: configuration))
    let source = CountedCells([3])
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "top", withReuseIdentifier: "view")
    view.dataSource = source
    view.layoutIfNeeded()
    let tops = view.visibleSupplementaryViews(ofKind: "top").map(\.frame)
    #expect(tops == [CGRect(x: 0, y: 0, width: 300, height: 32)])
    #expect(view.visibleCells.count == 3)
    #expect(seen == 3)
  }

  @Test func badgesKeepToTheirItems() throws {
    let width = NSCollectionLayoutDimension.fractionalWidth(0.5)
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(10)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.5)))
    let below = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(10)), elementKind: "line",
      containerAnchor: NSCollectionLayoutAnchor(edges: .bottom),
      itemAnchor: NSCollectionLayoutAnchor(edges: .top))
    let item = NSCollectionLayoutItem(
      layoutSize: size(width, .fractionalHeight(1)), supplementaryItems: [badge])
    item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    group.supplementaryItems = [below]
    let section = NSCollectionLayoutSection(group: group)
    let ground = NSCollectionLayoutDecorationItem.background(elementKind: "ground")
    ground.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    section.decorationItems = [ground]
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 600),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    let source = CountedCells([4])
    view.dataSource = source
    view.collectionViewLayout.prepare()
    let layout = view.collectionViewLayout, wide = view.bounds.width
    func place(_ kind: String, _ item: Int) -> CGRect? {
      layout.layoutAttributesForSupplementaryView(ofKind: kind, at: IndexPath(item: item, section: 0))?.frame
    }
    // 5 points inside the item, 6 outside its edge.
    #expect(place("badge", 0) == CGRect(x: wide / 2 - 19, y: 0, width: 20, height: 10))
    #expect(place("badge", 3) == CGRect(x: wide - 19, y: 50, width: 20, height: 10))
    #expect(place("line", 0) == CGRect(x: 0, y: 50, width: wide, height: 10))
    #expect(place("line", 2)?.minY == 100)
    #expect(place("line", 1) == nil)
    let decoration = layout.layoutAttributesForDecorationView(
      ofKind: "ground", at: IndexPath(item: 0, section: 0))
    let inside = CGRect(x: 2, y: 1, width: wide - 6, height: 96)
    #expect(decoration?.frame == inside)
    #expect(
      layout.layoutAttributesForSupplementaryView(ofKind: "badge", at: IndexPath(item: 0, section: 0))?.zIndex
        == 1)
  }

  @Test func countedItemsShareTheRoom() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), subitem: item, count: 2)
    group.interItemSpacing = .fixed(20)
    let (_, cells) = frames(NSCollectionLayoutSection(group: group), [2])
    #expect(
      cells == [CGRect(x: 0, y: 0, width: 140, height: 40), CGRect(x: 160, y: 0, width: 140, height: 40)])
  }

  @Test func aCellShowsItsConfiguration() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
    var content = cell.defaultContentConfiguration()
    content.text = "First"
    content.secondaryText = "Second"
    cell.contentConfiguration = content
    cell.layoutIfNeeded()
    let view = try #require(cell.contentView as? UIListContentView)
    #expect(view.frame == cell.bounds)
    content.text = "Other"
    cell.contentConfiguration = content
    #expect(cell.contentView === view)
    #expect((view.configuration as? UIListContentConfiguration)?.text == "Other")
  }
}
