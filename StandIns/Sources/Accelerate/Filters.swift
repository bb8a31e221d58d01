public import Foundation

// The filters of vImage with which packages blur and tint pictures: four bytes per pixel, in any order.

/// Computes the mean of the pixels around each, in a box whose sides are odd. Pixels beyond the edge count as
/// the pixel at the edge, or as the background's colour if the flags request that. The size of the temporary
/// buffer is 0.
@discardableResult public func vImageBoxConvolve_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer!,
  _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32, _ kernel_width: UInt32,
  _ backgroundColor: UnsafePointer<UInt8>!, _ flags: vImage_Flags
) -> vImage_Error {
  guard flags & UInt32(kvImageGetTempBufferSize) == 0 else { return 1 }
  guard kernel_height % 2 == 1, kernel_width % 2 == 1 else { return kvImageInvalidParameter }
  let (source, target, left, top) = (src.pointee, dest.pointee, Int(srcOffsetToROI_X), Int(srcOffsetToROI_Y))
  let background = flags & UInt32(kvImageBackgroundColorFill) != 0 ? backgroundColor : nil
  let (width, height) = (Int(source.width), Int(source.height))
  guard left + Int(target.width) <= width, top + Int(target.height) <= height else { return kvImageBufferSizeMismatch }
  let pixels = source.data.assumingMemoryBound(to: UInt8.self)

  /// The sums of a row's or a column's runs of pixels, for one byte of each, from one place to the next.
  func sums(_ count: Int, _ reach: Int, _ from: Int, _ wanted: Int, _ value: (Int) -> Int, outside: Int?) -> [Int] {
    func at(_ place: Int) -> Int { (0..<count).contains(place) ? value(place) : outside ?? value(min(max(place, 0), count - 1)) }
    var sum = (from - reach...from + reach).reduce(0) { $0 + at($1) }, found: [Int] = []
    for place in from..<from + wanted {
      found.append(sum)
      sum += at(place + reach + 1) - at(place - reach)
    }
    return found
  }

  let (across, down) = (Int(kernel_width / 2), Int(kernel_height / 2)), area = Int(kernel_width) * Int(kernel_height)
  for byte in 0..<4 {
    let outside = background.map { Int($0[byte]) }
    let rows = (0..<height).map { y in
      sums(width, across, left, Int(target.width), { Int(pixels[y * source.rowBytes + 4 * $0 + byte]) }, outside: outside)
    }
    for x in 0..<Int(target.width) {
      let column = sums(height, down, top, Int(target.height), { rows[$0][x] }, outside: outside.map { $0 * Int(kernel_width) })
      for y in 0..<Int(target.height) {
        target.data.storeBytes(of: UInt8((column[y] + area / 2) / area), toByteOffset: y * target.rowBytes + 4 * x + byte, as: UInt8.self)
      }
    }
  }
  return kvImageNoError
}

/// Each pixel times a matrix of four rows, a row for each byte that goes in; the sum is divided and rounded, and kept within a byte.
@discardableResult public func vImageMatrixMultiply_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ matrix: UnsafePointer<Int16>, _ divisor: Int32,
  _ pre_bias: UnsafePointer<Int16>!, _ post_bias: UnsafePointer<Int32>!, _ flags: vImage_Flags
) -> vImage_Error {
  let (source, target) = (src.pointee, dest.pointee)
  guard divisor != 0 else { return kvImageInvalidParameter }
  guard source.width >= target.width, source.height >= target.height else { return kvImageBufferSizeMismatch }
  for y in 0..<Int(target.height) {
    for x in 0..<Int(target.width) {
      let pixel = (0..<4).map { Int32(source.data.load(fromByteOffset: y * source.rowBytes + 4 * x + $0, as: UInt8.self)) + Int32(pre_bias?[$0] ?? 0) }
      for byte in 0..<4 {
        let sum = (0..<4).reduce(post_bias?[byte] ?? 0) { $0 + pixel[$1] * Int32(matrix[4 * $1 + byte]) }
        let value = (Double(sum) / Double(divisor)).rounded()
        target.data.storeBytes(of: UInt8(min(max(value, 0), 255)), toByteOffset: y * target.rowBytes + 4 * x + byte, as: UInt8.self)
      }
    }
  }
  return kvImageNoError
}
