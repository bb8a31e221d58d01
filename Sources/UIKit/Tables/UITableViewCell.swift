internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// A row of a table. Add subviews to `contentView`.
open class UITableViewCell: UIView, UIGestureRecognizerDelegate, ConfiguredView {
  /// Which labels the cell has.
  final let style: CellStyle
  private let identifier: String?
  final var content: UIView
  final var parts = CellParts()
  final weak var table: UITableView?
  final var place: RowPlace?
  /// The size at which the document laid out the content; nil for cells made in code.
  final var storedSize: CGSize?
  /// Whether the table asks for the cell's height: what changes meanwhile is part of the answer.
  final var isMeasured = false
  /// A Boolean value that indicates whether a measured height counts without a separator.
  final var leavesOutSeparator = false
  /// The row height that the document gives a static cell, in points; nil where the cell has none of its own.
  final var storedRowHeight: CGFloat?
  /// A Boolean value that indicates whether the content stays as the document stores it, as on its own
  /// canvas.
  final var isOnCanvas = false

  /// A cell with the labels of a style, 44 points high.
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

  /// One read from a document or an archive.
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

  // MARK: - Gestures, as the delegate of recognisers of a subclass

  /// No: gestures of a subclass that the cell is the delegate of are recognised alone.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// No: they do not wait.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// No: others do not wait for them.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Yes: they get all touches.
  open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  { true }
  /// Yes: they get all presses.
  open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool
  { true }
  /// Yes: they get all events.
  open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
  { true }

  // MARK: - Content

  /// The name under which the cell is used again.
  open var reuseIdentifier: String? { identifier }
  /// Called before the cell is used again.
  open func prepareForReuse() {}
  /// The view that holds what the cell shows; it ends where the accessory starts.
  open var contentView: UIView { content }
  /// The first text, made when it is first asked for. Nil while a configuration shows the content.
  open var textLabel: UILabel? { contentConfiguration == nil ? label(.text) : nil }
  /// The second text, made when it is first asked for. Nil in the default style, and while a configuration
  /// shows the content.
  open var detailTextLabel: UILabel? {
    contentConfiguration != nil || style == .default && parts.detail == nil ? nil : label(.detail)
  }
  /// The picture, made when it is first asked for. Nil in the style `value2`, and while a configuration shows
  /// the content.
  open var imageView: UIImageView? {
    contentConfiguration != nil || style == .value2 && parts.image == nil ? nil : picture()
  }
  /// A view behind everything else.
  open var backgroundView: UIView? {
    get { parts.background }
    set { replaceBackground(\.background, with: newValue) }
  }
  /// A view behind the content while the cell is selected.
  open var selectedBackgroundView: UIView? {
    get { parts.selectedBackground }
    set { replaceSelectedBackground(with: newValue) }
  }
  /// Takes the place of `selectedBackgroundView` where several rows of the table can be selected; nil for
  /// that view.
  open var multipleSelectionBackgroundView: UIView? {
    get { parts.multipleSelectionBackground }
    set {
      parts.multipleSelectionBackground?.removeFromSuperview()
      parts.multipleSelectionBackground = newValue
      showSelection()
    }
  }

  // MARK: - Configurations

  /// What the content shows. Its view replaces `contentView`; nil replaces that with an empty view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { host.configuration }
    set {
      replaceContent(with: host.show(newValue, replacing: content, in: self))
      if !isUpdating { table?.sizeIsOld(of: self) }
    }
  }
  private var host = ContentHost()
  /// The configurations follow the state: that asks for no other height.
  private var isUpdating = false
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    table?.sizeIsOld(of: self)
  }
  /// What lies behind the content, in place of a background view.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { configured.show(backgroundConfiguration, in: self) }
  }
  private let configured = BackgroundHost()
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    configured.tintDidChange(in: self)
  }
  /// Whether configurations follow the cell's state.
  open var automaticallyUpdatesContentConfiguration = true
  /// The same for `backgroundConfiguration`.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// What the cell is in now: selection, editing, swiping, dragging, with its traits.
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
  /// Sets the cell's configurations by its state.
  public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState)
    -> Void
  /// Called before the cell is shown in another state; sets configurations.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Called before the cell is shown in another state; an override sets configurations.
  open func updateConfiguration(using state: UICellConfigurationState) {
    takeUp(state)
    configurationUpdateHandler?(self, state)
  }
  /// Has the configurations updated before the cell is laid out next.
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

  /// A configuration for the texts and the picture that the cell's style has.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    default: .cell()
    }
  }

  /// The look of the background in the table's style.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    (table?.style ?? .plain) == .plain ? .listPlainCell() : .listGroupedCell()
  }

  // MARK: - Accessories

  /// `none` unless set; while the table is edited `editingAccessoryType` counts.
  open var accessoryType: AccessoryType {
    get { parts.accessoryType }
    set {
      guard newValue != parts.accessoryType else { return }
      parts.accessoryType = newValue
      setNeedsLayout()
    }
  }
  /// A view at the right end in place of `accessoryType`.
  open var accessoryView: UIView? {
    get { parts.accessoryView }
    set { replaceAccessory(with: newValue) }
  }
  /// What stands at the right end while the table is edited; `none` unless set.
  open var editingAccessoryType: AccessoryType = .none {
    didSet { if editingAccessoryType != oldValue { setNeedsLayout() } }
  }
  /// A view at the right end in place of `editingAccessoryType`.
  open var editingAccessoryView: UIView? {
    didSet {
      guard editingAccessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      setNeedsLayout()
    }
  }

  // MARK: - Selection

  /// `default` unless set; `none` shows no selection, though the row is selected.
  open var selectionStyle: SelectionStyle = .default
  /// Whether the cell looks selected. Setting it is `setSelected(_:animated:)` without animation.
  open var isSelected: Bool {
    get { parts.isSelected }
    set { setSelected(newValue, animated: false) }
  }
  /// Whether the cell looks touched. Setting it is `setHighlighted(_:animated:)` without animation.
  open var isHighlighted: Bool {
    get { parts.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  /// The look alone: the table's selection stays. Animated, the old look gives way to the new one.
  open func setSelected(_ selected: Bool, animated: Bool) {
    if parts.editControl != nil { setNeedsLayout() }
    changeSelection(animated: animated) { $0.isSelected = selected }
  }
  /// The look while a finger lies on the row, animated as above.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    changeSelection(animated: animated) { $0.isHighlighted = highlighted }
  }

  // MARK: - Editing

  /// Whether the cell is edited, as its table is. Setting it is `setEditing(_:animated:)` without animation.
  open var isEditing: Bool {
    get { parts.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Called by the table; an override calls super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    parts.isEditing = editing
    setNeedsUpdateConfiguration()
  }
  /// What the row offers while its table is edited.
  open var editingStyle: EditingStyle { place.flatMap { table?.editStyle(of: $0.path) } ?? .none }
  /// Whether the row is pulled aside, so that its actions are seen.
  open var showingDeleteConfirmation: Bool { parts.isSwiped }
  /// Whether a grip to move the row by stands at the right while the table is edited. Tables set it for their
  /// rows by what the data source says.
  open var showsReorderControl = false {
    didSet { if showsReorderControl != oldValue { setNeedsLayout() } }
  }
  /// Whether the content moves in while the table is edited, where the delegate agrees.
  open var shouldIndentWhileEditing = true
  /// Called before the row shows or hides what edits it or its actions; empty is at rest.
  open func willTransition(to state: StateMask) {}
  /// Called when that has come to its end.
  open func didTransition(to state: StateMask) {}
  /// How the cell looks with the focus. Kept for the app: keys move no focus.
  open var focusStyle: FocusStyle = .default
  /// Whether the cell takes touches while it is dragged. Kept for the app: the one drag there is has the
  /// touch.
  open var userInteractionEnabledWhileDragging = false
  /// Called when the row is lifted, dragged and put down.
  open func dragStateDidChange(_ dragState: DragState) {}

  // MARK: - Layout

  /// How many steps the content moves to the right.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }
  /// The width of a step, in points.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { setNeedsLayout() } }
  }
  /// How far the separator stands off the sides, in points.
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
  /// What a row of automatic height asks for, at the width of its table: the size of `contentView` by its
  /// constraints, and a separator.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(near: targetSize, along: horizontalFittingPriority, and: verticalFittingPriority)
  }
}
