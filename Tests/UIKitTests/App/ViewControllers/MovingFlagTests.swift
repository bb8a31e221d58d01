import Foundation
import QuartzCore
import Testing

@testable import UIKit

/// Tests of the reasons for which a controller appears or disappears, read in all four callbacks. Source:
/// Apple's references of `isBeingPresented`, `isBeingDismissed`, `isMovingToParent` and `isMovingFromParent`,
/// each of which names the two callbacks in which it is true.
@Suite(.serialized) @MainActor struct MovingFlagTests {
  private final class Witness: UIViewController {
    var lines: [String] = []
    private func note(_ call: String) {
      let reasons = [
        (isBeingPresented, "presented"), (isBeingDismissed, "dismissed"), (isMovingToParent, "joins"),
        (isMovingFromParent, "leaves"),
      ]
      lines.append(([call] + reasons.filter(\.0).map(\.1)).joined(separator: " "))
    }
    override func viewWillAppear(_ animated: Bool) { note("will appear") }
    override func viewDidAppear(_ animated: Bool) { note("appeared") }
    override func viewWillDisappear(_ animated: Bool) { note("will go") }
    override func viewDidDisappear(_ animated: Bool) { note("gone") }
    func told() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private let clock = FrameClock.manual(at: 30)
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func shown(_ root: UIViewController, _ body: () -> Void) {
    let outer = FrameClock.current
    FrameClock.current = clock
    defer { FrameClock.current = outer }
    window.rootViewController = root
    window.makeKeyAndVisible()
    body()
    window.isHidden = true
  }
  private func pass() {
    for _ in 0..<90 {
      clock.now += 1.0 / 60
      _ = FrameLoop(root: window).commit()
    }
  }

  @Test(arguments: [true, false]) func presentations(animated: Bool) {
    let below = Witness(), above = Witness()
    above.modalPresentationStyle = .fullScreen
    shown(below) {
      _ = below.told()
      below.present(above, animated: animated)
      pass()
      #expect(above.told() == ["will appear presented", "appeared presented"])
      #expect(below.told() == ["will go", "gone"])
      #expect(!above.isBeingPresented)
      below.dismiss(animated: animated)
      pass()
      #expect(above.told() == ["will go dismissed", "gone dismissed"])
      #expect(below.told() == ["will appear", "appeared"])
      #expect(!above.isBeingDismissed)
    }
  }

  @Test(arguments: [true, false]) func stacks(animated: Bool) {
    let below = Witness(), above = Witness(), other = Witness()
    let stack = UINavigationController(rootViewController: below)
    shown(stack) {
      _ = below.told()
      stack.pushViewController(above, animated: animated)
      pass()
      #expect(above.told() == ["will appear joins", "appeared joins"])
      #expect(below.told() == ["will go", "gone"])
      stack.popViewController(animated: animated)
      pass()
      #expect(above.told() == ["will go leaves", "gone leaves"])
      #expect(below.told() == ["will appear", "appeared"])
      stack.setViewControllers([other], animated: animated)
      pass()
      #expect(below.told() == ["will go leaves", "gone leaves"])
      #expect(other.told() == ["will appear joins", "appeared joins"])
      #expect(!below.isMovingFromParent)
      #expect(!other.isMovingToParent)
    }
  }

  @Test func tabs() {
    let first = Witness(), second = Witness(), tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    shown(tabs) {
      _ = first.told()
      tabs.selectedIndex = 1
      pass()
      #expect(first.told() == ["will go", "gone"])
      #expect(second.told() == ["will appear", "appeared"])
    }
  }

  @Test func children() {
    let parent = UIViewController(), child = Witness()
    shown(parent) {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      pass()
      #expect(child.told() == ["will appear joins", "appeared joins"])
      #expect(!child.isMovingToParent)
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
      #expect(child.told() == ["will go leaves", "gone leaves"])
      #expect(!child.isMovingFromParent)
    }
  }

  @Test func aChildThatGoesBeforeItHasAppearedDoesNotJoinAnyMore() {
    let below = UIViewController(), parent = UIViewController(), child = UIViewController()
    parent.modalPresentationStyle = .fullScreen
    shown(below) {
      below.present(parent, animated: true)
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      #expect(child.isMovingToParent)
      below.dismiss(animated: false)
      pass()
      #expect(!child.isMovingToParent)
    }
  }
}
