public import CoreGraphics
internal import UIInspection
public import UIKit

/// The differences between the pixels of two images.
public struct ImageDifference: Sendable, CustomStringConvertible {
  /// The number of pixels whose red, green, blue or alpha component differs by more than the tolerance.
  public let pixels: Int
  /// The largest difference of a component, from 0 to 255.
  public let largest: Int
  /// The bounding box of the differing pixels, in pixels from the top left. Empty if there are none.
  public let box: CGRect
  /// The first image in grey, with the differing pixels in red.
  public let picture: UIImage

  /// Compares two images. Returns nil if no pixel differs by more than `tolerance` levels of 255.
  ///
  /// If the sizes differ, all pixels do.
  public init?(_ first: UIImage, _ second: UIImage, tolerance: Int = 0) {
    guard let a = first.cgImage, let b = second.cgImage,
      let difference = PixelDifference(a, b, tolerance: tolerance)
    else { return nil }
    pixels = difference.pixels
    largest = difference.largest
    box = difference.box
    picture = UIImage(cgImage: difference.picture, scale: first.scale, orientation: .up)
  }

  /// A line with the number of differing pixels, the largest difference, and the bounding box.
  public var description: String {
    "\(pixels) pixels differ by up to \(largest) of 255, inside (\(Int(box.minX)), \(Int(box.minY)), "
      + "\(Int(box.width)) x \(Int(box.height)))"
  }
}
