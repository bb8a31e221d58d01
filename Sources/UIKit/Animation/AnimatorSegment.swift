internal import CoreGraphics
internal import Foundation
internal import QuartzCore
internal import RenderTree

/// A stretch of an animator's time with one pace and one direction: from one progress to another.
///
/// Progress is 0 where the changes begin and 1 where they end; springs go beyond.
struct AnimatorSegment {
  /// The progress at the two ends of the pace.
  var from = 0.0, to = 1.0
  var pace: ViewAnimation.Pace
  /// Seconds that the whole pace takes.
  var duration: Double
  /// The part of `duration` that had passed at `begin`, 0…1.
  var passed = 0.0
  /// Frame clock seconds.
  var begin: Double
  /// 1 runs, 0 stands still, -1 runs back along the same pace.
  var direction = 0.0

  /// The part of `duration` that has passed, 0…1.
  func part(at time: Double) -> Double {
    guard duration > 0 else { return direction < 0 ? 0 : 1 }
    return min(max(passed + direction * max(time - begin, 0) / duration, 0), 1)
  }

  func progress(at time: Double) -> Double {
    from + (to - from) * pace.value(at: part(at: time), of: duration)
  }

  /// When it reaches the end that it runs towards; nil where it stands still.
  func end() -> Double? {
    switch direction {
    case 0: nil
    case 1: begin + (1 - passed) * duration
    default: begin + passed * duration
    }
  }

  /// The same, standing where it is at a time.
  func halted(at time: Double) -> AnimatorSegment {
    var segment = self
    (segment.passed, segment.begin, segment.direction) = (part(at: time), time, 0)
    return segment
  }

  /// The whole way runs from beginning to end, so that it can be run back.
  var isWhole: Bool { from == 0 && to == 1 }
}

extension ViewAnimation.Pace {
  static var straight: ViewAnimation.Pace { .curve(CAMediaTimingFunction(name: .linear)) }

  /// The progress at a part of the time, of `duration` seconds.
  func value(at part: Double, of duration: Double) -> Double {
    switch self {
    case .curve(let function): function.value(at: part)
    case .spring(let spring): part >= 1 ? 1 : spring.value(at: part * duration)
    }
  }
}

/// A change of a layer's property that an animator moves.
@MainActor struct AnimatorChange {
  let layer: CALayer
  let key: String
  let property: AnimatedProperty
  /// What the property was when the animator first changed it.
  let original: AnimatableValue
  /// The values at progress 0 and 1.
  var from: AnimatableValue, to: AnimatableValue
  /// The part of each segment that passes before the change begins, 0…1.
  var delay: Double

  /// Puts the change on its layer as a segment says.
  func show(_ segment: AnimatorSegment) {
    let start = from.interpolated(to: to, at: segment.from), end = from.interpolated(to: to, at: segment.to)
    let animation = ViewAnimation(duration: segment.duration, pace: segment.pace).makeAnimation(
      forKey: key, from: start.boxed)
    animation.toValue = end.boxed
    animation.duration = max(segment.duration * (1 - delay), 1e-9)
    animation.speed = Float(segment.direction)
    // Seconds that have passed of the way that it runs, forwards
    // or back; standing still it shows the one at its offset.
    let behind = (segment.direction < 0 ? 1 - segment.passed : segment.passed - delay) * segment.duration
    if segment.direction == 0 { animation.timeOffset = behind }
    animation.beginTime = layer.convertTime(segment.begin, from: nil) - (segment.direction == 0 ? 0 : behind)
    if animation.beginTime == 0 { animation.beginTime = .leastNonzeroMagnitude }
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: key)
  }
}
