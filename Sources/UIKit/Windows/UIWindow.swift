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
  /// When the window was last shown, counted in windows:
  /// later ones are in front of earlier ones of their level.
  final var order = 0
  /// The tree of the window's layers as it was last committed.
  final var lastFrame: RenderNode?
  /// Whether the root controller's view is loaded when the window is shown for the first time, not before: so
  /// it is with those that a program begins with.
  final var waitsToLoad = false

  /// A window that fills the main screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// A window that is hidden until it is shown.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// A window that fills a scene's screen.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    shownOn = windowScene.screen
    prepare()
    scene = windowScene
  }

  /// A window read from a document or an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    layer.marks.insert(.isScreenRoot)
    settings.insert(.isWindow)
    PassingTime.settle = FrameLoop.settle
    isHidden = true
    scene = UIApplication.sceneOfPlainWindows
    settleScreenEdges()
    Self.list = Self.known.map(Entry.init) + [Entry(window: self)]
  }

  /// How windows of a screen lie over each other: higher levels in front.
  public struct Level: RawRepresentable, Hashable, Sendable, Comparable {
    /// Any number, also a negative one.
    public let rawValue: CGFloat
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Whether windows of the first lie behind those of the second.
    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }

    /// A level in front of another by a number.
    public static func + (lhs: Level, rhs: CGFloat) -> Level { Level(lhs.rawValue + rhs) }
    /// A level behind another by a number.
    public static func - (lhs: Level, rhs: CGFloat) -> Level { Level(lhs.rawValue - rhs) }

    /// 0, as a window has unless set.
    public static let normal = Level(0)
    /// 1000, UIKit's number. Windows of this level and above get the taps where the status bar is.
    public static let statusBar = Level(1000)
    /// 2000, UIKit's number.
    public static let alert = Level(2000)
  }

  /// Windows of one level lie in the order in which they were shown.
  open var windowLevel = Level.normal
  /// The scene that the window belongs to.
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

  /// Posted after `isHidden` became false and the root controller has appeared; the object is the window.
  public nonisolated static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// Posted after `isHidden` became true and the root controller has disappeared; the object is the window.
  public nonisolated static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")
  /// Posted after `becomeKey()`; the object is the window.
  public nonisolated static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// Posted after `resignKey()`, before another window becomes key; the object is the window.
  public nonisolated static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")

  /// The main screen unless set.
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
  /// Whether this is the app's window that gets keys; of all its screens and scenes one at most is.
  open var isKeyWindow: Bool { Self.key === self }
  /// Shows the window in front of all others of its level.
  open func makeKeyAndVisible() {
    isHidden = false
    comeToFront()
    makeKey()
  }
  /// Makes this the window that gets keys, where it can be that.
  open func makeKey() { if canBecomeKey { takeKeys() } }
  /// Whether the window may get keys. Those of one that is hidden go to the frontmost of its scene that may.
  open var canBecomeKey: Bool { true }
  /// Called as the window begins to get keys; does nothing by itself. Not to be called by programs.
  open func becomeKey() {}
  /// Called as the window no longer gets keys; does nothing by itself. Not to be called by programs.
  open func resignKey() {}
  /// Hands an event to recognisers and views.
  open func sendEvent(_ event: UIEvent) { receive(event) }
  open override var next: UIResponder? { scene ?? UIApplication.shared }
  private lazy var undo = UndoManager()
  /// The window's own, which everything in it has that has none itself.
  open override var undoManager: UndoManager? { undo }

  /// A point of this window in another window of the same screen, or on the screen where that is nil.
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    layer.convert(point, to: window?.layer)
  }
  /// A point of another window, or of the screen where that is nil, in this one.
  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    layer.convert(point, from: window?.layer)
  }
  /// A rectangle of this window in another window of the same screen, or on the screen where that is nil.
  open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect { layer.convert(rect, to: window?.layer) }
  /// A rectangle of another window, or of the screen where that is nil, in this one.
  open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    layer.convert(rect, from: window?.layer)
  }

  struct Entry { weak var window: UIWindow? }
  static var list: [Entry] = []
  /// The window that gets keys.
  static weak var key: UIWindow?
  final var keyHolding: KeyHolding?
  /// Whether the safe area is what the screen keeps free.
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

  /// Fills the window with the controller's view.
  final func placeRootView() {
    guard let controller = rootController, !(controller.isViewLoaded && controller.view.superview === self)
    else { return }
    // A controller that is about to appear knows its size.
    controller.view.frame = bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if !isHidden { controller.startAppearing(false) }
    insertSubview(controller.view, at: 0)
    hold(controller.view, true)
    if !isHidden { controller.appearAtOnce() }
    screen.settleOrientation()
  }

  /// Holds a root view at the window's size, or lets go of it.
  private func hold(_ view: UIView, _ isRoot: Bool) {
    view.set(.fillsWindow, isRoot)
    if !view.translatesAutoresizingMaskIntoConstraints { LayoutEvents.translatesMaskChanged(of: view) }
  }

  /// Turning the device is a change of the size; controllers hear
  /// of it before it happens, and may animate what goes along.
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
  /// Has what was marked while nobody saw the window, as it
  /// was hidden, empty or in no scene, laid out and drawn.
  private func serveWhatWaited() {
    if isOnScreen, !bounds.isEmpty { PassingTime.begins() }
  }

  /// Another size may bring other size classes.
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

  /// What the views in the window inherit, from an override too.
  open override var traitCollection: UITraitCollection { windowTraits }

  /// The window's own traits; made anew when something that they are made of changes.
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
    // While views are laid out and drawn, the current traits are the window's own.
    if let keptTraits, source.current === keptTraits.traits { source.current = keptTraits.source.current }
    return source
  }
}

/// What the traits of a window follow from.
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
