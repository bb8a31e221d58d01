internal import Foundation

/// A segment of an animator's time, in which it moves from one position on its timeline towards an end.
///
/// Positions are fractions of the timeline: the changes begin at 0 and end at 1.
struct AnimatorSegment {
  var origin = 0.0
  /// The end of the timeline: 0 or 1.
  var target = 1.0
  /// The pace of all tracks; nil if each has its own.
  var pace: ViewAnimation.Pace?
  /// The duration from `origin` to `target`, in seconds.
  var duration: Double
  /// The fraction of `duration` that had passed at `begin`, 0…1.
  var passed = 0.0
  /// The start in frame clock seconds.
  var begin: Double
  /// The direction: 1 runs, 0 is paused, -1 runs back to `origin`.
  var direction = 0.0
  /// A Boolean value that indicates whether the position was set, on a linear path from `origin`.
  var isScrubbed = false

  /// Returns the fraction of `duration` that has passed, 0…1.
  func part(at time: Double) -> Double {
    guard direction != 0 else { return passed }
    guard duration > 0 else { return direction < 0 ? 0 : 1 }
    return min(max(passed + direction * max(time - begin, 0) / duration, 0), 1)
  }

  func position(at time: Double) -> Double { origin + (target - origin) * part(at: time) }

  /// The time at which it reaches the end that it runs towards; nil if it is paused.
  var end: Double? {
    switch direction {
    case 0: nil
    case 1: begin + (1 - passed) * duration
    default: begin + passed * duration
    }
  }

  /// Returns the segment paused at a time.
  func halted(at time: Double) -> AnimatorSegment {
    var segment = self
    (segment.passed, segment.begin, segment.direction) = (part(at: time), time, 0)
    return segment
  }

  /// Moves a scrubbed segment to a position on the timeline, before or after its origin.
  mutating func scrub(to position: Double) {
    target = position < origin ? 0 : 1
    passed = target == origin ? 1 : (position - origin) / (target - origin)
  }

  /// A Boolean value that indicates whether it covers the whole timeline, so that it can be reversed.
  var isWhole: Bool { origin == 0 && target == 1 }
}

/// The part of an animator's timeline that a track occupies, and the track's progress, which is 0 where its
/// change begins and 1 where it ends; springs overshoot.
struct TrackTiming {
  /// Positions on the timeline.
  let start: Double, end: Double
  let pace: ViewAnimation.Pace
  /// The duration in seconds for which `pace` was computed.
  let seconds: Double
  /// The progress at the origin of the animator's segment.
  var base = 0.0

  /// Returns the fractions of a segment's time between which the track moves from `base` to the segment's
  /// target.
  func window(in segment: AnimatorSegment) -> (start: Double, end: Double) {
    let way = segment.target - segment.origin
    guard way != 0 else { return (0, 0) }
    let (first, last) = segment.target == 1 ? (start, end) : (end, start)
    func part(_ position: Double) -> Double { min(max((position - segment.origin) / way, 0), 1) }
    let window = (start: part(first), end: part(last))
    // With another pace it would have ended already.
    return window.end == 0 && base != segment.target ? (0, 1) : window
  }

  /// Returns the duration of `window(in:)` in seconds, and the pace in it.
  func pace(in segment: AnimatorSegment) -> (pace: ViewAnimation.Pace, seconds: Double) {
    let window = window(in: segment), time = (window.end - window.start) * segment.duration
    if let pace = segment.pace { return (pace.fitted(to: time, from: segment.duration), time) }
    return (pace.fitted(to: time, from: seconds), time)
  }

  /// Returns the progress at a fraction of a segment's time.
  func progress(at part: Double, in segment: AnimatorSegment) -> Double {
    let window = window(in: segment), length = window.end - window.start, (pace, seconds) = pace(in: segment)
    let local = length > 0 ? min(max((part - window.start) / length, 0), 1) : part >= window.end ? 1 : 0
    return base + (segment.target - base) * pace.value(at: local, of: seconds)
  }

  /// Returns the progress at a position on the timeline for a linear track.
  func straightProgress(at position: Double) -> Double {
    guard end > start else { return position >= end ? 1 : 0 }
    return min(max((position - start) / (end - start), 0), 1)
  }
}

/// A part of an animator's timeline, as fractions of it, in which changes take place.
@MainActor struct AnimatorPart {
  let animator: UIViewPropertyAnimator
  let start: Double, end: Double

  var seconds: Double { (end - start) * animator.duration }

  /// Returns the part that begins `delay` seconds after the start of this one and lasts `duration` seconds,
  /// at most to the end of the timeline; without a duration, to the end of this one.
  func part(after delay: Double, lasting duration: Double?) -> AnimatorPart {
    func position(after seconds: Double, from position: Double) -> Double {
      animator.duration > 0 ? min(position + max(seconds, 0) / animator.duration, 1) : position
    }
    let begin = position(after: delay, from: start)
    return AnimatorPart(
      animator: animator, start: begin,
      end: duration.map { position(after: $0, from: begin) } ?? max(end, begin))
  }
}
