// long file: the open members must stand in the class body
internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// A container view controller that shows one of several controllers above a bar of tabs. Those that do not
/// fit in the bar of a phone are listed under the last tab, More.
///
/// A tab bar controller from a document keeps its bar at its stored frame, outside of the view hierarchy,
/// until it has controllers.
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// The controllers, with placeholders for tabs that were never selected.
  private(set) final var list: [UIViewController] = []
  private var bar: UITabBar
  private var index = NSNotFound
  /// The current transition by a client's animator.
  private var change: (transition: ControllerTransition, finish: (_ completed: Bool) -> Void)?
  private lazy var more: UINavigationController = {
    let list = MoreController(self), stack = UINavigationController(rootViewController: list)
    stack.delegate = list
    stack.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    return stack
  }()
  private var hasMore = false
  /// The scroll view that the bar follows.
  private weak var watched: UIScrollView?
  final var tabList: [UITab] = []
  /// The tabs of the controllers; empty if the controllers were set directly.
  private(set) final var shownTabs: [UITab] = []

  /// Creates a tab bar controller without tabs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    bar = UITabBar(frame: .zero)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a tab bar controller from data in an archive or a document of Interface Builder.
  public required init?(coder: NSCoder) {
    bar = UITabBar(frame: .zero)
    super.init(coder: coder)
    if let stored = (coder as? NibCoder)?.view(key: "tabBar") as? UITabBar { bar = stored }
  }

  /// The tab bar, whose items and delegate the controller manages.
  open var tabBar: UITabBar { bar }
  /// The delegate, which is not retained.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The controllers in the order of the tabs, or `nil` if there are none. Reading them creates the
  /// controllers of all tabs.
  open var viewControllers: [UIViewController]? {
    get {
      fulfil(list.compactMap { $0 as? TabPromise })
      // While one is being created it does not exist.
      return list.isEmpty ? nil : list.filter { !($0 is TabPromise) }
    }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The presentation of the tabs where there is more space than on a phone.
  ///
  /// - Note: Only the bar is implemented.
  public enum Mode: Int, Sendable { case automatic, tabBar, tabSidebar }
  /// The presentation of the tabs. The default is `automatic`.
  ///
  /// - Note: A sidebar is not shown; a warning is logged once.
  open var mode = Mode.automatic {
    didSet { if mode == .tabSidebar { notYet("UITabBarController.mode.tabSidebar") } }
  }
  /// Stored only. The identifier for the user's customisation of the tabs; a bar has a fixed order.
  open var customizationIdentifier: String?
  /// The identifiers of the tabs that a bar of compact width shows; `nil` for all.
  open var compactTabIdentifiers: [String]? {
    didSet {
      if compactTabIdentifiers != oldValue, compactTabIdentifiers != nil {
        notYet("UITabBarController.compactTabIdentifiers")
      }
    }
  }
  /// The behaviour of the bar of iOS 26 while the content scrolls.
  public enum MinimizeBehavior: Int, Sendable { case automatic, never, onScrollDown, onScrollUp }
  /// The minimising behaviour of the bar. The default is `automatic`.
  ///
  /// - Note: The bar always keeps its size; a warning is logged once.
  open var tabBarMinimizeBehavior = MinimizeBehavior.automatic {
    didSet {
      if tabBarMinimizeBehavior == .onScrollDown || tabBarMinimizeBehavior == .onScrollUp {
        notYet("UITabBarController.tabBarMinimizeBehavior")
      }
    }
  }
  /// A Boolean value that indicates whether the bar is hidden below the bottom edge.
  open var isTabBarHidden: Bool {
    get { hidesBar }
    set { setTabBarHidden(newValue, animated: false) }
  }
  /// Hides or shows the bar; if `animated`, it slides within 0.25 seconds.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesBar else { return }
    hidesBar = hidden
    viewIfLoaded?.setNeedsLayout()
    guard animated, let view = viewIfLoaded, view.window != nil else { return }
    UIView.animate(withDuration: 0.25) { view.layoutIfNeeded() }
  }
  private var hidesBar = false
  /// Stored only. The controllers that the user may reorder; More has no button for that.
  open var customizableViewControllers: [UIViewController]?
  /// Replaces the controllers. The selected one remains selected if it is among the new ones, otherwise the
  /// first is.
  ///
  /// - Note: The change is never animated.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    replace(with: viewControllers ?? [])
  }
  /// The controller of the selected tab: that of More if one of its controllers is shown. Traps when set to a
  /// controller that is not among ``viewControllers``.
  open var selectedViewController: UIViewController? {
    get { list.indices.contains(index) ? list[index] : index == NSNotFound ? nil : more }
    set {
      let promise = list.firstIndex { one in
        (one as? TabPromise).map { $0.promised.madeController === newValue } ?? false
      }
      if newValue != nil, let promise { fulfil(promise) }
      if let place = list.firstIndex(where: { $0 === newValue }) {
        select(place)
      } else if newValue === more {
        select(moreIndex)
      } else if newValue != nil {
        raiseException(
          """
          -[UITabBarController setSelectedViewController:] only a view controller in the tab bar \
          controller's list of view controllers can be selected.
          """)
      }
    }
  }
  /// The index of the selected controller; `NSNotFound` without controllers and while the list of More is
  /// shown.
  open var selectedIndex: Int {
    get { list.indices.contains(index) ? index : NSNotFound }
    set { if list.indices.contains(newValue) { select(newValue) } }
  }
  /// The navigation controller of the tab More, which lists the controllers that have no tab.
  open var moreNavigationController: UINavigationController { more }

  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { selectedViewController }

  /// Returns the selected one first.
  open override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    let all = super.allowedChildrenForUnwinding(from: source), seen = selectedViewController
    return all.filter { $0 === seen } + all.filter { $0 !== seen }
  }
  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    guard list.contains(where: { $0 === subsequentVC }) || subsequentVC === more else { return }
    if selectedViewController !== subsequentVC { selectedViewController = subsequentVC }
  }

  open override func loadView() {
    view = nib?.canvasView() ?? UILayoutContainerView(frame: UIScreen.main.bounds).flexible()
    if !list.isEmpty { installBar() }
  }
  override func loadChildren() { showSelected(replacing: nil) }
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    placeChildren()
  }
  override func placeChildren() { if !list.isEmpty { placeViews() } }
  /// Selects the controller of a tapped item, if the delegate allows it. A second tap on the item of a
  /// navigation controller pops to its root.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    let place = item === more.tabBarItem ? moreIndex : list.firstIndex { $0.tabBarItem === item }
    guard let place else { return }
    fulfil(place)
    let tapped = list.indices.contains(place) ? list[place] : more
    let tab = shownTabs.indices.contains(place) ? shownTabs[place] : nil
    let may =
      tab.map { delegate?.tabBarController(self, shouldSelectTab: $0) }
      ?? delegate?.tabBarController(self, shouldSelect: tapped)
    guard may ?? true else { return }
    if place == index || (place == moreIndex && shown === more) {
      (tapped as? UINavigationController)?.popToRootViewController(animated: true)
    }
    let before = selectedTab
    select(place)
    delegate?.tabBarController(self, didSelect: tapped)
    if let tab { delegate?.tabBarController(self, didSelectTab: selectedTab ?? tab, previousTab: before) }
    if let search = tab as? UISearchTab, search.automaticallyActivatesSearch, search !== before {
      beginSearch()
    }
  }
  private func beginSearch() {
    let leaf = (shown as? UINavigationController)?.topViewController ?? shown
    // The search bar becomes first responder, which requires that it is in its window.
    if isViewLoaded { view.layoutIfNeeded() }
    leaf?.navigationItem.searchController?.isActive = true
  }
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  override var placesChildren: Bool { true }

  // MARK: - More controller

  /// The maximum number of tabs on a phone's bar.
  private static let room = 5
  /// The index that represents the list of More.
  private var moreIndex: Int { list.count }
  /// The controllers that have no tab.
  final var listed: ArraySlice<UIViewController> {
    let isWide = viewIfLoaded?.window != nil && traitCollection.horizontalSizeClass == .regular
    return list.count > Self.room && !isWide ? list.dropFirst(Self.room - 1) : []
  }
  /// The visible child controller: that of More for those listed there.
  private var shown: UIViewController? {
    guard list.indices.contains(index) else { return index == NSNotFound ? nil : more }
    return listed.contains { $0 === list[index] } ? more : list[index]
  }

  /// Updates the items of the bar from the controllers.
  final func showItems() {
    let tabs = list.dropLast(listed.count)
    bar.items = tabs.map(\.tabBarItem) + (listed.isEmpty ? [] : [more.tabBarItem])
    bar.selectedItem = shown?.tabBarItem
  }

  // MARK: - Replacing tabs

  final func replace(with new: [UIViewController], of tabs: [UITab] = [], choosing place: Int? = nil) {
    let old = selectedViewController, seen = hasMore || !list.isEmpty ? shown : nil
    if hasMore { more.popToRootViewController(animated: false) }
    if let seen, seen !== more, !new.contains(where: { $0 === seen }) { seen.disappearAtOnce() }
    // A placeholder is not a child controller.
    exchangeChildren(list.filter { !($0 is TabPromise) }, for: new.filter { !($0 is TabPromise) })
    let gone = (Swift.exchange(&list, with: new), Swift.exchange(&shownTabs, with: tabs))
    defer { withExtendedLifetime(gone) {} }
    index = place ?? new.firstIndex { $0 === old } ?? (new.isEmpty ? NSNotFound : 0)
    fulfil(index)
    follow()
    if isViewLoaded { showSelected(replacing: nil) }
  }

  /// Creates the controller of a tab, which replaces its placeholder.
  final func fulfil(_ place: Int) {
    if list.indices.contains(place), let promise = list[place] as? TabPromise { fulfil([promise]) }
  }
  private func fulfil(_ promises: [TabPromise]) {
    guard !promises.isEmpty else { return }
    var made: [ObjectIdentifier: UIViewController] = [:]
    for promise in promises { made[ObjectIdentifier(promise)] = promise.promised.viewController }
    // The providers may have changed the tabs.
    var new: [UIViewController] = []
    for (place, one) in list.enumerated() {
      guard let controller = made[ObjectIdentifier(one)] else { continue }
      list[place] = controller
      new.append(controller)
    }
    exchangeChildren([], for: new)
    showItems()
  }

  /// Updates More after the listed controllers changed.
  private func follow() {
    if !listed.isEmpty, !hasMore {
      hasMore = true
      addChild(more)
      more.didMove(toParent: self)
    }
    if hasMore { followMore() }
    showItems()
  }

  /// Updates the list of More; controllers that have a tab again are removed from its stack.
  private func followMore() {
    (more.viewControllers.first as? MoreController)?.reload()
    let place = index
    if listed.isEmpty { more.popToRootViewController(animated: false) }
    for one in list where one.parent == nil && !(one is TabPromise) {
      addChild(one)
      one.didMove(toParent: self)
    }
    index = listed.isEmpty && place == moreIndex ? 0 : place
    if listed.isEmpty, isViewLoaded, more.viewIfLoaded?.superview === view { showSelected(replacing: more) }
  }

  private func select(_ place: Int) {
    guard place != index || listed.indices.contains(place) else { return }
    let old = shown
    fulfil(place)
    if listed.indices.contains(place) { (more.viewControllers.first as? MoreController)?.show(list[place]) }
    if place == moreIndex, hasMore { more.popToRootViewController(animated: false) }
    index = place
    bar.selectedItem = shown?.tabBarItem
    if isViewLoaded, old !== shown { showSelected(replacing: old) }
    tellObservers()
  }

  /// Called when a controller of More's list was selected or left.
  final func choseListed(_ controller: UIViewController?) {
    index = controller.flatMap { one in list.firstIndex { $0 === one } } ?? moreIndex
  }

  private func installBar() {
    if bar.superview !== view { view.addSubview(bar) }
    bar.delegate = self
  }

  private func showSelected(replacing old: UIViewController?) {
    guard let shown else { return }
    change?.finish(true)
    installBar()
    view.setNeedsLayout()
    if let old, isShown, UIView.areAnimationsEnabled, old.viewIfLoaded?.superview === view,
      let animator = delegate?.tabBarController(self, animationControllerForTransitionFrom: old, to: shown)
    {
      return animate(from: old, to: shown, animator)
    }
    exchange(old === shown ? nil : old, for: shown) {
      let others = children.filter { $0 !== shown }
      let before = view.subviews.first { one in others.contains { $0.viewIfLoaded === one } }
      view.replaceContent(before, with: shown.view, below: bar)
      for other in others {
        if other.viewIfLoaded?.superview === view { other.view.removeFromSuperview() }
        other.takeContextAway()
      }
      if view.window != nil { placeViews() }
      shown.bringContextBack()
    }
  }

  private func animate(
    from old: UIViewController, to new: UIViewController,
    _ animator: any UIViewControllerAnimatedTransitioning
  ) {
    let transition = ControllerTransition(in: view, from: old, to: new, animated: true)
    let place = index
    for one in [old, new] { one.activeTransition = transition }
    old.startDisappearing(true)
    new.startAppearing(true)
    placeViews()
    let area = view.bounds, interaction = delegate?.tabBarController(self, interactionControllerFor: animator)
    let frames = [UITransitionContextViewControllerKey.to: (CGRect.zero, area), .from: (area, CGRect.zero)]
    let finish: (Bool) -> Void = { [self] completed in
      guard change?.transition === transition else { return }
      change = nil
      for one in [old, new] { one.activeTransition = nil }
      let (stays, goes) = completed ? (new, old) : (old, new)
      if !completed {
        new.startDisappearing(true)
        old.startAppearing(true)
        if index == place { index = list.firstIndex { $0 === old } ?? moreIndex }
        bar.selectedItem = shown?.tabBarItem
      }
      view.replaceContent(goes.view, with: stays.view, below: bar)
      goes.finishDisappearing(true)
      stays.settleAppearing(true)
      stays.finishAppearing(true)
      view.setNeedsLayout()
    }
    change = (transition, finish)
    transition.run(animator, interaction, .none, frames, [.from: old.view, .to: new.view]) { finish($0) }
  }

  /// Takes the bar back from a navigation controller whose transition has ended.
  final func takeBarBack() {
    view.addSubview(bar)
    view.setNeedsLayout()
  }

  /// A Boolean value that indicates whether the bar occupies space at the bottom edge.
  final var showsBar: Bool { !isCovered && !hidesBar }

  private var isCovered: Bool { (shown as? UINavigationController)?.hidesBottomBar ?? false }

  /// Hides the bar for a navigation controller that hides it.
  ///
  /// - Returns: `false` during a transition, in which the bar is in the navigation controller's view.
  @discardableResult final func coverBar() -> Bool {
    guard bar.superview == nil || bar.superview === viewIfLoaded else { return false }
    bar.isHidden = isCovered
    return true
  }

  private func placeViews() {
    guard let shown else { return }
    if bar.items?.count != list.count - listed.count + (listed.isEmpty ? 0 : 1) { follow() }
    let area = CGRect(origin: .zero, size: view.bounds.size)
    let safe = view.safeAreaInsets
    let height = UITabBar.height(above: safe.bottom)
    if coverBar() {
      bar.frame = CGRect(
        x: 0, y: hidesBar ? area.maxY : area.maxY - height, width: area.width, height: height)
    }
    // The content of a navigation controller ends at the bar; its own view does not.
    let cover = showsBar ? height : safe.bottom
    let isEnded = showsBar && !(shown is UINavigationController) && !shown.extends(below: bar.isTranslucent)
    let ends = isEnded ? height : 0
    let frame = CGRect(x: 0, y: 0, width: area.width, height: max(0, area.height - ends))
    if shown.view.frame != frame { shown.view.frame = frame }
    shown.view.setSafeArea(
      UIEdgeInsets(top: safe.top, left: safe.left, bottom: cover - ends, right: safe.right))
    watchContent()
  }

  /// Makes the bar follow the scrolling of the content.
  final func watchContent() {
    guard isViewLoaded, let shown else { return }
    let leaf = (shown as? UINavigationController)?.leaf ?? shown
    guard leaf.isViewLoaded else { return }
    let content = leaf.content(at: .bottom)
    if let before = watched, before !== content, before.lowerBars.tabs === bar { before.lowerBars.tabs = nil }
    watched = content
    content?.lowerBars.tabs = bar
    bar.isAtScrollEdge = content?.isAtBottomEdge ?? true
  }
}
