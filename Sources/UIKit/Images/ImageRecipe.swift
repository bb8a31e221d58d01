internal import CoreGraphics
public import CoreImage
internal import Foundation
internal import Synchronization

/// A recipe of Core Image, and its pixels once they were drawn.
final class ImageRecipe: Sendable {
  let image: CIImage
  private let drawn = Mutex<CGImage??>(nil)

  init(_ image: CIImage) { self.image = image }

  /// The size in pixels; zero for an image without an end.
  var size: CGSize {
    let extent = image.extent
    return extent.isFinite && extent.width < 1e6 && extent.height < 1e6 ? extent.size : .zero
  }

  /// The pixels of the whole extent, drawn once; nil for an image without an end.
  var pixels: CGImage? {
    drawn.withLock { drawn in
      if let drawn { return drawn }
      let made = image.cgImage ?? CIContext().createCGImage(image, from: image.extent)
      drawn = .some(made)
      return made
    }
  }
}

extension CIImage {
  /// The pixels of an image, not turned, or the image of Core
  /// Image that it was made from; nil for one of no size.
  public convenience init?(image: UIImage) { self.init(image: image, options: nil) }

  /// The pixels of an image, not turned, or the image of Core Image that it was made from; nil for one of no
  /// size. Options are those of `CIImage(cgImage:options:)`.
  public convenience init?(image: UIImage, options: [CIImageOption: Any]? = nil) {
    if let made = image.ciImage {
      self.init(copying: made)
    } else if let pixels = image.cgImage {
      self.init(cgImage: pixels, options: options)
    } else {
      return nil
    }
  }
}

extension CIColor {
  /// The colour under `UITraitCollection.current`; of a pattern its average.
  public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
}
