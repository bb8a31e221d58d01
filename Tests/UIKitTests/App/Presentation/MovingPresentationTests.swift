import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of the picture while controllers cover each other, under a clock that is set by hand.
@Suite(.serialized) @MainActor struct MovingPresentationTests: HandClocked {
  let clock = FrameClock.manual(at: firstFrame)
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let root = UIViewController(), covering = UIViewController()

  private func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    _ = FrameLoop(root: window).commit()
  }

  /// Returns whether a layer or one of its descendants has an animation.
  private func moves(_ layer: CALayer) -> Bool {
    layer.animationKeys() != nil || (layer.sublayers ?? []).contains(where: moves)
  }

  @Test func aSheetOfFullHeightPushesItsPresenterBack() {
    underClock {
      show(root)
      defer { window.isHidden = true }
      root.present(covering, animated: true)
      frame(at: 0.1)
      let halfway = root.view.layer.presentation()?.transform.m11 ?? 0
      #expect(halfway > 0.92)
      #expect(halfway < 1)
      frame(at: 2)
      let back = root.view.layer.presentation()
      // 16 points at each side, and the upper edge 10 above the sheet's.
      #expect(abs((back?.frame.minX ?? 0) - 16) < 1e-6)
      #expect(abs((back?.frame.minY ?? 0) - (covering.view.frame.minY - 10)) < 1e-6)
      #expect(back?.cornerRadius == 10)
      #expect(back?.masksToBounds == true)
      #expect(root.view.frame == window.bounds)
      #expect(root.view.layer.transform.m11 == 1)
      // A second sheet pushes the first back in the same way.
      let third = UIViewController()
      covering.present(third, animated: false)
      frame(at: 3)
      #expect(abs((covering.view.layer.presentation()?.frame.minX ?? 0) - 16) < 1e-6)
      covering.dismiss(animated: false)
      #expect(covering.view.layer.animationKeys() == nil)
      root.dismiss(animated: true)
      frame(at: 3.1)
      #expect(moves(window.layer))
      #expect((root.view.layer.presentation()?.transform.m11 ?? 0) > 0.92)
      frame(at: 6)
      #expect(!moves(window.layer))
      #expect(!moves(covering.view.layer))
    }
  }

  @Test func lowSheetsLeaveTheirPresenterWhereItIs() {
    underClock {
      show(root)
      defer { window.isHidden = true }
      covering.sheetPresentationController?.detents = [.medium(), .large()]
      root.present(covering, animated: false)
      frame(at: 1)
      #expect(root.view.layer.animationKeys() == nil)
      covering.sheetPresentationController?.selectedDetentIdentifier = .large
      frame(at: 2)
      #expect(abs((root.view.layer.presentation()?.frame.minX ?? 0) - 16) < 1e-6)
    }
  }

  @Test func aContextIsCoveredWithinItsContainer() {
    let stack = UINavigationController(rootViewController: root), tabs = UITabBarController(),
      other = UIViewController()
    tabs.viewControllers = [stack, other]
    root.definesPresentationContext = true
    covering.modalPresentationStyle = .currentContext
    show(tabs)
    defer { window.isHidden = true }
    root.present(covering, animated: false)
    #expect(covering.presentingViewController === root)
    #expect(tabs.presentedViewController == nil)
    #expect(root.presentedViewController === covering)
    #expect(root.view.window == nil)
    #expect(covering.view.isDescendant(of: stack.view))
    #expect(tabs.tabBar.window != nil)
    #expect(!tabs.tabBar.isHidden)
    // It disappears and appears with its tab.
    tabs.selectedIndex = 1
    #expect(covering.view.window == nil)
    tabs.selectedIndex = 0
    #expect(covering.view.window === window)
    root.dismiss(animated: false)
    #expect(covering.view.window == nil)
    #expect(root.view.superview === stack.view)
    #expect(root.presentedViewController == nil)
  }

  @Test func contextsSayHowTheyAreCovered() {
    underClock {
      show(root)
      defer { window.isHidden = true }
      (root.definesPresentationContext, root.providesPresentationContextTransitionStyle) = (true, true)
      root.modalTransitionStyle = .crossDissolve
      covering.modalPresentationStyle = .overCurrentContext
      root.present(covering, animated: true)
      frame(at: 0.1)
      let opacity = covering.view.layer.presentation()?.opacity ?? 0
      #expect(opacity > 0)
      #expect(opacity < 1)
      #expect(covering.view.layer.presentation()?.frame.minY == 0)
    }
  }

  @Test func theTabBarGoesWithTheViewThatItBelongsTo() {
    underClock {
      let stack = UINavigationController(rootViewController: root), tabs = UITabBarController()
      tabs.viewControllers = [stack]
      covering.hidesBottomBarWhenPushed = true
      show(tabs)
      defer { window.isHidden = true }
      let bar = tabs.tabBar
      stack.pushViewController(covering, animated: true)
      frame(at: 0.1)
      let old = root.view.layer.presentation()?.frame.minX ?? 0
      #expect(!bar.isHidden)
      #expect(old < -10)
      #expect(bar.layer.presentation()?.frame.minX == old)
      let order = stack.view.subviews
      #expect((order.firstIndex(of: bar) ?? 9) < (order.firstIndex(of: covering.view) ?? 0))
      frame(at: 3)
      #expect(bar.isHidden)
      #expect(bar.superview === tabs.view)
      stack.popViewController(animated: true)
      frame(at: 3.1)
      #expect(!bar.isHidden)
      #expect((bar.layer.presentation()?.frame.minX ?? 0) < -10)
      frame(at: 6)
      #expect(!bar.isHidden)
      #expect(bar.superview === tabs.view)
      #expect(bar.frame.minX == 0)
    }
  }

  private final class Fader: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerTransitioningDelegate
  {
    let interaction = UIPercentDrivenInteractiveTransition()
    private var running: UIViewPropertyAnimator?

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 1 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      interruptibleAnimator(using: context).startAnimation()
    }
    func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
      -> any UIViewImplicitlyAnimating
    {
      if let running { return running }
      let view = context.view(forKey: .from)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view?.frame.origin.y = 800 }
      animator.addCompletion { [weak self] _ in
        context.completeTransition(!context.transitionWasCancelled)
        self?.running = nil
      }
      running = animator
      return animator
    }
    func animationController(forDismissed dismissed: UIViewController) -> (
      any UIViewControllerAnimatedTransitioning
    )? { self }
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  }

  /// A transition that creates its animator in `animateTransition`, and not earlier.
  private final class LateFader: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerTransitioningDelegate
  {
    let duration: TimeInterval
    private(set) var calls: [String] = []
    private var running: UIViewPropertyAnimator?

    init(duration: TimeInterval) { self.duration = duration }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    {
      calls.append("duration")
      return duration
    }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      calls.append("animate")
      guard let view = context.view(forKey: .to) else { return }
      context.containerView.addSubview(view)
      view.alpha = 0
      let animator = UIViewPropertyAnimator(duration: duration, curve: .linear) { view.alpha = 1 }
      animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
      animator.startAnimation()
      running = animator
    }
    func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
      -> any UIViewImplicitlyAnimating
    {
      calls.append(running == nil ? "too early" : "interruptible")
      return running ?? UIViewPropertyAnimator()
    }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  }

  /// An animator that fades a view along with its appearance.
  private final class Fading: UIViewController {
    let beside = UIView()
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      transitionCoordinator?.animate { [beside] _ in beside.alpha = 0 }
    }
  }

  @Test(arguments: [0, 0.3]) func animatorsAreAskedForWhenTheyHaveBeenMade(duration: TimeInterval) {
    underClock {
      show(root)
      defer { window.isHidden = true }
      let fader = LateFader(duration: duration), fading = Fading(), beside = fading.beside
      var isPresented = false
      fading.modalPresentationStyle = .custom
      fading.transitioningDelegate = fader
      root.view.addSubview(beside)
      frame(at: 0)
      root.present(fading, animated: true) { isPresented = true }
      #expect(!isPresented)
      frame(at: duration / 2 + 0.001)
      if duration > 0 { #expect(abs((beside.layer.presentation()?.opacity ?? 0) - 0.5) < 0.01) }
      frame(at: 1)
      #expect(isPresented)
      #expect(beside.alpha == 0)
      #expect(fader.calls == ["duration", "animate", "interruptible"])
    }
  }

  @Test func animatorsThatMayBeTakenHoldOfAreMovedAndTurned() {
    underClock {
      show(root)
      defer { window.isHidden = true }
      let fader = Fader()
      covering.modalPresentationStyle = .fullScreen
      covering.transitioningDelegate = fader
      root.present(covering, animated: false)
      frame(at: 0)
      @MainActor func shown() -> CGFloat { (covering.view.layer.presentation()?.frame.minY ?? 0).rounded() }
      covering.dismiss(animated: true)
      let coordinator = covering.transitionCoordinator
      #expect(coordinator?.isInterruptible == true)
      #expect(coordinator?.initiallyInteractive == true)
      frame(at: 5)
      fader.interaction.update(0.25)
      #expect(shown() == 200)
      #expect(coordinator?.percentComplete == 0.25)
      fader.interaction.cancel()
      frame(at: 9)
      #expect(covering.view.frame.minY == 0)
      #expect(root.presentedViewController === covering)
      #expect(coordinator?.isCancelled == true)
      // A transition that runs without interaction can become interactive.
      fader.interaction.wantsInteractiveStart = false
      covering.dismiss(animated: true)
      frame(at: 9.5)
      #expect(shown() == 400)
      fader.interaction.pause()
      frame(at: 12)
      #expect(shown() == 400)
      fader.interaction.finish()
      frame(at: 14)
      #expect(root.presentedViewController == nil)
      // A transition that runs to its end without interaction completes there.
      root.present(covering, animated: false)
      frame(at: 15)
      covering.dismiss(animated: true)
      frame(at: 30)
      #expect(root.presentedViewController == nil)
      #expect(fader.interaction.duration == 0)
    }
  }

  @Test func barsKeepTheirRowsUntilTheyShowAnotherItem() {
    underClock {
      let table = UITableViewController(style: .plain),
        stack = UINavigationController(rootViewController: table)
      table.navigationItem.searchController = UISearchController(searchResultsController: nil)
      show(stack)
      defer { window.isHidden = true }
      frame(at: 1)
      let shown = stack.navigationBar.collapse
      #expect((shown?.searchRoom ?? 0) > 0)
      #expect(shown?.searchShown == 0)
      stack.delegate = nil
      var seen: BarCollapse?
      let watcher = Watcher { seen = stack.navigationBar.collapse }
      covering.view.addSubview(watcher)
      stack.pushViewController(covering, animated: true)
      // The new view is laid out while the bar still shows the old item.
      #expect(seen == shown)
    }
  }

  @Test func viewsGrowOutOfOthersAndShrinkIntoThem() {
    underClock {
      let source = UIView(frame: CGRect(x: 40, y: 300, width: 100, height: 100)),
        stack = UINavigationController(rootViewController: root)
      source.layer.cornerRadius = 12
      root.view.addSubview(source)
      var asked: [UIViewController] = []
      covering.preferredTransition = .zoom { context in
        asked.append(context.sourceViewController)
        return source
      }
      show(stack)
      defer { window.isHidden = true }
      @MainActor func seen() -> CGRect? {
        covering.view.superview.flatMap {
          $0 === stack.view ? covering.view.layer.presentation()?.frame : $0.layer.presentation()?.frame
        }
      }
      stack.pushViewController(covering, animated: true)
      frame(at: 0)
      #expect(seen() == source.frame)
      #expect(asked == [root])
      #expect(source.isHidden)
      frame(at: 0.15)
      let halfway = seen() ?? .zero
      #expect(halfway.width > 110)
      #expect(halfway.width < 390)
      #expect(halfway.minX < 40)
      frame(at: 3)
      #expect(covering.view.superview === stack.view)
      #expect(covering.view.frame == stack.view.bounds)
      #expect(covering.view.transform.isIdentity)
      #expect(!source.isHidden)
      #expect(root.view.superview == nil)
      stack.popViewController(animated: true)
      frame(at: 3.2)
      #expect((seen()?.width ?? 0) < 390)
      #expect(source.isHidden)
      frame(at: 6)
      #expect(covering.view.superview == nil)
      #expect(root.view.superview === stack.view)
      #expect(!source.isHidden)
      #expect(asked == [root, root])
    }
  }

  private final class Watcher: UIView {
    private let seen: () -> Void
    private var isFirst = true
    init(_ seen: @escaping () -> Void) {
      self.seen = seen
      super.init(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    required init?(coder: NSCoder) { nil }
    override func layoutSubviews() {
      if isFirst { seen() }
      isFirst = false
    }
  }
}
