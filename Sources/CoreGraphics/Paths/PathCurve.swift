/// A segment of a path that can be measured and cut: a straight line or a cubic Bézier curve.
///
/// A line stores its ends as control points, so the cubic formulas hold for it too.
struct PathCurve: Equatable, Sendable {
  var from: CGPoint
  var control1: CGPoint
  var control2: CGPoint
  var to: CGPoint
  var isLine: Bool

  init(line from: CGPoint, _ to: CGPoint) {
    (self.from, control1, control2, self.to, isLine) = (from, from, to, to, true)
  }

  init(from: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ to: CGPoint) {
    (self.from, self.control1, self.control2, self.to, isLine) = (from, control1, control2, to, false)
  }

  /// Creates the cubic curve that equals a quadratic one. Its control points are two thirds of the way to the
  /// quadratic's.
  init(from: CGPoint, quad control: CGPoint, _ to: CGPoint) {
    self.init(from: from, from.mixed(control, 2.0 / 3), to.mixed(control, 2.0 / 3), to)
  }

  /// Returns the point at parameter `t` in 0…1.
  func point(_ t: CGFloat) -> CGPoint {
    if isLine { return from.mixed(to, t) }
    let s = 1 - t
    let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(
      x: w0 * from.x + w1 * control1.x + w2 * control2.x + w3 * to.x,
      y: w0 * from.y + w1 * control1.y + w2 * control2.y + w3 * to.y)
  }

  /// Returns the parts before and after parameter `t`.
  func split(_ t: CGFloat) -> (PathCurve, PathCurve) {
    if isLine {
      let middle = from.mixed(to, t)
      return (PathCurve(line: from, middle), PathCurve(line: middle, to))
    }
    let (a, b, c) = (from.mixed(control1, t), control1.mixed(control2, t), control2.mixed(to, t))
    let (d, e) = (a.mixed(b, t), b.mixed(c, t))
    let middle = d.mixed(e, t)
    return (PathCurve(from: from, a, d, middle), PathCurve(from: middle, e, c, to))
  }

  /// Returns the part between two parameters.
  func part(_ t0: CGFloat, _ t1: CGFloat) -> PathCurve {
    if t0 <= 0 && t1 >= 1 { return self }
    let head = t1 >= 1 ? self : split(t1).0
    return t0 <= 0 ? head : head.split(t1 > 0 ? t0 / t1 : 0).1
  }

  /// Returns the number of equal parameter steps that keep the chords within `tolerance` of the curve.
  ///
  /// The bound is |second derivative|·h²/8. There are at most 1,000 steps, so that no input is expensive.
  func steps(tolerance: CGFloat) -> Int {
    if isLine { return 1 }
    let x = max(
      abs(from.x - 2 * control1.x + control2.x), abs(control1.x - 2 * control2.x + to.x))
    let y = max(
      abs(from.y - 2 * control1.y + control2.y), abs(control1.y - 2 * control2.y + to.y))
    let count = (6 * hypot(x, y) / (8 * tolerance)).squareRoot().rounded(.up)
    return count.isFinite ? Int(min(max(count, 1), 1000)) : 1000
  }

  /// A Boolean value that indicates whether the curve, measured in pixels, bends in a circle of less than a
  /// pixel somewhere, where it turns by more than 20° between two chords and by more than 90° in all.
  var turnsBack: Bool {
    if isLine { return false }
    let legs = (from.step(to: control1), control1.step(to: control2), control2.step(to: to))
    // A curve turns no further than its control points do.
    if legs.0.dot(legs.1) >= 0, legs.1.dot(legs.2) >= 0, legs.0.dot(legs.2) >= 0 { return false }
    let count = 2 * steps(tolerance: 0.05)
    var (last, before) = (from, CGVector.zero)
    for step in 1...count {
      let next = point(CGFloat(step) / CGFloat(count)), chord = last.step(to: next)
      if chord == .zero { continue }
      let product = before.dot(chord)
      // The square of the cosine.
      if product * abs(product) < 0.883 * before.dot(before) * chord.dot(chord) { return true }
      (last, before) = (next, chord)
    }
    return false
  }

  /// Returns the length of the curve and the distances covered at equal parameter steps.
  func lengths() -> (total: CGFloat, passed: [CGFloat]) {
    if isLine { return (hypot(to.x - from.x, to.y - from.y), [0]) }
    let count = 4 * steps(tolerance: max(hypot(to.x - from.x, to.y - from.y), 1) / 1000)
    var (passed, total, last) = ([CGFloat(0)], CGFloat(0), from)
    for step in 1...count {
      let next = point(CGFloat(step) / CGFloat(count))
      total += hypot(next.x - last.x, next.y - last.y)
      passed.append(total)
      last = next
    }
    return (total, passed)
  }

  /// Returns the parameter at a distance from the start.
  func parameter(at distance: CGFloat, _ measure: (total: CGFloat, passed: [CGFloat])) -> CGFloat {
    guard measure.total > 0 else { return 0 }
    if isLine { return min(max(distance / measure.total, 0), 1) }
    let passed = measure.passed
    guard let after = passed.firstIndex(where: { $0 >= distance }) else { return 1 }
    if after == 0 { return 0 }
    let step = passed[after] - passed[after - 1]
    let share = step > 0 ? (distance - passed[after - 1]) / step : 0
    return (CGFloat(after - 1) + share) / CGFloat(passed.count - 1)
  }
}

extension CGVector {
  fileprivate func dot(_ other: CGVector) -> CGFloat { dx * other.dx + dy * other.dy }
}

extension CGPoint {
  /// Returns the vector to another point.
  fileprivate func step(to other: CGPoint) -> CGVector { CGVector(dx: other.x - x, dy: other.y - y) }

  /// Returns the point at a fraction of the way to another.
  func mixed(_ other: CGPoint, _ share: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}

/// The segments between one `move` and the next.
struct Subpath {
  var start: CGPoint
  var curves: [PathCurve] = []
  var isClosed = false
}

extension PathStorage {
  /// The subpaths of the path. A closed one ends with the line back to its start, unless it already ends
  /// there.
  var subpaths: [Subpath] {
    var result: [Subpath] = []
    var open: Subpath?
    var current = CGPoint.zero
    func next() -> Subpath { open ?? Subpath(start: current) }
    forEach { segment in
      switch segment {
      case .move(let point):
        if let done = open { result.append(done) }
        open = Subpath(start: point)
        current = point
      case .line(let point):
        var subpath = next()
        subpath.curves.append(PathCurve(line: current, point))
        open = subpath
        current = point
      case .quad(let control, let end):
        var subpath = next()
        subpath.curves.append(PathCurve(from: current, quad: control, end))
        open = subpath
        current = end
      case .curve(let control1, let control2, let end):
        var subpath = next()
        subpath.curves.append(PathCurve(from: current, control1, control2, end))
        open = subpath
        current = end
      case .close:
        var subpath = next()
        if current != subpath.start { subpath.curves.append(PathCurve(line: current, subpath.start)) }
        subpath.isClosed = true
        current = subpath.start
        result.append(subpath)
        open = nil
      }
    }
    if let open { result.append(open) }
    return result
  }

  /// A Boolean value that indicates whether one of the curves turns back, as `PathCurve.turnsBack` defines
  /// it.
  var turnsBack: Bool {
    var current = CGPoint.zero, start = CGPoint.zero, result = false
    forEach { segment in
      switch segment {
      case .move(let point): (start, current) = (point, point)
      case .line(let point): current = point
      case .quad(let control, let end):
        result = result || PathCurve(from: current, quad: control, end).turnsBack
        current = end
      case .curve(let control1, let control2, let end):
        result = result || PathCurve(from: current, control1, control2, end).turnsBack
        current = end
      case .close: current = start
      }
    }
    return result
  }

  /// Appends a segment as a line or a curve.
  mutating func add(_ curve: PathCurve) {
    if curve.isLine {
      addLine(to: curve.to)
    } else {
      addCurve(to: curve.to, curve.control1, curve.control2)
    }
  }
}
