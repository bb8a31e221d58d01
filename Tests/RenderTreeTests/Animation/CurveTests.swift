import CoreGraphics
import RenderTree
import TestSupport
import Testing

/// Tests of timing curves and springs against `facts/apple/timing_and_springs.json` and
/// `facts/ios26/animation.json`.
struct CurveTests {
  @Test
  func namedCurvesAndSpringsAreApples() throws {
    let facts = try FactFile("timing_and_springs")
    // UIKit's tests cover the rest of the file and count all of it.
    let kinds = ["timing.value.", "timing.cp.", "spring.settling."]
    let cases = facts.cases.filter { one in one.mustHold && kinds.contains { one.id.hasPrefix($0) } }
    #expect(cases.count > kinds.count)
    let failures = cases.compactMap { one -> String? in
      guard let difference = check(one) else { return nil }
      return "\(one.id): \(difference)"
    }
    #expect(failures == [])

    func check(_ one: FactFile.Case) -> String? {
      if one.id.hasPrefix("timing.value.") {
        let a = one.inputs["p1"].numbers, b = one.inputs["p2"].numbers
        let found = TimingCurve(a[0], a[1], b[0], b[1]).value(at: one.inputs["x"].number ?? .nan)
        return abs(found - (one.expected.number ?? .nan)) <= one.tolerance ? nil : "\(found)"
      }
      if one.id.hasPrefix("timing.cp.") {
        let curves: [String: TimingCurve] = [
          "linear": .linear, "easeIn": .easeIn, "easeOut": .easeOut, "easeInEaseOut": .easeInEaseOut,
          "default": .default, "custom": TimingCurve(0.1, 1, 1, 0.2),
        ]
        guard let curve = curves[one.inputs["function"].string ?? ""] else { return "unknown curve" }
        let found = [curve.x1, curve.y1, curve.x2, curve.y2]
        let wanted = one.expected["p1"].numbers + one.expected["p2"].numbers
        return zip(found, wanted).allSatisfy { abs($0 - $1) <= one.tolerance } ? nil : "\(found)"
      }
      if one.id.hasPrefix("spring.settling.") {
        func given(_ name: String) -> Double { one.inputs[name].number ?? .nan }
        let found = SpringCurve(
          mass: given("mass"), stiffness: given("stiffness"), damping: given("damping"),
          initialVelocity: given("initialVelocity")
        ).settlingDuration
        return abs(found - (one.expected.number ?? .nan)) <= one.tolerance ? nil : "\(found)"
      }
      return "no check"
    }
  }

  @Test(arguments: [
    (0.35, 1.0, 0.0, 286.40942818911714), (0.6, 0.8, 0, 190.21427544499548), (0.1, 1, 0, 2125.3901278407934),
    (0.2, 1, 0, 707.2217886060563), (0.5, 1, 0, 161.7195025042016), (0.8, 1, 0, 80.89737200360506),
    (0.9, 1, 0, 71.92472915770972), (0.99, 1, 0, 80.02518243167793), (0.5, 0.3, 0, 1796.8833611577954),
    (0.5, 0.5, 0, 646.8780100168065), (0.5, 2, 0, 40.4298756260504), (1, 1, 0, 85.25592900599884),
    (1, 1, 1, 83.13803615388531), (0.5, 1, 0.25, 159.67233773812114), (0.5, 1, 1, 152.86841381792456),
    (0.5, 1, 1.5, 147.61602003056592), (0.5, 1, -2, 175.4224123383425),
  ])
  func viewSpringsHaveTheMeasuredStiffness(
    ratio: Double, duration: Double, velocity: Double, stiffness: Double
  ) {
    let spring = SpringCurve(duration: duration, dampingRatio: ratio, initialVelocity: velocity)
    #expect(abs(spring.frequency * spring.frequency - stiffness) < stiffness * 1e-6)
  }

  /// `spring_positions_from_goldens_pt` of `ios26/animation.json`: pictures measured to about 0.16 points.
  @Test func springsMoveAsMeasured() {
    let spring = SpringCurve(duration: 0.8, dampingRatio: 0.6, initialVelocity: 0)
    for (time, x) in [(0.15, 130.98), (0.3, 159.39), (0.45, 151.06), (0.6, 149.06), (0.8, 150.0)] {
      #expect(abs(50 + 100 * spring.value(at: time) - x) < 0.2, "at \(time)")
    }
  }

  @Test func curvesRunFromEndToEndAndNeverBack() {
    for curve in [TimingCurve.linear, .easeIn, .easeOut, .easeInEaseOut, .default, TimingCurve(1, 0, 0, 1)] {
      let values = (0...1000).map { curve.value(at: Double($0) / 1000) }
      #expect(values.first == 0)
      #expect(values.last == 1)
      #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 + 1e-9 })
    }
  }

  @Test func aSpringEndsAtItsRest() {
    for ratio in [0.1, 0.5, 0.999, 1, 3] {
      let spring = SpringCurve(frequency: 10, dampingRatio: ratio, initialVelocity: 2)
      #expect(abs(spring.value(at: spring.settlingDuration) - 1) < 0.002)
      // Its first step is its velocity.
      #expect(abs(spring.value(at: 1e-6) / 1e-6 - 2) < 1e-3)
    }
  }
}
