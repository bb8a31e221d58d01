public import Foundation

/// An object that provides access to the text of the first responder, into which a keyboard types.
@preconcurrency @MainActor public protocol UITextDocumentProxy: UIKeyInput {
  /// The text of the paragraph before the insertion point, or nil if there is none.
  var documentContextBeforeInput: String? { get }
  /// The text of the paragraph after the insertion point, or nil if there is none.
  var documentContextAfterInput: String? { get }
  /// The selected text, or nil if there is no selection.
  var selectedText: String? { get }
  /// The input mode of the first responder, or nil if there is none.
  var documentInputMode: UITextInputMode? { get }
  /// The identifier of the text, which is the same each time that its responder is edited.
  var documentIdentifier: UUID { get }
  /// Moves the insertion point by a number of characters. Negative numbers move it back.
  func adjustTextPosition(byCharacterOffset offset: Int)
  /// Replaces the marked text or the selection with marked text. `selectedRange` is relative to its start.
  func setMarkedText(_ markedText: String, selectedRange: NSRange)
  /// Turns the marked text into normal text.
  func unmarkText()
}

/// The controller of a view that replaces a keyboard or is above it, provided by a responder's
/// `inputViewController` property.
///
/// While its view is visible, it is the text's `inputDelegate`, unless the client has set one. It is notified
/// of changes that are caused neither by keys nor by its proxy.
open class UIInputViewController: UIViewController, UITextInputDelegate {
  private lazy var proxy = ResponderText()

  /// The view that replaces the keyboard: `view`, if it is an input view.
  open override var inputView: UIInputView? {
    get { viewIfLoaded as? UIInputView ?? (view as? UIInputView) }
    set { if let newValue { view = newValue } }
  }
  open override func loadView() { view = UIInputView(frame: .zero, inputViewStyle: .keyboard) }

  /// The text into which the keyboard types.
  open var textDocumentProxy: any UITextDocumentProxy { proxy }
  /// Stored only. The language of the keyboard, such as "en-US".
  open var primaryLanguage: String?
  /// Stored only. A Boolean value that indicates whether the keyboard has a dictation key. Unavailable on
  /// Linux: there is no system dictation.
  open var hasDictationKey = false
  /// A Boolean value that indicates whether the keyboard has access to the network. Always `true`, as for all
  /// programs.
  open var hasFullAccess: Bool { true }
  /// A Boolean value that indicates whether the keyboard needs a key to switch to the next one. Always
  /// `false`.
  open var needsInputModeSwitchKey: Bool { false }

  /// Dismisses the keyboard, making the first responder resign.
  open func dismissKeyboard() { FirstResponder.current?.resignFirstResponder() }
  /// Does nothing, because there is only one keyboard.
  open func advanceToNextInputMode() {}
  /// Does nothing, because there is only one keyboard.
  open func handleInputModeList(from view: UIView, with event: UIEvent) {}

  /// Called before a change of the selection that is caused neither by keys nor by the proxy. Overrides call
  /// `super`.
  open func selectionWillChange(_ textInput: (any UITextInput)?) {}
  /// Called after the selection has changed.
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}
  /// Called before the text changes.
  open func textWillChange(_ textInput: (any UITextInput)?) {}
  /// Called after the text has changed.
  open func textDidChange(_ textInput: (any UITextInput)?) {}
}

/// The text of the first responder.
@MainActor private final class ResponderText: NSObject, UITextDocumentProxy {
  private static let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
  private let nobody = UUID()
  /// The identifier, associated with the responder.
  var documentIdentifier: UUID {
    guard let responder = FirstResponder.current else { return nobody }
    if let known = objc_getAssociatedObject(responder, Self.key) as? UUID { return known }
    let new = UUID()
    objc_setAssociatedObject(responder, Self.key, new, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return new
  }
  private var keys: (any UIKeyInput)? { FirstResponder.current as? any UIKeyInput }
  private var text: (any UITextInput)? { FirstResponder.current as? any UITextInput }

  var hasText: Bool { keys?.hasText ?? false }
  private var editor: TextEditor? { (FirstResponder.current as? any TextOwner)?.editor }
  func insertText(_ text: String) {
    if let editor { editor.enter(text) } else { keys?.insertText(text) }
  }
  func deleteBackward() {
    if let editor { editor.enterBackspace() } else { keys?.deleteBackward() }
  }

  var documentContextBeforeInput: String? {
    guard let text, let selection = text.selectedTextRange,
      let range = text.textRange(from: text.beginningOfDocument, to: selection.start)
    else { return nil }
    let before = text.text(in: range).map { String($0.suffix(while: { $0 != "\n" })) }
    return before?.isEmpty == false ? before : nil
  }
  var documentContextAfterInput: String? {
    guard let text, let selection = text.selectedTextRange,
      let range = text.textRange(from: selection.end, to: text.endOfDocument)
    else { return nil }
    let after = text.text(in: range).map { String($0.prefix(while: { $0 != "\n" })) }
    return after?.isEmpty == false ? after : nil
  }
  var selectedText: String? {
    text.flatMap { text in text.selectedTextRange.flatMap { $0.isEmpty ? nil : text.text(in: $0) } }
  }
  var documentInputMode: UITextInputMode? { FirstResponder.current?.textInputMode }

  func adjustTextPosition(byCharacterOffset offset: Int) {
    guard let text, let selection = text.selectedTextRange else { return }
    let from = offset < 0 ? selection.start : selection.end
    let place =
      text.position(from: from, offset: offset)
      ?? (offset < 0 ? text.beginningOfDocument : text.endOfDocument)
    text.selectedTextRange = text.textRange(from: place, to: place)
  }
  func setMarkedText(_ markedText: String, selectedRange: NSRange) {
    text?.setMarkedText(markedText, selectedRange: selectedRange)
  }
  func unmarkText() { text?.unmarkText() }
}

extension String {
  fileprivate func suffix(while condition: (Character) -> Bool) -> Substring {
    self[(lastIndex { !condition($0) }.map { index(after: $0) } ?? startIndex)...]
  }
}
