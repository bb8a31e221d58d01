// Boolean operations on the regions that paths enclose, as in iOS 16.

extension CGPath {
  /// Returns the outline of the region that this path fills, without self-intersections, so that both fill
  /// rules paint it the same.
  ///
  /// Open subpaths are treated as closed. Outer edges run with the region on their left if y points up, holes
  /// in the other direction. Curves stay curves; the points at which they are cut are exact to about a
  /// hundred-thousandth of the path's size. Subpaths with points that are not finite are ignored, and paths
  /// smaller than 1e-200 or larger than 1e200 points have no region. Complexity: O(n log n) for n segments,
  /// more if most of them cross.
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    PathArrangement(self, nil, rule).outline { a, _ in a }
  }

  /// Returns the outline of the region that either path fills.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    PathArrangement(self, other, rule).outline { $0 || $1 }
  }

  /// Returns the outline of the region that both paths fill.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    PathArrangement(self, other, rule).outline { $0 && $1 }
  }

  /// Returns the outline of the region that this path fills and the other does not.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    PathArrangement(self, other, rule).outline { $0 && !$1 }
  }

  /// Returns the outline of the region that exactly one of the paths fills.
  public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    PathArrangement(self, other, rule).outline { $0 != $1 }
  }

  /// Returns the parts of this path's line that are inside the region that the other fills. The line is not
  /// closed.
  public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    PathArrangement(self, other, rule, lineOnly: true).line(inside: true)
  }

  /// Returns the parts of this path's line that are outside the region that the other fills. The line is not
  /// closed.
  public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    PathArrangement(self, other, rule, lineOnly: true).line(inside: false)
  }

  /// Returns a Boolean value that indicates whether the regions of two paths share an area.
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    guard boundingBoxOfPath.intersects(other.boundingBoxOfPath) else { return false }
    return PathArrangement(self, other, rule).hasArea { $0 && $1 }
  }

  /// Returns the connected components of the region that this path fills, each with its holes, as separate
  /// paths.
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
      // A hole belongs to the smallest outer loop around it.
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
  /// The enclosed area, positive if the path runs counterclockwise with y up. Curves are approximated by
  /// chords.
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

  /// The middle of the path's first segment.
  fileprivate var innerPoint: CGPoint? { subpaths.first?.curves.first?.point(0.5) }
}
