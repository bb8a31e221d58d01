internal import CoreGraphics
internal import Foundation

/// How content goes on along one axis after a finger has thrown it, as a function of the time since.
///
/// Places are in points, times in seconds. Of the speed `rate` is left after each millisecond: v(t) = v₀ ·
/// rate^(1000 t) and x(t) = x₀ + v₀ · reach · (1 − rate^(1000 t)) (`ios26/scroll.json`, "deceleration").
package struct Deceleration: Equatable, Sendable {
  package var start: Double
  /// Points a second at the start.
  package var velocity: Double
  /// 0…1, exclusive.
  package var rate: Double
  /// How far it comes for each point a second of speed, in seconds.
  package var reach: Double

  /// The speed below which it stops, in points a second (`ios26/scroll.json`, "stop_velocity_pt_s").
  package static let leastSpeed = 10.0

  /// A movement whose reach is the sum over milliseconds, rate / (1 − rate), as measured on iOS.
  package init(from start: Double, velocity: Double, rate: Double) {
    self.init(from: start, velocity: velocity, rate: rate, reach: Self.summedReach(rate))
  }

  package init(from start: Double, velocity: Double, rate: Double, reach: Double) {
    self.start = start
    self.velocity = velocity
    self.rate = rate
    self.reach = reach
  }

  /// The reach of speeds that are added up each millisecond: 0.499 s at the normal rate.
  package static func summedReach(_ rate: Double) -> Double { rate / (1 - rate) / 1000 }

  package func position(at time: Double) -> Double {
    start + velocity * reach * (1 - pow(rate, 1000 * max(time, 0)))
  }
  package func velocity(at time: Double) -> Double { velocity * pow(rate, 1000 * max(time, 0)) }

  /// Where it stops for want of speed.
  package var target: Double { position(at: duration) }
  /// When it stops for want of speed; 0 for what is too slow from the start.
  package var duration: Double { time(untilSpeed: Self.leastSpeed) }

  package func time(untilSpeed speed: Double) -> Double {
    abs(velocity) > speed ? log(speed / abs(velocity)) / (1000 * log(rate)) : 0
  }
  /// When it passes a place; nil where it stops before.
  package func time(reaching place: Double) -> Double? {
    let part = (place - start) / (velocity * reach)
    guard part >= 0, part < 1 else { return nil }
    let time = log(1 - part) / (1000 * log(rate))
    return time <= duration ? time : nil
  }
}

/// How content that is pulled beyond its end follows the finger less and less.
package enum RubberBand {
  /// `ios26/scroll.json`, "rubber_band".
  package static let stiffness = 0.55

  /// How far content is shown beyond its end, of a finger that is `distance` beyond; `dimension` is the
  /// length of the bounds along the axis. Keeps the sign; never reaches the dimension.
  package static func shown(_ distance: Double, dimension: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let way = (1 - 1 / (abs(distance) * stiffness / dimension + 1)) * dimension
    return distance < 0 ? -way : way
  }

  /// The finger's distance of what is shown: the inverse of `shown`.
  package static func pulled(_ shown: Double, dimension: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let part = min(abs(shown) / dimension, 0.999)
    let way = (1 / (1 - part) - 1) * dimension / stiffness
    return shown < 0 ? -way : way
  }
}

/// How content goes to a place and rests there: a spring without swing, along one axis.
package struct SpringReturn: Equatable, Sendable {
  package var target: Double
  /// Where it starts, seen from the target.
  package var distance: Double
  /// Points a second at the start.
  package var velocity: Double
  /// The two rates at which what is left dies down, per second; equal for critical damping.
  package var rates: (slow: Double, fast: Double)

  package static func == (a: SpringReturn, b: SpringReturn) -> Bool {
    a.target == b.target && a.distance == b.distance && a.velocity == b.velocity && a.rates == b.rates
  }

  /// Of content that runs into its end: critically damped (`ios26/scroll.json`, "entered_with_velocity").
  package static let bounceRate = 11.0
  /// Of content that is let go beyond its end without speed (`ios26/scroll.json`, "released_from_rest").
  package static let restRates = (slow: 9.0, fast: 46.0)
  /// The speed that divides the two, in points a second; assumed in `ios26/scroll.json`, not measured.
  package static let restSpeed = 50.0

  package init(from start: Double, velocity: Double, to target: Double, rates: (slow: Double, fast: Double)) {
    self.target = target
    distance = start - target
    self.velocity = velocity
    self.rates = rates
  }

  /// Back to the end of the content.
  package init(from start: Double, velocity: Double, backTo end: Double) {
    let isThrown = abs(velocity) >= Self.restSpeed
    self.init(
      from: start, velocity: velocity, to: end,
      rates: isThrown ? (Self.bounceRate, Self.bounceRate) : Self.restRates)
  }

  /// On to a place that was chosen for it, such as a page: as fast as the finger was, and without passing it
  /// where that can be avoided.
  package init(from start: Double, velocity: Double, onTo place: Double) {
    let way = place - start
    let needed = way != 0 ? velocity / way : 0
    let rate = max(needed, Self.bounceRate)
    self.init(from: start, velocity: velocity, to: place, rates: (rate, rate))
  }

  package func position(at time: Double) -> Double { target + left(at: max(time, 0)) }

  private func left(at time: Double) -> Double {
    let (a, b) = rates
    if a == b { return (distance + (velocity + a * distance) * time) * exp(-a * time) }
    let slow = (velocity + b * distance) / (b - a)
    return slow * exp(-a * time) + (distance - slow) * exp(-b * time)
  }

  /// Returns the velocity, in points per second.
  package func velocity(at time: Double) -> Double {
    let (a, b) = rates, time = max(time, 0)
    if a == b { return (velocity - a * (velocity + a * distance) * time) * exp(-a * time) }
    let slow = (velocity + b * distance) / (b - a)
    return -a * slow * exp(-a * time) - b * (distance - slow) * exp(-b * time)
  }

  /// When it stays within a third of a point of its place for good: a pixel of the finest screens.
  package var duration: Double { time(within: 1 / 3) }

  /// When it stays within `reach` points of its place for good.
  package func time(within reach: Double) -> Double {
    // What is left is never more than this, which only falls once t > 1/a.
    let (a, b) = rates
    func bound(_ t: Double) -> Double {
      if a == b { return (abs(distance) + abs(velocity + a * distance) * t) * exp(-a * t) }
      let slow = (velocity + b * distance) / (b - a)
      return abs(slow) * exp(-a * t) + abs(distance - slow) * exp(-b * t)
    }
    guard bound(0) > reach || abs(velocity) > 0 else { return 0 }
    var low = 0.0, high = 1 / a
    while bound(high) > reach, high < 100 { (low, high) = (high, high * 2) }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if bound(middle) > reach { low = middle } else { high = middle }
    }
    return high
  }
}
