internal import CoreGraphics

/// A time space within that of a parent, and its active duration: `CAMediaTiming` as a value.
///
/// `local = (parent - beginTime) * speed + timeOffset`, all in seconds.
package struct MediaTiming: Sendable, Equatable, Codable {
  package var beginTime = 0.0
  package var duration = 0.0
  package var speed: Float = 1
  package var timeOffset = 0.0
  package var repeatCount: Float = 0
  package var repeatDuration = 0.0
  package var autoreverses = false
  /// A Boolean value that indicates whether the initial value shows before the beginning.
  package var fillsBackwards = false
  /// A Boolean value that indicates whether the final value shows after the end.
  package var fillsForwards = false

  package init() {}

  /// Converts a time of the parent to local time.
  package func local(fromParent time: Double) -> Double { (time - beginTime) * Double(speed) + timeOffset }

  /// Converts a local time to the parent's time. If the local time stands still, the result is `beginTime`.
  package func parent(fromLocal time: Double) -> Double {
    speed == 0 ? beginTime : (time - timeOffset) / Double(speed) + beginTime
  }

  /// The active duration in local time, including repetitions.
  package var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    return cycle * (repeatCount > 0 ? Double(repeatCount) : 1)
  }

  /// The duration of one cycle, including the reverse direction if it autoreverses.
  private var cycle: Double { autoreverses ? 2 * duration : duration }

  /// A position within the active duration.
  package struct Moment: Sendable, Equatable {
    /// The time within the cycle in seconds, 0…duration.
    package var time: Double
    /// The number of completed cycles, each including its reverse.
    package var round: Int
  }

  /// Returns the position at a parent time, or nil outside the active duration unless it is filled there.
  ///
  /// A time offset shifts what is shown, not when: a cycle starts in its middle and wraps around at its end.
  /// With a negative speed each cycle runs from its end. With speed 0 the position is that of the offset. At
  /// NaN times nothing is active; an infinite offset or number of cycles gives the beginning.
  package func moment(atParent parent: Double) -> Moment? {
    let passed = speed == 0 ? timeOffset : (parent - beginTime) * Double(abs(speed))
    let active = activeDuration
    guard passed >= 0 || (passed < 0 && fillsBackwards) else { return nil }
    guard passed < active || fillsForwards || (passed == active && speed == 0) else { return nil }
    let time = min(max(passed, 0), active)
    guard cycle > 0, cycle.isFinite else { return Moment(time: cycle > 0 ? time : duration, round: 0) }
    var round = (time / cycle).rounded(.down)
    var rest = time - round * cycle
    // The end of the last cycle belongs to it, not to one that never begins.
    if time == active, rest <= 0, round > 0 { (round, rest) = (round - 1, cycle) }
    if speed < 0 { rest = cycle - rest }
    if speed != 0, timeOffset != 0 {
      let moved = rest + timeOffset, wraps = (moved / cycle).rounded(.down)
      (round, rest) = (max(round + wraps, 0), moved - wraps * cycle)
    }
    guard round.isFinite, rest.isFinite else { return Moment(time: 0, round: 0) }
    // A cycle may be shorter than the precision of a time of this magnitude.
    rest = min(max(rest, 0), cycle)
    if autoreverses, rest > duration { rest = 2 * duration - rest }
    return Moment(time: rest, round: Int(min(round, 1e15)))
  }

  /// The parent's time at the end, or infinity if it never ends.
  package var end: Double { speed == 0 ? .infinity : beginTime + activeDuration / Double(abs(speed)) }
}
