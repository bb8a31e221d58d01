// The protocols of `CIFilterBuiltins`: a filter's values as properties. Here those of filters that blur
// and that change colours.

public import CoreGraphics
public import Foundation

/// What every filter has.
public protocol CIFilterProtocol: AnyObject {
  /// The image that comes out.
  var outputImage: CIImage? { get }
}

/// The values of a filter: gaussian blur.
public protocol CIGaussianBlur: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The radius.
  var radius: Float { get set }
}

/// The values of a filter: box blur.
public protocol CIBoxBlur: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The radius.
  var radius: Float { get set }
}

/// The values of a filter: motion blur.
public protocol CIMotionBlur: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The radius.
  var radius: Float { get set }
  /// The angle.
  var angle: Float { get set }
}

/// The values of a filter: sharpen luminance.
public protocol CISharpenLuminance: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The sharpness.
  var sharpness: Float { get set }
  /// The radius.
  var radius: Float { get set }
}

/// The values of a filter: unsharp mask.
public protocol CIUnsharpMask: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The radius.
  var radius: Float { get set }
  /// The intensity.
  var intensity: Float { get set }
}

/// The values of a filter: color clamp.
public protocol CIColorClamp: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The min components.
  var minComponents: CIVector { get set }
  /// The max components.
  var maxComponents: CIVector { get set }
}

/// The values of a filter: color controls.
public protocol CIColorControls: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The saturation.
  var saturation: Float { get set }
  /// The brightness.
  var brightness: Float { get set }
  /// The contrast.
  var contrast: Float { get set }
}

/// The values of a filter: color matrix.
public protocol CIColorMatrix: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The r vector.
  var rVector: CIVector { get set }
  /// The g vector.
  var gVector: CIVector { get set }
  /// The b vector.
  var bVector: CIVector { get set }
  /// The a vector.
  var aVector: CIVector { get set }
  /// The bias vector.
  var biasVector: CIVector { get set }
}

/// The values of a filter: color polynomial.
public protocol CIColorPolynomial: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The red coefficients.
  var redCoefficients: CIVector { get set }
  /// The green coefficients.
  var greenCoefficients: CIVector { get set }
  /// The blue coefficients.
  var blueCoefficients: CIVector { get set }
  /// The alpha coefficients.
  var alphaCoefficients: CIVector { get set }
}

/// The values of a filter: exposure adjust.
public protocol CIExposureAdjust: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// Stops; each doubles the light.
  var ev: Float { get set }
}

/// The values of a filter: gamma adjust.
public protocol CIGammaAdjust: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The power.
  var power: Float { get set }
}

/// The values of a filter: hue adjust.
public protocol CIHueAdjust: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The angle.
  var angle: Float { get set }
}

/// The values of a filter: vibrance.
public protocol CIVibrance: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The amount.
  var amount: Float { get set }
}

/// The values of a filter: white point adjust.
public protocol CIWhitePointAdjust: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The color.
  var color: CIColor { get set }
}

/// The values of a filter: tone curve.
public protocol CIToneCurve: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The point 0.
  var point0: CGPoint { get set }
  /// The point 1.
  var point1: CGPoint { get set }
  /// The point 2.
  var point2: CGPoint { get set }
  /// The point 3.
  var point3: CGPoint { get set }
  /// The point 4.
  var point4: CGPoint { get set }
}

/// The values of a filter: linear to srgbtone curve.
public protocol CILinearToSRGBToneCurve: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
}

/// The values of a filter: srgbtone curve to linear.
public protocol CISRGBToneCurveToLinear: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
}

/// The values of a filter: color invert.
public protocol CIColorInvert: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
}

/// The values of a filter: color monochrome.
public protocol CIColorMonochrome: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The color.
  var color: CIColor { get set }
  /// The intensity.
  var intensity: Float { get set }
}

/// The values of a filter: sepia tone.
public protocol CISepiaTone: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The intensity.
  var intensity: Float { get set }
}

/// The values of a filter: color posterize.
public protocol CIColorPosterize: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The levels.
  var levels: Float { get set }
}

/// The values of a filter: false color.
public protocol CIFalseColor: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The color 0.
  var color0: CIColor { get set }
  /// The color 1.
  var color1: CIColor { get set }
}

/// The values of a filter: Lab delta E.
public protocol CILabDeltaE: CIFilterProtocol {
  /// The image that is compared.
  var inputImage: CIImage? { get set }
  /// The image that it is compared with.
  var image2: CIImage? { get set }
}

/// The values of a filter: mask to alpha.
public protocol CIMaskToAlpha: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
}

/// The values of a filter: maximum component.
public protocol CIMaximumComponent: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
}

/// The values of a filter: minimum component.
public protocol CIMinimumComponent: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
}

/// The values of a filter: color cube.
public protocol CIColorCube: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The cube dimension.
  var cubeDimension: Float { get set }
  /// The cube data.
  var cubeData: Data { get set }
  /// The extrapolate.
  var extrapolate: Bool { get set }
}

/// The values of a filter: color cube with color space.
public protocol CIColorCubeWithColorSpace: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The cube dimension.
  var cubeDimension: Float { get set }
  /// The cube data.
  var cubeData: Data { get set }
  /// The extrapolate.
  var extrapolate: Bool { get set }
  /// The color space.
  var colorSpace: CGColorSpace? { get set }
}

/// The values of a filter: color map.
public protocol CIColorMap: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The gradient image.
  var gradientImage: CIImage? { get set }
}

/// The values of a filter: vignette.
public protocol CIVignette: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The intensity.
  var intensity: Float { get set }
  /// The radius.
  var radius: Float { get set }
}

/// The values of a filter: vignette effect.
public protocol CIVignetteEffect: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The center.
  var center: CGPoint { get set }
  /// The radius.
  var radius: Float { get set }
  /// The intensity.
  var intensity: Float { get set }
  /// The falloff.
  var falloff: Float { get set }
}

/// The values of a filter: photo effect.
public protocol CIPhotoEffect: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
}
