public import Foundation

/// A range of frames a second.
public struct CAFrameRateRange: Hashable, Sendable {
  /// Frames a second, as all three; 0 leaves it to the system.
  public var minimum: Float
  /// Frames a second; kept for the app, as `minimum`.
  public var maximum: Float
  /// Frames a second that are aimed at; nil and 0 are as many as there are.
  public var preferred: Float?

  /// Of all three only `preferred` counts here.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }
  /// The range that leaves all to the system: zeros.
  public init() { self.init(minimum: 0, maximum: 0, preferred: 0) }

  /// As many frames as there are.
  public static let `default` = CAFrameRateRange()
}

/// Calls somebody before each frame.
open class CADisplayLink: NSObject {
  private var step: ((CADisplayLink) -> Void)?
  private var time = 0.0
  private var isAdded = false

  /// A link that runs a closure; `init(target:selector:)` of UIKit is made of it.
  package init(step: @escaping (CADisplayLink) -> Void) {
    self.step = step
    super.init()
  }

  /// Begins calling; the run loop and its mode are the program's only ones.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard step != nil, !isAdded else { return }
    isAdded = true
    DisplayLinks.insert(self)
  }
  /// Ends calling until it is added again; whatever the run loop and the mode.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = false
    DisplayLinks.remove(self)
  }
  /// Ends calling for good, and lets the target go.
  open func invalidate() {
    isAdded = false
    DisplayLinks.remove(self)
    // What goes with the target may end the link, too.
    _ = step.take()
  }

  /// Whether calls wait; those that were due meanwhile are not made up for.
  open var isPaused = false {
    didSet { if isAdded, !isPaused { PassingTime.begins() } }
  }
  /// Frames a second; 0 for as many as there are.
  open var preferredFramesPerSecond = 0
  /// Every how many frames of a display of 60 a second; the name that `preferredFramesPerSecond` replaced.
  open var frameInterval: Int {
    get { preferredFramesPerSecond > 0 ? max(1, 60 / preferredFramesPerSecond) : 1 }
    set { preferredFramesPerSecond = newValue > 1 ? max(1, 60 / newValue) : 0 }
  }
  /// Counts where `preferredFramesPerSecond` is 0, by its `preferred` alone; 0 and nil are as many as there
  /// are.
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// When the frame that is being made began, in the seconds of `CACurrentMediaTime()`.
  open var timestamp: CFTimeInterval { time }
  /// Seconds between two frames of the display.
  open var duration: CFTimeInterval { DisplayLinks.frame }
  /// When the next call is due, in the seconds of `timestamp`.
  open var targetTimestamp: CFTimeInterval { time + interval }

  private final var interval: Double {
    let wanted =
      preferredFramesPerSecond > 0
      ? Double(preferredFramesPerSecond) : Double(preferredFrameRateRange.preferred ?? 0)
    return wanted > 0 ? max(1 / wanted, DisplayLinks.frame) : DisplayLinks.frame
  }

  /// Calls the target, unless the last call was for the same frame or too near.
  fileprivate final func fire(at now: Double, isFirst: Bool) {
    guard !isPaused, let step else { return }
    guard isFirst || now - time >= interval - DisplayLinks.frame / 2 else { return }
    time = now
    step(self)
  }
}

/// The links that are called before each frame.
@MainActor package enum DisplayLinks {
  private struct Entry {
    let link: CADisplayLink
    var isNew = true
  }

  // Links are made and called on the main thread, though Core Animation's are not bound to an actor.
  nonisolated(unsafe) private static var entries: [Entry] = []
  private static var last = -Double.infinity

  /// Seconds between two frames.
  package nonisolated static let frame = 1.0 / 60

  nonisolated static func insert(_ link: CADisplayLink) {
    entries.append(Entry(link: link))
    PassingTime.begins()
  }
  nonisolated static func remove(_ link: CADisplayLink) { entries.removeAll { $0.link === link } }

  /// Whether somebody wants to be called before the next frame.
  package static var areActive: Bool { entries.contains { !$0.link.isPaused } }

  /// Calls every link that is not paused; once for each time.
  package static func fire(at now: Double) {
    guard now != last else { return }
    last = now
    for entry in entries {
      guard let index = entries.firstIndex(where: { $0.link === entry.link }) else { continue }
      entries[index].isNew = false
      entry.link.fire(at: now, isFirst: entry.isNew)
    }
  }
}
