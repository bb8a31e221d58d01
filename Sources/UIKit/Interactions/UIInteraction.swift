public import Foundation

/// A way of using a view that is more than a gesture; the view keeps it.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
  /// The view that the interaction belongs to.
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}
