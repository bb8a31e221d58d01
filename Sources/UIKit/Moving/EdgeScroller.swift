internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// An object that scrolls a view while a dragged item is near one of its edges.
///
/// The speed grows from zero at the inner border of the zone to its maximum at the edge of the view.
@MainActor final class EdgeScroller {
  private weak var view: UIScrollView?
  private let moved: () -> Void
  /// The position of the finger relative to the visible area's origin, in points; nil while nothing is
  /// dragged.
  private var finger: CGPoint?
  private var last = 0.0
  private var step: FrameStep?

  /// The depth of the zones, in points, and the maximum speed, in points per second; not measured.
  static let depth: CGFloat = 44, topSpeed: CGFloat = 600

  /// Creates a scroller; `moved` is called whenever the content has scrolled.
  init(_ view: UIScrollView, moved: @escaping () -> Void) {
    self.view = view
    self.moved = moved
  }

  /// Follows a finger, whose position is relative to the visible area's origin.
  func follow(_ place: CGPoint) {
    finger = place
    guard let view, speed(in: view) != .zero else { return stop() }
    guard step == nil else { return }
    let new = FrameStep(of: view) { [weak self] in self?.advance(to: $0) }
    step = new
    last = CACurrentMediaTime()
    new.start()
  }

  func end() {
    finger = nil
    stop()
  }

  private func stop() {
    step?.stop()
    step = nil
  }

  private func advance(to time: TimeInterval) {
    guard let view, finger != nil else { return stop() }
    let speed = speed(in: view), passed = max(0, time - last)
    last = time
    guard speed != .zero else { return stop() }
    let old = view.contentOffset
    let wanted = CGPoint(x: old.x + speed.x * passed, y: old.y + speed.y * passed)
    let new = view.nearestOffset(to: wanted)
    guard new != old else { return }
    view.setOffset(new)
    moved()
  }

  /// Returns the speed in points per second; zero along an axis whose end has been reached.
  private func speed(in view: UIScrollView) -> CGPoint {
    guard let finger, view.isScrollEnabled else { return .zero }
    let area = CGRect(origin: .zero, size: view.layer.bounds.size).inset(by: view.adjustedContentInset)
    return CGPoint(
      x: Self.speed(
        at: finger.x, from: area.minX, to: area.maxX, offset: view.contentOffset.x,
        range: view.offsetRange(.horizontal)),
      y: Self.speed(
        at: finger.y, from: area.minY, to: area.maxY, offset: view.contentOffset.y,
        range: view.offsetRange(.vertical)))
  }

  private static func speed(
    at place: CGFloat, from low: CGFloat, to high: CGFloat, offset: CGFloat, range: ClosedRange<Double>
  ) -> CGFloat {
    let depth = min(depth, (high - low) / 4)
    guard depth > 0 else { return 0 }
    if place < low + depth, offset > range.lowerBound {
      return -topSpeed * min(1, (low + depth - place) / depth)
    }
    if place > high - depth, offset < range.upperBound {
      return topSpeed * min(1, (place - high + depth) / depth)
    }
    return 0
  }
}
