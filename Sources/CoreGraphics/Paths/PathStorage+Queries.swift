extension PathStorage {
  /// A Boolean value that indicates whether the path has no curves.
  var isPolygonal: Bool { !verbs.contains { $0 == .quad || $0 == .curve } }

  /// Returns a Boolean value that indicates whether the first or the last line of an open subpath meets
  /// another line and is shorter than a distance.
  func turnsAtEnd(within distance: CGFloat) -> Bool {
    var (isShort, lines) = (false, 0)
    var (lastIsShort, current, found) = (false, CGPoint.zero, false)
    forEach { segment in
      switch segment {
      case .move(let point):
        found = found || lines > 1 && (isShort || lastIsShort)
        (isShort, lines, current) = (false, 0, point)
      case .line(let point):
        lastIsShort = hypot(point.x - current.x, point.y - current.y) < distance
        if lines == 0 { isShort = lastIsShort }
        lines += 1
        current = point
      case .quad(_, let point), .curve(_, _, let point):
        lastIsShort = false
        lines += 1
        current = point
      case .close: lines = 0
      }
    }
    return found || lines > 1 && (isShort || lastIsShort)
  }

  /// The bounding box of all points including control points, or null if there are none.
  var controlBox: CGRect {
    guard let first = points.first else { return .null }
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    for point in points.dropFirst() {
      left = min(left, point.x)
      right = max(right, point.x)
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The bounding box of the path without control points, or null if the path is empty.
  var tightBox: CGRect {
    guard let first = points.first else { return .null }
    var (low, high) = (first, first)
    func include(_ point: CGPoint) {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    var current = first
    forEach { segment in
      switch segment {
      case .move(let point), .line(let point):
        include(point)
        current = point
      case .quad(let control, let end):
        let curve = PathCurve(from: current, quad: control, end)
        curve.turningPoints.forEach { include(curve.point($0)) }
        include(end)
        current = end
      case .curve(let control1, let control2, let end):
        let curve = PathCurve(from: current, control1, control2, end)
        curve.turningPoints.forEach { include(curve.point($0)) }
        include(end)
        current = end
      case .close: break
      }
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Returns a Boolean value that indicates whether a point is inside the path, or on a straight edge of an
  /// area. Open subpaths are closed by a line.
  func contains(_ point: CGPoint, _ rule: CGPathFillRule) -> Bool {
    guard point.x.isFinite, point.y.isFinite else { return false }
    var winding = 0
    var edge = EdgeSearch(point: point)
    func add(line start: CGPoint, _ end: CGPoint) {
      winding += PathCurve(line: start, end).crossings(point)
      edge.add(line: start, end)
    }
    var (current, start) = (CGPoint.zero, CGPoint.zero)
    forEach { segment in
      switch segment {
      case .move(let to):
        add(line: current, start)
        edge.endSubpath()
        (start, current) = (to, to)
      case .line(let to):
        add(line: current, to)
        current = to
      case .quad(let control, let to):
        winding += PathCurve(from: current, quad: control, to).crossings(point)
        edge.hasArea = true
        current = to
      case .curve(let control1, let control2, let to):
        winding += PathCurve(from: current, control1, control2, to).crossings(point)
        edge.hasArea = true
        current = to
      case .close:
        add(line: current, start)
        current = start
      }
    }
    add(line: current, start)
    edge.endSubpath()
    return edge.isFound || (rule == .winding ? winding != 0 : winding % 2 != 0)
  }

  /// The rectangle that the path consists of, or nil: four corners with right angles, closed or ending at the
  /// start.
  var rectangle: CGRect? {
    var corners = verbs.last == .close ? Array(points) : points
    guard verbs.first == .move, verbs.dropFirst().allSatisfy({ $0 == .line || $0 == .close }),
      verbs.filter({ $0 == .close }).count <= 1
    else { return nil }
    if corners.count == 5, corners.first == corners.last { corners.removeLast() }
    guard corners.count == 4 else { return nil }
    let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
    let alongX = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
    let alongY = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
    return alongX || alongY ? controlBox : nil
  }
}

extension PathCurve {
  /// The parameters inside 0…1 at which x or y has an extremum.
  fileprivate var turningPoints: [CGFloat] {
    turns(from.x, control1.x, control2.x, to.x) + turns(from.y, control1.y, control2.y, to.y)
  }

  /// Returns the roots in 0…1 of the derivative a·t² + b·t + c of one coordinate.
  private func turns(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
    // A curve whose control points are between its ends has no extrema inside.
    if min(p0, p3) <= min(p1, p2) && max(p1, p2) <= max(p0, p3) { return [] }
    let a = p3 - p0 + 3 * (p1 - p2)
    let b = 2 * (p0 - 2 * p1 + p2)
    let c = p1 - p0
    var roots: [CGFloat] = []
    let discriminant = b * b - 4 * a * c
    if discriminant >= 0 {
      // The stable form of the quadratic formula: it avoids the difference of nearly equal numbers.
      let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
      if a != 0 { roots.append(q / a) }
      if q != 0 { roots.append(c / q) }
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }

  /// Returns the signed number of crossings with a ray from the point to +x: upwards (growing y) counts 1,
  /// downwards −1.
  fileprivate func crossings(_ point: CGPoint) -> Int {
    isLine ? lineCrossing(point) : curveCrossings(point, depth: 0)
  }

  /// Returns the crossing of a segment that is entirely to the right of the point, which depends only on its
  /// ends.
  private func endCrossing(_ y: CGFloat) -> Int {
    if from.y <= y && y < to.y { return 1 }
    if to.y <= y && y < from.y { return -1 }
    return 0
  }

  private func lineCrossing(_ point: CGPoint) -> Int {
    let direction = endCrossing(point.y)
    if direction == 0 { return 0 }
    let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
    return x > point.x ? direction : 0
  }

  private func curveCrossings(_ point: CGPoint, depth: Int) -> Int {
    let lowY = min(min(from.y, to.y), min(control1.y, control2.y))
    let highY = max(max(from.y, to.y), max(control1.y, control2.y))
    if point.y < lowY || point.y > highY { return 0 }
    let highX = max(max(from.x, to.x), max(control1.x, control2.x))
    if point.x >= highX { return 0 }
    let lowX = min(min(from.x, to.x), min(control1.x, control2.x))
    if point.x < lowX { return endCrossing(point.y) }
    if depth == 40 { return lineCrossing(point) }
    let (head, tail) = split(0.5)
    return head.curveCrossings(point, depth: depth + 1) + tail.curveCrossings(point, depth: depth + 1)
  }
}

/// A search for a point on a straight edge of a subpath that encloses an area.
private struct EdgeSearch {
  let point: CGPoint
  /// A Boolean value that indicates whether the subpath leaves the line that it began with.
  var hasArea = false
  /// A Boolean value that indicates whether the point is on the edge of an area.
  private(set) var isFound = false
  private var isOnLine = false
  private var first: (start: CGPoint, along: CGPoint)?

  init(point: CGPoint) { self.point = point }

  mutating func add(line start: CGPoint, _ end: CGPoint) {
    let along = CGPoint(x: end.x - start.x, y: end.y - start.y)
    guard along != .zero else { return }
    if let first {
      let away = CGPoint(x: end.x - first.start.x, y: end.y - first.start.y)
      if first.along.x * away.y != first.along.y * away.x { hasArea = true }
    } else {
      first = (start, along)
    }
    let toPoint = CGPoint(x: point.x - start.x, y: point.y - start.y)
    guard !isOnLine, along.x * toPoint.y == along.y * toPoint.x else { return }
    isOnLine =
      min(start.x, end.x) <= point.x && point.x <= max(start.x, end.x)
      && min(start.y, end.y) <= point.y && point.y <= max(start.y, end.y)
  }

  mutating func endSubpath() {
    isFound = isFound || isOnLine && hasArea
    (hasArea, isOnLine, first) = (false, false, nil)
  }
}
