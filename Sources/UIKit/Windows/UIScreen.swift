internal import CoreGraphics
public import Foundation
package import InterfaceBuilder

/// A display with a size in points and a number of pixels per point.
@preconcurrency @MainActor open class UIScreen: NSObject {
  /// The default screen of windows. Unless replaced, it has 393 x 852 points with 3 pixels per point, like an
  /// iPhone 15.
  public static var main: UIScreen { standIn ?? own }
  private static let own = UIScreen(size: CGSize(width: 393, height: 852), scale: 3)
  /// A screen that temporarily replaces the main screen, such as that of a test, or nil for the process's
  /// own.
  package static var standIn: UIScreen?

  /// All screens, which is only the main screen.
  public static var screens: [UIScreen] { [main] }

  /// The geometry of a screen.
  package struct Shape {
    /// The size of the interface in its current orientation, in points.
    var size: CGSize
    /// The number of pixels per point.
    var scale: CGFloat
    /// The orientation of the interface on the screen.
    var orientation = UIInterfaceOrientation.portrait
    /// A Boolean value that indicates whether the screen has a home indicator instead of a home button.
    var hasHomeIndicator = false
    /// The insets that the sensor housing and the home indicator cause in windows that fill the screen, in
    /// points. Zero for a plain display.
    var safeArea = UIEdgeInsets.zero

    package init(
      size: CGSize, scale: CGFloat, orientation: UIInterfaceOrientation = .portrait,
      hasHomeIndicator: Bool = false, safeArea: UIEdgeInsets = .zero
    ) {
      (self.size, self.scale, self.orientation) = (size, scale, orientation)
      (self.hasHomeIndicator, self.safeArea) = (hasHomeIndicator, safeArea)
    }

    /// Creates the geometry of a device's screen. The default scale is that of the device.
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

  /// The current geometry. Code that temporarily changes it to that of another device restores it.
  package final var shape: Shape {
    didSet { for window in UIWindow.known where window.screen === self { window.settleScreenEdges() } }
  }
  /// A Boolean value that determines whether the status bar and the home indicator are visible, as in
  /// pictures of an app for people.
  package final var showsSystemOverlay = false
  /// A Boolean value that indicates whether the screen displays a document without the code of its app, which
  /// would determine the status bar.
  package final var showsDocument = false
  final lazy var systemOverlay = SystemOverlay(frame: bounds)
  package final var hasHomeIndicator: Bool { shape.hasHomeIndicator }
  package final var safeArea: UIEdgeInsets { shape.safeArea }
  /// The height of the status bar, in points.
  ///
  /// With a sensor housing within the screen it is less than the inset of the safe area: pictures of an
  /// iPhone 14 Pro show 54 points, with an inset of 59.
  final var statusBarHeight: CGFloat { min(shape.safeArea.top, 54) }
  final var orientation: UIInterfaceOrientation { shape.orientation }
  private var size: CGSize { shape.size }
  private var pixelsPerPoint: CGFloat { shape.scale }
  /// The orientation of the interface that matches that of the device, if all orientations were supported.
  final var held = UIInterfaceOrientation.portrait
  /// The orientation that a scene requested, until the device is rotated.
  final var requested: UIInterfaceOrientation?
  /// A closure that returns the geometry in another orientation, or nil if the screen cannot be rotated, like
  /// the window of a desktop.
  package final var shapeWhenTurned: ((UIInterfaceOrientation) -> Shape)?
  private lazy var current = ScreenSpace(self, isFixed: false)
  private lazy var fixed = ScreenSpace(self, isFixed: true)

  /// Creates a screen of zero size, for subclasses to describe.
  public override init() {
    shape = Shape(size: .zero, scale: 1)
    super.init()
  }

  /// Creates a screen in portrait.
  package convenience init(size: CGSize, scale: CGFloat) { self.init(Shape(size: size, scale: scale)) }

  package init(_ shape: Shape) {
    self.shape = shape
    super.init()
  }

  /// Gives this screen the geometry of a device's screen, and all windows the traits of the device's kind.
  package func configure(
    as device: IBDevice, _ orientation: UIInterfaceOrientation = .portrait, scale: CGFloat? = nil
  ) {
    shape = Shape(of: device, orientation, scale: scale)
    UITraitCollection.current = device.traits
  }

  /// Gives this screen the geometry of the newest device with a size, in the orientation of that size. If
  /// there is none, the screen has no insets.
  package func configure(asDeviceOf size: CGSize, scale: CGFloat) {
    let orientation: UIInterfaceOrientation = size.width > size.height ? .landscapeRight : .portrait
    let device = IBDevice.all.last { $0.idiom != .none && Shape(of: $0, orientation).size == size }
    if let device { return configure(as: device, orientation, scale: scale) }
    shape = Shape(size: size, scale: scale, orientation: orientation)
  }

  /// Gives the main screen the geometry of the device with a name, for tests that were written for a device
  /// other than an iPhone 15.
  ///
  /// - Returns: `false` if there is no such device.
  @_spi(SelectorTable) public static func becomeMain(ofDeviceNamed name: String) -> Bool {
    guard let device = IBDevice.named(name), device.idiom != .none else { return false }
    main.configure(as: device)
    UITraitCollection.current = UITraitCollection(traitsFrom: [.current, .init(displayScale: main.scale)])
    return true
  }

  /// Returns the size classes of a size in points. Phones in landscape have a height of up to 440 points;
  /// those with a height of 414 points or more have a regular width (`corpus/metrics.json`, "devices").
  static func isRegular(_ size: CGSize) -> (wide: Bool, tall: Bool) {
    (size.width >= 600 && size.height >= 414, size.height >= 480)
  }

  /// The size classes of a window that fills the screen.
  final var sizeClasses: (width: IBSizeClass?, height: IBSizeClass?) {
    let isRegular = Self.isRegular(size)
    return (isRegular.wide ? .regular : .compact, isRegular.tall ? .regular : .compact)
  }

  /// The bounds of the screen in the current orientation of the interface, in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: size) }
  /// The number of pixels per point. Equals `nativeScale`.
  open var scale: CGFloat { pixelsPerPoint }
  /// The number of pixels per point of the display.
  ///
  /// - Note: Unlike on some iPhones, it never differs from `scale`.
  open var nativeScale: CGFloat { pixelsPerPoint }
  /// The maximum number of frames per second: 60, as on the iPhones with the default sizes.
  open var maximumFramesPerSecond: Int { 60 }
  /// The bounds of the screen in portrait, in pixels.
  open var nativeBounds: CGRect {
    let upright = fixed.bounds.size
    return CGRect(x: 0, y: 0, width: upright.width * pixelsPerPoint, height: upright.height * pixelsPerPoint)
  }
  /// The coordinate space of the screen in the current orientation of the interface. Its origin is the corner
  /// that the user sees at the top left.
  open var coordinateSpace: any UICoordinateSpace { current }
  /// The coordinate space of the screen in portrait, whatever the orientation of the interface is.
  open var fixedCoordinateSpace: any UICoordinateSpace { fixed }
  /// The brightness of the screen, from 0 to 1.
  ///
  /// - Note: The value has no effect on the brightness of a window, which the desktop determines.
  open var brightness: CGFloat = 0.5 {
    didSet {
      brightness = min(max(brightness, 0), 1)
      if brightness != oldValue {
        NotificationCenter.default.post(name: UIScreen.brightnessDidChangeNotification, object: self)
      }
    }
  }
  /// Stored only. A Boolean value that determines whether the screen is dimmed by software. Unavailable on
  /// Linux: the desktop dims screens.
  open var wantsSoftwareDimming = false
  // There is no focus, and no high dynamic range.
  /// The view with the focus. Always nil.
  open var focusedView: UIView? { nil }
  /// The item with the focus. Always nil.
  open var focusedItem: (any UIFocusItem)? { nil }
  /// A Boolean value that indicates whether the screen supports the focus. Always `false`.
  open var supportsFocus: Bool { false }
  /// The current headroom for high dynamic range. Always 1.
  open var currentEDRHeadroom: CGFloat { 1 }
  /// The potential headroom for high dynamic range. Always 1.
  open var potentialEDRHeadroom: CGFloat { 1 }
  /// The latency between an input and its display beyond one frame, in seconds. Unknown in Mica, and
  /// therefore 0.
  open var calibratedLatency: CFTimeInterval { 0 }
  /// The screen that this one mirrors. Always nil.
  open var mirrored: UIScreen? { nil }
  /// A Boolean value that indicates whether the screen is being captured. Always `false`, because this is
  /// unknown for the window of a desktop.
  open var isCaptured: Bool { false }
  /// Returns a view that displays the current contents of the screen's windows, from back to front.
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
  /// The only mode of the screen, which has the number of pixels in `nativeBounds`.
  open var currentMode: UIScreenMode? { UIScreenMode(nativeBounds.size) }
  /// The preferred mode. Equals `currentMode`.
  open var preferredMode: UIScreenMode? { currentMode }
  /// The available modes, which is only `currentMode`.
  open var availableModes: [UIScreenMode] { [UIScreenMode(nativeBounds.size)] }

  /// A notification that is posted when `brightness` changes. Its object is the screen.
  public nonisolated static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  /// A notification that is never posted, because no screen is connected while an app runs.
  public nonisolated static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
  /// A notification that is never posted, because no screen is disconnected while an app runs.
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UIScreenDidDisconnectNotification")
  /// A notification that is never posted, because a screen's mode does not change.
  public nonisolated static let modeDidChangeNotification = Notification.Name(
    "UIScreenModeDidChangeNotification")
  /// A notification that is never posted, because a screen is never captured.
  public nonisolated static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")
  /// The traits of a window that fills the screen, whatever the traits of a view that is being laid out or
  /// drawn are.
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
  /// The current traits with those of the device.
  @MainActor package var traits: UITraitCollection {
    UITraitCollection(traitsFrom: [
      .current, UITraitCollection(userInterfaceIdiom: idiom == .pad ? .pad : .phone),
    ])
  }
}

/// The number of pixels of a screen.
@preconcurrency @MainActor open class UIScreenMode: NSObject {
  /// The size in pixels.
  public let size: CGSize
  /// The aspect ratio of a pixel. Always 1.
  open var pixelAspectRatio: CGFloat { 1 }

  init(_ size: CGSize) {
    self.size = size
    super.init()
  }
}
