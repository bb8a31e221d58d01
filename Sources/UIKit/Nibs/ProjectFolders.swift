internal import Foundation

/// Where what belongs to a document lies: in the folders around it, up to the root of its project.
enum ProjectFolders {
  /// The folders around a document, the nearest first, leaving out that of a language.
  ///
  /// At most four folders up, not above the root of a project (a folder with a checkout's `.git`, an Xcode project or a package), and
  /// never the folders on top of the file system.
  static func around(_ document: URL) -> [URL] {
    let home = document.deletingLastPathComponent().standardizedFileURL
    var folder = home.pathExtension == "lproj" ? home.deletingLastPathComponent() : home
    var found: [URL] = []
    while found.count < 5, folder.pathComponents.count > 2 {
      found.append(folder)
      if isProjectRoot(folder) { break }
      folder = folder.deletingLastPathComponent()
    }
    return found
  }

  private static func isProjectRoot(_ folder: URL) -> Bool {
    names(in: folder).contains { name in
      [".git", "Package.swift"].contains(name)
        || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
    }
  }

  /// The names of what a folder holds, in no order.
  static func names(in folder: URL) -> [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] }

  /// The folders in a folder, sorted by name; at most 10,000.
  static func inside(_ folder: URL) -> [URL] {
    let manager = FileManager.default, path = folder.path
    // By paths: a search goes over whole projects, and URLs' own answers about files cost ten times as much.
    return names(in: folder).prefix(10_000).filter { name in
      var isFolder: ObjCBool = false
      guard !name.hasPrefix("."), manager.fileExists(atPath: path + "/" + name, isDirectory: &isFolder), isFolder.boolValue
      else { return false }
      // A link to a folder is none: it might lead back.
      return (try? manager.destinationOfSymbolicLink(atPath: path + "/" + name)) == nil
    }.sorted().map { folder.appendingPathComponent($0, isDirectory: true) }
  }
}
