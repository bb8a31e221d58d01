public import CoreGraphics
internal import ImageIO

/// An option for writing an image to a file.
public struct CIImageRepresentationOption: Hashable, RawRepresentable, Sendable {
  /// The name of the option.
  public var rawValue: String

  /// Creates an option with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The quality of a JPEG, from 0 to 1.
  public static let lossyCompressionQuality = CIImageRepresentationOption(
    rawValue: kCGImageDestinationLossyCompressionQuality)
}

extension CIContext {
  /// Returns a PNG file of the image; `nil` if the image cannot be drawn.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - format: The pixel format of the file.
  ///   - colorSpace: The colour space of the drawing.
  ///   - options: No effect.
  /// - Returns: The contents of the file, or `nil`.
  /// - Note: Files are always in sRGB, whatever the colour space, because they are written without a profile.
  public func pngRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    fileImage(image, format).map { ImageEncoding.png($0) }
  }

  /// Returns a JPEG file of the image over white; `nil` if the image cannot be drawn.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - colorSpace: The colour space of the drawing.
  ///   - options: The quality; the default is 0.8.
  /// - Returns: The contents of the file, or `nil`.
  /// - Note: Files are always in sRGB, whatever the colour space, because they are written without a profile.
  public func jpegRepresentation(
    of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    let quality = options[.lossyCompressionQuality].flatMap(FilterValues.number) ?? 0.8
    return fileImage(image, .RGBA8).map { ImageEncoding.jpeg($0, quality: quality) }
  }

  /// Writes the image to a PNG file atomically.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - url: The URL of the file.
  ///   - format: The pixel format of the file.
  ///   - colorSpace: The colour space of the drawing.
  ///   - options: No effect.
  /// - Throws: An error if the image cannot be drawn or the file cannot be written.
  public func writePNGRepresentation(
    of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) throws {
    guard let picture = fileImage(image, format) else { throw undrawable(image) }
    try ImageEncoding.png(picture, to: url)
  }

  /// Writes the image over white to a JPEG file atomically.
  public func writeJPEGRepresentation(
    of image: CIImage, to url: URL, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) throws {
    guard let data = jpegRepresentation(of: image, colorSpace: colorSpace, options: options) else {
      throw undrawable(image)
    }
    try data.write(to: url, options: .atomic)
  }

  private func fileImage(_ image: CIImage, _ format: CIFormat) -> CGImage? {
    createCGImage(image, from: image.extent, format: format, colorSpace: .standard)
  }

  private func undrawable(_ image: CIImage) -> NSError {
    NSError(
      domain: "CIErrorDomain", code: 1,
      userInfo: [
        NSLocalizedDescriptionKey: "an image of the extent \(image.extent) cannot be drawn; crop it first"
      ])
  }
}
