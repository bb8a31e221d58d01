public import CoreGraphics
public import Foundation
internal import QuartzCore
internal import RenderTree

/// What kind of pace a timing has.
public enum UITimingCurveType: Int, Sendable {
  /// A named curve, one by points, a spring, or a spring in the time of a curve, which none here is.
  case builtin, cubic, spring, composed
}

/// The pace of a property animator.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSObjectProtocol, NSCopying {
  /// Which of the other two says the pace.
  var timingCurveType: UITimingCurveType { get }
  /// The curve; nil for a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; nil for a curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A pace along a Bézier curve.
open class UICubicTimingParameters: NSObject, @MainActor UITimingCurveProvider {
  /// The named curve; `easeInOut` where the curve was given by points.
  public let animationCurve: UIView.AnimationCurve
  /// The two inner points: x is a share of the time, 0…1, y one of the way.
  public let controlPoint1: CGPoint
  /// The second inner point.
  public let controlPoint2: CGPoint
  private let isBuiltIn: Bool

  /// Slow at both ends.
  public convenience override init() { self.init(animationCurve: .easeInOut) }

  /// One of the four named curves.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    let points = curve.timingFunction.innerPoints
    (controlPoint1, controlPoint2) = points
    isBuiltIn = true
    super.init()
  }

  /// A curve from (0, 0) to (1, 1) by way of two points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    (controlPoint1, controlPoint2) = (point1, point2)
    isBuiltIn = false
    super.init()
  }

  /// `builtin` where a curve was named, else `cubic`.
  open var timingCurveType: UITimingCurveType { isBuiltIn ? .builtin : .cubic }
  /// The parameters themselves.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Nil: it is no spring.
  open var springTimingParameters: UISpringTimingParameters? { nil }
  /// The parameters themselves, which never change.
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

/// The pace of a weight on a spring.
open class UISpringTimingParameters: NSObject, @MainActor UITimingCurveProvider {
  /// What the spring is given by.
  private enum Kind {
    /// It comes to rest in its animator's time.
    case ratio(CGFloat)
    /// It takes its own time.
    case physics(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
    case swing(duration: TimeInterval, bounce: CGFloat)
  }
  private let kind: Kind
  /// Whole ways a second at the start: 1 comes the whole way in one
  /// second. The larger part counts, since all properties move alike.
  public let initialVelocity: CGVector

  private init(_ kind: Kind, _ velocity: CGVector) {
    self.kind = kind
    initialVelocity = velocity
    super.init()
  }

  /// The spring of the system's own movements, with a damping ratio
  /// of 4.56 (`timing_and_springs.json`, "spring.uitiming.default").
  public convenience override init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }
  /// A spring that comes to rest in its animator's duration; 1 does not swing.
  public convenience init(dampingRatio ratio: CGFloat) { self.init(.ratio(ratio), .zero) }
  /// As above, with a velocity in whole ways a second.
  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    self.init(.ratio(ratio), velocity)
  }
  /// A spring that takes its own time: an animator's duration is ignored.
  public convenience init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    self.init(.physics(mass: mass, stiffness: stiffness, damping: damping), velocity)
  }
  /// A spring that swings once in `duration`.
  public convenience init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialVelocity velocity: CGVector = .zero
  ) {
    self.init(.swing(duration: duration, bounce: bounce), velocity)
  }

  /// Always `spring`.
  open var timingCurveType: UITimingCurveType { .spring }
  /// Nil: a spring is no such curve.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The parameters themselves.
  open var springTimingParameters: UISpringTimingParameters? { self }
  /// The parameters themselves, which never change.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// damping / (2 √(stiffness · mass)); 1 is critical.
  final var dampingRatio: CGFloat {
    switch kind {
    case .ratio(let ratio): ratio
    case .physics(let mass, let stiffness, let damping): damping / (2 * (stiffness * mass).squareRoot())
    case .swing(_, let bounce): bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
    }
  }

  /// The movement, and how long it takes, in an animator that was given a duration.
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
