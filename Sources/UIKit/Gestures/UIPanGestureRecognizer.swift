internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// The types of devices that scroll without touching.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// The corresponding raw value.
  public let rawValue: Int
  /// Creates a value with the given raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Wheels, which scroll in steps.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// Trackpads, which scroll by points.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  /// All types.
  public static let all = UIScrollTypeMask(rawValue: 3)
}

/// A recogniser of moving fingers, tracked by the centre between them.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The minimum number of fingers with which the gesture begins.
  open var minimumNumberOfTouches = 1
  /// The maximum number of fingers; more are ignored.
  open var maximumNumberOfTouches = Int.max
  /// Stored only. The types of devices that pan without a touch. None do.
  open var allowedScrollTypesMask: UIScrollTypeMask = [] {
    didSet { if !allowedScrollTypesMask.isEmpty { notYet("UIPanGestureRecognizer.allowedScrollTypesMask") } }
  }

  public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
  public override init?(coder: NSCoder) { super.init(coder: coder) }

  private var motion = FingerMotion()
  /// The movement before recognition, in the window's coordinate space.
  private var travel = CGPoint.zero
  /// The movement since recognition, or since it was set, in the window's coordinate space.
  private var moved = CGPoint.zero

  /// The distance that the fingers must move, in points; the reported translation starts after it
  /// (`facts/ios26/scroll.json`, "pan_slop_pt").
  package static let slop: CGFloat = 10

  /// Returns the translation of the fingers, in a view's coordinate space.
  open func translation(in view: UIView?) -> CGPoint { vector(moved, in: view) }
  /// Sets the translation, from which the movement continues.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    moved = windowVector(translation, in: view)
  }
  /// Returns the velocity in points per second, in a view's coordinate space.
  open func velocity(in view: UIView?) -> CGPoint {
    vector(motion.velocity(at: FrameClock.current.now), in: view)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches where attempt.touches.filter(\.isDown).count > maximumNumberOfTouches {
      ignore(touch, for: event)
    }
    motion.rest(at: liveCenter, event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let step = motion.move(to: liveCenter, event.timestamp)
    guard attempt.touches.filter(\.isDown).count >= minimumNumberOfTouches else { return }
    if attempt.state == .possible, attempt.waiting.isEmpty {
      travel = CGPoint(x: travel.x + step.x, y: travel.y + step.y)
      let distance = hypot(travel.x, travel.y)
      guard distance > Self.slop else { return }
      switch judge(travel) {
      case .wait: return
      case .fail: return state = .failed
      case .begin: break
      }
      let part = (distance - Self.slop) / distance
      moved = CGPoint(x: travel.x * part, y: travel.y * part)
      state = .began
    } else {
      moved = CGPoint(x: moved.x + step.x, y: moved.y + step.y)
      state = .changed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    _ = motion.move(to: attempt.center, event.timestamp)
    let left = attempt.touches.filter(\.isDown).count
    if left >= minimumNumberOfTouches { return motion.rest(at: liveCenter, event.timestamp) }
    stop(.ended)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { stop(.cancelled) }

  private func stop(_ end: State) {
    if attempt.state == .possible, attempt.waiting.isEmpty {
      if !attempt.touches.contains(where: \.isDown) { state = .failed }
    } else {
      state = end
    }
  }

  open override func reset() {
    super.reset()
    (travel, motion) = (.zero, FingerMotion())
    moved = .zero
  }

  /// The possible meanings of a first movement that exceeds the slop.
  enum Judgement { case begin, wait, fail }

  /// Judges the movement since the touch, in the window's coordinate space.
  func judge(_ travel: CGPoint) -> Judgement { .begin }

  /// The centre of the fingers that remain.
  private var liveCenter: CGPoint {
    let live = attempt.touches.filter(\.isDown)
    guard !live.isEmpty else { return attempt.center }
    let sum = live.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.point.x, y: $0.y + $1.point.y) }
    return CGPoint(x: sum.x / CGFloat(live.count), y: sum.y / CGFloat(live.count))
  }

  private func vector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
    let start = place(.zero, in: view), end = place(vector, in: view)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  private func windowVector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
    guard let view, let window = attempt.window ?? attachedView?.window, view !== window else {
      return vector
    }
    let start = window.layer.convert(CGPoint.zero, from: view.layer),
      end = window.layer.convert(vector, from: view.layer)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }
}

/// The recent movement of a centre of fingers: steps and velocity, in the window's coordinate space.
struct FingerMotion {
  private var last: CGPoint?
  /// The sums of all steps, at the times they were made.
  private var samples: [(time: Double, sum: CGPoint)] = []

  /// The time span from which the velocity is computed, in seconds (`facts/ios26/scroll.json`, "velocity
  /// window ~100 ms", not measured).
  private static let window = 0.1

  init() {}

  /// Handles a change of fingers: the centre is elsewhere without having moved.
  mutating func rest(at point: CGPoint, _ time: Double) {
    last = point
    if samples.isEmpty { samples = [(time, .zero)] }
  }

  /// Returns the step from the last centre.
  mutating func move(to point: CGPoint, _ time: Double) -> CGPoint {
    let from = last ?? point
    let step = CGPoint(x: point.x - from.x, y: point.y - from.y)
    last = point
    guard step != .zero else { return step }
    let sum = samples.last?.sum ?? .zero
    samples.append((time, CGPoint(x: sum.x + step.x, y: sum.y + step.y)))
    while samples.count > 2, samples[1].time < time - Self.window { samples.removeFirst() }
    return step
  }

  /// Returns the velocity in points per second over the last tenth of a second; zero for resting fingers.
  func velocity(at now: Double) -> CGPoint {
    guard let end = samples.last, now - end.time < Self.window else { return .zero }
    guard let start = samples.first(where: { $0.time >= end.time - Self.window && $0.time < end.time }) else {
      return .zero
    }
    let time = end.time - start.time
    return CGPoint(x: (end.sum.x - start.sum.x) / time, y: (end.sum.y - start.sum.y) / time)
  }
}

/// A recogniser of a pan that begins at an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The accepted edges. The default is none.
  open var edges: UIRectEdge = []

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    maximumNumberOfTouches = 1
  }
  public override init?(coder: NSCoder) { super.init(coder: coder) }

  private var touched: UIRectEdge = []

  /// The maximum distance from the edge at which the finger must come down, in points; not measured.
  private static let reach: CGFloat = 20

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard attempt.state == .possible, let touch = touches.first, let bounds = touch.window?.bounds else {
      return
    }
    let point = touch.point
    touched = []
    if point.x - bounds.minX < Self.reach { touched.insert(.left) }
    if bounds.maxX - point.x <= Self.reach { touched.insert(.right) }
    if point.y - bounds.minY < Self.reach { touched.insert(.top) }
    if bounds.maxY - point.y <= Self.reach { touched.insert(.bottom) }
    touched.formIntersection(edges)
    if touched.isEmpty { state = .failed }
  }

  override func judge(_ travel: CGPoint) -> Judgement {
    let isAcross = abs(travel.x) > abs(travel.y)
    let fits =
      isAcross
      ? travel.x > 0 && touched.contains(.left) || travel.x < 0 && touched.contains(.right)
      : travel.y > 0 && touched.contains(.top) || travel.y < 0 && touched.contains(.bottom)
    return fits ? .begin : .fail
  }
}
