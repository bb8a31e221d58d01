/// A converter of a path to the outline of its stroke, to be filled with the winding rule.
///
/// Every subpath is flattened. A straight section contributes one side forwards and the other backwards.
/// Inner sides of corners pass through the corner itself, which leaves no gaps. Where a curve turns back, the
/// outline follows a round pen regardless of the line join.
struct PathStroker {
  let half: CGFloat
  let cap: CGLineCap
  let join: CGLineJoin
  let miterLimit: CGFloat
  let tolerance: CGFloat
  private(set) var outline = PathStorage()

  /// Creates a stroker. `scale` is the number of pixels per unit, if known.
  init(width: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat, scale: CGFloat = 1) {
    half = width / 2
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    // A fiftieth of the line width or a twentieth of a pixel, whichever is finer.
    tolerance = max(min(0.05 / max(scale, 1), width / 50), 1e-4)
  }

  private struct Vertex {
    var point: CGPoint
    /// The sides of the curves that end and begin here, which are cut along the curves' own directions
    /// instead of the chords'. Nil inside a curve.
    var arriving, leaving: CGVector?

    /// The vertex as seen in the opposite direction.
    var reversed: Vertex {
      Vertex(point: point, arriving: leaving?.opposite, leaving: arriving?.opposite)
    }
  }

  mutating func add(_ path: PathStorage) {
    guard half > 0, half.isFinite else { return }
    for subpath in path.subpaths { add(subpath) }
  }

  private mutating func add(_ subpath: Subpath) {
    var vertices = [Vertex(point: subpath.start)]
    for curve in subpath.curves {
      guard let begin = curve.startDirection, let end = curve.endDirection else { continue }
      vertices[vertices.count - 1].leaving = side(.zero, begin)
      let count = curve.steps(tolerance: tolerance)
      for step in 1...count {
        let point = step == count ? curve.to : curve.point(CGFloat(step) / CGFloat(count))
        // Segments without a direction have no sides.
        if let last = vertices.last?.point, hypot(point.x - last.x, point.y - last.y) < 1e-9 { continue }
        vertices.append(Vertex(point: point))
      }
      vertices[vertices.count - 1].arriving = side(.zero, end)
    }
    if subpath.isClosed, vertices.count > 2 {
      let last = vertices[vertices.count - 1]
      if hypot(last.point.x - subpath.start.x, last.point.y - subpath.start.y) < 1e-9 {
        vertices[0].arriving = last.arriving
        vertices.removeLast()
      }
      addRing(vertices)
      addRing(vertices.reversed().map(\.reversed))
    } else if vertices.count > 1 {
      addSide(vertices)
      addSide(vertices.reversed().map(\.reversed))
      outline.close()
    } else if !subpath.curves.isEmpty || subpath.isClosed {
      addDot(subpath.start)
    }
  }

  /// Returns the offset of half the line width perpendicular to a direction, towards −y for a direction along
  /// x.
  private func side(_ from: CGPoint, _ to: CGPoint) -> CGVector {
    let length = hypot(to.x - from.x, to.y - from.y)
    return CGVector(dx: (to.y - from.y) / length * half, dy: (from.x - to.x) / length * half)
  }

  private mutating func line(to point: CGPoint, _ offset: CGVector) {
    let target = CGPoint(x: point.x + offset.dx, y: point.y + offset.dy)
    if outline.isEmpty || outline.verbs.last == .close {
      outline.move(to: target)
    } else {
      outline.addLine(to: target)
    }
  }

  /// Adds one side of an open path and the cap at its end.
  private mutating func addSide(_ vertices: [Vertex]) {
    let last = vertices.count - 1, end = vertices[last].point
    let first = side(vertices[0].point, vertices[1].point), final = side(vertices[last - 1].point, end)
    let (begin, arriving) = (vertices[0].leaving ?? first, vertices[last].arriving ?? final)
    line(to: vertices[0].point, begin)
    turn(at: vertices[0].point, begin, first, isCorner: false)
    for index in 1..<last { addCorner(vertices[index - 1].point, vertices[index], vertices[index + 1].point) }
    line(to: end, final)
    turn(at: end, final, arriving, isCorner: false)
    addCap(end, arriving)
  }

  private mutating func addRing(_ vertices: [Vertex]) {
    for index in vertices.indices {
      let before = vertices[(index + vertices.count - 1) % vertices.count]
      let after = vertices[(index + 1) % vertices.count]
      addCorner(before.point, vertices[index], after.point)
    }
    outline.close()
  }

  private mutating func addCorner(_ before: CGPoint, _ vertex: Vertex, _ after: CGPoint) {
    let (point, one, two) = (vertex.point, side(before, vertex.point), side(vertex.point, after))
    line(to: point, one)
    guard let arriving = vertex.arriving, let leaving = vertex.leaving else {
      return turn(at: point, one, two, isCorner: false)
    }
    turn(at: point, one, arriving, isCorner: false)
    turn(at: point, arriving, leaving, isCorner: true)
    turn(at: point, leaving, two, isCorner: false)
  }

  /// Continues at a point from one side, where the outline ends, to another.
  private mutating func turn(at point: CGPoint, _ one: CGVector, _ two: CGVector, isCorner: Bool) {
    if one == two { return }
    // Positive if the path turns away from this side, so that there is a gap.
    let turn = one.dx * two.dy - one.dy * two.dx
    let along = one.dx * two.dx + one.dy * two.dy
    if turn <= 0 && !(turn == 0 && along < 0) {
      if turn < 0 { outline.addLine(to: point) }
    } else if !isCorner {
      // A chord between the sides is enough if it is this close to the pen: half·(1 − cos(angle / 2)).
      let middle = max((half * half + along) / 2, 0).squareRoot()
      if half - middle > tolerance { addArc(point, one, atan2(abs(turn), along)) }
    } else {
      switch join {
      case .bevel: break
      case .round: addArc(point, one, atan2(abs(turn), along))
      case .miter:
        // 1 / sin(half the angle between the lines), squared, is 2 / (1 − cos) = 2h² / (h² + along).
        let share = 2 * half * half / (half * half + along)
        if share.isFinite, share > 0, share <= miterLimit * miterLimit {
          let tip = CGVector(dx: (one.dx + two.dx) * share / 2, dy: (one.dy + two.dy) * share / 2)
          line(to: point, tip)
        }
      }
    }
    line(to: point, two)
  }

  private mutating func addArc(_ center: CGPoint, _ offset: CGVector, _ angle: CGFloat) {
    outline.addRelativeArc(
      center: center, radius: half, startAngle: atan2(offset.dy, offset.dx), delta: angle, .identity)
  }

  private mutating func addCap(_ end: CGPoint, _ offset: CGVector) {
    switch cap {
    case .butt: break
    case .round: addArc(end, offset, .pi)
    case .square:
      let ahead = CGPoint(x: end.x - offset.dy, y: end.y + offset.dx)
      line(to: ahead, offset)
      line(to: ahead, offset.opposite)
    }
  }

  /// Adds a subpath of length zero: a disc for round caps, a square for square caps, nothing for butt caps.
  private mutating func addDot(_ point: CGPoint) {
    let box = CGRect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half)
    switch cap {
    case .butt: break
    case .round: outline.addEllipse(box, .identity)
    case .square: outline.addRect(box, .identity)
    }
  }
}

extension CGVector {
  /// The vector in the opposite direction.
  fileprivate var opposite: CGVector { CGVector(dx: -dx, dy: -dy) }
}

extension PathCurve {
  /// The direction in which the curve leaves its start, of any length. Nil for a curve of length zero.
  fileprivate var startDirection: CGPoint? {
    [control1, control2, to].first { $0 != from }.map { CGPoint(x: $0.x - from.x, y: $0.y - from.y) }
  }

  /// The direction in which the curve arrives at its end, of any length. Nil for a curve of length zero.
  fileprivate var endDirection: CGPoint? {
    (isLine ? [from] : [control2, control1, from]).first { $0 != to }.map {
      CGPoint(x: to.x - $0.x, y: to.y - $0.y)
    }
  }
}
