import CoreGraphics
import Foundation
import QuartzCore
import Testing
@testable import UIKit

/// Animations of layers and views under a clock that is set by hand. One after the other, since the clock is everybody's.
@Suite(.serialized) @MainActor struct ViewAnimationTests: HandClocked {
  let clock = FrameClock.manual(at: firstFrame)
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))

  init() {
    window.isHidden = false
    window.addSubview(view)
  }

  @Test func aBlockMovesFromOldToNew() {
    underClock {
      var finished: Bool?
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.center = CGPoint(x: 120, y: 20)
        view.alpha = 0
      } completion: { finished = $0 }
      #expect(view.center.x == 120 && view.layer.animationKeys() == ["position", "opacity"])
      frame(at: 0.25)
      #expect(view.layer.presentation()?.position == CGPoint(x: 45, y: 20))
      #expect(view.layer.presentation()?.opacity == 0.75)
      #expect(finished == nil)
      frame(at: 1)
      #expect(view.layer.animationKeys() == nil && finished == true)
      #expect(view.layer.presentation()?.position == CGPoint(x: 120, y: 20))
    }
  }

  @Test func frameIsPositionAndBounds() {
    underClock {
      UIView.animate(withDuration: 1) { view.frame = CGRect(x: 10, y: 10, width: 80, height: 20) }
      #expect(view.layer.animationKeys() == ["position", "bounds"])
    }
  }

  @Test func delaysShowTheOldValue() {
    underClock {
      UIView.animate(withDuration: 1, delay: 2, options: .curveLinear) { view.alpha = 0 }
      frame(at: 1.5)
      #expect(view.layer.presentation()?.opacity == 1)
      frame(at: 2.5)
      #expect(view.layer.presentation()?.opacity == 0.5)
    }
  }

  /// `ios26/animation.json`: a block that changes nothing animatable runs its completion at once.
  @Test func nothingToAnimateEndsAtOnce() {
    underClock {
      var finished: Bool?
      UIView.animate(withDuration: 5) { view.tag = 3 } completion: { finished = $0 }
      #expect(finished == true)
    }
  }

  @Test func whatIsTakenAwayIsNotFinished() {
    underClock {
      var finished: Bool?
      UIView.animate(withDuration: 5) { view.alpha = 0 } completion: { finished = $0 }
      view.layer.removeAllAnimations()
      #expect(finished == false)
    }
  }

  @Test func aViewThatLeavesTheScreenStopsMoving() {
    underClock {
      var finished: Bool?
      UIView.animate(withDuration: 5) { view.alpha = 0 } completion: { finished = $0 }
      view.removeFromSuperview()
      frame(at: 0.1)
      #expect(finished == false && view.layer.animationKeys() == nil)
    }
  }

  @Test func outsideOfBlocksViewsJump() {
    underClock {
      view.alpha = 0.5
      UIView.animate(withDuration: 1) { UIView.performWithoutAnimation { view.center.x = 90 } }
      #expect(view.layer.animationKeys() == nil)
    }
  }

  @Test func layersWithoutViewsAnimateByThemselves() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    view.layer.addSublayer(layer)
    underClock {
      layer.opacity = 0
      let animation = layer.animation(forKey: "opacity")
      #expect(animation?.duration == 0.25)
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.position = CGPoint(x: 50, y: 50)
      CATransaction.commit()
      #expect(layer.animationKeys() == ["opacity"])
      frame(at: 0.3)
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test func layoutInsideABlockAnimates() {
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(child)
    let width = child.widthAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([
      width, child.heightAnchor.constraint(equalToConstant: 10), child.topAnchor.constraint(equalTo: window.topAnchor),
      child.leadingAnchor.constraint(equalTo: window.leadingAnchor),
    ])
    underClock {
      width.constant = 110
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { window.layoutIfNeeded() }
      frame(at: 0.5)
      #expect(child.bounds.width == 110 && child.layer.presentation()?.bounds.width == 60)
    }
  }

  @Test func keyframesFollowTheirWindows() {
    underClock {
      UIView.animateKeyframes(withDuration: 2, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 120 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 20 }
      }
      frame(at: 0.5)
      #expect(view.layer.presentation()?.position.x == 70)
      frame(at: 1)
      #expect(view.layer.presentation()?.position.x == 120)
      frame(at: 1.5)
      #expect(view.layer.presentation()?.position.x == 70)
    }
  }

  @Test func springsMoveAsMeasured() {
    underClock {
      view.center = CGPoint(x: 50, y: 20)
      UIView.animate(withDuration: 0.8, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0) {
        view.center.x = 150
      }
      for (time, x) in [(0.15, 130.98), (0.3, 159.39), (0.45, 151.06), (0.6, 149.06)] {
        frame(at: time)
        #expect(abs((view.layer.presentation()?.position.x ?? 0) - x) < 0.2)
      }
    }
  }

  @Test func picturesShowTheMovement() throws {
    view.backgroundColor = .red
    window.backgroundColor = .white
    underClock {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.origin.x = 100 }
      clock.now = 100.5
      let image = FrameLoop(root: window).image()
      #expect(image != nil)
      image?.withPixels { pixels, width in
        let row = 20 * Int(window.contentScaleFactor) * width, scale = Int(window.contentScaleFactor)
        #expect(pixels[row + 70 * scale] != pixels[row + 10 * scale])
        #expect(pixels[row + 10 * scale] == pixels[row + 150 * scale])
      }
    }
  }

  @Test func animationsRetainNoLayer() {
    weak var gone: UIView?
    underClock {
      let other = UIView(frame: view.frame)
      window.addSubview(other)
      gone = other
      _ = FrameLoop(root: window).commit()
      UIView.animate(withDuration: 9) { other.alpha = 0 }
      other.removeFromSuperview()
      frame(at: 0.1)
    }
    #expect(gone == nil)
  }
}
