public import Foundation

/// The keyboard notifications and the keys of their user information.
extension UIResponder {
  /// Posted as the screen's keyboard, or an input view in its place, begins to appear, immediately followed
  /// by `keyboardWillChangeFrame`. The object is the screen, and the user information has the keys below.
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// Posted when the animation has ended, followed by `keyboardDidChangeFrame`.
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// Posted as the keyboard begins to disappear, followed by `keyboardWillChangeFrame`. Not posted while a
  /// finger drags it.
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// Posted when the keyboard has disappeared, followed by `keyboardDidChangeFrame`.
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// Posted after `keyboardWillShow`, also if only the height changes, and after `keyboardWillHide`.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Posted after `keyboardDidShow` and `keyboardDidHide`.
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// The key of the frame before, a `CGRect` in an `NSValue`, in the screen's coordinate space.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the frame after, a `CGRect` in an `NSValue`, in the screen's coordinate space; below the
  /// screen if the keyboard disappears.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the duration, a number in seconds: 0.25, as on iOS.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the animation curve, a number, the raw value of a curve: 7, as on iOS, which is none of
  /// `UIView.AnimationCurve`.
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// The key of a number that indicates whether the keyboard belongs to this app: always true.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
