internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// A control with a title and an image that runs an action when it is tapped.
///
/// A button has either an appearance for each state or a ``configuration``. The title's label and the image
/// view are created when they are first needed.
open class UIButton: UIControl {
  final var looks: [UInt: ButtonLook] = [:]
  final var kind = ButtonType.custom
  final var titleView: UILabel?
  final var pictureView: UIImageView?
  final var subtitleView: UILabel?
  final var insets = ButtonInsets()
  final var configurationStorage: Configuration?
  /// A Boolean value that indicates whether the natural size of a configuration's title in its own font is
  /// rounded to whole points, as on some canvases of documents.
  final var asksForWholePoints = false

  /// Creates a custom button with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    settings.insert(.redrawsOnResize)
    isOpaque = false
  }

  /// Creates a button of the given type, at its natural size.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    adopt(buttonType)
  }

  /// Creates a button of the given type with an action, whose title and image it shows.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    if let primaryAction { adopt(primaryAction) }
  }

  /// Creates a button with the given configuration.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    if let primaryAction { adopt(primaryAction) }
  }

  /// Creates a button from data in an archive or a document of Interface Builder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    settings.insert(.redrawsOnResize)
    if let nib = coder as? NibCoder { decodeNib(nib) }
  }

  /// The type of a button, which determines the appearance of a button without a configuration.
  public enum ButtonType: Int, Sendable {
    /// `custom` has no appearance of its own, `system` uses the tint colour; the remaining types have an
    /// image.
    case custom = 0, system, detailDisclosure, infoLight, infoDark, contactAdd
    /// `plain` is tinted like `system`, without a background when selected; `close` shows a cross on a gray
    /// disc.
    case plain, close
    /// The system type, by its name from before iOS 7.
    public static var roundedRect: ButtonType { .system }
  }

  /// The type that the button was created with.
  open var buttonType: ButtonType { kind }

  /// Creates a system button with the given image.
  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
    // `make` returns an instance of the class that it is given; only a plain `UIButton` gets the system
    // appearance.
    let made: NSObject = self == UIButton.self ? UIButton(type: .system) : NSObject.make(self)
    let button = unsafeDowncast(made, to: Self.self)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }
  /// The role of a button.
  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }
  /// The role of the button. The default is `normal`.
  ///
  /// With a configuration, the title of a primary button is semibold (stored widths of three documents), and
  /// a destructive button is red.
  open var role = Role.normal {
    didSet {
      guard role != oldValue else { return }
      invalidateIntrinsicContentSize()
      updateParts()
    }
  }
  /// Stored only. The preferred style of the button. As on iOS, it affects only buttons on a Mac.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  /// The style in which the button is shown: always `pad`.
  open var behavioralStyle: UIBehavioralStyle { .pad }
  /// Stored only. A Boolean value that determines whether the button springs open while something is dragged
  /// over it.
  open var isSpringLoaded = false
  /// Stored only. A Boolean value that determines whether the pointer changes its shape over the button.
  open var isPointerInteractionEnabled = false
  /// A closure that returns the pointer style for a button, given the proposed effect and shape, or `nil` for
  /// no style. Never called.
  public typealias PointerStyleProvider = (
    UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape
  ) -> UIPointerStyle?
  /// Stored only. The provider of the pointer style; the pointer keeps its shape.
  open var pointerStyleProvider: PointerStyleProvider?
  /// Stored only. The preferred order of the menu's elements; menus keep their own order.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  // MARK: - Appearance by state

  /// Sets the title for a state. A state without a title shows the normal state's.
  open func setTitle(_ title: String?, for state: State) {
    look(state) { $0.title = title }
    configure(state) { $0.title = title }
  }
  /// Sets the colour of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) { look(state) { $0.titleColor = color } }
  /// Sets the colour of the title's shadow for a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    look(state) { $0.shadowColor = color }
  }
  /// Sets the image beside the title for a state.
  open func setImage(_ image: UIImage?, for state: State) {
    look(state) { $0.image = image }
    configure(state) { $0.image = image }
  }
  /// Sets the image behind title and image for a state, stretched to the bounds.
  open func setBackgroundImage(_ image: UIImage?, for state: State) { look(state) { $0.background = image } }
  /// Sets the symbol configuration of the image for a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    look(state) { $0.symbol = configuration }
  }
  /// Sets the attributed title for a state, which takes precedence over the plain title.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    look(state) { $0.attributedTitle = title.map { NSAttributedString(attributedString: $0) } }
    configure(state) { $0.attributedTitle = title.map { AttributedString($0) } }
  }
  /// Returns the title set for the state, or else for the normal state; `nil` if there is none.
  open func title(for state: State) -> String? { value(\.title, for: state) }
  /// Returns the title colour for the state. The default is white for a custom button and the tint colour for
  /// others, dimmed while disabled.
  open func titleColor(for state: State) -> UIColor? {
    value(\.titleColor, for: state) ?? defaultTitleColor(for: state)
  }
  /// Returns the colour of the title's shadow for the state. If `nil`, the default, no shadow is drawn.
  open func titleShadowColor(for state: State) -> UIColor? { value(\.shadowColor, for: state) }
  /// Returns the image for the state, regardless of a configuration's image.
  open func image(for state: State) -> UIImage? { value(\.image, for: state) }
  /// Returns the background image for the state. Its size is the minimum natural size of a button without a
  /// configuration.
  open func backgroundImage(for state: State) -> UIImage? { value(\.background, for: state) }
  /// Returns the symbol configuration for the state, which is applied over the large scale that system
  /// buttons use; `nil` if none was set.
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    value(\.symbol, for: state)
  }
  /// Returns the title set by ``setAttributedTitle(_:for:)`` for the state; `nil` for a plain title.
  open func attributedTitle(for state: State) -> NSAttributedString? { value(\.attributedTitle, for: state) }

  /// The title for the current state.
  open var currentTitle: String? { title(for: state) }
  /// The title colour for the current state; white if neither the state nor the type has a colour.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  /// The colour of the title's shadow for the current state, or `nil` for none.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  /// The image for the current state, which a button without a configuration shows. Custom buttons dim it if
  /// the state has no image of its own.
  open var currentImage: UIImage? { image(for: state) }
  /// The background image for the current state, drawn in ``backgroundRect(forBounds:)``. It is also drawn
  /// for a configuration without a background image.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  /// The symbol configuration for the current state, or `nil` if neither it nor the normal state has one.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }
  /// The attributed title for the current state, which is shown in place of ``currentTitle``.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  // MARK: - Subviews

  /// The label of the title. Use it for the font and the number of lines; set the title with
  /// ``setTitle(_:for:)``. Its frame, like the image view's, is that of the next layout.
  open var titleLabel: UILabel? { inPlace(needTitleView()) }
  /// The view of the image. Set the image with ``setImage(_:for:)``.
  open var imageView: UIImageView? { inPlace(needPictureView()) }
  final var selectionGround: UIView?
  final var isPlacingParts = false
  final var isUpdatingParts = false
  /// The label of a configuration's subtitle.
  open var subtitleLabel: UILabel? { needSubtitleView() }
  /// A Boolean value that indicates whether the image grows with the accessibility text sizes, as body text
  /// does.
  open var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { pictureView?.adjustsImageSizeForAccessibilityContentSizeCategory ?? false }
    set {
      needPictureView().adjustsImageSizeForAccessibilityContentSizeCategory = newValue
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }
  /// A Boolean value that determines whether a pressed custom button dims an image that is not the state's
  /// own. The default is `true`.
  open var adjustsImageWhenHighlighted = true
  /// A Boolean value that determines whether a disabled custom button dims an image that is not the state's
  /// own. The default is `true`.
  open var adjustsImageWhenDisabled = true
  /// A Boolean value that determines whether a touch makes the button glow. The default is `false`.
  open var showsTouchWhenHighlighted = false { didSet { showGlow() } }
  private var glow: CAGradientLayer?
  /// A Boolean value that determines whether the title's shadow is reversed while the button is pressed.
  open var reversesTitleShadowWhenHighlighted = false
  final var shadowIsReversed = false
  /// The activity indicator that a configuration shows in place of the image.
  final var activityView: UIActivityIndicatorView?
  /// The background view for a configuration with an effect or a custom view.
  final var backdrop: ConfiguredBackground?
  /// The view that shows that a configured button opens a menu.
  final var indicatorView: UIImageView?
  /// A Boolean value that determines whether a tap toggles ``isSelected``.
  ///
  /// With a menu as the primary action, the button shows the title of the selected element instead.
  open var changesSelectionAsPrimaryAction = false {
    didSet {
      showChoice()
      if configurationStorage != nil { updateParts() }
    }
  }
  /// The button's menu. It opens on a tap if it is the primary action, otherwise on a long press.
  open var menu: UIMenu? { didSet { menuDidChange() } }

  /// The width at which the layout wraps the title, in points.
  final var wrappingWidth: CGFloat?

  // MARK: - Configuration

  /// The configuration of the button's appearance. If `nil`, the appearance set for each state is used.
  open var configuration: Configuration? {
    get { configurationStorage }
    set { setConfiguration(newValue) }
  }
  /// A closure that is called with the button when its state changes, to update the configuration.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// A closure that is called with the button before a layout, to set its ``configuration`` for its state.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
  /// A Boolean value that determines whether the configuration is updated automatically when the state
  /// changes.
  open var automaticallyUpdatesConfiguration = true
  /// Schedules an update of the configuration with the next layout; several requests are coalesced.
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }
  final var needsUpdateConfiguration = false
  final var isUpdatingConfiguration = false
  /// Updates the configuration for the button's state. Called before a layout after the state has changed; an
  /// override sets ``configuration``.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  // MARK: - Layout

  /// The insets around title and image together.
  open var contentEdgeInsets: UIEdgeInsets {
    get { insets.content }
    set { changeInsets { $0.content = newValue } }
  }
  /// The insets of the title, which do not affect the natural size.
  open var titleEdgeInsets: UIEdgeInsets {
    get { insets.title }
    set { changeInsets { $0.title = newValue } }
  }
  /// The insets of the image, which do not affect the natural size.
  open var imageEdgeInsets: UIEdgeInsets {
    get { insets.image }
    set { changeInsets { $0.image = newValue } }
  }
  /// Returns the rectangle of the background in the button's coordinate space. Used for buttons without a
  /// configuration.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle shared by title and image: the bounds less the content insets, or a
  /// configuration's insets.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { defaultContentRect(in: bounds) }
  /// Returns the frame of the title's label, which follows the image; empty if there is no title.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { defaultTitleRect(in: contentRect) }
  /// Returns the frame of the image view: the image's size limited to the content; empty if there is no
  /// image.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { defaultImageRect(in: contentRect) }
  open override var intrinsicContentSize: CGSize { updatedSize }
  /// Invalidates the natural size when client code changes a part, such as the font of the title's label.
  override func contentSizeChanged(of subview: UIView) {
    guard !isUpdatingParts, subview === titleView || subview === subtitleView || subview === pictureView
    else { return }
    invalidateIntrinsicContentSize()
  }
  /// A wrapping title is wrapped at the width that layout gives the button, as in UIKit, where configured
  /// buttons take part in the layout of texts as labels do; from memory, not measured.
  override var wrapsToWidth: Bool { configurationStorage?.titleLineBreakMode.wraps ?? false }
  override func setWrappingWidth(_ width: CGFloat?) { wrappingWidth = width }
  open override var alignmentRectInsets: UIEdgeInsets { currentBackgroundImage?.alignmentRectInsets ?? .zero }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { updatedSize }
  open override func sizeToFit() {
    super.sizeToFit()
    insets.isFitted = configurationStorage == nil
    setNeedsLayout()
  }
  override var textBaselines: TextBaselines? { lineBaselines }
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    layoutParts()
  }
  open override func draw(_ rect: CGRect) { drawBackground() }
  override var takesSingleTaps: Bool { true }
  open override func performPrimaryAction() {
    sendActions(for: .touchUpInside)
    touchedUpInside(nil)
  }
  override func touchedUpInside(_ event: UIEvent?) {
    if showsMenuAsPrimaryAction, let shown = menu(at: CGPoint(x: layer.bounds.midX, y: layer.bounds.midY)) {
      open(shown)
      return
    }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    send(for: .primaryActionTriggered, event: event)
  }
  private func menuDidChange() {
    showChoice()
    isContextMenuInteractionEnabled = menu != nil
  }
  /// Returns a configuration with the button's menu.
  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    menu.map { menu in UIContextMenuConfiguration { [self] _ in choosing(menu) } }
  }
  override func menuHasGone() { showChoice() }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateParts()
  }
  override func environmentDidChange() {
    if configurationStorage != nil { updateParts() }
    super.environmentDidChange()
  }
  override func stateDidChange() {
    super.stateDidChange()
    showGlow()
    updateParts()
    // The titles and images of other states have other sizes.
    if looks.count > 1 { invalidateIntrinsicContentSize() }
    if automaticallyUpdatesConfiguration || configurationUpdateHandler != nil {
      setNeedsUpdateConfiguration()
    }
  }

  /// Shows a light behind the centre while the button is touched; not measured.
  private func showGlow() {
    guard showsTouchWhenHighlighted, isHighlighted else {
      glow?.removeFromSuperlayer()
      return glow = nil
    }
    guard glow == nil else { return }
    let new = CAGradientLayer(), side = max(bounds.height, 44) * 1.5
    new.type = .radial
    new.colors = [UIColor(white: 1, alpha: 0.8).cgColor, UIColor(white: 1, alpha: 0).cgColor]
    (new.startPoint, new.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
    new.frame = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    layer.insertSublayer(new, at: 0)
    glow = new
  }
}

/// The style in which controls look and behave on the Mac.
public enum UIBehavioralStyle: UInt, Sendable { case automatic, pad, mac }
