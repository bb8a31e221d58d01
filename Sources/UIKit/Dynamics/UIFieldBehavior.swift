public import CoreGraphics
public import Foundation

/// A field of force around a position, which takes hold of items within a region.
///
/// The laws are those of Apple's header. A force of 1 gives a mass of 1, which a square of 100 points has,
/// 100 points a second squared, as it does in `UIPushBehavior`; forces that are proportional to a distance
/// count it in hundreds of points, too. With a falloff, a force is divided by that power of the distance, in
/// hundreds of points. Apple documents no units of fields: these are not measured.
public class UIFieldBehavior: UIDynamicBehavior {
  /// What a field of a kind of one's own is asked: the field, where an item is and how fast, its mass and
  /// charge, and for how many seconds. The answer is a force.
  typealias Evaluator = (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector

  enum Law {
    case drag, vortex, radialGravity, linearGravity, velocity, noise, turbulence, spring, electric, magnetic
    case evaluated(Evaluator)
  }

  private let law: Law
  private var list = DynamicItemList()

  required init(law: Law) {
    self.law = law
    super.init()
  }

  /// Slows items at the rate of their speed.
  public class func dragField() -> Self { Self(law: .drag) }
  /// Drives items around its position, counterclockwise as
  /// one sees it, with their mass and with the distance.
  public class func vortexField() -> Self { Self(law: .vortex) }
  /// Draws items to its position, with their mass and with the distance.
  public class func radialGravityField(position: CGPoint) -> Self {
    let field = Self(law: .radialGravity)
    field.position = position
    return field
  }
  /// Draws items in a direction, with their mass.
  public class func linearGravityField(direction: CGVector) -> Self {
    let field = Self(law: .linearGravity)
    field.direction = direction
    return field
  }
  /// Gives items a speed, in points a second, whatever else drives them.
  public class func velocityField(direction: CGVector) -> Self {
    let field = Self(law: .velocity)
    field.direction = direction
    return field
  }
  /// Pushes items about as a noise says that changes from place to place and with time. Smoothness runs from
  /// 0 to 1; the speed is how often a second the noise is another, 0 for never. Mass does not count.
  public class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    let field = Self(law: .noise)
    (field.smoothness, field.animationSpeed) = (smoothness, speed)
    return field
  }
  /// The same, and the more the faster items are.
  public class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    let field = Self(law: .turbulence)
    (field.smoothness, field.animationSpeed) = (smoothness, speed)
    return field
  }
  /// Draws items to its position by Hooke's law.
  public class func springField() -> Self { Self(law: .spring) }
  /// Drives charged items away from its position, those of negative
  /// charge towards it; as strong everywhere unless it falls off.
  public class func electricField() -> Self { Self(law: .electric) }
  /// Has charged items that move go in circles, counterclockwise as one sees it for a positive charge.
  public class func magneticField() -> Self { Self(law: .magnetic) }
  /// A field whose force a closure tells.
  public class func field(
    evaluationBlock block: @escaping (
      _ field: UIFieldBehavior, _ position: CGPoint, _ velocity: CGVector, _ mass: CGFloat, _ charge: CGFloat,
      _ deltaTime: TimeInterval
    ) -> CGVector
  ) -> Self {
    Self(law: .evaluated(block))
  }

  /// Does nothing for one that it has.
  public func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    changed()
  }
  /// It is driven no more. Does nothing for one that the behaviour does not have.
  public func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    changed()
  }
  /// In the order of addition.
  public var items: [any UIDynamicItem] { list.items }

  /// In the points of the animator's reference.
  public var position = CGPoint.zero { didSet { wake() } }
  /// Around the position; items whose middle lies outside are left alone.
  public var region = UIRegion.infinite { didSet { wake() } }
  /// A factor of the force.
  public var strength: CGFloat = 1 { didSet { wake() } }
  /// The power of the distance by which the force is divided; 0 has it as strong everywhere.
  public var falloff: CGFloat = 0 { didSet { wake() } }
  /// The least distance that counts for the falloff, in points.
  public var minimumRadius: CGFloat = 1e-3 { didSet { wake() } }
  /// Zero for fields without one.
  public var direction = CGVector.zero { didSet { wake() } }
  /// 0 for fields without noise.
  public var smoothness: CGFloat = 0 { didSet { wake() } }
  /// How fast noise changes in time: 1 is a new pattern each second, 0, as at first, none.
  public var animationSpeed: CGFloat = 0 { didSet { wake() } }

  // MARK: - For the animator

  override var dynamicItems: [any UIDynamicItem] { list.items }

  override func push(_ world: DynamicsWorld) {
    for index in list.items.compactMap({ world.index(of: $0) }) where world.bodies[index].inverseMass > 0 {
      let body = world.bodies[index], offset = body.center - Vector(position)
      guard region.contains(offset.point) else { continue }
      if case .velocity = law {
        world.bodies[index].carried = Vector(direction) * strength(at: offset)
      } else {
        world.bodies[index].acceleration += acceleration(of: body, at: offset, world.time)
      }
    }
  }

  private func strength(at offset: Vector) -> Double {
    guard falloff != 0 else { return Double(strength) }
    return Double(strength)
      * pow(max(offset.length, Double(minimumRadius)) / UIPushBehavior.unit, -Double(falloff))
  }

  /// In points a second squared.
  private func acceleration(of body: RigidBody, at offset: Vector, _ time: Double) -> Vector {
    let strength = strength(at: offset), unit = UIPushBehavior.unit, step = DynamicsWorld.step
    switch law {
    // What slows and what turns is taken over a whole step, so that it neither overshoots nor adds speed.
    case .drag: return body.velocity * (expm1(-strength * body.inverseMass * step) / step)
    case .magnetic:
      return (body.velocity.rotated(-body.charge * strength * body.inverseMass * step) - body.velocity)
        * (1 / step)
    case .vortex: return -offset.turned * strength
    case .radialGravity: return -offset * strength
    case .linearGravity: return Vector(direction) * (strength * unit)
    case .velocity: return Vector()
    case .noise: return noise(at: offset, time) * (strength * unit)
    case .turbulence: return noise(at: offset, time) * (strength * body.velocity.length)
    case .spring: return -offset * (strength * body.inverseMass)
    case .electric: return offset.unit * (strength * body.charge * unit * body.inverseMass)
    case .evaluated(let evaluate):
      let speed = CGVector(dx: body.velocity.x, dy: body.velocity.y)
      let force = evaluate(self, body.center.point, speed, CGFloat(body.mass), CGFloat(body.charge), step)
      return Vector(force) * (strength * unit * body.inverseMass)
    }
  }

  /// About −1…1 along each axis: gradient noise, of which rougher parts count the less the smoother it is.
  private func noise(at offset: Vector, _ time: Double) -> Vector {
    let roughness = 1 - min(max(Double(smoothness), 0), 1)
    var sum = Vector(), weight = 1.0, weights = 0.0, scale = 1 / UIPushBehavior.unit
    for octave in 0..<4 where weight > 0 {
      let place = SIMD3(offset.x * scale, offset.y * scale, time * Double(animationSpeed))
      sum +=
        Vector(GradientNoise.value(at: place, octave * 2), GradientNoise.value(at: place, octave * 2 + 1))
        * weight
      weights += weight
      weight *= roughness
      scale *= 2
    }
    return sum * (1 / weights)
  }
}

/// A smooth noise in space: at whole numbers it is zero and
/// slopes somewhere, between them it is what these slopes give.
private enum GradientNoise {
  /// About −1…1; `layer` chooses among independent ones.
  static func value(at point: SIMD3<Double>, _ layer: Int) -> Double {
    let corner = point.rounded(.down), part = point - corner
    // Smooth in the second derivative (K. Perlin, "Improving Noise", 2002).
    let blend: SIMD3<Double> = part * part * part * (part * (part * 6 - 15) + 10)
    var sum = 0.0
    for number in 0..<8 {
      let bits = SIMD3<Double>(Double(number & 1), Double(number >> 1 & 1), Double(number >> 2))
      let share: SIMD3<Double> = bits * blend + (1 - bits) * (1 - blend)
      let rise: Double = ((part - bits) * slope(corner + bits, layer)).sum()
      sum += share.x * share.y * share.z * rise
    }
    return sum * 1.5
  }

  /// A slope that depends on the place alone.
  private static func slope(_ corner: SIMD3<Double>, _ layer: Int) -> SIMD3<Double> {
    var state = UInt64(truncatingIfNeeded: layer)
    for part in [corner.x, corner.y, corner.z] {
      state = (state ^ part.bitPattern) &* 0x9E37_79B9_7F4A_7C15
      state ^= state >> 29
    }
    func number(_ shift: UInt64) -> Double { Double(state >> shift & 0x1FFFFF) / Double(0xFFFFF) - 1 }
    return SIMD3(number(0), number(21), number(42))
  }
}
