import Foundation
import TestSupport
import Testing

@testable import CoreGraphics

private func context(_ width: Int = 20, _ height: Int = 20, flipped: Bool = true) throws -> CGContext {
  try #require(CGContext(pixelsWide: width, pixelsHigh: height, flipped: flipped))
}

private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

@Test func restoringMoreThanWasSavedDoesNothing() throws {
  let c = try context()
  c.restoreGState()
  c.saveGState()
  c.translateBy(x: 5, y: 5)
  c.restoreGState()
  c.restoreGState()
  c.endTransparencyLayer()
  c.beginTransparencyLayer(auxiliaryInfo: nil)
  c.saveGState()
  c.setFillColor(red)
  c.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
  c.endTransparencyLayer()
  c.restoreGState()
  #expect(c.pixel(3, 3) == 0xFFFF_0000)
  #expect(c.ctm.d == -1)
}

@Test func wildNumbersNeitherCrashNorStopLaterDrawing() throws {
  let c = try context()
  let wild: [CGFloat] = [.nan, .infinity, -.infinity, 1e9, -1e9, 1e300, 1e-300, .greatestFiniteMagnitude, 0]
  for x in wild {
    for y in wild {
      c.saveGState()
      let rect = CGRect(x: x, y: y, width: y, height: x)
      c.fill(rect)
      c.stroke(rect)
      c.stroke(rect, width: x)
      c.fillEllipse(in: rect)
      c.clear(rect)
      c.move(to: CGPoint(x: x, y: y))
      c.addLine(to: CGPoint(x: y, y: 3))
      c.addCurve(to: CGPoint(x: 5, y: x), control1: CGPoint(x: y, y: y), control2: CGPoint(x: x, y: 0))
      c.addArc(center: CGPoint(x: x, y: 1), radius: y, startAngle: x, endAngle: y, clockwise: false)
      c.addArc(tangent1End: CGPoint(x: x, y: y), tangent2End: CGPoint(x: y, y: x), radius: x)
      c.setLineDash(phase: x, lengths: [y, 1])
      c.setMiterLimit(x)
      c.drawPath(using: .fillStroke)
      c.setShadow(offset: CGSize(width: x, height: y), blur: x, color: red)
      c.fill(CGRect(x: 1, y: 1, width: 2, height: 2))
      c.setAlpha(y)
      c.concatenate(CGAffineTransform(a: x, b: y, c: y, d: x, tx: x, ty: y))
      c.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      c.strokeEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
      c.clip(to: rect)
      _ = c.boundingBoxOfClipPath
      c.beginTransparencyLayer(auxiliaryInfo: nil)
      c.fill(rect)
      c.endTransparencyLayer()
      c.restoreGState()
    }
  }
  c.setFillColor(red)
  c.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
  #expect(c.backend.isHealthy)
  #expect(c.pixel(10, 10) == 0xFFFF_0000)
}

@Test func picturesStandOnTheirFeetWhereYPointsUp() throws {
  // Two rows: red above blue.
  let image = try #require(
    CGImage(width: 1, height: 2, isOpaque: true) { pixels, stride in
      pixels[0] = 0xFFFF_0000
      pixels[stride] = 0xFF00_00FF
    })
  let up = try context(2, 2, flipped: false)
  up.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 2))
  #expect(up.pixel(0, 0) == 0xFFFF_0000)
  #expect(up.pixel(0, 1) == 0xFF00_00FF)
  let down = try context(2, 2)
  down.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 2))
  #expect(down.pixel(0, 0) == 0xFF00_00FF)
  let upright = try context(2, 2)
  upright.drawUpright(image, in: CGRect(x: 0, y: 0, width: 2, height: 2))
  #expect(upright.pixel(0, 0) == 0xFFFF_0000)
}

@Test func coordinatesAreApples() throws {
  let flipped = try #require(CGContext(pixelsWide: 40, pixelsHigh: 60, scale: 2, flipped: true))
  #expect(flipped.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 60))
  flipped.setFillColor(red)
  flipped.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
  #expect(flipped.pixel(0, 0) == 0xFFFF_0000)
  #expect(flipped.pixel(1, 1) == 0xFFFF_0000)
  #expect(flipped.pixel(2, 2) == 0)
  let plain = try context(10, 10, flipped: false)
  #expect(plain.ctm.isIdentity)
  plain.setFillColor(red)
  plain.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
  #expect(plain.pixel(0, 9) == 0xFFFF_0000)
  #expect(plain.convertToUserSpace(plain.convertToDeviceSpace(CGPoint(x: 3, y: 4))) == CGPoint(x: 3, y: 4))
}

@Test func shadowsOfUIKitsContextsFallDownwards() throws {
  let c = try #require(CGContext(pixelsWide: 40, pixelsHigh: 40, scale: 2, flipped: true))
  c.rotate(by: 0.3)
  c.rotate(by: -0.3)
  c.setShadow(offset: CGSize(width: 0, height: 5), blur: 0, color: red)
  c.setFillColor(.black)
  c.fill(CGRect(x: 2, y: 2, width: 4, height: 4))
  #expect(c.pixel(8, 16) == 0xFFFF_0000)
  #expect(c.pixel(8, 8) == 0xFF00_0000)
  #expect(c.pixel(8, 26) == 0)
}

@Test(
  arguments: [CGImageAlphaInfo.premultipliedLast, .premultipliedFirst, .noneSkipLast, .noneSkipFirst],
  [0, 0x2000, 0x4000] as [UInt32])
func clientsMemoryIsDrawnInItsOwnLayout(alpha: CGImageAlphaInfo, order: UInt32) throws {
  var bytes = [UInt8](repeating: 0, count: 4 * 4 * 4)
  try bytes.withUnsafeMutableBytes { memory in
    let c = try #require(
      CGContext(
        data: memory.baseAddress, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 16,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: alpha.rawValue | order))
    c.setFillColor(red: 1, green: 0.2, blue: 0, alpha: 1)
    c.fill(CGRect(x: 0, y: 3, width: 1, height: 1))
    c.flush()
  }
  var expected: [UInt8] = [255, 51, 0]
  let opacity: UInt8 = alpha == .premultipliedLast || alpha == .premultipliedFirst ? 255 : bytes[0]
  let first = alpha == .premultipliedFirst || alpha == .noneSkipFirst
  expected.insert(opacity, at: first ? 0 : 3)
  if order == 0x2000 { expected.reverse() }
  var found = Array(bytes[0..<4])
  // The skipped bytes may hold any value.
  if alpha == .noneSkipLast || alpha == .noneSkipFirst {
    let skipped = expected.indices.first { first == (order != 0x2000) ? $0 == 0 : $0 == 3 } ?? 0
    found[skipped] = 0
    expected[skipped] = 0
  }
  #expect(found == expected)
}

@Test func grayBitmapsKeepLuminance() throws {
  let c = try #require(
    CGContext(
      data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceGray(),
      bitmapInfo: CGImageAlphaInfo.none.rawValue))
  c.setFillColor(gray: 0.5, alpha: 1)
  c.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
  let bytes = try #require(c.data).assumingMemoryBound(to: UInt8.self)
  #expect(bytes[0] == 128)
  #expect(bytes[1] == 0)
  bytes[1] = 200
  c.fill(CGRect(x: 0, y: 0, width: 0.1, height: 0.1))
  #expect(bytes[1] == 200)
}

@Test func unsupportedBitmapsAreRefused() {
  let space = CGColorSpaceCreateDeviceRGB()
  for (width, bits, row, info) in [
    (0, 8, 0, 1), (-5, 8, 0, 1), (10, 5, 0, 6), (10, 8, 3, 1), (40_000, 8, 0, 1), (10, 8, 0, 3),
    (.max, 8, 0, 1),
  ] {
    let made = CGContext(
      data: nil, width: width, height: 10, bitsPerComponent: bits, bytesPerRow: row, space: space,
      bitmapInfo: UInt32(info))
    #expect(made == nil)
  }
}

/// Covers the reading of pixel colors as the package SwiftExtensions does it on an iPhone.
@Test func picturesOfAContextHaveItsLayout() throws {
  let context = try #require(
    CGContext(
      data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 12, space: .standard,
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
  context.setFillColor(red: 1, green: 0.2, blue: 0, alpha: 1)
  context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
  let image = try #require(context.makeImage())
  #expect(image.alphaInfo == .premultipliedLast)
  #expect(image.bytesPerRow == 12)
  #expect(image.bitsPerPixel == 32)
  #expect(image.dataProvider?.data == Data([0, 0, 0, 0, 255, 51, 0, 255, 0, 0, 0, 0]))
  let part = try #require(image.cropping(to: CGRect(x: 1, y: 0, width: 1, height: 1)))
  #expect(part.dataProvider?.data == Data([255, 51, 0, 255]))
  #expect(part.bytesPerRow == 4)
  let native = try #require(
    CGContext(
      data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: .standard,
      bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)?
      .makeImage())
  #expect(native.bitmapInfo.contains(.byteOrder32Little))
  #expect(native.alphaInfo == .premultipliedFirst)
}

@Test func geometryIsAValueInUntypedPlacesAndBack() {
  let point = CGPoint(x: 1, y: 2), size = CGSize(width: 3, height: 4)
  let all: [Any] = [point, size, CGRect(origin: point, size: size)]
  #expect((all[0] as? NSValue)?.pointValue == point)
  #expect((all[1] as? NSValue)?.sizeValue == size)
  #expect((all[2] as? NSValue)?.rectValue == CGRect(origin: point, size: size))
  let boxed: Any = NSValue(size: size)
  #expect(boxed as? CGSize == size)
  #expect(boxed as? CGPoint == nil)
  #expect(boxed as? CGRect == nil)
}

@Test func picturesFromBytesComeBackAsBytes() throws {
  let bytes = Data([255, 0, 0, 255, 0, 128, 0, 128])
  let provider = try #require(CGDataProvider(data: bytes))
  let image = try #require(
    CGImage(
      width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8, space: .standard,
      bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue), provider: provider, decode: nil,
      shouldInterpolate: true, intent: .defaultIntent))
  #expect(image.dataProvider?.data == bytes)
  #expect(image.alphaInfo == .last)
  #expect(image.withPixels { pixels, _ in Array(pixels[0..<2]) } == [0xFFFF_0000, 0x8000_4000])
  #expect(image.cropping(to: CGRect(x: 1, y: 0, width: 5, height: 5))?.width == 1)
  #expect(image.cropping(to: CGRect(x: 2, y: 0, width: 5, height: 5)) == nil)
  let short = CGImage(
    width: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8, space: .standard,
    bitmapInfo: [], provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
  #expect(short == nil)
}

@Test func masksLetThroughWhereTheyAreOpaque() throws {
  let mask = try #require(
    CGImage(width: 2, height: 1, isOpaque: false) { pixels, _ in
      pixels[0] = 0xFF00_0000
      pixels[1] = 0x8000_0000
    })
  let c = try context(2, 1)
  c.interpolationQuality = .none
  c.saveGState()
  c.clip(to: CGRect(x: 0, y: 0, width: 2, height: 1), mask: mask)
  c.setFillColor(red)
  c.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
  #expect(c.pixel(0, 0) == 0xFFFF_0000)
  #expect(c.pixel(1, 0) >> 24 == 0x80)
  c.restoreGState()
  c.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
  #expect(c.pixel(1, 0) == 0xFF00_0000)
}

@Test func porterDuffModesStayInsideTheShape() throws {
  for mode in [CGBlendMode.sourceIn, .sourceOut, .destinationIn, .destinationAtop, .copy, .clear] {
    let c = try context(4, 1)
    c.setFillColor(red)
    c.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
    c.setBlendMode(mode)
    c.setFillColor(red: 0, green: 0, blue: 1, alpha: 0.5)
    c.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(c.pixel(3, 0) == 0xFFFF_0000, "\(mode)")
    #expect(c.pixel(0, 0) != 0xFFFF_0000, "\(mode)")
  }
}

@Test func transparencyLayersFadeAsOne() throws {
  let c = try context(4, 1)
  c.setAlpha(0.5)
  c.beginTransparencyLayer(auxiliaryInfo: nil)
  c.setFillColor(red)
  c.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
  c.setFillColor(.black)
  c.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
  c.endTransparencyLayer()
  #expect(c.pixel(0, 0) == 0x8000_0000)
  #expect(c.pixel(3, 0) == 0x8080_0000)
}

@Test func theCurrentPathIsSeenInUserSpace() throws {
  let c = try context()
  c.scaleBy(x: 2, y: 2)
  c.move(to: CGPoint(x: 1, y: 1))
  c.addLine(to: CGPoint(x: 5, y: 3))
  #expect(c.currentPointOfPath == CGPoint(x: 5, y: 3))
  #expect(c.boundingBoxOfPath == CGRect(x: 1, y: 1, width: 4, height: 2))
  c.setLineWidth(2)
  #expect(c.pathContains(CGPoint(x: 3, y: 2.5), mode: .stroke))
  c.replacePathWithStrokedPath()
  #expect(c.boundingBoxOfPath.width > 4)
  c.clip(to: CGRect(x: 1, y: 2, width: 3, height: 4))
  #expect(c.boundingBoxOfClipPath == CGRect(x: 1, y: 2, width: 3, height: 4))
  c.clip(to: CGRect(x: 8, y: 8, width: 1, height: 1))
  #expect(c.boundingBoxOfClipPath.isNull)
}

@Test func conicGradientsTurnTowardsLargerAngles() throws {
  let gradient = try #require(
    CGGradient(colorsSpace: nil, colors: [CGColor.black, CGColor.white], locations: nil))
  let c = try context(21, 21)
  c.drawConicGradient(gradient, center: CGPoint(x: 10.5, y: 10.5), angle: 0)
  let (down, left, up) = (c.pixel(10, 18) & 255, c.pixel(2, 10) & 255, c.pixel(10, 2) & 255)
  #expect(abs(Int(down) - 64) < 4)
  #expect(abs(Int(left) - 128) < 4)
  #expect(abs(Int(up) - 191) < 4)
}

/// If the ray runs between two rows of pixels, rounding determines which of them it crosses.
@Test func conicGradientsAreContinuousWhereTheyBegin() throws {
  let gradient = try #require(
    CGGradient(colorsSpace: nil, colors: [CGColor.black, CGColor.white], locations: nil))
  let pictures = try [10, 10 - 1e-9, 10 + 1e-9].map { y in
    let c = try context(21, 21)
    c.drawConicGradient(gradient, center: CGPoint(x: 2, y: y), angle: 0)
    return (0..<21).map { row in (0..<21).map { Int(c.pixel($0, row) & 255) } }
  }
  for other in pictures.dropFirst() {
    for (a, b) in zip(pictures[0], other) { #expect(zip(a, b).allSatisfy { abs($0 - $1) <= 1 }) }
  }
  // Beside the center, the colors have changed considerably even in the row next to the ray.
  #expect(pictures[0][10][3] > 10)
  #expect(pictures[0][9][3] < 245)
}

@Test func nestedTransparencyLayersKeepShadowsOfTheirContents() throws {
  let c = try context(40, 40)
  c.beginTransparencyLayer(auxiliaryInfo: nil)
  c.setShadow(offset: CGSize(width: 10, height: 10), blur: 4, color: red)
  c.beginTransparencyLayer(auxiliaryInfo: nil)
  c.setFillColor(.black)
  c.fill(CGRect(x: 5, y: 5, width: 8, height: 8))
  c.endTransparencyLayer()
  c.endTransparencyLayer()
  #expect(c.pixel(8, 8) == 0xFF00_0000)
  #expect(c.pixel(19, 19) >> 24 > 200)
  #expect(c.pixel(19, 19) & 0xFFFF == 0)
  #expect(c.pixel(26, 19) != 0)
  #expect(c.pixel(28, 19) == 0)
}

@Test func aLayerThatKeepsTheDestinationErasesTheRest() throws {
  let c = try context(4, 1)
  c.setFillColor(red)
  c.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
  c.setBlendMode(.destinationIn)
  c.beginTransparencyLayer(auxiliaryInfo: nil)
  c.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
  c.endTransparencyLayer()
  #expect(c.pixel(1, 0) == 0xFFFF_0000)
  #expect(c.pixel(0, 0) == 0)
  #expect(c.pixel(3, 0) == 0)
}

/// The circle that is drawn last covers the earlier ones: both ends are complete if neither circle contains
/// the other.
@Test func radialGradientsBetweenCirclesApartCoverBoth() throws {
  let c = try #require(CGContext(pixelsWide: 60, pixelsHigh: 40))
  let ramp = try #require(
    CGGradient(
      colorsSpace: nil, colors: [CGColor(red: 0, green: 0, blue: 1, alpha: 1), red], locations: [0, 1]))
  c.drawRadialGradient(
    ramp, startCenter: CGPoint(x: 12, y: 20), startRadius: 4, endCenter: CGPoint(x: 42, y: 20), endRadius: 14,
    options: [])
  #expect(c.pixel(54, 20) >> 24 == 255)
  #expect(c.pixel(30, 20) >> 24 == 255)
  #expect(c.pixel(10, 20) >> 24 == 255)
  #expect(c.pixel(10, 20) & 255 > 200, "the first circle's far side is its own colour")
  #expect(c.pixel(3, 20) == 0)
  #expect(c.pixel(58, 20) == 0)
}

/// A gray context stores gray only; it is initially black and opaque. An image made of it masks by its
/// brightness, as Apple's page of `clip(to:mask:)` requires.
@Test func grayContextsMakeGrayPictures() throws {
  let context = try #require(
    CGContext(
      data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceGray(), bitmapInfo: 0))
  context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
  context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
  let gray = try #require(context.makeImage())
  let found = gray.withPixels { pixels, _ in [pixels[0], pixels[3]] }
  #expect(found == [0xFF36_3636, 0xFF00_0000])

  let target = try #require(CGContext(pixelsWide: 4, pixelsHigh: 4, flipped: true))
  let whole = CGRect(x: 0, y: 0, width: 4, height: 4)
  context.setFillColor(gray: 1, alpha: 1)
  context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
  target.clip(to: whole, mask: try #require(context.makeImage()))
  target.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
  target.fill(whole)
  let masked = try #require(target.makeImage()).withPixels { pixels, _ in [pixels[0], pixels[3]] }
  #expect(masked == [0xFF00_00FF, 0])
}
