extension CGPath {
  /// Returns the path interpolated between this one and another. Returns nil if the two do not consist of the
  /// same kinds of segments.
  package func mixed(with other: CGPath, at fraction: CGFloat) -> CGPath? {
    let (a, b) = (storage, other.storage)
    guard a.verbs == b.verbs else { return nil }
    var result = PathStorage()
    var next = 0
    func point(_ index: Int) -> CGPoint { a.points[next + index].mixed(b.points[next + index], fraction) }
    for verb in a.verbs {
      switch verb {
      case .move: result.move(to: point(0))
      case .line: result.addLine(to: point(0))
      case .quad: result.addQuad(to: point(1), control: point(0))
      case .curve: result.addCurve(to: point(2), point(0), point(1))
      case .close: result.close()
      }
      next += verb.pointCount
    }
    return CGPath(storage: result)
  }
}
