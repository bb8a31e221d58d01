import Foundation
import Testing

@testable import UIKit

/// Tests of the messages that layouts receive when they are invalidated.
@MainActor struct LayoutInvalidationTests {
  private final class Layout: UICollectionViewFlowLayout {
    var contexts: [UICollectionViewLayoutInvalidationContext] = []
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      contexts.append(context)
      super.invalidateLayout(with: context)
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var count = 20, side: CGFloat = 100, questions = 0
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      questions += 1
      return CGSize(width: side, height: side)
    }
  }

  private let layout = Layout(), source = Source()

  private func view() -> UICollectionView {
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.delegate = source
    view.layoutIfNeeded()
    layout.contexts = []
    source.questions = 0
    return view
  }

  @Test func invalidationContextsDescribeTheInvalidation() throws {
    let view = view()
    layout.invalidateLayout()
    #expect(layout.contexts.map(\.invalidateEverything) == [true])
    #expect(layout.contexts.map(\.invalidateDataSourceCounts) == [false])
    layout.contexts = []
    view.reloadData()
    let reload = try #require(layout.contexts.first)
    #expect(reload.invalidateEverything)
    #expect(reload.invalidateDataSourceCounts)
    view.layoutIfNeeded()
    layout.contexts = []
    source.count = 21
    UIView.performWithoutAnimation { view.insertItems(at: [IndexPath(item: 0, section: 0)]) }
    #expect(layout.contexts.contains { $0.invalidateDataSourceCounts })
  }

  @Test func contentOffsetAdjustmentOfAContextIsApplied() {
    let view = view()
    #expect(view.contentSize == CGSize(width: 200, height: 1000))
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 150)
    context.contentSizeAdjustment = CGSize(width: 0, height: 30)
    layout.invalidateLayout(with: context)
    #expect(view.contentSize.height == 1030)
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 1000)
    #expect(view.contentOffset.y == 150)
    #expect(view.cellForItem(at: IndexPath(item: 2, section: 0)) != nil)
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) == nil)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 150)
  }

  /// A drag continues from the content offset that an invalidation context adjusts.
  @Test func contentOffsetAdjustmentOfAContextIsAppliedUnderAFinger() {
    let view = view()
    view.driver.beginDragging()
    view.driver.drag(by: CGPoint(x: 0, y: -100))
    #expect(view.contentOffset.y == 100)
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 150)
    layout.invalidateLayout(with: context)
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 250)
    view.driver.drag(by: CGPoint(x: 0, y: -110))
    #expect(view.contentOffset.y == 260)
    view.driver.endDragging(velocity: .zero)
  }

  @Test func delegatesAreAskedAgainOnlyIfTheContextRequestsIt() {
    let view = view()
    source.side = 50
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutDelegateMetrics = false
    layout.invalidateLayout(with: context)
    view.layoutIfNeeded()
    #expect(source.questions == 0)
    #expect(view.contentSize.height == 1000)
    layout.invalidateLayout(with: UICollectionViewFlowLayoutInvalidationContext())
    view.layoutIfNeeded()
    #expect(source.questions == 20)
    #expect(view.contentSize.height == 250)
  }

  @Test func attributesStayIfTheContextKeepsThem() {
    let view = view()
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutDelegateMetrics = false
    context.invalidateFlowLayoutAttributes = false
    source.side = 50
    layout.invalidateLayout(with: context)
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 200, height: 1000))
    layout.invalidateLayout(with: UICollectionViewFlowLayoutInvalidationContext())
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 200, height: 250))
  }

  /// Lines are as wide as the bounds without the insets, whenever the insets are set.
  @Test func linesFollowContentInsets() {
    let view = view()
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 200, height: 1000))
    view.contentInset.left = 100
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 100, height: 2000))
  }

  @Test func insetsOfSectionsCountFromTheSafeAreaOrTheMargins() {
    let view = view()
    view.contentInsetAdjustmentBehavior = .never
    view.setSafeArea(UIEdgeInsets(top: 10, left: 30, bottom: 0, right: 0))
    layout.sectionInset = UIEdgeInsets(top: 5, left: 5, bottom: 0, right: 0)
    func origin() -> CGPoint? {
      view.layoutIfNeeded()
      return layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.origin
    }
    layout.itemSize = CGSize(width: 40, height: 40)
    view.delegate = nil
    #expect(origin() == CGPoint(x: 5, y: 5))
    layout.sectionInsetReference = .fromSafeArea
    #expect(origin() == CGPoint(x: 35, y: 5))
    layout.sectionInsetReference = .fromLayoutMargins
    #expect(origin() == CGPoint(x: 5 + view.layoutMargins.left, y: 5))
  }

  @Test func itemsWithoutAWidthAreAskedForOne() {
    final class Row: UICollectionViewLayout {
      var widths: [Int: CGFloat] = [:], frames: [UICollectionViewLayoutAttributes] = []
      override func prepare() {
        var x: CGFloat = 0
        frames = (0..<3).map { item in
          let place = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
          place.frame = CGRect(x: x, y: 0, width: widths[item] ?? 0, height: 50)
          x = place.frame.maxX
          return place
        }
      }
      override var collectionViewContentSize: CGSize {
        CGSize(width: frames.last?.frame.maxX ?? 0, height: 50)
      }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        frames
      }
      override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
      ) -> Bool {
        widths.updateValue(preferredAttributes.frame.width, forKey: originalAttributes.indexPath.item) == nil
      }
    }
    final class Wide: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.frame.size.width = CGFloat(layoutAttributes.indexPath.item + 1) * 50
        return layoutAttributes
      }
    }
    let row = Row(),
      view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 400, height: 50), collectionViewLayout: row)
    source.count = 3
    view.register(Wide.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(row.frames.map(\.frame.width) == [50, 100, 150])
  }

  /// `init()` of contexts and of attributes need not be declared beside another initializer; a layout creates
  /// its own by it.
  @Test func contextsAndAttributesHaveInitialisersOfTheirOwn() {
    final class Typed: UICollectionViewLayoutInvalidationContext {
      let kind: Int
      init(kind: Int) { self.kind = kind }
    }
    final class Context: UICollectionViewLayoutInvalidationContext {
      let kind: Int
      override init() { kind = 7 }
    }
    final class Tinted: UICollectionViewLayoutAttributes {
      var tint: Int
      override init() { tint = 9 }
    }
    final class Own: UICollectionViewFlowLayout {
      var kinds: [Int?] = []
      override class var invalidationContextClass: AnyClass { Context.self }
      override class var layoutAttributesClass: AnyClass { Tinted.self }
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        kinds.append((context as? Context)?.kind)
        super.invalidateLayout(with: context)
      }
    }
    #expect(Typed(kind: 3).kind == 3)
    let own = Own(),
      view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 400, height: 50), collectionViewLayout: own)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    own.invalidateLayout()
    #expect(own.kinds.allSatisfy { $0 == 7 })
    #expect(!own.kinds.isEmpty)
    let attributes = own.layoutAttributesForItem(at: IndexPath(item: 1, section: 0)) as? Tinted
    #expect(attributes?.tint == 9)
    #expect((attributes?.copy() as? Tinted)?.tint == 9)
  }

  /// A layout that discards all its state, like BrickKit's, whose tests pass on iPhones.
  private final class Forgetful: UICollectionViewLayout {
    var known: [UICollectionViewLayoutAttributes]?
    var size = CGSize.zero, unready = 0
    override var collectionViewContentSize: CGSize { size }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      known = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { item in
        let place = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
        place.frame = CGRect(x: 0, y: 50 * CGFloat(item), width: 100, height: 50)
        return place
      }
      size = CGSize(width: 100, height: 50 * CGFloat(known?.count ?? 0))
      return known
    }
    override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
      known?[path.item]
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      if context.invalidateEverything { known = nil }
      super.invalidateLayout(with: context)
    }
    override func prepare(forCollectionViewUpdates items: [UICollectionViewUpdateItem]) {
      if known == nil { unready += 1 }
    }
    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes wanted: UICollectionViewLayoutAttributes,
      withOriginalAttributes old: UICollectionViewLayoutAttributes
    ) -> Bool {
      if known == nil { unready += 1 }
      return false
    }
  }

  @Test func layoutsAreNotAskedForAttributesBeforeTheyArePrepared() {
    final class Forgetting: NSObject, UICollectionViewDataSource {
      var count = 2
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.collectionViewLayout.invalidateLayout()
        return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
    }
    let layout = Forgetful(), source = Forgetting()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 100, height: 100))
    #expect(view.visibleCells.count == 2)
    #expect(layout.unready == 0)
    // Off the screen too, changes of items leave the rest of the layout unchanged.
    let first = view.cellForItem(at: IndexPath(item: 0, section: 0))
    source.count = 3
    view.insertItems(at: [IndexPath(item: 1, section: 0)])
    #expect(layout.unready == 0)
    #expect(view.visibleCells.count == 3)
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) === first)
  }

  /// BrickKit's `SnapToPointLayoutBehavior` sets insets during the first request for its elements, and its
  /// tests expect the resting content beyond them.
  @Test func contentBeginsBelowInsetsThatALayoutSetsFirst() {
    final class Insetting: UICollectionViewFlowLayout {
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        if collectionView?.contentInset.left != 35 { collectionView?.contentInset.left = 35 }
        return super.layoutAttributesForElements(in: rect)
      }
    }
    let layout = Insetting()
    layout.scrollDirection = .horizontal
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(view.contentSize.width > 100)
    #expect(view.contentOffset.x == -35)
    #expect(!view.visibleCells.isEmpty)
    // Self-sized content stays at its place.
    view.contentInset.left = 60
    view.layoutIfNeeded()
    #expect(view.contentOffset.x == -35)
  }
}
