internal import CoreGraphics
public import Foundation
internal import QuartzCore
public import UIKit

/// A screen without a display, whose contents are laid out, drawn and composited as on a device and available
/// as a picture.
///
/// Tests perform the actions of a user, and identify elements by the names that a user sees. While a screen
/// exists, time advances only through `advance(by:)` and through actions that take time, such as a swipe:
///
///     let screen = HeadlessScreen()
///     screen.show(LoginController())
///     try screen.type("anna", into: "Name")
///     try screen.tap("Log in")
///     screen.advance(by: 0.5)
///     try screen.expect(looksLike: "Goldens/Welcome.png")
@MainActor public final class HeadlessScreen {
  /// The window that fills the screen: the test's own, or that of the launched app.
  public private(set) var window: UIWindow
  private let scale: CGFloat
  private let screen: UIScreen
  private let clock: FrameClock
  /// The device whose screen it is, or nil.
  var device: Device?
  /// The announcements of the screen reader since it was switched on.
  var heard: [String] = []
  /// The existing screens, of which the last is in front, with the process-wide state that belongs to each.
  private static var living: [(screen: UIScreen, surroundings: Surroundings)] = []
  /// The process-wide state before the first screen was created.
  private static var outside = Surroundings.current
  private var app: ApplicationLaunch?

  /// The generation of the metrics and appearance of bars, controls, alerts and tables.
  public enum Look: Sendable {
    /// The look before iOS 26.
    case classic
    /// The look of iOS 26: floating bars and larger controls.
    case iOS26

    fileprivate var release: SystemRelease { self == .classic ? .classic : .iOS26 }
  }

  /// Creates a screen without safe area insets. The default size is that of an iPhone 15.
  ///
  /// The whole process has the screen, time and look of the screen in front, which is the one that was
  /// created or used last.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - scale: The number of pixels per point.
  ///   - style: The interface style.
  ///   - look: The generation of the look.
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
    // Objects that the app gave to the screen are deallocated once it is removed from the list.
    let known = Self.living
    Self.living = known.filter { $0.screen !== screen }
    if wasInFront { (Self.living.last?.surroundings ?? Self.outside).apply() }
  }

  // MARK: - The process

  private var isInFront: Bool { Self.living.last?.screen === screen }

  /// Saves the process-wide state, which the app or a test may have changed, for the screen in front.
  private static func keepFront() {
    if !living.isEmpty { living[living.count - 1].surroundings = .current }
  }

  /// Applies the process-wide state of this screen, in case that of another test's screen is in effect.
  func comeToFront() {
    // A test without a screen may have replaced the clock.
    if isInFront, FrameClock.current !== clock { FrameClock.current = clock }
    guard !isInFront, let place = Self.living.firstIndex(where: { $0.screen === screen }) else { return }
    Self.keepFront()
    let entry = Self.living.remove(at: place)
    Self.living.append(entry)
    entry.surroundings.apply()
  }

  /// The process-wide state while this screen is in front.
  var surroundings: Surroundings {
    isInFront ? .current : Self.living.first { $0.screen === screen }?.surroundings ?? Self.outside
  }

  /// Brings the screen to the front and changes its process-wide state.
  func change(_ body: (inout Surroundings) -> Void) {
    comeToFront()
    var changed = Surroundings.current
    body(&changed)
    changed.apply()
  }

  /// A Boolean value that determines whether a hardware keyboard is attached to the device, as in a
  /// simulator. Without one, the software keyboard is displayed for text input. The default is `true`.
  public var hasHardwareKeyboard: Bool {
    get { surroundings.hasKeyboard }
    set { change { $0.hasKeyboard = newValue } }
  }

  // MARK: - Time

  /// The number of seconds since the screen was created.
  public var time: TimeInterval { clock.now - 1000 }

  /// Advances time by a number of seconds, in steps of 1/60 second: gesture timers, animations and display
  /// links run, and each frame is laid out.
  public func advance(by seconds: TimeInterval) {
    comeToFront()
    raiseUnless(seconds >= 0, "HeadlessScreen.advance(by:): time does not run back: \(seconds)")
    let end = clock.now + seconds
    while clock.now < end {
      clock.now = min(end, clock.now + 1.0 / 60)
      settle()
    }
  }

  /// Runs pending work on the main queue, such as `DispatchQueue.main.async` and tasks of the main actor, and
  /// lays out the results.
  ///
  /// The main queue does not run while a test runs without suspending, as on a device.
  public func idle() async {
    // Blocks run in order. Tasks of the main actor that they resume run before the second block.
    for _ in 0..<2 {
      await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    }
    settle()
  }

  /// Lays out all changes, so that elements can be found and touched.
  func settle() {
    comeToFront()
    _ = FrameLoop(screen: screen).commit()
    // An app may continue in another window.
    if app != nil, !window.isOnScreen, let next = UIWindow.filling(screen) { window = next }
  }

  /// The visible windows from front to back.
  var windows: [UIWindow] { UIWindow.shown(on: screen).reversed() }

  /// Launches an app as on a device with the screen's size, and displays its window: the settings in the
  /// Info.plist of `bundle` are applied, then the delegates are notified.
  ///
  /// `bundle` also contains the resources that the app looks up without specifying a bundle. SwiftPM does not
  /// put a file called Info.plist into the bundle of a target, but one called `App-Info.plist`.
  ///
  /// An app that was launched on this screen before is terminated.
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
      // The app only supports another orientation, and the screen was rotated before its window existed.
      shown.frame = screen.bounds
      shown.setSafeArea(screen.safeArea)
    }
    settle()
  }

  /// Displays a controller, whose view fills the screen.
  public func show(_ controller: UIViewController) {
    comeToFront()
    window.backgroundColor = nil
    window.rootViewController = controller
  }

  /// Displays a view at its frame.
  public func show(_ view: UIView) {
    comeToFront()
    window.addSubview(view)
  }

  /// Returns a picture of the screen after layout and drawing.
  public func picture() -> UIImage {
    comeToFront()
    let image = FrameLoop(screen: screen).image()
    raiseUnless(
      image != nil, "HeadlessScreen: a screen of \(screen.bounds.size) points at \(scale) has no picture")
    return image.map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? UIImage()
  }

  /// Returns the topmost view that receives touches at a point of the window, in any visible window.
  public func view(at point: CGPoint) -> UIView? { window.touched(at: point)?.view }
}
