public import CoreGraphics
internal import ImageIO

/// What is said when an image becomes a file.
public struct CIImageRepresentationOption: Hashable, RawRepresentable, Sendable {
  /// The name of the option.
  public var rawValue: String

  /// The option of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// How well a JPEG is kept, from 0 to 1.
  public static let lossyCompressionQuality = CIImageRepresentationOption(
    rawValue: kCGImageDestinationLossyCompressionQuality)
}

extension CIContext {
  /// The image as a PNG file; nil where it cannot be drawn. Options have no effect.
  ///
  /// - Note: Files hold sRGB whatever the space, since they are written without a profile.
  public func pngRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    fileImage(image, format).map { ImageEncoding.png($0) }
  }

  /// The image as a JPEG file over white; nil where it cannot be drawn. The quality is 0.8 unless
  /// an option says otherwise.
  ///
  /// - Note: Files hold sRGB whatever the space, since they are written without a profile.
  public func jpegRepresentation(
    of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    let quality = options[.lossyCompressionQuality].flatMap(FilterValues.number) ?? 0.8
    return fileImage(image, .RGBA8).map { ImageEncoding.jpeg($0, quality: quality) }
  }

  /// Writes the image as a PNG file, which takes its name only when it is whole. Options have no effect.
  public func writePNGRepresentation(
    of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) throws {
    guard let picture = fileImage(image, format) else { throw undrawable(image) }
    try ImageEncoding.png(picture, to: url)
  }

  /// Writes the image as a JPEG file over white, which takes its name only when it is whole.
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
