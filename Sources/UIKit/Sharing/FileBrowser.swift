internal import CoreGraphics
internal import Foundation
internal import UniformTypeIdentifiers

/// A list of a folder's entries, for document pickers and browsers.
final class FileBrowser: UITableViewController {
  /// The purpose of the browser.
  enum Purpose {
    /// Opening one or several files of the given types.
    case open([UTType], several: Bool)
    /// Choosing a folder to save to.
    case save
  }

  private let folder: URL
  private let purpose: Purpose
  private let showsExtensions: Bool
  private let finish: ([URL]) -> Void
  private var entries: [(url: URL, isFolder: Bool, fits: Bool)] = []
  private var chosen: Set<URL> = []
  /// The buttons beside the one that confirms the choice.
  var trailingItems: [UIBarButtonItem] = [] { didSet { if isViewLoaded { showButton() } } }
  /// Returns the actions in the menu of a file.
  var actions: (URL) -> [UIAction] = { _ in [] }

  init(_ folder: URL, _ purpose: Purpose, showsExtensions: Bool, finish: @escaping ([URL]) -> Void) {
    (self.folder, self.purpose, self.showsExtensions, self.finish) = (
      folder, purpose, showsExtensions, finish
    )
    super.init(style: .plain)
    title = folder.lastPathComponent.isEmpty ? folder.path : folder.lastPathComponent
  }

  required init?(coder: NSCoder) { nil }

  /// A Boolean value that indicates whether a folder itself may be chosen.
  private var takesFolders: Bool {
    if case .open(let types, _) = purpose { return types.contains { UTType.folder.conforms(to: $0) } }
    return true
  }
  private var isMultiple: Bool { if case .open(_, several: true) = purpose { true } else { false } }

  override func viewDidLoad() {
    super.viewDidLoad()
    reload()
    showButton()
  }

  /// Reads the current content of the folder.
  func reload() {
    let keys: [URLResourceKey] = [.isDirectoryKey]
    let found =
      (try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: keys, options: .skipsHiddenFiles)) ?? []
    entries = found.map { ($0, $0.isFolder, fits($0)) }
      .sorted {
        $0.url.lastPathComponent.localizedStandardCompare($1.url.lastPathComponent) == .orderedAscending
      }
    if isViewLoaded { tableView.reloadData() }
  }

  private func index(of url: URL) -> IndexPath? {
    entries.firstIndex { $0.url.standardizedFileURL.path == url.standardizedFileURL.path }
      .map { IndexPath(row: $0, section: 0) }
  }
  /// Scrolls to a file or a folder of the list.
  func show(_ url: URL) {
    guard let path = index(of: url) else { return }
    tableView.scrollToRow(at: path, at: .none, animated: false)
  }
  /// Returns the row of a file, or `nil` if it is not visible.
  func row(of url: URL) -> UIView? { index(of: url).flatMap { tableView.cellForRow(at: $0) } }

  /// Shows the button that confirms the selection or the folder.
  private func showButton() {
    let title: String?
    switch purpose {
    case .save: title = "Save"
    case .open: title = isMultiple && !chosen.isEmpty || takesFolders ? "Open" : nil
    }
    let take = title.map { title in
      let item = UIBarButtonItem(title: title, primaryAction: UIAction { [weak self] _ in self?.take() })
      item.style = .done
      return item
    }
    navigationItem.rightBarButtonItems = (take.map { [$0] } ?? []) + trailingItems
  }

  private func take() { finish(chosen.isEmpty ? [folder] : chosen.sorted { $0.path < $1.path }) }

  private func fits(_ url: URL) -> Bool {
    guard case .open(let types, _) = purpose, let type = UTType.ofFile(at: url) else { return false }
    return types.isEmpty || types.contains { type.conforms(to: $0) }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    entries.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "entry")
      ?? UITableViewCell(style: .default, reuseIdentifier: "entry")
    let (url, isFolder, fits) = entries[indexPath.row], isUsable = isFolder || fits
    cell.textLabel?.text =
      isFolder || showsExtensions ? url.lastPathComponent : url.deletingPathExtension().lastPathComponent
    cell.textLabel?.textColor = isUsable ? .label : .tertiaryLabel
    cell.imageView?.image = UIImage(systemName: isFolder ? "folder" : "doc")
    cell.imageView?.tintColor = isUsable ? .tintColor : .tertiaryLabel
    cell.accessoryType = isFolder ? .disclosureIndicator : chosen.contains(url) ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let (url, isFolder, fits) = entries[indexPath.row]
    if isFolder {
      let next = FileBrowser(url, purpose, showsExtensions: showsExtensions, finish: finish)
      next.navigationItem.leftItemsSupplementBackButton = true
      next.navigationItem.leftBarButtonItems = navigationItem.leftBarButtonItems
      (next.trailingItems, next.actions) = (trailingItems, actions)
      navigationController?.pushViewController(next, animated: true)
    } else if fits {
      guard isMultiple else { return finish([url]) }
      if chosen.remove(url) == nil { chosen.insert(url) }
      tableView.reloadRows(at: [indexPath], with: .none)
      showButton()
    }
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let offered = actions(entries[indexPath.row].url)
    return offered.isEmpty
      ? nil
      : UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in UIMenu(children: offered) }
  }
}

extension URL {
  /// Returns the location in this folder for a file of the same name as another; a name in use gets a number.
  func placeFor(_ url: URL) -> URL {
    var (place, number) = (appendingPathComponent(url.lastPathComponent), 2)
    while FileManager.default.fileExists(atPath: place.path) {
      let name = url.deletingPathExtension().lastPathComponent + " \(number)"
      place = appendingPathComponent(url.pathExtension.isEmpty ? name : name + "." + url.pathExtension)
      number += 1
    }
    return place
  }
}

extension URL {
  /// A Boolean value that indicates whether a folder exists at the URL.
  package var isFolder: Bool {
    var isFolder = ObjCBool(false)
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
