internal import CoreGraphics
public import Foundation

/// The changes that a layout has to take into account when it is invalidated.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  public override init() { super.init() }

  /// A Boolean value that indicates whether the whole layout is invalid: `invalidateLayout()` or
  /// `reloadData()` was called.
  open internal(set) var invalidateEverything = false
  /// A Boolean value that indicates whether the numbers of sections or items have changed: after
  /// `reloadData()`, and when items are inserted or deleted.
  open internal(set) var invalidateDataSourceCounts = false
  /// Stored only. The index paths passed to `invalidateItems(at:)`; nil before. As on iOS, the client's
  /// layout reads them, since it alone knows the consequences.
  open internal(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The offset added to the content offset in the next layout, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The size added to the content size until the next layout computes it again, in points.
  open var contentSizeAdjustment = CGSize.zero
  /// The index paths of invalidated supplementary views, by kind.
  open internal(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The index paths of invalidated decoration views, by kind; nil before
  /// `invalidateDecorationElements(ofKind:at:)` was called.
  open internal(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// The previous index paths of items that the user moves; nil if there are none.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The current index paths of items that the user moves; nil if there are none.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  final var target = CGPoint.zero
  /// The target position of the items that the user moves, in the content's coordinate space; zero if there
  /// are none.
  open var interactiveMovementTarget: CGPoint { target }
  /// Adds index paths to `invalidatedItemIndexPaths`.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
  /// Adds index paths to `invalidatedSupplementaryIndexPaths`.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:]).merging([
      elementKind: indexPaths
    ]) { $0 + $1 }
  }
  /// Adds index paths to `invalidatedDecorationIndexPaths`.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:]).merging([
      elementKind: indexPaths
    ]) { $0 + $1 }
  }
}

/// The additional changes that a flow layout has to take into account. Both properties are `true` by default,
/// as Apple documents them.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// A Boolean value that determines whether the delegate is asked for sizes and spacings again.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// A Boolean value that determines whether the items are placed again.
  open var invalidateFlowLayoutAttributes = true
}

/// An object that places the elements of a collection view. Subclass it, or use
/// ``UICollectionViewFlowLayout``.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  private weak var view: UICollectionView?
  final var isValid = false
  /// A Boolean value that indicates whether the layout has been prepared, by its view or by the client.
  private(set) final var wasPrepared = false
  /// A Boolean value that indicates whether the whole layout was invalidated and has not been prepared since.
  final var isForgotten = false
  /// A Boolean value that indicates whether `prepare()` is running.
  private(set) final var isPreparing = false
  private var countsAreOld = false
  private var offsetAdjustment = CGPoint.zero
  /// The updates made since the layout was prepared.
  final var updates: [UICollectionViewUpdateItem] = []
  /// The change that is being shown; usually nil.
  final var change: ItemChange?
  /// The factories of decoration views, by kind.
  final var decorations: [String: (CGRect) -> UICollectionReusableView?] = [:]

  public override init() { super.init() }
  /// Creates a layout from a document or an archive.
  public required init?(coder: NSCoder) { super.init() }
  /// Called once the layout and all objects connected with it were created from a document.
  open func awakeFromNib() {}

  nonisolated open override var description: String { PrintedName.brackets(self) }

  /// Runs the `init()` of the class that a metatype names.
  convenience init(dynamicClass: Void) { self.init() }

  /// The class of the attributes that flow layouts create.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of the contexts with which the layout is invalidated.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// The collection view of the layout; nil for a layout without one.
  open var collectionView: UICollectionView? { view }
  /// The size of the content, in points.
  open var collectionViewContentSize: CGSize { .zero }
  /// Prepares the layout. Called before the layout is asked for anything, after each invalidation.
  open func prepare() { wasPrepared = true }
  /// Returns the attributes of all elements that intersect `rect`, in the content's coordinate space; more
  /// are allowed. The default is nil: nothing is shown.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// Returns the attributes of an item, in the content's coordinate space. The default is nil.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes of a supplementary view, in the content's coordinate space. The default is nil.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes of a decoration view, in the content's coordinate space. The default is nil.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Registers the class of decoration views of a kind, which are created with `init(frame:)`; nil removes
  /// the registration.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = (viewClass as? UICollectionReusableView.Type).map { type in
      { type.make(frame: $0) as? UICollectionReusableView }
    }
  }
  /// Registers a nib whose first reusable view is shown; nil removes the registration.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = nib.map { nib in
      { _ in
        nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UICollectionReusableView }.first
      }
    }
  }

  // MARK: - Invalidation

  /// Invalidates the whole layout through `invalidateLayout(with:)`.
  open func invalidateLayout() {
    let context = newContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = countsAreOld
    invalidateLayout(with: context)
  }
  /// Marks the layout as needing preparation before it is asked again. An override discards what the context
  /// invalidates.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { invalidate(context) }
  /// Returns whether a change of bounds invalidates the layout. Called before the bounds change their origin
  /// or size, so for each step of scrolling. A change of size without an invalidation keeps the positions.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Returns the context with which a change of bounds invalidates the layout.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { newContext() }
  /// Returns the context with which a visible cell's preferred size invalidates the layout.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { newContext() }
  /// Returns whether a cell gets its preferred size if it differs from the given one. The default is `false`.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  // MARK: - Scrolling and updates

  /// Returns the content offset at which scrolling ends after the finger lifts, in the content's coordinate
  /// space. The default is the proposed offset. Called before the delegate's
  /// `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`, which receives the result; not called
  /// with paging.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: The offset at which scrolling would end without the layout.
  ///   - velocity: The velocity at which the finger lifted, in points per millisecond.
  /// - Returns: The content offset.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// Returns the content offset after an animated change, in the content's coordinate space. The default is
  /// the proposed offset.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }
  /// Prepares for the given updates. Called after `prepare()`.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called when the updates have been shown.
  open func finalizeCollectionViewUpdates() {}
  /// Prepares the old layout for a transition. Called before `prepareForTransition(from:)` of the new layout;
  /// at the end, `finalizeLayoutTransition()` of both is called.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Prepares the new layout for a transition, before it replaces the old one. Does nothing by default.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called when the new layout has replaced the old one, for the old one first. Does nothing by default.
  open func finalizeLayoutTransition() {}
  /// Prepares for a change of size in an animation block; `finalizeAnimatedBoundsChange()` is called after
  /// the elements were placed.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Called after the elements were placed for a change of size in an animation block. Does nothing by
  /// default.
  open func finalizeAnimatedBoundsChange() {}
  /// Returns the initial attributes of a cell. By default, a new cell fades in at its position, and others
  /// start at their old positions. During an update, or an animated change of size, the layout is asked for
  /// every item that is visible afterwards, by its new index path, after
  /// `finalLayoutAttributesForDisappearingItem(at:)` was called for every item that was visible before, by
  /// its old one; likewise for the views below. With nil, a cell that stays visible starts at its current
  /// position.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForItem(at: itemIndexPath).flatMap { change?.start(of: $0) }
  }
  /// Returns the final attributes of a cell. By default, a deleted item's cell fades out at its position, and
  /// others end at their new positions. One that stays visible ends there in any case.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { change?.end(of: itemIndexPath, in: change?.destination ?? self) }
  /// Returns the initial attributes of a supplementary view. By default, a new one fades in at its position,
  /// or appears with its section.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath).flatMap {
      change?.start(ofView: $0, in: self)
    }
  }
  /// Returns the final attributes of a supplementary view. By default, a deleted one fades out at its
  /// position, or disappears with its section.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    change?.end(
      ofView: ElementKey(kind: elementKind, path: elementIndexPath), in: change?.destination ?? self)
  }
  /// Returns the initial attributes of a decoration view. By default, a new one fades in at its position; nil
  /// for one that was there before.
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
  /// Returns the final attributes of a decoration view. The default is nil: the view disappears immediately.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the index paths, after the changes, of supplementary views that are inserted with the updates
  /// passed to `prepare(forCollectionViewUpdates:)` although their sections stay. The default is none.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Returns the index paths, before the changes, of supplementary views that are deleted with them. The
  /// default is none.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Returns the index paths, after the changes, of decoration views that are inserted with them. The default
  /// is none.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Returns the index paths, before the changes, of decoration views that are deleted with them. The default
  /// is none.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// A Boolean value that indicates whether the view is flipped, and its elements flipped back, if the
  /// language runs against `developmentLayoutDirection`: positions, offsets and touches then count from the
  /// right. The default is `false`. Flow layouts begin their lines at the leading edge in any case.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  /// The direction for which the layout's positions were designed. The default is left to right.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  // MARK: - Interactive movement

  /// Returns the index path of an item that is moved to a point: that of the item at the point, or its own.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { view?.indexPathForItem(at: position) ?? previousIndexPath }
  /// Returns the attributes of an item while it is moved: its usual ones, centred at a point.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let place =
      layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
      ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    place.center = position
    return place
  }
  /// Returns the context with which each step of an interactive movement, and its end, invalidates the
  /// layout.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext { newContext() }
  /// Returns the context with which the end or the cancellation of an interactive movement invalidates the
  /// layout.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext { newContext() }

  // MARK: - Used by the collection view

  /// A Boolean value that indicates whether the content begins at its right end, whose position a change of
  /// width keeps.
  var startsAtRight: Bool { false }
  /// The orthogonally scrolling sections.
  var bands: [Int: OrthogonalBand] { [:] }
  /// Returns the visible elements as modified by the handlers of sections.
  func handled(_ shown: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] { shown }
  /// Discards the preferred sizes of elements, and others that depend on the view's state.
  func forgetSizes() {}
  /// Called when the view's content insets, safe area or margins have changed. Layouts that read them are
  /// invalidated.
  func insetsDidChange() {}
  /// Moves the preferred sizes along with their items.
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

  /// Invalidates the layout because the data source has other items.
  final func invalidateCounts() {
    countsAreOld = true
    invalidateLayout()
    countsAreOld = false
  }

  /// Returns the accumulated content offset adjustment of recent contexts and resets it; nil if there is
  /// none.
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
