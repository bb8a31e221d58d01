// What a slanted shape covers of each pixel, by exact areas: edges add signed areas to a row of differences, whose running sum is the
// coverage. Cairo looks at every slanted edge fifteen times a pixel row; 200 layers that turn (`scripts/bench-motion`) took it 9 of the 13
// ms of a frame, and take this 2. The tests compare it with areas of clipped polygons.
//
// Every number follows from the edge and the pixel alone, never from the clip, so that a picture is the same whole and in parts.

/// Fills shapes with one colour; it keeps its memory from one to the next.
final class SlantedFill {
  /// A whole pixel's coverage.
  private static let whole: Int32 = 65_536
  /// How far a straight piece may lie from its curve, in pixels.
  private static let tolerance = 0.05

  private var corners: [CGPoint] = []
  /// Differences of coverage, row by row; all 0 between two uses.
  private var cells: UnsafeMutablePointer<Int32>
  private var capacity = 8192

  init() {
    cells = .allocate(capacity: capacity)
    cells.initialize(repeating: 0, count: capacity)
  }

  deinit { cells.deallocate() }

  /// Lays a colour over pixels as far as they lie in the shape; false where the shape is not one to be filled here: several outlines,
  /// none that is slanted, or one far away. `color` is premultiplied ARGB, `pixel` the one at the clip's top left corner.
  func fill(
    _ path: PathStorage, _ color: UInt32, clip: PixelArea, _ pixel: UnsafeMutablePointer<UInt32>, stride: Int
  ) -> Bool {
    guard path.hasSlantedLine, let box = flatten(path) else { return false }
    let area = PixelArea(around: box).intersection(clip)
    guard !area.isEmpty, color >> 24 > 0 else { return true }
    let width = area.width + 2
    if width > capacity {
      cells.deallocate()
      cells = .allocate(capacity: width)
      cells.initialize(repeating: 0, count: width)
      capacity = width
    }
    let first = pixel + (area.y - clip.y) * stride + area.x - clip.x
    var strip = area
    strip.height = min(capacity / width, area.height)
    while strip.y < area.maxY {
      strip.height = min(strip.height, area.maxY - strip.y)
      var last = corners[corners.count - 1]
      for corner in corners {
        add(last, corner, strip)
        last = corner
      }
      for row in 0..<strip.height {
        Self.paint(cells + row * width, count: area.width, color, first + (strip.y - area.y + row) * stride)
      }
      strip.y += strip.height
    }
    return true
  }

  // MARK: - Outline

  /// Turns the path into corners, and gives the box around them; nil where it is far away.
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
    var (left, top, right, bottom) = (CGFloat.infinity, CGFloat.infinity, -CGFloat.infinity, -CGFloat.infinity)
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
    let bend1 = hypot(p0.x - 2 * p1.x + p2.x, p0.y - 2 * p1.y + p2.y), bend2 = hypot(p1.x - 2 * p2.x + end.x, p1.y - 2 * p2.y + end.y)
    let count = (0.75 * max(bend1, bend2) / Self.tolerance).squareRoot()
    let pieces = count < 500 ? Int(count) + 1 : 500
    for index in 1..<max(pieces, 1) {
      let t = CGFloat(index) / CGFloat(pieces), s = 1 - t
      let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
      corners.append(CGPoint(x: a * p0.x + b * p1.x + c * p2.x + d * end.x, y: a * p0.y + b * p1.y + c * p2.y + d * end.y))
    }
    corners.append(end)
  }

  // MARK: - Coverage

  /// Adds what lies to the right of an edge, row by row.
  private func add(_ from: CGPoint, _ to: CGPoint, _ strip: PixelArea) {
    let isDown = from.y < to.y
    let (a, b) = isDown ? (from, to) : (to, from)
    let (top, bottom) = (a.y.native, b.y.native)
    guard top < bottom, bottom > Double(strip.y), top < Double(strip.maxY) else { return }
    let slope = (b.x.native - a.x.native) / (bottom - top)
    let width = strip.width + 2
    let end = min(strip.maxY, Self.floor(bottom) + 1)
    var row = max(strip.y, Self.floor(top))
    while row < end {
      let (y0, y1) = (max(top, Double(row)), min(bottom, Double(row + 1)))
      let (x0, x1) = (a.x.native + (y0 - top) * slope, a.x.native + (y1 - top) * slope)
      // Heights are differences of rounded places, so that those of a closed outline cancel.
      let height = Int32((y1 - Double(row)) * 65_536) - Int32((y0 - Double(row)) * 65_536)
      let cells = cells + (row - strip.y) * width
      if x0 <= x1 {
        Self.add(isDown ? height : -height, x0, x1, left: strip.x, cells, width - 2)
      } else {
        Self.add(isDown ? height : -height, x1, x0, left: strip.x, cells, width - 2)
      }
      row += 1
    }
  }

  /// Adds a piece of an edge within one row, from `x0` to `x1`, to a row of `count` pixels the first of which is at `left`.
  @inline(__always)
  private static func add(_ height: Int32, _ x0: Double, _ x1: Double, left: Int, _ cells: UnsafeMutablePointer<Int32>, _ count: Int) {
    let first = floor(x0), place = first - left, start = Double(first)
    // What lies to the left of the row covers all of it.
    func put(_ index: Int, _ value: Int32) { if index <= count { cells[max(index, 0)] &+= value } }
    if x1 <= start + 1 {
      let covered = Int32(Double(height) * (1 - ((x0 + x1) / 2 - start)))
      put(place, covered)
      put(place + 1, height - covered)
      return
    }
    // How much of the height has been passed grows evenly from x0 to x1; a pixel is covered by its mean within it.
    let rate = 1 / (x1 - x0), last = floor(x1)
    var before = Int32(0)
    for index in first...last {
      let (from, to) = (max(x0, Double(index)), min(x1, Double(index + 1)))
      let passed = ((from - x0) + (to - x0)) / 2 * rate * (to - from) + (Double(index + 1) - to)
      let covered = Int32(Double(height) * passed)
      put(index - left, covered - before)
      before = covered
    }
    put(last + 1 - left, height - before)
  }

  private static func floor(_ value: Double) -> Int {
    let whole = Int(value)
    return Double(whole) > value ? whole - 1 : whole
  }

  // MARK: - Pixels

  /// Whether the next eight differences are 0.
  @inline(__always) private static func areZero(_ cells: UnsafeMutablePointer<Int32>) -> Bool {
    let two = UnsafeRawPointer(cells)
    func load(_ index: Int) -> UInt64 { two.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self) }
    return load(0) | load(1) | load(2) | load(3) == 0
  }

  /// Lays a colour over a row, and clears the row's differences.
  private static func paint(
    _ cells: UnsafeMutablePointer<Int32>, count: Int, _ color: UInt32, _ pixels: UnsafeMutablePointer<UInt32>
  ) {
    let isOpaque = color >> 24 == 255
    var sum: Int32 = 0, index = 0
    while index < count {
      sum &+= cells[index]
      cells[index] = 0
      var end = index + 1
      // Pixels between two edges are covered alike.
      while end + 8 <= count, areZero(cells + end) { end += 8 }
      while end < count, cells[end] == 0 { end += 1 }
      let covered = UInt32(min(sum < 0 ? 0 &- sum : sum, whole))
      let level = (covered * 255 + 32_768) >> 16
      if level == 255, isOpaque {
        (pixels + index).update(repeating: color, count: end - index)
      } else if level > 0 {
        let part = Pixel.scaled(color, by: level), rest = 255 - part >> 24
        for pixel in index..<end { pixels[pixel] = part + Pixel.scaled(pixels[pixel], by: rest) }
      }
      index = end
    }
    cells[count] = 0
    cells[count + 1] = 0
  }
}

extension PathStorage {
  /// Whether the path is a single outline with a straight line that runs along neither axis.
  fileprivate var hasSlantedLine: Bool {
    guard verbs.first == .move else { return false }
    // A line is slanted when its ends differ by this much both ways.
    let least: CGFloat = 1 / 64
    var found = false, next = 1, last = points[0]
    for index in 1..<max(verbs.count, 1) {
      let verb = verbs[index]
      if verb == .move || verb == .close && index < verbs.count - 1 { return false }
      next += verb.pointCount
      let end = verb == .close ? start : points[next - 1]
      if verb == .line || verb == .close { found = found || abs(end.x - last.x) > least && abs(end.y - last.y) > least }
      last = end
    }
    // A path that is left open is closed by a line too.
    return found || abs(start.x - last.x) > least && abs(start.y - last.y) > least
  }

  /// The pixels that the path fills where it is a rectangle of whole ones; nil where it is not.
  var wholePixels: PixelArea? {
    guard verbs.count == 5 || verbs.count == 4, points.count == 4, verbs[0] == .move, verbs[1...3].allSatisfy({ $0 == .line })
    else { return nil }
    let (a, b, c, d) = (points[0], points[1], points[2], points[3])
    guard a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x || a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y else {
      return nil
    }
    let box = CGRect(x: min(a.x, c.x), y: min(a.y, c.y), width: abs(c.x - a.x), height: abs(c.y - a.y))
    guard box.minX == box.minX.rounded(), box.minY == box.minY.rounded(), box.maxX == box.maxX.rounded(),
      box.maxY == box.maxY.rounded()
    else { return nil }
    return PixelArea(around: box)
  }
}
