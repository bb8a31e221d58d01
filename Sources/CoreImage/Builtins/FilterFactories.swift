// The functions of `CIFilterBuiltins`: a filter with the defaults of its values, which are properties.

extension CIFilter {
  /// The filter `CIGaussianBlur`.
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { BuiltinFilter.named("CIGaussianBlur") }
  /// The filter `CIBoxBlur`.
  public class func boxBlur() -> any CIFilter & CIBoxBlur { BuiltinFilter.named("CIBoxBlur") }
  /// The filter `CIMotionBlur`.
  public class func motionBlur() -> any CIFilter & CIMotionBlur { BuiltinFilter.named("CIMotionBlur") }
  /// The filter `CISharpenLuminance`.
  public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance {
    BuiltinFilter.named("CISharpenLuminance")
  }
  /// The filter `CIUnsharpMask`.
  public class func unsharpMask() -> any CIFilter & CIUnsharpMask { BuiltinFilter.named("CIUnsharpMask") }
  /// The filter `CIColorClamp`.
  public class func colorClamp() -> any CIFilter & CIColorClamp { BuiltinFilter.named("CIColorClamp") }
  /// The filter `CIColorControls`.
  public class func colorControls() -> any CIFilter & CIColorControls {
    BuiltinFilter.named("CIColorControls")
  }
  /// The filter `CIColorMatrix`.
  public class func colorMatrix() -> any CIFilter & CIColorMatrix { BuiltinFilter.named("CIColorMatrix") }
  /// The filter `CIColorPolynomial`.
  public class func colorPolynomial() -> any CIFilter & CIColorPolynomial {
    BuiltinFilter.named("CIColorPolynomial")
  }
  /// The filter `CIExposureAdjust`.
  public class func exposureAdjust() -> any CIFilter & CIExposureAdjust {
    BuiltinFilter.named("CIExposureAdjust")
  }
  /// The filter `CIGammaAdjust`.
  public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { BuiltinFilter.named("CIGammaAdjust") }
  /// The filter `CIHueAdjust`.
  public class func hueAdjust() -> any CIFilter & CIHueAdjust { BuiltinFilter.named("CIHueAdjust") }
  /// The filter `CIVibrance`.
  public class func vibrance() -> any CIFilter & CIVibrance { BuiltinFilter.named("CIVibrance") }
  /// The filter `CIWhitePointAdjust`.
  public class func whitePointAdjust() -> any CIFilter & CIWhitePointAdjust {
    BuiltinFilter.named("CIWhitePointAdjust")
  }
  /// The filter `CIToneCurve`.
  public class func toneCurve() -> any CIFilter & CIToneCurve { BuiltinFilter.named("CIToneCurve") }
  /// The filter `CILinearToSRGBToneCurve`.
  public class func linearToSRGBToneCurve() -> any CIFilter & CILinearToSRGBToneCurve {
    BuiltinFilter.named("CILinearToSRGBToneCurve")
  }
  /// The filter `CISRGBToneCurveToLinear`.
  public class func sRGBToneCurveToLinear() -> any CIFilter & CISRGBToneCurveToLinear {
    BuiltinFilter.named("CISRGBToneCurveToLinear")
  }
  /// The filter `CIColorInvert`.
  public class func colorInvert() -> any CIFilter & CIColorInvert { BuiltinFilter.named("CIColorInvert") }
  /// The filter `CIColorMonochrome`.
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
    BuiltinFilter.named("CIColorMonochrome")
  }
  /// The filter `CISepiaTone`.
  public class func sepiaTone() -> any CIFilter & CISepiaTone { BuiltinFilter.named("CISepiaTone") }
  /// The filter `CIColorPosterize`.
  public class func colorPosterize() -> any CIFilter & CIColorPosterize {
    BuiltinFilter.named("CIColorPosterize")
  }
  /// The filter `CIFalseColor`.
  public class func falseColor() -> any CIFilter & CIFalseColor { BuiltinFilter.named("CIFalseColor") }
  /// The filter `CILabDeltaE`.
  public class func labDeltaE() -> any CIFilter & CILabDeltaE { BuiltinFilter.named("CILabDeltaE") }
  /// The filter `CIMaskToAlpha`.
  public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { BuiltinFilter.named("CIMaskToAlpha") }
  /// The filter `CIMaximumComponent`.
  public class func maximumComponent() -> any CIFilter & CIMaximumComponent {
    BuiltinFilter.named("CIMaximumComponent")
  }
  /// The filter `CIMinimumComponent`.
  public class func minimumComponent() -> any CIFilter & CIMinimumComponent {
    BuiltinFilter.named("CIMinimumComponent")
  }
  /// The filter `CIColorCube`.
  public class func colorCube() -> any CIFilter & CIColorCube { BuiltinFilter.named("CIColorCube") }
  /// The filter `CIColorCubeWithColorSpace`.
  public class func colorCubeWithColorSpace() -> any CIFilter & CIColorCubeWithColorSpace {
    BuiltinFilter.named("CIColorCubeWithColorSpace")
  }
  /// The filter `CIColorMap`.
  public class func colorMap() -> any CIFilter & CIColorMap { BuiltinFilter.named("CIColorMap") }
  /// The filter `CIVignette`.
  public class func vignette() -> any CIFilter & CIVignette { BuiltinFilter.named("CIVignette") }
  /// The filter `CIVignetteEffect`.
  public class func vignetteEffect() -> any CIFilter & CIVignetteEffect {
    BuiltinFilter.named("CIVignetteEffect")
  }
  /// The filter `CIPhotoEffectMono`.
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter.named("CIPhotoEffectMono")
  }
  /// The filter `CIPhotoEffectNoir`.
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter.named("CIPhotoEffectNoir")
  }
  /// The filter `CIPhotoEffectTonal`.
  public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter.named("CIPhotoEffectTonal")
  }
  /// The filter `CIAffineClamp`.
  public class func affineClamp() -> any CIFilter & CIAffineClamp { BuiltinFilter.named("CIAffineClamp") }
  /// The filter `CIAffineTile`.
  public class func affineTile() -> any CIFilter & CIAffineTile { BuiltinFilter.named("CIAffineTile") }
  /// The filter `CIStraightenFilter`.
  public class func straighten() -> any CIFilter & CIStraighten { BuiltinFilter.named("CIStraightenFilter") }
  /// The filter `CILanczosScaleTransform`.
  public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
    BuiltinFilter.named("CILanczosScaleTransform")
  }
  /// The filter `CIPerspectiveTransform`.
  public class func perspectiveTransform() -> any CIFilter & CIPerspectiveTransform {
    BuiltinFilter.named("CIPerspectiveTransform")
  }
  /// The filter `CIPerspectiveCorrection`.
  public class func perspectiveCorrection() -> any CIFilter & CIPerspectiveCorrection {
    BuiltinFilter.named("CIPerspectiveCorrection")
  }
  /// The filter `CIPixellate`.
  public class func pixellate() -> any CIFilter & CIPixellate { BuiltinFilter.named("CIPixellate") }
  /// The filter `CIBloom`.
  public class func bloom() -> any CIFilter & CIBloom { BuiltinFilter.named("CIBloom") }
  /// The filter `CIEdges`.
  public class func edges() -> any CIFilter & CIEdges { BuiltinFilter.named("CIEdges") }
  /// The filter `CIConvolution3X3`.
  public class func convolution3X3() -> any CIFilter & CIConvolution {
    BuiltinFilter.named("CIConvolution3X3")
  }
  /// The filter `CIConvolution5X5`.
  public class func convolution5X5() -> any CIFilter & CIConvolution {
    BuiltinFilter.named("CIConvolution5X5")
  }
  /// The filter `CIConvolution7X7`.
  public class func convolution7X7() -> any CIFilter & CIConvolution {
    BuiltinFilter.named("CIConvolution7X7")
  }
  /// The filter `CIConvolution9Horizontal`.
  public class func convolution9Horizontal() -> any CIFilter & CIConvolution {
    BuiltinFilter.named("CIConvolution9Horizontal")
  }
  /// The filter `CIConvolution9Vertical`.
  public class func convolution9Vertical() -> any CIFilter & CIConvolution {
    BuiltinFilter.named("CIConvolution9Vertical")
  }
  /// The filter `CIAreaAverage`.
  public class func areaAverage() -> any CIFilter & CIAreaAverage { BuiltinFilter.named("CIAreaAverage") }
  /// The filter `CIAreaMaximum`.
  public class func areaMaximum() -> any CIFilter & CIAreaMaximum { BuiltinFilter.named("CIAreaMaximum") }
  /// The filter `CIAreaMinimum`.
  public class func areaMinimum() -> any CIFilter & CIAreaMinimum { BuiltinFilter.named("CIAreaMinimum") }
  /// The filter `CIDissolveTransition`.
  public class func dissolveTransition() -> any CIFilter & CIDissolveTransition {
    BuiltinFilter.named("CIDissolveTransition")
  }
  /// The filter `CIBlendWithMask`.
  public class func blendWithMask() -> any CIFilter & CIBlendWithMask {
    BuiltinFilter.named("CIBlendWithMask")
  }
  /// The filter `CIBlendWithAlphaMask`.
  public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask {
    BuiltinFilter.named("CIBlendWithAlphaMask")
  }
  /// The filter `CIBlendWithRedMask`.
  public class func blendWithRedMask() -> any CIFilter & CIBlendWithMask {
    BuiltinFilter.named("CIBlendWithRedMask")
  }
  /// The filter `CIBlendWithBlueMask`.
  public class func blendWithBlueMask() -> any CIFilter & CIBlendWithMask {
    BuiltinFilter.named("CIBlendWithBlueMask")
  }
  /// The filter `CICheckerboardGenerator`.
  public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator {
    BuiltinFilter.named("CICheckerboardGenerator")
  }
  /// The filter `CIStripesGenerator`.
  public class func stripesGenerator() -> any CIFilter & CIStripesGenerator {
    BuiltinFilter.named("CIStripesGenerator")
  }
  /// The filter `CIRandomGenerator`.
  public class func randomGenerator() -> any CIFilter & CIRandomGenerator {
    BuiltinFilter.named("CIRandomGenerator")
  }
  /// The filter `CIRoundedRectangleGenerator`.
  public class func roundedRectangleGenerator() -> any CIFilter & CIRoundedRectangleGenerator {
    BuiltinFilter.named("CIRoundedRectangleGenerator")
  }
  /// The filter `CILinearGradient`.
  public class func linearGradient() -> any CIFilter & CILinearGradient {
    BuiltinFilter.named("CILinearGradient")
  }
  /// The filter `CISmoothLinearGradient`.
  public class func smoothLinearGradient() -> any CIFilter & CISmoothLinearGradient {
    BuiltinFilter.named("CISmoothLinearGradient")
  }
  /// The filter `CIRadialGradient`.
  public class func radialGradient() -> any CIFilter & CIRadialGradient {
    BuiltinFilter.named("CIRadialGradient")
  }
  /// The filter `CIGaussianGradient`.
  public class func gaussianGradient() -> any CIFilter & CIGaussianGradient {
    BuiltinFilter.named("CIGaussianGradient")
  }
  /// The filter `CIHueSaturationValueGradient`.
  public class func hueSaturationValueGradient() -> any CIFilter & CIHueSaturationValueGradient {
    BuiltinFilter.named("CIHueSaturationValueGradient")
  }
  /// The filter `CIQRCodeGenerator`.
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
    BuiltinFilter.named("CIQRCodeGenerator")
  }
  /// The filter `CICode128BarcodeGenerator`.
  public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
    BuiltinFilter.named("CICode128BarcodeGenerator")
  }
  /// The filter `CIAdditionCompositing`.
  public class func additionCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIAdditionCompositing")
  }
  /// The filter `CIMaximumCompositing`.
  public class func maximumCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIMaximumCompositing")
  }
  /// The filter `CIMinimumCompositing`.
  public class func minimumCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIMinimumCompositing")
  }
  /// The filter `CIMultiplyCompositing`.
  public class func multiplyCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIMultiplyCompositing")
  }
  /// The filter `CISourceOverCompositing`.
  public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CISourceOverCompositing")
  }
  /// The filter `CISourceInCompositing`.
  public class func sourceInCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CISourceInCompositing")
  }
  /// The filter `CISourceOutCompositing`.
  public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CISourceOutCompositing")
  }
  /// The filter `CISourceAtopCompositing`.
  public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CISourceAtopCompositing")
  }
  /// The filter `CIColorBurnBlendMode`.
  public class func colorBurnBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIColorBurnBlendMode")
  }
  /// The filter `CIColorDodgeBlendMode`.
  public class func colorDodgeBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIColorDodgeBlendMode")
  }
  /// The filter `CIDarkenBlendMode`.
  public class func darkenBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIDarkenBlendMode")
  }
  /// The filter `CIDifferenceBlendMode`.
  public class func differenceBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIDifferenceBlendMode")
  }
  /// The filter `CIDivideBlendMode`.
  public class func divideBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIDivideBlendMode")
  }
  /// The filter `CIExclusionBlendMode`.
  public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIExclusionBlendMode")
  }
  /// The filter `CIHardLightBlendMode`.
  public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIHardLightBlendMode")
  }
  /// The filter `CILightenBlendMode`.
  public class func lightenBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CILightenBlendMode")
  }
  /// The filter `CILinearBurnBlendMode`.
  public class func linearBurnBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CILinearBurnBlendMode")
  }
  /// The filter `CILinearDodgeBlendMode`.
  public class func linearDodgeBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CILinearDodgeBlendMode")
  }
  /// The filter `CILinearLightBlendMode`.
  public class func linearLightBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CILinearLightBlendMode")
  }
  /// The filter `CIMultiplyBlendMode`.
  public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIMultiplyBlendMode")
  }
  /// The filter `CIOverlayBlendMode`.
  public class func overlayBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIOverlayBlendMode")
  }
  /// The filter `CIPinLightBlendMode`.
  public class func pinLightBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIPinLightBlendMode")
  }
  /// The filter `CIScreenBlendMode`.
  public class func screenBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIScreenBlendMode")
  }
  /// The filter `CISoftLightBlendMode`.
  public class func softLightBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CISoftLightBlendMode")
  }
  /// The filter `CISubtractBlendMode`.
  public class func subtractBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CISubtractBlendMode")
  }
  /// The filter `CIVividLightBlendMode`.
  public class func vividLightBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIVividLightBlendMode")
  }
  /// The filter `CIHueBlendMode`.
  public class func hueBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIHueBlendMode")
  }
  /// The filter `CISaturationBlendMode`.
  public class func saturationBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CISaturationBlendMode")
  }
  /// The filter `CIColorBlendMode`.
  public class func colorBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIColorBlendMode")
  }
  /// The filter `CILuminosityBlendMode`.
  public class func luminosityBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CILuminosityBlendMode")
  }
}
