internal import Foundation
internal import QuartzCore

/// A number drawn by a view that can change over time, such as the position of a knob or the progress of a
/// bar. Each frame of the animation redraws the view.
@MainActor final class GlidingValue {
  /// The number currently drawn.
  private(set) var shown: CGFloat
  private unowned let view: UIView
  /// The start value, end value, start time on the frame clock, and duration of the current animation.
  private var way: (start: CGFloat, end: CGFloat, since: TimeInterval, duration: TimeInterval)?
  private lazy var step = FrameStep(of: view) { [weak self] now in self?.advance(to: now) }

  /// The duration of an animation outside of an animation block, in seconds; not measured.
  private static let duration = 0.25

  /// Creates a number that does not animate, for the view that owns it.
  init(_ value: CGFloat, of view: UIView) {
    (shown, self.view) = (value, view)
  }

  /// Sets the number; over time if `animated` and the view is in a window.
  func set(_ value: CGFloat, animated: Bool) {
    guard animated, value != shown, view.window != nil, UIView.areAnimationsEnabled else {
      return rest(at: value)
    }
    let inherited = UIView.inheritedAnimationDuration
    way = (shown, value, FrameClock.current.now, inherited > 0 ? inherited : Self.duration)
    step.start()
  }

  private func advance(to now: TimeInterval) {
    guard let way else { return step.stop() }
    let part = CGFloat(min(1, max(0, (now - way.since) / way.duration)))
    guard part < 1 else { return rest(at: way.end) }
    // Ease-in and ease-out.
    shown = way.start + (way.end - way.start) * part * part * (3 - 2 * part)
    view.setNeedsDisplay()
  }

  private func rest(at value: CGFloat) {
    if way != nil { step.stop() }
    way = nil
    shown = value
    view.setNeedsDisplay()
  }
}
