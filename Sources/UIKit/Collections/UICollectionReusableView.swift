internal import CoreGraphics
public import Foundation
internal import InterfaceBuilder
internal import QuartzCore

/// A view that a collection view reuses: a cell, a supplementary view or a decoration view.
open class UICollectionReusableView: UIView {
  /// A Boolean value that indicates whether the layout attributes have hidden the view.
  final var isHiddenByLayout = false
  final var identifier: String?
  /// The layout attributes that were applied last; nil if the next ones must be applied in any case.
  final var taken: TakenPlace?

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view from a document or an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    identifier = (coder as? NibCoder)?.string("reuseIdentifier").flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The identifier with which the view was registered, or the document's for a view from a document; nil for
  /// a view that the collection view did not create.
  open var reuseIdentifier: String? { identifier }
  /// Prepares the view for reuse. Called before the view is dequeued again.
  open func prepareForReuse() {}
  /// Applies layout attributes. Called before the view takes their position and appearance.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// Returns the attributes with the size that the content requires, in the dimensions that the layout has
  /// only estimated.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    fitted(layoutAttributes, byConstraints: settings.contains(.usesConstraints))
  }
  final func fitted(
    _ layoutAttributes: UICollectionViewLayoutAttributes, byConstraints: Bool
  ) -> UICollectionViewLayoutAttributes {
    let open = layoutAttributes.openSides
    guard !open.isEmpty, let result = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else {
      return layoutAttributes
    }
    var size = layoutAttributes.size
    let wanted: CGSize
    if byConstraints {
      wanted = systemLayoutSizeFitting(
        CGSize(
          width: open.contains(.width) ? 0 : size.width, height: open.contains(.height) ? 0 : size.height),
        withHorizontalFittingPriority: open.contains(.width) ? .fittingSizeLevel : .required,
        verticalFittingPriority: open.contains(.height) ? .fittingSizeLevel : .required)
    } else {
      wanted = sizeThatFits(size)
    }
    if open.contains(.width) { size.width = wanted.width }
    if open.contains(.height) { size.height = wanted.height }
    result.size = size
    return result
  }
  /// Called before another layout replaces the current one, with an animation or by a gesture.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// Called when the new layout has replaced the old one. Does nothing by default.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
}

/// A view that shows an item of a collection view. Add subviews to ``contentView``.
open class UICollectionViewCell: UICollectionReusableView, ConfiguredView {
  /// The phases of dragging an item.
  public enum DragState: Int, Sendable {
    /// At rest, lifted under the finger, and following it.
    case none, lifting, dragging
  }

  private var content: UIView
  private var ground: UIView?
  private var selectedGround: UIView?

  public override init(frame: CGRect) {
    content = UIView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    settings.insert(.sizesItself)
    insertContent()
  }

  /// Creates a cell from a document or an archive.
  public required init?(coder: NSCoder) {
    content = UIView(frame: .zero)
    super.init(coder: coder)
    settings.insert(.sizesItself)
    guard let nib = coder as? NibCoder, let stored = nib.view(key: "contentView") else {
      content.frame = CGRect(origin: .zero, size: layer.bounds.size)
      insertContent()
      return
    }
    content = stored
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if nib.object.child(key: "contentView")?.frame == nil {
      content.frame = CGRect(origin: .zero, size: layer.bounds.size)
    }
    addSubview(content)
    if let listed = nib.listContent { contentConfiguration = listed }
  }

  private func insertContent() {
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(content, at: 0)
  }

  /// The view that holds the content of the cell; it fills the cell.
  open var contentView: UIView { content }
  /// A Boolean value that indicates whether the cell appears selected. The collection view's selection does
  /// not change.
  open var isSelected = false {
    didSet { stateDidChange(isSelected != oldValue) }
  }
  /// A Boolean value that indicates whether the cell appears highlighted, as under a finger.
  open var isHighlighted = false {
    didSet { stateDidChange(isHighlighted != oldValue) }
  }
  /// The view behind all other views.
  open var backgroundView: UIView? {
    get { ground }
    set {
      ground?.removeFromSuperview()
      ground = newValue
      place(newValue, at: 0)
    }
  }
  /// The view behind the content while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    get { selectedGround }
    set {
      selectedGround?.removeFromSuperview()
      selectedGround = newValue
      place(newValue, at: ground == nil ? 0 : 1)
      showSelection()
    }
  }
  // MARK: - Configurations

  /// The configuration of the content, whose view replaces `contentView`. Setting nil replaces that by an
  /// empty view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { host.configuration }
    set {
      content = host.show(newValue, replacing: content, in: self)
      if !isUpdating { collection?.sizeIsOld(of: self) }
    }
  }
  private var host = ContentHost()
  /// A Boolean value that indicates whether the configurations are following a change of state, which does
  /// not invalidate the size.
  private var isUpdating = false
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    collection?.sizeIsOld(of: self)
  }
  /// The configuration of the background, in place of a background view.
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { show(backgroundConfiguration) } }
  /// Returns the default background configuration: clear, except in a list.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
  /// A Boolean value that determines whether the content configuration follows the cell's state.
  open var automaticallyUpdatesContentConfiguration = true
  /// A Boolean value that determines whether `backgroundConfiguration` follows the cell's state.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// The current state of the cell: selection, editing, swiping, expansion and dragging, with its traits.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isDisabled = !isUserInteractionEnabled
    state.isEditing = collection?.isEdited(self) ?? false
    state.isSwiped = isSwiped
    state.isExpanded = isExpanded
    collection?.dragging?.fill(&state, of: self)
    return state
  }
  /// The collection view that shows the cell; the view of an orthogonally scrolling section may lie between.
  final var collection: UICollectionView? {
    sequence(first: self as UIView, next: \.superview).lazy.compactMap { $0 as? UICollectionView }.first
  }
  /// A closure that sets a cell's configurations for a state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void
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
  /// A Boolean value that indicates whether the children of the cell's item are visible.
  final var isExpanded = false { didSet { stateDidChange(isExpanded != oldValue) } }
  /// A Boolean value that indicates whether the row is swiped open, with its actions revealed.
  final var isSwiped = false { didSet { stateDidChange(isSwiped != oldValue) } }
  final func updateConfigurationIfNeeded() {
    guard configurationIsOld else { return }
    configurationIsOld = false
    isUpdating = true
    updateConfiguration(using: configurationState)
    isUpdating = false
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
  }
  override func environmentDidChange() {
    super.environmentDidChange()
    setNeedsUpdateConfiguration()
  }
  /// Shows a background configuration in the cell.
  final func show(_ background: UIBackgroundConfiguration?) { configured.show(background, in: self) }
  final let configured = BackgroundHost()
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    configured.tintDidChange(in: self)
  }

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    // Constraints in other subviews, such as a background view's, do not determine the cell's size unless
    // they reach the cell.
    return fitted(layoutAttributes, byConstraints: contentUsesConstraints || isTied)
  }
  /// A Boolean value that indicates whether constraints tie subviews to the cell itself or to a guide of it.
  private var isTied: Bool {
    func isOwn(_ item: AnyObject?) -> Bool { item === self || (item as? UILayoutGuide)?.owningView === self }
    return settings.contains(.usesConstraints)
      && constraints.contains { isOwn($0.firstItem) || isOwn($0.secondItem) }
  }
  /// Returns the size that satisfies the constraints of `contentView`; if it has none, those of the cell.
  /// Constraints to the cell itself, as in some xibs, count as well.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let usesContent = contentUsesConstraints
    let inner =
      usesContent
      ? contentView.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority) : .zero
    let isTied = isTied
    if usesContent, !isTied { return inner }
    let outer = super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    return CGSize(width: max(inner.width, outer.width), height: max(inner.height, outer.height))
  }
  /// Called when the item is lifted, dragged and dropped. Does nothing by default.
  open func dragStateDidChange(_ dragState: DragState) {}

  private func place(_ view: UIView?, at index: Int) {
    guard let view else { return }
    view.frame = CGRect(origin: .zero, size: layer.bounds.size)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: index)
  }

  private func stateDidChange(_ changes: Bool) {
    showSelection()
    if changes { setNeedsUpdateConfiguration() }
  }

  private func showSelection() { selectedGround?.isHidden = !(isSelected || isHighlighted) }
}

extension UICollectionViewCell: SelfSizingCell {
  func constraintsChanged() {
    guard let collection, collection.selfSizingInvalidation == .enabledIncludingConstraints else { return }
    collection.sizeIsOld(of: self)
  }
}
