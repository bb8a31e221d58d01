import CoreGraphics
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of segments that are inserted and removed with animation.
@Suite(.serialized) @MainActor struct SegmentMotionTests: HandClocked {
  let clock = FrameClock.manual(at: firstFrame)
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  @Test func theOthersMakeRoom() {
    let control = UISegmentedControl(items: ["A", "B"])
    control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
    window.addSubview(control)
    window.isHidden = false
    underClock {
      control.insertSegment(withTitle: "C", at: 1, animated: true)
      #expect(control.numberOfSegments == 3)
      #expect(control.boundaries == [0, 150, 150, 300])
      frame(at: 0.125)
      #expect(control.boundaries.map { $0.rounded() } == [0, 125, 175, 300])
      frame(at: 1)
      #expect(control.boundaries == [0, 100, 200, 300])
      #expect(control.motion == nil)
      control.removeSegment(at: 0, animated: true)
      #expect(control.boundaries == [100, 200, 300])
      control.insertSegment(withTitle: "D", at: 0, animated: false)
      #expect(control.boundaries == [0, 100, 200, 300])
      frame(at: 2)
    }
    window.isHidden = true
  }
}
