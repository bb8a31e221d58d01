internal import CoreGraphics
internal import Foundation

/// The bars of a navigation controller, and the content between them.
extension UINavigationController {
  /// The stack in which this one is shown; its bars show this one's items.
  private var outer: UINavigationController? { parent as? UINavigationController }
  /// The bar above the content.
  var shownBar: UINavigationBar { outer?.shownBar ?? bar }
  /// The top controller, of the innermost stack.
  var leaf: UIViewController? { (stack.last as? UINavigationController)?.leaf ?? stack.last }
  private var items: [UINavigationItem] {
    stack.flatMap { ($0 as? UINavigationController)?.items ?? [$0.navigationItem] }
  }

  func showItems() {
    if let outer { return outer.showItems() }
    bar.items = items
    placeBars()
  }

  /// Whether the bar has a button that goes back, where there is something to go back to.
  var showsBackButton: Bool {
    outer?.showsBackButton ?? (!isNavigationBarHidden && leaf?.navigationItem.showsBackButton ?? false)
  }

  /// The back button was tapped.
  func popFromBar() {
    if let inner = stack.last as? UINavigationController, inner.viewControllers.count > 1 {
      return inner.popFromBar()
    }
    popViewController(animated: true)
  }

  /// Changes what is shown of the bars; they come from, and go to, the screen's edges where that is animated.
  func slide(_ animated: Bool, _ change: () -> Void) {
    let hadBar = !hidesBar, hadTools = !hidesTools
    change()
    guard animated, isShown, UIView.areAnimationsEnabled, let view = viewIfLoaded else {
      viewIfLoaded?.setNeedsLayout()
      return
    }
    UIView.performWithoutAnimation {
      // What comes does so from outside.
      if hadBar == hidesBar {
        bar.isHidden = false
        if !hadBar { bar.frame.origin.y = -bar.frame.height }
      }
      if hadTools == hidesTools {
        tools.isHidden = false
        if !hadTools { tools.frame.origin.y = view.bounds.maxY }
      }
    }
    UIView.animate(withDuration: Self.hideShowBarDuration, delay: 0, options: .allowUserInteraction) {
      [self] in
      placeBars()
      view.layoutIfNeeded()
    } completion: { [self] _ in
      placeBars()
      view.setNeedsLayout()
    }
  }

  /// Places the bars, and the top view with the safe area that they leave.
  func placeBars() {
    guard let top = stack.last, let leaf, isViewLoaded else { return }
    let area = CGRect(origin: .zero, size: view.bounds.size)
    var safe = view.safeAreaInsets
    let isInner = outer != nil, hasBar = !hidesBar && !isInner, hasTools = !hidesTools && !isInner
    if hasBar, let window = view.window { safe.top = window.belowStatusBar(safe.top) }
    watchContent(of: leaf)
    let barHeight = bar.shownHeight(width: area.width)
    let isMoving = UIView.inheritedAnimationDuration > 0
    if !isMoving {
      bar.isHidden = !hasBar
      tools.isHidden = !hasTools
    }
    // Pulled content takes the bar's lower edge along, and not the safe area.
    let pulled = bar.collapse.map { $0.titleRoom > 0 ? $0.pulled : 0 } ?? 0
    bar.frame = CGRect(
      x: 0, y: hasBar || !isMoving ? safe.top : -barHeight, width: area.width, height: barHeight + pulled)
    let toolsHeight = UIToolbar.height(isAboveIndicator: safe.bottom > 0)
    tools.frame = CGRect(
      x: 0, y: hasTools || !isMoving ? area.maxY - safe.bottom - toolsHeight : area.maxY, width: area.width,
      height: toolsHeight)
    if hasTools, tools.items != leaf.toolbarItems { tools.items = leaf.toolbarItems }
    let upper = hasBar ? safe.top + barHeight : safe.top
    let lower = hasTools ? safe.bottom + toolsHeight : safe.bottom
    // An opaque bar ends the view, unless the controller goes on below it.
    let extends = shownBar.isTranslucent || top.extendedLayoutIncludesOpaqueBars
    let starts = !(hasBar || isInner) || (extends && top.edgesForExtendedLayout.contains(.top)) ? 0 : upper
    var ends: CGFloat = 0
    if !isInner, let tabs = tabBarController, tabs.showsBar, !top.extends(below: tabs.tabBar.isTranslucent) {
      ends = safe.bottom
    }
    if hasTools, !top.extends(below: tools.isTranslucent) { ends = lower }
    let frame = CGRect(x: 0, y: starts, width: area.width, height: max(0, area.height - starts - ends))
    if top.view.frame != frame { top.view.frame = frame }
    top.view.setSafeArea(
      UIEdgeInsets(top: upper - starts, left: safe.left, bottom: lower - ends, right: safe.right))
    // A search covers the content as it lies now.
    guard outer == nil else { return }
    leaf.navigationItem.searchController?.show(over: leaf)
    contentSearch?.show(in: leaf)
  }

  /// The bars follow the scrolling of the content.
  private func watchContent(of leaf: UIViewController) {
    guard outer == nil else { return }
    let content = leaf.content(at: .top), lower = leaf.content(at: .bottom)
    bar.isCompact =
      traitCollection.verticalSizeClass == .compact && traitCollection.horizontalSizeClass != .regular
    let search = leaf.navigationItem.searchController
    let searchHides = search.map { leaf.navigationItem.hidesSearchBarWhenScrolling && !$0.isActive } ?? false
    let titleRoom = bar.isGivenToSearch ? 0 : bar.titleRoom
    content?.edgeBar = bar
    content?.setCollapse(searchRoom: searchHides ? UINavigationBar.searchRowHeight : 0, titleRoom: titleRoom)
    // While the bar still shows another controller's item, that one's rows stay as they were left.
    if bar.topItem == nil || bar.topItem === leaf.navigationItem {
      bar.collapse = content?.collapse ?? BarCollapse(titleRoom: titleRoom)
    }
    bar.isAtScrollEdge = content?.isAtTopEdge ?? true
    if let before = watched, before !== lower, before.lowerBars.tools === tools {
      before.lowerBars.tools = nil
    }
    watched = lower
    lower?.lowerBars.tools = tools
    tools.isAtScrollEdge = lower?.isAtBottomEdge ?? true
    tabBarController?.watchContent()
    if shownSearch !== search {
      shownSearch?.stepAside()
      shownSearch = search
    }
  }
}

extension UIViewController {
  /// Whether the view goes on below a bar at the lower edge, or ends there.
  final func extends(below isTranslucent: Bool) -> Bool {
    edgesForExtendedLayout.contains(.bottom) && (isTranslucent || extendedLayoutIncludesOpaqueBars)
  }
}
