import Foundation
import InterfaceBuilder
import Testing
import UIKitTestSupport

@_spi(SelectorTable) @testable import UIKit

/// A tab bar controller of the storyboard below that may exclude one of its children from unwind segues.
final class UnwindTabs: UITabBarController {
  var closed: UIViewController?
  override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    super.allowedChildrenForUnwinding(from: source).filter { $0 !== closed }
  }
}

/// A controller that may be the destination of unwind segues.
final class UnwindEnd: UIViewController, SelectorTarget {
  var unwound: UIStoryboardSegue?
  func method(named selector: Selector) -> ((_ sender: Any?, _ event: UIEvent?) -> Void)? {
    selector.description == "back:" ? { sender, _ in self.unwound = sender as? UIStoryboardSegue } : nil
  }
}

/// Tests of the destinations of unwind segues.
@Suite(.serialized) @MainActor struct UnwindingTests {
  private func shown() throws -> (UIWindow, UnwindTabs) {
    let module = String(reflecting: UnwindEnd.self).split(separator: ".")[0]
    let rect = NibDocuments.rect(0, 0, 375, 667)
    func tab(_ id: String) -> String {
      """
      <scene sceneID="s-\(id)"><objects>
        <viewController id="\(id)" customClass="UnwindEnd" customModule="\(module)"
            sceneMemberID="viewController">
          <view key="view" id="v-\(id)">\(rect)</view></viewController></objects></scene>
      """
    }
    let document = try NibDocuments.storyboard(
      """
      <scene sceneID="t"><objects>
        <tabBarController id="tabs" customClass="UnwindTabs" customModule="\(module)"
            sceneMemberID="viewController">
          <tabBar key="tabBar" id="bar">\(NibDocuments.rect(0, 618, 375, 49))</tabBar>
          <connections>
            <segue destination="a" kind="relationship" relationship="viewControllers" id="r1"/>
            <segue destination="b" kind="relationship" relationship="viewControllers" id="r2"/>
            <segue destination="last" kind="relationship" relationship="viewControllers" id="r3"/>
          </connections></tabBarController></objects></scene>
      \(tab("a"))\(tab("b"))
      <scene sceneID="l"><objects><viewController id="last" sceneMemberID="viewController">
        <view key="view" id="lv">\(rect)</view>
        <connections>
          <segue destination="exit" kind="unwind" identifier="out" unwindAction="back:" id="u"/></connections>
        </viewController><exit id="exit" userLabel="Exit" sceneMemberID="exit"/></objects></scene>
      """, initial: "tabs")
    let tabs = try #require(
      UIStoryboard(document: document.document).instantiateInitialViewController() as? UnwindTabs)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    tabs.selectedIndex = 2
    return (window, tabs)
  }

  @Test func containersShowTheEnd() throws {
    let (window, tabs) = try shown(), controllers = try #require(tabs.viewControllers)
    let first = try #require(controllers[0] as? UnwindEnd)
    let second = try #require(controllers[1] as? UnwindEnd)
    let source = UIStoryboardUnwindSegueSource(controllers[2], Selector("back:"), nil)
    #expect(tabs.childContaining(source) === controllers[2])
    #expect(tabs.allowedChildrenForUnwinding(from: source) == [first, second])
    controllers[2].performSegue(withIdentifier: "out", sender: nil)
    #expect(tabs.selectedIndex == 0)
    #expect(first.unwound?.source === controllers[2])
    #expect(second.unwound == nil)
    tabs.selectedIndex = 2
    tabs.closed = first
    controllers[2].performSegue(withIdentifier: "out", sender: nil)
    #expect(tabs.selectedIndex == 1)
    #expect(second.unwound?.destination === second)
    withExtendedLifetime(window) {}
  }

  @Test func aStackIsUnwoundFromItsTop() {
    let ends = (0..<3).map { _ in UnwindEnd() }, top = UIViewController()
    let stack = UINavigationController()
    stack.setViewControllers(ends + [top], animated: false)
    let source = UIStoryboardUnwindSegueSource(top, Selector("back:"), nil)
    #expect(stack.allowedChildrenForUnwinding(from: source) == ends.reversed())
    stack.unwind(for: UIStoryboardSegue(identifier: nil, source: top, destination: ends[1]), towards: ends[1])
    #expect(stack.viewControllers == Array(ends.prefix(2)))
  }
}
