internal import CoreGraphics
internal import Foundation

/// A plane vector, in points.
struct Vector: Equatable {
  var x = 0.0, y = 0.0

  init(_ x: Double = 0, _ y: Double = 0) { (self.x, self.y) = (x, y) }
  init(_ point: CGPoint) { (x, y) = (Double(point.x), Double(point.y)) }
  init(_ vector: CGVector) { (x, y) = (Double(vector.dx), Double(vector.dy)) }

  var point: CGPoint { CGPoint(x: x, y: y) }
  var length: Double { (x * x + y * y).squareRoot() }
  /// The vector rotated by a quarter turn from x to y.
  var turned: Vector { Vector(-y, x) }
  /// The unit vector; zero for a zero vector.
  var unit: Vector {
    let length = length
    return length > 0 ? Vector(x / length, y / length) : Vector()
  }

  static func + (a: Vector, b: Vector) -> Vector { Vector(a.x + b.x, a.y + b.y) }
  static func - (a: Vector, b: Vector) -> Vector { Vector(a.x - b.x, a.y - b.y) }
  static prefix func - (a: Vector) -> Vector { Vector(-a.x, -a.y) }
  static func * (a: Vector, b: Double) -> Vector { Vector(a.x * b, a.y * b) }
  static func += (a: inout Vector, b: Vector) { a = a + b }
  static func -= (a: inout Vector, b: Vector) { a = a - b }
  func dot(_ other: Vector) -> Double { x * other.x + y * other.y }
  /// Returns the cross product, positive if the other vector is rotated from x to y.
  func cross(_ other: Vector) -> Double { x * other.y - y * other.x }
  /// Returns the vector rotated from x to y, by an angle in radians.
  func rotated(_ angle: Double) -> Vector {
    let (c, s) = (cos(angle), sin(angle))
    return Vector(x * c - y * s, x * s + y * c)
  }
}

/// A convex outline around the centre of an item, in points: corners in the order from x to y, and the
/// distance of the surface outside of them. A disc is one corner with a radius.
struct ConvexShape: Equatable {
  var corners: [Vector]
  var radius = 0.0

  static func rectangle(_ size: CGSize) -> ConvexShape {
    let (x, y) = (Double(size.width) / 2, Double(size.height) / 2)
    return ConvexShape(corners: [Vector(-x, -y), Vector(x, -y), Vector(x, y), Vector(-x, y)])
  }

  /// Returns a disc, or a polygon with enough corners to approximate an ellipse.
  static func ellipse(_ size: CGSize) -> ConvexShape {
    let (x, y) = (Double(size.width) / 2, Double(size.height) / 2)
    if abs(x - y) < 0.01 { return ConvexShape(corners: [Vector()], radius: x) }
    let count = 32
    return ConvexShape(
      corners: (0..<count).map {
        let angle = 2 * Double.pi * Double($0) / Double(count)
        return Vector(x * cos(angle), y * sin(angle))
      })
  }

  /// Returns the convex hull of points; nil if they enclose no area.
  static func hull(of points: [Vector]) -> ConvexShape? {
    let sorted = points.sorted { $0.x == $1.x ? $0.y < $1.y : $0.x < $1.x }
    guard sorted.count > 2 else { return nil }
    func chain(_ points: [Vector]) -> [Vector] {
      var hull: [Vector] = []
      for point in points {
        while hull.count > 1,
          (hull[hull.count - 1] - hull[hull.count - 2]).cross(point - hull[hull.count - 1]) <= 0
        {
          hull.removeLast()
        }
        hull.append(point)
      }
      return hull
    }
    let corners = chain(sorted).dropLast() + chain(sorted.reversed()).dropLast()
    guard corners.count > 2 else { return nil }
    return ConvexShape(corners: Array(corners))
  }

  var area: Double {
    if corners.count == 1 { return .pi * radius * radius }
    return fan { $0 / 2 }
  }

  /// The integral of the squared distance from the centre over the area.
  var secondMoment: Double {
    if corners.count == 1 { return area * (radius * radius / 2 + corners[0].dot(corners[0])) }
    return corners.indices.reduce(0) { sum, index in
      let (a, b) = (corners[index], corners[(index + 1) % corners.count])
      return sum + a.cross(b) * (a.dot(a) + a.dot(b) + b.dot(b)) / 12
    }
  }

  private func fan(_ body: (Double) -> Double) -> Double {
    corners.indices.reduce(0) { $0 + body(corners[$1].cross(corners[($1 + 1) % corners.count])) }
  }

  /// Returns the shape moved and rotated.
  func moved(by offset: Vector, angle: Double) -> ConvexShape {
    let (c, s) = (cos(angle), sin(angle))
    return ConvexShape(
      corners: corners.map { Vector($0.x * c - $0.y * s + offset.x, $0.x * s + $0.y * c + offset.y) },
      radius: radius)
  }

  /// An axis-aligned box, as its lower and its upper corner.
  struct Box {
    var low: Vector
    var high: Vector
  }

  /// The bounding box.
  var box: Box {
    var low = corners[0], high = corners[0]
    for corner in corners.dropFirst() {
      low = Vector(min(low.x, corner.x), min(low.y, corner.y))
      high = Vector(max(high.x, corner.x), max(high.y, corner.y))
    }
    return Box(low: low - Vector(radius, radius), high: high + Vector(radius, radius))
  }

  /// Returns the outward normal of an edge.
  func normal(_ edge: Int) -> Vector { -(corners[(edge + 1) % corners.count] - corners[edge]).turned.unit }
}
