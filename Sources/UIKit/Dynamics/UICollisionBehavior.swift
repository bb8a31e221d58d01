internal import CoreGraphics
public import Foundation

/// The methods that are called for collisions. All are optional.
@preconcurrency @MainActor public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  /// Called when two items begin to touch, at `p` in the reference view's coordinate space.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint)
  /// Called when two items no longer touch.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
  /// Called when an item begins to touch a boundary. The identifier is nil for the bounds of the reference
  /// view.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  /// Called when an item no longer touches a boundary, which may have been removed.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
  /// Does nothing by default.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) {}
  /// Does nothing by default.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
  ) {}
  /// Does nothing by default.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
  /// Does nothing by default.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}

/// A behaviour that makes items collide with each other and with boundaries.
open class UICollisionBehavior: UIDynamicBehavior {
  /// The objects that items collide with.
  public struct Mode: OptionSet, Sendable {
    /// The raw value of the option set.
    public let rawValue: UInt
    /// Creates an option set from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Other items only.
    public static let items = Mode(rawValue: 1)
    /// Boundaries only.
    public static let boundaries = Mode(rawValue: 2)
    /// Other items and boundaries.
    public static let everything = Mode(rawValue: UInt.max)
  }

  private struct Boundary {
    var identifier: any NSCopying
    var path: UIBezierPath
    var number: Int

    func isNamed(_ other: any NSCopying) -> Bool {
      guard let own = identifier as? NSObject, let other = other as? NSObject else { return false }
      return own.isEqual(other)
    }
  }

  private var list: DynamicItemList
  private var boundaries: [Boundary] = []
  private var number = 0
  /// The identifiers of all boundaries that ever existed: the end of a contact may be reported after its
  /// boundary was removed.
  private var names: [Int: any NSCopying] = [:]
  private var usesReference = false
  private var insets = UIEdgeInsets.zero
  /// The number of the boundary formed by the reference view's bounds.
  private static let reference = 0
  private var referenceRect: CGRect?
  /// The straight segments of all boundaries.
  final private(set) var lines: [BoundaryLine] = []

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
  /// Removes an item; does nothing if the behaviour does not have it.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    changed()
  }
  /// The items, in the order of addition.
  open var items: [any UIDynamicItem] { list.items }
  /// The objects that items collide with. The default is `everything`.
  open var collisionMode = Mode.everything {
    didSet { wake() }
  }
  /// A Boolean value that determines whether the bounds of the animator's reference view are a boundary.
  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { usesReference }
    set {
      usesReference = newValue
      traceLines()
    }
  }
  /// Makes the reference view's bounds, inset by the given points, a boundary that follows its size.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    self.insets = insets
    translatesReferenceBoundsIntoBoundary = true
  }
  /// Adds a path as a boundary, in the reference view's coordinate space, replacing one with the same
  /// identifier.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    boundaries.removeAll { $0.isNamed(identifier) }
    number += 1
    names[number] = identifier
    boundaries.append(
      Boundary(identifier: identifier, path: bezierPath.copy() as? UIBezierPath ?? bezierPath, number: number)
    )
    traceLines()
  }
  /// Adds a straight line as a boundary, in the reference view's coordinate space.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }
  /// Returns the boundary with an identifier; nil if there is none.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { $0.isNamed(identifier) }?.path
  }
  /// Removes the boundary with an identifier; does nothing if there is none.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { $0.isNamed(identifier) }
    traceLines()
  }
  /// The identifiers of the boundaries, in the order of addition; nil if there are none. The reference view's
  /// bounds are not included.
  open var boundaryIdentifiers: [any NSCopying]? { boundaries.isEmpty ? nil : boundaries.map(\.identifier) }
  /// Removes all boundaries except the reference view's bounds.
  open func removeAllBoundaries() {
    boundaries = []
    traceLines()
  }
  /// The object that is notified after the step in which contacts began or ended. A weak reference.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  override var dynamicItems: [any UIDynamicItem] { list.items }
  override func startsAnew(in world: DynamicsWorld) { traceLines(wakes: false) }

  /// Updates the boundary formed by the reference view's bounds.
  final func readReferenceBounds() {
    if usesReference, animator?.referenceBounds?.inset(by: insets) != referenceRect {
      traceLines(wakes: false)
    }
  }

  private func traceLines(wakes: Bool = true) {
    referenceRect = usesReference ? animator?.referenceBounds?.inset(by: insets) : nil
    lines = []
    if let referenceRect { trace(UIBezierPath(rect: referenceRect), Self.reference) }
    for boundary in boundaries { trace(boundary.path, boundary.number) }
    if wakes { wake() }
  }

  private func trace(_ path: UIBezierPath, _ number: Int) {
    for line in path.polylines where line.points.count > 1 {
      let ends =
        line.isClosed ? Array(line.points.dropFirst()) + [line.points[0]] : Array(line.points.dropFirst())
      for (from, to) in zip(line.points, ends) where (to - from).length > 1e-6 {
        lines.append(BoundaryLine(from: from, to: to, owner: ObjectIdentifier(self), boundary: number))
      }
    }
  }

  /// Notifies the delegate that a contact has begun at a point, or has ended.
  final func tell(_ pair: ContactPair, _ items: [any UIDynamicItem], at place: CGPoint?) {
    guard let collisionDelegate, items.indices.contains(pair.a) else { return }
    let first = items[pair.a]
    if let b = pair.b {
      guard items.indices.contains(b) else { return }
      if let place {
        collisionDelegate.collisionBehavior(self, beganContactFor: first, with: items[b], at: place)
      } else {
        collisionDelegate.collisionBehavior(self, endedContactFor: first, with: items[b])
      }
      return
    }
    let identifier = pair.boundary.flatMap { names[$0] }
    if let place {
      collisionDelegate.collisionBehavior(
        self, beganContactFor: first, withBoundaryIdentifier: identifier, at: place)
    } else {
      collisionDelegate.collisionBehavior(self, endedContactFor: first, withBoundaryIdentifier: identifier)
    }
  }
}
