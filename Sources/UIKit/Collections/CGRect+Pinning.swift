internal import CoreGraphics
internal import Foundation

extension CGRect {
  /// Returns the rectangle moved into the visible area, but not beyond `limit`, the end of the section whose
  /// header it is.
  func pinned(toStartOf visible: CGRect, isHorizontal: Bool, limit: CGFloat) -> CGRect {
    isHorizontal
      ? offsetBy(dx: Swift.max(0, min(visible.minX - minX, limit - maxX)), dy: 0)
      : offsetBy(dx: 0, dy: Swift.max(0, min(visible.minY - minY, limit - maxY)))
  }

  /// Returns the rectangle moved to the end of the visible area, but not before `limit`, the start of the
  /// section whose footer it is.
  func pinned(toEndOf visible: CGRect, isHorizontal: Bool, limit: CGFloat) -> CGRect {
    isHorizontal
      ? offsetBy(dx: min(0, max(visible.maxX - maxX, limit - minX)), dy: 0)
      : offsetBy(dx: 0, dy: min(0, max(visible.maxY - maxY, limit - minY)))
  }
}

extension CGSize {
  /// Returns whether two sizes differ by less than is visible.
  func isNear(_ other: CGSize) -> Bool {
    abs(width - other.width) < 0.01 && abs(height - other.height) < 0.01
  }
}

extension [IndexPath: CGSize] {
  /// Returns the sizes of the items that an update leaves unchanged, by their new index paths.
  @MainActor func following(_ updates: RowUpdates) -> [IndexPath: CGSize] {
    reduce(into: [:]) { result, one in
      if updates.reload(of: one.key) == nil, let new = updates.path(after: one.key) {
        result[new] = one.value
      }
    }
  }
}
