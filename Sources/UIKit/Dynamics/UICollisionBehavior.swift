internal import CoreGraphics
public import Foundation

/// Told of collisions. All methods may be left out.
@preconcurrency @MainActor public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  /// Two items have come to touch each other; `p` is in the reference view's points.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint)
  /// Two items no longer touch each other.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
  /// The identifier is nil for the bounds of the reference view.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  /// An item no longer touches a boundary, which may be gone.
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

/// Has items collide with each other and with boundaries.
open class UICollisionBehavior: UIDynamicBehavior {
  /// What items collide with.
  public struct Mode: OptionSet, Sendable {
    /// The value that stands for it.
    public let rawValue: UInt
    /// The one with a value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// With each other alone.
    public static let items = Mode(rawValue: 1)
    /// With boundaries alone.
    public static let boundaries = Mode(rawValue: 2)
    /// With each other and with boundaries.
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
  /// The identifiers of all boundaries that there have been: the
  /// end of a contact may be told after its boundary is gone.
  private var names: [Int: any NSCopying] = [:]
  private var usesReference = false
  private var insets = UIEdgeInsets.zero
  /// The number of the reference view's bounds.
  private static let reference = 0
  private var referenceRect: CGRect?
  /// All boundaries in straight pieces.
  final private(set) var lines: [BoundaryLine] = []

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
  /// Does nothing for one that it does not have.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    changed()
  }
  /// In the order of addition.
  open var items: [any UIDynamicItem] { list.items }
  /// `everything` unless set.
  open var collisionMode = Mode.everything {
    didSet { wake() }
  }
  /// Whether the bounds of the animator's reference view are a boundary.
  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { usesReference }
    set {
      usesReference = newValue
      traceLines()
    }
  }
  /// Makes the reference view's bounds, less the insets in points, a boundary that follows its size.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    self.insets = insets
    translatesReferenceBoundsIntoBoundary = true
  }
  /// Adds the outline of a path, in the reference view's points; of the same identifier, the last one counts.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    boundaries.removeAll { $0.isNamed(identifier) }
    number += 1
    names[number] = identifier
    boundaries.append(
      Boundary(identifier: identifier, path: bezierPath.copy() as? UIBezierPath ?? bezierPath, number: number)
    )
    traceLines()
  }
  /// A straight line in the reference view's points.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }
  /// Nil where none has the identifier.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { $0.isNamed(identifier) }?.path
  }
  /// Does nothing where none has the identifier.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { $0.isNamed(identifier) }
    traceLines()
  }
  /// In the order of addition; nil where there is none. The reference view's bounds are not among them.
  open var boundaryIdentifiers: [any NSCopying]? { boundaries.isEmpty ? nil : boundaries.map(\.identifier) }
  /// The reference view's bounds stay one, where they are.
  open func removeAllBoundaries() {
    boundaries = []
    traceLines()
  }
  /// Told after the step in which items came to touch or parted; not retained.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  override var dynamicItems: [any UIDynamicItem] { list.items }
  override func startsAnew(in world: DynamicsWorld) { traceLines(wakes: false) }

  /// Follows the reference view's bounds.
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

  /// Tells the delegate that a contact has begun at a point, or has ended.
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
