import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of bars at the edge of content, and of the look of buttons and titles by appearances.
@MainActor struct BarEdgeTests {
  private func show(_ controller: UIViewController) -> (window: UIWindow, settle: () -> Void) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let settle = { _ = FrameLoop(root: window).commit() }
    settle()
    return (window, settle)
  }

  private func scroller(_ height: CGFloat) -> (UIViewController, UIScrollView) {
    let controller = UIViewController(), scroll = UIScrollView(frame: .zero)
    controller.view = scroll
    scroll.contentSize = CGSize(width: 375, height: height)
    return (controller, scroll)
  }

  /// Returns the color over the material of a bar, or `nil` if its background is clear.
  private func ground(_ bar: UIView) -> UIColor? {
    bar.layoutIfNeeded()
    let background = bar.subviews.compactMap { $0 as? BarBackground }.first
    return background.flatMap { $0.subviews[1].backgroundColor ?? $0.subviews[0].backgroundColor }
  }

  /// Content that begins below the bar leaves nothing above it, although it was created before it was placed.
  @Test func aBarIsClearAboveContentThatIsPinnedToTheSafeArea() {
    let controller = UIViewController(), table = UITableView(frame: .zero)
    controller.view.addPinned(table, at: controller.view.safeAreaLayoutGuide)
    let stack = UINavigationController(rootViewController: controller)
    let (window, settle) = show(stack)
    settle()
    #expect(table.contentOffset == .zero)
    #expect(ground(stack.navigationBar) == nil)
    #expect(window.isKeyWindow)
  }

  /// Pictures behind the collection of a controller created in code do not change which scroll view the bars
  /// follow.
  @Test func barsFollowACollectionThatHasAViewBehindIt() {
    let layout = UICollectionViewFlowLayout(), source = CountedCells([100])
    layout.itemSize = CGSize(width: 100, height: 60)
    let controller = UICollectionViewController(collectionViewLayout: layout)
    let collection: UICollectionView = controller.collectionView
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = source
    controller.view.insertSubview(UIView(frame: controller.view.bounds), at: 0)
    controller.title = "Title"
    let stack = UINavigationController(rootViewController: controller), bar = stack.navigationBar
    bar.prefersLargeTitles = true
    let (window, settle) = show(stack)
    settle()
    #expect(ground(bar) == nil)
    #expect(bar.frame.height > 44)
    collection.contentOffset.y = 500
    settle()
    #expect(ground(bar) != nil)
    #expect(bar.frame.height == 44)
    #expect(window.isKeyWindow)
    #expect(source.counts == [100])
  }

  /// Applies even if there is nothing to scroll.
  @Test func aCollectionThatHasAViewBehindItClearsTheBar() {
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    let collection: UICollectionView = controller.collectionView
    controller.view.insertSubview(UIView(frame: controller.view.bounds), at: 0)
    let (window, settle) = show(UINavigationController(rootViewController: controller))
    settle()
    let covered = controller.view.safeAreaInsets.top
    #expect(covered >= 44)
    #expect(collection.adjustedContentInset.top == covered)
    #expect(window.isKeyWindow)
  }

  /// Makes an appearance opaque, in a colour.
  private func opaque<Appearance: UIBarAppearance>(_ appearance: Appearance, _ color: UIColor) -> Appearance {
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = color
    return appearance
  }

  @Test func tabBarsHaveAScrollEdgeAppearance() {
    let (controller, scroll) = scroller(2000), tabs = UITabBarController()
    tabs.viewControllers = [controller]
    let edge = opaque(UITabBarAppearance(), .red)
    tabs.tabBar.scrollEdgeAppearance = edge
    let (window, settle) = show(tabs)
    #expect(ground(tabs.tabBar) != .red)
    #expect(ground(tabs.tabBar) != nil)
    scroll.contentOffset.y =
      scroll.contentSize.height + scroll.adjustedContentInset.bottom - scroll.bounds.height
    #expect(ground(tabs.tabBar) == .red)
    // A tab's own look has precedence; without any look the background disappears.
    let own = opaque(UITabBarAppearance(), .blue)
    controller.tabBarItem.scrollEdgeAppearance = own
    #expect(ground(tabs.tabBar) == .blue)
    controller.tabBarItem.scrollEdgeAppearance = nil
    tabs.tabBar.scrollEdgeAppearance = nil
    #expect(ground(tabs.tabBar) == nil)
    scroll.contentSize.height = 4000
    settle()
    #expect(ground(tabs.tabBar) != nil)
    #expect(window.isKeyWindow)
    scroll.contentSize.height = 100
    settle()
    #expect(ground(tabs.tabBar) == nil)
  }

  @Test func contentThatIsNotShownLeavesTheBarAlone() {
    let (first, hidden) = scroller(2000), (second, _) = scroller(2000), tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    let (window, settle) = show(tabs)
    tabs.selectedIndex = 1
    settle()
    #expect(ground(tabs.tabBar) != nil)
    hidden.contentSize.height = 100
    #expect(ground(tabs.tabBar) != nil)
    #expect(window.isKeyWindow)
  }

  @Test func defaultScrollEdgeAppearanceOnlyLosesTheBackground() {
    let (controller, scroll) = scroller(2000),
      navigation = UINavigationController(rootViewController: controller)
    let standard = opaque(UINavigationBarAppearance(), .green)
    standard.titleTextAttributes = [.foregroundColor: UIColor.purple]
    navigation.navigationBar.standardAppearance = standard
    controller.title = "Title"
    let (window, _) = show(navigation)
    #expect(ground(navigation.navigationBar) == nil)
    #expect(navigation.navigationBar.parts.title?.textColor == .purple)
    scroll.contentOffset.y += 100
    #expect(ground(navigation.navigationBar) == .green)
    #expect(window.isKeyWindow)
    let alone = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    alone.standardAppearance = standard
    alone.items = [UINavigationItem(title: "Title")]
    #expect(ground(alone) == .green)
  }

  @Test func toolbarsHaveAScrollEdgeAppearance() {
    let (controller, scroll) = scroller(2000),
      navigation = UINavigationController(rootViewController: controller)
    controller.toolbarItems = [UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)]
    navigation.isToolbarHidden = false
    let edge = opaque(UIToolbarAppearance(), .red)
    navigation.toolbar.scrollEdgeAppearance = edge
    let (window, _) = show(navigation)
    #expect(ground(navigation.toolbar) != .red)
    #expect(ground(navigation.toolbar) != nil)
    scroll.contentOffset.y = 2000
    #expect(ground(navigation.toolbar) == .red)
    #expect(window.isKeyWindow)
  }

  @Test func toolbarsAtTheTopAreLowAboveAHomeIndicator() {
    SystemRelease.iOS16.perform {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812)), upper = UIToolbar(),
        lower = UIToolbar()
      window.screen = UIScreen(size: window.bounds.size, scale: 2)
      window.screen.shape = .init(size: window.bounds.size, scale: 2, hasHomeIndicator: true)
      window.setSafeArea(UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
      for bar in [upper, lower] {
        window.addSubview(bar)
        bar.translatesAutoresizingMaskIntoConstraints = false
        bar.leadingAnchor.constraint(equalTo: window.leadingAnchor).isActive = true
        bar.trailingAnchor.constraint(equalTo: window.trailingAnchor).isActive = true
      }
      upper.topAnchor.constraint(equalTo: window.topAnchor, constant: 81).isActive = true
      lower.bottomAnchor.constraint(equalTo: window.bottomAnchor, constant: -34).isActive = true
      window.layoutIfNeeded()
      #expect(upper.frame == CGRect(x: 0, y: 81, width: 375, height: 44))
      #expect(lower.frame == CGRect(x: 0, y: 729, width: 375, height: 49))
    }
  }

  /// As stored: of two bars at the bottom of a screen of 896 points the upper one is 44 high, and so is one
  /// of a view that ends above an opaque bar. Bars that extend into the area covered by a tab bar are 49
  /// high.
  @Test(arguments: [(34.0, 34.0, 49.0), (34, 83, 44), (0, 0, 44), (83, 80, 49)])
  func toolbarsAreHighWhereTheSafeAreaEnds(inset: Double, distance: Double, height: Double) {
    SystemRelease.iOS14.perform {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 414, height: 896)), bar = UIToolbar()
      window.screen = UIScreen(size: window.bounds.size, scale: 2)
      window.screen.shape = .init(size: window.bounds.size, scale: 2, hasHomeIndicator: true)
      let view = UIView(frame: window.bounds)
      window.addSubview(view)
      view.setSafeArea(UIEdgeInsets(top: 44, left: 0, bottom: CGFloat(inset), right: 0))
      view.addSubview(bar)
      bar.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        bar.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -CGFloat(distance)),
      ])
      window.layoutIfNeeded()
      #expect(bar.frame.height == CGFloat(height))
      #expect(bar.frame.maxY == 896 - CGFloat(distance))
    }
  }

  @Test func titlesLieWhereAppearancesSay() throws {
    func titles(_ shift: UIOffset) throws -> (title: CGRect, button: CGRect) {
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44)),
        item = UINavigationItem(title: "Title")
      let button = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
      item.rightBarButtonItem = button
      let look = UINavigationBarAppearance()
      look.titlePositionAdjustment = shift
      look.buttonAppearance.normal.titlePositionAdjustment = shift
      bar.standardAppearance = look
      bar.items = [item]
      bar.layoutIfNeeded()
      let shown = try #require(button.shownView)
      shown.layoutIfNeeded()
      return (try #require(bar.parts.title).frame, try #require(shown.subviews.last).frame)
    }
    let plain = try titles(.zero), moved = try titles(UIOffset(horizontal: 5, vertical: -3))
    #expect(moved.title == plain.title.offsetBy(dx: 5, dy: -3))
    #expect(abs(moved.button.minX - plain.button.minX - 5) < 1e-9)
    #expect(moved.button.minY == plain.button.minY - 3)
  }

  @Test func barButtonAppearanceHasStates() throws {
    let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    let look = UIBarButtonItemAppearance(),
      image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 30)).image { _ in }
    look.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
    look.highlighted.titleTextAttributes = [.foregroundColor: UIColor.red]
    look.normal.backgroundImage = image
    let button = BarButton(item: item, look: look), label = try #require(button.subviews.last as? UILabel)
    #expect(label.textColor == .green)
    #expect((button.subviews[0] as? UIImageView)?.image === image)
    #expect(button.contentSize.width == 60)
    button.isHighlighted = true
    #expect(label.textColor == .red)
    #expect(button.alpha == 1)
    button.isHighlighted = false
    #expect(label.textColor == .green)
    let old = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
    old.setBackgroundImage(image, for: .normal, barMetrics: .default)
    old.setTitlePositionAdjustment(UIOffset(horizontal: 0, vertical: 2), for: .default)
    #expect(old.backgroundImage(for: .highlighted, barMetrics: .default) === image)
    #expect((BarButton(item: old, look: nil).subviews[0] as? UIImageView)?.image === image)
  }
}
