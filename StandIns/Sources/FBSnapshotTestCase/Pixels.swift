import UIKit

/// The pixels of a picture: red, green, blue and alpha of 8 bits each.
struct Pixels {
  let size: [Int], bytes: [UInt8]

  init?(_ image: UIImage) {
    guard let picture = image.cgImage, let space = CGColorSpace(name: CGColorSpace.sRGB) else { return nil }
    let (width, height) = (picture.width, picture.height)
    guard
      let context = CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 4 * width, space: space,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return nil }
    context.draw(picture, in: CGRect(x: 0, y: 0, width: width, height: height))
    guard let data = context.data else { return nil }
    size = [width, height]
    bytes = Array(UnsafeRawBufferPointer(start: data, count: 4 * width * height))
  }

  /// Returns the share of pixels that have a component that differs by more than a share of 256.
  func differing(from other: Pixels, by tolerance: CGFloat) -> CGFloat {
    guard bytes != other.bytes else { return 0 }
    let most = Int(tolerance * 256)
    var count = 0
    for pixel in stride(from: 0, to: bytes.count, by: 4) {
      let isOther = (pixel..<pixel + 4).contains { abs(Int(bytes[$0]) - Int(other.bytes[$0])) > most }
      count += isOther ? 1 : 0
    }
    return CGFloat(count) / CGFloat(max(1, bytes.count / 4))
  }

  /// Two pictures, one over the other: what is the same is black.
  static func difference(_ one: UIImage, _ other: UIImage) -> UIImage? {
    let size = CGSize(width: max(one.size.width, other.size.width), height: max(one.size.height, other.size.height))
    UIGraphicsBeginImageContextWithOptions(size, true, 0)
    defer { UIGraphicsEndImageContext() }
    one.draw(in: CGRect(origin: .zero, size: one.size))
    other.draw(in: CGRect(origin: .zero, size: other.size), blendMode: .difference, alpha: 1)
    return UIGraphicsGetImageFromCurrentImageContext()
  }
}
