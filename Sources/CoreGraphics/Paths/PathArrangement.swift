// long file: one algorithm in the order of its steps

/// Two paths cut into pieces that meet at their ends only, each with what the paths
/// fill on either side of it.
///
/// Curves are replaced by chords that remember their curve and parameters. All points lie on a grid of about
/// a billionth of the size, so that equal points are equal numbers; cutting is repeated until no piece
/// crosses another. At the end chords of one curve become one curve again.
struct PathArrangement {
  /// A point on the grid.
  private struct Vertex: Hashable {
    var x, y: Int64
  }

  /// Where a chord comes from: a curve of a path and a range of its parameter, from the
  /// piece's start to its end.
  private struct Origin {
    var curve: Int
    var from, to: CGFloat
    /// The path: 0 or 1.
    var path: Int
  }

  /// A chord, before chords that coincide are made one.
  private struct Chord {
    var from, to: Vertex
    var origin: Origin
  }

  /// A piece between two vertices in ascending order, and how often each path runs along it:
  /// forwards minus backwards.
  private struct Piece {
    var low, high: Vertex
    var runs: (a: Int, b: Int)
    /// The chord that it is drawn by, and whether that runs from `high` to `low`.
    var origin: Origin
    var isReversed: Bool
    /// Windings left of the way from `low` to `high`; right of it they are less by `runs`.
    var left: (a: Int, b: Int) = (0, 0)
  }

  /// The lines and curves of both paths.
  private var curves: [PathCurve] = []
  private var pieces: [Piece] = []
  /// The chords of the first path in its order, for the operations on its line.
  private var line: [(chord: Chord, endsSubpath: Bool)] = []
  private let rule: CGPathFillRule
  private let corner: CGPoint
  private let grid: CGFloat
  /// The most chords that curves are replaced by; curves of larger paths get fewer.
  private static let mostChords = 100_000

  /// Cuts the paths; with `lineOnly` the first is taken as a line without an inside.
  init(_ a: CGPath, _ b: CGPath?, _ rule: CGPathFillRule, lineOnly: Bool = false) {
    self.rule = rule
    let finite: (Subpath) -> Bool = { subpath in
      subpath.start.isFinite
        && subpath.curves.allSatisfy {
          $0.from.isFinite && $0.control1.isFinite && $0.control2.isFinite && $0.to.isFinite
        }
    }
    let all = [a.storage.subpaths.filter(finite), (b?.storage.subpaths ?? []).filter(finite)]
    var (low, high) = (CGPoint(x: CGFloat.infinity, y: .infinity), CGPoint(x: -CGFloat.infinity, y: -.infinity))
    for curve in all.joined().flatMap(\.curves) {
      for point in [curve.from, curve.control1, curve.control2, curve.to] {
        low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
        high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
      }
    }
    let size = max(high.x - low.x, high.y - low.y)
    guard size > 1e-200, size < 1e200, size > 1e-14 * max(abs(low.x), abs(low.y), abs(high.x), abs(high.y)) else {
      (corner, grid) = (.zero, 1)
      return
    }
    // A power of two, so that whole numbers and simple fractions lie on the grid.
    let grid = CGFloat(exp2(log2(size.native).rounded(.up) - 30))
    self.grid = grid
    corner = CGPoint(x: (low.x / grid).rounded(.down) * grid, y: (low.y / grid).rounded(.down) * grid)
    let count = all.joined().reduce(0) { $0 + $1.curves.count }
    var tolerance = size * 1e-5
    while count < Self.mostChords, tolerance < size,
      all.joined().reduce(0, { $0 + $1.curves.reduce(0) { $0 + $1.steps(tolerance: tolerance) } }) > Self.mostChords
    {
      tolerance *= 4
    }
    var chords: [Chord] = []
    for (path, subpaths) in all.enumerated() {
      for subpath in subpaths {
        var outline = subpath.curves
        if let last = outline.last, last.to != subpath.start, !(lineOnly && path == 0) {
          outline.append(PathCurve(line: last.to, subpath.start))
        }
        for curve in outline {
          curves.append(curve)
          let steps = curve.steps(tolerance: tolerance)
          var (from, parameter) = (vertex(curve.from), CGFloat(0))
          for step in 1...steps {
            let next = CGFloat(step) / CGFloat(steps)
            let to = step == steps ? vertex(curve.to) : vertex(curve.point(next))
            let chord = Chord(
              from: from, to: to,
              origin: Origin(curve: curves.count - 1, from: parameter, to: next, path: path))
            if from != to {
              chords.append(chord)
              (from, parameter) = (to, next)
            }
          }
        }
      }
    }
    chords = Self.cut(chords)
    if lineOnly {
      line = Self.inOrder(chords.filter { $0.origin.path == 0 })
    }
    pieces = Self.merged(chords, countsFirst: !lineOnly)
    measure()
  }

  private func vertex(_ point: CGPoint) -> Vertex {
    // Where the size is next to nothing beside the coordinates, their own rounding reaches beyond the grid.
    func place(_ offset: CGFloat) -> Int64 {
      let limit = CGFloat(1 << 40)
      return offset.isNaN ? 0 : Int64(min(max((offset / grid).rounded(), -limit), limit))
    }
    return Vertex(x: place(point.x - corner.x), y: place(point.y - corner.y))
  }

  private func point(_ vertex: Vertex) -> CGPoint {
    CGPoint(x: corner.x + CGFloat(vertex.x) * grid, y: corner.y + CGFloat(vertex.y) * grid)
  }

  // MARK: - Cutting

  /// Cuts chords where they cross or touch until they meet at their ends only. Rounding cuts to the grid
  /// moves them a little, which can make new crossings: a few rounds are enough.
  private static func cut(_ chords: [Chord]) -> [Chord] {
    var chords = chords
    for _ in 0..<12 {
      var cuts = [[Vertex]](repeating: [], count: chords.count)
      var found = false
      let order = chords.indices.sorted {
        min(chords[$0].from.x, chords[$0].to.x) < min(chords[$1].from.x, chords[$1].to.x)
      }
      var active: [Int] = []
      for index in order {
        let one = chords[index]
        let left = min(one.from.x, one.to.x)
        let (bottom, top) = (min(one.from.y, one.to.y), max(one.from.y, one.to.y))
        var kept = 0
        for place in active.indices {
          let number = active[place]
          let other = chords[number]
          if max(other.from.x, other.to.x) < left { continue }
          active[kept] = number
          kept += 1
          if max(other.from.y, other.to.y) < bottom || min(other.from.y, other.to.y) > top { continue }
          for point in meetings(one, other) {
            if point != one.from, point != one.to {
              cuts[index].append(point)
              found = true
            }
            if point != other.from, point != other.to {
              cuts[number].append(point)
              found = true
            }
          }
        }
        active.removeSubrange(kept...)
        active.append(index)
      }
      if !found { break }
      var result: [Chord] = []
      result.reserveCapacity(chords.count * 2)
      for (chord, points) in zip(chords, cuts) { result += pieces(of: chord, at: points) }
      chords = result
    }
    return chords
  }

  /// A chord cut at points on it.
  private static func pieces(of chord: Chord, at points: [Vertex]) -> [Chord] {
    if points.isEmpty { return [chord] }
    let (dx, dy) = (Double(chord.to.x - chord.from.x), Double(chord.to.y - chord.from.y))
    let length = dx * dx + dy * dy
    func share(_ point: Vertex) -> Double {
      (Double(point.x - chord.from.x) * dx + Double(point.y - chord.from.y) * dy) / length
    }
    var result: [Chord] = []
    var (last, passed) = (chord.from, 0.0)
    let span = chord.origin.to - chord.origin.from
    for (point, share) in points.map({ ($0, share($0)) }).sorted(by: { $0.1 < $1.1 }) + [(chord.to, 1)]
    where point != last {
      var part = Chord(from: last, to: point, origin: chord.origin)
      part.origin.from = chord.origin.from + span * CGFloat(passed)
      part.origin.to = chord.origin.from + span * CGFloat(min(max(share, passed), 1))
      result.append(part)
      (last, passed) = (point, min(max(share, passed), 1))
    }
    return result
  }

  /// Where two chords cross or touch, at most two points; ends that both share are not counted.
  private static func meetings(_ a: Chord, _ b: Chord) -> [Vertex] {
    var result: [Vertex] = []
    for end in [b.from, b.to] where isOn(end, a) { result.append(end) }
    for end in [a.from, a.to] where isOn(end, b) && !result.contains(end) { result.append(end) }
    if !result.isEmpty { return result }
    if a.from == b.from || a.from == b.to || a.to == b.from || a.to == b.to { return [] }
    let (ax, ay) = (Double(a.to.x - a.from.x), Double(a.to.y - a.from.y))
    let (bx, by) = (Double(b.to.x - b.from.x), Double(b.to.y - b.from.y))
    let (cx, cy) = (Double(b.from.x - a.from.x), Double(b.from.y - a.from.y))
    let turn = ax * by - ay * bx
    guard turn != 0 else { return [] }
    let (s, t) = ((cx * by - cy * bx) / turn, (cx * ay - cy * ax) / turn)
    guard s > 0, s < 1, t > 0, t < 1 else { return [] }
    return [Vertex(x: a.from.x + Int64((ax * s).rounded()), y: a.from.y + Int64((ay * s).rounded()))]
  }

  /// Whether a vertex lies within a grid step of a chord, between its ends.
  private static func isOn(_ point: Vertex, _ chord: Chord) -> Bool {
    if point == chord.from || point == chord.to { return false }
    let (dx, dy) = (Double(chord.to.x - chord.from.x), Double(chord.to.y - chord.from.y))
    let (px, py) = (Double(point.x - chord.from.x), Double(point.y - chord.from.y))
    let (length, along, away) = (dx * dx + dy * dy, px * dx + py * dy, px * dy - py * dx)
    return along > 0 && along < length && away * away <= length
  }

  /// Chords of a line as it runs, and where its subpaths end.
  private static func inOrder(_ chords: [Chord]) -> [(chord: Chord, endsSubpath: Bool)] {
    let sorted = chords.enumerated().sorted {
      ($0.element.origin.curve, $0.element.origin.from, $0.offset) < (
        $1.element.origin.curve, $1.element.origin.from, $1.offset
      )
    }.map(\.element)
    return sorted.indices.map { index in
      (sorted[index], index + 1 == sorted.count || sorted[index + 1].from != sorted[index].to)
    }
  }

  /// Chords between the same vertices made one.
  private static func merged(_ chords: [Chord], countsFirst: Bool) -> [Piece] {
    struct Ends: Hashable {
      var low, high: Vertex
    }
    var places: [Ends: Int] = [:]
    var result: [Piece] = []
    for chord in chords {
      let isReversed = (chord.to.x, chord.to.y) < (chord.from.x, chord.from.y)
      let ends = isReversed ? Ends(low: chord.to, high: chord.from) : Ends(low: chord.from, high: chord.to)
      let place: Int
      if let known = places[ends] {
        place = known
      } else {
        place = result.count
        places[ends] = place
        result.append(
          Piece(low: ends.low, high: ends.high, runs: (0, 0), origin: chord.origin, isReversed: isReversed))
      }
      let step = isReversed ? -1 : 1
      if chord.origin.path == 1 { result[place].runs.b += step } else if countsFirst { result[place].runs.a += step }
    }
    return result
  }

  // MARK: - Sides

  /// Counts the windings left of each piece: a ray from its middle, across the piece,
  /// meets the others between.
  private mutating func measure() {
    let size = 1 << 30
    let count = max(1, min(4096, Int(Double(pieces.count).squareRoot()) * 2))
    func slot(_ place: Int64) -> Int { min(max(Int(place) * count / (size + 1), 0), count - 1) }
    // Pieces by the strips of the plane that they touch, across and along.
    var (byX, byY) = ([[Int]](repeating: [], count: count), [[Int]](repeating: [], count: count))
    for (index, piece) in pieces.enumerated() {
      for place in slot(piece.low.x)...slot(piece.high.x) { byX[place].append(index) }
      for place in slot(min(piece.low.y, piece.high.y))...slot(max(piece.low.y, piece.high.y)) {
        byY[place].append(index)
      }
    }
    for index in pieces.indices {
      let piece = pieces[index]
      let isFlat = abs(piece.high.x - piece.low.x) > abs(piece.high.y - piece.low.y)
      let (mx, my) = (Double(piece.low.x + piece.high.x) / 2, Double(piece.low.y + piece.high.y) / 2)
      var (a, b) = (0, 0)
      if isFlat {
        // A ray to greater y; the left of a piece that runs to greater x lies there.
        for other in byX[slot(Int64(mx))] where other != index {
          let one = pieces[other]
          guard Double(one.low.x) <= mx, mx < Double(one.high.x) else { continue }
          let y =
            Double(one.low.y) + (mx - Double(one.low.x)) / Double(one.high.x - one.low.x)
            * Double(one.high.y - one.low.y)
          // Above a piece that runs to greater x the winding is greater by its runs than below.
          if y > my { (a, b) = (a - one.runs.a, b - one.runs.b) }
        }
        pieces[index].left = (a, b)
      } else {
        // A ray to smaller x; the left of a piece that runs to greater y lies there.
        let isUp = piece.high.y > piece.low.y
        for other in byY[slot(Int64(my))] where other != index {
          let one = pieces[other]
          let (bottom, top) = one.low.y < one.high.y ? (one.low, one.high) : (one.high, one.low)
          guard Double(bottom.y) <= my, my < Double(top.y) else { continue }
          let x = Double(bottom.x) + (my - Double(bottom.y)) / Double(top.y - bottom.y) * Double(top.x - bottom.x)
          let sign = bottom == one.low ? 1 : -1
          if x < mx { (a, b) = (a - sign * one.runs.a, b - sign * one.runs.b) }
        }
        // That is the side of smaller x: left of the way up, right of the way down.
        pieces[index].left = isUp ? (a, b) : (a + piece.runs.a, b + piece.runs.b)
      }
    }
  }

  private func isFilled(_ winding: Int) -> Bool { rule == .winding ? winding != 0 : winding % 2 != 0 }

  private func sides(_ piece: Piece, _ keep: (Bool, Bool) -> Bool) -> (left: Bool, right: Bool) {
    let (left, runs) = (piece.left, piece.runs)
    return (
      keep(isFilled(left.a), isFilled(left.b)), keep(isFilled(left.a - runs.a), isFilled(left.b - runs.b))
    )
  }

  // MARK: - Results

  /// Whether some of the plane is kept.
  func hasArea(_ keep: (Bool, Bool) -> Bool) -> Bool {
    pieces.contains { piece in
      let sides = sides(piece, keep)
      return sides.left || sides.right
    }
  }

  /// The outline of what is kept, with it at the left.
  func outline(_ keep: (Bool, Bool) -> Bool) -> CGPath {
    struct Edge {
      var from, to: Vertex
      var origin: Origin
    }
    var edges: [Edge] = []
    for piece in pieces {
      let sides = sides(piece, keep)
      guard sides.left != sides.right else { continue }
      var origin = piece.origin
      // The origin runs as the edge does.
      if piece.isReversed == sides.left { (origin.from, origin.to) = (origin.to, origin.from) }
      edges.append(
        sides.left
          ? Edge(from: piece.low, to: piece.high, origin: origin)
          : Edge(from: piece.high, to: piece.low, origin: origin))
    }
    var leaving: [Vertex: [Int]] = [:]
    for (index, edge) in edges.enumerated() { leaving[edge.from, default: []].append(index) }
    var isUsed = [Bool](repeating: false, count: edges.count)
    var result = PathStorage()
    for start in edges.indices where !isUsed[start] {
      var loop: [Edge] = []
      var next: Int? = start
      while let index = next, !isUsed[index] {
        isUsed[index] = true
        loop.append(edges[index])
        let edge = edges[index]
        // The first edge is one of them: taking it closes the loop.
        let choices = (leaving[edge.to] ?? []).filter { !isUsed[$0] || $0 == start }
        // The same part of the region goes on at the first edge clockwise from the way back.
        let back = atan2(Double(edge.from.y - edge.to.y), Double(edge.from.x - edge.to.x))
        next = choices.count <= 1 ? choices.first : choices.min { turn(edges[$0].to) < turn(edges[$1].to) }
        func turn(_ to: Vertex) -> Double {
          let angle = back - atan2(Double(to.y - edge.to.y), Double(to.x - edge.to.x))
          return angle <= 0 ? angle + 2 * .pi : angle
        }
      }
      guard loop.count > 1, loop.last?.to == loop.first?.from else { continue }
      add(loop.map { Chord(from: $0.from, to: $0.to, origin: $0.origin) }, isClosed: true, to: &result)
    }
    return CGPath(storage: result)
  }

  /// The parts of the first path's line inside or outside of the second's region.
  func line(inside: Bool) -> CGPath {
    struct Ends: Hashable {
      var low, high: Vertex
    }
    var filled: [Ends: Bool] = [:]
    for piece in pieces {
      let sides = sides(piece) { $1 }
      // A line along the edge of the region counts as inside.
      filled[Ends(low: piece.low, high: piece.high)] = sides.left || sides.right
    }
    var result = PathStorage()
    var run: [Chord] = []
    for (chord, endsSubpath) in line {
      let isReversed = (chord.to.x, chord.to.y) < (chord.from.x, chord.from.y)
      let ends = isReversed ? Ends(low: chord.to, high: chord.from) : Ends(low: chord.from, high: chord.to)
      if filled[ends] == inside { run.append(chord) }
      if filled[ends] != inside || endsSubpath {
        add(run, isClosed: false, to: &result)
        run = []
      }
    }
    add(run, isClosed: false, to: &result)
    return CGPath(storage: result)
  }

  /// Appends a subpath: chords that follow each other on one curve become a part of that curve.
  private func add(_ chords: [Chord], isClosed: Bool, to path: inout PathStorage) {
    guard !chords.isEmpty else { return }
    func continues(_ a: Chord, _ b: Chord) -> Bool {
      a.origin.curve == b.origin.curve && abs(a.origin.to - b.origin.from) < 1e-9
        && (a.origin.to - a.origin.from) * (b.origin.to - b.origin.from) > 0
    }
    var chords = chords
    if isClosed,
      let first = chords.indices.first(where: {
        !continues(chords[($0 + chords.count - 1) % chords.count], chords[$0])
      })
    {
      chords = Array(chords[first...] + chords[..<first])
    }
    path.move(to: beginning(chords[0]))
    var start = 0
    while start < chords.count {
      var end = start
      while end + 1 < chords.count, continues(chords[end], chords[end + 1]) { end += 1 }
      let last = end + 1 == chords.count
      let to = last && isClosed ? beginning(chords[0]) : last ? ending(chords[end]) : beginning(chords[end + 1])
      let curve = curves[chords[start].origin.curve]
      if curve.isLine {
        if !(last && isClosed) { path.addLine(to: to) }
      } else {
        let (t0, t1) = (chords[start].origin.from, chords[end].origin.to)
        let part = t0 <= t1 ? curve.part(t0, t1) : curve.part(t1, t0).reversed
        path.addCurve(to: to, part.control1, part.control2)
      }
      start = end + 1
    }
    if isClosed { path.close() }
  }

  /// The start of a chord: the curve's own end where it begins there, else its vertex.
  private func beginning(_ chord: Chord) -> CGPoint {
    let curve = curves[chord.origin.curve]
    if chord.origin.from == 0, vertex(curve.from) == chord.from { return curve.from }
    if chord.origin.from == 1, vertex(curve.to) == chord.from { return curve.to }
    return point(chord.from)
  }

  /// The end of a chord in the same way.
  private func ending(_ chord: Chord) -> CGPoint {
    let curve = curves[chord.origin.curve]
    if chord.origin.to == 0, vertex(curve.from) == chord.to { return curve.from }
    if chord.origin.to == 1, vertex(curve.to) == chord.to { return curve.to }
    return point(chord.to)
  }
}

extension PathCurve {
  /// The same curve the other way round.
  fileprivate var reversed: PathCurve {
    isLine ? PathCurve(line: to, from) : PathCurve(from: to, control2, control1, from)
  }
}

extension CGPoint {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}
