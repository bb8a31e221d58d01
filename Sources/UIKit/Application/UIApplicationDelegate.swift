public import Foundation

/// The delegate of the application. All methods have a default implementation.
@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {
  /// The window of a program without scenes; set to that of its storyboard before the first call.
  var window: UIWindow? { get set }
  /// Called first, before the state of the last launch is restored. The result is ignored.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the state is restored; the window is shown afterwards. The result is ignored.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called by the method above unless that is implemented.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// Called at the end of each launch and each return to the foreground; like the next three methods, not if
  /// a scene has a delegate.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called before the program enters the background or ends.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called in the background, before the state is saved.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called before the program returns to the foreground, which only happens in tests.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called last, after `applicationDidEnterBackground(_:)`.
  func applicationWillTerminate(_ application: UIApplication)
  /// Never called by the system, which does not report low memory.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Opens a URL of one of the program's own schemes if no scene has a delegate. The default is `false`.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Returns the configuration of the scene before it is connected. The default is that of Info.plist.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Never called: there is a single scene, and it ends with the program.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// Returns the orientations that a window supports, combined with those of its controller. The default is
  /// those of Info.plist.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// Called before an activity is continued. The result, whether the program informs the user of a delay, is
  /// ignored.
  func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool
  /// Continues an activity. The handler restores it in the objects that it gets.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  /// Called when a quick action of the program's icon was chosen, which only tests do.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  /// Returns whether a program without scenes saves its state in the background. The default is `false`.
  func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool
  /// Returns whether the program restores the state saved by the previous launch. The default is `false`.
  func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
  /// Returns whether state is saved: the name from before iOS 13, called if the newer method is not
  /// implemented.
  func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
  /// Returns whether state is restored: the name from before iOS 13, called if the newer method is not
  /// implemented.
  func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool
  /// Returns a recreated controller that has no restoration class, or `nil` for the existing one or one from
  /// the storyboard.
  func application(
    _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController?
  /// Called before state is saved, to add to it.
  func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
  /// Called after state was restored, to read what was added to it.
  func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
  /// Never called. Unavailable on Linux: there is no service for remote notifications.
  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  /// Called immediately with an error, since registration always fails.
  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
  /// Never called. Unavailable on Linux: there is no service for remote notifications.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  /// Called when a local notification is delivered.
  func application(_ application: UIApplication, didReceive notification: UILocalNotification)
  /// Called after the program has registered its notification settings.
  func application(
    _ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings)
  /// Never called: the program is not launched in the background.
  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  /// Never called: there are no transfers without the program.
  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void)
}

extension UIApplicationDelegate where Self: NSObject {
  /// Returns `nil`, for delegates without a window.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

extension UIApplicationDelegate {
  /// The window like Objective-C's optional property, for `window??` and `window!!`.
  @_disfavoredOverload public var window: UIWindow?? { .some(window as UIWindow?) }
  /// Returns `true`.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Calls the method without options and returns `true`.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }
  /// Returns the result of the method without "secure" in its name.
  public func application(
    _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool {
    self.application(application, shouldSaveApplicationState: coder)
  }
  /// Returns the result of the method without "secure" in its name.
  public func application(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool {
    self.application(application, shouldRestoreApplicationState: coder)
  }
  /// Returns `false`.
  public func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool {
    false
  }
  /// Returns `false`.
  public func application(
    _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
  ) -> Bool { false }
  /// Returns `nil`: the existing controller or one from its storyboard is used.
  public func application(
    _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController? { nil }
  /// Does nothing.
  public func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {}
  /// Does nothing.
  public func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {}
  /// Does nothing.
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
  /// Returns `false`.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    false
  }
  /// Returns the configuration of Info.plist for the session's role.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
  /// Does nothing.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
  /// Returns the orientations of the program's Info.plist for the device, or all if there are none.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    ApplicationManifest.current.orientations(on: UIDevice.current.userInterfaceIdiom) ?? .all
  }

  /// Returns `false`.
  public func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool { false }
  /// Returns `false`.
  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { false }
  /// Does nothing; the handler is not called.
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {}
  /// Does nothing.
  public func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}
  /// Does nothing.
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

  /// Does nothing.
  public func application(_ application: UIApplication, didReceive notification: UILocalNotification) {}
  /// Does nothing.
  public func application(
    _ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings
  ) {}

  /// Runs the program with this class as its delegate.
  public static func main() {
    exit(ApplicationLaunch(delegate: self).runToEnd())
  }
}
