public import Foundation

/// How far something has come that opens while a drag rests above it.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// No drag above it, one that may open it, about to open, and open.
  case inactive, possible, activating, activated
}

/// What tells of a drag that rests above something which opens by that. Nothing springs open here, so nobody
/// is handed one.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// How far it has come.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that shows that it is about to open.
  var targetView: UIView? { get set }
  /// What in the view is about to open, such as an item of a bar.
  var targetItem: Any? { get set }
  /// Where the drag is, in coordinates of `view`, or of the window for nil.
  func location(in view: UIView?) -> CGPoint
}
