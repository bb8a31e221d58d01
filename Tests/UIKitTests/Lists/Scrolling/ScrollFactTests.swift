import Foundation
import QuartzCore
import RenderTree
import TestSupport
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of the motion of content against `facts/apple/scroll.json` and `facts/ios26/scroll.json`.
@MainActor struct ScrollFactTests {
  private func near(_ found: Double, _ wanted: Double, _ tolerance: Double) -> String? {
    abs(found - wanted) <= tolerance ? nil : "found \(found), expected \(wanted)"
  }

  @Test func contentMovesByTheRecordedLaws() throws {
    let facts = try FactFile("scroll")
    let failures = facts.run { one in
      let expected = one.expected
      func given(_ name: String) -> Double { one.inputs[name].number ?? .nan }
      switch one.id {
      case "scroll.rates":
        return near(
          UIScrollView.DecelerationRate.normal.rawValue, expected["normal"].number ?? .nan, one.tolerance)
          ?? near(UIScrollView.DecelerationRate.fast.rawValue, expected["fast"].number ?? .nan, one.tolerance)
      case _ where one.id.hasPrefix("scroll.rubber."):
        guard given("c") == RubberBand.stiffness else { return "another stiffness" }
        return near(
          RubberBand.shown(given("x"), dimension: given("d")), expected.number ?? .nan, one.tolerance)
      case _ where one.id.hasPrefix("scroll.decel."):
        // The closed form, whose reach is the integral of the velocity and given here: the facts give
        // `position(at:)`, which is `threshold` before the destination at their duration. The reach of the
        // actual scroll view is measured, see below.
        let rate = given("rate"), end = expected["destination"].number ?? .nan
        let movement = Deceleration(
          from: given("x0"), velocity: given("v0"), rate: rate, reach: -1 / (1000 * log(rate)))
        return near(movement.position(at: .infinity), end, one.tolerance)
          ?? near(
            movement.position(at: expected["duration"].number ?? .nan), end - given("threshold"),
            one.tolerance)
      case "scroll.projection.wwdc":
        let movement = Deceleration(from: 0, velocity: given("v0"), rate: given("rate"))
        return near(movement.position(at: .infinity), expected.number ?? .nan, one.tolerance)
      case "scroll.bounceBack":
        // The model; its frequency of 10 is a fit, and 11 was measured since.
        let spring = SpringReturn(from: 0, velocity: 3000, backTo: 0)
        return spring.rates.slow == spring.rates.fast ? nil : "not critically damped"
      case "scroll.calayer.scrollMode":
        return CAScrollLayer().scrollMode == .both ? nil : "another mode"
      default: return "no check"
      }
    }
    #expect(failures == [])
  }

  /// Tests every fact of `ios26/scroll.json` about a plain scroll view.
  @Test func contentMovesAsMeasured() throws {
    let url = Project.fixture("facts/ios26/scroll.json")
    let file = try JSONDecoder().decode(JSONValue.self, from: Data(contentsOf: url))
    var cases = 0, failures: [String] = []
    func check(_ name: String, _ found: Double, _ wanted: Double?, _ tolerance: Double) {
      cases += 1
      if let failure = near(found, wanted ?? .nan, tolerance) { failures.append("\(name): \(failure)") }
    }
    let law = file["deceleration"], example = file["willEndDragging_example"], rate = 0.998
    check("rate", UIScrollView.DecelerationRate.normal.rawValue, law["rate_normal_per_ms"].number, 0)
    check("stop", Deceleration.leastSpeed, law["stop_velocity_pt_s"].number, 0)
    check("reach", Deceleration.summedReach(rate), 0.499, 1e-9)
    let speed = example["finger_speed_pt_s"].number ?? .nan, lift = example["offset_at_lift"].number ?? .nan
    let movement = Deceleration(from: lift, velocity: speed, rate: rate)
    check("target", movement.target, example["target"].number, 0.5)
    check("end", movement.position(at: movement.duration), example["finalOffset"].number, 0.34)
    check("duration", movement.duration, example["didEndDecelerating_after_lift_s"].number, 1.0 / 60)
    // Offsets are whole thirds of a point, and a frame shows the time of its beginning: a millisecond equals
    // 0.75 points.
    for sample in file["decel_v750_samples_after_lift"]["offsets"].array.map(\.numbers) {
      check("offset at \(sample[0])", movement.position(at: sample[0]), sample[1], 1)
    }
    for example in file["rubber_band"]["examples"].array {
      check(
        "rubber band",
        RubberBand.shown(example["d"].number ?? .nan, dimension: example["dim"].number ?? .nan),
        example["result"].number, 0.001)
    }
    check("stiffness", RubberBand.stiffness, file["rubber_band"]["c"].number, 0)
    let bounce = file["bounce"]
    check("bounce", SpringReturn.bounceRate, bounce["entered_with_velocity"]["omega"].number, 0)
    let thrown = SpringReturn(from: 0, velocity: 3005, backTo: 0)
    check("peak", (0...1000).map { thrown.position(at: Double($0) / 1000) }.max() ?? 0, 99.7, 1)
    let rest = bounce["released_from_rest"]
    check("slow", SpringReturn.restRates.slow, rest["lambda_slow"].number, 0)
    check("fast", SpringReturn.restRates.fast, rest["lambda_fast"].number, 0)
    check(
      "settling", SpringReturn(from: 235, velocity: 0, backTo: 0).time(within: 1),
      rest["settle_below_1pt_from_235pt_s"].number, 0.03)
    print("facts: ios26/scroll \(cases - failures.count) of \(cases)")
    #expect(failures == [])
  }

  @Test func rubberBandFunctionIsInvertible() {
    for distance in [-700.0, -3, 0, 1, 40, 900] {
      let shown = RubberBand.shown(distance, dimension: 500)
      #expect(abs(shown) <= abs(distance) * RubberBand.stiffness + 1e-9 || distance == 0)
      #expect(abs(RubberBand.pulled(shown, dimension: 500) - distance) < 1e-6 * max(1, abs(distance)))
    }
  }

  /// A movement is continuous: the position never jumps, and the velocity does not jump where it meets the
  /// end.
  @Test(arguments: [0.998, 0.99])
  func coursesNeverJump(rate: Double) {
    for velocity in stride(from: -6000.0, through: 6000, by: 400) {
      for place in [-80.0, 0, 100, 900, 1000, 1090] {
        let course = ScrollCourse.thrown(
          from: place, velocity: velocity, range: 0...1000, rate: rate, bounces: true)
        let steps = (0...Int(course.duration * 1000) + 50).map { course.position(at: Double($0) / 1000) }
        #expect(zip(steps, steps.dropFirst()).allSatisfy { abs($0 - $1) < 10.5 }, "\(place) \(velocity)")
        #expect((0.0...1000).contains(course.target))
        #expect(steps.last == course.target)
        let moves = zip(steps, steps.dropFirst()).map { $1 - $0 }
        #expect(zip(moves, moves.dropFirst()).allSatisfy { abs($0 - $1) < 0.6 }, "\(place) \(velocity)")
      }
    }
  }

  @Test func withoutBouncingContentStopsAtItsEnd() {
    let course = ScrollCourse.thrown(from: 900, velocity: 4000, range: 0...1000, rate: 0.998, bounces: false)
    #expect((0...3000).allSatisfy { course.position(at: Double($0) / 1000) <= 1000 })
    #expect(course.target == 1000)
  }

  @Test func pagesTurnByPlaceOrBySpeed() {
    let range = 0.0...3000
    #expect(Paging.target(of: 640, velocity: 0, page: 300, range: range) == 600)
    #expect(Paging.target(of: 460, velocity: 0, page: 300, range: range) == 600)
    #expect(Paging.target(of: 310, velocity: 900, page: 300, range: range) == 600)
    #expect(Paging.target(of: 590, velocity: -900, page: 300, range: range) == 300)
    #expect(Paging.target(of: 2990, velocity: 900, page: 300, range: range) == 3000)
    #expect(Paging.target(of: 10, velocity: 0, page: 0, range: range) == 10)
    // Pages are counted from the beginning of the content, which an inset moves.
    #expect(Paging.target(of: 140, velocity: 0, page: 300, range: -20...2980) == 280)
  }
}
