public import Foundation
public import UniformTypeIdentifiers

/// Lets the user choose files of this machine, or a folder that files go to, from the folders' lists. In a
/// test, a `HeadlessScreen` picks.
open class UIDocumentPickerViewController: UIViewController {
  private var types: [UTType] = []
  private var copies = false
  /// What goes into the folder that is chosen; nil where files are opened.
  private var exported: [URL]?

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Opens files of some types; `asCopy` gives the app copies in its temporary folder.
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    self.init(nibName: nil, bundle: nil)
    (types, copies) = (contentTypes, asCopy)
  }
  /// Moves or copies files into a folder of the user's choice.
  public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
    self.init(nibName: nil, bundle: nil)
    (exported, copies) = (urls, asCopy)
  }
  /// By identifiers of types; `import` gives copies.
  public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    self.init(
      forOpeningContentTypes: allowedUTIs.map { UTType($0) ?? UTType(importedAs: $0) },
      asCopy: mode == .import)
  }
  /// Puts files into a folder of the user's choice: copies for `exportToService`, the files themselves for
  /// any other mode.
  public convenience init(urls: [URL], in mode: UIDocumentPickerMode) {
    self.init(forExporting: urls, asCopy: mode == .exportToService)
  }
  /// The same for one file.
  public convenience init(url: URL, in mode: UIDocumentPickerMode) { self.init(urls: [url], in: mode) }
  /// A picker read from a document or an archive, which opens files of any type.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Told of what the user chose; not retained.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several files can be opened together.
  open var allowsMultipleSelection = false
  /// Whether names are shown with their extensions.
  open var shouldShowFileExtensions = false
  /// The folder that the browser begins in; nil is the user's home.
  open var directoryURL: URL?

  /// Whether files are put into the folder that is chosen.
  package final var isExporting: Bool { exported != nil }
  /// The user has chosen files, or a folder for those that
  /// are exported: the picker goes, and its delegate is told.
  package final func finish(with urls: [URL]) {
    give(exported.map { saved($0, in: urls.first) } ?? (copies ? urls.compactMap(copied) : urls))
  }

  /// Goes, and tells the delegate where files are now.
  package final func give(_ given: [URL]) {
    dismiss(animated: true)
    delegate?.documentPicker(self, didPickDocumentsAt: given)
  }

  /// The copy of a file in the app's temporary folder; nil where it cannot be copied.
  private func copied(_ url: URL) -> URL? {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      UUID().uuidString, isDirectory: true)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let copy = folder.appendingPathComponent(url.lastPathComponent)
    return (try? FileManager.default.copyItem(at: url, to: copy)).map { copy }
  }

  /// Where files are that were put into a folder; those that could
  /// not be are left out. A name that is taken gets a number.
  private func saved(_ urls: [URL], in folder: URL?) -> [URL] {
    guard let folder else { return [] }
    return urls.compactMap { url in
      let place = folder.placeFor(url)
      let done: ()? =
        copies
        ? try? FileManager.default.copyItem(at: url, to: place)
        : try? FileManager.default.moveItem(at: url, to: place)
      return done.map { place }
    }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let start = directoryURL ?? FileManager.default.homeDirectoryForCurrentUser
    let purpose = exported == nil ? FileBrowser.Purpose.open(types, several: allowsMultipleSelection) : .save
    let browser = FileBrowser(start, purpose, showsExtensions: shouldShowFileExtensions) { [weak self] in
      self?.finish(with: $0)
    }
    browser.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    let stack = UINavigationController(rootViewController: browser)
    fillView(with: stack)
  }

  private func cancel() {
    dismiss(animated: true)
    delegate?.documentPickerWasCancelled(self)
  }
}

/// What a document picker is for.
public enum UIDocumentPickerMode: UInt, Sendable { case `import`, open, exportToService, moveToService }

/// Told of the files that the user chose. Every method has a default.
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: AnyObject {
  /// Called when the picker has gone, with files that the user chose, or where exported ones are now.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// The older method, for one file; called for each by the one above unless that is implemented.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
  /// Called when the user has chosen nothing.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Calls the older method, for one file, by default.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    for url in urls { documentPicker(controller, didPickDocumentAt: url) }
  }
  /// Does nothing by default.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
  /// Does nothing by default.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
