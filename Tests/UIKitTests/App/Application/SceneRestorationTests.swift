import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Tests of the scene state that is preserved from one launch of the program to the next.
@MainActor @Suite(.serialized) struct SceneRestorationTests {
  final class Keeper: NSObject, UIWindowSceneDelegate {
    static var restored: [String] = []
    var page = 7
    var keepsObject = false
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      Self.restored.append("connects \(session.stateRestorationActivity?.userInfo?["page"] as? Int ?? 0)")
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
      let activity = NSUserActivity(activityType: "reading")
      activity.title = "Book"
      activity.addUserInfoEntries(from: ["page": page])
      if keepsObject { activity.addUserInfoEntries(from: ["object": NSObject()]) }
      if page > 8 { return nil }
      return activity
    }
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
      Self.restored.append("\(stateRestorationActivity.activityType) \(stateRestorationActivity.title ?? "")")
    }
  }

  private func scene() -> UIWindowScene {
    let session = UISceneSession(role: .windowApplication), options = UIScene.ConnectionOptions()
    session.stateRestorationActivity = KeptScene.read()
    return UIWindowScene(session: session, connectionOptions: options)
  }

  private func inFolder(_ body: () -> Void) {
    let folder = TemporaryFolder()
    KeptScene.file = folder("kept/scene.plist")
    defer {
      KeptScene.file = nil
    }
    body()
  }

  private func start(_ body: (UIApplication) -> Void) {
    let launch = ApplicationLaunch(delegate: SceneStarter<Keeper>.self)
    launch.run(options: nil)
    body(UIApplication.shared)
    launch.undo()
  }

  @Test func nextLaunchReceivesTheStoredState() {
    inFolder {
      Keeper.restored = []
      start { application in
        application.enterBackground()
        #expect(KeptScene.read()?.userInfo?["page"] as? Int == 7)
      }
      start { _ in }
      #expect(Keeper.restored == ["connects 0", "connects 7", "reading Book"])
    }
  }

  @Test func userActivitiesAreStoredInTheSavedState() {
    inFolder { keepAndForget() }
  }

  private func keepAndForget() {
    #expect(KeptScene.read() == nil)
    let first = scene(), keeper = Keeper()
    first.delegate = keeper
    let activity = NSUserActivity(activityType: "reading")
    activity.title = "Book"
    activity.userInfo = ["page": 7]
    KeptScene.write(activity)
    let next = scene()
    #expect(next.session.stateRestorationActivity?.userInfo?["page"] as? Int == 7)
    #expect(next.session.stateRestorationActivity?.title == "Book")
    first.tellOfBackground()
    #expect(first.session.stateRestorationActivity?.activityType == "reading")
    #expect(KeptScene.read()?.title == "Book")
    keeper.keepsObject = true
    first.tellOfBackground()
    #expect(
      first.session.stateRestorationActivity?.activityType == "reading",
      "objects are not written")
    #expect(
      KeptScene.read() == nil,
      "objects are not written")
    keeper.page = 9
    first.tellOfBackground()
    #expect(first.session.stateRestorationActivity == nil)
    #expect(KeptScene.read() == nil)
  }
}
