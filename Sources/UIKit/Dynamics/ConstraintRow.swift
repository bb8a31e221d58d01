internal import Foundation

/// A rigid body: its position, its motion, and its resistances.
struct RigidBody: Equatable {
  var center = Vector()
  /// The angle in radians, from x to y.
  var angle = 0.0
  /// The velocity in points per second, and the angular velocity in radians per second.
  var velocity = Vector(), spin = 0.0
  /// The shapes around the centre.
  var shapes: [ConvexShape] = []
  /// Reciprocals of mass and moment of inertia; zero for a body that cannot be moved or rotated. A square of
  /// 100 points of density 1 has mass 1.
  var inverseMass = 0.0, inverseInertia = 0.0
  var elasticity = 0.0, friction = 0.2, resistance = 0.0, angularResistance = 0.0
  /// The electric charge, on which electric and magnetic fields act.
  var charge = 0.0
  /// The accelerations during a step, in points and radians per second squared.
  var acceleration = Vector(), angularAcceleration = 0.0
  /// The velocity imposed on the body regardless of forces; nil for none.
  var carried: Vector?

  var mass: Double { inverseMass > 0 ? 1 / inverseMass : 0 }
  /// Returns the velocity of a point at an arm from the centre.
  func velocity(at arm: Vector) -> Vector { velocity + arm.turned * spin }
  /// Returns the current position of a point of the body.
  func place(of local: Vector) -> Vector { center + local.rotated(angle) }
}

/// A condition on the relative motion of two bodies along a direction, or on their rotation: the building
/// block of all contacts and attachments.
///
/// Impulses are changed iteratively, for all rows in turn, until the conditions are satisfied together.
struct ConstraintRow {
  /// The indexes of the bodies; nil for a fixed one.
  var a: Int?
  var b: Int?
  /// The direction from `a` to `b`; zero if the row is about rotation.
  var direction = Vector()
  var armA = Vector(), armB = Vector()
  var turns = false
  /// The target velocity along the direction.
  var target = 0.0
  /// The softness of the condition: zero for a hard one.
  var softness = 0.0
  var low = -Double.infinity, high = Double.infinity
  /// The index of the row whose impulse, times the friction, limits this one.
  var pressedBy: Int?
  var friction = 0.0
  var impulse = 0.0
  private var effect = 0.0

  /// Creates a condition on the relative velocity of two points.
  init(_ a: Int?, _ b: Int?, along direction: Vector, armA: Vector = Vector(), armB: Vector = Vector()) {
    (self.a, self.b, self.direction, self.armA, self.armB) = (a, b, direction, armA, armB)
  }

  /// Creates a condition on the relative rotation of two bodies.
  init(turning a: Int?, _ b: Int?) {
    (self.a, self.b, turns) = (a, b, true)
  }

  /// Turns the row into a spring that eliminates a distance `error`: `frequency` in oscillations per second,
  /// `damping` 1 for no oscillation.
  mutating func soften(
    _ bodies: [RigidBody], error: Double, frequency: Double, damping: Double, step: Double
  ) {
    let resistance = inverseEffect(bodies)
    guard resistance > 0 else { return }
    let omega = 2 * Double.pi * frequency, mass = 1 / resistance
    let stiffness = mass * omega * omega, drag = 2 * mass * damping * omega
    let sum = step * (drag + step * stiffness)
    guard sum > 0 else { return }
    softness = 1 / sum
    target = -error * step * stiffness / sum
  }

  private func inverseEffect(_ bodies: [RigidBody]) -> Double {
    var sum = 0.0
    if let a { sum += turns ? bodies[a].inverseInertia : bodies[a].inverseMass + share(armA, bodies[a]) }
    if let b { sum += turns ? bodies[b].inverseInertia : bodies[b].inverseMass + share(armB, bodies[b]) }
    return sum
  }

  private func share(_ arm: Vector, _ body: RigidBody) -> Double {
    let turn = arm.cross(direction)
    return turn * turn * body.inverseInertia
  }

  mutating func prepare(_ bodies: inout [RigidBody]) {
    let sum = inverseEffect(bodies) + softness
    effect = sum > 0 ? 1 / sum : 0
    if impulse != 0 { push(&bodies, impulse) }
  }

  /// Returns the velocity at which the two sides separate.
  func speed(_ bodies: [RigidBody]) -> Double {
    if turns { return (b.map { bodies[$0].spin } ?? 0) - (a.map { bodies[$0].spin } ?? 0) }
    let fromA = a.map { bodies[$0].velocity(at: armA) } ?? Vector()
    let fromB = b.map { bodies[$0].velocity(at: armB) } ?? Vector()
    return (fromB - fromA).dot(direction)
  }

  func push(_ bodies: inout [RigidBody], _ impulse: Double) {
    if turns {
      if let a { bodies[a].spin -= impulse * bodies[a].inverseInertia }
      if let b { bodies[b].spin += impulse * bodies[b].inverseInertia }
      return
    }
    let force = direction * impulse
    if let a {
      bodies[a].velocity -= force * bodies[a].inverseMass
      bodies[a].spin -= armA.cross(force) * bodies[a].inverseInertia
    }
    if let b {
      bodies[b].velocity += force * bodies[b].inverseMass
      bodies[b].spin += armB.cross(force) * bodies[b].inverseInertia
    }
  }

  /// Changes the impulse to bring the velocity nearer to the target.
  mutating func solve(_ bodies: inout [RigidBody], limit: Double?) {
    let wanted = (target - speed(bodies) - softness * impulse) * effect
    let (low, high) = limit.map { (-$0, $0) } ?? (low, high)
    let sum = min(max(impulse + wanted, low), high)
    push(&bodies, sum - impulse)
    impulse = sum
  }

  /// Moves the bodies along the direction without changing their velocities.
  func shift(_ bodies: inout [RigidBody], by distance: Double) {
    let sum = inverseEffect(bodies)
    guard sum > 0 else { return }
    let force = direction * (distance / sum)
    if let a {
      bodies[a].center -= force * bodies[a].inverseMass
      bodies[a].angle -= armA.cross(force) * bodies[a].inverseInertia
    }
    if let b {
      bodies[b].center += force * bodies[b].inverseMass
      bodies[b].angle += armB.cross(force) * bodies[b].inverseInertia
    }
  }

  /// Solves all rows together, in the given number of iterations.
  static func solve(_ rows: inout [ConstraintRow], _ bodies: inout [RigidBody], rounds: Int) {
    for index in rows.indices { rows[index].prepare(&bodies) }
    for _ in 0..<rounds {
      for index in rows.indices {
        let limit = rows[index].pressedBy.map { abs(rows[$0].impulse) * rows[index].friction }
        rows[index].solve(&bodies, limit: limit)
      }
    }
  }
}
