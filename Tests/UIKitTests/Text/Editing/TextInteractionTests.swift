import CoreGraphics
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of a text interaction with a custom text.
@Suite(.serialized) @MainActor struct TextInteractionTests {
  /// Shows a text with an interaction that edits it, and returns the interaction.
  @discardableResult
  private func show(_ line: TextInputTests.Page, in world: FingerWorld) -> UITextInteraction {
    let interaction = UITextInteraction(for: .editable)
    interaction.textInput = line
    line.addInteraction(interaction)
    world.window.addSubview(line)
    world.window.makeKeyAndVisible()
    return interaction
  }

  /// Apple's reference of `UITextInteraction`: it provides a custom text with the system's caret and
  /// selection.
  @Test func aTextOfOnesOwnHasACaret() {
    final class Line: TextInputTests.Page {
      override func caretRect(for position: UITextPosition) -> CGRect {
        CGRect(x: CGFloat((position as! Place).index) * 10, y: 5, width: 2, height: 20)
      }
    }
    FingerWorld().run { world in
      let line = Line(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      show(line, in: world)
      @MainActor func seen() -> [CGRect] {
        (line.layer.sublayers ?? []).filter { !$0.isHidden }.map(\.frame)
      }
      #expect(seen().isEmpty)
      world.tap(50, 20)
      #expect(line.isFirstResponder)
      #expect(seen() == [CGRect(x: 0, y: 5, width: 2, height: 20)])
      KeyInput.main.type("ab")
      #expect(seen() == [CGRect(x: 20, y: 5, width: 2, height: 20)])
      world.wait(0.6)
      #expect(seen().isEmpty)
      let key = UIKey("", modifiers: .shift, keyCode: .keyboardLeftArrow)
      KeyInput.main.press(key)
      KeyInput.main.release(key)
      #expect(seen() == [CGRect(x: 1, y: 2, width: 3, height: 4)])
      line.selectedTextRange = TextInputTests.Page.Span(1, 1)
      line.inputDelegate?.selectionDidChange(line)
      #expect(seen() == [CGRect(x: 10, y: 5, width: 2, height: 20)])
      line.resignFirstResponder()
      #expect(seen().isEmpty)
      #expect(line.inputDelegate == nil)
    }
  }

  /// Apple's reference of `UITextInput.textInputView`: the view has the coordinates of the text's geometry.
  @Test func tapsAreInThePointsOfTheTextsView() {
    final class Line: TextInputTests.Page {
      let inner = UIView(frame: CGRect(x: 30, y: 0, width: 170, height: 40))
      var asked: [CGPoint] = []
      override var textInputView: UIView { inner }
      override func closestPosition(to point: CGPoint) -> UITextPosition? {
        asked.append(point)
        return beginningOfDocument
      }
    }
    FingerWorld().run { world in
      let line = Line(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      let interaction = UITextInteraction(for: .editable)
      line.addSubview(line.inner)
      interaction.textInput = line
      line.addInteraction(interaction)
      world.window.addSubview(line)
      world.window.makeKeyAndVisible()
      world.tap(50, 20)
      #expect(line.asked == [CGPoint(x: 20, y: 20)])
      line.resignFirstResponder()
    }
  }

  /// Apple's reference of `UIInputViewController`: it is notified of changes of the text into which it types.
  @Test func keyboardIsNotifiedOfATextWithATextInteraction() {
    final class Keyboard: UIInputViewController {
      var changes = 0
      override func textDidChange(_ textInput: (any UITextInput)?) { changes += 1 }
    }
    final class Line: TextInputTests.Page {
      let keyboard = Keyboard()
      override var inputViewController: UIInputViewController? { keyboard }
    }
    FingerWorld().run { world in
      let line = Line(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      let interaction = show(line, in: world)
      line.becomeFirstResponder()
      line.inputDelegate?.textDidChange(line)
      #expect(line.keyboard.changes == 1)
      #expect(line.inputDelegate !== line.keyboard)
      line.removeInteraction(interaction)
      #expect(line.inputDelegate === line.keyboard)
      line.addInteraction(interaction)
      line.inputDelegate?.textDidChange(line)
      #expect(line.keyboard.changes == 2)
      #expect(line.inputDelegate !== line.keyboard)
      line.resignFirstResponder()
      world.wait(1)
      #expect(line.inputDelegate == nil)
    }
  }

  @Test func keysNotifyOfATextOnlyIfTheyChangeIt() {
    @MainActor final class Told { var texts: [ObjectIdentifier?] = [] }
    FingerWorld().run { world in
      let line = TextInputTests.Page(frame: CGRect(x: 0, y: 0, width: 200, height: 40)), told = Told()
      world.window.addSubview(line)
      world.window.makeKeyAndVisible()
      line.becomeFirstResponder()
      let token = NotificationCenter.default.addObserver(forName: KeyTyping.typed, object: nil, queue: nil) {
        let text = $0.object.map { ObjectIdentifier($0 as AnyObject) }
        MainActor.assumeIsolated { told.texts.append(text) }
      }
      for key in [UIKey(""), UIKey("z", modifiers: .command)] {
        KeyInput.main.press(key)
        KeyInput.main.release(key)
      }
      #expect(told.texts.isEmpty)
      KeyInput.main.type("ab")
      #expect(told.texts == [ObjectIdentifier(line), ObjectIdentifier(line)])
      NotificationCenter.default.removeObserver(token)
      line.resignFirstResponder()
    }
  }
}
