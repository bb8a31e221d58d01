import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of several animators, blocks and keyframes that animate one property. Unless another source is
/// named, the expected values follow from Apple's reference of `UIViewPropertyAnimator`: each block occupies
/// its part of the animator's time, and a block added during the animation begins at the current value and
/// takes the remaining time.
@Suite(.serialized) @MainActor struct AnimatorCompositionTests: HandClocked {
  let clock = FrameClock.manual(at: firstFrame)
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))

  init() {
    window.isHidden = false
    window.addSubview(view)
  }

  var x: Double { Double(view.layer.presentation()?.position.x ?? .nan) }
  var y: Double { Double(view.layer.presentation()?.position.y ?? .nan) }
  var alpha: Double { Double(view.layer.presentation()?.opacity ?? .nan) }

  func animator(
    _ duration: Double = 1, _ curve: UIView.AnimationCurve = .linear, _ block: @escaping () -> Void
  ) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: duration, curve: curve, animations: block)
  }

  // MARK: - Two animators

  @Test func theEndOfOneAnimatorLeavesTheOther() {
    underClock {
      animator { view.center.x = 120 }.startAnimation()
      frame(at: 0.5)
      animator { view.center.x = 220 }.startAnimation()
      frame(at: 0.99)
      let before = x
      frame(at: 1.01)
      #expect(abs(x - before) < 5)
      frame(at: 1.25)
      #expect(abs(x - 195) < 1e-6)
      frame(at: 1.5)
      #expect(x == 220)
      #expect(view.layer.animationKeys() == nil)
    }
  }

  @Test func aPausedAnimatorDoesNotHoldAnother() {
    underClock {
      let first = animator { view.center.x = 120 }
      first.startAnimation()
      frame(at: 0.5)
      animator { view.center.x = 220 }.startAnimation()
      first.pauseAnimation()
      frame(at: 1.5)
      // The first lacks half of its 100 points.
      #expect(abs(x - 170) < 1e-6)
      first.startAnimation()
      frame(at: 1.75)
      #expect(abs(x - 195) < 1e-6)
      frame(at: 2)
      #expect(x == 220)
    }
  }

  @Test func stoppingOneAnimatorTakesItsPartAlone() {
    underClock {
      let first = animator { view.center.x = 120 }
      first.startAnimation()
      frame(at: 0.5)
      animator { view.center.x = 220 }.startAnimation()
      let before = x
      first.stopAnimation(true)
      #expect(abs(x - before) < 1e-9)
      frame(at: 1.5)
      #expect(abs(x - 170) < 1e-9)
      #expect(abs(view.center.x - 170) < 1e-9)
    }
  }

  @Test func aReversedAnimatorGoesBackItsOwnWay() {
    underClock {
      let first = animator { view.center.x = 120 }
      first.startAnimation()
      frame(at: 0.5)
      animator(2) { view.center.x = 220 }.startAnimation()
      first.isReversed = true
      frame(at: 0.75)
      // 25 of the first's 100 points, an eighth of the second's.
      #expect(abs(x - (20 + 25 + 12.5)) < 1e-6)
      frame(at: 1)
      #expect(first.state == .inactive)
      #expect(abs(x - (20 + 25)) < 1e-6)
      frame(at: 2.5)
      #expect(abs(x - 120) < 1e-9)
      #expect(abs(view.center.x - 120) < 1e-9)
    }
  }

  @Test func anAnimatorAndABlockAddUp() {
    underClock {
      let paused = animator { view.center.x = 120 }
      paused.fractionComplete = 0.5
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 220 }
      frame(at: 0.5)
      #expect(abs(x - 120) < 1e-6)
      paused.fractionComplete = 0.75
      #expect(abs(x - 145) < 1e-6)
      frame(at: 1)
      #expect(abs(x - 195) < 1e-6)
      paused.stopAnimation(true)
      #expect(abs(view.center.x - 195) < 1e-6)
    }
  }

  /// `ios26/animation.json`: "re-animating the same property replaces the animation".
  @Test func aBlockReplacesAnAnimatorsFade() {
    underClock {
      let replaced = animator { view.alpha = 0 }
      replaced.startAnimation()
      frame(at: 0.5)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 1 }
      #expect(abs(alpha - 0.5) < 1e-6)
      replaced.pauseAnimation()
      replaced.fractionComplete = 0.1
      frame(at: 1)
      #expect(abs(alpha - 0.75) < 1e-6)
      replaced.stopAnimation(true)
      #expect(view.alpha == 1)
      #expect(view.layer.animationKeys() == ["opacity"])
    }
  }

  /// The replaced animation would follow the new value otherwise.
  @Test func fadeToThePresentedValueStaysThere() {
    underClock {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
      frame(at: 0.5)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0.5 }
      #expect(alpha == 0.5)
      frame(at: 0.75)
      #expect(alpha == 0.5)
    }
  }

  @Test func aSizeThatIsRedirectedGoesOnFromWhereItIsSeen() {
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(box)
    let height = box.heightAnchor.constraint(equalToConstant: 0)
    NSLayoutConstraint.activate([
      height, box.topAnchor.constraint(equalTo: window.topAnchor),
      box.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      box.widthAnchor.constraint(equalToConstant: 100),
    ])
    underClock {
      for (time, constant) in [(0, 200.0), (0.5, 0)] {
        frame(at: time)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
          height.constant = constant
          window.layoutIfNeeded()
        }
      }
      #expect(box.layer.presentation()?.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
      frame(at: 0.75)
      #expect(box.layer.presentation()?.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
      frame(at: 1.25)
      #expect(box.layer.presentation()?.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    }
  }

  // MARK: - Several blocks of one animator

  @Test func aBlockAddedOnTheWayBeginsWhereItIsSeen() {
    underClock {
      let animator = animator(2) { view.alpha = 0 }
      animator.startAnimation()
      frame(at: 1)
      animator.addAnimations { view.alpha = 1 }
      #expect(abs(alpha - 0.5) < 1e-6)
      frame(at: 2)
      #expect(alpha == 1)
    }
  }

  @Test func aBlockAddedOnTheWayTakesTheTimeThatIsLeft() {
    underClock {
      let animator = animator(2) { view.center.x = 120 }
      animator.startAnimation()
      frame(at: 1)
      animator.addAnimations({ view.center.y = 120 }, delayFactor: 0.5)
      frame(at: 1.5)
      #expect(abs(y - 20) < 1e-6)
      frame(at: 1.75)
      #expect(abs(y - 70) < 1e-6)
      frame(at: 2)
      #expect(y == 120)
    }
  }

  @Test func aDelayedBlockOfTheSamePropertyWaits() {
    underClock {
      let animator = animator { view.center.y = 120 }
      animator.addAnimations({ view.center.y = 220 }, delayFactor: 0.5)
      animator.startAnimation()
      for (time, place) in [(0.25, 45.0), (0.5, 70), (0.75, 145), (0.99, 217)] {
        frame(at: time)
        #expect(abs(y - place) < 1e-6, "\(time)")
      }
    }
  }

  @Test func aDelayedBlockFollowsTheFraction() {
    underClock {
      let animator = animator(1, .easeInOut) {}
      animator.addAnimations({ view.center.x = 220 }, delayFactor: 0.5)
      animator.fractionComplete = 0.5
      #expect(x == 20)
      animator.fractionComplete = 0.75
      #expect(abs(x - 120) < 1e-9)
      animator.stopAnimation(true)
    }
  }

  @Test func blocksOfOneAnimatorGoBackTogether() {
    underClock {
      let animator = animator { view.center.x = 120 }
      animator.addAnimations({ view.center.x = 220 }, delayFactor: 0.5)
      animator.startAnimation()
      frame(at: 0.75)
      let there = x
      animator.isReversed = true
      #expect(abs(x - there) < 1e-9)
      frame(at: 1.0)
      #expect(abs(x - 70) < 1e-6)
      frame(at: 1.5)
      #expect(view.center.x == 20)
    }
  }

  @Test func twoChangesOfOneBlockAreOneMovement() {
    underClock {
      let animator = animator {
        view.center.x = 120
        view.center.y = 60
      }
      animator.startAnimation()
      #expect(view.layer.animationKeys() == ["position"])
      frame(at: 0.5)
      #expect(abs(x - 70) < 1e-6)
      #expect(abs(y - 40) < 1e-6)
    }
  }

  @Test func springsInAPartOfTheTimeComeToRest() {
    underClock {
      let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5)
      animator.addAnimations({ view.center.x = 120 }, delayFactor: 0.6)
      animator.startAnimation()
      frame(at: 0.6)
      #expect(abs(x - 20) < 1e-6)
      frame(at: 0.998)
      #expect(abs(x - 120) < 0.3)
    }
  }

  // MARK: - Changed duration and timing

  /// A track that has not begun keeps its place in the remaining time.
  @Test func continuingKeepsThePartsOfDelayedBlocks() {
    underClock {
      let animator = animator { view.center.x = 120 }
      animator.addAnimations({ view.center.y = 120 }, delayFactor: 0.5)
      animator.startAnimation()
      frame(at: 0.25)
      animator.pauseAnimation()
      animator.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 3)
      // The rest, 0.75 of the time, takes 3 s: the delayed block begins after a third of it.
      frame(at: 1.25)
      #expect(abs(y - 20) < 1e-6)
      frame(at: 2.25)
      #expect(abs(y - 70) < 1e-6)
      #expect(abs(x - (45 + 50)) < 1e-6)
      frame(at: 3.25)
      #expect(animator.state == .inactive)
    }
  }

  @Test(arguments: [UIView.AnimationCurve.easeIn, .easeOut, .easeInOut])
  func scrubbingBeginsWhereTheAnimatorStands(curve: UIView.AnimationCurve) {
    underClock {
      let animator = animator(1, curve) { view.center.x = 120 }
      animator.addAnimations({ view.center.y = 120 }, delayFactor: 0.3)
      animator.startAnimation()
      frame(at: 0.6)
      animator.pauseAnimation()
      let before = (x, y)
      animator.fractionComplete = animator.fractionComplete
      #expect(abs(x - before.0) < 1e-6)
      #expect(abs(y - before.1) < 1e-6)
      animator.fractionComplete += 0.001
      #expect((0..<1).contains(y - before.1))
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      #expect(abs(y - before.1) < 1)
      frame(at: 2)
      #expect(view.center == CGPoint(x: 120, y: 120))
      #expect(animator.state == .inactive)
    }
  }
}
