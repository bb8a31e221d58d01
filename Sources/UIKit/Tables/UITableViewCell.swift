internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// A view that shows a row of a table. Add subviews to ``contentView``.
open class UITableViewCell: UIView, UIGestureRecognizerDelegate, ConfiguredView {
  /// The style of the cell, which determines its labels.
  final let style: CellStyle
  private let identifier: String?
  final var content: UIView
  final var parts = CellParts()
  final weak var table: UITableView?
  final var place: RowPlace?
  /// The size at which the document laid out the content; nil for cells made in code.
  final var storedSize: CGSize?
  /// A Boolean value that indicates whether the table is measuring the cell; changes made meanwhile do not
  /// invalidate its height.
  final var isMeasured = false
  /// A Boolean value that indicates whether a measured height counts without a separator.
  final var leavesOutSeparator = false
  /// The row height that the document gives a static cell, in points; nil where the cell has none of its own.
  final var storedRowHeight: CGFloat?
  /// A Boolean value that indicates whether the content stays as the document stores it, as on its own
  /// canvas.
  final var isOnCanvas = false

  /// Creates a cell with the labels of a style, 44 points high.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    identifier = reuseIdentifier
    content = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    settings.insert(.sizesItself)
    content.becomeElement()
    prepareContent()
  }

  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a cell from a document or an archive.
  public required init?(coder: NSCoder) {
    let nib = coder as? NibCoder
    style = nib?.cellStyle ?? .default
    identifier = nib?.string("reuseIdentifier").flatMap { $0.isEmpty ? nil : $0 }
    content = UIView(frame: .zero)
    super.init(coder: coder)
    settings.insert(.sizesItself)
    content.becomeElement()
    if let nib { decodeCell(from: nib) } else { prepareContent() }
  }

  /// Runs the `init(style:reuseIdentifier:)` of the class that a metatype names; see `UITableViewCell.make`.
  convenience init(dynamicStyle style: CellStyle, reuseIdentifier: String?) {
    self.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  // MARK: - Gesture recogniser delegate

  /// Returns `false`: a subclass's gestures whose delegate is the cell are recognised alone.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns `false`: gestures do not wait for others.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns `false`: others do not wait for the gestures.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns `true`: gestures receive all touches.
  open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  { true }
  /// Returns `true`: gestures receive all presses.
  open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool
  { true }
  /// Returns `true`: gestures receive all events.
  open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
  { true }

  // MARK: - Content

  /// The identifier under which the cell is reused.
  open var reuseIdentifier: String? { identifier }
  /// Prepares the cell for reuse. Called before the cell is dequeued again.
  open func prepareForReuse() {}
  /// The view that holds the content of the cell. It ends where the accessory starts.
  open var contentView: UIView { content }
  /// The first label, created on first access; nil while a content configuration is set.
  open var textLabel: UILabel? { contentConfiguration == nil ? label(.text) : nil }
  /// The second label, created on first access; nil in the default style, and while a content configuration
  /// is set.
  open var detailTextLabel: UILabel? {
    contentConfiguration != nil || style == .default && parts.detail == nil ? nil : label(.detail)
  }
  /// The image view, created on first access; nil in the style `value2`, and while a content configuration is
  /// set.
  open var imageView: UIImageView? {
    contentConfiguration != nil || style == .value2 && parts.image == nil ? nil : picture()
  }
  /// The view behind all other views.
  open var backgroundView: UIView? {
    get { parts.background }
    set { replaceBackground(\.background, with: newValue) }
  }
  /// The view behind the content while the cell is selected.
  open var selectedBackgroundView: UIView? {
    get { parts.selectedBackground }
    set { replaceSelectedBackground(with: newValue) }
  }
  /// The view that replaces `selectedBackgroundView` while several rows of the table can be selected; nil to
  /// use that view.
  open var multipleSelectionBackgroundView: UIView? {
    get { parts.multipleSelectionBackground }
    set {
      parts.multipleSelectionBackground?.removeFromSuperview()
      parts.multipleSelectionBackground = newValue
      showSelection()
    }
  }

  // MARK: - Configurations

  /// The configuration of the content, whose view replaces `contentView`. Setting nil replaces that by an
  /// empty view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { host.configuration }
    set {
      replaceContent(with: host.show(newValue, replacing: content, in: self))
      if !isUpdating { table?.sizeIsOld(of: self) }
    }
  }
  private var host = ContentHost()
  /// A Boolean value that indicates whether the configurations are following a change of state, which does
  /// not invalidate the height.
  private var isUpdating = false
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    table?.sizeIsOld(of: self)
  }
  /// The configuration of the background, in place of a background view.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { configured.show(backgroundConfiguration, in: self) }
  }
  private let configured = BackgroundHost()
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    configured.tintDidChange(in: self)
  }
  /// A Boolean value that determines whether the content configuration follows the cell's state.
  open var automaticallyUpdatesContentConfiguration = true
  /// A Boolean value that determines whether `backgroundConfiguration` follows the cell's state.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// The current state of the cell: selection, editing, swiping and dragging, with its traits.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isDisabled = !isUserInteractionEnabled
    state.isEditing = isEditing
    state.isSwiped = parts.isSwiped
    table?.dragging?.fill(&state, of: self)
    return state
  }
  /// A closure that sets the cell's configurations for a state.
  public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState)
    -> Void
  /// The handler called before the cell is shown in another state, which sets its configurations.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Updates the configurations. Called before the cell is shown in another state; an override sets
  /// configurations.
  open func updateConfiguration(using state: UICellConfigurationState) {
    takeUp(state)
    configurationUpdateHandler?(self, state)
  }
  /// Marks the configurations as needing an update before the next layout.
  open func setNeedsUpdateConfiguration() {
    configurationIsOld = true
    setNeedsLayout()
  }
  private var configurationIsOld = true
  final func updateConfigurationIfNeeded() {
    guard configurationIsOld else { return }
    configurationIsOld = false
    isUpdating = true
    updateConfiguration(using: configurationState)
    isUpdating = false
  }

  /// Returns a configuration for the texts and the image of the cell's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    default: .cell()
    }
  }

  /// Returns the default background configuration in the table's style.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    (table?.style ?? .plain) == .plain ? .listPlainCell() : .listGroupedCell()
  }

  // MARK: - Accessories

  /// The accessory at the trailing end. The default is `none`. While the table is edited,
  /// `editingAccessoryType` applies.
  open var accessoryType: AccessoryType {
    get { parts.accessoryType }
    set {
      guard newValue != parts.accessoryType else { return }
      parts.accessoryType = newValue
      setNeedsLayout()
    }
  }
  /// The view at the trailing end in place of `accessoryType`.
  open var accessoryView: UIView? {
    get { parts.accessoryView }
    set { replaceAccessory(with: newValue) }
  }
  /// The accessory at the trailing end while the table is edited. The default is `none`.
  open var editingAccessoryType: AccessoryType = .none {
    didSet { if editingAccessoryType != oldValue { setNeedsLayout() } }
  }
  /// The view at the trailing end in place of `editingAccessoryType`.
  open var editingAccessoryView: UIView? {
    didSet {
      guard editingAccessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      setNeedsLayout()
    }
  }

  // MARK: - Selection

  /// The appearance of the selected cell. The default is `default`; `none` shows no selection, though the row
  /// is selected.
  open var selectionStyle: SelectionStyle = .default
  /// A Boolean value that indicates whether the cell appears selected. Setting it calls
  /// `setSelected(_:animated:)` without animation.
  open var isSelected: Bool {
    get { parts.isSelected }
    set { setSelected(newValue, animated: false) }
  }
  /// A Boolean value that indicates whether the cell appears highlighted. Setting it calls
  /// `setHighlighted(_:animated:)` without animation.
  open var isHighlighted: Bool {
    get { parts.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  /// Sets the selected appearance of the cell, optionally animated. The table's selection does not change.
  open func setSelected(_ selected: Bool, animated: Bool) {
    if parts.editControl != nil { setNeedsLayout() }
    changeSelection(animated: animated) { $0.isSelected = selected }
  }
  /// Sets the highlighted appearance of the cell, as under a finger, optionally animated.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    changeSelection(animated: animated) { $0.isHighlighted = highlighted }
  }

  // MARK: - Editing

  /// A Boolean value that indicates whether the cell is in editing mode. Setting it calls
  /// `setEditing(_:animated:)` without animation.
  open var isEditing: Bool {
    get { parts.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Sets the editing mode of the cell. Called by the table; an override calls super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    parts.isEditing = editing
    setNeedsUpdateConfiguration()
  }
  /// The editing style of the row while its table is edited.
  open var editingStyle: EditingStyle { place.flatMap { table?.editStyle(of: $0.path) } ?? .none }
  /// A Boolean value that indicates whether the row is swiped open, so that its actions are visible.
  open var showingDeleteConfirmation: Bool { parts.isSwiped }
  /// A Boolean value that determines whether a reorder control is shown at the right while the table is
  /// edited. Tables set it for their rows by the data source's answer.
  open var showsReorderControl = false {
    didSet { if showsReorderControl != oldValue { setNeedsLayout() } }
  }
  /// A Boolean value that determines whether the content is indented while the table is edited, if the
  /// delegate agrees.
  open var shouldIndentWhileEditing = true
  /// Called before the row shows or hides its editing controls or its actions. An empty mask is the normal
  /// state.
  open func willTransition(to state: StateMask) {}
  /// Called after the row has shown or hidden its editing controls or its actions.
  open func didTransition(to state: StateMask) {}
  /// Stored only. The appearance of the cell with the focus. Keys move no focus.
  open var focusStyle: FocusStyle = .default
  /// Stored only. A Boolean value that determines whether the cell receives touches while it is dragged.
  /// There is one drag at a time, and it has the touch.
  open var userInteractionEnabledWhileDragging = false
  /// Called when the row is lifted, dragged and dropped.
  open func dragStateDidChange(_ dragState: DragState) {}

  // MARK: - Layout

  /// The number of steps by which the content is indented.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }
  /// The width of an indentation step, in points.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { setNeedsLayout() } }
  }
  /// The distance of the separator from the sides, in points.
  open var separatorInset: UIEdgeInsets {
    get {
      parts.separatorInset ?? table?.placedSeparatorInset
        ?? UIEdgeInsets(top: 0, left: margin, bottom: 0, right: 0)
    }
    set {
      guard newValue != parts.separatorInset else { return }
      parts.separatorInset = newValue
      setNeedsLayout()
    }
  }
  override func environmentDidChange() {
    super.environmentDidChange()
    setNeedsUpdateConfiguration()
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    layoutCell()
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight(width: size.width))
  }
  /// Returns the size of a self-sizing row at the width of its table: the size that the constraints of
  /// `contentView` require, and a separator.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(near: targetSize, along: horizontalFittingPriority, and: verticalFittingPriority)
  }
}
