public import CoreGraphics
public import Foundation
internal import QuartzCore

/// The outlines with which an item collides.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The bounds, the ellipse in them, or `collisionBoundingPath`.
  case rectangle, ellipse, path
}

/// An object that an animator moves and rotates, such as a view or the attributes of a collection view
/// layout.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  /// The centre, in the coordinate space of the animator's reference view.
  var center: CGPoint { get set }
  /// The bounds, of which the size counts, in points: together with the density it determines the mass.
  var bounds: CGRect { get }
  /// The transform, of which the animator sets the rotation only.
  var transform: CGAffineTransform { get set }
  /// The type of the collision outline. The default is `rectangle`.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The collision outline for the type `path`, around the centre of the item; its convex hull is used.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// Returns `rectangle` by default.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// Returns an empty path by default: the bounds are used instead.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UIView: UIDynamicItem {}

extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// A group of items that move as one body.
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  private let members: [any UIDynamicItem]
  private let places: [(offset: Vector, transform: CGAffineTransform)]
  private let box: CGRect
  private var middle: CGPoint
  private var turn = CGAffineTransform.identity

  /// Creates a group of items, which must not be groups themselves.
  public init(items: [any UIDynamicItem]) {
    raiseUnless(
      !items.contains { $0 is UIDynamicItemGroup }, "UIDynamicItemGroup(items:): a group cannot hold groups")
    members = items
    let frames = items.map {
      CGRect(origin: .zero, size: $0.bounds.size).applying($0.transform).centered(at: $0.center)
    }
    let all = frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
    box = CGRect(origin: .zero, size: all.size)
    let center = CGPoint(x: all.midX, y: all.midY)
    middle = center
    places = items.map { (Vector($0.center) - Vector(center), $0.transform) }
    super.init()
  }

  /// The members of the group.
  open var items: [any UIDynamicItem] { members }
  /// The centre of the initial bounding box of the items; setting it moves all items.
  open var center: CGPoint {
    get { middle }
    set {
      middle = newValue
      place()
    }
  }
  /// The initial bounding box of the items, with an origin of zero.
  open var bounds: CGRect { box }
  /// A rotation of all items about `center`.
  open var transform: CGAffineTransform {
    get { turn }
    set {
      turn = newValue
      place()
    }
  }
  /// The type `path`: the outlines of the items are used.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
  /// An empty path: the outlines of the items are used separately.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  private func place() {
    for (item, place) in zip(members, places) {
      let offset = place.offset.point.applying(turn)
      item.center = CGPoint(x: middle.x + offset.x, y: middle.y + offset.y)
      item.transform = place.transform.concatenating(turn)
    }
  }

  /// The outlines of the items around the centre of the group.
  var shapes: [ConvexShape] {
    zip(members, places).flatMap { item, place in
      RigidBody.shapes(of: item).map { $0.moved(by: place.offset, angle: place.transform.rotation) }
    }
  }
}

extension CGRect {
  fileprivate func centered(at point: CGPoint) -> CGRect {
    CGRect(x: point.x - width / 2, y: point.y - height / 2, width: width, height: height)
  }
}

extension CGAffineTransform {
  /// The rotation angle, in radians.
  var rotation: Double { atan2(Double(b), Double(a)) }
}

/// The rotation of an item when it was added to an animator, and its transform without that.
struct DynamicFrame {
  var angle: Double
  var upright: CGAffineTransform

  @MainActor init(_ item: any UIDynamicItem) {
    let transform = item.transform
    angle = transform.rotation
    upright = transform.concatenating(CGAffineTransform(rotationAngle: -angle))
  }
}

/// The physical properties of items set by behaviours; nil for those not set.
struct DynamicTraits {
  var elasticity: Double?
  var friction: Double?
  var density: Double?
  var resistance: Double?
  var angularResistance: Double?
  var charge: Double?
  var isAnchored: Bool?
  var allowsRotation: Bool?

  /// Replaces the properties that another value sets.
  mutating func take(_ other: DynamicTraits) {
    elasticity = other.elasticity ?? elasticity
    friction = other.friction ?? friction
    density = other.density ?? density
    resistance = other.resistance ?? resistance
    angularResistance = other.angularResistance ?? angularResistance
    charge = other.charge ?? charge
    isAnchored = other.isAnchored ?? isAnchored
    allowsRotation = other.allowsRotation ?? allowsRotation
  }
}

extension RigidBody {
  /// Creates the body of an item at its position.
  @MainActor init(_ item: any UIDynamicItem) {
    center = Vector(item.center)
    angle = item.transform.rotation
    shapes = Self.shapes(of: item)
    take(DynamicTraits())
  }

  /// Returns the outlines of an item around its centre.
  @MainActor static func shapes(of item: any UIDynamicItem) -> [ConvexShape] {
    if let group = item as? UIDynamicItemGroup { return group.shapes }
    let size = CGSize(width: max(item.bounds.width, 1), height: max(item.bounds.height, 1))
    switch item.collisionBoundsType {
    case .rectangle: return [.rectangle(size)]
    case .ellipse: return [.ellipse(size)]
    case .path:
      let points = item.collisionBoundingPath.polylines.flatMap(\.points)
      return [.hull(of: points) ?? .rectangle(size)]
    }
  }

  /// Applies properties; those not set have UIKit's defaults: density 1, friction 0.2, all others 0.
  mutating func take(_ traits: DynamicTraits) {
    elasticity = traits.elasticity ?? 0
    friction = traits.friction ?? 0.2
    resistance = traits.resistance ?? 0
    angularResistance = traits.angularResistance ?? 0
    charge = traits.charge ?? 0
    let density = max(traits.density ?? 1, 1e-6)
    let mass = shapes.reduce(0) { $0 + $1.area } * density / 10_000
    let inertia = shapes.reduce(0) { $0 + $1.secondMoment } * density / 10_000
    inverseMass = traits.isAnchored == true || mass <= 0 ? 0 : 1 / mass
    inverseInertia =
      traits.isAnchored == true || traits.allowsRotation == false || inertia <= 0 ? 0 : 1 / inertia
    if inverseMass == 0 { (velocity, spin) = (Vector(), 0) }
  }
}

extension UIBezierPath {
  /// The path as straight segments.
  var polylines: [(points: [Vector], isClosed: Bool)] {
    var lines: [(points: [Vector], isClosed: Bool)] = []
    cgPath.flattened(threshold: 0.5).applyWithBlock { element in
      let point = Vector(element.pointee.points[0])
      switch element.pointee.type {
      case .moveToPoint: lines.append(([point], false))
      case .addLineToPoint:
        if lines.isEmpty { lines = [([point], false)] } else { lines[lines.count - 1].points.append(point) }
      case .closeSubpath: if !lines.isEmpty { lines[lines.count - 1].isClosed = true }
      default: break
      }
    }
    return lines
  }
}
