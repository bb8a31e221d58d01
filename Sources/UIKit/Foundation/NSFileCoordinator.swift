public import Foundation

/// An object that coordinates reading and writing of files with all others in the program that use
/// coordinators, and notifies the presenters.
///
/// Access to a file is exclusive to one writer or shared by any number of readers; access to an item in a
/// folder includes the folder. A thread that has access may request more of it.
open class NSFileCoordinator: NSObject, @unchecked Sendable {
  // Unchecked, since only `isCancelled` changes, under the lock of all accesses.

  /// The options of reading.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The raw value, one bit per option, as in Foundation's headers.
    public let rawValue: UInt
    /// Creates options from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Presenters need not save before.
    public static let withoutChanges = ReadingOptions(rawValue: 1)
    /// The URL passed to the reader is that of a link's destination.
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
    /// The known metadata of the file is enough. No effect: files are local.
    public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
    /// A copy is made for the reader. No effect: none is made.
    public static let forUploading = ReadingOptions(rawValue: 8)
  }

  /// The options of writing.
  public struct WritingOptions: OptionSet, Sendable {
    /// The raw value, one bit per option, as in Foundation's headers.
    public let rawValue: UInt
    /// Creates options from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Presenters are notified that the file is to be deleted.
    public static let forDeleting = WritingOptions(rawValue: 1)
    /// The file is to be moved, a folder with its contents, whose presenters relinquish it, too.
    public static let forMoving = WritingOptions(rawValue: 2)
    /// Presenters save before.
    public static let forMerging = WritingOptions(rawValue: 4)
    /// Another file replaces it. Presenters are notified as of any writing.
    public static let forReplacing = WritingOptions(rawValue: 8)
    /// Only metadata that does not depend on the content is written. Presenters are notified as of any
    /// writing.
    public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
  }

  private let presenter: (any NSFilePresenter)?
  private var isCancelled = false

  /// Creates a coordinator that notifies all presenters but one.
  public init(filePresenter filePresenterOrNil: (any NSFilePresenter)?) {
    presenter = filePresenterOrNil
    super.init()
  }
  /// Creates a coordinator that notifies all presenters.
  public convenience override init() { self.init(filePresenter: nil) }

  /// Stored only. The identifier of coordinators with the same purpose. It does not affect coordination.
  open var purposeIdentifier = UUID().uuidString

  // MARK: - File presenters

  private struct Presenting {
    weak var presenter: (any NSFilePresenter)?
  }
  private static let lock = NSCondition()
  // Both are guarded by `lock`.
  nonisolated(unsafe) private static var presenting: [Presenting] = []
  nonisolated(unsafe) private static var accesses: [Access] = []

  /// Registers a presenter, without retaining it.
  open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {
    lock.withLock { presenting.append(Presenting(presenter: filePresenter)) }
  }
  /// Unregisters a presenter.
  open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {
    lock.withLock { presenting.removeAll { $0.presenter == nil || $0.presenter === filePresenter } }
  }
  /// The registered presenters, in the order of registration.
  open class var filePresenters: [any NSFilePresenter] {
    lock.withLock { presenting.compactMap(\.presenter) }
  }

  /// Returns the presenters of a file other than this coordinator's, and those of the folders that contain
  /// it; if the item is deleted or moved as a whole, also those of its contents.
  private func presenters(of url: URL, goesWhole: Bool = false) -> [any NSFilePresenter] {
    let path = Self.path(of: url)
    return Self.filePresenters.filter { one in
      guard one !== presenter, let own = one.presentedItemURL.map(Self.path) else { return false }
      return path.isInside(own) || goesWhole && own.isInside(path)
    }
  }
  private static func path(of url: URL) -> [String] { url.standardizedFileURL.pathComponents }

  // MARK: - Coordinated access

  /// The access of a thread to a file.
  private struct Access {
    let path: [String], isWriting: Bool, thread: Thread

    func excludes(_ other: Access) -> Bool {
      thread !== other.thread && (isWriting || other.isWriting)
        && (path.isInside(other.path) || other.path.isInside(path))
    }
  }

  /// Waits until no other thread has conflicting access; throws if the coordinator is cancelled before.
  private func withAccess(_ wanted: [(url: URL, isWriting: Bool)], _ body: () -> Void) throws {
    let mine = wanted.map { Access(path: Self.path(of: $0.url), isWriting: $0.isWriting, thread: .current) }
    try Self.lock.withLock {
      while !isCancelled, Self.accesses.contains(where: { one in mine.contains { $0.excludes(one) } }) {
        Self.lock.wait()
      }
      if isCancelled { throw CocoaError(.userCancelled) }
      Self.accesses += mine
    }
    body()
    Self.lock.withLock {
      for one in mine {
        let index = Self.accesses.firstIndex {
          $0.thread === one.thread && $0.path == one.path && $0.isWriting == one.isWriting
        }
        if let index { Self.accesses.remove(at: index) }
      }
      Self.lock.broadcast()
    }
  }

  private enum Wish {
    case read(URL, ReadingOptions), write(URL, WritingOptions)

    var url: URL {
      switch self {
      case .read(let url, let options):
        options.contains(.resolvesSymbolicLink) ? url.resolvingSymlinksInPath() : url
      case .write(let url, _): url
      }
    }
    var isWriting: Bool { if case .write = self { true } else { false } }
    /// A Boolean value that indicates whether a folder is affected with all its contents.
    var goesWhole: Bool {
      if case .write(_, let options) = self {
        !options.isDisjoint(with: [.forDeleting, .forMoving])
      } else {
        false
      }
    }
  }

  /// Makes the presenters relinquish the files, calls `body`, and makes them reacquire the files.
  private func coordinate(_ wishes: [Wish], _ error: NSErrorPointer, _ body: () -> Void) {
    var returning: [(any NSFilePresenter, @Sendable () -> Void)] = []
    var written: [URL] = []
    do {
      for wish in wishes {
        for one in presenters(of: wish.url, goesWhole: wish.goesWhole) {
          if let back = try stepBack(one, for: wish) { returning.append((one, back)) }
        }
      }
      try withAccess(wishes.map { ($0.url, $0.isWriting) }, body)
      for case .write(let url, let options) in wishes
      where options.isDisjoint(with: [.forDeleting, .forMoving]) { written.append(url) }
    } catch let failure { error?.pointee = failure as NSError }
    for (one, back) in returning { one.tell { _ in back() } }
    for url in written {
      for one in presenters(of: url) {
        one.tell {
          let isItself = $0.presentedItemURL.map { Self.path(of: $0) } == Self.path(of: url)
          if isItself { $0.presentedItemDidChange() } else { $0.presentedSubitemDidChange(at: url) }
        }
      }
    }
  }

  /// Makes a presenter relinquish a file. Returns the closure that it wants to be called afterwards.
  private func stepBack(_ one: any NSFilePresenter, for wish: Wish) throws -> (@Sendable () -> Void)? {
    func reacquirer(_ presenter: some NSFilePresenter) -> (@Sendable () -> Void)? {
      let answer: (@Sendable () -> Void)?? = presenter.ask {
        if wish.isWriting {
          $0.relinquishPresentedItem(toWriter: $1)
        } else {
          $0.relinquishPresentedItem(toReader: $1)
        }
      }
      return answer ?? nil
    }
    func failure(_ presenter: some NSFilePresenter) -> (any Error)? {
      let answer: (any Error)??
      switch wish {
      case .read(_, let options) where !options.contains(.withoutChanges):
        answer = presenter.ask { $0.savePresentedItemChanges(completionHandler: $1) }
      case .write(_, let options) where options.contains(.forMerging):
        answer = presenter.ask { $0.savePresentedItemChanges(completionHandler: $1) }
      case .write(_, let options) where options.contains(.forDeleting):
        answer = presenter.ask { $0.accommodatePresentedItemDeletion(completionHandler: $1) }
      default: answer = nil
      }
      return answer ?? nil
    }
    let back = reacquirer(one)
    if let error = failure(one) {
      one.tell { _ in back?() }
      throw error
    }
    return back
  }

  /// Reads a file: waits until presenters have relinquished it and saved and no other thread writes it, then
  /// calls `reader` on this thread with the URL to read.
  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [], error outError: NSErrorPointer,
    byAccessor reader: (URL) -> Void
  ) {
    let wish = Wish.read(url, options)
    coordinate([wish], outError) { reader(wish.url) }
  }
  /// Writes a file: waits until presenters have relinquished it and no other thread accesses it, then calls
  /// `writer` on this thread. Presenters are notified of the change.
  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor writer: (URL) -> Void
  ) { coordinate([.write(url, options)], outError) { writer(url) } }
  /// Reads one file and writes another, with access to both at the same time.
  open func coordinate(
    readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [], writingItemAt writingURL: URL,
    options writingOptions: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor readerWriter: (URL, URL) -> Void
  ) {
    let wish = Wish.read(readingURL, readingOptions)
    coordinate([wish, .write(writingURL, writingOptions)], outError) { readerWriter(wish.url, writingURL) }
  }
  /// Writes two files, with access to both at the same time.
  open func coordinate(
    writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL,
    options options2: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor writer: (URL, URL) -> Void
  ) { coordinate([.write(url1, options1), .write(url2, options2)], outError) { writer(url1, url2) } }

  /// Called in a writing access before the file is moved. Does nothing.
  open func item(at oldURL: URL, willMoveTo newURL: URL) {}
  /// Called in a writing access after the file was moved: notifies its presenters.
  open func item(at oldURL: URL, didMoveTo newURL: URL) {
    for one in presenters(of: oldURL) where one.presentedItemURL.map(Self.path) == Self.path(of: oldURL) {
      one.tell { $0.presentedItemDidMove(to: newURL) }
    }
  }

  /// Cancels pending accesses; their accessors are not called.
  open func cancel() {
    Self.lock.withLock {
      isCancelled = true
      Self.lock.broadcast()
    }
  }
}

extension [String] {
  /// Returns whether a path is another one, or inside it.
  fileprivate func isInside(_ other: [String]) -> Bool { starts(with: other) }
}
