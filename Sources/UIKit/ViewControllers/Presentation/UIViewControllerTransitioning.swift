public import CoreGraphics
public import Foundation

/// What an animator works with: the views, where they lie, and how to say that it is done.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view that the transition takes place in; the animator adds the new view to it.
  var containerView: UIView { get }
  /// Whether the transition is to take time.
  var isAnimated: Bool { get }
  /// Whether something else than time moves it.
  var isInteractive: Bool { get }
  /// Whether it goes back: what `completeTransition(_:)` is told the opposite of.
  var transitionWasCancelled: Bool { get }
  /// `none` for transitions that present nothing.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The identity: windows change their size here in place of turning.
  var targetTransform: CGAffineTransform { get }
  /// To be called when the animation is over; false puts everything back.
  func completeTransition(_ didComplete: Bool)
  /// Nil where there is none on that side.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that comes or goes; nil for one that stays where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where its view lies at the beginning, in the container's points; zero where it is not there.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where its view is to lie at the end, in the container's points; zero where it goes.
  func finalFrame(for vc: UIViewController) -> CGRect
  /// To be called by what moves it: how far it has come, 0…1. Moves nothing by itself.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// To be called once when the user lets go: the transition goes on to its end, or back.
  func finishInteractiveTransition()
  /// To be called once when the user lets go: the transition goes back to its beginning.
  func cancelInteractiveTransition()
  /// To be called when the user takes hold of it again.
  func pauseInteractiveTransition()
}

/// One of the two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name of UIKit's constant.
  public let rawValue: String
  /// A key of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that is seen at the beginning.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view that is seen at the end.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// An animation of the user's between controllers.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Seconds; asked once, before the animation.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  /// Adds the new view to the container, moves the views, and calls `completeTransition(_:)` at the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// The animator that `animateTransition(using:)` starts, the same for the whole transition, where it may be
  /// taken hold of on the way.
  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  /// Called after `completeTransition(_:)`, with what that was told.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// None by default.
  public func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    TransitionContext.noAnimator
  }
  /// Does nothing by default.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Gives presentations animations of the user's.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// An animation of the user's for a presentation; nil for that of the controller's style.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// An animation of the user's for a dismissal; nil for that of the controller's style.
  func animationController(forDismissed dismissed: UIViewController) -> (
    any UIViewControllerAnimatedTransitioning
  )?
  /// What moves a presentation in place of time; nil for time.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// What moves a dismissal in place of time; nil for time.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// What manages a presentation of the style `custom`; nil for one that covers everything.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Nil by default.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Nil by default.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

extension UIViewControllerTransitioningDelegate {
  /// Nil by default.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Nil by default.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Nil by default.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
}

/// Which way a navigation controller's stack changes.
extension UINavigationController {
  /// Which way a stack changes.
  public enum Operation: Int, Sendable {
    /// `none` where the stack changed in another way.
    case none, push, pop
  }
}

/// A transition as an animator of the user's sees it.
final class TransitionContext: NSObject, @MainActor UIViewControllerContextTransitioning {
  private let transition: ControllerTransition
  private let frames: [UITransitionContextViewControllerKey: (start: CGRect, end: CGRect)]
  private let views: [UITransitionContextViewKey: UIView]
  private let animator: any UIViewControllerAnimatedTransitioning
  /// What moves the transition in place of time.
  private var interaction: (any UIViewControllerInteractiveTransitioning)?
  let presentationStyle: UIModalPresentationStyle
  private var finish: ((Bool) -> Void)?
  private var after: (() -> Void)?
  private(set) var transitionWasCancelled = false
  private(set) var isInteractive = false
  /// How the views were before the animator touched them.
  private var before:
    [(view: UIView, center: CGPoint, bounds: CGRect, transform: CGAffineTransform, alpha: CGFloat)] = []

  init(
    _ transition: ControllerTransition, _ animator: any UIViewControllerAnimatedTransitioning,
    interaction: (any UIViewControllerInteractiveTransitioning)?, style: UIModalPresentationStyle,
    frames: [UITransitionContextViewControllerKey: (start: CGRect, end: CGRect)],
    views: [UITransitionContextViewKey: UIView], finish: @escaping (Bool) -> Void
  ) {
    self.transition = transition
    self.animator = animator
    self.interaction = interaction
    presentationStyle = style
    self.frames = frames
    self.views = views
    self.finish = finish
    super.init()
  }

  var containerView: UIView { transition.containerView }
  var isAnimated: Bool { transition.isAnimated }
  var targetTransform: CGAffineTransform { .identity }
  var isOver: Bool { finish == nil }
  lazy var duration = animator.transitionDuration(using: self)
  /// What an animator answers that may not be taken hold of.
  static let noAnimator = UIViewPropertyAnimator(duration: 0, curve: .linear)
  /// The animator that may be paused, moved and turned while the transition runs; nil where there is none.
  private(set) lazy var interruptible: (any UIViewImplicitlyAnimating)? = {
    let found = animator.interruptibleAnimator(using: self)
    return found === Self.noAnimator ? nil : found
  }()

  /// Begins the transition: by time, or as `interaction` moves it.
  func start() {
    for view in views.values { before.append((view, view.center, view.bounds, view.transform, view.alpha)) }
    guard let interaction else { return startAnimator() }
    transition.completionVelocity = interaction.completionSpeed
    transition.completionCurve = interaction.completionCurve
    guard interaction.wantsInteractiveStart else {
      (interaction as? UIPercentDrivenInteractiveTransition)?.follow(self)
      return startAnimator()
    }
    isInteractive = true
    transition.isInteractive = true
    interaction.startInteractiveTransition(self)
  }

  /// Makes what goes along, in the time of the animator that is taken hold of where there is one.
  private func goAlong(with animator: any UIViewImplicitlyAnimating) {
    transition.isInterruptible = true
    animator.addAnimations { [self] in transition.goAlong() }
  }

  /// Starts the animator, and what goes along. An interruptible animator may be made by `animateTransition`,
  /// so it is asked for afterwards.
  func startAnimator() {
    let duration = duration
    animator.animateTransition(using: self)
    if let interruptible { return goAlong(with: interruptible) }
    UIView.animate(withDuration: duration, delay: 0, options: .allowUserInteraction) { [self] in
      transition.goAlong()
    }
  }

  func completeTransition(_ didComplete: Bool) {
    guard let finish else { return }
    self.finish = nil
    if isInteractive { interactionEnds(cancelled: !didComplete) }
    transitionWasCancelled = !didComplete
    if !didComplete {
      for one in before {
        (one.view.transform, one.view.bounds, one.view.center, one.view.alpha) = (
          one.transform, one.bounds, one.center, one.alpha
        )
      }
    }
    after?()
    (interaction, after) = (nil, nil)
    finish(didComplete)
    animator.animationEnded(didComplete)
  }

  /// From now on the transition goes by itself, to its end or back.
  func interactionEnds(cancelled: Bool) {
    guard isInteractive else { return }
    isInteractive = false
    transitionWasCancelled = cancelled
    transition.interactionEnds(cancelled: cancelled)
  }
  /// The user takes hold of the transition again.
  func interactionBegins() {
    guard !isInteractive, !isOver else { return }
    isInteractive = true
    transitionWasCancelled = false
    transition.interactionBegins()
  }
  /// `body` is called once the transition is over.
  func whenOver(_ body: @escaping () -> Void) { if isOver { body() } else { after = body } }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    transition.viewController(forKey: key)
  }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { views[key] }
  func initialFrame(for vc: UIViewController) -> CGRect { frame(of: vc).start }
  func finalFrame(for vc: UIViewController) -> CGRect { frame(of: vc).end }
  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    transition.percentComplete = percentComplete
  }
  func finishInteractiveTransition() { interactionEnds(cancelled: false) }
  func cancelInteractiveTransition() { interactionEnds(cancelled: true) }
  func pauseInteractiveTransition() { interactionBegins() }

  private func frame(of controller: UIViewController) -> (start: CGRect, end: CGRect) {
    for (key, frame) in frames where transition.viewController(forKey: key) === controller { return frame }
    return (.zero, .zero)
  }
}
