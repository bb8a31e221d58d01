public import CoreGraphics
public import Foundation

/// The context in which an animator runs: the views, their frames, and the method that ends the transition.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view that contains the transition, to which the animator adds the new view.
  var containerView: UIView { get }
  /// A Boolean value that indicates whether the transition is animated.
  var isAnimated: Bool { get }
  /// A Boolean value that indicates whether the transition is currently interactive.
  var isInteractive: Bool { get }
  /// A Boolean value that indicates whether the transition returns to its start: the opposite of the argument
  /// for ``completeTransition(_:)``.
  var transitionWasCancelled: Bool { get }
  /// The style of a presentation; `none` for other transitions.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The identity, since windows change their size instead of rotating.
  var targetTransform: CGAffineTransform { get }
  /// Ends the transition. The animator calls it at the end of its animation; `false` reverts the changes.
  func completeTransition(_ didComplete: Bool)
  /// Returns the controller for a key, or `nil` if there is none.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view that appears or disappears, or `nil` for one that does not move.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns the frame of a controller's view at the start, in the container's coordinate space; zero if it
  /// is not visible then.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the frame of a controller's view at the end, in the container's coordinate space; zero if it
  /// disappears.
  func finalFrame(for vc: UIViewController) -> CGRect
  /// Reports the completed fraction of an interactive transition, 0…1. Does not move anything itself.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Ends the interaction and completes the transition. Called once.
  func finishInteractiveTransition()
  /// Ends the interaction and returns the transition to its start. Called once.
  func cancelInteractiveTransition()
  /// Makes the transition interactive again.
  func pauseInteractiveTransition()
}

/// A key for one of the two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The raw value of UIKit's constant.
  public let rawValue: String
  /// Creates a key from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that is visible at the start.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view that is visible at the end.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// An object that animates a transition between controllers.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the duration in seconds; called once, before the animation.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  /// Adds the new view to the container, animates the views, and calls `completeTransition(_:)` at the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Returns the animator that ``animateTransition(using:)`` starts, the same one throughout a transition, if
  /// it can be interrupted.
  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  /// Called after `completeTransition(_:)`, with its argument.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Returns a placeholder for none.
  public func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    TransitionContext.noAnimator
  }
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// The delegate that provides custom presentation animations.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Returns the animator of a presentation, or `nil` for that of the controller's style.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the animator of a dismissal, or `nil` for that of the controller's style.
  func animationController(forDismissed dismissed: UIViewController) -> (
    any UIViewControllerAnimatedTransitioning
  )?
  /// Returns the object that drives a presentation interactively, or `nil` if it runs by time.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the object that drives a dismissal interactively, or `nil` if it runs by time.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the presentation controller for the style `custom`, or `nil` for one that covers everything.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Returns `nil`.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Returns `nil`.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

extension UIViewControllerTransitioningDelegate {
  /// Returns `nil`.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Returns `nil`.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Returns `nil`.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
}

/// The kinds of changes of a navigation stack.
extension UINavigationController {
  /// The kind of a change of the stack.
  public enum Operation: Int, Sendable {
    /// `none` if the stack changed in another way.
    case none, push, pop
  }
}

/// A transition as a client's animator sees it.
final class TransitionContext: NSObject, @MainActor UIViewControllerContextTransitioning {
  private let transition: ControllerTransition
  private let frames: [UITransitionContextViewControllerKey: (start: CGRect, end: CGRect)]
  private let views: [UITransitionContextViewKey: UIView]
  private let animator: any UIViewControllerAnimatedTransitioning
  /// The object that drives the transition interactively.
  private var interaction: (any UIViewControllerInteractiveTransitioning)?
  let presentationStyle: UIModalPresentationStyle
  private var finish: ((Bool) -> Void)?
  private var after: (() -> Void)?
  private(set) var transitionWasCancelled = false
  private(set) var isInteractive = false
  /// The state of the views before the animator changed them.
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
  /// The placeholder of an animator that cannot be interrupted.
  static let noAnimator = UIViewPropertyAnimator(duration: 0, curve: .linear)
  /// The animator that can be paused, moved and reversed during the transition; `nil` if there is none.
  private(set) lazy var interruptible: (any UIViewImplicitlyAnimating)? = {
    let found = animator.interruptibleAnimator(using: self)
    return found === Self.noAnimator ? nil : found
  }()

  /// Starts the transition, by time or driven by `interaction`.
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

  /// Adds the alongside animations to the interruptible animator.
  private func goAlong(with animator: any UIViewImplicitlyAnimating) {
    transition.isInterruptible = true
    animator.addAnimations { [self] in transition.goAlong() }
  }

  /// Starts the animator and the alongside animations. `animateTransition` may create an interruptible
  /// animator, so it is requested afterwards.
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

  /// Ends the interaction: the transition continues by time, to its end or back.
  func interactionEnds(cancelled: Bool) {
    guard isInteractive else { return }
    isInteractive = false
    transitionWasCancelled = cancelled
    transition.interactionEnds(cancelled: cancelled)
  }
  /// Makes the transition interactive again.
  func interactionBegins() {
    guard !isInteractive, !isOver else { return }
    isInteractive = true
    transitionWasCancelled = false
    transition.interactionBegins()
  }
  /// Calls `body` when the transition has ended.
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
