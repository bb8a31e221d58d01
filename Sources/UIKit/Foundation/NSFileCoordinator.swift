public import Foundation

/// Reads and writes files in turn with all others in the program that do so by coordinators, and tells those
/// who present them.
///
/// One writer or any number of readers have a file, and what lies in a folder has the folder. A thread that
/// has access may ask for more of it.
open class NSFileCoordinator: NSObject, @unchecked Sendable {
  // Unchecked, for `isCancelled` alone changes, under the lock of all accesses.

  /// How a file is going to be read.
  public struct ReadingOptions: OptionSet, Sendable {
    /// One bit an option, as in Foundation's headers.
    public let rawValue: UInt
    /// Options of the bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Presenters need not save before.
    public static let withoutChanges = ReadingOptions(rawValue: 1)
    /// The address given is that of what a link leads to.
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
    /// What is known of the file without fetching it is enough. Kept for the app: files are here.
    public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
    /// A copy would be made for the reader. Kept for the app: none is.
    public static let forUploading = ReadingOptions(rawValue: 8)
  }

  /// What is going to be done to a file.
  public struct WritingOptions: OptionSet, Sendable {
    /// One bit an option, as in Foundation's headers.
    public let rawValue: UInt
    /// Options of the bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Presenters are told that the file goes.
    public static let forDeleting = WritingOptions(rawValue: 1)
    /// The file goes elsewhere, a folder with all that is in it; presenters of that step back, too.
    public static let forMoving = WritingOptions(rawValue: 2)
    /// Presenters save before.
    public static let forMerging = WritingOptions(rawValue: 4)
    /// Another file takes its place. Presenters are told as of any writing.
    public static let forReplacing = WritingOptions(rawValue: 8)
    /// Only what does not depend on the content is written. Presenters are told as of any writing.
    public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
  }

  private let presenter: (any NSFilePresenter)?
  private var isCancelled = false

  /// Tells all presenters but one.
  public init(filePresenter filePresenterOrNil: (any NSFilePresenter)?) {
    presenter = filePresenterOrNil
    super.init()
  }
  /// Tells all presenters.
  public convenience override init() { self.init(filePresenter: nil) }

  /// Kept for the app: what names those who work for one purpose.
  open var purposeIdentifier = UUID().uuidString

  // MARK: - Presenters

  private struct Presenting {
    weak var presenter: (any NSFilePresenter)?
  }
  private static let lock = NSCondition()
  // Both are guarded by `lock`.
  nonisolated(unsafe) private static var presenting: [Presenting] = []
  nonisolated(unsafe) private static var accesses: [Access] = []

  /// Has a presenter asked and told; it is not retained.
  open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {
    lock.withLock { presenting.append(Presenting(presenter: filePresenter)) }
  }
  /// Has a presenter asked and told no more.
  open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {
    lock.withLock { presenting.removeAll { $0.presenter == nil || $0.presenter === filePresenter } }
  }
  /// Those who are asked and told, in the order in which they were added.
  open class var filePresenters: [any NSFilePresenter] {
    lock.withLock { presenting.compactMap(\.presenter) }
  }

  /// The presenters of a file but this coordinator's, and those of the folders that it is in; of what goes
  /// whole, also those of what is inside.
  private func presenters(of url: URL, goesWhole: Bool = false) -> [any NSFilePresenter] {
    let path = Self.path(of: url)
    return Self.filePresenters.filter { one in
      guard one !== presenter, let own = one.presentedItemURL.map(Self.path) else { return false }
      return path.isInside(own) || goesWhole && own.isInside(path)
    }
  }
  private static func path(of url: URL) -> [String] { url.standardizedFileURL.pathComponents }

  // MARK: - Access

  /// What a thread has of a file.
  private struct Access {
    let path: [String], isWriting: Bool, thread: Thread

    func excludes(_ other: Access) -> Bool {
      thread !== other.thread && (isWriting || other.isWriting)
        && (path.isInside(other.path) || other.path.isInside(path))
    }
  }

  /// Waits until nobody else has any of it; throws where the coordinator is cancelled before.
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
    /// Whether a folder goes with all that is in it.
    var goesWhole: Bool {
      if case .write(_, let options) = self {
        !options.isDisjoint(with: [.forDeleting, .forMoving])
      } else {
        false
      }
    }
  }

  /// Has the presenters step back, calls `body`, and has them come back.
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

  /// What the presenter wants to be called afterwards.
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

  /// Reads a file: waits until presenters have stepped back and saved and no other thread writes, then calls
  /// `reader` on this one with the address to read.
  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [], error outError: NSErrorPointer,
    byAccessor reader: (URL) -> Void
  ) {
    let wish = Wish.read(url, options)
    coordinate([wish], outError) { reader(wish.url) }
  }
  /// Writes a file: waits until presenters have stepped back and no other thread has it, then calls `writer`
  /// on this one. Presenters hear of the change.
  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor writer: (URL) -> Void
  ) { coordinate([.write(url, options)], outError) { writer(url) } }
  /// Reads one file and writes another, both at the same time.
  open func coordinate(
    readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [], writingItemAt writingURL: URL,
    options writingOptions: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor readerWriter: (URL, URL) -> Void
  ) {
    let wish = Wish.read(readingURL, readingOptions)
    coordinate([wish, .write(writingURL, writingOptions)], outError) { readerWriter(wish.url, writingURL) }
  }
  /// Writes two files, both at the same time.
  open func coordinate(
    writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL,
    options options2: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor writer: (URL, URL) -> Void
  ) { coordinate([.write(url1, options1), .write(url2, options2)], outError) { writer(url1, url2) } }

  /// Within a writing access: the file goes elsewhere.
  open func item(at oldURL: URL, willMoveTo newURL: URL) {}
  /// Within a writing access: the file has gone elsewhere, of which its presenters are told.
  open func item(at oldURL: URL, didMoveTo newURL: URL) {
    for one in presenters(of: oldURL) where one.presentedItemURL.map(Self.path) == Self.path(of: oldURL) {
      one.tell { $0.presentedItemDidMove(to: newURL) }
    }
  }

  /// Lets go of what waits for access; its accessors are not called.
  open func cancel() {
    Self.lock.withLock {
      isCancelled = true
      Self.lock.broadcast()
    }
  }
}

extension [String] {
  /// Whether a path is another one, or leads on from it.
  fileprivate func isInside(_ other: [String]) -> Bool { starts(with: other) }
}
