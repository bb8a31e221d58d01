internal import Foundation

// Objective-C promises not to keep these closures, so Swift lets them be called without `self.` and with
// closures that do not escape.

extension UITableView {
  /// Makes changes together; the animated movement to what they lead to is one.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}

extension UICollectionView {
  /// Makes changes together; the animated movement to what they lead to is one.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}
