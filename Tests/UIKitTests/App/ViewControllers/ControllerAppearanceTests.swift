import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of the appearance callbacks of controllers: their senders, their times, and the places of the views
/// then.
@Suite(.serialized) @MainActor struct ControllerAppearanceTests {
  private final class Log { var lines: [String] = [] }
  private let log = Log()
  private let root = UIViewController()

  /// A controller that logs its appearance and disappearance, and the safe area of its view.
  private final class Witness: UIViewController {
    private let mark: String
    private let log: Log
    private(set) var covered: [UIEdgeInsets] = []
    init(_ mark: String, _ log: Log) {
      (self.mark, self.log) = (mark, log)
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewWillAppear(_ animated: Bool) { log.lines.append("\(mark) will appear \(animated)") }
    override func viewIsAppearing(_ animated: Bool) {
      log.lines.append("\(mark) is appearing \(animated)")
      covered.append(view.safeAreaInsets)
    }
    override func viewDidAppear(_ animated: Bool) { log.lines.append("\(mark) appeared \(animated)") }
    override func viewWillDisappear(_ animated: Bool) { log.lines.append("\(mark) will go \(animated)") }
    override func viewDidDisappear(_ animated: Bool) { log.lines.append("\(mark) gone \(animated)") }
  }

  private func show(_ root: UIViewController, _ body: (FingerWorld) -> Void) {
    FingerWorld().run { world in
      world.window.rootViewController = root
      world.window.makeKeyAndVisible()
      world.settle()
      body(world)
      world.window.rootViewController = nil
    }
  }

  @Test func anExchangeOfChildrenIsOverForBothAtItsEnd() {
    let old = Witness("a", log), new = Witness("b", log)
    show(root) { world in
      root.addChild(old)
      root.view.addSubview(old.view)
      old.didMove(toParent: root)
      root.addChild(new)
      log.lines = []
      new.view.alpha = 0
      root.transition(from: old, to: new, duration: 0.25, options: [], animations: { new.view.alpha = 1 })
      #expect(log.lines == ["a will go true", "b will appear true", "b is appearing true"])
      log.lines = []
      world.settle()
      #expect(log.lines == ["a gone true", "b appeared true"])
    }
  }

  /// The documentation of `beginAppearanceTransition(_:animated:)`: it is for containers, which call
  /// `endAppearanceTransition()` when the view has appeared or disappeared.
  @Test func endAppearanceTransitionCompletesTheTransition() {
    let child = Witness("a", log)
    show(root) { _ in
      root.addChild(child)
      child.beginAppearanceTransition(true, animated: true)
      root.view.addSubview(child.view)
      #expect(log.lines == ["a will appear true"])
      child.endAppearanceTransition()
      #expect(log.lines == ["a will appear true", "a is appearing true", "a appeared true"])
      log.lines = []
      child.beginAppearanceTransition(false, animated: true)
      child.view.removeFromSuperview()
      #expect(log.lines == ["a will go true"])
      child.endAppearanceTransition()
      #expect(log.lines == ["a will go true", "a gone true"])
    }
  }

  @Test func aControllerWithoutAParentAppearsWithItsView() {
    let other = Witness("a", log)
    show(root) { world in
      root.view.addSubview(other.view)
      #expect(log.lines == ["a will appear false", "a is appearing false", "a appeared false"])
      log.lines = []
      root.addChild(other)
      other.didMove(toParent: root)
      world.settle()
      #expect(log.lines.isEmpty)
      #expect(!other.isMovingToParent)
      other.view.removeFromSuperview()
      #expect(log.lines == ["a will go false", "a gone false"])
    }
  }

  @Test func rootsAndPresentedControllersAreNotifiedOnce() {
    let root = Witness("a", log), covers = Witness("b", log)
    covers.modalPresentationStyle = .fullScreen
    show(root) { world in
      #expect(log.lines == ["a will appear false", "a is appearing false", "a appeared false"])
      log.lines = []
      root.present(covers, animated: false)
      #expect(
        log.lines == [
          "a will go false", "b will appear false", "b is appearing false", "b appeared false",
          "a gone false",
        ])
      log.lines = []
      root.dismiss(animated: false)
      world.settle()
      #expect(
        log.lines == [
          "b will go false", "a will appear false", "a is appearing false", "a appeared false",
          "b gone false",
        ])
    }
  }

  /// The documentation of `viewIsAppearing(_:)`: the view then has accurate geometry.
  @Test func barsCoverAViewWhenItIsAppearing() {
    let first = Witness("a", log), second = Witness("b", log), third = Witness("c", log)
    let stack = UINavigationController(rootViewController: first), tabs = UITabBarController()
    tabs.viewControllers = [stack, UIViewController()]
    show(tabs) { world in
      let insets = first.view.safeAreaInsets
      #expect(insets.top > 0)
      #expect(insets.bottom > 0)
      #expect(first.covered == [insets])
      stack.pushViewController(second, animated: false)
      #expect(second.covered == [insets])
      stack.pushViewController(third, animated: true)
      #expect(third.covered == [insets])
      world.settle()
      #expect(third.view.safeAreaInsets == insets)
    }
  }

  /// Programs configure children in the `viewDidLoad()` of their container.
  @Test func containersAreLoadedBeforeTheirChildren() {
    final class Stack: UINavigationController {
      var found: [Bool] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        found = [
          viewControllers[0].isViewLoaded, navigationBar.superview === view,
          interactivePopGestureRecognizer != nil,
        ]
      }
    }
    final class Tabs: UITabBarController {
      var found: [Bool] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        found = [viewControllers?[0].isViewLoaded ?? true, tabBar.superview === view]
      }
    }
    let stack = Stack(rootViewController: UIViewController()), tabs = Tabs()
    tabs.viewControllers = [UIViewController()]
    for one in [stack, tabs] as [UIViewController] {
      show(one) { _ in #expect(one.children[0].viewIfLoaded?.window != nil) }
    }
    #expect(stack.found == [false, true, true])
    #expect(tabs.found == [false, true])
  }
}
