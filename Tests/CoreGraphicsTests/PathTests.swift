import Foundation
import TestSupport
import Testing

@testable import CoreGraphics

/// Returns a random closed path of lines and curves inside 0…100.
private func randomPath(_ random: inout SeededRandom) -> CGMutablePath {
  let path = CGMutablePath()
  func point() -> CGPoint { CGPoint(x: random.number(0...100), y: random.number(0...100)) }
  for _ in 0..<2 {
    path.move(to: point())
    for _ in 0..<4 {
      switch random.next() % 3 {
      case 0: path.addLine(to: point())
      case 1: path.addQuadCurve(to: point(), control: point())
      default: path.addCurve(to: point(), control1: point(), control2: point())
      }
    }
    path.closeSubpath()
  }
  return path
}

/// Returns the opacity of each pixel of a 100 × 100 bitmap.
private func coverage(_ draw: (CGContext) -> Void) throws -> [UInt32] {
  let context = try #require(CGContext(pixelsWide: 100, pixelsHigh: 100))
  draw(context)
  return context.withPixels { pixels, _ in pixels.map { $0 >> 24 } }
}

@Test func containsAgreesWithTheFilledPixels() throws {
  var random = SeededRandom(seed: 3)
  for _ in 0..<6 {
    let path = randomPath(&random)
    for rule in [CGPathFillRule.winding, .evenOdd] {
      let painted = try coverage {
        $0.addPath(path)
        $0.fillPath(using: rule)
      }
      for y in stride(from: 1, to: 99, by: 3) {
        for x in stride(from: 1, to: 99, by: 3) where painted[y * 100 + x] == 0 || painted[y * 100 + x] == 255
        {
          let inside = path.contains(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5), using: rule)
          #expect(inside == (painted[y * 100 + x] == 255), "at \(x), \(y) of \(path)")
        }
      }
    }
  }
}

/// Covers an expectation of the tests of a public package (CollectionViewSlantedLayout, masks of slanted
/// cells), which hold on an iPhone.
@Test func pointsOnThePathsLinesAreInside() {
  let path = CGMutablePath()
  let corners: [(CGFloat, CGFloat)] = [(0, 50), (200, 0), (200, 150), (0, 200)]
  path.addLines(between: corners.map(CGPoint.init(x:y:)))
  path.closeSubpath()
  for (x, y) in [(200, 0), (200, 150), (0, 200), (0, 50), (0, 100), (200, 75)] {
    #expect(path.contains(CGPoint(x: x, y: y)), "\(x), \(y)")
  }
  for (x, y) in [(0, 0), (199, 0), (200, 151), (200, 200), (1, 200), (0, 49)] {
    #expect(!path.contains(CGPoint(x: x, y: y)), "\(x), \(y)")
  }
}

@Test func pointsOnALineWithoutAnAreaAreOutside() {
  let line = CGMutablePath()
  line.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 20)])
  #expect(!line.contains(CGPoint(x: 10, y: 10)))
  #expect(!line.contains(CGPoint(x: 5, y: 5)))
  line.addLine(to: CGPoint(x: 20, y: 0))
  #expect(line.contains(CGPoint(x: 5, y: 5)))
}

@Test func boundingBoxOfPathEqualsTheFilledArea() throws {
  var random = SeededRandom(seed: 4)
  for _ in 0..<50 {
    let path = randomPath(&random)
    let tight = path.boundingBoxOfPath
    let loose = path.boundingBox
    #expect(loose.minX <= tight.minX)
    #expect(loose.minY <= tight.minY)
    #expect(loose.maxX >= tight.maxX - 1e-9)
    #expect(loose.maxY >= tight.maxY - 1e-9)
    let flat = path.flattened(threshold: 0.001).boundingBox
    for (a, b) in [
      (tight.minX, flat.minX), (tight.maxX, flat.maxX), (tight.minY, flat.minY), (tight.maxY, flat.maxY),
    ] {
      #expect(abs(a - b) < 0.01)
    }
  }
}

@Test(arguments: [CGLineCap.butt, .round, .square], [CGLineJoin.miter, .round, .bevel])
func filledStrokedPathEqualsStrokedPath(cap: CGLineCap, join: CGLineJoin) throws {
  let path = CGMutablePath()
  path.addLines(between: [
    CGPoint(x: 15, y: 15), CGPoint(x: 60, y: 20), CGPoint(x: 20, y: 45), CGPoint(x: 25, y: 80),
  ])
  path.move(to: CGPoint(x: 45, y: 60))
  path.addCurve(to: CGPoint(x: 85, y: 80), control1: CGPoint(x: 55, y: 50), control2: CGPoint(x: 75, y: 85))
  path.addRect(CGRect(x: 70, y: 15, width: 15, height: 20))
  for dashes in [[], [12.0, 9]] as [[CGFloat]] {
    let stroked = try coverage {
      $0.setLineWidth(8)
      $0.setLineCap(cap)
      $0.setLineJoin(join)
      $0.setMiterLimit(4)
      $0.setLineDash(phase: 3, lengths: dashes)
      $0.addPath(path)
      $0.strokePath()
    }
    let source = dashes.isEmpty ? path : path.copy(dashingWithPhase: 3, lengths: dashes)
    let outline = source.copy(strokingWithWidth: 8, lineCap: cap, lineJoin: join, miterLimit: 4)
    let filled = try coverage {
      $0.addPath(outline)
      $0.fillPath()
    }
    let apart = zip(stroked, filled).filter { abs(Int($0) - Int($1)) > 40 }.count
    #expect(apart <= 12, "\(apart) pixels differ with \(dashes)")
  }
}

@Test func trimmingKeepsShareOfLength() {
  let path = CGMutablePath()
  path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 30)])
  #expect(path.trimmed(from: 0.125, to: 0.5).description == "M 5.0 0.0 L 10.0 0.0 L 10.0 10.0")
  #expect(path.trimmed(from: 0.5, to: 0.5).isEmpty)
  #expect(path.trimmed(from: 0, to: 1) == path)
}

@Test func dashesAreCutAtTheirLengths() {
  let path = CGMutablePath()
  path.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
  #expect(
    path.copy(dashingWithPhase: 1, lengths: [2, 3]).description
      == "M 0.0 0.0 L 1.0 0.0 M 4.0 0.0 L 6.0 0.0 M 9.0 0.0 L 10.0 0.0")
  #expect(path.copy(dashingWithPhase: 0, lengths: [1e-9]) == path)
  // A dash that ends where the path begins is invisible, even its caps. A dash of zero length that begins
  // there is visible.
  #expect(
    path.copy(dashingWithPhase: 2, lengths: [2, 3]).description == "M 3.0 0.0 L 5.0 0.0 M 8.0 0.0 L 10.0 0.0")
  #expect(
    path.copy(dashingWithPhase: 0, lengths: [0, 6]).description == "M 0.0 0.0 L 0.0 0.0 M 6.0 0.0 L 6.0 0.0")
}

@Test func pathsReadBackFromJSON() throws {
  var random = SeededRandom(seed: 5)
  let path = randomPath(&random)
  let data = try JSONEncoder().encode([path as CGPath])
  #expect(try JSONDecoder().decode([CGPath].self, from: data) == [path])
  #expect(throws: (any Error).self) { try JSONDecoder().decode([CGPath].self, from: Data(#"["M 1"]"#.utf8)) }
}

@Test func segmentsWithoutAStartAndPointsWithoutANumberAreIgnored() {
  let path = CGMutablePath()
  path.addLine(to: CGPoint(x: 1, y: 1))
  path.addCurve(to: .zero, control1: .zero, control2: .zero)
  path.closeSubpath()
  #expect(path.isEmpty)
  #expect(path.boundingBox.isNull)
  #expect(path.currentPoint == .zero)
  path.move(to: .zero)
  path.addLine(to: CGPoint(x: CGFloat.nan, y: 0))
  #expect(path.description == "M 0.0 0.0")
}

@Test func aCopyDoesNotFollowItsOriginal() {
  let path = CGMutablePath()
  path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
  let frozen = path.copy()
  path.addLine(to: CGPoint(x: 5, y: 5))
  #expect(frozen != path)
  #expect(frozen == CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil))
  var rect = CGRect.zero
  #expect(frozen?.isRect(&rect) == true)
  #expect(rect == CGRect(x: 0, y: 0, width: 1, height: 1))
  #expect(!path.isRect(nil))
}

@Test func fullTurnsComeFullCircle() {
  for clockwise in [true, false] {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: clockwise)
    let box = path.boundingBoxOfPath
    #expect(abs(box.width - 20) < 0.01, "clockwise \(clockwise)")
    #expect(abs(box.height - 20) < 0.01, "clockwise \(clockwise)")
  }
}
