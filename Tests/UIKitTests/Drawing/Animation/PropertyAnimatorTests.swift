import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of animators, and of animations on top of others, under a clock that is set by hand.
@Suite(.serialized) @MainActor struct PropertyAnimatorTests: HandClocked {
  let clock = FrameClock.manual(at: firstFrame)
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))

  init() {
    window.isHidden = false
    window.addSubview(view)
  }

  private var shownX: Double { Double(view.layer.presentation()?.position.x ?? .nan) }

  private func animator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 1, curve: curve) { [view] in view.center.x = 120 }
  }

  @Test func anAnimatorRunsToItsEnd() {
    underClock {
      let animator = animator()
      let ends = Ends(of: animator)
      #expect(animator.state == .inactive)
      #expect(view.center.x == 20)
      animator.startAnimation()
      #expect(animator.state == .active)
      #expect(animator.isRunning)
      #expect(view.center.x == 120)
      frame(at: 0.5)
      #expect(abs(shownX - 70) < 1e-6)
      #expect(abs(animator.fractionComplete - 0.5) < 1e-9)
      frame(at: 1)
      #expect(ends.all == [.end])
      #expect(animator.state == .inactive)
      #expect(view.layer.animationKeys() == nil)
      #expect(shownX == 120)
    }
  }

  @Test func anAnimatorThatMayNotBeInterruptedGoesOn() {
    underClock {
      let animator = animator()
      animator.isInterruptible = false
      animator.startAnimation()
      frame(at: 0.25)
      animator.pauseAnimation()
      animator.fractionComplete = 0.9
      animator.isReversed = true
      animator.stopAnimation(true)
      frame(at: 0.5)
      #expect(animator.isRunning)
      #expect(!animator.isReversed)
      #expect(abs(shownX - 70) < 1e-6)
      frame(at: 1)
      #expect(animator.state == .inactive)
      #expect(shownX == 120)
    }
  }

  @Test func pausingAndScrubbing() {
    underClock {
      let animator = animator(.easeIn)
      animator.startAnimation()
      frame(at: 0.5)
      animator.pauseAnimation()
      let place = shownX
      // `ios26/animation.json`: easeIn is at 0.3153568126 half way.
      #expect(abs(place - (20 + 100 * 0.3153568126)) < 0.01)
      frame(at: 5)
      #expect(shownX == place)
      #expect(!animator.isRunning)
      #expect(abs(animator.fractionComplete - 0.3153568126) < 1e-4)
      animator.fractionComplete = 0.8
      frame(at: 6)
      #expect(abs(shownX - 100) < 1e-6)
      animator.scrubsLinearly = false
      animator.fractionComplete = 0.5
      frame(at: 7)
      #expect(abs(shownX - place) < 1e-6)
      animator.stopAnimation(true)
      #expect(animator.state == .inactive)
      #expect(abs(view.center.x - place) < 1e-6)
    }
  }

  /// The positions at which an animator has ended.
  @MainActor private final class Ends {
    private(set) var all: [UIViewAnimatingPosition] = []
    init(of animator: UIViewPropertyAnimator) { animator.addCompletion { self.all.append($0) } }
  }

  @Test func reversingGoesBackTheSameWay() {
    underClock {
      let animator = animator(.easeInOut)
      let ends = Ends(of: animator)
      animator.startAnimation()
      frame(at: 0.3)
      let there = shownX
      frame(at: 0.6)
      animator.isReversed = true
      frame(at: 0.9)
      #expect(abs(shownX - there) < 1e-6)
      frame(at: 1.2)
      #expect(ends.all == [.start])
      #expect(view.center.x == 20)
      #expect(shownX == 20)
    }
  }

  @Test func continuingKeepsItsPlace() {
    underClock {
      let animator = animator()
      animator.startAnimation()
      frame(at: 0.25)
      animator.pauseAnimation()
      frame(at: 3)
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      frame(at: 3.5)
      #expect(abs(shownX - 95) < 1e-6)
      animator.pauseAnimation()
      animator.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 2)
      #expect(abs(shownX - 95) < 1e-6)
      frame(at: 4.5)
      #expect(abs(shownX - 107.5) < 1e-6)
      frame(at: 5.5)
      #expect(animator.state == .inactive)
      #expect(view.center.x == 120)
    }
  }

  @Test func interruptedAndTurnedAroundWhilePaused() {
    underClock {
      let animator = animator()
      let ends = Ends(of: animator)
      animator.startAnimation()
      frame(at: 0.4)
      animator.pauseAnimation()
      animator.fractionComplete = 0.6
      animator.isReversed = true
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      frame(at: 0.7)
      #expect(abs(shownX - 50) < 1e-6)
      frame(at: 1.01)
      #expect(ends.all == [.start])
      #expect(view.center.x == 20)
    }
  }

  @Test func stoppingWaitsForFinishing() {
    underClock {
      let animator = animator()
      let ends = Ends(of: animator)
      animator.startAnimation()
      frame(at: 0.5)
      animator.stopAnimation(false)
      #expect(animator.state == .stopped)
      #expect(ends.all.isEmpty)
      // Views have their final values at once.
      #expect(abs(view.center.x - 70) < 1e-6)
      #expect(view.layer.animationKeys() == nil)
      animator.finishAnimation(at: .current)
      #expect(ends.all == [.current])
      #expect(abs(view.center.x - 70) < 1e-6)
      #expect(animator.state == .inactive)
    }
  }

  @Test(arguments: [(UIViewAnimatingPosition.start, CGFloat(20)), (.end, 120)])
  func stoppedAnimatorEndsAtItsFinishingPosition(position: UIViewAnimatingPosition, x: CGFloat) {
    underClock {
      let animator = animator()
      animator.startAnimation()
      frame(at: 0.5)
      animator.stopAnimation(false)
      animator.finishAnimation(at: position)
      #expect(view.center.x == x)
      #expect(shownX == Double(x))
    }
  }

  /// The fraction of the distance to the final value towards which the animator currently runs.
  @Test func reversedAnimatorCountsFromTheOtherEnd() {
    underClock {
      let animator = animator()
      animator.startAnimation()
      animator.pauseAnimation()
      animator.fractionComplete = 0.2
      #expect(abs(shownX - 40) < 1e-6)
      animator.isReversed = true
      #expect(abs(animator.fractionComplete - 0.8) < 1e-9)
      #expect(abs(shownX - 40) < 1e-6)
      animator.fractionComplete = 0.9
      #expect(abs(shownX - 30) < 1e-6)
      animator.isReversed = false
      #expect(abs(animator.fractionComplete - 0.1) < 1e-9)
      animator.stopAnimation(true)
    }
  }

  @Test func changesMayBeginLater() {
    underClock {
      let animator = animator()
      animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
      animator.startAnimation()
      frame(at: 0.5)
      #expect(view.layer.presentation()?.opacity == 1)
      frame(at: 0.75)
      #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.5) < 1e-5)
    }
  }

  @Test func animatorsThatPauseOnCompletionStayActive() {
    underClock {
      let animator = animator()
      animator.pausesOnCompletion = true
      animator.startAnimation()
      frame(at: 1.5)
      #expect(animator.state == .active)
      #expect(!animator.isRunning)
      #expect(shownX == 120)
      animator.isReversed = true
      animator.startAnimation()
      frame(at: 2)
      #expect(abs(shownX - 70) < 1e-6)
      animator.stopAnimation(true)
    }
  }

  @Test func springsEndWhereTheyShould() {
    underClock {
      let animator = UIViewPropertyAnimator(duration: 0.8, dampingRatio: 0.6) { [view] in view.center.x = 120
      }
      animator.startAnimation()
      frame(at: 0.3)
      // `ios26/animation.json`: 159.39 between 50 and 150.
      #expect(abs(shownX - (20 + 109.39)) < 0.2)
      frame(at: 0.9)
      #expect(view.center.x == 120)
      #expect(animator.state == .inactive)
    }
  }

  @Test func runningAnimatorsAreRetained() {
    underClock {
      var ended = false
      _ = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.5, delay: 0.5, options: .curveLinear)
      { [view] in
        view.center.x = 120
      } completion: { _ in
        ended = true
      }
      frame(at: 0.5)
      #expect(shownX == 20)
      frame(at: 0.75)
      #expect(abs(shownX - 70) < 1e-6)
      frame(at: 1)
      #expect(ended)
    }
  }

  /// A position animation is added to the running one: neither the position nor the velocity jumps.
  @Test func aNewTargetMakesNoJump() {
    underClock {
      UIView.animate(withDuration: 1) { view.center.x = 220 }
      frame(at: 0.49)
      let before = shownX
      frame(at: 0.5)
      let middle = shownX
      UIView.animate(withDuration: 1) { view.center.x = 20 }
      #expect(view.layer.animationKeys() == ["position", "position-2"])
      #expect(abs(shownX - middle) < 1e-9)
      frame(at: 0.51)
      #expect(abs((shownX - middle) - (middle - before)) < 0.3)
      frame(at: 1.2)
      #expect(view.layer.animationKeys() == ["position-2"])
      frame(at: 1.5)
      #expect(view.layer.animationKeys() == nil)
      #expect(shownX == 20)
    }
  }

  @Test func beginningFromCurrentStateReplacesAnimations() {
    underClock {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 120 }
      frame(at: 0.5)
      UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
        view.center.x = 270
      }
      #expect(view.layer.animationKeys() == ["position"])
      frame(at: 1)
      #expect(abs(shownX - 170) < 1e-6)
    }
  }
}
