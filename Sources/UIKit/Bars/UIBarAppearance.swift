internal import CoreGraphics
public import Foundation

/// The look of a bar: its background and its shadow.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  /// Called after a property has changed.
  final var changed: (() -> Void)?

  /// The look of a bar with the standard background.
  public required override init() { super.init() }

  /// One read from a document or an archive.
  public required init?(coder: NSCoder) { super.init() }

  /// A copy of the look of another bar.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    backgroundEffect = barAppearance.backgroundEffect
    backgroundColor = barAppearance.backgroundColor
    backgroundImage = barAppearance.backgroundImage
    backgroundImageContentMode = barAppearance.backgroundImageContentMode
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
  }

  open func configureWithDefaultBackground() {
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    backgroundColor = nil
    backgroundImage = nil
    shadowColor = Self.standardShadow
  }
  open func configureWithOpaqueBackground() {
    backgroundEffect = nil
    backgroundColor = .systemBackground
    backgroundImage = nil
    shadowColor = Self.standardShadow
  }
  open func configureWithTransparentBackground() {
    backgroundEffect = nil
    backgroundColor = nil
    backgroundImage = nil
    shadowColor = nil
  }

  open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial) { didSet { changed?() } }
  /// Laid over the effect.
  open var backgroundColor: UIColor? { didSet { changed?() } }
  open var backgroundImage: UIImage? { didSet { changed?() } }
  /// Where the image lies in the background.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill { didSet { changed?() } }
  /// The colour of the line at the bar's edge; nil for none.
  open var shadowColor: UIColor? = UIBarAppearance.standardShadow { didSet { changed?() } }
  /// What lies at the bar's edge in place of the line: a template in `shadowColor`, or not at all without one; another as it is.
  open var shadowImage: UIImage? { didSet { changed?() } }

  /// Black or white at three tenths, as under the bars of iOS 13 and later.
  static let standardShadow = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
  }
}

/// The look of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed?() } }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed?() } }
  /// How far the title in the row of buttons lies from its place, in points.
  open var titlePositionAdjustment = UIOffset.zero { didSet { changed?() } }
  open var buttonAppearance = UIBarButtonItemAppearance() { didSet { changed?() } }
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { changed?() } }
  open var backButtonAppearance = UIBarButtonItemAppearance() { didSet { changed?() } }
}

/// The look of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance() { didSet { changed?() } }
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { changed?() } }
}

/// The look of a tab bar.
open class UITabBarAppearance: UIBarAppearance {
  /// Icon above title.
  open var stackedLayoutAppearance = UITabBarItemAppearance() { didSet { changed?() } }
  /// Icon beside title.
  open var inlineLayoutAppearance = UITabBarItemAppearance() { didSet { changed?() } }
  /// Icon beside title in a bar of a phone that lies.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance() { didSet { changed?() } }
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
}

extension UIBarAppearance {
  /// A standard look that `use` is given whenever it is changed: what a bar hands out before it has one of its own.
  static func lent(to use: @escaping (Self) -> Void) -> Self {
    let look = Self()
    look.changed = { [unowned look] in use(look) }
    return look
  }
}

/// The look of a bar button in one state.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title lies from its place, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// What lies behind the content, as large as the button.
  open var backgroundImage: UIImage?
}

/// The look of bar buttons.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
  public override init() { super.init() }
  /// The standard look of buttons of a style.
  public init(style: UIBarButtonItem.Style) { super.init() }

  /// The look at rest.
  public final let normal = UIBarButtonItemStateAppearance()
  /// The look under a finger.
  public final let highlighted = UIBarButtonItemStateAppearance()
  /// The look of a button that is switched off.
  public final let disabled = UIBarButtonItemStateAppearance()
  /// The look of the button that has the focus.
  public final let focused = UIBarButtonItemStateAppearance()
}

/// The look of a tab in one state.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var iconColor: UIColor?
  open var badgeBackgroundColor: UIColor?
  /// The font and colour of the badge's text.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The look of tabs.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
  /// The look of tabs that are not selected.
  public final let normal = UITabBarItemStateAppearance()
  /// The look of the selected tab.
  public final let selected = UITabBarItemStateAppearance()
  /// The look of a tab that is switched off.
  public final let disabled = UITabBarItemStateAppearance()
  /// The look of the tab that has the focus.
  public final let focused = UITabBarItemStateAppearance()
}
