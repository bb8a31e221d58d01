public import Foundation

/// The types of notifications of the user.
public struct UIUserNotificationType: OptionSet, Hashable, Sendable {
  /// The bits of the types.
  public let rawValue: UInt
  /// Creates types from the given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A badge on the icon.
  public static let badge = UIUserNotificationType(rawValue: 1 << 0)
  /// A sound.
  public static let sound = UIUserNotificationType(rawValue: 1 << 1)
  /// An alert.
  public static let alert = UIUserNotificationType(rawValue: 1 << 2)
}

/// The mode in which an action activates the program.
public enum UIUserNotificationActivationMode: UInt, Sendable { case foreground, background }

/// The context that determines the number of actions.
public enum UIUserNotificationActionContext: UInt, Sendable {
  /// An alert, and a banner.
  case `default`, minimal
}

/// The behaviour of an action.
public enum UIUserNotificationActionBehavior: UInt, Sendable { case `default`, textInput }

/// An action that the user may choose in a notification.
///
/// - Note: No notification is shown.
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

  /// The identifier of the action.
  open var identifier: String? { values.identifier }
  /// The title of the action's button.
  open var title: String? { values.title }
  /// The behaviour of the action.
  open var behavior: UIUserNotificationActionBehavior { values.behavior }
  /// The mode in which it activates the program.
  open var activationMode: UIUserNotificationActivationMode { values.activationMode }
  /// A Boolean value that indicates whether the device has to be unlocked.
  open var isAuthenticationRequired: Bool { values.isAuthenticationRequired }
  /// A Boolean value that indicates whether the action is destructive.
  open var isDestructive: Bool { values.isDestructive }
  /// Parameters of the behaviour.
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

/// The actions of one category of notifications.
@preconcurrency @MainActor open class UIUserNotificationCategory: NSObject {
  fileprivate final var name: String?
  fileprivate final var lists: [UIUserNotificationActionContext: [UIUserNotificationAction]] = [:]

  /// Creates a category without actions.
  public override init() { super.init() }

  /// The identifier of the category.
  open var identifier: String? { name }
  /// Returns the actions for a context, or `nil` for none.
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

/// The settings with which a program notifies the user.
@preconcurrency @MainActor open class UIUserNotificationSettings: NSObject {
  /// The permitted types.
  public let types: UIUserNotificationType
  /// The categories of notifications with actions; `nil` for none.
  public let categories: Set<UIUserNotificationCategory>?

  /// Creates settings with types and categories.
  public init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
    (self.types, self.categories) = (types, categories)
    super.init()
  }

  fileprivate static var current: UIUserNotificationSettings?
}

extension UIApplication {
  /// Registers the program's notification settings. All are permitted, and the delegate is notified in the
  /// next turn of the main queue.
  public final func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
    UIUserNotificationSettings.current = notificationSettings
    DispatchQueue.main.async { [self] in
      MainActor.assumeIsolated { delegate?.application(self, didRegister: notificationSettings) }
    }
  }
  /// The registered settings; before that, settings without types.
  public final var currentUserNotificationSettings: UIUserNotificationSettings? {
    UIUserNotificationSettings.current ?? UIUserNotificationSettings(types: [], categories: nil)
  }
}
