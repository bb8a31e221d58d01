internal import Foundation
internal import QuartzCore

extension Timer {
  /// Starts the timer: on the current run loop, and under a clock that is set by hand in the frames of that clock, `interval` seconds from
  /// now at first. Foundation's own ways to start a timer know the machine's clock alone.
  func start(after interval: TimeInterval) {
    guard !FrameClock.current.isRunning, ActionDispatch.isOnMain else { return RunLoop.current.add(self, forMode: .default) }
    nonisolated(unsafe) let timer = self
    MainActor.assumeIsolated { timer.follow(from: FrameClock.current.now + interval) }
  }

  @MainActor private func follow(from time: TimeInterval) {
    FrameSchedule.main.at(time) { [self] in
      guard isValid else { return }
      // A timer that does not repeat has no interval, and is over once it has fired.
      let pause = timeInterval
      fire()
      guard pause > 0, isValid else { return invalidate() }
      follow(from: time + pause)
    }
  }
}
