// The protocols of filters that bend images, draw them as printers do, and lead from one to another.

public import CoreGraphics

/// What every transition has.
public protocol CITransitionFilter: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The target image.
  var targetImage: CIImage? { get set }
  /// The time.
  var time: Float { get set }
}

/// The values of a filter: bump distortion.
public protocol CIBumpDistortion: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The center.
  var center: CGPoint { get set }
  /// The radius.
  var radius: Float { get set }
  /// The scale.
  var scale: Float { get set }
}

/// The values of a filter: bump distortion linear.
public protocol CIBumpDistortionLinear: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The center.
  var center: CGPoint { get set }
  /// The radius.
  var radius: Float { get set }
  /// The angle.
  var angle: Float { get set }
  /// The scale.
  var scale: Float { get set }
}

/// The values of a filter: pinch distortion.
public protocol CIPinchDistortion: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The center.
  var center: CGPoint { get set }
  /// The radius.
  var radius: Float { get set }
  /// The scale.
  var scale: Float { get set }
}

/// The values of a filter: twirl distortion.
public protocol CITwirlDistortion: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The center.
  var center: CGPoint { get set }
  /// The radius.
  var radius: Float { get set }
  /// The angle.
  var angle: Float { get set }
}

/// The values of a filter: vortex distortion.
public protocol CIVortexDistortion: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The center.
  var center: CGPoint { get set }
  /// The radius.
  var radius: Float { get set }
  /// The angle.
  var angle: Float { get set }
}

/// The values of a filter: hole distortion.
public protocol CIHoleDistortion: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The center.
  var center: CGPoint { get set }
  /// The radius.
  var radius: Float { get set }
}

/// The values of a filter: circular wrap.
public protocol CICircularWrap: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The center.
  var center: CGPoint { get set }
  /// The radius.
  var radius: Float { get set }
  /// The angle.
  var angle: Float { get set }
}

/// The values of a filter: crystallize.
public protocol CICrystallize: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The radius.
  var radius: Float { get set }
  /// The center.
  var center: CGPoint { get set }
}

/// The values of a filter: gloom.
public protocol CIGloom: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The radius.
  var radius: Float { get set }
  /// The intensity.
  var intensity: Float { get set }
}

/// The values of a filter: edge work.
public protocol CIEdgeWork: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The radius.
  var radius: Float { get set }
}

/// The values of a filter: highlight shadow adjust.
public protocol CIHighlightShadowAdjust: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The radius.
  var radius: Float { get set }
  /// How much lighter shadows become.
  var shadowAmount: Float { get set }
  /// How much of the highlights stays.
  var highlightAmount: Float { get set }
}

/// The values of a filter: temperature and tint.
public protocol CITemperatureAndTint: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The temperature, in kelvins, and the tint of what is white.
  var neutral: CIVector { get set }
  /// Those of what it becomes.
  var targetNeutral: CIVector { get set }
}

/// The values of a filter: color cross polynomial.
public protocol CIColorCrossPolynomial: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The red coefficients.
  var redCoefficients: CIVector { get set }
  /// The green coefficients.
  var greenCoefficients: CIVector { get set }
  /// The blue coefficients.
  var blueCoefficients: CIVector { get set }
}

/// The values of a filter: morphology maximum.
public protocol CIMorphologyMaximum: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The radius.
  var radius: Float { get set }
}

/// The values of a filter: morphology minimum.
public protocol CIMorphologyMinimum: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The radius.
  var radius: Float { get set }
}

/// The values of a filter: morphology gradient.
public protocol CIMorphologyGradient: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The radius.
  var radius: Float { get set }
}

/// The values of a filter: morphology rectangle maximum.
public protocol CIMorphologyRectangleMaximum: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The width.
  var width: Float { get set }
  /// The height.
  var height: Float { get set }
}

/// The values of a filter: morphology rectangle minimum.
public protocol CIMorphologyRectangleMinimum: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The width.
  var width: Float { get set }
  /// The height.
  var height: Float { get set }
}

/// The values of a filter: dot screen.
public protocol CIDotScreen: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The center.
  var center: CGPoint { get set }
  /// The angle.
  var angle: Float { get set }
  /// The width.
  var width: Float { get set }
  /// The sharpness.
  var sharpness: Float { get set }
}

/// The values of a filter: line screen.
public protocol CILineScreen: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The center.
  var center: CGPoint { get set }
  /// The angle.
  var angle: Float { get set }
  /// The width.
  var width: Float { get set }
  /// The sharpness.
  var sharpness: Float { get set }
}

/// The values of a filter: hatched screen.
public protocol CIHatchedScreen: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The center.
  var center: CGPoint { get set }
  /// The angle.
  var angle: Float { get set }
  /// The width.
  var width: Float { get set }
  /// The sharpness.
  var sharpness: Float { get set }
}

/// The values of a filter: circular screen.
public protocol CICircularScreen: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The center.
  var center: CGPoint { get set }
  /// The width.
  var width: Float { get set }
  /// The sharpness.
  var sharpness: Float { get set }
}

/// The values of a filter: CMYK halftone.
public protocol CICMYKHalftone: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The center.
  var center: CGPoint { get set }
  /// The width.
  var width: Float { get set }
  /// The angle.
  var angle: Float { get set }
  /// The sharpness.
  var sharpness: Float { get set }
  /// How much of the gray in colored inks black replaces.
  var grayComponentReplacement: Float { get set }
  /// How much more of those inks goes where black is.
  var underColorRemoval: Float { get set }
}

/// The values of a filter: swipe transition.
public protocol CISwipeTransition: CITransitionFilter {
  /// The extent.
  var extent: CGRect { get set }
  /// The color.
  var color: CIColor { get set }
  /// The angle.
  var angle: Float { get set }
  /// The width.
  var width: Float { get set }
  /// The opacity of the color.
  var opacity: Float { get set }
}

/// The values of a filter: copy machine transition.
public protocol CICopyMachineTransition: CITransitionFilter {
  /// The extent.
  var extent: CGRect { get set }
  /// The color.
  var color: CIColor { get set }
  /// The angle.
  var angle: Float { get set }
  /// The width.
  var width: Float { get set }
  /// The opacity of the light.
  var opacity: Float { get set }
}

/// The values of a filter: flash transition.
public protocol CIFlashTransition: CITransitionFilter {
  /// The center.
  var center: CGPoint { get set }
  /// The extent.
  var extent: CGRect { get set }
  /// The color.
  var color: CIColor { get set }
  /// How far rays reach, in lengths of the extent.
  var maxStriationRadius: Float { get set }
  /// The strength of the rays.
  var striationStrength: Float { get set }
  /// The contrast of the rays.
  var striationContrast: Float { get set }
  /// How much of the second half the flash takes to fade.
  var fadeThreshold: Float { get set }
}

/// The values of a filter: mod transition.
public protocol CIModTransition: CITransitionFilter {
  /// The center.
  var center: CGPoint { get set }
  /// The angle.
  var angle: Float { get set }
  /// The radius.
  var radius: Float { get set }
  /// The compression.
  var compression: Float { get set }
}
