internal import CoreFoundation
internal import Foundation
internal import Synchronization

/// The work that is due as time passes, before the layout of a frame.
package enum PassingTime {
  /// Performs what is due at the clock's time: scheduled actions, display links, frame steps, and animations
  /// that begin or end.
  ///
  /// - Parameter isWatched: `true` if a display shows all following frames.
  @MainActor package static func pass(isWatched: Bool = false) {
    let now = FrameClock.current.now
    FrameSchedule.main.run(until: now)
    DisplayLinks.fire(at: now)
    FrameStep.advance(to: now, isWatched: isWatched || !FrameClock.current.isRunning)
    AnimatedLayers.advance()
  }

  /// A closure that lays out and draws what is shown, as the end of a turn of the run loop does on a device.
  /// The component that shows something sets it. It returns `false` if layout is still pending, as it is
  /// while a layout or a drawing is under way.
  @MainActor package static var settle: (() -> Bool)?

  /// A Boolean value that indicates whether a later frame looks different without further events.
  @MainActor package static var isMoving: Bool {
    AnimatedLayers.areMoving || FrameStep.areRunning || DisplayLinks.areActive
  }

  // MARK: - Run loops

  private struct Service {
    var timer: Timer?
    var isApplications = false
    /// The time at which `pass` was last called.
    var last = Date.distantPast
    /// A Boolean value that indicates whether the end of each turn of the main run loop is observed.
    var isWatching = false
  }
  private static let service = Mutex(Service())

  /// Sets whether the application's loop calls `pass` itself.
  package static func serve(byApplication: Bool) { service.withLock { $0.isApplications = byApplication } }

  /// Schedules passes because something begins to move or needs layout. A main run loop other than the
  /// application's, such as that of a waiting test, then performs passes at once and every sixtieth of a
  /// second until nothing moves. Does nothing with a manual clock.
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

  /// Observes the turns of the main run loop. Layout does not wait for a frame: pending layout is performed
  /// before the run loop sleeps and when a turn of it ends, as Core Animation's transactions do, also if
  /// `run(until: Date())` runs a single turn.
  private static func watchTurns() {
    let beforeWaiting: CFOptionFlags = 1 << 5, exit: CFOptionFlags = 1 << 7
    // After other observers, in the order that Core Animation's has.
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

/// Runs this thread's run loop in its default mode for a number of seconds, or until it has handled a source
/// if `orUntilHandled` is `true`. Returns Core Foundation's code for the reason it ended.
package func runLoop(for seconds: Double, orUntilHandled: Bool) -> Int32 {
  Int32(CFRunLoopRunInMode(kCFRunLoopDefaultMode, seconds, orUntilHandled).rawValue)
}
