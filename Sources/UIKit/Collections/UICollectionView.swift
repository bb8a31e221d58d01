// long file: the open members must stand in the class body
internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// A view that shows items placed by a layout. Cells are created as they come into view.
///
/// A collection view read from a document shows the document's cells at their stored frames until a data
/// source is set.
open class UICollectionView: UIScrollView {
  override class var sizesOwnContent: Bool { true }
  override class func lendsMargins(_ axis: NSLayoutConstraint.Axis) -> Bool { false }
  /// The directions in which a layout scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// Vertical and horizontal scrolling.
    case vertical, horizontal
  }

  /// The positions to which a collection view scrolls an item.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The raw value of the option set.
    public let rawValue: UInt
    /// Creates an option set from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Aligns the top edges.
    public static let top = ScrollPosition(rawValue: 1)
    /// Centres the item vertically.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// Aligns the bottom edges.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// Aligns the left edges.
    public static let left = ScrollPosition(rawValue: 8)
    /// Centres the item horizontally.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// Aligns the right edges.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The kind of the headers of a flow layout.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of the footers of a flow layout.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  private weak var source: (any UICollectionViewDataSource)?
  private var layoutStorage: UICollectionViewLayout
  final weak var collectionDelegate: (any UICollectionViewDelegate)?
  /// The number of items in each section; nil before the data source was asked.
  final var counts: [Int]?
  /// A Boolean value that indicates whether the content began at its right end when its size was last read.
  final var beganAtRight = false
  final var visible = VisibleElements()
  final var registry = CellRegistry<UICollectionViewCell>()
  /// The registrations of supplementary views, by kind.
  final var supplementaryRegistries: [String: CellRegistry<UICollectionReusableView>] = [:]
  final var selection: [IndexPath] = []
  /// The section index at the right edge; `needsIndex` indicates whether its titles have to be read.
  final var sectionIndex: SectionIndex?
  final var needsIndex = true
  final var prefetching = Prefetching()
  /// The item under a finger.
  final var pressed: IndexPath?
  final var background: UIView?
  /// The row of a list that is swiped open, and the touch that closed it and does nothing else.
  final var swipe: RowSwipe?
  final weak var spentTouch: UITouch?
  /// The cells and section views of the document, shown until a data source is set.
  final var documentViews: [UIView]?
  /// Returns the sample cells of the document in a running view; nil once they are created, or if they never
  /// will be.
  final var makeExamples: (() -> [UIView])?
  /// The number of open groups of updates, their changes, and their completion handlers.
  final var updateDepth = 0
  final var waitingUpdates: [UICollectionViewUpdateItem] = []
  final var updateCompletions: [(Bool) -> Void] = []
  /// The items, by their index paths before the open updates, whose cells are to be configured again.
  final var waitingFills: [IndexPath] = []
  final var reloadsAfterUpdates = false
  /// A Boolean value that indicates whether elements are being placed; invalidations by their own layout are
  /// ignored meanwhile.
  final var isPlacing = false
  /// A Boolean value that indicates whether left and right are exchanged because the layout runs against the
  /// language's direction.
  final var isFlipped = false
  /// The item that the user moves, and the content offset when its position was last updated.
  final var carry: ItemCarry?
  final var lastOffset = CGPoint.zero
  /// The drag and drop support; nil for a view without drag and drop delegates.
  final var dragging: RowDragging?
  private var dragsItems: Bool?
  /// The cell that the data source is configuring again.
  final var reconfigured: UICollectionViewCell?

  /// Creates a collection view with a frame and a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    layoutStorage = layout
    super.init(frame: frame)
    backgroundColor = .systemBackground
    layout.attach(to: self)
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  /// Runs the `init(frame:collectionViewLayout:)` of the class that a metatype names.
  convenience init(dynamicFrame: CGRect, layout: UICollectionViewLayout) {
    self.init(frame: dynamicFrame, collectionViewLayout: layout)
  }

  /// Creates a collection view from a document or an archive.
  public required init?(coder: NSCoder) {
    let nib = coder as? NibCoder
    layoutStorage = nib?.collectionLayout ?? UICollectionViewFlowLayout()
    super.init(coder: coder)
    layoutStorage.attach(to: self)
    if let nib { decodeCollection(from: nib) }
  }

  // MARK: - Data

  /// The object that provides the items. A weak reference.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    get { source }
    set {
      source = newValue
      if newValue != nil { leaveDocument() }
      forgetItems()
    }
  }
  /// The object that prepares the data of items that are about to be shown. A weak reference.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet {
      prefetching = Prefetching()
      setNeedsLayout()
    }
  }
  /// A Boolean value that determines whether `prefetchDataSource` is notified of items that come near.
  open var isPrefetchingEnabled = true { didSet { setNeedsLayout() } }
  /// Discards all items and reads them again from the data source in the next layout.
  open func reloadData() { forgetItems() }
  /// The number of sections last read from the data source, which is asked if it has not been; 0 without one.
  open var numberOfSections: Int { loadedCounts.count }
  /// Returns the number of items last read from the data source. Traps if the section does not exist.
  open func numberOfItems(inSection section: Int) -> Int { loadedCounts[section] }

  // MARK: - Layout

  /// The layout that places the items. Setting another lays out with it immediately, without animation.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layoutStorage }
    set { replaceLayout(with: newValue) }
  }
  /// Changes the layout, optionally animated, without a completion handler.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }
  /// Changes the layout; if animated, the elements move from their positions to the new ones.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    guard layout !== layoutStorage else {
      completion?(true)
      return
    }
    if animated, dataSource != nil, window != nil { return moveElements(to: layout, completion) }
    replaceLayout(with: layout)
    completion?(true)
  }
  /// Returns the attributes of an item, in the content's coordinate space, from the layout, which is prepared
  /// first.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return layoutStorage.layoutAttributesForItem(at: indexPath)
  }
  /// Returns the attributes of a supplementary view, in the content's coordinate space; nil if the layout has
  /// no such view.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return layoutStorage.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
  override func restingOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    if isPagingEnabled { return proposed }
    return collectionViewLayout.targetContentOffset(
      forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    resizesAnimated ? layoutResized() : layoutItems()
  }
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    collectionViewLayout.insetsDidChange()
  }
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    collectionViewLayout.insetsDidChange()
  }
  override func contentInsetsDidChange() {
    super.contentInsetsDidChange()
    collectionViewLayout.insetsDidChange()
  }
  override func environmentDidChange() {
    super.environmentDidChange()
    collectionViewLayout.forgetSizes()
    collectionViewLayout.invalidateLayout()
  }
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let was = layer.bounds
      if newValue != was { boundsWillChange(to: newValue) }
      super.bounds = newValue
      followAnimatedBounds(from: was)
    }
  }
  open override var frame: CGRect {
    get { super.frame }
    set {
      let was = layer.bounds
      let size = newValue.standardized.size, isUpright = transform.isIdentity
      if isUpright, size != was.size { boundsWillChange(to: CGRect(origin: was.origin, size: size)) }
      super.frame = newValue
      guard layer.bounds.size != was.size else { return }
      // Below a transform, the frame does not determine the bounds.
      if !isUpright { boundsHaveChanged() }
      followAnimatedBounds(from: was)
    }
  }

  // MARK: - Elements

  /// Returns the index path of the item at a point in the content's coordinate space; nil if there is none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }
  /// Returns the index path of a cell; nil if the cell is not visible.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    visible.cells.first { $0.value === cell }?.key
  }
  /// Returns the cell of an item; nil if the item is not visible.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { visible.cells[indexPath] }
  /// The visible cells, in the order of their index paths.
  open var visibleCells: [UICollectionViewCell] { visible.cells.sorted { $0.key < $1.key }.map(\.value) }
  /// The index paths of the visible cells, in order.
  open var indexPathsForVisibleItems: [IndexPath] { visible.cells.keys.sorted() }
  /// Returns a supplementary view; nil if it is not visible.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { visible.views[ElementKey(kind: elementKind, path: indexPath)] }
  /// Returns the visible supplementary views of a kind, in no particular order.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    visible.views.filter { $0.key.kind == elementKind }.map(\.value)
  }
  /// Returns the index paths of the visible supplementary views of a kind, in order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    visible.views.keys.filter { $0.kind == elementKind }.map(\.path).sorted()
  }
  /// Scrolls to an item; does nothing if the layout has no attributes for it. An orthogonally scrolling
  /// section is scrolled, too.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    let counts = loadedCounts
    raiseUnless(
      counts.indices.contains(indexPath.section),
      """
      scrollToItem(at:at:animated:): Attempted to scroll the collection view to an out-of-bounds section \
      (\(indexPath.section)) when there are only \(counts.count) sections.
      """)
    raiseUnless(
      indexPath.lies(in: counts),
      """
      scrollToItem(at:at:animated:): Attempted to scroll the collection view to an out-of-bounds item \
      (\(indexPath.item)) when there are only \(counts[indexPath.section]) items in section \
      \(indexPath.section).
      """)
    scroll(to: indexPath, at: scrollPosition, animated: animated)
  }
  /// The view behind the items, which fills the collection view and does not scroll.
  open var backgroundView: UIView? {
    get { background }
    set {
      if background !== newValue { background?.removeFromSuperview() }
      background = newValue
      if let newValue { insertSubview(newValue, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: - Reuse

  /// Registers a class for a reuse identifier; nil removes the registration, as in all methods below.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registry.register(cellClass, for: identifier)
  }
  /// Registers a nib whose first view must be a cell.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    registry.register(nib, for: identifier)
  }
  /// Registers a class for supplementary views of a kind. The class is checked when the first view is
  /// requested.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    supplementaryRegistries[elementKind, default: CellRegistry()].register(
      viewClass, for: identifier, isLate: true)
  }
  /// Registers a nib whose first view must be a `UICollectionReusableView`.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    supplementaryRegistries[kind, default: CellRegistry()].register(nib, for: identifier)
  }
  /// Returns a cell that is no longer shown, or a new one of the registered class, nib or prototype. Stops
  /// the program if nothing is registered.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    cellToReconfigure(identifier, at: indexPath)
      ?? asked(forItemAt: indexPath) { dequeueCell(identifier) }
  }
  /// Returns a view that is no longer shown, or a new one of the registered class, nib or prototype. Stops
  /// the program if nothing is registered.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    asked(forItemAt: indexPath, kind: elementKind) { dequeueView(identifier, kind: elementKind) }
  }

  /// Begins a transition to another layout that a gesture drives through the `transitionProgress` of the
  /// returned layout.
  ///
  /// - Parameters:
  ///   - layout: The layout that the transition leads to.
  ///   - completion: Called at the end with whether the transition was finished, and whether its animation
  ///     was completed.
  /// - Returns: The layout of the transition.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout { beginTransition(to: layout, completion) }
  /// A closure called at the end of a transition: `completed` indicates whether the new layout is in place,
  /// `finished` whether the animation ran to its end.
  public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void
  /// Ends an interactive transition by animating to the new layout.
  open func finishInteractiveTransition() { endTransition(isFinished: true) }
  /// Ends an interactive transition by animating back to the old layout.
  open func cancelInteractiveTransition() { endTransition(isFinished: false) }
  final var transition: LayoutTransition?

  // MARK: - Selection

  /// A Boolean value that determines whether taps select items while the view is not edited. The default is
  /// `true`.
  open var allowsSelection = true
  /// A Boolean value that determines whether several items can be selected while the view is not edited; a
  /// tap on a selected item then deselects it. The default is `false`. Setting it to `false` deselects
  /// nothing.
  open var allowsMultipleSelection = false
  /// A Boolean value that determines whether taps select items while the view is edited. The default is
  /// `false`.
  open var allowsSelectionDuringEditing = false
  /// A Boolean value that determines whether several items can be selected while the view is edited, even
  /// without `allowsSelectionDuringEditing`. The default is `false`.
  open var allowsMultipleSelectionDuringEditing = false
  /// Stored only. A Boolean value that determines whether an item is selected when it gets the focus. Keys
  /// move no focus.
  open var selectionFollowsFocus = false
  /// Stored only. A Boolean value that determines whether items can have the focus. Keys move no focus.
  open var allowsFocus = true
  /// Stored only. A Boolean value that determines whether items can have the focus while the view is edited.
  /// Keys move no focus.
  open var allowsFocusDuringEditing = true
  /// Stored only. A Boolean value that determines whether items open when a drag rests on them. Spring
  /// loading is not implemented.
  open var isSpringLoaded = false
  /// Stored only. A Boolean value that determines whether the focus returns to the item that had it last.
  /// Keys move no focus.
  open var remembersLastFocusedIndexPath = false
  /// A Boolean value that indicates whether updates are open, or an item that the user moves is not where the
  /// data source has it.
  open var hasUncommittedUpdates: Bool { updateDepth > 0 || carry != nil }
  /// The mode in which cells trigger a new measurement of their sizes. With `enabled`,
  /// `invalidateIntrinsicContentSize()` of the cell and a new content configuration do; with
  /// `enabledIncludingConstraints`, changes of constraints in the cell, such as by another text, do as well.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled {
    didSet {
      hearing = selfSizingInvalidation == .enabledIncludingConstraints ? hearing ?? ListHearing() : nil
    }
  }
  private final var hearing: ListHearing?
  /// A Boolean value that determines whether the next layout animates to the new sizes of self-sizing cells.
  final var resizesAnimated = false
  /// The modes in which visible self-sizing cells are measured again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Never, when a cell invalidates its size, and also when constraints in a cell change.
    case disabled, enabled, enabledIncludingConstraints
  }
  /// A Boolean value that determines whether cells are shown in editing mode.
  open var isEditing = false {
    didSet {
      if isEditing != oldValue { for cell in visible.cells.values { cell.setNeedsUpdateConfiguration() } }
    }
  }
  /// The index paths of the selected items, in the order of selection; empty, never nil, if there are none.
  open var indexPathsForSelectedItems: [IndexPath]? { selection }
  /// Selects an item, or deselects all items if `indexPath` is nil. The delegate is not notified.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, scrollPosition: scrollPosition, animated: animated)
  }
  /// Deselects an item. The delegate is not notified.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

  // MARK: - Touches

  /// A touch that no view in an item handles highlights the item.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    guard !closesRow(touches) else { return }
    press(touches.first.flatMap { indexPathForItem(at: $0.location(in: self)) })
  }
  /// While a row of a list is swiped open, only its actions receive touches.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard let swipe, let hit, !hit.isDescendant(of: swipe.strip) else { return hit }
    return self
  }
  override func dragWillMove() { closeRow(animated: true) }
  override func attachGestures() {
    addSelectionPan()
    addGestureRecognizer(makeSwipePan())
    addGestureRecognizer(makeMenuPress())
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard !closesRow(touches) else { return closeRow(animated: true) }
    let item = pressed
    let end = touches.first.flatMap { indexPathForItem(at: $0.location(in: self)) }
    if let item, item == end { userSelectsItem(at: item) }
    press(nil)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    press(nil)
  }

  // MARK: - Batch updates

  /// Animates the changes that `updates` makes together, and calls `completion` when the animation has ended.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    finishUpdates(completion)
  }
  /// Inserts items. Their index paths refer to the state after all changes, which the data source's counts
  /// have to fit.
  open func insertItems(at indexPaths: [IndexPath]) {
    updateItems(indexPaths.map { UICollectionViewUpdateItem(.insert, after: $0) })
  }
  /// Deletes items. Their index paths refer to the state before all changes.
  open func deleteItems(at indexPaths: [IndexPath]) {
    updateItems(indexPaths.map { UICollectionViewUpdateItem(.delete, before: $0) })
  }
  /// Replaces the cells of items. Their index paths refer to the state before all changes.
  open func reloadItems(at indexPaths: [IndexPath]) {
    updateItems(indexPaths.map { UICollectionViewUpdateItem(.reload, before: $0, after: $0) })
  }
  /// Moves an item from an index path before all changes to one after them.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    updateItems([UICollectionViewUpdateItem(.move, before: indexPath, after: newIndexPath)])
  }
  /// Inserts sections. Their indexes refer to the state after all changes.
  open func insertSections(_ sections: IndexSet) {
    updateItems(UICollectionViewUpdateItem.sections(sections) { .init(.insert, after: $0) })
  }
  /// Deletes sections. Their indexes refer to the state before all changes.
  open func deleteSections(_ sections: IndexSet) {
    updateItems(UICollectionViewUpdateItem.sections(sections) { .init(.delete, before: $0) })
  }
  /// Replaces the cells of sections. Their indexes refer to the state before all changes.
  open func reloadSections(_ sections: IndexSet) {
    updateItems(UICollectionViewUpdateItem.sections(sections) { .init(.reload, before: $0, after: $0) })
  }
  /// Moves a section with its items from an index before all changes to one after them.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    updateItems([
      UICollectionViewUpdateItem(
        .move, before: IndexPath(item: NSNotFound, section: section),
        after: IndexPath(item: NSNotFound, section: newSection))
    ])
  }
  /// Asks the data source to configure the existing cells of items again.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  // MARK: - Dragging and dropping

  /// The delegate that provides items to drag; without one, no item can be dragged. A weak reference.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    didSet { takePartInDrags() }
  }
  /// The delegate that handles drops; without one, nothing can be dropped. A weak reference.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
    didSet { takePartInDrags() }
  }
  /// A Boolean value that determines whether items can be dragged. The default is `true` on iPads only, as
  /// Apple documents it.
  open var dragInteractionEnabled: Bool {
    get { dragsItems ?? UIDragInteraction.isEnabledByDefault }
    set {
      dragsItems = newValue
      takePartInDrags()
    }
  }
  /// A Boolean value that indicates whether items of this view are being dragged.
  open var hasActiveDrag: Bool { dragging?.isDragging ?? false }
  /// A Boolean value that indicates whether a drag over the view may be dropped there.
  open var hasActiveDrop: Bool { dragging?.isDroppedOn ?? false }

  // MARK: - Interactive movement

  /// Begins the interactive movement of an item, which then follows the target position. Returns `false` if
  /// the item may not be moved.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { lift(indexPath) }
  /// Moves the item to a point in the content's coordinate space. The others make room where the layout and
  /// the delegate allow the item.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    carryItem(to: targetPosition)
  }
  /// Ends the interactive movement: the item stays at its new position, and the data source is notified.
  open func endInteractiveMovement() { dropItem(isCancelled: false) }
  /// Cancels the interactive movement and returns the item to its original position.
  open func cancelInteractiveMovement() { dropItem(isCancelled: true) }

  override func delegateDidChange() {
    collectionDelegate = delegate as? any UICollectionViewDelegate
    layoutStorage.invalidateLayout()
  }

  final func replaceLayout(with layout: UICollectionViewLayout) {
    guard layout !== layoutStorage else { return }
    endMovements()
    layoutStorage.attach(to: nil)
    layout.attach(to: self)
    take(layout)
  }

  /// Ends gesture-driven transitions and movements before another layout replaces the current one.
  final func endMovements() {
    if transition != nil { endTransition(isFinished: false) }
    dropItem(isCancelled: true)
  }

  /// Replaces the layout by another one that is already attached.
  final func take(_ layout: UICollectionViewLayout) {
    _ = Swift.exchange(&layoutStorage, with: layout)
    setNeedsLayout()
  }
}
