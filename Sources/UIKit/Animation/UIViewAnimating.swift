internal import CoreGraphics
public import Foundation

/// What an animator is doing.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not begun, or over.
  case inactive
  /// Running, or paused.
  case active
  /// Stopped on the way, and not yet finished.
  case stopped
}

/// Where an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// With the changes made, without them, or where it stands.
  case end, start, current
}

/// What can be run, paused, reversed and scrubbed.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  /// Whether it runs or waits, and whether it was stopped.
  var state: UIViewAnimatingState { get }
  /// Whether time moves it: active, and not paused.
  var isRunning: Bool { get }
  /// Whether it runs, or would run, towards the beginning.
  var isReversed: Bool { get set }
  /// How far it has come, 0…1.
  var fractionComplete: CGFloat { get set }
  /// Starts, or goes on where it was paused, without a delay.
  func startAnimation()
  /// Starts, or goes on, after so many seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Stays where it is, active.
  func pauseAnimation()
  /// Stops where it is; false leaves it `stopped`, to be finished, true makes it inactive and tells nobody.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Of a stopped one: takes the views to a position and tells the completions of it.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// What animates the changes that blocks make.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin after `delayFactor`, 0…1, of the time that is left.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes, which move with the others.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Called at the end, in the order of addition, with where it ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on from a pause with another pace; a factor of 0 keeps to the time that was left.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

// Optional in Apple's protocol.
extension UIViewImplicitlyAnimating {
  /// Does nothing.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  /// Does nothing.
  public func addAnimations(_ animation: @escaping () -> Void) {}
  /// Does nothing: the completion is never called.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  /// Does nothing.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {}
}
