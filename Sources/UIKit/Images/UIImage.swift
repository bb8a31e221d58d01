public import CoreGraphics
public import Foundation

/// A picture with the scale, the orientation and the rules by which it is drawn; it never changes.
open class UIImage: NSObject, @unchecked Sendable {
  /// The pixels.
  public let cgImage: CGImage?

  /// An image of pixels.
  public init(cgImage: CGImage) {
    self.cgImage = cgImage
    super.init()
  }

  /// The mean colour of the pixels, in sRGB.
  var averageColor: CGColor { .clear }
}
