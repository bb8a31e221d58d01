internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// A control with a title and an image that runs an action when it is tapped.
///
/// A button has either looks of its own for each state, or a `configuration`. The title's label and the
/// image's view are made when they are first needed.
open class UIButton: UIControl {
  final var looks: [UInt: ButtonLook] = [:]
  final var kind = ButtonType.custom
  final var titleView: UILabel?
  final var pictureView: UIImageView?
  final var subtitleView: UILabel?
  final var insets = ButtonInsets()
  final var configurationStorage: Configuration?
  /// Whether the natural size of a configuration's title in its own font counts in whole points, as on some
  /// canvases of documents.
  final var asksForWholePoints = false

  /// A custom button with a frame in the superview to come.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    settings.insert(.redrawsOnResize)
    isOpaque = false
  }

  /// A button of a type, of its natural size.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    adopt(buttonType)
  }

  /// A system button with an action, whose title and image it shows.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    if let primaryAction { adopt(primaryAction) }
  }

  /// A button that looks as its configuration says.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    if let primaryAction { adopt(primaryAction) }
  }

  /// A button read from a document or an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    settings.insert(.redrawsOnResize)
    if let nib = coder as? NibCoder { decodeNib(nib) }
  }

  /// How a button without a configuration looks.
  public enum ButtonType: Int, Sendable {
    /// `custom` has no look of its own, `system` the tint colour; those that follow have a picture.
    case custom = 0, system, detailDisclosure, infoLight, infoDark, contactAdd
    /// `plain` is tinted as `system` is, without a ground where it is selected; `close` has a cross on a
    /// grey disc.
    case plain, close
    /// The system type, by its name before iOS 7.
    public static var roundedRect: ButtonType { .system }
  }

  /// The type that the button was made with.
  open var buttonType: ButtonType { kind }

  /// A button of the system's kind with an image.
  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
    // `make` answers with an instance of the class that it is given; only this one has the system's look.
    let made: NSObject = self == UIButton.self ? UIButton(type: .system) : NSObject.make(self)
    let button = unsafeDowncast(made, to: Self.self)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }
  /// What the button is for.
  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }
  /// What the button is for. With a configuration the title of a
  /// primary one is semibold (stored widths of three documents), and
  /// a destructive one is red.
  open var role = Role.normal {
    didSet {
      guard role != oldValue else { return }
      invalidateIntrinsicContentSize()
      updateParts()
    }
  }
  /// How a Mac shows buttons. Kept for the app: other systems have one way.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  /// The way in which the button is shown: always `pad`.
  open var behavioralStyle: UIBehavioralStyle { .pad }
  /// Whether the button acts while something is dragged above it. Kept for the app: nothing springs open.
  open var isSpringLoaded = false
  /// Whether a pointer changes its shape above the button. Kept for the app: pointers keep theirs.
  open var isPointerInteractionEnabled = false
  /// Makes the style of a pointer over a button of the proposed ones; nil for no style. Never called here.
  public typealias PointerStyleProvider = (
    UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape
  ) -> UIPointerStyle?
  /// Kept for the app: pointers keep their shape.
  open var pointerStyleProvider: PointerStyleProvider?
  /// In what order the menu stands. Kept for the app: menus stand in their own.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  // MARK: - Looks by state

  /// Sets the title of a state; a state without one shows the normal state's.
  open func setTitle(_ title: String?, for state: State) {
    look(state) { $0.title = title }
    configure(state) { $0.title = title }
  }
  /// Sets the colour of a state's title.
  open func setTitleColor(_ color: UIColor?, for state: State) { look(state) { $0.titleColor = color } }
  /// Sets the colour of a state's title shadow.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    look(state) { $0.shadowColor = color }
  }
  /// Sets the image beside the title of a state.
  open func setImage(_ image: UIImage?, for state: State) {
    look(state) { $0.image = image }
    configure(state) { $0.image = image }
  }
  /// Sets the image behind title and image of a state, stretched to the bounds.
  open func setBackgroundImage(_ image: UIImage?, for state: State) { look(state) { $0.background = image } }
  /// Sets how symbols of a state are drawn.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    look(state) { $0.symbol = configuration }
  }
  /// Sets a title with styles of its own; it wins over the plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    look(state) { $0.attributedTitle = title.map { NSAttributedString(attributedString: $0) } }
    configure(state) { $0.attributedTitle = title.map { AttributedString($0) } }
  }
  /// What was set for the state, else for the normal one; nil for nothing. So for all below.
  open func title(for state: State) -> String? { value(\.title, for: state) }
  /// With none set: white for a custom button, the tint colour for others, pale where they are disabled.
  open func titleColor(for state: State) -> UIColor? {
    value(\.titleColor, for: state) ?? defaultTitleColor(for: state)
  }
  /// Nil, as at first, draws no shadow.
  open func titleShadowColor(for state: State) -> UIColor? { value(\.shadowColor, for: state) }
  /// The image beside the title. A configuration's image is not asked.
  open func image(for state: State) -> UIImage? { value(\.image, for: state) }
  /// The image behind the content, which is also the least natural size of a button without a configuration.
  open func backgroundImage(for state: State) -> UIImage? { value(\.background, for: state) }
  /// Applied over the large scale in which system buttons show symbols; nil for that alone.
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    value(\.symbol, for: state)
  }
  /// Only what `setAttributedTitle(_:for:)` has set: a plain title gives none.
  open func attributedTitle(for state: State) -> NSAttributedString? { value(\.attributedTitle, for: state) }

  /// What is shown in the state that the button is in; so for all below.
  open var currentTitle: String? { title(for: state) }
  /// Never nil: white where neither the state nor the button's type has a colour.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  /// Nil while the state's title has no shadow.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  /// The image that a button without a configuration shows; custom ones pale it where the state has none of
  /// its own.
  open var currentImage: UIImage? { image(for: state) }
  /// Drawn in `backgroundRect(forBounds:)`; a configuration without a background image draws it, too.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  /// Nil where neither the state nor the normal one has any.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }
  /// Shown in place of `currentTitle` where there is one.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  // MARK: - Parts

  /// The label of the title; set its font and lines, but the title by `setTitle(_:for:)`. It lies where the
  /// next layout leaves it, as the image's view.
  open var titleLabel: UILabel? { inPlace(needTitleView()) }
  /// The view of the image; set the image by `setImage(_:for:)`.
  open var imageView: UIImageView? { inPlace(needPictureView()) }
  final var selectionGround: UIView?
  final var isPlacingParts = false
  final var isUpdatingParts = false
  /// The label of a configuration's subtitle.
  open var subtitleLabel: UILabel? { needSubtitleView() }
  /// Whether the image is larger at the sizes of text for accessibility, as body text is.
  open var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { pictureView?.adjustsImageSizeForAccessibilityContentSizeCategory ?? false }
    set {
      needPictureView().adjustsImageSizeForAccessibilityContentSizeCategory = newValue
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }
  /// Whether a pressed button of the type `custom` pales an image that is not of that state.
  open var adjustsImageWhenHighlighted = true
  /// Whether a disabled one does.
  open var adjustsImageWhenDisabled = true
  /// Whether a touch makes the button glow.
  open var showsTouchWhenHighlighted = false { didSet { showGlow() } }
  private var glow: CAGradientLayer?
  /// Whether the title's shadow falls to the other side while the button is pressed.
  open var reversesTitleShadowWhenHighlighted = false
  final var shadowIsReversed = false
  /// The wheel that a configuration shows in place of the image.
  final var activityView: UIActivityIndicatorView?
  /// A configuration's background with an effect or a view of the app's.
  final var backdrop: ConfiguredBackground?
  /// What tells that a configured button opens a menu.
  final var indicatorView: UIImageView?
  /// Whether a tap turns `isSelected` over.
  /// With a menu as the primary action, the title is that of the chosen entry instead.
  open var changesSelectionAsPrimaryAction = false {
    didSet {
      showChoice()
      if configurationStorage != nil { updateParts() }
    }
  }
  /// The menu that the button opens: when it is tapped, if that
  /// is its primary action, else when it is pressed for long.
  open var menu: UIMenu? { didSet { menuDidChange() } }

  /// The width that the layout has broken the title to, in points.
  final var wrappingWidth: CGFloat?

  // MARK: - Configuration

  /// How the button looks in place of its looks by state; nil for those.
  open var configuration: Configuration? {
    get { configurationStorage }
    set { setConfiguration(newValue) }
  }
  /// Called with the button when its state changes, to change the configuration.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Given the button before a layout, to set its `configuration` for its `state`.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
  /// Whether the configuration follows the state by itself.
  open var automaticallyUpdatesConfiguration = true
  /// Asks for an update with the next layout; several are one.
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }
  final var needsUpdateConfiguration = false
  final var isUpdatingConfiguration = false
  /// Called before a layout after the state has changed; an override sets `configuration`.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  // MARK: - Layout

  /// Space around title and image together.
  open var contentEdgeInsets: UIEdgeInsets {
    get { insets.content }
    set { changeInsets { $0.content = newValue } }
  }
  /// Moves the title without changing the natural size.
  open var titleEdgeInsets: UIEdgeInsets {
    get { insets.title }
    set { changeInsets { $0.title = newValue } }
  }
  /// Moves the image without changing the natural size.
  open var imageEdgeInsets: UIEdgeInsets {
    get { insets.image }
    set { changeInsets { $0.image = newValue } }
  }
  /// Boxes in the button's own points. Asked of buttons without a configuration.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The bounds less the content insets, a configuration's where there is one; title and image share it.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { defaultContentRect(in: bounds) }
  /// Where the title's label lies; empty where there is no title. The image leads the title.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { defaultTitleRect(in: contentRect) }
  /// Where the image's view lies; as large as the image, cut to the content. Empty where there is no image.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { defaultImageRect(in: contentRect) }
  open override var intrinsicContentSize: CGSize { updatedSize }
  /// A part that code changes, such as the font of the title's label, makes the button another size.
  override func contentSizeChanged(of subview: UIView) {
    guard !isUpdatingParts, subview === titleView || subview === subtitleView || subview === pictureView
    else { return }
    invalidateIntrinsicContentSize()
  }
  /// A title that wraps is broken to the width that the layout gives the button; from memory of UIKit, where
  /// configured buttons take part in the layout of texts as labels do, not measured.
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
  /// The button's menu.
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
    // Titles and pictures of other states have other sizes.
    if looks.count > 1 { invalidateIntrinsicContentSize() }
    if automaticallyUpdatesConfiguration || configurationUpdateHandler != nil {
      setNeedsUpdateConfiguration()
    }
  }

  /// A light behind the middle while the button is touched; not measured.
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

/// How controls of a Mac look and behave.
public enum UIBehavioralStyle: UInt, Sendable { case automatic, pad, mac }
