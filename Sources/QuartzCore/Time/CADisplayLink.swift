public import Foundation

/// A range of frame rates.
public struct CAFrameRateRange: Hashable, Sendable {
  /// Stored only. The minimum in frames per second. 0 leaves it to the system.
  public var minimum: Float
  /// Stored only. The maximum in frames per second. 0 leaves it to the system.
  public var maximum: Float
  /// The preferred number of frames per second. Nil and 0 mean the display's frame rate.
  public var preferred: Float?

  /// Creates a range. Only `preferred` has an effect here.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }
  /// Creates the range of zeros, which leaves everything to the system.
  public init() { self.init(minimum: 0, maximum: 0, preferred: 0) }

  /// The range that stands for the display's frame rate.
  public static let `default` = CAFrameRateRange()
}

/// A timer that calls its target before each frame.
open class CADisplayLink: NSObject {
  private var step: ((CADisplayLink) -> Void)?
  private var time = 0.0
  private var isAdded = false

  /// Creates a display link that calls a closure. UIKit's `init(target:selector:)` uses it.
  package init(step: @escaping (CADisplayLink) -> Void) {
    self.step = step
    super.init()
  }

  /// Starts the calls. The run loop and mode are ignored: there is only one of each.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard step != nil, !isAdded else { return }
    isAdded = true
    DisplayLinks.insert(self)
  }
  /// Stops the calls until the link is added again. The run loop and mode are ignored.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = false
    DisplayLinks.remove(self)
  }
  /// Stops the calls for good and releases the target.
  open func invalidate() {
    isAdded = false
    DisplayLinks.remove(self)
    // Releasing the target may invalidate the link too.
    _ = step.take()
  }

  /// A Boolean value that determines whether the calls are suspended. Missed calls are not made up for.
  open var isPaused = false {
    didSet { if isAdded, !isPaused { PassingTime.begins() } }
  }
  /// The preferred number of frames per second, or 0 for the display's frame rate.
  open var preferredFramesPerSecond = 0
  /// The interval between calls in frames of a 60-Hz display. `preferredFramesPerSecond` replaces it.
  open var frameInterval: Int {
    get { preferredFramesPerSecond > 0 ? max(1, 60 / preferredFramesPerSecond) : 1 }
    set { preferredFramesPerSecond = newValue > 1 ? max(1, 60 / newValue) : 0 }
  }
  /// The preferred range of frame rates. It has an effect if `preferredFramesPerSecond` is 0, and only by its
  /// `preferred` rate, for which 0 and nil mean the display's frame rate.
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// The time at which the current frame began, in the time space of `CACurrentMediaTime()`.
  open var timestamp: CFTimeInterval { time }
  /// The time between two frames of the display in seconds.
  open var duration: CFTimeInterval { DisplayLinks.frame }
  /// The time at which the next call is due, in the time space of `timestamp`.
  open var targetTimestamp: CFTimeInterval { time + interval }

  private final var interval: Double {
    let wanted =
      preferredFramesPerSecond > 0
      ? Double(preferredFramesPerSecond) : Double(preferredFrameRateRange.preferred ?? 0)
    return wanted > 0 ? max(1 / wanted, DisplayLinks.frame) : DisplayLinks.frame
  }

  /// Calls the target, unless the last call was for the same frame or too recent.
  fileprivate final func fire(at now: Double, isFirst: Bool) {
    guard !isPaused, let step else { return }
    guard isFirst || now - time >= interval - DisplayLinks.frame / 2 else { return }
    time = now
    step(self)
  }
}

/// The display links that are called before each frame.
@MainActor package enum DisplayLinks {
  private struct Entry {
    let link: CADisplayLink
    var isNew = true
  }

  // Display links are created and called on the main thread, though Core Animation's are not bound to an
  // actor.
  nonisolated(unsafe) private static var entries: [Entry] = []
  private static var last = -Double.infinity

  /// The time between two frames in seconds.
  package nonisolated static let frame = 1.0 / 60

  nonisolated static func insert(_ link: CADisplayLink) {
    entries.append(Entry(link: link))
    PassingTime.begins()
  }
  nonisolated static func remove(_ link: CADisplayLink) { entries.removeAll { $0.link === link } }

  /// A Boolean value that indicates whether any display link is not paused.
  package static var areActive: Bool { entries.contains { !$0.link.isPaused } }

  /// Calls every display link that is not paused, once per time.
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
