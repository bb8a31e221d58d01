public import Foundation

/// What happens when something about a layer changes, such as an animation.
public protocol CAAction {
  /// Called for the event `event` of `anObject`, a layer.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The action that does nothing and ends the search for one.
extension NSNull: CAAction {
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// The event of a layer that comes into a tree or is shown.
public let kCAOnOrderIn = "onOrderIn"
/// The event of a layer that leaves a tree or is hidden.
public let kCAOnOrderOut = "onOrderOut"
/// The event, and the name, of replacing one layer by another.
public let kCATransition = "transition"
