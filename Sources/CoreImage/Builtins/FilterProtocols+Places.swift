// The protocols of filters that move pixels, look around them, mix images or make them.

public import CoreGraphics
public import Foundation

/// The values of a filter: affine clamp.
public protocol CIAffineClamp: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The transform.
  var transform: CGAffineTransform { get set }
}

/// The values of a filter: affine tile.
public protocol CIAffineTile: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The transform.
  var transform: CGAffineTransform { get set }
}

/// The values of a filter: straighten.
public protocol CIStraighten: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The angle.
  var angle: Float { get set }
}

/// The values of a filter: lanczos scale transform.
public protocol CILanczosScaleTransform: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The scale.
  var scale: Float { get set }
  /// The aspect ratio.
  var aspectRatio: Float { get set }
}

/// The values of a filter: perspective transform.
public protocol CIPerspectiveTransform: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The top left.
  var topLeft: CGPoint { get set }
  /// The top right.
  var topRight: CGPoint { get set }
  /// The bottom right.
  var bottomRight: CGPoint { get set }
  /// The bottom left.
  var bottomLeft: CGPoint { get set }
}

/// The values of a filter: perspective correction.
public protocol CIPerspectiveCorrection: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The top left.
  var topLeft: CGPoint { get set }
  /// The top right.
  var topRight: CGPoint { get set }
  /// The bottom right.
  var bottomRight: CGPoint { get set }
  /// The bottom left.
  var bottomLeft: CGPoint { get set }
  /// The crop.
  var crop: Bool { get set }
}

/// The values of a filter: pixellate.
public protocol CIPixellate: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The center.
  var center: CGPoint { get set }
  /// The scale.
  var scale: Float { get set }
}

/// The values of a filter: bloom.
public protocol CIBloom: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The radius.
  var radius: Float { get set }
  /// The intensity.
  var intensity: Float { get set }
}

/// The values of a filter: edges.
public protocol CIEdges: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The intensity.
  var intensity: Float { get set }
}

/// The values of a filter: convolution.
public protocol CIConvolution: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The weights.
  var weights: CIVector { get set }
  /// The bias.
  var bias: Float { get set }
}

/// The values of a filter: area average.
public protocol CIAreaAverage: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The extent.
  var extent: CGRect { get set }
}

/// The values of a filter: area maximum.
public protocol CIAreaMaximum: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The extent.
  var extent: CGRect { get set }
}

/// The values of a filter: area minimum.
public protocol CIAreaMinimum: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The extent.
  var extent: CGRect { get set }
}

/// A transition without values of its own: dissolve transition.
public protocol CIDissolveTransition: CITransitionFilter {}

/// The values of a filter: blend with mask.
public protocol CIBlendWithMask: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The background image.
  var backgroundImage: CIImage? { get set }
  /// The mask image.
  var maskImage: CIImage? { get set }
}

/// The values of a filter: checkerboard generator.
public protocol CICheckerboardGenerator: CIFilterProtocol {
  /// The center.
  var center: CGPoint { get set }
  /// The color 0.
  var color0: CIColor { get set }
  /// The color 1.
  var color1: CIColor { get set }
  /// The width.
  var width: Float { get set }
  /// The sharpness.
  var sharpness: Float { get set }
}

/// The values of a filter: stripes generator.
public protocol CIStripesGenerator: CIFilterProtocol {
  /// The center.
  var center: CGPoint { get set }
  /// The color 0.
  var color0: CIColor { get set }
  /// The color 1.
  var color1: CIColor { get set }
  /// The width.
  var width: Float { get set }
  /// The sharpness.
  var sharpness: Float { get set }
}

/// A filter without values: random generator.
public protocol CIRandomGenerator: CIFilterProtocol {}

/// The values of a filter: rounded rectangle generator.
public protocol CIRoundedRectangleGenerator: CIFilterProtocol {
  /// The extent.
  var extent: CGRect { get set }
  /// The radius.
  var radius: Float { get set }
  /// The color.
  var color: CIColor { get set }
}

/// The values of a filter: linear gradient.
public protocol CILinearGradient: CIFilterProtocol {
  /// The point 0.
  var point0: CGPoint { get set }
  /// The point 1.
  var point1: CGPoint { get set }
  /// The color 0.
  var color0: CIColor { get set }
  /// The color 1.
  var color1: CIColor { get set }
}

/// The values of a filter: smooth linear gradient.
public protocol CISmoothLinearGradient: CIFilterProtocol {
  /// The point 0.
  var point0: CGPoint { get set }
  /// The point 1.
  var point1: CGPoint { get set }
  /// The color 0.
  var color0: CIColor { get set }
  /// The color 1.
  var color1: CIColor { get set }
}

/// The values of a filter: radial gradient.
public protocol CIRadialGradient: CIFilterProtocol {
  /// The center.
  var center: CGPoint { get set }
  /// The radius 0.
  var radius0: Float { get set }
  /// The radius 1.
  var radius1: Float { get set }
  /// The color 0.
  var color0: CIColor { get set }
  /// The color 1.
  var color1: CIColor { get set }
}

/// The values of a filter: hue/saturation/value gradient.
public protocol CIHueSaturationValueGradient: CIFilterProtocol {
  /// The brightness of all colours, 1 for the lightest.
  var value: Float { get set }
  /// The radius, in pixels.
  var radius: Float { get set }
  /// How wide the edge is, in pixels.
  var softness: Float { get set }
  /// How much noise hides the steps between colours; there is none here.
  var dither: Float { get set }
  /// The space of the colours; nil is sRGB.
  var colorSpace: CGColorSpace? { get set }
}

/// The values of a filter: gaussian gradient.
public protocol CIGaussianGradient: CIFilterProtocol {
  /// The center.
  var center: CGPoint { get set }
  /// The color 0.
  var color0: CIColor { get set }
  /// The color 1.
  var color1: CIColor { get set }
  /// The radius.
  var radius: Float { get set }
}

/// The values of a filter: qrcode generator.
public protocol CIQRCodeGenerator: CIFilterProtocol {
  /// The message.
  var message: Data { get set }
  /// The correction level.
  var correctionLevel: String { get set }
}

/// The values of a filter: code 128barcode generator.
public protocol CICode128BarcodeGenerator: CIFilterProtocol {
  /// The message.
  var message: Data { get set }
  /// The quiet space.
  var quietSpace: Float { get set }
  /// The barcode height.
  var barcodeHeight: Float { get set }
}

/// The values of a filter: composite operation.
public protocol CICompositeOperation: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The background image.
  var backgroundImage: CIImage? { get set }
}
