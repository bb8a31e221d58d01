import CCairo
import Foundation
import TestSupport
import Testing

@testable import CoreGraphics

/// Tests of the sampling of turned or sheared pictures by the module's own loops.
struct TurnedPictureTests {
  private static let side = 70

  private static func picture(_ random: inout SeededRandom, isOpaque: Bool) throws -> CGImage {
    let image = CGImage(width: random.integer(1..<60), height: random.integer(1..<60), isOpaque: isOpaque) {
      pixels, _ in
      for index in pixels.indices {
        let pixel = UInt32(truncatingIfNeeded: random.next())
        // The alpha of an opaque picture is ignored.
        pixels[index] = isOpaque ? pixel : Pixel.premultiplied(pixel)
      }
    }
    return try #require(image)
  }

  private static func transform(_ random: inout SeededRandom) -> CGAffineTransform {
    CGAffineTransform(translationX: CGFloat(random.number(-10...70)), y: CGFloat(random.number(-10...70)))
      .rotated(by: CGFloat(random.number(-4...4)))
      .scaledBy(x: CGFloat(random.number(-3...3)), y: CGFloat(random.number(0.2...3)))
      .concatenating(CGAffineTransform(a: 1, b: CGFloat(random.number(-0.3...0.3)), c: 0, d: 1, tx: 0, ty: 0))
  }

  private static func pixels(_ canvas: Canvas) -> [UInt32] {
    Array(
      UnsafeBufferPointer(start: canvas.storage.base, count: canvas.storage.stride * canvas.storage.height))
  }

  @Test(arguments: [true, false], [CGInterpolationQuality.none, .low, .default])
  func everyMachineGivesTheSamePixels(isOpaque: Bool, quality: CGInterpolationQuality) throws {
    var random = SeededRandom()
    for _ in 0..<40 {
      let image = try Self.picture(&random, isOpaque: isOpaque), matrix = Self.transform(&random)
      let source = PaintSource.image(image, matrix, quality: quality, tiled: false)
      // Across the border of a piece of a row, which lies at every 256th column.
      let area = PixelArea(x: random.integer(-40..<250), y: -5, width: Self.side, height: Self.side)
      var outline = PathStorage()
      outline.addRect(CGRect(x: 0, y: 0, width: image.width, height: image.height), matrix)
      let coverage = try #require(
        Coverage(area) { cr in
          CairoBackend.emit(outline, to: cr)
          cairo_fill(cr)
        })
      let alpha = CGFloat(random.number(0...1))
      let results = try [true, false].map { isPlain -> [UInt32] in
        let canvas = try #require(Canvas(area)),
          picture = try #require(TurnedPicture(source, isPlain: isPlain))
        guard case .image(let seen, _, _, _)? = picture.seen(in: area) else { return [] }
        picture.paint(on: canvas, through: coverage, alpha: alpha)
        return Self.pixels(canvas) + Pixels(seen).values
      }
      #expect(results[0] == results[1], "\(matrix)")
      #expect(results[0].count == 2 * area.count)
    }
  }

  /// A blend of the four nearest pixels in plain arithmetic.
  @Test func aSmoothPictureIsTheBlendOfFourPixels() throws {
    var random = SeededRandom()
    for _ in 0..<40 {
      let image = try Self.picture(&random, isOpaque: false), matrix = Self.transform(&random)
      let area = PixelArea(x: 0, y: 0, width: Self.side, height: Self.side), own = Pixels(image)
      let picture = try #require(TurnedPicture(.image(image, matrix, quality: .low, tiled: false)))
      guard case .image(let seen, let place, .none, false)? = picture.seen(in: area) else {
        return #expect(Bool(false))
      }
      #expect(place == .identity)
      let pixels = Pixels(seen), back = matrix.inverted()
      for y in 0..<Self.side {
        for x in 0..<Self.side {
          let point = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(back)
          let (u, v) = (point.x - 0.5, point.y - 0.5)
          func at(_ dx: CGFloat, _ dy: CGFloat, _ shift: UInt32) -> CGFloat {
            let column = min(max(u.rounded(.down) + dx, 0), CGFloat(own.width - 1))
            let row = min(max(v.rounded(.down) + dy, 0), CGFloat(own.height - 1))
            return CGFloat(own[Int(column), Int(row)] >> shift & 255)
          }
          let (fx, fy) = (u - u.rounded(.down), v - v.rounded(.down))
          for shift: UInt32 in [0, 8, 16, 24] {
            let top = at(0, 0, shift) * (1 - fx) + at(1, 0, shift) * fx
            let bottom = at(0, 1, shift) * (1 - fx) + at(1, 1, shift) * fx
            let wanted = top * (1 - fy) + bottom * fy
            // Positions have a resolution of a 128th of a pixel, which is up to one level along each axis.
            #expect(abs(wanted - CGFloat(pixels[x, y] >> shift & 255)) <= 3, "\(matrix), \(x), \(y)")
          }
        }
      }
    }
  }

  @Test func aQuarterTurnMovesPixelsAndChangesNone() throws {
    var random = SeededRandom()
    let image = try Self.picture(&random, isOpaque: true), own = Pixels(image)
    let turned = Pixels(width: own.height, height: own.width) { context in
      context.concatenate(
        CGAffineTransform(a: cos(.pi / 2), b: 1, c: -1, d: cos(.pi / 2), tx: CGFloat(own.height), ty: 0))
      context.drawUpright(image, in: CGRect(x: 0, y: 0, width: own.width, height: own.height))
    }
    for y in 0..<own.height {
      for x in 0..<own.width { #expect(turned[own.height - 1 - y, x] == own[x, y] | 0xFF00_0000) }
    }
  }

  /// A picture of many stripes becomes gray when it shrinks, and does not flicker.
  @Test func aShrinkingPictureIsAveraged() throws {
    let stripes = CGImage(width: 640, height: 640, isOpaque: true) { pixels, stride in
      for index in pixels.indices { pixels[index] = index % stride % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000 }
    }
    let image = try #require(stripes)
    let pixels = Pixels(width: 64, height: 64) { context in
      context.translateBy(x: 32, y: 32)
      context.rotate(by: 0.3)
      context.drawUpright(image, in: CGRect(x: -40, y: -40, width: 80, height: 80))
    }
    for y in 20..<44 {
      for x in 20..<44 { #expect(abs(Int(pixels[x, y] & 255) - 128) <= 24) }
    }
  }

  /// After any picture, transform, clip and mask, the context is still usable.
  @Test func noTurnedPictureBreaksAContext() throws {
    var random = SeededRandom()
    for _ in 0..<300 {
      let image = try Self.picture(&random, isOpaque: random.isTrue(oneIn: 2))
      let context = try #require(CGContext(pixelsWide: 40, pixelsHigh: 40))
      func size() -> CGFloat { pow(10, CGFloat(random.number(-6...6))) }
      context.addPath(CGPath(ellipseIn: CGRect(x: 3, y: 4, width: 31, height: 30), transform: nil))
      context.clip()
      if random.isTrue(oneIn: 2) {
        context.clip(to: CGRect(x: 0, y: 0, width: 30, height: size()), mask: image)
      }
      context.translateBy(x: size() - 5, y: size() - 5)
      context.rotate(by: CGFloat(random.number(-4...4)))
      if random.isTrue(oneIn: 2) {
        context.clip(to: CGRect(x: 0, y: 0, width: size(), height: size()), mask: image)
      }
      if random.isTrue(oneIn: 3) { context.setShadow(offset: .zero, blur: 2) }
      context.scaleBy(x: size(), y: size())
      context.setAlpha(0.7)
      context.drawUpright(image, in: CGRect(x: -size(), y: -size(), width: size(), height: size()))
      #expect(context.backend.isHealthy)
    }
  }
}
