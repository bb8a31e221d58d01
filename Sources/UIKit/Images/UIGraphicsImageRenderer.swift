public import CoreGraphics
public import Foundation

/// The settings with which a renderer creates its contexts.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  /// The rectangle to draw, in points.
  open internal(set) var bounds: CGRect = .zero

  /// Creates a format with the properties of the screen.
  public required override init() { super.init() }

  /// Returns a format with the properties of the screen.
  open class func `default`() -> Self { Self() }

  /// Returns a copy of the format.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.bounds = bounds
    return copy
  }
}

/// The settings with which an image renderer creates its images.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The range of colours in an image.
  public enum Range: Int, Sendable {
    /// The range is unknown.
    case unspecified = -1
    /// The range of the screen.
    case automatic = 0
    /// A range beyond sRGB.
    case extended = 1
    /// The sRGB range.
    case standard = 2
  }

  /// The number of pixels per point. The default, also used for 0, is that of the screen.
  open var scale: CGFloat = GraphicsContextStack.standardScale
  /// The number of pixels per point used for drawing.
  var drawnScale: CGFloat { scale > 0 ? scale : GraphicsContextStack.standardScale }
  /// A Boolean value that determines whether the image is opaque.
  open var opaque = false
  /// A Boolean value that determines whether a range beyond sRGB is preferred. Not implemented: images are
  /// always sRGB.
  open var prefersExtendedRange = false {
    didSet { if prefersExtendedRange { notYet("UIGraphicsImageRendererFormat.prefersExtendedRange") } }
  }
  /// The preferred range of colours. Not implemented: images are always sRGB.
  open var preferredRange: Range = .automatic {
    didSet { if preferredRange == .extended { notYet("UIGraphicsImageRendererFormat.preferredRange") } }
  }
  /// A Boolean value that indicates whether images may be brighter than white. Always `false`.
  open var supportsHighDynamicRange: Bool { false }

  /// Creates a format with the properties of the screen.
  public required init() { super.init() }

  /// Creates a format with the properties of the screen that the traits describe.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// Returns a format with the properties of the screen.
  open class func preferred() -> Self { Self() }

  /// Returns a copy of the format.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone) as! UIGraphicsImageRendererFormat
    copy.scale = scale
    copy.opaque = opaque
    copy.prefersExtendedRange = prefersExtendedRange
    copy.preferredRange = preferredRange
    return copy
  }
}

/// The drawing environment of a renderer's block.
open class UIGraphicsRendererContext: NSObject {
  /// The Core Graphics context, which is current while the block is called.
  public let cgContext: CGContext
  private let storedFormat: UIGraphicsRendererFormat

  init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
    self.cgContext = cgContext
    storedFormat = format
    super.init()
  }

  /// The format of the renderer.
  open var format: UIGraphicsRendererFormat { storedFormat }

  /// Fills a rectangle with the fill colour, replacing what is there.
  open func fill(_ rect: CGRect) { fill(rect, blendMode: .copy) }

  /// Fills a rectangle with the fill colour and a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }

  /// Strokes a line with a width of one point just inside a rectangle with the stroke colour.
  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

  /// Strokes a line with a width of one point just inside a rectangle with the stroke colour and a blend
  /// mode.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    cgContext.restoreGState()
  }

  /// Intersects the clipping area with a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// The drawing environment of an image renderer's block.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// A copy of the current image.
  open var currentImage: UIImage {
    guard let image = cgContext.makeImage() else { return UIImage() }
    return UIImage(
      cgImage: image, scale: (format as? UIGraphicsImageRendererFormat)?.drawnScale ?? 1, orientation: .up)
  }
}

/// An abstract class of objects that draw with a block.
///
/// Subclasses override `context(with:)` to create contexts, and `prepare(_:with:)` to set them up.
open class UIGraphicsRenderer: NSObject {
  private let storedFormat: UIGraphicsRendererFormat

  /// Creates a renderer for a rectangle in points.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  /// Creates a renderer for a rectangle in points.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    // The copy has the class of the format.
    let copy = format.copy() as! UIGraphicsRendererFormat
    copy.bounds = bounds
    self.storedFormat = copy
    super.init()
  }

  /// The format, which includes the bounds.
  open var format: UIGraphicsRendererFormat { storedFormat }

  /// A Boolean value that indicates whether the renderer creates images.
  open var allowsImageOutput: Bool { false }

  /// Returns the class of the drawing environments.
  open class func rendererContextClass() -> AnyClass { UIGraphicsRendererContext.self }

  /// Creates a context to draw into. Returns nil by default.
  open class func context(with format: UIGraphicsRendererFormat) -> CGContext? { nil }

  /// Prepares a context for drawing, with y pointing down from the bounds' origin.
  open class func prepare(_ context: CGContext, with rendererContext: UIGraphicsRendererContext) {}

  /// Creates a context, calls a block while it is current, then calls another to process the result.
  ///
  /// - Throws: An error if no context can be created.
  open func runDrawingActions(
    _ drawingActions: (UIGraphicsRendererContext) -> Void,
    completionActions: ((UIGraphicsRendererContext) -> Void)? = nil
  ) throws {
    guard let context = Self.context(with: format) else { throw CocoaError(.featureUnsupported) }
    let drawn = Self.target(context, format)
    Self.prepare(context, with: drawn)
    GraphicsContextStack.with(context, scale: (format as? UIGraphicsImageRendererFormat)?.drawnScale) {
      drawingActions(drawn)
    }
    completionActions?(drawn)
  }

  /// Creates a drawing environment of the class that `rendererContextClass()` returns.
  class func target(_ context: CGContext, _ format: UIGraphicsRendererFormat) -> UIGraphicsRendererContext {
    UIGraphicsRendererContext(cgContext: context, format: format)
  }
}

/// An object that creates images from drawing blocks.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// A block that draws an image.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  /// Creates a renderer for images with a size in points, at the scale of the screen.
  public convenience init(size: CGSize) { self.init(size: size, format: UIGraphicsImageRendererFormat()) }

  /// Creates a renderer for images with a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer for a rectangle in points, at the scale of the screen.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// Creates a renderer for a rectangle in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  /// Returns the image that a block draws, or an empty image if the size is empty or more than 32,767 pixels.
  open func image(actions: DrawingActions) -> UIImage {
    var image: UIImage?
    try? runDrawingActions {
      if let context = $0 as? UIGraphicsImageRendererContext { actions(context) }
    } completionActions: {
      image = ($0 as? UIGraphicsImageRendererContext)?.currentImage
    }
    return image ?? UIImage()
  }

  /// A Boolean value that indicates whether the renderer creates images. Always `true`.
  open override var allowsImageOutput: Bool { true }

  /// Returns `UIGraphicsImageRendererContext`.
  open override class func rendererContextClass() -> AnyClass { UIGraphicsImageRendererContext.self }

  override class func target(
    _ context: CGContext, _ format: UIGraphicsRendererFormat
  ) -> UIGraphicsRendererContext {
    UIGraphicsImageRendererContext(cgContext: context, format: format)
  }

  /// Creates a bitmap with the format's size and scale. Returns nil if the size is empty or more than 32,767
  /// pixels.
  open override class func context(with format: UIGraphicsRendererFormat) -> CGContext? {
    guard let format = format as? UIGraphicsImageRendererFormat else { return nil }
    return GraphicsContextStack.makeContext(
      size: format.bounds.size, scale: format.drawnScale, isOpaque: format.opaque)
  }

  /// Moves the origin of the bounds to that of the bitmap.
  open override class func prepare(_ context: CGContext, with rendererContext: UIGraphicsRendererContext) {
    let origin = rendererContext.format.bounds.origin
    context.translateBy(x: -origin.x, y: -origin.y)
  }

  /// Returns the image that a block draws as PNG data.
  open func pngData(actions: DrawingActions) -> Data { image(actions: actions).pngData() ?? Data() }

  /// Returns the image that a block draws as JPEG data, with a quality from 0 to 1.
  open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}

extension UIImage {
  /// A format for similar images: with the same scale, and opaque if the image has no alpha channel.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = cgImage.map { [.none, .noneSkipFirst, .noneSkipLast].contains($0.alphaInfo) } ?? false
    return format
  }
}
