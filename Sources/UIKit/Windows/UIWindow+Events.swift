internal import CoreGraphics
internal import Foundation
internal import QuartzCore

extension UIWindow {
  /// All existing windows.
  static var known: [UIWindow] {
    let entries = list, windows = entries.compactMap(\.window)
    // Windows may be released on any thread, and these lines may hold the last reference to one. It then
    // passes its key status on, which reads the list, so it must not be deallocated while the list is being
    // modified.
    if windows.count < entries.count { list = windows.map { Entry(window: $0) } }
    return windows
  }

  static var visible: [UIWindow] { known.filter { !$0.isHidden } }

  /// Returns a Boolean value that indicates whether another window of the screen is in front of this one.
  final func isBehind(_ other: UIWindow) -> Bool {
    (windowLevel, order) < (other.windowLevel, other.order)
  }

  /// A Boolean value that indicates whether the window is visible. In an app with scenes, a window without a
  /// scene is not.
  package final var isOnScreen: Bool {
    !isHidden && (windowScene != nil || !ApplicationManifest.current.hasScenes)
  }

  /// Returns the visible windows on a screen from back to front.
  package static func shown(on screen: UIScreen) -> [UIWindow] {
    let shown = list.compactMap(\.window).filter { $0.screen === screen && $0.isOnScreen }
    return shown.count < 2 ? shown : shown.sorted { $0.isBehind($1) }
  }

  /// Returns the only visible window on a screen, or nil if there is none or several.
  static func alone(on screen: UIScreen) -> UIWindow? {
    var found: UIWindow?, index = 0
    // The loop uses indexes, because in unoptimized code an iterator allocates memory for every window.
    while index < list.count {
      defer { index += 1 }
      guard let window = list[index].window, window.screen === screen, window.isOnScreen else { continue }
      guard found == nil else { return nil }
      found = window
    }
    return found
  }

  /// Returns the view in any window of the screen that receives touches at a point of this window, with its
  /// window and the point in that window.
  package final func touched(at point: CGPoint, with event: UIEvent? = nil) -> (
    view: UIView, window: UIWindow, point: CGPoint
  )? {
    for candidate in Self.shown(on: screen).reversed() {
      let local = candidate === self ? point : candidate.layer.convert(point, from: layer)
      if let view = candidate.hitTest(local, with: event) { return (view, candidate, local) }
    }
    return nil
  }

  /// Returns the status bar in the form of `touched(at:with:)` if it receives a touch, or nil.
  ///
  /// The status bar does not receive touches on windows of its level and above, and on menus, which are in no
  /// controller's view.
  final func statusBarTouched(
    at point: CGPoint, over found: (view: UIView, window: UIWindow, point: CGPoint)?
  ) -> (view: UIView, window: UIWindow, point: CGPoint)? {
    // On some screens, bars start slightly above the bottom of the safe area's inset.
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

  /// Performs the effect of a tap on the status bar: a scroll view of the frontmost controller that allows it
  /// scrolls to its top.
  ///
  /// If several are visible, none does so on a phone, and the topmost one on a pad.
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

  /// Updates the window's safe area to the parts of the screen's insets that it overlaps. On a screen without
  /// insets, manually set insets are preserved.
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

  /// Returns the top of a bar at the upper edge for a safe area inset: the bottom of the status bar if the
  /// inset is that of the screen.
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
      if takesKeysBeforeLoading { makeKey() }
      // The view of a controller that is covered by a full-screen presentation is not in the window and does
      // not appear.
      if waitsToLoad || rootViewController?.presentation == nil { placeRootView() }
      waitsToLoad = false
      if let root = rootViewController, root.viewIfLoaded?.isDescendant(of: self) == true {
        root.appearAtOnce()
      }
      NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: self)
    }
  }

  /// Makes the frontmost window of a scene the key window if there is none.
  static func passKeysOn(in scene: UIWindowScene?) {
    if key == nil { frontmostForKeys(in: scene)?.takeKeys() }
  }

  /// Hides windows that are removed together, so that none of them becomes key in place of another.
  static func hide(_ windows: [UIWindow]) {
    let holder = windows.first { $0 === key }
    holder?.giveUpKeys()
    for window in windows { window.isHidden = true }
    if let holder { passKeysOn(in: holder.windowScene) }
  }

  /// Returns the frontmost window of a scene that can become key, or of the main screen if the scene is nil.
  static func frontmostForKeys(in scene: UIWindowScene?) -> UIWindow? {
    shown(on: scene?.screen ?? .main).last { $0.canBecomeKey && (scene == nil || $0.windowScene === scene) }
  }

  /// Orders the window in front of all others of its level.
  package final func comeToFront() { order = (Self.known.map(\.order).max() ?? 0) + 1 }

  final func takeKeys() {
    guard Self.key !== self else { return }
    Self.key?.giveUpKeys()
    // An observer may already have made another window key.
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

/// The key status of a window. If it is deallocated with its window, another window becomes key as if the
/// window had been hidden.
@MainActor final class KeyHolding {
  final var isOver = false

  isolated deinit { if !isOver { UIWindow.passKeysOn(in: nil) } }
}
