internal import CoreGraphics
internal import Foundation

/// Swipe actions of list rows, as in tables.
extension UICollectionView: SwipingRows {
  var takesSwipes: Bool { !isEditing }
  func rowRect(_ path: IndexPath) -> CGRect { layoutAttributesForItem(at: path)?.frame ?? .zero }
  func shownRow(_ path: IndexPath) -> UIView? { visible.cells[path] }
  func shownRow(at point: CGPoint) -> IndexPath? { item(at: point) }
  var stripIndex: Int { background == nil ? 0 : 1 }

  func actions(at end: RowSwipe.End, of path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let list = layoutAttributesForItem(at: path)?.list?.configuration else { return nil }
    let provider =
      end == .leading
      ? list.leadingSwipeActionsConfigurationProvider : list.trailingSwipeActionsConfigurationProvider
    return provider?(path).flatMap { $0.actions.isEmpty ? nil : $0 }
  }

  func rowOpens(_ path: IndexPath) { visible.cells[path]?.isSwiped = true }
  func rowCloses(_ path: IndexPath) { visible.cells[path]?.isSwiped = false }
  func rowIsClosed(_ path: IndexPath, _ cell: UIView?) {}
}
