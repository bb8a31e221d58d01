internal import CoreGraphics
public import Foundation
internal import QuartzCore
internal import UniformTypeIdentifiers

/// A document that is kept in a file.
///
/// A subclass gives the document's contents in `contents(forType:)` and takes them in
/// `load(fromContents:ofType:)`, both on the main thread. The file is read and written on a queue of the
/// document's own, one access after the other. What has changed, as an undo manager or
/// `updateChangeCount(_:)` says, is saved some seconds later, when the program is left and when the document
/// is closed.
@preconcurrency @MainActor open class UIDocument: NSObject, UIUserActivityRestoring {
  private var place: URL
  private var changes = ChangeHistory()
  /// The state of `changes` that the file has.
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

  /// A document that is closed; its file need not be there yet.
  public init(fileURL url: URL) {
    raiseUnless(url.isFileURL, "UIDocument.init(fileURL:): \(url) is no file")
    place = url
    super.init()
  }

  // MARK: - The file

  /// Where the file is now: it follows files that are moved.
  open var fileURL: URL { place }
  /// The name of the file without its extension.
  open var localizedName: String { place.deletingPathExtension().lastPathComponent }
  /// The identifier of the file's type, by its extension.
  open var fileType: String? { Self.type(of: place) }
  /// When the file was changed, as far as the document knows: when it was read or written last.
  open var fileModificationDate: Date?
  /// Always nil: no file is on its way here.
  open var progress: Progress? { nil }

  private static func type(of url: URL) -> String? {
    url.pathExtension.isEmpty
      ? UTType.data.identifier : UTType(filenameExtension: url.pathExtension)?.identifier
  }

  /// Whether the document is open, can be edited and could be saved. `stateChangedNotification` tells of
  /// changes.
  open var documentState: State { state }

  /// What a document is in; nothing where all is well.
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Open and without troubles.
    public static let normal: State = []
    /// Not opened, or closed again.
    public static let closed = State(rawValue: 1)
    /// Never here: files have one version.
    public static let inConflict = State(rawValue: 2)
    /// The last save has failed.
    public static let savingError = State(rawValue: 4)
    /// The document is about to be replaced and must not be edited.
    public static let editingDisabled = State(rawValue: 8)
    /// Never here: see `progress`.
    public static let progressAvailable = State(rawValue: 16)
  }
  /// Posted on the main thread by a document whose state is another.
  public nonisolated static let stateChangedNotification = Notification.Name(
    "UIDocumentStateChangedNotification")

  // MARK: - Opening and closing

  /// Reads the file and loads the document; whether that went well is told on the main thread.
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

  /// Saves the document where it has changed, and closes it; one that cannot be saved stays open.
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

  /// Puts what a file says in the place of the document, which cannot be edited meanwhile. It stays that of
  /// its own file, and closed where it was.
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

  /// For subclasses: takes the file's bytes, a `Data`.
  ///
  /// - Throws: Where they are no document of this type; here, nothing.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}
  /// For subclasses: the document as the bytes of its file, a `Data`.
  ///
  /// - Throws: Where it cannot be written as this type; here, always.
  open func contents(forType typeName: String) throws -> Any { throw CocoaError(.featureUnsupported) }
  /// For subclasses: called before the document is replaced.
  open func disableEditing() {}
  /// For subclasses: called after it was.
  open func enableEditing() {}

  // MARK: - Changes

  /// Whose changes are the document's; made when it is asked for first.
  open var undoManager: UndoManager! {
    get {
      if undoing == nil { undoing = UndoWatch(UndoManager(), self) }
      return undoing?.manager
    }
    set { undoing = newValue.map { UndoWatch($0, self) } }
  }

  /// Whether the document is other than its file.
  open var hasUnsavedChanges: Bool {
    changes.state != saved || undoing?.manager.hasOpenChanges == true
  }
  /// Saves of this document that have begun and not ended: until then the file may become another than what
  /// was saved before.
  private var ownSaves = 0
  private var isSettled: Bool { !hasUnsavedChanges && ownSaves == 0 }

  /// Says what has changed; the document is saved 15 seconds later, or before it is closed.
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
  /// How long after a change the document is saved, in seconds; Apple's is not known.
  private static let pause: TimeInterval = 15

  private func saveChanges() {
    saving?.invalidate()
    saving = nil
    if !isSettled, !state.contains(.closed) { autosave() }
  }

  /// The state that the document is in, to be handed back once it is saved.
  open func changeCountToken(for saveOperation: SaveOperation) -> Any { changes.state }
  /// Says which state the file has; changes that were made since are left.
  open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperation) {
    if let state = changeCountToken as? ChangeHistory.State { saved = state }
  }

  /// A change, one taken back or done again, or all of them saved.
  public enum ChangeKind: Int, Sendable { case done, undone, redone, cleared }

  // MARK: - Saving

  /// For a file that is new, or in place of the one there is.
  public enum SaveOperation: Int, Sendable { case forCreating, forOverwriting }

  /// Writes the document, which is then open and that of the file; whether that went well is told on the main
  /// thread.
  open func save(to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil) {
    let type = savingFileType ?? UTType.data.identifier,
      end = fileNameExtension(forType: type, saveOperation: saveOperation)
    let url = type == fileType || end.isEmpty ? url : url.deletingPathExtension().appendingPathExtension(end)
    // What is saved has the changes of the event under way.
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
        // One that was closed meanwhile stays so.
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

  /// The saves of all documents that have begun and not ended.
  private static var openSaves = 0
  /// Waits until no save is open, for some seconds at most, while the main run loop goes on: for a program
  /// that is about to end. Also where the run loop or the main queue, being in use, would tell of no end.
  package static func finishSaving(within seconds: TimeInterval) {
    let end = Date(timeIntervalSinceNow: seconds)
    ends.tell()
    while openSaves > 0, end.timeIntervalSinceNow > 0 {
      ends.wait(until: min(end, Date(timeIntervalSinceNow: 0.01)))
      // Documents may ask the main thread while they write.
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0))
      ends.tell()
    }
  }

  /// Saves the document where it has changed.
  open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
    guard !isSettled else { return access({}) { _ in completionHandler?(true) } }
    save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
  }

  /// The type that the document is saved as. One that is not `fileType` gives the file another extension.
  open var savingFileType: String? { fileType }
  /// The extension for a type, without a dot: the file's own for `fileType`; empty for a type without one.
  open func fileNameExtension(forType typeName: String?, saveOperation: SaveOperation) -> String {
    if typeName == fileType { return place.pathExtension }
    return typeName.flatMap { UTType($0)?.preferredFilenameExtension } ?? ""
  }
  /// For subclasses: what the written file is given, by `FileAttributeKey`.
  open func fileAttributesToWrite(to url: URL, for saveOperation: SaveOperation) throws -> [AnyHashable: Any]
  { [:] }

  /// Writes a file beside the other, then puts it in its place: at no time is there half a file. Called on
  /// the queue of `files`.
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
    // One step for a file; `FileManager.replaceItemAt` on Linux loses what it is to replace.
    if rename(draft.path, url.path) == 0 { return }
    // A folder that is not empty makes room first.
    let old = draft.appendingPathExtension("old")
    if isThere { try manager.moveItem(at: url, to: old) }
    do { try manager.moveItem(at: draft, to: url) } catch {
      if isThere { try? manager.moveItem(at: old, to: url) }
      throw error
    }
    try? manager.removeItem(at: old)
  }
  /// Writes a `Data`. Called on the queue of `files`.
  open func writeContents(
    _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
  ) throws {
    guard let data = contents as? Data else {
      throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: url.path])
    }
    try data.write(to: url)
  }
  /// Reads the file and loads its bytes on the main thread. Called on the queue of `files`.
  open func read(from url: URL) throws {
    let data = try Data(contentsOf: url)
    let load: @Sendable () throws -> Void = {
      try MainActor.assumeIsolated { try self.load(fromContents: data, ofType: self.typeToRead(url)) }
    }
    if MainThread.isCurrent { try load() } else { try DispatchQueue.main.sync(execute: load) }
  }
  private func typeToRead(_ url: URL) -> String? { url == place ? fileType : Self.type(of: url) }

  /// Runs a block after the accesses to the file that are under way, away from the main thread.
  open func performAsynchronousFileAccess(_ block: @escaping () -> Void) {
    nonisolated(unsafe) let block = block  // handed over: run once, by the queue
    files.async { block() }
  }

  private nonisolated static let ends = AccessEnds()
  /// Runs work on the queue of `files`, and then the rest on the main thread.
  private func access(
    _ work: @escaping @MainActor () throws -> Void, then end: @escaping @MainActor ((any Error)?) -> Void
  ) {
    // `read(from:)` and its like belong to the main actor by their declarations, and Apple calls them
    // elsewhere all the same.
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

  /// For subclasses, which show the error and call `finishedHandlingError(_:recovered:)`; this does the
  /// latter at once.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    finishedHandlingError(error, recovered: false)
  }
  /// For subclasses: called when an error has been dealt with.
  open func finishedHandlingError(_ error: any Error, recovered: Bool) {}
  /// For subclasses: an error that is being shown has to go from the screen.
  open func userInteractionNoLongerPermitted(forError error: any Error) {
    finishedHandlingError(error, recovered: false)
  }

  // MARK: - Activities

  /// What the user does with the document; given its file when it is set.
  open var userActivity: NSUserActivity? {
    get { activity }
    set {
      activity = newValue
      if let newValue { updateUserActivityState(newValue) }
    }
  }
  /// Writes down the document's file, under `userActivityURLKey`.
  open func updateUserActivityState(_ userActivity: NSUserActivity) {
    userActivity.addUserInfoEntries(from: [UIDocument.userActivityURLKey: fileURL])
  }
  /// For subclasses.
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}
  /// Under which an activity keeps the document's file.
  public nonisolated static let userActivityURLKey = "NSUserActivityDocumentURL"
}
