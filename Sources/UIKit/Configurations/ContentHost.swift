internal import Foundation
internal import QuartzCore

/// The content configuration of a cell, a header or a footer.
///
/// As Apple documents `contentConfiguration`: a configuration replaces the content view by one of its own,
/// unless the existing one supports it; `nil` after a configuration replaces it by an empty view.
@MainActor struct ContentHost {
  private(set) var configuration: (any UIContentConfiguration)?

  /// Sets the configuration and returns the view that shows it: `current`, or a new view that replaces it in
  /// `owner`.
  mutating func show(
    _ new: (any UIContentConfiguration)?, replacing current: UIView, in owner: UIView
  ) -> UIView {
    let wasConfigured = configuration != nil
    configuration = new
    guard let new else {
      return wasConfigured ? Self.replace(current, with: UIView(frame: current.frame), in: owner) : current
    }
    if let shown = current as? any UIView & UIContentView, shown.supports(new) {
      shown.configuration = new
      return shown
    }
    return Self.replace(current, with: new.makeContentView(), in: owner)
  }

  private static func replace(_ old: UIView, with new: UIView, in owner: UIView) -> UIView {
    new.translatesAutoresizingMaskIntoConstraints = true
    new.autoresizingMask = old.autoresizingMask
    new.frame = old.frame
    new.becomeElement()
    // The new view takes over the document's identity, for lookups of it.
    if let identity = old.nibIdentity { new.nibIdentity = identity }
    owner.insertSubview(new, aboveSubview: old)
    old.removeFromSuperview()
    return new
  }
}
