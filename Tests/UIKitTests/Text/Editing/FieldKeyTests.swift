import CoreGraphics
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of keys that move between fields, and of keys that delete more than a character.
@Suite(.serialized) @MainActor struct FieldKeyTests {
  private func press(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) {
    let key = UIKey(key == .keyboardTab ? "\t" : "", modifiers: modifiers, keyCode: key)
    KeyInput.main.press(key)
    KeyInput.main.release(key)
  }

  private func shown(_ views: [UIView], _ body: () -> Void) {
    FingerWorld().run { world in
      let root = UIViewController()
      world.window.rootViewController = root
      world.window.makeKeyAndVisible()
      views.forEach(root.view.addSubview)
      body()
      FirstResponder.current?.resignFirstResponder()
    }
  }

  private func field(_ x: CGFloat, _ y: CGFloat) -> UITextField {
    UITextField(frame: CGRect(x: x, y: y, width: 80, height: 30))
  }

  // MARK: - Tab

  /// Two columns whose rows are not exactly level, in arbitrary order.
  @Test func tabGoesThroughFieldsAsTheyAreRead() {
    let a = field(10, 12), b = field(110, 10), c = field(10, 60), d = field(110, 62)
    shown([d, a, c, b]) {
      a.becomeFirstResponder()
      var visited: [UITextField?] = []
      for _ in 0..<4 {
        press(.keyboardTab)
        visited.append(FirstResponder.current as? UITextField)
      }
      #expect(visited == [b, c, d, a])
      press(.keyboardTab, .shift)
      #expect(d.isFirstResponder)
      press(.keyboardTab, .shift)
      #expect(c.isFirstResponder)
    }
  }

  @Test func tabSkipsFieldsThatCannotBeEdited() {
    let first = field(10, 10), disabled = field(10, 50), hidden = field(10, 90), inside = field(0, 0)
    disabled.isEnabled = false
    hidden.isHidden = true
    let clear = UIView(frame: CGRect(x: 10, y: 130, width: 80, height: 30))
    clear.alpha = 0
    clear.addSubview(inside)
    let read = UITextView(frame: CGRect(x: 10, y: 170, width: 80, height: 30))
    read.isEditable = false
    let last = UITextView(frame: CGRect(x: 10, y: 210, width: 80, height: 30))
    shown([first, disabled, hidden, clear, read, last]) {
      first.becomeFirstResponder()
      press(.keyboardTab)
      #expect(last.isFirstResponder)
      // In text views, Tab is a character.
      press(.keyboardTab)
      #expect(last.isFirstResponder)
      #expect(last.text == "\t")
    }
  }

  @Test func tabStaysIfTheDelegateRefusesToEndEditing() {
    final class Stubborn: NSObject, UITextFieldDelegate {
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
    }
    let a = field(10, 10), b = field(10, 50), delegate = Stubborn()
    a.delegate = delegate
    shown([a, b]) {
      a.becomeFirstResponder()
      press(.keyboardTab)
      #expect(a.isFirstResponder)
      a.delegate = nil
    }
  }

  // MARK: - Deleting

  /// The text's caret lies at the bar.
  @Test(arguments: [
    (UIKeyboardHIDUsage.keyboardDeleteOrBackspace, UIKeyModifierFlags.alternate, "one two|", "one "),
    (.keyboardDeleteOrBackspace, .alternate, "one two three| four", "one two  four"),
    (.keyboardDeleteOrBackspace, .command, "one two|", ""),
    (.keyboardDeleteOrBackspace, .command, "one two| three", " three"),
    (.keyboardDeleteOrBackspace, .command, "|one", "one"),
    (.keyboardDeleteForward, .alternate, "one| two three", "one three"),
    (.keyboardDeleteForward, .alternate, "|one two", " two"),
    (.keyboardDeleteForward, UIKeyModifierFlags(), "|one", "ne"),
  ])
  func keysDeleteWordsAndLines(
    key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags, marked: String, left: String
  ) {
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 300, height: 30))
    field.text = marked.filter { $0 != "|" }
    let caret = marked.prefix { $0 != "|" }.utf16.count
    shown([field]) {
      field.becomeFirstResponder()
      let place = field.position(from: field.beginningOfDocument, offset: caret)!
      field.selectedTextRange = field.textRange(from: place, to: place)
      press(key, modifiers)
      #expect(field.text == left)
    }
  }

  @Test func commandAndArrowsGoToTheEndsOfAText() {
    let view = UITextView(frame: CGRect(x: 10, y: 10, width: 300, height: 200))
    view.text = "one\ntwo\nthree"
    shown([view]) {
      view.becomeFirstResponder()
      press(.keyboardUpArrow, .command)
      #expect(view.selectedRange.location == 0)
      press(.keyboardDownArrow, .command)
      #expect(view.selectedRange.location == 13)
    }
  }
}
