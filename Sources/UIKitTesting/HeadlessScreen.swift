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
  private let screen: UIScreen
  private let clock: FrameClock
  /// What the screen is of, where that was said.
  var device: Device?
  /// What a screen reader has announced since it was switched on.
  var heard: [String] = []
  /// The screens that there are, the last of them in front, and what each makes of the process while it is.
  private static var living: [(screen: UIScreen, surroundings: Surroundings)] = []
  /// What the process was like before there was a screen.
  private static var outside = Surroundings.current
  private var app: ApplicationLaunch?

  /// Whose sizes and looks bars, controls, alerts and tables have.
  public enum Look: Sendable {
    /// Those before iOS 26.
    case classic
    /// Those of iOS 26: bars as platters, and larger controls.
    case iOS26

    fileprivate var release: SystemRelease { self == .classic ? .classic : .iOS26 }
  }

  /// A screen of `size` points with `scale` pixels a point, free up to its edges; as large as an iPhone 15's
  /// when nothing is said. The whole process has the screen, the time and the look of the one in front: the
  /// last that was made or used.
  public init(
    size: CGSize = CGSize(width: 393, height: 852), scale: CGFloat = 3, style: UIUserInterfaceStyle = .light,
    look: Look = .classic
  ) {
    self.scale = scale
    screen = UIScreen(size: size, scale: scale)
    clock = .manual(at: 1000, knowsToday: true)
    if Self.living.isEmpty { Self.outside = .current }
    Self.keepFront()
    Surroundings(screen: screen, clock: clock, release: look.release, traits: Self.outside.traits).apply()
    Self.living.append((screen, .current))
    window = UIWindow(frame: screen.bounds)
    window.overrideUserInterfaceStyle = style
    window.backgroundColor = .systemBackground
    window.makeKeyAndVisible()
  }

  isolated deinit {
    app?.undo()
    let wasInFront = isInFront
    // What the program gave to the screen goes once it is off the list.
    let known = Self.living
    Self.living = known.filter { $0.screen !== screen }
    if wasInFront { (Self.living.last?.surroundings ?? Self.outside).apply() }
  }

  // MARK: - The process

  private var isInFront: Bool { Self.living.last?.screen === screen }

  /// What is in front keeps what the program or a test has changed of the process.
  private static func keepFront() {
    if !living.isEmpty { living[living.count - 1].surroundings = .current }
  }

  /// Has the process be as it is for this screen: another test may have waited, and this one gone on.
  func comeToFront() {
    // A test without a screen may have taken the clock to itself meanwhile.
    if isInFront, FrameClock.current !== clock { FrameClock.current = clock }
    guard !isInFront, let place = Self.living.firstIndex(where: { $0.screen === screen }) else { return }
    Self.keepFront()
    let entry = Self.living.remove(at: place)
    Self.living.append(entry)
    entry.surroundings.apply()
  }

  /// What the process is like while this screen is in front.
  var surroundings: Surroundings {
    isInFront ? .current : Self.living.first { $0.screen === screen }?.surroundings ?? Self.outside
  }

  /// Changes what the process is like while this screen is in front, which it is then.
  func change(_ body: (inout Surroundings) -> Void) {
    comeToFront()
    var changed = Surroundings.current
    body(&changed)
    changed.apply()
  }

  /// Whether a keyboard is attached to the device, as is one to a simulator's; without one texts have it on
  /// the screen. True at first.
  public var hasHardwareKeyboard: Bool {
    get { surroundings.hasKeyboard }
    set { change { $0.hasKeyboard = newValue } }
  }

  // MARK: - Time

  /// Seconds since the screen was made.
  public var time: TimeInterval { clock.now - 1000 }

  /// Lets seconds pass, a sixtieth at a time: timers of gestures, animations and display links run,
  /// and each frame is laid out.
  public func advance(by seconds: TimeInterval) {
    comeToFront()
    raiseUnless(seconds >= 0, "HeadlessScreen.advance(by:): time does not run back: \(seconds)")
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
    comeToFront()
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
    comeToFront()
    app?.undo()
    let own = window, size = own.bounds.size
    if device == nil { screen.configure(asDeviceOf: size, scale: scale) }
    own.isHidden = true
    let bounds = screen.bounds
    let app = ApplicationLaunch(delegate: delegate, bundle: bundle)
    _ = Swift.exchange(&self.app, with: app)
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
    comeToFront()
    window.backgroundColor = nil
    window.rootViewController = controller
  }

  /// Shows a view where its frame lies.
  public func show(_ view: UIView) {
    comeToFront()
    window.addSubview(view)
  }

  /// The screen as it is now, after layout and drawing.
  public func picture() -> UIImage {
    comeToFront()
    let image = FrameLoop(screen: screen).image()
    raiseUnless(
      image != nil, "HeadlessScreen: a screen of \(screen.bounds.size) points at \(scale) has no picture")
    return image.map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? UIImage()
  }

  /// The topmost view that takes touches at a point of the window, in any window that is seen.
  public func view(at point: CGPoint) -> UIView? { window.touched(at: point)?.view }
}
