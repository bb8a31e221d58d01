public import CoreGraphics
public import Foundation

/// What an animator works with: the views, where they lie, and how to say that it is done.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view that the transition takes place in; the animator adds the new view to it.
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  var isInteractive: Bool { get }
  var transitionWasCancelled: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }
  var targetTransform: CGAffineTransform { get }
  /// To be called when the animation is over; false puts everything back.
  func completeTransition(_ didComplete: Bool)
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that comes or goes; nil for one that stays where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  func initialFrame(for vc: UIViewController) -> CGRect
  func finalFrame(for vc: UIViewController) -> CGRect
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  func finishInteractiveTransition()
  func cancelInteractiveTransition()
}

/// One of the two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// An animation of the user's between controllers.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing by default.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Gives presentations animations of the user's.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
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

/// Which way a navigation controller's stack changes.
extension UINavigationController {
  public enum Operation: Int, Sendable {
    case none, push, pop
  }
}

/// A transition as an animator of the user's sees it.
final class TransitionContext: NSObject, @MainActor UIViewControllerContextTransitioning {
  private let transition: ControllerTransition
  private let frames: [UITransitionContextViewControllerKey: (start: CGRect, end: CGRect)]
  private let views: [UITransitionContextViewKey: UIView]
  let presentationStyle: UIModalPresentationStyle
  private var finish: ((Bool) -> Void)?
  private(set) var transitionWasCancelled = false

  init(
    _ transition: ControllerTransition, style: UIModalPresentationStyle,
    frames: [UITransitionContextViewControllerKey: (start: CGRect, end: CGRect)],
    views: [UITransitionContextViewKey: UIView], finish: @escaping (Bool) -> Void
  ) {
    self.transition = transition
    presentationStyle = style
    self.frames = frames
    self.views = views
    self.finish = finish
    super.init()
  }

  var containerView: UIView { transition.containerView }
  var isAnimated: Bool { transition.isAnimated }
  var isInteractive: Bool { false }
  var targetTransform: CGAffineTransform { .identity }

  func completeTransition(_ didComplete: Bool) {
    transitionWasCancelled = !didComplete
    finish?(didComplete)
    finish = nil
  }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    transition.viewController(forKey: key)
  }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { views[key] }
  func initialFrame(for vc: UIViewController) -> CGRect { frame(of: vc).start }
  func finalFrame(for vc: UIViewController) -> CGRect { frame(of: vc).end }
  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() {}

  private func frame(of controller: UIViewController) -> (start: CGRect, end: CGRect) {
    for (key, frame) in frames where transition.viewController(forKey: key) === controller { return frame }
    return (.zero, .zero)
  }
}
