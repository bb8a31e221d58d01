internal import CoreGraphics

/// The values of a keyframe animation over time.
package struct KeyframeCourse: Sendable, Equatable {
  /// The ways to calculate values between keyframes. The raw values are Apple's.
  package enum Mode: String, Sendable {
    case linear, discrete, paced, cubic, cubicPaced
  }

  package let values: [AnimatableValue]
  package let mode: Mode
  /// The pacing of each interval between keyframes. Intervals without one are linear.
  package let paces: [TimingCurve]
  /// The pacing of the whole animation.
  package var pace = TimingCurve.linear
  /// The fractions of the keyframes' time at which the animation begins and ends.
  package var start = 0.0, end = 1.0
  private let times: [Double]
  /// The parameters of the cubic modes, in the order of `values`.
  private let tension: [Double], continuity: [Double], bias: [Double]

  /// Creates a course. `keyTimes`, increasing in 0…1, are ignored in the paced modes and if their number does
  /// not match: one per value, and one more in discrete mode.
  package init(
    values: [AnimatableValue], keyTimes: [Double]? = nil, mode: Mode = .linear, paces: [TimingCurve] = [],
    tension: [Double] = [], continuity: [Double] = [], bias: [Double] = []
  ) {
    self.values = values
    self.mode = mode
    self.paces = paces
    self.tension = tension
    self.continuity = continuity
    self.bias = bias
    let wanted = mode == .discrete ? values.count + 1 : values.count
    if let keyTimes, keyTimes.count == wanted, mode != .paced, mode != .cubicPaced {
      times = keyTimes
    } else if mode == .paced || mode == .cubicPaced {
      times = Self.evenPace(values)
    } else {
      let gaps = max(wanted - 1, 1)
      times = (0..<max(wanted, 1)).map { Double($0) / Double(gaps) }
    }
  }

  /// Returns times at which the values follow each other at constant speed.
  private static func evenPace(_ values: [AnimatableValue]) -> [Double] {
    var sums = [0.0]
    for (a, b) in zip(values, values.dropFirst()) { sums.append(sums[sums.count - 1] + a.distance(to: b)) }
    let whole = sums[sums.count - 1]
    guard whole > 0 else { return sums.indices.map { Double($0) / Double(max(sums.count - 1, 1)) } }
    return sums.map { $0 / whole }
  }

  /// Returns the value at a fraction of the duration, or nil if there are no values.
  package func value(at part: Double) -> AnimatableValue? {
    guard let first = values.first, let last = values.last else { return nil }
    let fraction = start + (end - start) * pace.value(at: part)
    guard values.count > 1 else { return first }
    let next = times.firstIndex { $0 > fraction } ?? times.count
    if mode == .discrete { return values[min(max(next - 1, 0), values.count - 1)] }
    guard next > 0 else { return first }
    guard next < times.count else { return last }
    let gap = times[next] - times[next - 1]
    let linear = gap > 0 ? (fraction - times[next - 1]) / gap : 1
    let paced = next - 1 < paces.count ? paces[next - 1].value(at: linear) : linear
    if mode == .cubic || mode == .cubicPaced, let curved = cubic(next - 1, paced) { return curved }
    return values[next - 1].interpolated(to: values[next], at: paced)
  }

  /// Returns the value of a Kochanek–Bartels spline between value `index` and the next, Catmull–Rom if
  /// tension, continuity and bias are 0.
  private func cubic(_ index: Int, _ t: Double) -> AnimatableValue? {
    func numbers(_ place: Int) -> [Double]? { values[min(max(place, 0), values.count - 1)].numbers }
    guard let before = numbers(index - 1), let a = numbers(index), let b = numbers(index + 1),
      let after = numbers(index + 2), before.count == a.count, a.count == b.count, b.count == after.count
    else { return nil }
    func setting(_ list: [Double], _ place: Int) -> Double { list.indices.contains(place) ? list[place] : 0 }
    let out = (setting(tension, index), setting(continuity, index), setting(bias, index))
    let into = (setting(tension, index + 1), setting(continuity, index + 1), setting(bias, index + 1))
    let t2 = t * t, t3 = t2 * t
    let result = a.indices.map { i in
      let leaving =
        (1 - out.0) * (1 + out.1) * (1 + out.2) / 2 * (a[i] - before[i])
        + (1 - out.0) * (1 - out.1) * (1 - out.2) / 2 * (b[i] - a[i])
      let arriving =
        (1 - into.0) * (1 - into.1) * (1 + into.2) / 2 * (b[i] - a[i])
        + (1 - into.0) * (1 + into.1) * (1 - into.2) / 2 * (after[i] - b[i])
      return (2 * t3 - 3 * t2 + 1) * a[i] + (t3 - 2 * t2 + t) * leaving + (3 * t2 - 2 * t3) * b[i] + (t3 - t2)
        * arriving
    }
    return values[index].with(result)
  }
}
