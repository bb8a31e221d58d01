internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// What is known of a transition while it runs.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  var isCancelled: Bool { get }
  var isInteractive: Bool { get }
  var transitionDuration: TimeInterval { get }
  /// The view that the transition takes place in.
  var containerView: UIView { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

/// Runs what goes along with a transition between controllers or sizes.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Makes changes that move with the transition; `completion` runs when it is over.
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Calls `handler` when the user lets go of the transition.
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  @discardableResult public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// One of the two controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
  public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// A transition of a container or of a window's size.
final class ControllerTransition: NSObject, @MainActor UIViewControllerTransitionCoordinator {
  let isAnimated: Bool
  private(set) var isCancelled = false
  final var isInteractive = false
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

  var transitionDuration: TimeInterval { isAnimated ? timing.duration : 0 }

  /// The spring that controllers move by, and how long it takes: the system's (`ios26/animation.json`, "sheet_settle_omega").
  var timing = UISpringTimingParameters().curve(duration: 0)

  /// The spring of sheets that are let go of.
  static let sheetTiming = UISpringTimingParameters().curve(duration: 0)

  /// The spring of alerts (`ios26/animation.json`, "alert_dim_duration").
  static let alertTiming = UISpringTimingParameters(dampingRatio: 1).curve(duration: 0.4036)

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { ends[key] }

  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { alongside.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// Makes the changes of the transition and those that go along, animated or at once; `end` runs first when all is over.
  func run(_ changes: @escaping () -> Void, end: @escaping () -> Void) {
    let all = { [self] in
      changes()
      for one in alongside { one(self) }
    }
    let finish = { [self] in
      end()
      for one in completions { one(self) }
    }
    guard isAnimated else {
      all()
      return finish()
    }
    UIView.run(ViewAnimation(duration: timing.duration, pace: .spring(timing.spring)), all, { _ in finish() })
  }

  /// Leaves the movement to an animator of the user's, and to what moves it in place of time; what goes along takes its time. `end` is told
  /// whether the transition came to its end.
  func run(
    _ animator: any UIViewControllerAnimatedTransitioning, _ interaction: (any UIViewControllerInteractiveTransitioning)?,
    _ style: UIModalPresentationStyle, _ frames: [UITransitionContextViewControllerKey: (start: CGRect, end: CGRect)],
    _ views: [UITransitionContextViewKey: UIView], end: @escaping (Bool) -> Void
  ) {
    TransitionContext(self, animator, interaction: interaction, style: style, frames: frames, views: views) { [self] completed in
      isCancelled = !completed
      end(completed)
      for one in completions { one(self) }
    }.start()
  }

  /// Makes the changes that go along with the transition.
  func goAlong() { for one in alongside { one(self) } }

  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
    watchers.append(handler)
  }

  func interactionEnds(cancelled: Bool) {
    (isInteractive, isCancelled) = (false, cancelled)
    for one in watchers { one(self) }
  }
}
