import Foundation
import TestSupport
import Testing

@testable import CoreGraphics

/// Tests of the filling of slanted shapes by area coverage. The reference clips their outline to each pixel.
struct SlantedFillTests {
  private static let side = 48

  private func context() throws -> CGContext {
    try #require(CGContext(pixelsWide: Self.side, pixelsHigh: Self.side))
  }

  private func pixels(_ context: CGContext) -> [UInt32] {
    context.withPixels { pixels, stride in
      (0..<Self.side).flatMap { y in pixels[y * stride..<y * stride + Self.side] }
    }
  }

  /// Returns the area of a convex polygon within a pixel.
  private func area(of polygon: [CGPoint], x: Int, y: Int) -> Double {
    var inside = polygon
    // The distance of a point inside each of the pixel's sides.
    let sides: [(CGPoint) -> CGFloat] = [
      { $0.x - CGFloat(x) }, { CGFloat(x + 1) - $0.x }, { $0.y - CGFloat(y) }, { CGFloat(y + 1) - $0.y },
    ]
    for depth in sides {
      var kept: [CGPoint] = []
      for (index, a) in inside.enumerated() {
        let b = inside[(index + 1) % inside.count]
        let (p, q) = (depth(a), depth(b))
        if p >= 0 { kept.append(a) }
        if (p >= 0) != (q >= 0) {
          kept.append(CGPoint(x: a.x + (b.x - a.x) * p / (p - q), y: a.y + (b.y - a.y) * p / (p - q)))
        }
      }
      inside = kept
    }
    var twice = 0.0
    for (index, a) in inside.enumerated() {
      let b = inside[(index + 1) % inside.count]
      twice += a.x * b.y - b.x * a.y
    }
    return abs(twice) / 2
  }

  @Test func pixelsAreCoveredAsFarAsTheyLieInside() throws {
    var random = SeededRandom()
    for _ in 0..<60 {
      let corners = (0..<3).map { _ in random.point(-12...60) }
      let context = try context()
      context.setFillColor(.black)
      context.addLines(between: corners)
      context.fillPath()
      let wrong = pixels(context).enumerated().filter { index, pixel in
        abs(Double(pixel >> 24) - area(of: corners, x: index % Self.side, y: index / Self.side) * 255) >= 1.5
      }
      #expect(wrong.isEmpty, "\(corners)")
    }
  }

  /// Adds a rounded rectangle, turned.
  private func turned(_ random: inout SeededRandom, in context: CGContext) {
    context.translateBy(x: random.number(5...40), y: random.number(5...40))
    context.rotate(by: random.number(0.1...1.4))
    let size = CGSize(width: random.number(4...50), height: random.number(4...50))
    let radius = random.number(0...12)
    context.beginPath()
    context.addPath(
      RoundedRectangle(
        rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height),
        radius: radius
      ).path)
  }

  @Test func cairoCoversNearlyTheSame() throws {
    var random = SeededRandom()
    for _ in 0..<60 {
      let color = CGColor(
        red: random.number(0...1), green: random.number(0...1), blue: 0.3,
        alpha: random.isTrue(oneIn: 2) ? 1 : 0.6)
      let first = try context(), second = try context()
      for context in [first, second] {
        context.setFillColor(gray: 1, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
        context.setFillColor(color)
      }
      var again = random
      turned(&random, in: first)
      turned(&again, in: second)
      first.fillPath()
      // The other rule has the same inside here and is Cairo's.
      second.fillPath(using: .evenOdd)
      var most = 0
      for (a, b) in zip(pixels(first), pixels(second)) where a != b {
        for shift: UInt32 in [0, 8, 16, 24] {
          let (p, q) = (Int(a >> shift & 255), Int(b >> shift & 255))
          most = max(most, abs(p - q))
        }
      }
      #expect(most <= 20)
    }
  }

  @Test func aPartIsTheSameAsInTheWhole() throws {
    var random = SeededRandom()
    for _ in 0..<60 {
      let whole = try context(), part = try context()
      let clip = PixelArea(
        x: random.integer(0..<30), y: random.integer(0..<30), width: random.integer(1..<18),
        height: random.integer(1..<18))
      part.clip(to: CGRect(x: clip.x, y: clip.y, width: clip.width, height: clip.height))
      var again = random
      turned(&random, in: whole)
      turned(&again, in: part)
      whole.fillPath()
      part.fillPath()
      let wanted = pixels(whole).enumerated().map { index, pixel in
        clip.contains(PixelArea(x: index % Self.side, y: index / Self.side, width: 1, height: 1)) ? pixel : 0
      }
      #expect(pixels(part) == wanted)
    }
  }

  /// Returns the pixels after a polygon is painted over random pixels, of which a part may be painted.
  private func filled(
    _ path: PathStorage, _ color: UInt32, over pixels: [UInt32], clip: PixelArea, isPlain: Bool
  ) -> [UInt32] {
    let fill = SlantedFill(isPlain: isPlain)
    var pixels = pixels
    pixels.withUnsafeMutableBufferPointer { pixels in
      for _ in 0..<2 {
        #expect(
          fill.fill(
            path, color, clip: clip, pixels.baseAddress! + clip.y * Self.side + clip.x, stride: Self.side))
      }
    }
    return pixels
  }

  @Test func everyMachineGivesTheSamePixels() {
    var random = SeededRandom()
    for _ in 0..<200 {
      var path = PathStorage()
      path.move(to: random.point(-30...80))
      for _ in 0..<random.integer(2..<7) { path.addLine(to: random.point(-30...80)) }
      path.close()
      let pixels = (0..<Self.side * Self.side).map { _ in
        Pixel.premultiplied(UInt32(truncatingIfNeeded: random.next()))
      }
      let alpha: UInt32 = random.isTrue(oneIn: 2) ? 255 : UInt32(random.integer(1..<256))
      let color = Pixel.premultiplied(alpha << 24 | UInt32(truncatingIfNeeded: random.next()) & 0xFFFFFF)
      let (x, y) = (random.integer(0..<40), random.integer(0..<40))
      let clip = PixelArea(
        x: x, y: y, width: random.integer(1..<Self.side - x + 1),
        height: random.integer(1..<Self.side - y + 1))
      let plain = filled(path, color, over: pixels, clip: clip, isPlain: true)
      #expect(plain == filled(path, color, over: pixels, clip: clip, isPlain: false), "\(path) in \(clip)")
      // Pixels outside the clip remain unchanged.
      for index in pixels.indices
      where !clip.contains(PixelArea(x: index % Self.side, y: index / Self.side, width: 1, height: 1)) {
        #expect(plain[index] == pixels[index])
      }
    }
  }
}
