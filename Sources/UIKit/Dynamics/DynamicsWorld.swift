internal import CoreGraphics
internal import Foundation

/// A straight segment of a boundary.
struct BoundaryLine {
  var from: Vector
  var to: Vector
  /// The behaviour and the number of the boundary that the segment belongs to.
  var owner: ObjectIdentifier
  var boundary: Int
}

/// A pair in contact: two bodies, or a body and a boundary.
struct ContactPair: Hashable {
  var a: Int
  var b: Int?
  var boundary: Int?
  var owner: ObjectIdentifier
}

/// A simulation of rigid bodies in equal steps of time.
///
/// In each step, colliding bodies bounce, then forces change the velocities, contacts and attachments
/// constrain them, and the bodies move. The result depends only on the bodies and the number of steps.
@MainActor final class DynamicsWorld {
  var bodies: [RigidBody] = []
  var items: [any UIDynamicItem] = []
  private var indices: [ObjectIdentifier: Int] = [:]
  /// The leaves of the tree of behaviours, in order.
  var behaviors: [UIDynamicBehavior] = []
  /// The contacts that began and ended in the last step.
  private(set) var began: [(pair: ContactPair, place: Vector)] = []
  private(set) var ended: [ContactPair] = []
  /// The simulated time, in seconds.
  private(set) var time = 0.0
  private var touching: Set<ContactPair> = []

  /// The impulses of the last step, from which the next one starts.
  private var pressed: [PointKey: (normal: Double, along: Double)] = [:]
  /// The side of each nearby line on which a body is.
  private var sides: [LineKey: Vector] = [:]

  private struct PointKey: Hashable {
    var pair: ContactPair
    var line: Int
    var part: Int
    var feature: Int
  }
  private struct LineKey: Hashable {
    var body: Int
    var owner: ObjectIdentifier
    var line: Int
  }
  private struct Contact {
    var pair: ContactPair
    var key: PointKey
    var normal: Vector
    var point: ShapeContact.Point
    var elasticity: Double
    var friction: Double
  }

  /// The length of a step in seconds, the number of iterations in each, the velocity above which bodies
  /// bounce, in points per second, and the permitted penetration, in points: our own choice.
  static let step = 1.0 / 240, rounds = 16, bounce = 20.0, slop = 0.02

  init() {}

  func index(of item: any UIDynamicItem) -> Int? { indices[ObjectIdentifier(item)] }

  // MARK: - Bodies

  /// Creates bodies for the items of behaviours, keeping existing ones.
  func take(_ leaves: [UIDynamicBehavior]) {
    behaviors = leaves
    var found: [any UIDynamicItem] = [], kept: [RigidBody] = [], places: [ObjectIdentifier: Int] = [:]
    for item in leaves.flatMap(\.dynamicItems) where places[ObjectIdentifier(item)] == nil {
      places[ObjectIdentifier(item)] = found.count
      kept.append(index(of: item).map { bodies[$0] } ?? RigidBody(item))
      found.append(item)
    }
    if found.map({ ObjectIdentifier($0) }) != items.map({ ObjectIdentifier($0) }) {
      (pressed, sides, touching) = ([:], [:], [])
    }
    (items, bodies, indices) = (found, kept, places)
    setUp()
  }

  /// Sets the properties of the bodies again from the behaviours.
  private func setUp() {
    for index in bodies.indices {
      var traits = DynamicTraits()
      for case let behavior as UIDynamicItemBehavior in behaviors where behavior.holds(items[index]) {
        traits.take(behavior.traits)
      }
      bodies[index].take(traits)
    }
    for behavior in behaviors { behavior.startsAnew(in: self) }
  }

  /// Reads the position and the shape of an item that other code has changed. Its velocity is kept.
  func update(_ item: any UIDynamicItem) {
    guard let index = index(of: item) else { return }
    var body = RigidBody(item)
    (body.velocity, body.spin) = (bodies[index].velocity, bodies[index].spin)
    bodies[index] = body
    sides = sides.filter { $0.key.body != index }
    setUp()
  }

  /// Moves the items to the positions of their bodies.
  func show(_ frames: [ObjectIdentifier: DynamicFrame]) {
    for (index, item) in items.enumerated() where bodies[index].inverseMass > 0 {
      let body = bodies[index]
      let center = body.center.point
      if item.center != center { item.center = center }
      guard let frame = frames[ObjectIdentifier(item)], body.angle != frame.angle else { continue }
      item.transform = frame.upright.concatenating(CGAffineTransform(rotationAngle: body.angle))
    }
  }

  /// A Boolean value that indicates whether no visible motion is left.
  var rests: Bool {
    bodies.allSatisfy { $0.inverseMass == 0 || ($0.velocity.length < 2 && abs($0.spin) < 0.02) }
  }

  // MARK: - Simulation step

  func advance() {
    let dt = Self.step
    for index in bodies.indices {
      (bodies[index].acceleration, bodies[index].angularAcceleration, bodies[index].carried) = (
        Vector(), 0, nil
      )
    }
    for behavior in behaviors { behavior.push(self) }
    time += dt
    for index in bodies.indices {
      guard let velocity = bodies[index].carried else { continue }
      (bodies[index].velocity, bodies[index].acceleration) = (velocity, Vector())
    }
    let contacts = findContacts()
    bounce(contacts)
    for index in bodies.indices where bodies[index].inverseMass > 0 {
      bodies[index].velocity += bodies[index].acceleration * dt
      bodies[index].spin += bodies[index].angularAcceleration * dt
      if bodies[index].inverseInertia == 0 { bodies[index].spin = 0 }
      if bodies[index].resistance > 0 {
        bodies[index].velocity = bodies[index].velocity * exp(-bodies[index].resistance * dt)
      }
      if bodies[index].angularResistance > 0 {
        bodies[index].spin *= exp(-bodies[index].angularResistance * dt)
      }
    }
    var rows = contacts.flatMap { contactRows($0, dt) }
    for index in rows.indices where rows[index].pressedBy != nil { rows[index].pressedBy = index - 1 }
    var held: [(UIDynamicBehavior, Range<Int>)] = []
    for behavior in behaviors {
      let start = rows.count
      rows += behavior.rows(in: self, step: dt)
      if rows.count > start { held.append((behavior, start..<rows.count)) }
    }
    ConstraintRow.solve(&rows, &bodies, rounds: Self.rounds)
    for (behavior, range) in held { behavior.keep(rows[range].map { $0.impulse }) }
    move(by: dt, rows)
    pressed = [:]
    for (index, contact) in contacts.enumerated() {
      pressed[contact.key] = (rows[2 * index].impulse, rows[2 * index + 1].impulse)
    }
    separate(contacts, rows, dt)
    noteTouches(contacts)
  }

  /// Moves free bodies exactly along their trajectories, and constrained ones by their velocity.
  private func move(by dt: Double, _ rows: [ConstraintRow]) {
    var isHeld = Array(repeating: false, count: bodies.count)
    for row in rows where row.impulse != 0 {
      if let a = row.a { isHeld[a] = true }
      if let b = row.b { isHeld[b] = true }
    }
    for index in bodies.indices where bodies[index].inverseMass > 0 {
      bodies[index].center += bodies[index].velocity * dt
      bodies[index].angle += bodies[index].spin * dt
      guard !isHeld[index] else { continue }
      bodies[index].center -= bodies[index].acceleration * (dt * dt / 2)
      bodies[index].angle -= bodies[index].angularAcceleration * (dt * dt / 2)
    }
  }

  // MARK: - Contacts

  private func findContacts() -> [Contact] {
    let shapes = bodies.map { body in body.shapes.map { $0.moved(by: body.center, angle: body.angle) } }
    var contacts: [Contact] = [], near: [LineKey: Vector] = [:]
    for case let behavior as UICollisionBehavior in behaviors {
      let members = behavior.dynamicItems.compactMap { index(of: $0) }
      if behavior.collisionMode.contains(.items) {
        for (order, a) in members.enumerated() {
          for b in members.dropFirst(order + 1) { meet(a, b, behavior, shapes, &contacts) }
        }
      }
      guard behavior.collisionMode.contains(.boundaries) else { continue }
      for (number, line) in behavior.lines.enumerated() {
        for a in members { meet(a, line, number, shapes, &contacts, &near) }
      }
    }
    sides = near
    return contacts
  }

  private func meet(
    _ a: Int, _ b: Int, _ behavior: UICollisionBehavior, _ shapes: [[ConvexShape]],
    _ contacts: inout [Contact]
  ) {
    let (one, other) = (bodies[a], bodies[b])
    guard one.inverseMass + other.inverseMass > 0 else { return }
    let pair = ContactPair(a: a, b: b, boundary: nil, owner: ObjectIdentifier(behavior))
    for (i, first) in shapes[a].enumerated() {
      for (j, second) in shapes[b].enumerated() where first.box.overlaps(second.box) {
        guard let found = ShapeContact.between(first, second) else { continue }
        for point in found.points {
          contacts.append(
            Contact(
              pair: pair, key: PointKey(pair: pair, line: j, part: i, feature: point.feature),
              normal: found.normal, point: point,
              elasticity: max(one.elasticity, other.elasticity),
              friction: (one.friction * other.friction).squareRoot()))
        }
      }
    }
  }

  private func meet(
    _ a: Int, _ line: BoundaryLine, _ number: Int, _ shapes: [[ConvexShape]],
    _ contacts: inout [Contact], _ near: inout [LineKey: Vector]
  ) {
    let body = bodies[a]
    guard body.inverseMass > 0 else { return }
    let key = LineKey(body: a, owner: line.owner, line: number)
    let pair = ContactPair(a: a, b: nil, boundary: line.boundary, owner: line.owner)
    // The distance that the body can travel in two steps.
    let reach = body.velocity.length * 2 * Self.step + 4
    let low = Vector(min(line.from.x, line.to.x) - reach, min(line.from.y, line.to.y) - reach)
    let high = Vector(max(line.from.x, line.to.x) + reach, max(line.from.y, line.to.y) + reach)
    for (part, shape) in shapes[a].enumerated()
    where shape.box.overlaps(ConvexShape.Box(low: low, high: high)) {
      let normal = (line.to - line.from).turned.unit
      let side = sides[key] ?? near[key] ?? ((body.center - line.from).dot(normal) < 0 ? -normal : normal)
      near[key] = side
      guard
        let found = ShapeContact.between(
          shape, line: line.from, line.to, side: side, way: body.velocity * Self.step)
      else { continue }
      for point in found.points {
        contacts.append(
          Contact(
            pair: pair, key: PointKey(pair: pair, line: number, part: part, feature: point.feature),
            normal: found.normal, point: point,
            elasticity: body.elasticity, friction: body.friction))
      }
    }
  }

  private func row(_ contact: Contact, along direction: Vector) -> ConstraintRow {
    let (a, b) = (contact.pair.a, contact.pair.b)
    return ConstraintRow(
      a, b, along: direction, armA: contact.point.place - bodies[a].center,
      armB: b.map { contact.point.place - bodies[$0].center } ?? Vector())
  }

  /// Makes bodies bounce that collide faster than the threshold.
  private func bounce(_ contacts: [Contact]) {
    var rows: [ConstraintRow] = [], isThrown = false
    for contact in contacts where contact.point.depth > -ShapeContact.margin {
      var new = row(contact, along: contact.normal)
      new.low = 0
      let speed = new.speed(bodies)
      if speed < -Self.bounce, contact.elasticity > 0 {
        new.target = -contact.elasticity * speed
        isThrown = true
      }
      var along = row(contact, along: contact.normal.turned)
      (along.pressedBy, along.friction) = (rows.count, contact.friction)
      rows += [new, along]
    }
    if isThrown { ConstraintRow.solve(&rows, &bodies, rounds: Self.rounds) }
  }

  private func contactRows(_ contact: Contact, _ dt: Double) -> [ConstraintRow] {
    let last = pressed[contact.key]
    var away = row(contact, along: contact.normal)
    away.low = 0
    away.impulse = last?.normal ?? 0
    // A gap may close.
    if contact.point.depth < 0 { away.target = contact.point.depth / dt }
    var along = row(contact, along: contact.normal.turned)
    (along.pressedBy, along.friction, along.impulse) = (0, contact.friction, last?.along ?? 0)
    return [away, along]
  }

  /// Separates bodies that penetrate too deeply, without changing their velocities.
  private func separate(_ contacts: [Contact], _ rows: [ConstraintRow], _ dt: Double) {
    for (index, contact) in contacts.enumerated() where contact.point.depth > Self.slop {
      let speed = rows[2 * index].speed(bodies)
      guard speed < Self.bounce else { continue }
      let depth = contact.point.depth - speed * dt - Self.slop
      if depth > 0 { rows[2 * index].shift(&bodies, by: depth * 0.2) }
    }
  }

  private func noteTouches(_ contacts: [Contact]) {
    var now: Set<ContactPair> = []
    (began, ended) = ([], [])
    for contact in contacts where now.insert(contact.pair).inserted && !touching.contains(contact.pair) {
      began.append((contact.pair, contact.point.place))
    }
    ended = touching.subtracting(now).sorted {
      ($0.a, $0.b ?? -1, $0.boundary ?? -1) < ($1.a, $1.b ?? -1, $1.boundary ?? -1)
    }
    touching = now
  }
}

extension ConvexShape.Box {
  /// Returns whether two boxes intersect, within the contact margin.
  func overlaps(_ other: ConvexShape.Box) -> Bool {
    let margin = ShapeContact.margin
    return low.x - margin <= other.high.x && other.low.x - margin <= high.x && low.y - margin <= other.high.y
      && other.low.y - margin <= high.y
  }
}
