internal import CoreGraphics
internal import Foundation

extension CGRect {
  /// The box moved so that it lies in the visible part, but not beyond `limit`, where what it heads ends.
  func pinned(toStartOf visible: CGRect, isHorizontal: Bool, limit: CGFloat) -> CGRect {
    isHorizontal
      ? offsetBy(dx: Swift.max(0, min(visible.minX - minX, limit - maxX)), dy: 0)
      : offsetBy(dx: 0, dy: Swift.max(0, min(visible.minY - minY, limit - maxY)))
  }

  /// The same at the end of the visible part, for a box below what it closes, which begins at `limit`.
  func pinned(toEndOf visible: CGRect, isHorizontal: Bool, limit: CGFloat) -> CGRect {
    isHorizontal
      ? offsetBy(dx: min(0, max(visible.maxX - maxX, limit - minX)), dy: 0)
      : offsetBy(dx: 0, dy: min(0, max(visible.maxY - maxY, limit - minY)))
  }
}

extension CGSize {
  /// Whether two sizes differ by less than can be seen.
  func isNear(_ other: CGSize) -> Bool {
    abs(width - other.width) < 0.01 && abs(height - other.height) < 0.01
  }
}

extension [IndexPath: CGSize] {
  /// The sizes of the items that stay as they are, by their places after changes.
  @MainActor func following(_ updates: RowUpdates) -> [IndexPath: CGSize] {
    reduce(into: [:]) { result, one in
      if updates.reload(of: one.key) == nil, let new = updates.path(after: one.key) {
        result[new] = one.value
      }
    }
  }
}
