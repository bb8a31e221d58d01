import Foundation
import Glibc

// The clock of Apple's kernel, whose unit is a nanosecond here.

public struct mach_timebase_info {
  public var numer: UInt32 = 0, denom: UInt32 = 0
  private var status: Int32 = 0

  public init() {}
  public init(numer: UInt32, denom: UInt32) { (self.numer, self.denom) = (numer, denom) }
  /// The function that has the type's name there: how long a unit is, in nanoseconds.
  @discardableResult public init(_ info: UnsafeMutablePointer<mach_timebase_info>) { info.pointee = .init(numer: 1, denom: 1) }

  public static func == (result: mach_timebase_info, code: Int32) -> Bool { result.status == code }
  public static func != (result: mach_timebase_info, code: Int32) -> Bool { result.status != code }
}
public typealias mach_timebase_info_data_t = mach_timebase_info

public func mach_absolute_time() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
public func mach_continuous_time() -> UInt64 { mach_absolute_time() }
