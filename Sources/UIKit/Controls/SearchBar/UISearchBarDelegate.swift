internal import CoreGraphics
public import Foundation

/// Told of, and asked about, the use of a search bar. Every method has a default.
@preconcurrency @MainActor public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  /// Asked before the field becomes first responder.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Told when the field is first responder.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Asked before the field resigns; false keeps it first responder.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Told when the field has resigned; a button to cancel can no longer be pressed then.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Told after the user has changed the text, or taken it away by the clear button; not of `text` being set.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Asked before what the user types takes the place of `range`, in UTF-16 units; false leaves the text as
  /// it is.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// The return key, which says "search".
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Told of a tap on the button for bookmarks in the field.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// The bar does nothing else: neither resigns nor is emptied.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Told of a tap on the button for earlier results in the field; the button's picture does not change by
  /// itself.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// Called when the user has chosen another scope; counted from 0.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Editing begins.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Nobody is told.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Editing ends.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Nobody is told.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Nobody is told.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Every change is made.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Nobody is told, and the field keeps the keyboard.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Nobody is told.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  /// Nobody is told, and the bar stays as it is.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Nobody is told.
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  /// Nobody is told; the scope is chosen already.
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
