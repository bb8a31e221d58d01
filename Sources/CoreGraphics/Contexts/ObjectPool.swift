internal import Synchronization

/// Things that nobody uses at the moment, kept because they take time and memory to make.
/// Any thread may take one.
package final class ObjectPool<Item>: Sendable {
  // An item belongs to the thread that took it, and to none while it is here.
  private struct Kept: @unchecked Sendable { let item: Item }
  private let kept = Mutex<[Kept]>([])

  package init() {}

  /// The one that was given back last; nil where there is none.
  package func take() -> Item? { kept.withLock { $0.popLast() }?.item }

  /// Keeps an item for whoever takes it next.
  package func giveBack(_ item: Item) {
    let one = Kept(item: item)
    kept.withLock { $0.append(one) }
  }
}
