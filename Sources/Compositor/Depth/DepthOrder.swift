internal import CoreGraphics
internal import RenderTree

/// A projected plane in space: the shape it covers in the common plane, and its nearness at every point.
struct SeenPlane {
  var shape: ConvexPolygon
  /// The coefficients of the nearness at (x, y), `x * slopeX + y * slopeY + offset`: z after the perspective
  /// division; larger is closer to the viewer.
  var slopeX: Double
  var slopeY: Double
  var offset: Double

  /// Creates the projection of the plane z = 0 within `extent`. Returns nil if it is seen edge-on or not at
  /// all.
  init?(_ extent: CGRect, through m: Transform3D) {
    shape = ConvexPolygon(Canvas.project(extent.corners, m))
    guard !shape.isEmpty, shape.area > DepthOrder.leastArea else { return nil }
    // A point (u, v, 1) of the plane is projected to (x, y, w) = (u, v, 1) * H and has the height (u, v, 1) *
    // h. Points with w = 1 are (x, y, 1) * H⁻¹, so the nearness is (x, y, 1) * H⁻¹ * h.
    let c11 = m.m22 * m.m44 - m.m24 * m.m42, c12 = m.m14 * m.m42 - m.m12 * m.m44,
      c13 = m.m12 * m.m24 - m.m14 * m.m22
    let c21 = m.m24 * m.m41 - m.m21 * m.m44, c22 = m.m11 * m.m44 - m.m14 * m.m41,
      c23 = m.m14 * m.m21 - m.m11 * m.m24
    let c31 = m.m21 * m.m42 - m.m22 * m.m41, c32 = m.m12 * m.m41 - m.m11 * m.m42,
      c33 = m.m11 * m.m22 - m.m12 * m.m21
    let determinant = m.m11 * c11 + m.m12 * c21 + m.m14 * c31
    guard determinant != 0, determinant.isFinite else { return nil }
    slopeX = (c11 * m.m13 + c12 * m.m23 + c13 * m.m43) / determinant
    slopeY = (c21 * m.m13 + c22 * m.m23 + c23 * m.m43) / determinant
    offset = (c31 * m.m13 + c32 * m.m23 + c33 * m.m43) / determinant
  }

  func nearness(_ p: CGPoint) -> Double { p.x * slopeX + p.y * slopeY + offset }
}

/// An order of painting in which closer planes hide those behind them.
enum DepthOrder {
  /// The planes from back to front, as indices.
  case painted([Int])
  /// Planes intersect or overlap cyclically: each side of the line has an order of its own.
  case divided(DividingLine)

  /// The area in square points below which overlaps are not visible.
  static let leastArea = 1e-6
  /// The difference of nearness, as a fraction of the nearness (at least one point), below which planes count
  /// as coinciding and keep their order.
  private static let tolerance = 1e-7

  /// Determines the order of planes within a region. If depth does not decide, earlier planes are behind
  /// later ones.
  ///
  /// If `mayDivide` is `false`, no line is returned, and a plane that intersects another is ordered by the
  /// larger part of the overlap. Complexity: O(planes²), where only pairs with overlapping boxes are
  /// expensive.
  init(of planes: [SeenPlane], in region: ConvexPolygon, mayDivide: Bool = true) {
    let shapes = planes.map { $0.shape.intersection(region) }
    var behind = [[Int]](repeating: [], count: planes.count)
    var waiting = [Int](repeating: 0, count: planes.count)
    // The line through the largest overlap of intersecting planes, so that few parts are needed.
    var crossing: (area: Double, line: DividingLine)?
    for (j, upper) in planes.enumerated() where !shapes[j].isEmpty {
      for (i, lower) in planes[..<j].enumerated() where shapes[i].box.intersects(shapes[j].box) {
        let shared = shapes[i].intersection(shapes[j])
        let area = shared.area
        guard area > Self.leastArea else { continue }
        let difference = Self.difference(lower, upper, at: shared.points)
        if difference.low < 0, difference.high > 0, mayDivide,
          let line = DividingLine(
            upper.slopeX - lower.slopeX, upper.slopeY - lower.slopeY, upper.offset - lower.offset)
        {
          if area > crossing?.area ?? 0 { crossing = (area, line) }
          continue
        }
        let isUpperBehind = difference.low + difference.high < 0
        let (first, second) = isUpperBehind ? (j, i) : (i, j)
        behind[first].append(second)
        waiting[second] += 1
      }
    }
    if let crossing {
      self = .divided(crossing.line)
      return
    }
    let order = Self.sorted(behind, waiting)
    if order.count == planes.count {
      self = .painted(order)
    } else if mayDivide, let line = Self.lineThroughRing(shapes, behind, painted: order, region) {
      self = .divided(line)
    } else {
      let done = Set(order)
      self = .painted(order + planes.indices.filter { !done.contains($0) })
    }
  }

  /// Returns the minimum and maximum over some points of the amount by which the upper plane is closer.
  /// Negligible amounts count as 0.
  private static func difference(
    _ lower: SeenPlane, _ upper: SeenPlane, at points: [CGPoint]
  ) -> (low: Double, high: Double) {
    var (low, high) = (Double.infinity, -Double.infinity)
    for p in points {
      let (a, b) = (lower.nearness(p), upper.nearness(p))
      let d = abs(b - a) <= tolerance * max(1, abs(a), abs(b)) ? 0 : b - a
      (low, high) = (min(low, d), max(high, d))
    }
    return (low, high)
  }

  /// Returns the planes from back to front, each as early as its index allows, without those in a cycle or in
  /// front of one.
  private static func sorted(_ behind: [[Int]], _ waiting: [Int]) -> [Int] {
    var waiting = waiting
    var order: [Int] = []
    // Indices that become free behind the scan come first: `next` steps back to the smallest of them.
    var next = 0
    while next < waiting.count {
      guard waiting[next] == 0 else {
        next += 1
        continue
      }
      waiting[next] = -1
      order.append(next)
      var resume = next + 1
      for index in behind[next] {
        waiting[index] -= 1
        if waiting[index] == 0 { resume = min(resume, index) }
      }
      next = resume
    }
    return order
  }

  /// Returns a line that separates two neighbours of a cycle: a side of their intersection.
  private static func lineThroughRing(
    _ shapes: [ConvexPolygon], _ behind: [[Int]], painted: [Int], _ region: ConvexPolygon
  ) -> DividingLine? {
    let done = Set(painted)
    for (i, fronts) in behind.enumerated() where !done.contains(i) {
      for j in fronts where !done.contains(j) {
        for side in shapes[i].intersection(shapes[j]).sides {
          let halves = [side, side.reversed].map { region.clipped(to: $0).area }
          if halves.allSatisfy({ $0 > leastArea }) { return side }
        }
      }
    }
    return nil
  }
}
