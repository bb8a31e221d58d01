public import Foundation
public import UniformTypeIdentifiers

/// A view controller that lets the user choose files of this machine, or a folder to export files to, from
/// lists of folders. In a test, a `HeadlessScreen` chooses.
open class UIDocumentPickerViewController: UIViewController {
  private var types: [UTType] = []
  private var copies = false
  /// The files to export to the chosen folder; `nil` for opening files.
  private var exported: [URL]?

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Creates a picker that opens files of the given types; `asCopy` provides copies in the app's temporary
  /// folder.
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    self.init(nibName: nil, bundle: nil)
    (types, copies) = (contentTypes, asCopy)
  }
  /// Creates a picker that moves or copies files into a folder of the user's choice.
  public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
    self.init(nibName: nil, bundle: nil)
    (exported, copies) = (urls, asCopy)
  }
  /// Creates a picker that opens files of the types with the given identifiers; `import` provides copies.
  public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    self.init(
      forOpeningContentTypes: allowedUTIs.map { UTType($0) ?? UTType(importedAs: $0) },
      asCopy: mode == .import)
  }
  /// Creates a picker that exports files to a folder of the user's choice: copies for `exportToService`, the
  /// files themselves for any other mode.
  public convenience init(urls: [URL], in mode: UIDocumentPickerMode) {
    self.init(forExporting: urls, asCopy: mode == .exportToService)
  }
  /// Creates a picker that exports a file, like ``init(urls:in:)``.
  public convenience init(url: URL, in mode: UIDocumentPickerMode) { self.init(urls: [url], in: mode) }
  /// Creates a picker that opens files of any type from data in an archive or a document of Interface
  /// Builder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The delegate, which is not retained.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// The way in which the picker provides the files that the user chooses.
  open var documentPickerMode: UIDocumentPickerMode {
    exported == nil ? (copies ? .import : .open) : (copies ? .exportToService : .moveToService)
  }
  /// A Boolean value that determines whether several files can be opened together.
  open var allowsMultipleSelection = false
  /// A Boolean value that determines whether file names are shown with their extensions.
  open var shouldShowFileExtensions = false
  /// The initial folder. If `nil`, it is the user's home folder.
  open var directoryURL: URL?

  /// A Boolean value that indicates whether files are exported to the chosen folder.
  package final var isExporting: Bool { exported != nil }
  /// Called when the user has chosen files, or a folder to export to: dismisses the picker and notifies its
  /// delegate.
  package final func finish(with urls: [URL]) {
    give(exported.map { saved($0, in: urls.first) } ?? (copies ? urls.compactMap(copied) : urls))
  }

  /// Dismisses the picker and notifies the delegate of the files' locations.
  package final func give(_ given: [URL]) {
    dismiss(animated: true)
    delegate?.documentPicker(self, didPickDocumentsAt: given)
  }

  /// Returns a copy of a file in the app's temporary folder, or `nil` if it cannot be copied.
  private func copied(_ url: URL) -> URL? {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      UUID().uuidString, isDirectory: true)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let copy = folder.appendingPathComponent(url.lastPathComponent)
    return (try? FileManager.default.copyItem(at: url, to: copy)).map { copy }
  }

  /// Returns the locations of files exported to a folder, without those that failed. A name in use gets a
  /// number.
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

/// The mode of a document picker.
public enum UIDocumentPickerMode: UInt, Sendable { case `import`, open, exportToService, moveToService }

/// The delegate of a document picker. All methods have a default implementation.
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: AnyObject {
  /// Called when the picker was dismissed, with the chosen files, or with the locations of exported ones.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Called when the user has picked a file. The older method, called for each file by the one above unless
  /// that is implemented.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
  /// Called when the user has cancelled.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Calls the older method for each file.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    for url in urls { documentPicker(controller, didPickDocumentAt: url) }
  }
  /// Does nothing.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
