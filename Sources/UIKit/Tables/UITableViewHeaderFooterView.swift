internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// A view for the header or footer of a section. Add subviews to ``contentView``.
open class UITableViewHeaderFooterView: UIView, ConfiguredView {
  private let identifier: String?
  private var content = UIView(frame: .zero)
  private var title: UILabel?
  private var detail: UILabel?
  private var ground: UIView?
  /// A Boolean value that indicates whether the view is a header; nil until a table has shown it: it then
  /// looks like a header, without capitals.
  private var isHeader: Bool?
  /// A Boolean value that indicates whether the table created the view for a title of the data source.
  final var isTitle = false
  private var tableStyle = UITableView.Style.plain

  /// Creates a header or footer view without a size.
  public init(reuseIdentifier: String?) {
    identifier = reuseIdentifier
    super.init(frame: .zero)
  }

  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a header or footer view from a document or an archive.
  public required init?(coder: NSCoder) {
    identifier = (coder as? NibCoder)?.string("reuseIdentifier")
    super.init(coder: coder)
  }

  /// Runs the `init(reuseIdentifier:)` of the class that a metatype names; see
  /// `UITableViewHeaderFooterView.make`.
  convenience init(dynamicIdentifier reuseIdentifier: String?) { self.init(reuseIdentifier: reuseIdentifier) }

  override func prepare() {
    content.frame = CGRect(origin: .zero, size: layer.bounds.size)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(content, at: 0)
  }

  /// The identifier under which the view is reused; nil for none.
  open var reuseIdentifier: String? { identifier }
  /// Prepares the view for reuse: resets what the last section set. Called before the view is dequeued again.
  open func prepareForReuse() {}
  /// The view that holds the content; it fills the view.
  open var contentView: UIView { content }
  /// The title label, in the appearance of the table's style; nil while a content configuration is set.
  open var textLabel: UILabel? {
    if contentConfiguration != nil { return nil }
    if let title { return title }
    let label = Self.label(nil, isHeader: isHeader ?? true, style: tableStyle)
    title = label
    content.addSubview(label)
    setNeedsLayout()
    return label
  }
  /// The second label, shown in grouped tables; nil while a content configuration is set.
  open var detailTextLabel: UILabel? {
    if contentConfiguration != nil { return nil }
    if let detail { return detail }
    let label = Self.label(nil, isHeader: false, style: .grouped)
    detail = label
    content.addSubview(label)
    setNeedsLayout()
    return label
  }

  // MARK: - Configurations

  /// The configuration of the content, whose view replaces `contentView` and the labels. Setting nil replaces
  /// that by an empty view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { host.configuration }
    set {
      let view = host.show(newValue, replacing: content, in: self)
      if view !== content { (content, title, detail) = (view, nil, nil) }
    }
  }
  private var host = ContentHost()
  /// The configuration of the background, in place of `backgroundView`.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { configured.show(backgroundConfiguration, in: self) }
  }
  private let configured = BackgroundHost()
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    configured.tintDidChange(in: self)
  }
  /// A Boolean value that determines whether the content configuration follows the view's state.
  open var automaticallyUpdatesContentConfiguration = true
  /// A Boolean value that determines whether `backgroundConfiguration` follows the view's state.
  open var automaticallyUpdatesBackgroundConfiguration = true
  open override var isUserInteractionEnabled: Bool {
    get { super.isUserInteractionEnabled }
    set {
      if super.isUserInteractionEnabled != newValue { setNeedsUpdateConfiguration() }
      super.isUserInteractionEnabled = newValue
    }
  }
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }
  /// The current state of the view. It is never focused, and `isPinned` is not set.
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    return state
  }
  /// A closure that sets the view's configurations for a state.
  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void
  /// The handler called before the view is shown in another state, which sets its configurations.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Updates the configurations. Called before the view is shown in another state; an override sets
  /// configurations.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    takeUp(state)
    configurationUpdateHandler?(self, state)
  }
  /// Marks the configurations as needing an update before the next layout.
  open func setNeedsUpdateConfiguration() {
    configurationIsOld = true
    setNeedsLayout()
  }
  private var configurationIsOld = true
  private func updateConfigurationIfNeeded() {
    guard configurationIsOld else { return }
    configurationIsOld = false
    updateConfiguration(using: configurationState)
  }
  /// Returns a configuration in the appearance of the table's section titles: a footer's if a table has
  /// requested the view as a footer, otherwise a header's.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    let isFooter = isHeader == false
    if tableStyle == .plain { return isFooter ? .plainFooter() : .plainHeader() }
    return isFooter ? .groupedFooter() : .groupedHeader()
  }
  /// Returns the default background configuration in the table's style.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    tableStyle == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
  }
  /// Returns the height that the content's constraints require at a width, in points; nil without
  /// constraints.
  final func constrainedHeight(width: CGFloat) -> CGFloat? {
    updateConfigurationIfNeeded()
    guard contentUsesConstraints else { return nil }
    let size = CGSize(width: width, height: 0)
    return content.systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// The view behind the content.
  open var backgroundView: UIView? {
    get { ground }
    set {
      ground?.removeFromSuperview()
      ground = newValue
      if let newValue { insertSubview(newValue, at: 0) }
      setNeedsLayout()
    }
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    ground?.frame = CGRect(origin: .zero, size: layer.bounds.size)
    placeTitle()
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 28) }

  /// Applies the appearance for a table style.
  func prepare(for style: UITableView.Style) { restyle(isHeader: isHeader, style: style) }

  /// Applies the appearance of a header or a footer.
  func prepare(isHeader: Bool) { restyle(isHeader: isHeader, style: tableStyle) }

  /// Applies the appearance of a section title in a table of a style.
  func prepare(isHeader: Bool, style: UITableView.Style) {
    restyle(isHeader: isHeader, style: style)
    if style == .plain { backgroundColor = .systemBackground }
  }

  /// Restyles the title for another role, unless the client has changed its appearance.
  private func restyle(isHeader newRole: Bool?, style: UITableView.Style) {
    let before = (role: isHeader, style: tableStyle)
    (isHeader, tableStyle) = (newRole, style)
    guard let title, before != (newRole, style) else { return }
    let old = Self.label(nil, isHeader: before.role ?? true, style: before.style)
    let new = Self.label(nil, isHeader: newRole ?? true, style: style)
    if title.font == old.font { title.font = new.font }
    if title.textColor == old.textColor { title.textColor = new.textColor }
    if title.accessibilityTraits == old.accessibilityTraits {
      title.accessibilityTraits = new.accessibilityTraits
    }
    setNeedsLayout()
  }

  /// Returns a label in the appearance of a section title: headers of plain tables 17 points semibold, all
  /// others 13 points in the secondary colour, headers in capitals. In iOS 26, headers of grouped tables are
  /// semibold too and not capitalised; that their letters have 17 points is not measured.
  static func label(_ text: String?, isHeader: Bool, style: UITableView.Style) -> UILabel {
    let label = UILabel(frame: .zero)
    label.numberOfLines = 0
    if isHeader { label.accessibilityTraits = .header }
    if style == .plain {
      label.font = .systemFont(ofSize: 17, weight: isHeader ? .semibold : .regular)
    } else {
      label.font =
        isHeader && !TableMetrics.capitalizesHeaders
        ? .systemFont(ofSize: 17, weight: .semibold) : .systemFont(ofSize: 13)
      label.textColor = .secondaryLabel
    }
    label.text = text
    return label
  }

  private func placeTitle() {
    guard let title else { return }
    if tableStyle != .plain, isHeader == true, TableMetrics.capitalizesHeaders, let text = title.text,
      text != text.uppercased()
    {
      title.text = text.uppercased()
    }
    let size = layer.bounds.size, table = superview as? UITableView
    let metrics = TableMetrics(
      style: tableStyle, scale: max(traitCollection.displayScale, 1), width: size.width,
      readableMargin: table?.readableMargin ?? 0)
    let safe = table?.insetsContentViewsToSafeArea == true ? safeAreaInsets : .zero
    let x = safe.left + metrics.cellInset + metrics.margin
    let width = max(0, size.width - x - safe.right - metrics.cellInset - metrics.margin)
    let height = title.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    let y: CGFloat
    switch (tableStyle, isHeader ?? true) {
    case (.plain, _): y = ((size.height - height) / 2).rounded()
    case (_, true): y = size.height - height - 6.5
    case (_, false): y = 8
    }
    title.frame = CGRect(x: x, y: y, width: width, height: height).edgesRounded(scale: metrics.scale)
    detail?.frame = CGRect(
      x: x, y: title.frame.maxY, width: width, height: max(0, size.height - title.frame.maxY))
  }
}
