import CoreGraphics
import Foundation
import QuartzCore
import TestSupport
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests with streams of touches and keys from a seed: nothing crashes, and no touch and no recognizer is
/// stuck at the end.
///
/// `MICA_FUZZ=1000000` sets the number of events.
@Suite(.serialized) @MainActor struct TouchFuzzTests {
  private static let count = ProcessInfo.processInfo.environment["MICA_FUZZ"].flatMap { Int($0) } ?? 20_000

  /// Adds views of every kind that handles touches, with recognizers of every kind.
  private func fill(_ window: UIWindow, _ random: inout SeededRandom) {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 150))
    scroll.contentSize = CGSize(width: 300, height: 900)
    window.addSubview(scroll)
    let controls: [UIView] = [
      UIButton(type: .system), UISwitch(), UISlider(frame: CGRect(x: 0, y: 0, width: 120, height: 34)),
      UIStepper(),
      UISegmentedControl(items: ["a", "b", "c"]),
      UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 30)),
      UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34)),
      UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 80)),
      UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80)),
    ]
    for (index, view) in controls.enumerated() {
      view.frame.origin = CGPoint(x: CGFloat(index % 3) * 100, y: CGFloat(index / 3) * 90)
      (random.isTrue(oneIn: 3) ? scroll : window).addSubview(view)
    }
    let makers: [() -> UIGestureRecognizer] = [
      { UITapGestureRecognizer() }, { UILongPressGestureRecognizer() }, { UIPanGestureRecognizer() },
      { UISwipeGestureRecognizer() }, { UIPinchGestureRecognizer() }, { UIRotationGestureRecognizer() },
      { UIScreenEdgePanGestureRecognizer() }, { UIHoverGestureRecognizer() },
    ]
    var all: [UIGestureRecognizer] = []
    for view in [window, scroll] + controls {
      for make in makers where random.isTrue(oneIn: 3) {
        let gesture = make()
        (gesture as? UITapGestureRecognizer)?.numberOfTapsRequired = random.integer(1..<3)
        (gesture as? UITapGestureRecognizer)?.numberOfTouchesRequired = random.integer(1..<3)
        gesture.delaysTouchesBegan = random.isTrue(oneIn: 4)
        gesture.cancelsTouchesInView = !random.isTrue(oneIn: 4)
        if let other = all.last, random.isTrue(oneIn: 3) { gesture.require(toFail: other) }
        view.addGestureRecognizer(gesture)
        all.append(gesture)
      }
      view.isMultipleTouchEnabled = random.isTrue(oneIn: 2)
      view.isExclusiveTouch = random.isTrue(oneIn: 6)
    }
  }

  private func step(_ world: FingerWorld, _ random: inout SeededRandom) {
    let finger = random.integer(0..<5)
    let point = random.point(-20...320)
    switch random.integer(0..<24) {
    case 0..<6: world.down(finger, point.x, point.y)
    case 6..<13: TouchInput.main.move(finger, to: point)
    case 13..<18: world.up(finger)
    case 18: TouchInput.main.cancel(finger)
    case 19: world.wait(random.number(0...0.7))
    case 20: TouchInput.main.hover(at: random.isTrue(oneIn: 3) ? nil : point, in: world.window)
    case 21:
      let codes: [UIKeyboardHIDUsage] = [
        .keyboardLeftArrow, .keyboardRightArrow, .keyboardUpArrow, .keyboardDownArrow,
        .keyboardDeleteOrBackspace,
        .keyboardReturnOrEnter, .keyboardHome, .keyboardEnd, .keyboardDeleteForward,
      ]
      let key = UIKey(
        "", modifiers: random.isTrue(oneIn: 3) ? .shift : random.isTrue(oneIn: 3) ? .alternate : [],
        keyCode: codes[random.integer(0..<codes.count)])
      KeyInput.main.press(key, in: world.window)
      if !random.isTrue(oneIn: 5) { KeyInput.main.release(key) }
    case 22:
      let letters = Array("ab é👨‍👩‍👧\u{301}zxcv")
      let key = UIKey(
        String(letters[random.integer(0..<letters.count)]), modifiers: random.isTrue(oneIn: 4) ? .command : []
      )
      KeyInput.main.press(key, in: world.window)
      KeyInput.main.release(key)
    default: disturb(world.window, &random)
    }
    if random.isTrue(oneIn: 8) { world.wait(0.016) }
  }

  /// Changes the tree or a recognizer while fingers are down.
  private func disturb(_ window: UIWindow, _ random: inout SeededRandom) {
    let views = window.subviews + (window.subviews.first?.subviews ?? [])
    guard let view = views.isEmpty ? nil : views[random.integer(0..<views.count)] else { return }
    switch random.integer(0..<6) {
    case 0: view.isUserInteractionEnabled.toggle()
    case 1: view.gestureRecognizers?.first?.isEnabled.toggle()
    case 2: view.gestureRecognizers?.first.map(view.removeGestureRecognizer)
    case 3: window.bringSubviewToFront(view)
    case 4:
      // A text that grows forever would be a leak of the test itself.
      (view as? UITextField)?.text = "text"
      (view as? UITextView)?.text = "some\ntext"
    default:
      let home = view.superview
      view.removeFromSuperview()
      home?.addSubview(view)
    }
  }

  @Test func nothingIsStuckAfterAnyStream() {
    var random = SeededRandom()
    let rounds = max(1, Self.count / 2000)
    var before = 0
    for round in 0..<rounds {
      weak var gone: UIWindow?
      weak var touch: UITouch?
      autoreleasepool {
        let world = FingerWorld()
        gone = world.window
        world.run { world in
          fill(world.window, &random)
          world.window.makeKeyAndVisible()
          for _ in 0..<min(2000, Self.count) {
            step(world, &random)
            if touch == nil { touch = TouchDelivery.main.touches.last }
          }
          TouchInput.main.cancelAll()
          TouchInput.main.hover(at: nil, in: world.window)
          KeyInput.main.releaseAll()
          world.wait(5)
          #expect(TouchInput.main.activeFingers.isEmpty)
          #expect(TouchDelivery.main.touches.isEmpty, "round \(round)")
          #expect(GestureEnvironment.main.participants.isEmpty, "round \(round)")
          world.window.endEditing(true)
          world.window.isHidden = true
        }
      }
      #expect(touch == nil, "round \(round): touches and windows are let go")
      #expect(gone == nil, "round \(round): touches and windows are let go")
      if round == rounds / 4 { before = Self.residentPages }
    }
    let grown = (Self.residentPages - before) * 4096
    print("fuzz: \(rounds * 2000) events, memory grew by \(grown / 1024) kB over the last three quarters")
    if rounds >= 100 { #expect(grown < 20 << 20) }
  }

  /// The pages of memory that the program occupies.
  private static var residentPages: Int {
    (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ").dropFirst()
      .first
      .flatMap { Int($0) } ?? 0
  }
}
