import CoreGraphics
import Foundation
import Testing
import UIKit

struct BezierPathTests {
  private func near(_ a: CGRect, _ b: CGRect, _ tolerance: CGFloat = 1e-4) -> Bool {
    abs(a.minX - b.minX) <= tolerance && abs(a.minY - b.minY) <= tolerance
      && abs(a.maxX - b.maxX) <= tolerance && abs(a.maxY - b.maxY) <= tolerance
  }

  @Test func anEmptyPathHasNoBounds() {
    let path = UIBezierPath()
    #expect(path.isEmpty)
    #expect(path.bounds.isNull)
    #expect(path.currentPoint == .zero)
    #expect(!path.contains(.zero))
    #expect((path.lineWidth, path.miterLimit, path.flatness) == (1, 10, 0.6))
  }

  @Test func pathsOfTheSameElementsAndAttributesAreEqual() {
    let a = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 3, height: 4)),
      b = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 3, height: 4))
    #expect(a == b)
    #expect(a.hash == b.hash)
    b.lineWidth = 2
    #expect(a != b)
    #expect(a != UIBezierPath(ovalIn: a.bounds))
  }

  @Test func shapesFillTheirRectangles() {
    let rect = CGRect(x: 10, y: 20, width: 60, height: 40)
    #expect(UIBezierPath(rect: rect).bounds == rect)
    #expect(near(UIBezierPath(ovalIn: rect).bounds, rect))
    #expect(near(UIBezierPath(roundedRect: rect, cornerRadius: 8).bounds, rect))
    #expect(near(UIBezierPath(roundedRect: rect, cornerRadius: 100).bounds, rect))
    let some = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 8, height: 3)
    )
    #expect(near(some.bounds, rect))
    #expect(some.contains(CGPoint(x: 69.5, y: 20.5)))
    #expect(!some.contains(CGPoint(x: 10.5, y: 20.5)))
    #expect(!some.contains(CGPoint(x: 69.5, y: 59.5)))
  }

  @Test func aRadiusOfZeroRoundsNothing() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(UIBezierPath(roundedRect: rect, cornerRadius: 0).contains(CGPoint(x: 0.01, y: 0.01)))
    #expect(UIBezierPath(roundedRect: .zero, cornerRadius: 5).bounds.size == .zero)
    #expect(UIBezierPath(roundedRect: rect, cornerRadius: .nan).contains(CGPoint(x: 0.01, y: 0.01)))
  }

  /// A continuous corner of radius r leaves the edge 1.528665 r before its end.
  @Test func cornersAreContinuousWhereThereIsRoom() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    let path = UIBezierPath(roundedRect: rect, cornerRadius: 10)
    var points: [CGPoint] = []
    path.cgPath.applyWithBlock { element in
      if element.pointee.type == .moveToPoint { points.append(element.pointee.points[0]) }
    }
    #expect(points == [CGPoint(x: 15.28665, y: 0)])
    // If the sides are too short, the corner is a circle: its diagonal point.
    let circle = UIBezierPath(roundedRect: rect, cornerRadius: 50)
    let edge = 50 - 50 / CGFloat(2).squareRoot()
    #expect(circle.contains(CGPoint(x: edge + 0.1, y: edge + 0.1)))
    #expect(!circle.contains(CGPoint(x: edge - 0.1, y: edge - 0.1)))
  }

  @Test func arcsTurnClockwiseWithYDown() {
    let path = UIBezierPath(
      arcCenter: CGPoint(x: 0, y: 0), radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(near(path.bounds, CGRect(x: 0, y: 0, width: 10, height: 10)))
    #expect(abs(path.currentPoint.x) < 1e-9)
    #expect(abs(path.currentPoint.y - 10) < 1e-9)
    let other = UIBezierPath(
      arcCenter: CGPoint(x: 0, y: 0), radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(near(other.bounds, CGRect(x: -10, y: -10, width: 20, height: 20)))
  }

  @Test func buildingTransformingAndAppending() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 10, y: 10), controlPoint: CGPoint(x: 20, y: 5))
    path.addCurve(
      to: CGPoint(x: 0, y: 10), controlPoint1: CGPoint(x: 8, y: 20), controlPoint2: CGPoint(x: 2, y: 20))
    path.close()
    #expect(near(path.bounds, CGRect(x: 0, y: 0, width: 15, height: 17.5)))
    path.apply(CGAffineTransform(scaleX: 2, y: 2))
    #expect(near(path.bounds, CGRect(x: 0, y: 0, width: 30, height: 35)))
    path.append(UIBezierPath(rect: CGRect(x: 100, y: 100, width: 1, height: 1)))
    #expect(path.bounds.maxX == 101)
    path.removeAllPoints()
    #expect(path.isEmpty)
  }

  @Test func theEvenOddRuleLeavesHoles() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
    #expect(path.contains(CGPoint(x: 15, y: 15)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 15, y: 15)))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
  }

  @Test func reversingTwiceIsTheSamePath() {
    let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 50, height: 40), cornerRadius: 6)
    path.lineWidth = 3
    let back = path.reversing()
    #expect(back.lineWidth == 3)
    #expect(near(back.bounds, path.bounds))
    #expect(near(back.reversing().bounds, path.bounds))
    // A hole by the winding rule appears when the inner path runs the other way.
    let ring = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    ring.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)).reversing())
    #expect(!ring.contains(CGPoint(x: 15, y: 15)))
  }

  @Test func copiesAndArchivesKeepAllProperties() throws {
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 9, height: 9))
    path.lineWidth = 4
    path.lineCapStyle = .round
    path.usesEvenOddFillRule = true
    path.setLineDash([3, 2], count: 2, phase: 1)
    let copy = try #require(path.copy() as? UIBezierPath)
    copy.addLine(to: CGPoint(x: 50, y: 50))
    #expect(path.bounds.maxX < 10)
    var (lengths, count, phase): ([CGFloat], Int, CGFloat) = ([0, 0], 0, 0)
    copy.getLineDash(&lengths, count: &count, phase: &phase)
    #expect(lengths == [3, 2])
    #expect(count == 2)
    #expect(phase == 1)
    let data = try NSKeyedArchiver.archivedData(withRootObject: path, requiringSecureCoding: true)
    let back = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIBezierPath.self, from: data))
    #expect(near(back.bounds, path.bounds))
    #expect(back.lineWidth == 4)
    #expect(back.lineCapStyle == .round)
    #expect(back.usesEvenOddFillRule)
    #expect(back == path)
  }

  /// The form is that of `test_addQuadCurve` and `test_asBezierPath` in honghaoz/ChouTiUI, which run on iOS.
  @Test func pathsArePrintedAsOnIOS() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 0))
    path.addQuadCurve(to: CGPoint(x: 1, y: 1), controlPoint: CGPoint(x: 0.5, y: 0))
    path.addCurve(
      to: CGPoint(x: 0, y: 1), controlPoint1: CGPoint(x: 1, y: 0.1), controlPoint2: CGPoint(x: 2, y: 3))
    path.close()
    let elements = """
      <MoveTo {1, 0}>,
       <QuadCurveTo {1, 1} - {0.5, 0}>,
       <CurveTo {0, 1} {1, 0.10000000000000001} {2, 3}>,
       <Close>
      """
    #expect(path.description.hasPrefix("<UIBezierPath: 0x"))
    #expect(path.description.hasSuffix("; " + elements))
  }

  @Test func drawingOutsideAContextDoesNothing() {
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).fill()
    UIColor.red.set()
    UIRectFill(.zero)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }
}
