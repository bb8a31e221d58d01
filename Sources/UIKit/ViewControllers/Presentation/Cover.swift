internal import CoreGraphics
internal import QuartzCore

/// A presentation or dismissal of a controller over another one.
@MainActor struct Cover {
  let below, presented: UIViewController
  let presentation: UIPresentationController
  /// The view that contains the presentation's container.
  let stage: UIView?
  let animates: Bool
  /// The presentations below this one that are dismissed with it, the lowest first; the content below them
  /// becomes visible.
  var between: [UIPresentationController] = []
  /// A Boolean value that indicates whether the covered view is removed while it is covered.
  var removesBelow = false

  /// Starts the transition between two controllers, which both reference until `endTransition`.
  func startTransition(from: UIViewController, to: UIViewController) -> ControllerTransition {
    let transition = ControllerTransition(in: presentation.container, from: from, to: to, animated: animates)
    if presented is UIAlertController { transition.timing = ControllerTransition.alertTiming }
    (below.activeTransition, presented.activeTransition) = (transition, transition)
    return transition
  }

  func endTransition(_ transition: ControllerTransition) {
    let all = [below, presented] + between.map(\.presentedViewController)
    for one in all where one.activeTransition === transition { one.activeTransition = nil }
  }

  /// Runs a transition with a client's animator, which moves the presented view in or out.
  func run(
    _ transition: ControllerTransition, by animator: any UIViewControllerAnimatedTransitioning,
    _ interaction: (any UIViewControllerInteractiveTransitioning)?, moving view: UIView, isComing: Bool,
    end: @escaping (Bool) -> Void
  ) {
    let area = presentation.container.convert(below.view.frame, from: stage)
    let ends: [UITransitionContextViewControllerKey: (CGRect, CGRect)] =
      isComing
      ? [.to: (.zero, view.frame), .from: (area, area)] : [.from: (view.frame, .zero), .to: (area, area)]
    var views: [UITransitionContextViewKey: UIView] = [isComing ? .to : .from: view]
    if removesBelow { views[isComing ? .from : .to] = below.view }
    transition.run(animator, interaction, presentation.presentationStyle, ends, views, end: end)
  }

  private func bringBelowBack() {
    if removesBelow, below.view.superview !== stage {
      stage?.insertSubview(below.view, belowSubview: (between.first ?? presentation).container)
    }
  }

  /// Hides the presentations in between; their effects on the content below are reverted while the last one
  /// is dismissed.
  func hideBetween(_ transition: ControllerTransition) {
    for one in between.reversed() {
      let hidden = one.presentedViewController
      (hidden.beingDismissed, hidden.activeTransition) = (true, transition)
      one.dismissalTransitionWillBegin()
      hidden.startDisappearing(false)
      one.presentedView?.isHidden = true
      transition.animate(alongsideTransition: { _ in one.uncover() })
    }
  }

  /// Called when the presented controller has appeared.
  func hasCome() {
    presented.finishAppearing(animates)
    presented.beingPresented = false
    guard removesBelow else { return }
    below.finishDisappearing(animates)
    // A controller that is dismissed while it appears has already restored the content below.
    if below.presentation === presentation, !presented.beingDismissed { below.view.removeFromSuperview() }
  }

  /// Called when the presentation was cancelled.
  ///
  /// - Parameter wasReady: A Boolean value that indicates whether the controller already retained the
  ///   presentation before, and does so again.
  func hasNotCome(wasReady: Bool) {
    presented.beingPresented = false
    presented.startDisappearing(animates)
    bringBelowBack()
    presentation.end()
    (below.presentation, presented.presentationOver) = (nil, nil)
    if wasReady { presented.readyPresentation = presentation }
    presented.finishDisappearing(animates)
    guard removesBelow else { return below.takeKeysBack() }
    below.startAppearing(animates)
    below.finishAppearing(animates)
  }

  /// Called when the presented controller has disappeared.
  func hasGone() {
    // A client's animator may have put the view below into the container.
    bringBelowBack()
    let gone = [presented] + between.reversed().map(\.presentedViewController)
    for (one, controller) in zip([presentation] + between.reversed(), gone) {
      if controller !== presented { one.presentedView?.isHidden = false }
      one.end()
      (controller.presentationOver, controller.readyPresentation) = (nil, nil)
    }
    let ended = ([below] + gone).map { Swift.exchange(&$0.presentation, with: nil) }
    defer { withExtendedLifetime(ended) {} }
    if removesBelow { below.finishAppearing(animates) }
    for one in gone {
      one.finishDisappearing(one === presented && animates)
      one.beingDismissed = false
    }
    below.takeKeysBack()
    below.takeKeys()
  }

  /// Called when the dismissal was cancelled.
  func hasStayed() {
    presented.beingDismissed = false
    if removesBelow {
      below.startDisappearing(animates)
      below.finishDisappearing(animates)
      below.view.removeFromSuperview()
    }
    for one in between {
      let hidden = one.presentedViewController
      hidden.beingDismissed = false
      one.presentedView?.isHidden = false
      one.unhide()
      guard hidden.appearance == .going else { continue }
      hidden.startAppearing(false)
      hidden.finishAppearing(false)
    }
    presented.startAppearing(animates)
    presented.finishAppearing(animates)
  }
}
