internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// The main loop of a program: sleeps until something happens, then takes one turn.
///
/// A turn is input, what the clock asks for, and a frame for the host where anything
/// looks different. Timers, the main queue, tasks of the main actor and a host's
/// file descriptors all wake the same run loop; without any of them it sleeps.
@MainActor package final class ApplicationLoop {
  package static let main = ApplicationLoop()

  /// Who brings input and shows frames; nil for a program without a display.
  package var host: (any DisplayHost)?
  private var isRunning = false

  private init() {}

  /// Seconds between frames while something moves.
  package static let frame = 1.0 / 60

  /// Runs until `stop()`; a turn that is under way then is the last.
  package func run() {
    isRunning = true
    PassingTime.serve(byApplication: true)
    defer { PassingTime.serve(byApplication: false) }
    // A run loop that has nothing to wait for does not wait.
    let patience = Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
    RunLoop.main.add(patience, forMode: .default)
    defer { patience.invalidate() }
    while isRunning {
      turn()
      if isRunning { sleep() }
    }
  }

  package func stop() { isRunning = false }

  /// One turn at the time of the frame clock.
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
    // On Apple's systems defaults outlive a program however it ends.
    if wait > Self.frame { synchronizeUserDefaults() }
    // Timers do not end a run of the loop: it ends at the next one's time.
    let timer = RunLoop.main.limitDate(forMode: .default) ?? due
    _ = RunLoop.main.run(mode: .default, before: min(due, timer))
  }
}

/// A display with its input devices.
@MainActor package protocol DisplayHost: AnyObject {
  /// Hands over what has happened since the last turn, through `TouchInput` and `KeyInput`.
  func deliverInput()
  /// Shows the windows as they are now, where they look different.
  func showFrame()
  /// How many seconds the loop may sleep before the host looks
  /// for input again; nil where the run loop is woken by it.
  var longestWait: Double? { get }
}
