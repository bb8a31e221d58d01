public import Foundation
internal import QuartzCore

extension Timer {
  /// Starts the timer: on the current run loop, and under a clock that is set by hand in the frames of that
  /// clock, `interval` seconds from now at first. Foundation's own ways to start a timer know the machine's
  /// clock alone. A timer that has been started goes on as it does, as one that is added to a run loop again,
  /// in the same or another mode.
  func start(after interval: TimeInterval) {
    guard !FrameClock.current.isRunning, MainThread.isCurrent else {
      return RunLoop.current.add(self, forMode: .default)
    }
    // This is the main thread.
    nonisolated(unsafe) let timer = self
    MainActor.assumeIsolated {
      guard timer.isValid, Self.followed.insert(timer).inserted else { return }
      timer.follow(from: FrameClock.current.now + interval)
    }
  }

  /// The timers that fire in frames.
  @MainActor private static var followed: Set<Timer> = []

  @MainActor private func follow(from time: TimeInterval) {
    FrameSchedule.main.at(time) { [self] in
      guard isValid else { return stop() }
      // A timer that does not repeat has no interval, and is over once it has fired.
      let pause = timeInterval
      fire()
      guard pause > 0, isValid else { return stop() }
      follow(from: time + pause)
    }
  }

  @MainActor private func stop() {
    invalidate()
    Self.followed.remove(self)
  }
}

// What translated apps start timers and wait by (`scripts/support/standins/AppTime.swift`).

@_spi(SelectorTable) extension Timer {
  /// Starts the timer on a run loop; on the main thread, under a clock that is set by hand, in the frames of
  /// that clock, in which it fires after `delay` seconds at first.
  public func start(on loop: RunLoop, in mode: RunLoop.Mode, after delay: TimeInterval) {
    guard !FrameClock.current.isRunning, MainThread.isCurrent else { return loop.add(self, forMode: mode) }
    start(after: max(0, delay).inMilliseconds)
  }
}

@_spi(SelectorTable) extension DispatchQueue {
  /// Runs work at a time that is `delay` seconds from now; on the main queue, under a clock that is set by
  /// hand, in the frames of that clock.
  public func run(_ work: DispatchWorkItem, at deadline: DispatchTime, after delay: TimeInterval) {
    guard !FrameClock.current.isRunning, MainThread.isServed(by: self), deadline != .distantFuture else {
      return asyncAfter(deadline: deadline, execute: work)
    }
    // Made by the caller, who hands it over, and run on the main thread only.
    nonisolated(unsafe) let work = work
    let begin: @Sendable () -> Void = {
      MainActor.assumeIsolated {
        _ = FrameSchedule.main.after(max(0, delay).inMilliseconds) { work.perform() }
      }
    }
    if MainThread.isCurrent { begin() } else { async(execute: begin) }
  }
}

extension TimeInterval {
  /// Without what the machine's clock moves on between the words "now" and "later".
  fileprivate var inMilliseconds: TimeInterval { (self * 1000).rounded() / 1000 }
}
