internal import Foundation

/// What is to happen at times of the frame clock: the ends of waits, held buttons, a blinking caret.
///
/// The frame loop runs what is due, and a run loop sleeps until `nextTime`. So the machine's clock and one
/// that is set by hand are served alike.
@MainActor package final class FrameSchedule {
  /// The schedule that every frame serves.
  package static let main = FrameSchedule()

  /// Something that is to happen once, until it is cancelled.
  @MainActor package final class Alarm {
    package let time: Double
    fileprivate var action: (@MainActor () -> Void)?

    fileprivate init(_ time: Double, _ action: @escaping @MainActor () -> Void) {
      self.time = time
      self.action = action
    }

    /// Whether it is still to happen.
    package var isPending: Bool { action != nil }

    /// Takes the alarm back; once it has happened this does nothing.
    package func cancel() {
      // What the action lets go of may cancel it again.
      guard action.take() != nil else { return }
      FrameSchedule.main.forget(self)
    }
  }

  /// In the order of their times, and of their making where those are equal.
  var alarms: [Alarm] = []

  private init() {}

  /// Runs `action` in the first frame at or after a time of the frame clock. O(alarms).
  @discardableResult package func at(_ time: Double, _ action: @escaping @MainActor () -> Void) -> Alarm {
    let alarm = Alarm(time.isNaN ? 0 : time, action)
    let index = alarms.firstIndex { $0.time > alarm.time } ?? alarms.endIndex
    alarms.insert(alarm, at: index)
    PassingTime.begins()
    return alarm
  }

  /// Runs `action` in the first frame that is at least `delay` seconds from now.
  @discardableResult package func after(_ delay: Double, _ action: @escaping @MainActor () -> Void) -> Alarm {
    at(FrameClock.current.now + delay, action)
  }

  /// When the next alarm is due; nil where nothing waits.
  package var nextTime: Double? { alarms.first?.time }

  /// Runs what is due at `now`, in order, and what that adds for the same time.
  package func run(until now: Double) {
    while let first = alarms.first, first.time <= now {
      alarms.removeFirst()
      first.action.take()?()
    }
  }

  private func forget(_ alarm: Alarm) {
    if let index = alarms.firstIndex(where: { $0 === alarm }) { alarms.remove(at: index) }
  }
}
