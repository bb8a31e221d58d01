import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// Tests of the options with which scenes are connected, and of the activities that they are asked to
/// continue.
@MainActor @Suite(.serialized) struct SceneActivationTests {
  final class Receiver: NSObject, UIWindowSceneDelegate {
    static var log: [String] = []
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      let addresses = connectionOptions.urlContexts.map(\.url.absoluteString)
      Self.log += addresses + connectionOptions.userActivities.map(\.activityType)
      Self.log += [connectionOptions.shortcutItem?.type].compactMap { $0 }
    }
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
      Self.log.append("goes on \(userActivity.activityType)")
    }
  }

  private func start(
    _ options: [UIApplication.LaunchOptionsKey: Any]? = nil, _ body: (UIApplication) throws -> Void
  ) rethrows {
    Receiver.log = []
    let launch = ApplicationLaunch(delegate: SceneStarter<Receiver>.self)
    defer { launch.undo() }
    launch.run(options: options)
    try body(UIApplication.shared)
  }

  @Test func scenesConnectWithTheLaunchOptions() throws {
    start { _ in #expect(Receiver.log == []) }
    try start([
      .url: #require(URL(string: "app:1")),
      .userActivityDictionary: ["activity": NSUserActivity(activityType: "reading"), "other": 1],
      .shortcutItem: UIApplicationShortcutItem(type: "new", localizedTitle: "New"),
    ]) { _ in #expect(Receiver.log == ["app:1", "reading", "new"]) }
  }

  @Test func aSceneThatIsActivatedGoesOnWithAnActivity() throws {
    try start { application in
      let session = try #require(application.openSessions.first)
      var errors: [any Error] = []
      let activity = NSUserActivity(activityType: "reading")
      application.activateSceneSession(for: .init(session: session, userActivity: activity)) {
        errors.append($0)
      }
      application.activateSceneSession(
        for: UISceneSessionActivationRequest(userActivity: NSUserActivity(activityType: "writing")))
      application.requestSceneSessionActivation(session, userActivity: activity, options: nil)
      #expect(Receiver.log == ["goes on reading", "goes on writing", "goes on reading"])
      #expect(errors.isEmpty)
      application.activateSceneSession(for: .init(role: .windowExternalDisplay)) { errors.append($0) }
      #expect(errors.count == 1)
    }
  }

  @Test func turningTheInterfaceIsPosted() throws {
    let screen = HeadlessScreen(try HeadlessScreen.Device("iPhone 14"))
    screen.show(UIViewController())
    var log: [String] = []
    let names = [
      UIApplication.willChangeStatusBarOrientationNotification,
      UIApplication.didChangeStatusBarOrientationNotification,
    ]
    let center = NotificationCenter.default
    let watchers = names.map { name in
      center.addObserver(forName: name, object: nil, queue: nil) { note in
        let number = note.userInfo?[UIApplication.statusBarOrientationUserInfoKey] as? NSNumber
        MainActor.assumeIsolated {
          log.append("\(number ?? -1) \(UIApplication.shared.statusBarOrientation.rawValue)")
        }
      }
    }
    UIDevice.current.setValue(UIInterfaceOrientation.landscapeRight.rawValue, forKey: "orientation")
    watchers.forEach(center.removeObserver)
    // The new orientation while it is still portrait; the old one once it is landscape.
    #expect(log == ["3 1", "1 3"])
  }
}
