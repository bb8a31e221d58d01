import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitTestSupport

@_spi(SelectorTable) @testable import UIKit

/// Tests of the life cycle of a program and its main loop. Sources: Apple's "Managing your app's life cycle"
/// and the reference of CADisplayLink.
@Suite(.serialized) @MainActor struct ApplicationTests {
  nonisolated(unsafe) static var log: [String] = []

  final class PlainDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      ApplicationTests.log.append("will finish")
      return true
    }
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      ApplicationTests.log.append("did finish")
      return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { ApplicationTests.log.append("active") }
    func applicationWillResignActive(_ application: UIApplication) { ApplicationTests.log.append("resign") }
    func applicationDidEnterBackground(_ application: UIApplication) {
      ApplicationTests.log.append("background")
    }
    func applicationWillEnterForeground(_ application: UIApplication) {
      ApplicationTests.log.append("foreground")
    }
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
      ApplicationTests.log.append("memory")
    }
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any])
      -> Bool
    {
      ApplicationTests.log.append("open \(url)")
      return true
    }
    func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String)
      -> Bool
    {
      ApplicationTests.log.append("will continue \(userActivityType)")
      return false
    }
    func application(
      _ application: UIApplication, continue userActivity: NSUserActivity,
      restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
      ApplicationTests.log.append("continue \(userActivity.activityType)")
      restorationHandler([Restored()])
      return true
    }
    func application(
      _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) {
      ApplicationTests.log.append("shortcut \(shortcutItem.type)")
      completionHandler(true)
    }
  }

  final class Restored: NSObject, UIUserActivityRestoring {
    func restoreUserActivityState(_ userActivity: NSUserActivity) { ApplicationTests.log.append("restore") }
  }

  final class ScenedDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }
    func applicationDidBecomeActive(_ application: UIApplication) {
      ApplicationTests.log.append("not called with scenes")
    }
  }

  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      ApplicationTests.log.append("connect")
      let window = UIWindow(windowScene: scene)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      self.window = window
    }
    func sceneWillEnterForeground(_ scene: UIScene) { ApplicationTests.log.append("foreground") }
    func sceneDidBecomeActive(_ scene: UIScene) { ApplicationTests.log.append("active") }
    func sceneWillResignActive(_ scene: UIScene) { ApplicationTests.log.append("resign") }
    func sceneDidEnterBackground(_ scene: UIScene) { ApplicationTests.log.append("background") }
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
      ApplicationTests.log.append("open \(contexts.map { "\($0.url)" })")
    }
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
      ApplicationTests.log.append("will continue \(userActivityType)")
    }
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
      ApplicationTests.log.append("continue \(userActivity.activityType)")
    }
    func windowScene(
      _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) { ApplicationTests.log.append("shortcut \(shortcutItem.type)") }
  }

  private func launch(_ delegate: AnyClass, _ body: (UIApplication) -> Void) {
    Self.log = []
    let launch = ApplicationLaunch(delegate: delegate)
    launch.run(options: nil)
    body(UIApplication.shared)
    launch.undo()
  }

  @Test func delegateIsNotifiedOfTheLifeCycleInOrder() {
    launch(PlainDelegate.self) { application in
      #expect(application.delegate is PlainDelegate)
      #expect(application.applicationState == .active)
      application.enterBackground()
      #expect(application.applicationState == .background)
      application.enterForeground()
      #expect(
        Self.log == ["will finish", "did finish", "active", "resign", "background", "foreground", "active"])
    }
  }

  @Test func aSceneHasALifeOfItsOwn() throws {
    launch(ScenedDelegate.self) { application in
      let scene = application.connectedScenes.first as? UIWindowScene
      #expect(scene?.delegate is SceneDelegate)
      #expect(scene?.activationState == .foregroundActive)
      #expect(scene?.windows.count == 1)
      #expect(scene?.keyWindow === (scene?.delegate as? SceneDelegate)?.window)
      #expect(scene?.session.configuration.name == "Default")
      application.enterBackground()
      application.enterForeground()
      #expect(
        Self.log == ["connect", "foreground", "active", "resign", "background", "foreground", "active"])
    }
  }

  /// System requests go to the application's delegate, or to the scene's delegate if there is one.
  @Test func theSystemAsksTheProgram() {
    let activity = NSUserActivity(activityType: "reading"),
      shortcut = UIApplicationShortcutItem(type: "new", localizedTitle: "New")
    let url = URL(string: "mica:one")!
    launch(PlainDelegate.self) { application in
      Self.log = []
      #expect(application.receive(url))
      #expect(application.receive(activity))
      var answers: [Bool] = []
      application.receive(shortcut) { answers.append($0) }
      application.receiveMemoryWarning()
      #expect(
        Self.log == [
          "open mica:one", "will continue reading", "continue reading", "restore", "shortcut new", "memory",
        ])
      #expect(answers == [true])
    }
    launch(ScenedDelegate.self) { application in
      Self.log = []
      application.receive(url)
      application.receive(activity)
      application.receive(shortcut) { _ in }
      #expect(
        Self.log == ["open [\"mica:one\"]", "will continue reading", "continue reading", "shortcut new"])
    }
  }

  @Test func displayLinksRunOnceAFrame() {
    final class Ticker: NSObject, SelectorTarget {
      var times: [Double] = []
      func method(named selector: Selector) -> ((Any?, UIEvent?) -> Void)? {
        // A display link passes itself to the target, and calls it only while the target exists.
        selector == "tick:"
          ? { [unowned self] link, _ in times.append((link as! CADisplayLink).timestamp) } : nil
      }
    }
    FingerWorld().run { world in
      let ticker = Ticker(), link = CADisplayLink(target: ticker, selector: "tick:")
      @MainActor func frames(_ count: Int) {
        for _ in 0..<count {
          world.wait(1.0 / 60)
          _ = FrameLoop(root: world.window).commit()
          _ = FrameLoop(root: world.window).commit()
        }
      }
      // Animations left running by other tests do not belong to this link.
      let others = PassingTime.isMoving
      #expect(!DisplayLinks.areActive)
      link.add(to: .main, forMode: .common)
      #expect(PassingTime.isMoving)
      frames(6)
      #expect(ticker.times.count == 6)
      link.preferredFramesPerSecond = 30
      frames(6)
      #expect(ticker.times.count == 9)
      link.isPaused = true
      frames(2)
      #expect(ticker.times.count == 9)
      #expect(!DisplayLinks.areActive)
      #expect((others || !PassingTime.isMoving))
      link.isPaused = false
      link.invalidate()
      frames(2)
      #expect(ticker.times.count == 9)
    }
  }

  @Test func scheduledCallsRunInTheOrderOfTheirTimes() {
    FingerWorld().run { world in
      let start = FrameClock.current.now
      let schedule = FrameSchedule.main
      schedule.at(start + 2) { world.log.append("two") }
      schedule.at(start + 1) {
        world.log.append("one")
        schedule.at(start + 1.5) { world.log.append("one and a half") }
      }
      let never = schedule.at(start + 1) { world.log.append("never") }
      never.cancel()
      world.wait(0.5)
      #expect(world.said() == [])
      world.wait(2)
      #expect(world.said() == ["one", "one and a half", "two"])
      #expect(!never.isPending)
    }
  }

  /// Runs one turn of the run loop, if the test runs on its thread.
  private func turn() {
    if Thread.isMainThread {
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
    } else {
      _ = PassingTime.settle?()
    }
  }

  /// A test that waits in the main run loop without an application: the contents of windows are laid out and
  /// drawn meanwhile.
  @Test func turnOfTheRunLoopLaysOutVisibleViews() {
    final class Counted: UIView {
      var layouts = 0
      override func layoutSubviews() { layouts += 1 }
    }
    let seen = Counted(), unseen = Counted(), width = seen.widthAnchor.constraint(equalToConstant: 10)
    let windows = [seen, unseen].map { view in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.addSubview(view)
      return window
    }
    windows[0].isHidden = false
    defer { windows[0].isHidden = true }
    turn()
    #expect(seen.layouts == 1)
    #expect(unseen.layouts == 0)
    seen.translatesAutoresizingMaskIntoConstraints = false
    width.isActive = true
    turn()
    #expect(seen.frame.width == 10)
    width.constant = 20  // Marks no layer.
    turn()
    #expect(seen.frame.width == 20)
    // One turn suffices, however soon it follows the last one.
    for width in stride(from: CGFloat(30), to: 60, by: 10) {
      seen.constraints.first?.constant = width
      if Thread.isMainThread { RunLoop.main.run(until: Date()) } else { _ = PassingTime.settle?() }
      #expect(seen.frame.width == width)
    }
  }

  /// A view that was marked for layout while its window was empty is laid out once the window has a size.
  @Test func aWindowThatGetsASizeIsLaidOut() {
    final class Counted: UIView {
      var layouts = 0
      override func layoutSubviews() { layouts += 1 }
    }
    let window = UIWindow(frame: .zero), view = Counted()
    window.addSubview(view)
    window.isHidden = false
    defer { window.isHidden = true }
    turn()
    #expect(view.layouts == 0)
    window.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    turn()
    #expect(view.layouts > 0)
  }

  @Test func layoutThatNeverEndsAsksForNoMoreFrames() {
    final class Restless: UIView {
      override func layoutSubviews() { setNeedsLayout() }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(Restless())
    window.isHidden = false
    defer { window.isHidden = true }
    #expect(PassingTime.settle?() == true)
  }

  /// An idle loop sleeps. A timer, a block of the main queue and a scheduled time each wake it.
  @Test func theLoopServesTimersAndTheSchedule() {
    final class Host: DisplayHost {
      var turns = 0
      func deliverInput() { turns += 1 }
      func showFrame() { if turns > 200 { ApplicationLoop.main.stop() } }
      var longestWait: Double? { nil }
    }
    let host = Host(), loop = ApplicationLoop.main
    loop.host = host
    defer { loop.host = nil }
    var log: [String] = []
    let timer = Timer(timeInterval: 0.02, repeats: false) { _ in
      MainActor.assumeIsolated { log.append("timer") }
    }
    RunLoop.main.add(timer, forMode: .default)
    FrameSchedule.main.after(0.05) {
      log.append("schedule")
      loop.stop()
    }
    if Thread.isMainThread { loop.run() } else { loop.stop() }
    if Thread.isMainThread {
      #expect(log == ["timer", "schedule"])
      #expect(host.turns < 20, "the loop slept in between")
    }
    timer.invalidate()
  }

  /// The standard folders exist when an app begins, whichever way it is shown. A process that runs no app
  /// creates none.
  @Test func appsThatRunHaveTheirFolders() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let files = FileManager.default, home = files.temporaryDirectory.appending(path: UUID().uuidString)
        for name in ["CFFIXED_USER_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME"] {
          setenv(name, home.appending(path: name).path, 1)
        }
        defer { try? files.removeItem(at: home) }
        let wanted = [FileManager.SearchPathDirectory.documentDirectory, .cachesDirectory]
        let folders = wanted.flatMap { files.urls(for: $0, in: .userDomainMask) }.map(\.path)
        try #require(folders.count == 2 && folders.allSatisfy { $0.hasPrefix(home.path) })
        ApplicationLaunch.runner = { _ in 2 }
        #expect(ApplicationLaunch(delegate: ApplicationTests.PlainDelegate.self).runToEnd() == 2)
        #expect(!folders.contains { files.fileExists(atPath: $0) })
        ApplicationLaunch.runner = { launch in
          launch.run(options: nil)
          return 0
        }
        #expect(ApplicationLaunch(delegate: ApplicationTests.PlainDelegate.self).runToEnd() == 0)
        #expect(folders.allSatisfy { files.fileExists(atPath: $0) })
      }
    }
  }

  @Test func unsupportedRequestsFailWithErrors() {
    let application = UIApplication()
    nonisolated(unsafe) var errors: [any Error] = []  // Filled before the calls return.
    application.setAlternateIconName("Night") { $0.map { errors.append($0) } }
    application.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { errors.append($0) }
    #expect(errors.count == 2)
    #expect(!application.supportsAlternateIcons)
    #expect(application.alternateIconName == nil)
    #expect(application.backgroundRefreshStatus == .denied)
  }
}
