public import Foundation

/// The text that a keyboard types into: that of the first responder.
@preconcurrency @MainActor public protocol UITextDocumentProxy: UIKeyInput {
  /// The part of the paragraph before the caret; nil where there is no text before it.
  var documentContextBeforeInput: String? { get }
  /// The part of the paragraph behind the caret.
  var documentContextAfterInput: String? { get }
  /// Nil where nothing is selected.
  var selectedText: String? { get }
  /// The keyboard and language of the first responder; nil without one.
  var documentInputMode: UITextInputMode? { get }
  /// The same for all texts that this keyboard types into.
  var documentIdentifier: UUID { get }
  /// Moves the caret by characters; negative goes back.
  func adjustTextPosition(byCharacterOffset offset: Int)
  /// Puts a text in place of what is marked, or of the selection, and marks it; `selectedRange` is counted
  /// from its beginning.
  func setMarkedText(_ markedText: String, selectedRange: NSRange)
  /// What is marked stays, and is text as any other.
  func unmarkText()
}

/// The controller of a view that stands in for a keyboard, or
/// above it: what a responder's `inputViewController` says.
///
/// While its view is there, it is the text's `inputDelegate` unless the app has one of its own: it hears of
/// changes that come neither from keys nor from its proxy.
open class UIInputViewController: UIViewController, UITextInputDelegate {
  private lazy var proxy = ResponderText()

  /// The view that stands in for the keyboard: `view`, where it is one.
  open override var inputView: UIInputView? {
    get { viewIfLoaded as? UIInputView ?? (view as? UIInputView) }
    set { if let newValue { view = newValue } }
  }
  open override func loadView() { view = UIInputView(frame: .zero, inputViewStyle: .keyboard) }

  /// The text that is typed into.
  open var textDocumentProxy: any UITextDocumentProxy { proxy }
  /// The language that is typed, as in "en-US". Kept for the app: nothing else asks.
  open var primaryLanguage: String?
  /// Kept for the app: there is no key to dictate.
  open var hasDictationKey = false
  /// Whether the keyboard may reach the network, which any program here may.
  open var hasFullAccess: Bool { true }
  /// Whether the keyboard has to have a key for the next one: there is none.
  open var needsInputModeSwitchKey: Bool { false }

  /// Has the first responder resign.
  open func dismissKeyboard() { FirstResponder.current?.resignFirstResponder() }
  /// Does nothing: there is one keyboard.
  open func advanceToNextInputMode() {}
  /// Does nothing: there is one keyboard.
  open func handleInputModeList(from view: UIView, with event: UIEvent) {}

  /// Called around changes that come neither from keys nor from the proxy; an override calls super.
  open func selectionWillChange(_ textInput: (any UITextInput)?) {}
  /// Called after the selection has changed.
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}
  /// Called before the text changes.
  open func textWillChange(_ textInput: (any UITextInput)?) {}
  /// Called after the text has changed.
  open func textDidChange(_ textInput: (any UITextInput)?) {}
}

/// The first responder's text.
@MainActor private final class ResponderText: NSObject, UITextDocumentProxy {
  private static let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
  private let nobody = UUID()
  /// The same each time that the same responder is edited.
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
