import CoreGraphics
import Foundation
import Testing

@testable import CoreImage

/// A client's custom filter.
private final class Doubled: CIFilter {
  var inputImage: CIImage?
  override var outputImage: CIImage? {
    inputImage?.applyingFilter("CIExposureAdjust", parameters: [kCIInputEVKey: 1])
  }
}

/// Tests of the class `CIFilter`, and of values that no filter accepts.
struct FilterClassTests {
  @Test func filtersKnowTheirValues() throws {
    let filter = try #require(CIFilter(name: "CIGaussianBlur"))
    #expect(filter.name == "CIGaussianBlur")
    #expect(filter.inputKeys == [kCIInputImageKey, kCIInputRadiusKey])
    #expect(filter.outputKeys == [kCIOutputImageKey])
    #expect(filter.outputImage == nil)
    #expect((filter.value(forKey: kCIInputRadiusKey) as? NSNumber)?.doubleValue == 10)
    filter.setValue(3, forKey: kCIInputRadiusKey)
    #expect(filter.value(forKey: kCIInputRadiusKey) as? Int == 3)
    filter.setValue(nil, forKey: kCIInputRadiusKey)
    #expect((filter.value(forKey: kCIInputRadiusKey) as? NSNumber)?.doubleValue == 10)
    filter.setValue(Samples.pixel(1, 1, 1), forKey: kCIInputImageKey)
    #expect(filter.outputImage != nil)
    #expect(filter.value(forKey: kCIOutputImageKey) is CIImage)
    let radius = try #require(filter.attributes[kCIInputRadiusKey] as? [String: Any])
    #expect(radius[kCIAttributeClass] as? String == "NSNumber")
    #expect(radius[kCIAttributeSliderMax] as? Double == 100)
    #expect(filter.attributes[kCIAttributeFilterName] as? String == "CIGaussianBlur")
    let copy = try #require(filter.copy() as? CIFilter)
    filter.setDefaults()
    #expect(filter.outputImage == nil)
    #expect(copy.outputImage != nil)
    #expect(
      CIFilter(name: "CISepiaTone", withInputParameters: [kCIInputIntensityKey: 0.5])?.value(
        forKey: kCIInputIntensityKey) as? Double == 0.5)
  }

  @Test func namesAreListed() {
    #expect(CIFilter(name: "CINoSuchFilter") == nil)
    #expect(CIFilter(name: "") == nil)
    let blurs = CIFilter.filterNames(inCategory: kCICategoryBlur)
    let morphologies = ["Gradient", "Maximum", "Minimum", "RectangleMaximum", "RectangleMinimum"]
    #expect(
      blurs == ["BoxBlur", "GaussianBlur"].map { "CI\($0)" } + morphologies.map { "CIMorphology\($0)" }
        + ["CIMotionBlur"])
    let all = CIFilter.filterNames(inCategory: nil)
    #expect(all.count > 80)
    #expect(all == all.sorted())
    #expect(all == CIFilter.filterNames(inCategories: [kCICategoryBuiltIn]))
    #expect(CIFilter.filterNames(inCategories: [kCICategoryBlur, kCICategoryGradient]).isEmpty)
    #expect(CIFilter.localizedName(forFilterName: "CISepiaTone") == "Sepia Tone")
    #expect(CIFilter.localizedName(forFilterName: "x") == nil)
    #expect(CIFilter.localizedName(forCategory: kCICategoryColorEffect) == "Color Effect")
  }

  /// The functions return the same filters as the names: each property is a value of the filter.
  @Test func functionsAndNamesAgree() throws {
    let blur = CIFilter.gaussianBlur()
    blur.inputImage = Samples.pixel(1, 1, 1)
    blur.radius = 2
    #expect(blur.outputImage?.extent == CGRect(x: -6, y: -6, width: 13, height: 13))
    #expect(blur.name == "CIGaussianBlur")
    let gradient = CIFilter.linearGradient()
    gradient.point1 = CGPoint(x: 9, y: 0)
    gradient.color0 = .red
    #expect(gradient.point1 == CGPoint(x: 9, y: 0))
    #expect(gradient.color0 == .red)
    #expect(gradient.point0 == .zero)
    let average = CIFilter.areaAverage()
    average.extent = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(average.value(forKey: kCIInputExtentKey) as? CIVector == CIVector(x: 1, y: 2, z: 3, w: 4))
    #expect(CIFilter.multiplyBlendMode().name == "CIMultiplyBlendMode")
    #expect(CIFilter.sRGBToneCurveToLinear().name == "CISRGBToneCurveToLinear")
    #expect(CIFilter.straighten().name == "CIStraightenFilter")
    #expect(CIFilter.colorMatrix().rVector == CIVector(x: 1, y: 0, z: 0, w: 0))
  }

  @Test func clientsMakeFilters() {
    let filter = Doubled()
    filter.inputImage = Samples.pixel(0.1, 0.2, 0.3)
    #expect(near(Samples.number(filter.outputImage), SIMD4(0.2, 0.4, 0.6, 1)))
    #expect(filter.name == "Doubled")
    filter.setValue(7, forKey: "inputOwn")
    #expect(filter.value(forKey: "inputOwn") as? Int == 7)
  }

  /// Tests every filter with every value of the wrong type, not a number or out of range: the result is an
  /// image or none, drawn or refused.
  @Test func wrongValuesNeverStopTheProgram() throws {
    let image = Samples.grays([[0.1, 0.9], [0.5, 0.3]])
    let wrong: [Any] = [
      Double.nan, 1e9, -3, "text", Data(), CIVector(numbers: []),
      CIVector(x: .nan, y: 1e300, z: -1e300, w: .infinity),
      CIColor(red: .nan, green: 1e30, blue: -1), CIImage.red, CIImage.empty(),
    ]
    let context = CIContext()
    for name in CIFilter.filterNames(inCategory: nil) {
      for value in wrong {
        let filter = try #require(CIFilter(name: name))
        for key in filter.inputKeys { filter.setValue(key.hasSuffix("Image") ? image : value, forKey: key) }
        filter.setValue(value, forKey: "inputNothing")
        if let out = filter.outputImage {
          _ = context.createCGImage(out, from: CGRect(x: 0, y: 0, width: 2, height: 2))
        }
        for key in filter.inputKeys where key.hasSuffix("Image") { filter.setValue(value, forKey: key) }
        _ = filter.outputImage?.extent
      }
    }
  }

  @Test func recipesAreBounded() {
    let context = CIContext(), rect = CGRect(x: 0, y: 0, width: 2, height: 2)
    // Deeper than the limit of recipes: the image is empty, and no stack overflows.
    var image = CIImage.red
    for _ in 0..<5000 { image = image.applyingFilter("CIColorInvert") }
    #expect(image.extent.isNull || context.createCGImage(image, from: rect) != nil)
    // Each step requests the image below twice, which is drawn once.
    var glow = Samples.grays([[0.5, 0.1], [0.2, 0.3]])
    for _ in 0..<40 { glow = glow.applyingFilter("CIUnsharpMask", parameters: [kCIInputRadiusKey: 0.3]) }
    #expect(context.createCGImage(glow, from: rect) != nil)
    // An average of too many pixels to compute in acceptable time.
    let all = CIFilter(
      name: "CIAreaAverage",
      parameters: [kCIInputImageKey: CIImage.red, kCIInputExtentKey: CIVector(x: 0, y: 0, z: 1e8, w: 1e8)])
    #expect(all?.outputImage.map { context.createCGImage($0, from: $0.extent) } == .some(nil))
    // Nested blurs that extend further than memory allows.
    var wide = CIImage.red
    for _ in 0..<20 { wide = wide.applyingFilter("CIConvolution9Horizontal").clampedToExtent() }
    #expect(context.createCGImage(wide, from: rect) != nil)
    // A tiny picture made from far too many pixels.
    let far = CIImage.red.cropped(to: CGRect(x: 0, y: 0, width: 1e8, height: 1e8)).transformed(
      by: CGAffineTransform(scaleX: 1e-8, y: 1e-8))
    #expect(far.extent == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(context.createCGImage(far, from: far.extent) != nil)
  }
}
