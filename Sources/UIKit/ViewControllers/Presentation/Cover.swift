internal import CoreGraphics
internal import QuartzCore

/// A controller that comes to lie over another one, or goes from there.
@MainActor struct Cover {
  let below, presented: UIViewController
  let presentation: UIPresentationController
  /// What the container of the presentation lies in.
  let stage: UIView?
  let animates: Bool
  /// The presentations below this one that are taken out with it, the lowest first: what lies below them is
  /// seen when it has gone.
  var between: [UIPresentationController] = []
  /// Whether the view below is taken away while it is covered.
  var removesBelow = false

  /// The transition from one to the other, of which both know until `endTransition`.
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

  /// Runs a transition by an animator of the app's, which moves the presented view to its place or away.
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

  /// Those between go unseen; what they did to what lies below is undone while the last one goes.
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

  /// The presented controller has arrived.
  func hasCome() {
    presented.finishAppearing(animates)
    presented.beingPresented = false
    guard removesBelow else { return }
    below.finishDisappearing(animates)
    // One that is dismissed on its way has brought what lies below back.
    if below.presentation === presentation, !presented.beingDismissed { below.view.removeFromSuperview() }
  }

  /// The presented controller has turned back on its way here.
  ///
  /// - Parameter wasReady: It held the presentation before, and does so again.
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

  /// The presented controller has left.
  func hasGone() {
    // An animator of the user's has put the view below into the container.
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

  /// The presented controller has turned back on its way out.
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
