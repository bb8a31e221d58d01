internal import Foundation

/// The position of a row in an outline.
struct OutlinePlace: Equatable {
  /// The number of ancestors of the row.
  var level: Int
  /// A Boolean value that indicates whether the children of the row are visible.
  var isExpanded: Bool
}

/// A data source whose sections may be outlines.
@MainActor protocol OutlineSource: AnyObject {
  /// Returns the position of an item in its section's outline; nil if the section is not an outline.
  func outline(at path: IndexPath) -> OutlinePlace?
  /// Expands or collapses an item at the user's request.
  func toggleOutline(at path: IndexPath)
}

extension UICollectionView {
  func toggleOutline(at path: IndexPath) { (dataSource as? any OutlineSource)?.toggleOutline(at: path) }
}
