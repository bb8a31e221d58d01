public import Foundation

// The buffers of vImage, and the changes of numbers between them.

public typealias vImagePixelCount = UInt
public typealias vImage_Error = Int
public typealias vImage_Flags = UInt32

public var kvImageNoFlags: Int { 0 }
public var kvImageCopyInPlace: Int { 2 }
public var kvImageBackgroundColorFill: Int { 4 }
public var kvImageEdgeExtend: Int { 8 }
public var kvImageDoNotTile: Int { 16 }
public var kvImageHighQualityResampling: Int { 32 }
public var kvImageTruncateKernel: Int { 64 }
public var kvImageGetTempBufferSize: Int { 128 }
public var kvImageNoError: vImage_Error { 0 }
public var kvImageInvalidParameter: vImage_Error { -21773 }
public var kvImageMemoryAllocationError: vImage_Error { -21771 }
public var kvImageBufferSizeMismatch: vImage_Error { -21774 }

/// A picture's pixels in memory, row after row.
public struct vImage_Buffer {
  public var data: UnsafeMutableRawPointer!
  public var height: vImagePixelCount
  public var width: vImagePixelCount
  public var rowBytes: Int

  public init() { (data, height, width, rowBytes) = (nil, 0, 0, 0) }
  public init(data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int) {
    (self.data, self.height, self.width, self.rowBytes) = (data, height, width, rowBytes)
  }

  /// A buffer with memory of its own, whose rows are whole numbers of 16 bytes; `free()` gives it back.
  public init(width: Int, height: Int, bitsPerPixel: UInt32) throws {
    guard width >= 0, height >= 0 else { throw CocoaError(.featureUnsupported) }
    let row = (width * Int(bitsPerPixel) / 8 + 15) & ~15
    guard let memory = calloc(max(height * row, 1), 1) else { throw CocoaError(.featureUnsupported) }
    self.init(data: memory, height: UInt(height), width: UInt(width), rowBytes: row)
  }

  public var size: CGSize { CGSize(width: Int(width), height: Int(height)) }

  public func free() { Foundation.free(data) }
}

/// Numbers of 16 bits as those of 32.
public func vImageConvert_Planar16FtoPlanarF(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  convert(src.pointee, dest.pointee, from: Float16.self) { Float($0) }
}

/// Numbers of 32 bits as those of 16.
public func vImageConvert_PlanarFtoPlanar16F(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  convert(src.pointee, dest.pointee, from: Float.self) { Float16($0) }
}

private func convert<From, To>(
  _ source: vImage_Buffer, _ target: vImage_Buffer, from: From.Type, _ change: (From) -> To
) -> vImage_Error {
  guard source.width >= target.width, source.height >= target.height else { return kvImageBufferSizeMismatch }
  for y in 0..<Int(target.height) {
    let row = (source.data + y * source.rowBytes).assumingMemoryBound(to: From.self)
    let other = (target.data + y * target.rowBytes).assumingMemoryBound(to: To.self)
    for x in 0..<Int(target.width) { other[x] = change(row[x]) }
  }
  return kvImageNoError
}
