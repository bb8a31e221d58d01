extension PathArrangement {
  /// Cuts chords where they cross or touch, until they meet only at their ends.
  ///
  /// Rounding cuts to the grid moves them slightly, which can cause new crossings; a few rounds are enough.
  static func cut(_ chords: [Chord]) -> [Chord] {
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

  /// Returns the pieces of a chord that is cut at points on it.
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

  /// Returns the points at which two chords cross or touch, at most two. Shared ends are not included.
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

  /// Returns a Boolean value that indicates whether a vertex is within a grid step of a chord, between its
  /// ends.
  private static func isOn(_ point: Vertex, _ chord: Chord) -> Bool {
    if point == chord.from || point == chord.to { return false }
    let (dx, dy) = (Double(chord.to.x - chord.from.x), Double(chord.to.y - chord.from.y))
    let (px, py) = (Double(point.x - chord.from.x), Double(point.y - chord.from.y))
    let (length, along, away) = (dx * dx + dy * dy, px * dx + py * dy, px * dy - py * dx)
    return along > 0 && along < length && away * away <= length
  }

  /// Returns the chords of a line in order, and whether each ends its subpath.
  static func inOrder(_ chords: [Chord]) -> [(chord: Chord, endsSubpath: Bool)] {
    let sorted = chords.enumerated().sorted {
      ($0.element.origin.curve, $0.element.origin.from, $0.offset) < (
        $1.element.origin.curve, $1.element.origin.from, $1.offset
      )
    }.map(\.element)
    return sorted.indices.map { index in
      (sorted[index], index + 1 == sorted.count || sorted[index + 1].from != sorted[index].to)
    }
  }

  /// Merges chords between the same two vertices.
  static func merged(_ chords: [Chord], countsFirst: Bool) -> [Piece] {
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
      if chord.origin.path == 1 {
        result[place].runs.b += step
      } else if countsFirst {
        result[place].runs.a += step
      }
    }
    return result
  }
}
