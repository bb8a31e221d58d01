internal import UIKit

extension UIView {
  /// A Boolean value that indicates whether a layout shows the view: it is neither hidden nor left out under
  /// the size classes.
  var isShownInLayout: Bool { !isHidden && nibIdentity?.isInstalled != false }

  /// A Boolean value that indicates whether the autoresizing mask moves or resizes the view with its
  /// superview. Flexible margins at the right and at the bottom leave it where it is.
  var followsSuperview: Bool {
    let following: AutoresizingMask = [
      .flexibleWidth, .flexibleHeight, .flexibleLeftMargin, .flexibleTopMargin,
    ]
    return superview?.autoresizesSubviews != false && !autoresizingMask.isDisjoint(with: following)
  }

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
