public import CoreGraphics
internal import Foundation
internal import Synchronization

/// Where time comes from: the machine, or the hand of a test.
///
/// Everything that moves asks the clock in use, so that a frame at a time is a function call.
package final class FrameClock: Sendable {
  /// The time of a clock that is set by hand; nil runs with the machine.
  private let manual: Mutex<Double?>

  /// Whether the days are those of the calendar, however time passes.
  private let knowsToday: Bool

  private init(_ time: Double?, knowsToday: Bool) {
    manual = Mutex(time)
    self.knowsToday = knowsToday
  }

  /// The time since the machine started, in seconds.
  package static let system = FrameClock(nil, knowsToday: true)

  /// A clock that stands still until `now` is set; one that knows today tells the day that code of a
  /// program reads from the machine.
  package static func manual(at time: Double = 0, knowsToday: Bool = false) -> FrameClock {
    FrameClock(time, knowsToday: knowsToday)
  }

  private static let used = Mutex(FrameClock.system)

  /// The clock in use.
  package static var current: FrameClock {
    get { used.withLock { $0 } }
    set { used.withLock { $0 = newValue } }
  }

  /// Whether time passes by itself.
  package var isRunning: Bool { manual.withLock { $0 == nil } }

  /// Seconds. Setting the time of the machine's clock has no effect.
  package var now: Double {
    get { manual.withLock { $0 } ?? ProcessInfo.processInfo.systemUptime }
    set { manual.withLock { if $0 != nil { $0 = newValue } } }
  }

  /// What the calendar says; of a clock that is set by hand and does not know, the
  /// beginning of the year 2001.
  package var today: Date { knowsToday ? Date() : Date(timeIntervalSinceReferenceDate: 0) }
}

/// The time that layers and animations count in, in seconds: the machine's since it started,
/// unless a test holds the clock.
public func CACurrentMediaTime() -> CFTimeInterval { FrameClock.current.now }
