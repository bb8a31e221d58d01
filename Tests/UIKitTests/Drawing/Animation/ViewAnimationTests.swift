import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitTestSupport

@_spi(SelectorTable) @testable import UIKit

/// Tests of animations of layers and views under a clock that is set by hand. They run serially, because the
/// clock is global.
@Suite(.serialized) @MainActor struct ViewAnimationTests: HandClocked {
  let clock = FrameClock.manual(at: firstFrame)
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))

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
      } completion: {
        finished = $0
      }
      #expect(view.center.x == 120)
      #expect(view.layer.animationKeys() == ["position", "opacity"])
      frame(at: 0.25)
      #expect(view.layer.presentation()?.position == CGPoint(x: 45, y: 20))
      #expect(view.layer.presentation()?.opacity == 0.75)
      #expect(finished == nil)
      frame(at: 1)
      #expect(view.layer.animationKeys() == nil)
      #expect(finished == true)
      #expect(view.layer.presentation()?.position == CGPoint(x: 120, y: 20))
    }
  }

  @Test func frameIsPositionAndBounds() {
    underClock {
      UIView.animate(withDuration: 1) { view.frame = CGRect(x: 10, y: 10, width: 80, height: 20) }
      #expect(view.layer.animationKeys() == ["position", "bounds"])
    }
  }

  @Test func eachCornerMovesEvenly() {
    view.cornerConfiguration = .corners(radius: .fixed(10))
    underClock {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.cornerConfiguration = .corners(
          topLeftRadius: .fixed(4), topRightRadius: .fixed(8), bottomLeftRadius: .fixed(16),
          bottomRightRadius: nil)
      }
      frame(at: 0)
      #expect(view.layer.presentation()?.cornerRadii == [10, 10, 10, 10])
      frame(at: 0.5)
      #expect(view.layer.presentation()?.cornerRadii.map { ($0 * 100).rounded() / 100 } == [7, 9, 13, 5])
      frame(at: 1)
      #expect(view.layer.cornerRadii == [4, 8, 16, 0])
      #expect(view.layer.animationKeys() == nil)
      view.layer.cornerRadius = 6
      #expect(view.layer.cornerRadii == [6, 6, 6, 0], "a radius is that of all corners that are rounded")
    }
  }

  /// A view that gives its subview its own width.
  private final class Frame: UIView {
    override func layoutSubviews() {
      super.layoutSubviews()
      subviews.first?.frame = bounds
    }
  }

  /// Apple's reference of `layoutSubviews`: subviews are laid out at commit time, so that they are animated
  /// along with their parent.
  @Test func subviewsAreLaidOutInTheBlockWhereItSaysSo() {
    for options: UIView.AnimationOptions in [[], .layoutSubviews] {
      let outer = Frame(frame: CGRect(x: 0, y: 0, width: 40, height: 40)), inner = UIView()
      outer.addSubview(inner)
      window.addSubview(outer)
      underClock {
        UIView.animate(withDuration: 1, delay: 0, options: [options, .curveLinear]) {
          outer.frame.size.width = 80
        }
        frame(at: 0.5)
        #expect(inner.layer.presentation()?.bounds.width == (options.isEmpty ? 80 : 60))
      }
      outer.removeFromSuperview()
    }
  }

  @Test func nilBackgroundColourFadesIn() throws {
    try underClock {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.backgroundColor = .red }
      frame(at: 0.25)
      let shown = try #require(view.layer.presentation()?.backgroundColor)
      #expect(shown.components == [1, 0, 0, 0.25])
      frame(at: 1)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.backgroundColor = nil }
      frame(at: 1.25)
      #expect(view.layer.presentation()?.backgroundColor?.components == [1, 0, 0, 0.75])
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

  @Test func aViewThatLeavesTheScreenStopsMoving() {
    underClock {
      let fade = Fade(of: view)
      view.removeFromSuperview()
      frame(at: 0.1)
      #expect(fade.finished == false)
      #expect(view.layer.animationKeys() == nil)
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
      width, child.heightAnchor.constraint(equalToConstant: 10),
      child.topAnchor.constraint(equalTo: window.topAnchor),
      child.leadingAnchor.constraint(equalTo: window.leadingAnchor),
    ])
    underClock {
      width.constant = 110
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { window.layoutIfNeeded() }
      frame(at: 0.5)
      #expect(child.bounds.width == 110)
      #expect(child.layer.presentation()?.bounds.width == 60)
    }
  }

  @Test func keyframesFollowTheirWindows() {
    underClock {
      UIView.animateKeyframes(withDuration: 2, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 120 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 20 }
      }
      // The whole is slow at both ends: `ios26/animation.json`, easeInOut at 0.25.
      frame(at: 0.5)
      #expect(abs((view.layer.presentation()?.position.x ?? 0) - (20 + 200 * 0.129161931)) < 1e-3)
      frame(at: 1)
      // Half of the curve's time is found by approximation.
      #expect(abs((view.layer.presentation()?.position.x ?? 0) - 120) < 1e-3)
    }
  }

  @Test func keyframesTakeTheCurvesOfBlocks() {
    underClock {
      UIView.animateKeyframes(
        withDuration: 2, delay: 0,
        options: UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
      ) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 120 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 20 }
      }
      for (time, x) in [(0.5, 70.0), (1, 120), (1.5, 70)] {
        frame(at: time)
        #expect(view.layer.presentation()?.position.x == CGFloat(x))
      }
    }
  }

  @Test func blocksRepeatAsOftenAsTheySay() {
    underClock {
      var finished: Bool?
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { view.alpha = 0 }
        view.center.x = 120
      } completion: {
        finished = $0
      }
      frame(at: 3.25)
      #expect(view.layer.presentation()?.opacity == 0.25)
      #expect(view.layer.animationKeys() == ["opacity"])
      #expect(finished == nil)
      frame(at: 4)
      #expect(view.layer.animationKeys() == nil)
      #expect(finished == true)
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(1)
      UIView.setAnimationRepeatCount(3)
      view.alpha = 1
      UIView.commitAnimations()
      #expect(view.layer.animation(forKey: "opacity")?.repeatCount == 3)
    }
  }

  @Test func delegatesOfBegunAnimationsAreNotifiedOfStartAndStop() {
    final class Told: NSObject, SelectorTarget {
      var calls: [String] = []
      func method(named selector: Selector) -> ((Any?, UIEvent?) -> Void)? {
        switch selector.description {
        case "animationWillStart:context:":
          { [self] sender, _ in calls.append("start \(SelectorTables.argument(sender, 0) as String)") }
        case "animationDidStop:finished:context:":
          { [self] sender, _ in
            let finished: NSNumber = SelectorTables.argument(sender, 1)
            calls.append("stop \(SelectorTables.argument(sender, 0) as String) \(finished.boolValue)")
          }
        default: nil
        }
      }
    }
    underClock {
      let told = Told()
      UIView.beginAnimations("fade", context: nil)
      UIView.setAnimationDuration(1)
      UIView.setAnimationDelegate(told)
      UIView.setAnimationWillStart(Selector("animationWillStart:context:"))
      UIView.setAnimationDidStop(Selector("animationDidStop:finished:context:"))
      view.alpha = 0.25
      UIView.commitAnimations()
      #expect(told.calls == ["start fade"])
      frame(at: 0.5)
      #expect(told.calls == ["start fade"])
      frame(at: 1.5)
      #expect(told.calls == ["start fade", "stop fade true"])
      told.calls = []
      UIView.beginAnimations("cut", context: nil)
      UIView.setAnimationDelegate(told)
      UIView.setAnimationDidStop(Selector("animationDidStop:finished:context:"))
      view.alpha = 1
      UIView.commitAnimations()
      view.layer.removeAllAnimations()
      frame(at: 3)
      #expect(told.calls == ["stop cut false"])
    }
  }

  @Test func newTargetsOfTransformsMakeNoJump() {
    underClock {
      @MainActor func shown() -> Double? { view.layer.presentation().map { Double($0.transform.m41) } }
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.transform = CGAffineTransform(translationX: 100, y: 0)
      }
      frame(at: 0.5)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.transform = .identity }
      #expect(shown() == 50)
      frame(at: 0.75)
      // The first animation still lacks 25, the second 75.
      #expect(shown() == 50)
      #expect(view.layer.animationKeys() == ["transform", "transform-2"])
      frame(at: 2)
      // A value without a magnitude cannot be animated additively.
      view.transform = CGAffineTransform(scaleX: 0, y: 0)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.transform = .identity }
      frame(at: 2.5)
      #expect(view.layer.presentation()?.transform.m11 == 0.5)
    }
  }

  @Test func viewsAreHiddenAtOnce() {
    underClock {
      UIView.animate(withDuration: 1) { view.isHidden = true }
      frame(at: 0.1)
      #expect(view.layer.presentation()?.isHidden == true)
    }
  }

  @Test func hiddenArrangedViewsAndArrangementChangesAreAnimated() {
    let row = (0..<3).map { _ in UIView() }
    let stack = window.addColumn(row, height: 40, .defaultHigh, width: 100)
    underClock {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { row[1].isHidden = true }
      frame(at: 0.5)
      let shown = row.map { $0.layer.presentation() }
      #expect(shown[2]?.frame.minY == 60)
      #expect(shown[1]?.frame.height == 20)
      #expect(row[1].isHidden)
      #expect(shown[1]?.isHidden == false)
      frame(at: 1)
      #expect(row[2].frame.minY == 40)
      #expect(row[1].layer.presentation()?.isHidden == true)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { stack.spacing = 20 }
      frame(at: 1.5)
      #expect(row[2].layer.presentation()?.frame.minY == 50)
      frame(at: 2.5)
      // Two changes in one block are one animation.
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        stack.spacing = 30
        row[0].isHidden = true
      }
      #expect(row[2].layer.animationKeys()?.filter { $0.hasPrefix("position") }.count == 1)
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

  @Test func aKeyboardsCurveIsOne() {
    #expect(UIView.AnimationCurve(rawValue: 7) == .easeInOut)  // An iPhone's keyboard.
    #expect((0...3).map { UIView.AnimationCurve(rawValue: $0)?.rawValue } == [0, 1, 2, 3])
    #expect(UIView.AnimationOptions(rawValue: 7 << 16).curve == .easeInOut)
    #expect(UIView.AnimationOptions.curveLinear.curve == .linear)
  }
}
