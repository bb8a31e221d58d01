internal import CoreGraphics
public import CoreImage
internal import Foundation
internal import Synchronization

/// A Core Image recipe, with its pixels cached once they are rendered.
final class ImageRecipe: Sendable {
  let image: CIImage
  private let drawn = Mutex<CGImage??>(nil)

  init(_ image: CIImage) { self.image = image }

  /// The size in pixels, or zero if the image is unbounded.
  var size: CGSize {
    let extent = image.extent
    return extent.isFinite && extent.width < 1e6 && extent.height < 1e6 ? extent.size : .zero
  }

  /// The pixels of the whole extent, rendered on first access, or nil if the image is unbounded.
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
  /// Creates an image from the pixels of a `UIImage`, without its orientation, or from its `ciImage`. Returns
  /// nil if the image has no size.
  public convenience init?(image: UIImage) { self.init(image: image, options: nil) }

  /// Creates an image from the pixels of a `UIImage`, without its orientation, or from its `ciImage`. Returns
  /// nil if the image has no size. The options are those of `CIImage(cgImage:options:)`.
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
  /// Creates a colour from a `UIColor`, resolved with `UITraitCollection.current`. For a pattern, it is the
  /// average colour.
  public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
}
