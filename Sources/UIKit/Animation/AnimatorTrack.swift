internal import CoreGraphics
internal import Foundation
internal import QuartzCore
internal import RenderTree

/// One change of a layer's property by an animator. It occupies a part of the animator's timeline, and has
/// its own animation on the layer: other tracks of the property, of this animator or another, continue beside
/// it.
@MainActor struct AnimatorTrack {
  /// The course of the property's value.
  enum Course {
    case straight(from: AnimatableValue, to: AnimatableValue)
    /// Values, and the fractions of the track's time at which they are reached.
    case keyframes([AnimatableValue], [Double], KeyframeCourse.Mode)
    /// The property is presented with one value, and the layer keeps its own.
    case held(AnimatableValue)
  }

  let layer: CALayer
  let property: AnimatedProperty
  /// The key path of the property.
  let key: String
  /// The property's value before and after the change.
  let from: AnimatableValue, to: AnimatableValue
  let course: Course
  /// A Boolean value that indicates whether the values of `course` are added to the layer's own value.
  let isAdditive: Bool
  var timing: TrackTiming
  private(set) weak var block: ViewAnimation?
  private let blockEnd: AnimationsEnd?
  /// The value that the track has set on the layer.
  private var model: AnimatableValue
  /// The layer's animation; nil before the track is shown and after it is removed.
  private var animation: CAAnimation?

  init(
    _ layer: CALayer, _ property: AnimatedProperty, _ key: String, from: AnimatableValue, to: AnimatableValue,
    course: Course, isAdditive: Bool, in block: ViewAnimation
  ) {
    (self.layer, self.property, self.key) = (layer, property, key)
    (self.from, self.to, model) = (from, to, to)
    (self.course, self.isAdditive) = (course, isAdditive)
    (self.block, blockEnd) = (block, block.end)
    timing = TrackTiming(
      start: block.timeline?.start ?? 0, end: block.timeline?.end ?? 1, pace: block.pace,
      seconds: block.duration)
  }

  /// Returns the track from the start of an earlier change to the end of this one, if the same block made
  /// both; nil if they cannot be merged.
  func merged(with earlier: AnimatorTrack) -> AnimatorTrack? {
    guard earlier.layer === layer, earlier.property == property, let block, earlier.block === block,
      isAdditive, earlier.isAdditive, case .straight = course, case .straight = earlier.course,
      let way = earlier.from.difference(from: to)
    else { return nil }
    return AnimatorTrack(
      layer, property, key, from: earlier.from, to: to, course: .straight(from: way, to: way.neutral),
      isAdditive: true, in: block)
  }

  // MARK: - Layer animations

  /// Replaces the layer's animation by that of a segment.
  ///
  /// - Returns: `false` if the layer no longer has the track's animation.
  mutating func show(in segment: AnimatorSegment) -> Bool {
    let new = makeAnimation(in: segment)
    if let animation {
      self.animation = layer.replace(animation, with: new)
    } else {
      let name = layer.freeKey(key)
      layer.add(new, forKey: name)
      animation = layer.animation(forKey: name)
    }
    return animation != nil
  }

  /// Removes the layer's animation.
  ///
  /// - Returns: `false` if the layer no longer had it because another animation replaced it.
  mutating func remove(finished: Bool) -> Bool {
    guard let animation else { return true }
    self.animation = nil
    return layer.remove(animation, finished: finished)
  }

  /// Sets the layer's own value to that at a progress. If other changes have been made since, the value is
  /// shifted by the difference.
  mutating func settle(at progress: Double) {
    if case .held = course { return }
    let value = ownValue(at: progress)
    guard value != model, let own = layer.value(of: property, shown: false) else { return }
    guard own != model, let way = value.difference(from: model) else {
      layer.set(value, for: property)
      return model = layer.value(of: property, shown: false) ?? value
    }
    layer.set(own.adding(way), for: property)
    model = value
  }

  /// Returns the layer's own value, without the track, that equals the track's presented value at a progress.
  private func ownValue(at progress: Double) -> AnimatableValue {
    if progress == 0 { return from }
    if progress == 1 { return to }
    return isAdditive ? to.adding(value(at: progress)).asValue(of: property) : value(at: progress)
  }

  private func value(at progress: Double) -> AnimatableValue {
    switch course {
    case .straight(let from, let to): from.interpolated(to: to, at: progress)
    case .keyframes(let values, let times, let mode):
      KeyframeCourse(values: values, keyTimes: times, mode: mode).value(at: min(max(progress, 0), 1)) ?? to
    case .held(let value): value
    }
  }

  private func makeAnimation(in segment: AnimatorSegment) -> CAPropertyAnimation {
    let begin = layer.convertTime(segment.begin, from: nil)
    let animation: CAPropertyAnimation
    if segment.direction == 0 {
      let still = CABasicAnimation(keyPath: key)
      still.fromValue = value(at: timing.progress(at: segment.passed, in: segment)).boxed
      (still.toValue, still.duration, still.speed, still.beginTime) = (still.fromValue, 1, 0, begin)
      animation = still
    } else {
      let window = timing.window(in: segment), (pace, seconds) = timing.pace(in: segment)
      animation = moving(to: segment.target, pace)
      animation.duration = max(seconds, 1e-9)
      animation.speed = Float(segment.direction)
      // The seconds that have passed in the current direction.
      let passed = segment.direction < 0 ? window.end - segment.passed : segment.passed - window.start
      animation.beginTime = begin - passed * segment.duration
    }
    // A layer changes the time of an animation that begins at 0.
    if animation.beginTime == 0 { animation.beginTime = .leastNonzeroMagnitude }
    animation.isAdditive = isAdditive
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    (animation.blockEnd, animation.isBlockChange) = (blockEnd, true)
    return animation
  }

  /// Returns the animation from the progress at the segment's origin to that at its target.
  private func moving(to target: Double, _ pace: ViewAnimation.Pace) -> CAPropertyAnimation {
    switch course {
    case .straight, .held:
      let moving = pace.makeAnimation(forKey: key)
      (moving.fromValue, moving.toValue) = (value(at: timing.base).boxed, value(at: target).boxed)
      return moving
    case .keyframes(let values, let times, let mode):
      let moving = CAKeyframeAnimation(keyPath: key)
      moving.values = values.compactMap(\.boxed)
      moving.keyTimes = times.map { NSNumber(value: $0) }
      moving.calculationMode = CAAnimationCalculationMode(rawValue: mode.rawValue)
      (moving.start, moving.end) = (timing.base, target)
      if case .curve(let function) = pace { moving.timingFunction = function }
      return moving
    }
  }
}
