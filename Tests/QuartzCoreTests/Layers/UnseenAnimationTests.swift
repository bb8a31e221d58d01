import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

/// Tests of animations of layers that are on no screen. The tests of the package SwiftyCoreAnimation expect
/// these results on an iPhone.
@MainActor struct UnseenAnimationTests {
  // On the main actor, where frames let the animations of all layers end.
  private final class Listener: NSObject, CAAnimationDelegate {
    var calls: [String] = []
    func animationDidStart(_ anim: CAAnimation) { calls.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { calls.append("stop") }
  }

  @Test(arguments: [true, false]) func theyBeginAndEndWithTheNextFrame(_ isRemoved: Bool) {
    let layer = CALayer(), listener = Listener(), animation = CABasicAnimation(keyPath: "opacity")
    animation.duration = 4
    animation.delegate = listener
    animation.isRemovedOnCompletion = isRemoved
    layer.add(animation, forKey: "fade")
    #expect(listener.calls.isEmpty)
    #expect(layer.animationKeys() == ["fade"])
    for _ in 0..<2 { AnimatedLayers.advance() }
    #expect(listener.calls == ["start", "stop"])
    #expect((layer.animation(forKey: "fade") == nil) == isRemoved)
    #expect(!layer.isAnimating)
  }
}
