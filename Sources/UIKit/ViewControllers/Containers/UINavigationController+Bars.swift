internal import CoreGraphics
internal import Foundation

/// The bars of a navigation controller and the content between them.
extension UINavigationController {
  /// The navigation controller in which this one is shown, whose bars show this one's items.
  private var outer: UINavigationController? { parent as? UINavigationController }
  /// The navigation bar above the content.
  var shownBar: UINavigationBar { outer?.shownBar ?? bar }
  /// The top controller of the innermost navigation controller.
  var leaf: UIViewController? { (stack.last as? UINavigationController)?.leaf ?? stack.last }
  private var items: [UINavigationItem] {
    stack.flatMap { ($0 as? UINavigationController)?.items ?? [$0.navigationItem] }
  }

  func showItems() {
    if let outer { return outer.showItems() }
    bar.items = items
    placeBars()
  }

  /// A Boolean value that indicates whether the bar shows a back button if there is a controller to return
  /// to.
  var showsBackButton: Bool {
    outer?.showsBackButton ?? (!isNavigationBarHidden && leaf?.navigationItem.showsBackButton ?? false)
  }

  /// Handles a tap on the back button.
  func popFromBar() {
    if let inner = stack.last as? UINavigationController, inner.viewControllers.count > 1 {
      return inner.popFromBar()
    }
    popViewController(animated: true)
  }

  /// Changes the visibility of the bars; if `animated`, they slide from and to the screen's edges.
  func slide(_ animated: Bool, _ change: () -> Void) {
    let hadBar = !hidesBar, hadTools = !hidesTools
    change()
    guard animated, isShown, UIView.areAnimationsEnabled, let view = viewIfLoaded else {
      viewIfLoaded?.setNeedsLayout()
      return
    }
    UIView.performWithoutAnimation {
      // A bar that appears starts outside.
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

  /// Lays out the bars, and the top view with its safe area.
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
    // Overscrolled content extends the bar downwards, but not the safe area.
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
    // An opaque bar limits the view, unless the controller extends below it.
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
    // A search covers the content as it is laid out now.
    guard outer == nil else { return }
    leaf.navigationItem.searchController?.show(over: leaf)
    contentSearch?.show(in: leaf)
  }

  /// Makes the bars follow the scrolling of the content.
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
    // While the bar still shows another controller's item, that controller's rows keep their positions.
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
  /// Returns a Boolean value that indicates whether the view extends below a bar at the bottom edge.
  final func extends(below isTranslucent: Bool) -> Bool {
    edgesForExtendedLayout.contains(.bottom) && (isTranslucent || extendedLayoutIncludesOpaqueBars)
  }
}
