internal import Foundation

/// What constraints, guides and views tell the layout engine: the one place where the API meets it.
@MainActor enum LayoutEvents {
  /// `view` now holds the constraint; its items are known to be in the view's tree.
  static func installed(_ constraint: NSLayoutConstraint, on view: UIView) { view.setNeedsLayout() }
  /// `view` no longer holds the constraint.
  static func removed(_ constraint: NSLayoutConstraint, from view: UIView) { view.setNeedsLayout() }
  static func constantChanged(of constraint: NSLayoutConstraint, on view: UIView) { view.setNeedsLayout() }
  static func priorityChanged(of constraint: NSLayoutConstraint, on view: UIView) { view.setNeedsLayout() }
  static func guideAdded(_ guide: UILayoutGuide, to view: UIView) {}
  /// The guide's constraints are gone already.
  static func guideRemoved(_ guide: UILayoutGuide, from view: UIView) {}
  /// The view is about to leave its superview; the constraints that cross the edge are gone already.
  static func willLeaveSuperview(_ view: UIView) {}
  /// The view has a new superview.
  static func joinedSuperview(_ view: UIView) {}
  /// The view's margins or safe area are other than before: attributes of margins and the view's own guides move.
  static func insetsChanged(of view: UIView) {}
  static func intrinsicSizeChanged(of view: UIView) {}
  /// Hugging or compression resistance.
  static func contentPrioritiesChanged(of view: UIView) {}
  static func translatesMaskChanged(of view: UIView) {}
  /// Leading and trailing may have changed places.
  static func directionChanged(of view: UIView) {}
}
