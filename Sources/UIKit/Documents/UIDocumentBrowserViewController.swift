public import Foundation
internal import QuartzCore
public import UniformTypeIdentifiers

/// The first screen of an app of documents: a list of those in the app's documents folder, which are opened,
/// made and brought there from elsewhere through its delegate.
open class UIDocumentBrowserViewController: UIViewController {
  /// What becomes of a file that is brought into the folder.
  public enum ImportMode: UInt, Sendable { case none, copy, move }
  /// How the browser looks; `white` is as `light` here.
  public enum BrowserUserInterfaceStyle: UInt, Sendable { case white, light, dark }

  private var types: [UTType]
  private let stack = UINavigationController()
  /// Where the documents are: the app's documents folder.
  final var folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]

  /// Shows documents of some types; nil stands for those that the app's information says it opens.
  public init(forOpening contentTypes: [UTType]?) {
    types = contentTypes ?? Self.typesOfApp
    super.init(nibName: nil, bundle: nil)
  }
  /// The same by the types' identifiers.
  public init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
    types = allowedContentTypes?.map { UTType($0) ?? UTType(importedAs: $0) } ?? Self.typesOfApp
    super.init(nibName: nil, bundle: nil)
  }
  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(forOpening: nil)
  }
  /// Shows the types that the app's information says it opens.
  public required init?(coder: NSCoder) {
    types = Self.typesOfApp
    super.init(coder: coder)
  }

  private static var typesOfApp: [UTType] {
    let declared = Bundle.main.object(forInfoDictionaryKey: "CFBundleDocumentTypes") as? [[String: Any]] ?? []
    return declared.flatMap { $0["LSItemContentTypes"] as? [String] ?? [] }
      .map { UTType($0) ?? UTType(importedAs: $0) }
  }

  /// Told of what the user chooses; not retained.
  open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
  /// The identifiers of the types that are shown.
  open var allowedContentTypes: [String] { types.map(\.identifier) }
  /// Kept for the app: no list of recent documents is shown.
  open var contentTypesForRecentDocuments: [UTType] { types }
  /// Whether the bar has a button for another document; true unless set.
  open var allowsDocumentCreation = true { didSet { furnish() } }
  /// What assistive technology calls the button for another document, which shows a plus.
  open var localizedCreateDocumentActionTitle = "Create Document" { didSet { furnish() } }
  /// Kept for the app: rows have no pictures of documents.
  open var defaultDocumentAspectRatio: CGFloat = 2.0 / 3
  /// Whether several documents can be opened together.
  open var allowsPickingMultipleItems = false { didSet { begin() } }
  /// Whether names are shown with their extensions.
  open var shouldShowFileExtensions = false { didSet { begin() } }
  /// Buttons at the beginning of each list's bar; none unless set.
  open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = [] { didSet { furnish() } }
  /// Buttons at the end of each list's bar, beside the one for another document; none unless set.
  open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = [] { didSet { furnish() } }
  /// What the menu of a document offers.
  open var customActions: [UIDocumentBrowserAction] = []
  /// Light or dark once it is set, whatever the system has; until then as the surroundings are, not white.
  open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white { didSet { showStyle() } }
  private func showStyle() {
    overrideUserInterfaceStyle = browserUserInterfaceStyle == .dark ? .dark : .light
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    fillView(with: stack)
    begin()
  }
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    reload()
  }

  // MARK: - The list

  private var lists: [FileBrowser] { stack.viewControllers.compactMap { $0 as? FileBrowser } }

  /// Shows the documents folder.
  private func begin() {
    guard isViewLoaded else { return }
    let purpose = FileBrowser.Purpose.open(types, several: allowsPickingMultipleItems)
    let list = FileBrowser(folder, purpose, showsExtensions: shouldShowFileExtensions) { [weak self] urls in
      guard let self else { return }
      delegate?.documentBrowser(self, didPickDocumentsAt: urls)
    }
    list.actions = { [weak self] in self?.actions(for: $0) ?? [] }
    stack.viewControllers = [list]
    furnish()
  }

  /// Puts the buttons into the bar.
  private func furnish() {
    let create = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.requestDocument() })
    create.accessibilityLabel = localizedCreateDocumentActionTitle
    for list in lists {
      list.navigationItem.leftBarButtonItems = additionalLeadingNavigationBarButtonItems
      list.trailingItems = additionalTrailingNavigationBarButtonItems
      if allowsDocumentCreation { list.trailingItems.append(create) }
    }
  }

  private func reload() { for list in lists { list.reload() } }

  private func actions(for url: URL) -> [UIAction] {
    customActions.filter { $0.isFor(url) }.map { action in
      UIAction(title: action.localizedTitle, image: action.image, identifier: .init(action.identifier)) { _ in
        action.handler([url])
      }
    }
  }

  private func requestDocument() {
    delegate?.documentBrowser(self) { [weak self] url, mode in
      guard let self, let url, mode != .none else { return }
      do {
        let place = try take(url, to: folder, mode)
        delegate?.documentBrowser(self, didImportDocumentAt: url, toDestinationURL: place)
      } catch { delegate?.documentBrowser(self, failedToImportDocumentAt: url, error: error) }
    }
  }

  // MARK: - Files

  /// Brings a file into a folder, under a name that is free there.
  private func take(_ url: URL, to folder: URL, _ mode: ImportMode) throws -> URL {
    let place = folder.placeFor(url)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    if mode == .move {
      try FileManager.default.moveItem(at: url, to: place)
    } else {
      try FileManager.default.copyItem(at: url, to: place)
    }
    reload()
    return place
  }

  /// Shows a document in the list; one that lies elsewhere is copied into the folder where that is asked.
  open func revealDocument(
    at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil
  ) {
    tell(completion) { [self] in
      guard FileManager.default.fileExists(atPath: url.path) else { throw CocoaError(.fileNoSuchFile) }
      let isInside = url.standardizedFileURL.path.hasPrefix(folder.standardizedFileURL.path + "/")
      let place = isInside || !importIfNeeded ? url : try take(url, to: folder, .copy)
      stack.popToRootViewController(animated: false)
      lists.first?.show(place)
      return place
    }
  }
  /// Takes a file into the neighbour's folder; told in the next frame, with its place there or why not.
  open func importDocument(
    at documentURL: URL, nextToDocumentAt neighbourURL: URL, mode importMode: ImportMode,
    completionHandler completion: @escaping (URL?, (any Error)?) -> Void
  ) {
    tell(completion) { [self] in
      try take(documentURL, to: neighbourURL.deletingLastPathComponent(), importMode)
    }
  }
  /// Keeps the extension; told in the next frame, with the new place or why not.
  open func renameDocument(
    at documentURL: URL, proposedName: String,
    completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) {
    tell(completionHandler) { [self] in
      let named = documentURL.deletingLastPathComponent().appendingPathComponent(proposedName)
      let kept = documentURL.pathExtension
      let place = named.pathExtension == kept ? named : named.appendingPathExtension(kept)
      try FileManager.default.moveItem(at: documentURL, to: place)
      reload()
      return place
    }
  }

  /// Does something with a file, and tells how that went in the next frame.
  private func tell(_ completion: ((URL?, (any Error)?) -> Void)?, _ work: () throws -> URL) {
    let result = Result { try work() }
    FrameSchedule.main.at(FrameClock.current.now) {
      switch result {
      case .success(let url): completion?(url, nil)
      case .failure(let error): completion?(nil, error)
      }
    }
  }

  /// What moves between a document's row and the screen that shows it.
  open func transitionController(forDocumentAt documentURL: URL) -> UIDocumentBrowserTransitionController {
    UIDocumentBrowserTransitionController { [weak self] in
      self?.lists.last?.row(of: documentURL).map { $0.convert($0.bounds, to: nil) }
    }
  }
}

/// Told of what the user wants to do with documents. Every method has a default.
@preconcurrency @MainActor public protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {
  /// The user wants to open these.
  func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
  /// The method before `didPickDocumentsAt`, which calls it unless it is implemented.
  func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL])
  /// The user wants another document; `importHandler` is called with it, or with nil where there is none.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (
        URL?, UIDocumentBrowserViewController.ImportMode
      ) -> Void)
  /// A document was taken in, and lies there now.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL)
  /// A document could not be taken in.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
    error: (any Error)?)
}

extension UIDocumentBrowserViewControllerDelegate {
  /// Calls the older method by default.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]
  ) { documentBrowser(controller, didPickDocumentURLs: documentURLs) }
  /// Does nothing by default.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL]
  ) {}
  /// Gives no document by default.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (
        URL?, UIDocumentBrowserViewController.ImportMode
      ) -> Void
  ) { importHandler(nil, .none) }
  /// Does nothing by default.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL
  ) {}
  /// Does nothing by default.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
    error: (any Error)?
  ) {}
}
