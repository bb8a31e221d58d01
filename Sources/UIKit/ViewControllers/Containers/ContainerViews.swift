// The root views of containers. They do nothing of their own; UIKit's have these names, which hierarchies
// print.

/// The view of navigation, tab bar and split view controllers.
final class UILayoutContainerView: UIView {}

/// The view of page view controllers.
final class _UIPageViewControllerContentView: UIView {}
