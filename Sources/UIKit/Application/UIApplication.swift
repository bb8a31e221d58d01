// long file: the open members must stand in the class body
public import CoreGraphics
public import Foundation
internal import QuartzCore

/// The running program, which sends events to windows and actions to responders, and manages windows and
/// scenes.
open class UIApplication: UIResponder {
  private static var instance: UIApplication?
  private weak var receiver: (any UIApplicationDelegate)?
  private var phase = State.active
  private var ignoring = 0
  final var sceneList: [UIScene] = []
  final var sessions: [UISceneSession] = []
  private var backgroundTasks = 0

  /// The application, created on first use in programs that do not call `UIApplicationMain`.
  public class var shared: UIApplication {
    if let instance { return instance }
    let new = UIApplication()
    instance = new
    return new
  }

  /// Creates an application that is not yet ``shared``; in programs `UIApplicationMain` creates it.
  public override init() { super.init() }

  /// The scene of the windows of a program that does not use scenes; `nil` before it is launched, and if it
  /// has scenes of its own.
  static var sceneOfPlainWindows: UIWindowScene? {
    instance?.sceneList.first { $0.delegate == nil } as? UIWindowScene
  }

  /// Makes this object the shared application.
  final func becomeShared() { UIApplication.instance = self }

  /// The state of the program.
  public enum State: Int, Sendable { case active, inactive, background }

  /// The delegate, which is not retained, except for the one that `UIApplicationMain` creates.
  open weak var delegate: (any UIApplicationDelegate)? {
    get { receiver }
    set { receiver = newValue }
  }
  /// The state of the program: `inactive` during launch, then `active`, also in
  /// `applicationWillResignActive(_:)`, and `background` from `applicationDidEnterBackground(_:)` until after
  /// `applicationWillEnterForeground(_:)`. A program that was not launched is active.
  open var applicationState: State { phase }
  final func setState(_ state: State) { phase = state }

  // MARK: - Events

  /// Sends an event to the windows concerned. An override receives every event.
  open func sendEvent(_ event: UIEvent) { distribute(event) }
  /// Calls a method of `target`, or if `nil` of the first responder that implements it, from `sender` up the
  /// chain if it is a responder.
  @discardableResult open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    perform(action, on: target.map(AssociatedValues.owner), from: sender, event)
  }
  /// Ignores touches until ``endIgnoringInteractionEvents()`` was called as often.
  open func beginIgnoringInteractionEvents() { ignoring += 1 }
  /// Ends one call of ``beginIgnoringInteractionEvents()``; additional calls do nothing.
  open func endIgnoringInteractionEvents() { ignoring = max(0, ignoring - 1) }
  /// A Boolean value that indicates whether touches are ignored.
  open var isIgnoringInteractionEvents: Bool { ignoring > 0 }
  open override var next: UIResponder? { delegate as? UIResponder }

  // MARK: - Windows and scenes

  /// The windows that are not hidden, from back to front.
  open var windows: [UIWindow] { UIWindow.visible.sorted { $0.isBehind($1) } }
  /// The window that receives key events, or `nil` for none.
  open var keyWindow: UIWindow? { UIWindow.key }
  /// The connected scenes: a single one, from before the program is active until it ends.
  open var connectedScenes: Set<UIScene> { Set(sceneList) }
  /// The session of the program's scene, from when it is connected.
  open var openSessions: Set<UISceneSession> { Set(sessions) }
  /// A Boolean value that indicates whether several scenes are supported. Always `false`.
  open var supportsMultipleScenes: Bool { false }

  // MARK: - System settings

  /// Stored only. A Boolean value that determines whether the screen stays on, which the desktop decides.
  open var isIdleTimerDisabled = false
  /// Stored only. The quick actions of the program's icon. Unavailable on Linux: there is no Home Screen.
  open var shortcutItems: [UIApplicationShortcutItem]?
  /// Notifies the delegate of a failure. Unavailable on Linux: there is no service for remote notifications.
  open func registerForRemoteNotifications() {
    delegate?.application(
      self, didFailToRegisterForRemoteNotificationsWithError: CocoaError(.featureUnsupported))
  }
  /// Does nothing. Unavailable on Linux: there is no service for remote notifications.
  open func unregisterForRemoteNotifications() {}
  /// A Boolean value that indicates whether remote notifications are on. Always `false`. Unavailable on
  /// Linux: there is no service for remote notifications.
  open var isRegisteredForRemoteNotifications: Bool { false }
  /// Sets the minimum interval between background fetches in seconds.
  ///
  /// - Note: Not implemented; a warning is logged once.
  open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {
    if minimumBackgroundFetchInterval < UIApplication.backgroundFetchIntervalNever {
      notYet(
        "UIApplication.setMinimumBackgroundFetchInterval(_:), as nobody starts programs in the background here,"
      )
    }
  }
  /// The interval, in seconds, that leaves the frequency to the system.
  public nonisolated class var backgroundFetchIntervalMinimum: TimeInterval { 0 }
  /// The interval, the greatest number, that disables background fetches, as they always are.
  public nonisolated class var backgroundFetchIntervalNever: TimeInterval { .greatestFiniteMagnitude }
  /// Stored only. The number on the program's icon. Unavailable on Linux: there is no Home Screen.
  open var applicationIconBadgeNumber = 0
  /// Stored only. A Boolean value that determines whether shaking the device undoes. Unavailable on Linux:
  /// there is no motion sensor.
  open var applicationSupportsShakeToEdit = true
  /// Stored only. A Boolean value that determines whether the status bar shows network activity. As on iOS
  /// since version 13, it has no effect.
  open var isNetworkActivityIndicatorVisible = false
  /// A Boolean value that indicates whether files are unlocked. Always `true`.
  open var isProtectedDataAvailable: Bool { true }
  /// The layout direction of the language, from the default traits of views.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: .unspecified)
  }
  /// The user's preferred text size, from the current traits.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }
  /// The interface orientation of the main screen.
  open var statusBarOrientation: UIInterfaceOrientation { UIScreen.main.orientation }
  /// The frame of the status bar, in the key window's coordinate space; zero without a window.
  open var statusBarFrame: CGRect {
    guard let window = keyWindow ?? windows.last else { return .zero }
    return CGRect(
      x: 0, y: 0, width: window.bounds.width, height: window.belowStatusBar(window.safeAreaInsets.top))
  }
  /// The style of the status bar. Setting it has an effect if Info.plist takes the decision from controllers.
  open var statusBarStyle: UIStatusBarStyle {
    get { statusBarStyle(for: UIWindow.filling(.main)?.rootViewController) }
    set { chosenBarStyle = newValue }
  }
  private var chosenBarStyle: UIStatusBarStyle? { didSet { SystemOverlay.wishesMayHaveChanged() } }
  /// A Boolean value that indicates whether the status bar is hidden. Setting it has an effect if Info.plist
  /// takes the decision from controllers.
  open var isStatusBarHidden: Bool {
    get { isStatusBarHidden(for: UIWindow.filling(.main)?.rootViewController) }
    set { hidesStatusBar = newValue }
  }
  private var hidesStatusBar: Bool? { didSet { SystemOverlay.wishesMayHaveChanged() } }

  /// Returns the style that the controller in charge prefers. If Info.plist takes the decision from
  /// controllers (`UIViewControllerBasedStatusBarAppearance`), it is the program's, or that of the file.
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
  /// The remaining time in the background, in seconds: unlimited, since programs are never suspended.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Begins a background task. Programs on Linux are never suspended: the task is only a number.
  open func beginBackgroundTask(
    expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    backgroundTasks += 1
    return UIBackgroundTaskIdentifier(rawValue: backgroundTasks)
  }
  /// Begins a background task. The name for debuggers is ignored.
  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(expirationHandler: handler)
  }
  /// The status of background refresh: always denied.
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .denied }
  /// Does nothing: remote control events are never sent.
  open func beginReceivingRemoteControlEvents() {}
  /// Does nothing: remote control events are never sent.
  open func endReceivingRemoteControlEvents() {}
  /// A Boolean value that indicates whether the icon can change. Always `false`. Unavailable on Linux: there
  /// is no Home Screen.
  open var supportsAlternateIcons: Bool { false }
  /// Always `nil`: the program has no icon.
  open var alternateIconName: String? { nil }
  /// Fails, since the program has no icon.
  open func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(CocoaError(.featureUnsupported))
  }
  /// Continues an activity in the session's scene. Fails without a session, since a program has a single
  /// scene.
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
  /// Activates a session, or the program's scene if only a role is requested.
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
  /// Does nothing: no snapshots of scenes are shown.
  open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
  /// Does nothing, with any identifier.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// The keys of the launch options.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The raw value of UIKit's constant.
    public let rawValue: String
    /// Creates a key from any name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The `URL` for which the program was launched.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The program that requested the launch. Never set.
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// The `UIApplicationShortcutItem` that was chosen, only set by tests.
    public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// A dictionary with the `NSUserActivity` to continue, and its type.
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    /// The type of the activity, a `String`.
    public static let userActivityType = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
    /// The remote notification that was tapped. Never set.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  }
  /// The keys of the options with which a URL is opened.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The raw value of UIKit's constant.
    public let rawValue: String
    /// Creates a key from any name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The program that requested to open the URL. Never set.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// The information from that program. Never set.
    public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// A value that indicates whether a file is opened in place. Never set.
    public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }
  /// The options with which other programs open a URL.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The raw value of UIKit's constant.
    public let rawValue: String
    /// Creates an option from any name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A value that indicates whether only a program that claims the URL opens it. Ignored.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }
  /// The URL of the program's settings, which a desktop cannot open.
  public static let openSettingsURLString = "app-settings:"
  /// The URL of the program's notification settings, which a desktop cannot open.
  public static let openNotificationSettingsURLString = "app-settings:notifications"
  /// The URL of the default program settings, which a desktop cannot open.
  public static let openDefaultApplicationsSettingsURLString = "app-settings:default-applications"
  /// A closure that opens a URL in another program and returns whether it succeeded; `nil` without a desktop,
  /// as in tests.
  package static var opener: ((URL) -> Bool)?
  /// Returns whether the URL has one of the program's own schemes, or there is a desktop and the URL has a
  /// scheme.
  open func canOpenURL(_ url: URL) -> Bool { isOwn(url) || Self.opener != nil && url.scheme != nil }
  /// Opens a URL by the desktop, or by the program's own delegate if it has one of its schemes; `completion`
  /// is called with `false` if neither does.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let isOpened = isOwn(url) ? receive(url) : canOpenURL(url) && Self.opener?(url) ?? false
    completion?(isOpened)
  }
  /// Opens a URL, as before iOS 10, and returns whether it succeeded.
  @discardableResult open func openURL(_ url: URL) -> Bool {
    var isOpened = false
    open(url) { isOpened = $0 }
    return isOpened
  }

  // MARK: - Notifications

  // Never posted: there are no events for new days, locks and memory.
  /// Never posted: there are no events for a new day or a changed clock.
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// Never posted: the status is always `denied`.
  public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")
  /// Never posted. Unavailable on Linux: files are not locked with the device.
  public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
  /// Never posted. Unavailable on Linux: files are not locked with the device.
  public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")

  /// Posted by the application after its delegate was notified, like the life cycle notifications below.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Never posted: a rotation only posts the notifications of the orientation.
  public nonisolated static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// Never posted: a rotation only posts the notifications of the orientation.
  public nonisolated static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  /// Posted before the interface is rotated, with the new orientation.
  public nonisolated static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// Posted after the interface was rotated, with the previous orientation.
  public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  /// The key of the raw value of an orientation, as a number.
  public nonisolated static let statusBarOrientationUserInfoKey =
    "UIApplicationStatusBarOrientationUserInfoKey"
  /// Posted at the end of each launch and each return to the foreground, also with scenes.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted before scenes are notified that they enter the background; the state is already `inactive`.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted in the background, after scenes were notified and the state was saved.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted before the program returns to the foreground, not at launch; scenes are notified afterwards.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted last, after scenes were disconnected.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// Posted if a test simulates low memory; controllers in windows are notified afterwards.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// Never posted: there are no events for screenshots.
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
}

/// The identifier of a background task.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number of the task, from 1 on.
  public let rawValue: Int
  /// Creates an identifier from any number; ending a task that was not begun does nothing.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// No task, 0.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The status of background refresh.
public enum UIBackgroundRefreshStatus: Int, Sendable { case restricted, denied, available }

/// A request to activate a scene.
public struct UISceneSessionActivationRequest {
  /// The role of the scene; that of the session if there is one.
  public let role: UISceneSession.Role
  /// The session whose scene is requested; `nil` for any of the role.
  public let session: UISceneSession?
  /// The activity that the scene continues.
  public var userActivity: NSUserActivity?
  /// Stored only. The options of the request; a program has a single scene, which is in front.
  public var options: UIScene.ActivationRequestOptions?

  /// Creates a request for a scene of a role.
  public init(
    role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    (self.role, session, self.userActivity, self.options) = (role, nil, userActivity, options)
  }

  /// Creates a request for a session's scene.
  @MainActor public init(
    session: UISceneSession, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    (role, self.session, self.userActivity, self.options) = (session.role, session, userActivity, options)
  }
}

/// The options of a request to destroy a scene.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {
  /// Creates default options.
  public override init() { super.init() }
}

/// The options of a request to destroy a window scene.
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  /// The animations of a dismissed window.
  public enum DismissalAnimation: Int, Sendable { case standard = 1, commit, decline }
  /// Stored only. The animation of the dismissed window; a program's scene remains.
  open var windowDismissalAnimation = DismissalAnimation.standard
}

extension UIScene {
  /// The options of a request to activate a scene.
  @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
    /// Stored only. The requesting scene; a program has a single scene.
    open var requestingScene: UIScene?
    /// Stored only. The joining of the scene's window. As on iOS, it affects only windows of a Mac.
    open var collectionJoinBehavior = CollectionJoinBehavior.automatic
    /// Creates options without a requesting scene.
    public override init() { super.init() }
  }
  /// The behaviour of a scene's window to join those of the requesting scene.
  public enum CollectionJoinBehavior: Int, Sendable {
    /// The behaviours. A program has a single window, which joins no other.
    case automatic, preferred, disallowed, preferredWithoutActivating
  }
}
