internal import Foundation
internal import QuartzCore
internal import RenderTree

extension ViewAnimation {
  /// The relation between an animation's time and its progress.
  enum Pace {
    case curve(CAMediaTimingFunction)
    case spring(SpringCurve)

    static var straight: Pace { .curve(CAMediaTimingFunction(name: .linear)) }

    /// Returns the progress at a fraction of the time, of `duration` seconds.
    func value(at part: Double, of duration: Double) -> Double {
      switch self {
      case .curve(let function): function.value(at: part)
      case .spring(let spring): part >= 1 ? 1 : spring.value(at: part * duration)
      }
    }

    /// Returns the pace for a duration of `seconds` instead of another: a spring comes to rest at its end.
    func fitted(to seconds: Double, from duration: Double) -> Pace {
      guard case .spring(let spring) = self, abs(seconds - duration) > 1e-9 else { return self }
      return .spring(SpringCurve(duration: seconds, dampingRatio: spring.dampingRatio, initialVelocity: 0))
    }

    /// Returns an animation of a property with this pace, without values.
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

  /// Returns this animation nested in another: it has the other's duration and pace unless its options
  /// override them, and inside an animator a part of its timeline.
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
