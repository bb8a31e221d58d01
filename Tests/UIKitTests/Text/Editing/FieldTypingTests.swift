import CoreGraphics
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of the delegate callbacks on a change of a field's text, of the related changes, and of drawing.
@Suite(.serialized) @MainActor struct FieldTypingTests {
  private final class Listener: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var asked: [String] = [], allows = true
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      asked.append("\(range.location)+\(range.length) \"\(string)\"")
      return allows
    }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      asked.append("\(range.location)+\(range.length) \"\(text)\"")
      return allows
    }
  }

  private func edited<View: UIView>(_ view: View, _ body: (View) -> Void) {
    FingerWorld().run { world in
      view.frame = CGRect(x: 10, y: 10, width: 200, height: 40)
      world.window.addSubview(view)
      world.window.makeKeyAndVisible()
      view.becomeFirstResponder()
      body(view)
      view.resignFirstResponder()
    }
  }

  // MARK: - Delegate

  @Test func keysAndThePasteboardAskButProgramsDoNot() {
    let listener = Listener()
    listener.allows = false
    func check(_ view: some UIView & UITextInput) {
      view.insertText("ab")
      view.deleteBackward()
      #expect(view.text(in: view.textRange(from: view.beginningOfDocument, to: view.endOfDocument)!) == "a")
      #expect(listener.asked.isEmpty)
      KeyInput.main.type("x")
      press(.keyboardDeleteOrBackspace)
      UIPasteboard.general.string = "y"
      view.paste(nil)
      view.selectAll(nil)
      view.cut(nil)
      #expect(listener.asked == ["1+0 \"x\"", "0+1 \"\"", "1+0 \"y\"", "0+1 \"\""])
      #expect(view.hasText)
      listener.asked = []
    }
    edited(UITextField()) {
      $0.delegate = listener
      check($0)
    }
    edited(UITextView()) {
      $0.delegate = listener
      check($0)
    }
  }

  @Test func delegatesMayTypeInPlaceOfTheKey() {
    final class Capitals: NSObject, UITextFieldDelegate {
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
      ) -> Bool {
        textField.insertText(string.uppercased())
        return false
      }
    }
    let capitals = Capitals()
    edited(UITextField()) { field in
      field.delegate = capitals
      KeyInput.main.type("ab")
      #expect(field.text == "AB")
    }
  }

  // MARK: - Secure text entry

  private func secret(_ text: String) -> UITextField {
    let field = UITextField()
    field.isSecureTextEntry = true
    field.text = text
    return field
  }

  /// iPhones replace the text as well. Delegates nonetheless receive the caret's range, with which apps track
  /// the text.
  @Test func theFirstKeyReplacesASecureText() {
    let listener = Listener(), field = secret("abc")
    field.delegate = listener
    edited(field) { field in
      KeyInput.main.type("de")
      #expect(field.text == "de")
      #expect(listener.asked == ["3+0 \"d\"", "1+0 \"e\""])
      field.undoManager?.undo()
      field.undoManager?.undo()
      #expect(field.text == "abc")
    }
    edited(secret("abc")) { field in
      press(.keyboardDeleteOrBackspace)
      #expect(field.text == "")
      KeyInput.main.type("fg")
      press(.keyboardDeleteOrBackspace)
      #expect(field.text == "f")
      // Shown and hidden again, as by the eye button beside passwords.
      field.isSecureTextEntry = false
      KeyInput.main.type("g")
      field.isSecureTextEntry = true
      #expect(field.text == "fg")
      KeyInput.main.type("h")
      #expect(field.text == "h")
    }
  }

  @Test func aSecureTextThatIsShownGoesOn() {
    edited(secret("abc")) { field in
      field.isSecureTextEntry = false
      KeyInput.main.type("d")
      #expect(field.text == "abcd")
    }
  }

  @Test func retypedSecureTextStays() {
    edited(secret("abc")) { field in
      field.text?.removeAll()
      field.insertText("abc")
      KeyInput.main.type("d")
      #expect(field.text == "abcd")
    }
  }

  @Test func plainTextsThatClearOnInsertionLoseOneCharacterToTheBackspace() {
    let field = UITextField()
    field.text = "abc"
    field.clearsOnInsertion = true
    edited(field) { field in
      press(.keyboardDeleteOrBackspace)
      KeyInput.main.type("x")
      #expect(field.text == "abx")
    }
    edited(field) { field in
      KeyInput.main.type("y")
      #expect(field.text == "y")
    }
  }

  // MARK: - Drawing

  @Test func editedTextIsDrawnWhereTheCaretStands() {
    final class Indented: UITextField {
      var drawn = CGRect.null
      override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 30, dy: 0) }
      override func drawText(in rect: CGRect) { drawn = rect }
    }
    let field = Indented()
    field.text = "abc"
    edited(field) { field in
      _ = UIGraphicsImageRenderer(bounds: field.bounds).image { _ in field.draw(field.bounds) }
      #expect(field.drawn == field.editingRect(forBounds: field.bounds))
      field.resignFirstResponder()
      _ = UIGraphicsImageRenderer(bounds: field.bounds).image { _ in field.draw(field.bounds) }
      #expect(field.drawn == field.textRect(forBounds: field.bounds))
    }
  }
}
