public import CoreGraphics
public import Foundation

/// An instance of the program's interface with a life cycle of its own.
open class UIScene: UIResponder {
  private let ownSession: UISceneSession
  private var receiver: (any UISceneDelegate)?
  private var phase = ActivationState.unattached

  /// Creates a scene of a session that is not yet connected with the program. The options are ignored.
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    ownSession = session
    super.init()
    session.connected = self
  }

  /// The activation state of a scene.
  public enum ActivationState: Int, Sendable {
    /// Not yet connected; visible and receiving events; visible but temporarily without events; not visible.
    case unattached = -1, foregroundActive, foregroundInactive, background
  }

  /// The options with which a scene is connected: the launch options of the program.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    private let launch: [UIApplication.LaunchOptionsKey: Any]
    init(launch: [UIApplication.LaunchOptionsKey: Any] = [:]) {
      self.launch = launch
      super.init()
    }
    private lazy var addresses = Set((launch[.url] as? URL).map { [UIOpenURLContext(url: $0)] } ?? [])
    /// The URLs for which the scene was opened.
    open var urlContexts: Set<UIOpenURLContext> { addresses }
    /// The activities, begun elsewhere, to continue.
    open var userActivities: Set<NSUserActivity> {
      let values = (launch[.userActivityDictionary] as? [AnyHashable: Any])?.values.map { $0 } ?? []
      return Set(values.compactMap { $0 as? NSUserActivity })
    }
    /// The quick action of the program's icon that was chosen.
    open var shortcutItem: UIApplicationShortcutItem? {
      launch[.shortcutItem] as? UIApplicationShortcutItem
    }
    /// The program that requested to open the scene; never set.
    open var sourceApplication: String? { launch[.sourceApplication] as? String }
    /// Always `nil`: no other device hands off an activity.
    open var handoffUserActivityType: String? { nil }
  }

  /// The session of the scene, which is retained.
  open var session: UISceneSession { ownSession }
  /// The delegate, which the scene retains.
  open var delegate: (any UISceneDelegate)? {
    get { receiver }
    set { receiver = newValue }
  }
  /// The activation state: `unattached` until the scene is connected; still active in
  /// `sceneWillResignActive(_:)`, and still in the background in `sceneWillEnterForeground(_:)`, except for
  /// the first call, in which it is inactive.
  open var activationState: ActivationState { phase }
  final func setState(_ state: ActivationState) { phase = state }
  /// Stored only. The title of the scene; the desktop's window has its own.
  open var title: String! = ""
  /// Stored only. The subtitle of the scene; windows show none.
  open var subtitle = ""
  /// Stored only. The conditions for URLs and activities of the scene; there is a single scene.
  open var activationConditions = UISceneActivationConditions()
  /// Opens a URL, as the application does.
  open func open(
    _ url: URL, options: UIScene.OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    UIApplication.shared.open(url, options: [.universalLinksOnly: options?.universalLinksOnly ?? false]) {
      completion?($0)
    }
  }
  /// Does nothing: a scene's activity is restored immediately.
  open func extendStateRestoration() {}
  /// Does nothing: a scene's activity is restored immediately.
  open func completeStateRestoration() {}
  open override var next: UIResponder? { UIApplication.shared }

  /// Posted by the scene when its delegate is notified.
  public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// Posted by the scene when the program ends.
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  /// Posted by the scene when it is in the foreground.
  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// Posted by the scene before it enters the background.
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// Posted by the scene before ``didActivateNotification``, also the first time.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted by the scene in the background, after its activity was saved.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// A scene that shows windows on a screen.
open class UIWindowScene: UIScene {
  final var shownOn = UIScreen.main

  /// Creates a scene with a session of its own, as tests do through the metatype.
  @_spi(SelectorTable) open override class func createdByItself() -> UIResponder? {
    guard self == UIWindowScene.self else { return super.createdByItself() }
    return UIWindowScene(session: UISceneSession(role: .windowApplication), connectionOptions: .init())
  }

  /// The screen of the scene: the main screen, unless a test sets another.
  open var screen: UIScreen { shownOn }
  /// The windows of the scene, from back to front.
  open var windows: [UIWindow] {
    UIWindow.known.filter { $0.windowScene === self }.sorted { $0.isBehind($1) }
  }
  /// The window of the scene that receives key events, or `nil` for none.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  /// The orientation of the scene's screen.
  open var interfaceOrientation: UIInterfaceOrientation { shownOn.orientation }
  /// The coordinate space of the screen in its current orientation.
  open var coordinateSpace: any UICoordinateSpace { shownOn.coordinateSpace }
  /// The traits of the screen, with the scene's `traitOverrides`.
  open var traitCollection: UITraitCollection {
    ownTraits.map { UITraitCollection(values: shownOn.traitCollection.values.merged(with: $0)) }
      ?? shownOn.traitCollection
  }
  /// The traits that the scene overrides; `nil` for none.
  final var ownTraits: TraitValues?
  final let traitWatchers = TraitWatchers()
  /// A Boolean value that indicates whether the scene fills the screen. Always `true`.
  open var isFullScreen: Bool { true }
  /// Always `nil`, as on an iPhone: a scene is as large as its screen.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }
  /// The manager of the scene's status bar; never `nil`.
  open var statusBarManager: UIStatusBarManager? { bar }
  private lazy var bar = UIStatusBarManager(scene: self)
}

/// The restrictions of a scene's size. No scene has any.
@preconcurrency @MainActor open class UISceneSizeRestrictions: NSObject {
  /// Stored only. The minimum size in points. As on iOS, only windows of a Mac have restrictions.
  open var minimumSize = CGSize.zero
  /// Stored only. The maximum size in points. As on iOS, only windows of a Mac have restrictions.
  open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  /// Stored only. A Boolean value that determines whether the scene may fill the screen. As on iOS, only
  /// windows of a Mac have restrictions.
  open var allowsFullScreen = true
}

/// The session of a current or former scene.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  final weak var connected: UIScene?
  private let kind: Role
  private let identifier = UUID().uuidString
  final var chosen: UISceneConfiguration

  init(role: Role) {
    kind = role
    chosen = UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }

  /// The role of a session.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name in Info.plist.
    public let rawValue: String
    /// Creates a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A window of the program, the only role in use.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// An external display. None is ever connected.
    public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    /// A noninteractive external display, since iOS 16. None is ever connected.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// The connected scene, or `nil` if there is none.
  open var scene: UIScene? { connected }
  /// The role of the session, `windowApplication` for every session.
  open var role: Role { kind }
  /// The configuration that the application's delegate chose when the scene was connected.
  open var configuration: UISceneConfiguration { chosen }
  /// An identifier that differs for each launch of the program.
  open var persistentIdentifier: String { identifier }
  /// Stored only. Custom information of the client's, until the program ends.
  open var userInfo: [String: Any]?
  /// The activity that the scene's delegate has saved, in this launch or the previous one; `nil` for none. A
  /// value that the client sets remains until the delegate is asked again, and is not written to disk.
  open var stateRestorationActivity: NSUserActivity?
}

/// The state of scenes that is saved from one launch of the program to the next.
@MainActor enum KeptScene {
  /// The file for the state, set by the main loop; `nil` saves nothing beyond the process.
  static var file: URL?

  /// The file of this program, as specified by the XDG base directories.
  static var ownFile: URL {
    // An empty or relative path has to be ignored.
    let named = ProcessInfo.processInfo.environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let state =
      named.map { URL(fileURLWithPath: $0) }
      ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".local/state")
    let name = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    return state.appendingPathComponent(name).appendingPathComponent("scene.plist")
  }

  /// Saves an activity whose user info contains property list values; `nil`, and any other, remove the saved
  /// one.
  static func write(_ activity: NSUserActivity?) {
    guard let file else { return }
    activity?.willSave()
    guard let data = activity?.written else {
      try? FileManager.default.removeItem(at: file)
      return
    }
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? data.write(to: file, options: .atomic)
  }

  static func read() -> NSUserActivity? {
    file.flatMap { try? Data(contentsOf: $0) }.flatMap { NSUserActivity(written: $0) }
  }
}

/// The classes and the storyboard from which a scene is created.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  private let ownName: String?
  private let ownRole: UISceneSession.Role

  /// Creates the configuration with the given name in the program's Info.plist, or the first of the role if
  /// that is `nil`; an empty one if there is none.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    ownName = name
    ownRole = sessionRole
    super.init()
    ApplicationManifest.current.complete(self)
  }

  /// The name with which it was requested; `nil` for none.
  open var name: String? { ownName }
  /// The role of scenes that are created from it.
  open var role: UISceneSession.Role { ownRole }
  /// Stored only. The class of scenes; every scene is a `UIWindowScene`.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate; `nil` for none.
  open var delegateClass: AnyClass?
  /// The storyboard of the window's initial controller. If `nil`, the delegate creates it.
  open var storyboard: UIStoryboard?
}

/// A URL that the program is asked to open.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  private let address: URL
  init(url: URL) {
    address = url
    super.init()
  }
  /// The URL.
  open var url: URL { address }
  /// The options of the request, which are always empty.
  open var options: UIScene.OpenURLOptions { given }
  private let given = UIScene.OpenURLOptions()
}

extension UIScene {
  /// The options of a request to open a URL. No request specifies a source program or opening in place.
  @preconcurrency @MainActor open class OpenURLOptions: NSObject {
    /// Always `nil`: the requesting program is not known.
    open var sourceApplication: String? { nil }
    /// Always `nil`: nothing is passed along.
    open var annotation: Any? { nil }
    /// A Boolean value that indicates whether the file is opened in place. Always `false`: never requested.
    open var openInPlace: Bool { false }
  }
}

/// The conditions under which a scene is activated for content.
@preconcurrency @MainActor open class UISceneActivationConditions: NSObject {
  /// Stored only. The content that the scene may show; there is a single scene.
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  /// Stored only. The content that the scene prefers to show; there is a single scene.
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
  /// Creates conditions under which a scene may show everything and prefers nothing.
  public override init() { super.init() }
}

extension UIScene {
  /// The options with which a URL is opened.
  @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
    /// A Boolean value that determines whether only a program that has registered for the URL opens it.
    open var universalLinksOnly = false
    /// Creates options with which any program may open it.
    public override init() { super.init() }
  }
}
