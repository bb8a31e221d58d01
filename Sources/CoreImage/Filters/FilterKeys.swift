// The keys of filter values. Keys that no built-in filter of this module uses are declared too, for custom
// filters.

/// The key of the input image, a ``CIImage``.
public let kCIInputImageKey = "inputImage"
/// The key of the background image, a ``CIImage``.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The key of the target image of a transition, a ``CIImage``.
public let kCIInputTargetImageKey = "inputTargetImage"
/// The key of the mask image, a ``CIImage``.
public let kCIInputMaskImageKey = "inputMaskImage"
/// The key of the depth image.
public let kCIInputDepthImageKey = "inputDepthImage"
/// The key of the shading image.
public let kCIInputShadingImageKey = "inputShadingImage"
/// The key of the gradient image.
public let kCIInputGradientImageKey = "inputGradientImage"
/// The key of the progress of a transition, from 0 to 1.
public let kCIInputTimeKey = "inputTime"
/// The key of the transform, a `CGAffineTransform`, or an `NSValue` or ``CIVector`` of one.
public let kCIInputTransformKey = "inputTransform"
/// The key of the scale.
public let kCIInputScaleKey = "inputScale"
/// The key of the aspect ratio.
public let kCIInputAspectRatioKey = "inputAspectRatio"
/// The key of the center.
public let kCIInputCenterKey = "inputCenter"
/// The key of the radius.
public let kCIInputRadiusKey = "inputRadius"
/// The key of the angle.
public let kCIInputAngleKey = "inputAngle"
/// The key of the width.
public let kCIInputWidthKey = "inputWidth"
/// The key of the sharpness.
public let kCIInputSharpnessKey = "inputSharpness"
/// The key of the intensity.
public let kCIInputIntensityKey = "inputIntensity"
/// The key of the color.
public let kCIInputColorKey = "inputColor"
/// The key of the brightness.
public let kCIInputBrightnessKey = "inputBrightness"
/// The key of the contrast.
public let kCIInputContrastKey = "inputContrast"
/// The key of the saturation.
public let kCIInputSaturationKey = "inputSaturation"
/// The key of the extent.
public let kCIInputExtentKey = "inputExtent"
/// The key of the weights.
public let kCIInputWeightsKey = "inputWeights"
/// The key of the version.
public let kCIInputVersionKey = "inputVersion"
/// The key of the exposure, in stops.
public let kCIInputEVKey = "inputEV"
/// The key of the bias.
public let kCIInputBiasKey = "inputBias"
/// The key of the bias vector.
public let kCIInputBiasVectorKey = "inputBiasVector"
/// The key of the refraction.
public let kCIInputRefractionKey = "inputRefraction"
/// The key of the amount.
public let kCIInputAmountKey = "inputAmount"
/// The key of the count.
public let kCIInputCountKey = "inputCount"
/// The key of the threshold.
public let kCIInputThresholdKey = "inputThreshold"
/// The key of the first point.
public let kCIInputPoint0Key = "inputPoint0"
/// The key of the second point.
public let kCIInputPoint1Key = "inputPoint1"
/// The key of the first color.
public let kCIInputColor0Key = "inputColor0"
/// The key of the second color.
public let kCIInputColor1Key = "inputColor1"
/// The key of the first radius.
public let kCIInputRadius0Key = "inputRadius0"
/// The key of the second radius.
public let kCIInputRadius1Key = "inputRadius1"
/// The key of the palette image.
public let kCIInputPaletteImageKey = "inputPaletteImage"
/// The key of the Boolean value that determines whether colors are compared perceptually.
public let kCIInputPerceptualKey = "inputPerceptual"
/// The key of the matte image.
public let kCIInputMatteImageKey = "inputMatteImage"
/// The key of the output image, a ``CIImage``.
public let kCIOutputImageKey = "outputImage"
