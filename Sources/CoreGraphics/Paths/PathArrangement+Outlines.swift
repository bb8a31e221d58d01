/// The results of an operation on paths, as a path.
extension PathArrangement {
  /// Returns a Boolean value that indicates whether the selected region has any area.
  func hasArea(_ keep: (Bool, Bool) -> Bool) -> Bool {
    pieces.contains { piece in
      let sides = sides(piece, keep)
      return sides.left || sides.right
    }
  }

  /// Returns the outline of the selected region, which is on its left.
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
      // Make the origin run in the edge's direction.
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
        // The first edge is among the choices: taking it closes the loop.
        let choices = (leaving[edge.to] ?? []).filter { !isUsed[$0] || $0 == start }
        // The same part of the region continues at the first edge clockwise from the one just followed,
        // reversed.
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

  /// Returns the parts of the first path's line that are inside or outside the second's region.
  func line(inside: Bool) -> CGPath {
    struct Ends: Hashable {
      var low, high: Vertex
    }
    var filled: [Ends: Bool] = [:]
    for piece in pieces {
      let sides = sides(piece) { $1 }
      // A line along the region's edge counts as inside.
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

  /// Appends a subpath. Consecutive chords of one curve become a part of that curve.
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
      let to =
        last && isClosed ? beginning(chords[0]) : last ? ending(chords[end]) : beginning(chords[end + 1])
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

  /// Returns the start of a chord: the curve's own end if the chord begins there, otherwise its vertex.
  private func beginning(_ chord: Chord) -> CGPoint {
    let curve = curves[chord.origin.curve]
    if chord.origin.from == 0, grid.vertex(curve.from) == chord.from { return curve.from }
    if chord.origin.from == 1, grid.vertex(curve.to) == chord.from { return curve.to }
    return grid.point(chord.from)
  }

  /// Returns the end of a chord: the curve's own end if the chord ends there, otherwise its vertex.
  private func ending(_ chord: Chord) -> CGPoint {
    let curve = curves[chord.origin.curve]
    if chord.origin.to == 0, grid.vertex(curve.from) == chord.to { return curve.from }
    if chord.origin.to == 1, grid.vertex(curve.to) == chord.to { return curve.to }
    return grid.point(chord.to)
  }
}

extension PathCurve {
  /// The curve in the opposite direction.
  fileprivate var reversed: PathCurve {
    isLine ? PathCurve(line: to, from) : PathCurve(from: to, control2, control1, from)
  }
}
