import Foundation
import InterfaceBuilder
import Testing
import UIKitTestSupport

@testable import UIKit

@MainActor struct ContainerControllerTests {
  private func window(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.view.setSafeArea(UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    _ = FrameLoop(root: window).commit()
    return window
  }

  @Test func delegatesOfNavigationControllersSayTheirOrientations() {
    final class Upright: UINavigationControllerDelegate {
      func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
      ) -> UIInterfaceOrientationMask {
        .portrait
      }
    }
    let controller = UINavigationController(rootViewController: UIViewController()), delegate = Upright()
    #expect(controller.supportedInterfaceOrientations == .allButUpsideDown)
    controller.delegate = delegate
    #expect(controller.supportedInterfaceOrientations == .portrait)
    #expect(controller.preferredInterfaceOrientationForPresentation == .portrait)
  }

  @Test func delegatesThatSayNoOrientationsChangeNone() {
    final class Silent: UINavigationControllerDelegate, UISplitViewControllerDelegate,
      UITabBarControllerDelegate
    {}
    let before = UITraitCollection.current, delegate = Silent()
    UITraitCollection.current = UITraitCollection(userInterfaceIdiom: .pad)
    defer { UITraitCollection.current = before }
    let navigation = UINavigationController(rootViewController: UIViewController())
    let split = UISplitViewController(), tabs = UITabBarController()
    navigation.delegate = delegate
    split.delegate = delegate
    tabs.delegate = delegate
    #expect(navigation.supportedInterfaceOrientations == .all)
    #expect(split.supportedInterfaceOrientations == .all)
    #expect(tabs.supportedInterfaceOrientations == .all)
  }

  @Test func navigationShowsTheTopController() {
    let root = UIViewController()
    root.title = "Root"
    let navigation = UINavigationController(rootViewController: root)
    let window = window(navigation)
    #expect(root.navigationController === navigation)
    #expect(root.parent === navigation)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 20, width: 375, height: 44))
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(root.view.safeAreaInsets.top == 64)
    let next = UIViewController()
    next.title = "Next"
    navigation.pushViewController(next, animated: false)
    _ = FrameLoop(root: window).commit()
    #expect(navigation.navigationBar.topItem === next.navigationItem)
    #expect(next.navigationItem.title == "Next")
    #expect(next.view.window === window)
    #expect(root.view.superview == nil)
    #expect(navigation.popViewController(animated: false) === next)
    #expect(next.parent == nil)
    #expect(root.view.superview === navigation.view)
    #expect(navigation.popViewController(animated: false) == nil)
  }

  @Test(arguments: [true, false]) func poppedControllersAreDeallocated(animated: Bool) {
    weak var pushed: UIViewController?
    weak var container: UIViewController?
    autoreleasepool {
      let clock = FrameClock.manual(at: 100)
      let outer = FrameClock.current
      FrameClock.current = clock
      defer { FrameClock.current = outer }
      let next = UIViewController(),
        navigation = UINavigationController(rootViewController: UIViewController())
      (pushed, container) = (next, navigation)
      let window = window(navigation)
      navigation.pushViewController(next, animated: animated)
      for _ in 0..<3 {
        clock.now += 1
        _ = FrameLoop(root: window).commit()
      }
      window.rootViewController = nil
      window.isHidden = true
    }
    #expect(pushed == nil)
    #expect(container == nil)
  }

  @Test func opaqueBarsEndTheView() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.isTranslucent = false
    let window = window(navigation)
    #expect(root.view.frame == CGRect(x: 0, y: 64, width: 375, height: 603))
    for isTranslucent in [true, false] {
      navigation.navigationBar.isTranslucent = isTranslucent
      _ = FrameLoop(root: window).commit()
      #expect(root.view.frame.minY == (isTranslucent ? 0 : 64))
    }
    root.extendedLayoutIncludesOpaqueBars = true
    navigation.view.setNeedsLayout()
    _ = FrameLoop(root: window).commit()
    #expect(root.view.frame.minY == 0)
  }

  @Test func contentOfTablesClearsTheBar() {
    let table = UITableViewController(style: .plain)
    let window = window(UINavigationController(rootViewController: table))
    #expect(table.tableView.contentOffset.y == -64)
    #expect(table.tableView.dataSource === table)
    #expect(window.rootViewController is UINavigationController)
  }

  @Test func appearanceIsAnnounced() {
    final class Witness: UIViewController {
      var calls: [String] = []
      override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }
      override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
      override func viewWillDisappear(_ animated: Bool) { calls.append("willDisappear") }
      override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear") }
    }
    let root = Witness(), next = Witness()
    let navigation = UINavigationController(rootViewController: root)
    let window = window(navigation)
    root.calls = []
    navigation.pushViewController(next, animated: false)
    #expect(root.calls == ["willDisappear", "didDisappear"])
    #expect(next.calls == ["willAppear", "didAppear"])
    #expect(window.isKeyWindow)
  }

  @Test func tabsShowTheSelectedController() {
    let first = UIViewController(), second = UIViewController()
    first.title = "First"
    second.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 1)
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    let window = window(tabs)
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.tabBar.items?.map(\.title) == ["First", "Search"])
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 618, width: 375, height: 49))
    #expect(first.view.safeAreaInsets.bottom == 49)
    tabs.selectedIndex = 1
    _ = FrameLoop(root: window).commit()
    #expect(tabs.selectedViewController === second)
    #expect(tabs.tabBar.selectedItem === second.tabBarItem)
    #expect(first.view.superview == nil)
    #expect(second.view.superview === tabs.view)
    tabs.tabBar(tabs.tabBar, didSelect: first.tabBarItem)
    #expect(tabs.selectedIndex == 0)
  }

  @Test func splitViewsShowBothColumnsWhereThereIsRoom() {
    let list = UIViewController(), detail = UIViewController()
    let split = UISplitViewController()
    split.viewControllers = [list, detail]
    let window = window(split)
    #expect(split.isCollapsed)
    #expect(detail.viewIfLoaded?.superview == nil)
    #expect(list.view.frame.width == 375)
    window.frame.size = CGSize(width: 1024, height: 768)
    _ = FrameLoop(root: window).commit()
    #expect(!split.isCollapsed)
    #expect(list.view.frame.width == 320)
    #expect(detail.view.window === window)
    #expect(detail.view.frame.maxX == 1024)
  }

  @Test func pagesFillTheController() {
    let page = UIViewController()
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    pages.setViewControllers([page], direction: .forward, animated: false)
    let window = window(pages)
    #expect(page.view.frame == window.bounds)
    #expect(page.parent === pages)
  }

  @Test func storyboardsConnectContainersAndTheirChildren() throws {
    let loader = try NibDocuments.storyboard(
      """
      <scene sceneID="a"><objects><tabBarController id="tabs" sceneMemberID="viewController">
        <tabBar key="tabBar" id="bar">\(NibDocuments.rect(0, 0, 1000, 1000))</tabBar>
        <connections><segue destination="nav" kind="relationship" relationship="viewControllers" id="x"/></connections>
      </tabBarController></objects></scene>
      <scene sceneID="b"><objects><navigationController id="nav" sceneMemberID="viewController">
        <tabBarItem key="tabBarItem" title="Home" id="t"/>
        <navigationBar key="navigationBar" id="n">\(NibDocuments.rect(0, 20, 375, 44))</navigationBar>
        <connections><segue destination="root" kind="relationship" relationship="rootViewController" id="y"/></connections>
      </navigationController></objects></scene>
      <scene sceneID="c"><objects><viewController id="root" sceneMemberID="viewController">
        <view key="view" id="v">\(NibDocuments.rect(0, 0, 375, 667))</view>
        <navigationItem key="navigationItem" title="Home" id="i"/>
      </viewController></objects></scene>
      """)
    let object = try #require(loader.document.object(withID: "tabs"))
    let tabs = try #require(loader.controller(object) as? UITabBarController)
    tabs.connectRelationships()
    let navigation = try #require(tabs.viewControllers?.first as? UINavigationController)
    #expect(navigation.topViewController?.navigationItem.title == "Home")
    #expect(tabs.tabBar.items?.map(\.title) == ["Home"])
    let window = window(tabs)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 618, width: 375, height: 49))
    #expect(navigation.topViewController?.view.window === window)
  }

  // A test of the package Ariadne that passes on iPhones.
  @Test func navigationControllerHasTheTitleOfItsTopController() {
    let navigation = UINavigationController(), pushed = UIViewController()
    #expect(navigation.title == nil)
    (navigation.title, pushed.title) = ("Bar", "Foo")
    #expect(navigation.title == "Bar")
    navigation.pushViewController(pushed, animated: false)
    #expect(navigation.title == "Foo")
  }

  enum Change: CaseIterable { case atOnce, animated, byAnAnimator }

  /// As on iOS, the content lies in a view of its own, below and above which programs insert theirs.
  @Test(arguments: Change.allCases) func pushesAndPopsKeepThePlaceOfTheContent(_ change: Change) {
    let clock = FrameClock.manual(at: 100)
    let outer = FrameClock.current
    FrameClock.current = clock
    defer { FrameClock.current = outer }
    let root = UIViewController(), next = UIViewController(), adding = AddingAnimator()
    let navigation = UINavigationController(rootViewController: root), window = window(navigation)
    let ground = UIView(), banner = UIView(), bar = navigation.navigationBar
    navigation.view.insertSubview(ground, at: 0)
    navigation.view.insertSubview(banner, belowSubview: bar)
    if change == .byAnAnimator { navigation.delegate = adding }
    func settle() {
      adding.context?.completeTransition(true)
      clock.now += 2
      _ = FrameLoop(root: window).commit()
    }
    func order() -> [UIView] { Array(navigation.view.subviews.prefix(4)) }
    navigation.pushViewController(next, animated: change != .atOnce)
    settle()
    #expect(order() == [ground, next.view, banner, bar])
    navigation.popViewController(animated: change != .atOnce)
    settle()
    #expect(order() == [ground, root.view, banner, bar])
    window.isHidden = true
  }

  @Test(arguments: [Change.atOnce, .byAnAnimator], [true, false])
  func tabsKeepThePlaceOfTheContent(_ change: Change, completes: Bool) {
    let tabs = UITabBarController(), all = [UIViewController(), UIViewController()], adding = AddingAnimator()
    tabs.viewControllers = all
    let window = window(tabs), ground = UIView(), banner = UIView()
    tabs.view.insertSubview(ground, at: 0)
    tabs.view.insertSubview(banner, belowSubview: tabs.tabBar)
    if change == .byAnAnimator { tabs.delegate = adding }
    tabs.selectedIndex = 1
    adding.context?.completeTransition(completes)
    _ = FrameLoop(root: window).commit()
    let shown: UIView = all[change == .byAnAnimator && !completes ? 0 : 1].view
    #expect(tabs.view.subviews == [ground, shown, banner, tabs.tabBar])
    window.isHidden = true
  }
}

/// A transition whose animator adds the views, as most do, at the end of the container.
final class AddingAnimator: NSObject, UIViewControllerAnimatedTransitioning, UINavigationControllerDelegate,
  UITabBarControllerDelegate
{
  var context: (any UIViewControllerContextTransitioning)?
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.3 }
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
  }
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
}
