package import QuartzCore
package import RenderTree
package import UIKit

/// A test suite that produces frames by hand. The clock is global, so its tests run serially.
@MainActor package protocol HandClocked {
  /// A clock that stands at `firstFrame` until a frame is requested.
  var clock: FrameClock { get }
  var window: UIWindow { get }
}

extension HandClocked {
  /// The clock's time of the first frame, in seconds.
  package static var firstFrame: Double { 100 }

  /// Runs a test under the clock. The first frame is shown after `prepare`.
  ///
  /// A window that is shown comes to the front first: other tests may have shown theirs since this one was
  /// made, and touches go to the window in front.
  package func underClock(prepare: () -> Void = {}, _ body: () throws -> Void) rethrows {
    let outer = FrameClock.current
    FrameClock.current = clock
    defer { FrameClock.current = outer }
    prepare()
    if !window.isHidden { window.comeToFront() }
    frame(at: 0)
    try body()
  }

  /// Shows the frame at `seconds` after the first one.
  @discardableResult package func frame(at seconds: Double) -> RenderNode {
    clock.now = Self.firstFrame + seconds
    return FrameLoop(root: window).commit().root.sampled(at: clock.now)
  }
}
