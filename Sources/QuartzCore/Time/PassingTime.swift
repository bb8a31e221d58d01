internal import Foundation
internal import Synchronization

/// What happens when time passes, before the layout of a frame.
package enum PassingTime {
  /// Runs what the clock asks for at its time: what was scheduled, display links, what code moves, and animations that begin or end.
  @MainActor package static func pass() {
    let now = FrameClock.current.now
    FrameSchedule.main.run(until: now)
    DisplayLinks.fire(at: now)
    FrameStep.advance(to: now)
    AnimatedLayers.advance()
  }

  /// Lays out and draws what is shown, as the end of a turn of the run loop does on a device; whoever shows something sets it. False where
  /// that has left something to lay out.
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
  }
  private static let service = Mutex(Service())

  /// From now on the application's loop passes time itself, or no longer does.
  package static func serve(byApplication: Bool) { service.withLock { $0.isApplications = byApplication } }

  /// Something begins to move, or what is shown is to be laid out: a main run loop that is not the application's, such as that of a test that
  /// waits, passes time too, at once and then a sixtieth of a second at a time, until nothing moves. Under a clock that is set by hand
  /// nothing is done.
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
    }
  }

  private static func ends() {
    service.withLock { service in
      service.timer?.invalidate()
      service.timer = nil
      service.last = Date()
    }
  }
}
