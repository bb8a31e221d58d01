internal import Foundation
internal import InterfaceBuilder
internal import Synchronization

/// The images and colours of `.xcassets` folders, read as they lie in a project.
///
/// Sets of other kinds are ignored. Opening lists the folders; a set is read when it is asked for.
package struct AssetCatalog: Sendable {
  /// The catalogs' folders, the nearest first.
  package let folders: [URL]
  /// The folders of image sets by name, names in a namespace with its name and a slash before them.
  let imageSets: [String: URL]
  /// The folders of data sets by name.
  private let dataSets: [String: URL]
  /// The folders of colour sets by name.
  let colorSets: [String: URL]
  /// Folders whose image files count as images of their own.
  private let looseFolders: [URL]
  /// The folder that all files have to lie in, so that a project shows nothing else of the machine; nil where
  /// any are taken.
  private let boundary: URL?

  /// The catalogs in the folders; where two have the same name the earlier wins.
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

  /// The image of a name under the current traits, or nil where there is none or its file is damaged.
  package func image(named name: String) -> UIImage? { image(named: name, traits: .current) }

  /// The image of a name under traits, or nil where there is none or its file is damaged.
  ///
  /// The image knows its variants for other styles. Of a PDF file it is the first page.
  package func image(named name: String, traits: UITraitCollection) -> UIImage? {
    // A set may be named as if it were a file: `photo.jpg` is the set `photo` where there is no other.
    let file = ImageFileName(name)
    if let folder = imageSets[name] ?? (file.type.isEmpty ? nil : imageSets[file.stem]) {
      return ImageSet(folder: folder, within: boundary)?.image(traits)
    }
    for folder in looseFolders {
      let file = folder.appendingPathComponent(name)
      // Catalogs may lie elsewhere than the document.
      let home = boundary.map { ProjectFolders.contains(folder, in: $0) || folder == $0 ? $0 : folder }
      if let state = ImageState(file: file, scale: max(traits.displayScale, 1), within: home) {
        return UIImage(state: state)
      }
    }
    return nil
  }

  /// The file of a data set and its uniform type; nil where there is none or its file is missing.
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

  /// The colour of a name, dynamic where the set has one for dark style or stronger contrast; nil where
  /// there is none.
  package func color(named name: String) -> UIColor? {
    colorSets[name].flatMap { ColorSet(folder: $0, within: boundary)?.color(named: name) }
  }
}

extension AssetCatalog {
  /// Reports the sets in a catalog's folder or a group in it.
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

  /// The catalogs that belong to a document: those in the nearest folder above it that holds any within two
  /// levels.
  ///
  /// Looks where `ProjectFolders` does. Image files beside the document count too. Nil where there is nothing
  /// of the kind. The result is kept for the next document of the folder.
  package static func find(near document: URL) -> AssetCatalog? {
    let home = document.deletingLastPathComponent().standardizedFileURL
    if let known = known.withLock({ $0[home.path] }) { return known.isEmpty ? nil : known }
    let looseFolders = home.pathExtension == "lproj" ? [home, home.deletingLastPathComponent()] : [home]
    let catalogs =
      ProjectFolders.around(document).lazy.map { within($0, levels: 2) }.first { !$0.isEmpty } ?? []
    let around = ProjectFolders.around(document)
    // Without a project the folder is as large as what it has to hold.
    let boundary =
      around.first(where: ProjectFolders.isProjectRoot) ?? catalogs.first?.deletingLastPathComponent()
      ?? looseFolders.last
    let catalog = AssetCatalog(folders: catalogs, looseFolders: looseFolders, within: boundary)
    known.withLock { $0[home.path] = catalog }
    return catalog.isEmpty ? nil : catalog
  }

  private static let known = Mutex<[String: AssetCatalog]>([:])

  /// Has catalogs, loose files and fonts of projects looked for again, as files have changed.
  package static func forgetAll() {
    known.withLock { $0 = [:] }
    ProjectFonts.forgetAll()
  }

  /// Whether there is neither a catalog nor a loose image file.
  private var isEmpty: Bool {
    folders.isEmpty
      && !looseFolders.contains { folder in
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return entries.contains { ImageFileName.types.contains(($0 as NSString).pathExtension.lowercased()) }
      }
  }

  /// The catalogs in a folder and in the folders below it, down to a number of levels.
  private static func within(_ folder: URL, levels: Int) -> [URL] {
    ProjectFolders.inside(folder).flatMap { child in
      child.pathExtension == "xcassets"
        ? [child] : levels > 0 && child.pathExtension.isEmpty ? within(child, levels: levels - 1) : []
    }
  }
}
