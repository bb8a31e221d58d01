internal import Foundation

/// Where a row stands in a tree.
struct OutlinePlace: Equatable {
  /// How many parents it has.
  var level: Int
  /// Whether its children are seen.
  var isExpanded: Bool
}

/// A data source whose sections may be trees.
@MainActor protocol OutlineSource: AnyObject {
  /// The place of an item in its section's tree; nil where the section is none.
  func outline(at path: IndexPath) -> OutlinePlace?
  /// Expands an item or collapses it, as its user asks.
  func toggleOutline(at path: IndexPath)
}

extension UICollectionView {
  func toggleOutline(at path: IndexPath) { (dataSource as? any OutlineSource)?.toggleOutline(at: path) }
}
