public import CoreGraphics
public import Foundation
internal import QuartzCore

/// The outline with which an item collides.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The bounds, the ellipse in them, or `collisionBoundingPath`.
  case rectangle, ellipse, path
}

/// Something that an animator moves and turns: views and the
/// attributes of collection view layouts are such things.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  /// In the points of the animator's reference view.
  var center: CGPoint { get set }
  /// Its size alone counts, in points: with the density it is the mass.
  var bounds: CGRect { get }
  /// The animator sets its rotation alone.
  var transform: CGAffineTransform { get set }
  /// A rectangle unless the item says otherwise.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// For the type `path`: an outline around the middle of
  /// the item. What it encloses is taken as its convex hull.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// The bounds by default.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// Empty by default: the bounds are taken in its place.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UIView: UIDynamicItem {}

extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// Several items that move as one body.
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  private let members: [any UIDynamicItem]
  private let places: [(offset: Vector, transform: CGAffineTransform)]
  private let box: CGRect
  private var middle: CGPoint
  private var turn = CGAffineTransform.identity

  /// A group of items, which are not groups themselves.
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

  /// The members, as the group was made with them.
  open var items: [any UIDynamicItem] { members }
  /// The middle of the box around the items as it was at first; setting it moves them all.
  open var center: CGPoint {
    get { middle }
    set {
      middle = newValue
      place()
    }
  }
  /// The box around the items as it was at first, at an origin of zero.
  open var bounds: CGRect { box }
  /// A rotation of all items about `center`.
  open var transform: CGAffineTransform {
    get { turn }
    set {
      turn = newValue
      place()
    }
  }
  /// Always the outlines of the items.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
  /// Empty: the outlines of the items are taken one by one.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  private func place() {
    for (item, place) in zip(members, places) {
      let offset = place.offset.point.applying(turn)
      item.center = CGPoint(x: middle.x + offset.x, y: middle.y + offset.y)
      item.transform = place.transform.concatenating(turn)
    }
  }

  /// The outlines of the items around the middle of the group.
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
  /// How far it turns, in radians.
  var rotation: Double { atan2(Double(b), Double(a)) }
}

/// How an item was turned when an animator took it, and its transform without that.
struct DynamicFrame {
  var angle: Double
  var upright: CGAffineTransform

  @MainActor init(_ item: any UIDynamicItem) {
    let transform = item.transform
    angle = transform.rotation
    upright = transform.concatenating(CGAffineTransform(rotationAngle: -angle))
  }
}

/// Qualities of items as behaviours say them; nil where none does.
struct DynamicTraits {
  var elasticity: Double?
  var friction: Double?
  var density: Double?
  var resistance: Double?
  var angularResistance: Double?
  var charge: Double?
  var isAnchored: Bool?
  var allowsRotation: Bool?

  /// Takes over what another says.
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
  /// The body of an item, where it is.
  @MainActor init(_ item: any UIDynamicItem) {
    center = Vector(item.center)
    angle = item.transform.rotation
    shapes = Self.shapes(of: item)
    take(DynamicTraits())
  }

  /// The outlines of an item around its middle.
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

  /// Takes qualities over; those that nobody names are UIKit's: density 1, friction 0.2, nothing else.
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
  /// The path in straight pieces.
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
