public import Foundation

/// A way of using a view that is more than a gesture; the view keeps it.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
  /// The view that the interaction belongs to.
  var view: UIView? { get }
  /// Called by a view before it takes the interaction; with nil before it lets it go.
  func willMove(to view: UIView?)
  /// Called after that; this is where recognisers are added.
  func didMove(to view: UIView?)
}
