// The protocols of `CIFilterBuiltins`, which expose the values of a filter as properties. This file has those
// of blur and color filters.

public import CoreGraphics
public import Foundation

/// The properties that all filters share.
public protocol CIFilterProtocol: AnyObject {
  /// The output image.
  var outputImage: CIImage? { get }
}

/// The properties of a Gaussian blur filter.
public protocol CIGaussianBlur: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The standard deviation of the blur, in pixels.
  var radius: Float { get set }
}

/// The properties of a box blur filter.
public protocol CIBoxBlur: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The radius of the effect, in pixels.
  var radius: Float { get set }
}

/// The properties of a motion blur filter.
public protocol CIMotionBlur: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The radius of the effect, in pixels.
  var radius: Float { get set }
  /// The direction of the motion, in radians.
  var angle: Float { get set }
}

/// The properties of a sharpen luminance filter.
public protocol CISharpenLuminance: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The amount of sharpening.
  var sharpness: Float { get set }
  /// The radius of the effect, in pixels.
  var radius: Float { get set }
}

/// The properties of an unsharp mask filter.
public protocol CIUnsharpMask: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The radius of the effect, in pixels.
  var radius: Float { get set }
  /// The intensity of the effect.
  var intensity: Float { get set }
}

/// The properties of a color clamp filter.
public protocol CIColorClamp: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The lower limits of the components.
  var minComponents: CIVector { get set }
  /// The upper limits of the components.
  var maxComponents: CIVector { get set }
}

/// The properties of a color controls filter.
public protocol CIColorControls: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The saturation; 1 leaves colors unchanged.
  var saturation: Float { get set }
  /// The brightness that is added; 0 leaves colors unchanged.
  var brightness: Float { get set }
  /// The contrast; 1 leaves colors unchanged.
  var contrast: Float { get set }
}

/// The properties of a color matrix filter.
public protocol CIColorMatrix: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The factors of the output red component.
  var rVector: CIVector { get set }
  /// The factors of the output green component.
  var gVector: CIVector { get set }
  /// The factors of the output blue component.
  var bVector: CIVector { get set }
  /// The factors of the output alpha component.
  var aVector: CIVector { get set }
  /// The vector that is added to every color.
  var biasVector: CIVector { get set }
}

/// The properties of a color polynomial filter.
public protocol CIColorPolynomial: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The coefficients of the red component.
  var redCoefficients: CIVector { get set }
  /// The coefficients of the green component.
  var greenCoefficients: CIVector { get set }
  /// The coefficients of the blue component.
  var blueCoefficients: CIVector { get set }
  /// The coefficients of the alpha component.
  var alphaCoefficients: CIVector { get set }
}

/// The properties of an exposure adjustment filter.
public protocol CIExposureAdjust: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The exposure, in stops; each stop doubles the light.
  var ev: Float { get set }
}

/// The properties of a gamma adjustment filter.
public protocol CIGammaAdjust: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The exponent.
  var power: Float { get set }
}

/// The properties of a hue adjustment filter.
public protocol CIHueAdjust: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The angle by which hues are rotated, in radians.
  var angle: Float { get set }
}

/// The properties of a vibrance filter.
public protocol CIVibrance: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The amount of the change, from -1 to 1.
  var amount: Float { get set }
}

/// The properties of a white point adjustment filter.
public protocol CIWhitePointAdjust: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The color that white becomes.
  var color: CIColor { get set }
}

/// The properties of a tone curve filter.
public protocol CIToneCurve: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The first point of the curve.
  var point0: CGPoint { get set }
  /// The second point of the curve.
  var point1: CGPoint { get set }
  /// The third point of the curve.
  var point2: CGPoint { get set }
  /// The fourth point of the curve.
  var point3: CGPoint { get set }
  /// The fifth point of the curve.
  var point4: CGPoint { get set }
}

/// The properties of a linear-to-sRGB tone curve filter.
public protocol CILinearToSRGBToneCurve: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
}

/// The properties of an sRGB-tone-curve-to-linear filter.
public protocol CISRGBToneCurveToLinear: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
}

/// The properties of a color invert filter.
public protocol CIColorInvert: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
}

/// The properties of a color monochrome filter.
public protocol CIColorMonochrome: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The color of the shades.
  var color: CIColor { get set }
  /// The intensity of the effect.
  var intensity: Float { get set }
}

/// The properties of a sepia tone filter.
public protocol CISepiaTone: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The intensity of the effect.
  var intensity: Float { get set }
}

/// The properties of a color posterize filter.
public protocol CIColorPosterize: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The number of levels of every component.
  var levels: Float { get set }
}

/// The properties of a false color filter.
public protocol CIFalseColor: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The color of the darkest pixels.
  var color0: CIColor { get set }
  /// The color of the brightest pixels.
  var color1: CIColor { get set }
}

/// The properties of a Lab delta E filter.
public protocol CILabDeltaE: CIFilterProtocol {
  /// The image to compare.
  var inputImage: CIImage? { get set }
  /// The image to compare with.
  var image2: CIImage? { get set }
}

/// The properties of a mask to alpha filter.
public protocol CIMaskToAlpha: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
}

/// The properties of a maximum component filter.
public protocol CIMaximumComponent: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
}

/// The properties of a minimum component filter.
public protocol CIMinimumComponent: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
}

/// The properties of a color cube filter.
public protocol CIColorCube: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The number of colors along a side of the cube, from 2 to 256.
  var cubeDimension: Float { get set }
  /// The colors of the cube, red changing fastest, each four floats premultiplied by alpha.
  var cubeData: Data { get set }
  /// Stored only. A Boolean value that determines whether the cube is extrapolated.
  var extrapolate: Bool { get set }
}

/// The properties of a color cube with color space filter.
public protocol CIColorCubeWithColorSpace: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The number of colors along a side of the cube, from 2 to 256.
  var cubeDimension: Float { get set }
  /// The colors of the cube, red changing fastest, each four floats premultiplied by alpha.
  var cubeData: Data { get set }
  /// Stored only. A Boolean value that determines whether the cube is extrapolated.
  var extrapolate: Bool { get set }
  /// The color space of the cube.
  var colorSpace: CGColorSpace? { get set }
}

/// The properties of a color map filter.
public protocol CIColorMap: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The image whose lowest row holds the replacement colors, from dark to bright.
  var gradientImage: CIImage? { get set }
}

/// The properties of a vignette filter.
public protocol CIVignette: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The intensity of the effect.
  var intensity: Float { get set }
  /// The radius, as a multiple of half the diagonal of the image.
  var radius: Float { get set }
}

/// The properties of a vignette effect filter.
public protocol CIVignetteEffect: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The center of the effect, in pixels.
  var center: CGPoint { get set }
  /// The radius of the effect, in pixels.
  var radius: Float { get set }
  /// The intensity of the effect.
  var intensity: Float { get set }
  /// The share of the radius over which the brightness changes, from 0 to 1.
  var falloff: Float { get set }
}

/// The properties of a photo effect filter.
public protocol CIPhotoEffect: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
}
