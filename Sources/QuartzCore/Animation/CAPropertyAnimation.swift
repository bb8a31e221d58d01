public import CoreGraphics
public import Foundation
internal import RenderTree

/// A function that converts the values of a property animation to values of the property, such as an angle to
/// a rotation.
open class CAValueFunction: NSObject {
  /// The name of the function.
  public let name: CAValueFunctionName

  /// Creates a function with one of the predefined names. Returns nil for any other name.
  public init?(name: CAValueFunctionName) {
    guard CAValueFunctionName.all.contains(name) else { return nil }
    self.name = name
  }
}

/// The names of value functions.
public struct CAValueFunctionName: RawRepresentable, Sendable, Hashable {
  /// The corresponding raw value.
  public let rawValue: String
  /// Creates a value with the given raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A rotation by an angle in radians about the x axis.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// A rotation by an angle in radians about the y axis.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// A rotation by an angle in radians about the z axis, from x towards y.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// A scale by three factors, along x, y and z.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// A scale along the x axis.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// A scale along the y axis.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// A scale along the z axis.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// A translation by three distances in points, along x, y and z.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// A translation in points along the x axis.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// A translation in points along the y axis.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// A translation in points along the z axis, towards the viewer.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")

  /// The component of a transform's key path that each function sets.
  static let parts: [CAValueFunctionName: String] = [
    .rotateX: "rotation.x", .rotateY: "rotation.y", .rotateZ: "rotation.z", .scale: "scale",
    .scaleX: "scale.x",
    .scaleY: "scale.y", .scaleZ: "scale.z", .translate: "translation", .translateX: "translation.x",
    .translateY: "translation.y", .translateZ: "translation.z",
  ]
  static var all: Set<CAValueFunctionName> { Set(parts.keys) }
}

/// An animation of one property, named by its key path, such as `opacity` or `transform.rotation.z`.
open class CAPropertyAnimation: CAAnimation {
  /// The key path of the property, or of a component of it. With nil or an unknown path, the animation shows
  /// nothing.
  open var keyPath: String?
  /// A Boolean value that determines whether the values are added to the property's model value.
  open var isAdditive = false
  /// A Boolean value that determines whether each repetition continues from where the previous one ended.
  open var isCumulative = false
  /// The function that converts the values to a transform, if `keyPath` names one. With nil the values are
  /// used directly.
  open var valueFunction: CAValueFunction?

  public override init() { super.init() }
  /// Creates an animation of the property at a key path. It shows nothing until its values are set.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  @_spi(QuartzCore) open override func copySettings(from other: CAAnimation) {
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
    valueFunction = other.valueFunction
  }

  @_spi(QuartzCore) open override func makeTracks() -> [Track] {
    guard let property = animatedProperty, let course = makeCourse() else { return [] }
    var track = PropertyTrack(property: property, timing: time, course: course.course)
    track.isAdditive = isAdditive
    track.isCumulative = isCumulative
    return [Track(.property(track))]
  }

  /// Returns the course of the value over time, or nil if there is nothing to show.
  @_spi(QuartzCore) open func makeCourse() -> Course? { nil }

  /// A value of the render tree in a form that clients' subclasses can see.
  public struct Course: Sendable {
    let course: PropertyTrack.Course
  }

  /// The animated property, including the component that a value function sets. Nil for a property that a
  /// subclass of `CALayer` adds.
  final var animatedProperty: AnimatedProperty? {
    guard var path = keyPath else { return nil }
    if let name = valueFunction?.name, let part = CAValueFunctionName.parts[name] { path += "." + part }
    return AnimatedProperty(keyPath: path)
  }

  /// The track of a property that a subclass of `CALayer` adds, or nil for Apple's properties.
  final var customTrack: CustomTrack? {
    guard let keyPath, animatedProperty == nil, !CALayer.exchangedKeys.contains(keyPath),
      let course = makeCourse()
    else {
      return nil
    }
    var track = PropertyTrack(property: nil, timing: time, course: course.course)
    track.isAdditive = isAdditive
    track.isCumulative = isCumulative
    return CustomTrack(key: keyPath, track: track)
  }
}

/// An animation from one value to another.
///
/// Ends that are nil are derived from the property's model value; see Apple's table of the combinations.
open class CABasicAnimation: CAPropertyAnimation {
  /// The start value: a number or a boxed value of the property's type; a value of another type counts as
  /// nil. If it is nil, `toValue` minus `byValue`, or else the property's model value, is used.
  open var fromValue: Any?
  /// The end value. If it is nil, `fromValue`, or else the property's model value, plus `byValue` is used.
  open var toValue: Any?
  /// The difference between the ends if one of them is nil. Ignored if both are set.
  open var byValue: Any?

  public override init() { super.init() }

  @_spi(QuartzCore) open override func copySettings(from other: CAAnimation) {
    super.copySettings(from: other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
  }

  @_spi(QuartzCore) open override func makeCourse() -> Course? {
    Course(course: .basic(from: end(fromValue), to: end(toValue), by: end(byValue), pace: pace))
  }

  final func end(_ value: Any?) -> AnimatableValue? {
    value.flatMap { AnimatableValue(boxed: $0, for: animatedProperty) }
  }
}

/// A basic animation with the pacing of a spring.
open class CASpringAnimation: CABasicAnimation {
  // The defaults are those measured in `timing_and_springs.json`.
  /// The mass at the end of the spring. Must be greater than 0.
  open var mass: CGFloat = 1
  /// The stiffness of the spring. Must be greater than 0.
  open var stiffness: CGFloat = 100
  /// The friction. 2 × √(stiffness × mass) is the smallest value at which the spring does not oscillate.
  open var damping: CGFloat = 10
  /// The initial velocity, in units of the animated distance per second.
  open var initialVelocity: CGFloat = 0

  public override init() { super.init() }

  /// Creates a spring animation.
  ///
  /// - Parameters:
  ///   - perceptualDuration: The period of the undamped oscillation in seconds.
  ///   - bounce: The bounciness, from 0 for none to 1 for an endless oscillation.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let spring = SpringCurve(perceptualDuration: perceptualDuration, bounce: bounce, initialVelocity: 0)
    stiffness = spring.frequency * spring.frequency
    damping = 2 * (bounce < 0 ? 1 / (1 + bounce) : 1 - bounce) * spring.frequency
  }

  @_spi(QuartzCore) open override func copySettings(from other: CAAnimation) {
    super.copySettings(from: other)
    guard let other = other as? CASpringAnimation else { return }
    mass = other.mass
    stiffness = other.stiffness
    damping = other.damping
    initialVelocity = other.initialVelocity
  }

  /// The time in seconds until the spring is at rest. Assign it to `duration` to show the whole movement.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }
  /// The period of the undamped oscillation in seconds.
  open var perceptualDuration: CFTimeInterval { 2 * .pi / spring.frequency }
  /// The bounciness, as passed to `init(perceptualDuration:bounce:)`: 0 is critically damped, 1 oscillates
  /// forever, values below 0 are overdamped.
  open var bounce: CGFloat {
    let share = damping / (2 * (stiffness * mass).squareRoot())
    return share > 1 ? 1 / share - 1 : 1 - share
  }

  private var spring: SpringCurve {
    SpringCurve(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity)
  }

  @_spi(QuartzCore) open override func makeCourse() -> Course? {
    Course(course: .spring(from: end(fromValue), to: end(toValue), by: end(byValue), spring))
  }
}

/// Several animations that share a time space.
open class CAAnimationGroup: CAAnimation {
  /// The animations. Their times are relative to the group, and they are cut off at the group's duration.
  open var animations: [CAAnimation]?

  public override init() { super.init() }

  @_spi(QuartzCore) open override func copySettings(from other: CAAnimation) {
    animations = (other as? CAAnimationGroup)?.animations?.compactMap { $0.copy() as? CAAnimation }
  }

  @_spi(QuartzCore) open override func makeTracks() -> [Track] {
    let length = duration
    let parts = (animations ?? []).flatMap { part -> [Track] in
      guard part.duration == 0, let copy = part.copy() as? CAAnimation else { return part.makeTracks() }
      // An animation without a duration lasts as long as its group.
      copy.duration = length
      return copy.makeTracks()
    }
    return [Track(.group(timing: time, pace: pace, tracks: parts.map(\.track)))]
  }
}
