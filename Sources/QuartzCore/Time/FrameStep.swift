package import Foundation

/// Something that code moves frame by frame, such as a scroll view that comes to rest.
///
/// A frame calls it once, before layout, with the frame's time. What it shows must follow from that time
/// alone, so that frames may be left out.
@MainActor package final class FrameStep {
  private weak var owner: AnyObject?
  /// Whether it goes on for ever, such as a ring that turns while something takes its time: nobody waits for
  /// its end, and it moves only where somebody watches or the clock is set by hand.
  private let isEndless: Bool
  private let body: (TimeInterval) -> Void
  private static var running: [FrameStep] = []

  /// A step that ends with its owner, which is held while `body` runs. `body` is given the frame clock's time
  /// in seconds; it must not retain the owner.
  package init(of owner: AnyObject, isEndless: Bool = false, _ body: @escaping (TimeInterval) -> Void) {
    self.owner = owner
    self.isEndless = isEndless
    self.body = body
  }

  package var isRunning: Bool { Self.running.contains { $0 === self } }

  /// Has it called at each frame from now on. Starting it twice is starting it once.
  package func start() {
    guard !isRunning else { return }
    Self.running.append(self)
    if !isEndless { PassingTime.begins() }
  }

  package func stop() {
    if let index = Self.running.firstIndex(where: { $0 === self }) { Self.running.remove(at: index) }
  }

  /// Whether a later frame would look different though nobody does anything.
  package static var areRunning: Bool { running.contains { !$0.isEndless && $0.owner != nil } }
  /// Whether it would to somebody who watches.
  package static var areSeenRunning: Bool { running.contains { $0.owner != nil } }

  /// Calls what runs, in the order of starting. What is started meanwhile waits for the next frame; what
  /// is stopped is not called.
  ///
  /// - Parameter isWatched: Whether what is endless moves, too.
  package static func advance(to time: TimeInterval, isWatched: Bool = false) {
    guard !running.isEmpty else { return }
    // Other threads may let go of an owner now: none dies while the list is changed.
    let known = running
    running = known.filter { $0.owner != nil }
    for step in running where step.isRunning && (isWatched || !step.isEndless) {
      // What a step does may let go of its owner, or of another's.
      guard let owner = step.owner else { continue }
      withExtendedLifetime(owner) { step.body(time) }
    }
  }
}
