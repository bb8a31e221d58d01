internal import CoreGraphics
internal import Foundation
internal import QuartzCore
internal import RenderTree

/// The animation of segments when a segment is inserted or removed.
@MainActor final class SegmentMotion {
  private let from: [CGFloat]
  /// The completed fraction; its duration is that of an animated scroll, which is not measured.
  private let course = ScrollCourse.animation(
    from: 0, to: 1, start: CACurrentMediaTime(), duration: ScrollDriver.animationDuration,
    pace: .easeInEaseOut)
  private var share = 0.0
  private var step: FrameStep?

  /// Creates the animation.
  ///
  /// - Parameters:
  ///   - control: The segmented control.
  ///   - edges: The initial edges of the current segments.
  init(of control: UISegmentedControl, from edges: [CGFloat]) {
    from = edges
    step = FrameStep(of: self) { [weak self, weak control] now in self?.advance(to: now, control) }
    step?.start()
  }

  private func advance(to now: TimeInterval, _ control: UISegmentedControl?) {
    share = course.position(at: now)
    control?.setNeedsDisplay()
    guard now >= course.end else { return }
    step?.stop()
    if control?.motion === self { control?.motion = nil }
  }

  func edges(onTheWayTo places: [CGFloat]) -> [CGFloat] {
    guard places.count == from.count else { return places }
    return zip(from, places).map { $0 + ($1 - $0) * share }
  }
}
