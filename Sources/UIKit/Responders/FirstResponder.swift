internal import Foundation

/// Who gets keys first; at most one responder at a time.
@MainActor enum FirstResponder {
  private(set) static weak var current: UIResponder? {
    didSet { if current !== oldValue { NotificationCenter.default.post(name: changed, object: nil) } }
  }
  /// Posted when another responder, or none, gets keys first.
  static let changed = Notification.Name("FirstResponderChanged")

  /// The one before resigns, then the new one stands; false where either does not want to.
  static func make(_ responder: UIResponder) -> Bool {
    guard current !== responder else { return true }
    guard responder.canBecomeFirstResponder else { return false }
    // A view that no window shows gets keys once one does.
    if let view = responder as? UIView, view.window == nil {
      view.settings.insert(.becomesFirstResponderInWindow)
      return false
    }
    return InputViewHost.follow {
      // One that may not resign says so here: it is asked once.
      if let old = current, !old.resignFirstResponder() { return false }
      current = responder
      return true
    }
  }

  /// True for one that is not the first, too.
  static func resign(_ responder: UIResponder) -> Bool {
    (responder as? UIView)?.settings.remove(.becomesFirstResponderInWindow)
    guard current === responder else { return true }
    guard responder.canResignFirstResponder else { return false }
    current = InputViewHost.heir(of: responder)
    InputViewHost.update()
    return true
  }

  /// Lets a first responder in or below a view resign; true where there is none.
  static func end(in view: UIView, force: Bool) -> Bool {
    guard let current, let own = current as? UIView, own.isDescendant(of: view) else { return true }
    if current.resignFirstResponder() { return true }
    if force { forget() }
    return force
  }

  /// Lets a first responder resign that is in or below a view, is its controller, or shows what belongs to
  /// one of these at the window's lower edge; nil where there is none. One that does not want to has to.
  static func resign(in view: UIView) -> UIResponder? {
    var last: UIResponder?
    // A text in an accessory hands over to whose accessory it is.
    for _ in 0..<2 {
      guard let first = current, self.view(of: InputViewHost.provider(of: first) ?? first)?
        .isDescendant(of: view) == true
      else { break }
      if !first.resignFirstResponder() || current === first { forget() }
      last = first
    }
    return last
  }

  /// Where a responder is: itself, or the view that it controls.
  static func view(of responder: UIResponder) -> UIView? {
    (responder as? UIView) ?? (responder as? UIViewController)?.viewIfLoaded
  }

  /// A view leaves its window: neither it nor one below it gets keys any more.
  static func left(_ view: UIView) {
    guard let current else { return }
    guard let inside = self.view(of: current), inside.isDescendant(of: view) else { return }
    if !current.resignFirstResponder() { forget() }
  }

  /// A view that has asked for keys without a window has come into one.
  static func arrived(_ view: UIView) {
    guard view.window != nil, view.settings.remove(.becomesFirstResponderInWindow) != nil else { return }
    view.becomeFirstResponder()
  }

  private static func forget() {
    current = nil
    InputViewHost.update()
  }
}
