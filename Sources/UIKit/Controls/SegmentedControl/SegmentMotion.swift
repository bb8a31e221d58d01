internal import CoreGraphics
internal import Foundation
internal import QuartzCore
internal import RenderTree

/// Segments that make room for one that came, or take that of one that went.
@MainActor final class SegmentMotion {
  private let from: [CGFloat]
  /// How much of the way is behind them; as long as contents scroll, which is not measured.
  private let course = ScrollCourse.animation(
    from: 0, to: 1, start: CACurrentMediaTime(), duration: ScrollDriver.animationDuration,
    pace: .easeInEaseOut)
  private var share = 0.0
  private var step: FrameStep?

  /// - Parameter edges: Where the edges of the segments that are there now start from.
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
