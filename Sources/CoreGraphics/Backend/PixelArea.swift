/// A rectangle of whole pixels. It is empty if a side is not positive.
package struct PixelArea: Sendable, Hashable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// Creates the area of pixels that a rectangle touches. Empty for a null rectangle or one with a NaN. Edges
  /// are clamped to ±2²².
  package init(around rect: CGRect) {
    let (left, top) = (rect.minX.rounded(.down), rect.minY.rounded(.down))
    let (right, bottom) = (rect.maxX.rounded(.up), rect.maxY.rounded(.up))
    guard left <= right, top <= bottom else {
      self.init(x: 0, y: 0, width: 0, height: 0)
      return
    }
    func whole(_ value: CGFloat) -> Int {
      Int(min(max(value, -CairoBackend.reach), CairoBackend.reach))
    }
    self.init(
      x: whole(left), y: whole(top), width: whole(right) - whole(left), height: whole(bottom) - whole(top))
  }

  package var isEmpty: Bool { width <= 0 || height <= 0 }
  package var maxX: Int { x + width }
  package var maxY: Int { y + height }
  /// The number of pixels.
  package var count: Int { isEmpty ? 0 : width * height }

  package func intersection(_ other: PixelArea) -> PixelArea {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return PixelArea(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }

  package func union(_ other: PixelArea) -> PixelArea {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelArea(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Returns a Boolean value that indicates whether every pixel of another area is in this one. `true` if the
  /// other is empty.
  package func contains(_ other: PixelArea) -> Bool {
    other.isEmpty || x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY
  }

  package func intersects(_ other: PixelArea) -> Bool { !intersection(other).isEmpty }

  /// Returns the rest of the area outside a part that lies in it: four areas above, below, left and right of
  /// the part, some of them possibly empty.
  package func without(_ part: PixelArea) -> InlineArray<4, PixelArea> {
    [
      PixelArea(x: x, y: y, width: width, height: part.y - y),
      PixelArea(x: x, y: part.maxY, width: width, height: maxY - part.maxY),
      PixelArea(x: x, y: part.y, width: part.x - x, height: part.height),
      PixelArea(x: part.maxX, y: part.y, width: maxX - part.maxX, height: part.height),
    ]
  }

  package func insetBy(_ amount: Int) -> PixelArea {
    PixelArea(x: x + amount, y: y + amount, width: width - 2 * amount, height: height - 2 * amount)
  }

  /// Returns the area extended to the left and upwards until its first pixel's coordinates are multiples of a
  /// number.
  func aligned(to step: Int) -> PixelArea {
    func below(_ value: Int) -> Int { value - ((value % step) + step) % step }
    let (left, top) = (below(x), below(y))
    return PixelArea(x: left, y: top, width: maxX - left, height: maxY - top)
  }

  package func offsetBy(_ dx: Int, _ dy: Int) -> PixelArea {
    PixelArea(x: x + dx, y: y + dy, width: width, height: height)
  }
}
