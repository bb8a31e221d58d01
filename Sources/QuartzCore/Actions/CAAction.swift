public import Foundation

/// An object that responds to a change of a layer, such as an animation.
public protocol CAAction {
  /// Performs the action.
  ///
  /// - Parameters:
  ///   - event: The event, such as the name of the property that changed.
  ///   - anObject: The layer in which the event occurred.
  ///   - dict: Additional information about the event, or nil.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The action that does nothing and ends the search for one.
extension NSNull: CAAction {
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// The event of a layer that is added to a tree or becomes visible.
public let kCAOnOrderIn = "onOrderIn"
/// The event of a layer that is removed from a tree or hidden.
public let kCAOnOrderOut = "onOrderOut"
/// The event of replacing one layer with another, and the key of the transition.
public let kCATransition = "transition"
