import Foundation
import QuartzCore
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of the callbacks of controllers and their times, with a clock that is set by hand.
@Suite(.serialized) @MainActor struct ControllerLifeTests: HandClocked {
  let clock = FrameClock.manual(at: firstFrame)
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  /// A controller that logs its callbacks.
  private final class Witness: UIViewController {
    let mark: String
    let log: Log
    init(_ mark: String, _ log: Log) {
      (self.mark, self.log) = (mark, log)
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    private func note(_ call: String) { log.lines.append("\(mark) \(call)") }
    override func viewDidLoad() { note("loaded") }
    override func viewWillAppear(_ animated: Bool) { note("will appear") }
    override func viewIsAppearing(_ animated: Bool) { note("is appearing") }
    override func viewDidAppear(_ animated: Bool) { note("appeared") }
    override func viewWillDisappear(_ animated: Bool) { note("will go") }
    override func viewDidDisappear(_ animated: Bool) { note("gone") }
    override func viewWillLayoutSubviews() { if log.tellsLayout { note("will lay out") } }
    override func viewDidLayoutSubviews() { if log.tellsLayout { note("laid out") } }
    override func willMove(toParent parent: UIViewController?) {
      note(parent == nil ? "will leave" : "will join")
    }
    override func didMove(toParent parent: UIViewController?) { note(parent == nil ? "left" : "joined") }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      note("will be \(Int(size.width)) x \(Int(size.height))")
      coordinator.animate { [self] _ in
        note("turns")
      } completion: { [self] _ in
        note("turned")
      }
    }
  }

  private final class Log {
    var lines: [String] = []
    var tellsLayout = false
  }
  private let log = Log()

  private func underClock(_ body: () -> Void) {
    let outer = FrameClock.current
    FrameClock.current = clock
    defer { FrameClock.current = outer }
    body()
    window.isHidden = true
  }

  private func shownStack(of root: UIViewController) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: root)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    return navigation
  }

  /// Apple's order of a first appearance (UIViewController, "viewIsAppearing(_:)").
  @Test func aRootControllerAppearsInOrder() {
    underClock {
      log.tellsLayout = true
      window.rootViewController = Witness("a", log)
      window.makeKeyAndVisible()
      #expect(
        log.lines == [
          "a loaded", "a will appear", "a is appearing", "a will lay out", "a laid out", "a appeared",
        ])
      log.lines = []
      window.isHidden = true
      #expect(log.lines == ["a will go", "a gone"])
    }
  }

  @Test func aPushMovesUnderTheClock() {
    underClock {
      let root = Witness("a", log), next = Witness("b", log)
      let navigation = shownStack(of: root)
      frame(at: 0)
      log.lines = []
      navigation.pushViewController(next, animated: true)
      #expect(
        log.lines == ["b will join", "b loaded", "a will go", "b will appear", "b is appearing"])
      #expect(navigation.topViewController === next)
      #expect(next.isMovingToParent)
      frame(at: 0.1)
      let shown = next.view.layer.presentation()?.position.x ?? 0
      #expect(shown > 195)
      #expect(shown < 195 + 390)
      // The old view moves a part of the distance to the other side.
      #expect((root.view.layer.presentation()?.position.x ?? 0) < 195)
      frame(at: 2)
      #expect(Array(log.lines.suffix(3)) == ["a gone", "b appeared", "b joined"])
      #expect(next.view.frame == window.bounds)
      #expect(root.view.superview == nil)
      #expect(!next.isMovingToParent)
      log.lines = []
      navigation.popViewController(animated: true)
      #expect(log.lines == ["b will leave", "b will go", "a will appear", "a is appearing"])
      frame(at: 4)
      #expect(Array(log.lines.suffix(3)) == ["b gone", "a appeared", "b left"])
      #expect(root.view.frame == window.bounds)
      #expect(next.parent == nil)
    }
  }

  /// The order in published logs of a change of tabs: the new controller is notified first.
  @Test func tabsAreExchangedBetweenWillAndDidNotifications() {
    final class Seen: UIViewController {
      var told: (String) -> Void = { _ in }
      private func note(_ call: String) { told("\(call) \(view.window == nil ? "outside" : "inside")") }
      override func viewWillAppear(_ animated: Bool) { note("will appear") }
      override func viewDidAppear(_ animated: Bool) { note("appeared") }
      override func viewWillDisappear(_ animated: Bool) { note("will go") }
      override func viewDidDisappear(_ animated: Bool) { note("gone") }
    }
    underClock {
      let old = Seen(), new = Seen(), tabs = UITabBarController()
      tabs.viewControllers = [old, new]
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      frame(at: 0)
      old.told = { [log] in log.lines.append("old \($0)") }
      new.told = { [log] in log.lines.append("new \($0)") }
      tabs.selectedIndex = 1
      #expect(
        log.lines == [
          "new will appear outside", "old will go inside", "old gone outside", "new appeared inside",
        ])
    }
  }

  @Test func aTabSelectedOnTheWayOutAppearsOnTheWayBack() {
    underClock {
      let first = Witness("a", log), second = Witness("b", log), tabs = UITabBarController(),
        above = UIViewController()
      tabs.viewControllers = [first, second]
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      frame(at: 0)
      log.lines = []
      above.modalPresentationStyle = .fullScreen
      tabs.present(above, animated: true)
      frame(at: 0.1)
      tabs.selectedIndex = 1
      for step in 1...30 { frame(at: 0.1 + Double(step) / 10) }
      #expect(!log.lines.contains("b appeared"))
      #expect(log.lines.last == "a gone")
      tabs.dismiss(animated: false)
      for step in 1...10 { frame(at: 4 + Double(step) / 10) }
      #expect(log.lines.last == "b appeared")
    }
  }

  @Test func aPushInThePushEndsTheFirst() {
    underClock {
      let navigation = UINavigationController(rootViewController: Witness("a", log))
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      let last = Witness("c", log)
      navigation.pushViewController(Witness("b", log), animated: true)
      frame(at: 0.1)
      navigation.pushViewController(last, animated: true)
      frame(at: 3)
      #expect(navigation.viewControllers.count == 3)
      #expect(last.view.window === window)
      #expect(log.lines.filter { $0 == "b appeared" }.count == 1)
      #expect(log.lines.last == "c joined")
    }
  }

  @Test func aFingerFromTheEdgeGoesBackOrDoesNot() {
    underClock {
      let root = Witness("a", log), next = Witness("b", log)
      let navigation = shownStack(of: root)
      defer { TouchInput.main.cancelAll() }
      navigation.pushViewController(next, animated: false)
      frame(at: 0)
      @MainActor func drag(to x: CGFloat) {
        TouchInput.main.begin(at: CGPoint(x: 5, y: 400), in: window)
        for step in 1...40 {
          clock.now += 0.01
          TouchInput.main.move(to: CGPoint(x: 5 + (x - 5) * CGFloat(step) / 40, y: 400))
        }
        clock.now += 0.3
      }
      log.lines = []
      drag(to: 115)
      #expect(abs(next.view.frame.minX - 100) < 1e-6)
      #expect(abs(root.view.frame.minX - (-117 + 30)) < 1e-6)
      #expect(log.lines == ["b will leave", "b will go", "a will appear", "a is appearing"])
      TouchInput.main.end()
      frame(at: 3)
      #expect(navigation.topViewController === next)
      #expect(next.view.frame == window.bounds)
      #expect(root.view.superview == nil)
      #expect(log.lines.last == "b appeared")
      drag(to: 315)
      TouchInput.main.end()
      frame(at: 6)
      #expect(navigation.viewControllers.count == 1)
      #expect(root.view.frame == window.bounds)
      #expect(next.parent == nil)
      #expect(log.lines.last == "b left")
    }
  }

  @Test func stackChangedWhileBeingCoveredNotifiesTheRemovedController() {
    underClock {
      let root = Witness("a", log), cover = Witness("b", log)
      let navigation = shownStack(of: root)
      frame(at: 0)
      log.lines = []
      cover.modalPresentationStyle = .fullScreen
      navigation.present(cover, animated: true)
      navigation.pushViewController(Witness("c", log), animated: false)
      frame(at: 3)
      #expect(log.lines.filter { $0.hasPrefix("a") } == ["a will go", "a gone"])
    }
  }

  @Test func controllerThatStaysInTheStackIsNotMovingFromItsParent() {
    underClock {
      let root = Witness("a", log), top = Witness("b", log)
      let navigation = UINavigationController()
      navigation.viewControllers = [root, top]
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      frame(at: 0)
      navigation.setViewControllers([top, root], animated: true)
      #expect(!top.isMovingFromParent)
      #expect(!root.isMovingToParent)
      frame(at: 3)
      #expect(!top.isMovingFromParent)
      #expect(!log.lines.contains("b left"))
    }
  }

  @Test func fullScreensCoverAndSheetsDoNot() {
    underClock {
      let root = Witness("a", log), other = Witness("b", log)
      window.rootViewController = root
      window.makeKeyAndVisible()
      frame(at: 0)
      log.lines = []
      other.modalPresentationStyle = .fullScreen
      var done = false
      root.present(other, animated: true) { done = true }
      #expect(root.presentedViewController === other)
      #expect(other.presentingViewController === root)
      #expect(other.isBeingPresented)
      #expect(!done)
      frame(at: 0.1)
      #expect((other.view.layer.presentation()?.position.y ?? 0) > 422)
      frame(at: 2)
      #expect(done)
      #expect(root.view.window == nil)
      #expect(!other.isBeingPresented)
      #expect(
        log.lines == ["b loaded", "a will go", "b will appear", "b is appearing", "b appeared", "a gone"])
      log.lines = []
      other.dismiss(animated: true)
      frame(at: 4)
      #expect(root.view.window === window)
      #expect(root.presentedViewController == nil)
      #expect(other.view.window == nil)
      #expect(log.lines == ["b will go", "a will appear", "a is appearing", "a appeared", "b gone"])

      log.lines = []
      let sheet = Witness("c", log)
      root.present(sheet, animated: false)
      #expect(log.lines == ["c loaded", "c will appear", "c is appearing", "c appeared"])
      // A card 10 points below the status bar.
      #expect(sheet.view.frame == CGRect(x: 0, y: 10, width: 390, height: 834))
      let above = Witness("d", log)
      sheet.present(above, animated: false)
      root.dismiss(animated: false)
      #expect(root.presentedViewController == nil)
      #expect(above.view.window == nil)
      #expect(sheet.view.window == nil)
    }
  }

  @Test func windowThatReturnsDoesNotNotifyFullyCoveredControllers() {
    underClock {
      let root = Witness("a", log), other = Witness("b", log)
      window.rootViewController = root
      window.makeKeyAndVisible()
      other.modalPresentationStyle = .fullScreen
      root.present(other, animated: false)
      frame(at: 1)
      log.lines = []
      window.isHidden = true
      window.isHidden = false
      #expect(root.view.superview == nil, "\(log.lines)")
      #expect(!log.lines.contains("a will appear"), "\(log.lines)")
    }
  }

  @Test func childrenAppearWithTheirViews() {
    underClock {
      let root = Witness("a", log), child = Witness("b", log)
      window.rootViewController = root
      window.makeKeyAndVisible()
      log.lines = []
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      #expect(
        log.lines == ["b will join", "b loaded", "b will appear", "b is appearing", "b appeared", "b joined"])
      log.lines = []
      window.isHidden = true
      #expect(log.lines == ["a will go", "b will go", "a gone", "b gone"])
      log.lines = []
      window.isHidden = false
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
      #expect(Array(log.lines.suffix(4)) == ["b will leave", "b will go", "b gone", "b left"])
    }
  }

  /// Packages' tests that do this on iPhones expect it: containers whose children's views are already in
  /// place call it in this way.
  @Test func containersMayRemoveControllersThatNeverAppeared() {
    let child = Witness("b", log)
    child.beginAppearanceTransition(false, animated: false)
    #expect(log.lines == ["b will go"])
    child.endAppearanceTransition()
    #expect(log.lines == ["b will go", "b gone"])
  }

  @Test func rotationNotifiesBeforeTheSizeChanges() {
    underClock {
      let root = Witness("a", log)
      window.rootViewController = root
      window.makeKeyAndVisible()
      log.lines = []
      window.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
      #expect(log.lines == ["a will be 844 x 390", "a turns", "a turned"])
      #expect(root.view.frame.size == CGSize(width: 844, height: 390))
    }
  }

  /// From Thumbprint's pictures (iOS 17.5): a controller's view in a parent that grows.
  @Test func viewsOfControllersGrowWithTheirSuperviews() {
    let parent = UIViewController(), child = UIViewController()
    child.view.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
    parent.view.frame = child.view.frame
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    parent.view.frame.size = CGSize(width: 414, height: 736)
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 414, height: 736))
  }

  @Test func everyMadeViewOfAControllerIsFlexible() {
    let made = [
      UITableViewController(), UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()),
      UINavigationController(rootViewController: UIViewController()), UITabBarController(),
      UISplitViewController(style: .doubleColumn),
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal),
    ]
    for controller in made {
      let mask = controller.view.autoresizingMask
      #expect(mask == [.flexibleWidth, .flexibleHeight], "\(type(of: controller))")
    }
  }

  /// "UIKit calls the method as part of the default implementation of viewWillTransition(to:with:)" (Apple's
  /// reference of `size(forChildContentContainer:withParentContainerSize:)`).
  @Test func childrenAreNotifiedOfTheirSizeInTheContainer() {
    final class Halves: UIViewController {
      override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
      ) -> CGSize { CGSize(width: parentSize.width / 2, height: parentSize.height) }
    }
    underClock {
      let halves = Halves(), child = Witness("child", log)
      halves.addChild(child)
      halves.view.addSubview(child.view)
      window.rootViewController = halves
      window.makeKeyAndVisible()
      frame(at: 0)
      log.lines = []
      window.frame.size = CGSize(width: 600, height: 400)
      #expect(log.lines.contains("child will be 300 x 400"))
    }
  }
}
