extension CGPath {
  /// The outline of a stroke along this path: filling it by the winding rule paints what stroking would.
  ///
  /// The path goes through the transform first, so the width is not scaled.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    var stroker = PathStroker(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
    stroker.add(storage.applying(transform))
    return CGPath(storage: stroker.outline)
  }

  /// This path cut into dashes: lengths of dashes and gaps in turn, beginning `phase` into them.
  ///
  /// The path goes through the transform first. No lengths, a length that is negative or not a number, or
  /// more than 100,000 dashes give the whole path.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(storage: storage.applying(transform).dashed(phase: phase, lengths: lengths))
  }

  /// The part of this path between two shares of its length, 0…1. Closed subpaths stay closed only where
  /// all is kept.
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
  /// Appends the part of a subpath between two distances from its start, as a subpath of its own or as more
  /// of the last.
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

  /// The dashes of this path.
  func dashed(phase: CGFloat, lengths: [CGFloat]) -> PathStorage {
    // An odd number of lengths is gone through twice, so that dashes and gaps alternate.
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
        // A dash that has ended where the subpath begins is none, unless it is a point that begins there.
        if index % 2 == 0, end > 0 || position == 0 { dashes.append((max(position, 0), min(end, length))) }
        position = end
        index = (index + 1) % pattern.count
      }
      // Where a closed subpath ends inside a dash and begins inside one, they are the same dash.
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
