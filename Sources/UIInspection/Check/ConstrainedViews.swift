internal import UIKit

extension UIView {
  /// The constraints that the view and those below it own.
  var constraintsOfTree: [NSLayoutConstraint] { constraints + subviews.flatMap(\.constraintsOfTree) }

  /// The view that an item of a constraint is, or whose guide it is.
  static func owning(_ item: AnyObject) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }
}

extension NSLayoutConstraint {
  /// The views that the constraint is about.
  var views: [UIView] { [firstItem, secondItem].compactMap { $0.flatMap(UIView.owning) } }
}
