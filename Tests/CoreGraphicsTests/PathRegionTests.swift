import CoreGraphics
import Foundation
import TestSupport
import Testing

/// Tests of paths as regions: union, intersection and the other operations of iOS 16.
struct PathRegionTests {
  private static func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGPath {
    CGPath(rect: CGRect(x: x, y: y, width: width, height: height), transform: nil)
  }

  private static func area(_ path: CGPath) -> CGFloat {
    var (sum, last, start) = (CGFloat(0), CGPoint.zero, CGPoint.zero)
    path.flattened(threshold: 0.001).applyWithBlock { element in
      let point = element.pointee.points[0]
      switch element.pointee.type {
      case .moveToPoint: (last, start) = (point, point)
      case .closeSubpath: (sum, last) = (sum + last.x * start.y - start.x * last.y, start)
      default: (sum, last) = (sum + last.x * point.y - point.x * last.y, point)
      }
    }
    return sum / 2
  }

  private static func elements(_ path: CGPath) -> (subpaths: Int, lines: Int, curves: Int) {
    var result = (0, 0, 0)
    path.applyWithBlock { element in
      switch element.pointee.type {
      case .moveToPoint: result.0 += 1
      case .addLineToPoint: result.1 += 1
      case .addCurveToPoint: result.2 += 1
      default: break
      }
    }
    return result
  }

  @Test func twoRectangles() {
    let (a, b) = (Self.rect(0, 0, 10, 10), Self.rect(5, 5, 10, 10))
    #expect(abs(Self.area(a.union(b)) - 175) < 1e-6)
    #expect(abs(Self.area(a.intersection(b)) - 25) < 1e-6)
    #expect(abs(Self.area(a.subtracting(b)) - 75) < 1e-6)
    #expect(abs(Self.area(a.symmetricDifference(b)) - 150) < 1e-6)
    #expect(a.intersection(b).boundingBox == CGRect(x: 5, y: 5, width: 5, height: 5))
    #expect(Self.elements(a.union(b)) == (1, 7, 0), "eight corners")
    #expect(a.intersects(b))
    #expect(!a.intersects(Self.rect(20, 0, 5, 5)))
    #expect(!a.intersects(Self.rect(10, 0, 5, 10)), "a common edge is no common area")
  }

  @Test func commonEdgesVanish() {
    let whole = Self.rect(0, 0, 10, 10).union(Self.rect(10, 0, 10, 10))
    #expect(whole.boundingBox == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(abs(Self.area(whole) - 200) < 1e-6)
    #expect(Self.elements(whole).subpaths == 1)
    let same = Self.rect(0, 0, 10, 10)
    #expect(same.subtracting(same).isEmpty)
    #expect(same.symmetricDifference(same).isEmpty)
    #expect(abs(Self.area(same.union(same)) - 100) < 1e-6)
  }

  @Test func curvesStayCurves() {
    let a = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
    let b = CGPath(ellipseIn: CGRect(x: 50, y: 0, width: 100, height: 100), transform: nil)
    // Two circles of radius 50 whose centres are 50 apart: the lens is 2r²·acos(d/2r) − d/2·√(4r² − d²).
    let lens = 2 * 2500 * acos(0.5) - 25 * (4 * 2500.0 - 2500).squareRoot()
    #expect(abs(Self.area(a.intersection(b)) - lens) < 2.5, "circles are drawn by four cubics")
    #expect(abs(Self.area(a.union(b)) - (2 * Self.area(a) - Self.area(a.intersection(b)))) < 0.5)
    let union = Self.elements(a.union(b))
    #expect(union.subpaths == 1, "\(union)")
    #expect(union.lines == 0, "\(union)")
    #expect(union.curves <= 10, "\(union)")
  }

  @Test func holesAndComponents() {
    let ring = Self.rect(0, 0, 30, 30).subtracting(Self.rect(10, 10, 10, 10))
    #expect(Self.elements(ring).subpaths == 2)
    #expect(abs(Self.area(ring) - 800) < 1e-6)
    #expect(!ring.contains(CGPoint(x: 15, y: 15)))
    #expect(!ring.contains(CGPoint(x: 15, y: 15), using: .evenOdd))
    let both = CGMutablePath()
    both.addPath(ring)
    both.addPath(Self.rect(100, 0, 5, 5))
    both.addPath(Self.rect(12, 12, 2, 2))
    let parts = both.componentsSeparated(using: .evenOdd)
    #expect(parts.map { (Self.area($0) * 10).rounded() / 10 }.sorted() == [4, 25, 800])
  }

  @Test func windingRulesDiffer() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 2, y: 2, width: 4, height: 4))
    #expect(abs(Self.area(path.normalized(using: .winding)) - 100) < 1e-6)
    #expect(abs(Self.area(path.normalized(using: .evenOdd)) - 84) < 1e-6)
    let bow = CGMutablePath()
    bow.addLines(between: [
      CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10),
    ])
    bow.closeSubpath()
    #expect(abs(Self.area(bow.normalized()) - 50) < 1e-6)
    #expect(Self.elements(bow.normalized()).subpaths == 2)
  }

  /// A five-pointed star drawn with one line: its points are five parts that meet at corners.
  @Test func partsThatTouchAtCornersAreApart() {
    let star = CGMutablePath()
    star.addLines(
      between: (0..<5).map { point in
        let angle = CGFloat(point) * 4 * .pi / 5
        return CGPoint(x: 40 * cos(angle), y: 40 * sin(angle))
      })
    star.closeSubpath()
    let points = star.normalized(using: .evenOdd)
    #expect(Self.elements(points) == (5, 10, 0))
    #expect(points.componentsSeparated().count == 5)
    #expect(Self.elements(star.normalized(using: .winding)) == (1, 9, 0))
  }

  @Test func linesAreCutByRegions() {
    let line = CGMutablePath()
    line.move(to: CGPoint(x: -5, y: 5))
    line.addLine(to: CGPoint(x: 15, y: 5))
    let square = Self.rect(0, 0, 10, 10)
    #expect(line.lineIntersection(square).boundingBox == CGRect(x: 0, y: 5, width: 10, height: 0))
    let outside = line.lineSubtracting(square)
    #expect(Self.elements(outside).subpaths == 2)
    #expect(outside.boundingBox == CGRect(x: -5, y: 5, width: 20, height: 0))
    let circle = CGPath(ellipseIn: CGRect(x: -5, y: -5, width: 10, height: 10), transform: nil)
    let arc = circle.lineIntersection(square)
    #expect(Self.elements(arc) == (1, 0, 1))
    #expect(
      arc.boundingBoxOfPath.insetBy(dx: -0.001, dy: -0.001).contains(
        CGRect(x: 0, y: 0, width: 5, height: 5)))
  }

  /// Returns a random path of lines and curves in a box of 100.
  private static func path(_ random: inout SeededRandom) -> CGPath {
    let path = CGMutablePath()
    func point() -> CGPoint {
      // On whole numbers now and then, so that points and edges coincide.
      let isWhole = Bool.random(using: &random)
      let (x, y) = (CGFloat.random(in: 0...100, using: &random), CGFloat.random(in: 0...100, using: &random))
      return isWhole ? CGPoint(x: (x / 10).rounded() * 10, y: (y / 10).rounded() * 10) : CGPoint(x: x, y: y)
    }
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      switch Int.random(in: 0...3, using: &random) {
      case 0:
        let (a, b) = (point(), point())
        path.addRect(CGRect(x: a.x, y: a.y, width: b.x - a.x, height: b.y - a.y))
      case 1:
        let (a, b) = (point(), point())
        path.addEllipse(in: CGRect(x: a.x, y: a.y, width: b.x - a.x, height: b.y - a.y))
      default:
        path.move(to: point())
        for _ in 0..<Int.random(in: 2...6, using: &random) {
          switch Int.random(in: 0...2, using: &random) {
          case 0: path.addLine(to: point())
          case 1: path.addQuadCurve(to: point(), control: point())
          default: path.addCurve(to: point(), control1: point(), control2: point())
          }
        }
        if Bool.random(using: &random) { path.closeSubpath() }
      }
    }
    return path
  }

  @Test(arguments: [CGPathFillRule.winding, .evenOdd]) func containedPointsFollowTheRegionOperation(
    rule: CGPathFillRule
  ) {
    var random = SeededRandom("PathRegionTests")
    var (wrong, checked) = (0, 0)
    for number in 0..<60 {
      let (a, b) = (Self.path(&random), Self.path(&random))
      let results: [(CGPath, (Bool, Bool) -> Bool)] = [
        (a.union(b, using: rule), { $0 || $1 }), (a.intersection(b, using: rule), { $0 && $1 }),
        (a.subtracting(b, using: rule), { $0 && !$1 }), (a.symmetricDifference(b, using: rule), { $0 != $1 }),
      ]
      for _ in 0..<40 {
        let point = CGPoint(
          x: CGFloat.random(in: 0...100, using: &random), y: CGFloat.random(in: 0...100, using: &random))
        // Points next to an edge may be on either side.
        let corners = [(-0.02, -0.02), (0.02, -0.02), (-0.02, 0.02), (0.02, 0.02)].map {
          CGPoint(x: point.x + $0.0, y: point.y + $0.1)
        }
        let (inA, inB) = (a.contains(point, using: rule), b.contains(point, using: rule))
        guard corners.allSatisfy({ a.contains($0, using: rule) == inA && b.contains($0, using: rule) == inB })
        else { continue }
        for (result, keep) in results {
          checked += 1
          for filling in [CGPathFillRule.winding, .evenOdd]
          where result.contains(point, using: filling) != keep(inA, inB) {
            wrong += 1
            if wrong < 5 { Issue.record("pair \(number) at \(point): \(inA) \(inB)") }
          }
        }
      }
    }
    #expect(wrong == 0, "\(wrong) of \(checked)")
    #expect(checked > 4000, "\(wrong) of \(checked)")
  }

  @Test func badPathsGiveEmptyOnes() {
    let square = Self.rect(0, 0, 10, 10)
    let bad = CGMutablePath()
    bad.addRect(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10))
    bad.addRect(CGRect(x: 0, y: CGFloat.nan, width: 3, height: 10))
    #expect(abs(Self.area(square.union(bad)) - 100) < 1e-6)
    #expect(CGMutablePath().union(CGMutablePath()).isEmpty)
    #expect(square.intersection(CGMutablePath()).isEmpty)
    let huge = square.union(Self.rect(-1e9, -1e9, 2e9, 2e9))
    #expect(huge.boundingBox == CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9))
    let lines = CGMutablePath()
    lines.addLines(between: [.zero, CGPoint(x: 5, y: 5)])
    #expect(lines.normalized().isEmpty, "a line has no inside")
  }
}
