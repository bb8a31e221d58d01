public import CoreGraphics
internal import Foundation

/// Where time comes from: the machine, or the hand of a test.
///
/// Everything that moves asks the clock in use, so that a frame at a time is a function call.
package final class FrameClock: Sendable {
  /// The time of a clock that is set by hand; nil runs with the machine.
  private let manual: Guarded<Double?>

  /// Whether the days are those of the calendar, however time passes.
  private let knowsToday: Bool

  private init(_ time: Double?, knowsToday: Bool) { (manual, self.knowsToday) = (Guarded(time), knowsToday) }

  /// The time since the machine started, in seconds.
  package static let system = FrameClock(nil, knowsToday: true)

  /// A clock that stands still until `now` is set; one that knows today tells the day that code of a program reads from the machine.
  package static func manual(at time: Double = 0, knowsToday: Bool = false) -> FrameClock { FrameClock(time, knowsToday: knowsToday) }

  private static let used = Guarded(FrameClock.system)

  /// The clock in use.
  package static var current: FrameClock {
    get { used.value }
    set { used.value = newValue }
  }

  /// Whether time passes by itself.
  package var isRunning: Bool { manual.value == nil }

  /// Seconds. Setting the time of the machine's clock has no effect.
  package var now: Double {
    get { manual.value ?? ProcessInfo.processInfo.systemUptime }
    set { if manual.value != nil { manual.value = newValue } }
  }

  /// What the calendar says; of a clock that is set by hand and does not know, the beginning of the year 2001.
  package var today: Date { knowsToday ? Date() : Date(timeIntervalSinceReferenceDate: 0) }
}

/// A value that several threads share, one at a time.
private final class Guarded<Value>: @unchecked Sendable {
  // Used under the lock only.
  private let lock = NSLock()
  private var stored: Value

  init(_ value: Value) { stored = value }

  var value: Value {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }
}

/// The time that layers and animations count in, in seconds: the machine's since it started, unless a test holds the clock.
public func CACurrentMediaTime() -> CFTimeInterval { FrameClock.current.now }
