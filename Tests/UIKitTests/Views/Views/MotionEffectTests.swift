import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Tests of effects of a device's tilt, as Apple documents `UIMotionEffect`.
@MainActor struct MotionEffectTests {
  @Test func valuesLieBetweenTheTwoByTheTilt() {
    let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    effect.minimumRelativeValue = -10
    effect.maximumRelativeValue = 30
    func value(_ tilt: CGFloat) -> CGFloat? {
      effect.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: tilt, vertical: 0))?["center.x"]
        as? CGFloat
    }
    #expect(value(-1) == -10)
    #expect(value(0) == 10)
    #expect(value(1) == 30)
    effect.minimumRelativeValue = UIOffset(horizontal: 0, vertical: 2)
    effect.maximumRelativeValue = UIOffset(horizontal: 4, vertical: 6)
    let middle = effect.keyPathsAndRelativeValues(forViewerOffset: .zero)?["center.x"] as? UIOffset
    #expect(middle == UIOffset(horizontal: 2, vertical: 4))
  }

  @Test func groupsJoinTheirEffects() {
    let across = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    let down = UIInterpolatingMotionEffect(keyPath: "layer.shadowOffset", type: .tiltAlongVerticalAxis)
    (across.minimumRelativeValue, across.maximumRelativeValue) = (-2.0, 2.0)
    (down.minimumRelativeValue, down.maximumRelativeValue) = (
      CGSize(width: 0, height: -4), CGSize(width: 0, height: 4)
    )
    let group = UIMotionEffectGroup()
    group.motionEffects = [across, down]
    let values = group.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 0.5, vertical: 1))
    #expect(values?["center.x"] as? CGFloat == 1)
    #expect(values?["layer.shadowOffset"] as? CGSize == CGSize(width: 0, height: 4))
  }

  @Test func viewsKeepTheirEffects() {
    let view = UIView(), effect = UIMotionEffect()
    view.addMotionEffect(effect)
    #expect(view.motionEffects == [effect])
    view.removeMotionEffect(effect)
    #expect(view.motionEffects.isEmpty)
  }
}
