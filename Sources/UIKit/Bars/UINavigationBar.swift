internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// The delegate of a navigation bar. All methods have a default implementation.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Returns whether an item may be pushed.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Called after an item was pushed.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Returns whether an item may be popped.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Called after an item was popped.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// Returns `true`.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    true
  }
  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  /// Returns `true`.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    true
  }
  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

/// A bar at the top of the screen that shows a title between buttons.
///
/// Its background extends to the top of the superview if a navigation controller shows the bar below the
/// status bar.
open class UINavigationBar: UIView, UIBarPositioning, EdgeBar {
  final var stack: [UINavigationItem] = []
  final var parts = NavigationBarParts()
  /// The standard appearance, if it was set.
  final var standard: UINavigationBarAppearance? { standardLook.own }
  private lazy var standardLook = StandardLook<UINavigationBarAppearance> { [weak self] in
    self?.barItemDidChange()
  }
  /// A Boolean value that indicates whether the background extends to the superview's top.
  final var reachesTop = false
  /// The rows that the content below hides; `nil` if no content moves them.
  final var collapse: BarCollapse? {
    didSet { if collapse != oldValue { rowsDidChange(from: oldValue) } }
  }
  /// The buttons that a split view controller shows before those of the items.
  final var leadingItems: [UIBarButtonItem] = [] {
    didSet { if leadingItems != oldValue { barItemDidChange() } }
  }
  /// A Boolean value that indicates whether the row of title and buttons is as low as on a phone in
  /// landscape.
  final var isCompact = false {
    didSet { if isCompact != oldValue { barItemDidChange() } }
  }
  /// A Boolean value that indicates whether content ends at the bar, which since iOS 15 hides the standard
  /// background.
  final var isAtScrollEdge = false {
    didSet { if isAtScrollEdge != oldValue { barItemDidChange() } }
  }

  override func decode(from nib: NibCoder) { decodeNavigationBar(from: nib) }
  override func prepare() {
    insertSubview(parts.background, at: 0)
    barItemDidChange()
  }

  /// The delegate, which is not retained. A navigation controller manages its own bar.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// The navigation controller that the bar belongs to.
  final weak var navigation: UINavigationController?
  /// The position of the bar: at the top below the status bar in a navigation controller, otherwise as the
  /// delegate returns, or `any`.
  open var barPosition: UIBarPosition { reachesTop ? .topAttached : delegate?.position(for: self) ?? .any }

  // MARK: - Items

  /// The items from the bottom of the stack to the visible one.
  open var items: [UINavigationItem]? {
    get { stack.isEmpty ? nil : stack }
    set { setItems(newValue, animated: false) }
  }
  /// Replaces the stack without asking the delegate.
  ///
  /// - Note: The change is never animated.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    stack = items ?? []
    barItemDidChange()
  }
  /// The visible item, or `nil` for none.
  open var topItem: UINavigationItem? { stack.last }
  /// The item below, whose title the back button shows, or `nil` for none.
  open var backItem: UINavigationItem? { stack.dropLast().last }
  /// Pushes an item if the delegate allows it.
  ///
  /// - Note: The change is never animated.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    stack.append(item)
    barItemDidChange()
    delegate?.navigationBar(self, didPush: item)
  }
  /// Handles a tap on the back button: performs the item's own action, or pops the item, with its controller
  /// if the bar belongs to a navigation controller.
  final func goBack() {
    guard let item = topItem else { return }
    if let action = item.backAction { return action.perform(sender: nil) }
    guard let navigation else {
      popItem(animated: true)
      return
    }
    if delegate?.navigationBar(self, shouldPop: item) ?? true { navigation.popFromBar() }
  }
  /// Called when content has hidden or shown rows.
  final func contentMoved() { navigation?.placeBars() }
  /// Pops the top item if the delegate allows it.
  ///
  /// - Returns: The popped item, or `nil` if there is none or the delegate does not allow it.
  /// - Note: The change is never animated.
  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
    guard let item = stack.last, delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
    stack.removeLast()
    barItemDidChange()
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  // MARK: - Appearance

  /// The bar style. `black` is dark with light text, whatever the traits.
  open var barStyle = UIBarStyle.default {
    didSet {
      barItemDidChange()
      // The status bar of a navigation controller changes with it.
      SystemOverlay.wishesMayHaveChanged()
    }
  }
  /// A Boolean value that determines whether the bar is translucent; otherwise content ends at the bar.
  open var isTranslucent = true {
    didSet {
      barItemDidChange()
      // Content below an opaque bar ends at it.
      superview?.setNeedsLayout()
    }
  }
  /// The colour of the background. If `nil`, the standard one is used.
  open var barTintColor: UIColor? {
    didSet { barItemDidChange() }
  }
  /// A Boolean value that determines whether titles are large, unless the items set otherwise.
  open var prefersLargeTitles = false {
    didSet { barItemDidChange() }
  }
  /// The attributes of the title. The system's are used for others.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { barItemDidChange() }
  }
  /// The attributes of large titles; an appearance's take precedence.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { barItemDidChange() }
  }
  /// The image at the bottom edge in place of a line, at its own height and stretched over the bar's width;
  /// an empty image shows nothing.
  open var shadowImage: UIImage? {
    didSet { barItemDidChange() }
  }
  /// The image before the title of the back button, in the bar's tint colour. If `nil`, it is a chevron.
  open var backIndicatorImage: UIImage? {
    didSet { barItemDidChange() }
  }
  /// Stored only. The mask of the back button's image; bars cross-fade, so that no title passes behind the
  /// image.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// Sets the image that is stretched over the background, for bar metrics. Those of `default` are used for
  /// others without an image.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    parts.backgroundImages[barMetrics] = backgroundImage
    barItemDidChange()
  }
  /// Sets the background image for bar metrics, for every position.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { setBackgroundImage(backgroundImage, for: barMetrics) }
  /// Returns the image set for exactly these metrics, or `nil` if there is none.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    parts.backgroundImages[barMetrics]
  }
  /// Sets the downward offset of the title for bar metrics, in points. That of `default` is used for others
  /// without one.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    parts.titleShifts[barMetrics] = adjustment
    barItemDidChange()
  }
  /// Returns the downward offset set for exactly these metrics, in points. The default is 0.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    parts.titleShifts[barMetrics] ?? 0
  }
  /// The appearance over content. Until it is set or changed, the properties above determine the appearance.
  open var standardAppearance: UINavigationBarAppearance {
    get { standardLook.look }
    set { standardLook.look = newValue }
  }
  /// The appearance over content on a phone in landscape. If `nil`, ``standardAppearance`` is used.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet {
      compactAppearance.keep(for: oldValue) { [weak self] in self?.barItemDidChange() }
      barItemDidChange()
    }
  }
  /// The appearance in a navigation controller when content ends at the bar. If `nil`, ``standardAppearance``
  /// is used without its background.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      scrollEdgeAppearance.keep(for: oldValue) { [weak self] in self?.barItemDidChange() }
      barItemDidChange()
    }
  }
  /// The appearance when content ends at a compact bar. If `nil`, ``scrollEdgeAppearance`` is used.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      compactScrollEdgeAppearance.keep(for: oldValue) { [weak self] in self?.barItemDidChange() }
      barItemDidChange()
    }
  }

  // MARK: - Layout

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: standardHeight + Self.newRowExtra)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: standardHeight + Self.newRowExtra)
  }
  override func textSizeDidChange() { showButtonsLarge() }
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutBar()
  }
  func barItemDidChange() {
    parts.isStale = true
    setNeedsLayout()
    // Rows may have been added or removed.
    navigation?.viewIfLoaded?.setNeedsLayout()
  }
}
