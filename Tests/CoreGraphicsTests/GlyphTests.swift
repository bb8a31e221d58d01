import CoreGraphics
import Foundation
import Testing

/// Glyphs by masks against the same glyphs as paths, which is what a context with a round clip draws.
@Suite("Glyphs")
struct GlyphTests {
  private static let paths = [
    "/usr/share/fonts/opentype/inter/Inter-Regular.otf", "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",
  ]

  private func font() -> CGFont? { Self.paths.lazy.compactMap { CGFont(path: $0) }.first }

  private func picture(
    _ batch: GlyphBatch, masked: Bool, isOpaque: Bool, _ set: (CGContext) -> Void
  ) throws -> [UInt32] {
    let context = try #require(CGContext(pixelsWide: 96, pixelsHigh: 64, isOpaque: isOpaque))
    context.setFillColor(CGColor(red: 0.2, green: 0.7, blue: 0.4, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 50, height: 64))
    set(context)
    // A clip that is no rectangle leaves paths as the only way.
    if !masked {
      context.addEllipse(in: CGRect(x: -500, y: -500, width: 1000, height: 1000))
      context.clip()
    }
    context.fill(batch)
    return context.withPixels { pixels, _ in Array(pixels) }
  }

  @Test("masks paint what paths paint, to the nearest quarter of a pixel", arguments: 0..<24)
  func masksAgreeWithPaths(seed: Int) throws {
    guard let font = font() else { return }
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
    guard let font = font() else { return }
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

  @Test("a file that is no font opens as nothing")
  func badFiles() {
    #expect(CGFont(path: "/nonexistent.ttf") == nil)
    #expect(CGFont(path: "/etc/passwd") == nil)
    #expect(CGFont(path: "/") == nil)
  }
}
