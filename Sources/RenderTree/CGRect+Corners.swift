package import CoreGraphics

extension CGRect {
  /// The corners in the order min x min y, max x min y, max x max y, min x max y.
  package var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
      CGPoint(x: minX, y: maxY),
    ]
  }

  /// Creates the smallest upright rectangle that contains some points, at least one.
  package init(around points: [CGPoint]) {
    let xs = points.map(\.x), ys = points.map(\.y)
    let (x, y) = (xs.min() ?? 0, ys.min() ?? 0)
    self.init(x: x, y: y, width: (xs.max() ?? 0) - x, height: (ys.max() ?? 0) - y)
  }
}
