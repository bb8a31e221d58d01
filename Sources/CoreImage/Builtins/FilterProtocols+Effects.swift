// The protocols of distortion, halftone and transition filters.

public import CoreGraphics

/// The properties that all transition filters share.
public protocol CITransitionFilter: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The target image of the transition.
  var targetImage: CIImage? { get set }
  /// The progress of the transition, from 0 to 1.
  var time: Float { get set }
}

/// The properties of a bump distortion filter.
public protocol CIBumpDistortion: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The center of the effect, in pixels.
  var center: CGPoint { get set }
  /// The radius of the effect, in pixels.
  var radius: Float { get set }
  /// The scale of the effect.
  var scale: Float { get set }
}

/// The properties of a linear bump distortion filter.
public protocol CIBumpDistortionLinear: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The center of the effect, in pixels.
  var center: CGPoint { get set }
  /// The radius of the effect, in pixels.
  var radius: Float { get set }
  /// The angle of the effect, in radians.
  var angle: Float { get set }
  /// The scale of the effect.
  var scale: Float { get set }
}

/// The properties of a pinch distortion filter.
public protocol CIPinchDistortion: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The center of the effect, in pixels.
  var center: CGPoint { get set }
  /// The radius of the effect, in pixels.
  var radius: Float { get set }
  /// The scale of the effect.
  var scale: Float { get set }
}

/// The properties of a twirl distortion filter.
public protocol CITwirlDistortion: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The center of the effect, in pixels.
  var center: CGPoint { get set }
  /// The radius of the effect, in pixels.
  var radius: Float { get set }
  /// The angle of the effect, in radians.
  var angle: Float { get set }
}

/// The properties of a vortex distortion filter.
public protocol CIVortexDistortion: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The center of the effect, in pixels.
  var center: CGPoint { get set }
  /// The radius of the effect, in pixels.
  var radius: Float { get set }
  /// The angle of the effect, in radians.
  var angle: Float { get set }
}

/// The properties of a hole distortion filter.
public protocol CIHoleDistortion: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The center of the effect, in pixels.
  var center: CGPoint { get set }
  /// The radius of the effect, in pixels.
  var radius: Float { get set }
}

/// The properties of a circular wrap filter.
public protocol CICircularWrap: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The center of the effect, in pixels.
  var center: CGPoint { get set }
  /// The radius of the effect, in pixels.
  var radius: Float { get set }
  /// The angle of the effect, in radians.
  var angle: Float { get set }
}

/// The properties of a crystallize filter.
public protocol CICrystallize: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The side of a cell, in pixels.
  var radius: Float { get set }
  /// The center of the effect, in pixels.
  var center: CGPoint { get set }
}

/// The properties of a gloom filter.
public protocol CIGloom: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The radius of the effect, in pixels.
  var radius: Float { get set }
  /// The intensity of the effect.
  var intensity: Float { get set }
}

/// The properties of an edge work filter.
public protocol CIEdgeWork: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The radius of the effect, in pixels.
  var radius: Float { get set }
}

/// The properties of a highlight and shadow adjustment filter.
public protocol CIHighlightShadowAdjust: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The radius of the effect, in pixels.
  var radius: Float { get set }
  /// The amount by which shadows are lightened, from -1 to 1.
  var shadowAmount: Float { get set }
  /// The amount of the highlights that is preserved, from 0 to 1.
  var highlightAmount: Float { get set }
}

/// The properties of a temperature and tint filter.
public protocol CITemperatureAndTint: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The temperature, in kelvins, and the tint of the source white.
  var neutral: CIVector { get set }
  /// The temperature, in kelvins, and the tint of the target white.
  var targetNeutral: CIVector { get set }
}

/// The properties of a color cross-polynomial filter.
public protocol CIColorCrossPolynomial: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The coefficients of the red component.
  var redCoefficients: CIVector { get set }
  /// The coefficients of the green component.
  var greenCoefficients: CIVector { get set }
  /// The coefficients of the blue component.
  var blueCoefficients: CIVector { get set }
}

/// The properties of a morphology maximum filter.
public protocol CIMorphologyMaximum: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The radius of the effect, in pixels.
  var radius: Float { get set }
}

/// The properties of a morphology minimum filter.
public protocol CIMorphologyMinimum: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The radius of the effect, in pixels.
  var radius: Float { get set }
}

/// The properties of a morphology gradient filter.
public protocol CIMorphologyGradient: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The radius of the effect, in pixels.
  var radius: Float { get set }
}

/// The properties of a morphology rectangle maximum filter.
public protocol CIMorphologyRectangleMaximum: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The width of the rectangle, in pixels.
  var width: Float { get set }
  /// The height of the rectangle, in pixels.
  var height: Float { get set }
}

/// The properties of a morphology rectangle minimum filter.
public protocol CIMorphologyRectangleMinimum: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The width of the rectangle, in pixels.
  var width: Float { get set }
  /// The height of the rectangle, in pixels.
  var height: Float { get set }
}

/// The properties of a dot screen filter.
public protocol CIDotScreen: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The center of the effect, in pixels.
  var center: CGPoint { get set }
  /// The angle of the effect, in radians.
  var angle: Float { get set }
  /// The width of the effect, in pixels.
  var width: Float { get set }
  /// The sharpness of the edges, from 0 to 1.
  var sharpness: Float { get set }
}

/// The properties of a line screen filter.
public protocol CILineScreen: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The center of the effect, in pixels.
  var center: CGPoint { get set }
  /// The angle of the effect, in radians.
  var angle: Float { get set }
  /// The width of the effect, in pixels.
  var width: Float { get set }
  /// The sharpness of the edges, from 0 to 1.
  var sharpness: Float { get set }
}

/// The properties of a hatched screen filter.
public protocol CIHatchedScreen: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The center of the effect, in pixels.
  var center: CGPoint { get set }
  /// The angle of the effect, in radians.
  var angle: Float { get set }
  /// The width of the effect, in pixels.
  var width: Float { get set }
  /// The sharpness of the edges, from 0 to 1.
  var sharpness: Float { get set }
}

/// The properties of a circular screen filter.
public protocol CICircularScreen: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The center of the effect, in pixels.
  var center: CGPoint { get set }
  /// The width of the effect, in pixels.
  var width: Float { get set }
  /// The sharpness of the edges, from 0 to 1.
  var sharpness: Float { get set }
}

/// The properties of a CMYK halftone filter.
public protocol CICMYKHalftone: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The center of the effect, in pixels.
  var center: CGPoint { get set }
  /// The width of the effect, in pixels.
  var width: Float { get set }
  /// The angle of the effect, in radians.
  var angle: Float { get set }
  /// The sharpness of the edges, from 0 to 1.
  var sharpness: Float { get set }
  /// The share of the gray in the colored inks that black replaces, from 0 to 1.
  var grayComponentReplacement: Float { get set }
  /// The additional share of the colored inks that is removed under black, from 0 to 1.
  var underColorRemoval: Float { get set }
}

/// The properties of a swipe transition filter.
public protocol CISwipeTransition: CITransitionFilter {
  /// The extent of the effect, in pixels.
  var extent: CGRect { get set }
  /// The color of the swipe.
  var color: CIColor { get set }
  /// The direction of the bar, in radians.
  var angle: Float { get set }
  /// The width of the bar, in pixels.
  var width: Float { get set }
  /// The opacity of the color.
  var opacity: Float { get set }
}

/// The properties of a copy machine transition filter.
public protocol CICopyMachineTransition: CITransitionFilter {
  /// The extent of the effect, in pixels.
  var extent: CGRect { get set }
  /// The color of the light.
  var color: CIColor { get set }
  /// The direction of the bar, in radians.
  var angle: Float { get set }
  /// The width of the bar, in pixels.
  var width: Float { get set }
  /// The opacity of the light.
  var opacity: Float { get set }
}

/// The properties of a flash transition filter.
public protocol CIFlashTransition: CITransitionFilter {
  /// The center of the effect, in pixels.
  var center: CGPoint { get set }
  /// The extent of the effect, in pixels.
  var extent: CGRect { get set }
  /// The color of the flash.
  var color: CIColor { get set }
  /// The reach of the rays, as a multiple of the radius of the extent.
  var maxStriationRadius: Float { get set }
  /// The strength of the rays.
  var striationStrength: Float { get set }
  /// The contrast of the rays.
  var striationContrast: Float { get set }
  /// The share of the second half of the transition during which the flash fades.
  var fadeThreshold: Float { get set }
}

/// The properties of a mod transition filter.
public protocol CIModTransition: CITransitionFilter {
  /// The center of the effect, in pixels.
  var center: CGPoint { get set }
  /// The angle of the effect, in radians.
  var angle: Float { get set }
  /// The wavelength of the holes, in pixels.
  var radius: Float { get set }
  /// The distance, in pixels, over which the holes open later toward the outside.
  var compression: Float { get set }
}
