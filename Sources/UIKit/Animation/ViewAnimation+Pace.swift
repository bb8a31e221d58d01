internal import Foundation
internal import QuartzCore
internal import RenderTree

extension ViewAnimation {
  /// How an animation's progress follows from its time.
  enum Pace {
    case curve(CAMediaTimingFunction)
    case spring(SpringCurve)

    static var straight: Pace { .curve(CAMediaTimingFunction(name: .linear)) }

    /// The progress at a part of the time, of `duration` seconds.
    func value(at part: Double, of duration: Double) -> Double {
      switch self {
      case .curve(let function): function.value(at: part)
      case .spring(let spring): part >= 1 ? 1 : spring.value(at: part * duration)
      }
    }

    /// The same pace, made for a duration of `seconds` instead of another: a spring comes to rest at its end.
    func fitted(to seconds: Double, from duration: Double) -> Pace {
      guard case .spring(let spring) = self, abs(seconds - duration) > 1e-9 else { return self }
      return .spring(SpringCurve(duration: seconds, dampingRatio: spring.dampingRatio, initialVelocity: 0))
    }

    /// An animation of a property with this pace, without values yet.
    func makeAnimation(forKey key: String) -> CABasicAnimation {
      switch self {
      case .curve(let function):
        let animation = CABasicAnimation(keyPath: key)
        animation.timingFunction = function
        return animation
      case .spring(let curve):
        let spring = CASpringAnimation(keyPath: key)
        spring.stiffness = curve.frequency * curve.frequency
        spring.damping = 2 * curve.dampingRatio * curve.frequency
        spring.initialVelocity = curve.initialVelocity
        return spring
      }
    }
  }

  /// This animation inside another: it has the other's duration and pace unless its options override them,
  /// and inside an animator a part of its timeline.
  func nested(in outer: ViewAnimation) -> ViewAnimation {
    let isIndependent = options.contains(.overrideInheritedOptions)
    guard !isIndependent || outer.timeline != nil else { return self }
    let keepsTime = isIndependent || options.contains(.overrideInheritedDuration)
    let keepsPace = isIndependent || options.contains(.overrideInheritedCurve)
    let part = outer.timeline?.part(after: delay, lasting: keepsTime ? duration : nil)
    let time = part?.seconds ?? (keepsTime ? duration : outer.duration)
    let pace =
      keepsPace
      ? pace.fitted(to: time, from: duration) : outer.pace.fitted(to: time, from: outer.duration)
    return ViewAnimation(
      duration: time, delay: part != nil ? 0 : keepsTime ? delay : max(delay, outer.delay), pace: pace,
      options: options, keyframes: keyframes, timeline: part)
  }
}
