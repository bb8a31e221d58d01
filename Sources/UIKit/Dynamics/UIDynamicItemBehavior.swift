internal import CoreGraphics
public import Foundation

/// A behaviour that sets physical properties and velocities of items. If several behaviours set a property,
/// the one added last has precedence.
open class UIDynamicItemBehavior: UIDynamicBehavior {
  private var list: DynamicItemList
  final var traits = DynamicTraits()
  /// The velocities that were added before an animator had the items.
  private var waiting: [(item: any UIDynamicItem, velocity: CGPoint, spin: CGFloat)] = []

  /// Creates a behaviour without items.
  public convenience override init() { self.init(items: []) }
  /// Creates a behaviour for items; duplicates count once.
  public init(items: [any UIDynamicItem]) {
    list = DynamicItemList(items)
    super.init()
  }

  /// Adds an item; does nothing if the behaviour has it already.
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    changed()
  }
  /// Removes an item, whose properties are again those of other behaviours.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    changed()
  }
  /// The items, in the order of addition.
  open var items: [any UIDynamicItem] { list.items }

  /// The part of its velocity that an item keeps in a collision, 0…1. Of two items the higher value counts.
  open var elasticity: CGFloat {
    get { traits.elasticity ?? 0 }
    set { set(\.elasticity, newValue) }
  }
  /// The friction between items that slide along each other: 0 for none, 1 for strong. The default is 0.2.
  open var friction: CGFloat {
    get { traits.friction ?? 0.2 }
    set { set(\.friction, newValue) }
  }
  /// The density: the mass of a square of 100 points. The default is 1.
  open var density: CGFloat {
    get { traits.density ?? 1 }
    set { set(\.density, newValue) }
  }
  /// The linear damping: the part of its current velocity that an item loses per second. The default is 0.
  open var resistance: CGFloat {
    get { traits.resistance ?? 0 }
    set { set(\.resistance, newValue) }
  }
  /// The angular damping: the part of its current angular velocity that an item loses per second. The default
  /// is 0.
  open var angularResistance: CGFloat {
    get { traits.angularResistance ?? 0 }
    set { set(\.angularResistance, newValue) }
  }
  /// The electric charge, on which electric and magnetic fields act.
  open var charge: CGFloat {
    get { traits.charge ?? 0 }
    set { set(\.charge, newValue) }
  }
  /// A Boolean value that determines whether items stay in place while others collide with them.
  open var isAnchored: Bool {
    get { traits.isAnchored ?? false }
    set {
      traits.isAnchored = newValue
      changed()
    }
  }
  /// A Boolean value that determines whether collisions and pushes rotate the items. The default is `true`.
  open var allowsRotation: Bool {
    get { traits.allowsRotation ?? true }
    set {
      traits.allowsRotation = newValue
      changed()
    }
  }
  private func set(_ path: WritableKeyPath<DynamicTraits, Double?>, _ value: CGFloat) {
    traits[keyPath: path] = Double(value)
    changed()
  }

  /// Adds a velocity, in points per second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) { add(velocity, 0, item) }
  /// Returns the velocity in points per second; zero if no animator moves the item.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { body(of: item)?.velocity.point ?? .zero }
  /// Adds an angular velocity, in radians per second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    add(.zero, velocity, item)
  }
  /// Returns the angular velocity in radians per second, from the x-axis towards the y-axis; 0 if no animator
  /// moves the item.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { CGFloat(body(of: item)?.spin ?? 0) }

  private func body(of item: any UIDynamicItem) -> RigidBody? {
    guard let world = animator?.world, let index = world.index(of: item) else { return nil }
    return world.bodies[index]
  }

  private func add(_ velocity: CGPoint, _ spin: CGFloat, _ item: any UIDynamicItem) {
    raiseUnless(holds(item), "UIDynamicItemBehavior: the item of a velocity is not an item of the behaviour")
    waiting.append((item, velocity, spin))
    if let world = animator?.world { startsAnew(in: world) }
    wake()
  }

  override var dynamicItems: [any UIDynamicItem] { list.items }
  final func holds(_ item: any UIDynamicItem) -> Bool { list.holds(item) }
  override func startsAnew(in world: DynamicsWorld) {
    let added = waiting
    waiting = []
    for one in added {
      guard let index = world.index(of: one.item) else {
        waiting.append(one)
        continue
      }
      guard world.bodies[index].inverseMass > 0 else { continue }
      world.bodies[index].velocity += Vector(one.velocity)
      if world.bodies[index].inverseInertia > 0 { world.bodies[index].spin += Double(one.spin) }
    }
  }
}
