internal import CoreGraphics
public import Foundation

/// The states of an animator.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not started, or finished.
  case inactive
  /// Running, or paused.
  case active
  /// Stopped, and not yet finished.
  case stopped
}

/// The positions at which an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// With the changes made, without them, or at the current position.
  case end, start, current
}

/// An animation that can be run, paused, reversed and scrubbed.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  /// The state of the animation.
  var state: UIViewAnimatingState { get }
  /// A Boolean value that indicates whether the animation is active and not paused.
  var isRunning: Bool { get }
  /// A Boolean value that indicates whether the animation runs, or would run, towards the beginning.
  var isReversed: Bool { get set }
  /// The fraction of the animation that is complete, 0…1.
  var fractionComplete: CGFloat { get set }
  /// Starts, or resumes, without a delay.
  func startAnimation()
  /// Starts, or resumes, after a delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses at the current position; the animation stays active.
  func pauseAnimation()
  /// Stops at the current position. `false` leaves the state `stopped`, to be finished; `true` makes it
  /// inactive and calls no completion handler.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes a stopped animation: moves the views to a position and calls the completion handlers.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation of the changes that blocks make.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin after `delayFactor`, 0…1, of the remaining time.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes, which are animated with the others.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a handler that is called at the end, in the order of addition, with the final position.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Resumes with another timing; a factor of 0 keeps the remaining time.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

// These methods are optional in Apple's protocol.
extension UIViewImplicitlyAnimating {
  /// Does nothing.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  /// Does nothing.
  public func addAnimations(_ animation: @escaping () -> Void) {}
  /// Does nothing: the completion handler is never called.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  /// Does nothing.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {}
}
