/// The winding numbers of both paths on either side of a piece.
extension PathArrangement {
  /// Computes the winding numbers on the left of each piece, from the pieces that a ray from its middle
  /// crosses.
  mutating func measure() {
    let size = 1 << 30
    let count = max(1, min(4096, Int(Double(pieces.count).squareRoot()) * 2))
    func slot(_ place: Int64) -> Int { min(max(Int(place) * count / (size + 1), 0), count - 1) }
    // The pieces in each strip of the plane, by x and by y.
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
          // A piece that runs to greater x adds its runs to the winding number above it.
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
          let x =
            Double(bottom.x) + (my - Double(bottom.y)) / Double(top.y - bottom.y) * Double(top.x - bottom.x)
          let sign = bottom == one.low ? 1 : -1
          if x < mx { (a, b) = (a - sign * one.runs.a, b - sign * one.runs.b) }
        }
        // This is the side of smaller x: the left of an upward piece, the right of a downward one.
        pieces[index].left = isUp ? (a, b) : (a + piece.runs.a, b + piece.runs.b)
      }
    }
  }
}
