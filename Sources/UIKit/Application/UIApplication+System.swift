internal import CoreGraphics
internal import Foundation

/// Requests of the system. If a scene has a delegate, that is called in place of the application's.
extension UIApplication {
  private var scenesWithDelegates: [UIScene] { sceneList.filter { $0.delegate != nil } }

  /// The URL schemes that the program's Info.plist declares.
  private var ownSchemes: [String] {
    let types = Bundle.program.object(forInfoDictionaryKey: "CFBundleURLTypes") as? [[String: Any]] ?? []
    return types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }.map { $0.lowercased() }
  }

  final func isOwn(_ url: URL) -> Bool { url.scheme.map { ownSchemes.contains($0.lowercased()) } ?? false }

  /// Opens a URL in the program.
  ///
  /// - Returns: `false` if it was refused.
  @discardableResult package final func receive(_ url: URL, options: [OpenURLOptionsKey: Any] = [:]) -> Bool {
    if let scene = scenesWithDelegates.first {
      scene.delegate?.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
      return true
    }
    return delegate?.application(self, open: url, options: options) ?? false
  }

  /// Continues an activity that began elsewhere.
  ///
  /// - Returns: `false` if it was refused.
  @discardableResult package final func receive(_ activity: NSUserActivity) -> Bool {
    if let scene = scenesWithDelegates.first {
      receive(activity, in: scene)
      return true
    }
    _ = delegate?.application(self, willContinueUserActivityWithType: activity.activityType)
    let isContinued =
      delegate?.application(self, continue: activity) { objects in
        for object in objects ?? [] { object.restoreUserActivityState(activity) }
      } ?? false
    if isContinued { activity.delegate?.userActivityWasContinued(activity) }
    return isContinued
  }

  final func receive(_ activity: NSUserActivity, in scene: UIScene) {
    scene.delegate?.scene(scene, willContinueUserActivityWithType: activity.activityType)
    scene.delegate?.scene(scene, continue: activity)
    activity.delegate?.userActivityWasContinued(activity)
  }

  /// Performs a quick action; `completion` is called with whether it succeeded.
  package final func receive(_ shortcut: UIApplicationShortcutItem, completion: @escaping (Bool) -> Void) {
    if let scene = scenesWithDelegates.compactMap({ $0 as? UIWindowScene }).first,
      let receiver = scene.delegate as? any UIWindowSceneDelegate
    {
      return receiver.windowScene(scene, performActionFor: shortcut, completionHandler: completion)
    }
    delegate?.application(self, performActionFor: shortcut, completionHandler: completion)
  }

  /// Notifies the delegate, observers, and every controller in a window of low memory.
  package final func receiveMemoryWarning() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: self)
    var next = windows.compactMap(\.rootViewController)
    while let controller = next.popLast() {
      controller.didReceiveMemoryWarning()
      next += controller.children
      if let shown = controller.presentedViewController, shown.presentingViewController === controller {
        next.append(shown)
      }
    }
  }
}
