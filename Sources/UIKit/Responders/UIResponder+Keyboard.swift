public import Foundation

/// What is posted about the keyboard, and what the notifications say.
extension UIResponder {
  /// Posted as the screen's keyboard, or an input view in its place, begins to come;
  /// `keyboardWillChangeFrame` follows at once. The object is the screen, and the info has the keys below.
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// Posted when the animation has ended; `keyboardDidChangeFrame` follows.
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// Posted as it begins to go; `keyboardWillChangeFrame` follows. Not posted while a finger drags it.
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// Posted when it has gone; `keyboardDidChangeFrame` follows.
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// Posted after `keyboardWillShow`, also where only the height changes, and after `keyboardWillHide`.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Posted after `keyboardDidShow` and `keyboardDidHide`.
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// The frame before, a `CGRect` in an `NSValue`, in the screen's points.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The frame after, a `CGRect` in an `NSValue`, in the screen's points; below the screen where it goes.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// Seconds, a number: 0.25, as on iOS.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// A number, the raw value of a curve: 7, as on iOS, which is none of `UIView.AnimationCurve`.
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// Whether it is the keyboard of this app, a number: always true here.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
