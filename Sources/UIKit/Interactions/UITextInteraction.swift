public import Foundation

/// Whether a text is edited or only chosen from.
public enum UITextInteractionMode: Int, Sendable { case editable, nonEditable }

/// Decides on what a text interaction does, and hears of it. Every method has a default.
@preconcurrency @MainActor public protocol UITextInteractionDelegate: AnyObject {
  /// Whether a touch is the text's, in the coordinates of the interaction's view.
  func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
  /// Called before and after a tap has moved the selection.
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

/// The gestures and the looks of a text of one's own: a tap puts the selection where it was, and makes the
/// text the first responder, which has a caret or its selection tinted. Handles and loupe are not shown.
@preconcurrency @MainActor open class UITextInteraction: NSObject, UIInteraction {
  /// `nonEditable` has no caret.
  public let textInteractionMode: UITextInteractionMode
  /// Asked before and told of taps; not retained.
  open weak var delegate: (any UITextInteractionDelegate)?
  /// The text.
  open weak var textInput: (any UIResponder & UITextInput)? {
    didSet { if let oldValue, oldValue !== textInput { leave(oldValue) } }
  }
  private weak var owner: UIView?
  private var caret: TextCaret?
  /// Hears of changes that the text tells of by itself: the system is the text's `inputDelegate` while that
  /// is the first responder, unless the app is.
  private lazy var listener = TextListener { [weak self] in self?.showCaret() }
  private var watch: TextWatch?
  private lazy var tap: UITapGestureRecognizer = {
    let tap = UITapGestureRecognizer()
    tap.delegate = self
    tap.onAction { [weak self] gesture in self?.tapped(at: gesture.location(in: self?.owner)) }
    return tap
  }()

  /// An interaction of no text yet: set `textInput`, and add it to the text's view.
  public init(for mode: UITextInteractionMode) {
    textInteractionMode = mode
    super.init()
  }

  /// The view that the interaction was added to; nil for none.
  open var view: UIView? { owner }
  /// What other recognisers of single taps wait for.
  open var gesturesForFailureRequirements: [UIGestureRecognizer] { [tap] }
  /// Called before the interaction changes its view: for nil, takes the tap and the caret from the old one.
  open func willMove(to view: UIView?) {
    guard view == nil else { return }
    if let textInput { leave(textInput) }
    owner?.removeGestureRecognizer(tap)
    caret?.show(nil, selection: [])
    (caret, watch) = (nil, nil)
  }
  /// Called after the interaction has changed its view: adds the tap and the caret to the new one.
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

  /// Hears of a text's changes, and passes them on to the controller of a keyboard that heard of them before.
  private func listen(to text: any UIResponder & UITextInput) {
    guard let before = text.inputDelegate else { return text.inputDelegate = listener }
    guard before is UIInputViewController else { return }
    listener.next = before
    text.inputDelegate = listener
  }

  /// Lets a text tell of its changes whom it told before.
  private func leave(_ text: any UIResponder & UITextInput) {
    guard text.inputDelegate === listener else { return }
    text.inputDelegate = listener.next
    listener.next = nil
  }

  /// Fields and text views show theirs by themselves; a text that is only chosen from has no caret.
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

/// Calls a function when a text tells of changes, and then tells another.
final class TextListener: UITextInputDelegate {
  /// Who hears of the changes too: the controller of a keyboard.
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

/// Calls a function with the text that keys have changed, or nil when another responder gets them, as long as
/// it lives.
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
  /// A tap that is not the text's is left to others.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    textInput != nil
      && delegate?.interactionShouldBegin(self, at: gestureRecognizer.location(in: owner)) ?? true
  }
}
