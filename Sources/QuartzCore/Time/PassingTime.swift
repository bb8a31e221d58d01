internal import CoreFoundation
internal import Foundation
internal import Synchronization

/// What happens when time passes, before the layout of a frame.
package enum PassingTime {
  /// Runs what the clock asks for at its time: what was scheduled, display links, what code moves, and
  /// animations that begin or end.
  ///
  /// - Parameter isWatched: Whether a display shows all frames to come.
  @MainActor package static func pass(isWatched: Bool = false) {
    let now = FrameClock.current.now
    FrameSchedule.main.run(until: now)
    DisplayLinks.fire(at: now)
    FrameStep.advance(to: now, isWatched: isWatched || !FrameClock.current.isRunning)
    AnimatedLayers.advance()
  }

  /// Lays out and draws what is shown, as the end of a turn of the run loop does on a device; whoever
  /// shows something sets it. False where that has left something to lay out, as it does while a layout
  /// or a drawing is under way.
  @MainActor package static var settle: (() -> Bool)?

  /// Whether a later frame looks different though nothing happens until then.
  @MainActor package static var isMoving: Bool {
    AnimatedLayers.areMoving || FrameStep.areRunning || DisplayLinks.areActive
  }

  // MARK: - Run loops

  private struct Service {
    var timer: Timer?
    var isApplications = false
    /// When time passed last.
    var last = Date.distantPast
    /// Whether the end of each turn of the main run loop is watched.
    var isWatching = false
  }
  private static let service = Mutex(Service())

  /// From now on the application's loop passes time itself, or no longer does.
  package static func serve(byApplication: Bool) { service.withLock { $0.isApplications = byApplication } }

  /// Something begins to move, or what is shown is to be laid out: a main run loop that is not the
  /// application's, such as that of a test that waits, passes time too, at once and then a sixtieth of a
  /// second at a time, until nothing moves. Under a clock that is set by hand nothing is done.
  package static func begins() {
    guard FrameClock.current.isRunning else { return }
    service.withLock { service in
      guard !service.isApplications, service.timer == nil else { return }
      let first = max(Date(), service.last + DisplayLinks.frame)
      let timer = Timer(fire: first, interval: DisplayLinks.frame, repeats: true) { _ in
        MainActor.assumeIsolated {
          pass()
          let isSettled = settle?() ?? true
          if isSettled, !isMoving, FrameSchedule.main.nextTime == nil { ends() }
        }
      }
      service.timer = timer
      RunLoop.main.add(timer, forMode: .common)
      if !service.isWatching { watchTurns() }
      service.isWatching = true
    }
  }

  /// Layouts do not wait for the time of a frame: what is shown settles before the main run loop sleeps
  /// and when a turn of it ends, as Core Animation's transactions do, also where `run(until: Date())`
  /// asks for one turn alone.
  private static func watchTurns() {
    let beforeWaiting: CFOptionFlags = 1 << 5, exit: CFOptionFlags = 1 << 7
    // Behind other observers, in the order that Core Animation's has.
    let observer = CFRunLoopObserverCreateWithHandler(nil, beforeWaiting | exit, true, 2_000_000) { _, _ in
      guard service.withLock({ $0.timer != nil && !$0.isApplications }), FrameClock.current.isRunning else {
        return
      }
      MainActor.assumeIsolated { _ = settle?() }
    }
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, kCFRunLoopCommonModes)
  }

  private static func ends() {
    service.withLock { service in
      service.timer?.invalidate()
      service.timer = nil
      service.last = Date()
    }
  }
}

/// Runs this thread's loop in its default mode for so many seconds, or until it has handled something where
/// that is asked; Core Foundation's number of why it came back.
package func runLoop(for seconds: Double, orUntilHandled: Bool) -> Int32 {
  Int32(CFRunLoopRunInMode(kCFRunLoopDefaultMode, seconds, orUntilHandled).rawValue)
}
