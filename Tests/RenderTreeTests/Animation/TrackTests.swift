import CoreGraphics
import TestSupport
import Testing

@testable import RenderTree

struct TrackTests {
  private func timing(_ duration: Double, _ change: (inout MediaTiming) -> Void = { _ in }) -> MediaTiming {
    var timing = MediaTiming()
    timing.duration = duration
    change(&timing)
    return timing
  }

  private func state(
    _ track: AnimationTrack, at time: Double, _ change: (inout LayerState) -> Void = { _ in }
  ) -> LayerState {
    var state = LayerState()
    change(&state)
    track.apply(to: &state, at: time)
    return state
  }

  private func basic(
    _ path: String, _ from: AnimatableValue?, _ to: AnimatableValue?, by: AnimatableValue? = nil,
    _ timing: MediaTiming,
    _ change: (inout PropertyTrack) -> Void = { _ in }
  ) throws -> AnimationTrack {
    let property = try #require(AnimatedProperty(keyPath: path))
    var track = PropertyTrack(
      property: property, timing: timing, course: .basic(from: from, to: to, by: by, pace: .linear))
    change(&track)
    return .property(track)
  }

  /// `ios26/animation.json`: alpha 1 → 0, straight, over a second, samples exactly 0.75, 0.5, 0.25.
  @Test func opacityFallsStraight() throws {
    let track = try basic("opacity", .number(1), .number(0), timing(1))
    for (time, opacity) in [(0.25, Float(0.75)), (0.5, 0.5), (0.75, 0.25)] {
      #expect(state(track, at: time).opacity == opacity)
    }
  }

  /// `ios26/animation.json`: during a delay the first value is shown if it is filled; after the end, the
  /// model's value.
  @Test func fillingIsAsAsked() throws {
    let plain = timing(1) { $0.beginTime = 2 }
    let filled = timing(1) { ($0.beginTime, $0.fillsBackwards, $0.fillsForwards) = (2, true, true) }
    func opacity(_ timing: MediaTiming, _ time: Double) throws -> Float {
      state(try basic("opacity", .number(0.2), .number(0.6), timing), at: time) { $0.opacity = 0.9 }.opacity
    }
    #expect(try opacity(plain, 1) == 0.9)
    #expect(try opacity(plain, 3) == 0.9)
    #expect(try opacity(filled, 1) == 0.2)
    #expect(try opacity(filled, 9) == 0.6)
    let before = timing(1) { ($0.beginTime, $0.fillsBackwards) = (2, true) }
    #expect(try opacity(before, 1) == 0.2)
    #expect(try opacity(before, 9) == 0.9)
    let after = timing(1) { ($0.beginTime, $0.fillsForwards) = (2, true) }
    #expect(try opacity(after, 1) == 0.9)
    #expect(try opacity(after, 9) == 0.6)
    #expect(try abs(opacity(plain, 2.5) - 0.4) < 1e-6)
  }

  @Test func repeatsAndReverses() {
    let back = timing(1) { ($0.repeatCount, $0.autoreverses) = (2, true) }
    #expect(back.activeDuration == 4)
    #expect(back.moment(atParent: 1.25) == MediaTiming.Moment(time: 0.75, round: 0))
    #expect(back.moment(atParent: 2.25) == MediaTiming.Moment(time: 0.25, round: 1))
    #expect(back.moment(atParent: 4) == nil)
    let cut = timing(2) { ($0.repeatDuration, $0.speed) = (5, 2) }
    #expect(cut.moment(atParent: 2.25) == MediaTiming.Moment(time: 0.5, round: 2))
    #expect(cut.end == 2.5)
    let forever = timing(1) { $0.repeatCount = .infinity }
    #expect(forever.moment(atParent: 1e6 + 0.5) == MediaTiming.Moment(time: 0.5, round: 1_000_000))
  }

  /// Times that are not numbers, or out of range, give no value or one within the animation.
  @Test func timesBeyondAllNumbersAreBounded() {
    let wild: [Double] = [.nan, .infinity, -.infinity, 1e308, -1e308, .leastNonzeroMagnitude, 0, 1]
    for begin in wild {
      for duration in wild {
        for offset in wild {
          for count in [Float.nan, .infinity, -1, 0, 2] {
            for speed in [Float.nan, .infinity, -1, 0, 1] {
              let timing = timing(duration) {
                ($0.beginTime, $0.timeOffset, $0.repeatCount, $0.speed, $0.fillsBackwards) = (
                  begin, offset, count, speed, true
                )
              }
              guard let moment = timing.moment(atParent: 1000) else { continue }
              #expect(!moment.time.isNaN)
              #expect(moment.round >= 0)
              if duration.isFinite, duration > 0 { #expect((0...duration).contains(moment.time)) }
            }
          }
        }
      }
    }
    #expect(timing(1) { $0.timeOffset = .nan }.moment(atParent: 0.5) == MediaTiming.Moment(time: 0, round: 0))
    #expect(timing(1) { ($0.beginTime, $0.fillsBackwards) = (.nan, true) }.moment(atParent: 0.5) == nil)
  }

  /// An offset begins in the middle and comes back to it; a negative speed runs from the end.
  @Test func timeOffsetAndNegativeSpeedChangeTheValueNotTheDuration() {
    let moved = timing(2) { ($0.beginTime, $0.timeOffset) = (1, 1.5) }
    #expect(moved.moment(atParent: 0.9) == nil)
    #expect(moved.moment(atParent: 3) == nil)
    #expect(moved.end == 3)
    #expect(moved.moment(atParent: 1.25)?.time == 1.75)
    #expect(moved.moment(atParent: 2)?.time == 0.5)
    let back = timing(2) { ($0.speed, $0.fillsForwards) = (-2, true) }
    #expect(back.end == 1)
    #expect(back.moment(atParent: 0)?.time == 2)
    #expect(back.moment(atParent: 0.25)?.time == 1.5)
    #expect(back.moment(atParent: 5)?.time == 0)
  }

  @Test func aPausedTimeStandsStill() {
    let paused = timing(1) { ($0.speed, $0.timeOffset) = (0, 0.3) }
    #expect(paused.moment(atParent: 99) == MediaTiming.Moment(time: 0.3, round: 0))
    #expect(paused.end == .infinity)
  }

  @Test func endsFollowTheTableOfBasicAnimations() throws {
    let length = timing(1)
    func x(_ from: Double?, _ to: Double?, _ by: Double?) throws -> Double {
      let track = try basic(
        "position.x", from.map { .number($0) }, to.map { .number($0) }, by: by.map { .number($0) }, length)
      return state(track, at: 0.5) { $0.position = CGPoint(x: 100, y: 7) }.position.x
    }
    #expect(try x(0, 10, nil) == 5)
    #expect(try x(0, nil, 20) == 10)
    #expect(try x(30, nil, 20) == 40)
    #expect(try x(nil, 50, 20) == 40)
    #expect(try x(0, nil, nil) == 50)
    #expect(try x(nil, 200, nil) == 150)
    #expect(try x(nil, nil, 20) == 110)
  }

  @Test func additiveAndCumulativeAdd() throws {
    let added = try basic("position", .point(CGPoint(x: -10, y: 0)), .point(.zero), timing(1)) {
      $0.isAdditive = true
    }
    #expect(state(added, at: 0.5) { $0.position = CGPoint(x: 30, y: 3) }.position == CGPoint(x: 25, y: 3))
    let turning = try basic("transform.rotation.z", .number(0), .number(1), timing(1) { $0.repeatCount = 3 })
    {
      $0.isCumulative = true
    }
    let turned = state(turning, at: 2.5).detail.transform
    #expect(abs(atan2(turned.m12, turned.m11) - 2.5) < 1e-9)
  }

  /// The sum is (0, 0, 100, 100) though its first part is negative.
  @Test func partialSumsKeepTheirSign() throws {
    func moving(_ height: Double) throws -> AnimationTrack {
      try basic(
        "bounds", .rect(CGRect(x: 0, y: 0, width: 0, height: height)), .rect(.zero), timing(1)
      ) { $0.isAdditive = true }
    }
    var state = LayerState()
    state.bounds = CGRect(x: 0, y: 0, width: 100, height: 0)
    let tracks = [try moving(-200), try moving(400)]
    #expect(tracks.overlap)
    state.apply(tracks, overlap: true, at: 0.5)
    #expect(state.bounds == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  /// 1 + 0.5 - 1: the sum is limited to 0…1, its parts are not.
  @Test(arguments: ["opacity", "shadowOpacity"]) func partialSumsAreNotLimited(path: String) throws {
    let up = try basic(path, .number(1), .number(0), timing(1)) { $0.isAdditive = true }
    let down = try basic(path, .number(-2), .number(0), timing(1)) { $0.isAdditive = true }
    for tracks in [[up, down], [down, up]] {
      var state = LayerState()
      (state.opacity, state.detail.shadowOpacity) = (1, 1)
      state.apply(tracks, overlap: tracks.overlap, at: 0.5)
      #expect(AnimatedProperty(keyPath: path)?.value(in: state) == .number(0.5))
    }
  }

  @Test func differencesOfColorsAddUp() throws {
    let red = AnimatableValue.color(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
    let blue = AnimatableValue.color(CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 0.5))
    let way = try #require(red.difference(from: blue))
    #expect(way == .list([1, 0, -1, 0.5]))
    let property = try #require(AnimatedProperty(keyPath: "backgroundColor"))
    #expect(blue.adding(way).asValue(of: property) == red)
    #expect(AnimatableValue.color(nil).difference(from: red) == nil)
    #expect(AnimatableValue.flag(true).difference(from: .flag(false)) == nil)
  }

  /// A part of a property is added to the whole that other tracks have left.
  @Test func partsAndWholesAddUp() throws {
    let place = try basic("position", .point(CGPoint(x: -10, y: 4)), .point(.zero), timing(1)) {
      $0.isAdditive = true
    }
    let part = try basic("position.x", .number(20), .number(0), timing(1)) { $0.isAdditive = true }
    for tracks in [[place, part], [part, place]] {
      var state = LayerState()
      state.position = CGPoint(x: 100, y: 100)
      state.apply(tracks, overlap: tracks.overlap, at: 0.5)
      #expect(state.position == CGPoint(x: 105, y: 102))
    }
  }

  @Test func keyframesRunThroughAPartOfTheirTime() {
    var course = KeyframeCourse(values: [.number(0), .number(10), .number(40)])
    (course.start, course.end) = (0.75, 0.25)
    #expect(course.value(at: 0) == .number(25))
    #expect(course.value(at: 0.5) == .number(10))
    #expect(course.value(at: 1) == .number(5))
  }

  @Test func keyPathsReachIntoValues() throws {
    for (path, value) in [
      ("bounds.origin.y", 4.0), ("bounds.size.width", 5), ("position.x", 6), ("shadowOffset.height", 7),
      ("transform.translation.x", 8), ("transform.scale.y", 9), ("transform.rotation.z", 1),
      ("transform.rotation", 0.5),
      ("transform.rotation.x", -0.4), ("zPosition", 3),
    ] {
      let property = try #require(AnimatedProperty(keyPath: path))
      var state = LayerState()
      property.set(.number(value), in: &state)
      guard case .number(let found)? = property.value(in: state) else { Issue.record("\(path)"); continue }
      #expect(abs(found - value) < 1e-9, "\(path)")
    }
    #expect(AnimatedProperty(keyPath: "bounds.middle") == nil)
    #expect(AnimatedProperty(keyPath: "flavour") == nil)
  }

  @Test func keyframesFollowTheirTimes() {
    let numbers: [AnimatableValue] = [.number(0), .number(10), .number(40)]
    func value(_ mode: KeyframeCourse.Mode, _ times: [Double]? = nil, at fraction: Double) -> Double? {
      KeyframeCourse(values: numbers, keyTimes: times, mode: mode).value(at: fraction)?.numbers?[0]
    }
    #expect(value(.linear, at: 0.25) == 5)
    #expect(value(.linear, [0, 0.8, 1], at: 0.4) == 5)
    #expect(value(.discrete, at: 0.34) == 10)
    #expect(value(.discrete, [0, 0.5, 0.9, 1], at: 0.6) == 10)
    #expect(value(.paced, at: 0.5) == 20)
    #expect(value(.cubic, at: 0.5) == 10)
    #expect(value(.linear, at: 1) == 40)
  }

  /// "CAAnimation.h": cubic keyframes are a Catmull–Rom spline, which tension, continuity and bias change
  /// "using the standard Kocanek–Bartels form". A quarter of the way from 10 to 30 the Hermite weights are
  /// 27/32, 9/64, 5/32 and −3/64; the tangents are 15 and 15 where nothing is set.
  @Test(
    arguments: [
      ([], [], [], 14.53125), ([0, 1], [], [], 12.421875), ([0, 1, 1], [], [], 13.125),
      ([], [0, 1], [], 13.828125), ([], [0, 0, 1], [], 14.765625), ([], [], [0, 1], 13.828125),
      ([], [], [0, 0, 1], 14.296875),
    ] as [([Double], [Double], [Double], Double)])
  func cubicKeyframesFollowTheirSettings(
    tension: [Double], continuity: [Double], bias: [Double], value: Double
  ) throws {
    let course = KeyframeCourse(
      values: [.number(0), .number(10), .number(30), .number(40)], mode: .cubic, tension: tension,
      continuity: continuity, bias: bias)
    let found = try #require(course.value(at: 1.25 / 3)?.numbers?.first)
    #expect(abs(found - value) < 1e-9)
  }

  /// "CAKeyframeAnimation.timingFunctions": one pace for each gap; gaps beyond them are straight.
  @Test func everyGapBetweenKeyframesHasItsPace() throws {
    let course = KeyframeCourse(
      values: [.number(0), .number(1), .number(2), .number(3)], paces: [.easeIn, .easeOut])
    for (gap, pace) in [TimingCurve.easeIn, .easeOut, .linear].enumerated() {
      let found = try #require(course.value(at: (Double(gap) + 0.25) / 3)?.numbers?.first)
      #expect(abs(found - Double(gap) - pace.value(at: 0.25)) < 1e-9)
    }
  }

  /// "CAAnimation.timingFunction": the pace of a group is that of the time in which its animations run.
  @Test func aGroupsPaceIsThatOfItsTracks() throws {
    let fading = try basic("opacity", .number(1), .number(0), timing(2))
    let group = AnimationTrack.group(timing: timing(2), pace: .easeIn, tracks: [fading])
    for time in [0.5, 1, 1.5] {
      #expect(abs(state(group, at: time).opacity - Float(1 - TimingCurve.easeIn.value(at: time / 2))) < 1e-6)
    }
    #expect(state(group, at: 2.5).opacity == 1)
  }

  /// "CAMediaTiming.h": what `isCumulative` adds is the value at the end of a round, once for each round
  /// before.
  @Test func roundsStartWhereTheLastOneEnded() throws {
    let track = try basic("position.x", .number(0), .number(10), timing(1) { $0.repeatCount = 4 }) {
      $0.isCumulative = true
    }
    for time in [0.5, 1.5, 2.5, 3.5] { #expect(Double(state(track, at: time).position.x) == 10 * time) }
  }

  /// Values that cannot be interpolated change in the middle.
  @Test func valuesThatCannotBeInterpolatedChangeHalfway() {
    for (fraction, isOn) in [(0.0, false), (0.49, false), (0.5, true), (1, true)] {
      #expect(AnimatableValue.flag(false).interpolated(to: .flag(true), at: fraction) == .flag(isOn))
    }
  }

  // MARK: - Transforms

  /// The difference of two transforms, added to the first in the same order, gives the second.
  @Test func aTransformAndItsDifferenceAddUp() throws {
    let turned = Transform3D(CGAffineTransform(rotationAngle: 0.5))
    let moved = Transform3D(translationX: 10, y: 3)
    let difference = try #require(AnimatableValue.transform(turned).difference(from: .transform(moved)))
    guard case .transform(let sum) = AnimatableValue.transform(moved).adding(difference) else {
      Issue.record("no transform")
      return
    }
    for (a, b) in [(sum.m11, turned.m11), (sum.m12, turned.m12), (sum.m41, 0), (sum.m42, 0)] {
      #expect(abs(a - b) < 1e-12)
    }
  }

  /// `ios26/animation.json`: between the identity and a quarter turn the determinant stays 1.
  @Test func turningKeepsTheSize() {
    let quarter = Transform3D(CGAffineTransform(rotationAngle: .pi / 2))
    for step in 0...10 {
      let fraction = Double(step) / 10
      let t = Transform3D.identity.interpolated(to: quarter, at: fraction).affinePart
      #expect(abs(t.a * t.d - t.b * t.c - 1) < 1e-12)
      #expect(abs(atan2(t.b, t.a) - fraction * .pi / 2) < 1e-12)
    }
  }

  @Test func turnsTakeTheShorterWay() {
    let a = Transform3D(CGAffineTransform(rotationAngle: 0.9 * .pi))
    let b = Transform3D(CGAffineTransform(rotationAngle: -0.9 * .pi))
    let middle = a.interpolated(to: b, at: 0.5).affinePart
    #expect(abs(middle.a + 1) < 1e-9)
  }

  @Test func aMirrorSqueezesOneAxis() {
    let mirrored = Transform3D(scaleX: -1, y: 1)
    let middle = Transform3D.identity.interpolated(to: mirrored, at: 0.25).affinePart
    #expect(abs(middle.a - 0.5) < 1e-12)
    #expect(abs(middle.d - 1) < 1e-12)
    #expect(abs(middle.b) < 1e-12)
  }

  @Test func decompositionIsUndoneByComposition() throws {
    var random = SeededRandom(seed: 20261121)
    for _ in 0..<2000 {
      func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
      var t = Transform3D(rotation: number(-3...3), x: number(-1...1), y: number(-1...1), z: number(-1...1))
      t = Transform3D(scaleX: number(-2...2), y: number(0.2...3), z: number(0.2...3)).concatenating(t)
      var shear = Transform3D()
      (shear.m21, shear.m31, shear.m32) = (number(-1...1), number(-1...1), number(-1...1))
      t = shear.concatenating(t)
      (t.m41, t.m42, t.m43) = (number(-100...100), number(-100...100), number(-100...100))
      var perspective = Transform3D()
      perspective.m34 = number(-0.01...0.01)
      t = t.concatenating(perspective)
      guard abs(t.spaceDeterminant) > 1e-3, abs(t.m44) > 0.1 else { continue }
      let again = try #require(TransformParts(t)).transform
      let wanted = t.scaled(by: 1 / t.m44)
      #expect(again.isNear(wanted), "\(t)")
    }
  }
}

extension Transform3D {
  fileprivate func isNear(_ o: Transform3D) -> Bool {
    let a = [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
    let b = [
      o.m11, o.m12, o.m13, o.m14, o.m21, o.m22, o.m23, o.m24, o.m31, o.m32, o.m33, o.m34, o.m41, o.m42, o.m43,
      o.m44,
    ]
    return zip(a, b).allSatisfy { abs($0 - $1) < 1e-6 * max(1, abs($1)) }
  }
}
