// long file: the open members must stand in the class body
internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// A view that shows rows of cells in sections in a single column. Cells are created as they come into view.
///
/// Rows are measured in the content's coordinate space. A table read from a document shows the document's
/// cells until a data source is set.
open class UITableView: UIScrollView {
  override class var sizesOwnContent: Bool { true }
  /// Rows move along a table, whose upper and lower margins do not move with them.
  override class func lendsMargins(_ axis: NSLayoutConstraint.Axis) -> Bool { axis == .horizontal }
  /// The style of the table, which determines how sections are set apart.
  public let style: Style

  private weak var source: (any UITableViewDataSource)?
  /// The `delegate` as a table's delegate, if it is one.
  final weak var tableDelegate: (any UITableViewDelegate)?
  final var settingsOfRows = TableSettings()
  final var geometry = TableGeometry()
  final var needsReload = true
  /// The kind of request that the table is making of its data source and delegate; nil outside of requests.
  final var asking: RowRequest?
  final var visible = VisibleRows()
  final var registry = CellRegistry<UITableViewCell>()
  final var headerFooterRegistry = CellRegistry<UITableViewHeaderFooterView>()
  /// A Boolean value that indicates whether the delegate is being asked for a header or a footer; nil for
  /// neither.
  final var asksForHeader: Bool?
  final var selection: [IndexPath] = []
  /// The row under a finger.
  final var pressed: IndexPath?
  /// The cell that the data source is configuring again.
  final var reconfigured: UITableViewCell?
  /// The row that is swiped open.
  final var swipe: RowSwipe?
  /// The row that the user is reordering.
  final var carry: RowCarry?
  /// The section index at the right edge.
  final var sectionIndex: SectionIndex?
  final var prefetching = Prefetching()
  /// The table's drag and drop support; nil for a table without drag and drop delegates.
  final var dragging: RowDragging?
  private var dragsRows: Bool?
  /// The touch that closed a swiped row and does nothing else.
  final weak var spentTouch: UITouch?
  final var headerView: UIView?
  final var footerView: UIView?
  final var background: UIView?
  /// The content that the document stores; nil for tables made in code.
  final var document: TableDocument?

  /// Creates a table view with a frame and a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Runs the `init(frame:style:)` of the class that a metatype names.
  convenience init(dynamicFrame: CGRect, style: Style) { self.init(frame: dynamicFrame, style: style) }

  /// Creates a table view from a document or an archive.
  public required init?(coder: NSCoder) {
    let nib = coder as? NibCoder
    style = nib?.tableStyle ?? .plain
    super.init(coder: coder)
    if let nib { decodeTable(from: nib) }
  }

  // MARK: - Data

  /// The object that provides the table's rows. A weak reference.
  open weak var dataSource: (any UITableViewDataSource)? {
    get { source }
    set {
      source = newValue
      dataSourceDidChange()
    }
  }
  /// The object that prepares the data of rows that are about to be shown. A weak reference.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet {
      prefetching = Prefetching()
      setNeedsLayout()
    }
  }
  /// A Boolean value that determines whether `prefetchDataSource` is notified of rows that come near.
  open var isPrefetchingEnabled = true { didSet { setNeedsLayout() } }
  /// Discards all rows and reads them again from the data source: their number, and their heights where there
  /// are no estimates, immediately; the cells in the next layout. While rows are being read or shown,
  /// everything waits for that layout.
  open func reloadData() {
    forgetRows()
    if settingsOfRows.updateDepth == 0 { loadIfNeeded() }
  }
  /// Creates the cells again for another text size. The selection stays.
  override func textSizeDidChange() {
    forgetRows { $0 }
    document?.restyle(self)
  }
  override func environmentDidChange() {
    super.environmentDidChange()
    needsReload = true
    measureAnew()
  }
  /// The number of sections, from the data source; 1, without rows, if there is no data source.
  open var numberOfSections: Int {
    guard let dataSource else { return 1 }
    return asking == .geometry ? dataSource.numberOfSections(in: self) : loaded.sections.count
  }
  /// Returns the number of rows in a section; 0 without a data source. Traps if the section does not exist.
  open func numberOfRows(inSection section: Int) -> Int {
    guard let dataSource else { return 0 }
    return asking == .geometry
      ? dataSource.tableView(self, numberOfRowsInSection: section) : loaded.sections[section].rows.count
  }

  // MARK: - Row heights

  /// The height of rows for which the delegate returns none, in points. The default is
  /// ``automaticDimension``.
  open var rowHeight: CGFloat {
    get { settingsOfRows.rowHeight }
    set { changeLength(\.rowHeight, to: newValue) }
  }
  /// The height of headers for which the delegate returns none, in points. The default is
  /// ``automaticDimension``.
  open var sectionHeaderHeight: CGFloat {
    get { settingsOfRows.headerHeight }
    set { changeLength(\.headerHeight, to: newValue) }
  }
  /// The height of footers for which the delegate returns none, in points. The default is
  /// ``automaticDimension``.
  open var sectionFooterHeight: CGFloat {
    get { settingsOfRows.footerHeight }
    set { changeLength(\.footerHeight, to: newValue) }
  }
  /// The estimated height of self-sizing rows before they are shown, in points. With 0 or less, including the
  /// default, the table chooses the estimate.
  open var estimatedRowHeight: CGFloat {
    get { settingsOfRows.estimatedRowHeight }
    set { changeLength(\.estimatedRowHeight, to: newValue) }
  }
  /// The estimated height of self-sizing headers, in points. With 0 or less, their heights are read
  /// immediately.
  open var estimatedSectionHeaderHeight: CGFloat {
    get { settingsOfRows.estimatedHeaderHeight }
    set { changeLength(\.estimatedHeaderHeight, to: newValue) }
  }
  /// The estimated height of self-sizing footers, in points. With 0 or less, their heights are read
  /// immediately.
  open var estimatedSectionFooterHeight: CGFloat {
    get { settingsOfRows.estimatedFooterHeight }
    set { changeLength(\.estimatedFooterHeight, to: newValue) }
  }
  /// The space above each section's header in a plain table, in points; 22 for ``automaticDimension``.
  open var sectionHeaderTopPadding: CGFloat {
    get { settingsOfRows.headerTopPadding }
    set { changeLength(\.headerTopPadding, to: newValue) }
  }

  // MARK: - Appearance

  /// The style of the lines between rows. The default is `singleLine`.
  open var separatorStyle: UITableViewCell.SeparatorStyle {
    get { settingsOfRows.separatorStyle }
    set {
      guard newValue != settingsOfRows.separatorStyle else { return }
      settingsOfRows.separatorStyle = newValue
      // A separator adds to the heights of self-sizing rows.
      measureAnew()
      restyleCells()
    }
  }
  /// The colour of the separators. Setting nil restores the standard colour.
  open var separatorColor: UIColor? {
    get { settingsOfRows.separatorColor ?? .separator }
    set {
      settingsOfRows.separatorColor = newValue
      restyleCells()
    }
  }
  /// The effect through which the separators are shown, such as vibrancy over a blurred background.
  open var separatorEffect: UIVisualEffect? { didSet { restyleCells() } }
  /// The distance of separators from the cell's sides, in points. By default, separators start at the text. A
  /// side of `automaticDimension` keeps that default.
  open var separatorInset: UIEdgeInsets {
    get { settingsOfRows.separatorInset ?? UIEdgeInsets(top: 0, left: metrics.margin, bottom: 0, right: 0) }
    set {
      settingsOfRows.separatorInset = newValue
      restyleCells()
    }
  }
  /// The reference of `separatorInset`: the cell's edges, or the automatic separator insets.
  open var separatorInsetReference: SeparatorInsetReference = .fromCellEdges { didSet { restyleCells() } }
  /// A Boolean value that determines whether the cells' margins grow in a wide table until the content has
  /// the readable width.
  open var cellLayoutMarginsFollowReadableWidth = false { didSet { marginsDidChange() } }
  /// A Boolean value that determines whether the cells' contents stay within the safe area horizontally.
  open var insetsContentViewsToSafeArea = true { didSet { marginsDidChange() } }
  /// A view behind the rows that fills the table and does not scroll.
  open var backgroundView: UIView? {
    get { background }
    set { replaceBackground(with: newValue) }
  }
  /// The view above the first section. Its height is kept; its width follows the table's.
  open var tableHeaderView: UIView? {
    get { headerView }
    set { replaceHeader(with: newValue) }
  }
  /// The view below the last section. Its height is kept; its width follows the table's.
  open var tableFooterView: UIView? {
    get { footerView }
    set { replaceFooter(with: newValue) }
  }
  /// The colour of the index's titles; nil for the tint colour.
  open var sectionIndexColor: UIColor? { didSet { colorIndex() } }
  /// The background colour of the index; nil for clear.
  open var sectionIndexBackgroundColor: UIColor? { didSet { colorIndex() } }
  /// The background colour of the index while a finger is on it; nil for `sectionIndexBackgroundColor`.
  open var sectionIndexTrackingBackgroundColor: UIColor? { didSet { colorIndex() } }
  /// The minimum number of rows with which the table shows an index.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { if !needsReload { readIndex() } } }

  // MARK: - Rows and rectangles

  /// Returns the frame of a section with its header and footer.
  open func rect(forSection section: Int) -> CGRect { loaded.rect(section) }
  /// Returns the frame of a section's header while it is not pinned, in the content's coordinate space. Traps
  /// if the section does not exist.
  open func rectForHeader(inSection section: Int) -> CGRect { loaded.headerRect(section) }
  /// Returns the frame of a section's footer while it is not pinned, in the content's coordinate space. Traps
  /// if the section does not exist.
  open func rectForFooter(inSection section: Int) -> CGRect { loaded.footerRect(section) }
  /// Returns the frame of a row; zero if the row does not exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }
  /// Returns the index path of the row at a point in the table's (content) coordinate space; nil if there is
  /// none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    indexPathsForRows(in: CGRect(origin: point, size: .zero))?.first
  }
  /// Returns the index path of a cell; nil if the cell is not visible.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { visible.indexPath(of: cell) }
  /// Returns the index paths, in order, of the rows that intersect a rectangle in the content's coordinate
  /// space; nil if there are none.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect) }
  /// Returns the cell of a visible row. Rows that need reloading are reloaded first, except in calls of the
  /// data source and the delegate while the table asks them for its rows.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    if needsReload || visible.cells.isEmpty, settingsOfRows.updateDepth == 0 { layoutRows() }
    return visible.cells[indexPath]
  }
  /// The visible cells, from top to bottom.
  open var visibleCells: [UITableViewCell] {
    layoutRows()
    return visible.cells.sorted { $0.key < $1.key }.map(\.value)
  }
  /// The index paths of the visible rows, in order. Lays out first.
  open var indexPathsForVisibleRows: [IndexPath]? {
    layoutRows()
    return visible.cells.keys.sorted()
  }
  /// Returns the header of a section; nil if it is not visible or not a `UITableViewHeaderFooterView`.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    visible.headers[section] as? UITableViewHeaderFooterView
  }
  /// Returns the footer of a section; nil if it is not visible or not a `UITableViewHeaderFooterView`.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    visible.footers[section] as? UITableViewHeaderFooterView
  }
  /// Scrolls to a row, after measuring the rows around it. A row of `NSNotFound` stands for the section's
  /// header. Traps if the row does not exist.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, at: scrollPosition, animated: animated)
  }
  /// Scrolls to the first selected row; does nothing if there is none.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let path = selection.min() else { return }
    scrollToRow(at: path, at: scrollPosition, animated: animated)
  }

  // MARK: - Reuse

  /// Registers a class for a reuse identifier; nil removes the registration, as in all methods below.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registry.register(cellClass, for: identifier)
  }
  /// Registers a nib whose first view must be a cell.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    registry.register(nib, for: identifier)
  }
  /// Registers a nib whose first view must be a `UITableViewHeaderFooterView`.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerFooterRegistry.register(nib, for: identifier)
  }
  /// Registers a class, which must be `UITableViewHeaderFooterView` or one of its subclasses.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerFooterRegistry.register(aClass, for: identifier)
  }
  /// Returns a cell that is no longer shown, or a new one of the registered class or prototype; nil if
  /// nothing is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    ViewAnimation.apart { dequeue(identifier) }
  }
  /// Returns a cell as `dequeueReusableCell(withIdentifier:)` does, with the size of its row. Stops the
  /// program if nothing is registered.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    guard
      let cell = cellToReconfigure(identifier, at: indexPath) ?? ViewAnimation.apart({ dequeue(identifier) })
    else {
      raiseException(
        """
        dequeueReusableCell(withIdentifier:for:): unable to dequeue a cell with identifier \(identifier) - \
        must register a nib or a class for the identifier or connect a prototype cell in a storyboard
        """)
    }
    ViewAnimation.apart { size(cell, forRowAt: indexPath) }
    return cell
  }
  /// Returns a view that is no longer shown, or a new one of the registered class or nib; nil if nothing is
  /// registered.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView?
  {
    ViewAnimation.apart { dequeueHeaderFooter(identifier) }
  }

  // MARK: - Selection

  /// A Boolean value that determines whether taps select rows while the table is not edited. The default is
  /// `true`.
  open var allowsSelection = true
  /// A Boolean value that determines whether several rows can be selected while the table is not edited; a
  /// tap on a selected row then deselects it. The default is `false`. Setting it to `false` deselects
  /// nothing.
  open var allowsMultipleSelection = false
  /// A Boolean value that determines whether taps select rows while the table is edited. The default is
  /// `false`.
  open var allowsSelectionDuringEditing = false
  /// A Boolean value that determines whether several rows can be selected, by controls at the left, while the
  /// table is edited. The default is `false`.
  open var allowsMultipleSelectionDuringEditing = false
  /// Stored only. A Boolean value that determines whether a row is selected when it gets the focus. Keys move
  /// no focus.
  open var selectionFollowsFocus = false
  /// Stored only. A Boolean value that determines whether rows can have the focus. Keys move no focus.
  open var allowsFocus = true
  /// Stored only. A Boolean value that determines whether rows can have the focus while the table is edited.
  /// Keys move no focus.
  open var allowsFocusDuringEditing = true
  /// Stored only. A Boolean value that determines whether rows open when a drag rests on them. Spring loading
  /// is not implemented.
  open var isSpringLoaded = false
  /// Stored only. A Boolean value that determines whether the focus returns to the row that had it last. Keys
  /// move no focus.
  open var remembersLastFocusedIndexPath = false
  /// The index path of the row that was selected first; nil if there is no selection.
  open var indexPathForSelectedRow: IndexPath? { selection.first }
  /// The index paths of the selected rows, in the order of selection; nil if there are none.
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }
  /// Selects a row, or deselects all rows if `indexPath` is nil. The delegate is not notified.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }
  /// Deselects a row. The delegate is not notified.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }

  // MARK: - Updates

  /// A Boolean value that indicates whether updates are open, or a row that the user moves is not where the
  /// data source has it.
  open var hasUncommittedUpdates: Bool { settingsOfRows.updateDepth > 0 || carry != nil }
  /// The mode in which cells trigger a new measurement of their heights. With `enabled`,
  /// `invalidateIntrinsicContentSize()` of the cell and a new content configuration do; with
  /// `enabledIncludingConstraints`, changes of constraints in the cell, such as by another text, do as well.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled {
    didSet {
      hearing = selfSizingInvalidation == .enabledIncludingConstraints ? hearing ?? ListHearing() : nil
    }
  }
  private final var hearing: ListHearing?
  /// A Boolean value that determines whether the next layout animates to the new heights of self-sizing rows.
  final var resizesAnimated = false
  /// Begins a group of changes that are animated together, until the matching `endUpdates()`. Calls nest.
  open func beginUpdates() { settingsOfRows.updateDepth += 1 }
  /// Ends a group of changes. The outermost call reads the counts from the data source, which have to fit the
  /// changes, and animates.
  open func endUpdates() { finishUpdates() }
  /// Animates the changes that `updates` makes together, and calls `completion` when the animation has ended.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    if let completion { settingsOfRows.updates.completions.append(completion) }
    endUpdates()
  }
  /// Inserts rows. Their index paths refer to the state after all changes.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { for path in indexPaths { $0.insertedRows[path] = animation } }
  }
  /// Deletes rows. Their index paths refer to the state before all changes.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { for path in indexPaths { $0.deletedRows[path] = animation } }
  }
  /// Replaces the cells of rows. Their index paths refer to the state before all changes.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { for path in indexPaths { $0.reloadedRows[path] = animation } }
  }
  /// Moves a row from an index path before all changes to one after them.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedRows[indexPath] = newIndexPath }
  }
  /// Inserts sections. Their indexes refer to the state after all changes.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { for section in sections { $0.insertedSections[section] = animation } }
  }
  /// Deletes sections. Their indexes refer to the state before all changes.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { for section in sections { $0.deletedSections[section] = animation } }
  }
  /// Replaces the cells of sections. Their indexes refer to the state before all changes.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { for section in sections { $0.reloadedSections[section] = animation } }
  }
  /// Moves a section from an index before all changes to one after them.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections[section] = newSection }
  }
  /// Asks the data source to configure the existing cells of rows again.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
  /// Reads the titles of the index again from the data source.
  open func reloadSectionIndexTitles() { if !needsReload { readIndex() } }
  /// A Boolean value that indicates whether the table is being edited. Setting it calls
  /// `setEditing(_:animated:)` without animation.
  open var isEditing: Bool {
    get { settingsOfRows.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Shows or hides the editing controls of the rows. Ends with their cells' `didTransition(to:)`.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }

  // MARK: - Dragging and dropping

  /// The delegate that provides items to drag; without one, no row can be dragged. A weak reference.
  open weak var dragDelegate: (any UITableViewDragDelegate)? {
    didSet { takePartInDrags() }
  }
  /// The delegate that handles drops; without one, nothing can be dropped. A weak reference.
  open weak var dropDelegate: (any UITableViewDropDelegate)? {
    didSet { takePartInDrags() }
  }
  /// A Boolean value that determines whether rows can be dragged. The default is `true` on iPads only, as
  /// Apple documents it.
  open var dragInteractionEnabled: Bool {
    get { dragsRows ?? UIDragInteraction.isEnabledByDefault }
    set {
      dragsRows = newValue
      takePartInDrags()
    }
  }
  /// A Boolean value that indicates whether rows of this table are being dragged.
  open var hasActiveDrag: Bool { dragging?.isDragging ?? false }
  /// A Boolean value that indicates whether a drag over the table may be dropped there.
  open var hasActiveDrop: Bool { dragging?.isDroppedOn ?? false }

  // MARK: - Touches

  /// A touch that no view in a row handles highlights the row.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    guard !closesRow(touches) else { return }
    press(touches.first.flatMap { indexPathForRow(at: $0.location(in: self)) })
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard !closesRow(touches) else { return closeRow(animated: true) }
    let row = pressed
    press(nil)
    let end = touches.first.flatMap { indexPathForRow(at: $0.location(in: self)) }
    if let row, row == end { userSelectsRow(at: row) }
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    press(nil)
  }

  /// While a row is swiped open, only its actions receive touches.
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

  // MARK: - Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    let follows = followsSizes
    resizesAnimated = false
    follows ? layoutResized() : layoutRows()
  }
  override func delegateDidChange() {
    tableDelegate = delegate as? any UITableViewDelegate
    if document == nil || dataSource != nil { forgetRows() }
  }
}
