internal import CoreGraphics
internal import Foundation
internal import RenderTree

/// The position of content along one axis as a function of time, while no finger holds it.
///
/// Positions are in points, times in seconds of any one clock.
struct ScrollCourse: Equatable, Sendable {
  enum Part: Equatable, Sendable {
    case still(Double)
    case deceleration(Deceleration)
    case spring(SpringReturn)
    /// An animation from one position to another.
    case animation(from: Double, to: Double, duration: Double, TimingCurve)
  }

  /// The movement from the start on.
  private let first: Part
  /// The movement after the first part meets the end of the content, and the seconds until then.
  private let second: (delay: Double, part: Part)?
  /// The time at which the course starts.
  let start: Double
  /// The length of the course, in seconds.
  let duration: Double
  /// The position at which it ends.
  let target: Double
  /// A Boolean value that indicates whether the target was chosen, such as by paging or a delegate, and is no
  /// result of the content's speed.
  let hasChosenTarget: Bool

  static func == (a: ScrollCourse, b: ScrollCourse) -> Bool {
    a.first == b.first && a.second?.delay == b.second?.delay && a.second?.part == b.second?.part
      && a.start == b.start
  }

  private init(
    _ first: Part, then second: (delay: Double, part: Part)? = nil, start: Double, duration: Double,
    target: Double, hasChosenTarget: Bool = false
  ) {
    self.first = first
    self.second = second
    self.start = start
    self.duration = duration
    self.target = target
    self.hasChosenTarget = hasChosenTarget
  }

  /// The time at which the course ends.
  var end: Double { start + duration }

  /// Returns a course that stays at a position.
  static func still(at place: Double) -> ScrollCourse {
    ScrollCourse(.still(place), start: 0, duration: 0, target: place)
  }

  /// Returns an animated course.
  static func animation(
    from origin: Double, to target: Double, start: Double = 0, duration: Double, pace: TimingCurve
  ) -> ScrollCourse {
    ScrollCourse(
      .animation(from: origin, to: target, duration: duration, pace), start: start, duration: duration,
      target: target)
  }

  /// Returns the course of content that is released at a position with a velocity, in points per second: it
  /// decelerates, and turns back at the ends of the range, or stops there if it does not bounce. From beyond
  /// the ends it returns immediately.
  static func thrown(
    from place: Double, velocity: Double, start: Double = 0, range: ClosedRange<Double>, rate: Double,
    bounces: Bool
  ) -> ScrollCourse {
    guard range.contains(place) else {
      let end = place < range.lowerBound ? range.lowerBound : range.upperBound
      return spring(SpringReturn(from: place, velocity: velocity, backTo: end), start: start)
    }
    let free = Deceleration(from: place, velocity: velocity, rate: rate)
    guard free.duration > 0 else { return still(at: place) }
    guard !range.contains(free.target) else {
      return ScrollCourse(.deceleration(free), start: start, duration: free.duration, target: free.target)
    }
    let end = velocity < 0 ? range.lowerBound : range.upperBound
    let meeting = free.time(reaching: end) ?? free.duration
    let spring = SpringReturn(
      from: end, velocity: bounces ? free.velocity(at: meeting) : 0, to: end,
      rates: (SpringReturn.bounceRate, SpringReturn.bounceRate))
    return ScrollCourse(
      .deceleration(free), then: (meeting, bounces ? .spring(spring) : .still(end)), start: start,
      duration: meeting + (bounces ? spring.duration : 0), target: end)
  }

  /// Returns the course of content that is released and comes to rest at a chosen target. Content that is
  /// already there stays, regardless of its velocity.
  static func thrown(
    from place: Double, velocity: Double, start: Double = 0, onTo target: Double
  ) -> ScrollCourse {
    place == target
      ? still(at: place)
      : spring(SpringReturn(from: place, velocity: velocity, onTo: target), start: start, isChosen: true)
  }

  private static func spring(_ spring: SpringReturn, start: Double, isChosen: Bool = false) -> ScrollCourse {
    ScrollCourse(
      .spring(spring), start: start, duration: spring.duration, target: spring.target,
      hasChosenTarget: isChosen)
  }

  // MARK: - Sampling

  /// Returns the position at a time; the target from the end on.
  func position(at time: Double) -> Double {
    guard time < end else { return target }
    let (part, passed) = part(at: time)
    return part.position(at: passed)
  }

  /// Returns the velocity at a time, in points per second; 0 from the end on, and for animations.
  func velocity(at time: Double) -> Double {
    guard time < end else { return 0 }
    let (part, passed) = part(at: time)
    return part.velocity(at: passed)
  }

  private func part(at time: Double) -> (Part, passed: Double) {
    let passed = time - start
    if let second, passed >= second.delay { return (second.part, passed - second.delay) }
    return (first, passed)
  }

  // MARK: - Adjusting a running movement

  /// Returns the rest of a course for content that was moved or whose limits have changed: it continues from
  /// `place` with the velocity that it has at `time`.
  ///
  /// - Parameters:
  ///   - place: The position at `time`. Its difference from the course shifts a chosen target.
  ///   - time: The time in seconds.
  ///   - limits: The new limits of the content; a chosen target stays within them.
  /// - Returns: The course from `time` on.
  func resumed(from place: Double, at time: Double, within limits: ScrollLimits) -> ScrollCourse {
    let velocity = velocity(at: time), range = limits.range
    let target = hasChosenTarget ? limits.page(nearest: target + place - position(at: time)) : nil
    if case .spring(let spring) = part(at: time).0, let end = target ?? limits.end(before: place) {
      // Springs keep their rates, so that an undisturbed one continues unchanged.
      return Self.spring(
        SpringReturn(from: place, velocity: velocity, to: end, rates: spring.rates), start: time,
        isChosen: target != nil)
    }
    // Content that is moved, or gets another end, as soon as a frame shows it beyond its end, as a ring that
    // recentres there does, has lost nothing to the bounce, which began at most two frames ago.
    if case .deceleration(let free) = first, let second, case .spring = second.part, range.contains(place),
      time - start >= second.delay, time - start - second.delay <= 2 / 60
    {
      let passed = time - start
      let way = free.position(at: passed) - position(at: time)
      return .thrown(
        from: limits.nearest(to: place + way), velocity: free.velocity(at: passed), start: time, range: range,
        rate: limits.rate, bounces: limits.bounces)
    }
    return .thrown(
      from: place, velocity: velocity, start: time, range: range, rate: limits.rate, bounces: limits.bounces)
  }

  /// Returns the rest of an animation with another target or position; it ends at the same time. Other
  /// courses are returned unchanged.
  func aimed(at target: Double, from place: Double, at time: Double) -> ScrollCourse {
    guard case .animation(_, _, let duration, let pace) = first, time < end else { return self }
    let part = pace.value(at: max((time - start) / duration, 0))
    // The origin from which this position is on the path to that target.
    let origin = part < 1 ? (place - target * part) / (1 - part) : place
    return .animation(from: origin, to: target, start: start, duration: duration, pace: pace)
  }
}

extension ScrollCourse.Part {
  fileprivate func position(at time: Double) -> Double {
    switch self {
    case .still(let place): place
    case .deceleration(let movement): movement.position(at: time)
    case .spring(let spring): spring.position(at: time)
    case .animation(let from, let to, let duration, let pace):
      from + (to - from) * pace.value(at: duration > 0 ? min(max(time / duration, 0), 1) : 1)
    }
  }

  fileprivate func velocity(at time: Double) -> Double {
    switch self {
    case .still, .animation: 0
    case .deceleration(let movement): movement.velocity(at: time)
    case .spring(let spring): spring.velocity(at: time)
    }
  }
}

/// The limits of the content along one axis, and its behaviour there.
struct ScrollLimits: Equatable {
  /// The offsets that show no space beyond the content and its insets, in points.
  var range: ClosedRange<Double>
  /// A Boolean value that indicates whether content goes beyond its ends and springs back.
  var bounces: Bool
  /// The part of the velocity that is left after each millisecond.
  var rate: Double
  /// The length of a page, in points; nil without paging.
  var page: Double?

  /// Returns the offset within the range that is nearest to a position.
  func nearest(to place: Double) -> Double { min(max(place, range.lowerBound), range.upperBound) }

  /// Returns the end that content has passed; nil within the range.
  func end(before place: Double) -> Double? { range.contains(place) ? nil : nearest(to: place) }

  /// Returns the offset within the range that is nearest to a position and, with paging, shows a whole page.
  func page(nearest place: Double) -> Double {
    page.map { Paging.target(of: place, velocity: 0, page: $0, range: range) } ?? nearest(to: place)
  }
}

/// The choice of the page on which a paging scroll view comes to rest, along one axis.
enum Paging {
  /// The velocity that turns the page regardless of the position, in points per second.
  static let turningSpeed = 250.0

  /// Returns the offset of the page for content released at `place`: the next one in the direction of a fast
  /// finger, otherwise the nearest one; always within `range`.
  ///
  /// - Parameters:
  ///   - place: The offset at which the finger lifts.
  ///   - velocity: The velocity of the finger.
  ///   - page: The length of a page: that of the bounds. 0 returns `place`.
  ///   - range: The possible offsets.
  /// - Returns: The offset of the page.
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
