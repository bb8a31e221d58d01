public import CoreGraphics
public import Foundation

/// Something that moves items: a law, or several together.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  private var children: [UIDynamicBehavior] = []
  final weak var animator: UIDynamicAnimator?

  /// One that does nothing itself, but may have children.
  public override init() { super.init() }

  /// In the order of addition.
  open var childBehaviors: [UIDynamicBehavior] { children }
  /// It acts with this one, in the same animator. Does nothing for one that it has.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard !children.contains(where: { $0 === behavior }) else { return }
    children.append(behavior)
    if let animator { behavior.move(to: animator) }
    changed()
  }
  /// It acts no more. Does nothing for one that is no child.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard children.contains(where: { $0 === behavior }) else { return }
    children.removeAll { $0 === behavior }
    if animator != nil { behavior.move(to: nil) }
    changed()
  }
  /// Called at each frame, when the items have moved.
  open var action: (() -> Void)?
  /// Called before the behaviour gets to an animator, or leaves it.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}
  /// The animator that the behaviour was added to, by itself or with a parent; nil for none.
  open var dynamicAnimator: UIDynamicAnimator? { animator }

  // MARK: - For the animator

  /// The items that it moves.
  var dynamicItems: [any UIDynamicItem] { [] }
  /// Called when items have been added, removed or updated.
  func startsAnew(in world: DynamicsWorld) {}
  /// Adds accelerations for a step.
  func push(_ world: DynamicsWorld) {}
  /// The conditions on the motion during a step, and the impulses that they have come to.
  func rows(in world: DynamicsWorld, step: Double) -> [ConstraintRow] { [] }
  func keep(_ impulses: [Double]) {}

  final func move(to new: UIDynamicAnimator?) {
    willMove(to: new)
    animator = new
    for child in children { child.move(to: new) }
  }
  /// It and all below it, in order.
  final var tree: [UIDynamicBehavior] { [self] + children.flatMap(\.tree) }
  /// Has the animator look at the behaviour anew, and go on.
  final func changed() { animator?.behaviorsChanged() }
  /// Has a resting animator go on.
  final func wake() { animator?.wake() }
}

/// A behaviour that names its items.
///
/// It has no public counterpart: Apple's behaviours each have these members.
struct DynamicItemList {
  private(set) var items: [any UIDynamicItem] = []

  init(_ items: [any UIDynamicItem] = []) { for item in items { add(item) } }

  func holds(_ item: any UIDynamicItem) -> Bool { items.contains { $0 === item } }
  mutating func add(_ item: any UIDynamicItem) { if !holds(item) { items.append(item) } }
  mutating func remove(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
}

/// Draws items in a direction.
open class UIGravityBehavior: UIDynamicBehavior {
  private var list: DynamicItemList
  private var pull = CGVector(dx: 0, dy: 1)

  /// A behaviour that is given its items later.
  public convenience override init() { self.init(items: []) }
  /// Items are drawn down at 1000 points a second squared.
  public init(items: [any UIDynamicItem]) {
    list = DynamicItemList(items)
    super.init()
  }

  /// Does nothing for one that it has.
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    changed()
  }
  /// It is driven no more. Does nothing for one that the behaviour does not have.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    changed()
  }
  /// In the order of addition.
  open var items: [any UIDynamicItem] { list.items }
  /// Down at first. A length of 1 stands for 1000 points a second squared, as Apple documents it.
  open var gravityDirection: CGVector {
    get { pull }
    set {
      pull = newValue
      wake()
    }
  }
  /// Of the direction, in radians; a quarter turn points down.
  open var angle: CGFloat {
    get { atan2(pull.dy, pull.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// How strong it is: 1 is 1000 points a second squared. Of a direction of zero it points to the right.
  open var magnitude: CGFloat {
    get { hypot(pull.dx, pull.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }
  /// `angle` is in radians, from the x axis towards the y axis.
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

/// Pushes items, all the time or once.
open class UIPushBehavior: UIDynamicBehavior {
  /// Whether a force lasts.
  public enum Mode: Int, Sendable {
    /// A force that lasts, or what that force would give in a second, at once.
    case continuous, instantaneous
  }

  private var list: DynamicItemList
  private var force = CGVector.zero
  private var offsets: [ObjectIdentifier: UIOffset] = [:]
  private var isActive = true
  /// Given once.
  public let mode: Mode

  /// How many points a second squared a force of 1 gives a mass
  /// of 1, as Apple documents it: 100 for a square of 100 points.
  static let unit = 100.0

  /// A push without a force, which is given later.
  public init(items: [any UIDynamicItem], mode: Mode) {
    list = DynamicItemList(items)
    self.mode = mode
    super.init()
  }

  /// Does nothing for one that it has.
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    changed()
  }
  /// It is driven no more. Does nothing for one that the behaviour does not have.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    changed()
  }
  /// In the order of addition.
  open var items: [any UIDynamicItem] { list.items }
  /// How far from the middle of an item it is pushed, in the item's points.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }
  /// In the item's points; a push off the middle turns it, too.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = o
    wake()
  }
  /// Whether it pushes; a push that happens once is inactive afterwards, until it is made active again.
  open var active: Bool {
    get { isActive }
    set {
      isActive = newValue
      wake()
    }
  }
  /// Zero at first.
  open var pushDirection: CGVector {
    get { force }
    set {
      force = newValue
      wake()
    }
  }
  /// Of the force, in radians from the x axis towards the y axis.
  open var angle: CGFloat {
    get { atan2(force.dy, force.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// 1 gives a square of 100 points of density 1 100 points a second squared.
  open var magnitude: CGFloat {
    get { hypot(force.dx, force.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }
  /// `angle` is in radians, from the x axis towards the y axis.
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
        // What the force would give in a second.
        world.bodies[index].velocity += change
        world.bodies[index].spin += turn
      }
    }
    if mode == .instantaneous { isActive = false }
  }
}

/// Draws an item to a point as if by a spring, and turns it upright.
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem
  private var target: CGPoint
  private var impulses: [Double] = []

  /// How many times a second the spring would swing; not measured.
  static let frequency = 3.0

  /// `point` is in the reference view's points; the middle of the item comes there.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    target = point
    super.init()
  }

  /// In the reference view's points; another one wakes the animator.
  open var snapPoint: CGPoint {
    get { target }
    set {
      target = newValue
      wake()
    }
  }
  /// From 0, where it swings longest, to 1, where it does not; 0.5 at first, as Apple documents it.
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
