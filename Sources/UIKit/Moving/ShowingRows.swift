internal import CoreGraphics
internal import Foundation

/// A view that shows rows: a table, or a collection view.
@MainActor protocol ShowingRows: UIScrollView {
  /// Where a row lies, were it not pulled aside.
  func rowRect(_ path: IndexPath) -> CGRect
  /// The view of a row; nil where it is not in the tree.
  func shownRow(_ path: IndexPath) -> UIView?
  func shownRow(at point: CGPoint) -> IndexPath?
  /// Shows that a finger rests on a row, or on none.
  func press(_ path: IndexPath?)
}
