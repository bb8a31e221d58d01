import CoreGraphics
import Foundation
import QuartzCore
import RenderTree
import TestSupport
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests that redirect every animatable property of a view repeatedly during its animation. The value never
/// jumps.
@Suite(.serialized) @MainActor struct RedirectedAnimationTests: HandClocked {
  let clock = FrameClock.manual(at: firstFrame)
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))

  init() { window.isHidden = false }

  // MARK: - Methods of animation

  /// A method of animation: `run` receives the change to the halfway value, and the one to the full value.
  private struct Way {
    let name: String
    /// The greatest speed in full distances per second, also if the animation starts from the visible value,
    /// and its duration in seconds.
    let speed: Double, time: Double
    let run: @MainActor (_ half: @escaping () -> Void, _ whole: @escaping () -> Void) -> Void
  }

  /// Returns the greatest speed of a timing curve in full distances per second.
  private static func speed(_ pace: ViewAnimation.Pace, _ time: Double) -> Double {
    (0..<1000).map { step in
      let part = Double(step) / 1000
      return abs(pace.value(at: part + 0.001, of: time) - pace.value(at: part, of: time)) / (0.001 * time)
    }.max() ?? 0
  }

  private func ways() -> [Way] {
    let eased = Self.speed(.curve(CAMediaTimingFunction(name: .easeInEaseOut)), 1)
    let spring = Self.speed(
      .spring(SpringCurve(duration: 0.5, dampingRatio: 0.6, initialVelocity: 0)), 0.5)
    let bounce = SpringCurve(perceptualDuration: 0.4, bounce: 0.3, initialVelocity: 0)
    func started(_ animator: UIViewPropertyAnimator) { animator.startAnimation() }
    var all: [Way] = []
    func add(
      _ name: String, speed: Double, time: Double,
      _ run: @escaping @MainActor (_ half: @escaping () -> Void, _ whole: @escaping () -> Void) -> Void
    ) {
      all.append(Way(name: name, speed: speed, time: time, run: run))
    }
    add("animate", speed: 2, time: 0.5) { _, whole in
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear, animations: whole)
    }
    add("animate eased", speed: eased / 0.4, time: 0.4) { _, whole in
      UIView.animate(withDuration: 0.4, animations: whole)
    }
    add("from what is shown", speed: 2, time: 0.5) { _, whole in
      UIView.animate(
        withDuration: 0.5, delay: 0, options: [.beginFromCurrentState, .curveLinear], animations: whole)
    }
    add("spring", speed: spring, time: 0.5) { _, whole in
      UIView.animate(
        withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0, animations: whole)
    }
    add("bouncing spring", speed: Self.speed(.spring(bounce), 1), time: bounce.settlingDuration) { _, whole in
      UIView.animate(springDuration: 0.4, bounce: 0.3, animations: whole)
    }
    add("begin and commit", speed: eased / 0.4, time: 0.4) { _, whole in
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(0.4)
      whole()
      UIView.commitAnimations()
    }
    add("keyframes", speed: 3 * eased / 0.5, time: 0.5) { half, whole in
      UIView.animateKeyframes(withDuration: 0.5, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5, animations: half)
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5, animations: whole)
      }
    }
    add("nested", speed: 2.5, time: 0.4) { _, whole in
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
        UIView.animate(withDuration: 2, animations: whole)
      }
    }
    add("animator", speed: 2, time: 0.5) { _, whole in
      started(UIViewPropertyAnimator(duration: 0.5, curve: .linear, animations: whole))
    }
    add("animator with a spring", speed: spring, time: 0.5) { _, whole in
      started(UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.6, animations: whole))
    }
    add("two blocks of an animator", speed: 5, time: 0.5) { half, whole in
      let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear, animations: half)
      animator.addAnimations(whole, delayFactor: 0.5)
      animator.startAnimation()
    }
    add("running animator", speed: eased / 0.5, time: 0.5) { _, whole in
      _ = UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 0.5, delay: 0, animations: whole)
    }
    add("keyframes in an animator", speed: 6, time: 0.5) { half, whole in
      started(
        UIViewPropertyAnimator(duration: 0.5, curve: .linear) {
          UIView.animateKeyframes(withDuration: 0, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5, animations: half)
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5, animations: whole)
          }
        })
    }
    add("nested in an animator", speed: 4, time: 0.5) { _, whole in
      started(
        UIViewPropertyAnimator(duration: 0.5, curve: .easeIn) {
          UIView.animate(
            withDuration: 0.25, delay: 0.1,
            options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveLinear], animations: whole)
        })
    }
    add("begin and commit in an animator", speed: eased / 0.3, time: 0.5) { _, whole in
      started(
        UIViewPropertyAnimator(duration: 0.5, curve: .linear) {
          UIView.beginAnimations(nil, context: nil)
          UIView.setAnimationDuration(0.3)
          whole()
          UIView.commitAnimations()
        })
    }
    return all
  }

  // MARK: - The relation

  /// Returns the greatest difference of two lists of numbers.
  private func distance(_ a: [CGFloat], _ b: [CGFloat]) -> Double {
    a.count == b.count ? zip(a, b).map { Double(abs($0 - $1)) }.max() ?? .infinity : .infinity
  }

  /// Redirects all subjects every 0.1 to 0.25 s for two seconds. Returns the names of those that move farther
  /// in a frame than all running animations together allow, or that do not come to rest at their final
  /// values.
  private func jumps(
    _ subjects: [Subject], _ random: inout SeededRandom, by choose: (inout SeededRandom) -> Way
  ) -> [String] {
    let step = 1.0 / 60, begin = clock.now - Self.firstFrame
    /// The speeds of each subject's animations, and their end times.
    var speeds = subjects.map { _ in [(speed: Double, end: Double)]() }
    var before = subjects.map(\.shown), ends = subjects.map(\.own), failed: [Int: String] = [:]
    func check(_ what: String, _ index: Int, _ moved: Double, _ allowed: Double) {
      guard !(moved <= allowed), failed[index] == nil else { return }
      failed[index] = "\(subjects[index].name) by \(what): \(moved) in a frame, allowed \(allowed)"
    }
    var time = 0.0, next = 0.0, last = ""
    while time < 3.2 {
      if time >= next, time < 2 {
        let way = choose(&random), old = subjects.map(\.value)
        let targets = subjects.map { _ in random.number(0...1) }
        last = way.name
        func set(_ share: Double) {
          for (index, subject) in subjects.enumerated() {
            subject.set(old[index] + share * (targets[index] - old[index]))
          }
        }
        way.run({ set(0.5) }, { set(1) })
        for (index, subject) in subjects.enumerated() {
          check("\(last), as it begins", index, distance(subject.shown, before[index]), 1e-3)
          let length = max(abs(targets[index] - old[index]), distance(subject.own, before[index]))
          ends[index] = subject.own
          speeds[index].append((length * way.speed, time + way.time + step))
        }
        next = time + random.number(0.1...0.25)
      }
      time += step
      frame(at: begin + time)
      for (index, subject) in subjects.enumerated() {
        let shown = subject.shown
        speeds[index].removeAll { $0.end < time }
        let allowed = speeds[index].reduce(0) { $0 + $1.speed } * step
        // Springs are at rest a thousandth of their distance before their end; scales multiply.
        check(last, index, distance(shown, before[index]), allowed * 1.3 + 0.004)
        before[index] = shown
      }
    }
    for (index, subject) in subjects.enumerated() {
      check("\(last), at rest", index, distance(subject.shown, subject.own), 1e-6)
      check("\(last), its own value", index, distance(subject.own, ends[index]), 1e-6)
    }
    return failed.values.sorted()
  }

  @Test func redirectedAnimationNeverJumps() {
    var random = SeededRandom(), failures: [String] = [], cases = 0
    underClock {
      let subjects = properties(), all = ways()
      frame(at: 0)
      for way in all {
        failures += jumps(subjects, &random) { _ in way }
        cases += subjects.count
      }
      for _ in 0..<5 {
        failures += jumps(subjects, &random) { all[$0.integer(0..<all.count)] }
        cases += subjects.count
      }
    }
    print("relations: redirected animations \(cases - failures.count) of \(cases)")
    #expect(failures == [])
  }

  /// Products of turns, moves and scales depend on their order.
  @Test func blocksOfSeveralKindsOfTransformsBeginWhereTheyAreSeen() {
    var random = SeededRandom(), failures: [String] = [], moving = 0
    underClock {
      let view = UIView(frame: CGRect(x: 20, y: 30, width: 40, height: 60)), all = ways()
      window.addSubview(view)
      frame(at: 0)
      func entries(_ transform: CGAffineTransform) -> [CGFloat] {
        [transform.a, transform.b, transform.c, transform.d, transform.tx / 100, transform.ty / 100]
      }
      func shown() -> [CGFloat] { entries(view.layer.presentation()?.affineTransform() ?? view.transform) }
      func some() -> CGAffineTransform {
        switch random.integer(0..<4) {
        case 0: CGAffineTransform(translationX: random.number(-90...90), y: random.number(-90...90))
        case 1: CGAffineTransform(rotationAngle: random.number(-3...3))
        case 2: CGAffineTransform(scaleX: random.number(0.5...2), y: random.number(0.5...2))
        default: CGAffineTransform(rotationAngle: random.number(-3...3)).translatedBy(x: 50, y: 0)
        }
      }
      for _ in 0..<150 {
        let way = all[random.integer(0..<all.count)], half = some(), whole = some(), before = shown()
        way.run({ view.transform = half }, { view.transform = whole })
        if shown() != entries(view.transform) { moving += 1 }
        let moved = distance(shown(), before)
        if !(moved < 1e-3) { failures.append("\(way.name): \(moved)") }
        frame(at: clock.now - Self.firstFrame + random.number(0.05...0.3))
      }
      frame(at: clock.now - Self.firstFrame + 5)
      if distance(shown(), entries(view.transform)) > 1e-6 { failures.append("at rest") }
    }
    print("relations: blocks of several kinds of transforms that begin where they are seen \(moving)")
    #expect(moving > 100)
    #expect(failures == [])
  }

  // MARK: - Interrupted animators

  /// The actions of a user of an animator during an animation. None of them moves the value itself.
  private enum Grip: CaseIterable {
    case pause, start, goOn, goOnFaster, reverse, scrubToWhereItIs, add, addLater, addNested
    case stop, finish, another
  }

  private func apply(
    _ grip: Grip, to animator: UIViewPropertyAnimator, _ change: @escaping () -> Void,
    _ another: UIViewPropertyAnimator
  ) {
    switch grip {
    case .pause: animator.pauseAnimation()
    case .start: animator.startAnimation()
    case .goOn where animator.state == .active:
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    case .goOnFaster where animator.state == .active:
      animator.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut), durationFactor: 0.5)
    case .reverse where animator.state == .active: animator.isReversed.toggle()
    case .scrubToWhereItIs where animator.state == .active:
      animator.fractionComplete = animator.fractionComplete
    case .add: animator.addAnimations(change)
    case .addLater: animator.addAnimations(change, delayFactor: 0.4)
    case .addNested: animator.addAnimations { UIView.animate(withDuration: 0.3, animations: change) }
    case .stop: animator.stopAnimation(true)
    case .finish where animator.state == .active:
      animator.stopAnimation(false)
      animator.finishAnimation(at: .current)
    case .another: another.startAnimation()
    default: break
    }
  }

  /// Transforms of different kinds do not commute, so each subject has one kind here.
  @Test func controllingAnimatorsNeverMakesViewsJump() {
    var random = SeededRandom(), failures: Set<String> = [], cases = 0
    let curves: [UIView.AnimationCurve] = [.linear, .easeIn, .easeOut, .easeInOut]
    underClock {
      let subjects = properties(), step = 1.0 / 60
      frame(at: 0)
      for subject in subjects {
        for _ in 0..<12 {
          cases += 1
          func made() -> UIViewPropertyAnimator {
            let target = random.number(0...1)
            return UIViewPropertyAnimator(duration: 0.6, curve: curves[random.integer(0..<curves.count)]) {
              subject.set(target)
            }
          }
          var animators = [made()], told: [Grip] = []
          animators[0].startAnimation()
          for _ in 0..<12 {
            let now = clock.now - Self.firstFrame
            frame(at: now + step * Double(random.integer(1..<9)))
            let before = subject.shown, target = random.number(0...1)
            let grip = Grip.allCases[random.integer(0..<Grip.allCases.count)]
            told.append(grip)
            let new = made()
            if grip == .another { animators.append(new) }
            apply(grip, to: animators[random.integer(0..<animators.count)], { subject.set(target) }, new)
            let moved = distance(subject.shown, before)
            if !(moved < 1e-3) { failures.insert("\(subject.name): \(moved) after \(told)") }
          }
          for animator in animators where animator.state == .active { animator.stopAnimation(true) }
          subject.set(0.5)
        }
      }
    }
    print("relations: animators taken hold of \(cases - failures.count) of \(cases)")
    #expect(failures == [])
  }
}
