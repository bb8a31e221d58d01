import Foundation
import TestSupport
import Testing

@testable import CoreGraphics

/// Tests of glyphs painted by masks against the same glyphs painted as paths, the method of a context with a
/// round clip.
@Suite("Glyphs")
struct GlyphTests {
  private static let paths = [
    "/usr/share/fonts/opentype/inter/Inter-Regular.otf", "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",
  ]

  /// Fails where none is installed; `scripts/install-dependencies` installs both.
  private func font() throws -> CGFont {
    try #require(Self.paths.lazy.compactMap { CGFont(path: $0) }.first, "none of \(Self.paths) is installed")
  }

  private func picture(
    _ batch: GlyphBatch, masked: Bool, isOpaque: Bool, _ set: (CGContext) -> Void
  ) throws -> [UInt32] {
    let context = try #require(CGContext(pixelsWide: 96, pixelsHigh: 64, isOpaque: isOpaque))
    context.setFillColor(CGColor(red: 0.2, green: 0.7, blue: 0.4, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 50, height: 64))
    set(context)
    // A clip that is not a rectangle forces painting as paths.
    if !masked {
      context.addEllipse(in: CGRect(x: -500, y: -500, width: 1000, height: 1000))
      context.clip()
    }
    context.fill(batch)
    return context.withPixels { pixels, _ in Array(pixels) }
  }

  @Test("masks paint what paths paint, to the nearest quarter of a pixel", arguments: 0..<24)
  func masksAgreeWithPaths(seed: Int) throws {
    let font = try font()
    var state = UInt32(truncatingIfNeeded: seed &* 2_654_435_761 &+ 1)
    func random(_ range: ClosedRange<CGFloat>) -> CGFloat {
      state = state &* 1_664_525 &+ 1_013_904_223
      return range.lowerBound + (range.upperBound - range.lowerBound) * CGFloat(state >> 8) / 16_777_216
    }
    var batch = GlyphBatch(font: font, size: random(8...24), stretch: random(0.9...1.1))
    for (index, letter) in "Agj8".unicodeScalars.enumerated() {
      let x = (random(2...6) * 4).rounded() / 4 + CGFloat(index) * 23
      batch.append(font.glyph(for: letter), at: CGPoint(x: x, y: (random(20...50) * 4).rounded() / 4))
    }
    let color = CGColor(red: random(0...1), green: random(0...1), blue: random(0...1), alpha: random(0.2...1))
    let isOpaque = seed % 2 == 0
    let set: (CGContext) -> Void = { context in
      context.setFillColor(color)
      context.setAlpha(seed % 3 == 0 ? 0.5 : 1)
    }
    let masked = try picture(batch, masked: true, isOpaque: isOpaque, set)
    let filled = try picture(batch, masked: false, isOpaque: isOpaque, set)
    var (worst, sum) = (0, 0)
    for (a, b) in zip(masked, filled) {
      for shift in [0, 8, 16, isOpaque ? 16 : 24] {
        let distance = abs(Int(a >> UInt32(shift) & 255) - Int(b >> UInt32(shift) & 255))
        worst = max(worst, distance)
        sum += distance
      }
    }
    // Cairo keeps outlines to 1/256 of a pixel, from another origin in each.
    #expect(worst <= 12, "seed \(seed): \(worst)")
    #expect(sum < 4000, "seed \(seed): \(sum)")
  }

  @Test("glyphs outside the clip and the bitmap paint nothing")
  func clipping() throws {
    let font = try font()
    let context = try #require(CGContext(pixelsWide: 20, pixelsHigh: 20))
    context.clip(to: CGRect(x: 5, y: 5, width: 4, height: 4))
    var batch = GlyphBatch(font: font, size: 30)
    for x in [-1e9, -15, 0, 15, 1e9, .nan] { batch.append(font.glyph(for: "M"), at: CGPoint(x: x, y: 18)) }
    context.setFillColor(.black)
    context.fill(batch)
    context.withPixels { pixels, stride in
      for y in 0..<20 {
        for x in 0..<20 where !((5..<9).contains(x) && (5..<9).contains(y)) {
          #expect(pixels[y * stride + x] == 0)
        }
      }
    }
  }

  @Test("glyphs that are put at a distance are those at the sum of both places")
  func offsets() throws {
    let font = try font()
    let offset = CGPoint(x: 13.25, y: 7.5)
    var near = GlyphBatch(font: font, size: 18), far = near
    for (index, letter) in "Ag8\u{E9}\u{416}".unicodeScalars.enumerated() {
      let place = CGPoint(x: 3 + CGFloat(index) * 12.5, y: 20)
      near.append(font.glyph(for: letter), at: place)
      far.append(font.glyph(for: letter), at: CGPoint(x: place.x + offset.x, y: place.y + offset.y))
    }
    func drawn(_ draw: (CGContext) -> Void) throws -> [UInt32] {
      let context = try #require(CGContext(pixelsWide: 96, pixelsHigh: 48))
      context.setFillColor(.black)
      draw(context)
      return context.withPixels { pixels, _ in Array(pixels) }
    }
    #expect(try drawn { $0.fill(near, at: offset) } == drawn { $0.fill(far) })
    #expect(try drawn { $0.stroke(near, at: offset) } == drawn { $0.stroke(far) })
  }

  /// The plain equivalent of the vector loops: every component of the color times the coverage, over the
  /// uncovered part of the target.
  @Test("ink is the same whatever loops lay it down")
  func inkAgreesWithItsPlainTwin() throws {
    func times(_ value: UInt32, _ amount: UInt32) -> UInt32 {
      let product = value * amount + 128
      return (product + product >> 8) >> 8
    }
    func times(pixel: UInt32, _ amount: UInt32) -> UInt32 {
      [0, 8, 16, 24].reduce(0) { $0 | times(pixel >> $1 & 255, amount) << $1 }
    }
    var random = SeededRandom()
    for _ in 0..<200 {
      let (width, height) = (random.integer(1..<40), random.integer(1..<12)), stride = (width + 7) & ~7
      let coverage = UnsafeMutablePointer<UInt8>.allocate(capacity: stride * height)
      coverage.initialize(repeating: 0, count: stride * height)
      defer { coverage.deallocate() }
      for place in 0..<stride * height where place % stride < width && !random.isTrue(oneIn: 3) {
        coverage[place] = random.isTrue(oneIn: 2) ? 255 : UInt8(random.integer(0..<256))
      }
      let shade: [Double] = [0, 1, random.number(0...1)]
      let color: CGColor.SRGB = (
        red: shade[random.integer(0..<3)], green: shade[random.integer(0..<3)],
        blue: shade[random.integer(0..<3)],
        alpha: random.isTrue(oneIn: 2) ? 1 : random.number(0...1)
      )
      let context = try #require(CGContext(pixelsWide: 48, pixelsHigh: 16))
      context.setFillColor(
        CGColor(red: random.number(0...1), green: 0.5, blue: 0.2, alpha: random.isTrue(oneIn: 2) ? 1 : 0.5))
      context.fill(CGRect(x: 0, y: 0, width: 30, height: 16))
      let before = context.withPixels { pixels, _ in Array(pixels) }
      let mask = GlyphMask(pixels: coverage, left: 0, top: 0, width: stride, height: height, stride: stride)
      let (x, y) = (random.integer(-8..<20), random.integer(-4..<10))
      context.backend.drawing { _ = context.backend.blend([(mask, x: x, y: y)], color, alpha: 1) }
      let after = context.withPixels { pixels, _ in Array(pixels) }
      func byte(_ value: Double) -> UInt32 { UInt32((value * color.alpha * 255).rounded()) }
      let ink = byte(1) << 24 | byte(color.red) << 16 | byte(color.green) << 8 | byte(color.blue)
      for row in 0..<16 {
        for column in 0..<48 {
          let inside = (0..<height).contains(row - y) && (0..<stride).contains(column - x)
          let covered = inside ? UInt32(coverage[(row - y) * stride + column - x]) : 0
          let source = times(pixel: ink, covered), old = before[row * 48 + column]
          let expected = covered == 0 ? old : source + times(pixel: old, 255 - source >> 24)
          #expect(after[row * 48 + column] == expected, "\(column) \(row) of \(String(ink, radix: 16))")
        }
      }
    }
  }

  /// Returns the pixels after a letter of 40 units is shown at (8, 12), with the y-axis pointing up.
  private func shown(
    _ font: CGFont, showing letter: Unicode.Scalar = "H", _ set: (CGContext) -> Void,
    after: (CGContext) -> Void = { _ in }
  ) throws -> [UInt32] {
    let context = try #require(CGContext(pixelsWide: 64, pixelsHigh: 64, flipped: false))
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.setStrokeColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
    context.setLineWidth(2)
    context.setFont(font)
    context.setFontSize(40)
    set(context)
    context.showGlyphs([font.glyph(for: letter)], at: [CGPoint(x: 8, y: 12)])
    after(context)
    return context.withPixels { pixels, _ in Array(pixels) }
  }

  @Test("glyphs are shown where text space says, filled")
  func shownGlyphsAreFilled() throws {
    let font = try self.font()
    func filled(at x: CGFloat) throws -> [UInt32] {
      var batch = GlyphBatch(font: font, size: 40, flipped: false)
      batch.append(font.glyph(for: "H"), at: CGPoint(x: x, y: 12))
      let context = try #require(CGContext(pixelsWide: 64, pixelsHigh: 64, flipped: false))
      context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      context.fill(batch)
      return context.withPixels { pixels, _ in Array(pixels) }
    }
    #expect(try shown(font) { _ in } == filled(at: 8))
    #expect(try shown(font) { $0.textMatrix = CGAffineTransform(translationX: 20, y: 0) } == filled(at: 28))
    #expect(try shown(font, { $0.setTextDrawingMode(.invisible) }).allSatisfy { $0 == 0 })
  }

  @Test("glyphs are stroked, filled and clipped to as the mode says")
  func modesOfText() throws {
    let font = try self.font()
    func has(_ pixels: [UInt32], _ color: UInt32) -> Bool {
      pixels.contains { $0 & 0xFFFFFF == color && $0 >> 24 == 255 }
    }
    let stroked = try shown(font) { $0.setTextDrawingMode(.stroke) }
    #expect(has(stroked, 0x0000FF))
    #expect(!has(stroked, 0xFF0000))
    let both = try shown(font) { $0.setTextDrawingMode(.fillStroke) }
    #expect(has(both, 0x0000FF))
    #expect(has(both, 0xFF0000))
    func green(_ context: CGContext) {
      context.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
      context.fill(CGRect(x: 0, y: 0, width: 64, height: 64))
    }
    let filled = try shown(font) { $0.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1)) }
    let clipped = try shown(font, { $0.setTextDrawingMode(.clip) }, after: green)
    // Masks have a resolution of a quarter of a pixel: that part of 255 may be missing inside the letter, or
    // exceed it outside.
    for (a, b) in zip(filled.map { $0 >> 24 }, clipped.map { $0 >> 24 }) {
      #expect((a < 255 || b > 191))
      #expect((a > 0 || b < 64))
    }
    #expect(has(filled, 0x00FF00))
    #expect(has(clipped, 0x00FF00))
    #expect(clipped[0] == 0)
    // A space has no outlines to clip to.
    let free = try shown(font, showing: " ", { $0.setTextDrawingMode(.clip) }, after: green)
    #expect(free.allSatisfy { $0 == 0xFF00_FF00 })
    // Restoring the state saved before the text removes the clip.
    let restored = try shown(
      font,
      {
        $0.saveGState(); $0.setTextDrawingMode(.fillClip)
      },
      after: {
        $0.restoreGState(); green($0)
      })
    #expect(restored[0] == 0xFF00_FF00)
  }

  @Test("a file that is no font opens as nothing")
  func badFiles() {
    #expect(CGFont(path: "/nonexistent.ttf") == nil)
    #expect(CGFont(path: "/etc/passwd") == nil)
    #expect(CGFont(path: "/") == nil)
  }
}
