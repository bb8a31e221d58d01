// long file: a stack, its bars and how fingers move it, whose calls share one state.
internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// A stack of controllers with a bar above the top one.
///
/// One read from a document keeps the bars at their stored frames, out of the view tree, until it gets
/// controllers.
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
  /// The search of the controller that was last on top.
  final weak var shownSearch: UISearchController?
  /// The search whose bar lies in the content of a controller of the stack.
  final weak var contentSearch: UISearchController?
  /// The content that the toolbar follows.
  final weak var watched: UIScrollView?
  /// The change of the stack that is under way.
  private var push: StackMove? {
    didSet { if push !== oldValue { oldValue?.forget() } }
  }

  override var isContextAtFirst: Bool { true }

  /// A stack of one.
  public init(rootViewController: UIViewController) {
    bar = UINavigationBar(frame: .zero)
    tools = UIToolbar(frame: .zero)
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// What `make(root:)` calls: dispatches to the class's own `init(rootViewController:)`.
  convenience init(dynamicRoot root: UIViewController) { self.init(rootViewController: root) }

  /// An empty stack with bars of the user's classes.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    bar =
      (navigationBarClass as? UINavigationBar.Type)?.make(frame: .zero) as? UINavigationBar
      ?? UINavigationBar(frame: .zero)
    tools = (toolbarClass as? UIToolbar.Type)?.make(frame: .zero) as? UIToolbar ?? UIToolbar(frame: .zero)
    super.init(nibName: nil, bundle: nil)
  }

  /// An empty stack with bars of UIKit's classes.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    bar = UINavigationBar(frame: .zero)
    tools = UIToolbar(frame: .zero)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// One read from a document or an archive.
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

  // MARK: - Stack

  /// From the root to the top.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// Replaces the stack; animated as a push where the top is new, as a pop where it was below. In one
  /// transition, whatever lies between.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    raiseUnless(
      Set(viewControllers.map(ObjectIdentifier.init)).count == viewControllers.count,
      "setViewControllers(_:animated:): All view controllers in a navigation controller must be distinct")
    replaceStack(with: viewControllers, animated: animated)
  }
  /// The last of `viewControllers`; nil for an empty stack.
  open var topViewController: UIViewController? { stack.last }
  /// The controller that is seen: the top one's innermost, or what covers that.
  open var visibleViewController: UIViewController? {
    if let inner = topViewController as? UINavigationController { return inner.visibleViewController }
    return topViewController?.presentedViewController ?? topViewController
  }
  /// Traps for a controller that is on the stack, and for a navigation controller.
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
  /// The controller that was taken off; nil where only the root is left.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    replaceStack(with: Array(stack.dropLast()), animated: animated)
    return top
  }
  /// Those that were taken off, from bottom to top; nil where only the root is left.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard stack.count > 1 else { return nil }
    let popped = Array(stack.dropFirst())
    replaceStack(with: Array(stack.prefix(1)), animated: animated)
    return popped
  }
  /// The topmost first.
  open override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] { super.allowedChildrenForUnwinding(from: source).reversed() }
  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    popToViewController(subsequentVC, animated: unwindSegue.isAnimated)
  }
  /// Those that were taken off; nil for the top one. Traps for a controller that is not on the stack.
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

  /// Puts another stack on top of this one, whose bars then show its items, as a split view controller does
  /// that has room for one.
  final func pushStack(_ inner: UINavigationController, animated: Bool) {
    replaceStack(with: stack + [inner], animated: animated)
  }
  final func popStack(_ inner: UINavigationController, animated: Bool) {
    replaceStack(with: stack.filter { $0 !== inner }, animated: animated)
  }
  /// A stack that lay on another one has bars of its own again, which its changes meanwhile did not reach.
  open override func removeFromParent() {
    let lay = parent is UINavigationController
    super.removeFromParent()
    if lay { showItems() }
  }
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) { pushCollapsed(secondaryViewController, animated: false) }
  /// The topmost controller, where it was put onto this stack by a split view controller; it leaves.
  open override func separateSecondaryViewController(for splitViewController: UISplitViewController)
    -> UIViewController?
  {
    guard stack.count > 1, let top = stack.last,
      top is UINavigationController || top === splitViewController.viewController(for: .secondary)
    else { return nil }
    replaceStack(with: Array(stack.dropLast()), animated: false)
    return top
  }

  /// The pan from the edge that goes back; nil until the view is loaded. Its delegate lets it begin where the
  /// bar has a back button; without one it begins wherever there is something to go back to.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { edgePan }

  // MARK: - Bars

  /// The bar, whose items are those of the controllers of the stack.
  open var navigationBar: UINavigationBar { bar }
  /// The toolbar, away unless `isToolbarHidden` is false; its items are those of the top controller.
  open var toolbar: UIToolbar! { tools }
  /// False unless set; setting it moves the bar at once.
  open var isNavigationBarHidden: Bool {
    get { hidesBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  /// Slides the bar out of the upper edge or in, in `hideShowBarDuration`.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesBar else { return }
    slide(animated) { hidesBar = hidden }
  }
  /// True unless set.
  open var isToolbarHidden: Bool {
    get { hidesTools }
    set { setToolbarHidden(newValue, animated: false) }
  }
  /// Slides the toolbar out of the lower edge or in, in `hideShowBarDuration`.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesTools else { return }
    slide(animated) { hidesTools = hidden }
  }
  /// The seconds in which bars come and go.
  public nonisolated static let hideShowBarDuration: CGFloat = 0.2
  private lazy var hiding = BarHiding(self)
  /// Whether a swipe up over the content hides the bars, and one down shows them.
  open var hidesBarsOnSwipe = false { didSet { hiding.update() } }
  /// Whether a tap on the content hides or shows the bars.
  open var hidesBarsOnTap = false { didSet { hiding.update() } }
  /// Whether the bars go when the keyboard comes; a tap or a swipe down shows them again.
  open var hidesBarsWhenKeyboardAppears = false { didSet { hiding.update() } }
  /// Whether the bars go where the height is compact; a tap shows them.
  open var hidesBarsWhenVerticallyCompact = false { didSet { hiding.update() } }
  /// The pan that `hidesBarsOnSwipe` lets hide and show the bars.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { hiding.swipe }
  /// The tap that hides and shows the bars, where one of the properties above has it do so.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { hiding.tap }
  /// Told of what is shown, and asked for animations; not retained.
  open weak var delegate: (any UINavigationControllerDelegate)?

  // MARK: - View

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
  }
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  /// Light over a dark bar; without a bar the top controller decides.
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

  /// The size that the controller on top prefers becomes the stack's.
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if container === topViewController { preferredContentSize = container.preferredContentSize }
  }
  /// One that prefers none leaves the stack as it is.
  private func takeContentSize() {
    if let wanted = stack.last?.preferredContentSize, wanted != .zero { preferredContentSize = wanted }
  }

  /// That of the controller on top, where it has one: the package Ariadne finds it in place of one that the
  /// controller had before anything was pushed. That the latter shows where there is none is from memory.
  open override var title: String? {
    get { stack.last?.title ?? super.title }
    set { super.title = newValue }
  }
  /// That of the root, unless the controller was given one.
  open override var tabBarItem: UITabBarItem! {
    get { barItems.tab ?? stack.first?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }
  /// Whether a controller that was pushed wants the tabs to be away until it is popped.
  final var hidesBottomBar: Bool {
    stack.dropFirst().contains {
      $0.hidesBottomBarWhenPushed
        || ($0 as? UINavigationController)?.viewControllers.first?.hidesBottomBarWhenPushed == true
    }
      || (stack.last as? UINavigationController)?.hidesBottomBar == true
  }

  // MARK: - Work

  override var placesChildren: Bool { true }

  /// An exchange of the controller on top.
  private struct TopChange {
    let old, new: [UIViewController]
    let from: UIViewController?
    let to: UIViewController
    let animates: Bool
    /// Whether the tab bar was seen below the old one.
    let hadTabs: Bool
    var isPop: Bool { old.contains { $0 === to } }
  }

  /// - Parameter isHeld: A finger moves the views; `letGo` comes later.
  private func replaceStack(with new: [UIViewController], animated: Bool, isHeld: Bool = false) {
    guard push == nil else {
      // A stack that is moving comes to its end first.
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

  /// Brings the new top's view to its place, by itself or as a finger leads it.
  private func move(_ change: TopChange, isHeld: Bool) {
    let (oldTop, top, animates) = (change.from, change.to, change.animates)
    let transition = ControllerTransition(in: view, from: oldTop, to: top, animated: animates)
    transition.isInteractive = isHeld
    for one in [self, top, oldTop] { one?.activeTransition = transition }
    contentSearch?.topDidChange(in: self, animated: animates && !isHeld)
    // A view is loaded before the one that it covers is told that it goes.
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

  /// Who moves the views instead of us: the delegate's animator, or that of the controller that is shown by a
  /// zoom.
  private func animator(of change: TopChange, from oldTop: UIViewController) -> (
    any UIViewControllerAnimatedTransitioning
  )? {
    let (top, isPop) = (change.to, change.isPop)
    return delegate?.navigationController(
      self, animationControllerFor: isPop ? .pop : .push, from: oldTop, to: top)
      ?? (isPop ? oldTop.zoomAnimator(top, shows: false) : top.zoomAnimator(oldTop, shows: true))
  }

  /// The new top has arrived.
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

  /// The new top has gone back to where it came from: everything becomes what it was.
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

  /// A finger drags the top view away from the edge.
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
      // A fast finger decides, else the middle; not measured.
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

  /// The last steps of a change of the stack: children come and go for good.
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
    // Below the view that goes, and above what programs put behind all of them.
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
    // Subclasses may say that they are one, and are asked when the back button is tapped.
    bar.delegate = self as? any UINavigationBarDelegate
  }
}

/// The pan from the edge, which leaves touches to others where there is nothing to go back to. As its own
/// delegate it does so where the bar shows no way back, too.
private final class PopPan: UIScreenEdgePanGestureRecognizer, UIGestureRecognizerDelegate {
  weak var stack: UINavigationController?

  override func judge(_ translation: CGPoint) -> Judgement {
    (stack?.viewControllers.count ?? 0) > 1 ? super.judge(translation) : .fail
  }
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    stack?.showsBackButton ?? false
  }
}
