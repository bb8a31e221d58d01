internal import CoreGraphics
public import Foundation

/// What a new layout has to take into account.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  public override init() { super.init() }

  /// Whether nothing of the old layout holds: `invalidateLayout()` or `reloadData()` was called.
  open internal(set) var invalidateEverything = false
  /// Whether there are other numbers of sections or items: after `reloadData()`, and where items come or go.
  open internal(set) var invalidateDataSourceCounts = false
  /// What `invalidateItems(at:)` was called with; nil before. Kept for the app: its layout alone knows what
  /// else follows from it.
  open internal(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// What is added to the content's offset at the next layout, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// What is added to the content's size until the next layout says it anew, in points.
  open var contentSizeAdjustment = CGSize.zero
  /// By the kinds of views.
  open internal(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// By the kinds of decorations; nil before `invalidateDecorationElements(ofKind:at:)` was called.
  open internal(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// Places of items that are moved by hand, before and now; nil where none are.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// Places that items which are moved by hand have now; nil where none are.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  final var target = CGPoint.zero
  /// Where the items that are moved by hand are wanted, in the content's points; zero where none are.
  open var interactiveMovementTarget: CGPoint { target }
  /// Adds to `invalidatedItemIndexPaths`; so the next two.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
  /// Adds to `invalidatedSupplementaryIndexPaths`.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:]).merging([
      elementKind: indexPaths
    ]) { $0 + $1 }
  }
  /// Adds to `invalidatedDecorationIndexPaths`.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:]).merging([
      elementKind: indexPaths
    ]) { $0 + $1 }
  }
}

/// What a new layout in lines has to take into account besides. Both are true at first, as Apple documents
/// them.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate is asked for sizes and spacings again.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the items are placed anew.
  open var invalidateFlowLayoutAttributes = true
}

/// Places the elements of a collection view. Subclass it, or use `UICollectionViewFlowLayout`.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  private weak var view: UICollectionView?
  final var isValid = false
  /// Whether the layout has been prepared, by the view that it belongs to or by the app.
  private(set) final var wasPrepared = false
  /// Whether the layout was told that nothing it knows holds, and has not been prepared since.
  final var isForgotten = false
  /// Whether `prepare()` is under way.
  private(set) final var isPreparing = false
  private var countsAreOld = false
  private var offsetAdjustment = CGPoint.zero
  /// What has changed since the layout was prepared.
  final var updates: [UICollectionViewUpdateItem] = []
  /// The change that is being shown; nil most of the time.
  final var change: ItemChange?
  /// Makes a decoration of a kind with a frame.
  final var decorations: [String: (CGRect) -> UICollectionReusableView?] = [:]

  public override init() { super.init() }
  /// One read from a document or an archive.
  public required init?(coder: NSCoder) { super.init() }
  /// Called once the layout was made from a document, as were all it is connected with.
  open func awakeFromNib() {}

  nonisolated open override var description: String { PrintedName.brackets(self) }

  /// Runs the `init()` of the class that a metatype names.
  convenience init(dynamicClass: Void) { self.init() }

  /// What flow layouts make their attributes of.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// What contexts are made of that the layout is invalidated with.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// The view that is laid out; nil for a layout in no view.
  open var collectionView: UICollectionView? { view }
  /// The size of all content, in points.
  open var collectionViewContentSize: CGSize { .zero }
  /// Called before the layout is asked for anything, after each invalidation.
  open func prepare() { wasPrepared = true }
  /// Everything that meets `rect`, of the content's points; more is allowed. By default nil: nothing is
  /// shown.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// In the content's points; by default nil, so for the next two.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// In the content's points; by default nil.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// In the content's points; by default nil.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Has decorations of a kind be of a class, made by its `init(frame:)`; nil takes the registration back.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = (viewClass as? UICollectionReusableView.Type).map { type in
      { type.make(frame: $0) as? UICollectionReusableView }
    }
  }
  /// Registers a xib whose first reusable view is the one to be shown; nil takes the registration back.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = nib.map { nib in
      { _ in
        nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UICollectionReusableView }.first
      }
    }
  }

  // MARK: - Invalidation

  /// Forgets all of the layout, by way of `invalidateLayout(with:)`.
  open func invalidateLayout() {
    let context = newContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = countsAreOld
    invalidateLayout(with: context)
  }
  /// Has the layout prepared before it is asked again. An override forgets what the context says is no longer
  /// true.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { invalidate(context) }
  /// Asked before the bounds move or get another size, so for each step of scrolling. Another size without
  /// an invalidation keeps the places.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// What the layout is invalidated with where the bounds are another.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { newContext() }
  /// What the layout is invalidated with where a cell that is seen asks for another size than it was given.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { newContext() }
  /// Whether a cell that asks for another size than it was given gets it. False by default.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  // MARK: - Scrolling and updates

  /// Where the content comes to rest that a finger lets go of with a speed, in points a millisecond; by
  /// default where it would, in the content's points. Called before
  /// `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)` of the delegate, which gets the answer;
  /// not called where pages are turned.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// Where the content is to be after an animated change, by default where it would be; in the content's
  /// points.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }
  /// Called with what changes, after `prepare()`.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called when the changes have been shown.
  open func finalizeCollectionViewUpdates() {}
  /// Called of the old layout, then `prepareForTransition(from:)` of the new one;
  /// `finalizeLayoutTransition()` of both at the end.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called of the new layout, before it takes over. Does nothing by default.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called when the new layout has taken over, of the old one first. Does nothing by default.
  open func finalizeLayoutTransition() {}
  /// Called where the size changes inside an animation block; `finalizeAnimatedBoundsChange()` after the
  /// elements were placed.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Called after the elements were placed for a size that changes inside an animation block. Does nothing by
  /// default.
  open func finalizeAnimatedBoundsChange() {}
  /// Where a cell comes from; by default a new one fades in in its place, and others come from where they
  /// were. While items change, or the size does so animated, it is asked for every item that is seen
  /// afterwards, by its path then, after `finalLayoutAttributesForDisappearingItem(at:)` was asked for every
  /// item that was seen before, by its path then; so for the views below. Nil for one that stays in sight
  /// has it begin where it is.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForItem(at: itemIndexPath).flatMap { change?.start(of: $0) }
  }
  /// Where a cell goes; by default one whose item is gone fades out in its place, and others go to their new
  /// places. One that stays in sight goes there in any case.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { change?.end(of: itemIndexPath, in: change?.destination ?? self) }
  /// Where a supplementary view comes from; by default a new one fades in in its place, or comes with its
  /// section.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath).flatMap {
      change?.start(ofView: $0, in: self)
    }
  }
  /// Where a supplementary view goes; by default one that is gone fades out in its place, or goes with its
  /// section.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    change?.end(
      ofView: ElementKey(kind: elementKind, path: elementIndexPath), in: change?.destination ?? self)
  }
  /// Where a decoration comes from; by default a new one fades in in its place. Nil for one that was there
  /// before.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let change, change.comes(ElementKey(kind: elementKind, path: decorationIndexPath), in: self) else {
      return nil
    }
    return layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath).flatMap {
      change.start(ofView: $0, in: self)
    }
  }
  /// By default nil: the decoration is gone at once.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The views that come and go with the changes which `prepare(forCollectionViewUpdates:)` was told of,
  /// though their sections stay. What comes has its place after the changes, what goes its place before.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Places before the changes, of supplementary views that go with them; none by default.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Places after the changes, of decorations that come with them; none by default.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Places before the changes, of decorations that go with them; none by default.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Whether the view is flipped, and its elements in it back, where the language runs against
  /// `developmentLayoutDirection`: the places of the layout, offsets and touches then count from the right.
  /// False by default. Flow layouts begin their lines at the leading side in any case.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  /// The direction that the layout's places were thought out for; left to right by default.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  // MARK: - Moving by hand

  /// The place in the order that an item gets which is moved to a point: that of the item which lies there,
  /// or the one it has.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { view?.indexPathForItem(at: position) ?? previousIndexPath }
  /// How an item looks while it is moved: as always, with its centre at a point.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let place =
      layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
      ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    place.center = position
    return place
  }
  /// What the layout is invalidated with at each step of a movement by hand, and at its end.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext { newContext() }
  /// What the layout is invalidated with when a movement by hand is over, or was taken back.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext { newContext() }

  // MARK: - For the collection view

  /// Whether the content begins at its right end, which a change of its width leaves where it is.
  var startsAtRight: Bool { false }
  /// The sections that scroll by themselves.
  var bands: [Int: OrthogonalBand] { [:] }
  /// What is seen, as handlers of sections change it.
  func handled(_ shown: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] { shown }
  /// Forgets the sizes that elements have asked for, and others that belong to the view as it was.
  func forgetSizes() {}
  /// The view's content insets, safe area or margins have changed. Layouts that read them are invalidated.
  func insetsDidChange() {}
  /// Keeps those sizes with their items.
  func followSizes(_ updates: RowUpdates) {}

  final func attach(to view: UICollectionView?) {
    self.view = view
    isValid = false
    wasPrepared = false
    forgetSizes()
  }

  final func prepareIfNeeded() {
    guard !isValid else { return }
    isValid = true
    wasPrepared = true
    isForgotten = false
    isPreparing = true
    prepare()
    isPreparing = false
    guard !updates.isEmpty else { return }
    let items = updates
    updates = []
    prepare(forCollectionViewUpdates: items)
    if change == nil { finalizeCollectionViewUpdates() }
  }

  /// As `invalidateLayout()`, because the data source has other items.
  final func invalidateCounts() {
    countsAreOld = true
    invalidateLayout()
    countsAreOld = false
  }

  /// How far the contexts of late want the content moved; nil for not at all.
  final func takeOffsetAdjustment() -> CGPoint? {
    defer { offsetAdjustment = .zero }
    return offsetAdjustment == .zero ? nil : offsetAdjustment
  }

  final func newContext() -> UICollectionViewLayoutInvalidationContext {
    (Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
      ?? UICollectionViewLayoutInvalidationContext.self)
      .created()
  }

  private func invalidate(_ context: UICollectionViewLayoutInvalidationContext) {
    isValid = false
    if context.invalidateEverything { isForgotten = true }
    offsetAdjustment.x += context.contentOffsetAdjustment.x
    offsetAdjustment.y += context.contentOffsetAdjustment.y
    guard let view else { return }
    let more = context.contentSizeAdjustment
    if more != .zero {
      view.contentSize = CGSize(
        width: view.contentSize.width + more.width, height: view.contentSize.height + more.height)
    }
    view.visible.asked = []
    view.setNeedsLayout()
  }
}
