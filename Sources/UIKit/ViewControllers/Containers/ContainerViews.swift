// The root views of containers. They have no behaviour of their own; UIKit's have these names, which printed
// hierarchies show.

/// The root view of navigation, tab bar and split view controllers.
final class UILayoutContainerView: UIView {}

/// The root view of page view controllers.
final class _UIPageViewControllerContentView: UIView {}

extension UIView {
  /// Replaces the view of one child by that of another. Views that clients have inserted above or below the
  /// content keep their positions, even if a client's animator has put either view above the bar.
  final func replaceContent(_ old: UIView?, with new: UIView, below bar: UIView) {
    // The lower of the two is at the position of the content.
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
  /// Adds a child controller whose view fills this controller's view at any size.
  final func fillView(with child: UIViewController) {
    addChild(child)
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}
