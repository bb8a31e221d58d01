// The coverage of pixels by a slanted shape, computed from exact areas: edges add signed areas to a row of
// differences, whose running sum is the coverage. Cairo evaluates every slanted edge fifteen times per pixel
// row; 200 rotating layers (`scripts/bench-motion`) took it 9 of the 13 ms of a frame, and take this 2. The
// tests compare it with areas of clipped polygons.
//
// Every number depends on the edge and the pixel alone, never on the clip, so that an image is the same
// whether it is painted whole or in parts.

internal import CPixels

/// A filler of shapes with one colour. It reuses its memory.
final class SlantedFill {
  /// The largest distance of a straight segment from its curve, in pixels.
  private static let tolerance = 0.05

  private var corners: [CGPoint] = []
  /// Differences of coverage, row by row. All are 0 between two uses.
  private var cells: UnsafeMutablePointer<Int32>
  private var capacity = 8192

  private let loops: PixelLoops

  /// Creates a filler. With `isPlain`, it uses the loops that run on every machine.
  init(isPlain: Bool = false) {
    loops = (isPlain ? pixel_loops_plain() : pixel_loops_best()).pointee
    cells = .allocate(capacity: capacity)
    cells.initialize(repeating: 0, count: capacity)
  }

  deinit { cells.deallocate() }

  /// Fills the part of a shape that is inside a clip. Returns `false` if the shape cannot be filled here: it
  /// has several outlines, no slanted line, or is far away.
  ///
  /// - Parameters:
  ///   - path: The shape.
  ///   - color: The colour as premultiplied ARGB.
  ///   - clip: The pixels to fill in.
  ///   - pixel: The pixel at the clip's top left corner.
  ///   - stride: The number of pixels from one row to the next.
  /// - Returns: `true` if the shape was filled.
  func fill(
    _ path: PathStorage, _ color: UInt32, clip: PixelArea, _ pixel: UnsafeMutablePointer<UInt32>, stride: Int
  ) -> Bool {
    guard path.hasSlantedLine, let box = flatten(path) else { return false }
    let area = PixelArea(around: box).intersection(clip)
    guard !area.isEmpty, color >> 24 > 0 else { return true }
    let first = pixel + (area.y - clip.y) * stride + area.x - clip.x
    // One more than the number of pixels, rounded up to a multiple of eight.
    let width = (area.width + 8) & ~7
    if width > capacity {
      cells.deallocate()
      cells = .allocate(capacity: width)
      cells.initialize(repeating: 0, count: width)
      capacity = width
    }
    var strip = area
    strip.height = min(capacity / width, area.height)
    while strip.y < area.maxY {
      strip.height = min(strip.height, area.maxY - strip.y)
      var rows = CoverageRows(
        differences: cells, stride: width, left: Int64(strip.x), top: Int64(strip.y),
        width: Int32(strip.width),
        height: Int32(strip.height))
      var last = corners[corners.count - 1]
      for corner in corners {
        coverage_add_edge(&rows, last.x.native, last.y.native, corner.x.native, corner.y.native)
        last = corner
      }
      var target = PixelBlock(
        pixels: first + (strip.y - area.y) * stride, stride: stride, column: 0, row: 0, width: rows.width,
        height: rows.height)
      loops.fill(color, &target, &rows)
      strip.y += strip.height
    }
    return true
  }

  // MARK: - Outline

  /// Flattens the path into corners and returns their bounding box, or nil if it is far away.
  private func flatten(_ path: PathStorage) -> CGRect? {
    corners.removeAll(keepingCapacity: true)
    path.forEach { segment in
      switch segment {
      case .move(let end), .line(let end): corners.append(end)
      case .quad(let control, let end):
        let start = corners[corners.count - 1]
        addCurve(
          CGPoint(x: start.x + (control.x - start.x) * 2 / 3, y: start.y + (control.y - start.y) * 2 / 3),
          CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3), end)
      case .curve(let control1, let control2, let end): addCurve(control1, control2, end)
      case .close: break
      }
    }
    var (left, top, right, bottom) = (
      CGFloat.infinity, CGFloat.infinity, -CGFloat.infinity, -CGFloat.infinity
    )
    for corner in corners {
      (left, right) = (min(left, corner.x), max(right, corner.x))
      (top, bottom) = (min(top, corner.y), max(bottom, corner.y))
    }
    let reach: CGFloat = 1_048_576
    guard left > -reach, top > -reach, right < reach, bottom < reach else { return nil }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private func addCurve(_ p1: CGPoint, _ p2: CGPoint, _ end: CGPoint) {
    let p0 = corners[corners.count - 1]
    let bend1 = hypot(p0.x - 2 * p1.x + p2.x, p0.y - 2 * p1.y + p2.y)
    let bend2 = hypot(p1.x - 2 * p2.x + end.x, p1.y - 2 * p2.y + end.y)
    let count = (0.75 * max(bend1, bend2) / Self.tolerance).squareRoot()
    let pieces = count < 500 ? Int(count) + 1 : 500
    for index in 1..<max(pieces, 1) {
      let t = CGFloat(index) / CGFloat(pieces), s = 1 - t
      let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
      corners.append(
        CGPoint(x: a * p0.x + b * p1.x + c * p2.x + d * end.x, y: a * p0.y + b * p1.y + c * p2.y + d * end.y))
    }
    corners.append(end)
  }
}

extension PathStorage {
  /// A Boolean value that indicates whether the path is a single outline with a straight line that is
  /// parallel to neither axis.
  fileprivate var hasSlantedLine: Bool {
    guard verbs.first == .move else { return false }
    // A line is slanted if its ends differ by at least this in both directions.
    let least: CGFloat = 1 / 64
    var found = false, next = 1, last = points[0]
    for index in 1..<max(verbs.count, 1) {
      let verb = verbs[index]
      if verb == .move || verb == .close && index < verbs.count - 1 { return false }
      next += verb.pointCount
      let end = verb == .close ? start : points[next - 1]
      if verb == .line || verb == .close {
        found = found || abs(end.x - last.x) > least && abs(end.y - last.y) > least
      }
      last = end
    }
    // An open path is closed by a line too.
    return found || abs(start.x - last.x) > least && abs(start.y - last.y) > least
  }

  /// The pixels that the path fills if it is a rectangle of whole pixels, otherwise nil.
  var wholePixels: PixelArea? {
    guard verbs.count == 5 || verbs.count == 4, points.count == 4, verbs[0] == .move,
      verbs[1...3].allSatisfy({ $0 == .line })
    else { return nil }
    let (a, b, c, d) = (points[0], points[1], points[2], points[3])
    guard
      a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
        || a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
    else {
      return nil
    }
    let box = CGRect(x: min(a.x, c.x), y: min(a.y, c.y), width: abs(c.x - a.x), height: abs(c.y - a.y))
    guard box.minX == box.minX.rounded(), box.minY == box.minY.rounded(), box.maxX == box.maxX.rounded(),
      box.maxY == box.maxY.rounded()
    else { return nil }
    return PixelArea(around: box)
  }
}
