public import Foundation

/// A keyboard with its language. Mica has one, with the user's first language.
@preconcurrency @MainActor open class UITextInputMode: NSObject {
  private static let only = UITextInputMode()

  /// The language, such as `en-US`.
  open var primaryLanguage: String? { Locale.preferredLanguages.first }
  /// The active input modes, of which there is only one.
  open class var activeInputModes: [UITextInputMode] { [only] }
  /// A notification that is never posted, because the user cannot choose another keyboard.
  nonisolated public static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}
