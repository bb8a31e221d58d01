public import CoreGraphics
public import Foundation

/// How a renderer makes its contexts.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  /// The rectangle that is drawn, in points.
  open internal(set) var bounds: CGRect = .zero

  /// A format with the screen's properties.
  public required override init() { super.init() }

  /// A format with the screen's properties.
  open class func `default`() -> Self { Self() }

  /// A copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.bounds = bounds
    return copy
  }
}

/// How a renderer makes its images.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The range of colours that an image can hold.
  public enum Range: Int, Sendable {
    /// Not known.
    case unspecified = -1
    /// What the screen has.
    case automatic = 0
    /// More than sRGB.
    case extended = 1
    /// sRGB.
    case standard = 2
  }

  /// Pixels a point; the screen's at first, and where it is 0.
  open var scale: CGFloat = GraphicsContextStack.standardScale
  /// The pixels a point that are drawn.
  var drawnScale: CGFloat { scale > 0 ? scale : GraphicsContextStack.standardScale }
  /// Whether the image is without transparency.
  open var opaque = false
  /// Whether more colours than sRGB are wanted; drawing is in sRGB here.
  open var prefersExtendedRange = false {
    didSet { if prefersExtendedRange { notYet("UIGraphicsImageRendererFormat.prefersExtendedRange") } }
  }
  /// The range of colours that is wanted; drawing is in sRGB here.
  open var preferredRange: Range = .automatic {
    didSet { if preferredRange == .extended { notYet("UIGraphicsImageRendererFormat.preferredRange") } }
  }
  /// Whether the image may hold brighter light than white; drawing is in sRGB here.
  open var supportsHighDynamicRange: Bool { false }

  /// A format with the screen's properties.
  public required init() { super.init() }

  /// A format with the properties of the screen that the traits describe.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// A format with the screen's properties.
  open class func preferred() -> Self { Self() }

  /// A copy.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone) as! UIGraphicsImageRendererFormat
    copy.scale = scale
    copy.opaque = opaque
    copy.prefersExtendedRange = prefersExtendedRange
    copy.preferredRange = preferredRange
    return copy
  }
}

/// What a renderer's block draws into.
open class UIGraphicsRendererContext: NSObject {
  /// The Core Graphics context; it is the current one while the block runs.
  public let cgContext: CGContext
  private let storedFormat: UIGraphicsRendererFormat

  init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
    self.cgContext = cgContext
    storedFormat = format
    super.init()
  }

  /// The format of the renderer.
  open var format: UIGraphicsRendererFormat { storedFormat }

  /// Paints a rectangle with the fill colour, replacing what is there.
  open func fill(_ rect: CGRect) { fill(rect, blendMode: .copy) }

  /// Paints a rectangle with the fill colour in a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }

  /// Paints a line one point wide just inside a rectangle with the stroke colour.
  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

  /// Paints a line one point wide just inside a rectangle with the stroke colour in a blend mode.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    cgContext.restoreGState()
  }

  /// Cuts the clip to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// What an image renderer's block draws into.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// A copy of the image as it is now.
  open var currentImage: UIImage {
    guard let image = cgContext.makeImage() else { return UIImage() }
    return UIImage(
      cgImage: image, scale: (format as? UIGraphicsImageRendererFormat)?.drawnScale ?? 1, orientation: .up)
  }
}

/// Something that draws with a block.
///
/// Subclasses say by `context(with:)` what is drawn into, and by `prepare(_:with:)` how that begins.
open class UIGraphicsRenderer: NSObject {
  private let storedFormat: UIGraphicsRendererFormat

  /// A renderer of a rectangle in points.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  /// A renderer of a rectangle in points.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    // A format's copy is of its own class.
    let copy = format.copy() as! UIGraphicsRendererFormat
    copy.bounds = bounds
    self.storedFormat = copy
    super.init()
  }

  /// The format, with the bounds.
  open var format: UIGraphicsRendererFormat { storedFormat }

  /// Whether images come of what is drawn.
  open var allowsImageOutput: Bool { false }

  /// The class of what blocks draw into.
  open class func rendererContextClass() -> AnyClass { UIGraphicsRendererContext.self }

  /// A context to draw into; nil where there is none, as for this class.
  open class func context(with format: UIGraphicsRendererFormat) -> CGContext? { nil }

  /// Makes a context ready to be drawn into: y down, from the bounds' origin.
  open class func prepare(_ context: CGContext, with rendererContext: UIGraphicsRendererContext) {}

  /// Draws into a new context, which is the current one meanwhile, then runs what makes something of it;
  /// throws where there is no context.
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

  /// What blocks draw into, of the class that `rendererContextClass()` names.
  class func target(_ context: CGContext, _ format: UIGraphicsRendererFormat) -> UIGraphicsRendererContext {
    UIGraphicsRendererContext(cgContext: context, format: format)
  }
}

/// Something that makes images from a block that draws.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// What the block draws into.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  /// A renderer of images of a size in points, at the screen's scale.
  public convenience init(size: CGSize) { self.init(size: size, format: UIGraphicsImageRendererFormat()) }

  /// A renderer of images of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// A renderer of a rectangle in points, at the screen's scale.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// A renderer of a rectangle in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  /// The image that the block draws; an empty one where the size is empty or above 32,767 pixels.
  open func image(actions: DrawingActions) -> UIImage {
    var image: UIImage?
    try? runDrawingActions {
      if let context = $0 as? UIGraphicsImageRendererContext { actions(context) }
    } completionActions: {
      image = ($0 as? UIGraphicsImageRendererContext)?.currentImage
    }
    return image ?? UIImage()
  }

  /// True.
  open override var allowsImageOutput: Bool { true }

  /// `UIGraphicsImageRendererContext`.
  open override class func rendererContextClass() -> AnyClass { UIGraphicsImageRendererContext.self }

  override class func target(
    _ context: CGContext, _ format: UIGraphicsRendererFormat
  ) -> UIGraphicsRendererContext {
    UIGraphicsImageRendererContext(cgContext: context, format: format)
  }

  /// A bitmap of the format's size and scale; nil where that is empty or above 32,767 pixels.
  open override class func context(with format: UIGraphicsRendererFormat) -> CGContext? {
    guard let format = format as? UIGraphicsImageRendererFormat else { return nil }
    return GraphicsContextStack.makeContext(
      size: format.bounds.size, scale: format.drawnScale, isOpaque: format.opaque)
  }

  /// Moves the bounds' origin to the bitmap's.
  open override class func prepare(_ context: CGContext, with rendererContext: UIGraphicsRendererContext) {
    let origin = rendererContext.format.bounds.origin
    context.translateBy(x: -origin.x, y: -origin.y)
  }

  /// The image that the block draws, as PNG.
  open func pngData(actions: DrawingActions) -> Data { image(actions: actions).pngData() ?? Data() }

  /// The image that the block draws, as JPEG; the quality is 0...1.
  open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}

extension UIImage {
  /// A format for images like this one: as many pixels a point, and transparency where it has any.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = cgImage.map { [.none, .noneSkipFirst, .noneSkipLast].contains($0.alphaInfo) } ?? false
    return format
  }
}
