/// Two paths cut into pieces that meet only at their ends, each with the winding numbers of both paths on
/// either side.
///
/// Curves are replaced by chords that record their curve and parameters. All points lie on a grid whose step
/// is about a billionth of the size, so that equal points are equal numbers. Cutting is repeated until no
/// piece crosses another. At the end, the chords of a curve are merged into one curve again.
struct PathArrangement {
  /// A point on the grid.
  struct Vertex: Hashable {
    var x, y: Int64
  }

  /// The origin of a chord: a curve of a path, and the range of its parameter from the chord's start to its
  /// end.
  struct Origin {
    var curve: Int
    var from, to: CGFloat
    /// The index of the path: 0 or 1.
    var path: Int
  }

  /// A chord, before coinciding chords are merged.
  struct Chord {
    var from, to: Vertex
    var origin: Origin
  }

  /// A piece between two vertices in ascending order, and the number of times each path runs along it:
  /// forwards minus backwards.
  struct Piece {
    var low, high: Vertex
    var runs: (a: Int, b: Int)
    /// The chord that the piece is drawn with, and whether it runs from `high` to `low`.
    var origin: Origin
    var isReversed: Bool
    /// The winding numbers on the left of the direction from `low` to `high`. Those on the right are smaller
    /// by `runs`.
    var left: (a: Int, b: Int) = (0, 0)
  }

  /// The lines and curves of both paths.
  private(set) var curves: [PathCurve] = []
  var pieces: [Piece] = []
  /// The chords of the first path in order, for operations on its line.
  private(set) var line: [(chord: Chord, endsSubpath: Bool)] = []
  private let rule: CGPathFillRule
  let grid: Grid
  /// The maximum number of chords. Curves of larger paths are replaced by fewer.
  private static let mostChords = 100_000

  /// Cuts the paths into pieces. With `lineOnly`, the first path is treated as a line without an inside.
  init(_ a: CGPath, _ b: CGPath?, _ rule: CGPathFillRule, lineOnly: Bool = false) {
    self.rule = rule
    let paths = [a.storage.subpaths, b?.storage.subpaths ?? []].map { $0.filter(\.isFinite) }
    guard let grid = Grid(around: paths.joined().flatMap(\.curves)) else {
      self.grid = Grid()
      return
    }
    self.grid = grid
    let tolerance = Self.tolerance(of: paths, size: grid.size)
    var chords: [Chord] = []
    for (path, subpaths) in paths.enumerated() {
      for subpath in subpaths {
        appendChords(of: subpath, path, closes: !(lineOnly && path == 0), tolerance, to: &chords)
      }
    }
    chords = Self.cut(chords)
    if lineOnly {
      line = Self.inOrder(chords.filter { $0.origin.path == 0 })
    }
    pieces = Self.merged(chords, countsFirst: !lineOnly)
    measure()
  }

  /// Returns the largest distance of chords from their curves: negligible relative to the size, unless that
  /// would require too many chords.
  private static func tolerance(of paths: [[Subpath]], size: CGFloat) -> CGFloat {
    var tolerance = size * 1e-5
    func chordCount() -> Int {
      paths.joined().reduce(0) { $0 + $1.curves.reduce(0) { $0 + $1.steps(tolerance: tolerance) } }
    }
    let curveCount = paths.joined().reduce(0) { $0 + $1.curves.count }
    while curveCount < mostChords, tolerance < size, chordCount() > mostChords { tolerance *= 4 }
    return tolerance
  }

  /// Replaces the curves of a subpath with chords.
  private mutating func appendChords(
    of subpath: Subpath, _ path: Int, closes: Bool, _ tolerance: CGFloat, to chords: inout [Chord]
  ) {
    var outline = subpath.curves
    if let last = outline.last, last.to != subpath.start, closes {
      outline.append(PathCurve(line: last.to, subpath.start))
    }
    for curve in outline {
      curves.append(curve)
      let steps = curve.steps(tolerance: tolerance)
      var (from, parameter) = (grid.vertex(curve.from), CGFloat(0))
      for step in 1...steps {
        let next = CGFloat(step) / CGFloat(steps)
        let to = grid.vertex(step == steps ? curve.to : curve.point(next))
        guard from != to else { continue }
        let origin = Origin(curve: curves.count - 1, from: parameter, to: next, path: path)
        chords.append(Chord(from: from, to: to, origin: origin))
        (from, parameter) = (to, next)
      }
    }
  }

  private func isFilled(_ winding: Int) -> Bool { rule == .winding ? winding != 0 : winding % 2 != 0 }

  func sides(_ piece: Piece, _ keep: (Bool, Bool) -> Bool) -> (left: Bool, right: Bool) {
    let (left, runs) = (piece.left, piece.runs)
    return (
      keep(isFilled(left.a), isFilled(left.b)), keep(isFilled(left.a - runs.a), isFilled(left.b - runs.b))
    )
  }
}

extension PathArrangement {
  /// The grid of possible vertices, about a billion steps wide.
  struct Grid {
    private(set) var corner = CGPoint.zero
    private(set) var step: CGFloat = 1
    /// The larger side of the bounding box of both paths.
    private(set) var size: CGFloat = 0

    /// Creates a grid with a step of 1.
    init() {}

    /// Creates a grid around curves. Returns nil if they have no size, or one below the precision of their
    /// coordinates.
    init?(around curves: [PathCurve]) {
      var low = CGPoint(x: CGFloat.infinity, y: .infinity)
      var high = CGPoint(x: -CGFloat.infinity, y: -.infinity)
      for curve in curves {
        for point in [curve.from, curve.control1, curve.control2, curve.to] {
          low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
          high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        }
      }
      size = max(high.x - low.x, high.y - low.y)
      let farthest = max(abs(low.x), abs(low.y), abs(high.x), abs(high.y))
      guard size > 1e-200, size < 1e200, size > 1e-14 * farthest else { return nil }
      // The step is a power of two, so that integers and simple fractions lie on the grid.
      step = CGFloat(exp2(log2(size.native).rounded(.up) - 30))
      corner = CGPoint(x: (low.x / step).rounded(.down) * step, y: (low.y / step).rounded(.down) * step)
    }

    func vertex(_ point: CGPoint) -> Vertex {
      // If the size is tiny relative to the coordinates, their rounding errors can reach beyond the grid.
      func place(_ offset: CGFloat) -> Int64 {
        let limit = CGFloat(1 << 40)
        return offset.isNaN ? 0 : Int64(min(max((offset / step).rounded(), -limit), limit))
      }
      return Vertex(x: place(point.x - corner.x), y: place(point.y - corner.y))
    }

    func point(_ vertex: Vertex) -> CGPoint {
      CGPoint(x: corner.x + CGFloat(vertex.x) * step, y: corner.y + CGFloat(vertex.y) * step)
    }
  }
}

extension Subpath {
  fileprivate var isFinite: Bool {
    start.isFinite
      && curves.allSatisfy {
        $0.from.isFinite && $0.control1.isFinite && $0.control2.isFinite && $0.to.isFinite
      }
  }
}

extension CGPoint {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}
