public import Foundation
internal import QuartzCore
public import UniformTypeIdentifiers

/// The root view controller of a document-based app: a list of the documents in the app's documents folder.
/// They are opened, created and imported through its delegate.
open class UIDocumentBrowserViewController: UIViewController {
  /// The mode in which a file is imported into the folder.
  public enum ImportMode: UInt, Sendable { case none, copy, move }
  /// The style of the browser.
  ///
  /// - Note: `white` looks like `light`.
  public enum BrowserUserInterfaceStyle: UInt, Sendable { case white, light, dark }

  private var types: [UTType]
  private let stack = UINavigationController()
  /// The folder of the documents: the app's documents folder.
  final var folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]

  /// Creates a browser for documents of the given types, or if `nil` of those in the app's Info.plist.
  public init(forOpening contentTypes: [UTType]?) {
    types = contentTypes ?? Self.typesOfApp
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a browser for documents of the types with the given identifiers.
  public init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
    types = allowedContentTypes?.map { UTType($0) ?? UTType(importedAs: $0) } ?? Self.typesOfApp
    super.init(nibName: nil, bundle: nil)
  }
  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(forOpening: nil)
  }
  /// Creates a browser for documents of the types in the app's Info.plist.
  public required init?(coder: NSCoder) {
    types = Self.typesOfApp
    super.init(coder: coder)
  }

  private static var typesOfApp: [UTType] {
    let declared = Bundle.main.object(forInfoDictionaryKey: "CFBundleDocumentTypes") as? [[String: Any]] ?? []
    return declared.flatMap { $0["LSItemContentTypes"] as? [String] ?? [] }
      .map { UTType($0) ?? UTType(importedAs: $0) }
  }

  /// The delegate, which is not retained.
  open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
  /// The identifiers of the types that are shown.
  open var allowedContentTypes: [String] { types.map(\.identifier) }
  /// The types of recent documents. Never read: no list of recent documents is shown.
  open var contentTypesForRecentDocuments: [UTType] { types }
  /// A Boolean value that determines whether the bar has a button for a new document. The default is `true`.
  open var allowsDocumentCreation = true { didSet { furnish() } }
  /// The accessibility label of the button for a new document, which shows a plus.
  open var localizedCreateDocumentActionTitle = "Create Document" { didSet { furnish() } }
  /// Stored only. The aspect ratio of document thumbnails, which rows do not have.
  open var defaultDocumentAspectRatio: CGFloat = 2.0 / 3
  /// A Boolean value that determines whether several documents can be opened together.
  open var allowsPickingMultipleItems = false { didSet { begin() } }
  /// A Boolean value that determines whether file names are shown with their extensions.
  open var shouldShowFileExtensions = false { didSet { begin() } }
  /// The additional buttons at the leading end of each list's bar. The default is none.
  open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = [] { didSet { furnish() } }
  /// The additional buttons at the trailing end of each list's bar, beside the one for a new document. The
  /// default is none.
  open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = [] { didSet { furnish() } }
  /// The custom actions in the menu of a document.
  open var customActions: [UIDocumentBrowserAction] = []
  /// The style of the browser: light or dark once it is set, whatever the system's. Until then it follows the
  /// surroundings, although the default is `white`.
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

  /// Shows the buttons in the bar.
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

  /// Moves or copies a file to a folder, with a name that is not in use.
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

  /// Scrolls to a document in the list; one from elsewhere is copied into the folder if requested.
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
  /// Imports a file into the folder of another document. The result, its location or an error, is reported in
  /// the next frame.
  open func importDocument(
    at documentURL: URL, nextToDocumentAt neighbourURL: URL, mode importMode: ImportMode,
    completionHandler completion: @escaping (URL?, (any Error)?) -> Void
  ) {
    tell(completion) { [self] in
      try take(documentURL, to: neighbourURL.deletingLastPathComponent(), importMode)
    }
  }
  /// Renames a document, keeping its extension. The result, its location or an error, is reported in the next
  /// frame.
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

  /// Performs a file operation and reports its result in the next frame.
  private func tell(_ completion: ((URL?, (any Error)?) -> Void)?, _ work: () throws -> URL) {
    let result = Result { try work() }
    FrameSchedule.main.at(FrameClock.current.now) {
      switch result {
      case .success(let url): completion?(url, nil)
      case .failure(let error): completion?(nil, error)
      }
    }
  }

  /// Returns the transition between a document's row and the screen that shows it.
  open func transitionController(forDocumentAt documentURL: URL) -> UIDocumentBrowserTransitionController {
    UIDocumentBrowserTransitionController { [weak self] in
      self?.lists.last?.row(of: documentURL).map { $0.convert($0.bounds, to: nil) }
    }
  }
}

/// The delegate of a document browser. All methods have a default implementation.
@preconcurrency @MainActor public protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {
  /// Called when the user has chosen documents to open.
  func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
  /// Called when the user has picked documents. The older method, called by `didPickDocumentsAt` unless that
  /// is implemented.
  func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL])
  /// Called when the user requests a new document; `importHandler` has to be called with it, or with `nil`
  /// for none.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (
        URL?, UIDocumentBrowserViewController.ImportMode
      ) -> Void)
  /// Called when a document was imported, with its new location.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL)
  /// Called when importing a document has failed.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
    error: (any Error)?)
}

extension UIDocumentBrowserViewControllerDelegate {
  /// Calls the older method.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]
  ) { documentBrowser(controller, didPickDocumentURLs: documentURLs) }
  /// Does nothing.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL]
  ) {}
  /// Calls the handler without a document.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (
        URL?, UIDocumentBrowserViewController.ImportMode
      ) -> Void
  ) { importHandler(nil, .none) }
  /// Does nothing.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL
  ) {}
  /// Does nothing.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
    error: (any Error)?
  ) {}
}
