public import CoreGraphics
internal import Foundation
internal import Synchronization

/// The source of time: the machine's clock, or one that a test sets.
///
/// Everything that moves uses the current clock, so that rendering a frame at a time is a function call.
package final class FrameClock: Sendable {
  /// The time of a manual clock, or nil for the machine's.
  private let manual: Mutex<Double?>

  /// A Boolean value that indicates whether `today` is the calendar's date, regardless of the clock's time.
  private let knowsToday: Bool

  private init(_ time: Double?, knowsToday: Bool) {
    manual = Mutex(time)
    self.knowsToday = knowsToday
  }

  /// The machine's clock: the time since the machine started, in seconds.
  package static let system = FrameClock(nil, knowsToday: true)

  /// Creates a clock that stands still until `now` is set.
  ///
  /// - Parameters:
  ///   - time: The initial time in seconds.
  ///   - knowsToday: Pass `true` to use the machine's date for `today`, the one that client code reads.
  /// - Returns: The clock.
  package static func manual(at time: Double = 0, knowsToday: Bool = false) -> FrameClock {
    FrameClock(time, knowsToday: knowsToday)
  }

  private static let used = Mutex(FrameClock.system)

  /// The current clock.
  package static var current: FrameClock {
    get { used.withLock { $0 } }
    set { used.withLock { $0 = newValue } }
  }

  /// A Boolean value that indicates whether time passes on its own.
  package var isRunning: Bool { manual.withLock { $0 == nil } }

  /// The current time in seconds. Setting it has no effect on the machine's clock.
  package var now: Double {
    get { manual.withLock { $0 } ?? ProcessInfo.processInfo.systemUptime }
    set { manual.withLock { if $0 != nil { $0 = newValue } } }
  }

  /// The current date. For a manual clock that does not know it, the beginning of the year 2001.
  package var today: Date { knowsToday ? Date() : Date(timeIntervalSinceReferenceDate: 0) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the current time in the time space of layers and animations, in seconds: the time since the
/// machine started, unless a test controls the clock.
public func CACurrentMediaTime() -> CFTimeInterval { FrameClock.current.now }
