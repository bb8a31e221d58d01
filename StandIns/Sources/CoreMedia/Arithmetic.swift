public import Foundation

// The arithmetic of times, and its names in C.

extension CMTime {
  public static func + (a: CMTime, b: CMTime) -> CMTime { CMTimeAdd(a, b) }
  public static func - (a: CMTime, b: CMTime) -> CMTime { CMTimeSubtract(a, b) }
  public static func += (a: inout CMTime, b: CMTime) { a = a + b }
  public static func -= (a: inout CMTime, b: CMTime) { a = a - b }
}

public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { sum(lhs, rhs, sign: 1) }
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { sum(lhs, rhs, sign: -1) }

/// The sum in parts of a size that both have, as far as that is possible.
private func sum(_ a: CMTime, _ b: CMTime, sign: Int128) -> CMTime {
  guard a.isValid, b.isValid else { return .invalid }
  let infinite = (a.infinity, Int(sign) * b.infinity)
  if infinite.0 != 0 || infinite.1 != 0 {
    if infinite.0 * infinite.1 < 0 { return .invalid }
    return infinite.0 + infinite.1 > 0 ? .positiveInfinity : .negativeInfinity
  }
  guard a.isNumeric, b.isNumeric else { return .indefinite }
  guard a.epoch == b.epoch || a.epoch == 0 || b.epoch == 0 else { return .invalid }
  let divisor = Int64(greatestCommonDivisor(UInt64(a.timescale), UInt64(b.timescale)))
  let common = Int64(a.timescale) / divisor * Int64(b.timescale)
  let scale = Int32(exactly: common) ?? kCMTimeMaxTimescale
  let numerator =
    Int128(a.value) * Int128(common / Int64(a.timescale)) + sign * Int128(b.value)
    * Int128(common / Int64(b.timescale))
  // Values of 63 bits times scales of 31, twice, are below 127 bits.
  var result =
    Int64(scale) == common
    ? CMTime.made(numerator, over: 1, scale: scale, of: a, b)
    : CMTime.made(
      numerator / Int128(common) * Int128(scale) * Int128(1 << 30)
        + numerator % Int128(common) * Int128(scale) * Int128(1 << 30) / Int128(common),
      over: Int128(1 << 30), scale: scale, of: a, b)
  if Int64(scale) != common, numerator % Int128(common) != 0 { result.flags.insert(.hasBeenRounded) }
  if sign < 0, a.epoch == b.epoch { result.epoch = 0 }
  return result
}

extension CMTime {
  /// One with a sign where it has no end.
  fileprivate var infinity: Int { isPositiveInfinity ? 1 : isNegativeInfinity ? -1 : 0 }
}

public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
public func CMTimeMake(_ value: Int64, _ timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
public func CMTimeMakeWithSeconds(_ seconds: Float64, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeMakeWithSeconds(_ seconds: Float64, _ preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeGetSeconds(_ time: CMTime) -> Float64 { time.seconds }
public func CMTIME_IS_VALID(_ time: CMTime) -> Bool { time.isValid }
public func CMTIME_IS_INVALID(_ time: CMTime) -> Bool { !time.isValid }

public let kCMTimeZero = CMTime.zero
public let kCMTimeInvalid = CMTime.invalid
public let kCMTimeIndefinite = CMTime.indefinite
public let kCMTimePositiveInfinity = CMTime.positiveInfinity
public let kCMTimeNegativeInfinity = CMTime.negativeInfinity

extension NSValue {
  /// A value that holds a time.
  public convenience init(time: CMTime) { self.init(holding: time) }
  public var timeValue: CMTime { Held.value(of: self) ?? .invalid }
  public convenience init(timeRange: CMTimeRange) { self.init(holding: timeRange) }
  public var timeRangeValue: CMTimeRange { Held.value(of: self) ?? .invalid }

  fileprivate convenience init<Value>(holding value: Value) {
    let bytes = withUnsafeBytes(of: value) { Array($0) }
    self.init(bytes: bytes, objCType: Held.type(of: Value.self))
  }
}

/// The contents of a value of Foundation's.
private enum Held {
  /// As many whole numbers of eight bytes as it takes.
  static func type<Value>(of: Value.Type) -> String { "[\(MemoryLayout<Value>.size / 8)q]" }

  static func value<Value>(of holder: NSValue) -> Value? {
    let room = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    defer { room.deallocate() }
    guard String(cString: holder.objCType) == type(of: Value.self) else { return nil }
    holder.getValue(room)
    return room.pointee
  }
}
