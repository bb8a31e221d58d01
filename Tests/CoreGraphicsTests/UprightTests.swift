import CPixels
import TestSupport
import Testing

@testable import CoreGraphics

/// Tests of the module's own loops for rectangles and pictures on whole pixels, whose results equal Cairo's.
struct UprightTests {
  private static let side = 50

  private static func randomPixels(_ random: inout SeededRandom, _ count: Int) -> [UInt32] {
    (0..<count).map { _ in Pixel.premultiplied(UInt32(truncatingIfNeeded: random.next())) }
  }

  /// Returns a backend over random pixels.
  private static func backend(over pixels: [UInt32]) throws -> CairoBackend {
    let storage = try #require(PixelStorage(width: side, height: side))
    storage.base.update(from: pixels, count: pixels.count)
    return try #require(CairoBackend(storage: storage, isOpaque: false))
  }

  private static func pixels(_ backend: CairoBackend) -> [UInt32] {
    backend.flush()
    return Array(UnsafeBufferPointer(start: backend.storage.base, count: side * side))
  }

  /// Returns a random box. One in four spans the whole canvas, so that its rows are contiguous.
  private static func box(_ random: inout SeededRandom) -> CGRect {
    let y = random.integer(-10..<45), height = random.integer(1..<45)
    if random.isTrue(oneIn: 4) { return CGRect(x: 0, y: y, width: side, height: height) }
    return CGRect(x: random.integer(-10..<45), y: y, width: random.integer(1..<45), height: height)
  }

  private static func path(_ rect: CGRect) -> PathStorage {
    var path = PathStorage()
    path.addRect(rect, .identity)
    return path
  }

  /// Draws a shape both ways, inside a clip.
  private static func compare(
    _ shape: PaintShape, _ source: PaintSource, alpha: CGFloat, clip: CGRect, _ random: inout SeededRandom
  ) throws {
    let pixels = randomPixels(&random, side * side)
    let fast = try backend(over: pixels), slow = try backend(over: pixels)
    for backend in [fast, slow] { backend.clip(path(clip), .winding, antialias: true) }
    let style = PaintStyle(alpha: alpha, blendMode: .normal, shadow: nil, antialias: true)
    #expect(fast.drawUpright(shape, with: source, style))
    slow.cover(shape, with: source, alpha: alpha, antialias: true, on: slow.cr)
    // The macro decomposes a compared list where it differs, which takes minutes.
    let isSame = self.pixels(fast) == self.pixels(slow)
    #expect(isSame, "\(shape) at \(alpha) in \(clip)")
  }

  @Test func rectanglesAreThoseOfCairo() throws {
    var random = SeededRandom()
    for _ in 0..<200 {
      let opacity = random.isTrue(oneIn: 2) ? 1 : random.number(0...1),
        alpha = random.isTrue(oneIn: 2) ? 1 : random.number(0...1)
      let color = (
        red: random.number(0...1), green: random.number(0...1), blue: random.number(0...1), alpha: opacity
      )
      let box = Self.box(&random), clip = Self.box(&random)
      // Cairo rounds columns of a single pixel differently from wider rectangles.
      if box.intersection(clip).width == 1 { continue }
      try Self.compare(
        .fill(Self.path(box), .winding), .color(color), alpha: CGFloat(alpha), clip: clip, &random)
    }
  }

  @Test(arguments: [true, false]) func picturesAreThoseOfCairo(isOpaque: Bool) throws {
    var random = SeededRandom()
    for _ in 0..<200 {
      let box = Self.box(&random), clip = Self.box(&random)
      let image = try #require(
        CGImage(width: Int(box.width), height: Int(box.height), isOpaque: isOpaque) { pixels, _ in
          for index in pixels.indices {
            let pixel = UInt32(truncatingIfNeeded: random.next())
            // The alpha of an opaque picture is ignored.
            pixels[index] = isOpaque ? pixel : Pixel.premultiplied(pixel)
          }
        })
      let alpha = random.isTrue(oneIn: 3) ? 1 : CGFloat(random.number(0...1))
      let place = CGAffineTransform(translationX: box.minX, y: box.minY)
      let source = PaintSource.image(image, place, quality: .default, tiled: false)
      try Self.compare(.picture(Self.path(box)), source, alpha: alpha, clip: clip, &random)
      // A part of it.
      let part = box.insetBy(dx: min(2, (box.width / 2).rounded(.down)), dy: 0)
      try Self.compare(.picture(Self.path(part)), source, alpha: alpha, clip: clip, &random)
    }
  }

  @Test func everyMachineGivesTheSamePixels() {
    var random = SeededRandom()
    let plain = pixel_loops_plain().pointee, best = pixel_loops_best().pointee
    for _ in 0..<300 {
      let pixels = Self.randomPixels(&random, 40 * 6), sources = Self.randomPixels(&random, 40 * 6)
      let (width, height) = (Int32(random.integer(1..<40)), Int32(random.integer(1..<6)))
      let opacity = random.isTrue(oneIn: 3) ? 255 : UInt32(random.integer(0..<256)),
        isOpaque = random.isTrue(oneIn: 2)
      func result(_ body: (inout PixelBlock) -> Void) -> [UInt32] {
        var result = pixels
        result.withUnsafeMutableBufferPointer { pixels in
          var block = PixelBlock(
            pixels: pixels.baseAddress, stride: 40, column: 0, row: 0, width: width, height: height)
          body(&block)
        }
        return result
      }
      #expect(
        result { plain.lay(sources, 40, isOpaque, opacity, &$0) }
          == result { best.lay(sources, 40, isOpaque, opacity, &$0) })
      #expect(result { plain.flood(sources[0], &$0) } == result { best.flood(sources[0], &$0) })
    }
  }

  @Test func shapesOffWholePixelsAreDrawnByCairo() throws {
    let backend = try Self.backend(over: [UInt32](repeating: 0, count: Self.side * Self.side))
    let style = PaintStyle(alpha: 1, blendMode: .normal, shadow: nil, antialias: true)
    let black = PaintSource.color((red: 0, green: 0, blue: 0, alpha: 1))
    #expect(
      !backend.drawUpright(
        .fill(Self.path(CGRect(x: 0.5, y: 0, width: 4, height: 4)), .winding), with: black, style))
    let image = try #require(CGImage(width: 4, height: 4, isOpaque: true) { _, _ in })
    let whole = PaintShape.picture(Self.path(CGRect(x: 0, y: 0, width: 4, height: 4)))
    for matrix in [
      CGAffineTransform(translationX: 0.25, y: 0), CGAffineTransform(scaleX: 2, y: 2),
      CGAffineTransform(rotationAngle: 1),
    ] {
      #expect(
        !backend.drawUpright(whole, with: .image(image, matrix, quality: .default, tiled: false), style))
    }
    // A part that exceeds the picture shows its edge.
    let large = PaintShape.picture(Self.path(CGRect(x: 0, y: 0, width: 5, height: 4)))
    #expect(
      !backend.drawUpright(large, with: .image(image, .identity, quality: .default, tiled: false), style))
  }

  @Test func aLentContextIsAsNew() throws {
    let bitmap = try #require(BandedBitmap(PixelArea(x: 0, y: 0, width: 40, height: 20), scale: 2))
    let (left, right) = (
      PixelArea(x: 0, y: 0, width: 20, height: 20), PixelArea(x: 20, y: 0, width: 20, height: 20)
    )
    var first: CGContext?
    let isDrawn = bitmap.draw(in: left) { context in
      first = context
      context.saveGState()
      context.clip(to: CGRect(x: 1, y: 1, width: 2, height: 2))
      context.setAlpha(0.5)
      context.rotate(by: 1)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
    }
    #expect(isDrawn)
    let isDrawnAgain = bitmap.draw(in: right) { context in
      #expect(context === first)
      #expect(context.matrixToPixels == CGAffineTransform(scaleX: 2, y: 2))
      #expect(context.clipInPixels == CGRect(x: 20, y: 0, width: 20, height: 20))
      context.setFillColor(.black)
      context.resetClip()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    }
    #expect(isDrawnAgain)
    bitmap.withPixels { pixels, stride in
      for y in 0..<20 {
        for x in 0..<40 where pixels[y * stride + x] != (x < 20 ? 0 : 0xFF00_0000) {
          Issue.record("pixel \(x), \(y)")
        }
      }
    }
  }
}
