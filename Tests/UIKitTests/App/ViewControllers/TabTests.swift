import Foundation
import Testing
import UIKit

@MainActor struct TabTests {
  private func controller(_ name: String) -> (UITab) -> UIViewController {
    { _ in
      let made = UIViewController()
      made.title = name
      return made
    }
  }

  @Test func tabsAreControllers() throws {
    let tabs = UITabBarController()
    let home = UITab(
      title: "Home", image: UIImage(systemName: "house"), identifier: "home",
      viewControllerProvider: controller("H"))
    let mail = UITab(title: "Mail", image: nil, identifier: "mail", viewControllerProvider: controller("M"))
    mail.badgeValue = "3"
    tabs.tabs = [home, mail, UISearchTab(viewControllerProvider: controller("S"))]
    #expect(tabs.viewControllers?.map { $0.tabBarItem.title } == ["Home", "Mail", "Search"])
    #expect(tabs.tabBar.items?[1].badgeValue == "3")
    #expect(tabs.selectedTab === home)
    #expect(home.viewController === tabs.viewControllers?[0])
    tabs.selectedTab = mail
    #expect(tabs.selectedIndex == 1)
    #expect(tabs.tab(forIdentifier: "mail") === mail)
    mail.title = "Post"
    #expect(tabs.tabBar.items?[1].title == "Post")
    home.isHidden = true
    #expect(tabs.viewControllers?.count == 2)
    #expect(tabs.selectedTab === mail)
  }

  @Test func controllersAreMadeWhenTheirTabIsSelectedFirst() {
    var made: [String] = []
    func tab(_ name: String) -> UITab {
      UITab(title: name, image: nil, identifier: name) { _ in
        made.append(name)
        return UINavigationController(rootViewController: UIViewController())
      }
    }
    let tabs = UITabBarController(), all = ["One", "Two", "Three"].map(tab)
    tabs.tabs = all
    #expect(made == ["One"])
    #expect(tabs.tabBar.items?.map(\.title) == ["One", "Two", "Three"])
    #expect(tabs.selectedTab === all[0])
    all[2].title = "Third"
    #expect(made == ["One"])
    #expect(tabs.tabBar.items?[2].title == "Third")
    tabs.tabBar(tabs.tabBar, didSelect: tabs.tabBar.items![2])
    #expect(made == ["One", "Three"])
    #expect(tabs.selectedTab === all[2])
    #expect(tabs.selectedViewController === all[2].viewController)
    #expect(tabs.tabBar.items?.map(\.title) == ["One", "Two", "Third"])
    #expect(tabs.tabBar.selectedItem === tabs.tabBar.items?[2])
    tabs.selectedViewController = all[1].viewController
    #expect(made == ["One", "Three", "Two"])
    #expect(tabs.selectedIndex == 1)
  }

  @Test func aSearchBeginsWithItsTab() {
    let root = UIViewController(), search = UISearchController(searchResultsController: nil),
      tabs = UITabBarController()
    root.navigationItem.searchController = search
    let tab = UISearchTab { _ in UINavigationController(rootViewController: root) }
    tabs.tabs = [
      UITab(title: "Home", image: nil, identifier: "home", viewControllerProvider: controller("H")), tab,
    ]
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    func select(_ place: Int) { tabs.tabBar(tabs.tabBar, didSelect: tabs.tabBar.items![place]) }
    select(1)
    #expect(tabs.selectedTab === tab)
    #expect(!search.isActive)
    select(0)
    tab.automaticallyActivatesSearch = true
    select(1)
    #expect(search.isActive)
    #expect(search.searchBar.searchTextField.isFirstResponder)
    search.isActive = false
    select(1)
    #expect(!search.isActive)
  }

  @Test func manyTabsAreMadeAtOnce() {
    final class Counting: UIViewController {
      static var count = 0
      override var tabBarItem: UITabBarItem! {
        get {
          Self.count += 1
          return super.tabBarItem
        }
        set { super.tabBarItem = newValue }
      }
    }
    let tabs = UITabBarController()
    tabs.tabs = (0..<200).map { UITab(title: "\($0)", image: nil, identifier: "\($0)") { _ in Counting() } }
    Counting.count = 0
    #expect(tabs.viewControllers?.count == 200)
    #expect(tabs.children.count >= 200)
    #expect(Counting.count < 10 * 200, "Each is asked a few times, not once for every other")
  }

  @Test func groupsShowTheirChosenTab() {
    let tabs = UITabBarController()
    let inner = ["One", "Two"].map {
      UITab(title: $0, image: nil, identifier: $0, viewControllerProvider: controller($0))
    }
    let group = UITabGroup(title: "Library", image: nil, identifier: "library", children: inner)
    tabs.tabs = [group]
    #expect(tabs.viewControllers?.first?.title == "One")
    #expect(tabs.tabBar.items?.first?.title == "Library")
    tabs.selectedTab = inner[1]
    #expect(tabs.selectedViewController?.title == "Two")
    #expect(tabs.selectedTab === inner[1])
    #expect(tabs.tab(forIdentifier: "Two") === inner[1])
    #expect(inner[0].parent === group)
  }

  @Test func aGroupStaysChosenWhenAnotherOfItsTabsIs() {
    var made: [String] = []
    func tab(_ name: String) -> UITab {
      UITab(title: name, image: nil, identifier: name) { _ in
        made.append(name)
        return UIViewController()
      }
    }
    let tabs = UITabBarController(), inner = [tab("One"), tab("Two")]
    let group = UITabGroup(title: "Library", image: nil, identifier: "library", children: inner)
    tabs.tabs = [tab("Seen"), group]
    tabs.selectedTab = inner[0]
    tabs.tabs = [tab("Unseen"), group]
    tabs.selectedTab = inner[1]
    #expect(made == ["Seen", "One", "Two"])
    #expect(tabs.selectedIndex == 1)
    #expect(tabs.selectedTab === inner[1])
  }

  @Test func whatStandsForAControllerIsNotSeen() {
    let tabs = UITabBarController()
    var asked: [Int?] = []
    let curious = UITab(title: "A", image: nil, identifier: "a") { tab in
      asked.append(tab.tabBarController?.viewControllers?.count)
      return UIViewController()
    }
    tabs.tabs =
      [curious]
      + (0..<6).map {
        UITab(title: "\($0)", image: nil, identifier: "\($0)", viewControllerProvider: controller("B"))
      }
    #expect(asked == [6])
    #expect(tabs.viewControllers?.count == 7)
    let lazy = UITabBarController()
    lazy.tabs = (0..<3).map {
      UITab(title: "\($0)", image: nil, identifier: "\($0)", viewControllerProvider: controller("\($0)"))
    }
    #expect(lazy.children.map(\.title) == ["0"])
  }

  @Test func groupsInGroupsShowTheChosenTabToo() {
    let tabs = UITabBarController()
    let inner = ["One", "Two"].map {
      UITab(title: $0, image: nil, identifier: $0, viewControllerProvider: controller($0))
    }
    let group = UITabGroup(title: "Library", image: nil, identifier: "library", children: inner)
    let first = UITab(
      title: "Zero", image: nil, identifier: "zero", viewControllerProvider: controller("Zero"))
    tabs.tabs = [UITabGroup(title: "All", image: nil, identifier: "all", children: [first, group])]
    #expect(tabs.selectedTab === first)
    tabs.selectedTab = inner[1]
    #expect(tabs.selectedViewController?.title == "Two")
    #expect(tabs.selectedTab === inner[1])
    #expect(UISearchTab(title: "Find", image: nil, identifier: "find").identifier == "find")
  }

  @Test func groupsOfBarButtonsAreShownWithTheRest() {
    let item = UINavigationItem(title: "T")
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    bar.items = [item]
    func button(_ title: String) -> UIBarButtonItem {
      UIBarButtonItem(title: title, primaryAction: UIAction { _ in })
    }
    let more = button("More")
    more.accessibilityHint = "Shows both"
    let pair = UIBarButtonItemGroup(barButtonItems: [button("A"), button("B")], representativeItem: more)
    item.trailingItemGroups = [pair]
    item.pinnedTrailingGroup = button("Done").creatingFixedGroup()
    bar.traitOverrides.horizontalSizeClass = .compact
    bar.layoutIfNeeded()
    func titles() -> [String] {
      bar.subviews.compactMap { $0 as? UIControl }.sorted { $0.frame.minX < $1.frame.minX }.compactMap(
        \.accessibilityLabel)
    }
    #expect(titles() == ["More", "Done"])
    #expect(pair.isDisplayingRepresentativeItem)
    #expect(bar.subviews.contains { $0.accessibilityHint == "Shows both" })
    pair.representativeItem = nil
    bar.layoutIfNeeded()
    #expect(titles() == ["A", "B", "Done"])
    pair.isHidden = true
    bar.layoutIfNeeded()
    #expect(titles() == ["Done"])
  }

  final class Asked: NSObject, UITabBarControllerDelegate {
    var log: [String] = []
    var allows = true
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
      log.append("may \(tab.identifier)")
      return allows
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {
      log.append("\(previousTab?.identifier ?? "nothing") to \(selectedTab.identifier)")
    }
  }

  /// Apple's reference of `UITabBarControllerDelegate`, the methods of iOS 18.
  @Test func delegatesAreAskedForTabs() {
    let tabs = UITabBarController(), asked = Asked()
    tabs.tabs = ["a", "b"].map {
      UITab(title: $0, image: nil, identifier: $0, viewControllerProvider: controller($0))
    }
    tabs.delegate = asked
    tabs.tabBar(tabs.tabBar, didSelect: tabs.tabBar.items![1])
    asked.allows = false
    tabs.tabBar(tabs.tabBar, didSelect: tabs.tabBar.items![0])
    #expect(asked.log == ["may b", "a to b", "may a"])
    #expect(tabs.selectedTab?.identifier == "b")
    #expect(tabs.selectedViewController?.tab === tabs.selectedTab)
  }

  @Test func theBarOfTabsGoesAndComes() {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    tabs.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    tabs.view.layoutIfNeeded()
    let first = tabs.viewControllers![0]
    let covered = first.view.safeAreaInsets.bottom
    #expect(covered >= 49)
    #expect(!tabs.isTabBarHidden)
    tabs.isTabBarHidden = true
    tabs.view.layoutIfNeeded()
    #expect(tabs.tabBar.frame.minY == 480)
    #expect(first.view.safeAreaInsets.bottom == covered - tabs.tabBar.bounds.height)
    tabs.setTabBarHidden(false, animated: false)
    tabs.view.layoutIfNeeded()
    #expect(tabs.tabBar.frame.maxY == 480)
  }

  @Test func groupsHaveAnOrder() {
    let children = ["a", "b", "c"].map { UITab(title: $0, image: nil, identifier: $0) }
    let group = UITabGroup(title: "G", image: nil, identifier: "g", children: children)
    group.displayOrderIdentifiers = ["c", "x", "a"]
    #expect(group.displayOrder.map(\.identifier) == ["c", "a", "b"])
    #expect(children[0].managingTabGroup == nil)
    group.managingNavigationController = UINavigationController()
    #expect(children[0].managingTabGroup === group)
  }
}
