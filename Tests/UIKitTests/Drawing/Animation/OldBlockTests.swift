import CoreGraphics
import Foundation
import Testing
import UIKitTestSupport

@testable import QuartzCore
@testable import UIKit

/// Tests of animations between a begin and a commit that begin at a date or exchange pictures.
@Suite(.serialized) @MainActor struct OldBlockTests {
  /// Shows a view that fades in a second, which begins in a number of seconds.
  private func fading(in world: FingerWorld, after delay: TimeInterval) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    world.window.addSubview(view)
    world.frame()
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(.linear)
    UIView.setAnimationStart(Date(timeIntervalSinceNow: delay))
    view.alpha = 0
    UIView.commitAnimations()
    return view
  }

  @Test func aBlockBeginsAtItsDate() {
    FingerWorld().run { world in
      let view = fading(in: world, after: 2)
      world.frame(1.5)
      #expect(view.layer.presentation()?.opacity == 1)
      world.frame(1)
      let half = view.layer.presentation()?.opacity ?? 0
      #expect(abs(half - 0.5) < 0.1)
    }
  }

  @Test func aDateThatHasPassedIsNow() {
    FingerWorld().run { world in
      let view = fading(in: world, after: -5)
      world.frame(0.5)
      #expect(view.layer.presentation()?.opacity == 0.5)
    }
  }

  @Test(arguments: [UIView.AnimationTransition.flipFromLeft, .flipFromRight, .curlUp, .curlDown])
  func aTransitionTakesTheTimesOfItsBlock(transition: UIView.AnimationTransition) throws {
    try FingerWorld().run { world in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      world.window.addSubview(view)
      world.frame()
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationTransition(transition, for: view, cache: true)
      UIView.setAnimationDuration(0.75)
      view.backgroundColor = .red
      UIView.commitAnimations()
      let running = try #require(view.layer.animation(forKey: kCATransition) as? CATransition)
      #expect(running.duration == 0.75)
      world.frame(0.7)
      #expect(view.layer.animation(forKey: kCATransition) != nil)
      world.frame(0.1)
      #expect(view.layer.animation(forKey: kCATransition) == nil)
    }
  }

  @Test func noTransitionIsNone() {
    FingerWorld().run { world in
      UIView.setAnimationTransition(.flipFromLeft, for: world.window, cache: true)
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationTransition(.none, for: world.window, cache: true)
      UIView.commitAnimations()
      #expect(world.window.layer.animation(forKey: kCATransition) == nil)
    }
  }
}
