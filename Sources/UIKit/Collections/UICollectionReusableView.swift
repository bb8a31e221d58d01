internal import CoreGraphics
public import Foundation
internal import InterfaceBuilder
internal import QuartzCore

/// A view that a collection view uses again: a cell, a supplementary view or a decoration.
open class UICollectionReusableView: UIView {
  /// Whether the layout's attributes have hidden the view.
  final var isHiddenByLayout = false
  final var identifier: String?
  /// What the view has taken on of a layout last; nil for what it has to take on in any case.
  final var taken: TakenPlace?

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// One read from a document or an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    identifier = (coder as? NibCoder)?.string("reuseIdentifier").flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The name that the view was registered by; of one from a document the document's. Nil for a view that the
  /// collection view did not make.
  open var reuseIdentifier: String? { identifier }
  /// Called before the view is used again.
  open func prepareForReuse() {}
  /// Called before the view takes the place and look of attributes.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// The attributes with the size that the content asks for, as far as the layout has only estimated it.
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
  /// Called before and after another layout takes over, with an animation or by a gesture.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// Called when the new layout has taken over. Does nothing by default.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
}

/// An item of a collection view. Add subviews to `contentView`.
open class UICollectionViewCell: UICollectionReusableView, ConfiguredView {
  /// How far a cell is dragged.
  public enum DragState: Int, Sendable {
    /// On its place, under a finger that lifts it, or on the way.
    case none, lifting, dragging
  }

  private var content: UIView
  private var ground: UIView?
  private var selectedGround: UIView?

  public override init(frame: CGRect) {
    content = UIView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    settings.insert(.sizesItself)
    prepare()
  }

  /// One read from a document or an archive.
  public required init?(coder: NSCoder) {
    content = UIView(frame: .zero)
    super.init(coder: coder)
    settings.insert(.sizesItself)
    guard let nib = coder as? NibCoder, let stored = nib.view(key: "contentView") else {
      content.frame = CGRect(origin: .zero, size: layer.bounds.size)
      prepare()
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

  private func prepare() {
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(content, at: 0)
  }

  /// The view that holds what the cell shows; it fills the cell.
  open var contentView: UIView { content }
  /// The look alone: the collection view's selection stays.
  open var isSelected = false {
    didSet { stateDidChange(isSelected != oldValue) }
  }
  /// Set while a finger lies on the item.
  open var isHighlighted = false {
    didSet { stateDidChange(isHighlighted != oldValue) }
  }
  /// A view behind everything else.
  open var backgroundView: UIView? {
    get { ground }
    set {
      ground?.removeFromSuperview()
      ground = newValue
      place(newValue, at: 0)
    }
  }
  /// A view behind the content while the cell is selected or highlighted.
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

  /// What the content shows. Its view replaces `contentView`; nil replaces that with an empty view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { host.configuration }
    set {
      content = host.show(newValue, replacing: content, in: self)
      if !isUpdating { collection?.sizeIsOld(of: self) }
    }
  }
  private var host = ContentHost()
  /// The configurations follow the state: that asks for no other size.
  private var isUpdating = false
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    collection?.sizeIsOld(of: self)
  }
  /// What lies behind the content, in place of a background view.
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { show(backgroundConfiguration) } }
  /// What lies behind a cell by itself: nothing, but in a list.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
  /// Whether configurations follow the cell's state.
  open var automaticallyUpdatesContentConfiguration = true
  /// The same for `backgroundConfiguration`.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// What the cell is in now: selection, editing, swiping, expansion, dragging, with its traits.
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
  /// The collection view that shows the cell; a section that scrolls by itself lies between.
  final var collection: UICollectionView? {
    sequence(first: self as UIView, next: \.superview).lazy.compactMap { $0 as? UICollectionView }.first
  }
  /// Sets a cell's configurations by its state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void
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
  /// Whether the children of the cell's item are seen.
  final var isExpanded = false { didSet { stateDidChange(isExpanded != oldValue) } }
  /// Pulled aside, with actions behind it.
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
  /// Gives the cell the ground of a configuration.
  final func show(_ background: UIBackgroundConfiguration?) { configured.show(background, in: self) }
  final let configured = BackgroundHost()
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    configured.tintDidChange(in: self)
  }

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    // Constraints in other subviews, as a background has them, say nothing of the cell unless they reach it.
    return fitted(layoutAttributes, byConstraints: contentUsesConstraints || isTied)
  }
  /// Whether constraints tie what lies in the cell to the cell itself or to a guide of it.
  private var isTied: Bool {
    func isOwn(_ item: AnyObject?) -> Bool { item === self || (item as? UILayoutGuide)?.owningView === self }
    return settings.contains(.usesConstraints)
      && constraints.contains { isOwn($0.firstItem) || isOwn($0.secondItem) }
  }
  /// The size that the constraints of `contentView` allow; where it has none, those of the cell. What is
  /// tied to the cell itself, as some xibs have it, counts as well.
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
  /// Called when the item is lifted, dragged and put down. Does nothing by default.
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
