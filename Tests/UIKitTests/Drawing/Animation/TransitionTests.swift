import CoreGraphics
import Foundation
import QuartzCore
import RenderTree
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of transitions, and of properties that subclasses of `CALayer` add, under a clock that is set by
/// hand.
@Suite(.serialized) @MainActor struct TransitionTests: HandClocked {
  let clock = FrameClock.manual(at: firstFrame)
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
  private let view = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))

  init() {
    window.backgroundColor = .white
    window.contentScaleFactor = 1
    window.isHidden = false
    view.backgroundColor = .red
    window.addSubview(view)
  }

  /// Returns red, green and blue of a pixel of the window, 0…255.
  private func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    var found: [UInt8] = []
    let scale = Int(window.contentScaleFactor)
    FrameLoop(root: window).image()?.withPixels { pixels, width in
      let value = pixels[y * scale * width + x * scale]
      found = [UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)]
    }
    return found
  }

  @Test func crossDissolvesMixTheTwoPictures() {
    underClock {
      var ended: Bool?
      UIView.transition(with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
        view.backgroundColor = .blue
      } completion: {
        ended = $0
      }
      #expect(view.layer.animationKeys() == [kCATransition])
      frame(at: 0)
      #expect(pixel(30, 30) == [255, 0, 0])
      frame(at: 0.5)
      let middle = pixel(30, 30)
      #expect((120...136).contains(middle[0]) && (120...136).contains(middle[2]))
      frame(at: 1)
      #expect(ended == true)
      #expect(pixel(30, 30)[0] == 0)
      #expect(view.layer.animationKeys() == nil)
    }
  }

  @Test func pushesMoveBothPictures() {
    underClock {
      let transition = CATransition()
      transition.type = .push
      transition.subtype = .fromRight
      transition.duration = 1
      view.layer.add(transition, forKey: nil)
      view.backgroundColor = .blue
      frame(at: 0.5)
      #expect(pixel(20, 30)[0] == 255)
      #expect(pixel(40, 30)[2] == 255)
      #expect(pixel(40, 30)[0] == 0)
      // Nothing is visible outside the layer.
      #expect(pixel(5, 30) == [255, 255, 255])
      #expect(pixel(55, 30) == [255, 255, 255])
    }
  }

  /// In Core Animation, the top is where y is greatest: at the bottom of a screen.
  @Test(arguments: [(CATransitionSubtype.fromTop, 20, 40), (.fromBottom, 40, 20)])
  func pushesFromTheTopComeFromBelow(subtype: CATransitionSubtype, old: Int, new: Int) {
    underClock {
      let transition = CATransition()
      transition.type = .push
      transition.subtype = subtype
      transition.duration = 1
      view.layer.add(transition, forKey: nil)
      view.backgroundColor = .blue
      frame(at: 0.5)
      #expect(pixel(30, old)[0] == 255)
      #expect(pixel(30, new)[2] == 255)
      #expect(pixel(30, new)[0] == 0)
    }
  }

  @Test func flipsShowOneSideAtATime() {
    underClock {
      UIView.transition(with: view, duration: 1, options: [.transitionFlipFromLeft, .curveLinear]) {
        view.backgroundColor = .blue
      }
      frame(at: 0.25)
      #expect(pixel(30, 30)[0] == 255)
      // Turned by 45 degrees the sheet is narrower.
      #expect(pixel(11, 30) == [255, 255, 255])
      frame(at: 0.75)
      #expect(pixel(30, 30)[2] == 255)
      #expect(pixel(30, 30)[0] == 0)
    }
  }

  @Test func transitionsBetweenViewsExchangeThem() {
    underClock {
      let other = UIView(frame: view.frame)
      var ended = false
      UIView.transition(from: view, to: other, duration: 0.5, options: .transitionCrossDissolve) {
        ended = $0
      }
      #expect(other.superview === window)
      #expect(view.superview == nil)
      #expect(!ended)
      frame(at: 0.5)
      #expect(ended)
      UIView.transition(
        from: other, to: view, duration: 0, options: [.transitionCrossDissolve, .showHideTransitionViews])
      #expect(other.isHidden)
      #expect(!view.isHidden)
    }
  }

  @Test func theSystemTakesViewsOut() {
    underClock {
      var ended = false, moved: CGFloat = 0
      UIView.perform(.delete, on: [view]) {
        moved = 1
      } completion: {
        ended = $0
      }
      #expect(moved == 1)
      #expect(view.superview === window)
      #expect(!ended)
      frame(at: 0)
      frame(at: 1)
      #expect(ended)
      #expect(view.superview == nil)
      #expect(view.alpha == 1)
      #expect(view.transform.isIdentity)
    }
  }

  @Test func transitionsHaveTheMeasuredDefaults() {
    // `measured_core_animation.json`, "transition.defaults".
    let transition = CATransition()
    #expect(transition.type == .fade)
    #expect(transition.startProgress == 0)
    #expect(transition.endProgress == 1)
  }

  // MARK: - Properties of subclasses

  /// A bar that is filled to its progress.
  private final class ProgressLayer: CALayer {
    nonisolated(unsafe) static var drawn: [CGFloat] = []
    var progress: CGFloat {
      get { value(forKey: "progress") as? CGFloat ?? 0 }
      set { setValue(newValue, forKey: "progress") }
    }
    override class func needsDisplay(forKey key: String) -> Bool {
      key == "progress" || super.needsDisplay(forKey: key)
    }
    override func action(forKey event: String) -> (any CAAction)? {
      guard event == "progress" else { return super.action(forKey: event) }
      let animation = CABasicAnimation(keyPath: event)
      animation.fromValue = presentation()?.progress ?? progress
      animation.duration = 1
      return animation
    }
    override func draw(in ctx: CGContext) {
      Self.drawn.append(progress)
      ctx.setFillColor(CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1))
      ctx.fill(CGRect(x: 0, y: 0, width: bounds.width * progress, height: bounds.height))
    }
  }

  @Test func propertiesOfSubclassesAnimate() {
    let bar = ProgressLayer()
    bar.frame = CGRect(x: 0, y: 0, width: 40, height: 10)
    window.layer.addSublayer(bar)
    bar.setNeedsDisplay()
    underClock {
      ProgressLayer.drawn = []
      bar.progress = 1
      #expect(bar.animationKeys() == ["progress"])
      #expect(bar.progress == 1)
      frame(at: 0.25)
      #expect(bar.presentation()?.progress == 0.25)
      frame(at: 0.5)
      #expect(pixel(10, 5) == [0, 0, 0])
      #expect(pixel(30, 5) == [255, 255, 255])
      frame(at: 1)
      frame(at: 1.1)
      #expect(ProgressLayer.drawn.last == 1)
      #expect(bar.animationKeys() == nil)
      #expect(pixel(30, 5) == [0, 0, 0])
    }
  }

  @Test func layersStoreValuesOfUndefinedKeys() {
    let layer = CALayer()
    layer.setValue("x", forKey: "note")
    layer.setValue(CGFloat(7), forKeyPath: "bounds.size.width")
    #expect(layer.value(forKey: "note") as? String == "x")
    #expect(layer.bounds.width == 7)
  }
}
