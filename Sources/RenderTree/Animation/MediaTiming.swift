internal import CoreGraphics

/// How a time of its own runs within the time around it, and which part of it is active:
/// `CAMediaTiming` as a value.
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
  /// Whether the first value shows before the beginning.
  package var fillsBackwards = false
  /// Whether the last value shows after the end.
  package var fillsForwards = false

  package init() {}

  /// The own time at a time of the parent's.
  package func local(fromParent time: Double) -> Double { (time - beginTime) * Double(speed) + timeOffset }

  /// The parent's time at an own time. Where the own time stands still no parent time answers; all are
  /// taken for the beginning.
  package func parent(fromLocal time: Double) -> Double {
    speed == 0 ? beginTime : (time - timeOffset) / Double(speed) + beginTime
  }

  /// How long it is active, in own time, repeats included.
  package var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    return cycle * (repeatCount > 0 ? Double(repeatCount) : 1)
  }

  /// One way through, and back again where it reverses.
  private var cycle: Double { autoreverses ? 2 * duration : duration }

  /// A moment of an active time.
  package struct Moment: Sendable, Equatable {
    /// Seconds into the way through, 0…duration.
    package var time: Double
    /// How many whole ways through lie before, one there and back counting as one.
    package var round: Int
  }

  /// Where the active time stands at a parent's time; nil outside of it, unless it is filled there.
  ///
  /// An offset moves what is shown, not when: a way through starts in its middle and ends there, by way of
  /// its end. A negative speed shows each way through from its end. What stands still shows what is at the
  /// offset. At times that are no numbers nothing is active; an offset or a count of ways through beyond all
  /// numbers shows the beginning.
  package func moment(atParent parent: Double) -> Moment? {
    let passed = speed == 0 ? timeOffset : (parent - beginTime) * Double(abs(speed))
    let active = activeDuration
    guard passed >= 0 || (passed < 0 && fillsBackwards) else { return nil }
    guard passed < active || fillsForwards || (passed == active && speed == 0) else { return nil }
    let time = min(max(passed, 0), active)
    guard cycle > 0, cycle.isFinite else { return Moment(time: cycle > 0 ? time : duration, round: 0) }
    var round = (time / cycle).rounded(.down)
    var rest = time - round * cycle
    // The end of the last round belongs to it, not to one that never begins.
    if time == active, rest <= 0, round > 0 { (round, rest) = (round - 1, cycle) }
    if speed < 0 { rest = cycle - rest }
    if speed != 0, timeOffset != 0 {
      let moved = rest + timeOffset, wraps = (moved / cycle).rounded(.down)
      (round, rest) = (max(round + wraps, 0), moved - wraps * cycle)
    }
    guard round.isFinite, rest.isFinite else { return Moment(time: 0, round: 0) }
    // A cycle may be shorter than what a time of such a size can tell apart.
    rest = min(max(rest, 0), cycle)
    if autoreverses, rest > duration { rest = 2 * duration - rest }
    return Moment(time: rest, round: Int(min(round, 1e15)))
  }

  /// The parent's time at which it is over; infinite where that never comes.
  package var end: Double { speed == 0 ? .infinity : beginTime + activeDuration / Double(abs(speed)) }
}
