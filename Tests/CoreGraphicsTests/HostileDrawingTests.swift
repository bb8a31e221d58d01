import Foundation
import TestSupport
import Testing

@testable import CoreGraphics

/// Tests of invalid and extreme numbers. Every case has a result stated in
/// `Documentation/Internals/Drawing.md`, "Bad input".
struct HostileDrawingTests {
  private static let wild: [CGFloat] = [
    .nan, .infinity, -.infinity, 1e9, -1e9, 1e300, -1e300, 1e-300, .greatestFiniteMagnitude,
    .leastNonzeroMagnitude, 0, -0.0, 1, -1, 17.25,
  ]
  private static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  private static func number(_ random: inout SeededRandom) -> CGFloat {
    random.isTrue(oneIn: 2) ? CGFloat(random.number(-40...80)) : wild[random.integer(0..<wild.count)]
  }
  private static func point(_ random: inout SeededRandom) -> CGPoint {
    CGPoint(x: number(&random), y: number(&random))
  }
  private static func rect(_ random: inout SeededRandom) -> CGRect {
    CGRect(x: number(&random), y: number(&random), width: number(&random), height: number(&random))
  }

  private static func path(_ random: inout SeededRandom) -> CGPath {
    let path = CGMutablePath()
    for _ in 0..<random.integer(1..<7) {
      switch random.integer(0..<9) {
      case 0: path.move(to: point(&random))
      case 1, 2: path.addLine(to: point(&random))
      case 3: path.addQuadCurve(to: point(&random), control: point(&random))
      case 4: path.addCurve(to: point(&random), control1: point(&random), control2: point(&random))
      case 5: path.addRect(rect(&random))
      case 6: path.addEllipse(in: rect(&random))
      case 7:
        path.addArc(
          center: point(&random), radius: number(&random), startAngle: number(&random),
          endAngle: number(&random), clockwise: random.isTrue(oneIn: 2))
      default: path.closeSubpath()
      }
    }
    return path
  }

  @Test func anyOrderOfCallsLeavesTheContextUsable() throws {
    var random = SeededRandom()
    for _ in 0..<120 {
      let context = try #require(CGContext(pixelsWide: 24, pixelsHigh: 24))
      for _ in 0..<25 {
        guard context.backend.isHealthy else { break }
        let kind = random.integer(0..<16)
        defer {
          if !context.backend.isHealthy { Issue.record("the context stopped working at call \(kind)") }
        }
        switch kind {
        case 0: context.saveGState()
        case 1: context.restoreGState()
        case 2: context.beginTransparencyLayer(auxiliaryInfo: nil)
        case 3: context.endTransparencyLayer()
        case 4: context.clip(to: Self.rect(&random))
        case 5:
          context.addPath(Self.path(&random))
          context.clip(using: random.isTrue(oneIn: 2) ? .evenOdd : .winding)
        case 6:
          context.concatenate(
            CGAffineTransform(
              a: Self.number(&random), b: Self.number(&random), c: 0, d: Self.number(&random),
              tx: Self.number(&random), ty: 0))
        case 7:
          context.setShadow(
            offset: CGSize(width: Self.number(&random), height: 3), blur: Self.number(&random),
            color: Self.red)
        case 8: context.setLineWidth(Self.number(&random))
        case 9:
          context.setLineDash(
            phase: Self.number(&random), lengths: [Self.number(&random), Self.number(&random)])
        case 10: context.setAlpha(Self.number(&random))
        case 11: context.setBlendMode(CGBlendMode(rawValue: Int32(random.integer(0..<28))) ?? .normal)
        case 12:
          guard
            let ramp = CGGradient(
              colorsSpace: nil, colors: [CGColor.black, Self.red],
              locations: [Self.number(&random), Self.number(&random)])
          else { continue }
          context.drawRadialGradient(
            ramp, startCenter: Self.point(&random), startRadius: Self.number(&random),
            endCenter: Self.point(&random),
            endRadius: Self.number(&random), options: [.drawsAfterEndLocation])
        case 13: context.stroke(Self.rect(&random))
        case 14:
          context.addPath(Self.path(&random))
          context.drawPath(using: [.fill, .eoFill, .stroke, .fillStroke][random.integer(0..<4)])
        default: context.fill(Self.rect(&random))
        }
      }
      // Open states are ended; then drawing equals that in a fresh context.
      for _ in 0..<30 { context.endTransparencyLayer() }
      for _ in 0..<30 { context.restoreGState() }
      #expect(context.backend.isHealthy)
      _ = context.makeImage()
    }
  }

  @Test func contextsOfNoSizeAndOfTooMuchAreRefused() {
    let space = CGColorSpaceCreateDeviceRGB(), info = CGImageAlphaInfo.premultipliedLast.rawValue
    for (width, height) in [(0, 0), (0, 5), (5, 0), (-3, 5), (Int.max, 1), (1, Int.max), (1 << 20, 1 << 20)] {
      #expect(
        CGContext(
          data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: space,
          bitmapInfo: info) == nil)
    }
  }

  @Test(.timeLimit(.minutes(Project.hang))) func pathsOfAnyNumbersAreAnswered() {
    let limit = ThreadWork.Limit(seconds: 60)
    defer { #expect(limit.isKept) }
    var random = SeededRandom()
    for _ in 0..<150 {
      let (path, other) = (Self.path(&random), Self.path(&random))
      _ = (path.boundingBox, path.boundingBoxOfPath, path.contains(Self.point(&random)), path.isRect(nil))
      _ = path.flattened(threshold: Self.number(&random))
      _ = path.copy(
        strokingWithWidth: Self.number(&random), lineCap: .round, lineJoin: .miter,
        miterLimit: Self.number(&random))
      _ = path.copy(
        dashingWithPhase: Self.number(&random), lengths: [Self.number(&random), Self.number(&random)])
      let result = path.union(other)
      var isFinite = true
      result.applyWithBlock { element in
        let count = [1, 1, 2, 3, 0][Int(element.pointee.type.rawValue)]
        for place in 0..<count
        where !(element.pointee.points[place].x.isFinite && element.pointee.points[place].y.isFinite) {
          isFinite = false
        }
      }
      #expect(isFinite, "regions have finite outlines")
    }
  }

  @Test func rectanglesOfABillionPointsFillTheBitmap() throws {
    let context = try #require(CGContext(pixelsWide: 8, pixelsHigh: 8))
    context.setFillColor(Self.red)
    context.fill(CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9))
    #expect(context.withPixels { pixels, _ in pixels.allSatisfy { $0 == 0xFFFF_0000 } })
    context.clear(CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9))
    context.fillEllipse(in: CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9))
    #expect(context.withPixels { pixels, stride in pixels[4 * stride + 4] } == 0xFFFF_0000)
  }

  /// Returns a file that begins as a font and continues with random bytes.
  @Test func damagedFontsOpenOrDoNot() throws {
    let folders = [
      "/usr/share/fonts/opentype/inter/Inter-Regular.otf", "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",
    ]
    let sound = try #require(
      folders.lazy.compactMap { FileManager.default.contents(atPath: $0) }.first,
      "none of \(folders) is installed")
    var random = SeededRandom()
    let folder = TemporaryFolder(), file = folder("file.otf")
    var opened = 0
    for number in 0..<60 {
      var bytes = number % 4 == 0 ? sound.prefix(random.integer(0..<sound.count)) : sound
      for _ in 0..<random.integer(1..<40) where !bytes.isEmpty {
        // Most of the damage is in the tables' directory and headers.
        let place =
          random.isTrue(oneIn: 2)
          ? random.integer(0..<min(1024, bytes.count)) : random.integer(0..<bytes.count)
        bytes[place] = UInt8(truncatingIfNeeded: random.next())
      }
      try bytes.write(to: file)
      guard let font = CGFont(path: file.path) else { continue }
      opened += 1
      _ = (font.ascent, font.capHeight, font.postScriptName, font.numberOfGlyphs)
      let context = try #require(CGContext(pixelsWide: 64, pixelsHigh: 32))
      var batch = GlyphBatch(font: font, size: 20)
      for letter in "Hag\u{E9}".unicodeScalars {
        let glyph = font.glyph(for: letter)
        _ = (font.advance(of: glyph), font.inkBox(of: glyph))
        batch.append(glyph, at: CGPoint(x: 4, y: 20))
      }
      context.fill(batch)
      #expect(context.backend.isHealthy)
    }
    print("damaged fonts: \(opened) of 60 open")
  }
}
