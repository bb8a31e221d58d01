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

extension UIView {
  /// Animates what a group of updates changes. Where nothing moves, the completion handler runs in the next
  /// turn: a handler that begins another group of updates, as SwiftList's does on iPhones, would otherwise
  /// begin it within the first, and so on without end.
  static func animateUpdates(
    withDuration duration: TimeInterval, changes: @escaping () -> Void,
    completion: @escaping @MainActor (Bool) -> Void
  ) {
    var hasReturned = false
    animate(withDuration: duration, delay: 0, options: .allowUserInteraction, animations: changes) {
      finished in
      if hasReturned { completion(finished) } else { inNextTurn { completion(finished) } }
    }
    hasReturned = true
  }
}
