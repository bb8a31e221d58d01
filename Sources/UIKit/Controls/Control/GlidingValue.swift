internal import Foundation
internal import QuartzCore

/// A number that a view draws and that goes over to another in time: where a knob stands, how much of a bar
/// is done. Each frame on the way draws the view.
@MainActor final class GlidingValue {
  /// The number as it is drawn now.
  private(set) var shown: CGFloat
  private unowned let view: UIView
  /// From where to where the number goes, and since when on the frame clock.
  private var way: (start: CGFloat, end: CGFloat, since: TimeInterval, duration: TimeInterval)?
  private lazy var step = FrameStep(of: view) { [weak self] now in self?.advance(to: now) }

  /// How long the way takes, in seconds, outside of an animation block; not measured.
  private static let duration = 0.25

  /// A number at rest, drawn by a view that holds it.
  init(_ value: CGFloat, of view: UIView) {
    (shown, self.view) = (value, view)
  }

  /// Goes to a number: where it is animated, and the view is in a window, in time.
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
    // Slow at both ends.
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
