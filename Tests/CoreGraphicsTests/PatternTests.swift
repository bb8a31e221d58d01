import Foundation
import Testing

@testable import CoreGraphics

private func context(_ side: Int = 8, scale: CGFloat = 1, flipped: Bool = false) throws -> CGContext {
  try #require(CGContext(pixelsWide: side, pixelsHigh: side, scale: scale, flipped: flipped))
}

extension CGContext {
  /// The bitmap row by row: r, g, b, k, w for opaque colors and black and white, a dot for transparent, ? for
  /// anything else.
  fileprivate var letters: [String] {
    let names: [UInt32: Character] = [
      0xFFFF_0000: "r", 0xFF00_FF00: "g", 0xFF00_00FF: "b", 0xFF00_0000: "k", 0xFFFF_FFFF: "w", 0: ".",
    ]
    return withPixels { pixels, stride in
      (0..<height).map { y in String((0..<width).map { names[pixels[y * stride + $0]] ?? "?" }) }
    }
  }
}

/// Returns a cell of 4 × 4 with one unit of red in its corner of least x and y, and one of blue beside it.
private func corners(colored: Bool = true, bounds: CGRect = CGRect(x: 0, y: 0, width: 4, height: 4))
  -> CGPattern?
{
  var callbacks = CGPatternCallbacks(
    version: 0,
    drawPattern: { _, context in
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }, releaseInfo: nil)
  return CGPattern(
    info: nil, bounds: bounds, matrix: .identity, xStep: 4, yStep: 4, tiling: .constantSpacing,
    isColored: colored, callbacks: &callbacks)
}

private func paint(
  _ context: CGContext, _ pattern: CGPattern?, _ components: [CGFloat], base: CGColorSpace? = nil
) throws {
  context.setFillColorSpace(try #require(CGColorSpace(patternBaseSpace: base)))
  context.setFillPattern(try #require(pattern), colorComponents: components)
  context.fill(CGRect(x: 0, y: 0, width: context.width, height: context.height))
}

@Test func patternCellsFollowPatternSpace() throws {
  let up = try context()
  try paint(up, corners(), [1])
  #expect(
    up.letters == [
      "........", "........", "........", "rb..rb..", "........", "........", "........", "rb..rb..",
    ])
  let down = try context(flipped: true)
  try paint(down, corners(), [1])
  #expect(down.letters.first == "rb..rb..")
  #expect(down.letters[4] == "rb..rb..")
}

@Test func theTransformDoesNotMovePatternsButThePhaseDoes() throws {
  let moved = try context(flipped: true)
  moved.translateBy(x: 3, y: 1)
  try paint(moved, corners(), [1])
  #expect(moved.letters[4] == "....rb..")
  #expect(moved.letters[1] == "........")
  let shifted = try context(flipped: true)
  shifted.setPatternPhase(CGSize(width: 1, height: 2))
  try paint(shifted, corners(), [1])
  #expect(shifted.letters[2] == ".rb..rb.")
  #expect(shifted.letters[0] == "........")
}

@Test func patternsAreDrawnInTheResolutionOfTheContext() throws {
  let sharp = try context(16, scale: 2, flipped: true)
  try paint(sharp, corners(), [1])
  #expect(sharp.letters[0] == "rrbb....rrbb....")
  #expect(sharp.letters[1] == sharp.letters[0])
}

@Test func uncoloredPatternsTakeTheColourGiven() throws {
  let c = try context(flipped: true)
  try paint(c, corners(colored: false), [0, 1, 0, 1], base: CGColorSpaceCreateDeviceRGB())
  #expect(c.letters[0] == "gg..gg..")
}

@Test func patternsMayBeLargerThanTheirSteps() throws {
  let wide = try #require(corners(bounds: CGRect(x: -3, y: 0, width: 8, height: 4)))
  let c = try context(flipped: true)
  try paint(c, wide, [1])
  #expect(c.letters[0] == "rb..rb..")
}

@Test func patternColoursKeepTheirOpacityAndAverage() throws {
  let pattern = try #require(corners())
  let space = try #require(CGColorSpace(patternBaseSpace: nil))
  let color = try #require(CGColor(patternSpace: space, pattern: pattern, components: [1]))
  let faint = try #require(color.copy(alpha: 0.5))
  #expect(faint.pattern === pattern)
  #expect(faint.alpha == 0.5)
  #expect(faint != color)
  #expect(color == color)
  #expect(abs(color.srgb.alpha - 2.0 / 16) < 0.01)
  #expect(abs(color.srgb.red - 0.5) < 0.01)
  let c = try context(flipped: true)
  c.setFillColor(faint)
  c.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
  #expect(c.withPixels { pixels, _ in pixels[0] } >> 24 == 128)
}

@Test func strokesArePaintedWithPatternsToo() throws {
  let c = try context(flipped: true)
  c.setStrokeColorSpace(try #require(CGColorSpace(patternBaseSpace: nil)))
  c.setStrokePattern(try #require(corners()), colorComponents: [1])
  c.setLineWidth(2)
  c.strokeLineSegments(between: [CGPoint(x: 0, y: 1), CGPoint(x: 8, y: 1)])
  #expect(c.letters[0] == "rb..rb..")
  #expect(c.letters[4] == "........")
}

@Test func wrongPatternsAreNone() throws {
  var empty = CGPatternCallbacks()
  #expect(
    CGPattern(
      info: nil, bounds: CGRect(x: 0, y: 0, width: 1, height: 1), matrix: .identity, xStep: 1, yStep: 1,
      tiling: .noDistortion, isColored: true, callbacks: &empty) == nil)
  for (bounds, step) in [
    (CGRect.zero, 1), (CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1), 1),
    (CGRect(x: 0, y: 0, width: 1, height: 1), CGFloat.infinity), (CGRect(x: 0, y: 0, width: 1, height: 1), 0),
  ] {
    var callbacks = CGPatternCallbacks(version: 0, drawPattern: { _, _ in }, releaseInfo: nil)
    #expect(
      CGPattern(
        info: nil, bounds: bounds, matrix: .identity, xStep: step, yStep: 1, tiling: .noDistortion,
        isColored: true, callbacks: &callbacks) == nil)
  }
  // A cell of a thousand million units is drawn in few pixels.
  var callbacks = CGPatternCallbacks(
    version: 0, drawPattern: { _, c in c.fill(CGRect(x: 0, y: 0, width: 1e9, height: 1e9)) }, releaseInfo: nil
  )
  let huge = try #require(
    CGPattern(
      info: nil, bounds: CGRect(x: 0, y: 0, width: 1e9, height: 1e9), matrix: .identity, xStep: 1e9,
      yStep: 1e9,
      tiling: .noDistortion, isColored: true, callbacks: &callbacks))
  let c = try context()
  try paint(c, huge, [1])
  #expect(c.letters[3] == "kkkkkkkk")
}

@Test func layersArePaintedAsTheyWereDrawn() throws {
  let c = try context(flipped: true)
  let layer = try #require(CGLayer(c, size: CGSize(width: 2, height: 2), auxiliaryInfo: nil))
  let own = try #require(layer.context)
  own.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
  own.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
  c.draw(layer, at: CGPoint(x: 1, y: 1))
  c.interpolationQuality = .none
  c.draw(layer, in: CGRect(x: 4, y: 4, width: 4, height: 4))
  #expect(c.letters[1] == ".r......")
  #expect(c.letters[2] == "........")
  #expect(c.letters[4] == "....rr..")
  #expect(CGLayer(c, size: .zero, auxiliaryInfo: nil) == nil)
  #expect(CGLayer(c, size: CGSize(width: CGFloat.infinity, height: 1), auxiliaryInfo: nil) == nil)
}

@Test func shadingsAskTheirFunction() throws {
  // Green in the first half, blue in the second; the domain is 2...4.
  var callbacks = CGFunctionCallbacks(
    version: 0,
    evaluate: { _, input, output in
      (output[0], output[1], output[2], output[3]) = (0, input[0] < 3 ? 1 : 0, input[0] < 3 ? 0 : 1, 7)
    }, releaseInfo: nil)
  let function = try #require(
    CGFunction(
      info: nil, domainDimension: 1, domain: [2, 4], rangeDimension: 4, range: [0, 1, 0, 1, 0, 1, 0, 1],
      callbacks: &callbacks))
  func draw(_ extends: Bool) throws -> String {
    let shading = try #require(
      CGShading(
        axialSpace: CGColorSpaceCreateDeviceRGB(), start: CGPoint(x: 2, y: 0), end: CGPoint(x: 6, y: 0),
        function: function, extendStart: extends, extendEnd: extends))
    let c = try context()
    c.drawShading(shading)
    return c.letters[0]
  }
  #expect(try draw(false) == "..ggbb..")
  #expect(try draw(true) == "ggggbbbb")
  #expect(
    CGFunction(
      info: nil, domainDimension: 1, domain: [1, 0], rangeDimension: 4, range: nil, callbacks: &callbacks)
      == nil)
}

@Test func imageMasksAreStencils() throws {
  let bytes = Data([0, 255, 255, 0])
  let provider = try #require(CGDataProvider(data: bytes))
  let mask = try #require(
    CGImage(
      maskWidth: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2, provider: provider,
      decode: nil, shouldInterpolate: false))
  let c = try context(4)
  c.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
  c.draw(mask, in: CGRect(x: 0, y: 0, width: 4, height: 4))
  #expect(c.letters == ["rr..", "rr..", "..rr", "..rr"])
}

/// Macaw and many apps create a mask of a colored image in this way.
@Test func theFirstComponentOfColouredPixelsMakesAStencil() throws {
  let image = try #require(
    CGImage(width: 2, height: 1, isOpaque: true) { pixels, _ in
      (pixels[0], pixels[1]) = (0xFF00_0000, 0xFFFF_FFFF)
    })
  let provider = try #require(image.dataProvider)
  for decode: [CGFloat]? in [nil, [1, 0, 0, 1, 0, 1, 0, 1]] {
    let mask = try #require(
      CGImage(
        maskWidth: image.width, height: image.height, bitsPerComponent: image.bitsPerComponent,
        bitsPerPixel: image.bitsPerPixel, bytesPerRow: image.bytesPerRow,
        provider: provider, decode: decode, shouldInterpolate: false))
    let c = try context(2)
    c.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    c.draw(mask, in: CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(c.letters == (decode == nil ? ["r.", "r."] : [".r", ".r"]))
  }
}

@Test func colourKeysMakeHoles() throws {
  let image = try #require(
    CGImage(width: 2, height: 1, isOpaque: true) { pixels, _ in
      (pixels[0], pixels[1]) = (0xFF00_FF00, 0xFFFF_0000)
    })
  let keyed = try #require(image.copy(maskingColorComponents: [0, 10, 250, 255, 0, 10]))
  #expect(keyed.withPixels { pixels, _ in [pixels[0], pixels[1]] } == [0, 0xFFFF_0000])
  #expect(image.copy(maskingColorComponents: [0, 1]) == nil)
}

/// Every object of Core Foundation behaves in this way.
@Test func objectsAreEqualToThemselvesAlone() throws {
  func gradient() throws -> CGGradient {
    try #require(
      CGGradient(
        colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: [1, 0, 0, 1, 0, 0, 1, 1],
        locations: [0, 1], count: 2))
  }
  let (first, second) = (try gradient(), try gradient())
  #expect(first == first)
  #expect(first != second)
  #expect(Set([first, second, first]).count == 2)
}
