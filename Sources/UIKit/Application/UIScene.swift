public import CoreGraphics
public import Foundation

/// One copy of the program's interface, with a life of its own.
open class UIScene: UIResponder {
  private let ownSession: UISceneSession
  private var receiver: (any UISceneDelegate)?
  private var phase = ActivationState.unattached

  /// A scene of a session, which is not yet connected with the program. The options are not kept.
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    ownSession = session
    super.init()
    session.connected = self
  }

  /// Whether the scene is seen and gets events.
  public enum ActivationState: Int, Sendable {
    /// Not yet connected; seen, with events; seen, without events for the moment; not seen.
    case unattached = -1, foregroundActive, foregroundInactive, background
  }

  /// What a scene is connected with: what the program was launched with.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    private let launch: [UIApplication.LaunchOptionsKey: Any]
    init(launch: [UIApplication.LaunchOptionsKey: Any] = [:]) {
      self.launch = launch
      super.init()
    }
    private lazy var addresses = Set((launch[.url] as? URL).map { [UIOpenURLContext(url: $0)] } ?? [])
    /// The addresses that the scene was opened for.
    open var urlContexts: Set<UIOpenURLContext> { addresses }
    /// What the user began elsewhere, to go on with.
    open var userActivities: Set<NSUserActivity> {
      let values = (launch[.userActivityDictionary] as? [AnyHashable: Any])?.values.map { $0 } ?? []
      return Set(values.compactMap { $0 as? NSUserActivity })
    }
    /// The entry of the menu of the program's icon that was chosen.
    open var shortcutItem: UIApplicationShortcutItem? {
      launch[.shortcutItem] as? UIApplicationShortcutItem
    }
    /// Which program had it opened; nil, as nobody says so here.
    open var sourceApplication: String? { launch[.sourceApplication] as? String }
    /// Nil: no other device hands an activity over.
    open var handoffUserActivityType: String? { nil }
  }

  /// What stands for the scene, which is kept with it.
  open var session: UISceneSession { ownSession }
  /// Told of the scene's life; kept by the scene.
  open var delegate: (any UISceneDelegate)? {
    get { receiver }
    set { receiver = newValue }
  }
  /// `unattached` until it is connected; still active in `sceneWillResignActive(_:)`, and still at the back
  /// in `sceneWillEnterForeground(_:)`, but for the first one, in which it is inactive.
  open var activationState: ActivationState { phase }
  final func setState(_ state: ActivationState) { phase = state }
  /// The name of the scene. Kept for the app: the desktop's window has its own.
  open var title: String! = ""
  /// A second line under the title. Kept for the app: windows here show none.
  open var subtitle = ""
  /// Which addresses and activities the scene takes. Kept for the app: there is one scene to take them.
  open var activationConditions = UISceneActivationConditions()
  /// Opens an address, as the application does.
  open func open(
    _ url: URL, options: UIScene.OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    UIApplication.shared.open(url, options: [.universalLinksOnly: options?.universalLinksOnly ?? false]) {
      completion?($0)
    }
  }
  /// A scene's activity is taken up at once: nothing waits for these.
  open func extendStateRestoration() {}
  /// Does nothing, as the one before.
  open func completeStateRestoration() {}
  open override var next: UIResponder? { UIApplication.shared }

  /// Posted by the scene when its delegate is told.
  public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// Posted by the scene as the program ends.
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  /// Posted by the scene when it is in front.
  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// Posted by the scene before it goes to the back.
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// Posted by the scene before `didActivateNotification`, at the first time too.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted by the scene at the back, when its activity was kept.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// A scene that shows windows on a screen.
open class UIWindowScene: UIScene {
  final var shownOn = UIScreen.main

  /// A scene of a session of its own, as tests make one through the metatype.
  @_spi(SelectorTable) open override class func createdByItself() -> UIResponder? {
    guard self == UIWindowScene.self else { return super.createdByItself() }
    return UIWindowScene(session: UISceneSession(role: .windowApplication), connectionOptions: .init())
  }

  /// The main screen, unless a test has another.
  open var screen: UIScreen { shownOn }
  /// The windows of the scene, from back to front.
  open var windows: [UIWindow] {
    UIWindow.known.filter { $0.windowScene === self }.sorted { $0.isBehind($1) }
  }
  /// The one of the scene that gets keys; nil for none.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  /// That of its screen.
  open var interfaceOrientation: UIInterfaceOrientation { shownOn.orientation }
  /// The screen's, as it is turned.
  open var coordinateSpace: any UICoordinateSpace { shownOn.coordinateSpace }
  /// The screen's, with what `traitOverrides` of the scene replace.
  open var traitCollection: UITraitCollection {
    ownTraits.map { UITraitCollection(values: shownOn.traitCollection.values.merged(with: $0)) }
      ?? shownOn.traitCollection
  }
  /// The traits that the scene replaces; nil for none.
  final var ownTraits: TraitValues?
  final let traitWatchers = TraitWatchers()
  /// True: a scene is as large as its screen.
  open var isFullScreen: Bool { true }
  /// Nil, as on an iPhone: the scene is as large as its screen.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }
  /// What the scene's status bar is like; never nil.
  open var statusBarManager: UIStatusBarManager? { bar }
  private lazy var bar = UIStatusBarManager(scene: self)
}

/// How large the user may make a scene. No scene has any here.
@preconcurrency @MainActor open class UISceneSizeRestrictions: NSObject {
  /// In points. Kept for the app, as the next: no scene has restrictions here.
  open var minimumSize = CGSize.zero
  /// In points. Kept for the app.
  open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  /// Kept for the app: no scene has restrictions here.
  open var allowsFullScreen = true
}

/// A place where a scene is or was.
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

  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name as Info.plist has it.
    public let rawValue: String
    /// A role by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A window of the program, the only role of scenes here.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// Another screen. None is connected here.
    public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    /// The same, since iOS 16.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// Nil while none is connected.
  open var scene: UIScene? { connected }
  /// `windowApplication`, of every session here.
  open var role: Role { kind }
  /// What the application's delegate chose as the scene was connected.
  open var configuration: UISceneConfiguration { chosen }
  /// Another at each start of the program.
  open var persistentIdentifier: String { identifier }
  /// Kept for the app, until the program ends.
  open var userInfo: [String: Any]?
  /// What the scene's delegate had kept, of this start of the program or the one before; nil for nothing.
  /// What the app sets stays until the delegate is asked again, and is not written down.
  open var stateRestorationActivity: NSUserActivity?
}

/// What is kept of scenes from one start of the program to the next.
@MainActor enum KeptScene {
  /// Where it is kept: a file of the user's state, which the
  /// main loop names; nil keeps nothing beyond the process.
  static var file: URL?

  /// The file of this program, as the XDG base directories say.
  static var ownFile: URL {
    // One that is empty or relative is to be ignored.
    let named = ProcessInfo.processInfo.environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let state =
      named.map { URL(fileURLWithPath: $0) }
      ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".local/state")
    let name = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    return state.appendingPathComponent(name).appendingPathComponent("scene.plist")
  }

  /// Keeps an activity whose user info consists of values of
  /// property lists; nil, and another, take away what was kept.
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

/// Which classes and which storyboard make a scene.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  private let ownName: String?
  private let ownRole: UISceneSession.Role

  /// A configuration of the program's Info.plist, by its name, or the first
  /// of the role where that is nil; an empty one where it has none such.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    ownName = name
    ownRole = sessionRole
    super.init()
    ApplicationManifest.current.complete(self)
  }

  /// The name that it was asked for by; nil for none.
  open var name: String? { ownName }
  /// What scenes are for that are made of it.
  open var role: UISceneSession.Role { ownRole }
  /// The class of scenes that are made of this. Kept for the app: every scene is a `UIWindowScene`.
  open var sceneClass: AnyClass?
  /// What the scene's delegate is made of; nil for none.
  open var delegateClass: AnyClass?
  /// What the window's first controller is read from; nil leaves it to the delegate.
  open var storyboard: UIStoryboard?
}

/// A URL that the program is asked to open.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  private let address: URL
  init(url: URL) {
    address = url
    super.init()
  }
  /// The address as it was handed over.
  open var url: URL { address }
  /// How it came; they say nothing here.
  open var options: UIScene.OpenURLOptions { given }
  private let given = UIScene.OpenURLOptions()
}

extension UIScene {
  /// How an address came to a scene. Nobody here says which app
  /// sent it, and none asks for files to be opened where they are.
  @preconcurrency @MainActor open class OpenURLOptions: NSObject {
    /// Nil: nobody says which program asked.
    open var sourceApplication: String? { nil }
    /// Nil: nothing is sent along.
    open var annotation: Any? { nil }
    /// False: nobody asks for it.
    open var openInPlace: Bool { false }
  }
}

/// Which contents make a scene the one that is activated.
@preconcurrency @MainActor open class UISceneActivationConditions: NSObject {
  /// Which contents it may show. Kept for the app: there is one scene.
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  /// Kept for the app: there is one scene.
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
  /// Conditions under which a scene may show everything and prefers nothing.
  public override init() { super.init() }
}

extension UIScene {
  /// How an address is opened.
  @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
    /// Opens only what a program has registered for.
    open var universalLinksOnly = false
    /// Options under which any program may open it.
    public override init() { super.init() }
  }
}
