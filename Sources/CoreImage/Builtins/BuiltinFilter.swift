internal import CoreGraphics
internal import Foundation

/// A filter with the properties of all built-in filters; each property stands for the value of its key.
final class BuiltinFilter: CIFilter {
  /// Returns the built-in filter of a name, or one without a kind if there is none.
  static func named(_ name: String) -> BuiltinFilter {
    FilterKind.named[name].map { BuiltinFilter($0) } ?? BuiltinFilter()
  }

  func float(_ key: String) -> Float {
    value(forKey: key).flatMap(FilterValues.number).map { Float($0) } ?? 0
  }
  func list(_ key: String) -> CIVector { value(forKey: key) as? CIVector ?? CIVector(numbers: []) }
  private func point(_ key: String) -> CGPoint { list(key).cgPointValue }
  private func color(_ key: String) -> CIColor { value(forKey: key) as? CIColor ?? .clear }

  var inputImage: CIImage? {
    get { value(forKey: "inputImage") as? CIImage }
    set { setValue(newValue, forKey: "inputImage") }
  }
  var radius: Float {
    get { float("inputRadius") }
    set { setValue(newValue, forKey: "inputRadius") }
  }
  var angle: Float {
    get { float("inputAngle") }
    set { setValue(newValue, forKey: "inputAngle") }
  }
  var softness: Float {
    get { float("inputSoftness") }
    set { setValue(newValue, forKey: "inputSoftness") }
  }
  var dither: Float {
    get { float("inputDither") }
    set { setValue(newValue, forKey: "inputDither") }
  }
  var value: Float {
    get { float("inputValue") }
    set { setValue(newValue, forKey: "inputValue") }
  }
  var sharpness: Float {
    get { float("inputSharpness") }
    set { setValue(newValue, forKey: "inputSharpness") }
  }
  var intensity: Float {
    get { float("inputIntensity") }
    set { setValue(newValue, forKey: "inputIntensity") }
  }
  var minComponents: CIVector {
    get { list("inputMinComponents") }
    set { setValue(newValue, forKey: "inputMinComponents") }
  }
  var maxComponents: CIVector {
    get { list("inputMaxComponents") }
    set { setValue(newValue, forKey: "inputMaxComponents") }
  }
  var saturation: Float {
    get { float("inputSaturation") }
    set { setValue(newValue, forKey: "inputSaturation") }
  }
  var brightness: Float {
    get { float("inputBrightness") }
    set { setValue(newValue, forKey: "inputBrightness") }
  }
  var contrast: Float {
    get { float("inputContrast") }
    set { setValue(newValue, forKey: "inputContrast") }
  }
  var rVector: CIVector {
    get { list("inputRVector") }
    set { setValue(newValue, forKey: "inputRVector") }
  }
  var gVector: CIVector {
    get { list("inputGVector") }
    set { setValue(newValue, forKey: "inputGVector") }
  }
  var bVector: CIVector {
    get { list("inputBVector") }
    set { setValue(newValue, forKey: "inputBVector") }
  }
  var aVector: CIVector {
    get { list("inputAVector") }
    set { setValue(newValue, forKey: "inputAVector") }
  }
  var biasVector: CIVector {
    get { list("inputBiasVector") }
    set { setValue(newValue, forKey: "inputBiasVector") }
  }
  var redCoefficients: CIVector {
    get { list("inputRedCoefficients") }
    set { setValue(newValue, forKey: "inputRedCoefficients") }
  }
  var greenCoefficients: CIVector {
    get { list("inputGreenCoefficients") }
    set { setValue(newValue, forKey: "inputGreenCoefficients") }
  }
  var blueCoefficients: CIVector {
    get { list("inputBlueCoefficients") }
    set { setValue(newValue, forKey: "inputBlueCoefficients") }
  }
  var alphaCoefficients: CIVector {
    get { list("inputAlphaCoefficients") }
    set { setValue(newValue, forKey: "inputAlphaCoefficients") }
  }
  var ev: Float {
    get { float("inputEV") }
    set { setValue(newValue, forKey: "inputEV") }
  }
  var power: Float {
    get { float("inputPower") }
    set { setValue(newValue, forKey: "inputPower") }
  }
  var amount: Float {
    get { float("inputAmount") }
    set { setValue(newValue, forKey: "inputAmount") }
  }
  var color: CIColor {
    get { color("inputColor") }
    set { setValue(newValue, forKey: "inputColor") }
  }
  var point0: CGPoint {
    get { point("inputPoint0") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint0") }
  }
  var point1: CGPoint {
    get { point("inputPoint1") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint1") }
  }
  var point2: CGPoint {
    get { point("inputPoint2") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint2") }
  }
  var point3: CGPoint {
    get { point("inputPoint3") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint3") }
  }
  var point4: CGPoint {
    get { point("inputPoint4") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint4") }
  }
  var levels: Float {
    get { float("inputLevels") }
    set { setValue(newValue, forKey: "inputLevels") }
  }
  var color0: CIColor {
    get { color("inputColor0") }
    set { setValue(newValue, forKey: "inputColor0") }
  }
  var color1: CIColor {
    get { color("inputColor1") }
    set { setValue(newValue, forKey: "inputColor1") }
  }
  var cubeDimension: Float {
    get { float("inputCubeDimension") }
    set { setValue(newValue, forKey: "inputCubeDimension") }
  }
  var cubeData: Data {
    get { value(forKey: "inputCubeData") as? Data ?? Data() }
    set { setValue(newValue, forKey: "inputCubeData") }
  }
  var extrapolate: Bool {
    get { float("inputExtrapolate") != 0 }
    set { setValue(newValue, forKey: "inputExtrapolate") }
  }
  var colorSpace: CGColorSpace? {
    get { value(forKey: "inputColorSpace") as? CGColorSpace }
    set { setValue(newValue, forKey: "inputColorSpace") }
  }
  var gradientImage: CIImage? {
    get { value(forKey: "inputGradientImage") as? CIImage }
    set { setValue(newValue, forKey: "inputGradientImage") }
  }
  var center: CGPoint {
    get { point("inputCenter") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputCenter") }
  }
  var falloff: Float {
    get { float("inputFalloff") }
    set { setValue(newValue, forKey: "inputFalloff") }
  }
  var transform: CGAffineTransform {
    get { value(forKey: "inputTransform") as? CGAffineTransform ?? .identity }
    set { setValue(newValue, forKey: "inputTransform") }
  }
  var scale: Float {
    get { float("inputScale") }
    set { setValue(newValue, forKey: "inputScale") }
  }
  var aspectRatio: Float {
    get { float("inputAspectRatio") }
    set { setValue(newValue, forKey: "inputAspectRatio") }
  }
  var topLeft: CGPoint {
    get { point("inputTopLeft") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputTopLeft") }
  }
  var topRight: CGPoint {
    get { point("inputTopRight") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputTopRight") }
  }
  var bottomRight: CGPoint {
    get { point("inputBottomRight") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputBottomRight") }
  }
  var bottomLeft: CGPoint {
    get { point("inputBottomLeft") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputBottomLeft") }
  }
  var crop: Bool {
    get { float("inputCrop") != 0 }
    set { setValue(newValue, forKey: "inputCrop") }
  }
  var weights: CIVector {
    get { list("inputWeights") }
    set { setValue(newValue, forKey: "inputWeights") }
  }
  var bias: Float {
    get { float("inputBias") }
    set { setValue(newValue, forKey: "inputBias") }
  }
  var extent: CGRect {
    get { list("inputExtent").cgRectValue }
    set { setValue(CIVector(cgRect: newValue), forKey: "inputExtent") }
  }
  var targetImage: CIImage? {
    get { value(forKey: "inputTargetImage") as? CIImage }
    set { setValue(newValue, forKey: "inputTargetImage") }
  }
  var time: Float {
    get { float("inputTime") }
    set { setValue(newValue, forKey: "inputTime") }
  }
  var backgroundImage: CIImage? {
    get { value(forKey: "inputBackgroundImage") as? CIImage }
    set { setValue(newValue, forKey: "inputBackgroundImage") }
  }
  var image2: CIImage? {
    get { value(forKey: "inputImage2") as? CIImage }
    set { setValue(newValue, forKey: "inputImage2") }
  }
  var maskImage: CIImage? {
    get { value(forKey: "inputMaskImage") as? CIImage }
    set { setValue(newValue, forKey: "inputMaskImage") }
  }
  var width: Float {
    get { float("inputWidth") }
    set { setValue(newValue, forKey: "inputWidth") }
  }
  var radius0: Float {
    get { float("inputRadius0") }
    set { setValue(newValue, forKey: "inputRadius0") }
  }
  var radius1: Float {
    get { float("inputRadius1") }
    set { setValue(newValue, forKey: "inputRadius1") }
  }
  var message: Data {
    get { value(forKey: "inputMessage") as? Data ?? Data() }
    set { setValue(newValue, forKey: "inputMessage") }
  }
  var correctionLevel: String {
    get { value(forKey: "inputCorrectionLevel") as? String ?? "" }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }
  var quietSpace: Float {
    get { float("inputQuietSpace") }
    set { setValue(newValue, forKey: "inputQuietSpace") }
  }
  var barcodeHeight: Float {
    get { float("inputBarcodeHeight") }
    set { setValue(newValue, forKey: "inputBarcodeHeight") }
  }
}

extension BuiltinFilter:
  CIGaussianBlur, CIBoxBlur, CIMotionBlur, CISharpenLuminance, CIUnsharpMask, CIColorClamp,
  CIColorControls, CIColorMatrix, CIColorPolynomial, CIExposureAdjust, CIGammaAdjust, CIHueAdjust,
  CIVibrance, CIWhitePointAdjust, CIToneCurve, CILinearToSRGBToneCurve, CISRGBToneCurveToLinear,
  CIColorInvert, CIColorMonochrome, CISepiaTone, CIColorPosterize, CIFalseColor, CILabDeltaE, CIMaskToAlpha,
  CIMaximumComponent, CIMinimumComponent, CIColorCube, CIColorCubeWithColorSpace, CIColorMap, CIVignette,
  CIVignetteEffect, CIPhotoEffect, CIAffineClamp, CIAffineTile, CIStraighten, CILanczosScaleTransform,
  CIPerspectiveTransform, CIPerspectiveCorrection, CIPixellate, CIBloom, CIEdges, CIConvolution,
  CIAreaAverage, CIAreaMaximum, CIAreaMinimum, CIDissolveTransition, CIBlendWithMask,
  CICheckerboardGenerator, CIStripesGenerator, CIRandomGenerator, CIRoundedRectangleGenerator,
  CILinearGradient, CISmoothLinearGradient, CIRadialGradient, CIGaussianGradient,
  CIHueSaturationValueGradient, CIQRCodeGenerator,
  CICode128BarcodeGenerator, CICompositeOperation
{}
