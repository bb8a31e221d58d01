internal import Foundation

/// The first responder, which receives key input; at most one responder at a time.
@MainActor enum FirstResponder {
  private(set) static weak var current: UIResponder? {
    didSet { if current !== oldValue { NotificationCenter.default.post(name: changed, object: nil) } }
  }
  /// The notification that the first responder has changed.
  static let changed = Notification.Name("FirstResponderChanged")

  /// Makes a responder the first one after the previous one has resigned. Returns `false` if either refuses.
  static func make(_ responder: UIResponder) -> Bool {
    guard current !== responder else { return true }
    guard responder.canBecomeFirstResponder else { return false }
    // A view in no window becomes first responder once it enters one.
    if let view = responder as? UIView, view.window == nil {
      view.settings.insert(.becomesFirstResponderInWindow)
      return false
    }
    return InputViewHost.follow {
      // A responder that refuses to resign returns `false` here: it is asked once.
      if let old = current, !old.resignFirstResponder() { return false }
      current = responder
      return true
    }
  }

  /// Makes a responder resign. Returns `true` also for one that is not the first responder.
  static func resign(_ responder: UIResponder) -> Bool {
    (responder as? UIView)?.settings.remove(.becomesFirstResponderInWindow)
    guard current === responder else { return true }
    guard responder.canResignFirstResponder else { return false }
    current = InputViewHost.heir(of: responder)
    InputViewHost.update()
    return true
  }

  /// Makes a first responder in or below a view resign. Returns `true` if there is none.
  static func end(in view: UIView, force: Bool) -> Bool {
    guard let current, let own = current as? UIView, own.isDescendant(of: view) else { return true }
    if current.resignFirstResponder() { return true }
    if force { forget() }
    return force
  }

  /// Makes a first responder resign that is in or below a view, is its controller, or shows an input view of
  /// one of these; returns it, or nil if there is none. It has to resign even if it refuses.
  static func resign(in view: UIView) -> UIResponder? {
    var last: UIResponder?
    // A text in an input accessory view hands over to the responder that provides the accessory.
    for _ in 0..<2 {
      guard let first = current,
        self.view(of: InputViewHost.provider(of: first) ?? first)?
          .isDescendant(of: view) == true
      else { break }
      if !first.resignFirstResponder() || current === first { forget() }
      last = first
    }
    return last
  }

  /// Returns the view of a responder: itself, or the view that it controls.
  static func view(of responder: UIResponder) -> UIView? {
    (responder as? UIView) ?? (responder as? UIViewController)?.viewIfLoaded
  }

  /// Called when a view leaves its window: neither it nor its subviews can be first responder any longer.
  static func left(_ view: UIView) {
    guard let current else { return }
    guard let inside = self.view(of: current), inside.isDescendant(of: view) else { return }
    if !current.resignFirstResponder() { forget() }
  }

  /// Called when a view enters a window: becomes first responder if it was requested before.
  static func arrived(_ view: UIView) {
    guard view.window != nil, view.settings.remove(.becomesFirstResponderInWindow) != nil else { return }
    view.becomeFirstResponder()
  }

  private static func forget() {
    current = nil
    InputViewHost.update()
  }
}
