internal import CoreGraphics
public import Foundation
internal import QuartzCore
public import UIKit

/// A screen without a display: what is shown on it is laid out, drawn and composited as on a device, and comes back as a picture.
///
/// A test does what a user does, by the names that a user sees. Time stands still while a screen exists and passes only by `advance(by:)`,
/// or by what takes time, such as a swipe:
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
  private let clock = FrameClock.manual(at: 1000)
  /// What the screen is of, where that was said.
  var device: Device?
  /// How many screens there are, and what the main screen and the traits were like before there was one.
  private static var living = 0
  private static var outside: (shape: UIScreen.Shape, traits: UITraitCollection)?
  private var app: ApplicationLaunch?

  /// A screen of `size` points with `scale` pixels a point, free up to its edges; as large as an iPhone 15's when nothing is said.
  public init(
    size: CGSize = CGSize(width: 393, height: 852), scale: CGFloat = 3, style: UIUserInterfaceStyle = .light
  ) {
    self.scale = scale
    if Self.living == 0 { Self.outside = (UIScreen.main.shape, .current) } else { Self.giveBack() }
    Self.living += 1
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.screen = UIScreen(size: size, scale: scale)
    window.overrideUserInterfaceStyle = style
    window.backgroundColor = .systemBackground
    window.makeKeyAndVisible()
    FrameClock.current = clock
  }

  isolated deinit {
    app?.undo()
    Self.living -= 1
    guard FrameClock.current === clock else { return }
    FrameClock.current = .system
    Self.giveBack()
    hasPhotoLibrary = false
    AccessibilityFocus.listener = nil
    AccessibilityFocus.move(to: nil)
    UIAccessibility.settings = .initial
  }

  /// The main screen and the traits are again what they were before there was a screen.
  private static func giveBack() {
    guard let outside else { return }
    UIScreen.main.shapeWhenTurned = nil
    UIScreen.main.shape = outside.shape
    UIScreen.main.hold(.portrait)
    UITraitCollection.current = outside.traits
  }

  /// Seconds since the screen was made.
  public var time: TimeInterval { clock.now - 1000 }

  /// Lets seconds pass, a sixtieth at a time: timers of gestures, animations and display links run, and each frame is laid out.
  public func advance(by seconds: TimeInterval) {
    precondition(seconds >= 0, "HeadlessScreen.advance(by:): time does not run back: \(seconds)")
    let end = clock.now + seconds
    while clock.now < end {
      clock.now = min(end, clock.now + 1.0 / 60)
      _ = FrameLoop(root: window).commit()
    }
  }

  /// Lays out what has changed, so that it can be found and touched.
  func settle() { _ = FrameLoop(root: window).commit() }

  /// Launches an app as a device of the screen's size does, and shows its window: what the Info.plist of `bundle` says comes first, then
  /// the delegates are told.
  ///
  /// `bundle` also holds what the app looks up without naming a bundle. SwiftPM puts no file called Info.plist into the bundle of a
  /// target, but one called `App-Info.plist`.
  ///
  /// An app that was launched on this screen before has ended then.
  public func launch(_ delegate: (some UIApplicationDelegate).Type, bundle: Bundle = .main) throws(ScreenFailure) {
    app?.undo()
    let own = window, size = own.bounds.size
    if device == nil { UIScreen.main.configure(asDeviceOf: size, scale: scale) }
    own.isHidden = true
    let bounds = UIScreen.main.bounds
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
    if UIScreen.main.bounds != bounds {
      // The app supports another orientation alone: the screen was turned before its window was known.
      shown.frame = UIScreen.main.bounds
      shown.setSafeArea(UIScreen.main.safeArea)
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
    let image = FrameLoop(root: window).image()
    precondition(image != nil, "HeadlessScreen: a screen of \(window.bounds.size) points at \(scale) has no picture")
    return image.map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? UIImage()
  }

  /// The topmost view that takes touches at a point of the window.
  public func view(at point: CGPoint) -> UIView? { window.hitTest(point, with: nil) }
}
