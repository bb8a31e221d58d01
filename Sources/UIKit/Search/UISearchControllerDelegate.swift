public import Foundation

/// An object that updates search results when the search begins or ends, the field is edited again, or the
/// user types or chooses another scope.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called after editing began or the text or the scope has changed; not for text set in code outside of a
  /// search.
  func updateSearchResults(for searchController: UISearchController)
  /// Called when the user has chosen a suggestion. Does nothing by default.
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
  /// Does nothing.
  public func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {}
}

/// The delegate of a search controller. All methods have a default implementation.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Presents the search in a custom way. Called when it begins.
  func presentSearchController(_ searchController: UISearchController)
  /// Called before the search is shown.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called when the search is shown, after the animation.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before the search is dismissed.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called when the search was dismissed, after the animation.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing: the search is shown automatically.
  public func presentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
