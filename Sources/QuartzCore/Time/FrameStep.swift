package import Foundation

/// A movement that code performs frame by frame, such as a scroll view's deceleration.
///
/// It is called once per frame, before layout, with the frame's time. Its result must depend on that time
/// alone, so that frames may be skipped.
@MainActor package final class FrameStep {
  private weak var owner: AnyObject?
  /// A Boolean value that indicates whether the movement goes on forever, such as that of an activity
  /// indicator: nothing waits for its end, and it moves only if the frames are watched or the clock is
  /// manual.
  private let isEndless: Bool
  private let body: (TimeInterval) -> Void
  private static var running: [FrameStep] = []

  /// Creates a step that ends with its owner, which is retained while `body` runs. `body` receives the frame
  /// clock's time in seconds and must not retain the owner.
  package init(of owner: AnyObject, isEndless: Bool = false, _ body: @escaping (TimeInterval) -> Void) {
    self.owner = owner
    self.isEndless = isEndless
    self.body = body
  }

  package var isRunning: Bool { Self.running.contains { $0 === self } }

  /// Starts calling the step at each frame. Does nothing if it is running.
  package func start() {
    guard !isRunning else { return }
    Self.running.append(self)
    if !isEndless { PassingTime.begins() }
  }

  package func stop() {
    if let index = Self.running.firstIndex(where: { $0 === self }) { Self.running.remove(at: index) }
  }

  /// A Boolean value that indicates whether a later frame would look different without further changes.
  package static var areRunning: Bool { running.contains { !$0.isEndless && $0.owner != nil } }
  /// A Boolean value that indicates whether a later frame would look different to a viewer,
  /// including endless movements.
  package static var areSeenRunning: Bool { running.contains { $0.owner != nil } }

  /// Calls the running steps in the order in which they were started. Steps started meanwhile are called in
  /// the next frame; stopped ones are not called.
  ///
  /// - Parameters:
  ///   - time: The frame clock's time in seconds.
  ///   - isWatched: Pass `true` to include endless steps.
  package static func advance(to time: TimeInterval, isWatched: Bool = false) {
    guard !running.isEmpty else { return }
    // Other threads may release an owner now: none is deallocated while the list changes.
    let known = running
    running = known.filter { $0.owner != nil }
    for step in running where step.isRunning && (isWatched || !step.isEndless) {
      // A step may release its owner, or that of another step.
      guard let owner = step.owner else { continue }
      withExtendedLifetime(owner) { step.body(time) }
    }
  }
}
