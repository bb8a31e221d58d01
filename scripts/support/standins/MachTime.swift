import Foundation
import Glibc

// The clock of Apple's kernel, whose unit is a nanosecond here.

struct mach_timebase_info {
  var numer: UInt32 = 0, denom: UInt32 = 0
  private var status: Int32 = 0

  init() {}
  init(numer: UInt32, denom: UInt32) { (self.numer, self.denom) = (numer, denom) }
  /// The function that has the type's name there: how long a unit is, in nanoseconds.
  @discardableResult init(_ info: UnsafeMutablePointer<mach_timebase_info>) { info.pointee = .init(numer: 1, denom: 1) }

  static func == (result: mach_timebase_info, code: Int32) -> Bool { result.status == code }
  static func != (result: mach_timebase_info, code: Int32) -> Bool { result.status != code }
}
typealias mach_timebase_info_data_t = mach_timebase_info

func mach_absolute_time() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
func mach_continuous_time() -> UInt64 { mach_absolute_time() }

let NSEC_PER_SEC: UInt64 = 1_000_000_000, NSEC_PER_MSEC: UInt64 = 1_000_000, NSEC_PER_USEC: UInt64 = 1000
let USEC_PER_SEC: UInt64 = 1_000_000
