// The protocols of filters that move pixels, look at their neighborhood, mix images or generate them.

public import CoreGraphics
public import Foundation

/// The properties of an affine clamp filter.
public protocol CIAffineClamp: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The transform to apply to the image.
  var transform: CGAffineTransform { get set }
}

/// The properties of an affine tile filter.
public protocol CIAffineTile: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The transform to apply to the image.
  var transform: CGAffineTransform { get set }
}

/// The properties of a straighten filter.
public protocol CIStraighten: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The angle by which the image is rotated, in radians.
  var angle: Float { get set }
}

/// The properties of a Lanczos scale transform filter.
public protocol CILanczosScaleTransform: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The vertical scale factor.
  var scale: Float { get set }
  /// The ratio of the horizontal to the vertical scale factor.
  var aspectRatio: Float { get set }
}

/// The properties of a perspective transform filter.
public protocol CIPerspectiveTransform: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The top left corner of the quadrilateral, in pixels.
  var topLeft: CGPoint { get set }
  /// The top right corner of the quadrilateral, in pixels.
  var topRight: CGPoint { get set }
  /// The bottom right corner of the quadrilateral, in pixels.
  var bottomRight: CGPoint { get set }
  /// The bottom left corner of the quadrilateral, in pixels.
  var bottomLeft: CGPoint { get set }
}

/// The properties of a perspective correction filter.
public protocol CIPerspectiveCorrection: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The top left corner of the quadrilateral, in pixels.
  var topLeft: CGPoint { get set }
  /// The top right corner of the quadrilateral, in pixels.
  var topRight: CGPoint { get set }
  /// The bottom right corner of the quadrilateral, in pixels.
  var bottomRight: CGPoint { get set }
  /// The bottom left corner of the quadrilateral, in pixels.
  var bottomLeft: CGPoint { get set }
  /// Stored only. A Boolean value that determines whether the image is cropped to the quadrilateral.
  var crop: Bool { get set }
}

/// The properties of a pixellate filter.
public protocol CIPixellate: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The center of the effect, in pixels.
  var center: CGPoint { get set }
  /// The side of a square, in pixels.
  var scale: Float { get set }
}

/// The properties of a bloom filter.
public protocol CIBloom: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The standard deviation of the blur, in pixels.
  var radius: Float { get set }
  /// The intensity of the effect.
  var intensity: Float { get set }
}

/// The properties of an edges filter.
public protocol CIEdges: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The intensity of the effect.
  var intensity: Float { get set }
}

/// The properties of a convolution filter.
public protocol CIConvolution: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The weights, row by row, the upper row first.
  var weights: CIVector { get set }
  /// The value that is added to every component.
  var bias: Float { get set }
}

/// The properties of a filter that reduces a rectangle.
public protocol CIAreaReductionFilter: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The rectangle to reduce, in pixels.
  var extent: CGRect { get set }
}

/// An area average filter, which has no properties of its own.
public protocol CIAreaAverage: CIAreaReductionFilter {}

/// An area maximum filter, which has no properties of its own.
public protocol CIAreaMaximum: CIAreaReductionFilter {}

/// An area minimum filter, which has no properties of its own.
public protocol CIAreaMinimum: CIAreaReductionFilter {}

/// A dissolve transition filter, which has no properties of its own.
public protocol CIDissolveTransition: CITransitionFilter {}

/// The properties of a blend with mask filter.
public protocol CIBlendWithMask: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The background image.
  var backgroundImage: CIImage? { get set }
  /// The mask image.
  var maskImage: CIImage? { get set }
}

/// The properties of a checkerboard generator filter.
public protocol CICheckerboardGenerator: CIFilterProtocol {
  /// The origin of the pattern, in pixels.
  var center: CGPoint { get set }
  /// The first color.
  var color0: CIColor { get set }
  /// The second color.
  var color1: CIColor { get set }
  /// The side of a square, in pixels.
  var width: Float { get set }
  /// The sharpness of the edges, from 0 to 1.
  var sharpness: Float { get set }
}

/// The properties of a stripes generator filter.
public protocol CIStripesGenerator: CIFilterProtocol {
  /// The origin of the pattern, in pixels.
  var center: CGPoint { get set }
  /// The first color.
  var color0: CIColor { get set }
  /// The second color.
  var color1: CIColor { get set }
  /// The width of a stripe, in pixels.
  var width: Float { get set }
  /// The sharpness of the edges, from 0 to 1.
  var sharpness: Float { get set }
}

/// A random generator filter, which has no input properties.
public protocol CIRandomGenerator: CIFilterProtocol {}

/// The properties of a rounded rectangle generator filter.
public protocol CIRoundedRectangleGenerator: CIFilterProtocol {
  /// The rectangle, in pixels.
  var extent: CGRect { get set }
  /// The corner radius, in pixels.
  var radius: Float { get set }
  /// The color of the rectangle.
  var color: CIColor { get set }
}

/// The properties of a linear gradient filter.
public protocol CILinearGradient: CIFilterProtocol {
  /// The first point, in pixels.
  var point0: CGPoint { get set }
  /// The second point, in pixels.
  var point1: CGPoint { get set }
  /// The first color.
  var color0: CIColor { get set }
  /// The second color.
  var color1: CIColor { get set }
}

/// The properties of a smooth linear gradient filter.
public protocol CISmoothLinearGradient: CIFilterProtocol {
  /// The first point, in pixels.
  var point0: CGPoint { get set }
  /// The second point, in pixels.
  var point1: CGPoint { get set }
  /// The first color.
  var color0: CIColor { get set }
  /// The second color.
  var color1: CIColor { get set }
}

/// The properties of a radial gradient filter.
public protocol CIRadialGradient: CIFilterProtocol {
  /// The center of the gradient, in pixels.
  var center: CGPoint { get set }
  /// The radius of the first color, in pixels.
  var radius0: Float { get set }
  /// The radius of the second color, in pixels.
  var radius1: Float { get set }
  /// The first color.
  var color0: CIColor { get set }
  /// The second color.
  var color1: CIColor { get set }
}

/// The properties of a hue/saturation/value gradient filter.
public protocol CIHueSaturationValueGradient: CIFilterProtocol {
  /// The brightness of all colors; 1 is the full brightness.
  var value: Float { get set }
  /// The radius of the color wheel, in pixels.
  var radius: Float { get set }
  /// The width of the edge, in pixels.
  var softness: Float { get set }
  /// Stored only. The amount of dither noise.
  var dither: Float { get set }
  /// The color space of the colors; `nil` is sRGB.
  var colorSpace: CGColorSpace? { get set }
}

/// The properties of a Gaussian gradient filter.
public protocol CIGaussianGradient: CIFilterProtocol {
  /// The center of the gradient, in pixels.
  var center: CGPoint { get set }
  /// The first color.
  var color0: CIColor { get set }
  /// The second color.
  var color1: CIColor { get set }
  /// The radius of the gradient, in pixels: three standard deviations.
  var radius: Float { get set }
}

/// The properties of a QR code generator filter.
public protocol CIQRCodeGenerator: CIFilterProtocol {
  /// The message to encode.
  var message: Data { get set }
  /// The error correction level: `L`, `M`, `Q` or `H`.
  var correctionLevel: String { get set }
}

/// The properties of a Code 128 barcode generator filter.
public protocol CICode128BarcodeGenerator: CIFilterProtocol {
  /// The message to encode.
  var message: Data { get set }
  /// The width of the empty margin on either side, in pixels.
  var quietSpace: Float { get set }
  /// The height of the barcode, in pixels.
  var barcodeHeight: Float { get set }
}

/// The properties of a compositing filter.
public protocol CICompositeOperation: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The background image.
  var backgroundImage: CIImage? { get set }
}
