internal import CoreGraphics
public import Foundation
internal import QuartzCore
public import UIKit

/// A screen without a display: what is shown on it is laid out, drawn and composited as on a device, and
/// comes back as a picture.
///
/// A test does what a user does, by the names that a user sees. Time stands still while a screen exists and
/// passes only by `advance(by:)`, or by what takes time, such as a swipe:
///
///     let screen = HeadlessScreen()
///     screen.show(LoginController())
///     try screen.type("anna", into: "Name")
///     try screen.tap("Log in")
///     screen.advance(by: 0.5)
///     try screen.expect(looksLike: "Goldens/Welcome.png")
@MainActor public final class HeadlessScreen {
  /// The window that fills the screen: the test's own, or that of the app which was launched.
  public private(set) var window: UIWindow
  private let scale: CGFloat
  /// The main screen while this object lives, unless another was made since.
  private let screen: UIScreen
  private let clock = FrameClock.manual(at: 1000)
  /// What the screen is of, where that was said.
  var device: Device?
  /// The screens that there are, the last of them in front, and what the traits were
  /// like before there was one.
  private static var living:
    [(screen: UIScreen, clock: FrameClock, release: SystemRelease, hasKeyboard: Bool)] = []
  private static var outside: UITraitCollection?
  private static var releaseOutside = SystemRelease.standing
  private static var keyboardOutside = true
  private var app: ApplicationLaunch?

  /// Whose sizes and looks bars, controls, alerts and tables have.
  public enum Look: Sendable {
    /// Those before iOS 26.
    case classic
    case iOS26

    fileprivate var release: SystemRelease { self == .classic ? .classic : .iOS26 }
  }

  /// A screen of `size` points with `scale` pixels a point, free up to its edges; as large as an iPhone 15's
  /// when nothing is said. While it exists, the whole process has its look.
  public init(
    size: CGSize = CGSize(width: 393, height: 852), scale: CGFloat = 3, style: UIUserInterfaceStyle = .light,
    look: Look = .classic
  ) {
    self.scale = scale
    if Self.living.isEmpty {
      (Self.outside, Self.releaseOutside, Self.keyboardOutside) = (
        .current, .standing, KeyInput.main.isAttached
      )
    } else {
      Self.giveBack()
    }
    SystemRelease.standing = look.release
    screen = UIScreen(size: size, scale: scale)
    Self.living.append((screen, clock, look.release, true))
    UIScreen.standIn = screen
    window = UIWindow(frame: screen.bounds)
    window.overrideUserInterfaceStyle = style
    window.backgroundColor = .systemBackground
    window.makeKeyAndVisible()
    FrameClock.current = clock
    KeyInput.main.isAttached = true
  }

  isolated deinit {
    app?.undo()
    Self.living.removeAll { $0.screen === screen }
    let before = Self.living.last
    SystemRelease.standing = before?.release ?? Self.releaseOutside
    if UIScreen.standIn === screen { UIScreen.standIn = before?.screen }
    let isInFront = FrameClock.current === clock
    if isInFront { FrameClock.current = before?.clock ?? .system }
    KeyInput.main.isAttached = before?.hasKeyboard ?? Self.keyboardOutside
    guard isInFront else { return }
    Self.giveBack()
    hasPhotoLibrary = false
    AccessibilityFocus.listener = nil
    AccessibilityFocus.move(to: nil)
    UIAccessibility.settings = .initial
  }

  /// The traits are again what they were before there was a screen.
  private static func giveBack() {
    if let outside { UITraitCollection.current = outside }
  }

  /// Whether a keyboard is attached to the device, as is one to a simulator's; without one texts have it on
  /// the screen. True at first.
  public var hasHardwareKeyboard: Bool {
    get { Self.living.first { $0.screen === screen }?.hasKeyboard ?? true }
    set {
      guard let index = Self.living.firstIndex(where: { $0.screen === screen }) else { return }
      Self.living[index].hasKeyboard = newValue
      if index == Self.living.count - 1 { KeyInput.main.isAttached = newValue }
    }
  }

  /// Seconds since the screen was made.
  public var time: TimeInterval { clock.now - 1000 }

  /// Lets seconds pass, a sixtieth at a time: timers of gestures, animations and display links run,
  /// and each frame is laid out.
  public func advance(by seconds: TimeInterval) {
    precondition(seconds >= 0, "HeadlessScreen.advance(by:): time does not run back: \(seconds)")
    let end = clock.now + seconds
    while clock.now < end {
      clock.now = min(end, clock.now + 1.0 / 60)
      settle()
    }
  }

  /// Lets run what waits on the main queue, such as `DispatchQueue.main.async` and tasks of the
  /// main actor, and lays out what that changes. While a test runs without waiting, the main queue
  /// stands still, as on a device.
  public func idle() async {
    // What is put there last comes last; tasks of the main actor that it wakes have their turn behind it.
    for _ in 0..<2 {
      await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    }
    settle()
  }

  /// Lays out what has changed, so that it can be found and touched.
  func settle() {
    _ = FrameLoop(screen: screen).commit()
    // An app may go on in another window.
    if app != nil, !window.isOnScreen, let next = UIWindow.filling(screen) { window = next }
  }

  /// The windows that are seen, from front to back.
  var windows: [UIWindow] { UIWindow.shown(on: screen).reversed() }

  /// Launches an app as a device of the screen's size does, and shows its window: what the Info.plist of
  /// `bundle` says comes first, then the delegates are told.
  ///
  /// `bundle` also holds what the app looks up without naming a bundle. SwiftPM puts no file called
  /// Info.plist into the bundle of a target, but one called `App-Info.plist`.
  ///
  /// An app that was launched on this screen before has ended then.
  public func launch(_ delegate: (some UIApplicationDelegate).Type, bundle: Bundle = .main)
    throws(ScreenFailure)
  {
    app?.undo()
    let own = window, size = own.bounds.size
    if device == nil { screen.configure(asDeviceOf: size, scale: scale) }
    own.isHidden = true
    let bounds = screen.bounds
    let app = ApplicationLaunch(delegate: delegate, bundle: bundle)
    self.app = app
    app.run(options: nil)
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    let windows = scenes.flatMap(\.windows).filter { !$0.isHidden }
    guard let shown = windows.first(where: \.isKeyWindow) ?? windows.last else {
      throw ScreenFailure(description: "\(delegate) shows no window")
    }
    if own.overrideUserInterfaceStyle == .dark { shown.overrideUserInterfaceStyle = .dark }
    window = shown
    if screen.bounds != bounds {
      // The app supports another orientation alone: the screen was turned before its window was known.
      shown.frame = screen.bounds
      shown.setSafeArea(screen.safeArea)
    }
    settle()
  }

  /// Shows a controller: its view fills the screen.
  public func show(_ controller: UIViewController) {
    window.backgroundColor = nil
    window.rootViewController = controller
  }

  /// Shows a view where its frame lies.
  public func show(_ view: UIView) { window.addSubview(view) }

  /// The screen as it is now, after layout and drawing.
  public func picture() -> UIImage {
    let image = FrameLoop(screen: screen).image()
    precondition(
      image != nil, "HeadlessScreen: a screen of \(screen.bounds.size) points at \(scale) has no picture")
    return image.map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? UIImage()
  }

  /// The topmost view that takes touches at a point of the window, in any window that is seen.
  public func view(at point: CGPoint) -> UIView? { window.touched(at: point)?.view }
}
