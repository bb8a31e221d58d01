import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitTestSupport

@_spi(SelectorTable) @testable import UIKit

/// Tests of the end of animations, on and off the screen.
extension ViewAnimationTests {
  /// Apple's reference of `isUserInteractionEnabled`: "During an animation, user interactions are temporarily
  /// disabled for all views involved", and of `allowUserInteraction`.
  @Test(arguments: [UIView.AnimationOptions.curveLinear, .allowUserInteraction])
  func viewsTakeNoTouchesWhileTheyAreAnimated(options: UIView.AnimationOptions) {
    underClock {
      @MainActor func hit() -> UIView? { window.hitTest(CGPoint(x: 30, y: 30), with: nil) }
      #expect(hit() === view)
      UIView.animate(withDuration: 1, delay: 0, options: options) { view.frame.size.width = 50 }
      let isAllowed = options.contains(.allowUserInteraction)
      #expect(hit() === (isAllowed ? view : window))
      frame(at: 0.9)
      #expect(hit() === (isAllowed ? view : window))
      frame(at: 1.1)
      #expect(hit() === view)
    }
  }

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
      let alone = UIView(), fade = Fade(of: alone)
      #expect(fade.finished == nil)
      #expect(alone.layer.animationKeys() == ["opacity"])
      frame(at: 0.1)
      #expect(fade.finished == true)
      #expect(alone.layer.animationKeys() == nil)
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

  @Test func animationRemovedBeforeItsFirstFrameIsNotFinished() {
    underClock {
      let alone = UIView(), fade = Fade(of: alone)
      alone.layer.removeAllAnimations()
      #expect(fade.finished == false)
    }
  }

  @Test func animationReplacedBeforeItsFirstFrameEndsWithTheNextFrame() {
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

  /// An animator, and a block that begins at the current values, replace several additive animations.
  @Test(arguments: [false, true])
  func animationReplacedByAnAnimatorBeforeItsFirstFrameEndsWithTheNextFrame(withAnimator: Bool) {
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
      #expect(ends.sorted() == ["first true", "second true"])
      #expect(alone.center.x == 30)
    }
  }

  @Test func removedDelayedAnimationIsNotFinished() {
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

  @Test func removedAnimationIsNotFinished() {
    underClock {
      let fade = Fade(of: view)
      view.layer.removeAllAnimations()
      #expect(fade.finished == false)
    }
  }

  /// If nothing is animated, the completion is called in the next turn, not at once.
  @Test(arguments: [true, false]) func completionWithoutAnimationRunsInTheNextTurn(isEnabled: Bool) async {
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
      #expect(!isOver)
      #expect(view.alpha == 0.5)
      #expect(view.layer.animationKeys() == nil)
    }
    #expect(finished)
    #expect(isOver)
  }

  private final class Listener: CAAnimationDelegate {
    var ends: [Bool] = []
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ends.append(flag) }
  }

  @Test func animationNotRemovedOnCompletionEndsOnce() {
    underClock {
      let listener = Listener(), spin = spin(for: 1)
      (spin.isRemovedOnCompletion, spin.delegate) = (false, listener)
      view.layer.add(spin, forKey: "spin")
      frame(at: 1)
      #expect(listener.ends == [true])
      view.layer.removeAnimation(forKey: "spin")
      #expect(listener.ends == [true])
    }
  }

  /// The next turn may be a frame.
  @Test(arguments: ["animate", "spring", "keyframes", "transition", "transition from"])
  func endsOfNoDurationComeWithTheNextFrame(api: String) {
    underClock {
      let other = UIView(frame: view.frame)
      var ends: [Bool] = []
      let told: (Bool) -> Void = { ends.append($0) }
      switch api {
      case "animate": UIView.animate(withDuration: 0, animations: { view.alpha = 0 }, completion: told)
      case "spring":
        UIView.animate(
          withDuration: 0, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
          animations: { view.alpha = 0 }, completion: told)
      case "keyframes":
        UIView.animateKeyframes(withDuration: 0, delay: 0, animations: { view.alpha = 0 }, completion: told)
      case "transition":
        UIView.transition(
          with: window, duration: 0, options: .transitionCrossDissolve, animations: { view.alpha = 0 },
          completion: told)
      default:
        UIView.transition(
          from: view, to: other, duration: 0, options: .transitionFlipFromLeft, completion: told)
      }
      #expect(ends == [])
      frame(at: 0.01)
      #expect(ends == [true])
      frame(at: 0.02)
      #expect(ends == [true])
    }
  }

  // MARK: - Completion of blocks

  private func spin(for seconds: Double, repeating count: Float = 0) -> CABasicAnimation {
    let spin = CABasicAnimation(keyPath: "transform.rotation.z")
    (spin.toValue, spin.duration, spin.repeatCount) = (Double.pi, seconds, count)
    return spin
  }

  /// A block's completion belongs to the animations that the block makes for views: UIKit is their delegate.
  @Test(arguments: [1, Float.infinity]) func animationsThatAreAddedInsideABlockDoNotHoldIt(count: Float) {
    underClock {
      var finished: Bool?
      UIView.animate(withDuration: 0.5) {
        view.alpha = 0
        view.layer.add(spin(for: 3, repeating: count), forKey: "spin")
      } completion: {
        finished = $0
      }
      frame(at: 0.4)
      #expect(finished == nil)
      frame(at: 0.5)
      #expect(finished == true)
      #expect(view.layer.animationKeys() == ["spin"])
      view.layer.removeAllAnimations()
    }
  }

  @Test func animationAddedAndRemovedDoesNotMakeABlockUnfinished() {
    underClock {
      var finished: Bool?
      UIView.animate(withDuration: 0.5) {
        view.layer.add(spin(for: 3), forKey: "spin")
        view.alpha = 0
        view.layer.removeAnimation(forKey: "spin")
      } completion: {
        finished = $0
      }
      frame(at: 0.5)
      #expect(finished == true)
    }
  }

  @Test func blocksInsideABlockDoNotHoldIt() {
    underClock {
      var ends: [String] = []
      let other = UIView(frame: view.frame)
      window.addSubview(other)
      frame(at: 0)
      UIView.animate(withDuration: 0.1) {
        view.alpha = 0
        UIView.animate(withDuration: 3, delay: 0, options: .overrideInheritedDuration) {
          other.alpha = 0
        } completion: { _ in
          ends.append("inner")
        }
      } completion: { _ in
        ends.append("outer")
      }
      frame(at: 0.1)
      #expect(ends == ["outer"])
      frame(at: 3)
      #expect(ends == ["outer", "inner"])
    }
  }

  @Test func implicitAnimationsOfLayersDoNotHoldABlock() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    view.layer.addSublayer(layer)
    underClock {
      var finished: Bool?
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      UIView.animate(withDuration: 0.5) {
        view.alpha = 0.5
        layer.opacity = 0
      } completion: {
        finished = $0
      }
      CATransaction.commit()
      frame(at: 0.5)
      #expect(finished == true)
      #expect(layer.animationKeys() == ["opacity"])
      frame(at: 2)
    }
  }

  private final class Stopped: NSObject, SelectorTarget {
    private let call: () -> Void
    init(_ call: @escaping () -> Void) { self.call = call }
    func method(named selector: Selector) -> ((Any?, UIEvent?) -> Void)? { { [call] _, _ in call() } }
  }

  @Test func transitionsAndOldBlocksWaitForTheirOwnAlone() {
    underClock {
      var ends: [String] = []
      UIView.transition(with: view, duration: 0.5, options: .transitionCrossDissolve) {
        view.backgroundColor = .blue
        view.layer.add(spin(for: 3, repeating: .infinity), forKey: "spin")
      } completion: { _ in
        ends.append("transition")
      }
      UIView.beginAnimations("old", context: nil)
      UIView.setAnimationDuration(0.5)
      let listener = Stopped { ends.append("old") }
      UIView.setAnimationDelegate(listener)
      UIView.setAnimationDidStop(Selector("animationDidStop:finished:context:"))
      view.alpha = 0
      view.layer.add(spin(for: 3, repeating: .infinity), forKey: "turn")
      UIView.commitAnimations()
      frame(at: 0.5)
      #expect(ends.sorted() == ["old", "transition"])
      view.layer.removeAllAnimations()
    }
  }

  /// A block inside transactions ends before them, and an inner transaction before an outer one.
  @Test func endsComeFromTheInsideOut() {
    underClock {
      var ends: [String] = []
      CATransaction.begin()
      CATransaction.setCompletionBlock { ends.append("outer") }
      CATransaction.begin()
      CATransaction.setCompletionBlock { ends.append("inner") }
      UIView.animate(withDuration: 0.5) {
        view.alpha = 0
      } completion: { _ in
        ends.append("view")
      }
      CATransaction.commit()
      CATransaction.commit()
      frame(at: 0.4)
      #expect(ends == [])
      frame(at: 0.5)
      #expect(ends == ["view", "inner", "outer"])
    }
  }
}

/// An animation of five seconds that makes a view transparent.
@MainActor final class Fade {
  /// The argument of the completion, or nil before it was called.
  private(set) var finished: Bool?

  init(of view: UIView) {
    UIView.animate(withDuration: 5) {
      view.alpha = 0
    } completion: { [self] in
      finished = $0
    }
  }
}
