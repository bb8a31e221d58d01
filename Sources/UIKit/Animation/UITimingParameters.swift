public import CoreGraphics
public import Foundation
internal import QuartzCore
internal import RenderTree

/// The types of timing curves.
public enum UITimingCurveType: Int, Sendable {
  /// A named curve, one defined by points, a spring, or a spring with the duration of a curve, which does not
  /// occur.
  case builtin, cubic, spring, composed
}

/// The timing of a property animator.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSObjectProtocol, NSCopying {
  /// The type, which determines which of the other two properties applies.
  var timingCurveType: UITimingCurveType { get }
  /// The curve; nil for a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; nil for a curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// Timing parameters of a cubic Bézier curve.
open class UICubicTimingParameters: NSObject, @MainActor UITimingCurveProvider {
  /// The named curve; `easeInOut` if the curve was defined by points.
  public let animationCurve: UIView.AnimationCurve
  /// The first inner point: x is a fraction of the duration, 0…1, y one of the change.
  public let controlPoint1: CGPoint
  /// The second inner point.
  public let controlPoint2: CGPoint
  private let isBuiltIn: Bool

  /// Creates parameters that are slow at both ends.
  public convenience override init() { self.init(animationCurve: .easeInOut) }

  /// Creates parameters of one of the four named curves.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    let points = curve.timingFunction.innerPoints
    (controlPoint1, controlPoint2) = points
    isBuiltIn = true
    super.init()
  }

  /// Creates parameters of a curve from (0, 0) to (1, 1) with two inner points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    (controlPoint1, controlPoint2) = (point1, point2)
    isBuiltIn = false
    super.init()
  }

  /// The type: `builtin` for a named curve, otherwise `cubic`.
  open var timingCurveType: UITimingCurveType { isBuiltIn ? .builtin : .cubic }
  /// The parameters themselves.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Nil: the curve is not a spring.
  open var springTimingParameters: UISpringTimingParameters? { nil }
  /// Returns the parameters themselves, which are immutable.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  final var timingFunction: CAMediaTimingFunction {
    CAMediaTimingFunction(
      controlPoints: Float(controlPoint1.x), Float(controlPoint1.y), Float(controlPoint2.x),
      Float(controlPoint2.y))
  }
}

extension CAMediaTimingFunction {
  fileprivate var innerPoints: (CGPoint, CGPoint) {
    func point(_ index: Int) -> CGPoint {
      var values: [Float] = [0, 0]
      getControlPoint(at: index, values: &values)
      return CGPoint(x: CGFloat(values[0]), y: CGFloat(values[1]))
    }
    return (point(1), point(2))
  }
}

/// Timing parameters of a spring.
open class UISpringTimingParameters: NSObject, @MainActor UITimingCurveProvider {
  /// The definitions of a spring.
  private enum Kind {
    /// A damping ratio; the spring comes to rest in its animator's duration.
    case ratio(CGFloat)
    /// Physical properties, which determine the duration.
    case physics(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
    case swing(duration: TimeInterval, bounce: CGFloat)
  }
  private let kind: Kind
  /// The initial velocity, in whole changes per second: 1 covers the change in one second. The larger
  /// component counts, since all properties move alike.
  public let initialVelocity: CGVector

  private init(_ kind: Kind, _ velocity: CGVector) {
    self.kind = kind
    initialVelocity = velocity
    super.init()
  }

  /// Creates the spring of the system's own animations, with a damping ratio of 4.56
  /// (`timing_and_springs.json`, "spring.uitiming.default").
  public convenience override init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }
  /// Creates a spring that comes to rest in its animator's duration; with a ratio of 1 it does not oscillate.
  public convenience init(dampingRatio ratio: CGFloat) { self.init(.ratio(ratio), .zero) }
  /// Creates such a spring with an initial velocity in whole changes per second.
  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    self.init(.ratio(ratio), velocity)
  }
  /// Creates a spring whose physical properties determine its duration: an animator's duration is ignored.
  public convenience init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    self.init(.physics(mass: mass, stiffness: stiffness, damping: damping), velocity)
  }
  /// Creates a spring that oscillates once in `duration`.
  public convenience init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialVelocity velocity: CGVector = .zero
  ) {
    self.init(.swing(duration: duration, bounce: bounce), velocity)
  }

  /// The type, always `spring`.
  open var timingCurveType: UITimingCurveType { .spring }
  /// Nil: a spring is not a cubic curve.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The parameters themselves.
  open var springTimingParameters: UISpringTimingParameters? { self }
  /// Returns the parameters themselves, which are immutable.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The damping ratio: damping / (2 √(stiffness · mass)); 1 is critical.
  final var dampingRatio: CGFloat {
    switch kind {
    case .ratio(let ratio): ratio
    case .physics(let mass, let stiffness, let damping): damping / (2 * (stiffness * mass).squareRoot())
    case .swing(_, let bounce): bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
    }
  }

  /// Returns the spring and its duration in an animator with the given duration.
  final func curve(duration: TimeInterval) -> (spring: SpringCurve, duration: TimeInterval) {
    let velocity = abs(initialVelocity.dx) > abs(initialVelocity.dy) ? initialVelocity.dx : initialVelocity.dy
    switch kind {
    case .ratio(let ratio):
      return (SpringCurve(duration: duration, dampingRatio: ratio, initialVelocity: velocity), duration)
    case .physics(let mass, let stiffness, let damping):
      let spring = SpringCurve(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
      return (spring, spring.settlingDuration)
    case .swing(let time, let bounce):
      let spring = SpringCurve(perceptualDuration: time, bounce: bounce, initialVelocity: velocity)
      return (spring, spring.settlingDuration)
    }
  }
}
