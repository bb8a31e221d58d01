internal import Foundation

/// A stretch of an animator's time, in which it goes from one position on its timeline towards an end.
///
/// Positions are fractions of the timeline: 0 is where the changes begin and 1 where they end.
struct AnimatorSegment {
  var origin = 0.0
  /// 0 or 1.
  var target = 1.0
  /// The pace of all tracks; nil if each has its own.
  var pace: ViewAnimation.Pace?
  /// Seconds from `origin` to `target`.
  var duration: Double
  /// The part of `duration` that had passed at `begin`, 0…1.
  var passed = 0.0
  /// Frame clock seconds.
  var begin: Double
  /// 1 runs, 0 stands still, -1 runs back to `origin`.
  var direction = 0.0
  /// Whether the position was set, on a straight way from `origin`.
  var isScrubbed = false

  /// The part of `duration` that has passed, 0…1.
  func part(at time: Double) -> Double {
    guard direction != 0 else { return passed }
    guard duration > 0 else { return direction < 0 ? 0 : 1 }
    return min(max(passed + direction * max(time - begin, 0) / duration, 0), 1)
  }

  func position(at time: Double) -> Double { origin + (target - origin) * part(at: time) }

  /// The time at which it reaches the end that it runs towards; nil if it stands still.
  var end: Double? {
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

  /// Puts a scrubbed segment at a position on the timeline, before or behind its origin.
  mutating func scrub(to position: Double) {
    target = position < origin ? 0 : 1
    passed = target == origin ? 1 : (position - origin) / (target - origin)
  }

  /// Whether it leads through the whole timeline, so that it can be run back.
  var isWhole: Bool { origin == 0 && target == 1 }
}

/// The part of an animator's timeline that a track takes, and how far the track has come: its progress is 0
/// where its change begins and 1 where it ends; springs go beyond.
struct TrackTiming {
  /// Positions on the timeline.
  let start: Double, end: Double
  let pace: ViewAnimation.Pace
  /// The seconds that `pace` was made for.
  let seconds: Double
  /// The progress at the origin of the animator's segment.
  var base = 0.0

  /// The part of a segment's time in which the track gets from `base` to the segment's target.
  func window(in segment: AnimatorSegment) -> (start: Double, end: Double) {
    let way = segment.target - segment.origin
    guard way != 0 else { return (0, 0) }
    let (first, last) = segment.target == 1 ? (start, end) : (end, start)
    func part(_ position: Double) -> Double { min(max((position - segment.origin) / way, 0), 1) }
    let window = (start: part(first), end: part(last))
    // By another pace it would have been through already.
    return window.end == 0 && base != segment.target ? (0, 1) : window
  }

  /// The seconds of `window(in:)`, and the pace in them.
  func pace(in segment: AnimatorSegment) -> (pace: ViewAnimation.Pace, seconds: Double) {
    let window = window(in: segment), time = (window.end - window.start) * segment.duration
    if let pace = segment.pace { return (pace.fitted(to: time, from: segment.duration), time) }
    return (pace.fitted(to: time, from: seconds), time)
  }

  /// The progress at a part of a segment's time.
  func progress(at part: Double, in segment: AnimatorSegment) -> Double {
    let window = window(in: segment), length = window.end - window.start, (pace, seconds) = pace(in: segment)
    let local = length > 0 ? min(max((part - window.start) / length, 0), 1) : part >= window.end ? 1 : 0
    return base + (segment.target - base) * pace.value(at: local, of: seconds)
  }

  /// The progress at a position on the timeline if the track goes straight from its start to its end.
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

  /// The part that begins `delay` seconds after the start of this one and lasts `duration` seconds, but not
  /// beyond the end of the timeline; without a duration to the end of this one.
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
