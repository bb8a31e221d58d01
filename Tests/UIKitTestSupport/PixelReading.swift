package import CoreGraphics
package import UIKit

extension UIImage {
  /// Returns the pixel at a place counted from the top left, as 0xAARRGGBB, premultiplied.
  package func pixel(_ x: Int, _ y: Int) -> UInt32 {
    guard let image = cgImage, x < image.width, y < image.height else { return 0xDEAD_BEEF }
    return image.withPixels { pixels, stride in pixels[y * stride + x] }
  }

  /// All pixels, row by row.
  package var pixelRows: [[UInt32]] {
    guard let image = cgImage else { return [] }
    return (0..<image.height).map { y in (0..<image.width).map { x in pixel(x, y) } }
  }

  /// Creates an image from pixels given row by row as 0xAARRGGBB.
  package convenience init(rows: [[UInt32]], scale: CGFloat = 1, orientation: Orientation = .up) {
    let image = CGImage(width: rows[0].count, height: rows.count, isOpaque: false) { pixels, stride in
      for (y, row) in rows.enumerated() {
        for (x, value) in row.enumerated() { pixels[y * stride + x] = value }
      }
    }
    self.init(cgImage: image!, scale: scale, orientation: orientation)
  }
}
