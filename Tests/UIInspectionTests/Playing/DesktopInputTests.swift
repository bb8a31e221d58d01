import CoreGraphics
import QuartzCore
import TestSupport
import Testing
import UIKit

@testable import UIInspection

/// Tests of the effect of a desktop's input devices on a window. They run serially, because touches and the
/// clock are global.
@Suite(.serialized) @MainActor struct DesktopInputTests {
  /// Runs `body` with a window of 200 x 400 points, a scroll view of 1000 in it, and a field.
  private func world(_ body: (UIWindow, UIScrollView, DesktopInput) throws -> Void) rethrows {
    let before = FrameClock.current
    FrameClock.current = .manual(at: 1000)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    let scroll = UIScrollView(frame: window.bounds)
    scroll.contentSize = CGSize(width: 200, height: 1000)
    scroll.contentInsetAdjustmentBehavior = .never
    window.addSubview(scroll)
    window.makeKeyAndVisible()
    defer {
      TouchInput.main.cancelAll()
      window.isHidden = true
      FrameClock.current = before
    }
    try body(window, scroll, DesktopInput(window: window))
  }

  @Test func theWheelScrollsBelowThePointerToTheEnds() {
    world { _, scroll, input in
      input.pointerMoved(to: CGPoint(x: 100, y: 100))
      input.wheel(CGVector(dx: 0, dy: -2))
      #expect(scroll.contentOffset == CGPoint(x: 0, y: 2 * DesktopInput.wheelStep))
      input.wheel(CGVector(dx: 3, dy: 0))
      #expect(scroll.contentOffset == CGPoint(x: 0, y: 2 * DesktopInput.wheelStep))
      input.wheel(CGVector(dx: 0, dy: -100))
      #expect(scroll.contentOffset.y == 600)
      input.wheel(CGVector(dx: 0, dy: 100))
      #expect(scroll.contentOffset.y == 0)
    }
  }

  @Test func anInnerScrollViewAtItsEndLeavesTheWheelToTheOuter() {
    world { _, outer, input in
      let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      inner.contentInsetAdjustmentBehavior = .never
      inner.contentSize = CGSize(width: 200, height: 220)
      outer.addSubview(inner)
      input.pointerMoved(to: CGPoint(x: 50, y: 50))
      input.wheel(CGVector(dx: 0, dy: -1))
      #expect(inner.contentOffset.y == 20)
      #expect(outer.contentOffset.y == 0)
      input.wheel(CGVector(dx: 0, dy: -1))
      #expect(inner.contentOffset.y == 20)
      #expect(outer.contentOffset.y == DesktopInput.wheelStep)
    }
  }

  @Test func theButtonIsAFingerAndWithTheModifierTwo() {
    world { window, _, input in
      input.buttonDown(at: CGPoint(x: 50, y: 50), pinches: false)
      #expect(TouchInput.main.activeFingers == [0])
      input.buttonUp(at: CGPoint(x: 50, y: 50))
      #expect(TouchInput.main.activeFingers == [])

      let view = UIView(frame: window.bounds)
      view.isMultipleTouchEnabled = true
      let pinch = UIPinchGestureRecognizer()
      view.addGestureRecognizer(pinch)
      window.addSubview(view)
      input.buttonDown(at: CGPoint(x: 100, y: 150), pinches: true)
      #expect(TouchInput.main.activeFingers == [0, 1])
      for y in stride(from: 150, through: 100, by: -10) { input.pointerMoved(to: CGPoint(x: 100, y: y)) }
      #expect(pinch.state == .changed)
      #expect(pinch.scale > 1.5)
      #expect(pinch.location(in: window) == CGPoint(x: 100, y: 200))
      // A button that is released without a press, or pressed twice, leaves no finger behind.
      input.buttonDown(at: CGPoint(x: 10, y: 10), pinches: false)
      #expect(TouchInput.main.activeFingers == [0])
      input.buttonUp(at: .zero)
      input.buttonUp(at: .zero)
      #expect(TouchInput.main.activeFingers == [])
    }
  }

  @Test func fingersOfATouchScreenAreTheirOwn() {
    world { _, _, input in
      input.buttonDown(at: CGPoint(x: 50, y: 50), pinches: false)
      input.finger(0, .began, at: CGPoint(x: 60, y: 60))
      #expect(TouchInput.main.activeFingers.count == 2)
      input.finger(0, .ended, at: CGPoint(x: 60, y: 60))
      input.buttonUp(at: CGPoint(x: 50, y: 50))
      #expect(TouchInput.main.activeFingers == [])
    }
  }

  @Test func keysTypeOnceAndShortcutsWork() {
    world { window, _, input in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      window.addSubview(field)
      field.becomeFirstResponder()
      for character in "ab" {
        // A window reports both the key and the text that it produces.
        input.keyDown(4, character: character, modifiers: [])
        input.type(String(character))
        input.keyUp(4)
      }
      #expect(field.text == "ab")
      input.keyDown(UIKeyboardHIDUsage.keyboardDeleteOrBackspace.rawValue, character: "\u{8}", modifiers: [])
      #expect(field.text == "a")
      input.keyDown(29, character: "z", modifiers: .command)
      #expect(field.text == "ab")
      input.keyboardLeft()
      field.resignFirstResponder()
    }
  }

  /// The desktop's keys with Control, which move and delete by words there.
  @Test func controlMovesAndDeletesWords() {
    world { window, _, input in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      window.addSubview(field)
      field.text = "one two three"
      field.becomeFirstResponder()
      @MainActor func press(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = .command) {
        input.keyDown(key.rawValue, character: nil, modifiers: modifiers)
        input.keyUp(key.rawValue)
      }
      @MainActor func caret() -> Int {
        field.offset(from: field.beginningOfDocument, to: field.selectedTextRange!.end)
      }
      press(.keyboardDeleteOrBackspace)
      #expect(field.text == "one two ")
      press(.keyboardLeftArrow)
      #expect(caret() == 4)
      press(.keyboardHome)
      #expect(caret() == 0)
      press(.keyboardDeleteForward)
      #expect(field.text == " two ")
      press(.keyboardEnd)
      #expect(caret() == 5)
      press(.keyboardDeleteOrBackspace, [])
      #expect(field.text == " two")
      field.resignFirstResponder()
    }
  }

  @Test func tabGoesToTheNextField() {
    world { window, _, input in
      let fields = [60, 0].map { UITextField(frame: CGRect(x: 0, y: $0, width: 200, height: 40)) }
      fields.forEach(window.addSubview)
      fields[1].becomeFirstResponder()
      input.keyDown(UIKeyboardHIDUsage.keyboardTab.rawValue, character: "\t", modifiers: [])
      input.keyUp(UIKeyboardHIDUsage.keyboardTab.rawValue)
      #expect(fields[0].isFirstResponder)
      fields[0].resignFirstResponder()
    }
  }

  @Test func aFrameIsPaintedWhenItDiffers() throws {
    let before = FrameClock.current
    let clock = FrameClock.manual(at: 1000)
    FrameClock.current = clock
    defer { FrameClock.current = before }
    let path = Project.root.appendingPathComponent("Examples/Storyboards/Profile.storyboard").path
    let document = try PlayedDocument(path: path, options: RenderOptions(scale: 1))
    defer { document.window.isHidden = true }
    document.window.makeKeyAndVisible()
    #expect(document.updatePicture()?.isEmpty == false)
    #expect(document.updatePicture()?.isEmpty == true)
    clock.now = 1001
    #expect(document.updatePicture()?.isEmpty == true)
    document.resize(to: CGSize(width: 700, height: 300), scale: 2)
    #expect(document.updatePicture()?.isEmpty == false)
    let turned = try #require(document.makeImage())
    #expect((turned.width, turned.height) == (1400, 600))
    #expect(document.window.rootViewController?.view.bounds.size == CGSize(width: 700, height: 300))
    #expect(document.updatePicture()?.isEmpty == true)
  }
}
