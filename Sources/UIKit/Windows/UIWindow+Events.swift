internal import CoreGraphics
internal import Foundation
internal import QuartzCore

extension UIWindow {
  /// Every window that lives.
  static var known: [UIWindow] {
    list.removeAll { $0.window == nil }
    return list.compactMap(\.window)
  }

  static var visible: [UIWindow] { known.filter { !$0.isHidden } }

  /// Whether another window of the screen covers this one.
  final func isBehind(_ other: UIWindow) -> Bool {
    (windowLevel, order) < (other.windowLevel, other.order)
  }

  /// This window and the visible ones of its screen, from front to back.
  final var windowsFromTop: [UIWindow] {
    let others = Self.list.compactMap(\.window).filter { $0 === self || (!$0.isHidden && $0.screen === screen) }
    return others.count == 1 ? others : others.sorted { $1.isBehind($0) }
  }

  final func wasShownOrHidden() {
    if isHidden {
      if Self.key === self { giveUpKeys() }
      rootViewController?.disappearAtOnce()
      NotificationCenter.default.post(name: UIWindow.didBecomeHiddenNotification, object: self)
    } else {
      order = (Self.known.map(\.order).max() ?? 0) + 1
      // A controller that another one covers in full has no view in the window, and does not appear.
      if waitsToLoad || rootViewController?.presentation == nil { placeRootView() }
      waitsToLoad = false
      if let root = rootViewController, root.viewIfLoaded?.isDescendant(of: self) == true { root.appearAtOnce() }
      NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: self)
    }
  }

  final func takeKeys() {
    guard Self.key !== self else { return }
    Self.key?.giveUpKeys()
    Self.key = self
    becomeKey()
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
  }

  private func giveUpKeys() {
    Self.key = nil
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
