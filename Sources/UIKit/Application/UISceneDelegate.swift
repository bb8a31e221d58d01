public import Foundation

/// Told of the life of a scene. Every method has a default.
@preconcurrency @MainActor public protocol UISceneDelegate: AnyObject {
  /// Called when the scene is there, with the window that a storyboard makes; the delegate makes any other.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Called when the program ends, after `sceneDidEnterBackground(_:)`.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called at the end of each way to the front.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called before the scene goes to the back.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called before `sceneDidBecomeActive(_:)`, at the first time too.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called at the back, before `stateRestorationActivity(for:)`.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Asked to open addresses of the program's schemes while it runs; those of a start are in the options.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// Called before `scene(_:continue:)`.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// Goes on with an activity while the program runs.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// What the user is doing, kept when the scene goes to the back so
  /// that the program finds it at its next start; nil for nothing.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// Called after the scene was connected where something was kept.
  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
}

extension UISceneDelegate {
  /// No window is made but a storyboard's.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Nobody is told.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Nobody is told.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Nobody is told.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Nobody is told.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Nobody is told.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// The addresses are not opened.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
  /// The activity is not gone on with.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  /// Nothing is kept.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  /// Does nothing.
  public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {}
}

/// Told of the life of a scene with windows.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window; that of a storyboard is put here before `scene(_:willConnectTo:options:)`.
  var window: UIWindow? { get set }
  /// An entry of the menu of the program's icon was chosen.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  /// The scene was turned, before its windows take their new sizes.
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
  /// The same, in the words of iOS 26.
  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry)
}

extension UIWindowSceneDelegate where Self: NSObject {
  /// Nil for delegates that keep no window.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

extension UIWindowSceneDelegate {
  /// The window as Objective-C's optional property has it, for `window??` and `window!!`.
  @_disfavoredOverload public var window: UIWindow?? { .some(window as UIWindow?) }
  /// Does nothing.
  public func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}
  /// Does nothing.
  public func windowScene(
    _ windowScene: UIWindowScene,
    didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
  ) {}
  /// Does nothing.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {}
}
