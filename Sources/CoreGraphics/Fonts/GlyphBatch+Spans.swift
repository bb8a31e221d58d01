extension GlyphBatch {
  /// Returns the horizontal extent of each glyph that reaches into a horizontal band, in user space.
  ///
  /// - Parameters:
  ///   - rows: The band on the y axis.
  ///   - offset: The offset of the glyphs from their positions.
  /// - Returns: The extents from the left edge to the right edge of each glyph.
  package func spans(in rows: ClosedRange<CGFloat>, at offset: CGPoint = .zero) -> [ClosedRange<CGFloat>] {
    zip(glyphs, positions).compactMap { glyph, position in
      let placed = CGAffineTransform(
        a: matrix.a, b: matrix.b, c: matrix.c, d: matrix.d,
        tx: position.x + offset.x, ty: position.y + offset.y)
      var path = PathStorage()
      path.append(font.face.outline(of: glyph), placed)
      return path.span(in: rows)
    }
  }
}

extension PathStorage {
  /// Returns the horizontal extent of the outline in a horizontal band, or nil if it does not reach it. Each
  /// curve is approximated by eight chords.
  fileprivate func span(in rows: ClosedRange<CGFloat>) -> ClosedRange<CGFloat>? {
    guard points.contains(where: { $0.y > rows.lowerBound }),
      points.contains(where: { $0.y < rows.upperBound })
    else { return nil }
    var left = CGFloat.infinity, right = -CGFloat.infinity
    var from = CGPoint.zero, start = CGPoint.zero, next = 0
    func follow(to end: CGPoint) {
      let (low, high) = from.y < end.y ? (from, end) : (end, from)
      if high.y >= rows.lowerBound, low.y <= rows.upperBound {
        func x(_ y: CGFloat) -> CGFloat {
          high.y == low.y ? low.x : low.x + (high.x - low.x) * (y - low.y) / (high.y - low.y)
        }
        let ends = [x(max(low.y, rows.lowerBound)), x(min(high.y, rows.upperBound))]
        (left, right) = (min(left, ends[0], ends[1]), max(right, ends[0], ends[1]))
      }
      from = end
    }
    for verb in verbs {
      let given = points[next..<next + verb.pointCount]
      next += verb.pointCount
      let a = from
      switch verb {
      case .move: (from, start) = (given.first!, given.first!)
      case .line: follow(to: given.first!)
      case .quad, .curve:
        for step in 1...8 { follow(to: Self.point(on: [a] + given, CGFloat(step) / 8)) }
      case .close: follow(to: start)
      }
    }
    return left <= right ? left...right : nil
  }

  /// Returns the point of a Bézier curve, given by its control points, at a parameter in 0…1.
  private static func point(on controls: [CGPoint], _ t: CGFloat) -> CGPoint {
    var points = controls
    while points.count > 1 {
      points = zip(points, points.dropFirst()).map {
        CGPoint(x: $0.x + ($1.x - $0.x) * t, y: $0.y + ($1.y - $0.y) * t)
      }
    }
    return points[0]
  }
}
