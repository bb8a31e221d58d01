internal import CoreGraphics
internal import Foundation
internal import RenderTree

/// Where content is along one axis at each moment of a movement that nobody holds: a closed form, sampled at
/// any time.
struct ScrollCourse: Equatable, Sendable {
  enum Part: Equatable, Sendable {
    case still(Double)
    case deceleration(Deceleration)
    case spring(SpringReturn)
    /// Between two places at a pace.
    case way(from: Double, to: Double, duration: Double, TimingCurve)
  }

  private let first: Part
  /// What follows when the first part meets the end of the content.
  private let second: (start: Double, part: Part)?
  /// When it is over, in seconds from its start.
  let duration: Double
  /// Where it ends.
  let target: Double

  static func == (a: ScrollCourse, b: ScrollCourse) -> Bool {
    a.first == b.first && a.second?.start == b.second?.start && a.second?.part == b.second?.part
  }

  private init(
    _ first: Part, then second: (start: Double, part: Part)? = nil, duration: Double, target: Double
  ) {
    self.first = first
    self.second = second
    self.duration = duration
    self.target = target
  }

  /// What stays where it is.
  static func still(at place: Double) -> ScrollCourse {
    ScrollCourse(.still(place), duration: 0, target: place)
  }

  /// An animated way from place to place.
  static func way(from start: Double, to end: Double, duration: Double, pace: TimingCurve) -> ScrollCourse {
    ScrollCourse(.way(from: start, to: end, duration: duration, pace), duration: duration, target: end)
  }

  /// What a finger lets go of at `place` with `velocity` points a second: it runs on, and turns back at the
  /// ends of `range`; where it does not bounce it stops there. Beyond the ends it returns at once.
  static func thrown(
    from place: Double, velocity: Double, range: ClosedRange<Double>, rate: Double, bounces: Bool
  ) -> ScrollCourse {
    guard range.contains(place) else {
      let end = place < range.lowerBound ? range.lowerBound : range.upperBound
      return back(SpringReturn(from: place, velocity: velocity, backTo: end))
    }
    let free = Deceleration(from: place, velocity: velocity, rate: rate)
    guard free.duration > 0 else { return still(at: place) }
    guard !range.contains(free.target) else {
      return ScrollCourse(.deceleration(free), duration: free.duration, target: free.target)
    }
    let end = velocity < 0 ? range.lowerBound : range.upperBound
    let meeting = free.time(reaching: end) ?? free.duration
    let spring = SpringReturn(
      from: end, velocity: bounces ? free.velocity(at: meeting) : 0, to: end,
      rates: (SpringReturn.bounceRate, SpringReturn.bounceRate))
    return ScrollCourse(
      .deceleration(free), then: (meeting, bounces ? .spring(spring) : .still(end)),
      duration: meeting + (bounces ? spring.duration : 0), target: end)
  }

  /// What is let go of and has been told where to come to rest.
  static func thrown(from place: Double, velocity: Double, onTo target: Double) -> ScrollCourse {
    place == target && abs(velocity) < Deceleration.leastSpeed
      ? still(at: place) : back(SpringReturn(from: place, velocity: velocity, onTo: target))
  }

  private static func back(_ spring: SpringReturn) -> ScrollCourse {
    ScrollCourse(.spring(spring), duration: spring.duration, target: spring.target)
  }

  /// The rest of a way that is to end elsewhere, from where it is `time` seconds after the start. What is no
  /// way stays as it is.
  func aimed(at end: Double, after time: Double) -> ScrollCourse {
    guard case .way(_, _, let duration, let pace) = first, end != target, time < duration else { return self }
    let (place, part) = (position(at: time), pace.value(at: max(time / duration, 0)))
    // The start from which this place lies on the way to that end.
    let start = part < 1 ? (place - end * part) / (1 - part) : place
    return .way(from: start, to: end, duration: duration, pace: pace)
  }

  /// The place `time` seconds after the start; the target from the end on.
  func position(at time: Double) -> Double {
    guard time < duration else { return target }
    if let second, time >= second.start { return second.part.position(at: time - second.start) }
    return first.position(at: time)
  }
}

extension ScrollCourse.Part {
  fileprivate func position(at time: Double) -> Double {
    switch self {
    case .still(let place): place
    case .deceleration(let movement): movement.position(at: time)
    case .spring(let spring): spring.position(at: time)
    case .way(let from, let to, let duration, let pace):
      from + (to - from) * pace.value(at: duration > 0 ? min(max(time / duration, 0), 1) : 1)
    }
  }
}

/// Which page a paging scroll view comes to rest on, along one axis.
enum Paging {
  /// The speed that turns the page whatever part of it shows, in points a second.
  static let turningSpeed = 250.0

  /// The offset of the page for content let go of at `place`: the next one in the direction of a fast finger,
  /// else the nearest one; not outside of `range`.
  ///
  /// - Parameter page: The length of a page: that of the bounds. 0 leaves the place as it is.
  static func target(of place: Double, velocity: Double, page: Double, range: ClosedRange<Double>) -> Double {
    guard page > 0 else { return place }
    let pages = (place - range.lowerBound) / page
    let chosen: Double
    if abs(velocity) < turningSpeed {
      chosen = pages.rounded()
    } else {
      chosen = velocity > 0 ? pages.rounded(.down) + 1 : pages.rounded(.up) - 1
    }
    return min(max(range.lowerBound + chosen * page, range.lowerBound), range.upperBound)
  }
}
