public import Foundation

/// How a program may notify the user.
public struct UIUserNotificationType: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// The kinds of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// By a number at its icon.
  public static let badge = UIUserNotificationType(rawValue: 1 << 0)
  /// By a sound.
  public static let sound = UIUserNotificationType(rawValue: 1 << 1)
  /// By an alert.
  public static let alert = UIUserNotificationType(rawValue: 1 << 2)
}

/// How an action brings the program up.
public enum UIUserNotificationActivationMode: UInt, Sendable { case foreground, background }

/// For how many actions a category has room.
public enum UIUserNotificationActionContext: UInt, Sendable {
  /// In an alert, and in a banner.
  case `default`, minimal
}

/// What an action does when it is chosen.
public enum UIUserNotificationActionBehavior: UInt, Sendable { case `default`, textInput }

/// An action that the user may choose in a notification. No notification is shown here.
@preconcurrency @MainActor open class UIUserNotificationAction: NSObject {
  fileprivate final var values = Values()
  fileprivate struct Values {
    var identifier: String?, title: String?
    var behavior = UIUserNotificationActionBehavior.default
    var activationMode = UIUserNotificationActivationMode.foreground
    var isAuthenticationRequired = false, isDestructive = false
    var parameters: [AnyHashable: Any] = [:]
  }

  /// Creates an action without a title.
  public override init() { super.init() }

  /// The name of the action.
  open var identifier: String? { values.identifier }
  /// The title of its button.
  open var title: String? { values.title }
  /// What the action does when it is chosen.
  open var behavior: UIUserNotificationActionBehavior { values.behavior }
  /// How it brings the program up.
  open var activationMode: UIUserNotificationActivationMode { values.activationMode }
  /// A Boolean value that indicates whether the device has to be unlocked.
  open var isAuthenticationRequired: Bool { values.isAuthenticationRequired }
  /// A Boolean value that indicates whether the action destroys something.
  open var isDestructive: Bool { values.isDestructive }
  /// Values for its behaviour.
  open var parameters: [AnyHashable: Any] { values.parameters }
}

/// An action that can be changed.
@preconcurrency @MainActor open class UIMutableUserNotificationAction: UIUserNotificationAction {
  open override var identifier: String? {
    get { values.identifier }
    set { values.identifier = newValue }
  }
  open override var title: String? {
    get { values.title }
    set { values.title = newValue }
  }
  open override var behavior: UIUserNotificationActionBehavior {
    get { values.behavior }
    set { values.behavior = newValue }
  }
  open override var activationMode: UIUserNotificationActivationMode {
    get { values.activationMode }
    set { values.activationMode = newValue }
  }
  open override var isAuthenticationRequired: Bool {
    get { values.isAuthenticationRequired }
    set { values.isAuthenticationRequired = newValue }
  }
  open override var isDestructive: Bool {
    get { values.isDestructive }
    set { values.isDestructive = newValue }
  }
  open override var parameters: [AnyHashable: Any] {
    get { values.parameters }
    set { values.parameters = newValue }
  }
}

/// The actions of one kind of notification.
@preconcurrency @MainActor open class UIUserNotificationCategory: NSObject {
  fileprivate final var name: String?
  fileprivate final var lists: [UIUserNotificationActionContext: [UIUserNotificationAction]] = [:]

  /// Creates a category without actions.
  public override init() { super.init() }

  /// The name of the category.
  open var identifier: String? { name }
  /// Returns the actions for a context; nil for none.
  open func actions(for context: UIUserNotificationActionContext) -> [UIUserNotificationAction]? {
    lists[context]
  }
}

/// A category that can be changed.
@preconcurrency @MainActor open class UIMutableUserNotificationCategory: UIUserNotificationCategory {
  open override var identifier: String? {
    get { name }
    set { name = newValue }
  }
  /// Sets the actions for a context.
  open func setActions(
    _ actions: [UIUserNotificationAction]?, for context: UIUserNotificationActionContext
  ) { lists[context] = actions }
}

/// How a program asks to notify the user.
@preconcurrency @MainActor open class UIUserNotificationSettings: NSObject {
  /// The kinds that are allowed.
  public let types: UIUserNotificationType
  /// The categories of notifications with actions; nil for none.
  public let categories: Set<UIUserNotificationCategory>?

  /// Creates settings of kinds and categories.
  public init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
    (self.types, self.categories) = (types, categories)
    super.init()
  }

  fileprivate static var current: UIUserNotificationSettings?
}

extension UIApplication {
  /// Registers how the program notifies the user. All is allowed, which the delegate is told in the next turn
  /// of the main queue.
  public final func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
    UIUserNotificationSettings.current = notificationSettings
    DispatchQueue.main.async { [self] in
      MainActor.assumeIsolated { delegate?.application(self, didRegister: notificationSettings) }
    }
  }
  /// The settings that were registered; before, those of no kind.
  public final var currentUserNotificationSettings: UIUserNotificationSettings? {
    UIUserNotificationSettings.current ?? UIUserNotificationSettings(types: [], categories: nil)
  }
}
