internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// The main loop of a program: it sleeps until an event, then performs one turn.
///
/// A turn consists of input, due work of the clock, and a frame for the host if anything has changed. Timers,
/// the main queue, tasks of the main actor and a host's file descriptors all wake the same run loop; without
/// any of them it sleeps.
@MainActor package final class ApplicationLoop {
  package static let main = ApplicationLoop()

  /// The host that delivers input and shows frames; `nil` for a program without a display.
  package var host: (any DisplayHost)?
  private var isRunning = false

  private init() {}

  /// The interval between frames during animations, in seconds.
  package static let frame = 1.0 / 60

  /// Runs until ``stop()`` is called; the current turn is then the last.
  package func run() {
    isRunning = true
    PassingTime.serve(byApplication: true)
    defer { PassingTime.serve(byApplication: false) }
    // A run loop without sources returns immediately.
    let patience = Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
    RunLoop.main.add(patience, forMode: .default)
    defer { patience.invalidate() }
    while isRunning {
      turn()
      if isRunning { sleep() }
    }
  }

  package func stop() { isRunning = false }

  /// Performs one turn at the time of the frame clock.
  package func turn() {
    host?.deliverInput()
    PassingTime.pass(isWatched: host != nil)
    host?.showFrame()
  }

  private func sleep() {
    let now = FrameClock.current.now
    var wait = FrameSchedule.main.nextTime.map { max(0, $0 - now) } ?? .infinity
    if PassingTime.isMoving || host != nil && FrameStep.areSeenRunning { wait = min(wait, Self.frame) }
    if let most = host?.longestWait { wait = min(wait, most) }
    let due = wait.isFinite ? Date(timeIntervalSinceNow: wait) : .distantFuture
    // On Apple's systems defaults are saved however a program ends.
    if wait > Self.frame { synchronizeUserDefaults() }
    // Timers do not end a run of the loop: it ends at the time of the next one.
    let timer = RunLoop.main.limitDate(forMode: .default) ?? due
    _ = RunLoop.main.run(mode: .default, before: min(due, timer))
  }
}

/// A display with its input devices.
@MainActor package protocol DisplayHost: AnyObject {
  /// Delivers the events since the last turn through `TouchInput` and `KeyInput`.
  func deliverInput()
  /// Shows the windows if they have changed.
  func showFrame()
  /// The maximum number of seconds that the loop may sleep before the host checks for input again; `nil` if
  /// input wakes the run loop.
  var longestWait: Double? { get }
}
