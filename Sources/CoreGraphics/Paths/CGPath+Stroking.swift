extension CGPath {
  /// Returns the outline of a stroke along this path. Filling it with the winding rule paints the same as
  /// stroking.
  ///
  /// The transform is applied to the path first, so it does not scale the line width.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    var stroker = PathStroker(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
    stroker.add(storage.applying(transform))
    return CGPath(storage: stroker.outline)
  }

  /// Returns the path cut into dashes.
  ///
  /// The transform is applied to the path first. The whole path is returned if there are no lengths, if one
  /// is negative or NaN, or if there would be more than 100,000 dashes.
  ///
  /// - Parameters:
  ///   - phase: The distance into the pattern at which it begins.
  ///   - lengths: The alternating lengths of dashes and gaps.
  ///   - transform: A transform applied to the path.
  /// - Returns: The dashes as a new path.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(storage: storage.applying(transform).dashed(phase: phase, lengths: lengths))
  }

  /// Returns the part of this path between two fractions of its length, 0…1. Closed subpaths stay closed only
  /// if they are entirely included.
  package func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
    let (start, end) = (max(start, 0), min(end, 1))
    if start <= 0 && end >= 1 { return self }
    var result = PathStorage()
    guard start < end else { return CGPath(storage: result) }
    let subpaths = storage.subpaths
    let measures = subpaths.map { $0.curves.map { $0.lengths() } }
    let total = measures.joined().reduce(0) { $0 + $1.total }
    var passed: CGFloat = 0
    for (subpath, measures) in zip(subpaths, measures) {
      result.addPart(of: subpath, measures, start * total - passed, end * total - passed)
      passed += measures.reduce(0) { $0 + $1.total }
    }
    return CGPath(storage: result)
  }
}

extension PathStorage {
  /// Appends the part of a subpath between two distances from its start, as a new subpath or as a
  /// continuation of the last one.
  fileprivate mutating func addPart(
    of subpath: Subpath, _ measures: [(total: CGFloat, passed: [CGFloat])], _ start: CGFloat, _ end: CGFloat,
    continues: Bool = false
  ) {
    var passed: CGFloat = 0
    var hasBegun = continues
    for (curve, measure) in zip(subpath.curves, measures) {
      let (from, to) = (max(start - passed, 0), min(end - passed, measure.total))
      passed += measure.total
      guard from < to || (from == to && start == end) else { continue }
      let part = curve.part(curve.parameter(at: from, measure), curve.parameter(at: to, measure))
      if !hasBegun { move(to: part.from) }
      hasBegun = true
      add(part)
    }
  }

  /// Returns the dashes of this path.
  func dashed(phase: CGFloat, lengths: [CGFloat]) -> PathStorage {
    // An odd number of lengths is repeated once, so that dashes and gaps alternate.
    let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let period = pattern.reduce(0, +)
    guard period > 0, period.isFinite, phase.isFinite, pattern.allSatisfy({ $0 >= 0 }) else { return self }
    let subpaths = self.subpaths
    let measures = subpaths.map { $0.curves.map { $0.lengths() } }
    let total = measures.joined().reduce(0) { $0 + $1.total }
    guard total / period * CGFloat(pattern.count) <= 100_000 else { return self }
    var result = PathStorage()
    for (subpath, measures) in zip(subpaths, measures) {
      let length = measures.reduce(0) { $0 + $1.total }
      var offset = phase.truncatingRemainder(dividingBy: period)
      if offset < 0 { offset += period }
      var dashes: [(start: CGFloat, end: CGFloat)] = []
      var (position, index) = (-offset, 0)
      while position < length {
        let end = position + pattern[index]
        // Skip a dash that ends where the subpath begins, unless it is a point there.
        if index % 2 == 0, end > 0 || position == 0 { dashes.append((max(position, 0), min(end, length))) }
        position = end
        index = (index + 1) % pattern.count
      }
      // If a closed subpath begins and ends inside a dash, the two are one dash.
      if subpath.isClosed, dashes.count > 1, let first = dashes.first, let last = dashes.last,
        first.start == 0,
        last.end == length
      {
        result.addPart(of: subpath, measures, last.start, last.end)
        result.addPart(of: subpath, measures, first.start, first.end, continues: true)
        dashes = Array(dashes.dropFirst().dropLast())
      }
      let isWhole = subpath.isClosed && dashes.count == 1 && dashes[0] == (0, length)
      for dash in dashes { result.addPart(of: subpath, measures, dash.start, dash.end) }
      if isWhole { result.close() }
    }
    return result
  }
}
