@_exported public import QuartzCore
public import Foundation

/// The root of everything that can receive events.
///
/// An event that a responder does not handle goes to `next`: from view to controller, superview, window, scene, application and its
/// delegate, which drops it.
@preconcurrency @MainActor open class UIResponder: NSObject {
  public override init() { super.init() }

  /// Who is asked when this responder does not handle an event.
  open var next: UIResponder? { nil }

  // MARK: - First responder

  /// Whether keys go to this responder first.
  open var isFirstResponder: Bool { FirstResponder.current === self }
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  /// Asks to be the first to get keys; the one before has to agree.
  @discardableResult open func becomeFirstResponder() -> Bool { FirstResponder.make(self) }
  /// Gives keys back to whoever is in the chain.
  @discardableResult open func resignFirstResponder() -> Bool { FirstResponder.resign(self) }

  // MARK: - Touches

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  // MARK: - Keys and motion

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesBegan(presses, with: event) }
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesEnded(presses, with: event) }
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionBegan(motion, with: event) }
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionEnded(motion, with: event) }
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }
  open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }
  /// The combinations of keys that this responder answers to.
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: - Actions

  /// Whether a menu offers an action for this responder, which is where it has a method of that name.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    responds(toAction: action) || (next?.canPerformAction(action, withSender: sender) ?? false)
  }
  /// Who performs an action: this responder or the next one up the chain that can.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    responds(toAction: action) && canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }
  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  /// What undoes changes: that of the nearest responder that has one.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: - Input views

  /// The view in place of the keyboard while this responder is the first.
  open var inputView: UIView? { nil }
  /// The view above the keyboard while this responder is the first.
  open var inputAccessoryView: UIView? { nil }
  open func reloadInputViews() {}

  // MARK: - Notifications about the keyboard

  public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
