public import Foundation

/// Who shows a file or a folder, and is told before others read or write it through a file coordinator.
/// Every method has a default.
public protocol NSFilePresenter: NSObjectProtocol {
  /// The file or the folder that is shown; nil for none, of which nothing is asked or told.
  var presentedItemURL: URL? { get }
  /// The queue that the presenter is told on.
  var presentedItemOperationQueue: OperationQueue { get }

  /// Somebody is to read; the presenter calls `reader` once it has stepped back, with what is to be called
  /// afterwards.
  func relinquishPresentedItem(toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void)
  /// Somebody is to write; otherwise as for a reader.
  func relinquishPresentedItem(toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void)
  /// Somebody is to read what the presenter may have changed.
  func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
  /// The file is to be deleted.
  func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
  /// Called when a coordinator was told that the file has gone elsewhere.
  func presentedItemDidMove(to newURL: URL)
  /// Called when another one has written the file through a coordinator.
  func presentedItemDidChange()
  /// A file in the folder that is presented was written.
  func presentedSubitemDidChange(at url: URL)
}

extension NSFilePresenter {
  /// Steps back at once, with nothing to be called afterwards.
  public func relinquishPresentedItem(
    toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void
  ) { reader(nil) }
  /// Steps back at once, with nothing to be called afterwards.
  public func relinquishPresentedItem(
    toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void
  ) { writer(nil) }
  /// There is nothing to save.
  public func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    completionHandler(nil)
  }
  /// There is nothing to be done before.
  public func accommodatePresentedItemDeletion(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) { completionHandler(nil) }
  /// Nobody is told.
  public func presentedItemDidMove(to newURL: URL) {}
  /// Nobody is told.
  public func presentedItemDidChange() {}
  /// Nobody is told.
  public func presentedSubitemDidChange(at url: URL) {}

  /// Has the presenter told on its queue, where the caller may be already. Nobody waits for it: the queue may
  /// be waiting for the file.
  func tell(_ work: @escaping (any NSFilePresenter) -> Void) {
    guard OperationQueue.current !== presentedItemOperationQueue else { return work(self) }
    // The queue is what keeps the presenter's work apart from other work.
    nonisolated(unsafe) let work = work
    nonisolated(unsafe) let presenter: any NSFilePresenter = self
    presentedItemOperationQueue.addOperation { work(presenter) }
  }

  /// The same with an answer that the presenter gives when it likes; nil where the caller is on its queue,
  /// and cannot wait for what that is to do.
  func ask<Answer>(
    _ question: @escaping (any NSFilePresenter, @escaping @Sendable (Answer) -> Void) -> Void
  ) -> Answer? {
    let reply = Reply<Answer>()
    let canWait = OperationQueue.current !== presentedItemOperationQueue
    tell { question($0) { reply.give($0) } }
    return reply.taken(waits: canWait)
  }
}

/// An answer that one thread gives and another takes.
// Unchecked, for the compiler cannot see that `lock` guards `answer`.
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
