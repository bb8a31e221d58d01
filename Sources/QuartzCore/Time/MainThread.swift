package import Dispatch
internal import Foundation
internal import Synchronization

/// The thread that views and the layers they show belong to.
package enum MainThread {
  /// Whether the main queue runs this, whose thread is another than the first one where a program hands that
  /// one over, as one does whose `main` is asynchronous.
  package static var isCurrent: Bool {
    let thread = UInt(pthread_self()), known = first.load(ordering: .relaxed)
    if known == thread { return true }
    let isServing = DispatchQueue.getSpecific(key: mainQueue) != nil
    if isServing && known != unseen { return true }
    let isFirst = Thread.isMainThread
    if isFirst || isServing { first.store(isFirst ? thread : elsewhere, ordering: .relaxed) }
    return isFirst || isServing
  }

  /// Whether `queue` is the main one.
  package static func isServed(by queue: DispatchQueue) -> Bool { queue.getSpecific(key: mainQueue) != nil }

  /// Lets go of what dies on another thread, but on the main one: that may be on its way through the same
  /// tree, whose upper layers the lower ones do not retain. It happens a second later, when the other thread
  /// is through with it.
  package static func letGo(of things: Any) {
    nonisolated(unsafe) let things = things
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { withExtendedLifetime(things) {} }
  }

  /// The program's first thread once it was seen, so that the system is asked but once: every view that dies
  /// and every layer that changes wants to know.
  private static let first = Atomic<UInt>(unseen)
  /// No thread: nobody has asked yet.
  private static let unseen: UInt = 0
  /// No thread: the main queue was first seen on another one than the first.
  private static let elsewhere: UInt = 1

  private static let mainQueue = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()
}
