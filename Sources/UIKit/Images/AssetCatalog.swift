internal import Foundation
internal import InterfaceBuilder
internal import Synchronization

/// The images, colours and data of `.xcassets` folders, read in the form in which they lie in a project.
///
/// Sets of other kinds are ignored. Opening a catalog only lists its folders; a set is read when it is
/// requested.
package struct AssetCatalog: Sendable {
  /// The folders of the catalogs, the nearest first.
  package let folders: [URL]
  /// The folders of image sets by name. Names in a namespace are prefixed with its name and a slash.
  let imageSets: [String: URL]
  /// The folders of data sets by name.
  private let dataSets: [String: URL]
  /// The folders of colour sets by name.
  let colorSets: [String: URL]
  /// Folders whose image files are images in their own right.
  private let looseFolders: [URL]
  /// The folder that must contain all files, so that a project cannot display other files of the machine. Nil
  /// means no restriction.
  private let boundary: URL?

  /// Creates a catalog from folders. If two contain the same name, the earlier one takes precedence.
  package init(folders: [URL], looseFolders: [URL] = [], within boundary: URL? = nil) {
    self.folders = folders
    self.looseFolders = looseFolders
    self.boundary = boundary
    var (images, colors, files): ([String: URL], [String: URL], [String: URL]) = ([:], [:], [:])
    for folder in folders {
      AssetCatalog.collect(folder, prefix: "", depth: 0) { kind, name, url in
        if kind == "imageset" { images[name] = images[name] ?? url }
        if kind == "colorset" { colors[name] = colors[name] ?? url }
        if kind == "dataset" { files[name] = files[name] ?? url }
      }
    }
    (imageSets, colorSets, dataSets) = (images, colors, files)
  }

  /// Returns the image with a name for the current traits, or nil if there is none or its file is damaged.
  package func image(named name: String) -> UIImage? { image(named: name, traits: .current) }

  /// Returns the image with a name for the given traits, or nil if there is none or its file is damaged.
  ///
  /// The image's asset contains its variants for other appearances. For a PDF file, the image is the first
  /// page.
  package func image(named name: String, traits: UITraitCollection) -> UIImage? {
    // A set may be referred to like a file: `photo.jpg` is the set `photo` unless there is one of that name.
    let file = ImageFileName(name)
    if let folder = imageSets[name] ?? (file.type.isEmpty ? nil : imageSets[file.stem]) {
      return ImageSet(folder: folder, within: boundary)?.image(traits)
    }
    for folder in looseFolders {
      let file = folder.appendingPathComponent(name)
      // A catalog may lie outside the document's folder.
      let home = boundary.map { ProjectFolders.contains(folder, in: $0) || folder == $0 ? $0 : folder }
      if let state = ImageState(file: file, scale: max(traits.displayScale, 1), within: home) {
        return UIImage(state: state)
      }
    }
    return nil
  }

  /// Returns the file of a data set and its uniform type identifier, or nil if there is no set or its file is
  /// missing.
  func dataSet(named name: String) -> (data: Data, type: String)? {
    guard let folder = dataSets[name], let contents = AssetContents(folder: folder, within: boundary) else {
      return nil
    }
    for member in contents.list("data") {
      guard let file = AssetContents.fileName(of: member),
        let data = contents.bytes(of: file)
      else { continue }
      return (data, member["universal-type-identifier"] as? String ?? "public.data")
    }
    return nil
  }

  /// Returns the colour with a name, or nil if there is none. It is dynamic if the set has variants for dark
  /// appearance or increased contrast.
  package func color(named name: String) -> UIColor? {
    colorSets[name].flatMap { ColorSet(folder: $0, within: boundary)?.color(named: name) }
  }
}

extension AssetCatalog {
  /// Calls a closure with the sets in the folder of a catalog or of a group in it.
  private static func collect(
    _ folder: URL, prefix: String, depth: Int, _ found: (_ kind: String, _ name: String, URL) -> Void
  ) {
    guard depth < 16 else { return }
    for entry in ProjectFolders.inside(folder) {
      let (name, kind) = (entry.deletingPathExtension().lastPathComponent, entry.pathExtension)
      switch kind {
      case "":
        let inner = providesNamespace(entry) ? prefix + entry.lastPathComponent + "/" : prefix
        collect(entry, prefix: inner, depth: depth + 1, found)
      case "imageset", "colorset", "dataset": found(kind, prefix + name, entry)
      case "appiconset", "symbolset", "launchimage", "brandassets", "imagestack", "spriteatlas":
        break
      default: collect(entry, prefix: prefix, depth: depth + 1, found)
      }
    }
  }

  private static func providesNamespace(_ group: URL) -> Bool {
    let properties =
      AssetContents(folder: group, within: nil, quiet: true)?.root["properties"]
      as? [String: Any]
    return properties?["provides-namespace"] as? Bool ?? false
  }

  /// Returns the catalogs that belong to a document: those in the nearest folder above it that contains any
  /// within two levels.
  ///
  /// The search includes the folders that `ProjectFolders` finds. Image files beside the document count as
  /// well. The result is cached for the next document in the folder.
  ///
  /// - Returns: The catalog, or nil if there is neither a catalog nor an image file.
  package static func find(near document: URL) -> AssetCatalog? {
    let home = document.deletingLastPathComponent().standardizedFileURL
    if let known = known.withLock({ $0[home.path] }) { return known.isEmpty ? nil : known }
    let looseFolders = home.pathExtension == "lproj" ? [home, home.deletingLastPathComponent()] : [home]
    let catalogs =
      ProjectFolders.around(document).lazy.map { within($0, levels: 2) }.first { !$0.isEmpty } ?? []
    let around = ProjectFolders.around(document)
    // Outside of a project, the boundary is the smallest folder that contains the catalogs.
    let boundary =
      around.first(where: ProjectFolders.isProjectRoot) ?? catalogs.first?.deletingLastPathComponent()
      ?? looseFolders.last
    let catalog = AssetCatalog(folders: catalogs, looseFolders: looseFolders, within: boundary)
    known.withLock { $0[home.path] = catalog }
    return catalog.isEmpty ? nil : catalog
  }

  private static let known = Mutex<[String: AssetCatalog]>([:])

  /// Clears the caches of catalogs, loose files and fonts of projects, because files have changed.
  package static func forgetAll() {
    known.withLock { $0 = [:] }
    ProjectFonts.forgetAll()
  }

  /// A Boolean value that indicates whether there is neither a catalog nor a loose image file.
  private var isEmpty: Bool {
    folders.isEmpty
      && !looseFolders.contains { folder in
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return entries.contains { ImageFileName.types.contains(($0 as NSString).pathExtension.lowercased()) }
      }
  }

  /// Returns the catalogs in a folder and its subfolders, down to a number of levels.
  private static func within(_ folder: URL, levels: Int) -> [URL] {
    ProjectFolders.inside(folder).flatMap { child in
      child.pathExtension == "xcassets"
        ? [child] : levels > 0 && child.pathExtension.isEmpty ? within(child, levels: levels - 1) : []
    }
  }
}
