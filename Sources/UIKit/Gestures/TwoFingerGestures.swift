internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// A recogniser of two fingers that move apart or together.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance of the fingers relative to that at the beginning, or relative to when it was set.
  open var scale: CGFloat = 1 {
    didSet { if !isFollowing { rebase() } }
  }
  /// The velocity of the scale, per second.
  open var velocity: CGFloat { speed.value(at: FrameClock.current.now) }

  public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
  public override init?(coder: NSCoder) { super.init(coder: coder) }

  private var isFollowing = false
  private var first: CGFloat?
  /// The distance and the scale relative to which the current scale is computed.
  private var base: (distance: CGFloat, scale: CGFloat)?
  private var speed = Speed()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    TwoFingers.keepTwo(self, touches, event)
    first = TwoFingers(attempt)?.distance
    rebase()
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let distance = TwoFingers(attempt)?.distance else {
      if attempt.isRecognized { state = .changed }
      return
    }
    if attempt.state == .possible, attempt.waiting.isEmpty {
      guard let first, abs(distance - first) > TwoFingers.slop else { return }
      base = (first + (distance > first ? TwoFingers.slop : -TwoFingers.slop), 1)
      follow(distance, event)
      state = .began
    } else {
      follow(distance, event)
      state = .changed
    }
  }

  private func follow(_ distance: CGFloat, _ event: UIEvent) {
    guard let base else { return }
    isFollowing = true
    scale = base.scale * max(distance, 1) / max(base.distance, 1)
    isFollowing = false
    speed.note(scale, event.timestamp)
  }

  private func rebase() {
    base = TwoFingers(attempt).map { ($0.distance, scale) }
    speed = Speed()
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    TwoFingers.lift(self, .ended)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    TwoFingers.lift(self, .cancelled)
  }

  open override func reset() {
    super.reset()
    (first, base, speed) = (nil, nil, Speed())
    isFollowing = true
    scale = 1
    isFollowing = false
  }
}

/// A recogniser of two fingers that rotate around each other.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The rotation in radians, clockwise on the screen, since the beginning or since it was set.
  open var rotation: CGFloat = 0
  /// The velocity of the rotation, in radians per second.
  open var velocity: CGFloat { speed.value(at: FrameClock.current.now) }

  public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
  public override init?(coder: NSCoder) { super.init(coder: coder) }

  private var last: CGFloat?
  private var turned: CGFloat = 0
  private var speed = Speed()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    TwoFingers.keepTwo(self, touches, event)
    last = TwoFingers(attempt)?.angle
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let two = TwoFingers(attempt), let last else {
      if attempt.isRecognized { state = .changed }
      return
    }
    // In the shorter direction.
    let step = remainder(two.angle - last, 2 * .pi)
    self.last = two.angle
    if attempt.state == .possible, attempt.waiting.isEmpty {
      turned += step
      let slop = TwoFingers.slop / max(two.distance / 2, 1)
      guard abs(turned) > slop else { return }
      rotation = turned - (turned > 0 ? slop : -slop)
      speed.note(rotation, event.timestamp)
      state = .began
    } else {
      rotation += step
      speed.note(rotation, event.timestamp)
      state = .changed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    TwoFingers.lift(self, .ended)
    last = nil
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    TwoFingers.lift(self, .cancelled)
  }

  open override func reset() {
    super.reset()
    (last, turned, rotation, speed) = (nil, 0, 0, Speed())
  }
}

/// The positions of two fingers on the screen.
private struct TwoFingers {
  let from: CGPoint
  let to: CGPoint

  /// The distance that fingers must move towards or around each other, in points; not measured.
  static let slop: CGFloat = 8

  @MainActor init?(_ attempt: GestureAttempt) {
    let live = attempt.touches.filter(\.isDown)
    guard live.count == 2 else { return nil }
    (from, to) = (live[0].point, live[1].point)
  }

  var distance: CGFloat { hypot(to.x - from.x, to.y - from.y) }
  var angle: CGFloat { atan2(to.y - from.y, to.x - from.x) }

  /// Ignores a third finger.
  @MainActor static func keepTwo(_ gesture: UIGestureRecognizer, _ new: Set<UITouch>, _ event: UIEvent) {
    for touch in new where gesture.attempt.touches.filter(\.isDown).count > 2 {
      gesture.ignore(touch, for: event)
    }
  }

  /// Ends the gesture when both fingers have lifted.
  @MainActor static func lift(_ gesture: UIGestureRecognizer, _ end: UIGestureRecognizer.State) {
    guard !gesture.attempt.touches.contains(where: \.isDown) else { return }
    gesture.state = gesture.attempt.state == .possible && gesture.attempt.waiting.isEmpty ? .failed : end
  }
}

/// The rate of change of a number, over the last tenth of a second.
private struct Speed {
  private var samples: [(time: Double, value: CGFloat)] = []

  init() {}

  mutating func note(_ value: CGFloat, _ time: Double) {
    samples.append((time, value))
    while samples.count > 2, samples[1].time < time - 0.1 { samples.removeFirst() }
  }

  func value(at now: Double) -> CGFloat {
    guard let first = samples.first, let last = samples.last, last.time > first.time, now - last.time < 0.1
    else { return 0 }
    return (last.value - first.value) / (last.time - first.time)
  }
}
