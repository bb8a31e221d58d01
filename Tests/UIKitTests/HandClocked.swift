import QuartzCore
import RenderTree

@testable import UIKit

/// Tests whose frames are made by hand: the clock is everybody's, so they run one after the other.
@MainActor protocol HandClocked {
  /// A clock that stands at `firstFrame` until a frame is requested.
  var clock: FrameClock { get }
  var window: UIWindow { get }
}

extension HandClocked {
  /// The clock's time of the first frame, in seconds.
  static var firstFrame: Double { 100 }

  /// Runs a test under the clock; after what `prepare` does, the first frame is shown.
  func underClock(prepare: () -> Void = {}, _ body: () throws -> Void) rethrows {
    let outer = FrameClock.current
    FrameClock.current = clock
    defer { FrameClock.current = outer }
    prepare()
    frame(at: 0)
    try body()
  }

  /// A frame `seconds` after the first, as it is shown.
  @discardableResult func frame(at seconds: Double) -> RenderNode {
    clock.now = Self.firstFrame + seconds
    return FrameLoop(root: window).commit().root.sampled(at: clock.now)
  }
}
