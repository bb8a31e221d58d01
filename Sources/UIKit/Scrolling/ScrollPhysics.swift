internal import CoreGraphics
internal import Foundation

/// The deceleration of content along one axis after a finger has released it, as a function of time.
///
/// Positions are in points, times in seconds. The part `rate` of the velocity is left after each millisecond:
/// v(t) = v₀ · rate^(1000 t) and x(t) = x₀ + v₀ · reach · (1 − rate^(1000 t)) (`ios26/scroll.json`,
/// "deceleration").
package struct Deceleration: Equatable, Sendable {
  package var start: Double
  /// The initial velocity, in points per second.
  package var velocity: Double
  /// The part of the velocity that is left after each millisecond: 0…1, exclusive.
  package var rate: Double
  /// The distance covered per unit of velocity, in seconds.
  package var reach: Double

  /// The velocity below which the content stops, in points per second (`ios26/scroll.json`,
  /// "stop_velocity_pt_s").
  package static let leastSpeed = 10.0

  /// Creates a deceleration whose reach is the sum over milliseconds, rate / (1 − rate), as measured on iOS.
  package init(from start: Double, velocity: Double, rate: Double) {
    self.init(from: start, velocity: velocity, rate: rate, reach: Self.summedReach(rate))
  }

  package init(from start: Double, velocity: Double, rate: Double, reach: Double) {
    self.start = start
    self.velocity = velocity
    self.rate = rate
    self.reach = reach
  }

  /// Returns the reach for velocities that are summed each millisecond: 0.499 s at the normal rate.
  package static func summedReach(_ rate: Double) -> Double { rate / (1 - rate) / 1000 }

  package func position(at time: Double) -> Double {
    start + velocity * reach * (1 - pow(rate, 1000 * max(time, 0)))
  }
  package func velocity(at time: Double) -> Double { velocity * pow(rate, 1000 * max(time, 0)) }

  /// The position at which the content stops.
  package var target: Double { position(at: duration) }
  /// The time at which the content stops, in seconds; 0 if it is too slow from the start.
  package var duration: Double { time(untilSpeed: Self.leastSpeed) }

  package func time(untilSpeed speed: Double) -> Double {
    abs(velocity) > speed ? log(speed / abs(velocity)) / (1000 * log(rate)) : 0
  }
  /// Returns the time at which the content passes a position; nil if it stops before.
  package func time(reaching place: Double) -> Double? {
    let part = (place - start) / (velocity * reach)
    guard part >= 0, part < 1 else { return nil }
    let time = log(1 - part) / (1000 * log(rate))
    return time <= duration ? time : nil
  }
}

/// The elastic resistance of content that is dragged beyond its end.
package enum RubberBand {
  /// The stiffness (`ios26/scroll.json`, "rubber_band").
  package static let stiffness = 0.55

  /// Returns the distance beyond its end at which content is shown when the finger is `distance` beyond;
  /// `dimension` is the length of the bounds along the axis. The result has the sign of `distance` and is
  /// always less than the dimension.
  package static func shown(_ distance: Double, dimension: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let way = (1 - 1 / (abs(distance) * stiffness / dimension + 1)) * dimension
    return distance < 0 ? -way : way
  }

  /// Returns the finger's distance for a shown one: the inverse of `shown`.
  package static func pulled(_ shown: Double, dimension: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let part = min(abs(shown) / dimension, 0.999)
    let way = (1 / (1 - part) - 1) * dimension / stiffness
    return shown < 0 ? -way : way
  }
}

/// The movement of content to a resting position: a spring without oscillation, along one axis.
package struct SpringReturn: Equatable, Sendable {
  package var target: Double
  /// The initial position relative to the target.
  package var distance: Double
  /// The initial velocity, in points per second.
  package var velocity: Double
  /// The two rates at which the remaining distance decays, per second; equal for critical damping.
  package var rates: (slow: Double, fast: Double)

  package static func == (a: SpringReturn, b: SpringReturn) -> Bool {
    a.target == b.target && a.distance == b.distance && a.velocity == b.velocity && a.rates == b.rates
  }

  /// The rate for content that runs into its end: critically damped (`ios26/scroll.json`,
  /// "entered_with_velocity").
  package static let bounceRate = 11.0
  /// The rates for content that is released at rest beyond its end (`ios26/scroll.json`,
  /// "released_from_rest").
  package static let restRates = (slow: 9.0, fast: 46.0)
  /// The velocity that divides the two cases, in points per second; assumed in `ios26/scroll.json`, not
  /// measured.
  package static let restSpeed = 50.0

  package init(from start: Double, velocity: Double, to target: Double, rates: (slow: Double, fast: Double)) {
    self.target = target
    distance = start - target
    self.velocity = velocity
    self.rates = rates
  }

  /// Creates a return to the end of the content.
  package init(from start: Double, velocity: Double, backTo end: Double) {
    let isThrown = abs(velocity) >= Self.restSpeed
    self.init(
      from: start, velocity: velocity, to: end,
      rates: isThrown ? (Self.bounceRate, Self.bounceRate) : Self.restRates)
  }

  /// Creates a movement to a chosen position, such as a page: with the finger's velocity, and without
  /// overshooting if that can be avoided.
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

  /// The time after which the position stays within a third of a point of the target: a pixel of the finest
  /// screens.
  package var duration: Double { time(within: 1 / 3) }

  /// Returns the time after which the position stays within `reach` points of the target.
  package func time(within reach: Double) -> Double {
    // The remaining distance never exceeds this bound, which decreases once t > 1/a.
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
