internal import Synchronization

/// A pool of objects that are expensive to create, for reuse by any thread.
package final class ObjectPool<Item>: Sendable {
  // An item belongs to the thread that took it, and to no thread while it is in the pool.
  private struct Kept: @unchecked Sendable { let item: Item }
  private let kept = Mutex<[Kept]>([])

  package init() {}

  /// Removes and returns the most recently returned item, or nil if the pool is empty.
  package func take() -> Item? { kept.withLock { $0.popLast() }?.item }

  /// Returns an item to the pool.
  package func giveBack(_ item: Item) {
    let one = Kept(item: item)
    kept.withLock { $0.append(one) }
  }
}
