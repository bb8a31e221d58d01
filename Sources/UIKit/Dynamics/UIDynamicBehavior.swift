public import CoreGraphics
public import Foundation

/// A law, or a combination of laws, that moves items.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  private var children: [UIDynamicBehavior] = []
  final weak var animator: UIDynamicAnimator?

  /// Creates a behaviour that does nothing itself, but may have children.
  public override init() { super.init() }

  /// The child behaviours, in the order of addition.
  open var childBehaviors: [UIDynamicBehavior] { children }
  /// Adds a child behaviour, which acts together with this one in the same animator; does nothing if it is a
  /// child already.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard !children.contains(where: { $0 === behavior }) else { return }
    children.append(behavior)
    if let animator { behavior.move(to: animator) }
    changed()
  }
  /// Removes a child behaviour, which no longer acts; does nothing if it is not a child.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard children.contains(where: { $0 === behavior }) else { return }
    children.removeAll { $0 === behavior }
    if animator != nil { behavior.move(to: nil) }
    changed()
  }
  /// A closure called in each frame, after the items have moved.
  open var action: (() -> Void)?
  /// Called before the behaviour is added to an animator, or removed from it.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}
  /// The animator that the behaviour was added to, itself or through a parent; nil for none.
  open var dynamicAnimator: UIDynamicAnimator? { animator }

  // MARK: - Used by the animator

  /// The items that the behaviour moves.
  var dynamicItems: [any UIDynamicItem] { [] }
  /// Called when items have been added, removed or updated.
  func startsAnew(in world: DynamicsWorld) {}
  /// Adds accelerations for a step.
  func push(_ world: DynamicsWorld) {}
  /// Returns the conditions on the motion during a step; `keep(_:)` receives the resulting impulses.
  func rows(in world: DynamicsWorld, step: Double) -> [ConstraintRow] { [] }
  func keep(_ impulses: [Double]) {}

  final func move(to new: UIDynamicAnimator?) {
    willMove(to: new)
    animator = new
    for child in children { child.move(to: new) }
  }
  /// The behaviour and all its descendants, in order.
  final var tree: [UIDynamicBehavior] { [self] + children.flatMap(\.tree) }
  /// Makes the animator read the behaviour again, and resume.
  final func changed() { animator?.behaviorsChanged() }
  /// Resumes a paused animator.
  final func wake() { animator?.wake() }
}

/// The items of a behaviour.
///
/// There is no public counterpart: each of Apple's behaviours has these members itself.
struct DynamicItemList {
  private(set) var items: [any UIDynamicItem] = []

  init(_ items: [any UIDynamicItem] = []) { for item in items { add(item) } }

  func holds(_ item: any UIDynamicItem) -> Bool { items.contains { $0 === item } }
  mutating func add(_ item: any UIDynamicItem) { if !holds(item) { items.append(item) } }
  mutating func remove(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
}

/// A behaviour that accelerates items in a direction.
open class UIGravityBehavior: UIDynamicBehavior {
  private var list: DynamicItemList
  private var pull = CGVector(dx: 0, dy: 1)

  /// Creates a behaviour without items.
  public convenience override init() { self.init(items: []) }
  /// Creates a behaviour that accelerates items downwards at 1000 points per second squared.
  public init(items: [any UIDynamicItem]) {
    list = DynamicItemList(items)
    super.init()
  }

  /// Adds an item; does nothing if the behaviour has it already.
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    changed()
  }
  /// Removes an item; does nothing if the behaviour does not have it.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    changed()
  }
  /// The items, in the order of addition.
  open var items: [any UIDynamicItem] { list.items }
  /// The direction of gravity. The default is down. A length of 1 is 1000 points per second squared, as Apple
  /// documents it.
  open var gravityDirection: CGVector {
    get { pull }
    set {
      pull = newValue
      wake()
    }
  }
  /// The angle of the direction, in radians; a quarter turn points down.
  open var angle: CGFloat {
    get { atan2(pull.dy, pull.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// The magnitude of gravity: 1 is 1000 points per second squared. Setting it for a zero direction makes it
  /// point to the right.
  open var magnitude: CGFloat {
    get { hypot(pull.dx, pull.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }
  /// Sets angle and magnitude; `angle` is in radians, from the x-axis towards the y-axis.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  override var dynamicItems: [any UIDynamicItem] { list.items }
  override func push(_ world: DynamicsWorld) {
    let acceleration = Vector(pull) * 1000
    for index in list.items.compactMap({ world.index(of: $0) }) where world.bodies[index].inverseMass > 0 {
      world.bodies[index].acceleration += acceleration
    }
  }
}

/// A behaviour that pushes items, continuously or once.
open class UIPushBehavior: UIDynamicBehavior {
  /// The modes of a push.
  public enum Mode: Int, Sendable {
    /// A continuous force, or an impulse equal to that force acting for a second.
    case continuous, instantaneous
  }

  private var list: DynamicItemList
  private var force = CGVector.zero
  private var offsets: [ObjectIdentifier: UIOffset] = [:]
  private var isActive = true
  /// The mode, which is set at creation.
  public let mode: Mode

  /// The acceleration of a mass of 1 by a force of 1, in points per second squared, as Apple documents it:
  /// 100 for a square of 100 points.
  static let unit = 100.0

  /// Creates a push without a force.
  public init(items: [any UIDynamicItem], mode: Mode) {
    list = DynamicItemList(items)
    self.mode = mode
    super.init()
  }

  /// Adds an item; does nothing if the behaviour has it already.
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    changed()
  }
  /// Removes an item; does nothing if the behaviour does not have it.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    changed()
  }
  /// The items, in the order of addition.
  open var items: [any UIDynamicItem] { list.items }
  /// Returns the offset of the push from the centre of an item, in the item's coordinate space.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }
  /// Sets the offset of the push, in the item's coordinate space; a push off the centre rotates the item,
  /// too.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = o
    wake()
  }
  /// A Boolean value that indicates whether the behaviour pushes. An instantaneous push becomes inactive
  /// afterwards, until it is activated again.
  open var active: Bool {
    get { isActive }
    set {
      isActive = newValue
      wake()
    }
  }
  /// The force vector. The default is zero.
  open var pushDirection: CGVector {
    get { force }
    set {
      force = newValue
      wake()
    }
  }
  /// The angle of the force, in radians from the x-axis towards the y-axis.
  open var angle: CGFloat {
    get { atan2(force.dy, force.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// The magnitude of the force: 1 accelerates a square of 100 points with density 1 by 100 points per second
  /// squared.
  open var magnitude: CGFloat {
    get { hypot(force.dx, force.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }
  /// Sets angle and magnitude; `angle` is in radians, from the x-axis towards the y-axis.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  override var dynamicItems: [any UIDynamicItem] { list.items }
  override func push(_ world: DynamicsWorld) {
    guard isActive else { return }
    let force = Vector(force) * Self.unit
    for item in list.items {
      guard let index = world.index(of: item) else { continue }
      let body = world.bodies[index], offset = targetOffsetFromCenter(for: item)
      let arm = Vector(Double(offset.horizontal), Double(offset.vertical)).rotated(body.angle)
      let change = force * body.inverseMass, turn = arm.cross(force) * body.inverseInertia
      if mode == .continuous {
        world.bodies[index].acceleration += change
        world.bodies[index].angularAcceleration += turn
      } else {
        // The effect of the force over a second.
        world.bodies[index].velocity += change
        world.bodies[index].spin += turn
      }
    }
    if mode == .instantaneous { isActive = false }
  }
}

/// A behaviour that moves an item to a point like a spring, and rotates it upright.
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem
  private var target: CGPoint
  private var impulses: [Double] = []

  /// The frequency of the spring, in oscillations per second; not measured.
  static let frequency = 3.0

  /// Creates a behaviour that moves the centre of an item to a point in the reference view's coordinate
  /// space.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    target = point
    super.init()
  }

  /// The point, in the reference view's coordinate space; changing it resumes the animator.
  open var snapPoint: CGPoint {
    get { target }
    set {
      target = newValue
      wake()
    }
  }
  /// The damping, from 0, with the longest oscillation, to 1, without any. The default is 0.5, as Apple
  /// documents it.
  open var damping: CGFloat = 0.5

  override var dynamicItems: [any UIDynamicItem] { [item] }
  override func startsAnew(in world: DynamicsWorld) { impulses = [] }
  override func keep(_ impulses: [Double]) { self.impulses = impulses }
  override func rows(in world: DynamicsWorld, step: Double) -> [ConstraintRow] {
    guard let index = world.index(of: item) else { return [] }
    let body = world.bodies[index], away = body.center - Vector(target)
    var rows = [
      ConstraintRow(nil, index, along: Vector(1, 0)), ConstraintRow(nil, index, along: Vector(0, 1)),
      ConstraintRow(turning: nil, index),
    ]
    for (number, error) in [away.x, away.y, remainder(body.angle, 2 * .pi)].enumerated() {
      rows[number].soften(
        world.bodies, error: error, frequency: Self.frequency, damping: Double(damping), step: step)
      if impulses.count == 3 { rows[number].impulse = impulses[number] }
    }
    return rows
  }
}
