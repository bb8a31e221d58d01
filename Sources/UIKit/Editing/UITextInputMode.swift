public import Foundation

/// A keyboard and its language. There is one here, of the user's first language.
@preconcurrency @MainActor open class UITextInputMode: NSObject {
  private static let only = UITextInputMode()

  /// The language, such as `en-US`.
  open var primaryLanguage: String? { Locale.preferredLanguages.first }
  /// The one that there is.
  open class var activeInputModes: [UITextInputMode] { [only] }
  /// Posted when the user chooses another keyboard, which nobody does here.
  nonisolated public static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}
