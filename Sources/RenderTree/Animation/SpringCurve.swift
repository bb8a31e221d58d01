internal import CoreGraphics

/// How a weight on a spring goes from 0 to its place of rest at 1.
///
/// A spring that is damped more than critically moves like a critically damped one, as
/// `CASpringAnimation` does.
package struct SpringCurve: Sendable, Equatable, Hashable, Codable {
  /// The natural frequency, in radians a second.
  package let frequency: Double
  /// 1 is critical damping; never more.
  package let dampingRatio: Double
  /// Whole ways a second at the start, towards 1.
  package let initialVelocity: Double

  package init(frequency: Double, dampingRatio: Double, initialVelocity: Double) {
    self.frequency = frequency
    self.dampingRatio = min(max(dampingRatio, 0), 1)
    self.initialVelocity = initialVelocity
  }

  /// The spring of a mass, a stiffness and a damping, each above 0.
  package init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double) {
    self.init(
      frequency: (stiffness / mass).squareRoot(),
      dampingRatio: damping / (2 * (stiffness * mass).squareRoot()),
      initialVelocity: initialVelocity)
  }

  /// The rate at which the swinging dies down, per second.
  private var decay: Double { dampingRatio * frequency }
  /// The frequency with which it swings, in radians a second.
  private var swing: Double { frequency * (1 - dampingRatio * dampingRatio).squareRoot() }

  /// Where it is `time` seconds after its start.
  package func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    let left = exp(-decay * time)
    if dampingRatio < 1 {
      let turn = swing * time
      return 1 - left * (cos(turn) + (decay - initialVelocity) / swing * sin(turn))
    }
    return 1 - left * (1 + (frequency - initialVelocity) * time)
  }

  /// Seconds until it stays within a thousandth of its rest: ln((1 + β/ω)/0.001)/β
  /// (`timing_and_springs.json`), with the starting velocity taken from β. Without damping it never does.
  package var settlingDuration: Double {
    guard decay > 0 else { return .infinity }
    if dampingRatio < 1 { return log((1 + abs(decay - initialVelocity) / swing) / Self.rest) / decay }
    return Self.firstBelowRest(frequency, slope: frequency - initialVelocity)
  }

  private static let rest = 0.001

  /// The time at which (1 + slope t) e^(-frequency t) has come down to a thousandth for good.
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
  /// The spring that `UIView.animate(withDuration:usingSpringWithDamping:initialSpringVelocity:)` runs: the
  /// damping ratio is kept, and the frequency is the one whose swinging, |(ζω − v)/ω_d| e^(−ζωT), comes
  /// down to a thousandth at the end (`ios26/animation.json`, whose 17 stiffnesses it gives). `duration` is
  /// kept within 0.01…10 seconds.
  package init(duration: Double, dampingRatio: Double, initialVelocity: Double) {
    let ratio = min(max(dampingRatio, 0.0001), 1)
    let time = min(max(duration, 0.01), 10)
    self.init(
      frequency: Self.frequency(time, ratio, initialVelocity), dampingRatio: ratio,
      initialVelocity: initialVelocity)
  }

  /// The spring of `UIView.animate(springDuration:bounce:)`: a full swing takes `duration`, and the bounce is
  /// what the damping ratio lacks to 1 (Apple's "Animate with springs": stiffness (2π/duration)², damping
  /// 4π(1 − bounce)/duration).
  package init(perceptualDuration duration: Double, bounce: Double, initialVelocity: Double) {
    let time = max(duration, 0.01)
    self.init(
      frequency: 2 * .pi / time, dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce,
      initialVelocity: initialVelocity)
  }

  /// Newton's method from 5/T, 12 steps, as UIKit's (`timing_and_springs.json`), on the logarithm of
  /// what must be a thousandth.
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

  /// The logarithm of what is left of the swinging after `time`.
  private static func remaining(_ w: Double, _ time: Double, _ ratio: Double, _ velocity: Double) -> Double {
    if ratio < 1 {
      let swing = w * (1 - ratio * ratio).squareRoot()
      return log(abs((ratio * w - velocity) / swing)) - ratio * w * time
    }
    return log(abs((w - velocity) * time + 1)) - w * time
  }
}
