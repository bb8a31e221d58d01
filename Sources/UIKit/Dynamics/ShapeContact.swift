internal import Foundation

/// The contact of two shapes: a normal, and one or two points on the surface.
struct ShapeContact: Equatable {
  struct Point: Equatable {
    var place: Vector
    /// The penetration depth, in points; negative for a gap.
    var depth: Double
    /// An identifier that matches the points of a contact between steps.
    var feature: Int
  }

  /// The normal from the first shape to the second.
  var normal: Vector
  var points: [Point]

  var turnedAround: ShapeContact { ShapeContact(normal: -normal, points: points) }

  /// The maximum gap that counts as a contact, in points, so that resting bodies stay in contact.
  static let margin = 0.01

  /// Returns the contact of two bodies at their positions; nil if they do not touch.
  static func between(_ a: ConvexShape, _ b: ConvexShape) -> ShapeContact? {
    switch (a.corners.count, b.corners.count) {
    case (1, 1): discs(a, b)
    case (1, _): disc(a, polygon: b)
    case (_, 1): disc(b, polygon: a)?.turnedAround
    default: polygons(a, b, line: nil)
    }
  }

  /// Returns the contact of a body and a line between two points, with the body on the side that `side`
  /// points to; `way` is the body's last displacement.
  static func between(
    _ body: ConvexShape, line from: Vector, _ to: Vector, side: Vector, way: Vector
  ) -> ShapeContact? {
    guard body.corners.count == 1 else {
      return polygons(body, ConvexShape(corners: [from, to]), line: side)
    }
    let center = body.corners[0], along = to - from
    let length = max(along.dot(along), 1e-12), height = (center - from).dot(side), fall = way.dot(side)
    var part = (center - from).dot(along) / length
    // A body beyond the line counts at the point where it crossed it.
    if height < 0, fall < 0 {
      part = min(max(part, 0), 1) == part ? part : (center - way * (height / fall) - from).dot(along) / length
    }
    if part >= 0, part <= 1 {
      let gap = height - body.radius
      guard gap < margin else { return nil }
      return ShapeContact(
        normal: -side, points: [Point(place: center - side * body.radius, depth: -gap, feature: 0)])
    }
    return discs(body, ConvexShape(corners: [part < 0 ? from : to], radius: 0))
  }

  private static func discs(_ a: ConvexShape, _ b: ConvexShape) -> ShapeContact? {
    let way = b.corners[0] - a.corners[0], gap = way.length - a.radius - b.radius
    guard gap < margin else { return nil }
    let normal = way.length > 1e-9 ? way.unit : Vector(0, 1)
    return ShapeContact(
      normal: normal, points: [Point(place: a.corners[0] + normal * a.radius, depth: -gap, feature: 0)])
  }

  private static func disc(_ disc: ConvexShape, polygon: ConvexShape) -> ShapeContact? {
    let center = disc.corners[0]
    var best = -Double.infinity, edge = 0
    for index in polygon.corners.indices {
      let gap = (center - polygon.corners[index]).dot(polygon.normal(index))
      if gap > best { (best, edge) = (gap, index) }
    }
    guard best < disc.radius + margin else { return nil }
    let from = polygon.corners[edge], to = polygon.corners[(edge + 1) % polygon.corners.count]
    let along = (to - from).unit, part = (center - from).dot(along)
    if best > 0, part < 0 || part > (to - from).length {
      return discs(disc, ConvexShape(corners: [part < 0 ? from : to]))
    }
    let normal = -polygon.normal(edge)
    return ShapeContact(
      normal: normal,
      points: [Point(place: center + normal * disc.radius, depth: disc.radius - best, feature: 0)])
  }

  /// Returns the contact of polygons by the axis of maximum separation; the second may be a line of which
  /// only one side counts.
  private static func polygons(_ a: ConvexShape, _ b: ConvexShape, line side: Vector?) -> ShapeContact? {
    func gap(_ shape: ConvexShape, from point: Vector, _ normal: Vector) -> Double {
      shape.corners.reduce(.infinity) { min($0, ($1 - point).dot(normal)) }
    }
    var best = -Double.infinity, edge = 0, isOfB = false
    for index in a.corners.indices {
      let normal = a.normal(index)
      // A face that points away from a line cannot meet it from the body's side.
      if let side, normal.dot(side) > 0.001 { continue }
      let found = gap(b, from: a.corners[index], normal)
      // An axis that is only slightly better does not replace an earlier one, so that contacts do not
      // flicker.
      if found > best + 0.001 { (best, edge) = (found, index) }
    }
    guard best < margin else { return nil }
    if let side {
      let found = gap(a, from: b.corners[0], side)
      if found > best - 0.1 { (best, edge, isOfB) = (found, 0, true) }
    } else {
      for index in b.corners.indices {
        let found = gap(a, from: b.corners[index], b.normal(index))
        if found > best + 0.001 { (best, edge, isOfB) = (found, index, true) }
      }
    }
    guard best < margin else { return nil }
    let (face, other) = isOfB ? (b, a) : (a, b)
    let normal = isOfB ? side ?? b.normal(edge) : a.normal(edge)
    let from = face.corners[edge], to = face.corners[(edge + 1) % face.corners.count]
    // The edge of the other polygon that most faces the reference face.
    var facing = 0, least = Double.infinity
    if other.corners.count == 2 {
      facing = 0
    } else {
      for index in other.corners.indices {
        let value = other.normal(index).dot(normal)
        if value < least { (least, facing) = (value, index) }
      }
    }
    var ends = [other.corners[facing], other.corners[(facing + 1) % other.corners.count]]
    let along = (to - from).unit
    for (limit, direction) in [(from, -along), (to, along)] {
      let out = ends.map { ($0 - limit).dot(direction) }
      if out[0] > 0, out[1] > 0 { return nil }
      if out[0] > 0 { ends[0] = ends[0] + (ends[1] - ends[0]) * (out[0] / (out[0] - out[1])) }
      if out[1] > 0 { ends[1] = ends[1] + (ends[0] - ends[1]) * (out[1] / (out[1] - out[0])) }
    }
    let points = ends.enumerated().compactMap { index, end -> Point? in
      let gap = (end - from).dot(normal)
      guard gap < margin else { return nil }
      return Point(place: end, depth: -gap, feature: (isOfB ? 64 : 0) + edge * 256 + facing * 4 + index)
    }
    guard !points.isEmpty else { return nil }
    return ShapeContact(normal: isOfB ? -normal : normal, points: points)
  }
}
