// The factory methods of `CIFilterBuiltins`, which return filters with their default values.

extension CIFilter {
  /// Returns the filter `CIGaussianBlur` with its default values.
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { BuiltinFilter.named("CIGaussianBlur") }
  /// Returns the filter `CIBoxBlur` with its default values.
  public class func boxBlur() -> any CIFilter & CIBoxBlur { BuiltinFilter.named("CIBoxBlur") }
  /// Returns the filter `CIMotionBlur` with its default values.
  public class func motionBlur() -> any CIFilter & CIMotionBlur { BuiltinFilter.named("CIMotionBlur") }
  /// Returns the filter `CISharpenLuminance` with its default values.
  public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance {
    BuiltinFilter.named("CISharpenLuminance")
  }
  /// Returns the filter `CIUnsharpMask` with its default values.
  public class func unsharpMask() -> any CIFilter & CIUnsharpMask { BuiltinFilter.named("CIUnsharpMask") }
  /// Returns the filter `CIColorClamp` with its default values.
  public class func colorClamp() -> any CIFilter & CIColorClamp { BuiltinFilter.named("CIColorClamp") }
  /// Returns the filter `CIColorControls` with its default values.
  public class func colorControls() -> any CIFilter & CIColorControls {
    BuiltinFilter.named("CIColorControls")
  }
  /// Returns the filter `CIColorMatrix` with its default values.
  public class func colorMatrix() -> any CIFilter & CIColorMatrix { BuiltinFilter.named("CIColorMatrix") }
  /// Returns the filter `CIColorPolynomial` with its default values.
  public class func colorPolynomial() -> any CIFilter & CIColorPolynomial {
    BuiltinFilter.named("CIColorPolynomial")
  }
  /// Returns the filter `CIExposureAdjust` with its default values.
  public class func exposureAdjust() -> any CIFilter & CIExposureAdjust {
    BuiltinFilter.named("CIExposureAdjust")
  }
  /// Returns the filter `CIGammaAdjust` with its default values.
  public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { BuiltinFilter.named("CIGammaAdjust") }
  /// Returns the filter `CIHueAdjust` with its default values.
  public class func hueAdjust() -> any CIFilter & CIHueAdjust { BuiltinFilter.named("CIHueAdjust") }
  /// Returns the filter `CIVibrance` with its default values.
  public class func vibrance() -> any CIFilter & CIVibrance { BuiltinFilter.named("CIVibrance") }
  /// Returns the filter `CIWhitePointAdjust` with its default values.
  public class func whitePointAdjust() -> any CIFilter & CIWhitePointAdjust {
    BuiltinFilter.named("CIWhitePointAdjust")
  }
  /// Returns the filter `CIToneCurve` with its default values.
  public class func toneCurve() -> any CIFilter & CIToneCurve { BuiltinFilter.named("CIToneCurve") }
  /// Returns the filter `CILinearToSRGBToneCurve` with its default values.
  public class func linearToSRGBToneCurve() -> any CIFilter & CILinearToSRGBToneCurve {
    BuiltinFilter.named("CILinearToSRGBToneCurve")
  }
  /// Returns the filter `CISRGBToneCurveToLinear` with its default values.
  public class func sRGBToneCurveToLinear() -> any CIFilter & CISRGBToneCurveToLinear {
    BuiltinFilter.named("CISRGBToneCurveToLinear")
  }
  /// Returns the filter `CIColorInvert` with its default values.
  public class func colorInvert() -> any CIFilter & CIColorInvert { BuiltinFilter.named("CIColorInvert") }
  /// Returns the filter `CIColorMonochrome` with its default values.
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
    BuiltinFilter.named("CIColorMonochrome")
  }
  /// Returns the filter `CISepiaTone` with its default values.
  public class func sepiaTone() -> any CIFilter & CISepiaTone { BuiltinFilter.named("CISepiaTone") }
  /// Returns the filter `CIColorPosterize` with its default values.
  public class func colorPosterize() -> any CIFilter & CIColorPosterize {
    BuiltinFilter.named("CIColorPosterize")
  }
  /// Returns the filter `CIFalseColor` with its default values.
  public class func falseColor() -> any CIFilter & CIFalseColor { BuiltinFilter.named("CIFalseColor") }
  /// Returns the filter `CILabDeltaE` with its default values.
  public class func labDeltaE() -> any CIFilter & CILabDeltaE { BuiltinFilter.named("CILabDeltaE") }
  /// Returns the filter `CIMaskToAlpha` with its default values.
  public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { BuiltinFilter.named("CIMaskToAlpha") }
  /// Returns the filter `CIMaximumComponent` with its default values.
  public class func maximumComponent() -> any CIFilter & CIMaximumComponent {
    BuiltinFilter.named("CIMaximumComponent")
  }
  /// Returns the filter `CIMinimumComponent` with its default values.
  public class func minimumComponent() -> any CIFilter & CIMinimumComponent {
    BuiltinFilter.named("CIMinimumComponent")
  }
  /// Returns the filter `CIColorCube` with its default values.
  public class func colorCube() -> any CIFilter & CIColorCube { BuiltinFilter.named("CIColorCube") }
  /// Returns the filter `CIColorCubeWithColorSpace` with its default values.
  public class func colorCubeWithColorSpace() -> any CIFilter & CIColorCubeWithColorSpace {
    BuiltinFilter.named("CIColorCubeWithColorSpace")
  }
  /// Returns the filter `CIColorMap` with its default values.
  public class func colorMap() -> any CIFilter & CIColorMap { BuiltinFilter.named("CIColorMap") }
  /// Returns the filter `CIVignette` with its default values.
  public class func vignette() -> any CIFilter & CIVignette { BuiltinFilter.named("CIVignette") }
  /// Returns the filter `CIVignetteEffect` with its default values.
  public class func vignetteEffect() -> any CIFilter & CIVignetteEffect {
    BuiltinFilter.named("CIVignetteEffect")
  }
  /// Returns the filter `CIPhotoEffectMono` with its default values.
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter.named("CIPhotoEffectMono")
  }
  /// Returns the filter `CIPhotoEffectNoir` with its default values.
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter.named("CIPhotoEffectNoir")
  }
  /// Returns the filter `CIPhotoEffectTonal` with its default values.
  public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter.named("CIPhotoEffectTonal")
  }
  /// Returns the filter `CIAffineClamp` with its default values.
  public class func affineClamp() -> any CIFilter & CIAffineClamp { BuiltinFilter.named("CIAffineClamp") }
  /// Returns the filter `CIAffineTile` with its default values.
  public class func affineTile() -> any CIFilter & CIAffineTile { BuiltinFilter.named("CIAffineTile") }
  /// Returns the filter `CIStraightenFilter` with its default values.
  public class func straighten() -> any CIFilter & CIStraighten { BuiltinFilter.named("CIStraightenFilter") }
  /// Returns the filter `CILanczosScaleTransform` with its default values.
  public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
    BuiltinFilter.named("CILanczosScaleTransform")
  }
  /// Returns the filter `CIPerspectiveTransform` with its default values.
  public class func perspectiveTransform() -> any CIFilter & CIPerspectiveTransform {
    BuiltinFilter.named("CIPerspectiveTransform")
  }
  /// Returns the filter `CIPerspectiveCorrection` with its default values.
  public class func perspectiveCorrection() -> any CIFilter & CIPerspectiveCorrection {
    BuiltinFilter.named("CIPerspectiveCorrection")
  }
  /// Returns the filter `CIPixellate` with its default values.
  public class func pixellate() -> any CIFilter & CIPixellate { BuiltinFilter.named("CIPixellate") }
  /// Returns the filter `CIBloom` with its default values.
  public class func bloom() -> any CIFilter & CIBloom { BuiltinFilter.named("CIBloom") }
  /// Returns the filter `CIEdges` with its default values.
  public class func edges() -> any CIFilter & CIEdges { BuiltinFilter.named("CIEdges") }
  /// Returns the filter `CIConvolution3X3` with its default values.
  public class func convolution3X3() -> any CIFilter & CIConvolution {
    BuiltinFilter.named("CIConvolution3X3")
  }
  /// Returns the filter `CIConvolution5X5` with its default values.
  public class func convolution5X5() -> any CIFilter & CIConvolution {
    BuiltinFilter.named("CIConvolution5X5")
  }
  /// Returns the filter `CIConvolution7X7` with its default values.
  public class func convolution7X7() -> any CIFilter & CIConvolution {
    BuiltinFilter.named("CIConvolution7X7")
  }
  /// Returns the filter `CIConvolution9Horizontal` with its default values.
  public class func convolution9Horizontal() -> any CIFilter & CIConvolution {
    BuiltinFilter.named("CIConvolution9Horizontal")
  }
  /// Returns the filter `CIConvolution9Vertical` with its default values.
  public class func convolution9Vertical() -> any CIFilter & CIConvolution {
    BuiltinFilter.named("CIConvolution9Vertical")
  }
  /// Returns the filter `CIAreaAverage` with its default values.
  public class func areaAverage() -> any CIFilter & CIAreaAverage { BuiltinFilter.named("CIAreaAverage") }
  /// Returns the filter `CIAreaMaximum` with its default values.
  public class func areaMaximum() -> any CIFilter & CIAreaMaximum { BuiltinFilter.named("CIAreaMaximum") }
  /// Returns the filter `CIAreaMinimum` with its default values.
  public class func areaMinimum() -> any CIFilter & CIAreaMinimum { BuiltinFilter.named("CIAreaMinimum") }
  /// Returns the filter `CIDissolveTransition` with its default values.
  public class func dissolveTransition() -> any CIFilter & CIDissolveTransition {
    BuiltinFilter.named("CIDissolveTransition")
  }
  /// Returns the filter `CIBlendWithMask` with its default values.
  public class func blendWithMask() -> any CIFilter & CIBlendWithMask {
    BuiltinFilter.named("CIBlendWithMask")
  }
  /// Returns the filter `CIBlendWithAlphaMask` with its default values.
  public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask {
    BuiltinFilter.named("CIBlendWithAlphaMask")
  }
  /// Returns the filter `CIBlendWithRedMask` with its default values.
  public class func blendWithRedMask() -> any CIFilter & CIBlendWithMask {
    BuiltinFilter.named("CIBlendWithRedMask")
  }
  /// Returns the filter `CIBlendWithBlueMask` with its default values.
  public class func blendWithBlueMask() -> any CIFilter & CIBlendWithMask {
    BuiltinFilter.named("CIBlendWithBlueMask")
  }
  /// Returns the filter `CICheckerboardGenerator` with its default values.
  public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator {
    BuiltinFilter.named("CICheckerboardGenerator")
  }
  /// Returns the filter `CIStripesGenerator` with its default values.
  public class func stripesGenerator() -> any CIFilter & CIStripesGenerator {
    BuiltinFilter.named("CIStripesGenerator")
  }
  /// Returns the filter `CIRandomGenerator` with its default values.
  public class func randomGenerator() -> any CIFilter & CIRandomGenerator {
    BuiltinFilter.named("CIRandomGenerator")
  }
  /// Returns the filter `CIRoundedRectangleGenerator` with its default values.
  public class func roundedRectangleGenerator() -> any CIFilter & CIRoundedRectangleGenerator {
    BuiltinFilter.named("CIRoundedRectangleGenerator")
  }
  /// Returns the filter `CILinearGradient` with its default values.
  public class func linearGradient() -> any CIFilter & CILinearGradient {
    BuiltinFilter.named("CILinearGradient")
  }
  /// Returns the filter `CISmoothLinearGradient` with its default values.
  public class func smoothLinearGradient() -> any CIFilter & CISmoothLinearGradient {
    BuiltinFilter.named("CISmoothLinearGradient")
  }
  /// Returns the filter `CIRadialGradient` with its default values.
  public class func radialGradient() -> any CIFilter & CIRadialGradient {
    BuiltinFilter.named("CIRadialGradient")
  }
  /// Returns the filter `CIGaussianGradient` with its default values.
  public class func gaussianGradient() -> any CIFilter & CIGaussianGradient {
    BuiltinFilter.named("CIGaussianGradient")
  }
  /// Returns the filter `CIHueSaturationValueGradient` with its default values.
  public class func hueSaturationValueGradient() -> any CIFilter & CIHueSaturationValueGradient {
    BuiltinFilter.named("CIHueSaturationValueGradient")
  }
  /// Returns the filter `CIQRCodeGenerator` with its default values.
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
    BuiltinFilter.named("CIQRCodeGenerator")
  }
  /// Returns the filter `CICode128BarcodeGenerator` with its default values.
  public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
    BuiltinFilter.named("CICode128BarcodeGenerator")
  }
  /// Returns the filter `CIAdditionCompositing` with its default values.
  public class func additionCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIAdditionCompositing")
  }
  /// Returns the filter `CIMaximumCompositing` with its default values.
  public class func maximumCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIMaximumCompositing")
  }
  /// Returns the filter `CIMinimumCompositing` with its default values.
  public class func minimumCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIMinimumCompositing")
  }
  /// Returns the filter `CIMultiplyCompositing` with its default values.
  public class func multiplyCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIMultiplyCompositing")
  }
  /// Returns the filter `CISourceOverCompositing` with its default values.
  public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CISourceOverCompositing")
  }
  /// Returns the filter `CISourceInCompositing` with its default values.
  public class func sourceInCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CISourceInCompositing")
  }
  /// Returns the filter `CISourceOutCompositing` with its default values.
  public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CISourceOutCompositing")
  }
  /// Returns the filter `CISourceAtopCompositing` with its default values.
  public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CISourceAtopCompositing")
  }
  /// Returns the filter `CIColorBurnBlendMode` with its default values.
  public class func colorBurnBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIColorBurnBlendMode")
  }
  /// Returns the filter `CIColorDodgeBlendMode` with its default values.
  public class func colorDodgeBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIColorDodgeBlendMode")
  }
  /// Returns the filter `CIDarkenBlendMode` with its default values.
  public class func darkenBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIDarkenBlendMode")
  }
  /// Returns the filter `CIDifferenceBlendMode` with its default values.
  public class func differenceBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIDifferenceBlendMode")
  }
  /// Returns the filter `CIDivideBlendMode` with its default values.
  public class func divideBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIDivideBlendMode")
  }
  /// Returns the filter `CIExclusionBlendMode` with its default values.
  public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIExclusionBlendMode")
  }
  /// Returns the filter `CIHardLightBlendMode` with its default values.
  public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIHardLightBlendMode")
  }
  /// Returns the filter `CILightenBlendMode` with its default values.
  public class func lightenBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CILightenBlendMode")
  }
  /// Returns the filter `CILinearBurnBlendMode` with its default values.
  public class func linearBurnBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CILinearBurnBlendMode")
  }
  /// Returns the filter `CILinearDodgeBlendMode` with its default values.
  public class func linearDodgeBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CILinearDodgeBlendMode")
  }
  /// Returns the filter `CILinearLightBlendMode` with its default values.
  public class func linearLightBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CILinearLightBlendMode")
  }
  /// Returns the filter `CIMultiplyBlendMode` with its default values.
  public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIMultiplyBlendMode")
  }
  /// Returns the filter `CIOverlayBlendMode` with its default values.
  public class func overlayBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIOverlayBlendMode")
  }
  /// Returns the filter `CIPinLightBlendMode` with its default values.
  public class func pinLightBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIPinLightBlendMode")
  }
  /// Returns the filter `CIScreenBlendMode` with its default values.
  public class func screenBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIScreenBlendMode")
  }
  /// Returns the filter `CISoftLightBlendMode` with its default values.
  public class func softLightBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CISoftLightBlendMode")
  }
  /// Returns the filter `CISubtractBlendMode` with its default values.
  public class func subtractBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CISubtractBlendMode")
  }
  /// Returns the filter `CIVividLightBlendMode` with its default values.
  public class func vividLightBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIVividLightBlendMode")
  }
  /// Returns the filter `CIHueBlendMode` with its default values.
  public class func hueBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIHueBlendMode")
  }
  /// Returns the filter `CISaturationBlendMode` with its default values.
  public class func saturationBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CISaturationBlendMode")
  }
  /// Returns the filter `CIColorBlendMode` with its default values.
  public class func colorBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIColorBlendMode")
  }
  /// Returns the filter `CILuminosityBlendMode` with its default values.
  public class func luminosityBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CILuminosityBlendMode")
  }
}
