public import Foundation

/// What the user is doing, to be taken up later or elsewhere. Nothing takes it up here: it is kept and handed
/// to the program's delegates.
open class NSUserActivity: NSObject, @unchecked Sendable {
  // Sendable as Apple's is: filled by one thread and then handed on.
  private let type: String

  /// An activity of a type, such as "com.example.reading", without content.
  public init(activityType: String) {
    type = activityType
    super.init()
  }

  /// The type that it was made with.
  open var activityType: String { type }
  /// What the user would know it by; kept with the activity, though an empty one comes back as nil.
  open var title: String?
  /// What is needed to go on. Where the activity is kept beyond the program, entries have to have strings as
  /// keys and values of property lists.
  open var userInfo: [AnyHashable: Any]?
  /// Entries that are there already are replaced; the others stay.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
  /// The entries of `userInfo` that are needed. Kept for the app, as
  /// all below: no other device and no search takes an activity up.
  open var requiredUserInfoKeys: Set<String>?
  /// Kept for the app.
  open var webpageURL: URL?
  /// Kept for the app.
  open var referrerURL: URL?
  /// Kept for the app.
  open var expirationDate: Date?
  /// Kept for the app.
  open var keywords: Set<String> = []
  /// Whether there is something to keep. Kept for the app, and false again once it is kept.
  open var needsSave = false
  /// Kept for the app.
  open var isEligibleForHandoff = true
  /// Kept for the app.
  open var isEligibleForSearch = false
  /// Kept for the app.
  open var isEligibleForPublicIndexing = false
  /// Kept for the app.
  open var isEligibleForPrediction = false
  /// Kept for the app.
  open var persistentIdentifier: String?
  /// Kept for the app.
  open var targetContentIdentifier: String?
  /// Told when the activity is kept, and when it is gone on with.
  open weak var delegate: (any NSUserActivityDelegate)?
  /// The activity is about to be kept.
  final func willSave() {
    delegate?.userActivityWillSave(self)
    needsSave = false
  }
  /// Does nothing: no activity is the one that is told to others.
  open func becomeCurrent() {}
  /// Does nothing.
  open func resignCurrent() {}
  /// Does nothing: the activity can still be kept and handed over.
  open func invalidate() {}
}

/// The activity of a link that was opened in a browser.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// Something that takes an activity up.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Takes the activity up: called with those that the program has named as it went on with it.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

/// An entry of the menu of the program's icon.
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
  fileprivate var kind: String, name: String, subtitle: String?, picture: UIApplicationShortcutIcon?
  fileprivate var info: [String: any NSSecureCoding]?

  /// An entry with a type by which the program knows it, and what it shows.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    (kind, name, subtitle, picture, info) = (type, localizedTitle, localizedSubtitle, icon, userInfo)
    super.init()
  }
  /// An entry without a second line and a picture.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }

  /// By what the program knows the entry; the user does not see it.
  open var type: String { kind }
  /// The text of the entry.
  open var localizedTitle: String { name }
  /// The second line; nil for none.
  open var localizedSubtitle: String? { subtitle }
  /// The picture; nil for none.
  open var icon: UIApplicationShortcutIcon? { picture }
  /// What the program needs besides the type; nil for nothing.
  open var userInfo: [String: any NSSecureCoding]? { info }
}

/// An entry that can be changed before it is handed over.
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

/// The picture of such an entry.
@preconcurrency @MainActor open class UIApplicationShortcutIcon: NSObject {
  /// The pictures that the system has for such entries.
  public enum IconType: Int, Sendable {
    /// Kept nowhere, whichever it is: entries are shown without pictures.
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite,
      love, cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task,
      taskCompleted, alarm, bookmark, shuffle, audio, update
  }
  /// A picture of the system's. Which one is not kept: none is shown.
  public convenience init(type: IconType) { self.init() }
  /// An image of the program's. Its name is not kept: none is shown.
  public convenience init(templateImageName: String) { self.init() }
  /// A symbol. Its name is not kept: none is shown.
  public convenience init(systemImageName: String) { self.init() }
}

/// How a fetch in the background went.
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }
