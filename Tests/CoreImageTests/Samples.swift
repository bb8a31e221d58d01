import CoreGraphics
import Foundation

@testable import CoreImage

/// Images of a few pixels with known values, and readers of the results.
enum Samples {
  /// Returns an image of numbers of the working space, multiplied by the opacity; the first row on top.
  static func image(_ rows: [[SIMD4<Float>]]) -> CIImage {
    let data = rows.flatMap { $0 }.withUnsafeBytes { Data($0) }
    return CIImage(
      bitmapData: data, bytesPerRow: rows[0].count * 16,
      size: CGSize(width: rows[0].count, height: rows.count),
      format: .RGBAf, colorSpace: nil)
  }

  /// Returns an image of one opaque pixel.
  static func pixel(_ red: Float, _ green: Float, _ blue: Float, _ alpha: Float = 1) -> CIImage {
    image([[SIMD4(red, green, blue, alpha)]])
  }

  /// Returns an image of opaque grays.
  static func grays(_ rows: [[Float]]) -> CIImage { image(rows.map { $0.map { SIMD4($0, $0, $0, 1) } }) }

  /// Returns the pixels of a part of an image in the working space, with the first row on top. The default is
  /// the image's whole extent.
  static func numbers(_ image: CIImage?, _ rect: CGRect? = nil) -> [[SIMD4<Float>]] {
    guard let image, case let rect = rect ?? image.extent, rect.isFinite, rect.width > 0 else { return [] }
    let (width, height) = (Int(rect.width), Int(rect.height))
    var found = [SIMD4<Float>](repeating: SIMD4(repeating: -9), count: width * height)
    found.withUnsafeMutableBytes {
      CIContext().render(
        image, toBitmap: $0.baseAddress!, rowBytes: width * 16, bounds: rect, format: .RGBAf, colorSpace: nil)
    }
    return (0..<height).map { Array(found[$0 * width..<($0 + 1) * width]) }
  }

  /// Returns the single pixel of an image.
  static func number(_ image: CIImage?) -> SIMD4<Float> {
    numbers(image).first?.first ?? SIMD4(repeating: -9)
  }

  /// Returns a filter's answer for a pixel.
  static func answer(_ name: String, _ image: CIImage, _ values: [String: Any] = [:]) -> SIMD4<Float> {
    number(
      CIFilter(name: name, parameters: values.merging([kCIInputImageKey: image]) { a, _ in a })?.outputImage)
  }

  /// Returns the bytes of a picture: red, green, blue, opacity, first row on top.
  static func bytes(_ image: CGImage?) -> [UInt8] { image?.dataProvider?.data.map { Array($0) } ?? [] }
}

/// Returns whether two pixels differ by less than the tolerance.
func near(_ a: SIMD4<Float>, _ b: SIMD4<Float>, _ tolerance: Float = 1e-4) -> Bool {
  let d = a - b
  return [d.x, d.y, d.z, d.w].allSatisfy { abs($0) <= tolerance }
}
