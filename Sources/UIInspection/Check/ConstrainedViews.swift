internal import UIKit

extension UIView {
  /// A Boolean value that indicates whether the view is visible in the layout: it is not hidden, and it is
  /// installed for the size classes.
  var isShownInLayout: Bool { !isHidden && nibIdentity?.isInstalled != false }

  /// A Boolean value that indicates whether the autoresizing mask moves or resizes the view with its
  /// superview. Flexible right and bottom margins do not.
  var followsSuperview: Bool {
    let following: AutoresizingMask = [
      .flexibleWidth, .flexibleHeight, .flexibleLeftMargin, .flexibleTopMargin,
    ]
    return superview?.autoresizesSubviews != false && !autoresizingMask.isDisjoint(with: following)
  }

  /// A Boolean value that indicates whether neither the view nor a view around it is hidden.
  var isShownWithAncestors: Bool { sequence(first: self, next: \.superview).allSatisfy { !$0.isHidden } }

  /// A Boolean value that indicates whether the view is an item of a bar, which places it whatever its stored
  /// frame is.
  var isPlacedByBar: Bool {
    var ancestor = superview
    while let view = ancestor {
      if view is UINavigationBar || view is UIToolbar || view is UITabBar { return true }
      ancestor = view.superview
    }
    return false
  }

  /// The constraints that the view and its descendants own.
  var constraintsOfTree: [NSLayoutConstraint] { constraints + subviews.flatMap(\.constraintsOfTree) }

  /// Returns the view that is an item of a constraint, or that owns the item's layout guide.
  static func owning(_ item: AnyObject) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }
}

extension NSLayoutConstraint {
  /// The views that the constraint relates.
  var views: [UIView] { [firstItem, secondItem].compactMap { $0.flatMap(UIView.owning) } }
}
