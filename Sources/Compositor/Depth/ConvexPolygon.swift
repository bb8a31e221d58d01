internal import CoreGraphics
internal import RenderTree

/// A directed straight line in the plane, with a positive and a negative side.
struct DividingLine {
  /// The coefficients of the line, where `a * x + b * y + c` is zero. (a, b) has length 1.
  var a: Double
  var b: Double
  var c: Double

  /// Creates the line where a linear function is zero. Returns nil for a constant function.
  init?(_ a: Double, _ b: Double, _ c: Double) {
    let length = hypot(a, b)
    guard length > 0, length.isFinite else { return nil }
    (self.a, self.b, self.c) = (a / length, b / length, c / length)
  }

  /// Creates the line from one point to another, whose left side (y down: right) is positive. Returns nil if
  /// the points are equal.
  init?(from p: CGPoint, to q: CGPoint) {
    self.init(p.y - q.y, q.x - p.x, p.x * q.y - q.x * p.y)
  }

  /// Returns the signed distance of a point, positive on the positive side.
  func distance(_ p: CGPoint) -> Double { a * p.x + b * p.y + c }

  /// The line with its sides exchanged.
  var reversed: DividingLine {
    var line = self
    (line.a, line.b, line.c) = (-a, -b, -c)
    return line
  }
}

/// A convex polygon in the plane with a positive area, or an empty one.
struct ConvexPolygon {
  private(set) var points: [CGPoint]
  private(set) var box: CGRect

  /// Creates a polygon from the corners of a convex one, in either direction.
  init(_ corners: [CGPoint]) {
    let corners = Self.withoutNeighbours(corners)
    let isUsable = corners.count > 2 && corners.allSatisfy { $0.x.isFinite && $0.y.isFinite }
    points = isUsable ? (Self.area(corners) < 0 ? corners.reversed() : corners) : []
    box = points.isEmpty ? .null : CGRect(around: points)
  }

  init(_ rect: CGRect) { self.init(rect.corners) }

  var isEmpty: Bool { points.isEmpty }
  var area: Double { Self.area(points) }

  private static func area(_ points: [CGPoint]) -> Double {
    guard let first = points.first else { return 0 }
    var sum = 0.0
    for (p, q) in zip(points, points.dropFirst()) {
      sum += (p.x - first.x) * (q.y - first.y) - (q.x - first.x) * (p.y - first.y)
    }
    return sum / 2
  }

  /// Returns the corners without duplicates: a side between two that differ only by rounding could have any
  /// direction.
  private static func withoutNeighbours(_ corners: [CGPoint]) -> [CGPoint] {
    func areApart(_ p: CGPoint, _ q: CGPoint) -> Bool {
      max(abs(p.x - q.x), abs(p.y - q.y)) > 1e-9 * max(1, abs(p.x), abs(p.y))
    }
    var kept: [CGPoint] = []
    for p in corners where kept.last.map({ areApart($0, p) }) ?? true { kept.append(p) }
    while let first = kept.first, let last = kept.last, kept.count > 1, !areApart(first, last) {
      kept.removeLast()
    }
    return kept
  }

  /// The lines along the sides, each with the polygon on its positive side.
  var sides: [DividingLine] {
    points.indices.compactMap { DividingLine(from: points[$0], to: points[($0 + 1) % points.count]) }
  }

  /// Returns the part on the positive side of a line. Complexity: O(corners).
  func clipped(to line: DividingLine) -> ConvexPolygon {
    let distances = points.map(line.distance)
    if distances.allSatisfy({ $0 >= 0 }) { return self }
    var kept: [CGPoint] = []
    for (index, p) in points.enumerated() {
      let next = (index + 1) % points.count
      let (d, e) = (distances[index], distances[next])
      if d >= 0 { kept.append(p) }
      if (d > 0 && e < 0) || (d < 0 && e > 0) {
        let q = points[next], t = d / (d - e)
        kept.append(CGPoint(x: p.x + t * (q.x - p.x), y: p.y + t * (q.y - p.y)))
      }
    }
    return ConvexPolygon(kept)
  }

  /// Returns the intersection of two polygons. Complexity: O(corners · corners).
  func intersection(_ other: ConvexPolygon) -> ConvexPolygon {
    guard box.intersects(other.box) else { return ConvexPolygon([]) }
    var result = self
    for side in other.sides {
      if result.isEmpty { break }
      result = result.clipped(to: side)
    }
    return result
  }
}
