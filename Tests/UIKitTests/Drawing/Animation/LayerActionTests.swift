import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of the search for the action of a layer's change, and of the default where no object provides one.
@Suite(.serialized) @MainActor struct LayerActionTests: HandClocked {
  let clock = FrameClock.manual(at: firstFrame)
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() { window.isHidden = false }

  private func shown<Layer: CALayer>(_ layer: Layer) -> Layer {
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    window.layer.addSublayer(layer)
    return layer
  }

  // MARK: - Actions of layer subclasses

  private final class Quiet: CALayer {
    override func action(forKey event: String) -> (any CAAction)? { nil }
  }
  private final class Silent: CALayer {
    override func action(forKey event: String) -> (any CAAction)? { NSNull() }
  }
  /// A layer that changes the duration of one property's action, and leaves the others to its superclass.
  private final class Slow: CALayer {
    override func action(forKey event: String) -> (any CAAction)? {
      let action = super.action(forKey: event)
      if event == "position" { (action as? CAAnimation)?.duration = 5 }
      return action
    }
  }

  /// Apple's reference of `action(forKey:)`: layers call it for every change, and a class may override it.
  @Test func aClassThatAnswersNothingDoesNotAnimate() {
    let quiet = shown(Quiet()), silent = shown(Silent())
    underClock {
      for layer in [quiet, silent] {
        layer.opacity = 0
        layer.position.x = 50
        layer.compositingFilter = "multiplyBlendMode"
        #expect(layer.animationKeys() == nil)
      }
    }
  }

  @Test func aLayerWithoutAColourFadesIn() {
    let layer = shown(CALayer())
    underClock {
      CATransaction.setAnimationDuration(1)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.backgroundColor = UIColor.red.cgColor
      frame(at: 0.25)
      #expect(layer.presentation()?.backgroundColor?.components == [1, 0, 0, 0.25])
    }
  }

  @Test func superclassesAnswerTheImpliedAnimation() {
    let layer = shown(Slow())
    underClock {
      layer.opacity = 0
      layer.position.x = 50
      let fade = layer.animation(forKey: "opacity") as? CABasicAnimation
      let move = layer.animation(forKey: "position") as? CABasicAnimation
      #expect(fade?.duration == 0.25)
      #expect(fade?.fromValue as? Double == 1)
      #expect(move?.duration == 5)
      #expect(move?.fromValue as? CGPoint == CGPoint(x: 10, y: 10))
      layer.removeAllAnimations()
      layer.compositingFilter = "multiplyBlendMode"
      #expect(layer.animationKeys() == [kCATransition])
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.removeAllAnimations()
      layer.opacity = 1
      CATransaction.commit()
      #expect(layer.animationKeys() == nil)
      layer.removeFromSuperlayer()
      #expect(layer.action(forKey: "opacity") == nil)
    }
  }

  // MARK: - Actions of view subclasses

  private final class Answering: UIView {
    var asked: [String] = []
    var answer: (any CAAction)? = NSNull()
    override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      asked.append(event)
      return answer
    }
  }
  private final class QuietlyLayered: UIView {
    override class var layerClass: AnyClass { Slow.self }
  }

  /// Apple's reference of `CALayer.action(forKey:)`: the delegate is asked first.
  @Test func viewsAreAskedOutsideOfBlocks() {
    let view = Answering(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    window.addSubview(view)
    underClock {
      view.asked = []
      view.alpha = 0.5
      view.layer.cornerRadius = 3
      #expect(view.asked == ["opacity", "cornerRadius"])
      #expect(view.layer.animationKeys() == nil)
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.duration) = (0.5, 2)
      view.answer = fade
      view.alpha = 0
      #expect(view.layer.animation(forKey: "opacity")?.duration == 2)
      // If the delegate returns `nil`, the layer continues the search, as one without a view does.
      view.answer = nil
      view.center.x = 50
      #expect(view.layer.animation(forKey: "position")?.duration == 0.25)
    }
  }

  @Test func viewsAreAskedWhenTheirSuperviewResizesThem() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let view = Answering(frame: box.bounds)
    view.autoresizingMask = .flexibleWidth
    box.addSubview(view)
    window.addSubview(box)
    underClock {
      view.asked = []
      box.bounds.size.width = 60
      #expect(view.asked == ["position", "bounds"])
      #expect(view.bounds.width == 60)
    }
  }

  @Test func layersOfViewsThatAnswerAreStillTheirViewsLayers() {
    let view = QuietlyLayered(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    window.addSubview(view)
    underClock {
      view.alpha = 0.5
      #expect(view.layer.animationKeys() == nil)
      UIView.animate(withDuration: 1) { view.center.x = 50 }
      #expect(view.layer.animationKeys() == ["position"])
    }
  }

  // MARK: - Order

  private final class Noted: CAAction {
    nonisolated(unsafe) var events: [String] = []
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      events.append(event)
    }
  }

  /// Apple's reference of `kCAOnOrderIn`: the layer "becomes visible, either as a result being inserted into
  /// the visible layer hierarchy or the layer is no longer set as hidden"; of `kCAOnOrderOut`: it "is removed
  /// from the layer hierarchy or is hidden".
  @Test func layersAreAskedWhenTheyComeAndGo() {
    let layer = CALayer(), noted = Noted()
    layer.actions = [kCAOnOrderIn: noted, kCAOnOrderOut: noted]
    underClock {
      CALayer().addSublayer(layer)
      layer.removeFromSuperlayer()
      #expect(noted.events == [])
      window.layer.addSublayer(layer)
      frame(at: 0)
      layer.isHidden = true
      layer.isHidden = true
      layer.isHidden = false
      window.layer.insertSublayer(layer, at: 0)
      layer.removeFromSuperlayer()
      #expect(noted.events == ["onOrderIn", "onOrderOut", "onOrderIn", "onOrderOut"])
    }
  }

  @Test func viewsAreAskedWhenTheyComeAndGo() {
    let view = Answering(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    underClock {
      window.addSubview(view)
      #expect(view.asked == ["onOrderIn"])
      frame(at: 0)
      view.asked = []
      view.isHidden = true
      view.isHidden = false
      view.removeFromSuperview()
      #expect(view.asked == ["hidden", "onOrderOut", "hidden", "onOrderIn", "onOrderOut"])
    }
  }

  // MARK: - Implicit animations

  /// Apple's reference of `shadowPath`: "this property (as with all CGPathRef animatable properties) does not
  /// support implicit animation".
  @Test func shadowPathsChangeAtOnce() {
    let layer = shown(CALayer()), view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    window.addSubview(view)
    underClock {
      let path = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
      layer.shadowPath = path
      UIView.animate(withDuration: 1) { view.layer.shadowPath = path }
      #expect(layer.animationKeys() == nil)
      #expect(view.layer.animationKeys() == nil)
    }
  }

  @Test func transitionsOfActionsBeginWithTheOldPicture() {
    let layer = shown(CALayer())
    layer.backgroundColor = UIColor.red.cgColor
    let fade = CATransition()
    fade.duration = 1
    layer.actions = ["backgroundColor": fade]
    underClock {
      layer.backgroundColor = UIColor.blue.cgColor
      frame(at: 0.5)
      let middle = FrameLoop(root: window).image()?.withPixels { pixels, width in pixels[10 * width + 10] }
      let red = (middle ?? 0) >> 16 & 255, blue = (middle ?? 0) & 255
      #expect((120...136).contains(red))
      #expect((120...136).contains(blue))
    }
  }
}
