public import Foundation

/// The states of an item that opens when a drag rests on it.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// No drag above it, one that may open it, about to open, and open.
  case inactive, possible, activating, activated
}

/// The context of a drag that rests on a spring-loaded item. Spring loading is not implemented, so no context
/// is ever created.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// The state of the item.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that indicates that it is about to open.
  var targetView: UIView? { get set }
  /// The item in the view that is about to open, such as a bar item.
  var targetItem: Any? { get set }
  /// Returns the location of the drag in a view's coordinate space, or the window's for nil.
  func location(in view: UIView?) -> CGPoint
}
