package import Foundation

/// A project that the user names by its folder.
package struct Project: Sendable {
  package let folder: URL
  package let hasManifest: Bool

  /// An error in the path of a project.
  package struct Missing: Error, CustomStringConvertible {
    package let description: String
  }

  /// Finds the project at a path: a folder, or a file in it such as `Package.swift`.
  package init(at path: String) throws {
    let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    let named = URL(fileURLWithPath: path, relativeTo: here).standardizedFileURL
    let accepted = "accepted: the folder of a package (Package.swift) or of an Xcode project"
    guard named.exists else { throw Missing(description: "\(path): there is no such folder; \(accepted)") }
    let isFile = ["Package.swift"].contains(named.lastPathComponent) || named.pathExtension == "xcodeproj"
    let found = isFile ? named.deletingLastPathComponent() : named
    guard found.isFolder else { throw Missing(description: "\(path): this is no folder; \(accepted)") }
    folder = found.resolvingSymlinksInPath()
    hasManifest = folder.appendingPathComponent("Package.swift").exists
    guard hasManifest else {
      throw Missing(description: "\(path): there is no Package.swift in it; \(accepted)\(Self.near(folder))")
    }
  }

  /// The name of the project's folder.
  package var name: String { folder.lastPathComponent }
  /// The kind of the project, in words.
  package var kind: String { "SwiftPM package" }

  /// Returns the folders around and below one that have a package.
  private static func near(_ folder: URL) -> String {
    var up = folder.deletingLastPathComponent()
    while up.path != "/" {
      if up.appendingPathComponent("Package.swift").exists { return "\ndid you mean \(up.path)?" }
      up.deleteLastPathComponent()
    }
    let below = folder.entries.map { folder.appendingPathComponent($0) }
      .filter { $0.appendingPathComponent("Package.swift").exists }
    return below.first.map { "\ndid you mean \($0.path)?" } ?? ""
  }
}
