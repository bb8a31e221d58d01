// The root views of containers. They do nothing of their own; UIKit's have these names, which hierarchies
// print.

/// The view of navigation, tab bar and split view controllers.
final class UILayoutContainerView: UIView {}

/// The view of page view controllers.
final class _UIPageViewControllerContentView: UIView {}

extension UIView {
  /// Puts the view of a child into the place of another one's, which goes: what programs have put above and
  /// below the content stays there. An animator of the user's may have put either above the bar.
  final func replaceContent(_ old: UIView?, with new: UIView, below bar: UIView) {
    // The lower of the two is where the content was.
    if let old, subviews.first(where: { $0 === old || $0 === new }) === old {
      insertSubview(new, aboveSubview: old)
    } else if new.superview !== self {
      insertSubview(new, belowSubview: bar)
    }
    old?.removeFromSuperview()
    let upper = subviews.last { $0 === new || $0 === bar }
    if upper === new, bar.superview === self { insertSubview(new, belowSubview: bar) }
  }
}

extension UIViewController {
  /// Makes a controller a child whose view fills this one's, whatever its size.
  final func fillView(with child: UIViewController) {
    addChild(child)
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}
