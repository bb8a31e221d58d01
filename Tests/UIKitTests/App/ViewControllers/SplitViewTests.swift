import Foundation
import Testing

@testable import UIKit

@MainActor struct SplitViewTests {
  private final class Witness: UISplitViewControllerDelegate {
    var said: [String] = []
    var top: UISplitViewController.Column?
    func splitViewController(
      _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {
      said.append("mode \(displayMode)")
    }
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
      said.append("show \(column)")
    }
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
      said.append("hide \(column)")
    }
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { top ?? proposedTopColumn }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { said.append("collapsed") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { said.append("expanded") }
  }

  private final class Page: UIViewController {
    var calls: [String] = []
    override func viewDidAppear(_ animated: Bool) { calls.append("appeared") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("disappeared") }
  }

  private let pages = (primary: Page(), supplementary: Page(), secondary: Page())
  private let witness = Witness()

  private func show(_ style: UISplitViewController.Style, _ width: CGFloat, _ height: CGFloat) -> (
    UISplitViewController, UIWindow
  ) {
    let split = UISplitViewController(style: style)
    split.delegate = witness
    (pages.primary.title, pages.supplementary.title, pages.secondary.title) = (
      "Primary", "Supplementary", "Secondary"
    )
    split.setViewController(pages.primary, for: .primary)
    if style == .tripleColumn { split.setViewController(pages.supplementary, for: .supplementary) }
    split.setViewController(pages.secondary, for: .secondary)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window.rootViewController = split
    window.makeKeyAndVisible()
    _ = FrameLoop(root: window).commit()
    return (split, window)
  }

  private func resize(_ window: UIWindow, _ width: CGFloat, _ height: CGFloat) {
    window.frame.size = CGSize(width: width, height: height)
    _ = FrameLoop(root: window).commit()
  }

  private func frame(_ page: Page) -> CGRect? { page.navigationController?.view.frame }

  @Test func columnsHaveStacksOfTheirOwn() {
    let (split, window) = show(.doubleColumn, 1024, 768)
    #expect(pages.primary.navigationController?.parent === split)
    #expect(split.viewController(for: .primary) === pages.primary)
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(split.splitBehavior == .tile)
    #expect(!split.isCollapsed)
    #expect(frame(pages.primary) == CGRect(x: 0, y: 0, width: 320, height: 768))
    #expect(frame(pages.secondary).map { $0.maxX } == 1024)
    #expect(split.primaryColumnWidth == 320)
    #expect(pages.primary.traitCollection.horizontalSizeClass == .compact)
    #expect(pages.secondary.traitCollection.horizontalSizeClass == .regular)
    #expect(pages.primary.calls == ["appeared"])
    #expect(pages.secondary.calls == ["appeared"])
    #expect(window.isKeyWindow)
  }

  @Test func columnsComeAndGo() {
    let (split, window) = show(.doubleColumn, 1024, 768)
    split.hide(.primary)
    _ = FrameLoop(root: window).commit()
    let outer = FrameClock.current
    FrameClock.current = .system
    defer { FrameClock.current = outer }
    #expect(split.displayMode == .secondaryOnly)
    #expect(witness.said == ["mode secondaryOnly", "hide primary"])
    UIView.performWithoutAnimation { split.show(.primary) }
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(split.isShowing(.primary))
    #expect(witness.said.suffix(2) == ["mode oneBesideSecondary", "show primary"])
  }

  @Test func uprightScreensHaveTheirColumnsOnTop() {
    let (split, window) = show(.doubleColumn, 768, 1024)
    #expect(split.displayMode == .secondaryOnly)
    #expect(pages.primary.calls.isEmpty)
    #expect(frame(pages.secondary) == CGRect(x: 0, y: 0, width: 768, height: 1024))
    UIView.performWithoutAnimation { split.show(.primary) }
    _ = FrameLoop(root: window).commit()
    #expect(split.displayMode == .oneOverSecondary)
    #expect(pages.primary.calls == ["appeared"])
    #expect(frame(pages.primary)?.width == 307)
    #expect(frame(pages.secondary)?.width == 768)
    // A tap beside the column hides it.
    let hit = window.hitTest(CGPoint(x: 600, y: 500), with: nil) as? UIControl
    UIView.performWithoutAnimation { hit?.sendActions(for: .touchUpInside) }
    #expect(split.displayMode == .secondaryOnly)
    #expect(pages.primary.calls == ["appeared", "disappeared"])
  }

  @Test func threeColumnsShareTheRoom() {
    let (split, window) = show(.tripleColumn, 1366, 1024)
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(!split.isShowing(.primary))
    #expect(frame(pages.supplementary)?.minX == 0)
    #expect(frame(pages.supplementary)?.width == 320)
    UIView.performWithoutAnimation { split.show(.primary) }
    _ = FrameLoop(root: window).commit()
    #expect(split.displayMode == .twoBesideSecondary)
    #expect(frame(pages.primary)?.minX == 0)
    #expect((frame(pages.supplementary)?.minX ?? 0) > 320)
    #expect(frame(pages.secondary)?.maxX == 1366)
    split.preferredPrimaryColumnWidth = 250
    split.primaryEdge = .trailing
    _ = FrameLoop(root: window).commit()
    #expect(frame(pages.primary) == CGRect(x: 1116, y: 0, width: 250, height: 1024))
    #expect(frame(pages.secondary)?.minX == 0)
  }

  @Test func displacedColumnsKeepTheirWidth() {
    let (split, window) = show(.tripleColumn, 1024, 1366)
    UIView.performWithoutAnimation { split.show(.supplementary) }
    _ = FrameLoop(root: window).commit()
    let width = frame(pages.secondary)?.width
    UIView.performWithoutAnimation { split.show(.primary) }
    _ = FrameLoop(root: window).commit()
    #expect(split.displayMode == .twoDisplaceSecondary)
    #expect(frame(pages.secondary)?.width == width)
    #expect((frame(pages.secondary)?.maxX ?? 0) > 1024)
  }

  @Test func narrowScreensHaveOneStack() {
    let (split, window) = show(.doubleColumn, 375, 812)
    let stack = pages.primary.navigationController
    #expect(split.isCollapsed)
    #expect(split.viewControllers == [stack])
    #expect(witness.said == ["collapsed"])
    #expect(stack?.topViewController === pages.secondary.navigationController)
    #expect(stack?.visibleViewController === pages.secondary)
    // The stack's bar shows the item of the visible controller, with a back button.
    #expect(stack?.navigationBar.items?.map(\.title) == ["Primary", "Secondary"])
    #expect(pages.secondary.navigationController?.navigationBar.isHidden == true)
    stack?.navigationBar.goBack()
    let outer = FrameClock.current
    FrameClock.current = .system
    defer { FrameClock.current = outer }
    stack?.popToRootViewController(animated: false)
    _ = FrameLoop(root: window).commit()
    #expect(stack?.visibleViewController === pages.primary)
    UIView.performWithoutAnimation { split.show(.secondary) }
    #expect(stack?.visibleViewController === pages.secondary)
    UIView.performWithoutAnimation { split.show(.primary) }
    #expect(stack?.visibleViewController === pages.primary)
  }

  @Test func delegateChoosesTheTopColumn() {
    witness.top = .primary
    let (split, window) = show(.doubleColumn, 375, 812)
    #expect(window.isKeyWindow)
    #expect((split.viewControllers.first as? UINavigationController)?.visibleViewController === pages.primary)
  }

  @Test func columnsComeApartAgain() {
    let (split, window) = show(.doubleColumn, 1024, 768)
    resize(window, 375, 812)
    #expect(split.isCollapsed)
    #expect(pages.secondary.navigationController?.navigationController === pages.primary.navigationController)
    #expect(pages.primary.traitCollection.horizontalSizeClass == .compact)
    resize(window, 1024, 768)
    #expect(!split.isCollapsed)
    #expect(pages.secondary.navigationController?.parent === split)
    #expect(witness.said == ["collapsed", "expanded"])
    #expect(frame(pages.primary) == CGRect(x: 0, y: 0, width: 320, height: 768))
    #expect(frame(pages.secondary)?.maxX == 1024)
    #expect(pages.secondary.navigationController?.navigationBar.isHidden == false)
    #expect(pages.primary.view.window === window)
    #expect(pages.secondary.view.window === window)
  }

  @Test func compactColumnsStandForAll() {
    let (split, window) = show(.doubleColumn, 1024, 768), tabs = UITabBarController()
    tabs.viewControllers = [UIViewController()]
    split.setViewController(tabs, for: .compact)
    resize(window, 375, 812)
    #expect(tabs.view.window === window)
    #expect(pages.primary.view.window == nil)
    resize(window, 1024, 768)
    #expect(tabs.view.window == nil)
    #expect(pages.primary.view.window === window)
  }

  @Test func detailsAreShownWhereTheyBelong() {
    let (split, window) = show(.doubleColumn, 1024, 768), detail = Page()
    pages.primary.showDetailViewController(detail, sender: nil)
    _ = FrameLoop(root: window).commit()
    #expect(split.viewController(for: .secondary) === detail)
    #expect(detail.view.window === window)
    #expect(pages.secondary.view.window == nil)
    resize(window, 375, 812)
    let next = Page()
    UIView.performWithoutAnimation { pages.primary.showDetailViewController(next, sender: nil) }
    #expect(pages.primary.navigationController?.visibleViewController === next)
  }

  // The template of Xcode's "Master-Detail App": two stacks, without columns.
  @Test func controllersWithoutColumnsCollapse() {
    final class Choosing: UISplitViewControllerDelegate {
      let discards: Bool
      init(_ discards: Bool) { self.discards = discards }
      func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
      ) -> Bool { discards }
    }
    for discards in [true, false] {
      let split = UISplitViewController(), choosing = Choosing(discards)
      split.delegate = choosing
      let list = UINavigationController(rootViewController: Page()),
        detail = UINavigationController(rootViewController: Page())
      split.viewControllers = [list, detail]
      #expect(split.viewControllers == [list, detail], "Nothing has collapsed before the view is shown")
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      window.rootViewController = split
      window.makeKeyAndVisible()
      _ = FrameLoop(root: window).commit()
      #expect(list.viewControllers.count == (discards ? 1 : 2))
      #expect(split.viewControllers == [list])
      resize(window, 1024, 768)
      #expect(split.viewControllers == (discards ? [list] : [list, detail]))
    }
  }

  @Test func barsHaveTheButtonOfTheColumns() {
    let (split, window) = show(.doubleColumn, 1024, 768)
    let primary = pages.primary.navigationController?.navigationBar,
      secondary = pages.secondary.navigationController?.navigationBar
    #expect(primary?.leadingItems == [split.displayModeButtonItem])
    #expect(secondary?.leadingItems == [])
    UIView.performWithoutAnimation { split.displayModeButtonItem.perform() }
    _ = FrameLoop(root: window).commit()
    #expect(split.displayMode == .secondaryOnly)
    #expect(secondary?.leadingItems == [split.displayModeButtonItem])
  }

  @Test func aTurnedScreenShowsItsColumnsTheOtherWay() {
    let (split, window) = show(.doubleColumn, 1024, 768)
    resize(window, 768, 1024)
    #expect(split.displayMode == .secondaryOnly)
    #expect(split.splitBehavior == .overlay)
    #expect(!split.isShowing(.primary))
    resize(window, 1024, 768)
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(frame(pages.secondary)?.maxX == 1024)
  }

  @Test func columnsAreExchangedBelowTheTopController() {
    witness.top = .primary
    let (split, window) = show(.doubleColumn, 375, 812), other = Page(),
      stack = pages.primary.navigationController
    split.setViewController(other, for: .secondary)
    _ = FrameLoop(root: window).commit()
    #expect(stack?.visibleViewController === pages.primary)
    #expect(split.viewController(for: .secondary) === other)
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController()]
    split.setViewController(tabs, for: .compact)
    #expect(stack?.visibleViewController === pages.primary)
  }

  @Test func aPlainSecondaryControllerComesBack() {
    let split = UISplitViewController(), list = UINavigationController(rootViewController: Page()),
      detail = Page()
    split.viewControllers = [list, detail]
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = split
    window.makeKeyAndVisible()
    _ = FrameLoop(root: window).commit()
    #expect(list.viewControllers.count == 2)
    resize(window, 1024, 768)
    #expect(split.viewControllers == [list, detail])
    #expect(list.viewControllers.count == 1)
    #expect(detail.parent === split)
  }

  @Test func columnsThatLeaveKeepNoTraits() {
    let (split, window) = show(.doubleColumn, 1024, 768)
    let stack = pages.primary.navigationController
    split.setViewController(Page(), for: .primary)
    window.addSubview(stack?.view ?? UIView())
    #expect(stack?.traitCollection.horizontalSizeClass == .regular)
    resize(window, 375, 812)
    #expect((split.viewControllers.first as? UINavigationController)?.navigationBar.leadingItems == [])
  }

  @Test func aStackThatGrewOnAnotherShowsItsItemsOnItsOwn() {
    let (split, window) = show(.doubleColumn, 375, 667)
    let stack = pages.secondary.navigationController
    stack?.pushViewController(UIViewController(), animated: false)
    #expect(split.isCollapsed)
    #expect(stack?.parent is UINavigationController)
    resize(window, 1024, 768)
    #expect(!split.isCollapsed)
    #expect(stack?.parent === split)
    #expect(stack?.navigationBar.items?.count == 2)
  }

  @Test func discardedColumnHasItsViewWhenTheDelegateIsAsked() {
    final class Detail: UIViewController {}
    final class Asked: UISplitViewControllerDelegate {
      var hasView: Bool?
      func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
      ) -> Bool {
        hasView = (secondaryViewController as? UINavigationController)?.topViewController?.isViewLoaded
        return true
      }
    }
    let split = UISplitViewController(), asked = Asked()
    split.delegate = asked
    split.viewControllers = [
      UINavigationController(rootViewController: UIViewController()),
      UINavigationController(rootViewController: Detail()),
    ]
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = split
    window.makeKeyAndVisible()
    _ = FrameLoop(root: window).commit()
    #expect(asked.hasView == true)
    #expect(split.displayModeButtonItem.isHidden)
    resize(window, 1024, 768)
    #expect(!split.displayModeButtonItem.isHidden)
  }
}
