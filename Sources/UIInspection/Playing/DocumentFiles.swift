package import Foundation
package import InterfaceBuilder
internal import UIKit

/// The files of a project from which a document is displayed: the document itself, the storyboards that it
/// refers to, their translations, and the images, colours and fonts around them.
@MainActor package struct DocumentFiles {
  /// The folders that contain the files.
  package let folders: [URL]
  /// The document and the storyboards that it refers to.
  private let documents: Set<URL>
  /// The names of the documents without extension.
  private let names: Set<String>
  private let catalogs: [URL]

  private static let texts: Set = ["storyboard", "xib", "strings", "stringsdict", "xcstrings"]
  private static let media: Set = [
    "png", "jpg", "jpeg", "gif", "webp", "pdf", "svg", "heic", "tif", "tiff", "bmp", "ttf", "otf", "ttc",
    "otc",
  ]

  /// Determines the current files of the document at a path.
  package init(of path: String) {
    let file = URL(fileURLWithPath: path).standardizedFileURL
    var waiting = [file], seen: Set = [file]
    while let next = waiting.popLast() {
      guard let document = try? IBDocument(contentsOf: next) else { continue }
      document.root.forEach { object in
        guard let name = object.attributes["storyboardName"], !name.contains("/"),
          let other = next.neighbour("\(name).storyboard")?.standardizedFileURL, seen.insert(other).inserted
        else { return }
        waiting.append(other)
      }
    }
    documents = seen
    names = Set(seen.map { $0.deletingPathExtension().lastPathComponent })
    AssetCatalog.forgetAll()
    catalogs = AssetCatalog.find(near: file)?.folders ?? []
    var folders = seen.map { $0.deletingLastPathComponent() }
    for folder in folders where folder.pathExtension == "lproj" {
      let home = folder.deletingLastPathComponent()
      folders += [home] + ProjectFolders.inside(home).filter { $0.pathExtension == "lproj" }
    }
    for catalog in catalogs { folders += [catalog.deletingLastPathComponent()] + Self.all(in: catalog) }
    self.folders = Array(Set(folders.map(\.standardizedFileURL)))
  }

  /// Checks whether all documents can be read.
  ///
  /// - Throws: The error for the first one that cannot.
  package func check() throws(IBReadError) {
    for file in documents.sorted(by: { $0.path < $1.path }) {
      // Errors name files as the command does: from the current folder where they are below it.
      let current = FileManager.default.currentDirectoryPath + "/"
      let path = file.path.hasPrefix(current) ? String(file.path.dropFirst(current.count)) : file.path
      _ = try IBDocument(contentsOf: URL(fileURLWithPath: path), language: nil, isStrict: true)
    }
  }

  /// Returns a Boolean value that indicates whether a file in one of the folders belongs to the document.
  package func contains(_ file: URL) -> Bool {
    let type = file.pathExtension.lowercased()
    if Self.texts.contains(type) { return names.contains(file.deletingPathExtension().lastPathComponent) }
    if Self.media.contains(type) || ["lproj", "xcassets"].contains(type) { return true }
    return catalogs.contains { file.path.hasPrefix($0.path + "/") }
  }

  /// Returns a folder and all of its descendants.
  private static func all(in folder: URL) -> [URL] {
    [folder] + ProjectFolders.inside(folder).flatMap(all)
  }
}
