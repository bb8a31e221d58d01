public import Foundation

/// The modes of a text interaction: editing, or selection only.
public enum UITextInteractionMode: Int, Sendable { case editable, nonEditable }

/// The methods that control and observe a text interaction. Every method has a default.
@preconcurrency @MainActor public protocol UITextInteractionDelegate: AnyObject {
  /// Returns whether a touch at a point of the interaction's view belongs to the text.
  func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
  /// Called before a tap moves the selection.
  func interactionWillBegin(_ interaction: UITextInteraction)
  /// Called after a tap has moved the selection.
  func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
  /// Returns `true` by default.
  public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { true }
  /// Does nothing by default.
  public func interactionWillBegin(_ interaction: UITextInteraction) {}
  /// Does nothing by default.
  public func interactionDidEnd(_ interaction: UITextInteraction) {}
}

/// The gestures and the appearance of a custom text: a tap moves the selection and makes the text the first
/// responder, which shows a caret or a tinted selection. Handles and loupe are not shown.
@preconcurrency @MainActor open class UITextInteraction: NSObject, UIInteraction {
  /// The mode; `nonEditable` shows no caret.
  public let textInteractionMode: UITextInteractionMode
  /// The object that is asked before and notified of taps. A weak reference.
  open weak var delegate: (any UITextInteractionDelegate)?
  /// The text.
  open weak var textInput: (any UIResponder & UITextInput)? {
    didSet { if let oldValue, oldValue !== textInput { leave(oldValue) } }
  }
  private weak var owner: UIView?
  private var caret: TextCaret?
  /// The `inputDelegate` of the text while that is the first responder, unless the client set another:
  /// receives the changes that the text reports itself.
  private lazy var listener = TextListener { [weak self] in self?.showCaret() }
  private var watch: TextWatch?
  private lazy var tap: UITapGestureRecognizer = {
    let tap = UITapGestureRecognizer()
    tap.delegate = self
    tap.onAction { [weak self] gesture in self?.tapped(at: gesture.location(in: self?.owner)) }
    return tap
  }()

  /// Creates an interaction without a text: set `textInput`, and add the interaction to the text's view.
  public init(for mode: UITextInteractionMode) {
    textInteractionMode = mode
    super.init()
  }

  /// The view that owns the interaction; nil for none.
  open var view: UIView? { owner }
  /// The gestures for failure requirements of other single-tap recognisers.
  open var gesturesForFailureRequirements: [UIGestureRecognizer] { [tap] }
  /// Removes the tap and the caret from the previous view, for nil. Called before the interaction moves to
  /// another view.
  open func willMove(to view: UIView?) {
    guard view == nil else { return }
    if let textInput { leave(textInput) }
    owner?.removeGestureRecognizer(tap)
    caret?.show(nil, selection: [])
    (caret, watch) = (nil, nil)
  }
  /// Adds the tap and the caret to the new view. Called after the interaction has moved to another view.
  open func didMove(to view: UIView?) {
    owner = view
    guard let view else { return }
    view.addGestureRecognizer(tap)
    caret = TextCaret(in: view)
    watch = TextWatch { [weak self] typed in
      guard let self else { return }
      let own = self.textInput.map { ObjectIdentifier($0) }
      if typed == nil || typed == own { self.showCaret() }
    }
    showCaret()
  }

  /// Becomes the input delegate of a text, and forwards its messages to a keyboard's controller that was the
  /// delegate before.
  private func listen(to text: any UIResponder & UITextInput) {
    guard let before = text.inputDelegate else { return text.inputDelegate = listener }
    guard before is UIInputViewController else { return }
    listener.next = before
    text.inputDelegate = listener
  }

  /// Restores the previous input delegate of a text.
  private func leave(_ text: any UIResponder & UITextInput) {
    guard text.inputDelegate === listener else { return }
    text.inputDelegate = listener.next
    listener.next = nil
  }

  /// Shows the caret. Fields and text views show their own; a text for selection only has none.
  private func showCaret() {
    guard let caret, let owner, let text = textInput, !(text is any TextOwner) else { return }
    guard text.isFirstResponder else {
      leave(text)
      return caret.show(nil, selection: [])
    }
    listen(to: text)
    guard let range = text.selectedTextRange else { return caret.show(nil, selection: []) }
    let inner = text.textInputView
    guard range.isEmpty else {
      notYet("UITextInteraction's handles")
      let boxes = text.selectionRects(for: range).map { owner.convert($0.rect, from: inner) }
      return caret.show(nil, selection: boxes.filter { !$0.isEmpty })
    }
    let box = text.caretRect(for: range.start)
    caret.show(textInteractionMode == .editable ? owner.convert(box, from: inner) : nil, selection: [])
  }

  private func tapped(at point: CGPoint) {
    guard let textInput else { return }
    delegate?.interactionWillBegin(self)
    if textInput.canBecomeFirstResponder { textInput.becomeFirstResponder() }
    let place = owner?.convert(point, to: textInput.textInputView) ?? point
    if let position = textInput.closestPosition(to: place) {
      textInput.selectedTextRange = textInput.textRange(from: position, to: position)
    }
    delegate?.interactionDidEnd(self)
    showCaret()
  }
}

/// An input delegate that calls a closure when a text reports changes, and forwards the messages.
final class TextListener: UITextInputDelegate {
  /// The next input delegate: the controller of a keyboard.
  weak var next: (any UITextInputDelegate)?
  private let changed: () -> Void

  init(_ changed: @escaping () -> Void) { self.changed = changed }

  func selectionWillChange(_ textInput: (any UITextInput)?) { next?.selectionWillChange(textInput) }
  func selectionDidChange(_ textInput: (any UITextInput)?) {
    changed()
    next?.selectionDidChange(textInput)
  }
  func textWillChange(_ textInput: (any UITextInput)?) { next?.textWillChange(textInput) }
  func textDidChange(_ textInput: (any UITextInput)?) {
    changed()
    next?.textDidChange(textInput)
  }
}

/// An observer that calls a closure with the text that keys have changed, or with nil when the first
/// responder changes, until it is deallocated.
@MainActor private final class TextWatch {
  private let tokens: [any NSObjectProtocol]

  init(_ changed: @escaping @MainActor @Sendable (ObjectIdentifier?) -> Void) {
    tokens = [FirstResponder.changed, KeyTyping.typed].map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
        let text = notification.object.map { ObjectIdentifier($0 as AnyObject) }
        MainActor.assumeIsolated { changed(text) }
      }
    }
  }

  isolated deinit { tokens.forEach(NotificationCenter.default.removeObserver) }
}

extension UITextInteraction: UIGestureRecognizerDelegate {
  /// Returns `false` for a tap that does not belong to the text.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    textInput != nil
      && delegate?.interactionShouldBegin(self, at: gestureRecognizer.location(in: owner)) ?? true
  }
}
