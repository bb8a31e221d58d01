public import CoreGraphics
public import Foundation

/// What draws images: it asks recipes for pixels and puts them into pictures, memory and files.
///
/// Colours are mixed in linear sRGB, in floats of 32 bits, multiplied by the opacity; components
/// beyond 0…1 are kept on the way. An image is drawn in pieces of 512 × 512 pixels, so that memory is
/// bounded. A context never changes and may be used on any thread; one that draws into a `CGContext`
/// by the thread that uses that.
open class CIContext: NSObject, @unchecked Sendable {
  // All of it is constant; what a target holds changes, which is why it belongs to one thread at a time.

  /// The space in which colours are mixed; nil where components are taken as they are.
  let working: CGColorSpace?
  /// The space of pictures for which none is named.
  let output: CGColorSpace
  private let target: CGContext?

  /// A context that mixes light.
  public override convenience init() { self.init(cgContext: nil, nil) }

  /// A context with options, of which `workingColorSpace` and `outputColorSpace` count.
  public convenience init(options: [CIContextOption: Any]? = nil) { self.init(cgContext: nil, options) }

  /// A context whose `draw(_:in:from:)` draws into another one.
  public convenience init(cgContext: CGContext, options: [CIContextOption: Any]? = nil) {
    self.init(cgContext: cgContext, options)
  }

  private init(cgContext: CGContext?, _ options: [CIContextOption: Any]?) {
    let linear = CGColorSpace(name: CGColorSpace.extendedLinearSRGB)
    switch options?[.workingColorSpace] {
    case let space as CGColorSpace where space.model == .rgb: working = space
    case is NSNull: working = nil
    default: working = linear
    }
    output = options?[.outputColorSpace] as? CGColorSpace ?? .standard
    target = cgContext
    super.init()
  }

  /// The space in which colours are mixed; nil where components are taken as they are.
  open var workingColorSpace: CGColorSpace? { working }

  /// What pixels are while they are mixed: floats of 32 bits.
  open var workingFormat: CIFormat { .RGBAf }

  /// The largest image that can be drawn, in pixels.
  open func outputImageMaximumSize() -> CGSize { CGSize(width: 32_767, height: 32_767) }

  /// The largest picture that an image can be made from, in pixels.
  open func inputImageMaximumSize() -> CGSize { CGSize(width: 32_767, height: 32_767) }

  /// Does nothing: a context keeps nothing.
  open func clearCaches() {}

  /// A part of an image as a picture, 8 bits a component; nil where it has no size, is infinite or too large.
  ///
  /// The rectangle, y up, is grown to whole pixels; what lies outside of the image is clear. O(pixels).
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    createCGImage(image, from: fromRect, format: .RGBA8, colorSpace: output)
  }

  /// A part of an image as a picture; nil also for a format that is none.
  ///
  /// - Note: Components of floats become 16 bits, as pictures here have none.
  open func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  ) -> CGImage? {
    picture(image, fromRect, format, colorSpace ?? output)
  }

  /// A part of an image as a picture, at once whatever `deferred` says.
  open func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?, deferred: Bool
  ) -> CGImage? {
    picture(image, fromRect, format, colorSpace ?? output)
  }

  /// Writes a part of an image into memory, the upper row first. Nothing is written where `createCGImage`
  /// gives nil, or where a row has too few bytes.
  ///
  /// - Parameter colorSpace: The space of what is written; nil leaves components as they were mixed.
  open func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
    colorSpace: CGColorSpace?
  ) {
    guard let area = Area(drawable: bounds), let format = PixelFormat(format),
      rowBytes >= area.width * format.bytesPerPixel
    else { return }
    _ = write(image, area, format, colorSpace, to: data, rowBytes)
  }

  /// Draws a part of an image into a rectangle of the context that this one was made with;
  /// nothing where there is none.
  open func draw(_ image: CIImage, in inRect: CGRect, from fromRect: CGRect) {
    guard let target, let picture = createCGImage(image, from: fromRect) else { return }
    target.draw(picture, in: inRect)
  }
}

/// What is said when a context is made.
public struct CIContextOption: Hashable, RawRepresentable, Sendable {
  /// The name of the option.
  public var rawValue: String

  /// The option of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The space of pictures for which none is named, a `CGColorSpace`.
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  /// The space in which colours are mixed, a `CGColorSpace`; `NSNull` for components
  /// that are taken as they are.
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  /// What pixels are while they are mixed; they always are floats of 32 bits.
  public static let workingFormat = CIContextOption(rawValue: "working_format")
  /// Whether what is made smaller is averaged well; it always is.
  public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
  /// Whether colours are multiplied by the opacity; they always are.
  public static let outputPremultiplied = CIContextOption(rawValue: "output_premultiplied")
  /// Whether what was drawn is kept; it never is.
  public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
  /// Whether the processor draws; it always does.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  /// Whether the drawing may wait; it never does.
  public static let priorityRequestLow = CIContextOption(rawValue: "kCIContextPriorityRequestLow")
  /// Whether the processor may save power; it has no effect.
  public static let allowLowPower = CIContextOption(rawValue: "kCIContextAllowLowPower")
  /// The name of the context, which nothing shows.
  public static let name = CIContextOption(rawValue: "kCIContextName")
}
