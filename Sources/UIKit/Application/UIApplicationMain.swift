internal import CoreText
internal import Foundation
internal import QuartzCore

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Creates the application and its delegate, and runs the main loop until the program ends.
///
/// The class names are those of `NSStringFromClass`; `nil` means `UIApplication` and no delegate.
@MainActor @discardableResult public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  KeptScene.file = KeptScene.ownFile
  return ApplicationLaunch(
    principal: principalClassName.flatMap { NSClassFromString($0) },
    delegate: delegateClassName.flatMap { NSClassFromString($0) }
  ).runToEnd()
}

/// The launch of a program: application, delegate, first window and first scene, notified of each other in
/// UIKit's order.
@MainActor package final class ApplicationLaunch {
  private let application: UIApplication
  private let previous = UIApplication.shared
  private let previousManifest = ApplicationManifest.current
  private let previousFonts = RegisteredFonts.faces
  private let bundle: Bundle
  private let previousDelegate = ApplicationLaunch.keptDelegate
  /// A Boolean value that indicates whether the process belongs to the program rather than to a test that
  /// launches one.
  private var isProgram = false
  /// The windows of others, in a process that continues.
  private let foreign = Set(UIWindow.known.map { ObjectIdentifier($0) })
  /// Retains the delegate, which no other object does.
  private static var keptDelegate: (any UIApplicationDelegate)?

  /// Creates a launch of an application.
  ///
  /// - Parameters:
  ///   - principal: The application's class, or `nil` for `UIApplication`.
  ///   - delegate: The delegate's class, or `nil` for an application without a delegate.
  ///   - bundle: The bundle of the program's Info.plist and its resources.
  package init(principal: AnyClass? = nil, delegate: AnyClass?, bundle: Bundle = .main) {
    self.bundle = bundle
    ApplicationManifest.take(bundle, delegate: delegate)
    application = (principal.flatMap(Self.make) as? UIApplication) ?? UIApplication()
    application.becomeShared()
    let delegate = delegate.flatMap(Self.make) as? any UIApplicationDelegate
    Self.keptDelegate = delegate
    application.delegate = delegate
  }

  /// The closure that runs the program on a display; `nil` if there is none. Unsafe, since it is set before
  /// the program is launched, when the main thread is not known yet, and only read from then on.
  nonisolated(unsafe) package static var runner: (@MainActor (ApplicationLaunch) -> Int32)?

  /// Runs the program and returns its exit status when it ends.
  func runToEnd() -> Int32 {
    isProgram = true
    if let runner = Self.runner { return runner(self) }
    run(options: nil)
    ApplicationLoop.main.run()
    return 0
  }

  /// Creates the folders for documents and caches, which exist when an app is launched on a phone.
  private func makeFolders() {
    let files = FileManager.default
    for folder in [FileManager.SearchPathDirectory.documentDirectory, .cachesDirectory] {
      guard let place = files.urls(for: folder, in: .userDomainMask).first else { continue }
      // If it cannot be created, the client's own access reports the reason.
      try? files.createDirectory(at: place, withIntermediateDirectories: true)
    }
  }

  private static func make(_ type: AnyClass) -> AnyObject? {
    (type as? NSObject.Type).map { NSObject.make($0) }
  }

  /// Notifies the delegates until the program is active.
  ///
  /// The window of a storyboard exists, with its controller, when the delegate is notified, and is shown
  /// afterwards; so a controller's view is loaded after that, unless the delegate accesses it.
  package func run(options: [UIApplication.LaunchOptionsKey: Any]?) {
    if isProgram { makeFolders() }
    let center = NotificationCenter.default
    application.setState(.inactive)
    let delegate = application.delegate
    UIWindow.areCreatedAtLaunch = true
    defer { UIWindow.areCreatedAtLaunch = false }
    let usesScenes = ApplicationManifest.current.hasScenes
    let window = usesScenes ? nil : mainWindow()
    _ = delegate?.application(application, willFinishLaunchingWithOptions: options)
    let presentsAgain = application.keepsState ? StateKeeper.restore(application) : nil
    _ = delegate?.application(application, didFinishLaunchingWithOptions: options)
    if let window, delegate?.window === window { window.makeKeyAndVisible() }
    presentsAgain?()
    center.post(name: UIApplication.didFinishLaunchingNotification, object: application)
    let scene = connectScene(delegate, .init(launch: options ?? [:]))
    scene.becomeActive { application.setState(.active) }
    if scene.delegate == nil { delegate?.applicationDidBecomeActive(application) }
    center.post(name: UIApplication.didBecomeActiveNotification, object: application)
  }

  /// Ends the program in a process that continues: removes its windows, with or without a scene, and restores
  /// the previous application with its delegate, its manifest, its resources and its fonts. Fonts that others
  /// registered meanwhile remain.
  package func undo() {
    let scenes = application.sceneList
    UIWindow.hide(
      application.windows.filter { window in
        window.windowScene.map { scene in scenes.contains { $0 === scene } } ?? !foreign.contains(
          ObjectIdentifier(window))
      })
    // The delegate's windows are deallocated with it, and their content may access the delegate.
    _ = Swift.exchange(&Self.keptDelegate, with: previousDelegate)
    previous.becomeShared()
    ApplicationManifest.take(previousManifest)
    RegisteredFonts.remove(inFolder: (bundle.resourceURL ?? bundle.bundleURL).path, but: previousFonts)
  }

  /// Returns the window of the initial storyboard or xib, which the delegate retains.
  private func mainWindow() -> UIWindow? {
    let manifest = ApplicationManifest.current
    if let name = manifest.mainStoryboard {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.waitsToLoad = true
      window.rootViewController = UIStoryboard(name: name, bundle: nil).instantiateInitialViewController()
      application.delegate?.window = window
      if application.delegate?.window !== window {
        notYet("a main storyboard for a delegate without a property 'window', which would keep its window")
      }
      return window
    }
    if let name = manifest.mainNib {
      _ = UINib(nibName: name, bundle: nil).instantiate(withOwner: application)
    }
    return nil
  }

  private func connectScene(
    _ delegate: (any UIApplicationDelegate)?, _ options: UIScene.ConnectionOptions
  ) -> UIScene {
    let session = UISceneSession(role: .windowApplication)
    session.stateRestorationActivity = KeptScene.read()
    if let delegate {
      session.chosen = delegate.application(
        application, configurationForConnecting: session, options: options)
    }
    let type = session.configuration.delegateClass as? NSObject.Type
    // A program that does not use scenes has one all the same.
    let isPlain = type == nil && !ApplicationManifest.current.hasScenes
    let scene = UIWindowScene(session: session, connectionOptions: options)
    application.sessions.append(session)
    application.sceneList.append(scene)
    if isPlain {
      for window in application.windows
      where window.windowScene == nil && !foreign.contains(ObjectIdentifier(window)) {
        window.windowScene = scene
      }
    }
    scene.delegate = type.map { NSObject.make($0) } as? any UISceneDelegate
    var window: UIWindow?
    if let storyboard = session.configuration.storyboard,
      let delegate = scene.delegate as? any UIWindowSceneDelegate
    {
      let made = UIWindow(windowScene: scene)
      made.waitsToLoad = true
      made.rootViewController = storyboard.instantiateInitialViewController()
      delegate.window = made
      window = made
    }
    scene.delegate?.scene(scene, willConnectTo: session, options: options)
    if let kept = session.stateRestorationActivity {
      scene.delegate?.scene(scene, restoreInteractionStateWith: kept)
    }
    if let window, (scene.delegate as? any UIWindowSceneDelegate)?.window === window {
      window.makeKeyAndVisible()
    }
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    return scene
  }
}

extension UIScene {
  /// Activates the program by `activate` at launch. Later the scene is still in the background when it is
  /// notified that it enters the foreground.
  fileprivate final func becomeActive(_ activate: () -> Void) {
    setState(.foregroundInactive)
    tellOfForeground()
    setState(.foregroundActive)
    activate()
    tellOfActivation()
  }

  fileprivate final func tellOfForeground() {
    delegate?.sceneWillEnterForeground(self)
    NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: self)
  }

  fileprivate final func tellOfActivation() {
    delegate?.sceneDidBecomeActive(self)
    NotificationCenter.default.post(name: UIScene.didActivateNotification, object: self)
  }

  fileprivate final func tellOfDeactivation() {
    delegate?.sceneWillResignActive(self)
    NotificationCenter.default.post(name: UIScene.willDeactivateNotification, object: self)
  }

  final func tellOfBackground() {
    delegate?.sceneDidEnterBackground(self)
    if let delegate {
      session.stateRestorationActivity = delegate.stateRestorationActivity(for: self)
      KeptScene.write(session.stateRestorationActivity)
    }
    NotificationCenter.default.post(name: UIScene.didEnterBackgroundNotification, object: self)
  }
}

extension UIApplication {
  /// A Boolean value that indicates whether the state of controllers is saved and restored; scenes save their
  /// own. Also read before there are scenes.
  fileprivate final var keepsState: Bool { !ApplicationManifest.current.hasScenes }

  /// Sets the state of the program and of its scenes.
  private func setState(_ state: State, ofScenes sceneState: UIScene.ActivationState) {
    setState(state)
    for scene in sceneList { scene.setState(sceneState) }
  }

  /// Enters the background, also before the program ends: touches are cancelled and delegates notified.
  /// "Will" methods are called in the previous state, "did" methods in the new one.
  package final func enterBackground() {
    TouchInput.main.cancelAll()
    let usesScenes = sceneList.contains { $0.delegate != nil }
    if !usesScenes { delegate?.applicationWillResignActive(self) }
    NotificationCenter.default.post(name: UIApplication.willResignActiveNotification, object: self)
    for scene in sceneList { scene.tellOfDeactivation() }
    setState(.background, ofScenes: .background)
    for scene in sceneList { scene.tellOfBackground() }
    if !usesScenes { delegate?.applicationDidEnterBackground(self) }
    if keepsState { StateKeeper.save(self) }
    NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: self)
  }

  /// Returns to the foreground. A window of the desktop stays in front until the program ends: only tests
  /// send programs to the background before.
  package final func enterForeground() {
    let usesScenes = sceneList.contains { $0.delegate != nil }
    if !usesScenes { delegate?.applicationWillEnterForeground(self) }
    NotificationCenter.default.post(name: UIApplication.willEnterForegroundNotification, object: self)
    for scene in sceneList { scene.tellOfForeground() }
    setState(.active, ofScenes: .foregroundActive)
    for scene in sceneList { scene.tellOfActivation() }
    if !usesScenes { delegate?.applicationDidBecomeActive(self) }
    NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: self)
  }

  /// Ends the program, after it has entered the background.
  package final func terminate() {
    if applicationState != .background { enterBackground() }
    for scene in sceneList {
      scene.delegate?.sceneDidDisconnect(scene)
      NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
    }
    delegate?.applicationWillTerminate(self)
    NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: self)
  }
}
