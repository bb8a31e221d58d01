internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// The state of a transition in progress.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// A Boolean value that indicates whether the transition is animated.
  var isAnimated: Bool { get }
  /// The style of a presentation; `none` for other transitions.
  var presentationStyle: UIModalPresentationStyle { get }
  /// A Boolean value that indicates whether the transition was interactive at its start.
  var initiallyInteractive: Bool { get }
  /// A Boolean value that indicates whether the transition is currently interactive.
  var isInteractive: Bool { get }
  /// A Boolean value that indicates whether the transition can be interrupted.
  var isInterruptible: Bool { get }
  /// A Boolean value that indicates whether the transition returns to its start; known when the interaction
  /// ends.
  var isCancelled: Bool { get }
  /// The duration in seconds; 0 if the transition is not animated.
  var transitionDuration: TimeInterval { get }
  /// The fraction, 0…1, to which the user has moved the transition.
  var percentComplete: CGFloat { get }
  /// The speed of the remaining transition, relative to its own speed.
  var completionVelocity: CGFloat { get }
  /// The timing curve of the remaining transition, as set by the interaction.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view that contains the transition.
  var containerView: UIView { get }
  /// The rotation of an orientation change: the identity, since windows change their size instead.
  var targetTransform: CGAffineTransform { get }
  /// Returns the controller for a key, or `nil` if there is none, as for a change of size.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view for a key, or `nil` for one that does not move.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// An object that runs animations alongside a transition between controllers or sizes.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Animates changes alongside the transition; `completion` is called when it has ended.
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Animates changes of views outside of the container alongside the transition.
  @discardableResult func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Calls `handler` when the interaction ends.
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
  /// Calls `handler` when the interaction ends or begins again.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Animates changes alongside the transition, without a completion.
  @discardableResult public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// A key for one of the two controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The raw value of UIKit's constant.
  public let rawValue: String
  /// Creates a key from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that is visible at the start.
  public static let from = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextFromViewController")
  /// The controller that is visible at the end.
  public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// A transition of a container or of a window's size.
final class ControllerTransition: NSObject, @MainActor UIViewControllerTransitionCoordinator {
  let isAnimated: Bool
  private(set) var isCancelled = false
  final var isInteractive = false { didSet { if isInteractive { initiallyInteractive = true } } }
  private(set) final var initiallyInteractive = false
  final var isInterruptible = false
  final var presentationStyle = UIModalPresentationStyle.none
  final var percentComplete: CGFloat = 0
  final var completionVelocity: CGFloat = 1
  final var completionCurve = UIView.AnimationCurve.easeInOut
  final var views: [UITransitionContextViewKey: UIView] = [:]
  let containerView: UIView
  private let ends: [UITransitionContextViewControllerKey: UIViewController]
  private var alongside: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var watchers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  init(in view: UIView, from: UIViewController?, to: UIViewController?, animated: Bool) {
    containerView = view
    isAnimated = animated
    var ends: [UITransitionContextViewControllerKey: UIViewController] = [:]
    ends[.from] = from
    ends[.to] = to
    self.ends = ends
    super.init()
  }

  // A window may be deallocated during the interaction, and an animator must not be deallocated while it is
  // paused.
  isolated deinit { follower?.stopAnimation(true) }

  var transitionDuration: TimeInterval { isAnimated ? timing.duration : 0 }

  /// The spring of controller transitions and its duration: the system's (`ios26/animation.json`,
  /// "sheet_settle_omega").
  var timing = UISpringTimingParameters().curve(duration: 0)

  /// The spring of sheets after an interaction.
  static let sheetTiming = UISpringTimingParameters().curve(duration: 0)

  /// The spring of alerts (`ios26/animation.json`, "alert_dim_duration").
  static let alertTiming = UISpringTimingParameters(dampingRatio: 1).curve(duration: 0.4036)

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { ends[key] }
  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    views[key] ?? ends[key == .from ? .from : .to]?.viewIfLoaded
  }
  var targetTransform: CGAffineTransform { .identity }

  @discardableResult func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation {
      if let follower { follower.addAnimations { animation(self) } } else { alongside.append(animation) }
    }
    if let completion { completions.append(completion) }
    return true
  }

  /// Performs the changes of the transition and those alongside, animated or not; `end` is called first when
  /// all has ended.
  func run(_ changes: @escaping () -> Void, end: @escaping () -> Void) {
    let all = { [self] in
      changes()
      if follower == nil { goAlong() }
    }
    let finish = { [self] in
      settle()
      end()
      for one in completions { one(self) }
    }
    guard isAnimated else {
      all()
      return finish()
    }
    UIView.run(
      ViewAnimation(duration: timing.duration, pace: .spring(timing.spring), options: .allowUserInteraction),
      all, { _ in finish() })
  }

  /// Runs a client's animator and its interaction controller, if any; alongside animations have its duration.
  /// `end` is called with whether the transition was completed.
  func run(
    _ animator: any UIViewControllerAnimatedTransitioning,
    _ interaction: (any UIViewControllerInteractiveTransitioning)?,
    _ style: UIModalPresentationStyle,
    _ frames: [UITransitionContextViewControllerKey: (start: CGRect, end: CGRect)],
    _ views: [UITransitionContextViewKey: UIView], end: @escaping (Bool) -> Void
  ) {
    (presentationStyle, self.views) = (style, views)
    TransitionContext(self, animator, interaction: interaction, style: style, frames: frames, views: views) {
      [self] completed in
      isCancelled = !completed
      end(completed)
      for one in completions { one(self) }
    }.start()
  }

  /// Performs the alongside animations.
  func goAlong() { for one in alongside { one(self) } }

  // MARK: - Interactive transitions

  /// The animator of the alongside animations of an interactive transition; `nil` without an interaction.
  private var follower: UIViewPropertyAnimator?

  /// Starts the interaction: alongside animations are paused, to be shown at the interaction's fraction.
  func hold() {
    let animator = UIViewPropertyAnimator(duration: timing.duration, curve: .linear)
    animator.addAnimations { [self] in goAlong() }
    animator.pauseAnimation()
    follower = animator
  }

  /// Shows the transition at a fraction, 0…1.
  func follow(_ part: CGFloat) {
    percentComplete = part
    follower?.fractionComplete = part
  }

  /// Ends the interaction: alongside animations continue to their end or back; `run` follows.
  func letGo(completes: Bool) {
    guard let follower else { return }
    interactionEnds(cancelled: !completes)
    follower.isReversed = !completes
    follower.continueAnimation(withTimingParameters: UISpringTimingParameters(), durationFactor: 1)
  }

  /// Finishes the alongside animations at their end or start.
  func settle() {
    guard let follower else { return }
    self.follower = nil
    guard follower.state == .active else { return }
    follower.stopAnimation(false)
    follower.finishAnimation(at: isCancelled ? .start : .end)
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    watchers.append(handler)
  }

  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    watchers.append { if !$0.isInteractive { handler($0) } }
  }

  func interactionEnds(cancelled: Bool) {
    (isInteractive, isCancelled) = (false, cancelled)
    for one in watchers { one(self) }
  }
  func interactionBegins() {
    (isInteractive, isCancelled) = (true, false)
    for one in watchers { one(self) }
  }
}
