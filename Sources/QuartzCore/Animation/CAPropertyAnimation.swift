public import CoreGraphics
public import Foundation
internal import RenderTree

/// A function by which the values of a property animation become the property's, such as an angle a rotation.
open class CAValueFunction: NSObject {
  /// One of the known names, by which the function was made.
  public let name: CAValueFunctionName

  /// Nil for an unknown name.
  public init?(name: CAValueFunctionName) {
    guard CAValueFunctionName.all.contains(name) else { return nil }
    self.name = name
  }
}

/// The names of value functions.
public struct CAValueFunctionName: RawRepresentable, Sendable, Hashable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// An angle in radians about the x axis.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// An angle in radians about the y axis.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// An angle in radians about the z axis, from x towards y.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// Three factors, along x, y and z.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// A factor along the x axis.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// A factor along the y axis.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// A factor along the z axis.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// Three distances in points, along x, y and z.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// A distance in points along the x axis.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// A distance in points along the y axis.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// A distance in points along the z axis, towards the viewer.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")

  /// The part of a transform's key path that each stands for.
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
  /// The property, and where a dot follows a part of it; nil, and an unknown one, shows nothing.
  open var keyPath: String?
  /// Whether the values are added to the property's own.
  open var isAdditive = false
  /// Whether each repetition goes on from where the one before ended.
  open var isCumulative = false
  /// What turns the values into a transform, where `keyPath` names one; nil takes the values as they are.
  open var valueFunction: CAValueFunction?

  public override init() { super.init() }
  /// An animation of the property at `path`, without values yet: it shows nothing until it gets some.
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

  /// How the value comes about; nil where there is nothing to show.
  @_spi(QuartzCore) open func makeCourse() -> Course? { nil }

  /// A value of the render tree, as clients' subclasses see it.
  public struct Course: Sendable {
    let course: PropertyTrack.Course
  }

  /// The property, with the part that a value function means; nil for one that a subclass of `CALayer` adds.
  final var animatedProperty: AnimatedProperty? {
    guard var path = keyPath else { return nil }
    if let name = valueFunction?.name, let part = CAValueFunctionName.parts[name] { path += "." + part }
    return AnimatedProperty(keyPath: path)
  }

  /// The animation of a property that a subclass of `CALayer` adds; nil for Apple's properties.
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
/// Ends that are nil are the property's own value; see Apple's table of the combinations.
open class CABasicAnimation: CAPropertyAnimation {
  /// Where it begins: a number or a boxed value of the property's type; of another type it counts as nil.
  /// Without it `toValue` less `byValue`, else the property's own value.
  open var fromValue: Any?
  /// Where it ends. Without it `fromValue`, or the property's own value, plus `byValue`.
  open var toValue: Any?
  /// The difference between the ends, where one of them is nil; left out where both are given.
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

/// A basic animation whose pace is a spring's.
open class CASpringAnimation: CABasicAnimation {
  // The defaults are those measured in `timing_and_springs.json`.
  /// Above 0.
  open var mass: CGFloat = 1
  /// Above 0.
  open var stiffness: CGFloat = 100
  /// Friction; 2 × √(stiffness × mass) just keeps it from swinging.
  open var damping: CGFloat = 10
  /// Whole ways a second at the start.
  open var initialVelocity: CGFloat = 0

  public override init() { super.init() }

  /// A spring that swings once in `perceptualDuration` seconds; `bounce` is 0 for none, up to 1
  /// for a swing without end.
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

  /// Seconds until it is at rest; give it to `duration` to see all of it.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }
  /// Seconds of one swing of the spring without friction.
  open var perceptualDuration: CFTimeInterval { 2 * .pi / spring.frequency }
  /// 0 just does not swing, 1 swings for ever, below 0 creeps: what `init(perceptualDuration:bounce:)` takes.
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

/// Several animations in one time.
open class CAAnimationGroup: CAAnimation {
  /// Their times are the group's; what lies beyond its duration is not seen.
  open var animations: [CAAnimation]?

  public override init() { super.init() }

  @_spi(QuartzCore) open override func copySettings(from other: CAAnimation) {
    animations = (other as? CAAnimationGroup)?.animations?.compactMap { $0.copy() as? CAAnimation }
  }

  @_spi(QuartzCore) open override func makeTracks() -> [Track] {
    let length = duration
    let parts = (animations ?? []).flatMap { part -> [Track] in
      guard part.duration == 0, let copy = part.copy() as? CAAnimation else { return part.makeTracks() }
      // An animation without a duration of its own lasts as long as its group.
      copy.duration = length
      return copy.makeTracks()
    }
    return [Track(.group(timing: time, pace: pace, tracks: parts.map(\.track)))]
  }
}
