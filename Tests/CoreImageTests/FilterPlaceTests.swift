import CoreGraphics
import Foundation
import Testing

@testable import CoreImage

/// Tests of filters that sample surrounding pixels, move them or generate them.
struct FilterPlaceTests {
  private let dot = Samples.grays([[1]])

  private func image(_ name: String, _ values: [String: Any]) -> CIImage? {
    CIFilter(name: name, parameters: values)?.outputImage
  }

  /// A Gaussian of deviation 2: exp(−x²/8) of the middle, sums to all light, three deviations wide.
  @Test func gaussianBlursAreBells() {
    let blurred = dot.applyingGaussianBlur(sigma: 2)
    #expect(blurred.extent == CGRect(x: -6, y: -6, width: 13, height: 13))
    let row = Samples.numbers(blurred, CGRect(x: -6, y: 0, width: 13, height: 1)).first?.map(\.w) ?? []
    for offset in 0...6 { #expect(abs(row[6 + offset] / row[6] - exp(-Float(offset * offset) / 8)) < 1e-3) }
    #expect(abs(Samples.numbers(blurred).joined().reduce(0) { $0 + $1.w } - 1) < 1e-3)
  }

  /// Wide blurs use a smaller image. The variance of a blurred line of light remains the square of the
  /// deviation.
  @Test(arguments: [5.0, 12, 30]) func wideBlursKeepTheirDeviation(deviation: Double) {
    let line = CIImage.white.cropped(to: CGRect(x: 0, y: -400, width: 1, height: 800))
    let reach = Int(3 * deviation) + 1
    let row = Samples.numbers(
      line.applyingGaussianBlur(sigma: deviation), CGRect(x: -reach, y: 0, width: 2 * reach + 1, height: 1))
    let weights = (row.first ?? []).map { Double($0.w) }, sum = weights.reduce(0, +)
    let variance =
      weights.enumerated().reduce(0) { $0 + $1.element * pow(Double($1.offset - reach), 2) } / sum
    #expect(
      abs(sum - 1) < 0.02,
      "\(sum) \(variance.squareRoot())")
    #expect(
      abs(variance.squareRoot() / deviation - 1) < 0.05,
      "\(sum) \(variance.squareRoot())")
  }

  @Test func boxesAndLinesAverage() {
    let box = Samples.numbers(image("CIBoxBlur", [kCIInputImageKey: dot, kCIInputRadiusKey: 1]))
    #expect(box.count == 3)
    #expect(box.joined().allSatisfy { near($0, SIMD4(repeating: 1 / 9)) })
    let line = image("CIMotionBlur", [kCIInputImageKey: dot, kCIInputRadiusKey: 2, kCIInputAngleKey: 0])
    #expect(line?.extent == CGRect(x: -2, y: 0, width: 5, height: 1))
    #expect(Samples.numbers(line).joined().allSatisfy { near($0, SIMD4(repeating: 0.2)) })
  }

  /// The element-wise product of the weights and the pixels around, the upper row first, plus the bias.
  @Test func convolutionsSumProducts() {
    let grays = Samples.grays([[0.1, 0.2, 0.3], [0.4, 0.5, 0.6], [0.7, 0.8, 0.9]])
    func at(_ weights: [CGFloat], _ name: String = "CIConvolution3X3", bias: Double = 0) -> SIMD4<Float> {
      let vector = CIVector(values: weights, count: weights.count)
      let out = image(name, [kCIInputImageKey: grays, kCIInputWeightsKey: vector, kCIInputBiasKey: bias])
      return Samples.numbers(out, CGRect(x: 1, y: 1, width: 1, height: 1)).first?.first
        ?? SIMD4(repeating: -9)
    }
    #expect(near(at([1, 0, 0, 0, 0, 0, 0, 0, 0]), SIMD4(0.1, 0.1, 0.1, 1)))
    #expect(near(at([0, 0, 0, 0, 0, 1, 0, 2, 0]), SIMD4(2.2, 2.2, 2.2, 3)))
    #expect(near(at([0, 0, 0, 0, 1, 0, 0, 0, 0], bias: 0.25), SIMD4(0.75, 0.75, 0.75, 1.25)))
    var five = [CGFloat](repeating: 0, count: 25)
    five[11] = 1
    #expect(near(at(five, "CIConvolution5X5"), SIMD4(0.4, 0.4, 0.4, 1)))
    let biased = image("CIConvolution3X3", [kCIInputImageKey: grays, kCIInputBiasKey: 0.5])
    #expect(biased?.extent.isInfinite == true)
  }

  @Test func sharpeningAddsTheDifferenceFromTheBlur() {
    let edge = Samples.grays([[0.2, 0.2, 0.2, 0.8, 0.8, 0.8]])
    for name in ["CIUnsharpMask", "CISharpenLuminance"] {
      let row =
        Samples.numbers(image(name, [kCIInputImageKey: edge, kCIInputRadiusKey: 1])).first?.map(\.x) ?? []
      #expect(row.count == 6 && row[2] < 0.19 && row[3] > 0.81 && abs(row[0] - 0.2) < 0.01, "\(name) \(row)")
    }
    let steep = Samples.numbers(image("CIEdges", [kCIInputImageKey: edge])).first?.map(\.x) ?? []
    #expect(steep.count == 6 && steep[0] == 0 && steep[2] > 0.5 && steep[4] == 0)
    let glow = image("CIBloom", [kCIInputImageKey: dot, kCIInputRadiusKey: 2])
    #expect(glow?.extent == CGRect(x: -6, y: -6, width: 13, height: 13))
    #expect(Samples.numbers(glow, CGRect(x: 0, y: 0, width: 1, height: 1)) == [[SIMD4(1, 1, 1, 1)]])
  }

  @Test func squaresReplacePixels() {
    let grays = Samples.grays([[0, 1, 0.5, 0.5], [1, 0, 0.5, 0.5]])
    let mosaic = Samples.numbers(
      image(
        "CIPixellate",
        [kCIInputImageKey: grays, kCIInputScaleKey: 2, kCIInputCenterKey: CIVector(x: 0, y: 0)]))
    #expect(mosaic.count == 2)
    #expect(mosaic.joined().allSatisfy { near($0, SIMD4(0.5, 0.5, 0.5, 1)) })
  }

  @Test func patternsTakeTurns() {
    let board = image(
      "CICheckerboardGenerator", [kCIInputCenterKey: CIVector(x: 0, y: 0), kCIInputWidthKey: 2])
    #expect(board?.extent.isInfinite == true)
    let found = Samples.numbers(board, CGRect(x: -2, y: -2, width: 4, height: 4)).map { $0.map(\.x) }
    #expect(found == [[0, 0, 1, 1], [0, 0, 1, 1], [1, 1, 0, 0], [1, 1, 0, 0]])
    let stripes = image("CIStripesGenerator", [kCIInputCenterKey: CIVector(x: 1, y: 0), kCIInputWidthKey: 1])
    #expect(
      Samples.numbers(stripes, CGRect(x: 0, y: 0, width: 4, height: 1)).first?.map(\.x) == [0, 1, 0, 1])
    let soft = image(
      "CIStripesGenerator",
      [kCIInputCenterKey: CIVector(x: 0, y: 0), kCIInputWidthKey: 8, kCIInputSharpnessKey: 0])
    let row = Samples.numbers(soft, CGRect(x: -4, y: 0, width: 8, height: 1)).first?.map(\.x) ?? []
    #expect(row == row.sorted())
    #expect((row.last ?? 0) > 0.9)
    #expect((row.first ?? 1) < 0.1)
    let constant = image(
      "CIConstantColorGenerator", [kCIInputColorKey: CIColor(red: 0, green: 1, blue: 0, alpha: 0.5)])
    #expect(Samples.numbers(constant, CGRect(x: 9, y: 9, width: 1, height: 1)) == [[SIMD4(0, 0.5, 0, 0.5)]])
    let card = image(
      "CIRoundedRectangleGenerator",
      [kCIInputExtentKey: CIVector(x: 0, y: 0, z: 20, w: 10), kCIInputRadiusKey: 5])
    #expect(card?.extent == CGRect(x: 0, y: 0, width: 20, height: 10))
    let corner = Samples.numbers(card)
    #expect(corner[0][0] == .init())
    #expect(corner[5][0].w > 0.9)
    #expect(corner[5][10] == SIMD4(1, 1, 1, 1))
  }

  /// Linear: the share of the way. Smooth: t²·(3 − 2t). Radial: the share of the way between the radii.
  @Test func gradientsRamp() {
    let ends: [String: Any] = ["inputPoint0": CIVector(x: 0.5, y: 0), "inputPoint1": CIVector(x: 4.5, y: 0)]
    let place = CGRect(x: 0, y: 3, width: 5, height: 1)
    #expect(
      Samples.numbers(image("CILinearGradient", ends), place).first?.map(\.x) == [1, 0.75, 0.5, 0.25, 0])
    #expect(
      Samples.numbers(image("CISmoothLinearGradient", ends), place).first?.map(\.x) == [
        1, 0.84375, 0.5, 0.15625, 0,
      ])
    let rings: [String: Any] = [
      kCIInputCenterKey: CIVector(x: 0.5, y: 3.5), "inputRadius0": 1, "inputRadius1": 3,
    ]
    #expect(Samples.numbers(image("CIRadialGradient", rings), place).first?.map(\.x) == [1, 1, 0.5, 0, 0])
    let bell = image(
      "CIGaussianGradient", [kCIInputCenterKey: CIVector(x: 0.5, y: 3.5), kCIInputRadiusKey: 6])
    let row = Samples.numbers(bell, place).first ?? []
    #expect(row.count == 5 && row[0] == SIMD4(1, 1, 1, 1) && abs(row[2].w - exp(-0.5)) < 1e-5)
  }

  /// White in the middle, full hues at the edge, against the clock: red at 0, green at a third of a turn,
  /// cyan at a half; nothing beyond.
  @Test func wheelsHaveHuesAndSaturations() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.linearSRGB))
    let values: [String: Any] = [kCIInputRadiusKey: 100.0, "inputSoftness": 0, "inputColorSpace": space]
    let wheel = image("CIHueSaturationValueGradient", values)
    #expect(wheel?.extent == CGRect(x: 0, y: 0, width: 200, height: 200))
    func pixel(_ x: CGFloat, _ y: CGFloat) -> SIMD4<Float> {
      Samples.numbers(wheel, CGRect(x: x, y: y, width: 1, height: 1)).first?.first ?? .zero
    }
    func isNear(_ one: SIMD4<Float>, _ other: SIMD4<Float>) -> Bool {
      ((one - other) * (one - other)).sum() < 0.001
    }
    #expect(isNear(pixel(100, 100), SIMD4(1, 1, 1, 1)))
    #expect(isNear(pixel(199, 100), SIMD4(1, 0, 0, 1)))
    #expect(isNear(pixel(0, 100), SIMD4(0, 1, 1, 1)))
    #expect(isNear(pixel(50, 185), SIMD4(0, 1, 0, 1)))
    #expect(isNear(pixel(150, 100), SIMD4(1, 0.5, 0.5, 1)))
    #expect(pixel(2, 2) == .zero)
  }

  @Test func placesChange() throws {
    let grays = Samples.grays([[0.1, 0.2], [0.3, 0.4]])
    let shift = CGAffineTransform(translationX: 3, y: 4)
    #expect(
      image("CIAffineTransform", [kCIInputImageKey: grays, kCIInputTransformKey: shift])?.extent.origin
        == CGPoint(x: 3, y: 4))
    let tiled = image("CIAffineTile", [kCIInputImageKey: grays])
    let copies = Samples.numbers(tiled, CGRect(x: -1, y: 0, width: 4, height: 2)).map { $0.map(\.x) }
    #expect(copies == [[0.2, 0.1, 0.2, 0.1], [0.4, 0.3, 0.4, 0.3]])
    let clamped = image("CIAffineClamp", [kCIInputImageKey: grays])
    #expect(Samples.numbers(clamped, CGRect(x: 50, y: -90, width: 1, height: 1)).first?.first?.x == 0.4)
    #expect(
      image("CICrop", [kCIInputImageKey: grays, "inputRectangle": CIVector(x: 1, y: 0, z: 9, w: 1)])?.extent
        == CGRect(x: 1, y: 0, width: 1, height: 1))
    let level = CIImage.red.cropped(to: CGRect(x: 0, y: 0, width: 40, height: 30))
    let turned = try #require(image("CIStraightenFilter", [kCIInputImageKey: level, kCIInputAngleKey: 0.3]))
    #expect(turned.extent == level.extent)
    #expect(Samples.numbers(turned).joined().allSatisfy { $0.w > 0.99 })
  }

  @Test func lanczosKeepsEvenAreas() throws {
    let even = CIImage(color: .gray).cropped(to: CGRect(x: 0, y: 0, width: 12, height: 8))
    for scale in [0.1, 0.5, 1.7, 3] {
      let scaled = try #require(
        image("CILanczosScaleTransform", [kCIInputImageKey: even, kCIInputScaleKey: scale]))
      let width = CGFloat((12 * scale - 0.001).rounded(.up)),
        height = CGFloat((8 * scale - 0.001).rounded(.up))
      #expect(scaled.extent.size == CGSize(width: width, height: height))
      #expect(
        Samples.numbers(scaled).joined().allSatisfy { near($0, SIMD4(0.21404, 0.21404, 0.21404, 1), 1e-3) })
    }
  }

  @Test func perspectiveGoesThereAndBack() throws {
    let picture = Samples.grays((0..<24).map { y in (0..<24).map { x in Float(x + y) / 48 } })
    let corners: [String: Any] = [
      "inputTopLeft": CIVector(x: 10, y: 60), "inputTopRight": CIVector(x: 50, y: 55),
      "inputBottomRight": CIVector(x: 60, y: 5),
      "inputBottomLeft": CIVector(x: 0, y: 0),
    ]
    let bent = try #require(
      image("CIPerspectiveTransform", corners.merging([kCIInputImageKey: picture]) { $1 }))
    #expect(bent.extent == CGRect(x: 0, y: 0, width: 60, height: 60))
    let back = try #require(
      image("CIPerspectiveCorrection", corners.merging([kCIInputImageKey: bent]) { $1 }))
    // Lengths: √(60² + 5²) = 60.2 and √(10² + 60²) = 60.8.
    #expect(back.extent == CGRect(x: 0, y: 0, width: 60, height: 61))
    for (x, y) in [(12, 48), (30, 30), (48, 12), (20, 20)] {
      let found = Samples.numbers(back, CGRect(x: x, y: y, width: 1, height: 1))[0][0].x
      // Rows of the picture run from the top, places from the bottom.
      let column = (Float(x) + 0.5) / 60 * 24 - 0.5, row = 23.5 - (Float(y) + 0.5) / 61 * 24
      #expect(abs(found - (column + row) / 48) < 0.02)
    }
    let line = corners.merging([kCIInputImageKey: picture, "inputTopLeft": CIVector(x: 30, y: 2.5)]) { $1 }
    #expect(image("CIPerspectiveTransform", line)?.extent.isNull == true)
  }

  @Test func areasBecomeOnePixel() {
    let grays = Samples.grays([[0.1, 0.2], [0.3, 0.8]])
    func one(_ name: String) -> SIMD4<Float> {
      let out = image(name, [kCIInputImageKey: grays, kCIInputExtentKey: CIVector(cgRect: grays.extent)])
      #expect(out?.extent == CGRect(x: 0, y: 0, width: 1, height: 1))
      return Samples.number(out)
    }
    #expect(near(one("CIAreaAverage"), SIMD4(0.35, 0.35, 0.35, 1)))
    #expect(near(one("CIAreaMaximum"), SIMD4(0.8, 0.8, 0.8, 1)))
    #expect(near(one("CIAreaMinimum"), SIMD4(0.1, 0.1, 0.1, 1)))
    let wide = image(
      "CIAreaAverage",
      [kCIInputImageKey: CIImage.white, kCIInputExtentKey: CIVector(x: 0, y: 0, z: 700, w: 600)])
    #expect(near(Samples.number(wide), SIMD4(1, 1, 1, 1)))
  }
}
