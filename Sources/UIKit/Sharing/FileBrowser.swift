internal import CoreGraphics
internal import Foundation
internal import UniformTypeIdentifiers

/// A folder's entries as rows: what a document picker shows.
final class FileBrowser: UITableViewController {
  /// What is looked for.
  enum Purpose {
    /// Files of these types, one or several.
    case open([UTType], several: Bool)
    /// A folder that something goes into.
    case save
  }

  private let folder: URL
  private let purpose: Purpose
  private let showsExtensions: Bool
  private let finish: ([URL]) -> Void
  private var entries: [(url: URL, isFolder: Bool, fits: Bool)] = []
  private var chosen: Set<URL> = []

  init(_ folder: URL, _ purpose: Purpose, showsExtensions: Bool, finish: @escaping ([URL]) -> Void) {
    (self.folder, self.purpose, self.showsExtensions, self.finish) = (
      folder, purpose, showsExtensions, finish
    )
    super.init(style: .plain)
    title = folder.lastPathComponent.isEmpty ? folder.path : folder.lastPathComponent
  }

  required init?(coder: NSCoder) { nil }

  /// Whether a folder itself may be chosen.
  private var takesFolders: Bool {
    if case .open(let types, _) = purpose { return types.contains { UTType.folder.conforms(to: $0) } }
    return true
  }
  private var isMultiple: Bool { if case .open(_, several: true) = purpose { true } else { false } }

  override func viewDidLoad() {
    super.viewDidLoad()
    let keys: [URLResourceKey] = [.isDirectoryKey]
    let found =
      (try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: keys, options: .skipsHiddenFiles)) ?? []
    entries = found.map { ($0, $0.isFolder, fits($0)) }
      .sorted {
        $0.url.lastPathComponent.localizedStandardCompare($1.url.lastPathComponent) == .orderedAscending
      }
    showButton()
  }

  /// The button that takes what is chosen, or the folder.
  private func showButton() {
    let title: String?
    switch purpose {
    case .save: title = "Save"
    case .open: title = isMultiple && !chosen.isEmpty || takesFolders ? "Open" : nil
    }
    navigationItem.rightBarButtonItem = title.map { title in
      let item = UIBarButtonItem(title: title, primaryAction: UIAction { [weak self] _ in self?.take() })
      item.style = .done
      return item
    }
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
      navigationController?.pushViewController(next, animated: true)
    } else if fits {
      guard isMultiple else { return finish([url]) }
      if chosen.remove(url) == nil { chosen.insert(url) }
      tableView.reloadRows(at: [indexPath], with: .none)
      showButton()
    }
  }
}

extension URL {
  /// Whether there is a folder, as the disk says.
  package var isFolder: Bool {
    var isFolder = ObjCBool(false)
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
