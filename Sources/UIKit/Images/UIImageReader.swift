public import CoreGraphics
public import Foundation

/// Reads images the way a configuration says.
public struct UIImageReader: Sendable {
  /// What a reader does beside reading.
  public struct Configuration: Sendable {
    /// Whether images keep pixels that are brighter than white. Kept for the app: none has any.
    public var prefersHighDynamicRange = false
    /// Whether pixels are ready to be drawn when the image is handed over.
    public var preparesImagesForDisplay = false
    /// The size in points that images are read at; zero for their own.
    public var preferredThumbnailSize = CGSize.zero
    /// The pixels in an inch of drawings. Kept for the app: drawings are read at their own size.
    public var pixelsPerInch: CGFloat = 72
    /// A configuration that reads images as they are, when they are drawn.
    public init() {}
  }

  /// How the reader reads, given once; the reader keeps a copy.
  public let configuration: Configuration
  /// A reader of a configuration, which later changes of that do not reach.
  public init(configuration: Configuration) { self.configuration = configuration }
  /// A reader that reads images as they are.
  public static let `default` = UIImageReader(configuration: Configuration())

  /// The image of a file; nil where there is none.
  public func image(contentsOf url: URL) -> UIImage? { (try? Data(contentsOf: url)).flatMap(image(data:)) }
  /// The image in a file's bytes, of scale 1; nil where they are none.
  public func image(data: Data) -> UIImage? {
    guard let image = UIImage(data: data) else { return nil }
    let size = configuration.preferredThumbnailSize
    if size.width > 0, size.height > 0 { return image.preparingThumbnail(of: size) }
    return configuration.preparesImagesForDisplay ? image.preparingForDisplay() : image
  }
  /// Reads in the background, and calls back from there.
  public func image(contentsOf url: URL, completion: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global().async { completion(image(contentsOf: url)) }
  }
  /// Reads in the background, and calls back from there; nil where the bytes are no image.
  public func image(data: Data, completion: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global().async { completion(image(data: data)) }
  }
}
