import Foundation
import Testing

@testable import UIKit

/// Tests of the states of an application and its scene during state changes. A "will" callback finds the
/// state before the change, a "did" callback the one after it (Apple's "Managing your app's life cycle").
@Suite(.serialized) @MainActor struct ApplicationStateTests {
  nonisolated(unsafe) static var log: [String] = []

  static func note(_ name: String) {
    let application = UIApplication.shared
    let scene = application.connectedScenes.first.map { "\($0.activationState)" } ?? "none"
    log.append("\(name): \(application.applicationState), \(scene)")
  }

  final class PlainDelegate: UIResponder, UIApplicationDelegate {
    func applicationDidBecomeActive(_ application: UIApplication) { note("active") }
    func applicationWillResignActive(_ application: UIApplication) { note("resign") }
    func applicationDidEnterBackground(_ application: UIApplication) { note("background") }
    func applicationWillEnterForeground(_ application: UIApplication) { note("foreground") }
  }

  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) { note("connect") }
    func sceneWillEnterForeground(_ scene: UIScene) { note("foreground") }
    func sceneDidBecomeActive(_ scene: UIScene) { note("active") }
    func sceneWillResignActive(_ scene: UIScene) { note("resign") }
    func sceneDidEnterBackground(_ scene: UIScene) { note("background") }
  }

  private func run(_ delegate: AnyClass, noting names: [(Notification.Name, String)]) -> [String] {
    let center = NotificationCenter.default
    let tokens = names.map { name, note in
      center.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { Self.note(note) }
      }
    }
    defer { for token in tokens { center.removeObserver(token) } }
    Self.log = []
    let launch = ApplicationLaunch(delegate: delegate)
    launch.run(options: nil)
    UIApplication.shared.enterBackground()
    UIApplication.shared.enterForeground()
    launch.undo()
    return Self.log
  }

  @Test func applicationIsNotifiedBeforeAndAfterItsStateChanges() {
    let log = run(
      PlainDelegate.self,
      noting: [
        (UIApplication.willResignActiveNotification, "resigns"),
        (UIApplication.didEnterBackgroundNotification, "is back"),
        (UIApplication.willEnterForegroundNotification, "comes"),
        (UIApplication.didBecomeActiveNotification, "is here"),
      ])
    #expect(
      log == [
        "active: active, foregroundActive", "is here: active, foregroundActive",
        "resign: active, foregroundActive", "resigns: active, foregroundActive",
        "background: background, background", "is back: background, background",
        "foreground: background, background", "comes: background, background",
        "active: active, foregroundActive", "is here: active, foregroundActive",
      ])
  }

  @Test func sceneIsNotifiedBeforeAndAfterItsStateChanges() {
    let log = run(
      SceneStarter<SceneDelegate>.self,
      noting: [
        (UIScene.willDeactivateNotification, "resigns"), (UIScene.didEnterBackgroundNotification, "is back"),
        (UIScene.willEnterForegroundNotification, "comes"), (UIScene.didActivateNotification, "is here"),
      ])
    #expect(
      log == [
        "connect: inactive, unattached", "foreground: inactive, foregroundInactive",
        "comes: inactive, foregroundInactive", "active: active, foregroundActive",
        "is here: active, foregroundActive", "resign: active, foregroundActive",
        "resigns: active, foregroundActive", "background: background, background",
        "is back: background, background", "foreground: background, background",
        "comes: background, background", "active: active, foregroundActive",
        "is here: active, foregroundActive",
      ])
  }
}
