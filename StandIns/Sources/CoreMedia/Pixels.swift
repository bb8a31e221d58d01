// Pixels in memory, as in Core Video. Nothing creates any on this system.

public let kCVPixelFormatType_32BGRA: OSType = 0x4247_5241
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: OSType = 0x3432_3076
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType = 0x3432_3066
public let kCVPixelBufferPixelFormatTypeKey = "PixelFormatType"

public struct CVPixelBufferLockFlags: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let readOnly = CVPixelBufferLockFlags(rawValue: 1)
}

/// A picture's pixels.
public final class CVBuffer: Sendable {
  private init() {}
}
public typealias CVImageBuffer = CVBuffer
public typealias CVPixelBuffer = CVBuffer

@discardableResult
public func CVPixelBufferLockBaseAddress(
  _ buffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags
) -> Int32 { 0 }
@discardableResult
public func CVPixelBufferUnlockBaseAddress(
  _ buffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags
) -> Int32 { 0 }
public func CVPixelBufferGetBaseAddress(_ buffer: CVPixelBuffer) -> UnsafeMutableRawPointer? { nil }
public func CVPixelBufferGetBytesPerRow(_ buffer: CVPixelBuffer) -> Int { 0 }
public func CVPixelBufferGetWidth(_ buffer: CVPixelBuffer) -> Int { 0 }
public func CVPixelBufferGetHeight(_ buffer: CVPixelBuffer) -> Int { 0 }
