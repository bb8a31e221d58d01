// long file: the appearances of bars and bar items notify each other of changes
internal import CoreGraphics
public import Foundation

/// The appearance of a bar's background and shadow. Bars and their items store copies of it.
@preconcurrency @MainActor open class UIBarAppearance: NSObject, NSCopying {
  /// Called after a property, or an appearance of buttons or tabs, has changed.
  final var changed: (() -> Void)? { didSet { for look in itemLooks { look.changed = changed } } }
  fileprivate var itemLooks: [any ItemLook] { [] }

  /// Creates an appearance with the standard background.
  public required override init() { super.init() }
  /// Creates an appearance for a device type: the same for all.
  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
  }
  /// The device type that the appearance was created for. The default is `phone`. It has no effect on the
  /// appearance.
  public final private(set) var idiom = UIUserInterfaceIdiom.phone

  /// Creates an appearance from data in an archive or a document of Interface Builder.
  public required init?(coder: NSCoder) { super.init() }

  /// Creates a copy of another bar's appearance.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    takeBackground(of: barAppearance)
  }

  private func takeBackground(of other: UIBarAppearance) {
    idiom = other.idiom
    backgroundEffect = other.backgroundEffect
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }

  /// Adopts another appearance of its class.
  fileprivate func take(_ other: UIBarAppearance) { takeBackground(of: other) }

  /// Returns a copy that can be changed independently.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { SendableBox(duplicate()) }.value
  }

  private func duplicate() -> Self {
    let copy = Self()
    copy.take(self)
    return copy
  }

  /// Returns a copy for a bar or an item, which is notified of its changes.
  final func kept(_ tell: @escaping () -> Void) -> Self {
    let copy = duplicate()
    copy.changed = tell
    return copy
  }

  /// Returns a copy of an appearance of buttons or tabs that replaces another in this appearance.
  fileprivate final func kept<Look: ItemLook>(_ look: Look, for old: Look) -> Look {
    old.changed = nil
    let copy = look.duplicate()
    copy.changed = changed
    return copy
  }

  /// Configures the system's material as the background, with a line at the edge.
  open func configureWithDefaultBackground() {
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    backgroundColor = nil
    backgroundImage = nil
    shadowColor = Self.standardShadow
  }
  /// Configures the system's background colour, with a line at the edge.
  open func configureWithOpaqueBackground() {
    backgroundEffect = nil
    backgroundColor = .systemBackground
    backgroundImage = nil
    shadowColor = Self.standardShadow
  }
  /// Configures a transparent background without a line.
  open func configureWithTransparentBackground() {
    backgroundEffect = nil
    backgroundColor = nil
    backgroundImage = nil
    shadowColor = nil
  }

  /// The lowest background layer, an effect on the content below the bar; `nil` for none.
  open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial) {
    didSet { changed?() }
  }
  /// The background colour, over the effect.
  open var backgroundColor: UIColor? { didSet { changed?() } }
  /// The background image, over the colour.
  open var backgroundImage: UIImage? { didSet { changed?() } }
  /// The mode in which the background image is positioned.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill { didSet { changed?() } }
  /// The colour of the line at the bar's edge; `nil` for none.
  open var shadowColor: UIColor? = UIBarAppearance.standardShadow { didSet { changed?() } }
  /// The image at the bar's edge in place of the line. A template is drawn in ``shadowColor``, or not at all
  /// without one; any other image is drawn as it is.
  open var shadowImage: UIImage? { didSet { changed?() } }

  /// Black or white at three tenths, as under the bars of iOS 13 and later.
  static let standardShadow = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
  }
}

extension Optional where Wrapped: UIBarAppearance {
  /// Replaces the value by a copy for a bar or an item, which is notified of its changes and no longer of the
  /// old one's.
  @MainActor mutating func keep(for old: Wrapped?, _ tell: @escaping () -> Void) {
    old?.changed = nil
    self = self?.kept(tell)
  }
}

/// The appearance of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title: font and colour. The system's are used for others.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed?() } }
  /// The attributes of the large title: font and colour. The system's are used for others.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed?() } }
  /// The offset of the title, in points.
  open var titlePositionAdjustment = UIOffset.zero { didSet { changed?() } }
  /// The appearance of buttons with styles other than `done`; stored as a copy.
  open var buttonAppearance = UIBarButtonItemAppearance() {
    didSet {
      buttonAppearance = kept(buttonAppearance, for: oldValue)
      changed?()
    }
  }
  /// The appearance of buttons of the style `done`; stored as a copy.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet {
      doneButtonAppearance = kept(doneButtonAppearance, for: oldValue)
      changed?()
    }
  }
  /// The appearance of the back button; stored as a copy.
  open var backButtonAppearance = UIBarButtonItemAppearance() {
    didSet {
      backButtonAppearance = kept(backButtonAppearance, for: oldValue)
      changed?()
    }
  }

  /// The image before the title of the back button, in the bar's tint colour; a chevron unless both images
  /// are set.
  open var backIndicatorImage: UIImage { ownIndicator?.image ?? Self.chevron }
  /// Stored only. The mask of the back button's image; bars cross-fade, so that no title passes behind the
  /// image.
  open var backIndicatorTransitionMaskImage: UIImage { ownIndicator?.mask ?? Self.chevron }
  /// Sets both images of the back button; if either is `nil`, the system's chevron is restored.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    ownIndicator = backIndicatorImage.flatMap { image in backIndicatorTransitionMaskImage.map { (image, $0) }
    }
  }
  final var ownIndicator: (image: UIImage, mask: UIImage)? { didSet { changed?() } }
  private static var chevron: UIImage { UIImage(systemName: "chevron.backward") ?? UIImage() }

  fileprivate override var itemLooks: [any ItemLook] {
    [buttonAppearance, doneButtonAppearance, backButtonAppearance]
  }
  fileprivate override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
    backButtonAppearance = other.backButtonAppearance
    ownIndicator = other.ownIndicator
  }
}

/// The appearance of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {
  /// The appearance of buttons with styles other than `done`; stored as a copy.
  open var buttonAppearance = UIBarButtonItemAppearance() {
    didSet {
      buttonAppearance = kept(buttonAppearance, for: oldValue)
      changed?()
    }
  }
  /// The appearance of buttons of the style `done`; stored as a copy.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet {
      doneButtonAppearance = kept(doneButtonAppearance, for: oldValue)
      changed?()
    }
  }

  fileprivate override var itemLooks: [any ItemLook] { [buttonAppearance, doneButtonAppearance] }
  fileprivate override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
  }
}

/// The appearance of a tab bar.
open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of tabs with the icon above the title.
  open var stackedLayoutAppearance = UITabBarItemAppearance() {
    didSet {
      stackedLayoutAppearance = kept(stackedLayoutAppearance, for: oldValue)
      changed?()
    }
  }
  /// The appearance of tabs with the icon beside the title.
  open var inlineLayoutAppearance = UITabBarItemAppearance() {
    didSet {
      inlineLayoutAppearance = kept(inlineLayoutAppearance, for: oldValue)
      changed?()
    }
  }
  /// The appearance of tabs with the icon beside the title in the bar of a phone in landscape.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance() {
    didSet {
      compactInlineLayoutAppearance = kept(compactInlineLayoutAppearance, for: oldValue)
      changed?()
    }
  }
  /// The image below the icon of the selected tab.
  open var selectionIndicatorImage: UIImage? { didSet { changed?() } }
  /// The colour of that image if it is a template.
  open var selectionIndicatorTintColor: UIColor? { didSet { changed?() } }
  /// The positioning of tabs with icons above their titles.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic { didSet { changed?() } }
  /// The spacing of such tabs while they are centred, in points; 0 for the standard.
  open var stackedItemSpacing: CGFloat = 0 { didSet { changed?() } }
  /// The width of such tabs while they are centred, in points; 0 for the standard.
  open var stackedItemWidth: CGFloat = 0 { didSet { changed?() } }

  fileprivate override var itemLooks: [any ItemLook] {
    [stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance]
  }
  fileprivate override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UITabBarAppearance else { return }
    selectionIndicatorImage = other.selectionIndicatorImage
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    stackedItemPositioning = other.stackedItemPositioning
    stackedItemSpacing = other.stackedItemSpacing
    stackedItemWidth = other.stackedItemWidth
    stackedLayoutAppearance = other.stackedLayoutAppearance
    inlineLayoutAppearance = other.inlineLayoutAppearance
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
  }
}

/// The standard appearance of a bar.
@MainActor final class StandardLook<Look: UIBarAppearance> {
  /// The appearance that was set, or that was returned and changed; `nil` for none.
  private(set) var own: Look?
  /// The appearance that was returned while the bar had none of its own. Retained, since a client may hold
  /// only a part of it.
  private var lent: Look?
  private let changed: () -> Void

  /// Creates the standard appearance of a bar, which is notified of changes.
  init(_ changed: @escaping () -> Void) { self.changed = changed }

  /// The appearance of the bar. Before it has one of its own, a default that becomes its own once changed.
  var look: Look {
    get {
      if let look = own ?? lent { return look }
      let look = Look()
      look.changed = { [weak self] in self?.lentLookDidChange() }
      lent = look
      return look
    }
    set {
      lent?.changed = nil
      own?.changed = nil
      (own, lent) = (newValue.kept(changed), nil)
      changed()
    }
  }

  private func lentLookDidChange() {
    if let lent { (own, self.lent) = (lent, nil) }
    changed()
  }
}

/// The appearance of buttons or tabs in all their states.
@MainActor private protocol ItemLook: AnyObject {
  associatedtype State: ItemState
  init()
  /// Called after a property has changed.
  var changed: (() -> Void)? { get set }
  var states: [State] { get }
}

/// The appearance of a button or tab in one state.
@MainActor private protocol ItemState: AnyObject {
  /// Adopts another appearance.
  func take(_ other: Self)
}

extension ItemLook {
  func take(_ others: [State]) { for (state, other) in zip(states, others) { state.take(other) } }

  func duplicate() -> Self {
    let copy = Self()
    copy.take(states)
    return copy
  }
}

/// The appearance of a bar button in one state.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject, ItemState {
  fileprivate final var changed: (() -> Void)?
  /// The attributes of the title: font and colour in the normal state, otherwise the colour. The item's own
  /// take precedence; the system's are used for others.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed?() } }
  /// The offset of the title, in points.
  open var titlePositionAdjustment = UIOffset.zero { didSet { changed?() } }
  /// The image behind the content, as large as the button.
  open var backgroundImage: UIImage? { didSet { changed?() } }

  fileprivate final func take(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
  }
}

/// The appearance of bar buttons.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject, NSCopying, ItemLook {
  public required override init() { super.init() }
  /// Creates the standard appearance of buttons of a style.
  public init(style: UIBarButtonItem.Style) { super.init() }
  /// Restores the standard appearance of a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    take(UIBarButtonItemAppearance(style: style).states)
  }

  /// The appearance in the normal state.
  public final let normal = UIBarButtonItemStateAppearance()
  /// The appearance in the highlighted state.
  public final let highlighted = UIBarButtonItemStateAppearance()
  /// The appearance in the disabled state.
  public final let disabled = UIBarButtonItemStateAppearance()
  /// The appearance in the focused state.
  public final let focused = UIBarButtonItemStateAppearance()

  fileprivate final var changed: (() -> Void)? { didSet { for state in states { state.changed = changed } } }
  fileprivate final var states: [UIBarButtonItemStateAppearance] { [normal, highlighted, disabled, focused] }

  /// Returns a copy that can be changed independently.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { SendableBox(duplicate()) }.value
  }
}

/// The appearance of a tab in one state.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject, ItemState {
  fileprivate final var changed: (() -> Void)?
  /// The attributes of the title: font and colour. The item's own replace them.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed?() } }
  /// The offset of the title, in points, unless the item sets its own.
  open var titlePositionAdjustment = UIOffset.zero { didSet { changed?() } }
  /// The colour of a template image. If `nil`, the bar's colour is used.
  open var iconColor: UIColor? { didSet { changed?() } }
  /// The colour of the badge. If `nil`, it is red. The item's `badgeColor` takes precedence.
  open var badgeBackgroundColor: UIColor? { didSet { changed?() } }
  /// The attributes of the badge's text: font and colour.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed?() } }

  fileprivate final func take(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
  }
}

/// The appearance of tabs.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject, NSCopying, ItemLook {
  public required override init() { super.init() }
  /// The position of the image relative to the title.
  public enum Style: Int, Sendable { case stacked, inline, compactInline }
  /// Creates the standard appearance of tabs of a style.
  public init(style: Style) { super.init() }
  /// Restores the standard appearance of a style.
  open func configureWithDefault(for style: Style) {
    take(UITabBarItemAppearance(style: style).states)
  }

  /// The appearance in the normal state.
  public final let normal = UITabBarItemStateAppearance()
  /// The appearance in the selected state.
  public final let selected = UITabBarItemStateAppearance()
  /// The appearance in the disabled state.
  public final let disabled = UITabBarItemStateAppearance()
  /// The appearance in the focused state.
  public final let focused = UITabBarItemStateAppearance()

  fileprivate final var changed: (() -> Void)? { didSet { for state in states { state.changed = changed } } }
  fileprivate final var states: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }

  /// Returns a copy that can be changed independently.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { SendableBox(duplicate()) }.value
  }
}
