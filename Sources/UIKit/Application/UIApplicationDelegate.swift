public import Foundation

/// Told of the life of the program. Every method has a default.
@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {
  /// The window of a program without scenes; that of its storyboard is put here before the first call.
  var window: UIWindow? { get set }
  /// Called first, before the state of the last start is restored. The answer changes nothing.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when that is restored; the window is shown afterwards. The answer changes nothing.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called by the method above unless that is implemented.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// Called at the end of each start, and of each way to the front; not where a scene has a delegate, as
  /// the next three.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called before the program goes to the back, or ends.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called once it is at the back, before its state is kept.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called before it comes to the front again, which happens in tests alone.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called last, after `applicationDidEnterBackground(_:)`.
  func applicationWillTerminate(_ application: UIApplication)
  /// Not called by the system, which does not tell of memory that is short.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Asked to open an address of one of the program's own schemes, where no scene has a delegate; false by
  /// default.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// What the scene is made of, before it is connected; by default what Info.plist says.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Not called: there is one scene, and it ends with the program.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// The orientations that a window may have, with those of its controller; by default what Info.plist says.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// Called before an activity is gone on with; true keeps the system from telling the user of a delay,
  /// which it does not.
  func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool
  /// Goes on with an activity; the handler has those who can restore it do so.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  /// Called where an entry of the program's icon was chosen, which tests alone do.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  /// Whether a program without scenes keeps its state as it goes to the back; not unless implemented.
  func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool
  /// Whether it restores what the start before has kept; not unless implemented.
  func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
  /// The same by their names before iOS 13, where the others are not implemented.
  func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
  /// Whether state is restored, by its name before iOS 13.
  func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool
  /// Makes a controller again that has no class which does; nil
  /// leaves it to what is there already and to the storyboard.
  func application(
    _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController?
  /// Called around the keeping and the restoring of state, to add to it and to read that.
  func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
  /// Called when state was restored, to read what was added to it.
  func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
  /// Not called: no server sends notifications here, and nobody starts the program in the background; this
  /// and what follows, but for the failure to register, which always is.
  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  /// Called at once with an error, as registering always fails.
  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
  /// Not called: no notifications come.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  /// Called when a local notification is delivered.
  func application(_ application: UIApplication, didReceive notification: UILocalNotification)
  /// Called after the program has registered how it notifies the user.
  func application(
    _ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings)
  /// Not called: nobody starts the program in the background.
  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  /// Not called: no transfers go on without the program.
  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void)
}

extension UIApplicationDelegate where Self: NSObject {
  /// Nil for delegates that keep no window.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

extension UIApplicationDelegate {
  /// The window as Objective-C's optional property has it, for `window??` and `window!!`.
  @_disfavoredOverload public var window: UIWindow?? { .some(window as UIWindow?) }
  /// Does nothing, and answers true.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Calls the method without options, and answers true.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }
  /// What the method without "secure" in its name answers.
  public func application(
    _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool {
    self.application(application, shouldSaveApplicationState: coder)
  }
  /// What the method without "secure" in its name answers.
  public func application(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool {
    self.application(application, shouldRestoreApplicationState: coder)
  }
  /// No state is kept.
  public func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool {
    false
  }
  /// No state is restored.
  public func application(
    _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
  ) -> Bool { false }
  /// Nil: the controller is looked for where it is already, and in its storyboard.
  public func application(
    _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController? { nil }
  /// Adds nothing.
  public func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {}
  /// Reads nothing.
  public func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {}
  /// Does nothing, as the methods below that answer nothing.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  /// The address is not opened.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    false
  }
  /// What Info.plist says of the session's role.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
  /// Nothing is done about sessions.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
  /// By default what the program's Info.plist says of the device; all where it says nothing.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    ApplicationManifest.current.orientations(on: UIDevice.current.userInterfaceIdiom) ?? .all
  }

  /// The activity is not announced otherwise than by the system.
  public func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool { false }
  /// The activity is not gone on with.
  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { false }
  /// Nothing is done, and the handler is not called.
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {}
  /// Does nothing; a completion handler is not called.
  public func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}
  /// Does nothing; a completion handler is not called.
  public func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}
  /// Does nothing; a completion handler is not called.
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {}
  /// Does nothing; a completion handler is not called.
  public func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {}
  /// Does nothing; a completion handler is not called.
  public func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) {}

  /// Does nothing by default.
  public func application(_ application: UIApplication, didReceive notification: UILocalNotification) {}
  /// Does nothing by default.
  public func application(
    _ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings
  ) {}

  /// Runs the program with this class as its delegate.
  public static func main() {
    exit(ApplicationLaunch(delegate: self).runToEnd())
  }
}
