public import CoreGraphics
public import Foundation

/// A field of force around a position, which acts on items within a region.
///
/// The laws are those of Apple's header. A force of 1 accelerates a mass of 1, which a square of 100 points
/// has, by 100 points per second squared, as in `UIPushBehavior`; forces that are proportional to a distance
/// measure it in hundreds of points, too. With a falloff, a force is divided by that power of the distance,
/// in hundreds of points. Apple documents no units of fields: these are not measured.
public class UIFieldBehavior: UIDynamicBehavior {
  /// A closure that returns the force of a custom field for the field, an item's position, velocity, mass and
  /// charge, and the time step in seconds.
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

  /// Returns a field that slows items in proportion to their velocity.
  public class func dragField() -> Self { Self(law: .drag) }
  /// Returns a field that drives items around its position, counterclockwise as seen by the user, in
  /// proportion to their mass and the distance.
  public class func vortexField() -> Self { Self(law: .vortex) }
  /// Returns a field that attracts items to its position, in proportion to their mass and the distance.
  public class func radialGravityField(position: CGPoint) -> Self {
    let field = Self(law: .radialGravity)
    field.position = position
    return field
  }
  /// Returns a field that accelerates items in a direction, in proportion to their mass.
  public class func linearGravityField(direction: CGVector) -> Self {
    let field = Self(law: .linearGravity)
    field.direction = direction
    return field
  }
  /// Returns a field that gives items a velocity, in points per second, regardless of other forces.
  public class func velocityField(direction: CGVector) -> Self {
    let field = Self(law: .velocity)
    field.direction = direction
    return field
  }
  /// Returns a field that pushes items randomly, by a noise that varies in space and time, regardless of
  /// their mass. Smoothness is 0…1; the speed is the number of different noise patterns per second, 0 for a
  /// constant one.
  public class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    let field = Self(law: .noise)
    (field.smoothness, field.animationSpeed) = (smoothness, speed)
    return field
  }
  /// Returns a noise field whose force is proportional to the items' velocity.
  public class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    let field = Self(law: .turbulence)
    (field.smoothness, field.animationSpeed) = (smoothness, speed)
    return field
  }
  /// Returns a field that attracts items to its position by Hooke's law.
  public class func springField() -> Self { Self(law: .spring) }
  /// Returns a field that repels charged items from its position, and attracts those of negative charge;
  /// equally strong everywhere without a falloff.
  public class func electricField() -> Self { Self(law: .electric) }
  /// Returns a field that makes moving charged items circle, counterclockwise as seen by the user for a
  /// positive charge.
  public class func magneticField() -> Self { Self(law: .magnetic) }
  /// Returns a field whose force a closure computes.
  public class func field(
    evaluationBlock block:
      @escaping (
        _ field: UIFieldBehavior, _ position: CGPoint, _ velocity: CGVector, _ mass: CGFloat,
        _ charge: CGFloat,
        _ deltaTime: TimeInterval
      ) -> CGVector
  ) -> Self {
    Self(law: .evaluated(block))
  }

  /// Adds an item; does nothing if the behaviour has it already.
  public func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    changed()
  }
  /// Removes an item; does nothing if the behaviour does not have it.
  public func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    changed()
  }
  /// The items, in the order of addition.
  public var items: [any UIDynamicItem] { list.items }

  /// The position of the field, in the coordinate space of the animator's reference.
  public var position = CGPoint.zero { didSet { wake() } }
  /// The region around the position; items whose centre lies outside are unaffected.
  public var region = UIRegion.infinite { didSet { wake() } }
  /// A factor of the force.
  public var strength: CGFloat = 1 { didSet { wake() } }
  /// The power of the distance by which the force is divided; with 0 it is equally strong everywhere.
  public var falloff: CGFloat = 0 { didSet { wake() } }
  /// The minimum distance used for the falloff, in points.
  public var minimumRadius: CGFloat = 1e-3 { didSet { wake() } }
  /// The direction; zero for fields without one.
  public var direction = CGVector.zero { didSet { wake() } }
  /// The smoothness of the noise; 0 for fields without noise.
  public var smoothness: CGFloat = 0 { didSet { wake() } }
  /// The rate at which noise changes: 1 is a new pattern per second; 0, the default, is a constant one.
  public var animationSpeed: CGFloat = 0 { didSet { wake() } }

  // MARK: - Used by the animator

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

  /// Returns the acceleration in points per second squared.
  private func acceleration(of body: RigidBody, at offset: Vector, _ time: Double) -> Vector {
    let strength = strength(at: offset), unit = UIPushBehavior.unit, step = DynamicsWorld.step
    switch law {
    // Damping and rotation are integrated over a whole step, so that they neither overshoot nor add energy.
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

  /// Returns about −1…1 along each axis: gradient noise, whose rougher octaves have less weight the smoother
  /// it is.
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

/// A smooth noise in space: at integer coordinates it is zero with a random gradient, between them it
/// interpolates these gradients.
private enum GradientNoise {
  /// Returns about −1…1; `layer` chooses among independent noises.
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

  /// Returns a gradient that depends only on the position.
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
