import CoreGraphics
import Foundation
import QuartzCore
import Testing
@testable import UIKit

/// How animations end, seen and unseen.
extension ViewAnimationTests {
  /// `ios26/animation.json`: a block that changes nothing animatable runs its completion at once.
  @Test func nothingToAnimateEndsAtOnce() {
    underClock {
      var finished: Bool?
      UIView.animate(withDuration: 5) {
        view.tag = 3
      } completion: {
        finished = $0
      }
      #expect(finished == true)
    }
  }

  /// `ios26/animation.json`: Core Animation discards animations of layers on no screen when it flushes, not
  /// before.
  @Test func aViewOnNoScreenIsDoneWithTheNextFrame() {
    underClock {
      let alone = UIView()
      var finished: Bool?
      UIView.animate(withDuration: 5) {
        alone.alpha = 0
      } completion: {
        finished = $0
      }
      #expect(finished == nil && alone.layer.animationKeys() == ["opacity"])
      frame(at: 0.1)
      #expect(finished == true && alone.layer.animationKeys() == nil)
    }
  }

  @Test func aViewThatIsShownAfterItsBlockMoves() {
    underClock {
      let new = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { new.alpha = 0 }
      window.addSubview(new)
      frame(at: 0.25)
      #expect(new.layer.presentation()?.opacity == 0.75)
    }
  }

  @Test func whatIsTakenAwayUnseenIsNotFinished() {
    underClock {
      let alone = UIView()
      var finished: Bool?
      UIView.animate(withDuration: 5) {
        alone.alpha = 0
      } completion: {
        finished = $0
      }
      alone.layer.removeAllAnimations()
      #expect(finished == false)
    }
  }

  @Test func whatIsReplacedUnseenIsDoneWithTheNextFrame() {
    underClock {
      let alone = UIView()
      var ends: [String] = []
      UIView.animate(withDuration: 5) {
        alone.alpha = 0
      } completion: {
        ends.append("first \($0)")
      }
      UIView.animate(withDuration: 5) {
        alone.alpha = 0.5
      } completion: {
        ends.append("second \($0)")
      }
      #expect(ends.isEmpty)
      frame(at: 0.1)
      #expect(ends == ["first true", "second true"])
    }
  }

  /// An animator and a block that begins where things are take the places of several animations that add up.
  @Test(arguments: [false, true])
  func whatAnAnimatorTakesOverUnseenIsDoneWithTheNextFrame(withAnimator: Bool) {
    underClock {
      let alone = UIView()
      var ends: [String] = []
      UIView.animate(withDuration: 5) {
        alone.center.x = 10
      } completion: {
        ends.append("first \($0)")
      }
      UIView.animate(withDuration: 5) {
        alone.center.x = 20
      } completion: {
        ends.append("second \($0)")
      }
      if withAnimator {
        UIViewPropertyAnimator(duration: 5, curve: .linear) { alone.center.x = 30 }.startAnimation()
      } else {
        UIView.animate(withDuration: 5, delay: 0, options: .beginFromCurrentState) { alone.center.x = 30 }
      }
      #expect(ends.isEmpty)
      frame(at: 0.1)
      #expect(ends.sorted() == ["first true", "second true"] && alone.center.x == 30)
    }
  }

  @Test func whatHasBeenSeenWaitingIsNotFinished() {
    underClock {
      let new = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      var finished: Bool?
      UIView.animate(withDuration: 1, delay: 2, options: .curveLinear) {
        new.alpha = 0
      } completion: {
        finished = $0
      }
      window.addSubview(new)
      frame(at: 1)
      new.removeFromSuperview()
      frame(at: 1.1)
      #expect(finished == false)
    }
  }

  @Test func whatIsTakenAwayIsNotFinished() {
    underClock {
      var finished: Bool?
      UIView.animate(withDuration: 5) {
        view.alpha = 0
      } completion: {
        finished = $0
      }
      view.layer.removeAllAnimations()
      #expect(finished == false)
    }
  }

  /// Nothing is animated: the completion comes in the next turn, not at once.
  @Test(arguments: [true, false]) func endsOfWhatIsNotAnimatedComeInTheNextTurn(isEnabled: Bool) async {
    let view = UIView(), wereEnabled = UIView.areAnimationsEnabled
    var isOver = false
    let finished = await withCheckedContinuation { waiting in
      UIView.setAnimationsEnabled(isEnabled)
      UIView.animate(withDuration: isEnabled ? 0 : 1) {
        view.alpha = 0.5
      } completion: {
        isOver = true
        waiting.resume(returning: $0)
      }
      UIView.setAnimationsEnabled(wereEnabled)
      #expect(!isOver && view.alpha == 0.5 && view.layer.animationKeys() == nil)
    }
    #expect(finished && isOver)
  }
}
