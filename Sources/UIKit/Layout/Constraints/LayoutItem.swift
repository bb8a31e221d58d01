internal import Foundation

/// An object that constraints relate: a view or a layout guide.
@MainActor protocol LayoutItem: AnyObject {
  /// The view itself, or the guide's owner.
  var itemView: UIView? { get }
  /// The active constraints of the item; nil until there are any.
  var constraintStore: ConstraintStore? { get set }
}

extension LayoutItem {
  func needConstraintStore() -> ConstraintStore {
    if let store = constraintStore { return store }
    let new = ConstraintStore()
    constraintStore = new
    return new
  }
}

extension UIView: LayoutItem {
  final var itemView: UIView? { self }
}

extension UILayoutGuide: LayoutItem {
  final var itemView: UIView? { owner }
}
