// Paths as regions of the plane: what iOS 16 can do with two of them.

extension CGPath {
  /// The outline of the region that this path fills, without crossings: filled by either
  /// rule it paints the same.
  ///
  /// Open subpaths count as closed. Outer edges run with the region at their left where y points up, holes
  /// the other way round. Curves stay curves; where they are cut is exact to about a hundred-thousandth of
  /// the path's size. Subpaths with points that are not finite are left out, and paths smaller than 1e-200 or
  /// larger than 1e200 points have no region. O(n log n) for n segments, and more where most of them cross.
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    PathArrangement(self, nil, rule).outline { a, _ in a }
  }

  /// The outline of what this path, the other, or both fill.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    PathArrangement(self, other, rule).outline { $0 || $1 }
  }

  /// The outline of what both paths fill.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    PathArrangement(self, other, rule).outline { $0 && $1 }
  }

  /// The outline of what this path fills and the other does not.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    PathArrangement(self, other, rule).outline { $0 && !$1 }
  }

  /// The outline of what one of the paths fills and the other does not.
  public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    PathArrangement(self, other, rule).outline { $0 != $1 }
  }

  /// The parts of this path's own line that lie in the region that the other fills; the line is not closed.
  public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    PathArrangement(self, other, rule, lineOnly: true).line(inside: true)
  }

  /// The parts of this path's own line that lie outside of the region that the other
  /// fills; the line is not closed.
  public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    PathArrangement(self, other, rule, lineOnly: true).line(inside: false)
  }

  /// Whether the regions of both paths have any area in common.
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    guard boundingBoxOfPath.intersects(other.boundingBoxOfPath) else { return false }
    return PathArrangement(self, other, rule).hasArea { $0 && $1 }
  }

  /// The connected parts of the region that this path fills, each with its holes, as paths of their own.
  public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
    let loops = normalized(using: rule).storage.subpaths.map {
      subpath -> (path: PathStorage, area: CGFloat) in
      var path = PathStorage()
      path.move(to: subpath.start)
      for curve in subpath.curves where !(curve.isLine && curve.to == subpath.start) { path.add(curve) }
      path.close()
      return (path, path.signedArea)
    }
    var parts = loops.filter { $0.area > 0 }.map { (outer: $0, whole: $0.path) }
    for hole in loops where hole.area <= 0 {
      // The smallest outer loop around a hole is its own.
      guard let point = hole.path.points.first.flatMap({ _ in hole.path.innerPoint }),
        let owner = parts.indices.filter({ parts[$0].outer.path.contains(point, .winding) })
          .min(by: { parts[$0].outer.area < parts[$1].outer.area })
      else { continue }
      parts[owner].whole.append(hole.path, .identity)
    }
    return parts.map { CGPath(storage: $0.whole) }
  }
}

extension PathStorage {
  /// The area inside, positive where the path runs counterclockwise with y up; curves count by chords.
  fileprivate var signedArea: CGFloat {
    var sum: CGFloat = 0
    for subpath in subpaths {
      for curve in subpath.curves {
        let count = curve.isLine ? 1 : 8
        var last = curve.from
        for step in 1...count {
          let next = curve.point(CGFloat(step) / CGFloat(count))
          sum += last.x * next.y - next.x * last.y
          last = next
        }
      }
    }
    return sum / 2
  }

  /// A point on the path in the middle of its first piece.
  fileprivate var innerPoint: CGPoint? { subpaths.first?.curves.first?.point(0.5) }
}
