import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of custom presentations that a finger dismisses, as in packages of sheets: an animator that moves
/// frames, a controller that places its view at every layout of its container, and a dismissal that begins
/// within the gesture.
@Suite(.serialized) @MainActor struct DraggedPresentationTests {
  private final class Sheet: UIPresentationController, UIViewControllerAnimatedTransitioning {
    var hand: UIPercentDrivenInteractiveTransition?
    let shade = UIView()
    private(set) var log: [String] = []

    override var frameOfPresentedViewInContainerView: CGRect {
      let bounds = containerView?.bounds ?? .zero
      return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
    }
    override func presentationTransitionWillBegin() {
      shade.frame = containerView?.bounds ?? .zero
      shade.backgroundColor = .black
      containerView?.addSubview(shade)
    }
    override func presentationTransitionDidEnd(_ completed: Bool) {
      log.append("presented \(completed)")
      let pan = UIPanGestureRecognizer()
      pan.onAction { [unowned self] gesture in followHand(gesture as! UIPanGestureRecognizer) }
      presentedView?.addGestureRecognizer(pan)
    }
    override func dismissalTransitionWillBegin() { log.append("dismisses") }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
      log.append("dismissed \(completed)")
      if completed { shade.removeFromSuperview() }
    }
    override func containerViewDidLayoutSubviews() { takePlace() }
    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) { takePlace() }
    private func takePlace() {
      let target = frameOfPresentedViewInContainerView
      if let presentedView, presentedView.frame != target { presentedView.frame = target }
    }

    private func followHand(_ pan: UIPanGestureRecognizer) {
      let height = presentedView?.bounds.height ?? 1, way = pan.translation(in: nil).y
      switch pan.state {
      case .began:
        hand = UIPercentDrivenInteractiveTransition()
        presentedViewController.dismiss(animated: true)
      case .changed: hand?.update(way / height)
      case .ended:
        way / height > 0.4 ? hand?.finish() : hand?.cancel()
        hand = nil
      default: break
      }
    }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.3 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let from = context.viewController(forKey: .from), let to = context.viewController(forKey: .to)
      else { return }
      let isPresenting = to.isBeingPresented, moved: UIView = isPresenting ? to.view : from.view
      if isPresenting {
        context.containerView.addSubview(moved)
        moved.frame = context.containerView.bounds
      }
      from.view.layoutIfNeeded()
      to.view.layoutIfNeeded()
      let place = frameOfPresentedViewInContainerView
      let below = place.offsetBy(dx: 0, dy: place.height)
      moved.frame = isPresenting ? below : place
      shade.alpha = isPresenting ? 0 : 1
      UIView.animate(
        withDuration: 0.3, delay: 0, options: context.isInteractive ? .curveLinear : .curveEaseInOut,
        animations: {
          moved.frame = isPresenting ? place : below
          self.shade.alpha = isPresenting ? 1 : 0
        },
        completion: { context.completeTransition($0 && !context.transitionWasCancelled) })
    }
  }

  private final class Sheets: NSObject, UIViewControllerTransitioningDelegate {
    weak var sheet: Sheet?
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      let made = Sheet(presentedViewController: presented, presenting: presenting)
      sheet = made
      return made
    }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { sheet }
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { sheet }
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { sheet?.hand }
  }

  private func present(
    in world: FingerWorld, _ controller: UIViewController, _ body: (UIViewController, Sheet) throws -> Void
  ) throws {
    let root = UIViewController(), sheets = Sheets()
    world.window.rootViewController = root
    world.window.makeKeyAndVisible()
    world.settle()
    controller.modalPresentationStyle = .custom
    controller.transitioningDelegate = sheets
    root.present(controller, animated: true)
    world.settle()
    try body(root, try #require(sheets.sheet))
    world.window.isHidden = true
  }

  private func drag(_ world: FingerWorld, from start: CGFloat, by way: CGFloat) {
    world.down(150, start)
    for step in 1...10 {
      world.move(150, start + way * CGFloat(step) / 10)
      world.frame()
    }
  }

  @Test func aSheetOfOnesOwnFollowsTheFingerAndGoes() throws {
    try FingerWorld().run { world in
      let controller = UIViewController()
      try present(in: world, controller) { root, sheet in
        #expect(controller.view.frame == CGRect(x: 0, y: 150, width: 300, height: 150))
        #expect(sheet.log == ["presented true"])
        drag(world, from: 170, by: 90)
        let seen = try #require(controller.view.layer.presentation()).frame.minY
        #expect(abs(seen - 240) < 16, "\(seen)")
        #expect(root.presentedViewController === controller)
        #expect(sheet.hand != nil)
        world.up()
        world.settle()
        #expect(root.presentedViewController == nil)
        #expect(controller.view.window == nil)
        #expect(sheet.log == ["presented true", "dismisses", "dismissed true"])
      }
    }
  }

  @Test func sheetReleasedEarlyComesBack() throws {
    try FingerWorld().run { world in
      let controller = UIViewController()
      try present(in: world, controller) { root, sheet in
        drag(world, from: 170, by: 40)
        world.up()
        world.settle()
        #expect(root.presentedViewController === controller)
        #expect(controller.view.frame.minY == 150)
        #expect(sheet.log == ["presented true", "dismisses", "dismissed false"])
        drag(world, from: 170, by: 100)
        world.up()
        world.settle()
        #expect(root.presentedViewController == nil)
        #expect(sheet.log.last == "dismissed true")
      }
    }
  }
}
