import CoreGraphics
import Foundation
import Testing

@testable import CoreImage

/// Tests of filters that distort images, stylize them and blend from one to another. Where Apple's Core Image
/// Filter Reference gives no formula, the numbers are the project's own, which stand beside the filters.
struct EffectFormulaTests {
  private func image(_ name: String, _ values: [String: Any]) -> CIImage? {
    CIFilter(name: name, parameters: values)?.outputImage
  }

  /// Returns the point from which a distortion takes a pixel. The input is a 41 × 41 picture in which each
  /// pixel holds its own position.
  private func origin(_ name: String, _ values: [String: Any], of place: SIMD2<Int>) -> SIMD2<Float> {
    let rows = (0..<41).map { row in (0..<41).map { SIMD4(Float($0) + 0.5, Float(40 - row) + 0.5, 0, 1) } }
    let values = values.merging(
      [kCIInputImageKey: Samples.image(rows), kCIInputCenterKey: CIVector(x: 20.5, y: 20.5)]) { a, _ in a }
    let box = CGRect(x: place.x, y: place.y, width: 1, height: 1)
    let found = Samples.numbers(image(name, values), box).first?.first ?? .zero
    return found.w > 0 ? SIMD2(found.x, found.y) / found.w : SIMD2(-1, -1)
  }

  private func meet(_ a: SIMD2<Float>, _ b: SIMD2<Float>) -> Bool {
    abs(a.x - b.x) < 1e-3 && abs(a.y - b.y) < 1e-3
  }

  /// Half way from the middle to the edge of a radius of 20: 1 − s·(1 − ¼)², 1 + s·(1 − ½)².
  @Test func bumpsAndPinches() {
    let bump: [String: Any] = [kCIInputRadiusKey: 20, kCIInputScaleKey: 0.5]
    #expect(meet(origin("CIBumpDistortion", bump, of: [30, 20]), [20.5 + 10 * 0.71875, 20.5]))
    #expect(meet(origin("CIBumpDistortion", bump, of: [20, 10]), [20.5, 20.5 - 10 * 0.71875]))
    #expect(meet(origin("CIBumpDistortion", bump, of: [40, 40]), [40.5, 40.5]))
    let pinch = origin("CIPinchDistortion", [kCIInputRadiusKey: 20, kCIInputScaleKey: 1], of: [30, 20])
    #expect(meet(pinch, [20.5 + 12.5, 20.5]))
    // The line is the one through the center at the angle: what lies along it stays.
    let line = bump.merging([kCIInputAngleKey: 0]) { a, _ in a }
    #expect(meet(origin("CIBumpDistortionLinear", line, of: [35, 30]), [35.5, 20.5 + 10 * 0.71875]))
    let upright = bump.merging([kCIInputAngleKey: Double.pi / 2]) { a, _ in a }
    #expect(meet(origin("CIBumpDistortionLinear", upright, of: [30, 35]), [20.5 + 10 * 0.71875, 35.5]))
  }

  /// Half way: a quarter of the angle for a twirl, a sixteenth for a vortex, against the clock.
  @Test func twirlsAndVortices() {
    let twirl: [String: Any] = [kCIInputRadiusKey: 20, kCIInputAngleKey: 2 * Double.pi]
    #expect(meet(origin("CITwirlDistortion", twirl, of: [20, 30]), [30.5, 20.5]))
    let vortex: [String: Any] = [kCIInputRadiusKey: 20, kCIInputAngleKey: 8 * Double.pi]
    #expect(meet(origin("CIVortexDistortion", vortex, of: [20, 30]), [30.5, 20.5]))
    #expect(meet(origin("CITwirlDistortion", twirl, of: [2, 2]), [2.5, 2.5]))
  }

  /// √(13² − 12²) = 5, and nothing inside.
  @Test func holesKeepAreas() {
    let hole: [String: Any] = [kCIInputRadiusKey: 12]
    #expect(meet(origin("CIHoleDistortion", hole, of: [33, 20]), [25.5, 20.5]))
    #expect(meet(origin("CIHoleDistortion", hole, of: [30, 20]), [-1, -1]))
    let out = image("CIHoleDistortion", [kCIInputImageKey: Samples.pixel(1, 1, 1), kCIInputRadiusKey: 12])
    #expect(out?.extent == CGRect(x: -12, y: -12, width: 25, height: 25))
  }

  /// A quarter of a circle of radius 10 is 5π along the image's lower edge, at 12 two pixels above it.
  @Test func imagesLieAroundCircles() {
    let wrap: [String: Any] = [kCIInputRadiusKey: 10, kCIInputAngleKey: 0]
    #expect(meet(origin("CICircularWrap", wrap, of: [20, 32]), [5 * .pi, 2]))
    #expect(meet(origin("CICircularWrap", wrap, of: [22, 20]), [-1, -1]))
  }

  /// White where 0.4 is above the threshold of a sharp screen: twice the distance from the nearest line.
  @Test func screensCompareWithThresholds() {
    let gray = Samples.grays([[Float]](repeating: [Float](repeating: 0.4, count: 20), count: 20))
    func whites(_ name: String, _ box: CGRect, _ more: [String: Any] = [:]) -> [Int] {
      let values: [String: Any] = [
        kCIInputImageKey: gray, kCIInputCenterKey: CIVector(x: 0, y: 0), kCIInputWidthKey: 10,
        kCIInputSharpnessKey: 1,
      ]
      let found = Samples.numbers(image(name, values.merging(more) { $1 }), box)
      return found.joined().map { Int($0.x.rounded()) }
    }
    let column = CGRect(x: 3, y: 0, width: 1, height: 10), row = CGRect(x: 0, y: 3, width: 10, height: 1)
    // Rows come from above: at 0.05, 0.15 of the width and so on.
    #expect(whites("CILineScreen", column) == [1, 1, 0, 0, 0, 0, 0, 0, 1, 1])
    #expect(whites("CILineScreen", row, [kCIInputAngleKey: Double.pi / 2]) == [1, 1, 0, 0, 0, 0, 0, 0, 1, 1])
    // max(x, y)² at y = 3.5, whose threshold is 0.49, and at y = 0.5.
    #expect(whites("CIHatchedScreen", row).allSatisfy { $0 == 0 })
    let lowest = CGRect(x: 0, y: 0, width: 10, height: 1)
    #expect(whites("CIHatchedScreen", lowest) == [1, 1, 1, 0, 0, 0, 0, 1, 1, 1])
    // (2 + cos 2πx + cos 2πy) / 4 at y = 5.5.
    let middle = CGRect(x: 0, y: 5, width: 10, height: 1)
    #expect(whites("CIDotScreen", middle) == [0, 0, 1, 1, 1, 1, 1, 1, 0, 0])
    #expect(whites("CICircularScreen", CGRect(x: 5, y: 0, width: 1, height: 1)) == [0])
    #expect(whites("CICircularScreen", CGRect(x: 0, y: 0, width: 1, height: 1)) == [1])
    // White and black stay, soft screens too.
    for name in ["CIDotScreen", "CICMYKHalftone"] {
      for level in [Float(0), 1] {
        let found = Samples.answer(name, Samples.pixel(level, level, level))
        #expect(near(found, SIMD4(level, level, level, 1)), "\(name) \(found)")
      }
    }
  }

  /// The largest and the smallest within a distance, or in a box.
  @Test func morphologyTakesExtremes() {
    var rows = [[Float]](repeating: [Float](repeating: 0.5, count: 9), count: 9)
    rows[4][4] = 0.9
    rows[0][0] = 0.1
    let dot = Samples.grays(rows)
    func numbers(_ name: String, _ values: [String: Any]) -> [[Float]] {
      let out = image(name, values.merging([kCIInputImageKey: dot]) { $1 })
      return Samples.numbers(out, dot.extent).map { $0.map(\.x) }
    }
    for (y, row) in numbers("CIMorphologyMaximum", [kCIInputRadiusKey: 3]).enumerated() {
      for (x, found) in row.enumerated() {
        let isNear = (x - 4) * (x - 4) + (y - 4) * (y - 4) <= 9
        #expect(found == (isNear ? 0.9 : 0.5), "\(x) \(y)")
      }
    }
    let box = numbers("CIMorphologyRectangleMaximum", [kCIInputWidthKey: 5, "inputHeight": 3])
    for (y, row) in box.enumerated() {
      for (x, found) in row.enumerated() {
        #expect(found == (abs(x - 4) <= 2 && abs(y - 4) <= 1 ? 0.9 : 0.5))
      }
    }
    // Beyond the edges it is clear; the corner's 0.1 is less than what lies around.
    let low = numbers("CIMorphologyMinimum", [kCIInputRadiusKey: 1])
    #expect(low[0][1] == 0)
    #expect(low[1][1] == 0.5)
    #expect(low[4][4] == 0.5)
    #expect(low[7][7] == 0.5)
    #expect(low[8][8] == 0)
    let gradient = numbers("CIMorphologyGradient", [kCIInputRadiusKey: 1])
    #expect(abs(gradient[4][3] - 0.4) < 1e-6)
    #expect(gradient[2][2] == 0)
    #expect(
      image("CIMorphologyMaximum", [kCIInputImageKey: dot, kCIInputRadiusKey: 2])?.extent
        == dot.extent.insetBy(dx: -2, dy: -2))
    let same = numbers("CIMorphologyMaximum", [:])
    #expect(same == rows)
  }

  /// "out.r = in.r * rC[0] + … + rC[9]"
  @Test func crossPolynomials() {
    let terms = CIVector(values: [0.1, 0.2, 0.3, 1, 2, 3, 4, 5, 6, 0.05], count: 10)
    let found = Samples.answer(
      "CIColorCrossPolynomial", Samples.pixel(0.2, 0.4, 0.6), ["inputRedCoefficients": terms])
    let sum: Float = 0.02 + 0.08 + 0.18 + 0.04 + 0.32 + 1.08 + 0.32 + 1.2 + 0.72 + 0.05
    #expect(near(found, SIMD4(sum, 0.4, 0.6, 1)))
  }

  /// Half the light of a black body at 6500 K becomes that of one at 4000 K: chromaticities 0.3135, 0.3235
  /// and 0.3804, 0.3766 by Krystek's formula, in linear sRGB with Y = ½.
  @Test func neutralColourBecomesTheTargetColour() {
    let light = Samples.pixel(0.52199, 0.49165, 0.51797)
    let warm = ["inputTargetNeutral": CIVector(x: 4000, y: 0)]
    #expect(
      near(
        Samples.answer("CITemperatureAndTint", light, warm), SIMD4(0.70723, 0.46187, 0.26716, 1), 2e-3))
    // Back again, and towards magenta: less green.
    let there = Samples.pixel(0.70723, 0.46187, 0.26716)
    let back = Samples.answer("CITemperatureAndTint", there, ["inputNeutral": CIVector(x: 4000, y: 0)])
    #expect(near(back, SIMD4(0.52199, 0.49165, 0.51797, 1), 2e-3))
    let white = Samples.pixel(0.5, 0.5, 0.5)
    let tinted = Samples.answer(
      "CITemperatureAndTint", white, ["inputTargetNeutral": CIVector(x: 6500, y: 50)])
    #expect(tinted.y < 0.5)
    #expect(tinted.x > 0.5)
    #expect(tinted.z > 0.5)
  }

  /// Photo effects keep a gray neutral where they change only the saturation, and make it cooler or warmer
  /// where they are defined to. The veil is added over black.
  @Test func photosAreDeveloped() {
    let gray = Samples.pixel(0.3, 0.3, 0.3), black = Samples.pixel(0, 0, 0)
    let chrome = Samples.answer("CIPhotoEffectChrome", gray)
    #expect(abs(chrome.x - chrome.z) < 1e-3)
    let red = Samples.answer("CIPhotoEffectChrome", Samples.pixel(0.5, 0.2, 0.2))
    #expect(red.x > 0.5)
    #expect(red.y < 0.2)
    let (cold, warm) = (
      Samples.answer("CIPhotoEffectProcess", gray), Samples.answer("CIPhotoEffectTransfer", gray)
    )
    #expect(cold.z > cold.x)
    #expect(warm.x > warm.z)
    // A contrast of 0.9 makes 0.05 of black; 0.05 + 0.95·0.05 is 0.0975, light of 0.009639 (IEC 61966-2-1).
    #expect(abs(Samples.answer("CIPhotoEffectFade", black).x - 0.009639) < 1e-4)
  }

  /// 1 + s·(1 − l)² − (1 − h)·l²/2 on sRGB's curve, where light of 0.2140 is 0.5.
  @Test func shadowsAndHighlights() {
    let half = Samples.pixel(0.21404, 0.21404, 0.21404)
    func light(_ x: Float) -> Float { pow((x + 0.055) / 1.055, 2.4) }
    let shadow = Samples.answer("CIHighlightShadowAdjust", half, ["inputShadowAmount": 1])
    #expect(abs(shadow.x - light(0.5 * 1.25)) < 1e-3)
    let highlight = Samples.answer("CIHighlightShadowAdjust", half, ["inputHighlightAmount": 0])
    #expect(abs(highlight.x - light(0.5 * 0.875)) < 1e-3)
  }

  /// Crystals have one color each, some of those that the image has; edges are white, plain places black;
  /// gloom makes nothing brighter.
  @Test func imagesAreDrawnOtherwise() {
    let rows = (0..<40).map { y in (0..<40).map { x in x < 20 ? Float(0.1) : 0.8 } }
    let image = Samples.grays(rows)
    let crystals = Samples.numbers(
      self.image("CICrystallize", [kCIInputImageKey: image, kCIInputRadiusKey: 8]))
    #expect(crystals.count == 40)
    #expect(Set(crystals.joined().map(\.x)).count < 50)
    #expect(crystals.joined().allSatisfy { $0.w > 0.999 && $0.x > 0.099 && $0.x < 0.801 })
    let points = (0..<100).map { FilterKind.point(of: SIMD2(Double($0), -3)) }
    #expect(points.allSatisfy { $0.x >= 0 && $0.x < 1 && $0.y >= 0 && $0.y < 1 })
    #expect(Set(points).count == 100)
    let work = Samples.numbers(self.image("CIEdgeWork", [kCIInputImageKey: image, kCIInputRadiusKey: 2]))
    #expect(work[20][20].x > 0.99)
    #expect(work[20][2].x < 0.01)
    #expect(work[20][38].x < 0.01)
    let gloom = Samples.numbers(self.image("CIGloom", [kCIInputImageKey: image, kCIInputRadiusKey: 4]))
    #expect(gloom[20][20].x < 0.75)
    #expect(abs(gloom[20][19].x - 0.1) < 1e-5)
    #expect(abs(gloom[20][39].x - 0.8) < 1e-3)
  }

  /// Nothing but the first image at 0, nothing but the second at 1, something else between.
  @Test(arguments: [
    "CIFlashTransition", "CISwipeTransition", "CICopyMachineTransition", "CIModTransition",
    "CIDissolveTransition",
  ])
  func transitionsBeginAndEnd(name: String) {
    let first = Samples.grays([[0.1, 0.1], [0.1, 0.1]]), second = Samples.grays([[0.7, 0.7], [0.7, 0.7]])
    func numbers(_ time: Double) -> [SIMD4<Float>] {
      let values: [String: Any] = [
        kCIInputImageKey: first, kCIInputTargetImageKey: second, kCIInputTimeKey: time,
        kCIInputExtentKey: CIVector(x: 0, y: 0, z: 2, w: 2), kCIInputCenterKey: CIVector(x: 1, y: 1),
      ]
      let filter = CIFilter(name: name)
      for (key, value) in values where filter?.inputKeys.contains(key) == true {
        filter?.setValue(value, forKey: key)
      }
      return Array(Samples.numbers(filter?.outputImage).joined())
    }
    #expect(numbers(0).count == 4)
    #expect(numbers(0).allSatisfy { near($0, SIMD4(0.1, 0.1, 0.1, 1)) })
    #expect(numbers(1).count == 4)
    #expect(numbers(1).allSatisfy { near($0, SIMD4(0.7, 0.7, 0.7, 1)) })
    #expect(numbers(0.5).contains { !near($0, SIMD4(0.1, 0.1, 0.1, 1)) })
  }

  /// At half the time, the flash covers everything. A swipe's bar lies where its width and the extent place
  /// it.
  @Test func flashesAndSwipes() {
    let first = Samples.grays([[0.1, 0.1, 0.1, 0.1]]), second = Samples.grays([[0.7, 0.7, 0.7, 0.7]])
    let flash = CIFilter.flashTransition()
    (flash.inputImage, flash.targetImage, flash.time, flash.color) = (first, second, 0.5, .green)
    (flash.extent, flash.center) = (first.extent, .zero)
    #expect(Samples.numbers(flash.outputImage).joined().allSatisfy { near($0, SIMD4(0, 1, 0, 1)) })
    // From −2 to 4, at a half 1: one pixel of the second, two of the bar at ¼ and ¾, one of the first.
    let swipe = CIFilter.swipeTransition()
    (swipe.inputImage, swipe.targetImage, swipe.time) = (first, second, 0.5)
    (swipe.extent, swipe.width) = (first.extent, 2)
    let row = Samples.numbers(swipe.outputImage).first?.map(\.x) ?? []
    #expect(zip(row, [0.7, 0.55, 0.25, 0.1] as [Float]).allSatisfy { abs($0 - $1) < 1e-5 })
    #expect(row.count == 4)
  }

  /// With these values, filters leave every pixel unchanged.
  @Test(
    arguments: [
      ("CIBumpDistortion", [kCIInputScaleKey: 0]), ("CIPinchDistortion", [kCIInputScaleKey: 0]),
      ("CITwirlDistortion", [kCIInputAngleKey: 0]), ("CIVortexDistortion", [kCIInputAngleKey: 0]),
      ("CIBumpDistortionLinear", [kCIInputScaleKey: 0]), ("CICrystallize", [kCIInputRadiusKey: 1]),
      ("CIGloom", [kCIInputIntensityKey: 0]), ("CIHighlightShadowAdjust", [:]), ("CITemperatureAndTint", [:]),
      ("CIColorCrossPolynomial", [:]), ("CIMorphologyMaximum", [:]), ("CIMorphologyMinimum", [:]),
      ("CIMorphologyRectangleMaximum", [kCIInputWidthKey: 1, "inputHeight": 1]), ("CIModTransition", [:]),
    ] as [(String, [String: Double])])
  func nothingChanges(name: String, values: [String: Double]) throws {
    let image = Samples.image([
      [SIMD4(0.1, 0.2, 0.3, 1), SIMD4(0.9, 0.5, 0.1, 1), SIMD4(0.2, 0.1, 0, 0.4)],
      [SIMD4(0, 0, 0, 0), SIMD4(1, 1, 1, 1), SIMD4(0.3, 0.3, 0.3, 0.5)],
    ])
    let filter = try #require(CIFilter(name: name, parameters: values))
    filter.setValue(image, forKey: kCIInputImageKey)
    let found = Samples.numbers(filter.outputImage, image.extent).joined()
    #expect(zip(found, Samples.numbers(image).joined()).allSatisfy { near($0, $1) }, "\(found)")
  }

  /// Values are properties, under Apple's keys.
  @Test func functionsAndNamesAgree() {
    let halftone = CIFilter.cmykHalftone()
    halftone.grayComponentReplacement = 0.25
    #expect(halftone.value(forKey: "inputGCR") as? Float == 0.25)
    #expect(halftone.underColorRemoval == 0.5)
    let temperature = CIFilter.temperatureAndTint()
    #expect(temperature.neutral == CIVector(x: 6500, y: 0))
    #expect(temperature.name == "CITemperatureAndTint")
    let transition: any CIFilter & CITransitionFilter = CIFilter.modTransition()
    transition.time = 0.5
    #expect(transition.value(forKey: kCIInputTimeKey) as? Float == 0.5)
    #expect(CIFilter.twirlDistortion().angle == Float(Double.pi))
    #expect(CIFilter.bumpDistortion().radius == 300)
    #expect(CIFilter.photoEffectInstant().name == "CIPhotoEffectInstant")
    #expect(CIFilter.highlightShadowAdjust().highlightAmount == 1)
    #expect(CIFilter.morphologyRectangleMinimum().height == 5)
  }
}
