internal import CoreGraphics
internal import Foundation
internal import QuartzCore

extension UIWindow {
  /// Every window that lives.
  static var known: [UIWindow] {
    let entries = list, windows = entries.compactMap(\.window)
    // Windows may be let go of on any thread, the last hold on one then being that of these lines: it passes
    // its keys on, for which the list is read, and must not die while that is changed.
    if windows.count < entries.count { list = windows.map { Entry(window: $0) } }
    return windows
  }

  static var visible: [UIWindow] { known.filter { !$0.isHidden } }

  /// Whether another window of the screen covers this one.
  final func isBehind(_ other: UIWindow) -> Bool {
    (windowLevel, order) < (other.windowLevel, other.order)
  }

  /// Whether the window is seen: one that no scene has is not, in an app that has scenes.
  package final var isOnScreen: Bool {
    !isHidden && (windowScene != nil || !ApplicationManifest.current.hasScenes)
  }

  /// The windows that are seen on a screen, from back to front.
  package static func shown(on screen: UIScreen) -> [UIWindow] {
    let shown = list.compactMap(\.window).filter { $0.screen === screen && $0.isOnScreen }
    return shown.count < 2 ? shown : shown.sorted { $0.isBehind($1) }
  }

  /// The window that alone is seen on a screen; nil where none is or several are.
  static func alone(on screen: UIScreen) -> UIWindow? {
    var found: UIWindow?, index = 0
    // By index: an iterator of code that is not optimised asks for memory with each window that there is.
    while index < list.count {
      defer { index += 1 }
      guard let window = list[index].window, window.screen === screen, window.isOnScreen else { continue }
      guard found == nil else { return nil }
      found = window
    }
    return found
  }

  /// The view that takes touches at a point of this window, of all
  /// windows of the screen, with its window and the point there.
  package final func touched(at point: CGPoint, with event: UIEvent? = nil) -> (
    view: UIView, window: UIWindow, point: CGPoint
  )? {
    for candidate in Self.shown(on: screen).reversed() {
      let local = candidate === self ? point : candidate.layer.convert(point, from: layer)
      if let view = candidate.hitTest(local, with: event) { return (view, candidate, local) }
    }
    return nil
  }

  /// The status bar where a touch that `found` would get falls on it, as
  /// `touched(at:)`; nil elsewhere, and where what is found lies in front of it:
  /// windows of its level and above, and menus, which lie in no controller's view.
  final func statusBarTouched(
    at point: CGPoint, over found: (view: UIView, window: UIWindow, point: CGPoint)?
  ) -> (view: UIView, window: UIWindow, point: CGPoint)? {
    // Bars begin a little above the end of the safe area on some screens.
    guard screen.showsSystemOverlay, frame == screen.bounds, point.y < screen.statusBarHeight,
      let bar = screen.systemOverlay.statusBar(at: point), let window = UIWindow.filling(screen)
    else { return nil }
    if let found {
      let isBehind =
        found.view === found.window
        || sequence(first: found.view as UIResponder, next: \.next).contains {
          $0 is UIViewController || $0 is PresentationContainer
        }
      guard isBehind, found.window.windowLevel < .statusBar else { return nil }
    }
    return (bar, window, point)
  }

  /// What a tap on the status bar does: the scroll view of the frontmost controller that wants it goes to its
  /// top. Where several are seen none does on a phone, and the highest on a pad.
  final func scrollToTop() {
    var front = rootViewController
    while let next = front?.presentation?.presentedViewController { front = next }
    var found: [UIScrollView] = []
    func look(_ view: UIView) {
      guard !view.isHidden, view.alpha > 0.01, bounds.intersects(view.convert(view.bounds, to: self)) else {
        return
      }
      if let scroll = view as? UIScrollView, scroll.scrollsToTop, scroll.isScrollEnabled {
        found.append(scroll)
      }
      for child in view.subviews { look(child) }
    }
    look(front?.viewIfLoaded ?? self)
    guard found.count == 1 || UIDevice.current.userInterfaceIdiom == .pad else { return }
    found.min { $0.convert($0.bounds, to: self).minY < $1.convert($1.bounds, to: self).minY }?.scrollToTop()
  }

  /// What keeps the screen's edges free keeps those of the window free that lie there. A bare screen leaves
  /// what the window was given by hand.
  final func settleScreenEdges() {
    let safe = screen.safeArea, whole = screen.bounds, frame = frame
    guard safe != .zero || clearsScreenEdges, isMovedAlone else { return }
    clearsScreenEdges = safe != .zero
    setSafeArea(
      UIEdgeInsets(
        top: max(0, safe.top - max(0, frame.minY)), left: max(0, safe.left - max(0, frame.minX)),
        bottom: max(0, safe.bottom - max(0, whole.maxY - frame.maxY)),
        right: max(0, safe.right - max(0, whole.maxX - frame.maxX))))
  }

  /// Where a bar at the upper edge begins, for a safe area that begins `inset` points from there: below the
  /// status bar where it is the screen's.
  final func belowStatusBar(_ inset: CGFloat) -> CGFloat {
    frame.minY == 0 && inset == screen.safeArea.top ? screen.statusBarHeight : inset
  }

  final func wasShownOrHidden() {
    if isHidden {
      if Self.key === self {
        giveUpKeys()
        Self.passKeysOn(in: windowScene)
      }
      rootViewController?.disappearAtOnce()
      NotificationCenter.default.post(name: UIWindow.didBecomeHiddenNotification, object: self)
    } else {
      comeToFront()
      // A controller that another one covers in full has no view in the window, and does not appear.
      if waitsToLoad || rootViewController?.presentation == nil { placeRootView() }
      waitsToLoad = false
      if let root = rootViewController, root.viewIfLoaded?.isDescendant(of: self) == true {
        root.appearAtOnce()
      }
      NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: self)
    }
  }

  /// Gives the keys that nobody has to the frontmost window of a scene.
  static func passKeysOn(in scene: UIWindowScene?) {
    if key == nil { frontmostForKeys(in: scene)?.takeKeys() }
  }

  /// Hides windows that end together: none gets the keys of another.
  static func hide(_ windows: [UIWindow]) {
    let holder = windows.first { $0 === key }
    holder?.giveUpKeys()
    for window in windows { window.isHidden = true }
    if let holder { passKeysOn(in: holder.windowScene) }
  }

  /// The frontmost window of a scene that may get keys, of the main screen's where no scene is meant.
  static func frontmostForKeys(in scene: UIWindowScene?) -> UIWindow? {
    shown(on: scene?.screen ?? .main).last { $0.canBecomeKey && (scene == nil || $0.windowScene === scene) }
  }

  /// Puts the window in front of all of its level.
  final func comeToFront() { order = (Self.known.map(\.order).max() ?? 0) + 1 }

  final func takeKeys() {
    guard Self.key !== self else { return }
    Self.key?.giveUpKeys()
    // Whoever hears of that may have given them to another.
    guard Self.key == nil else { return }
    (Self.key, keyHolding) = (self, KeyHolding())
    becomeKey()
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
  }

  private func giveUpKeys() {
    keyHolding?.isOver = true
    (Self.key, keyHolding) = (nil, nil)
    resignKey()
    NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: self)
  }

  final func receive(_ event: UIEvent) {
    switch event.type {
    case .touches: TouchDelivery.main.deliver(event, in: self)
    case .presses: (event as? UIPressesEvent).map { KeyDelivery.deliver($0, in: self) }
    default: break
    }
  }
}

/// What a window has while it gets keys. Where it goes with
/// the window, they are passed on as if that had been hidden.
@MainActor final class KeyHolding {
  final var isOver = false

  isolated deinit { if !isOver { UIWindow.passKeysOn(in: nil) } }
}
