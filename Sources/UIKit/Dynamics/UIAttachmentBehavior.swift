public import CoreGraphics
public import Foundation

/// A behaviour that attaches an item to another one, or to a point.
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The kinds of objects that an item is attached to.
  public enum AttachmentType: Int, Sendable {
    /// Another item, or a point.
    case items, anchor
  }
  private enum Manner {
    /// A rod or a spring between two points; a rope that only limits the distance.
    case rod, rope
    /// At one point: fixed, or rotating around it.
    case glue, pin
    /// Along a line.
    case rail(axis: Vector)
  }

  private let manner: Manner
  private let item: any UIDynamicItem
  private let other: (any UIDynamicItem)?
  /// The attachment points relative to the items' centres, without rotation.
  private let place: Vector
  private let otherPlace: Vector
  private var anchor: CGPoint
  private var distance: CGFloat
  /// The initial angle of the item relative to the other.
  private let turn: Double
  private let firstOtherTurn: Double
  private var impulses: [Double] = []

  private init(
    _ manner: Manner, _ item: any UIDynamicItem, _ place: Vector, _ other: (any UIDynamicItem)?,
    _ otherPlace: Vector, anchor: CGPoint
  ) {
    (self.manner, self.item, self.place, self.other, self.otherPlace, self.anchor) = (
      manner, item, place, other, otherPlace, anchor
    )
    let from = Vector(item.center) + place.rotated(item.transform.rotation)
    let to = other.map { Vector($0.center) + otherPlace.rotated($0.transform.rotation) } ?? Vector(anchor)
    distance = CGFloat((to - from).length)
    firstOtherTurn = other?.transform.rotation ?? 0
    turn = item.transform.rotation - firstOtherTurn
    super.init()
  }

  private convenience init(
    _ manner: Manner, _ item: any UIDynamicItem, _ other: (any UIDynamicItem)?, at point: CGPoint
  ) {
    func around(_ item: any UIDynamicItem) -> Vector {
      (Vector(point) - Vector(item.center)).rotated(-item.transform.rotation)
    }
    self.init(manner, item, around(item), other, other.map(around) ?? Vector(), anchor: point)
  }

  /// Attaches the centre of an item to a point, at their current distance.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(.rod, item, Vector(), nil, Vector(), anchor: point)
  }
  /// Attaches a point of an item, in the item's coordinate space relative to its centre, to a point.
  public convenience init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    self.init(.rod, item, Vector(offset), nil, Vector(), anchor: point)
  }
  /// Attaches the centres of two items to each other, at their current distance.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(.rod, item1, Vector(), item2, Vector(), anchor: .zero)
  }
  /// Attaches points of two items, in their coordinate spaces relative to their centres, to each other.
  public convenience init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) { self.init(.rod, item1, Vector(offset1), item2, Vector(offset2), anchor: .zero) }

  /// Returns an attachment that lets an item slide along a line relative to another, without relative
  /// rotation.
  public class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior { UIAttachmentBehavior(.rail(axis: Vector(axis).unit), item1, item2, at: point) }
  /// Returns an attachment that lets an item slide along a line, without rotation.
  public class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior { UIAttachmentBehavior(.rail(axis: Vector(axis).unit), item, nil, at: point) }
  /// Returns an attachment that keeps two points of items no farther apart than they are now.
  public class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.rope, item1, Vector(offset1), item2, Vector(offset2), anchor: .zero)
  }
  /// Returns an attachment that joins two items rigidly at a point.
  public class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior { UIAttachmentBehavior(.glue, item1, item2, at: point) }
  /// Returns an attachment that joins two items at a point around which they rotate.
  public class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior { UIAttachmentBehavior(.pin, item1, item2, at: point) }

  /// The item, and the other one if there is one.
  open var items: [any UIDynamicItem] { other.map { [item, $0] } ?? [item] }
  /// The kind of the attachment; `anchor` for an item that is attached to a point.
  open var attachedBehaviorType: AttachmentType { other == nil ? .anchor : .items }
  /// The point that an item is attached to; moving it moves the item.
  open var anchorPoint: CGPoint {
    get { anchor }
    set {
      anchor = newValue
      wake()
    }
  }
  /// The distance between the attached points.
  open var length: CGFloat {
    get { distance }
    set {
      distance = newValue
      wake()
    }
  }
  /// The damping of the spring: 0 for none, 1 for no oscillation.
  open var damping: CGFloat = 0 {
    didSet { wake() }
  }
  /// The frequency of the spring, in oscillations per second; 0 for a rigid attachment.
  open var frequency: CGFloat = 0 {
    didSet { wake() }
  }
  /// The torque required to rotate an item around a pin; 1 is that of a force of 1 at a distance of one
  /// point.
  open var frictionTorque: CGFloat = 0 {
    didSet { wake() }
  }
  /// The range of the rotation around a pin, in radians, or of the sliding, in points.
  open var attachmentRange = UIFloatRange.infinite {
    didSet { wake() }
  }

  // MARK: - Used by the animator

  override var dynamicItems: [any UIDynamicItem] { items }
  override func startsAnew(in world: DynamicsWorld) { impulses = [] }
  override func keep(_ impulses: [Double]) { self.impulses = impulses }

  /// The part of an error that is corrected in a step.
  private static let mending = 0.2

  override func rows(in world: DynamicsWorld, step: Double) -> [ConstraintRow] {
    guard let index = world.index(of: item) else { return [] }
    let body = world.bodies[index], otherIndex = other.flatMap { world.index(of: $0) }
    let otherBody = otherIndex.map { world.bodies[$0] }
    let end = body.place(of: place), start = otherBody?.place(of: otherPlace) ?? Vector(anchor)
    let gap = end - start
    let angle = body.angle - (otherBody?.angle ?? 0) - turn

    func along(_ direction: Vector) -> ConstraintRow {
      ConstraintRow(
        otherIndex, index, along: direction, armA: otherBody.map { start - $0.center } ?? Vector(),
        armB: end - body.center)
    }
    func held(_ row: ConstraintRow, _ error: Double) -> ConstraintRow {
      self.held(row, error, among: world.bodies, step: step)
    }
    func within(_ row: ConstraintRow, _ value: Double) -> [ConstraintRow] { inRange(row, value, step: step) }

    var rows: [ConstraintRow] = []
    switch manner {
    case .rod where distance < 0.5, .glue, .pin:
      rows = [held(along(Vector(1, 0)), gap.x), held(along(Vector(0, 1)), gap.y)]
    case .rod:
      let length = gap.length
      rows = [held(along(length > 0 ? gap.unit : Vector(0, 1)), length - Double(distance))]
    case .rope:
      var row = along(gap.length > 0 ? gap.unit : Vector(0, 1))
      let error = gap.length - Double(distance)
      row.high = 0
      row.target = -error * (error > 0 ? Self.mending : 1) / step
      rows = [row]
    case .rail(let axis):
      let axis = axis.rotated((otherBody?.angle ?? 0) - firstOtherTurn)
      rows = [held(along(axis.turned), gap.dot(axis.turned))] + within(along(axis), gap.dot(axis))
    }
    switch manner {
    case .glue, .rail: rows.append(held(ConstraintRow(turning: otherIndex, index), angle))
    case .pin:
      rows += within(ConstraintRow(turning: otherIndex, index), angle)
      if frictionTorque > 0 {
        var row = ConstraintRow(turning: otherIndex, index)
        let most = Double(frictionTorque) * UIPushBehavior.unit * step
        (row.low, row.high) = (-most, most)
        rows.append(row)
      }
    default: break
    }
    if impulses.count == rows.count { for number in rows.indices { rows[number].impulse = impulses[number] } }
    return rows
  }

  /// Returns a row that corrects an error: as a spring if there is a frequency, otherwise by a part per step.
  private func held(
    _ row: ConstraintRow, _ error: Double, among bodies: [RigidBody], step: Double
  ) -> ConstraintRow {
    var row = row
    if frequency > 0 {
      row.soften(bodies, error: error, frequency: Double(frequency), damping: Double(damping), step: step)
    } else {
      row.target = -Self.mending * error / step
    }
    return row
  }

  /// Returns the rows that keep a value within `attachmentRange`: one for each finite end.
  private func inRange(_ row: ConstraintRow, _ value: Double, step: Double) -> [ConstraintRow] {
    var rows: [ConstraintRow] = []
    for (limit, sign) in [(Double(attachmentRange.minimum), 1.0), (Double(attachmentRange.maximum), -1.0)]
    where limit.isFinite {
      let room = (value - limit) * sign
      var one = row
      // Only back into the range, and as fast as the remaining range is used up.
      one.target = -sign * (room > 0 ? room : Self.mending * room) / step
      if sign > 0 { one.low = 0 } else { one.high = 0 }
      rows.append(one)
    }
    return rows
  }
}

extension Vector {
  fileprivate init(_ offset: UIOffset) { self.init(Double(offset.horizontal), Double(offset.vertical)) }
}
