import CoreGraphics
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of typing, caret, selection, undo and delegates of text fields and text views. Source: Apple's
/// reference, unless a test names facts.
@Suite(.serialized) @MainActor struct TextEditingTests {
  final class Listener: UITextFieldDelegate {
    var log: [String] = []
    var allows = true
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      log.append("should begin")
      return true
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { log.append("did begin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      log.append("should end")
      return true
    }
    func textFieldDidEndEditing(_ textField: UITextField) { log.append("did end") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      log.append("change \(range.location)+\(range.length) \"\(string)\"")
      return allows
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      log.append("return")
      textField.resignFirstResponder()
      return true
    }
  }

  private func field(_ body: (FingerWorld, UITextField, Listener) -> Void) {
    FingerWorld().run { world in
      let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34)), listener = Listener()
      field.borderStyle = .roundedRect
      field.delegate = listener
      world.window.addSubview(field)
      world.window.makeKeyAndVisible()
      body(world, field, listener)
      field.resignFirstResponder()
    }
  }

  private func command(_ letter: String, _ modifiers: UIKeyModifierFlags = .command) {
    let key = UIKey(letter, modifiers: modifiers)
    KeyInput.main.press(key)
    KeyInput.main.release(key)
  }

  /// A field that formats its text during typing is its own delegate, and forwards to the one that its
  /// `delegate` property shows.
  @Test func fieldsAskTheDelegateThatTheyWereGivenByTheirClass() {
    final class Forwarding: UITextField, UITextFieldDelegate {
      private(set) var asked: [String] = []
      override var delegate: (any UITextFieldDelegate)? {
        get { nil }
        set { super.delegate = self }
      }
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
      ) -> Bool {
        asked.append(string)
        return true
      }
    }
    FingerWorld().run { world in
      let field = Forwarding(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
      field.delegate = nil
      world.window.addSubview(field)
      world.window.makeKeyAndVisible()
      world.tap(50, 25)
      KeyInput.main.type("hi")
      #expect(field.asked == ["h", "i"])
      #expect(field.text == "hi")
      field.resignFirstResponder()
    }
  }

  @Test func delegateMethodsAreCalledInOrder() {
    field { world, field, listener in
      world.tap(50, 25)
      #expect(field.isFirstResponder)
      #expect(field.isEditing)
      KeyInput.main.type("hi")
      listener.allows = false
      KeyInput.main.type("!")
      #expect(field.text == "hi")
      KeyInput.main.type("\n")
      #expect(
        listener.log == [
          "should begin", "did begin", "change 0+0 \"h\"", "change 1+0 \"i\"", "change 2+0 \"!\"", "return",
          "should end",
          "did end",
        ])
      #expect(!field.isEditing)
    }
  }

  @Test func controlsEventsAreSent() {
    field { world, field, _ in
      for (event, name) in [
        (UIControl.Event.editingDidBegin, "begin"), (.editingChanged, "changed"), (.editingDidEnd, "end"),
        (.editingDidEndOnExit, "exit"),
      ] { field.addAction(UIAction { [weak world] _ in world?.log.append(name) }, for: event) }
      field.delegate = nil
      field.becomeFirstResponder()
      KeyInput.main.type("a\n")
      #expect(world.said() == ["begin", "changed", "exit", "end"])
      field.text = "silent"
      #expect(world.said() == [])
    }
  }

  @Test func keysMoveTheCaretAndSelect() {
    field { _, field, _ in
      field.becomeFirstResponder()
      KeyInput.main.type("one two 👨‍👩‍👧")
      press(.keyboardDeleteOrBackspace)
      #expect(field.text == "one two ", "a family is one character")
      press(.keyboardLeftArrow, .alternate)
      KeyInput.main.type("x")
      #expect(field.text == "one xtwo ")
      press(.keyboardHome, .shift)
      #expect(field.editor.selection == NSRange(location: 0, length: 5))
      KeyInput.main.type("y")
      #expect(field.text == "ytwo ")
      press(.keyboardDeleteForward)
      #expect(field.text == "ywo ")
      press(.keyboardEnd)
      press(.keyboardLeftArrow, .shift)
      press(.keyboardLeftArrow, .shift)
      #expect(field.text(in: field.selectedTextRange!) == "o ")
      press(.keyboardRightArrow)
      #expect(field.editor.selection == NSRange(location: 4, length: 0))
    }
  }

  @Test func cutCopyPasteAndUndo() {
    field { _, field, _ in
      field.becomeFirstResponder()
      KeyInput.main.type("hello")
      command("a")
      command("c")
      press(.keyboardRightArrow)
      command("v")
      #expect(field.text == "hellohello")
      command("z")
      #expect(field.text == "hello")
      command("z")
      #expect(field.text == "", "typing in one go is taken back at once")
      command("z", [.command, .shift])
      #expect(field.text == "hello")
      #expect(field.canPerformAction("paste:", withSender: nil))
      #expect(!field.canPerformAction("cut:", withSender: nil))
      command("a")
      command("x")
      #expect(field.text == "")
      #expect(UIPasteboard.general.string == "hello")
    }
  }

  @Test func fingersPlaceTheCaretAndSelectWords() {
    field { world, field, _ in
      field.text = "alpha beta"
      field.layoutIfNeeded()
      world.tap(200, 25)
      #expect(field.editor.selection == NSRange(location: 10, length: 0))
      world.wait(1)
      world.tap(18, 25)
      #expect(field.editor.selection.location <= 1)
      world.wait(1)
      world.tap(30, 25)
      world.wait(0.1)
      world.tap(30, 25)
      #expect(field.editor.selection == NSRange(location: 0, length: 5))
    }
  }

  @Test func theClearButtonClears() {
    field { world, field, _ in
      field.clearButtonMode = .whileEditing
      field.text = "text"
      field.becomeFirstResponder()
      field.layoutIfNeeded()
      let button = field.clearButtonRect(forBounds: field.bounds)
      world.tap(10 + button.midX, 10 + button.midY)
      #expect(field.text == "")
      #expect(field.isEditing)
    }
  }

  /// `facts/ios26/controls.json`, "caret_17pt_in_34pt".
  @Test func theCaretIsAsHighAsMeasured() {
    field { _, field, _ in
      field.becomeFirstResponder()
      let box = field.caretRect(for: field.endOfDocument)
      #expect(abs(box.height - 21.5) <= 0.5)
      #expect(abs(box.minY - 6) <= 0.5)
      #expect(box.width == 2)
    }
  }

  @Test func onlyOneFieldIsEdited() {
    field { world, field, listener in
      let other = UITextField(frame: CGRect(x: 10, y: 100, width: 200, height: 34))
      world.window.addSubview(other)
      field.becomeFirstResponder()
      other.becomeFirstResponder()
      #expect(!field.isEditing)
      #expect(other.isEditing)
      #expect(listener.log.suffix(2) == ["should end", "did end"])
      other.removeFromSuperview()
      #expect(!other.isEditing)
    }
  }

  @Test func aTextViewTakesLines() {
    final class Listener: UITextViewDelegate {
      var log: [String] = []
      func textViewDidBeginEditing(_ textView: UITextView) { log.append("begin") }
      func textViewDidChange(_ textView: UITextView) { log.append("change") }
      func textViewDidEndEditing(_ textView: UITextView) { log.append("end") }
    }
    FingerWorld().run { world in
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), listener = Listener()
      view.font = .systemFont(ofSize: 17)
      view.delegate = listener
      world.window.addSubview(view)
      world.window.makeKeyAndVisible()
      view.layoutIfNeeded()
      world.tap(50, 50)
      #expect(view.isFirstResponder)
      KeyInput.main.type("ab\ncd")
      #expect(view.text == "ab\ncd")
      #expect(view.selectedRange == NSRange(location: 5, length: 0))
      press(.keyboardUpArrow)
      KeyInput.main.type("x")
      #expect(view.text == "abx\ncd")
      press(.keyboardDownArrow)
      KeyInput.main.type("y")
      #expect(view.text == "abx\ncdy")
      view.selectedRange = NSRange(location: 0, length: 3)
      view.insertText("z")
      #expect(view.text == "z\ncdy")
      #expect(view.undoManager?.undoActionName == "Typing")
      view.undoManager?.undo()
      #expect(view.text == "abx\ncdy")
      view.isEditable = false
      KeyInput.main.type("no")
      #expect(view.text == "abx\ncdy")
      view.isEditable = true
      view.resignFirstResponder()
      #expect(listener.log.first == "begin")
      #expect(listener.log.last == "end")
    }
  }

  @Test func tabIsACharacterOfTextViewsAlone() {
    field { world, field, _ in
      let view = UITextView(frame: CGRect(x: 10, y: 60, width: 200, height: 100))
      world.window.addSubview(view)
      view.becomeFirstResponder()
      KeyInput.main.type("a\tb")
      press(.keyboardTab)
      press(.keyboardTab, .shift)
      #expect(view.text == "a\tb\t")
      field.becomeFirstResponder()
      KeyInput.main.type("a\t")
      #expect(field.text == "a")
      #expect(view.isFirstResponder)
    }
  }

  /// `facts/ios26/controls.json`, UITextView.caret: x 5, y 7 and 27 on lines of 20, 21.5 high.
  @Test func theCaretOfATextViewIsWhereItWasMeasured() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.font = .systemFont(ofSize: 17)
    view.text = "ab\ncd"
    let first = view.caretRect(for: view.beginningOfDocument)
    #expect(first.minX == 5)
    #expect(first.minY == 7)
    #expect(abs(first.height - 21.5) <= 1)
    let second = view.caretRect(for: view.position(from: view.beginningOfDocument, offset: 3)!)
    #expect(second.minX == 5)
    #expect(abs(second.minY - 27) <= 1)
    view.text = "ab\n"
    let third = view.caretRect(for: view.endOfDocument)
    #expect(third.minX == 5, "behind a line break is the next line")
    #expect(abs(third.minY - 27) <= 1, "behind a line break is the next line")
  }

  @Test func withoutGroupsOfTheirOwnChangesNeedAnOpenOne() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let manager = UndoManager(), target = UIView()
        manager.groupsByEvent = false
        manager.registerUndo(withTarget: target) { _ in }
      }
    }
    let said = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
    #expect(said?.contains("no group is open") == true)
  }

  @Test func undoManagersPostNotificationsOfGroups() {
    let manager = UndoManager(), target = UIView()
    var told: [String] = []
    let watching = [
      Notification.Name.NSUndoManagerCheckpoint, .NSUndoManagerDidOpenUndoGroup,
      .NSUndoManagerWillCloseUndoGroup, .NSUndoManagerDidCloseUndoGroup,
      .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { _ in
        MainActor.assumeIsolated {
          told.append(
            name.rawValue.replacingOccurrences(of: "NSUndoManager", with: "").replacingOccurrences(
              of: "Notification", with: ""))
        }
      }
    }
    defer { watching.forEach(NotificationCenter.default.removeObserver) }
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    manager.registerUndo(withTarget: target) { _ in }
    manager.endUndoGrouping()
    #expect(told == ["DidOpenUndoGroup", "Checkpoint", "WillCloseUndoGroup", "DidCloseUndoGroup"])
    told = []
    manager.undo()
    #expect(told.first == "WillUndoChange")
    #expect(told.last == "DidUndoChange")
  }

  @Test func undoManagersGroupAndRedo() {
    final class Counter { var value = 0 }
    let manager = UndoManager(), counter = Counter()
    @MainActor func add(_ number: Int) {
      counter.value += number
      manager.registerUndo(withTarget: counter) { _ in add(-number) }
    }
    add(1)
    UndoManager.eventDidEnd()
    manager.beginUndoGrouping()
    add(2)
    add(3)
    manager.endUndoGrouping()
    manager.setActionName("Adding")
    #expect(counter.value == 6)
    #expect(manager.undoMenuItemTitle == "Undo Adding")
    manager.undo()
    #expect(counter.value == 1)
    #expect(manager.canRedo)
    #expect(manager.redoActionName == "Adding")
    manager.redo()
    #expect(counter.value == 6)
    manager.undo()
    manager.undo()
    #expect(counter.value == 0)
    #expect(!manager.canUndo)
    add(5)
    #expect(!manager.canRedo)
  }
}
