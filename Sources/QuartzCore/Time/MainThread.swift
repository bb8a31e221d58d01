package import Dispatch
internal import Foundation
internal import Synchronization

/// The thread that views and their layers belong to.
package enum MainThread {
  /// A Boolean value that indicates whether the current code runs on the main queue. Its thread is not the
  /// first one in a program that hands that one over, such as one with an asynchronous `main`.
  package static var isCurrent: Bool {
    let thread = UInt(pthread_self()), known = first.load(ordering: .relaxed)
    if known == thread { return true }
    let isServing = DispatchQueue.getSpecific(key: mainQueue) != nil
    if isServing && known != unseen { return true }
    let isFirst = Thread.isMainThread
    if isFirst || isServing { first.store(isFirst ? thread : elsewhere, ordering: .relaxed) }
    return isFirst || isServing
  }

  /// Returns a Boolean value that indicates whether `queue` is the main queue.
  package static func isServed(by queue: DispatchQueue) -> Bool { queue.getSpecific(key: mainQueue) != nil }

  /// Releases objects of which the last reference was released on another thread, on the main thread: that
  /// one may be traversing the same tree, whose lower layers do not retain the upper ones. The release
  /// happens a second later, when the other thread has finished with it.
  package static func letGo(of things: Any) {
    nonisolated(unsafe) let things = things
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { withExtendedLifetime(things) {} }
  }

  /// The program's first thread once it is known, so that the system is asked only once: every deallocated
  /// view and every changed layer needs it.
  private static let first = Atomic<UInt>(unseen)
  /// A value that is no thread: it is not known yet.
  private static let unseen: UInt = 0
  /// A value that is no thread: the main queue was first seen on a thread other than the first.
  private static let elsewhere: UInt = 1

  private static let mainQueue = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()
}
