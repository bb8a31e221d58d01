public import Foundation
internal import QuartzCore

extension Timer {
  /// Starts the timer: on the current run loop, or with a manual frame clock in that clock's frames, first
  /// `interval` seconds from now. Foundation's own methods that start a timer use only the machine's clock. A
  /// timer that has been started continues unchanged, like one that is added to a run loop again, in the same
  /// or another mode.
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
      // A timer that does not repeat has no interval, and is invalid once it has fired.
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

// The methods by which translated apps start timers and wait (`StandIns/Sources/AppTime`).

@_spi(SelectorTable) extension Timer {
  /// Starts the timer on a run loop; on the main thread with a manual frame clock, in that clock's frames,
  /// first after `delay` seconds.
  public func start(on loop: RunLoop, in mode: RunLoop.Mode, after delay: TimeInterval) {
    guard !FrameClock.current.isRunning, MainThread.isCurrent else { return loop.add(self, forMode: mode) }
    start(after: max(0, delay).inMilliseconds)
  }
}

@_spi(SelectorTable) extension DispatchQueue {
  /// Runs work after `delay` seconds; on the main queue with a manual frame clock, in that clock's frames.
  public func run(_ work: DispatchWorkItem, at deadline: DispatchTime, after delay: TimeInterval) {
    guard !FrameClock.current.isRunning, MainThread.isServed(by: self), deadline != .distantFuture else {
      return asyncAfter(deadline: deadline, execute: work)
    }
    // Created by the caller, who transfers it, and run on the main thread only.
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
  /// The interval rounded to milliseconds, without the time that passes on the machine's clock between
  /// computing "now" and "later".
  fileprivate var inMilliseconds: TimeInterval { (self * 1000).rounded() / 1000 }
}
