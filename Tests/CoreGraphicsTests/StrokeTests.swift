import Foundation
import TestSupport
import Testing

@testable import CoreGraphics

/// Returns the rows, from the top, of a picture painted in black, 20 × 20 pixels by default. `#` marks a
/// pixel that is covered by more than half.
private func covered(width: Int = 20, height: Int = 20, _ draw: (CGContext) -> Void) throws -> [String] {
  let context = try #require(CGContext(pixelsWide: width, pixelsHigh: height, flipped: true))
  draw(context)
  return context.withPixels { pixels, stride in
    (0..<height).map { y in String((0..<width).map { pixels[y * stride + $0] >> 24 > 127 ? "#" : "." }) }
  }
}

/// A stroke is the union of its segments, joins and caps: no part of a corner extends beyond the end of a
/// line shorter than half a width (PDF 32000, 8.4.3).
@Test func aShortLineBeforeACornerEndsWhereItBegins() throws {
  let rows = try covered { context in
    context.setLineWidth(8)
    context.move(to: CGPoint(x: 12, y: 6))
    context.addLine(to: CGPoint(x: 14, y: 6))
    context.addLine(to: CGPoint(x: 14, y: 14))
    context.strokePath()
  }
  #expect(rows[1] == "....................")
  #expect(rows[2] == "............######..")
  #expect(rows[5] == "............######..")
  #expect(rows[6] == "..........########..")
  #expect(rows[13] == "..........########..")
}

/// A pattern that ends exactly where a line ends has no further dash there, and so no cap.
@Test func noDashBeginsWhereALineEnds() throws {
  let rows = try covered { context in
    context.setLineWidth(2)
    context.setLineCap(.square)
    context.setLineDash(phase: 0, lengths: [2, 6])
    context.move(to: CGPoint(x: 2, y: 10))
    context.addLine(to: CGPoint(x: 18, y: 10))
    context.strokePath()
  }
  #expect(rows[9] == ".####....####.......")
}

/// Dashes without a length are squares where the caps are, along the line: one upright, one at 45°; so they
/// are in the outline of the stroke.
@Test(arguments: [false, true])
func squareCapsOfDashesWithoutALengthLieAlongTheLine(asOutline: Bool) throws {
  let rows = try covered { context in
    func stroke() {
      if asOutline { context.replacePathWithStrokedPath() }
      asOutline ? context.fillPath() : context.strokePath()
    }
    context.setLineWidth(4)
    context.setLineCap(.square)
    context.setLineDash(phase: 0, lengths: [0, 8])
    context.move(to: CGPoint(x: 4, y: 4))
    context.addLine(to: CGPoint(x: 14, y: 4))
    stroke()
    context.setLineWidth(8)
    context.move(to: CGPoint(x: 10, y: 14))
    context.addLine(to: CGPoint(x: 14, y: 18))
    stroke()
  }
  #expect(rows[3] == "..####....####......")
  // The corner of a square that stands on it, 5.7 above its middle.
  #expect(rows[9].contains("#") && !rows[9].contains("####") && rows[13].contains("#########"))
}

/// A closed path that a single dash covers completely is joined at its start.
@Test func aDashAroundAClosedPathIsJoined() throws {
  let rows = try covered { context in
    context.setLineWidth(4)
    context.setLineDash(phase: 0, lengths: [100, 5])
    context.addRect(CGRect(x: 4, y: 4, width: 10, height: 10))
    context.strokePath()
  }
  #expect(rows[2] == "..##############....")
}

/// A gradient of the unit square, stretched over a thousand pixels, is as exact as one
/// between the pixels themselves.
@Test func aStretchedGradientIsExact() throws {
  let locations: [CGFloat] = [0, 0.9, 0.93, 1]
  let colors = [CGColor.black, .black, .white, .white]
  let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: locations))
  for slope in [0, 0.3] {
    let context = try #require(CGContext(pixelsWide: 1000, pixelsHigh: 300, flipped: true))
    context.scaleBy(x: 1000, y: 300)
    context.drawLinearGradient(
      gradient, start: .zero, end: CGPoint(x: 1, y: slope),
      options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    for y in [0, 150, 299] {
      for x in stride(from: 0, to: 1000, by: 7) {
        let (u, v) = ((Double(x) + 0.5) / 1000, (Double(y) + 0.5) / 300)
        let along = (u + v * slope) / (1 + slope * slope)
        let expected = min(max((along - 0.9) / 0.03, 0), 1) * 255
        let found = context.withPixels { Double($0[y * $1 + x] & 255) }
        #expect(abs(found - expected) <= 1.5, "slope \(slope), pixel \(x), \(y)")
      }
    }
  }
}

/// A ring of a radial gradient that is stretched to an ellipse lies at the computed place, far from its
/// center.
@Test func aStretchedRadialGradientIsExact() throws {
  let gradient = try #require(
    CGGradient(colorsSpace: nil, colors: [CGColor.black, .black, .white], locations: [0, 0.95, 1]))
  let context = try #require(CGContext(pixelsWide: 1000, pixelsHigh: 400, flipped: true))
  context.translateBy(x: 0, y: 200)
  context.scaleBy(x: 1000, y: 200)
  context.drawRadialGradient(
    gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1,
    options: .drawsAfterEndLocation)
  for x in 900..<1000 {
    let expected = min(max((hypot((Double(x) + 0.5) / 1000, 0.5 / 200) - 0.95) / 0.05, 0), 1) * 255
    let found = context.withPixels { Double($0[200 * $1 + x] & 255) }
    #expect(abs(found - expected) <= 1.5, "pixel \(x)")
  }
}

/// Curves that turn back within the width of the line keep both limbs and round ends, painted as a stroke, as
/// its outline and as a path's. The covered points are those within half a width of the curve.
@Test(arguments: [
  // A hairpin, a way out and back, one that folds twice, and one that turns in a loop of a fifth of a pixel.
  [(20, 30), (50, 30), (50, 30.5), (20, 31)], [(30, 30), (40, 30), (40, 30), (30, 30)],
  [(15, 30), (60, 30), (0, 30), (45, 30)], [(22, 22), (40, 38.2), (40.5, 38.4), (22, 23)],
]) func aCurveThatTurnsBackKeepsItsLimbs(_ numbers: [(Double, Double)]) throws {
  let points = numbers.map { CGPoint(x: $0.0, y: $0.1) }, width = 12.0
  let path = CGMutablePath()
  path.move(to: points[0])
  path.addCurve(to: points[3], control1: points[1], control2: points[2])
  let outline = path.copy(strokingWithWidth: width, lineCap: .round, lineJoin: .miter, miterLimit: 10)
  // The curve as points that lie closer than a fiftieth of a pixel.
  let curve = (0...4000).map { step -> CGPoint in
    let t = Double(step) / 4000, s = 1 - t
    let weights = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
    return CGPoint(
      x: zip(weights, points).reduce(0) { $0 + $1.0 * $1.1.x },
      y: zip(weights, points).reduce(0) { $0 + $1.0 * $1.1.y })
  }
  let pictures = try [
    { $0.strokePath() },
    {
      $0.replacePathWithStrokedPath(); $0.fillPath()
    },
    {
      $0.beginPath(); $0.addPath(outline); $0.fillPath()
    },
  ].map { (paint: (CGContext) -> Void) in
    let context = try #require(CGContext(pixelsWide: 60, pixelsHigh: 60, flipped: true))
    context.setLineWidth(width)
    context.setLineCap(.round)
    context.addPath(path)
    paint(context)
    return context
  }
  for y in 12..<50 {
    for x in 6..<56 {
      let distance = curve.lazy.map { hypot($0.x - Double(x) - 0.5, $0.y - Double(y) - 0.5) }.min()!
      // Pixels that the edge passes through are covered in part.
      guard abs(distance - width / 2) > 0.75 else { continue }
      let expected: UInt32 = distance < width / 2 ? 255 : 0
      for picture in pictures { #expect(picture.pixel(x, y) >> 24 == expected, "\(x), \(y)") }
    }
  }
}
