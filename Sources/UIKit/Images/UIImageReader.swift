public import CoreGraphics
public import Foundation

/// An object that reads images according to a configuration.
public struct UIImageReader: Sendable {
  /// The settings of an image reader.
  public struct Configuration: Sendable {
    /// Stored only. A Boolean value that determines whether images keep high dynamic range. Unavailable on
    /// Linux: windows of the desktop show 8 bits per component.
    public var prefersHighDynamicRange = false
    /// A Boolean value that determines whether images are prepared for display before they are returned.
    public var preparesImagesForDisplay = false
    /// The size in points to which images are scaled. Zero means their own size.
    public var preferredThumbnailSize = CGSize.zero
    /// Stored only. The resolution of vector images in pixels per inch. Vector images have their own
    /// size.
    public var pixelsPerInch: CGFloat = 72
    /// Creates a configuration that reads images without changes and does not prepare them for display.
    public init() {}
  }

  /// A copy of the configuration with which the reader was created.
  public let configuration: Configuration
  /// Creates a reader with a copy of a configuration.
  public init(configuration: Configuration) { self.configuration = configuration }
  /// A reader that reads images without changes.
  public static let `default` = UIImageReader(configuration: Configuration())

  /// Returns the image in a file, or nil if there is none.
  public func image(contentsOf url: URL) -> UIImage? { (try? Data(contentsOf: url)).flatMap(image(data:)) }
  /// Returns the image in the data of a file, with a scale of 1, or nil if the data is not an image.
  public func image(data: Data) -> UIImage? {
    guard let image = UIImage(data: data) else { return nil }
    let size = configuration.preferredThumbnailSize
    if size.width > 0, size.height > 0 { return image.preparingThumbnail(of: size) }
    return configuration.preparesImagesForDisplay ? image.preparingForDisplay() : image
  }
  /// Reads a file in the background, and calls a handler there.
  public func image(contentsOf url: URL, completion: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global().async { completion(image(contentsOf: url)) }
  }
  /// Decodes data in the background, and calls a handler there. The image is nil if the data is not an image.
  public func image(data: Data, completion: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global().async { completion(image(data: data)) }
  }
}
