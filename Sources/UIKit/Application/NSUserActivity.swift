public import Foundation

/// The current activity of the user, to be continued later or elsewhere.
///
/// - Note: No other device continues it: it is saved and passed to the program's delegates.
open class NSUserActivity: NSObject, @unchecked Sendable {
  // Sendable, as in UIKit: filled by one thread and then passed on.
  private let type: String

  /// Creates an activity without content of a type, such as "com.example.reading".
  public init(activityType: String) {
    type = activityType
    super.init()
  }

  /// The type of the activity.
  open var activityType: String { type }
  /// The title for the user, which is saved with the activity; an empty one is restored as `nil`.
  open var title: String?
  /// The information for continuing the activity. To be saved, its keys have to be strings and its values
  /// property list values.
  open var userInfo: [AnyHashable: Any]?
  /// Adds entries to ``userInfo``, replacing existing ones.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
  /// Stored only. The keys of ``userInfo`` that are required. Unavailable on Linux: there is no Handoff.
  open var requiredUserInfoKeys: Set<String>?
  /// Stored only. The webpage of the activity. Unavailable on Linux: there is no Handoff.
  open var webpageURL: URL?
  /// Stored only. The URL of the referring page. Unavailable on Linux: there is no Handoff.
  open var referrerURL: URL?
  /// Stored only. The expiration date. Unavailable on Linux: there is no Handoff.
  open var expirationDate: Date?
  /// Stored only. The keywords for searches. Unavailable on Linux: there are no system searches or
  /// suggestions.
  open var keywords: Set<String> = []
  /// Stored only. A Boolean value that indicates whether the activity needs to be saved; saving sets it to
  /// `false`. Unavailable on Linux: there is no Handoff.
  open var needsSave = false
  /// Stored only. A Boolean value that indicates whether another device may continue the activity.
  /// Unavailable on Linux: there is no Handoff.
  open var isEligibleForHandoff = true
  /// Stored only. A Boolean value that indicates whether the activity may be found in searches. Unavailable
  /// on Linux: there are no system searches or suggestions.
  open var isEligibleForSearch = false
  /// Stored only. A Boolean value that indicates whether the activity may be indexed publicly. Unavailable on
  /// Linux: there are no system searches or suggestions.
  open var isEligibleForPublicIndexing = false
  /// Stored only. A Boolean value that indicates whether the activity may be suggested. Unavailable on Linux:
  /// there are no system searches or suggestions.
  open var isEligibleForPrediction = false
  /// Stored only. The persistent identifier. Unavailable on Linux: there are no system searches or
  /// suggestions.
  open var persistentIdentifier: String?
  /// Stored only. The identifier of the target content.
  open var targetContentIdentifier: String?
  /// The delegate, notified when the activity is saved and continued.
  open weak var delegate: (any NSUserActivityDelegate)?
  /// Called before the activity is saved.
  final func willSave() {
    delegate?.userActivityWillSave(self)
    needsSave = false
  }
  /// Does nothing. Unavailable on Linux: there is no Handoff.
  open func becomeCurrent() {}
  /// Does nothing.
  open func resignCurrent() {}
  /// Does nothing: the activity can still be saved and passed on.
  open func invalidate() {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The type of the activity of a link that was opened in a browser.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// An object that restores an activity.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Restores an activity. Called for the objects that the program passed to the restoration handler.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

/// A quick action in the menu of the program's icon.
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
  fileprivate var kind: String, name: String, subtitle: String?, picture: UIApplicationShortcutIcon?
  fileprivate var info: [String: any NSSecureCoding]?

  /// Creates an item with a type, which identifies it, and its content.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    (kind, name, subtitle, picture, info) = (type, localizedTitle, localizedSubtitle, icon, userInfo)
    super.init()
  }
  /// Creates an item without a subtitle and an icon.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }

  /// The type, which identifies the item for the program and is not shown.
  open var type: String { kind }
  /// The title.
  open var localizedTitle: String { name }
  /// The subtitle; `nil` for none.
  open var localizedSubtitle: String? { subtitle }
  /// The icon; `nil` for none.
  open var icon: UIApplicationShortcutIcon? { picture }
  /// Additional information for the program; `nil` for none.
  open var userInfo: [String: any NSSecureCoding]? { info }
}

/// A quick action that can be changed.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  open override var type: String {
    get { kind }
    set { kind = newValue }
  }
  open override var localizedTitle: String {
    get { name }
    set { name = newValue }
  }
  open override var localizedSubtitle: String? {
    get { subtitle }
    set { subtitle = newValue }
  }
  open override var icon: UIApplicationShortcutIcon? {
    get { picture }
    set { picture = newValue }
  }
  open override var userInfo: [String: any NSSecureCoding]? {
    get { info }
    set { info = newValue }
  }
}

/// The icon of a quick action.
@preconcurrency @MainActor open class UIApplicationShortcutIcon: NSObject {
  /// The system's icons for quick actions.
  public enum IconType: Int, Sendable {
    /// The icons, all without effect: quick actions are shown without icons.
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite,
      love, cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task,
      taskCompleted, alarm, bookmark, shuffle, audio, update
  }
  /// Creates a system icon. The type is ignored, since no icon is shown.
  public convenience init(type: IconType) { self.init() }
  /// Creates an icon with an image of the program. The name is ignored, since no icon is shown.
  public convenience init(templateImageName: String) { self.init() }
  /// Creates an icon with a symbol. The name is ignored, since no icon is shown.
  public convenience init(systemImageName: String) { self.init() }
}

/// The result of a background fetch.
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }
