/// The segments of a path as plain values: the storage of `CGPath` and of a context's current path.
///
/// Segments that need a current point are ignored if there is none, and so are points with a NaN coordinate,
/// as on Apple's systems.
struct PathStorage: Hashable, Sendable {
  /// The kinds of segments. Each uses `pointCount` elements of `points`.
  enum Verb: UInt8, Sendable {
    case move, line, quad, curve, close

    var pointCount: Int {
      switch self {
      case .move, .line: 1
      case .quad: 2
      case .curve: 3
      case .close: 0
      }
    }
  }

  private(set) var verbs: [Verb] = []
  private(set) var points: [CGPoint] = []
  /// The start of the current subpath.
  private(set) var start = CGPoint.zero
  /// The end of the last segment, or zero if the path is empty.
  private(set) var current = CGPoint.zero

  var isEmpty: Bool { verbs.isEmpty }

  /// Reserves memory for a rectangle in an empty path, which is often all that is added.
  mutating func reserveForRect() {
    guard verbs.isEmpty else { return }
    verbs.reserveCapacity(5)
    points.reserveCapacity(4)
  }

  mutating func removeAll() {
    verbs.removeAll(keepingCapacity: true)
    points.removeAll(keepingCapacity: true)
    start = .zero
    current = .zero
  }

  /// Reserves memory for the first segments. A path that has some grows on its own: reserving for each of
  /// many shapes would copy all of them each time.
  mutating func reserve(verbs verbCount: Int, points pointCount: Int) {
    guard isEmpty else { return }
    verbs.reserveCapacity(verbCount)
    points.reserveCapacity(pointCount)
  }

  mutating func move(to point: CGPoint) {
    guard isUsable(point) else { return }
    if verbs.last == .move {
      points[points.count - 1] = point
    } else {
      verbs.append(.move)
      points.append(point)
    }
    start = point
    current = point
  }

  mutating func addLine(to point: CGPoint) {
    guard !isEmpty, isUsable(point) else { return }
    verbs.append(.line)
    points.append(point)
    current = point
  }

  mutating func addQuad(to end: CGPoint, control: CGPoint) {
    guard !isEmpty, isUsable(end), isUsable(control) else { return }
    verbs.append(.quad)
    points.append(control)
    points.append(end)
    current = end
  }

  mutating func addCurve(to end: CGPoint, _ control1: CGPoint, _ control2: CGPoint) {
    guard !isEmpty, isUsable(end), isUsable(control1), isUsable(control2) else { return }
    verbs.append(.curve)
    points.append(control1)
    points.append(control2)
    points.append(end)
    current = end
  }

  mutating func close() {
    guard let last = verbs.last, last != .close else { return }
    verbs.append(.close)
    current = start
  }

  /// Appends the segments of another path, transformed.
  mutating func append(_ other: PathStorage, _ transform: CGAffineTransform) {
    if other.isEmpty { return }
    if transform.isIdentity {
      points.append(contentsOf: other.points)
    } else {
      // One by one: a mapped sequence would allocate the transform on the heap.
      for point in other.points { points.append(point.applying(transform)) }
    }
    verbs.append(contentsOf: other.verbs)
    start = other.start.applying(transform)
    current = other.current.applying(transform)
  }

  private func isUsable(_ point: CGPoint) -> Bool {
    !point.x.isNaN && !point.y.isNaN
  }
}

extension PathStorage {
  /// A segment with its points.
  enum Segment: Equatable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(CGPoint, CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case close
  }

  /// Calls a closure with each segment in order.
  @inline(__always)
  func forEach(_ body: (Segment) -> Void) {
    var next = 0
    for verb in verbs {
      switch verb {
      case .move: body(.move(points[next]))
      case .line: body(.line(points[next]))
      case .quad: body(.quad(points[next], points[next + 1]))
      case .curve: body(.curve(points[next], points[next + 1], points[next + 2]))
      case .close: body(.close)
      }
      next += verb.pointCount
    }
  }

  /// Returns the path with every point transformed.
  func applying(_ transform: CGAffineTransform) -> PathStorage {
    if transform.isIdentity { return self }
    var result = PathStorage()
    result.append(self, transform)
    return result
  }
}
