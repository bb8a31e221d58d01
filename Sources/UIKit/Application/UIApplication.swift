// long file: the table of contents of UIApplication; Swift cannot override members of extensions
public import CoreGraphics
public import Foundation
internal import QuartzCore

/// The running program: hands events to windows and actions to responders, and knows its windows and scenes.
open class UIApplication: UIResponder {
  private static var instance: UIApplication?
  private weak var receiver: (any UIApplicationDelegate)?
  private var phase = State.active
  private var ignoring = 0
  final var sceneList: [UIScene] = []
  final var sessions: [UISceneSession] = []
  private var backgroundTasks = 0

  /// The application; made on first use in programs that do not call `UIApplicationMain`.
  public class var shared: UIApplication {
    if let instance { return instance }
    let new = UIApplication()
    instance = new
    return new
  }

  /// An application that is not yet `shared`; programs have `UIApplicationMain` make theirs.
  public override init() { super.init() }

  /// The scene of a program that knows of none, to which its windows
  /// belong; nil before it begins, and where it has scenes of its own.
  static var sceneOfPlainWindows: UIWindowScene? {
    instance?.sceneList.first { $0.delegate == nil } as? UIWindowScene
  }

  /// Makes this object the application.
  final func becomeShared() { UIApplication.instance = self }

  /// Whether the program is in front.
  public enum State: Int, Sendable { case active, inactive, background }

  /// Told of the life of the program; not retained, except the one that `UIApplicationMain` makes.
  open weak var delegate: (any UIApplicationDelegate)? {
    get { receiver }
    set { receiver = newValue }
  }
  /// `inactive` during the start, then `active`, still in `applicationWillResignActive(_:)`, and `background`
  /// from `applicationDidEnterBackground(_:)` until after `applicationWillEnterForeground(_:)`. A program
  /// that was not launched is active.
  open var applicationState: State { phase }
  final func setState(_ state: State) { phase = state }

  // MARK: - Events

  /// Hands an event to the windows that it concerns; an override sees every event.
  open func sendEvent(_ event: UIEvent) { distribute(event) }
  /// Calls a method of `target`; for nil that of the first responder
  /// that has it, from `sender` up the chain where it is a responder.
  @discardableResult open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    perform(action, on: target.map(AssociatedValues.owner), from: sender, event)
  }
  /// Touches reach nobody until as many calls of `endIgnoringInteractionEvents()`.
  open func beginIgnoringInteractionEvents() { ignoring += 1 }
  /// Takes one call of `beginIgnoringInteractionEvents()` back; more calls than those do nothing.
  open func endIgnoringInteractionEvents() { ignoring = max(0, ignoring - 1) }
  /// Whether touches reach nobody now.
  open var isIgnoringInteractionEvents: Bool { ignoring > 0 }
  open override var next: UIResponder? { delegate as? UIResponder }

  // MARK: - Windows and scenes

  /// The windows that are not hidden, from back to front.
  open var windows: [UIWindow] { UIWindow.visible.sorted { $0.isBehind($1) } }
  /// The window that gets keys; nil for none.
  open var keyWindow: UIWindow? { UIWindow.key }
  /// One, from before the program is active until it ends.
  open var connectedScenes: Set<UIScene> { Set(sceneList) }
  /// That of the program's scene, from when it is connected.
  open var openSessions: Set<UISceneSession> { Set(sessions) }
  /// False: a program has one scene here.
  open var supportsMultipleScenes: Bool { false }

  // MARK: - Surroundings

  /// Whether the screen stays on. Kept for the app: the desktop decides.
  open var isIdleTimerDisabled = false
  /// The entries of the menu of the program's icon. Kept for the app: there is no icon.
  open var shortcutItems: [UIApplicationShortcutItem]?
  /// No server sends notifications here: the delegate is told that it failed.
  open func registerForRemoteNotifications() {
    delegate?.application(
      self, didFailToRegisterForRemoteNotificationsWithError: CocoaError(.featureUnsupported))
  }
  /// Does nothing: no server sends notifications here.
  open func unregisterForRemoteNotifications() {}
  /// False: registering always fails.
  open var isRegisteredForRemoteNotifications: Bool { false }
  /// Seconds between two starts of the program in the background
  /// to look for something new, which nobody makes here.
  open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {
    if minimumBackgroundFetchInterval < UIApplication.backgroundFetchIntervalNever {
      notYet(
        "UIApplication.setMinimumBackgroundFetchInterval(_:), as nobody starts programs in the background here,"
      )
    }
  }
  /// Seconds: as often as the system would, and never.
  public nonisolated class var backgroundFetchIntervalMinimum: TimeInterval { 0 }
  /// The greatest number: no start in the background, which is all that is done here.
  public nonisolated class var backgroundFetchIntervalNever: TimeInterval { .greatestFiniteMagnitude }
  /// The number at the program's icon. Kept for the app: there is no icon.
  open var applicationIconBadgeNumber = 0
  /// Whether shaking the device undoes. Kept for the app: nothing is shaken.
  open var applicationSupportsShakeToEdit = true
  /// Whether the status bar shows a turning wheel. Kept for the app: status bars since iOS 13 show none.
  open var isNetworkActivityIndicatorVisible = false
  /// True: nothing locks files here.
  open var isProtectedDataAvailable: Bool { true }
  /// That of the language, as the traits have it that views start from.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: .unspecified)
  }
  /// The size of text that the user prefers, as the current traits have it.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }
  /// The interface's, of the main screen.
  open var statusBarOrientation: UIInterfaceOrientation { UIScreen.main.orientation }
  /// In the key window's points; zero where there is no window.
  open var statusBarFrame: CGRect {
    guard let window = keyWindow ?? windows.last else { return .zero }
    return CGRect(
      x: 0, y: 0, width: window.bounds.width, height: window.belowStatusBar(window.safeAreaInsets.top))
  }
  /// What is shown; setting it counts where Info.plist takes the decision from controllers.
  open var statusBarStyle: UIStatusBarStyle {
    get { statusBarStyle(for: UIWindow.filling(.main)?.rootViewController) }
    set { chosenBarStyle = newValue }
  }
  private var chosenBarStyle: UIStatusBarStyle? { didSet { SystemOverlay.wishesMayHaveChanged() } }
  /// What is shown; setting it counts where Info.plist takes the decision from controllers.
  open var isStatusBarHidden: Bool {
    get { isStatusBarHidden(for: UIWindow.filling(.main)?.rootViewController) }
    set { hidesStatusBar = newValue }
  }
  private var hidesStatusBar: Bool? { didSet { SystemOverlay.wishesMayHaveChanged() } }

  /// What the controller that decides below one wants; where Info.plist says that controllers do not
  /// (`UIViewControllerBasedStatusBarAppearance`), what the program has set, or what the file says.
  final func statusBarStyle(for root: UIViewController?) -> UIStatusBarStyle {
    let manifest = ApplicationManifest.current
    guard manifest.asksControllersForStatusBar else { return chosenBarStyle ?? manifest.statusBarStyle }
    return root?.statusBarController(\.childForStatusBarStyle).preferredStatusBarStyle ?? .default
  }
  final func isStatusBarHidden(for root: UIViewController?) -> Bool {
    let manifest = ApplicationManifest.current
    guard manifest.asksControllersForStatusBar else { return hidesStatusBar ?? manifest.hidesStatusBar }
    return root?.statusBarController(\.childForStatusBarHidden).prefersStatusBarHidden ?? false
  }
  /// Seconds, without end: programs here are never suspended.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Programs on Linux are never suspended: the task is a number and nothing else.
  open func beginBackgroundTask(
    expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    backgroundTasks += 1
    return UIBackgroundTaskIdentifier(rawValue: backgroundTasks)
  }
  /// The same with a name for debuggers, which is not kept.
  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(expirationHandler: handler)
  }
  /// Whether the program may run in the background to look for something new: nobody starts it so.
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .denied }
  /// Asks for events of headphones and lock screens, which nobody sends here.
  open func beginReceivingRemoteControlEvents() {}
  /// Does nothing, as none are sent.
  open func endReceivingRemoteControlEvents() {}
  /// Whether the program's icon can be exchanged: it has none here.
  open var supportsAlternateIcons: Bool { false }
  /// Nil: there is no icon.
  open var alternateIconName: String? { nil }
  /// Fails, as there is no icon.
  open func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(CocoaError(.featureUnsupported))
  }
  /// The session's scene goes on with the activity. Fails without a session, as a program has one scene here.
  open func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let scene = sceneSession?.scene else {
      errorHandler?(CocoaError(.featureUnsupported))
      return
    }
    if let userActivity { receive(userActivity, in: scene) }
  }
  /// The same, with the program's scene where a role is asked for and not a session.
  open func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) {
    requestSceneSessionActivation(
      request.session ?? sessions.first { $0.role == request.role }, userActivity: request.userActivity,
      options: request.options, errorHandler: errorHandler)
  }
  /// Fails: the scene ends with the program.
  open func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(CocoaError(.featureUnsupported)) }
  /// Asks for another picture of a scene that is not seen, which nobody shows.
  open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
  /// Does nothing, with any identifier.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// Keys of what a program is launched with.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of UIKit's constant.
    public let rawValue: String
    /// A key of a name; any name is one.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The `URL` that the program was launched for.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// Which program asked for it. Nobody says so here.
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// The `UIApplicationShortcutItem` that was chosen, which tests alone do.
    public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// A dictionary with the `NSUserActivity` that is gone on with, and its type.
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    /// The type of the activity, a `String`.
    public static let userActivityType = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
    /// The notification that was tapped. None comes here.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  }
  /// Keys of what a URL is opened with.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of UIKit's constant.
    public let rawValue: String
    /// A key of a name; any name is one.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Which program asked for it. Nobody says so here.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// What that program sent along. Nothing is here.
    public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether a file is opened where it lies. Nobody asks for that here.
    public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }
  /// How other programs open a URL.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of UIKit's constant.
    public let rawValue: String
    /// An option of a name; any name is one.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whether only a program that has claimed the address opens it. Not looked at here.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }
  /// The address of the program's settings; a desktop knows none.
  public static let openSettingsURLString = "app-settings:"
  /// The address of its settings for notifications; a desktop knows none.
  public static let openNotificationSettingsURLString = "app-settings:notifications"
  /// The address of the user's choice of programs; a desktop knows none.
  public static let openDefaultApplicationsSettingsURLString = "app-settings:default-applications"
  /// Hands an address over to another program; nil where there
  /// is no desktop, as in tests. True where one takes it.
  package static var opener: ((URL) -> Bool)?
  /// Whether a desktop is there to ask, for addresses with a
  /// scheme; those of the program's own schemes it can open itself.
  open func canOpenURL(_ url: URL) -> Bool { isOwn(url) || Self.opener != nil && url.scheme != nil }
  /// Has the desktop open an address, or the program's own delegate one of its own schemes; `completion`
  /// hears false where neither does.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let isOpened = isOwn(url) ? receive(url) : canOpenURL(url) && Self.opener?(url) ?? false
    completion?(isOpened)
  }
  /// The same, as it was called before iOS 10; whether it was opened.
  @discardableResult open func openURL(_ url: URL) -> Bool {
    var isOpened = false
    open(url) { isOpened = $0 }
    return isOpened
  }

  // MARK: - Notifications

  // Not posted: nothing tells of days that begin, of locks and of memory here.
  /// Not posted: nothing tells of a day that begins or of a clock that is set.
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// Not posted: the status is always `denied`.
  public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")
  /// Not posted: nothing locks files here.
  public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
  /// Not posted: nothing locks files here.
  public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")

  /// Posted by the application after its delegate was told, as those of its life that follow.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Not posted: turns of the interface post those of the orientation alone.
  public nonisolated static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// Not posted, as the one before.
  public nonisolated static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  /// Posted before the interface is turned, with the orientation that it gets.
  public nonisolated static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// Posted after the interface was turned, with the orientation that it had.
  public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  /// The raw value of an orientation, as a number.
  public nonisolated static let statusBarOrientationUserInfoKey =
    "UIApplicationStatusBarOrientationUserInfoKey"
  /// Posted at the end of each start, and of each way to the front, with scenes, too.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted before scenes are told that they go to the back; the state is `inactive` already.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted at the back, when scenes were told and state was kept.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted on the way to the front, not at the start; scenes are told afterwards.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted last, when scenes were disconnected.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// Posted where a test says that memory is short; controllers in windows are told afterwards.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// Not posted: nobody tells of pictures of the screen.
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
}

/// A name for a span of work that goes on in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number of the task, from 1 on.
  public let rawValue: Int
  /// A task of any number; ending one that was not begun does nothing.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// No task, 0.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// Whether a program may run in the background to look for something new.
public enum UIBackgroundRefreshStatus: Int, Sendable { case restricted, denied, available }

/// Which scene is to come to the front, and with what.
public struct UISceneSessionActivationRequest {
  /// What the scene is for; that of the session where there is one.
  public let role: UISceneSession.Role
  /// Whose scene is wanted; nil for any of the role.
  public let session: UISceneSession?
  /// What the scene is to go on with.
  public var userActivity: NSUserActivity?
  /// Kept for the app: a program has one scene, which is in front.
  public var options: UIScene.ActivationRequestOptions?

  /// A request for a scene of a role.
  public init(
    role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    (self.role, session, self.userActivity, self.options) = (role, nil, userActivity, options)
  }

  /// A request for a session's scene.
  @MainActor public init(
    session: UISceneSession, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    (role, self.session, self.userActivity, self.options) = (session.role, session, userActivity, options)
  }
}

/// How a scene is closed.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {
  /// Options that say nothing.
  public override init() { super.init() }
}

/// How a scene of a window is closed.
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  /// Where the window goes. Kept for the app: a program's scene stays.
  public enum DismissalAnimation: Int, Sendable { case standard = 1, commit, decline }
  /// Kept for the app: a program's scene stays.
  open var windowDismissalAnimation = DismissalAnimation.standard
}

extension UIScene {
  /// How a scene is opened.
  @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
    /// The scene that asks. Kept for the app: a program has one scene.
    open var requestingScene: UIScene?
    /// Kept for the app: a program has one scene.
    open var collectionJoinBehavior = CollectionJoinBehavior.automatic
    /// Options without a scene that asks.
    public override init() { super.init() }
  }
  /// Whether a scene's window joins those of the one that asks.
  public enum CollectionJoinBehavior: Int, Sendable {
    /// Kept for the app, whichever it is: there is no other window to join.
    case automatic, preferred, disallowed, preferredWithoutActivating
  }
}
