internal import CoreGraphics
public import Foundation

/// Gives items qualities and speeds. Of several behaviours
/// that name a quality, the one added last has its say.
open class UIDynamicItemBehavior: UIDynamicBehavior {
  private var list: DynamicItemList
  final var traits = DynamicTraits()
  /// Speeds that were added before an animator had the items.
  private var waiting: [(item: any UIDynamicItem, velocity: CGPoint, spin: CGFloat)] = []

  /// A behaviour that is given its items later.
  public convenience override init() { self.init(items: []) }
  /// An item that is named twice counts once.
  public init(items: [any UIDynamicItem]) {
    list = DynamicItemList(items)
    super.init()
  }

  /// Does nothing for one that it has.
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    changed()
  }
  /// Its qualities are again what other behaviours say.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    changed()
  }
  /// In the order of addition.
  open var items: [any UIDynamicItem] { list.items }

  /// How much of its speed an item keeps in a collision: none at 0, all at 1. Of two items the higher counts.
  open var elasticity: CGFloat {
    get { traits.elasticity ?? 0 }
    set { set(\.elasticity, newValue) }
  }
  /// How much items hold each other that slide along each
  /// other: not at all at 0, strongly at 1; 0.2 unless set.
  open var friction: CGFloat {
    get { traits.friction ?? 0.2 }
    set { set(\.friction, newValue) }
  }
  /// The mass of a square of 100 points; 1 unless set.
  open var density: CGFloat {
    get { traits.density ?? 1 }
    set { set(\.density, newValue) }
  }
  /// The part of its speed that an item loses in a second, at the rate that it has it; none unless set.
  open var resistance: CGFloat {
    get { traits.resistance ?? 0 }
    set { set(\.resistance, newValue) }
  }
  /// The same of its turning.
  open var angularResistance: CGFloat {
    get { traits.angularResistance ?? 0 }
    set { set(\.angularResistance, newValue) }
  }
  /// What electric and magnetic fields take hold of.
  open var charge: CGFloat {
    get { traits.charge ?? 0 }
    set { set(\.charge, newValue) }
  }
  /// Whether items stay where they are, and others collide with them.
  open var isAnchored: Bool {
    get { traits.isAnchored ?? false }
    set {
      traits.isAnchored = newValue
      changed()
    }
  }
  /// Whether collisions and pushes turn the items. True unless set.
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

  /// Adds a speed, in points a second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) { add(velocity, 0, item) }
  /// Points a second, of what has been done so far; zero where no animator moves it.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { body(of: item)?.velocity.point ?? .zero }
  /// Adds a speed of turning, in radians a second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    add(.zero, velocity, item)
  }
  /// Radians a second, from the x axis towards the y axis; 0 where no animator moves it.
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
