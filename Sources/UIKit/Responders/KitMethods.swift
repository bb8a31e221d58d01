internal import Foundation

/// UIKit's own methods that clients name in selectors, besides the standard actions of responders: those
/// without arguments, or with a Boolean such as `animated` or `force`.
@MainActor enum KitMethods {
  /// Returns the method with an Objective-C name; nil if the object has none of these.
  static func method(named name: String, of target: AnyObject) -> ((_ sender: Any?) -> Void)? {
    switch (name, target) {
    case ("becomeFirstResponder", let one as UIResponder): { _ in one.becomeFirstResponder() }
    case ("resignFirstResponder", let one as UIResponder): { _ in one.resignFirstResponder() }
    case ("reloadInputViews", let one as UIResponder): { _ in one.reloadInputViews() }
    case ("endEditing:", let one as UIView): { one.endEditing(flag($0)) }
    case ("removeFromSuperview", let one as UIView): { _ in one.removeFromSuperview() }
    case ("setNeedsLayout", let one as UIView): { _ in one.setNeedsLayout() }
    case ("layoutIfNeeded", let one as UIView): { _ in one.layoutIfNeeded() }
    case ("setNeedsDisplay", let one as UIView): { _ in one.setNeedsDisplay() }
    case ("setNeedsUpdateConstraints", let one as UIView): { _ in one.setNeedsUpdateConstraints() }
    case ("flashScrollIndicators", let one as UIScrollView): { _ in one.flashScrollIndicators() }
    case ("reloadData", let one as UITableView): { _ in one.reloadData() }
    case ("reloadData", let one as UICollectionView): { _ in one.reloadData() }
    case ("beginRefreshing", let one as UIRefreshControl): { _ in one.beginRefreshing() }
    case ("endRefreshing", let one as UIRefreshControl): { _ in one.endRefreshing() }
    case ("startAnimating", let one as UIActivityIndicatorView): { _ in one.startAnimating() }
    case ("stopAnimating", let one as UIActivityIndicatorView): { _ in one.stopAnimating() }
    case ("popViewControllerAnimated:", let one as UINavigationController):
      { one.popViewController(animated: flag($0)) }
    case ("popToRootViewControllerAnimated:", let one as UINavigationController):
      { one.popToRootViewController(animated: flag($0)) }
    case ("dismissViewControllerAnimated:completion:", let one as UIViewController):
      {
        let completion = SelectorTables.arguments?.dropFirst().first as? () -> Void
        one.dismiss(animated: flag($0), completion: completion)
      }
    case ("showViewController:sender:", let one as UIViewController):
      { shown($0) { one.show($0, sender: $1) } }
    case ("showDetailViewController:sender:", let one as UIViewController):
      { shown($0) { one.showDetailViewController($0, sender: $1) } }
    default: nil
    }
  }

  /// Shows the controller that is the first argument, for the second one.
  private static func shown(_ sender: Any?, _ show: (UIViewController, Any?) -> Void) {
    guard let new = (SelectorTables.arguments?.first ?? sender) as? UIViewController else { return }
    show(new, SelectorTables.arguments?.dropFirst().first ?? nil)
  }

  /// Returns an argument as a Boolean: a sender, which Objective-C passes as an address, is `true`.
  private static func flag(_ argument: Any?) -> Bool {
    argument.map { KeyValueConversion.value($0) ?? true } ?? false
  }
}
