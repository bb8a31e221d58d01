/// A rectangle of whole pixels, y up.
struct Area: Hashable, Sendable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  var maxX: Int { x + width }
  var maxY: Int { y + height }
  var isEmpty: Bool { width <= 0 || height <= 0 }
  /// The number of pixels.
  var count: Int { isEmpty ? 0 : width * height }
  var rows: Range<Int> { y..<max(y, maxY) }
  var columns: Range<Int> { x..<max(x, maxX) }
  var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

  /// An empty area.
  static let none = Area(x: 0, y: 0, width: 0, height: 0)

  /// The limit of coordinates; an image that extends beyond it counts as infinite.
  static let limit = 1 << 28

  init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  init(_ columns: Range<Int>, _ rows: Range<Int>) {
    self.init(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
  }

  /// Creates the area of the pixels that a rectangle touches, empty if the rectangle is empty or contains
  /// NaN.
  init(covering rect: CGRect) {
    self.init(minX: rect.minX, minY: rect.minY, maxX: rect.maxX, maxY: rect.maxY)
  }

  /// Creates the area of the pixels that an interval touches on each axis. A thousandth of a pixel does not
  /// count, so that rounding errors add no rows.
  init(minX: CGFloat, minY: CGFloat, maxX: CGFloat, maxY: CGFloat) {
    guard minX < maxX, minY < maxY else {
      self = .none
      return
    }
    func whole(_ value: CGFloat) -> Int { Int(min(max(value, -CGFloat(Self.limit)), CGFloat(Self.limit))) }
    let (left, low) = (whole((minX + 0.001).rounded(.down)), whole((minY + 0.001).rounded(.down)))
    let (right, high) = (whole((maxX - 0.001).rounded(.up)), whole((maxY - 0.001).rounded(.up)))
    self.init(x: left, y: low, width: right - left, height: high - low)
  }

  func intersection(_ other: Area) -> Area {
    let (left, low) = (max(x, other.x), max(y, other.y))
    let part = Area(x: left, y: low, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - low)
    return part.isEmpty ? .none : part
  }

  func contains(_ other: Area) -> Bool { intersection(other) == other }

  func outset(_ dx: Int, _ dy: Int) -> Area {
    Area(x: x - dx, y: y - dy, width: width + 2 * dx, height: height + 2 * dy)
  }

  /// Returns the area divided into squares of at most `side` pixels, row by row.
  func pieces(_ side: Int) -> [Area] {
    stride(from: y, to: maxY, by: side).flatMap { low in
      stride(from: x, to: maxX, by: side).map { left in
        Area(x: left, y: low, width: min(side, maxX - left), height: min(side, maxY - low))
      }
    }
  }
}

extension CGRect {
  /// The rectangle grown to whole pixels; unchanged if it is infinite, null if it is null or has no area or
  /// if a component is not a number.
  var wholePixels: CGRect {
    if isUnbounded { return .infinite }
    let area = Area(covering: self)
    return area.isEmpty ? .null : area.rect
  }

  /// A Boolean value that indicates whether the rectangle extends beyond the limit of coordinates.
  var isUnbounded: Bool { width >= CGFloat(Area.limit) || height >= CGFloat(Area.limit) }

  /// Returns the intersection of two rectangles; null if there is none.
  func common(_ other: CGRect) -> CGRect {
    isUnbounded && !hasNaN && other.isUnbounded ? other : overlap(other) ?? .null
  }

  /// Returns the smallest rectangle that contains both rectangles.
  func joined(_ other: CGRect) -> CGRect {
    if isUnbounded || other.isUnbounded { return .infinite }
    if isNull || isEmpty { return other }
    if other.isNull || other.isEmpty { return self }
    let (left, low) = (Swift.min(minX, other.minX), Swift.min(minY, other.minY))
    return CGRect(
      x: left, y: low, width: Swift.max(maxX, other.maxX) - left, height: Swift.max(maxY, other.maxY) - low)
  }

  /// Returns the rectangle grown by an amount on every side.
  func grown(_ dx: CGFloat, _ dy: CGFloat) -> CGRect {
    isUnbounded || isNull
      ? self : CGRect(x: minX - dx, y: minY - dy, width: width + 2 * dx, height: height + 2 * dy)
  }
}
