public import CoreGraphics
internal import UIInspection
public import UIKit

/// How two pictures differ, pixel by pixel.
public struct ImageDifference: Sendable, CustomStringConvertible {
  /// The pixels whose red, green, blue or opacity differs by more than the tolerance.
  public let pixels: Int
  /// The largest difference of one of the four, 0…255.
  public let largest: Int
  /// The box around the pixels that differ, in pixels from the top left; empty where none does.
  public let box: CGRect
  /// The first picture in gray, with the pixels that differ in red.
  public let picture: UIImage

  /// Compares two pictures; nil where no pixel differs by more than `tolerance` levels of 255.
  ///
  /// Pictures of different sizes differ in every pixel.
  public init?(_ first: UIImage, _ second: UIImage, tolerance: Int = 0) {
    guard let a = first.cgImage, let b = second.cgImage,
      let difference = PixelDifference(a, b, tolerance: tolerance)
    else { return nil }
    pixels = difference.pixels
    largest = difference.largest
    box = difference.box
    picture = UIImage(cgImage: difference.picture, scale: first.scale, orientation: .up)
  }

  /// How many pixels differ, by how much, and where, in one line.
  public var description: String {
    "\(pixels) pixels differ by up to \(largest) of 255, inside (\(Int(box.minX)), \(Int(box.minY)), "
      + "\(Int(box.width)) x \(Int(box.height)))"
  }
}
