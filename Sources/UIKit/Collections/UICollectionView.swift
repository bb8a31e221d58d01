// long file: the table of contents of UICollectionView; Swift cannot override members of extensions
internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// Items placed by a layout, made as they come into view.
///
/// A collection view read from a document shows the document's cells at their stored frames until a data
/// source is set.
open class UICollectionView: UIScrollView {
  override class var sizesOwnContent: Bool { true }
  override class func lendsMargins(_ axis: NSLayoutConstraint.Axis) -> Bool { false }
  /// Which way a layout scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// Down, and to the right.
    case vertical, horizontal
  }

  /// Where an item is brought by scrolling to it.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The value that stands for it.
    public let rawValue: UInt
    /// The one with a value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// With the top edges together.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle of the height.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// With the bottom edges together.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// With the left edges together.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle of the width.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// With the right edges together.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The kind of a flow layout's headers.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a flow layout's footers.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  private weak var source: (any UICollectionViewDataSource)?
  private var layoutStorage: UICollectionViewLayout
  final weak var collectionDelegate: (any UICollectionViewDelegate)?
  /// The number of items in each section; nil before the data source was asked.
  final var counts: [Int]?
  /// Whether the content began at its right end when its size was read last.
  final var beganAtRight = false
  final var visible = VisibleElements()
  final var registry = CellRegistry<UICollectionViewCell>()
  /// By kind.
  final var supplementaryRegistries: [String: CellRegistry<UICollectionReusableView>] = [:]
  final var selection: [IndexPath] = []
  /// The letters at the right edge, and whether the data source is to be asked for them.
  final var sectionIndex: SectionIndex?
  final var needsIndex = true
  final var prefetching = Prefetching()
  /// The item that a finger rests on.
  final var pressed: IndexPath?
  final var background: UIView?
  /// The row of a list that is pulled aside, and the touch that was spent on closing it.
  final var swipe: RowSwipe?
  final weak var spentTouch: UITouch?
  /// The cells and section views of the document that show until a data source is set.
  final var documentViews: [UIView]?
  /// Makes the cells that the document shows, of a view that runs; nil once they are made, or never will be.
  final var makeExamples: (() -> [UIView])?
  /// How many batches of changes are open, what they have changed, and who waits for their end.
  final var updateDepth = 0
  final var waitingUpdates: [UICollectionViewUpdateItem] = []
  final var updateCompletions: [(Bool) -> Void] = []
  /// Items, by where they were before the updates that are open, whose cells are to be filled anew.
  final var waitingFills: [IndexPath] = []
  final var reloadsAfterUpdates = false
  /// Elements are being put in place; those that lay themselves out meanwhile do not have it done again.
  final var isPlacing = false
  /// Whether left and right are exchanged, for the layout runs the other way than the language.
  final var isFlipped = false
  /// The item that is moved by hand, and the content offset when its place was last known.
  final var carry: ItemCarry?
  final var lastOffset = CGPoint.zero
  /// How the view takes part in drags; nil for one without delegates for them.
  final var dragging: RowDragging?
  private var dragsItems: Bool?
  /// The cell that the data source fills anew.
  final var reconfigured: UICollectionViewCell?

  /// A collection view with a layout.
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

  /// One read from a document or an archive.
  public required init?(coder: NSCoder) {
    let nib = coder as? NibCoder
    layoutStorage = nib?.collectionLayout ?? UICollectionViewFlowLayout()
    super.init(coder: coder)
    layoutStorage.attach(to: self)
    if let nib { decodeCollection(from: nib) }
  }

  // MARK: - Data

  /// Where items come from; not retained.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    get { source }
    set {
      source = newValue
      if newValue != nil { leaveDocument() }
      forgetItems()
    }
  }
  /// Told when items are about to be shown; not retained.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet {
      prefetching = Prefetching()
      setNeedsLayout()
    }
  }
  /// Whether `prefetchDataSource` is told of items that come near.
  open var isPrefetchingEnabled = true { didSet { setNeedsLayout() } }
  /// Forgets every item and asks the data source anew at the next layout.
  open func reloadData() { forgetItems() }
  /// As last read from the data source, which is asked where that has not been done; 0 without one.
  open var numberOfSections: Int { loadedCounts.count }
  /// As last read from the data source; traps for a section that does not exist.
  open func numberOfItems(inSection section: Int) -> Int { loadedCounts[section] }

  // MARK: - Layout

  /// What places the items. Setting another lays out by it at once, without animation.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layoutStorage }
    set { replaceLayout(with: newValue) }
  }
  /// Takes another layout, as the method with a completion.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }
  /// Takes another layout; animated, the elements move from their places to the new ones.
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
  /// What the layout says, prepared first; so for supplementary elements. In the content's points.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return layoutStorage.layoutAttributesForItem(at: indexPath)
  }
  /// Nil for a view that the layout does not have.
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
      // Below a transform the frame does not say what the bounds become.
      if !isUpright { boundsHaveChanged() }
      followAnimatedBounds(from: was)
    }
  }

  // MARK: - Elements

  /// `point` is in the content's points; nil where there is no item.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }
  /// Nil for a cell that is not shown.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    visible.cells.first { $0.value === cell }?.key
  }
  /// Nil where the item is not shown.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { visible.cells[indexPath] }
  /// In the order of their index paths.
  open var visibleCells: [UICollectionViewCell] { visible.cells.sorted { $0.key < $1.key }.map(\.value) }
  /// Of the cells that are shown, in the order of the paths.
  open var indexPathsForVisibleItems: [IndexPath] { visible.cells.keys.sorted() }
  /// Nil where it is not shown.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { visible.views[ElementKey(kind: elementKind, path: indexPath)] }
  /// In no order; empty where none is shown.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    visible.views.filter { $0.key.kind == elementKind }.map(\.value)
  }
  /// In the order of the paths.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    visible.views.keys.filter { $0.kind == elementKind }.map(\.path).sorted()
  }
  /// Does nothing for an item that the layout does not have. In a section that scrolls by itself, that
  /// section scrolls too.
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
  /// A view behind the items that fills the collection view and does not scroll.
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

  /// Nil takes the registration back; so for all below.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registry.register(cellClass, for: identifier)
  }
  /// The xib's first view has to be a cell.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    registry.register(nib, for: identifier)
  }
  /// The class is looked up when the first view is asked for.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    supplementaryRegistries[elementKind, default: CellRegistry()].register(
      viewClass, for: identifier, isLate: true)
  }
  /// The xib's first view has to be a `UICollectionReusableView`.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    supplementaryRegistries[kind, default: CellRegistry()].register(nib, for: identifier)
  }
  /// A cell that is no longer shown, or a new one of the registered class, nib or prototype; stops the
  /// program where there is none.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    cellToReconfigure(identifier, at: indexPath)
      ?? asked(forItemAt: indexPath) { dequeueCell(identifier) }
  }
  /// One that is no longer shown, or a new one of the registered class, xib or prototype; stops the program
  /// where there is none.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    asked(forItemAt: indexPath, kind: elementKind) { dequeueView(identifier, kind: elementKind) }
  }

  /// Begins a change to another layout that a gesture drives by the `transitionProgress` of the layout which
  /// is returned. `completion` hears whether the change was finished, and whether its end was seen.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout { beginTransition(to: layout, completion) }
  /// Whether the new layout has stayed, and whether the animation came to its end.
  public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void
  /// Goes on to the new layout by itself.
  open func finishInteractiveTransition() { endTransition(isFinished: true) }
  /// Goes back to the old layout.
  open func cancelInteractiveTransition() { endTransition(isFinished: false) }
  final var transition: LayoutTransition?

  // MARK: - Selection

  /// Of the four, the last two count while the view is edited; several make a tap on a selected item
  /// deselect it.
  open var allowsSelection = true
  /// False unless set. Setting it to false deselects nothing.
  open var allowsMultipleSelection = false
  /// Whether taps select while the view is edited; false unless set.
  open var allowsSelectionDuringEditing = false
  /// Whether taps select several while the view is edited, also without `allowsSelectionDuringEditing`; false
  /// unless set.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether an item is selected when the focus comes to it. Kept for the app: keys move no focus.
  open var selectionFollowsFocus = false
  /// Whether items can have the focus. Kept for the app: keys move no focus.
  open var allowsFocus = true
  /// The same while it is edited. Kept for the app: keys move no focus.
  open var allowsFocusDuringEditing = true
  /// Whether items open what they stand for while something is dragged above them. Kept for the app: nothing
  /// springs open.
  open var isSpringLoaded = false
  /// Whether the focus comes back to where it was. Kept for the app: keys move no focus.
  open var remembersLastFocusedIndexPath = false
  /// Whether a batch of changes is open, or a row that the user pulls or moves has changed what the data
  /// source does not know of yet.
  open var hasUncommittedUpdates: Bool { updateDepth > 0 || carry != nil }
  /// What has cells ask for their sizes anew: `enabled` is `invalidateIntrinsicContentSize()` of the cell,
  /// and another content configuration; `enabledIncludingConstraints` also what changes constraints in the
  /// cell, such as another text.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled {
    didSet {
      hearing = selfSizingInvalidation == .enabledIncludingConstraints ? hearing ?? ListHearing() : nil
    }
  }
  private final var hearing: ListHearing?
  /// Sizes that cells have asked for anew are taken up animated by the next layout.
  final var resizesAnimated = false
  /// When cells that are seen get another size because their content wants one.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Never, where a cell says so, and also where something changes constraints in a cell.
    case disabled, enabled, enabledIncludingConstraints
  }
  /// Whether cells show what edits them.
  open var isEditing = false {
    didSet {
      if isEditing != oldValue { for cell in visible.cells.values { cell.setNeedsUpdateConfiguration() } }
    }
  }
  /// In the order of selection; empty, never nil, where none is.
  open var indexPathsForSelectedItems: [IndexPath]? { selection }
  /// Nil deselects everything. The delegate is not told.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, scrollPosition: scrollPosition, animated: animated)
  }
  /// The delegate is not told.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

  // MARK: - Touches

  /// A touch that nothing in an item takes presses the item.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    guard !closesRow(touches) else { return }
    press(touches.first.flatMap { indexPathForItem(at: $0.location(in: self)) })
  }
  /// While a row of a list is pulled aside, nothing but its actions takes touches.
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

  // MARK: - Changes

  /// Runs `updates`, whose changes are seen together; `completion` is called when they have come to their
  /// end.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    finishUpdates(completion)
  }
  /// Places after all changes; the counts of the data source have to fit.
  open func insertItems(at indexPaths: [IndexPath]) {
    updateItems(indexPaths.map { UICollectionViewUpdateItem(.insert, after: $0) })
  }
  /// Places before all changes.
  open func deleteItems(at indexPaths: [IndexPath]) {
    updateItems(indexPaths.map { UICollectionViewUpdateItem(.delete, before: $0) })
  }
  /// Places before all changes; the items get new cells.
  open func reloadItems(at indexPaths: [IndexPath]) {
    updateItems(indexPaths.map { UICollectionViewUpdateItem(.reload, before: $0, after: $0) })
  }
  /// From a place before all changes to one after them.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    updateItems([UICollectionViewUpdateItem(.move, before: indexPath, after: newIndexPath)])
  }
  /// Numbers after all changes; those of deleted and reloaded sections are before them.
  open func insertSections(_ sections: IndexSet) {
    updateItems(UICollectionViewUpdateItem.sections(sections) { .init(.insert, after: $0) })
  }
  /// Numbers before all changes.
  open func deleteSections(_ sections: IndexSet) {
    updateItems(UICollectionViewUpdateItem.sections(sections) { .init(.delete, before: $0) })
  }
  /// Numbers before all changes; the sections get new cells.
  open func reloadSections(_ sections: IndexSet) {
    updateItems(UICollectionViewUpdateItem.sections(sections) { .init(.reload, before: $0, after: $0) })
  }
  /// From a number before all changes to one after them, with its items.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    updateItems([
      UICollectionViewUpdateItem(
        .move, before: IndexPath(item: NSNotFound, section: section),
        after: IndexPath(item: NSNotFound, section: newSection))
    ])
  }
  /// Has the data source fill the cells anew that these items have.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  // MARK: - Dragging and dropping

  /// Without one no item is dragged; not retained.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    didSet { takePartInDrags() }
  }
  /// Without one nothing is dropped; not retained.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
    didSet { takePartInDrags() }
  }
  /// Whether items can be dragged; at first on iPads alone, as Apple documents it.
  open var dragInteractionEnabled: Bool {
    get { dragsItems ?? UIDragInteraction.isEnabledByDefault }
    set {
      dragsItems = newValue
      takePartInDrags()
    }
  }
  /// Whether items of this view are on the way.
  open var hasActiveDrag: Bool { dragging?.isDragging ?? false }
  /// Whether something is dragged above the view that it might take.
  open var hasActiveDrop: Bool { dragging?.isDroppedOn ?? false }

  // MARK: - Moving by hand

  /// Takes an item up, which from then on lies where it is told to; false where it may not be moved.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { lift(indexPath) }
  /// Moves the item that was taken up to a point of the content; the others make room where the layout and
  /// the delegate let it lie.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    carryItem(to: targetPosition)
  }
  /// Lets the item go: it settles at its new place, of which the data source is told.
  open func endInteractiveMovement() { dropItem(isCancelled: false) }
  /// Brings the item back to where it was.
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

  /// Another layout is about to take over: neither gestures nor fingers move elements any more.
  final func endMovements() {
    if transition != nil { endTransition(isFinished: false) }
    dropItem(isCancelled: true)
  }

  /// Lays out by another layout that is attached already.
  final func take(_ layout: UICollectionViewLayout) {
    _ = Swift.exchange(&layoutStorage, with: layout)
    setNeedsLayout()
  }
}
