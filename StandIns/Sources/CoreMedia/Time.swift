// Times as fractions, as CoreMedia has them: whole here, with the same values, flags and order.

public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32
public typealias CMTimeEpoch = Int64
public let kCMTimeMaxTimescale: Int32 = .max

/// The properties of a time.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let valid = CMTimeFlags(rawValue: 1)
  public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
  public static let positiveInfinity = CMTimeFlags(rawValue: 4)
  public static let negativeInfinity = CMTimeFlags(rawValue: 8)
  public static let indefinite = CMTimeFlags(rawValue: 16)
  public static let impliedValueFlagsMask: CMTimeFlags = [.positiveInfinity, .negativeInfinity, .indefinite]
}

/// A time or a duration: `value` parts of a second, of which there are `timescale` in one.
public struct CMTime: Sendable {
  public var value: CMTimeValue
  public var timescale: CMTimeScale
  public var flags: CMTimeFlags
  public var epoch: CMTimeEpoch

  /// No time.
  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }
  public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
    (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
  }
  /// No time where the scale is no positive number.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
    if timescale <= 0 { self = .invalid }
  }
  /// The whole parts of a second below a number of seconds.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    guard preferredTimescale > 0 else { self = .invalid; return }
    guard !seconds.isNaN else { self = .indefinite; return }
    var scale = preferredTimescale
    while scale > 1, abs(seconds * Double(scale)) >= 0x1p63 { scale /= 2 }
    guard abs(seconds * Double(scale)) < 0x1p63 else {
      self = seconds > 0 ? .positiveInfinity : .negativeInfinity
      return
    }
    self.init(value: Int64(seconds * Double(scale)), timescale: scale)
    if self.seconds != seconds { flags.insert(.hasBeenRounded) }
  }

  public static let zero = CMTime(value: 0, timescale: 1)
  public static let invalid = CMTime()
  public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  public static let positiveInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  public static let negativeInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

  public var isValid: Bool { flags.contains(.valid) }
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }
  public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

  /// In seconds; not a number where it is none.
  public var seconds: Double {
    if isNumeric { return Double(value) / Double(timescale) }
    if isPositiveInfinity { return .infinity }
    if isNegativeInfinity { return -.infinity }
    return .nan
  }

  /// The quotient, rounded, half away from zero, as a time of a scale that is halved until its value fits.
  static func made(
    _ numerator: Int128, over denominator: Int128, scale: Int32, of first: CMTime, _ second: CMTime? = nil
  ) -> CMTime {
    var wasRounded = first.flags.contains(.hasBeenRounded) || second?.flags.contains(.hasBeenRounded) ?? false
    var (numerator, denominator, scale) = (numerator, denominator, scale)
    while true {
      let (whole, rest) = numerator.quotientAndRemainder(dividingBy: denominator)
      let sign: Int128 = (numerator < 0) != (denominator < 0) ? -1 : 1
      let isUp = rest != 0 && rest.magnitude >= denominator.magnitude - rest.magnitude
      let result = isUp ? whole + sign : whole
      wasRounded = wasRounded || rest != 0
      if let value = Int64(exactly: result) {
        let flags: CMTimeFlags = wasRounded ? [.valid, .hasBeenRounded] : .valid
        return CMTime(
          value: value, timescale: scale, flags: flags, epoch: max(first.epoch, second?.epoch ?? 0))
      }
      guard scale > 1 else { return result > 0 ? .positiveInfinity : .negativeInfinity }
      let half = scale / 2
      // Half of an odd scale is no half of the value.
      numerator =
        numerator / Int128(scale) * Int128(half) + numerator % Int128(scale) * Int128(half) / Int128(scale)
      scale = half
    }
  }
}

extension CMTime: Hashable, Comparable {
  public static func == (a: CMTime, b: CMTime) -> Bool { CMTimeCompare(a, b) == 0 }
  public static func < (a: CMTime, b: CMTime) -> Bool { CMTimeCompare(a, b) < 0 }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(order)
    guard isNumeric else { return }
    let divisor = Int64(greatestCommonDivisor(value.magnitude, UInt64(max(1, timescale))))
    hasher.combine(epoch)
    hasher.combine(value / divisor)
    hasher.combine(Int64(timescale) / divisor)
  }

  /// Where it stands among those that are no numbers.
  fileprivate var order: Int {
    if !isValid { return 4 }
    if isPositiveInfinity { return 3 }
    if isIndefinite { return 2 }
    return isNegativeInfinity ? 0 : 1
  }
}

extension CMTime: Codable {}
extension CMTimeFlags: Codable {}

func greatestCommonDivisor(_ a: UInt64, _ b: UInt64) -> UInt64 {
  var (a, b) = (a, b)
  while b != 0 { (a, b) = (b, a % b) }
  return max(a, 1)
}

/// Below zero where the first is earlier. Last are times that are none, before them those without an end, and
/// before these those that are not known.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
  if time1.order != time2.order { return time1.order < time2.order ? -1 : 1 }
  guard time1.order == 1 else { return 0 }
  if time1.epoch != time2.epoch { return time1.epoch < time2.epoch ? -1 : 1 }
  let a = Int128(time1.value) * Int128(time2.timescale), b = Int128(time2.value) * Int128(time1.timescale)
  return a < b ? -1 : a > b ? 1 : 0
}
