import Foundation
import Testing

@testable import UIKit

/// Tests of states that code sets without touches, as tests of targets do.
@Suite(.serialized) @MainActor struct RequestedStateTests {
  private final class Drag: UIPanGestureRecognizer {
    var resets = 0
    override func reset() {
      super.reset()
      resets += 1
    }
  }

  @Test func theyLastToTheEndOfTheTurn() {
    let drag = Drag()
    drag.state = .began
    drag.state = .changed
    drag.state = .ended
    #expect(drag.state == .ended)
    #expect(drag.resets == 0)
    GestureEnvironment.main.endAskedFor()
    #expect(drag.state == .possible)
    #expect(drag.resets == 1)
    #expect(GestureEnvironment.main.participants.isEmpty)
  }

  @Test func theNextStateBeginsANewAttempt() {
    let drag = Drag()
    drag.state = .began
    drag.state = .cancelled
    #expect(drag.state == .cancelled)
    drag.state = .began
    #expect(drag.state == .began)
    #expect(drag.resets == 1)
    drag.state = .ended
    drag.isEnabled = false
    GestureEnvironment.main.endAskedFor()
    #expect(drag.state == .possible)
    #expect(GestureEnvironment.main.participants.isEmpty)
  }
}
