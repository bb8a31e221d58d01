// long file: one suite of the states of recognizers
import CoreGraphics
import Foundation
import Testing
import UIKit.UIGestureRecognizerSubclass
import UIKitTestSupport

@testable import UIKit

/// Tests of the state machine and of the interaction of recognizers. Source: Apple's "Handling UIKit
/// gestures" and the reference of UIGestureRecognizer.
@Suite(.serialized) @MainActor struct GestureTests {
  func run(_ body: (FingerWorld, TouchedView) -> Void) {
    FingerWorld().run { world in
      let view = TouchedView("v", CGRect(x: 0, y: 0, width: 300, height: 300), world)
      body(world, view)
    }
    #expect(GestureEnvironment.main.participants.isEmpty, "every attempt ends")
    #expect(TouchDelivery.main.touches.isEmpty)
  }

  @Test func theListIsNilUntilARecogniserIsAdded() {
    let view = UIView(), tap = UITapGestureRecognizer()
    #expect(view.gestureRecognizers == nil)
    view.addGestureRecognizer(tap)
    view.removeGestureRecognizer(tap)
    #expect(view.gestureRecognizers == [])
  }

  @Test func aTapCancelsTheViewsTouch() {
    run { world, view in
      world.add(UITapGestureRecognizer(), "tap", to: view)
      world.tap(20, 20)
      #expect(world.said() == ["v began", "tap ended", "v cancelled"])
      world.down(20, 20)
      world.move(100, 20)
      world.up()
      #expect(world.said() == ["v began", "v moved", "v ended"])
    }
  }

  @Test func touchesOfAnotherTypeThanTheFirstAreLeftOut() {
    for isExclusive in [true, false] {
      run { world, view in
        let press = world.add(UILongPressGestureRecognizer(), "press", to: view)
        press.numberOfTouchesRequired = 2
        press.requiresExclusiveTouchType = isExclusive
        world.down(0, 20, 20)
        TouchInput.main.begin(1, at: CGPoint(x: 60, y: 20), in: world.window, type: .pencil)
        world.wait(0.6)
        #expect(world.said().contains("press began") == !isExclusive)
      }
    }
  }

  @Test func viewReceivesTheEndWithoutCancelsTouchesInView() {
    run { world, view in
      world.add(UITapGestureRecognizer(), "tap", to: view).cancelsTouchesInView = false
      world.tap(20, 20)
      #expect(world.said() == ["v began", "tap ended", "v ended"])
    }
  }

  @Test(arguments: [true, false]) func aSingleTapWaitsForTheDoubleTapToFail(doubleIsFirst: Bool) {
    run { world, view in
      let double = UITapGestureRecognizer()
      double.numberOfTapsRequired = 2
      let single = UITapGestureRecognizer()
      if doubleIsFirst { world.add(double, "double", to: view) }
      world.add(single, "single", to: view)
      if !doubleIsFirst { world.add(double, "double", to: view) }
      single.require(toFail: double)
      world.tap(20, 20)
      #expect(world.said() == ["v began"])
      world.wait(0.5)
      #expect(world.said() == ["single ended", "v cancelled"])
      world.tap(20, 20)
      world.wait(0.1)
      world.tap(20, 20)
      #expect(world.said() == ["v began", "v began", "double ended", "v cancelled x2"])
      world.wait(1)
      #expect(world.said() == [])
    }
  }

  @Test func withoutARequirementBothTapsAreRecognised() {
    run { world, view in
      let double = UITapGestureRecognizer()
      double.numberOfTapsRequired = 2
      world.add(double, "double", to: view)
      world.add(UITapGestureRecognizer(), "single", to: view)
      world.tap(20, 20)
      world.wait(0.1)
      world.tap(20, 20)
      #expect(world.said().filter { !$0.hasPrefix("v") } == ["single ended", "double ended"])
    }
  }

  @Test func aLongPressBeginsInTime() {
    run { world, view in
      world.add(UILongPressGestureRecognizer(), "press", to: view)
      world.down(20, 20)
      world.wait(0.4)
      #expect(world.said() == ["v began"])
      world.wait(0.2)
      #expect(world.said() == ["press began", "v cancelled"])
      world.move(80, 20)
      world.up()
      #expect(world.said() == ["press changed", "press ended"])
      world.down(20, 20)
      world.move(40, 20)
      world.wait(1)
      world.up()
      #expect(world.said() == ["v began", "v moved", "v ended"], "moving 20 points is no press")
    }
  }

  /// `facts/ios26/scroll.json`, "pan_slop_pt": the first 10 points do not count.
  @Test func aPanBeginsAfterTenPointsAndLeavesThemOut() {
    run { world, view in
      let pan = world.add(UIPanGestureRecognizer(), "pan", to: view)
      var translations: [CGFloat] = []
      pan.onAction { translations.append(($0 as! UIPanGestureRecognizer).translation(in: view).y) }
      world.down(20, 20)
      world.move(20, 30)
      world.move(20, 35)
      world.move(20, 40)
      world.up()
      #expect(world.said() == ["v began", "v moved", "pan began", "v cancelled", "pan changed", "pan ended"])
      #expect(translations == [5, 10, 10])
    }
  }

  @Test func aPansSpeedIsThatOfTheLastTenthOfASecond() {
    run { world, view in
      let pan = world.add(UIPanGestureRecognizer(), "pan", to: view)
      world.down(20, 20)
      for step in 1...20 { world.move(20 + CGFloat(step) * 4, 20) }
      #expect(abs(pan.velocity(in: view).x - 400) < 1e-6)
      #expect(pan.velocity(in: view).y == 0)
      world.wait(0.2)
      #expect(pan.velocity(in: view) == .zero)
      pan.setTranslation(.zero, in: view)
      world.move(110, 20)
      #expect(pan.translation(in: view) == CGPoint(x: 10, y: 0))
      world.up()
    }
  }

  @Test func swipesHaveADirection() {
    run { world, view in
      for direction in [UISwipeGestureRecognizer.Direction.left, .right, .up, .down] {
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = direction
        world.add(swipe, "swipe\(direction.rawValue)", to: view)
      }
      for (x, y) in [(1, 0), (-1, 0), (0, -1), (0, 1)] as [(CGFloat, CGFloat)] {
        world.down(150, 150)
        for step in 1...10 { world.move(150 + x * CGFloat(step) * 10, 150 + y * CGFloat(step) * 10) }
        world.up()
      }
      #expect(
        world.said().filter { $0.hasPrefix("swipe") } == [
          "swipe1 ended", "swipe2 ended", "swipe4 ended", "swipe8 ended",
        ])
    }
  }

  @Test func aPanWaitsForASwipeItRequiresToFail() {
    run { world, view in
      let swipe = world.add(UISwipeGestureRecognizer(), "swipe", to: view)
      world.add(UIPanGestureRecognizer(), "pan", to: view).require(toFail: swipe)
      world.down(100, 100)
      for step in 1...10 { world.move(100 + CGFloat(step) * 10, 100) }
      world.up()
      #expect(world.said().filter { !$0.hasPrefix("v") } == ["swipe ended"])
      world.down(100, 100)
      for step in 1...3 { world.move(100, 100 + CGFloat(step) * 10) }
      world.up()
      #expect(world.said().filter { !$0.hasPrefix("v") } == ["pan began", "pan changed", "pan ended"])
    }
  }

  @Test func twoFingersPinchAndTurnTogetherWhenADelegateAllowsIt() {
    final class Both: UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }
    for together in [false, true] {
      run { world, view in
        let both = Both()
        let pinch = world.add(UIPinchGestureRecognizer(), "pinch", to: view)
        let turn = world.add(UIRotationGestureRecognizer(), "turn", to: view)
        if together { pinch.delegate = both }
        world.down(0, 100, 150)
        world.down(1, 200, 150)
        for step in 1...20 {
          let angle = CGFloat(step) * .pi / 40, radius = 50 + CGFloat(step) * 2.5
          let (x, y) = (cos(angle) * radius, sin(angle) * radius)
          world.wait(0.01)
          TouchInput.main.send(
            [
              .init(finger: 0, phase: .moved, point: CGPoint(x: 150 - x, y: 150 - y)),
              .init(finger: 1, phase: .moved, point: CGPoint(x: 150 + x, y: 150 + y)),
            ], in: world.window)
        }
        #expect(turn.state == (together ? .changed : .possible))
        #expect(abs(pinch.scale - 200.0 / 108) < 1e-6, "100 to 200 points, less 8 of slop")
        if together { #expect(turn.rotation > 1.3 && turn.rotation < .pi / 2) }
        world.up(0)
        #expect(pinch.state == .changed || pinch.state == .began, "goes on until both fingers have left")
        world.up(1)
        #expect(world.said().contains("pinch ended"))
      }
    }
  }

  @Test func theInnerOfTwoPansWins() {
    run { world, view in
      let inner = TouchedView("inner", CGRect(x: 0, y: 0, width: 100, height: 100), world, in: view)
      world.add(UIPanGestureRecognizer(), "outer", to: view)
      world.add(UIPanGestureRecognizer(), "inner", to: inner)
      world.down(50, 50)
      world.move(50, 80)
      world.up()
      #expect(
        world.said().filter { !$0.contains("inner c") } == ["inner began", "inner began", "inner ended"])
    }
  }

  /// The tap loses to the first pan, so the second, which waits for the tap alone, continues at once.
  @Test func recogniserBeginsOnceTheRequiredOneFails() {
    final class Both: UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { otherGestureRecognizer is UIPanGestureRecognizer }
    }
    run { world, view in
      let both = Both(), tap = world.add(UITapGestureRecognizer(), "tap", to: view)
      world.add(UIPanGestureRecognizer(), "first", to: view).delegate = both
      world.add(UIPanGestureRecognizer(), "second", to: view).require(toFail: tap)
      world.down(20, 20)
      for y in [32, 40] as [CGFloat] { world.move(20, y) }
      #expect(
        world.said().filter { $0.hasSuffix("began") } == ["v began", "first began", "second began"])
      world.up()
    }
  }

  @Test func delayedTouchesComeWhenTheRecogniserGivesUp() {
    run { world, view in
      let tap = world.add(UITapGestureRecognizer(), "tap", to: view)
      tap.delaysTouchesBegan = true
      world.down(20, 20)
      #expect(world.said() == [])
      world.move(100, 20)
      #expect(world.said() == ["v began", "v moved"])
      world.up()
      #expect(world.said() == ["v ended"])
      world.tap(20, 20)
      #expect(world.said() == ["tap ended"], "a claimed touch never reaches the view")
    }
  }

  @Test func delegatesDecideWhichGesturesReceiveTouchesAndBegin() {
    final class Guard: UIGestureRecognizerDelegate {
      var receives = true, begins = true
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
      func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        receives
      }
    }
    run { world, view in
      let judge = Guard()
      world.add(UITapGestureRecognizer(), "tap", to: view).delegate = judge
      judge.receives = false
      world.tap(20, 20)
      (judge.receives, judge.begins) = (true, false)
      world.wait(1)
      world.tap(20, 20)
      #expect(world.said() == ["v began", "v ended", "v began", "v ended"])
    }
  }

  @Test func subclassesFollowTouchesAndAreReset() {
    final class Check: UIGestureRecognizer {
      var resets = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches > 1 { state = .failed }
      }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if location(in: view).y > 200 { state = .failed }
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .recognized }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
      override func reset() { resets += 1 }
    }
    run { world, view in
      let check = world.add(Check(), "check", to: view)
      world.tap(20, 20)
      #expect(world.said() == ["v began", "check ended", "v cancelled"])
      #expect(check.resets == 1)
      world.down(20, 20)
      world.move(20, 250)
      #expect(check.resets == 2)
      #expect(check.state == .possible)
      world.up()
      #expect(world.said() == ["v began", "v moved", "v ended"])
    }
  }

  @Test func disablingCancelsARunningGesture() {
    run { world, view in
      let pan = world.add(UIPanGestureRecognizer(), "pan", to: view)
      world.down(20, 20)
      world.move(20, 60)
      pan.isEnabled = false
      #expect(world.said() == ["v began", "pan began", "v cancelled", "pan cancelled"])
      world.move(20, 90)
      world.up()
      #expect(world.said() == [])
    }
  }

  @Test func edgePansBeginAtTheirEdge() {
    run { world, view in
      let pan = UIScreenEdgePanGestureRecognizer()
      pan.edges = .left
      world.add(pan, "edge", to: view)
      world.down(5, 100)
      world.move(60, 100)
      world.up()
      #expect(world.said().contains("edge began"))
      world.down(100, 100)
      world.move(160, 100)
      world.up()
      #expect(!world.said().contains("edge began"))
      world.down(5, 100)
      world.move(25, 160)
      world.up()
      #expect(!world.said().contains("edge began"), "along the edge")
    }
  }

  @Test func hoveringBeginsAndEnds() {
    run { world, view in
      world.add(UIHoverGestureRecognizer(), "hover", to: view)
      TouchInput.main.hover(at: CGPoint(x: 10, y: 10), in: world.window)
      TouchInput.main.hover(at: CGPoint(x: 20, y: 10), in: world.window)
      TouchInput.main.hover(at: nil, in: world.window)
      #expect(world.said() == ["hover began", "hover changed", "hover ended"])
    }
  }

  /// Apple's reference of `allowedPressTypes`. Some keys of keyboards are buttons.
  @Test func buttonsAreTapsWhereTheyAreAllowed() {
    final class Choosy: NSObject, UIGestureRecognizerDelegate {
      var takes = true
      func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
        takes
      }
    }
    run { world, view in
      let tap = world.add(UITapGestureRecognizer(), "tap", to: world.window), choosy = Choosy()
      world.window.makeKeyAndVisible()
      press(.keyboardReturnOrEnter)
      #expect(world.said() == [])
      tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
      press(.keyboardReturnOrEnter)
      press(.keyboardA)
      press(.keyboardEscape)
      #expect(world.said() == ["tap ended"])
      tap.delegate = choosy
      choosy.takes = false
      press(.keyboardReturnOrEnter)
      #expect(world.said() == [])
    }
  }

  @Test func customRecognisersReceivePresses() {
    final class Keys: UIGestureRecognizer {
      var lines: [String] = []
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        let isOwn = presses.first?.gestureRecognizers == [self] && event.presses(for: self) == presses
        lines.append("began \(isOwn)")
        state = .began
      }
      override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        lines.append("ended")
        state = .ended
      }
    }
    run { world, view in
      let keys = world.add(Keys(), "keys", to: world.window)
      keys.allowedPressTypes = [NSNumber(value: UIPress.PressType.upArrow.rawValue)]
      world.window.makeKeyAndVisible()
      press(.keyboardUpArrow)
      #expect(keys.lines == ["began true", "ended"])
      #expect(world.said() == ["keys began", "keys ended"])
    }
  }
}
