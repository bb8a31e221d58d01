internal import CoreGraphics
internal import Foundation

/// A view that shows rows: a table or a collection view.
@MainActor protocol ShowingRows: UIScrollView {
  /// Returns the frame of a row while it is not swiped open.
  func rowRect(_ path: IndexPath) -> CGRect
  /// Returns the view of a row; nil if it is not in the view hierarchy.
  func shownRow(_ path: IndexPath) -> UIView?
  func shownRow(at point: CGPoint) -> IndexPath?
  /// Highlights a row under a finger; nil highlights none.
  func press(_ path: IndexPath?)
}
