import CoreGraphics
import QuartzCore
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of text layers' animations. Apple's reference of `CATextLayer` describes the font's size and the
/// text's color as animatable.
@Suite(.serialized) @MainActor struct TextLayerAnimationTests: HandClocked {
  let clock = FrameClock.manual(at: firstFrame)
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let text = CATextLayer()

  init() {
    window.contentScaleFactor = 1
    window.isHidden = false
    text.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    (text.string, text.fontSize) = ("M", 10)
    text.foregroundColor = UIColor.black.cgColor
    window.layer.addSublayer(text)
  }

  /// The number of rows of the window's picture that contain ink.
  private var inkedRows: Int {
    FrameLoop(root: window).image(background: UIColor.white.cgColor)?.withPixels { pixels, width in
      (0..<60).filter { row in (0..<100).contains { pixels[row * width + $0] & 255 < 128 } }.count
    } ?? 0
  }

  @Test func fontSizesMove() {
    underClock {
      let small = inkedRows
      let growing = CABasicAnimation(keyPath: "fontSize")
      (growing.fromValue, growing.toValue, growing.duration) = (10, 30, 1)
      text.add(growing, forKey: "grow")
      frame(at: 0.5)
      #expect(text.presentation()?.fontSize == 20)
      #expect(text.fontSize == 10)
      #expect(inkedRows > small * 3 / 2)
      frame(at: 1)
      frame(at: 1.1)
      #expect(text.presentation()?.fontSize == 10)
      #expect(inkedRows == small)
    }
  }

  @Test func bothAnimateImplicitly() {
    underClock {
      CATransaction.begin()
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      text.fontSize = 30
      text.foregroundColor = UIColor.white.cgColor
      CATransaction.commit()
      #expect(text.animationKeys() == ["fontSize", "foregroundColor"])
      frame(at: 0.125)
      let shown = text.presentation()
      #expect(shown?.fontSize == 20)
      #expect(text.fontSize == 30)
      #expect(abs((shown?.foregroundColor?.grayTone ?? 0) - 0.5) < 0.01)
      // From the visible value.
      text.fontSize = 20
      #expect((text.animation(forKey: "fontSize") as? CABasicAnimation)?.fromValue as? Double == 20)
      frame(at: 1)
      #expect(text.animationKeys() == nil)
    }
  }
}
