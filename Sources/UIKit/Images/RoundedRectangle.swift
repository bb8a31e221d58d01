internal import CoreGraphics
internal import Foundation

/// A rectangle some of whose corners are rounded with a continuous curvature, as UIKit rounds them since
/// iOS 7.
///
/// A corner of radius r begins 1.528665 r before the edge's end and consists of three cubic curves. Where
/// the shorter side is below 2 · 1.528665 r, iOS gives up the continuous corner and rounds with half the
/// shorter side. Source of the numbers: the curve that iOS returns, as published by PaintCode ("Rounding
/// corners of UIBezierPath", 2013), and reports of the jump at that ratio on Apple's developer forums
/// (thread 789134).
struct RoundedRectangle {
  var rect: CGRect
  var radius: CGFloat
  var corners: UIRectCorner

  /// How much of an edge a corner of radius 1 takes.
  static let reach: CGFloat = 1.528665

  /// The points of a corner of radius 1, as distances from the corner along the edge one comes from (first)
  /// and the edge one goes to (second).
  private static let curve: [(CGFloat, CGFloat)] = [
    (1.088493, 0), (0.868407, 0), (0.631494, 0.074911),
    (0.372824, 0.169060), (0.169060, 0.372824), (0.074911, 0.631494),
    (0, 0.868407), (0, 1.088493), (0, 1.528665),
  ]

  /// Adds the outline to a path, clockwise from the top edge.
  func add(to path: CGMutablePath) {
    let box = rect.standardized
    let shorter = min(box.width, box.height)
    guard radius > 0, shorter > 0 else { return path.addRect(rect) }
    let isContinuous = 2 * RoundedRectangle.reach * radius <= shorter
    let r = isContinuous ? radius : shorter / 2
    let start = isContinuous ? RoundedRectangle.reach * r : r

    // Each corner: where it is, and the directions of the edge one comes along and the edge one goes along.
    let turns: [(UIRectCorner, CGPoint, from: CGVector, to: CGVector)] = [
      (.topRight, CGPoint(x: box.maxX, y: box.minY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1)),
      (.bottomRight, CGPoint(x: box.maxX, y: box.maxY), CGVector(dx: 0, dy: 1), CGVector(dx: -1, dy: 0)),
      (.bottomLeft, CGPoint(x: box.minX, y: box.maxY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: -1)),
      (.topLeft, CGPoint(x: box.minX, y: box.minY), CGVector(dx: 0, dy: -1), CGVector(dx: 1, dy: 0)),
    ]
    path.move(to: CGPoint(x: box.minX + (corners.contains(.topLeft) ? start : 0), y: box.minY))
    for (corner, tip, from, to) in turns {
      func point(_ back: CGFloat, _ ahead: CGFloat) -> CGPoint {
        CGPoint(x: tip.x - back * from.dx + ahead * to.dx, y: tip.y - back * from.dy + ahead * to.dy)
      }
      guard corners.contains(corner) else {
        path.addLine(to: tip)
        continue
      }
      path.addLine(to: point(start, 0))
      if isContinuous {
        let p = RoundedRectangle.curve.map { point($0.0 * r, $0.1 * r) }
        for i in stride(from: 0, to: 9, by: 3) {
          path.addCurve(to: p[i + 2], control1: p[i], control2: p[i + 1])
        }
      } else {
        // The cubic that comes nearest to a quarter of a circle.
        let k = r * (1 - 0.5522847498)
        path.addCurve(to: point(0, r), control1: point(k, 0), control2: point(0, k))
      }
    }
    path.closeSubpath()
  }
}
