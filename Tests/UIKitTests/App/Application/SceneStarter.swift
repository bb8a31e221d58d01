import UIKit

/// The delegate of a program whose scenes have delegates of one class.
class SceneStarter<Delegate: UIWindowSceneDelegate>: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = Delegate.self
    return configuration
  }
}
