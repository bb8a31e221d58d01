public import Foundation

/// Told of, and asked about, the editing of a text field. Every method has a default.
@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {
  /// Asked before the field becomes first responder; false leaves it as it is. Yes by default, as all that
  /// are asked.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called when the field is first responder, after the action `editingDidBegin`.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Asked before it resigns; false keeps it first responder, but when the view leaves its window.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called when it has resigned, by the method below unless that is implemented.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// The reason is always `committed` here.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Asked before what the user types, pastes or deletes takes the place of `range`, in UTF-16 units; false
  /// leaves the text as it is. Not asked of `text` being set.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Called when the caret or the selection is elsewhere while the field is edited.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Asked before the clear button, or `clearsOnBeginEditing`, empties the field.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Asked when return is typed; false sends no `editingDidEndOnExit`. Nothing resigns by itself.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// The edit menu for a piece of the text; nil for the system's.
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
}

extension UITextFieldDelegate {
  /// Editing begins.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Nobody is told.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Editing ends.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Nobody is told.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Calls the method without a reason.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  /// Every change is made.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  /// Nobody is told.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// The field is emptied.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// The field sends `editingDidEndOnExit`.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// The system's menu.
  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
}
