internal import CoreGraphics
public import Foundation
package import InterfaceBuilder

/// A display: its size in points and its pixels a point.
@preconcurrency @MainActor open class UIScreen: NSObject {
  /// The screen that windows are shown on when nothing else is
  /// said: 393 x 852 points at 3 pixels a point, an iPhone 15.
  public static var main: UIScreen { standIn ?? own }
  private static let own = UIScreen(size: CGSize(width: 393, height: 852), scale: 3)
  /// What is the main screen for a time, such as a test's; nil for the process's own.
  package static var standIn: UIScreen?

  /// All screens: the main one.
  public static var screens: [UIScreen] { [main] }

  /// What a screen is like.
  package struct Shape {
    /// The size of the interface as it is turned, in points.
    var size: CGSize
    /// Pixels a point.
    var scale: CGFloat
    /// How the interface is turned on the screen.
    var orientation = UIInterfaceOrientation.portrait
    /// Whether a bar at the lower edge stands in for a home button.
    var hasHomeIndicator = false
    /// What the housing and the home indicator keep free of the windows
    /// that fill the screen, in points; zero for a bare display.
    var safeArea = UIEdgeInsets.zero

    package init(
      size: CGSize, scale: CGFloat, orientation: UIInterfaceOrientation = .portrait,
      hasHomeIndicator: Bool = false, safeArea: UIEdgeInsets = .zero
    ) {
      (self.size, self.scale, self.orientation) = (size, scale, orientation)
      (self.hasHomeIndicator, self.safeArea) = (hasHomeIndicator, safeArea)
    }

    /// A device's screen, with as many pixels a point as the device has where nothing else is said.
    package init(
      of device: IBDevice, _ orientation: UIInterfaceOrientation = .portrait, scale: CGFloat? = nil
    ) {
      let held: IBOrientation = orientation.isLandscape ? .landscape : .portrait, size = device.size(held)
      let insets = UIEdgeInsets(device.safeArea(held))
      self.init(
        size: CGSize(width: size.width, height: size.height), scale: scale ?? device.scale,
        orientation: orientation,
        hasHomeIndicator: insets.bottom > 0, safeArea: insets)
    }
  }

  /// The screen as it is; who makes it another device's for a time gives it back so.
  package final var shape: Shape {
    didSet { for window in UIWindow.known where window.screen === self { window.settleScreenEdges() } }
  }
  /// Whether the status bar and the home indicator are seen, as in pictures of an app for people.
  package final var showsSystemOverlay = false
  /// Whether a document is shown without the code of its app, which would decide on the status bar.
  package final var showsDocument = false
  final lazy var systemOverlay = SystemOverlay(frame: bounds)
  package final var hasHomeIndicator: Bool { shape.hasHomeIndicator }
  package final var safeArea: UIEdgeInsets { shape.safeArea }
  /// The height of the status bar, in points: beside a housing that lies in the screen it ends above the safe
  /// area, 54 points from the edge as pictures of an iPhone 14 Pro show, whose safe area is 59.
  final var statusBarHeight: CGFloat { min(shape.safeArea.top, 54) }
  final var orientation: UIInterfaceOrientation { shape.orientation }
  private var size: CGSize { shape.size }
  private var pixelsPerPoint: CGFloat { shape.scale }
  /// How the interface would be turned as the device is held, did everything support that.
  final var held = UIInterfaceOrientation.portrait
  /// How a scene asked to be turned, until the device is.
  final var requested: UIInterfaceOrientation?
  /// What the screen is like with the interface turned; nil
  /// where nobody can turn it, such as in a desktop's window.
  package final var shapeWhenTurned: ((UIInterfaceOrientation) -> Shape)?
  private lazy var current = ScreenSpace(self, isFixed: false)
  private lazy var fixed = ScreenSpace(self, isFixed: true)

  /// A screen of no size, such as a subclass describes.
  public override init() {
    shape = Shape(size: .zero, scale: 1)
    super.init()
  }

  /// A screen held upright.
  package convenience init(size: CGSize, scale: CGFloat) { self.init(Shape(size: size, scale: scale)) }

  package init(_ shape: Shape) {
    self.shape = shape
    super.init()
  }

  /// Turns this screen into a device's, and the traits around every window into those of its kind.
  package func configure(
    as device: IBDevice, _ orientation: UIInterfaceOrientation = .portrait, scale: CGFloat? = nil
  ) {
    shape = Shape(of: device, orientation, scale: scale)
    UITraitCollection.current = device.traits
  }

  /// Turns this screen into that of the newest device of a size,
  /// held as the size is; one of a size that no device has is bare.
  package func configure(asDeviceOf size: CGSize, scale: CGFloat) {
    let orientation: UIInterfaceOrientation = size.width > size.height ? .landscapeRight : .portrait
    let device = IBDevice.all.last { $0.idiom != .none && Shape(of: $0, orientation).size == size }
    if let device { return configure(as: device, orientation, scale: scale) }
    shape = Shape(size: size, scale: scale, orientation: orientation)
  }

  /// Turns the main screen into that of the device that people call so; whether there is one. For tests that
  /// were written for another device than an iPhone 15.
  @_spi(SelectorTable) public static func becomeMain(ofDeviceNamed name: String) -> Bool {
    guard let device = IBDevice.named(name), device.idiom != .none else { return false }
    main.configure(as: device)
    UITraitCollection.current = UITraitCollection(traitsFrom: [.current, .init(displayScale: main.scale)])
    return true
  }

  /// The size classes of a size, in points. Lying phones are up to 440 points high; those of 414 and more are
  /// wide ones (`corpus/metrics.json`, "devices").
  static func isRegular(_ size: CGSize) -> (wide: Bool, tall: Bool) {
    (size.width >= 600 && size.height >= 414, size.height >= 480)
  }

  /// Those of a window that fills the screen.
  final var sizeClasses: (width: IBSizeClass?, height: IBSizeClass?) {
    let isRegular = Self.isRegular(size)
    return (isRegular.wide ? .regular : .compact, isRegular.tall ? .regular : .compact)
  }

  /// The whole screen as the interface is turned, in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: size) }
  /// Pixels a point; the same as `nativeScale`.
  open var scale: CGFloat { pixelsPerPoint }
  /// Pixels a point; no display is scaled down here as some iPhones' are.
  open var nativeScale: CGFloat { pixelsPerPoint }
  /// 60, as of the iPhones whose sizes are the default.
  open var maximumFramesPerSecond: Int { 60 }
  /// The whole screen as the device is held upright, in pixels.
  open var nativeBounds: CGRect {
    let upright = fixed.bounds.size
    return CGRect(x: 0, y: 0, width: upright.width * pixelsPerPoint, height: upright.height * pixelsPerPoint)
  }
  /// The screen's points as the interface is turned now: (0, 0) is the corner that the user sees top left.
  open var coordinateSpace: any UICoordinateSpace { current }
  /// The screen's points as the device is held upright, however the interface is turned.
  open var fixedCoordinateSpace: any UICoordinateSpace { fixed }
  /// How bright the screen is, 0…1. A number: the light of a window is the desktop's.
  open var brightness: CGFloat = 0.5 {
    didSet {
      brightness = min(max(brightness, 0), 1)
      if brightness != oldValue {
        NotificationCenter.default.post(name: UIScreen.brightnessDidChangeNotification, object: self)
      }
    }
  }
  /// Kept for the app: nothing dims a window.
  open var wantsSoftwareDimming = false
  // Nothing has the focus, and nothing is brighter than white.
  /// Nil: nothing has the focus.
  open var focusedView: UIView? { nil }
  /// Nil: nothing has the focus.
  open var focusedItem: (any UIFocusItem)? { nil }
  /// False: keys move no focus.
  open var supportsFocus: Bool { false }
  /// 1: nothing is brighter than white.
  open var currentEDRHeadroom: CGFloat { 1 }
  /// 1: nothing can be brighter than white.
  open var potentialEDRHeadroom: CGFloat { 1 }
  /// Seconds between an input and its picture, beyond a frame: not known here.
  open var calibratedLatency: CFTimeInterval { 0 }
  /// The screen that this one repeats: none.
  open var mirrored: UIScreen? { nil }
  /// False: what is on a desktop's window is not known.
  open var isCaptured: Bool { false }
  /// A view that shows what the windows of the screen look like now, from back to front.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    let view = UIView(frame: bounds)
    for window in UIWindow.known.filter({ $0.screen === self && !$0.isHidden }).sorted(by: { $0.isBehind($1) }
    ) {
      guard let picture = window.snapshotView(afterScreenUpdates: afterUpdates) else { continue }
      picture.frame = window.frame
      view.addSubview(picture)
    }
    return view
  }
  /// The only mode, of as many pixels as `nativeBounds` has.
  open var currentMode: UIScreenMode? { UIScreenMode(nativeBounds.size) }
  /// The same as `currentMode`.
  open var preferredMode: UIScreenMode? { currentMode }
  /// `currentMode` alone.
  open var availableModes: [UIScreenMode] { [UIScreenMode(nativeBounds.size)] }

  /// Posted when `brightness` is set to another value; the object is the screen.
  public nonisolated static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  /// Never posted: no screen comes while the app runs. Neither are the three below.
  public nonisolated static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
  /// Never posted: no screen goes while the app runs.
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UIScreenDidDisconnectNotification")
  /// Never posted: a screen keeps its mode.
  public nonisolated static let modeDidChangeNotification = Notification.Name(
    "UIScreenModeDidChangeNotification")
  /// Never posted: nobody films the screen.
  public nonisolated static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")
  /// Those of a window that fills the screen, whatever the traits of a view that is laid out or drawn now.
  open var traitCollection: UITraitCollection {
    let isRegular = Self.isRegular(size)
    return UITraitCollection(traitsFrom: [
      .system, UITraitCollection(displayScale: pixelsPerPoint),
      UITraitCollection(horizontalSizeClass: isRegular.wide ? .regular : .compact),
      UITraitCollection(verticalSizeClass: isRegular.tall ? .regular : .compact),
    ])
  }
}

extension IBDevice {
  /// What the device adds to the current traits.
  @MainActor package var traits: UITraitCollection {
    UITraitCollection(traitsFrom: [
      .current, UITraitCollection(userInterfaceIdiom: idiom == .pad ? .pad : .phone),
    ])
  }
}

/// How many pixels a screen shows.
@preconcurrency @MainActor open class UIScreenMode: NSObject {
  /// In pixels.
  public let size: CGSize
  /// Width by height of a pixel: 1.
  open var pixelAspectRatio: CGFloat { 1 }

  init(_ size: CGSize) {
    self.size = size
    super.init()
  }
}
