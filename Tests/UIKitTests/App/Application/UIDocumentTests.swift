import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Tests of documents: reading, changing, saving and closing them, checked against their files.
@MainActor @Suite(.serialized) struct UIDocumentTests {
  private final class Note: UIDocument {
    var text = ""
    var errors: [any Error] = []

    var given: [String] = []
    override func contents(forType typeName: String) throws -> Any {
      given.append(text)
      return Data(text.utf8)
    }
    override func load(fromContents contents: Any, ofType typeName: String?) throws {
      guard let data = contents as? Data, let text = String(data: data, encoding: .utf8) else {
        throw CocoaError(.fileReadCorruptFile)
      }
      self.text = text
    }
    override func handleError(_ error: any Error, userInteractionPermitted: Bool) {
      errors.append(error)
      super.handleError(error, userInteractionPermitted: userInteractionPermitted)
    }
  }

  @Test func aDocumentIsMadeClosedAndOpenedAgain() async throws {
    let place = TemporaryFolder(), note = Note(fileURL: place("a.txt"))
    #expect(note.documentState == .closed)
    #expect(note.localizedName == "a")
    #expect(note.fileType == "public.plain-text")
    note.text = "one"
    #expect(await note.save(to: note.fileURL, for: .forCreating))
    #expect(place.text("a.txt") == "one")
    #expect(note.documentState == .normal)
    #expect(note.fileModificationDate != nil)
    #expect(await note.close())
    #expect(note.documentState == .closed)
    let again = Note(fileURL: place("a.txt"))
    #expect(await again.open())
    #expect(again.text == "one")
    #expect(again.documentState == .normal)
    #expect(!again.hasUnsavedChanges)
  }

  @Test func aFileThatIsNotThereOpensNothing() async throws {
    let place = TemporaryFolder(), note = Note(fileURL: place("none.txt"))
    #expect(await !note.open())
    #expect(note.documentState == .closed)
    #expect(note.errors.count == 1)
  }

  @Test func documentHasChangesThatUndoHasNotReverted() async throws {
    let place = TemporaryFolder(), note = Note(fileURL: place("a.txt"))
    await note.save(to: note.fileURL, for: .forCreating)
    func type(_ text: String) {
      let before = note.text
      note.text = text
      note.undoManager.registerUndo(withTarget: note) { _ in type(before) }
    }
    type("b")
    #expect(note.hasUnsavedChanges)
    note.undoManager.undo()
    #expect(!note.hasUnsavedChanges)
    #expect(note.text == "")
    note.undoManager.redo()
    #expect(note.hasUnsavedChanges)
    #expect(note.text == "b")
    #expect(await note.autosave())
    #expect(!note.hasUnsavedChanges)
    #expect(place.text("a.txt") == "b")
    note.undoManager.undo()
    #expect(note.hasUnsavedChanges)
    type("c")
    #expect(note.hasUnsavedChanges)
    note.undoManager.undo()
    // Setting the file's text is not an undoable step.
    #expect(note.hasUnsavedChanges)
  }

  /// Returns a document that was created without text, and has the text "one" since.
  private func changedNote() async -> (TemporaryFolder, Note) {
    let place = TemporaryFolder(), note = Note(fileURL: place("a.txt"))
    await note.save(to: note.fileURL, for: .forCreating)
    note.text = "one"
    note.updateChangeCount(.done)
    return (place, note)
  }

  @Test func aChangeDuringASaveIsLeft() async throws {
    let (place, note) = await changedNote()
    let isSaved = await withCheckedContinuation { end in
      note.autosave { end.resume(returning: $0) }
      note.text = "two"
      note.updateChangeCount(.done)
    }
    // If another suite deactivates the program, "two" is saved by now; otherwise closing saves it.
    #expect(isSaved)
    #expect(note.given.prefix(2) == ["", "one"])
    #expect(await note.close())
    #expect(place.text("a.txt") == "two")
    #expect(!note.hasUnsavedChanges)
  }

  @Test func anUndoDuringASaveIsSavedByClosing() async throws {
    let (place, note) = await changedNote()
    note.autosave(completionHandler: nil)
    note.text = ""
    note.updateChangeCount(.undone)
    #expect(await note.close())
    #expect(place.text("a.txt") == "")
  }

  @Test func aSaveThatEndsAfterClosingOpensNothing() async throws {
    let (place, note) = await changedNote()
    note.close(completionHandler: nil)
    #expect(await note.autosave())
    #expect(note.documentState.contains(.closed))
    #expect(place.text("a.txt") == "one")
  }

  @Test func runningSaveCompletesBeforeTheProgramEnds() async throws {
    let (place, note) = await changedNote()
    var ends: [Bool] = []
    note.autosave { ends.append($0) }
    UIDocument.finishSaving(within: 60)
    #expect(place.text("a.txt") == "one")
    #expect(!note.hasUnsavedChanges)
    #expect(ends == [true])
  }

  @Test func aSaveThatTakesTooLongIsNotWaitedFor() async throws {
    final class Slow: UIDocument {
      nonisolated let goes = DispatchSemaphore(value: 0)
      override func contents(forType typeName: String) throws -> Any { Data() }
      override func writeContents(
        _ contents: Any, to url: URL, for saveOperation: UIDocument.SaveOperation, originalContentsURL: URL?
      ) throws { goes.wait() }
    }
    let place = TemporaryFolder(), note = Slow(fileURL: place("a.txt"))
    var ends: [Bool] = []
    let isOver = await withCheckedContinuation { over in
      note.save(to: note.fileURL, for: .forCreating) {
        ends.append($0)
        over.resume(returning: true)
      }
      UIDocument.finishSaving(within: 0.05)
      #expect(ends.isEmpty)
      note.goes.signal()
    }
    #expect(isOver)
    #expect(ends.count == 1)
  }

  @Test func aChangeDuringTwoSavesIsLeft() async throws {
    let (place, note) = await changedNote()
    // Both save, and neither save has ended yet.
    for name in [UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification] {
      NotificationCenter.default.post(name: name, object: nil)
    }
    note.text = "two"
    note.updateChangeCount(.done)
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      note.performAsynchronousFileAccess { DispatchQueue.main.async { done.resume() } }
    }
    #expect(await note.close())
    #expect(place.text("a.txt") == "two")
    #expect(!note.hasUnsavedChanges)
  }

  @Test func anotherChangeInThePlaceOfASavedOneIsLeft() async throws {
    let (place, note) = await changedNote()
    let isSaved = await withCheckedContinuation { end in
      note.autosave { end.resume(returning: $0) }
      note.updateChangeCount(.undone)
      note.text = "two"
      note.updateChangeCount(.done)
    }
    #expect(isSaved)
    #expect(await note.close())
    #expect(place.text("a.txt") == "two")
    #expect(!note.hasUnsavedChanges)
  }

  @Test func changeCountBeforeOpeningIsCleared() async throws {
    let place = TemporaryFolder(), note = Note(fileURL: place("a.txt"))
    try Data("one".utf8).write(to: note.fileURL)
    note.updateChangeCount(.done)
    #expect(await note.open())
    #expect(note.text == "one")
    #expect(!note.hasUnsavedChanges)
  }

  @Test func documentThatCannotBeSavedStaysOpenWithAnError() async throws {
    let place = TemporaryFolder(), note = Note(fileURL: place("a.txt"))
    await note.save(to: note.fileURL, for: .forCreating)
    try FileManager.default.removeItem(at: place.url)
    var states: [UIDocument.State] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIDocument.stateChangedNotification, object: note, queue: nil
    ) { _ in
      MainActor.assumeIsolated { states.append(note.documentState) }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    note.updateChangeCount(.done)
    #expect(await !note.close())
    #expect(note.documentState == .savingError)
    #expect(note.hasUnsavedChanges)
    #expect(!note.errors.isEmpty)
    try FileManager.default.createDirectory(at: place.url, withIntermediateDirectories: true)
    #expect(await note.close())
    #expect(states == [.savingError, .normal, .closed])
  }

  @Test func aFileIsReplacedAsAWhole() async throws {
    let place = TemporaryFolder(), note = Note(fileURL: place("a.txt"))
    await note.save(to: note.fileURL, for: .forCreating)
    note.text = "more"
    await note.save(to: note.fileURL, for: .forOverwriting)
    #expect(place.names == ["a.txt"])
    #expect(place.text("a.txt") == "more")
  }

  @Test func aFolderOfFilesIsReplacedAsAWhole() async throws {
    final class Package: UIDocument {
      var text = ""
      override func contents(forType typeName: String) throws -> Any { text }
      override func writeContents(
        _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
      ) throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
        try Data((contents as? String ?? "").utf8).write(to: url.appendingPathComponent("text"))
      }
    }
    let place = TemporaryFolder(), document = Package(fileURL: place("a.pack"))
    for text in ["one", "two"] {
      document.text = text
      #expect(await document.save(to: document.fileURL, for: text == "one" ? .forCreating : .forOverwriting))
      #expect(place.names == ["a.pack"])
      #expect(place.text("a.pack/text") == text)
    }
  }

  @Test func revertingLoadsTheFile() async throws {
    let place = TemporaryFolder(), note = Note(fileURL: place("a.txt"))
    note.text = "kept"
    await note.save(to: note.fileURL, for: .forCreating)
    note.text = "changed"
    note.updateChangeCount(.done)
    let reverted = await withCheckedContinuation { end in
      note.revert(toContentsOf: note.fileURL) { end.resume(returning: $0) }
      #expect(note.documentState == .editingDisabled)
    }
    #expect(reverted)
    #expect(note.text == "kept")
    #expect(!note.hasUnsavedChanges)
    #expect(note.documentState == .normal)
  }

  @Test func revertingToABackupKeepsTheFile() async throws {
    let place = TemporaryFolder(), note = Note(fileURL: place("a.txt"))
    note.text = "new"
    await note.save(to: note.fileURL, for: .forCreating)
    try Data("old".utf8).write(to: place("backup.txt"))
    #expect(await note.revert(toContentsOf: place("backup.txt")))
    #expect(note.text == "old")
    #expect(note.fileURL == place("a.txt"))
    #expect(await note.close())
    #expect(await note.revert(toContentsOf: place("backup.txt")))
    #expect(note.documentState == .closed)
    #expect(place.text("a.txt") == "new")
  }

  @Test func leavingTheProgramSaves() async throws {
    let place = TemporaryFolder(), note = Note(fileURL: place("a.txt"))
    await note.save(to: note.fileURL, for: .forCreating)
    note.text = "left"
    note.updateChangeCount(.done)
    NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
    await withCheckedContinuation { done in note.performAsynchronousFileAccess { done.resume() } }
    #expect(place.text("a.txt") == "left")
  }

  @Test func anotherTypeGivesTheFileAnotherExtension() async throws {
    final class Converted: UIDocument {
      override var savingFileType: String? { "public.json" }
      override func contents(forType typeName: String) throws -> Any { Data(typeName.utf8) }
    }
    let place = TemporaryFolder(), document = Converted(fileURL: place("a.txt"))
    #expect(await document.save(to: document.fileURL, for: .forCreating))
    #expect(document.fileURL.lastPathComponent == "a.json")
    #expect(place.text("a.json") == "public.json")
  }

  @Test func anActivityKnowsTheFile() {
    let note = Note(fileURL: URL(fileURLWithPath: "/a.txt")), activity = NSUserActivity(activityType: "edit")
    note.userActivity = activity
    #expect(activity.userInfo?[UIDocument.userActivityURLKey] as? URL == note.fileURL)
  }
}
