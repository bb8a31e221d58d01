public import Foundation

/// An object that presents a file or folder, and is notified before others read or write it through a file
/// coordinator. Every method has a default.
public protocol NSFilePresenter: NSObjectProtocol {
  /// The presented file or folder; nil for none, in which case nothing is requested or notified.
  var presentedItemURL: URL? { get }
  /// The queue on which the presenter is notified.
  var presentedItemOperationQueue: OperationQueue { get }

  /// Relinquishes the file to a reader: the presenter calls `reader` when it is ready, with a closure to be
  /// called afterwards.
  func relinquishPresentedItem(toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void)
  /// Relinquishes the file to a writer, as to a reader.
  func relinquishPresentedItem(toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void)
  /// Saves changes before the file is read.
  func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
  /// Prepares for the deletion of the file.
  func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
  /// Called when a coordinator was notified that the file was moved.
  func presentedItemDidMove(to newURL: URL)
  /// Called when the file was written through a coordinator.
  func presentedItemDidChange()
  /// Called when a file in the presented folder was written.
  func presentedSubitemDidChange(at url: URL)
}

extension NSFilePresenter {
  /// Relinquishes immediately, with nothing to be called afterwards.
  public func relinquishPresentedItem(
    toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void
  ) { reader(nil) }
  /// Relinquishes immediately, with nothing to be called afterwards.
  public func relinquishPresentedItem(
    toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void
  ) { writer(nil) }
  /// Does nothing by default: there is nothing to save.
  public func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    completionHandler(nil)
  }
  /// Does nothing by default: there is nothing to prepare.
  public func accommodatePresentedItemDeletion(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) { completionHandler(nil) }
  /// Does nothing by default.
  public func presentedItemDidMove(to newURL: URL) {}
  /// Does nothing by default.
  public func presentedItemDidChange() {}
  /// Does nothing by default.
  public func presentedSubitemDidChange(at url: URL) {}

  /// Notifies the presenter on its queue, on which the caller may be already. It is not waited for: the queue
  /// may be waiting for the file.
  func tell(_ work: @escaping (any NSFilePresenter) -> Void) {
    guard OperationQueue.current !== presentedItemOperationQueue else { return work(self) }
    // The queue isolates the presenter's work from other work.
    nonisolated(unsafe) let work = work
    nonisolated(unsafe) let presenter: any NSFilePresenter = self
    presentedItemOperationQueue.addOperation { work(presenter) }
  }

  /// Asks the presenter, and waits for its asynchronous answer; nil if the caller is on its queue, and cannot
  /// wait for it.
  func ask<Answer>(
    _ question: @escaping (any NSFilePresenter, @escaping @Sendable (Answer) -> Void) -> Void
  ) -> Answer? {
    let reply = Reply<Answer>()
    let canWait = OperationQueue.current !== presentedItemOperationQueue
    tell { question($0) { reply.give($0) } }
    return reply.taken(waits: canWait)
  }
}

/// An answer that one thread gives and another waits for.
// Unchecked, since the compiler cannot see that `lock` guards `answer`.
private final class Reply<Answer>: @unchecked Sendable {
  private let lock = NSCondition()
  private var answer: Answer?

  func give(_ answer: Answer) {
    lock.withLock {
      self.answer = answer
      lock.signal()
    }
  }
  func taken(waits: Bool) -> Answer? {
    lock.withLock {
      while waits, answer == nil { lock.wait() }
      return answer
    }
  }
}
