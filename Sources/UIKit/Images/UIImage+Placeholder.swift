internal import CoreGraphics
internal import Foundation

extension UIImage {
  /// Creates a placeholder for a missing image: a light grey box with a landscape.
  ///
  /// The scale is that of the current traits, or 1 for large images with a whole number of points. The image
  /// is empty if the size is empty or more than 32,767 pixels.
  package static func placeholder(size: CGSize) -> UIImage {
    let isLarge =
      size.width * size.height > 1_000_000 && size.width == size.width.rounded()
      && size.height == size.height.rounded()
    let scale = isLarge ? 1 : GraphicsContextStack.standardScale
    guard let context = GraphicsContextStack.makeContext(size: size, scale: scale, isOpaque: true) else {
      return UIImage()
    }
    let box = CGRect(origin: .zero, size: size)
    context.setFillColor(UIColor(red: 0.91, green: 0.92, blue: 0.93, alpha: 1).cgColor)
    context.fill(box)

    // The landscape is drawn in a square of 100 units at a distance from the edges.
    let side = min(size.width, size.height) * 0.6
    guard side >= 6 else { return UIImage(cgImage: context.finish(), scale: scale, orientation: .up) }
    context.translateBy(x: box.midX, y: box.midY)
    context.scaleBy(x: side / 100, y: side / 100)
    context.setFillColor(UIColor(red: 0.72, green: 0.74, blue: 0.77, alpha: 1).cgColor)
    context.addPath(
      CGMutablePath(outline: "O 24 -20 10 M -48 34 L -16 -18 L 14 34 Z M 4 34 L 24 4 L 46 34 Z"))
    context.fillPath()
    return UIImage(cgImage: context.finish(), scale: scale, orientation: .up)
  }
}
