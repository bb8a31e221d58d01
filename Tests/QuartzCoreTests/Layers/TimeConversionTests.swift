import Foundation
import QuartzCore
import RenderTree
import Testing

/// Tests of time conversion between layers. At every level,
/// `local = (parent - beginTime) * speed + timeOffset`, as stated in `CAMediaTiming.h`.
@MainActor struct TimeConversionTests {
  // On the main actor, where frames let the animations of all layers end.
  private let root = CALayer(), a = CALayer(), b = CALayer(), inner = CALayer()

  init() {
    root.addSublayer(a)
    root.addSublayer(b)
    a.addSublayer(inner)
  }

  @Test func aNewLayerRunsInItsParentsTime() {
    #expect(root.beginTime == 0)
    #expect(root.speed == 1)
    #expect(root.timeOffset == 0)
    #expect(root.fillMode == .removed)
    #expect(root.repeatCount == 0)
    #expect(root.repeatDuration == 0)
    #expect(!root.autoreverses)
    #expect(inner.convertTime(12.5, from: nil) == 12.5)
    #expect(inner.convertTime(12.5, to: b) == 12.5)
    #expect(inner.convertTime(3, to: inner) == 3)
  }

  @Test func everyLevelOfTheWayCounts() {
    (root.beginTime, root.speed) = (10, 2)
    (a.beginTime, a.speed, a.timeOffset) = (4, 0.5, 1)
    inner.timeOffset = -3
    b.speed = -1
    // 15 → root (15 - 10) 2 = 10 → a (10 - 4) 0.5 + 1 = 4 → inner 1.
    #expect(root.convertTime(15, from: nil) == 10)
    #expect(a.convertTime(15, from: nil) == 4)
    #expect(inner.convertTime(15, from: nil) == 1)
    #expect(inner.convertTime(1, to: nil) == 15)
    #expect(inner.convertTime(1, to: root) == 10)
    #expect(inner.convertTime(1, to: b) == -10)
    #expect(b.convertTime(1, from: inner) == -10)
  }

  @Test func treesWithoutACommonRootShareTheTimeOfTheirRoots() {
    let other = CALayer()
    other.beginTime = 100
    a.speed = 3
    #expect(inner.convertTime(6, to: other) == -98)
    #expect(other.convertTime(-98, to: inner) == 6)
  }

  /// Layers above the nearest common ancestor do not affect a conversion, even if their time stands still.
  @Test func aParentThatStandsStillDoesNotStopItsLayers() {
    root.speed = 0
    b.beginTime = 1
    #expect(a.convertTime(5, to: b) == 4)
    #expect(b.convertTime(5, from: nil) == -1)
    root.beginTime = 7
    #expect(root.convertTime(99, to: nil) == 7)
  }

  /// Apple's technical note QA1673: pausing a layer and resuming it.
  @Test func pausingAndGoingOn() {
    let pausedAt = a.convertTime(50, from: nil)
    a.speed = 0
    a.timeOffset = pausedAt
    #expect(a.convertTime(50, from: nil) == 50)
    #expect(a.convertTime(80, from: nil) == 50)
    #expect(inner.convertTime(80, from: nil) == 50)
    let paused = a.timeOffset
    (a.speed, a.timeOffset, a.beginTime) = (1, 0, 0)
    a.beginTime = a.convertTime(90, from: nil) - paused
    #expect(a.convertTime(90, from: nil) == 50)
    #expect(a.convertTime(100, from: nil) == 60)
  }

  /// A picture made before a change of the time is not used after it.
  @Test func changesOfTheTimeAreSeen() {
    let layer = CALayer(), fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration, fade.beginTime) = (0, 1, 10, 1)
    layer.add(fade, forKey: "fade")
    #expect(layer.renderNode().sampled(at: 6).state.opacity == 0.5)
    (layer.speed, layer.timeOffset) = (0, 8.5)
    #expect(layer.renderNode().sampled(at: 6).state.opacity == 0.75)
  }
}
