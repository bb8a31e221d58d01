internal import CoreGraphics
public import Foundation
internal import QuartzCore
internal import UniformTypeIdentifiers

/// A document that is stored in a file.
///
/// A subclass returns the document's contents in `contents(forType:)` and loads them in
/// `load(fromContents:ofType:)`, both on the main thread. The file is read and written on a queue of the
/// document's own, one access after the other. Changes, reported by an undo manager or
/// `updateChangeCount(_:)`, are saved some seconds later, when the user leaves the program, and when the
/// document is closed.
@preconcurrency @MainActor open class UIDocument: NSObject, UIUserActivityRestoring {
  private var place: URL
  private var changes = ChangeHistory()
  /// The state of ``changes`` that is in the file.
  private var saved = ChangeHistory().state
  private let files = DispatchQueue(label: "UIDocument")
  private var undoing: UndoWatch?
  private var leaving: ProgramWatch?
  private var saving: Timer?
  private var activity: NSUserActivity?
  private var state = State.closed {
    didSet {
      if state != oldValue {
        NotificationCenter.default.post(name: UIDocument.stateChangedNotification, object: self)
      }
    }
  }

  /// Creates a closed document, whose file need not exist yet.
  public init(fileURL url: URL) {
    raiseUnless(url.isFileURL, "UIDocument.init(fileURL:): \(url) is no file")
    place = url
    super.init()
  }

  // MARK: - The file

  /// The current location of the file, which is updated when the file is moved.
  open var fileURL: URL { place }
  /// The name of the file without its extension.
  open var localizedName: String { place.deletingPathExtension().lastPathComponent }
  /// The identifier of the file's type, by its extension.
  open var fileType: String? { Self.type(of: place) }
  /// The date of the file's last change that the document knows of: when it last read or wrote it.
  open var fileModificationDate: Date?
  /// Always `nil`: files are never downloaded.
  open var progress: Progress? { nil }

  private static func type(of url: URL) -> String? {
    url.pathExtension.isEmpty
      ? UTType.data.identifier : UTType(filenameExtension: url.pathExtension)?.identifier
  }

  /// The state of the document. Changes are notified by ``stateChangedNotification``.
  open var documentState: State { state }

  /// The states of a document; empty if there are no problems.
  public struct State: OptionSet, Sendable {
    /// The corresponding raw value.
    public let rawValue: UInt
    /// Creates a value with the given raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The document is open and has no problems.
    public static let normal: State = []
    /// The document is not open.
    public static let closed = State(rawValue: 1)
    /// Never set: files have one version.
    public static let inConflict = State(rawValue: 2)
    /// The last save has failed.
    public static let savingError = State(rawValue: 4)
    /// The document is about to be replaced and must not be edited.
    public static let editingDisabled = State(rawValue: 8)
    /// Never set: see `progress`.
    public static let progressAvailable = State(rawValue: 16)
  }
  /// Posted on the main thread by a document whose state has changed.
  public nonisolated static let stateChangedNotification = Notification.Name(
    "UIDocumentStateChangedNotification")

  // MARK: - Opening and closing

  /// Reads the file and loads the document. The result is reported on the main thread.
  open func open(completionHandler: ((Bool) -> Void)? = nil) {
    let url = place
    access({ try self.read(from: url) }) { [self] error in
      if let error {
        handleError(error, userInteractionPermitted: true)
      } else {
        updateChangeCount(.cleared)
        begin(from: url)
      }
      completionHandler?(error == nil)
    }
  }

  /// Saves the document if it has changed, and closes it. If saving fails, it remains open.
  open func close(completionHandler: ((Bool) -> Void)? = nil) {
    let end = { [self] (isSaved: Bool) in
      if isSaved {
        saving?.invalidate()
        (saving, leaving) = (nil, nil)
        state = .closed
      }
      completionHandler?(isSaved)
    }
    guard !state.contains(.closed), !isSettled else { return access({}) { _ in end(true) } }
    autosave(completionHandler: end)
  }

  /// Replaces the document by the contents of a file. It cannot be edited meanwhile, keeps its own file, and
  /// remains closed if it was.
  open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    state.insert(.editingDisabled)
    disableEditing()
    access({ try self.read(from: url) }) { [self] error in
      if let error {
        handleError(error, userInteractionPermitted: true)
      } else {
        updateChangeCount(.cleared)
        if url == place { fileModificationDate = Self.date(of: url) }
        state.remove(.savingError)
      }
      state.remove(.editingDisabled)
      enableEditing()
      completionHandler?(error == nil)
    }
  }

  private func begin(from url: URL) {
    (place, fileModificationDate) = (url, Self.date(of: url))
    state.subtract([.closed, .savingError])
    if leaving == nil { leaving = ProgramWatch { [weak self] in self?.saveChanges() } }
  }
  private static func date(of url: URL) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: url.path))?[.modificationDate] as? Date
  }

  /// Loads the bytes of the file, a `Data`. For subclasses.
  ///
  /// - Throws: An error if they are no document of this type. This implementation throws nothing.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}
  /// Returns the document as the bytes of its file, a `Data`. For subclasses.
  ///
  /// - Throws: An error if it cannot be written as this type. This implementation always throws.
  open func contents(forType typeName: String) throws -> Any { throw CocoaError(.featureUnsupported) }
  /// Called before the document is replaced. For subclasses.
  open func disableEditing() {}
  /// Called after the document was replaced. For subclasses.
  open func enableEditing() {}

  // MARK: - Changes

  /// The undo manager that reports changes of the document, created on first use.
  open var undoManager: UndoManager! {
    get {
      if undoing == nil { undoing = UndoWatch(UndoManager(), self) }
      return undoing?.manager
    }
    set { undoing = newValue.map { UndoWatch($0, self) } }
  }

  /// A Boolean value that indicates whether the document differs from its file.
  open var hasUnsavedChanges: Bool {
    changes.state != saved || undoing?.manager.hasOpenChanges == true
  }
  /// The number of saves of this document in progress, during which the file may differ from the last saved
  /// state.
  private var ownSaves = 0
  private var isSettled: Bool { !hasUnsavedChanges && ownSaves == 0 }

  /// Reports a change. The document is saved 15 seconds later, or before it is closed.
  open func updateChangeCount(_ change: ChangeKind) {
    if change == .cleared { saved = changes.state } else { changes.count(change) }
    saveLater()
  }
  private func saveLater() {
    guard !isSettled, !state.contains(.closed), saving == nil else { return }
    let timer = Timer(timeInterval: Self.pause, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.saveChanges() }
    }
    saving = timer
    timer.start(after: Self.pause)
  }
  /// The delay after a change until the document is saved, in seconds; Apple's is not known.
  private static let pause: TimeInterval = 15

  private func saveChanges() {
    saving?.invalidate()
    saving = nil
    if !isSettled, !state.contains(.closed) { autosave() }
  }

  /// Returns the current state, to be passed back once it is saved.
  open func changeCountToken(for saveOperation: SaveOperation) -> Any { changes.state }
  /// Sets the state that is in the file; later changes are not affected.
  open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperation) {
    if let state = changeCountToken as? ChangeHistory.State { saved = state }
  }

  /// The kind of a change: a change, an undone or redone change, or all changes saved.
  public enum ChangeKind: Int, Sendable { case done, undone, redone, cleared }

  // MARK: - Saving

  /// The purpose of a save: a new file, or replacing the existing one.
  public enum SaveOperation: Int, Sendable { case forCreating, forOverwriting }

  /// Writes the document, which is then open and belongs to the file. The result is reported on the main
  /// thread.
  open func save(to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil) {
    let type = savingFileType ?? UTType.data.identifier,
      end = fileNameExtension(forType: type, saveOperation: saveOperation)
    let url = type == fileType || end.isEmpty ? url : url.deletingPathExtension().appendingPathExtension(end)
    // The saved state includes the changes of the current event.
    undoing?.manager.endEvent()
    let token = changeCountToken(for: saveOperation)
    let written = Result {
      (try contents(forType: type), try fileAttributesToWrite(to: url, for: saveOperation))
    }
    let write: @MainActor () throws -> Void = {
      let (contents, attributes) = try written.get()
      try self.writeContents(contents, andAttributes: attributes, safelyTo: url, for: saveOperation)
    }
    let wasOpen = !state.contains(.closed)
    Self.openSaves += 1
    ownSaves += 1
    access(write) { [self] error in
      Self.openSaves -= 1
      ownSaves -= 1
      if let error {
        state.insert(.savingError)
        handleError(error, userInteractionPermitted: true)
      } else {
        updateChangeCount(withToken: token, for: saveOperation)
        // A document that was closed meanwhile remains closed.
        if wasOpen, state.contains(.closed) {
          (place, fileModificationDate) = (url, Self.date(of: url))
        } else {
          begin(from: url)
        }
        if hasUnsavedChanges { saveLater() }
      }
      completionHandler?(error == nil)
    }
  }

  /// The number of saves of all documents in progress.
  private static var openSaves = 0
  /// Waits for some seconds at most until no save is in progress, while the main run loop continues: for a
  /// program that is about to end. Also works if the run loop or the main queue is in use and would deliver
  /// no completion.
  package static func finishSaving(within seconds: TimeInterval) {
    let end = Date(timeIntervalSinceNow: seconds)
    ends.tell()
    while openSaves > 0, end.timeIntervalSinceNow > 0 {
      ends.wait(until: min(end, Date(timeIntervalSinceNow: 0.01)))
      // Documents may call the main thread while they write.
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0))
      ends.tell()
    }
  }

  /// Saves the document if it has changed.
  open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
    guard !isSettled else { return access({}) { _ in completionHandler?(true) } }
    save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
  }

  /// The type with which the document is saved. If it differs from ``fileType``, the file gets another
  /// extension.
  open var savingFileType: String? { fileType }
  /// Returns the extension for a type, without a dot: the file's own for ``fileType``; empty for a type
  /// without one.
  open func fileNameExtension(forType typeName: String?, saveOperation: SaveOperation) -> String {
    if typeName == fileType { return place.pathExtension }
    return typeName.flatMap { UTType($0)?.preferredFilenameExtension } ?? ""
  }
  /// Returns the attributes of the written file, by `FileAttributeKey`. For subclasses.
  open func fileAttributesToWrite(to url: URL, for saveOperation: SaveOperation) throws -> [AnyHashable: Any]
  { [:] }

  /// Writes a file beside the other, then replaces it, so that the file is always complete. Called on the
  /// queue `files`.
  open func writeContents(
    _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]? = nil, safelyTo url: URL,
    for saveOperation: SaveOperation
  ) throws {
    let manager = FileManager.default, isThere = manager.fileExists(atPath: url.path)
    let draft = url.deletingLastPathComponent().appendingPathComponent(
      ".\(UUID().uuidString).\(url.lastPathComponent)")
    defer { try? manager.removeItem(at: draft) }
    try writeContents(contents, to: draft, for: saveOperation, originalContentsURL: isThere ? url : nil)
    let attributes = (additionalFileAttributes ?? [:]).compactMap { key, value in
      (key as? FileAttributeKey ?? (key as? String).map { FileAttributeKey(rawValue: $0) }).map {
        ($0, value)
      }
    }
    if !attributes.isEmpty {
      try manager.setAttributes(Dictionary(attributes) { $1 }, ofItemAtPath: draft.path)
    }
    // A single step for a file; `FileManager.replaceItemAt` on Linux loses the item it is to replace.
    if rename(draft.path, url.path) == 0 { return }
    // A folder that is not empty is moved away first.
    let old = draft.appendingPathExtension("old")
    if isThere { try manager.moveItem(at: url, to: old) }
    do { try manager.moveItem(at: draft, to: url) } catch {
      if isThere { try? manager.moveItem(at: old, to: url) }
      throw error
    }
    try? manager.removeItem(at: old)
  }
  /// Writes a `Data`. Called on the queue `files`.
  open func writeContents(
    _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
  ) throws {
    guard let data = contents as? Data else {
      throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: url.path])
    }
    try data.write(to: url)
  }
  /// Reads the file and loads its bytes on the main thread. Called on the queue `files`.
  open func read(from url: URL) throws {
    let data = try Data(contentsOf: url)
    let load: @Sendable () throws -> Void = {
      try MainActor.assumeIsolated { try self.load(fromContents: data, ofType: self.typeToRead(url)) }
    }
    if MainThread.isCurrent { try load() } else { try DispatchQueue.main.sync(execute: load) }
  }
  private func typeToRead(_ url: URL) -> String? { url == place ? fileType : Self.type(of: url) }

  /// Runs a block after the current accesses to the file, on another thread than the main thread.
  open func performAsynchronousFileAccess(_ block: @escaping () -> Void) {
    nonisolated(unsafe) let block = block  // handed over: run once, by the queue
    files.async { block() }
  }

  private nonisolated static let ends = AccessEnds()
  /// Performs work on the queue `files`, and then the completion on the main thread.
  private func access(
    _ work: @escaping @MainActor () throws -> Void, then end: @escaping @MainActor ((any Error)?) -> Void
  ) {
    // `read(from:)` and similar methods belong to the main actor by their declarations, but are called
    // elsewhere in UIKit all the same.
    nonisolated(unsafe) let work = unsafeBitCast(work, to: (() throws -> Void).self)
    let run: @Sendable () -> Void = {
      var failure: (any Error)?
      do { try work() } catch { failure = error }
      Self.ends.add { [failure] in end(failure) }
      DispatchQueue.main.async { MainActor.assumeIsolated { Self.ends.tell() } }
    }
    performAsynchronousFileAccess(run)
  }

  // MARK: - Errors

  /// Handles an error and calls `finishedHandlingError(_:recovered:)`; this implementation only does the
  /// latter. Subclasses show the error.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    finishedHandlingError(error, recovered: false)
  }
  /// Called when an error has been handled. For subclasses.
  open func finishedHandlingError(_ error: any Error, recovered: Bool) {}
  /// Called when a displayed error has to be dismissed. For subclasses.
  open func userInteractionNoLongerPermitted(forError error: any Error) {
    finishedHandlingError(error, recovered: false)
  }

  // MARK: - Activities

  /// The user activity of the document, which gets the document's file when it is set.
  open var userActivity: NSUserActivity? {
    get { activity }
    set {
      activity = newValue
      if let newValue { updateUserActivityState(newValue) }
    }
  }
  /// Stores the document's file in the activity, with the key ``userActivityURLKey``.
  open func updateUserActivityState(_ userActivity: NSUserActivity) {
    userActivity.addUserInfoEntries(from: [UIDocument.userActivityURLKey: fileURL])
  }
  /// Does nothing. For subclasses.
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}
  /// The key of the document's file in an activity.
  public nonisolated static let userActivityURLKey = "NSUserActivityDocumentURL"
}
