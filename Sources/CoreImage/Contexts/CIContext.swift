public import CoreGraphics
public import Foundation

/// An evaluation context that renders images to `CGImage`s, memory and files.
///
/// Colours are mixed in linear sRGB as 32-bit floats, premultiplied by alpha; intermediate components beyond
/// 0…1 are preserved. An image is rendered in pieces of 512 × 512 pixels to bound the memory. A context is
/// immutable and may be used on any thread; one that draws into a `CGContext` may be used on the thread of
/// that context only.
open class CIContext: NSObject, @unchecked Sendable {
  // All properties are constant. The content of the target changes, so it belongs to one thread at a time.

  /// The working colour space; `nil` if components are used unconverted.
  let working: CGColorSpace?
  /// The colour space of rendered images for which no space is given.
  let output: CGColorSpace
  private let target: CGContext?

  /// Creates a context with the default options.
  public override convenience init() { self.init(cgContext: nil, nil) }

  /// Creates a context with options.
  ///
  /// - Parameter options: Only `workingColorSpace` and `outputColorSpace` have an effect.
  public convenience init(options: [CIContextOption: Any]? = nil) { self.init(cgContext: nil, options) }

  /// Creates a context whose ``draw(_:in:from:)`` draws into a Core Graphics context.
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

  /// The working colour space of the context; `nil` if components are used unconverted.
  open var workingColorSpace: CGColorSpace? { working }

  /// The working pixel format of the context: always 32-bit floats.
  open var workingFormat: CIFormat { .RGBAf }

  /// Returns the maximum size of an output image, in pixels.
  open func outputImageMaximumSize() -> CGSize { CGSize(width: 32_767, height: 32_767) }

  /// Returns the maximum size of an input image, in pixels.
  open func inputImageMaximumSize() -> CGSize { CGSize(width: 32_767, height: 32_767) }

  /// Does nothing: a context has no caches.
  open func clearCaches() {}

  /// Creates a Core Graphics image from a region of an image, with 8 bits a component.
  ///
  /// O(pixels). Pixels outside the image are clear.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - fromRect: The region, y up, which is grown to whole pixels.
  /// - Returns: The image, or `nil` if the region is empty, infinite or too large.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    createCGImage(image, from: fromRect, format: .RGBA8, colorSpace: output)
  }

  /// Creates a Core Graphics image from a region of an image; `nil` also if the format is unknown.
  ///
  /// - Note: Floating-point components become 16-bit integers, because a `CGImage` has no floats here.
  open func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  ) -> CGImage? {
    picture(image, fromRect, format, colorSpace ?? output)
  }

  /// Creates a Core Graphics image from a region of an image, immediately whatever `deferred` is.
  open func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?, deferred: Bool
  ) -> CGImage? {
    picture(image, fromRect, format, colorSpace ?? output)
  }

  /// Renders a region of an image to memory, the top row first. Writes nothing where `createCGImage` returns
  /// `nil` or if a row has too few bytes.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - data: The memory that receives the pixels.
  ///   - rowBytes: The number of bytes from one row to the next.
  ///   - bounds: The region, y up.
  ///   - format: The format of the pixels.
  ///   - colorSpace: The colour space of the output; `nil` leaves components in the working space.
  open func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
    colorSpace: CGColorSpace?
  ) {
    guard let area = Area(drawable: bounds), let format = PixelFormat(format),
      rowBytes >= area.width * format.bytesPerPixel
    else { return }
    _ = write(image, area, format, colorSpace, to: data, rowBytes)
  }

  /// Draws a region of an image into a rectangle of the Core Graphics context of this context. Does nothing
  /// if there is none.
  open func draw(_ image: CIImage, in inRect: CGRect, from fromRect: CGRect) {
    guard let target, let picture = createCGImage(image, from: fromRect) else { return }
    target.draw(picture, in: inRect)
  }
}

/// An option for creating a Core Image context.
public struct CIContextOption: Hashable, RawRepresentable, Sendable {
  /// The name of the option.
  public var rawValue: String

  /// Creates an option with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The colour space of rendered images for which no space is given, a `CGColorSpace`.
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  /// The working colour space, a `CGColorSpace`, or `NSNull` to use components unconverted.
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  /// The working pixel format. No effect: it is always 32-bit floats.
  public static let workingFormat = CIContextOption(rawValue: "working_format")
  /// A Boolean value that determines whether downsampling has a high quality. No effect: it always has.
  public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
  /// A Boolean value that determines whether the output is premultiplied by alpha. No effect: it always is.
  public static let outputPremultiplied = CIContextOption(rawValue: "output_premultiplied")
  /// A Boolean value that determines whether intermediate results are cached. No effect: they never are.
  public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
  /// A Boolean value that determines whether the CPU renders. No effect: it always does.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  /// A Boolean value that determines whether rendering has a low priority. No effect: it never has.
  public static let priorityRequestLow = CIContextOption(rawValue: "kCIContextPriorityRequestLow")
  /// A Boolean value that determines whether low-power devices are allowed. No effect.
  public static let allowLowPower = CIContextOption(rawValue: "kCIContextAllowLowPower")
  /// The name of the context. No effect.
  public static let name = CIContextOption(rawValue: "kCIContextName")
}
