import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of the swipe back from the edge, and of the initial state of stacks.
@Suite(.serialized) @MainActor struct BackSwipeTests {
  private let root = UIViewController(), next = UIViewController()

  /// Returns the number of controllers after a swipe from the edge over a stack of two.
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

  /// Programs that hide the bar do this.
  @Test func withoutItsDelegateTheGestureBeginsAnywhere() {
    var hadDelegate = false
    let count = left {
      $0.setNavigationBarHidden(true, animated: false)
      hadDelegate = $0.interactivePopGestureRecognizer?.delegate != nil
      $0.interactivePopGestureRecognizer?.delegate = nil
    }
    #expect(hadDelegate)
    #expect(count == 1)
  }

  /// Shows a stack of two, over which a finger moves to places along the width.
  private func swipe(
    _ root: UIViewController, _ next: UIViewController,
    _ body: (FingerWorld, UINavigationController, _ drag: ([CGFloat]) -> Void) -> Void
  ) {
    FingerWorld().run { world in
      let stack = UINavigationController(rootViewController: root)
      world.window.rootViewController = stack
      world.window.makeKeyAndVisible()
      world.settle()
      stack.pushViewController(next, animated: false)
      world.settle()
      body(world, stack) { places in
        for x in places { world.move(x, 200) }
        // The position of a finger at rest determines the result.
        world.frame(0.2)
      }
      world.window.rootViewController = nil
    }
  }

  private final class Witness: UIViewController {
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var log: [String] = []
    override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { log.append("appeared") }
    override func viewDidDisappear(_ animated: Bool) { log.append("gone") }
    override func viewWillDisappear(_ animated: Bool) {
      guard let transition = transitionCoordinator else { return }
      log.append("will go \(transition.isInteractive) \(transition.initiallyInteractive)")
      transition.animate(alongsideTransition: { [mark] _ in mark.alpha = 0 }) { [weak self] in
        self?.log.append("over \($0.isCancelled)")
      }
      transition.notifyWhenInteractionChanges { [weak self] in
        self?.log.append("let go \($0.isInteractive) \($0.isCancelled)")
      }
    }
  }

  /// The documentation of `UIViewControllerTransitionCoordinator`: the coordinator reports that the
  /// transition is interactive, and its progress. Animations alongside it follow the finger and are reverted
  /// if the transition is canceled.
  @Test func alongsideAnimationsFollowTheFinger() {
    let next = Witness()
    swipe(root, next) { world, stack, drag in
      stack.view.addSubview(next.mark)
      next.log = []
      world.down(2, 200)
      drag([20, 40, 60, 80, 100])
      let part = stack.transitionCoordinator?.percentComplete ?? 0
      #expect(part > 0.2)
      #expect(part < 0.4)
      #expect(next.log == ["will go true true"])
      #expect(abs(CGFloat(next.mark.layer.presentation()?.opacity ?? 0) - (1 - part)) < 0.01)
      drag([90, 80, 70])
      world.up()
      #expect(next.log == ["will go true true", "let go false true"])
      world.frame(0.05)
      let opacity = next.mark.layer.presentation()?.opacity ?? 0
      #expect(opacity > 0.7)
      #expect(opacity < 1)
      world.settle()
      #expect(next.log.dropFirst(2) == ["will appear", "appeared", "over true"])
      #expect(stack.topViewController === next)
      #expect(next.mark.alpha == 1)
      #expect(next.mark.layer.animationKeys() == nil)
      next.log = []
      world.down(2, 200)
      drag([40, 80, 120, 160, 200])
      world.up()
      world.settle()
      #expect(next.log == ["will go true true", "let go false false", "gone", "over false"])
      #expect(stack.topViewController === root)
      #expect(next.mark.alpha == 0)
      #expect(next.mark.layer.animationKeys() == nil)
    }
  }

  /// A program that changes the stack meanwhile makes the interactive transition end first.
  @Test func changeOfTheStackEndsAnInteractivePop() {
    let next = Witness()
    swipe(root, next) { world, stack, drag in
      stack.view.addSubview(next.mark)
      world.down(2, 200)
      drag([20, 40, 60])
      let other = UIViewController()
      stack.pushViewController(other, animated: true)
      drag([80, 100])
      world.up()
      world.settle()
      #expect(stack.viewControllers == [root, other])
      #expect(next.log.last == "over false")
      #expect(next.mark.alpha == 0)
      #expect(next.mark.layer.animationKeys() == nil)
    }
  }

  @Test func completedPopClearsTheSelection() {
    final class Rows: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
    }
    let rows = Rows(style: .plain)
    swipe(rows, next) { world, stack, drag in
      rows.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
      world.down(2, 200)
      drag([20, 40, 60, 50, 40])
      #expect(rows.tableView.indexPathForSelectedRow == nil)
      world.up()
      world.settle()
      #expect(rows.tableView.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
      world.down(2, 200)
      drag([40, 80, 120, 160, 200])
      world.up()
      world.settle()
      #expect(stack.topViewController === rows)
      #expect(rows.tableView.indexPathForSelectedRow == nil)
    }
  }

  /// Programs learn of a canceled swipe by `topViewController?.transitionCoordinator` in `willShow`.
  @Test func willShowFindsTheTransitionCoordinator() {
    final class Listener: NSObject, UINavigationControllerDelegate {
      var log: [String] = []
      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
      ) {
        let transition = viewController.transitionCoordinator
        log.append("\(viewController.isViewLoaded) \(transition?.isInteractive ?? false)")
        transition?.notifyWhenInteractionChanges { [weak self] in self?.log.append("\($0.isCancelled)") }
      }
    }
    let listener = Listener()
    swipe(root, next) { world, stack, drag in
      stack.delegate = listener
      world.down(2, 200)
      drag([20, 40, 60, 50, 40])
      world.up()
      world.settle()
      #expect(listener.log == ["true true", "true"])
      stack.pushViewController(UIViewController(), animated: false)
      #expect(listener.log.last == "true false")
    }
  }

  /// Programs configure every controller of a stack in an override of `pushViewController`.
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
    #expect(stack.calls == ["push 0 false"])
    #expect(stack.viewControllers == [root])
  }

  /// A stack's preferred content size is that of its top controller, and is used by popovers around stacks.
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
