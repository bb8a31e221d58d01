package import CoreGraphics

/// The differences between the pixels of two pictures.
package struct PixelDifference: Sendable {
  /// The number of pixels whose red, green, blue or alpha component differs by more than the tolerance.
  package let pixels: Int
  /// The largest difference of a component, from 0 to 255.
  package let largest: Int
  /// The bounding box of the differing pixels, in pixels from the top left. Empty if there are none.
  package let box: CGRect
  /// The first picture in grey, with the differing pixels in red.
  package let picture: CGImage

  /// Compares two pictures. Returns nil if no pixel differs by more than `tolerance` levels of 255.
  ///
  /// If the sizes differ, all pixels do.
  package init?(_ first: CGImage, _ second: CGImage, tolerance: Int = 0) {
    var count = 0, most = 0
    var low = (x: Int.max, y: Int.max), high = (x: -1, y: -1)
    let sameSize = first.width == second.width && first.height == second.height
    let shown = CGImage(width: first.width, height: first.height, isOpaque: false) { target, stride in
      first.withPixels { p, strideA in
        second.withPixels { q, strideB in
          for y in 0..<first.height {
            for x in 0..<first.width {
              let one = p[y * strideA + x]
              let level = sameSize ? Self.distance(one, q[y * strideB + x]) : 255
              most = max(most, level)
              target[y * stride + x] = Self.faint(one)
              guard level > tolerance else { continue }
              count += 1
              low = (min(low.x, x), min(low.y, y))
              high = (max(high.x, x), max(high.y, y))
              target[y * stride + x] = 0xFFFF_0000
            }
          }
        }
      }
    }
    guard count > 0, let shown else { return nil }
    pixels = count
    largest = most
    box = CGRect(x: low.x, y: low.y, width: high.x - low.x + 1, height: high.y - low.y + 1)
    picture = shown
  }

  private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    var most = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      most = max(most, abs(Int(a >> shift & 255) - Int(b >> shift & 255)))
    }
    return most
  }

  /// Returns a light grey with the pixel's brightness.
  private static func faint(_ p: UInt32) -> UInt32 {
    let sum = (p >> 16 & 255) + (p >> 8 & 255) + (p & 255)
    let level = 192 + sum / 12
    return 0xFF00_0000 | level << 16 | level << 8 | level
  }
}
