import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of symbol effects. They run serially, because the clock is global.
@Suite(.serialized) @MainActor struct SymbolEffectTests: HandClocked {
  let clock = FrameClock.manual(at: firstFrame)
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let view = UIImageView(image: UIImage(systemName: "star"))

  init() {
    window.isHidden = false
    view.frame = CGRect(x: 50, y: 50, width: 40, height: 40)
    window.addSubview(view)
  }

  private var scale: CGFloat { view.layer.presentation()?.transform.m11 ?? 0 }
  private var opacity: Float { view.layer.presentation()?.opacity ?? -1 }

  @Test func symbolsBounceOnce() {
    underClock {
      var ends: [Bool] = []
      view.addSymbolEffect(.bounce) {
        ends.append($0.isFinished && $0.sender === view && $0.effect is BounceSymbolEffect)
      }
      frame(at: 0)
      frame(at: 0.17)
      #expect(scale > 1.1)
      #expect(view.transform.isIdentity)
      frame(at: 1)
      frame(at: 1.1)
      #expect(scale == 1)
      #expect(ends == [true])
      view.addSymbolEffect(.bounce.down, options: .repeat(2).speed(2))
      frame(at: 1.1)
      frame(at: 1.44)
      #expect(scale < 0.95)
      frame(at: 2)
      frame(at: 2.1)
      #expect(scale == 1)
    }
  }

  @Test func effectsLastUntilTheyAreRemoved() {
    underClock {
      view.addSymbolEffect(.pulse)
      frame(at: 0)
      frame(at: 12.6)
      #expect(opacity < 0.6)
      view.removeSymbolEffect(ofType: .pulse)
      frame(at: 12.6)
      frame(at: 13)
      frame(at: 13.1)
      #expect(opacity == 1)
      view.addSymbolEffect(.scale.up)
      frame(at: 13.1)
      frame(at: 15)
      #expect(abs(scale - 1.2) < 1e-6)
      #expect(view.transform.isIdentity)
      view.removeAllSymbolEffects()
      frame(at: 15)
      frame(at: 16)
      frame(at: 16.1)
      #expect(scale == 1)
    }
  }

  @Test func lastingEffectsComeBackWithTheView() {
    underClock {
      view.alpha = 0.5
      view.addSymbolEffect(.scale.up)
      frame(at: 0)
      frame(at: 1)
      view.removeFromSuperview()
      frame(at: 1.1)
      frame(at: 1.2)
      window.addSubview(view)
      view.addSymbolEffect(.pulse)
      frame(at: 1.3)
      frame(at: 2.5)
      #expect(abs(scale - 1.2) < 1e-6)
      #expect(opacity <= 0.5)
    }
  }

  @Test func turnsGoBackWithoutAMirror() {
    underClock {
      view.addSymbolEffect(.rotate)
      frame(at: 0)
      frame(at: 1)
      #expect(scale < 0)
      view.removeSymbolEffect(ofType: .rotate)
      frame(at: 1)
      frame(at: 1.09)
      let shown = view.layer.presentation()?.transform ?? CATransform3DIdentity
      #expect(abs(shown.m11 * shown.m11 + shown.m12 * shown.m12 - 1) < 1e-6)
    }
  }

  @Test func symbolsGoAndComeBack() {
    underClock {
      view.addSymbolEffect(.disappear)
      frame(at: 0)
      frame(at: 1)
      #expect(opacity == 0)
      #expect(view.alpha == 1)
      view.addSymbolEffect(.appear)
      frame(at: 1)
      frame(at: 2)
      frame(at: 2.1)
      #expect(opacity == 1)
      view.addSymbolEffect(.disappear, animated: false)
      frame(at: 2.1)
      frame(at: 2.2)
      #expect(opacity == 0)
    }
  }

  @Test func symbolsGiveWayToOthers() throws {
    let other = try #require(UIImage(systemName: "heart"))
    underClock {
      var isOver = false
      view.setSymbolImage(other, contentTransition: .replace.downUp) { isOver = $0.isFinished }
      frame(at: 0)
      frame(at: 0.05)
      #expect(view.image !== other)
      frame(at: 0.2)
      #expect(view.image === other)
      #expect(!isOver)
      frame(at: 0.3)
      frame(at: 1)
      frame(at: 1.1)
      #expect(isOver)
      #expect(opacity == 1)
    }
  }

  @Test func picturesHaveNoEffects() {
    underClock {
      view.image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
      var isFinished = true
      view.addSymbolEffect(.wiggle) { isFinished = $0.isFinished }
      #expect(!isFinished)
      #expect(view.layer.animationKeys()?.isEmpty ?? true)
    }
  }
}
