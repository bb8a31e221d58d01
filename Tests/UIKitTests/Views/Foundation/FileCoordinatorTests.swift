import Foundation
import TestSupport
import Testing
import UIKit

/// Tests of file coordinators. Source: Apple's reference of `NSFileCoordinator` and `NSFilePresenter`.
@Suite(.serialized) struct FileCoordinatorTests {
  // Unchecked, for the compiler cannot see that `lock` guards `lines`.
  private final class Presenter: NSObject, NSFilePresenter, @unchecked Sendable {
    let presentedItemURL: URL?
    let presentedItemOperationQueue = OperationQueue()
    private let lock = NSLock()
    private var lines: [String] = []
    /// The callbacks that the presenter received, read after its queue has finished.
    var told: [String] {
      presentedItemOperationQueue.waitUntilAllOperationsAreFinished()
      return lock.withLock { lines }
    }

    init(_ url: URL) {
      presentedItemURL = url
      presentedItemOperationQueue.maxConcurrentOperationCount = 1
    }
    func say(_ line: String) { lock.withLock { lines.append(line) } }

    func relinquishPresentedItem(toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void) {
      say("reader")
      reader { self.say("back") }
    }
    func relinquishPresentedItem(toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void) {
      say("writer")
      writer { self.say("back") }
    }
    func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
      say("save")
      completionHandler(nil)
    }
    func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
      say("delete")
      completionHandler(nil)
    }
    func presentedItemDidMove(to newURL: URL) { say("moved to \(newURL.lastPathComponent)") }
    func presentedItemDidChange() { say("changed") }
    func presentedSubitemDidChange(at url: URL) { say("changed \(url.lastPathComponent)") }
  }

  @Test func presentersRelinquishAndAreNotifiedOfChanges() throws {
    let place = TemporaryFolder(), file = try place.write("a", to: "a.txt")
    let presenter = Presenter(file), folder = Presenter(place.url)
    for one in [presenter, folder] { NSFileCoordinator.addFilePresenter(one) }
    defer { for one in [presenter, folder] { NSFileCoordinator.removeFilePresenter(one) } }
    var text = "", error: NSError?
    let coordinator = NSFileCoordinator()
    coordinator.coordinate(readingItemAt: file, options: [], error: &error) {
      presenter.say("read")
      text = (try? String(contentsOf: $0, encoding: .utf8)) ?? ""
    }
    #expect(text == "a")
    #expect(error == nil)
    #expect(presenter.told == ["reader", "save", "read", "back"])
    coordinator.coordinate(writingItemAt: file, options: .forReplacing, error: &error) {
      presenter.say("write")
      try? Data("b".utf8).write(to: $0)
    }
    #expect(presenter.told.suffix(4) == ["writer", "write", "back", "changed"])
    #expect(folder.told.last == "changed a.txt")
    let other = place("b.txt")
    coordinator.coordinate(writingItemAt: file, options: .forMoving, writingItemAt: other, error: &error) {
      coordinator.item(at: $0, willMoveTo: $1)
      coordinator.item(at: $0, didMoveTo: $1)
    }
    #expect(presenter.told.suffix(3) == ["writer", "moved to b.txt", "back"])
    coordinator.coordinate(writingItemAt: file, options: .forDeleting, error: &error) { _ in }
    #expect(presenter.told.suffix(3) == ["writer", "delete", "back"])
    let told = presenter.told.count
    NSFileCoordinator(filePresenter: presenter).coordinate(writingItemAt: file, error: &error) { _ in }
    #expect(presenter.told.count == told, "who writes itself is not told")
  }

  @Test func presenterOfAFileIsNotifiedOfItsFoldersDeletion() throws {
    let place = TemporaryFolder(), presenter = Presenter(try place.write("a", to: "inner/a.txt"))
    NSFileCoordinator.addFilePresenter(presenter)
    defer { NSFileCoordinator.removeFilePresenter(presenter) }
    let coordinator = NSFileCoordinator()
    coordinator.coordinate(writingItemAt: place("inner"), options: .forReplacing, error: nil) { _ in }
    #expect(presenter.told.isEmpty)
    coordinator.coordinate(writingItemAt: place("inner"), options: .forDeleting, error: nil) { _ in }
    #expect(presenter.told == ["writer", "delete", "back"])
  }

  /// A presenter's queue may be waiting for the file that is being moved.
  @Test(.timeLimit(.minutes(Project.hang))) func presenterMayReadAMovedFile() throws {
    let place = TemporaryFolder(), file = try place.write("a", to: "a.txt"), other = place("b.txt")
    let presenter = Presenter(file)
    NSFileCoordinator.addFilePresenter(presenter)
    defer { NSFileCoordinator.removeFilePresenter(presenter) }
    let coordinator = NSFileCoordinator()
    coordinator.coordinate(
      writingItemAt: file, options: .forMoving, writingItemAt: other, options: .forReplacing, error: nil
    ) { old, new in
      presenter.presentedItemOperationQueue.addOperation {
        NSFileCoordinator(filePresenter: presenter).coordinate(readingItemAt: new, error: nil) { _ in }
      }
      coordinator.item(at: old, didMoveTo: new)
    }
    #expect(presenter.told.contains("moved to b.txt"))
  }

  @Test func aWriterHasTheFileForItself() throws {
    let place = TemporaryFolder(), file = try place.write("0", to: "inner/a.txt")
    @Sendable func number() -> Int { (Int((try? String(contentsOf: file, encoding: .utf8)) ?? "")) ?? -1 }
    DispatchQueue.concurrentPerform(iterations: 8) { index in
      // A folder's contents move with the folder.
      let wanted = index % 2 == 0 ? file : place("inner")
      NSFileCoordinator().coordinate(writingItemAt: wanted, error: nil) { _ in
        NSFileCoordinator().coordinate(readingItemAt: file, error: nil) { _ in
          try? Data("\(number() + 1)".utf8).write(to: file)
        }
      }
    }
    #expect(number() == 8)
  }

  @Test func cancelledAccessDoesNotBegin() {
    let place = TemporaryFolder(), presenter = Presenter(place("a.txt")), coordinator = NSFileCoordinator()
    NSFileCoordinator.addFilePresenter(presenter)
    defer { NSFileCoordinator.removeFilePresenter(presenter) }
    var error: NSError?
    coordinator.cancel()
    coordinator.coordinate(writingItemAt: place("a.txt"), error: &error) { _ in
      Issue.record("a cancelled writer writes")
    }
    #expect(presenter.told == ["writer", "back"])
    #expect(error?.code == CocoaError.Code.userCancelled.rawValue)
    #expect(error?.domain == NSCocoaErrorDomain)
  }

  @Test func filesOfTheUserCanBeAsked() {
    let file = URL(fileURLWithPath: "/etc/hostname")
    #expect(file.startAccessingSecurityScopedResource())
    file.stopAccessingSecurityScopedResource()
  }
}
