public import Foundation

/// Told when the search begins or ends, the field is entered again, and the user types or chooses another
/// scope.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called after the field was entered or its text or the scope has changed; not of text that the program
  /// sets while it does not search.
  func updateSearchResults(for searchController: UISearchController)
  /// Called when the user has chosen a suggestion; by default nothing happens.
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
  /// Does nothing.
  public func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {}
}

/// Told of the life of a search. Every method has a default.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Shows the search in another way than by itself; called when it begins.
  func presentSearchController(_ searchController: UISearchController)
  /// Called around the beginning and the end of a search, with the animation in between.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called when the search is shown, after the animation.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before the search goes.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called when the search has gone, after the animation.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing: the search shows itself.
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
