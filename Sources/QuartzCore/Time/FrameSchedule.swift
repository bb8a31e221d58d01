internal import Foundation

/// A schedule of actions at times of the frame clock: the ends of waits, held buttons, a blinking caret.
///
/// The frame loop performs due actions, and a run loop sleeps until `nextTime`. So the machine's clock and a
/// manual one work alike.
@MainActor package final class FrameSchedule {
  /// The schedule that every frame processes.
  package static let main = FrameSchedule()

  /// An action that is performed once unless it is cancelled.
  @MainActor package final class Alarm {
    package let time: Double
    fileprivate var action: (@MainActor () -> Void)?

    fileprivate init(_ time: Double, _ action: @escaping @MainActor () -> Void) {
      self.time = time
      self.action = action
    }

    /// A Boolean value that indicates whether the action has not been performed yet.
    package var isPending: Bool { action != nil }

    /// Cancels the alarm. Does nothing once the action has been performed.
    package func cancel() {
      // Releasing the action may cancel the alarm again.
      guard action.take() != nil else { return }
      FrameSchedule.main.forget(self)
    }
  }

  /// The alarms, ordered by time and then by creation.
  var alarms: [Alarm] = []

  private init() {}

  /// Schedules an action for the first frame at or after a time of the frame clock. Complexity: O(alarms).
  @discardableResult package func at(_ time: Double, _ action: @escaping @MainActor () -> Void) -> Alarm {
    let alarm = Alarm(time.isNaN ? 0 : time, action)
    let index = alarms.firstIndex { $0.time > alarm.time } ?? alarms.endIndex
    alarms.insert(alarm, at: index)
    PassingTime.begins()
    return alarm
  }

  /// Schedules an action for the first frame that is at least `delay` seconds from now.
  @discardableResult package func after(_ delay: Double, _ action: @escaping @MainActor () -> Void) -> Alarm {
    at(FrameClock.current.now + delay, action)
  }

  /// The time of the next alarm, or nil if there is none.
  package var nextTime: Double? { alarms.first?.time }

  /// Performs the actions due at `now` in order, including those they add for the same time.
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
