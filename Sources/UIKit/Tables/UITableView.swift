// long file: the table of contents of UITableView; Swift cannot override members of extensions
internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// Rows of cells in sections, made as they come into view.
///
/// Rows are in the content's points. A table read from a document shows the document's cells until a data
/// source is set.
open class UITableView: UIScrollView {
  override class var sizesOwnContent: Bool { true }
  /// Rows move along a table, whose upper and lower margins do not move with them.
  override class func lendsMargins(_ axis: NSLayoutConstraint.Axis) -> Bool { axis == .horizontal }
  /// How sections are set apart.
  public let style: Style

  private weak var source: (any UITableViewDataSource)?
  /// `delegate` as far as it is a table's.
  final weak var tableDelegate: (any UITableViewDelegate)?
  final var settingsOfRows = TableSettings()
  final var geometry = TableGeometry()
  final var needsReload = true
  /// What the data source and the delegate are being asked for; nil where they are not.
  final var asking: RowRequest?
  final var visible = VisibleRows()
  final var registry = CellRegistry<UITableViewCell>()
  final var headerFooterRegistry = CellRegistry<UITableViewHeaderFooterView>()
  /// Whether the delegate is being asked for a header, or a footer; nil for neither.
  final var asksForHeader: Bool?
  final var selection: [IndexPath] = []
  /// The row that a finger rests on.
  final var pressed: IndexPath?
  /// The cell that the data source fills anew.
  final var reconfigured: UITableViewCell?
  /// The row that is pulled aside.
  final var swipe: RowSwipe?
  /// The row that a finger carries.
  final var carry: RowCarry?
  /// The letters at the right edge.
  final var sectionIndex: SectionIndex?
  final var prefetching = Prefetching()
  /// How the table takes part in drags; nil for one without delegates for them.
  final var dragging: RowDragging?
  private var dragsRows: Bool?
  /// The touch that has done its work by closing a row.
  final weak var spentTouch: UITouch?
  final var headerView: UIView?
  final var footerView: UIView?
  final var background: UIView?
  /// What the document says; nil for tables made in code.
  final var document: TableDocument?

  /// A table of a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Runs the `init(frame:style:)` of the class that a metatype names.
  convenience init(dynamicFrame: CGRect, style: Style) { self.init(frame: dynamicFrame, style: style) }

  /// One read from a document or an archive.
  public required init?(coder: NSCoder) {
    let nib = coder as? NibCoder
    style = nib?.tableStyle ?? .plain
    super.init(coder: coder)
    if let nib { decodeTable(from: nib) }
  }

  // MARK: - Data

  /// Where rows come from; not retained.
  open weak var dataSource: (any UITableViewDataSource)? {
    get { source }
    set {
      source = newValue
      dataSourceDidChange()
    }
  }
  /// Told when rows are about to be shown; not retained.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet {
      prefetching = Prefetching()
      setNeedsLayout()
    }
  }
  /// Whether `prefetchDataSource` is told of rows that come near.
  open var isPrefetchingEnabled = true { didSet { setNeedsLayout() } }
  /// Forgets every row and asks the data source anew: how many there are, and how high they are as far as
  /// no estimates are given, at once, for cells at the next layout. While rows are read or shown, all waits
  /// for that layout.
  open func reloadData() {
    forgetRows()
    if settingsOfRows.updateDepth == 0 { loadIfNeeded() }
  }
  /// Cells are made anew for another text size; what is selected stays selected.
  override func textSizeDidChange() {
    forgetRows { $0 }
    document?.restyle(self)
  }
  override func environmentDidChange() {
    super.environmentDidChange()
    needsReload = true
    measureAnew()
  }
  /// What the data source says; one, without rows, where there is none.
  open var numberOfSections: Int {
    guard let dataSource else { return 1 }
    return asking == .geometry ? dataSource.numberOfSections(in: self) : loaded.sections.count
  }
  /// 0 without a data source; traps for a section that does not exist.
  open func numberOfRows(inSection section: Int) -> Int {
    guard let dataSource else { return 0 }
    return asking == .geometry
      ? dataSource.tableView(self, numberOfRowsInSection: section) : loaded.sections[section].rows.count
  }

  // MARK: - Lengths

  /// The height of rows that the delegate does not say, in points; `automaticDimension` at first.
  open var rowHeight: CGFloat {
    get { settingsOfRows.rowHeight }
    set { changeLength(\.rowHeight, to: newValue) }
  }
  /// The same for headers and footers: in points, `automaticDimension` at first.
  open var sectionHeaderHeight: CGFloat {
    get { settingsOfRows.headerHeight }
    set { changeLength(\.headerHeight, to: newValue) }
  }
  /// The height of footers that the delegate does not say: in points, `automaticDimension` at first.
  open var sectionFooterHeight: CGFloat {
    get { settingsOfRows.footerHeight }
    set { changeLength(\.footerHeight, to: newValue) }
  }
  /// What automatic rows count, in points, before they are seen; 0 and below, as at first, leave it to the
  /// table.
  open var estimatedRowHeight: CGFloat {
    get { settingsOfRows.estimatedRowHeight }
    set { changeLength(\.estimatedRowHeight, to: newValue) }
  }
  /// The same for headers and footers; at 0 and below they are asked for their heights at once.
  open var estimatedSectionHeaderHeight: CGFloat {
    get { settingsOfRows.estimatedHeaderHeight }
    set { changeLength(\.estimatedHeaderHeight, to: newValue) }
  }
  /// What automatic footers count, in points; at 0 and below they are asked for their heights at once.
  open var estimatedSectionFooterHeight: CGFloat {
    get { settingsOfRows.estimatedFooterHeight }
    set { changeLength(\.estimatedFooterHeight, to: newValue) }
  }
  /// The space above each section's header in a plain table; 22 points where it is `automaticDimension`.
  open var sectionHeaderTopPadding: CGFloat {
    get { settingsOfRows.headerTopPadding }
    set { changeLength(\.headerTopPadding, to: newValue) }
  }

  // MARK: - Look

  /// `singleLine` unless set.
  open var separatorStyle: UITableViewCell.SeparatorStyle {
    get { settingsOfRows.separatorStyle }
    set {
      guard newValue != settingsOfRows.separatorStyle else { return }
      settingsOfRows.separatorStyle = newValue
      // A separator adds to the heights of rows that size themselves.
      measureAnew()
      restyleCells()
    }
  }
  /// Nil sets the standard colour.
  open var separatorColor: UIColor? {
    get { settingsOfRows.separatorColor ?? .separator }
    set {
      settingsOfRows.separatorColor = newValue
      restyleCells()
    }
  }
  /// What the separators are seen through, such as vibrancy over a blurred background.
  open var separatorEffect: UIVisualEffect? { didSet { restyleCells() } }
  /// How far separators stand off a cell's sides, in points; at first as far as the text.
  /// `automaticDimension` for a side that is to stay so.
  open var separatorInset: UIEdgeInsets {
    get { settingsOfRows.separatorInset ?? UIEdgeInsets(top: 0, left: metrics.margin, bottom: 0, right: 0) }
    set {
      settingsOfRows.separatorInset = newValue
      restyleCells()
    }
  }
  /// What `separatorInset` counts from: the cell's sides, or where separators begin and end by themselves.
  open var separatorInsetReference: SeparatorInsetReference = .fromCellEdges { didSet { restyleCells() } }
  /// Whether the cells' margins grow in a wide table until the content is as wide as lines read well.
  open var cellLayoutMarginsFollowReadableWidth = false { didSet { marginsDidChange() } }
  /// Whether the cells' contents keep to the safe area at the left and right.
  open var insetsContentViewsToSafeArea = true { didSet { marginsDidChange() } }
  /// A view behind the rows that fills the table and does not scroll.
  open var backgroundView: UIView? {
    get { background }
    set { replaceBackground(with: newValue) }
  }
  /// A view above the first section; its height is kept, its width follows the table's.
  open var tableHeaderView: UIView? {
    get { headerView }
    set { replaceHeader(with: newValue) }
  }
  /// A view below the last section; its height is kept, its width follows the table's.
  open var tableFooterView: UIView? {
    get { footerView }
    set { replaceFooter(with: newValue) }
  }
  /// The colour of the index's letters; nil is the tint colour.
  open var sectionIndexColor: UIColor? { didSet { colorIndex() } }
  /// The ground of the index; nil is clear.
  open var sectionIndexBackgroundColor: UIColor? { didSet { colorIndex() } }
  /// The ground of the index while a finger lies on it; nil is `sectionIndexBackgroundColor`.
  open var sectionIndexTrackingBackgroundColor: UIColor? { didSet { colorIndex() } }
  /// How many rows the table has at least when it shows an index.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { if !needsReload { readIndex() } } }

  // MARK: - Places

  /// A section with its header and footer.
  open func rect(forSection section: Int) -> CGRect { loaded.rect(section) }
  /// In the content's points, where a plain table's header lies while nothing keeps it in sight; traps for
  /// a section that does not exist. So for footers.
  open func rectForHeader(inSection section: Int) -> CGRect { loaded.headerRect(section) }
  /// In the content's points; traps for a section that does not exist.
  open func rectForFooter(inSection section: Int) -> CGRect { loaded.footerRect(section) }
  /// Zero for a row that does not exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }
  /// `point` is in the table's own points, those of the content; nil where there is no row.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    indexPathsForRows(in: CGRect(origin: point, size: .zero))?.first
  }
  /// Nil for a cell that is not shown.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { visible.indexPath(of: cell) }
  /// `rect` is in the content's points; in order, nil where it meets none.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect) }
  /// The cell of a row that is visible; rows that are to be read anew are read first, except by calls of the
  /// data source and the delegate while the table asks them for its rows.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    if needsReload || visible.cells.isEmpty, settingsOfRows.updateDepth == 0 { layoutRows() }
    return visible.cells[indexPath]
  }
  /// From top to bottom.
  open var visibleCells: [UITableViewCell] {
    layoutRows()
    return visible.cells.sorted { $0.key < $1.key }.map(\.value)
  }
  /// In order; lays out first.
  open var indexPathsForVisibleRows: [IndexPath]? {
    layoutRows()
    return visible.cells.keys.sorted()
  }
  /// Nil where it is not in sight, or no `UITableViewHeaderFooterView`.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    visible.headers[section] as? UITableViewHeaderFooterView
  }
  /// Nil where it is not in sight, or no `UITableViewHeaderFooterView`.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    visible.footers[section] as? UITableViewHeaderFooterView
  }
  /// Measures the rows there first; `NSNotFound` as the row means the section's header. Traps for a row
  /// that does not exist.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, at: scrollPosition, animated: animated)
  }
  /// To the first selected row; does nothing where there is none.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let path = selection.min() else { return }
    scrollToRow(at: path, at: scrollPosition, animated: animated)
  }

  // MARK: - Reuse

  /// Nil takes the registration back; so for all below.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registry.register(cellClass, for: identifier)
  }
  /// The xib's first view has to be a cell.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    registry.register(nib, for: identifier)
  }
  /// The xib's first view has to be a `UITableViewHeaderFooterView`.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerFooterRegistry.register(nib, for: identifier)
  }
  /// The class has to be `UITableViewHeaderFooterView` or one of its subclasses.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerFooterRegistry.register(aClass, for: identifier)
  }
  /// A cell that is no longer shown, or a new one of the registered class or prototype; nil where there is
  /// neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    ViewAnimation.apart { dequeue(identifier) }
  }
  /// As `dequeueReusableCell(withIdentifier:)`, with the size of the row, and stops the program where nothing
  /// is registered.
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
  /// One that is no longer shown, or a new one of the registered class or xib; nil where none is
  /// registered.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView?
  {
    ViewAnimation.apart { dequeueHeaderFooter(identifier) }
  }

  // MARK: - Selection

  /// Of the four, the last two count while the table is edited; several make a tap on a selected row
  /// deselect it.
  open var allowsSelection = true
  /// False unless set. Setting it to false deselects nothing.
  open var allowsMultipleSelection = false
  /// Whether taps select while the table is edited; false unless set.
  open var allowsSelectionDuringEditing = false
  /// Whether taps select several while the table is edited, by signs at the left; false unless set.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether a row is selected when the focus comes to it. Kept for the app: keys move no focus.
  open var selectionFollowsFocus = false
  /// Whether rows can have the focus. Kept for the app: keys move no focus.
  open var allowsFocus = true
  /// The same while it is edited. Kept for the app: keys move no focus.
  open var allowsFocusDuringEditing = true
  /// Whether rows open what they stand for while something is dragged above them. Kept for the app: nothing
  /// springs open.
  open var isSpringLoaded = false
  /// Whether the focus comes back to where it was. Kept for the app: keys move no focus.
  open var remembersLastFocusedIndexPath = false
  /// The one that was selected first; nil where none is.
  open var indexPathForSelectedRow: IndexPath? { selection.first }
  /// In the order of selection; nil where none is.
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }
  /// Nil deselects everything. The delegate is not told.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }
  /// The delegate is not told.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }

  // MARK: - Changes

  /// Whether updates are open, or a row that the user moves is elsewhere than the data source has it.
  open var hasUncommittedUpdates: Bool { settingsOfRows.updateDepth > 0 || carry != nil }
  /// What has cells ask for their heights anew: `enabled` is `invalidateIntrinsicContentSize()` of the cell,
  /// and another content configuration; `enabledIncludingConstraints` also what changes constraints in the
  /// cell, such as another text.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled {
    didSet {
      hearing = selfSizingInvalidation == .enabledIncludingConstraints ? hearing ?? ListHearing() : nil
    }
  }
  private final var hearing: ListHearing?
  /// Heights that cells have asked for anew are taken up animated by the next layout, where the rows leave
  /// them to their cells.
  final var resizesAnimated = false
  /// Changes until the matching `endUpdates()` are seen together; calls nest.
  open func beginUpdates() { settingsOfRows.updateDepth += 1 }
  /// The outermost asks the data source for its counts, which have to fit the changes, and animates.
  open func endUpdates() { finishUpdates() }
  /// Runs `updates`, whose changes are seen together; `completion` is called when they have come to their
  /// end.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    if let completion { settingsOfRows.updates.completions.append(completion) }
    endUpdates()
  }
  /// Rows are there that were not, at their places after all changes; the others make room for them.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { for path in indexPaths { $0.insertedRows[path] = animation } }
  }
  /// Rows are gone, whose places are those before all changes.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { for path in indexPaths { $0.deletedRows[path] = animation } }
  }
  /// Rows get new cells; their places are those before all changes.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { for path in indexPaths { $0.reloadedRows[path] = animation } }
  }
  /// From a place before all changes to one after them.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedRows[indexPath] = newIndexPath }
  }
  /// Numbers after all changes; those of deleted and reloaded sections are before them.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { for section in sections { $0.insertedSections[section] = animation } }
  }
  /// Numbers before all changes.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { for section in sections { $0.deletedSections[section] = animation } }
  }
  /// Numbers before all changes; the sections get new cells.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { for section in sections { $0.reloadedSections[section] = animation } }
  }
  /// From a number before all changes to one after them.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections[section] = newSection }
  }
  /// Has the data source fill the cells anew that these rows have.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
  /// Asks the data source for the titles of the index anew.
  open func reloadSectionIndexTitles() { if !needsReload { readIndex() } }
  /// Setting it is `setEditing(_:animated:)` without animation.
  open var isEditing: Bool {
    get { settingsOfRows.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Shows what the rows offer; ends with their cells' `didTransition(to:)`.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }

  // MARK: - Dragging and dropping

  /// Without one no row is dragged; not retained.
  open weak var dragDelegate: (any UITableViewDragDelegate)? {
    didSet { takePartInDrags() }
  }
  /// Without one nothing is dropped; not retained.
  open weak var dropDelegate: (any UITableViewDropDelegate)? {
    didSet { takePartInDrags() }
  }
  /// Whether rows can be dragged; at first on iPads alone, as Apple documents it.
  open var dragInteractionEnabled: Bool {
    get { dragsRows ?? UIDragInteraction.isEnabledByDefault }
    set {
      dragsRows = newValue
      takePartInDrags()
    }
  }
  /// Whether rows of this table are on the way.
  open var hasActiveDrag: Bool { dragging?.isDragging ?? false }
  /// Whether something is dragged above the table that it might take.
  open var hasActiveDrop: Bool { dragging?.isDroppedOn ?? false }

  // MARK: - Touches

  /// A touch that nothing in a row takes presses the row.
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

  /// While a row is pulled aside, nothing but its actions takes touches.
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
