internal import CoreGraphics

/// The movement of a mass on a spring from 0 to its equilibrium at 1.
///
/// An overdamped spring moves like a critically damped one, as with `CASpringAnimation`.
package struct SpringCurve: Sendable, Equatable, Hashable, Codable {
  /// The natural frequency in radians per second.
  package let frequency: Double
  /// The damping ratio, at most 1, which is critical damping.
  package let dampingRatio: Double
  /// The initial velocity towards 1, in units of the whole distance per second.
  package let initialVelocity: Double

  package init(frequency: Double, dampingRatio: Double, initialVelocity: Double) {
    self.frequency = frequency
    self.dampingRatio = min(max(dampingRatio, 0), 1)
    self.initialVelocity = initialVelocity
  }

  /// Creates a spring from a mass, a stiffness and a damping, each greater than 0.
  package init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double) {
    self.init(
      frequency: (stiffness / mass).squareRoot(),
      dampingRatio: damping / (2 * (stiffness * mass).squareRoot()),
      initialVelocity: initialVelocity)
  }

  /// The decay rate of the oscillation per second.
  private var decay: Double { dampingRatio * frequency }
  /// The frequency of the damped oscillation in radians per second.
  private var swing: Double { frequency * (1 - dampingRatio * dampingRatio).squareRoot() }

  /// Returns the position at a time in seconds.
  package func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    let left = exp(-decay * time)
    if dampingRatio < 1 {
      let turn = swing * time
      return 1 - left * (cos(turn) + (decay - initialVelocity) / swing * sin(turn))
    }
    return 1 - left * (1 + (frequency - initialVelocity) * time)
  }

  /// The time in seconds until the position stays within a thousandth of the equilibrium: ln((1 +
  /// β/ω)/0.001)/β (`timing_and_springs.json`), with the initial velocity subtracted from β. Infinite without
  /// damping.
  package var settlingDuration: Double {
    guard decay > 0 else { return .infinity }
    if dampingRatio < 1 { return log((1 + abs(decay - initialVelocity) / swing) / Self.rest) / decay }
    return Self.firstBelowRest(frequency, slope: frequency - initialVelocity)
  }

  private static let rest = 0.001

  /// Returns the time from which (1 + slope t) e^(-frequency t) stays below a thousandth.
  private static func firstBelowRest(_ frequency: Double, slope: Double) -> Double {
    var low = 0.0, high = 1 / frequency
    while abs(1 + slope * high) * exp(-frequency * high) > rest { (low, high) = (high, high * 2) }
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if abs(1 + slope * middle) * exp(-frequency * middle) > rest { low = middle } else { high = middle }
    }
    return high
  }
}

extension SpringCurve {
  /// Creates the spring of `UIView.animate(withDuration:usingSpringWithDamping:initialSpringVelocity:)`.
  ///
  /// It has the given damping ratio, and the frequency for which the oscillation |(ζω − v)/ω_d| e^(−ζωT) is a
  /// thousandth at the end (`ios26/animation.json`, whose 17 stiffnesses it reproduces). `duration` is
  /// clamped to 0.01…10 seconds.
  package init(duration: Double, dampingRatio: Double, initialVelocity: Double) {
    let ratio = min(max(dampingRatio, 0.0001), 1)
    let time = min(max(duration, 0.01), 10)
    self.init(
      frequency: Self.frequency(time, ratio, initialVelocity), dampingRatio: ratio,
      initialVelocity: initialVelocity)
  }

  /// Creates the spring of `UIView.animate(springDuration:bounce:)`: a full oscillation takes `duration`, and
  /// the bounce is 1 minus the damping ratio (Apple's "Animate with springs": stiffness (2π/duration)²,
  /// damping 4π(1 − bounce)/duration).
  package init(perceptualDuration duration: Double, bounce: Double, initialVelocity: Double) {
    let time = max(duration, 0.01)
    self.init(
      frequency: 2 * .pi / time, dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce,
      initialVelocity: initialVelocity)
  }

  /// Solves for the frequency with Newton's method from 5/T, on the logarithm of the oscillation that must be
  /// a thousandth. UIKit takes 12 steps (`timing_and_springs.json`); here it stops at full precision or after
  /// 60 steps.
  private static func frequency(_ time: Double, _ ratio: Double, _ velocity: Double) -> Double {
    var w = 5 / time
    for _ in 0..<60 {
      let value = remaining(w, time, ratio, velocity)
      let step = 1e-6 * w
      let slope = (remaining(w + step, time, ratio, velocity) - value) / step
      guard slope != 0, slope.isFinite else { break }
      let next = w - (value - log(rest)) / slope
      let kept = next > 0 && next.isFinite ? next : w / 2
      if abs(kept - w) <= 1e-14 * w { return kept }
      w = kept
    }
    return w
  }

  /// Returns the logarithm of the remaining oscillation after a time.
  private static func remaining(_ w: Double, _ time: Double, _ ratio: Double, _ velocity: Double) -> Double {
    if ratio < 1 {
      let swing = w * (1 - ratio * ratio).squareRoot()
      return log(abs((ratio * w - velocity) / swing)) - ratio * w * time
    }
    return log(abs((w - velocity) * time + 1)) - w * time
  }
}
