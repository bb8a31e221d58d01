// long file: the looks of all bars and of their items, which tell each other of their changes
internal import CoreGraphics
public import Foundation

/// The look of a bar: its background and its shadow. Bars and their items keep copies of what they are given.
@preconcurrency @MainActor open class UIBarAppearance: NSObject, NSCopying {
  /// Called after a property has changed, or one of the looks of buttons or tabs.
  final var changed: (() -> Void)? { didSet { for look in itemLooks { look.changed = changed } } }
  fileprivate var itemLooks: [any ItemLook] { [] }

  /// The look of a bar with the standard background.
  public required override init() { super.init() }
  /// The look of a bar on a kind of device: the same on all.
  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
  }
  /// The kind of device that the look was made for, `phone` unless said; it changes nothing.
  public final private(set) var idiom = UIUserInterfaceIdiom.phone

  /// One read from a document or an archive.
  public required init?(coder: NSCoder) { super.init() }

  /// A copy of the look of another bar.
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

  /// Becomes like another look of its class.
  fileprivate func take(_ other: UIBarAppearance) { takeBackground(of: other) }

  /// A copy that can be changed without changing this one.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { SendableBox(duplicate()) }.value
  }

  private func duplicate() -> Self {
    let copy = Self()
    copy.take(self)
    return copy
  }

  /// A copy for a bar or an item, which is told of its changes.
  final func kept(_ tell: @escaping () -> Void) -> Self {
    let copy = duplicate()
    copy.changed = tell
    return copy
  }

  /// A copy of the look of buttons or tabs that this look gets in place of another.
  fileprivate final func kept<Look: ItemLook>(_ look: Look, for old: Look) -> Look {
    old.changed = nil
    let copy = look.duplicate()
    copy.changed = changed
    return copy
  }

  /// The system's material, with a line at the edge.
  open func configureWithDefaultBackground() {
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    backgroundColor = nil
    backgroundImage = nil
    shadowColor = Self.standardShadow
  }
  /// The system's background colour, with a line at the edge.
  open func configureWithOpaqueBackground() {
    backgroundEffect = nil
    backgroundColor = .systemBackground
    backgroundImage = nil
    shadowColor = Self.standardShadow
  }
  /// Nothing, without a line.
  open func configureWithTransparentBackground() {
    backgroundEffect = nil
    backgroundColor = nil
    backgroundImage = nil
    shadowColor = nil
  }

  /// What lies lowest, as the bar sees what is below it; nil for none.
  open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial) {
    didSet { changed?() }
  }
  /// Laid over the effect.
  open var backgroundColor: UIColor? { didSet { changed?() } }
  /// Laid over the colour.
  open var backgroundImage: UIImage? { didSet { changed?() } }
  /// Where the image lies in the background.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill { didSet { changed?() } }
  /// The colour of the line at the bar's edge; nil for none.
  open var shadowColor: UIColor? = UIBarAppearance.standardShadow { didSet { changed?() } }
  /// What lies at the bar's edge in place of the line: a template in `shadowColor`, or not at all without
  /// one; another as it is.
  open var shadowImage: UIImage? { didSet { changed?() } }

  /// Black or white at three tenths, as under the bars of iOS 13 and later.
  static let standardShadow = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
  }
}

extension Optional where Wrapped: UIBarAppearance {
  /// Becomes a copy for a bar or an item, which is told of its changes and no more of those of the old one.
  @MainActor mutating func keep(for old: Wrapped?, _ tell: @escaping () -> Void) {
    old?.changed = nil
    self = self?.kept(tell)
  }
}

/// The look of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
  /// Looks of the title in the row of buttons: font and colour count. What is not named stays the system's.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed?() } }
  /// Looks of the large title: font and colour count. What is not named stays the system's.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed?() } }
  /// How far the title in the row of buttons lies from its place, in points.
  open var titlePositionAdjustment = UIOffset.zero { didSet { changed?() } }
  /// The look of buttons of other styles than `done`; kept as a copy.
  open var buttonAppearance = UIBarButtonItemAppearance() {
    didSet {
      buttonAppearance = kept(buttonAppearance, for: oldValue)
      changed?()
    }
  }
  /// The look of buttons of the style `done`; kept as a copy.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet {
      doneButtonAppearance = kept(doneButtonAppearance, for: oldValue)
      changed?()
    }
  }
  /// The look of the button that goes back; kept as a copy.
  open var backButtonAppearance = UIBarButtonItemAppearance() {
    didSet {
      backButtonAppearance = kept(backButtonAppearance, for: oldValue)
      changed?()
    }
  }

  /// The picture before the title of the back button, in the bar's tint; a chevron unless both pictures are
  /// set.
  open var backIndicatorImage: UIImage { ownIndicator?.image ?? Self.chevron }
  /// Kept for the app: bars dissolve into one another, so that nothing passes behind the picture.
  open var backIndicatorTransitionMaskImage: UIImage { ownIndicator?.mask ?? Self.chevron }
  /// Sets both pictures of the back button; where one is nil, the system's chevron comes back.
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

/// The look of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {
  /// The look of buttons of other styles than `done`; kept as a copy.
  open var buttonAppearance = UIBarButtonItemAppearance() {
    didSet {
      buttonAppearance = kept(buttonAppearance, for: oldValue)
      changed?()
    }
  }
  /// The look of buttons of the style `done`; kept as a copy.
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

/// The look of a tab bar.
open class UITabBarAppearance: UIBarAppearance {
  /// Icon above title.
  open var stackedLayoutAppearance = UITabBarItemAppearance() {
    didSet {
      stackedLayoutAppearance = kept(stackedLayoutAppearance, for: oldValue)
      changed?()
    }
  }
  /// Icon beside title.
  open var inlineLayoutAppearance = UITabBarItemAppearance() {
    didSet {
      inlineLayoutAppearance = kept(inlineLayoutAppearance, for: oldValue)
      changed?()
    }
  }
  /// Icon beside title in a bar of a phone that lies.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance() {
    didSet {
      compactInlineLayoutAppearance = kept(compactInlineLayoutAppearance, for: oldValue)
      changed?()
    }
  }
  /// What lies below the icon of the selected tab.
  open var selectionIndicatorImage: UIImage? { didSet { changed?() } }
  /// The colour of a template as that image.
  open var selectionIndicatorTintColor: UIColor? { didSet { changed?() } }
  /// How tabs with icons above their titles are spread.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic { didSet { changed?() } }
  /// The space between such tabs while they are centred, in points; 0 for the standard.
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

/// The standard look of a bar.
@MainActor final class StandardLook<Look: UIBarAppearance> {
  /// The look that has been set, or that was handed out and changed; nil for none.
  private(set) var own: Look?
  /// What was handed out while the bar had no look of its own. Kept, for somebody may hold a part of it
  /// alone.
  private var lent: Look?
  private let changed: () -> Void

  /// A bar's, which is told of changes.
  init(_ changed: @escaping () -> Void) { self.changed = changed }

  /// What a bar hands out: before it has a look of its own, one that becomes that once it is changed.
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

/// The look of buttons or tabs in all their states.
@MainActor private protocol ItemLook: AnyObject {
  associatedtype State: ItemState
  init()
  /// Called after something of it has changed.
  var changed: (() -> Void)? { get set }
  var states: [State] { get }
}

/// The look of a button or tab in one state.
@MainActor private protocol ItemState: AnyObject {
  /// Becomes like another.
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

/// The look of a bar button in one state.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject, ItemState {
  fileprivate final var changed: (() -> Void)?
  /// Looks of the title: font and colour at rest, in other states the colour. The item's own come before
  /// them, and what is not named is the system's.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed?() } }
  /// How far the title lies from its place, in points.
  open var titlePositionAdjustment = UIOffset.zero { didSet { changed?() } }
  /// What lies behind the content, as large as the button.
  open var backgroundImage: UIImage? { didSet { changed?() } }

  fileprivate final func take(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
  }
}

/// The look of bar buttons.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject, NSCopying, ItemLook {
  public required override init() { super.init() }
  /// The standard look of buttons of a style.
  public init(style: UIBarButtonItem.Style) { super.init() }
  /// Takes the standard look of a style back.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    take(UIBarButtonItemAppearance(style: style).states)
  }

  /// The look at rest.
  public final let normal = UIBarButtonItemStateAppearance()
  /// The look under a finger.
  public final let highlighted = UIBarButtonItemStateAppearance()
  /// The look of a button that is switched off.
  public final let disabled = UIBarButtonItemStateAppearance()
  /// The look of the button that has the focus.
  public final let focused = UIBarButtonItemStateAppearance()

  fileprivate final var changed: (() -> Void)? { didSet { for state in states { state.changed = changed } } }
  fileprivate final var states: [UIBarButtonItemStateAppearance] { [normal, highlighted, disabled, focused] }

  /// A copy that can be changed without changing this one.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { SendableBox(duplicate()) }.value
  }
}

/// The look of a tab in one state.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject, ItemState {
  fileprivate final var changed: (() -> Void)?
  /// Looks of the title: font and colour. Attributes that the item was given come in their place.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed?() } }
  /// How far the title lies from its place, in points; where the item says one itself, that counts.
  open var titlePositionAdjustment = UIOffset.zero { didSet { changed?() } }
  /// The colour of a picture that is a template; nil for the bar's.
  open var iconColor: UIColor? { didSet { changed?() } }
  /// Nil for red, or for the item's `badgeColor`, which comes before it.
  open var badgeBackgroundColor: UIColor? { didSet { changed?() } }
  /// The font and colour of the badge's text.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed?() } }

  fileprivate final func take(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
  }
}

/// The look of tabs.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject, NSCopying, ItemLook {
  public required override init() { super.init() }
  /// Where the picture stands to the title.
  public enum Style: Int, Sendable { case stacked, inline, compactInline }
  /// The standard look of tabs of a style.
  public init(style: Style) { super.init() }
  /// Takes the standard look of a style back.
  open func configureWithDefault(for style: Style) {
    take(UITabBarItemAppearance(style: style).states)
  }

  /// The look of tabs that are not selected.
  public final let normal = UITabBarItemStateAppearance()
  /// The look of the selected tab.
  public final let selected = UITabBarItemStateAppearance()
  /// The look of a tab that is switched off.
  public final let disabled = UITabBarItemStateAppearance()
  /// The look of the tab that has the focus.
  public final let focused = UITabBarItemStateAppearance()

  fileprivate final var changed: (() -> Void)? { didSet { for state in states { state.changed = changed } } }
  fileprivate final var states: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }

  /// A copy that can be changed without changing this one.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { SendableBox(duplicate()) }.value
  }
}
