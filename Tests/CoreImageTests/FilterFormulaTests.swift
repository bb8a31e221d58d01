import CoreGraphics
import Foundation
import Testing

@testable import CoreImage

/// Tests of filters against values computed by hand from the formulas of Apple's Core Image Filter Reference,
/// in the working space.
struct FilterFormulaTests {
  private let pixel = Samples.pixel(0.2, 0.4, 0.6)
  /// 0.2125·0.2 + 0.7154·0.4 + 0.0721·0.6.
  private let gray: Float = 0.37192

  /// Color Controls: (mix(gray, c, saturation) + brightness − 0.5) · contrast + 0.5.
  @Test func colorControls() {
    #expect(
      near(Samples.answer("CIColorControls", pixel, [kCIInputSaturationKey: 0]), SIMD4(gray, gray, gray, 1)))
    #expect(
      near(Samples.answer("CIColorControls", pixel, [kCIInputBrightnessKey: 0.1]), SIMD4(0.3, 0.5, 0.7, 1)))
    #expect(
      near(Samples.answer("CIColorControls", pixel, [kCIInputContrastKey: 2]), SIMD4(-0.1, 0.3, 0.7, 1)))
  }

  /// Color Matrix: s.r = dot(s, redVector) and so on, plus the bias, of colours not
  /// multiplied by the opacity.
  @Test func colorMatrix() {
    let turned = Samples.answer(
      "CIColorMatrix", pixel,
      [
        "inputRVector": CIVector(x: 0, y: 1, z: 0, w: 0),
        "inputBiasVector": CIVector(x: 0, y: 0, z: 0.1, w: -0.5),
      ])
    #expect(near(turned, SIMD4(0.4, 0.4, 0.7, 1) * SIMD4(0.5, 0.5, 0.5, 0.5)))
    let half = Samples.pixel(0.1, 0.2, 0.3, 0.5)
    #expect(
      near(
        Samples.answer("CIColorMatrix", half, ["inputGVector": CIVector(x: 0, y: 0, z: 0, w: 1)]),
        SIMD4(0.1, 0.25, 0.3, 0.5)))
  }

  @Test func colorClampAndPolynomial() {
    let limits = [
      "inputMinComponents": CIVector(x: 0.3, y: 0, z: 0, w: 0),
      "inputMaxComponents": CIVector(x: 1, y: 1, z: 0.5, w: 1),
    ]
    #expect(near(Samples.answer("CIColorClamp", pixel, limits), SIMD4(0.3, 0.4, 0.5, 1)))
    // 0.1 + 0.5·0.2 + 0·0.04 + 2·0.008
    let terms = ["inputRedCoefficients": CIVector(x: 0.1, y: 0.5, z: 0, w: 2)]
    #expect(near(Samples.answer("CIColorPolynomial", pixel, terms), SIMD4(0.216, 0.4, 0.6, 1)))
  }

  /// Exposure: s.rgb · 2^ev; gamma: pow(s.rgb, power); inversion: 1 − s.rgb.
  @Test func exposureGammaAndInversion() {
    #expect(near(Samples.answer("CIExposureAdjust", pixel, [kCIInputEVKey: 1]), SIMD4(0.4, 0.8, 1.2, 1)))
    #expect(near(Samples.answer("CIGammaAdjust", pixel, ["inputPower": 2]), SIMD4(0.04, 0.16, 0.36, 1)))
    #expect(near(Samples.answer("CIColorInvert", pixel), SIMD4(0.8, 0.6, 0.4, 1)))
    #expect(
      near(Samples.answer("CIColorInvert", Samples.pixel(0.1, 0.2, 0.3, 0.5)), SIMD4(0.4, 0.3, 0.2, 0.5)))
  }

  /// A third of a turn around the neutral axis moves red to green. Half a turn in each direction leaves the
  /// color unchanged.
  @Test func hueTurnsTheCube() {
    let turned = Samples.answer("CIHueAdjust", pixel, [kCIInputAngleKey: 2 * Double.pi / 3])
    #expect(near(turned, SIMD4(0.6, 0.2, 0.4, 1)))
    let whole = Samples.answer("CIHueAdjust", pixel, [kCIInputAngleKey: 2 * Double.pi])
    #expect(near(whole, SIMD4(0.2, 0.4, 0.6, 1)))
  }

  /// L* of black is 0 and of white 100; of a linear grey of 0.18 it is 116·∛0.18 − 16. Red has L*a*b*
  /// (53.24, 80.09, 67.20), so its chroma of 104.55 weighs the chroma's difference from grey by 1 +
  /// 0.045·104.55 (CIE 116-1995).
  @Test func differencesOfColours() {
    func difference(_ first: CIImage, _ second: CIImage) -> Float {
      Samples.answer("CILabDeltaE", first, ["inputImage2": second])[0]
    }
    let (black, white, red) = (Samples.pixel(0, 0, 0), Samples.pixel(1, 1, 1), Samples.pixel(1, 0, 0))
    #expect(difference(red, red) == 0)
    #expect(abs(difference(black, white) - 100) < 0.01)
    #expect(abs(difference(Samples.pixel(0.18, 0.18, 0.18), black) - 49.496) < 0.01)
    #expect(
      abs(difference(red, black) - (Float(53.24 * 53.24) + 104.55 * 104.55 / (5.7048 * 5.7048)).squareRoot())
        < 0.05)
  }

  @Test func coloursAreReplaced() {
    #expect(
      near(Samples.answer("CIColorMonochrome", pixel, [kCIInputColorKey: CIColor.red]), SIMD4(gray, 0, 0, 1)))
    #expect(
      near(Samples.answer("CIColorMonochrome", pixel, [kCIInputIntensityKey: 0]), SIMD4(0.2, 0.4, 0.6, 1)))
    // 0.393·0.2 + 0.769·0.4 + 0.189·0.6 and so on (Filter Effects Module Level 1).
    #expect(near(Samples.answer("CISepiaTone", pixel), SIMD4(0.4996, 0.445, 0.3466, 1)))
    let ramp = [kCIInputColor0Key: CIColor.black, kCIInputColor1Key: CIColor.green]
    #expect(near(Samples.answer("CIFalseColor", pixel, ramp), SIMD4(0, gray, 0, 1)))
    #expect(near(Samples.answer("CIMaskToAlpha", pixel), SIMD4(gray, gray, gray, gray)))
    #expect(near(Samples.answer("CIMaximumComponent", pixel), SIMD4(0.6, 0.6, 0.6, 1)))
    #expect(near(Samples.answer("CIMinimumComponent", pixel), SIMD4(0.2, 0.2, 0.2, 1)))
    // Two levels: 0 below a half, 1 above.
    #expect(near(Samples.answer("CIColorPosterize", pixel, ["inputLevels": 2]), SIMD4(0, 0, 1, 1)))
    #expect(
      near(
        Samples.answer("CIWhitePointAdjust", pixel, [kCIInputColorKey: CIColor.cyan]), SIMD4(0, 0.4, 0.6, 1)))
  }

  /// sRGB's curve: light 0.2 is 0.48453, 0.4 is 0.66519, 0.6 is 0.79774 (IEC 61966-2-1).
  @Test func curvesOfTones() {
    let encoded = SIMD4<Float>(0.48453, 0.66519, 0.79774, 1)
    #expect(near(Samples.answer("CILinearToSRGBToneCurve", pixel), encoded))
    #expect(
      near(
        Samples.answer("CISRGBToneCurveToLinear", Samples.pixel(encoded.x, encoded.y, encoded.z)),
        SIMD4(0.2, 0.4, 0.6, 1)))
    #expect(near(Samples.answer("CIToneCurve", pixel), SIMD4(0.2, 0.4, 0.6, 1)))
    let curve = ToneCurve([SIMD2(0, 0.1), SIMD2(0.5, 0.5), SIMD2(1, 0.9)])
    #expect(curve(0) == 0.1)
    #expect(curve(0.5) == 0.5)
    #expect(curve(2) == 0.9)
    #expect(abs(curve(0.25) - 0.3) < 1e-6)
    #expect(ToneCurve([])(0.3) == 0.3)
    #expect(ToneCurve([SIMD2(1, 2), SIMD2(1, 3)])(9) == 2)
  }

  /// A cube of 2³ whose colours are its places turned round: red, green and blue change
  /// places by trilinear blending.
  @Test func cubesOfColours() {
    var table: [Float] = []
    for blue in 0..<2 {
      for green in 0..<2 { for red in 0..<2 { table += [Float(blue), Float(red), Float(green), 1] } }
    }
    let data = table.withUnsafeBytes { Data($0) }
    let cube: [String: Any] = ["inputCubeDimension": 2, "inputCubeData": data]
    #expect(near(Samples.answer("CIColorCube", pixel, cube), SIMD4(0.6, 0.2, 0.4, 1)))
    let spaced = cube.merging(["inputColorSpace": CGColorSpaceCreateDeviceRGB()]) { $1 }
    #expect(near(Samples.answer("CIColorCubeWithColorSpace", pixel, spaced), SIMD4(0.6, 0.2, 0.4, 1)))
    #expect(
      near(
        Samples.answer("CIColorCube", pixel, ["inputCubeDimension": 64, "inputCubeData": data]),
        SIMD4(0.2, 0.4, 0.6, 1)))
    let map = Samples.image([[SIMD4(0, 0, 0, 1), SIMD4(1, 0, 0, 1)]])
    #expect(near(Samples.answer("CIColorMap", pixel, [kCIInputGradientImageKey: map]), SIMD4(gray, 0, 0, 1)))
  }

  /// ISO 32000-1, table 136, of s = 0.2 over b = 0.6.
  @Test(
    arguments: [
      ("Multiply", 0.12), ("Screen", 0.68), ("Overlay", 0.36), ("Darken", 0.2), ("Lighten", 0.6),
      ("ColorDodge", 0.75),
      ("ColorBurn", 0), ("HardLight", 0.24), ("SoftLight", 0.456), ("Difference", 0.4), ("Exclusion", 0.56),
      ("LinearBurn", 0), ("LinearDodge", 0.8), ("Subtract", 0.4), ("Divide", 1), ("PinLight", 0.4),
      ("LinearLight", 0),
      ("VividLight", 0), ("Hue", 0.6), ("Saturation", 0.6), ("Color", 0.6), ("Luminosity", 0.2),
    ] as [(String, Float)])
  func blendModes(name: String, expected: Float) {
    let (source, back) = (Samples.pixel(0.2, 0.2, 0.2), Samples.pixel(0.6, 0.6, 0.6))
    let found = Samples.answer("CI\(name)BlendMode", source, [kCIInputBackgroundImageKey: back])
    #expect(near(found, SIMD4(expected, expected, expected, 1)))
    // αr·Cr = (1 − αs)·αb·Cb + αs·αb·B: half as opaque, half as much of it.
    let half = Samples.answer(
      "CI\(name)BlendMode", Samples.pixel(0.1, 0.1, 0.1, 0.5), [kCIInputBackgroundImageKey: back])
    let mixed = (0.6 + expected) / 2
    #expect(near(half, SIMD4(mixed, mixed, mixed, 1)))
  }

  /// Porter and Duff, 1984.
  @Test(
    arguments: [
      ("SourceOver", SIMD4(0.45, 0.2, 0, 0.75)), ("SourceIn", SIMD4(0.125, 0.1, 0, 0.25)),
      ("SourceOut", SIMD4(0.125, 0.1, 0, 0.25)), ("SourceAtop", SIMD4(0.325, 0.1, 0, 0.5)),
      ("Addition", SIMD4(0.65, 0.2, 0, 1)),
      ("Maximum", SIMD4(0.4, 0.2, 0, 0.5)), ("Minimum", SIMD4(0.25, 0, 0, 0.5)),
      ("Multiply", SIMD4(0.1, 0, 0, 0.25)),
    ] as [(String, SIMD4<Float>)])
  func operators(name: String, expected: SIMD4<Float>) {
    let source = Samples.pixel(0.25, 0.2, 0, 0.5), back = Samples.pixel(0.4, 0, 0, 0.5)
    #expect(
      near(Samples.answer("CI\(name)Compositing", source, [kCIInputBackgroundImageKey: back]), expected))
  }

  /// "When a mask value is 0.0, the result is the background. When 1.0, the result is the image."
  @Test func masksDecide() {
    let (image, back) = (Samples.grays([[0.8, 0.8, 0.8]]), Samples.grays([[0.2, 0.2, 0.2]]))
    let mask = Samples.grays([[0, 0.5, 1]])
    let blend = CIFilter.blendWithMask()
    (blend.inputImage, blend.backgroundImage, blend.maskImage) = (image, back, mask)
    let found = Samples.numbers(blend.outputImage).first ?? []
    #expect(zip(found, [0.2, 0.5, 0.8] as [Float]).allSatisfy { near($0, SIMD4($1, $1, $1, 1)) })
    #expect(found.count == 3)
    let dissolve = CIFilter.dissolveTransition()
    (dissolve.inputImage, dissolve.targetImage, dissolve.time) = (image, back, 0.25)
    #expect(near(Samples.number(dissolve.outputImage), SIMD4(0.65, 0.65, 0.65, 1)))
  }

  /// With these values, filters leave every pixel unchanged.
  @Test(
    arguments: [
      ("CIColorControls", [:]), ("CIColorMatrix", [:]), ("CIColorClamp", [:]), ("CIColorPolynomial", [:]),
      ("CIExposureAdjust", [:]),
      ("CIGammaAdjust", [:]), ("CIHueAdjust", [:]), ("CIVibrance", [:]), ("CIWhitePointAdjust", [:]),
      ("CISepiaTone", [kCIInputIntensityKey: 0]), ("CIColorMonochrome", [kCIInputIntensityKey: 0]),
      ("CIGaussianBlur", [kCIInputRadiusKey: 0]), ("CIBoxBlur", [kCIInputRadiusKey: 0]),
      ("CIMotionBlur", [kCIInputRadiusKey: 0]),
      ("CIVignette", [kCIInputIntensityKey: 0]), ("CIVignetteEffect", [kCIInputIntensityKey: 0]),
      ("CIPixellate", [kCIInputScaleKey: 1]), ("CILanczosScaleTransform", [:]), ("CIStraightenFilter", [:]),
      ("CIAffineTransform", [:]),
      ("CISharpenLuminance", [kCIInputSharpnessKey: 0]), ("CIUnsharpMask", [kCIInputIntensityKey: 0]),
      ("CIDissolveTransition", [:]), ("CIBlendWithMask", [:]),
    ] as [(String, [String: Double])])
  func nothingChanges(name: String, values: [String: Double]) throws {
    let image = Samples.image([
      [SIMD4(0.1, 0.2, 0.3, 1), SIMD4(0.9, 0.5, 0.1, 1), SIMD4(0.2, 0.1, 0, 0.4)],
      [SIMD4(0, 0, 0, 0), SIMD4(1, 1, 1, 1), SIMD4(0.3, 0.3, 0.3, 0.5)],
    ])
    let filter = try #require(CIFilter(name: name, parameters: values))
    filter.setValue(image, forKey: kCIInputImageKey)
    let out = try #require(filter.outputImage)
    #expect(out.extent == image.extent)
    let pairs = zip(Samples.numbers(out).joined(), Samples.numbers(image).joined())
    #expect(pairs.allSatisfy { near($0, $1) }, "\(Samples.numbers(out))")
  }
}
