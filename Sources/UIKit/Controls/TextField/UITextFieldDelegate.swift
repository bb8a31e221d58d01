public import Foundation

/// The delegate of a text field. All methods have a default implementation.
@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {
  /// Returns whether editing may begin. Called before the field becomes first responder. The default is
  /// `true`, as for all methods that return a Boolean value.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called when the field has become first responder, after the action ``UIControl/Event/editingDidBegin``.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns whether editing may end. Ignored when the view leaves its window.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called when the field has resigned first responder, by the method below unless that is implemented.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called when the field has resigned first responder.
  ///
  /// - Note: The reason is always `committed`.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Returns whether typed, pasted or deleted text may replace `range`, which is in UTF-16 units. Not called
  /// when `text` is set in code.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Called when the caret or the selection has moved while the field is edited.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Returns whether the clear button, or `clearsOnBeginEditing`, may clear the text.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Returns whether Return sends `editingDidEndOnExit`. The field does not resign first responder on its
  /// own.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Returns the edit menu for a range of the text, or `nil` for the system's.
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
}

extension UITextFieldDelegate {
  /// Returns `true`.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Returns `true`.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Calls the method without a reason.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  /// Returns `true`.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Returns `true`.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Returns `true`.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// Returns `nil` for the system's menu.
  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
}
