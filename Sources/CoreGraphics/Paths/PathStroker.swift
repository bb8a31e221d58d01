/// Turns a path into the outline of its stroke, to be filled by the winding rule.
///
/// Every subpath is flattened; a straight stretch gives one side on the way out and the other on the way
/// back. Inner sides of corners pass through the corner itself, which leaves nothing uncovered.
struct PathStroker {
  let half: CGFloat
  let cap: CGLineCap
  let join: CGLineJoin
  let miterLimit: CGFloat
  let tolerance: CGFloat
  private(set) var outline = PathStorage()

  init(width: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat) {
    half = width / 2
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    // A fiftieth of the line's width or a twentieth of a unit, whichever is finer.
    tolerance = max(min(0.05, width / 50), 1e-4)
  }

  /// A vertex of the flattened path; `isCorner` tells corners from points inside a curve.
  private struct Vertex {
    var point: CGPoint
    var isCorner: Bool
  }

  mutating func add(_ path: PathStorage) {
    guard half > 0, half.isFinite else { return }
    for subpath in path.subpaths { add(subpath) }
  }

  private mutating func add(_ subpath: Subpath) {
    var vertices = [Vertex(point: subpath.start, isCorner: true)]
    for curve in subpath.curves {
      let count = curve.steps(tolerance: tolerance)
      for step in 1...count {
        let point = step == count ? curve.to : curve.point(CGFloat(step) / CGFloat(count))
        // Pieces without a direction would have no sides.
        if let last = vertices.last?.point, hypot(point.x - last.x, point.y - last.y) < 1e-9 { continue }
        vertices.append(Vertex(point: point, isCorner: step == count))
      }
    }
    if subpath.isClosed, vertices.count > 2 {
      if let last = vertices.last?.point, hypot(last.x - subpath.start.x, last.y - subpath.start.y) < 1e-9 {
        vertices.removeLast()
      }
      addRing(vertices)
      addRing(vertices.reversed())
    } else if vertices.count > 1 {
      // The ends are cut along the curve's own direction, not that of its last chord.
      let chords = (
        vertices[0].point, vertices[1].point, vertices[vertices.count - 2].point,
        vertices[vertices.count - 1].point
      )
      let begin =
        subpath.curves.lazy.compactMap(\.startDirection).first.map { side(.zero, $0) }
        ?? side(chords.0, chords.1)
      let end =
        subpath.curves.reversed().lazy.compactMap(\.endDirection).first.map { side(.zero, $0) }
        ?? side(chords.2, chords.3)
      addSide(vertices, begin, end)
      addCap(chords.3, end)
      addSide(vertices.reversed(), end.opposite, begin.opposite)
      addCap(chords.0, begin.opposite)
      outline.close()
    } else if !subpath.curves.isEmpty || subpath.isClosed {
      addDot(subpath.start)
    }
  }

  /// The step of half a width aside from a direction, towards −y of one along x.
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

  private mutating func addSide(_ vertices: [Vertex], _ begin: CGVector, _ end: CGVector) {
    line(to: vertices[0].point, begin)
    for index in 1..<vertices.count - 1 {
      addCorner(vertices[index - 1].point, vertices[index], vertices[index + 1].point)
    }
    line(to: vertices[vertices.count - 1].point, end)
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
    // Positive where the path turns away from this side, so that a gap opens.
    let turn = one.dx * two.dy - one.dy * two.dx
    let along = one.dx * two.dx + one.dy * two.dy
    if turn <= 0 && !(turn == 0 && along < 0) {
      if turn < 0 { outline.addLine(to: point) }
    } else if vertex.isCorner {
      switch join {
      case .bevel: break
      case .round: addArc(point, one, atan2(turn, along))
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

  /// A subpath of no length: round caps make a disc, square ones a square, butt ones nothing.
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
  /// The vector the other way.
  fileprivate var opposite: CGVector { CGVector(dx: -dx, dy: -dy) }
}

extension PathCurve {
  /// Which way the curve leaves its start, of any length; nil where it has no length.
  fileprivate var startDirection: CGPoint? {
    [control1, control2, to].first { $0 != from }.map { CGPoint(x: $0.x - from.x, y: $0.y - from.y) }
  }

  /// Which way the curve arrives at its end, of any length; nil where it has no length.
  fileprivate var endDirection: CGPoint? {
    (isLine ? [from] : [control2, control1, from]).first { $0 != to }.map {
      CGPoint(x: to.x - $0.x, y: to.y - $0.y)
    }
  }
}
