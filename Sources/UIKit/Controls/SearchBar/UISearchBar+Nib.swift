internal import CoreGraphics
internal import Foundation
internal import InterfaceBuilder

extension UISearchBar {
  /// Reads a `searchBar` element.
  final func decodeNib(_ nib: NibCoder) {
    text = nib.string("text")
    placeholder = nib.string("placeholder")
    prompt = nib.string("prompt")
    switch nib.name("searchBarStyle") {
    case "minimal": searchBarStyle = .minimal
    case "prominent": searchBarStyle = .prominent
    default: break
    }
    if nib.name("barStyle")?.hasPrefix("black") == true { barStyle = .black }
    barTintColor = nib.color("barTintColor")
    showsCancelButton = nib.bool("showsCancelButton") ?? false
    showsBookmarkButton = nib.bool("showsBookmarkButton") ?? false
    showsSearchResultsButton = nib.bool("showsSearchResultsButton") ?? false
    showsScopeBar = nib.bool("showsScopeBar") ?? false
    let titles = nib.object.objects(in: "scopeButtonTitles").filter { $0.name == "string" }.map(
      \.stringContent)
    if !titles.isEmpty { scopeButtonTitles = titles }
    field.decodeTraits(nib)
  }
}
