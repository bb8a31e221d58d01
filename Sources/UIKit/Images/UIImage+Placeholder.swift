internal import CoreGraphics
internal import Foundation

extension UIImage {
  /// A neutral picture of a size in points that stands for one that is missing: a light gray box with a
  /// landscape.
  ///
  /// At the current traits' scale, or with a pixel a point where that is more than enough. An empty image
  /// where the size is empty or above 32,767 pixels.
  package static func placeholder(size: CGSize) -> UIImage {
    let isLarge = size.width * size.height > 1_000_000 && size.width == size.width.rounded()
      && size.height == size.height.rounded()
    let scale = isLarge ? 1 : GraphicsContextStack.standardScale
    guard let context = GraphicsContextStack.makeContext(size: size, scale: scale, isOpaque: true) else {
      return UIImage()
    }
    let box = CGRect(origin: .zero, size: size)
    context.setFillColor(UIColor(red: 0.91, green: 0.92, blue: 0.93, alpha: 1).cgColor)
    context.fill(box)

    // The landscape is drawn in a square of 100 units that keeps off the edges.
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
