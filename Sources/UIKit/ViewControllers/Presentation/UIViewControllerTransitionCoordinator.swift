internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// What is known of a transition while it runs.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// False where everything changes at once.
  var isAnimated: Bool { get }
  /// The style of a presentation; `none` for other transitions.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the user moved the transition at its beginning, and whether the user does now.
  var initiallyInteractive: Bool { get }
  /// Whether the user moves it now.
  var isInteractive: Bool { get }
  /// Whether the user may take hold of it while it runs.
  var isInterruptible: Bool { get }
  /// Whether it goes back to where it began; known when the user lets go.
  var isCancelled: Bool { get }
  /// Seconds; 0 where it is not animated.
  var transitionDuration: TimeInterval { get }
  /// How far the user has moved it, 0…1, and the pace of what is left when the user lets go.
  var percentComplete: CGFloat { get }
  /// How fast the rest goes by, as a factor of its own pace.
  var completionVelocity: CGFloat { get }
  /// The curve by which the rest goes, as the one who moved it has said.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view that the transition takes place in.
  var containerView: UIView { get }
  /// The turn that the change of an orientation makes; none here, where windows change their size instead.
  var targetTransform: CGAffineTransform { get }
  /// Nil where the transition has none on that side, as of a size.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Nil for one that stays where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Runs what goes along with a transition between controllers or sizes.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Makes changes that move with the transition; `completion` runs when it is over.
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// The same for changes of views outside of the container.
  @discardableResult func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Calls `handler` when the user lets go of the transition.
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
  /// Calls `handler` when the user lets go of the transition, or takes hold of it again.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// The same without a completion.
  @discardableResult public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// One of the two controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name of UIKit's constant.
  public let rawValue: String
  /// A key of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that is seen at the beginning.
  public static let from = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextFromViewController")
  /// The controller that is seen at the end.
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

  // A window may go under the finger, and an animator must not be let go of while it is paused.
  isolated deinit { follower?.stopAnimation(true) }

  var transitionDuration: TimeInterval { isAnimated ? timing.duration : 0 }

  /// The spring that controllers move by, and how long it takes: the system's (`ios26/animation.json`,
  /// "sheet_settle_omega").
  var timing = UISpringTimingParameters().curve(duration: 0)

  /// The spring of sheets that are let go of.
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

  /// Makes the changes of the transition and those that go along, animated or at once; `end` runs first when
  /// all is over.
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

  /// Leaves the movement to an animator of the user's, and to what moves it in place of time; what goes along
  /// takes its time. `end` is told whether the transition came to its end.
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

  /// Makes the changes that go along with the transition.
  func goAlong() { for one in alongside { one(self) } }

  // MARK: - Under a finger

  /// Moves what goes along with a transition that a finger leads; nil where none does.
  private var follower: UIViewPropertyAnimator?

  /// A finger leads: what goes along is made now, and shown as far as the finger is.
  func hold() {
    let animator = UIViewPropertyAnimator(duration: timing.duration, curve: .linear)
    animator.addAnimations { [self] in goAlong() }
    animator.pauseAnimation()
    follower = animator
  }

  /// The finger is at a part of the way, 0…1.
  func follow(_ part: CGFloat) {
    percentComplete = part
    follower?.fractionComplete = part
  }

  /// The finger leaves: what goes along goes on to its end by itself, or back; `run` follows.
  func letGo(completes: Bool) {
    guard let follower else { return }
    interactionEnds(cancelled: !completes)
    follower.isReversed = !completes
    follower.continueAnimation(withTimingParameters: UISpringTimingParameters(), durationFactor: 1)
  }

  /// What has followed a finger is where it goes to, or where it came from.
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
