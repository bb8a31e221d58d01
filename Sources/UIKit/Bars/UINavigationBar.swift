internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// Decides on and hears of the items of a navigation bar. Every method has a default.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Whether an item may be pushed.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Called after an item was pushed.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Whether an item may be popped.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Called after an item was popped.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// Yes by default.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    true
  }
  /// Does nothing by default.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  /// Yes by default.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    true
  }
  /// Does nothing by default.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

/// The bar at the top of the screen: a title between buttons.
///
/// Its background reaches up to the top of the superview where a navigation controller shows the bar below
/// the status bar.
open class UINavigationBar: UIView, UIBarPositioning, EdgeBar {
  final var stack: [UINavigationItem] = []
  final var parts = NavigationBarParts()
  /// The standard look, where one has been set.
  final var standard: UINavigationBarAppearance? { standardLook.own }
  private lazy var standardLook = StandardLook<UINavigationBarAppearance> { [weak self] in
    self?.barItemDidChange()
  }
  /// Whether the background goes up to the superview's top.
  final var reachesTop = false
  /// The rows that the content below has pushed away; nil where no content moves them.
  final var collapse: BarCollapse? {
    didSet { if collapse != oldValue { rowsDidChange(from: oldValue) } }
  }
  /// Buttons that a split view controller shows before those of the items.
  final var leadingItems: [UIBarButtonItem] = [] {
    didSet { if leadingItems != oldValue { barItemDidChange() } }
  }
  /// Whether the row of title and buttons is as low as on a phone that lies on its side.
  final var isCompact = false {
    didSet { if isCompact != oldValue { barItemDidChange() } }
  }
  /// Whether content ends at the bar, which since iOS 15 takes the standard background away.
  final var isAtScrollEdge = false {
    didSet { if isAtScrollEdge != oldValue { barItemDidChange() } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// One read from a document or an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let nib = coder as? NibCoder { decodeNavigationBar(from: nib) }
    prepare()
  }

  private func prepare() {
    insertSubview(parts.background, at: 0)
    barItemDidChange()
  }

  /// Asked before items come and go, and told after; a navigation controller answers for its own bar. Not
  /// retained.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// The navigation controller whose bar this is.
  final weak var navigation: UINavigationController?
  /// At the top, below the status bar, in a navigation controller that shows it so; else what the delegate
  /// says, or `any`.
  open var barPosition: UIBarPosition { reachesTop ? .topAttached : delegate?.position(for: self) ?? .any }

  // MARK: - Items

  /// The items from the bottom of the stack to the shown one.
  open var items: [UINavigationItem]? {
    get { stack.isEmpty ? nil : stack }
    set { setItems(newValue, animated: false) }
  }
  /// Replaces the stack without asking the delegate; at once, animated or not.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    stack = items ?? []
    barItemDidChange()
  }
  /// The one that is shown; nil for none.
  open var topItem: UINavigationItem? { stack.last }
  /// The one below, whose title the back button says; nil for none.
  open var backItem: UINavigationItem? { stack.dropLast().last }
  /// Asks the delegate; at once, animated or not.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    stack.append(item)
    barItemDidChange()
    delegate?.navigationBar(self, didPush: item)
  }
  /// The back button was tapped: the item's own action runs, or the item goes, with its controller where the
  /// bar is a navigation controller's.
  final func goBack() {
    guard let item = topItem else { return }
    if let action = item.backAction { return action.perform(sender: nil) }
    guard let navigation else {
      popItem(animated: true)
      return
    }
    if delegate?.navigationBar(self, shouldPop: item) ?? true { navigation.popFromBar() }
  }
  /// Content has pushed rows away, or shown them again.
  final func contentMoved() { navigation?.placeBars() }
  /// The item that went; nil where there is none, or the delegate says no. At once, animated or not.
  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
    guard let item = stack.last, delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
    stack.removeLast()
    barItemDidChange()
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  // MARK: - Look

  /// `black` is dark with light texts, whatever the traits.
  open var barStyle = UIBarStyle.default {
    didSet {
      barItemDidChange()
      // A stack's status bar goes along with it.
      SystemOverlay.wishesMayHaveChanged()
    }
  }
  /// Whether what lies below shines through; else content ends at the bar.
  open var isTranslucent = true {
    didSet {
      barItemDidChange()
      // What lies below an opaque bar ends at it.
      superview?.setNeedsLayout()
    }
  }
  /// The colour of the background; nil for the standard one.
  open var barTintColor: UIColor? {
    didSet { barItemDidChange() }
  }
  /// Whether titles are shown large, where the items say nothing else.
  open var prefersLargeTitles = false {
    didSet { barItemDidChange() }
  }
  /// Looks of the title; what is not named stays the system's.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { barItemDidChange() }
  }
  /// Looks of large titles; an appearance's come before them.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { barItemDidChange() }
  }
  /// What lies at the lower edge in place of a line, at its own height and stretched over the bar's width; an
  /// empty image is none.
  open var shadowImage: UIImage? {
    didSet { barItemDidChange() }
  }
  /// The picture before the title of the back button, in the bar's tint; nil for a chevron.
  open var backIndicatorImage: UIImage? {
    didSet { barItemDidChange() }
  }
  /// Kept for the app: bars dissolve into one another, so that nothing passes behind the picture.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// Stretched over the background of bars of a height; what is not set for one is that of `default`.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    parts.backgroundImages[barMetrics] = backgroundImage
    barItemDidChange()
  }
  /// The same, whatever the position.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { setBackgroundImage(backgroundImage, for: barMetrics) }
  /// What was set for the metrics; nil for nothing, also where those of `default` are shown in their place.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    parts.backgroundImages[barMetrics]
  }
  /// How much lower the title stands, in points; of other metrics than `default` nothing is shown.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    parts.titleShifts[barMetrics] = adjustment
    barItemDidChange()
  }
  /// In points; 0 for what was not set.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    parts.titleShifts[barMetrics] ?? 0
  }
  /// The look over content; nil leaves it to the properties above.
  open var standardAppearance: UINavigationBarAppearance {
    get { standardLook.look }
    set { standardLook.look = newValue }
  }
  /// The look over content on a phone that lies on its side; nil for `standardAppearance`.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet {
      compactAppearance.keep(for: oldValue) { [weak self] in self?.barItemDidChange() }
      barItemDidChange()
    }
  }
  /// The look in a navigation controller where content ends at the bar; nil for `standardAppearance` without
  /// its background.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      scrollEdgeAppearance.keep(for: oldValue) { [weak self] in self?.barItemDidChange() }
      barItemDidChange()
    }
  }
  /// The look where content ends at such a bar; nil for `scrollEdgeAppearance`.
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
    // Rows may have come or gone.
    navigation?.viewIfLoaded?.setNeedsLayout()
  }
}
