import CoreGraphics
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of the limits of movement and time of gestures.
extension GestureTests {
  /// `facts/ios26/scroll.json`, "pan_slop_pt": 10 points in any direction do not begin a pan yet, and do not
  /// count later.
  @Test(arguments: [CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1), CGVector(dx: -0.6, dy: 0.8)])
  func theFirstTenPointsAreNoPan(direction: CGVector) {
    run { world, view in
      let pan = world.add(UIPanGestureRecognizer(), "pan", to: view)
      @MainActor func move(to distance: CGFloat) {
        world.move(150 + direction.dx * distance, 150 + direction.dy * distance)
      }
      world.down(150, 150)
      move(to: 9.75)
      #expect(pan.state == .possible)
      move(to: 10.75)
      #expect(pan.state == .began)
      let moved = pan.translation(in: view)
      #expect(abs(moved.x - direction.dx * 0.75) < 1e-9)
      #expect(abs(moved.y - direction.dy * 0.75) < 1e-9)
      world.up()
    }
  }

  /// UIKit's own tap recognizers allow 45 points of movement and 0.35 seconds between taps, as listings of
  /// its private headers and of the values returned show. Apple documents neither.
  @Test(arguments: [(44.0 as CGFloat, true), (46, false)])
  func tapsMayMoveBy45Points(distance: CGFloat, isTap: Bool) {
    run { world, view in
      world.add(UITapGestureRecognizer(), "tap", to: view)
      let double = world.add(UITapGestureRecognizer(), "double", to: view)
      double.numberOfTapsRequired = 2
      world.down(100, 100)
      world.move(100 + distance, 100)
      world.up()
      #expect(world.said().contains("tap ended") == isTap)
      world.wait(2)
      world.tap(100, 100)
      world.wait(0.1)
      world.tap(100, 100 + distance)
      #expect(world.said().contains("double ended") == isTap, "a second tap that far away")
      world.wait(1)
    }
  }

  /// The velocity of an accelerating finger is that of the last tenth of a second, whatever came before.
  @Test func aPanForgetsHowFastItWas() {
    run { world, view in
      let pan = world.add(UIPanGestureRecognizer(), "pan", to: view)
      var x: CGFloat = 20
      world.down(x, 20)
      for step in 1...26 {
        x += step <= 14 ? 1 : 8
        world.move(x, 20)
      }
      #expect(abs(pan.velocity(in: view).x - 800) < 1e-6)
      world.up()
    }
  }

  /// Covers the settings of UIKit's own recognizers, from the same source.
  @Test(arguments: [(1.4, true), (1.6, false)])
  func tapsLastOneAndAHalfSeconds(seconds: Double, isTap: Bool) {
    run { world, view in
      world.add(UITapGestureRecognizer(), "tap", to: view)
      world.down(20, 20)
      world.wait(seconds)
      world.up()
      #expect(world.said().contains("tap ended") == isTap)
    }
  }

  @Test(arguments: [(0.3, true), (0.4, false)])
  func pausesBetweenTapsLastAThirdOfASecond(seconds: Double, isDoubleTap: Bool) {
    run { world, view in
      let double = world.add(UITapGestureRecognizer(), "double", to: view)
      double.numberOfTapsRequired = 2
      world.tap(20, 20)
      world.wait(seconds)
      world.tap(20, 20)
      #expect(world.said().contains("double ended") == isDoubleTap)
      world.wait(1)
    }
  }

  @Test(arguments: [1, 2, 3]) func tapsHaveTheirNumberOfFingers(fingers: Int) {
    run { world, view in
      let tap = world.add(UITapGestureRecognizer(), "tap", to: view)
      tap.numberOfTouchesRequired = 2
      for finger in 0..<fingers { world.down(finger, 50 + 60 * CGFloat(finger), 50) }
      for finger in 0..<fingers { world.up(finger) }
      #expect(world.said().contains("tap ended") == (fingers == 2))
    }
  }

  /// Apple's reference: "The default value is 0.5 seconds", "The default distance is 10 points".
  @Test(arguments: [(9.5 as CGFloat, true), (10.5, false)])
  func aPressMayMoveByTenPoints(distance: CGFloat, isPress: Bool) {
    run { world, view in
      let press = world.add(UILongPressGestureRecognizer(), "press", to: view)
      #expect(press.minimumPressDuration == 0.5)
      #expect(press.allowableMovement == 10)
      world.down(100, 100)
      world.move(100 + distance * 0.6, 100 - distance * 0.8)
      world.wait(0.45)
      #expect(!world.said().contains("press began"))
      world.wait(0.05)
      #expect(world.said().contains("press began") == isPress)
      world.up()
    }
  }

  /// Apple's "Handling swipe gestures": a swipe is quick, and goes in one direction.
  @Test func slowAndSlantedMovementsAreNoSwipes() {
    run { world, view in
      world.add(UISwipeGestureRecognizer(), "swipe", to: view)
      world.down(20, 100)
      for step in 1...20 {
        world.wait(0.09)
        world.move(20 + CGFloat(step) * 8, 100)
      }
      world.up()
      #expect(!world.said().contains("swipe ended"), "in two seconds")
      world.down(20, 20)
      world.move(23, 40)
      for step in 1...10 { world.move(23 + CGFloat(step) * 8, 40) }
      world.up()
      #expect(!world.said().contains("swipe ended"), "down at first")
    }
  }

  /// When the line between the fingers passes the horizontal, the angle continues.
  @Test func aTurnGoesOnThroughHalfATurn() {
    run { world, view in
      let turn = world.add(UIRotationGestureRecognizer(), "turn", to: view)
      func point(_ degrees: CGFloat) -> CGPoint {
        CGPoint(x: 150 + 100 * cos(degrees * .pi / 180), y: 150 + 100 * sin(degrees * .pi / 180))
      }
      let start = point(160)
      world.down(0, 150, 150)
      world.down(1, start.x, start.y)
      for degrees in 161...200 { world.move(1, point(CGFloat(degrees)).x, point(CGFloat(degrees)).y) }
      #expect(turn.rotation > 0.4)
      #expect(turn.rotation < 40 * .pi / 180)
      world.up(0)
      world.up(1)
    }
  }
}
