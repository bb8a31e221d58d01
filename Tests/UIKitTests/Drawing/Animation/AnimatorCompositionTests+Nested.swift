import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of keyframes and blocks inside the blocks of animators.
extension AnimatorCompositionTests {
  @Test func keyframesFollowTheFraction() {
    underClock {
      let animator = animator {
        UIView.animateKeyframes(withDuration: 0, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0.5 }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 220 }
        }
      }
      animator.fractionComplete = 0.25
      #expect(abs(alpha - 0.75) < 1e-6)
      #expect(x == 20)
      animator.fractionComplete = 0.75
      #expect(abs(x - 120) < 1e-9)
      animator.fractionComplete = 0.6
      #expect(abs(x - 60) < 1e-9)
      #expect(abs(alpha - 0.5) < 1e-6)
      animator.stopAnimation(true)
      #expect(abs(view.center.x - 60) < 1e-9)
    }
  }

  /// Returns an animator of two keyframes that move the view away and back.
  private func thereAndBack() -> UIViewPropertyAnimator {
    animator {
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 120 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 20 }
      }
    }
  }

  @Test func keyframesPauseReverseAndGoOn() {
    underClock {
      let animator = thereAndBack()
      animator.startAnimation()
      frame(at: 0.75)
      #expect(abs(x - 70) < 1e-6)
      animator.pauseAnimation()
      frame(at: 3)
      #expect(abs(x - 70) < 1e-6)
      animator.isReversed = true
      animator.startAnimation()
      frame(at: 3.25)
      #expect(abs(x - 120) < 1e-6)
      animator.pauseAnimation()
      animator.isReversed = false
      animator.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 1)
      frame(at: 3.75)
      #expect(abs(x - 70) < 1e-6)
      frame(at: 4.25)
      #expect(animator.state == .inactive)
    }
  }

  @Test func keyframesThatComeBackStopWhereTheyAreShown() {
    underClock {
      let animator = thereAndBack()
      animator.startAnimation()
      frame(at: 0.25)
      animator.stopAnimation(true)
      #expect(abs(view.center.x - 70) < 1e-6)
    }
  }

  @Test func nestedBlocksBelongToTheAnimator() {
    underClock {
      var ends: [String] = []
      let animator = animator {
        UIView.animate(withDuration: 5) {
          view.center.x = 120
        } completion: {
          ends.append("inner \($0)")
        }
      }
      animator.addCompletion { _ in ends.append("outer") }
      animator.startAnimation()
      frame(at: 0.5)
      #expect(abs(x - 70) < 1e-6)
      animator.pauseAnimation()
      frame(at: 2)
      #expect(abs(x - 70) < 1e-6)
      #expect(ends == [])
      animator.startAnimation()
      frame(at: 2.5)
      #expect(ends == ["inner true", "outer"])
      #expect(view.center.x == 120)
    }
  }

  @Test func nestedBlocksWithTheirOwnTimeHaveAPartOfTheTimeline() {
    underClock {
      let animator = animator(2) {
        UIView.animate(
          withDuration: 0.5, delay: 1,
          options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveLinear]
        ) { view.center.x = 120 }
      }
      animator.startAnimation()
      for (time, place) in [(1.0, 20.0), (1.25, 70), (1.5, 120), (1.75, 120)] {
        frame(at: time)
        #expect(abs(x - place) < 1e-6, "\(time)")
      }
      animator.fractionComplete = 0.625
      #expect(abs(x - 70) < 1e-6)
      animator.stopAnimation(true)
    }
  }

  @Test func oldBlocksInsideAnAnimatorCanBeScrubbed() {
    underClock {
      let animator = animator {
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(0.5)
        UIView.setAnimationCurve(.linear)
        view.center.x = 120
        UIView.commitAnimations()
      }
      animator.fractionComplete = 0.25
      #expect(abs(x - 70) < 1e-9)
      animator.fractionComplete = 0.5
      #expect(abs(x - 120) < 1e-9)
      animator.stopAnimation(true)
    }
  }

  @Test func arrangedViewsAreHiddenByTheFraction() {
    let row = (0..<2).map { _ in UIView() }
    window.addColumn(row, height: 40, .defaultHigh, width: 100)
    underClock {
      let animator = animator {
        row[0].isHidden = true
        window.layoutIfNeeded()
      }
      animator.startAnimation()
      frame(at: 0.25)
      animator.pauseAnimation()
      frame(at: 2)
      #expect(row[1].layer.presentation()?.frame.minY == 30)
      #expect(row[0].layer.presentation()?.isHidden == false)
      animator.startAnimation()
      frame(at: 2.75)
      #expect(row[0].layer.presentation()?.isHidden == true)
      #expect(row[1].frame.minY == 0)
    }
  }
}
