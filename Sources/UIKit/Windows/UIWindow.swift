internal import CoreGraphics
public import Foundation
internal import QuartzCore
internal import RenderTree

/// The root of a view tree on a screen.
open class UIWindow: UIView {
  private var shownOn: UIScreen = .main
  private var rootController: UIViewController?
  private weak var scene: UIWindowScene?
  private var keptTraits: (source: TraitSource, traits: UITraitCollection)?
  /// The order in which the window was last shown. Of windows with the same level, those with higher values
  /// are in front.
  final var order = 0
  /// The window's layer tree at the last commit.
  final var lastFrame: RenderNode?
  /// A Boolean value that indicates whether the root controller's view is not loaded until the window is
  /// first shown, as for windows created at launch.
  final var waitsToLoad = UIWindow.areCreatedAtLaunch
  /// A Boolean value that indicates whether the program is being launched.
  static var areCreatedAtLaunch = false

  /// Creates a window that fills the main screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// Creates a window, which is hidden until it is shown.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    register()
  }

  /// Creates a window that fills the screen of a scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    shownOn = windowScene.screen
    register()
    scene = windowScene
  }

  /// Creates a window from a document or an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    register()
  }

  private func register() {
    layer.marks.insert(.isScreenRoot)
    settings.insert(.isWindow)
    PassingTime.settle = FrameLoop.settle
    isHidden = true
    scene = UIApplication.sceneOfPlainWindows
    settleScreenEdges()
    Self.list = Self.known.map(Entry.init) + [Entry(window: self)]
  }

  /// The level of a window on a screen. Windows with higher levels are in front.
  public struct Level: RawRepresentable, Hashable, Sendable, Comparable {
    /// The value of the level, which may be negative.
    public let rawValue: CGFloat
    /// Creates a level from its value.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a value with the given raw value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Returns a Boolean value that indicates whether windows of the first level are behind those of the
    /// second.
    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }

    /// Returns a level that is higher than another by a number.
    public static func + (lhs: Level, rhs: CGFloat) -> Level { Level(lhs.rawValue + rhs) }
    /// Returns a level that is lower than another by a number.
    public static func - (lhs: Level, rhs: CGFloat) -> Level { Level(lhs.rawValue - rhs) }

    /// The default level of windows, 0.
    public static let normal = Level(0)
    /// The level of the status bar, 1000 as in UIKit. Windows of this level and above receive touches on the
    /// status bar.
    public static let statusBar = Level(1000)
    /// The level of alerts, 2000 as in UIKit.
    public static let alert = Level(2000)
  }

  /// The level of the window. Windows with the same level are ordered as they were shown.
  open var windowLevel = Level.normal
  /// The scene of the window, or nil.
  open var windowScene: UIWindowScene? {
    get { scene }
    set {
      scene = newValue
      if newValue != nil { serveWhatWaited() }
    }
  }
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      serveWhatWaited()
      wasShownOrHidden()
    }
  }

  /// A notification that is posted after `isHidden` became `false` and the root controller has appeared. Its
  /// object is the window.
  public nonisolated static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// A notification that is posted after `isHidden` became `true` and the root controller has disappeared.
  /// Its object is the window.
  public nonisolated static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")
  /// A notification that is posted after `becomeKey()`. Its object is the window.
  public nonisolated static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// A notification that is posted after `resignKey()`, before another window becomes key. Its object is the
  /// window.
  public nonisolated static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")

  /// The screen of the window. The default is the main screen.
  open var screen: UIScreen {
    get { shownOn }
    set {
      shownOn = newValue
      settleScreenEdges()
      traitsMayHaveChanged()
    }
  }
  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    get { rootController }
    set { show(newValue) }
  }
  /// A Boolean value that indicates whether this is the key window of the app, which receives key events. At
  /// most one window of all screens and scenes is.
  open var isKeyWindow: Bool { Self.key === self }
  /// Shows the window in front of all others of its level and makes it key.
  open func makeKeyAndVisible() {
    // Children of the root controller load their views together with it here. On an iPhone they load at the
    // first layout, when the window is key already.
    takesKeysBeforeLoading =
      rootController?.isViewLoaded == false && rootController?.children.isEmpty == false
    isHidden = false
    takesKeysBeforeLoading = false
    comeToFront()
    makeKey()
  }
  /// Makes the window key if it can become key.
  open func makeKey() { if canBecomeKey { takeKeys() } }
  /// A Boolean value that indicates whether the window can become key. If the key window is hidden, the
  /// frontmost such window of its scene becomes key.
  open var canBecomeKey: Bool { true }
  /// Called when the window has become key. Does nothing by default. Clients override this method but do not
  /// call it.
  open func becomeKey() {}
  /// Called when the window is no longer key. Does nothing by default. Clients override this method but do
  /// not call it.
  open func resignKey() {}
  /// Dispatches an event to gesture recognizers and views.
  open func sendEvent(_ event: UIEvent) { receive(event) }
  open override var next: UIResponder? { scene ?? UIApplication.shared }
  private lazy var undo = UndoManager()
  /// The window's undo manager, which all responders in it use that have none.
  open override var undoManager: UndoManager? { undo }

  /// Converts a point to another window of the same screen, or to the screen if it is nil.
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    layer.convert(point, to: window?.layer)
  }
  /// Converts a point from another window of the same screen, or from the screen if it is nil.
  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    layer.convert(point, from: window?.layer)
  }
  /// Converts a rectangle to another window of the same screen, or to the screen if it is nil.
  open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect { layer.convert(rect, to: window?.layer) }
  /// Converts a rectangle from another window of the same screen, or from the screen if it is nil.
  open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    layer.convert(rect, from: window?.layer)
  }

  struct Entry { weak var window: UIWindow? }
  static var list: [Entry] = []
  /// The key window.
  static weak var key: UIWindow?
  final var keyHolding: KeyHolding?
  /// A Boolean value that indicates whether the window becomes key before its root controller loads its view.
  final var takesKeysBeforeLoading = false
  /// A Boolean value that indicates whether the safe area results from the insets of the screen.
  final var clearsScreenEdges = false

  private func show(_ controller: UIViewController?) {
    guard controller !== rootController else { return }
    if let old = rootController, old.isViewLoaded {
      if old.presentation != nil { old.dismissPresented(false, nil) }
      old.startDisappearing(false)
      old.view.removeFromSuperview()
      hold(old.view, false)
      old.finishDisappearing(false)
    }
    _ = Swift.exchange(&rootController, with: controller)
    if !isHidden || !waitsToLoad || controller?.isViewLoaded == true { placeRootView() }
  }

  /// Places the controller's view in the window.
  final func placeRootView() {
    guard let controller = rootController, !(controller.isViewLoaded && controller.view.superview === self)
    else { return }
    // The controller knows its size before it appears.
    controller.view.frame = bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if !isHidden { controller.startAppearing(false) }
    insertSubview(controller.view, at: 0)
    hold(controller.view, true)
    if !isHidden { controller.appearAtOnce() }
    screen.settleOrientation()
  }

  /// Marks a view as filling the window, or removes the mark.
  private func hold(_ view: UIView, _ isRoot: Bool) {
    view.set(.fillsWindow, isRoot)
    if !view.translatesAutoresizingMaskIntoConstraints { LayoutEvents.translatesMaskChanged(of: view) }
  }

  /// The frame of the window.
  ///
  /// Rotation of the device changes its size. Controllers are notified beforehand and may animate their
  /// changes alongside.
  open override var frame: CGRect {
    get { super.frame }
    set {
      guard newValue.size != bounds.size, !isHidden, let rootController, rootController.isViewLoaded else {
        return resize { super.frame = newValue }
      }
      let transition = ControllerTransition(
        in: self, from: rootController, to: rootController, animated: false)
      let traits = traitSource(at: newValue.size).traits
      rootController.windowWillResize(
        to: newValue.size, with: transition, traits: traits == windowTraits ? nil : traits)
      transition.run({ self.resize { super.frame = newValue } }, end: {})
    }
  }
  open override var center: CGPoint {
    get { super.center }
    set {
      super.center = newValue
      settleScreenEdges()
    }
  }
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let wasEmpty = bounds.isEmpty
      super.bounds = newValue
      if wasEmpty { serveWhatWaited() }
      settleScreenEdges()
    }
  }
  open override var transform: CGAffineTransform {
    get { super.transform }
    set {
      super.transform = newValue
      settleScreenEdges()
    }
  }
  open override var transform3D: CATransform3D {
    get { super.transform3D }
    set {
      super.transform3D = newValue
      settleScreenEdges()
    }
  }
  open override var anchorPoint: CGPoint {
    get { super.anchorPoint }
    set {
      super.anchorPoint = newValue
      settleScreenEdges()
    }
  }
  /// Schedules a pass for layout and display that was needed while the window was not visible, because it was
  /// hidden, empty or in no scene.
  private func serveWhatWaited() {
    if isOnScreen, !bounds.isEmpty { PassingTime.begins() }
  }

  /// Performs a change of the size, which may also change the size classes.
  private func resize(_ change: () -> Void) {
    let previous = traitCollection, wasEmpty = bounds.isEmpty
    change()
    if wasEmpty { serveWhatWaited() }
    settleScreenEdges()
    InputViewHost.windowWasResized(self)
    guard traitCollection != previous else { return }
    traitsMayHaveChanged()
    tellTraits(previous)
  }

  /// The traits that the views in the window inherit, including overrides.
  open override var traitCollection: UITraitCollection { windowTraits }

  /// The window's own traits, cached until one of their sources changes.
  private var windowTraits: UITraitCollection {
    let source = traitSource(at: bounds.size)
    if let keptTraits, keptTraits.source == source { return keptTraits.traits }
    let traits = source.traits
    keptTraits = (source, traits)
    return traits
  }
  private func traitSource(at size: CGSize) -> TraitSource {
    let isRegular = UIScreen.isRegular(size)
    var source = TraitSource(
      current: .system, scale: screen.scale, isWide: isRegular.wide, isTall: isRegular.tall,
      overrides: scene?.ownTraits.map { $0.merged(with: extras?.overrides ?? TraitValues()) }
        ?? extras?.overrides)
    // During layout and drawing, the current traits are the window's own.
    if let keptTraits, source.current === keptTraits.traits { source.current = keptTraits.source.current }
    return source
  }
}

/// The sources of a window's traits.
private struct TraitSource: Equatable {
  var current: UITraitCollection
  var scale: CGFloat
  var isWide, isTall: Bool
  var overrides: TraitValues?

  static func == (a: Self, b: Self) -> Bool {
    a.current === b.current && a.scale == b.scale && a.isWide == b.isWide && a.isTall == b.isTall
      && a.overrides == b.overrides
  }

  var traits: UITraitCollection {
    UITraitCollection(traitsFrom: [
      current,
      UITraitCollection(displayScale: scale),
      UITraitCollection(horizontalSizeClass: isWide ? .regular : .compact),
      UITraitCollection(verticalSizeClass: isTall ? .regular : .compact),
      UITraitCollection(values: overrides ?? TraitValues()),
    ])
  }
}
