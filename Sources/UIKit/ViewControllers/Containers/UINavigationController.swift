// long file: the navigation stack, its bars and its gesture share one state
internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// A container view controller that manages a stack of controllers, with a bar above the top one.
///
/// A navigation controller from a document keeps its bars at their stored frames, outside of the view
/// hierarchy, until it has controllers.
open class UINavigationController: UIViewController {
  private(set) final var stack: [UIViewController] = [] {
    didSet {
      if stack.first !== oldValue.first { tabBarController?.showItems() }
      if stack.last !== oldValue.last { takeContentSize() }
    }
  }
  private(set) final var bar: UINavigationBar
  private(set) final var tools: UIToolbar
  private(set) final var hidesBar = false { didSet { SystemOverlay.wishesMayHaveChanged() } }
  private(set) final var hidesTools = true
  private var edgePan: UIScreenEdgePanGestureRecognizer?
  /// The search controller of the last top controller.
  final weak var shownSearch: UISearchController?
  /// The search controller whose bar is in the content of a controller on the stack.
  final weak var contentSearch: UISearchController?
  /// The scroll view that the toolbar follows.
  final weak var watched: UIScrollView?
  /// The current transition.
  private var push: StackMove? {
    didSet { if push !== oldValue { oldValue?.forget() } }
  }

  override var isContextAtFirst: Bool { true }

  /// Creates a navigation controller with the given root.
  public init(rootViewController: UIViewController) {
    bar = UINavigationBar(frame: .zero)
    tools = UIToolbar(frame: .zero)
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// Called by `make(root:)` to dispatch dynamically to the class's own `init(rootViewController:)`.
  convenience init(dynamicRoot root: UIViewController) { self.init(rootViewController: root) }

  /// Creates an empty navigation controller with bars of custom classes.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    bar =
      (navigationBarClass as? UINavigationBar.Type)?.make(frame: .zero) as? UINavigationBar
      ?? UINavigationBar(frame: .zero)
    tools = (toolbarClass as? UIToolbar.Type)?.make(frame: .zero) as? UIToolbar ?? UIToolbar(frame: .zero)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates an empty navigation controller with the default bars.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    bar = UINavigationBar(frame: .zero)
    tools = UIToolbar(frame: .zero)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a navigation controller from data in an archive or a document of Interface Builder.
  public required init?(coder: NSCoder) {
    bar = UINavigationBar(frame: .zero)
    tools = UIToolbar(frame: .zero)
    super.init(coder: coder)
    guard let nib = coder as? NibCoder else { return }
    if let stored = nib.view(key: "navigationBar") as? UINavigationBar { bar = stored }
    if let stored = nib.view(key: "toolbar") as? UIToolbar { tools = stored }
    if let value = nib.bool("navigationBarHidden") { hidesBar = value }
    if let value = nib.bool("toolbarHidden") { hidesTools = value }
    if let value = nib.bool("hidesBarsOnSwipe") { hidesBarsOnSwipe = value }
    if let value = nib.bool("hidesBarsOnTap") { hidesBarsOnTap = value }
    if let value = nib.bool("hidesBarsWhenKeyboardAppears") { hidesBarsWhenKeyboardAppears = value }
    if let value = nib.bool("hidesBarsWhenVerticallyCompact") { hidesBarsWhenVerticallyCompact = value }
  }

  // MARK: - Navigation stack

  /// The stack, from the root to the top.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// Replaces the stack in a single transition: if `animated`, a push if the top controller is new, a pop if
  /// it was below the top.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    raiseUnless(
      Set(viewControllers.map(ObjectIdentifier.init)).count == viewControllers.count,
      "setViewControllers(_:animated:): All view controllers in a navigation controller must be distinct")
    replaceStack(with: viewControllers, animated: animated)
  }
  /// The controller at the top of the stack, or `nil` if the stack is empty.
  open var topViewController: UIViewController? { stack.last }
  /// The visible controller: the innermost top controller, or the one presented over it.
  open var visibleViewController: UIViewController? {
    if let inner = topViewController as? UINavigationController { return inner.visibleViewController }
    return topViewController?.presentedViewController ?? topViewController
  }
  /// Pushes a controller. Traps if it is already on the stack or is a navigation controller.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    raiseUnless(
      !stack.contains { $0 === viewController },
      """
      pushViewController(_:animated:): Pushing the same view controller instance more than once is not \
      supported (\(viewController))
      """)
    raiseUnless(
      !(viewController is UINavigationController),
      "pushViewController(_:animated:): Pushing a navigation controller is not supported")
    raiseUnless(
      !(viewController is UISplitViewController),
      """
      pushViewController(_:animated:): Split View Controllers cannot be pushed to a Navigation Controller \
      \(self)
      """)
    replaceStack(with: stack + [viewController], animated: animated)
  }
  /// Pops the top controller.
  ///
  /// - Returns: The popped controller, or `nil` if only the root is left.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    replaceStack(with: Array(stack.dropLast()), animated: animated)
    return top
  }
  /// Pops all controllers except the root.
  ///
  /// - Returns: The popped controllers, from bottom to top, or `nil` if only the root is left.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard stack.count > 1 else { return nil }
    let popped = Array(stack.dropFirst())
    replaceStack(with: Array(stack.prefix(1)), animated: animated)
    return popped
  }
  /// Returns the topmost first.
  open override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] { super.allowedChildrenForUnwinding(from: source).reversed() }
  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    popToViewController(subsequentVC, animated: unwindSegue.isAnimated)
  }
  /// Pops all controllers above the given one. Traps if it is not on the stack.
  ///
  /// - Returns: The popped controllers, or `nil` if it is the top one.
  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      raiseException(
        "popToViewController(_:animated:): Tried to pop to a view controller that doesn't exist.")
    }
    let popped = Array(stack.dropFirst(index + 1))
    guard !popped.isEmpty else { return nil }
    replaceStack(with: Array(stack.prefix(index + 1)), animated: animated)
    return popped
  }
  open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

  /// Puts another navigation controller on top of the stack, whose items this one's bars then show, as a
  /// collapsed split view controller does.
  final func pushStack(_ inner: UINavigationController, animated: Bool) {
    replaceStack(with: stack + [inner], animated: animated)
  }
  final func popStack(_ inner: UINavigationController, animated: Bool) {
    replaceStack(with: stack.filter { $0 !== inner }, animated: animated)
  }
  /// A nested navigation controller shows its own bars again, which missed the changes in the meantime.
  open override func removeFromParent() {
    let lay = parent is UINavigationController
    super.removeFromParent()
    if lay { showItems() }
  }
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) { pushCollapsed(secondaryViewController, animated: false) }
  /// Removes and returns the top controller if a split view controller put it onto the stack.
  open override func separateSecondaryViewController(for splitViewController: UISplitViewController)
    -> UIViewController?
  {
    guard stack.count > 1, let top = stack.last,
      top is UINavigationController || top === splitViewController.viewController(for: .secondary)
    else { return nil }
    replaceStack(with: Array(stack.dropLast()), animated: false)
    return top
  }

  /// The edge pan that pops the top controller; `nil` until the view is loaded. Its delegate lets it begin if
  /// the bar has a back button; without a delegate it begins whenever there is a controller to return to.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { edgePan }

  // MARK: - Bars

  /// The navigation bar, whose items are those of the controllers on the stack.
  open var navigationBar: UINavigationBar { bar }
  /// The toolbar, whose items are those of the top controller. It is shown if ``isToolbarHidden`` is `false`.
  open var toolbar: UIToolbar! { tools }
  /// A Boolean value that indicates whether the navigation bar is hidden. The default is `false`. Setting it
  /// is not animated.
  open var isNavigationBarHidden: Bool {
    get { hidesBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  /// Hides or shows the navigation bar, by sliding within ``hideShowBarDuration`` if `animated`.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesBar else { return }
    slide(animated) { hidesBar = hidden }
  }
  /// A Boolean value that indicates whether the toolbar is hidden. The default is `true`.
  open var isToolbarHidden: Bool {
    get { hidesTools }
    set { setToolbarHidden(newValue, animated: false) }
  }
  /// Hides or shows the toolbar, by sliding within ``hideShowBarDuration`` if `animated`.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesTools else { return }
    slide(animated) { hidesTools = hidden }
  }
  /// The duration of hiding and showing bars, in seconds.
  public nonisolated static let hideShowBarDuration: CGFloat = 0.2
  private lazy var hiding = BarHiding(self)
  /// A Boolean value that determines whether an upward swipe hides the bars and a downward one shows them.
  open var hidesBarsOnSwipe = false { didSet { hiding.update() } }
  /// A Boolean value that determines whether a tap on the content hides or shows the bars.
  open var hidesBarsOnTap = false { didSet { hiding.update() } }
  /// A Boolean value that determines whether the bars are hidden when the keyboard appears. A tap or a
  /// downward swipe shows them again.
  open var hidesBarsWhenKeyboardAppears = false { didSet { hiding.update() } }
  /// A Boolean value that determines whether the bars are hidden while the height is compact. A tap shows
  /// them.
  open var hidesBarsWhenVerticallyCompact = false { didSet { hiding.update() } }
  /// The pan that hides and shows the bars if ``hidesBarsOnSwipe`` is `true`.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { hiding.swipe }
  /// The tap that hides and shows the bars if one of the properties above requires it.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { hiding.tap }
  /// The delegate, which is not retained.
  open weak var delegate: (any UINavigationControllerDelegate)?

  // MARK: - View

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
  }
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  /// Light over a dark bar; without a bar the top controller determines it.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    bar.barStyle == .default ? .default : .lightContent
  }
  open override var childForStatusBarStyle: UIViewController? { hidesBar ? topViewController : nil }
  open override var childForStatusBarHidden: UIViewController? { topViewController }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }

  open override func loadView() {
    view = nib?.canvasView() ?? UILayoutContainerView(frame: UIScreen.main.bounds).flexible()
    installEdgePan()
    if !stack.isEmpty { installBars() }
    hiding.update()
  }
  override func loadChildren() {
    guard let top = stack.last else { return }
    install(top)
    announceAppearance(of: top, replacing: nil)
  }
  override func placeChildren() { placeBars() }
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    hiding.followHeight()
    placeBars()
  }

  /// Adopts the preferred size of the top controller.
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if container === topViewController { preferredContentSize = container.preferredContentSize }
  }
  /// Applies the preferred size of the top controller. One that prefers no size leaves the navigation
  /// controller's size unchanged.
  private func takeContentSize() {
    if let wanted = stack.last?.preferredContentSize, wanted != .zero { preferredContentSize = wanted }
  }

  /// The title of the top controller, if it has one: the package Ariadne finds it in place of one that the
  /// navigation controller had before anything was pushed. That the latter is returned otherwise is from
  /// memory.
  open override var title: String? {
    get { stack.last?.title ?? super.title }
    set { super.title = newValue }
  }
  /// The item of the root controller, unless the navigation controller has one of its own.
  open override var tabBarItem: UITabBarItem! {
    get { barItems.tab ?? stack.first?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }
  /// A Boolean value that indicates whether a pushed controller hides the tab bar until it is popped.
  final var hidesBottomBar: Bool {
    stack.dropFirst().contains {
      $0.hidesBottomBarWhenPushed
        || ($0 as? UINavigationController)?.viewControllers.first?.hidesBottomBarWhenPushed == true
    }
      || (stack.last as? UINavigationController)?.hidesBottomBar == true
  }

  // MARK: - Layout and transitions

  override var placesChildren: Bool { true }

  /// A change of the top controller.
  private struct TopChange {
    let old, new: [UIViewController]
    let from: UIViewController?
    let to: UIViewController
    let animates: Bool
    /// A Boolean value that indicates whether the tab bar was visible below the old one.
    let hadTabs: Bool
    var isPop: Bool { old.contains { $0 === to } }
  }

  /// Replaces the controllers of the stack.
  ///
  /// If `isHeld` is `true`, the user moves the views until `letGo`.
  private func replaceStack(with new: [UIViewController], animated: Bool, isHeld: Bool = false) {
    guard push == nil else {
      // A transition in progress is completed first.
      push?.finish()
      return replaceStack(with: new, animated: animated)
    }
    let old = stack
    guard let top = new.last, top !== old.last else {
      exchangeChildren(old, for: new)
      stack = new
      showItems()
      return
    }
    let change = TopChange(
      old: old, new: new, from: old.last, to: top,
      animates: animated && !old.isEmpty && isShown && UIView.areAnimationsEnabled, hadTabs: !hidesBottomBar)
    for controller in new where controller.parent !== self { addChild(controller) }
    for controller in old where !new.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      controller.movingFromParent = true
    }
    top.movingToParent = !change.isPop
    stack = new
    tabBarController?.viewIfLoaded?.setNeedsLayout()
    if !change.animates { tabBarController?.coverBar() }
    guard isViewLoaded else {
      delegate?.navigationController(self, willShow: top, animated: change.animates)
      showItems()
      return settle(change)
    }
    move(change, isHeld: isHeld)
  }

  /// Moves the new top view into place, automatically or interactively.
  private func move(_ change: TopChange, isHeld: Bool) {
    let (oldTop, top, animates) = (change.from, change.to, change.animates)
    let transition = ControllerTransition(in: view, from: oldTop, to: top, animated: animates)
    transition.isInteractive = isHeld
    for one in [self, top, oldTop] { one?.activeTransition = transition }
    contentSearch?.topDidChange(in: self, animated: animates && !isHeld)
    // A view is loaded before the controller that it covers is notified that it disappears.
    top.loadViewIfNeeded()
    delegate?.navigationController(self, willShow: top, animated: animates)
    if isShown {
      oldTop?.startDisappearing(animates)
      top.startAppearing(animates)
    }
    install(top)
    if animates { placeBars() } else { showItems() }
    if isShown { top.settleAppearing(animates) }
    let tabs = animates && change.hadTabs == hidesBottomBar ? parent as? UITabBarController : nil
    let move = StackMove(
      from: oldTop?.viewIfLoaded, to: top.view, tabs: tabs?.tabBar, width: view.bounds.width,
      isBack: change.isPop,
      rightToLeft: view.isRightToLeft)
    let end = { [self] in if push === move { finish(change, tabs) } }
    push = move
    move.finish = { [view] in
      if move.isHeld { move.letGo(completes: true) }
      view?.layer.removeAllAnimations()
      transition.settle()
      end()
    }
    move.cancel = { [self] in if push === move { takeBack(change, tabs) } }
    if animates, !isHeld, let oldTop, let animator = animator(of: change, from: oldTop) {
      view.layoutIfNeeded()
      showItems()
      if let old = oldTop.viewIfLoaded, old.superview == nil { view.insertSubview(old, at: 0) }
      let ends = [
        UITransitionContextViewControllerKey.to: (CGRect.zero, top.view.frame),
        .from: (oldTop.view.frame, CGRect.zero),
      ]
      let interaction = delegate?.navigationController(self, interactionControllerFor: animator)
      return transition.run(animator, interaction, .none, ends, [.from: oldTop.view, .to: top.view]) {
        completed in
        if completed { end() } else { move.cancel() }
      }
    }
    if animates {
      view.layoutIfNeeded()
      UIView.transition(
        with: shownBar, duration: transition.transitionDuration, options: .transitionCrossDissolve
      ) { [self] in
        showItems()
      }
      UIView.performWithoutAnimation { move.begin(view) }
    }
    move.run = { completes in
      transition.letGo(completes: completes)
      transition.run(
        { if completes { move.arrive() } else { move.goBack() } }, end: completes ? end : move.cancel)
    }
    if isHeld {
      move.tell = transition.follow
      return transition.hold()
    }
    transition.run({ if animates { move.arrive() } }, end: end)
  }

  /// Returns the animator that replaces the default transition: the delegate's, or that of the controller's
  /// zoom transition.
  private func animator(of change: TopChange, from oldTop: UIViewController) -> (
    any UIViewControllerAnimatedTransitioning
  )? {
    let (top, isPop) = (change.to, change.isPop)
    return delegate?.navigationController(
      self, animationControllerFor: isPop ? .pop : .push, from: oldTop, to: top)
      ?? (isPop ? oldTop.zoomAnimator(top, shows: false) : top.zoomAnimator(oldTop, shows: true))
  }

  /// Called when the new top controller has appeared.
  private func finish(_ change: TopChange, _ tabs: UITabBarController?) {
    let (oldTop, top) = (change.from, change.to)
    push = nil
    for one in [self, top, oldTop] { one?.activeTransition = nil }
    view.replaceContent(oldTop?.viewIfLoaded, with: top.view, below: bar)
    oldTop?.takeContextAway()
    tabs?.takeBarBack()
    oldTop?.disappearAtOnce(change.animates)
    if isShown { top.finishAppearing(change.animates) }
    settle(change)
  }

  /// Reverts the change after a cancelled transition.
  private func takeBack(_ change: TopChange, _ tabs: UITabBarController?) {
    let (oldTop, top) = (change.from, change.to)
    push = nil
    for one in [self, top, oldTop] { one?.activeTransition = nil }
    for one in change.new + change.old { (one.movingToParent, one.movingFromParent) = (false, false) }
    stack = change.old
    contentSearch?.topDidChange(in: self, animated: false)
    tabs?.takeBarBack()
    tabBarController?.viewIfLoaded?.setNeedsLayout()
    showItems()
    top.startDisappearing(true)
    top.view.removeFromSuperview()
    top.finishDisappearing(true)
    oldTop?.startAppearing(true)
    oldTop?.finishAppearing(true)
    view.setNeedsLayout()
  }

  /// Handles a drag of the top view from the edge.
  private func dragged(_ pan: UIPanGestureRecognizer) {
    let way = pan.translation(in: view).x * (view.isRightToLeft ? -1 : 1), width = max(view.bounds.width, 1)
    switch pan.state {
    case .began:
      guard stack.count > 1, push == nil, isShown else { return }
      replaceStack(with: Array(stack.dropLast()), animated: true, isHeld: true)
      push?.follow(way / width)
    case .changed: if push?.isHeld == true { push?.follow(way / width) }
    case .ended, .cancelled:
      guard let push, push.isHeld else { return }
      let speed = pan.velocity(in: view).x * (view.isRightToLeft ? -1 : 1)
      // A high velocity decides, otherwise the centre; not measured.
      push.letGo(completes: pan.state == .ended && (abs(speed) > 300 ? speed > 0 : way > width / 2))
    default: break
    }
  }

  private func installEdgePan() {
    guard edgePan == nil else { return }
    let pan = PopPan()
    pan.stack = self
    pan.delegate = pan
    pan.edges = view.isRightToLeft ? .right : .left
    pan.onAction { [weak self] gesture in (gesture as? UIPanGestureRecognizer).map { self?.dragged($0) } }
    edgePan = pan
    view.addGestureRecognizer(pan)
  }

  /// Completes a change of the stack: children are finally added and removed.
  private func settle(_ change: TopChange) {
    let (old, new) = (change.old, change.new)
    for controller in old where !new.contains(where: { $0 === controller }) {
      controller.takeContextAway()
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    for controller in new where !old.contains(where: { $0 === controller }) {
      controller.didMove(toParent: self)
      controller.movingToParent = false
    }
    delegate?.navigationController(self, didShow: change.to, animated: change.animates)
  }

  private func install(_ top: UIViewController) {
    installEdgePan()
    installBars()
    // Below the disappearing view, and above views that clients inserted behind all of them.
    let others = children.compactMap(\.viewIfLoaded), lowest = view.subviews.first { others.contains($0) }
    if lowest !== top.view { view.insertSubview(top.view, belowSubview: lowest ?? bar) }
    top.bringContextBack()
    view.setNeedsLayout()
  }

  private func installBars() {
    if bar.superview !== view { view.addSubview(bar) }
    if tools.superview !== view { view.addSubview(tools) }
    bar.reachesTop = true
    bar.navigation = self
    // Subclasses may conform to the protocol, and are asked when the back button is tapped.
    bar.delegate = self as? any UINavigationBarDelegate
  }
}

/// The edge pan that leaves touches to others if there is no controller to return to. As its own delegate it
/// also does so if the bar shows no back button.
private final class PopPan: UIScreenEdgePanGestureRecognizer, UIGestureRecognizerDelegate {
  weak var stack: UINavigationController?

  override func judge(_ translation: CGPoint) -> Judgement {
    (stack?.viewControllers.count ?? 0) > 1 ? super.judge(translation) : .fail
  }
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    stack?.showsBackButton ?? false
  }
}
