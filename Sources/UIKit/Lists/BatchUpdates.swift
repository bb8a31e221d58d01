internal import Foundation

// Objective-C does not mark these closures as escaping, so in Swift they can be called without `self.` and
// with nonescaping closures.

extension UITableView {
  /// Animates the changes that `updates` makes together.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}

extension UICollectionView {
  /// Animates the changes that `updates` makes together.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}
