import Foundation
import Testing

@testable import UIKit

@MainActor struct TabControllerTests {
  private func show(_ tabs: UITabBarController, _ width: CGFloat = 375, _ height: CGFloat = 667) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    _ = FrameLoop(root: window).commit()
    return window
  }

  private func titled(_ count: Int) -> [UIViewController] {
    (0..<count).map {
      let controller = UIViewController()
      controller.title = "\($0)"
      return controller
    }
  }

  @Test func aTapOnTheSelectedTabGoesBackToTheRoot() {
    let tabs = UITabBarController(), root = UIViewController()
    let stack = UINavigationController(rootViewController: root)
    tabs.viewControllers = [stack, UIViewController()]
    let window = show(tabs)
    stack.pushViewController(UIViewController(), animated: false)
    UIView.performWithoutAnimation { tabs.tabBar(tabs.tabBar, didSelect: stack.tabBarItem) }
    #expect(stack.topViewController === root)
    #expect(tabs.selectedIndex == 0)
    #expect(window.isKeyWindow)
  }

  @Test func anotherItemIsShownAtOnce() {
    let tabs = UITabBarController(), first = UIViewController(), inner = UIViewController()
    let stack = UINavigationController(rootViewController: inner)
    tabs.viewControllers = [first, stack]
    let window = show(tabs), own = UITabBarItem(title: "Own", image: nil, tag: 1)
    first.tabBarItem = own
    inner.tabBarItem = UITabBarItem(title: "Inner", image: nil, tag: 2)
    #expect(tabs.tabBar.items?.map(\.title) == ["Own", "Inner"])
    #expect(tabs.tabBar.selectedItem === own)
    tabs.tabBar(tabs.tabBar, didSelect: inner.tabBarItem)
    #expect(tabs.selectedIndex == 1)
    // A stack has the item of its root.
    let other = UIViewController()
    other.title = "Other"
    stack.viewControllers = [other]
    #expect(tabs.tabBar.items?.last === other.tabBarItem)
    #expect(tabs.tabBar.selectedItem === other.tabBarItem)
    #expect(window.isKeyWindow)
  }

  /// Apple's documentation of `edgesForExtendedLayout` and `extendedLayoutIncludesOpaqueBars`.
  @Test func viewsEndAtBarsBelowThemAsTheirControllersSay() {
    let tabs = UITabBarController(), inner = UIViewController(), plain = UIViewController()
    let stack = UINavigationController(rootViewController: inner)
    tabs.viewControllers = [stack, plain]
    let window = show(tabs)
    func end(_ controller: UIViewController) -> [CGFloat] {
      window.layoutIfNeeded()
      let view: UIView = controller.view
      return [view.convert(view.bounds, to: window).maxY, view.safeAreaInsets.bottom]
    }
    let bar = tabs.tabBar.frame
    var tools: CGFloat { stack.toolbar.frame.height }
    #expect(end(inner) == [667, bar.height])
    inner.edgesForExtendedLayout = .top
    #expect(end(inner) == [bar.minY, 0])
    inner.edgesForExtendedLayout = .all
    tabs.tabBar.isTranslucent = false
    #expect(end(inner) == [bar.minY, 0])
    stack.isToolbarHidden = false
    #expect(end(inner) == [bar.minY, tools])
    stack.toolbar.isTranslucent = false
    #expect(end(inner) == [bar.minY - tools, 0])
    inner.extendedLayoutIncludesOpaqueBars = true
    #expect(end(inner) == [667, bar.height + tools])
    let pushed = UIViewController()
    pushed.hidesBottomBarWhenPushed = true
    stack.isToolbarHidden = true
    stack.pushViewController(pushed, animated: false)
    #expect(end(pushed) == [667, 0])
    tabs.selectedIndex = 1
    #expect(end(plain) == [bar.minY, 0])
    tabs.tabBar.isTranslucent = true
    #expect(end(plain) == [667, bar.height])
  }

  /// Apple's documentation of `viewIsAppearing(_:)`: a view is laid out before its controller receives
  /// `viewDidAppear(_:)`.
  @Test func aTabIsLaidOutBeforeItHasAppeared() {
    final class Asked: UIViewController {
      let part = UIView()
      var seen: [CGSize] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        part.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(part)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
          part.topAnchor.constraint(equalTo: guide.topAnchor),
          part.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
          part.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
          part.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
      }
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        seen.append(part.bounds.size)
      }
    }
    let tabs = UITabBarController(), plain = Asked(), inner = Asked()
    tabs.viewControllers = [UIViewController(), plain, UINavigationController(rootViewController: inner)]
    let window = show(tabs)
    tabs.selectedIndex = 1
    tabs.selectedIndex = 2
    #expect(plain.seen == [CGSize(width: 375, height: 618)])
    #expect(inner.seen == [CGSize(width: 375, height: 574)])
    #expect(window.isKeyWindow)
  }

  // A phone shows up to five tabs; if there are more, the fifth is More.
  @Test func controllersWithoutATabAreListedInMore() throws {
    let tabs = UITabBarController(), all = titled(7)
    tabs.viewControllers = all
    let window = show(tabs)
    #expect(tabs.tabBar.items?.map(\.title) == ["0", "1", "2", "3", "More"])
    tabs.tabBar(tabs.tabBar, didSelect: try #require(tabs.tabBar.items?.last))
    _ = FrameLoop(root: window).commit()
    let more = tabs.moreNavigationController
    #expect(tabs.selectedViewController === more)
    #expect(tabs.selectedIndex == NSNotFound)
    #expect(more.view.superview === tabs.view)
    let list = try #require(more.topViewController as? UITableViewController),
      table = try #require(list.tableView)
    #expect(table.numberOfRows(inSection: 0) == 3)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text == "4")
    UIView.performWithoutAnimation { list.tableView(table, didSelectRowAt: IndexPath(row: 1, section: 0)) }
    #expect(more.topViewController === all[5])
    #expect(tabs.selectedIndex == 5)
    #expect(tabs.selectedViewController === all[5])
    more.popToRootViewController(animated: false)
    #expect(tabs.selectedIndex == NSNotFound)
    tabs.selectedIndex = 6
    #expect(more.topViewController === all[6])
    #expect(tabs.tabBar.selectedItem === more.tabBarItem)
    tabs.selectedIndex = 1
    _ = FrameLoop(root: window).commit()
    #expect(all[1].view.superview === tabs.view)
    #expect(more.view.superview == nil)
  }

  @Test func wideBarsHaveAllTabs() {
    let tabs = UITabBarController()
    tabs.viewControllers = titled(7)
    let window = show(tabs, 1024, 768)
    #expect(tabs.tabBar.items?.count == 7)
    #expect(window.isKeyWindow)
  }

  @Test func removedTabsReleaseTheirControllers() {
    weak var gone: UITabBarController?
    autoreleasepool {
      let tabs = UITabBarController()
      gone = tabs
      tabs.viewControllers = titled(7)
      let window = show(tabs)
      tabs.selectedIndex = 5
      window.rootViewController = nil
      window.isHidden = true
    }
    #expect(gone == nil)
  }

  @Test func theUsersAnimatorsChangeTabs() {
    for completes in [true, false] {
      let tabs = UITabBarController(), all = titled(2), fading = AddingAnimator()
      tabs.viewControllers = all
      tabs.delegate = fading
      let window = show(tabs)
      tabs.selectedIndex = 1
      #expect(fading.context?.viewController(forKey: .to) === all[1])
      #expect(all[0].view.superview === tabs.view)
      fading.context?.completeTransition(completes)
      _ = FrameLoop(root: window).commit()
      #expect(tabs.selectedIndex == (completes ? 1 : 0))
      #expect(all[completes ? 1 : 0].view.superview === tabs.view)
      #expect(all[completes ? 0 : 1].view.superview == nil)
      #expect(tabs.tabBar.selectedItem === all[completes ? 1 : 0].tabBarItem)
    }
  }

  @Test func aStackStandsForItsRootAndHidesTheTabs() {
    let home = UIViewController(), detail = UIViewController(), deeper = UIViewController()
    home.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 7)
    detail.hidesBottomBarWhenPushed = true
    let stack = UINavigationController(rootViewController: home),
      own = UINavigationController(rootViewController: UIViewController())
    own.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 8)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, own]
    let window = show(tabs)
    #expect(stack.tabBarItem === home.tabBarItem)
    #expect(tabs.tabBar.items?.map(\.title) == ["Home", "Own"])
    func isHidden() -> Bool {
      _ = FrameLoop(root: window).commit()
      return tabs.tabBar.isHidden
    }
    #expect(!isHidden())
    stack.pushViewController(detail, animated: false)
    #expect(isHidden())
    #expect(stack.view.safeAreaInsets.bottom == 0)
    // The tabs stay hidden until the controller that hides them is popped.
    stack.pushViewController(deeper, animated: false)
    #expect(isHidden())
    stack.popToRootViewController(animated: false)
    #expect(!isHidden())
    #expect(stack.view.safeAreaInsets.bottom == 49)
  }

  @Test func controllersLeaveMoreWhereThereIsRoom() {
    let tabs = UITabBarController(), all = titled(7)
    tabs.viewControllers = all
    let window = show(tabs)
    tabs.selectedIndex = 5
    _ = FrameLoop(root: window).commit()
    window.frame.size = CGSize(width: 1024, height: 768)
    _ = FrameLoop(root: window).commit()
    #expect(tabs.selectedIndex == 5)
    #expect(tabs.tabBar.items?.count == 7)
    #expect(all[5].parent === tabs)
    #expect(all[5].view.superview === tabs.view)
  }
}
