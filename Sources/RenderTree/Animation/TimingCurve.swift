/// A function that defines pacing: a cubic Bézier curve from (0, 0) to (1, 1), with time along x and progress
/// along y.
package struct TimingCurve: Sendable, Equatable, Hashable, Codable {
  /// The two control points between the ends. Their x is clamped to 0…1, so that each time has a single
  /// progress.
  package let x1, y1, x2, y2: Double

  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = min(max(x1, 0), 1)
    self.y1 = y1
    self.x2 = min(max(x2, 0), 1)
    self.y2 = y2
  }

  /// Creates a curve from control points stored as floats, as those of `CAMediaTimingFunction` are.
  package init(floats x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) {
    self.init(Double(x1), Double(y1), Double(x2), Double(y2))
  }

  // The control points of the named curves are those of `timing_and_springs.json`.
  package static let linear = TimingCurve(floats: 0, 0, 1, 1)
  package static let easeIn = TimingCurve(floats: 0.42, 0, 1, 1)
  package static let easeOut = TimingCurve(floats: 0, 0, 0.58, 1)
  package static let easeInEaseOut = TimingCurve(floats: 0.42, 0, 0.58, 1)
  package static let `default` = TimingCurve(floats: 0.25, 0.1, 0.25, 1)

  /// Returns the progress at a time in 0…1. Times outside give the ends.
  package func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    if x1 == y1, x2 == y2 { return time }
    return Self.coordinate(y1, y2, at: parameter(at: time))
  }

  /// Returns the parameter at which x is `time`, with Newton's method inside a bracket that each step
  /// narrows.
  private func parameter(at time: Double) -> Double {
    var low = 0.0, high = 1.0, t = time
    for _ in 0..<64 {
      let off = Self.coordinate(x1, x2, at: t) - time
      if abs(off) < 1e-12 { break }
      if off > 0 { high = t } else { low = t }
      let next = t - off / Self.slope(x1, x2, at: t)
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }

  private static func coordinate(_ a: Double, _ b: Double, at t: Double) -> Double {
    ((1 + 3 * a - 3 * b) * t + 3 * (b - 2 * a)) * t * t + 3 * a * t
  }

  private static func slope(_ a: Double, _ b: Double, at t: Double) -> Double {
    (3 * (1 + 3 * a - 3 * b) * t + 6 * (b - 2 * a)) * t + 3 * a
  }
}
