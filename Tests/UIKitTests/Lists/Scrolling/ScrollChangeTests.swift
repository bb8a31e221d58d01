import Foundation
import QuartzCore
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of an app's changes while content moves. Each movement continues from the new state.
@Suite(.serialized) @MainActor struct ScrollChangeTests: HandClocked {
  let clock = FrameClock.manual(at: firstFrame)
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  private let view = ChangingScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  private let app = App()

  /// A delegate that runs closures of a test in which apps change the moving content.
  private final class App: UIScrollViewDelegate {
    var didScroll: (UIScrollView) -> Void = { _ in }
    var willEnd: (UIScrollView, UnsafeMutablePointer<CGPoint>) -> Void = { _, _ in }
    var log: [String] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) { didScroll(scrollView) }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { willEnd(scrollView, targetContentOffset) }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      log.append("ended drag \(decelerate)")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("ended glide") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("ended animation") }
  }

  private final class ChangingScrollView: UIScrollView {
    var didLayOut: (UIScrollView) -> Void = { _ in }
    override func layoutSubviews() {
      super.layoutSubviews()
      didLayOut(self)
    }
  }

  /// The ways in which apps set an offset.
  enum Setter: String, CaseIterable {
    case offset, bounds, notAnimated

    @MainActor func set(_ y: CGFloat, of view: UIScrollView) {
      switch self {
      case .offset: view.contentOffset.y = y
      case .bounds: view.bounds.origin.y = y
      case .notAnimated: view.setContentOffset(CGPoint(x: 0, y: y), animated: false)
      }
    }
  }

  init() {
    view.contentSize = CGSize(width: 300, height: 10_000)
    view.delegate = app
    view.contentInsetAdjustmentBehavior = .never
    window.isHidden = false
    window.addSubview(view)
  }

  private func throwUp(from offset: CGFloat, speed: CGFloat) {
    view.contentOffset.y = offset
    view.driver.beginDragging()
    view.driver.drag(by: CGPoint(x: 0, y: -40))
    view.driver.endDragging(velocity: CGPoint(x: 0, y: speed))
  }

  /// Shows frames until the content rests, at most for 10 s, and passes the offset of each to `seen`.
  private func glide(from first: Int = 1, to last: Int = 600, _ seen: (CGFloat) -> Void = { _ in }) {
    for number in first...last where view.isDecelerating || view.isScrollAnimating {
      frame(at: Double(number) / 60)
      seen(view.contentOffset.y)
    }
  }

  /// Returns the distance of a flick: `ios26/scroll.json`.
  private func reach(_ speed: CGFloat) -> CGFloat { (speed - 10) * 0.499 }

  // MARK: - Offsets

  /// A ring of three turns, 600 points each, that goes back by one at the end of the second: the flick passes
  /// 1200, 1800 and 2400.
  @Test(arguments: [Setter.offset, .bounds], [false, true])
  func ringThatRecentresGlidesOn(setter: Setter, inLayout: Bool) {
    var jumps = 0
    let recentre: (UIScrollView) -> Void = { view in
      guard view.contentOffset.y >= 1200 else { return }
      jumps += 1
      setter.set(view.contentOffset.y - 600, of: view)
    }
    view.contentSize.height = 1800
    underClock {
      if inLayout { view.didLayOut = recentre } else { app.didScroll = recentre }
      throwUp(from: 600, speed: 4000)
      glide()
      #expect(jumps == 3)
      #expect(abs(view.contentOffset.y - (640 + reach(4000) - 1800)) < 0.5)
    }
  }

  @Test(arguments: Setter.allCases) func dragGoesOnFromAnOffsetThatTheAppSets(setter: Setter) {
    underClock {
      view.contentOffset.y = 1000
      view.driver.beginDragging()
      view.driver.drag(by: CGPoint(x: 0, y: -100))
      setter.set(500, of: view)
      #expect(view.isDragging)
      view.driver.drag(by: CGPoint(x: 0, y: -130))
      #expect(view.contentOffset.y == 530)
      view.driver.endDragging(velocity: CGPoint(x: 0, y: 1000))
      glide()
      #expect(abs(view.contentOffset.y - (530 + reach(1000))) < 0.5)
      #expect(app.log == ["ended drag true", "ended glide"])
    }
  }

  /// Nested lists hold one of the two by an offset that they set at each step; the other list takes over from
  /// there.
  @Test func dragIsHeldByAnOffsetThatIsSetAtEachStep() {
    underClock {
      view.contentOffset.y = 200
      app.didScroll = { if $0.contentOffset.y < 150 { $0.contentOffset.y = 150 } }
      view.driver.beginDragging()
      for step in 1...10 { view.driver.drag(by: CGPoint(x: 0, y: Double(step) * 30)) }
      #expect(view.contentOffset.y == 150)
      view.driver.drag(by: CGPoint(x: 0, y: 280))
      #expect(view.contentOffset.y == 170)
      view.driver.endDragging(velocity: .zero)
    }
  }

  @Test func rowsInsertedAboveLeaveTheGlideAsItWas() {
    underClock {
      throwUp(from: 1000, speed: 2000)
      glide(to: 20)
      let place = view.contentOffset.y
      view.contentSize.height += 700
      view.contentOffset.y += 700
      frame(at: 20.0 / 60)
      #expect(abs(view.contentOffset.y - place - 700) < 0.5)
      glide(from: 21)
      #expect(abs(view.contentOffset.y - (1040 + 700 + reach(2000))) < 0.5)
    }
  }

  /// "When a scroll view sees a programmatic update to its scroll position, it will stop any active scrolls
  /// for unanimated scrolls": Apple's reference on `scrollPositionUpdatePreservesVelocity`.
  @Test func offsetSetWithoutAnimationEndsTheGlide() {
    underClock {
      throwUp(from: 1000, speed: 2000)
      glide(to: 20)
      view.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
      #expect(!view.isDecelerating)
      frame(at: 1)
      #expect(view.contentOffset.y == 300)
    }
  }

  // MARK: - Changed limits

  @Test func glideRestsAtTheEndOfContentThatShrinks() {
    underClock {
      throwUp(from: 1000, speed: 6000)
      glide(to: 20)
      view.contentSize.height = 1000
      glide(from: 21)
      #expect(view.contentOffset.y == 400)
      #expect(app.log == ["ended drag true", "ended glide"])
    }
  }

  @Test func glideGoesOnIntoContentThatGrows() {
    view.contentSize.height = 2000
    underClock {
      throwUp(from: 1000, speed: 2000)
      glide(to: 5)
      #expect(view.contentOffset.y < 1400)
      view.contentSize.height = 10_000
      glide(from: 6)
      #expect(abs(view.contentOffset.y - (1040 + reach(2000))) < 0.5)
    }
  }

  @Test func glideRestsAboveRoomThatComesBelow() {
    view.contentSize.height = 2000
    underClock {
      throwUp(from: 1000, speed: 2000)
      glide(to: 5)
      view.contentInset.bottom = 250
      glide(from: 6)
      #expect(view.contentOffset.y == 1650)
    }
  }

  @Test func glideRestsAtTheEndOfAViewThatGrows() {
    view.contentSize.height = 2000
    underClock {
      throwUp(from: 1000, speed: 2000)
      glide(to: 5)
      view.frame.size.height = 900
      glide(from: 6)
      #expect(view.contentOffset.y == 1100)
    }
  }

  /// Self-sizing rows shorten the content in the middle of a bounce.
  @Test func bounceStaysAsFarBeyondAnEndThatMoves() {
    view.contentSize.height = 2000
    underClock {
      throwUp(from: 1300, speed: 3000)
      var number = 1
      while view.contentOffset.y < 1440, number < 60 {
        frame(at: Double(number) / 60)
        number += 1
      }
      let beyond = view.contentOffset.y - 1400
      view.contentSize.height = 1990
      #expect(abs(view.contentOffset.y - 1390 - beyond) < 1e-9)
      glide(from: number)
      #expect(view.contentOffset.y == 1390)
    }
  }

  @Test func dragBeyondAnEndThatMovesDoesNotJump() {
    view.contentSize.height = 2000
    underClock {
      view.contentOffset.y = 1400
      view.driver.beginDragging()
      view.driver.drag(by: CGPoint(x: 0, y: -200))
      let place = view.contentOffset.y
      view.contentSize.height = 2400
      view.driver.drag(by: CGPoint(x: 0, y: -210))
      #expect(abs(view.contentOffset.y - place - 10) < 0.5)
      view.driver.endDragging(velocity: .zero)
    }
  }

  /// The common method of making a list bounce at one end only.
  @Test func glideStopsAtAnEndThatNoLongerBounces() {
    underClock {
      var least: CGFloat = 0
      app.didScroll = { $0.bounces = $0.contentOffset.y > 300 }
      view.contentOffset.y = 1000
      view.driver.beginDragging()
      view.driver.endDragging(velocity: CGPoint(x: 0, y: -6000))
      glide { least = min(least, $0) }
      #expect(least == 0)
      #expect(view.contentOffset.y == 0)
    }
  }

  // MARK: - Enabled

  @Test func disabledScrollingEndsTheGlide() {
    underClock {
      throwUp(from: 1000, speed: 2000)
      glide(to: 20)
      let place = view.contentOffset.y
      view.isScrollEnabled = false
      view.isScrollEnabled = true
      #expect(!view.isDecelerating)
      frame(at: 1)
      #expect(view.contentOffset.y == place)
      #expect(app.log == ["ended drag true", "ended glide"])
    }
  }

  @Test func disabledScrollingEndsTheDrag() {
    underClock {
      TouchInput.main.begin(at: CGPoint(x: 100, y: 500), in: window)
      for step in 1...10 {
        clock.now += 0.008
        TouchInput.main.move(to: CGPoint(x: 100, y: 500 - Double(step) * 10))
      }
      #expect(view.isDragging)
      let place = view.contentOffset.y
      view.isScrollEnabled = false
      #expect(!view.isDragging)
      TouchInput.main.move(to: CGPoint(x: 100, y: 200))
      TouchInput.main.end()
      #expect(view.contentOffset.y == place)
      #expect(app.log == ["ended drag false"])
      view.isScrollEnabled = true
      #expect(view.panGestureRecognizer.isEnabled)
    }
  }

  // MARK: - Target offsets

  @Test func targetWhereTheContentIsStopsIt() {
    underClock {
      app.willEnd = { $1.pointee = $0.contentOffset }
      throwUp(from: 1000, speed: 2000)
      #expect(!view.isDecelerating)
      #expect(view.contentOffset.y == 1040)
      #expect(app.log == ["ended drag false"])
    }
  }

  @Test func animationThatTheDelegateStartsTakesThePlaceOfTheGlide() {
    underClock {
      app.willEnd = {
        $1.pointee = $0.contentOffset
        $0.setContentOffset(CGPoint(x: 0, y: 1500), animated: true)
      }
      throwUp(from: 1000, speed: 2000)
      #expect(view.isScrollAnimating)
      glide()
      #expect(view.contentOffset.y == 1500)
      #expect(app.log == ["ended drag false", "ended animation"])
    }
  }

  @Test func targetBeyondTheContentIsItsEnd() {
    underClock {
      app.willEnd = { $1.pointee.y = 20_000 }
      throwUp(from: 9000, speed: 2000)
      glide()
      #expect(view.contentOffset.y == 9400)
    }
  }

  @Test func chosenTargetMovesWithTheContent() {
    underClock {
      app.willEnd = { $1.pointee.y = 2000 }
      throwUp(from: 1000, speed: 2000)
      glide(to: 5)
      view.contentOffset.y += 700
      glide(from: 6)
      #expect(abs(view.contentOffset.y - 2700) < 1e-6)
    }
  }

  // MARK: - Animations

  @Test func animationEndsAtTheEndOfContentThatShrinks() {
    underClock {
      view.setContentOffset(CGPoint(x: 0, y: 4000), animated: true)
      frame(at: 0.1)
      view.contentSize.height = 1000
      frame(at: 0.2)
      frame(at: 0.3)
      #expect(view.contentOffset.y == 400)
      #expect(app.log == ["ended animation"])
    }
  }

  /// The animation ends at the requested offset.
  @Test func animationGoesOnFromAnOffsetThatTheAppSets() {
    underClock {
      var jumps = 0
      app.didScroll = {
        guard jumps == 0, $0.contentOffset.y > 500 else { return }
        jumps += 1
        $0.contentOffset.y = 100
      }
      view.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
      var last: CGFloat = 0, seen: [CGFloat] = []
      for number in 1...16 {
        frame(at: Double(number) / 60)
        if view.contentOffset.y < last { seen.append(view.contentOffset.y) }
        last = view.contentOffset.y
      }
      #expect(seen == [100])
      #expect(view.contentOffset.y == 1000)
    }
  }
}
