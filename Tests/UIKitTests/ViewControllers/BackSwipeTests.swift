import Foundation
import Testing

@testable import UIKit

/// A finger that goes back from the edge, and how stacks begin.
@Suite(.serialized) @MainActor struct BackSwipeTests {
  private let root = UIViewController(), next = UIViewController()

  /// How many controllers are left when a finger has gone from the edge over a stack of two.
  private func left(_ prepare: (UINavigationController) -> Void) -> Int {
    var count = 0
    FingerWorld().run { world in
      let stack = UINavigationController(rootViewController: root)
      world.window.rootViewController = stack
      world.window.makeKeyAndVisible()
      stack.pushViewController(next, animated: false)
      world.settle()
      prepare(stack)
      world.settle()
      world.down(2, 200)
      for x in stride(from: 12, through: 250, by: 20) { world.move(CGFloat(x), 200) }
      world.up()
      world.settle()
      count = stack.viewControllers.count
      world.window.rootViewController = nil
    }
    return count
  }

  @Test func aFingerGoesBackWhereTheBarHasABackButton() {
    #expect(left { _ in } == 1)
    #expect(left { $0.setNavigationBarHidden(true, animated: false) } == 2)
  }

  @Test func itemsInPlaceOfTheBackButtonKeepTheFingerFromGoingBack() {
    let item = UIBarButtonItem(title: "Close", style: .plain, target: nil, action: nil)
    next.navigationItem.leftBarButtonItem = item
    #expect(left { _ in } == 2)
    next.navigationItem.leftItemsSupplementBackButton = true
    #expect(left { _ in } == 1)
    next.navigationItem.hidesBackButton = true
    #expect(left { _ in } == 2)
  }

  /// As programs do that hide the bar.
  @Test func withoutItsDelegateTheGestureBeginsAnywhere() {
    var hadDelegate = false
    let count = left {
      $0.setNavigationBarHidden(true, animated: false)
      hadDelegate = $0.interactivePopGestureRecognizer?.delegate != nil
      $0.interactivePopGestureRecognizer?.delegate = nil
    }
    #expect(hadDelegate && count == 1)
  }

  /// Programs make every controller of a stack ready in an override of `pushViewController`.
  @Test func theRootOfAStackIsPushed() {
    final class Stack: UINavigationController {
      var calls: [String] = []
      override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        calls.append("push \(viewControllers.count) \(animated)")
        super.pushViewController(viewController, animated: animated)
      }
      override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        calls.append("set")
        super.setViewControllers(viewControllers, animated: animated)
      }
    }
    let stack = Stack(rootViewController: root)
    #expect(stack.calls == ["push 0 false"] && stack.viewControllers == [root])
  }

  /// A stack prefers the size of what is on top of it, which popovers around stacks have.
  @Test func aStackPrefersTheSizeOfItsTop() {
    let root = UIViewController(), next = UIViewController(), plain = UIViewController()
    root.preferredContentSize = CGSize(width: 300, height: 200)
    let stack = UINavigationController(rootViewController: root)
    #expect(stack.preferredContentSize == CGSize(width: 300, height: 200))
    next.preferredContentSize = CGSize(width: 250, height: 400)
    stack.pushViewController(next, animated: false)
    #expect(stack.preferredContentSize == CGSize(width: 250, height: 400))
    next.preferredContentSize.height = 100
    root.preferredContentSize.height = 50
    #expect(stack.preferredContentSize == CGSize(width: 250, height: 100))
    stack.popViewController(animated: false)
    #expect(stack.preferredContentSize == CGSize(width: 300, height: 50))
    stack.pushViewController(plain, animated: false)
    #expect(stack.preferredContentSize == CGSize(width: 300, height: 50))
  }
}
