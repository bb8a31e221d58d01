package import Foundation
package import Projects

/// The `Package.swift` of a package, and its variants for versions of Swift.
package struct ManifestFile {
  let folder: URL
  let identity: String
  let scratch: Scratch
  let log: Log

  package init(folder: URL, identity: String, scratch: Scratch, log: Log) {
    self.folder = folder
    self.identity = identity
    self.scratch = scratch
    self.log = log
  }

  /// An error of SwiftPM that reads the manifest.
  package struct Unreadable: Error, CustomStringConvertible {
    package let description: String
  }

  /// The names of the manifests in a folder.
  static func names(in folder: URL) -> [String] {
    folder.entries.filter {
      $0 == "Package.swift" || $0.hasPrefix("Package@swift-") && $0.hasSuffix(".swift")
    }
  }

  /// Returns whether the changes make a difference to a manifest in a folder.
  static func isChanged(in folder: URL, by edits: ManifestEdits) -> Bool {
    names(in: folder).contains { name in
      let text = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      return text.map { edits.applied(to: $0) != $0 } ?? false
    }
  }

  /// Writes the manifests with the changes into a folder.
  ///
  /// - Returns: `true` if a file there has changed.
  @discardableResult func write(with edits: ManifestEdits, to place: URL) throws -> Bool {
    var isNew = false
    for name in Self.names(in: folder) {
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      if try scratch.write(edits.applied(to: text), to: place.appendingPathComponent(name).path) {
        isNew = true
      }
    }
    return isNew
  }

  /// Returns what SwiftPM reads in the manifest. The result is kept until the manifest changes.
  package func manifest() throws -> Manifest {
    guard folder.appendingPathComponent("Package.swift").exists else {
      return Manifest(name: identity)
    }
    var edits = ManifestEdits()
    edits.base = folder.path
    let place = scratch.file("manifests/\(identity)"), kept = scratch.file("manifests/\(identity).json")
    let isNew = try write(with: edits, to: place)
    if !isNew, let data = try? Data(contentsOf: kept), let manifest = try? Manifest(dumped: data) {
      return manifest
    }
    let (data, errors, end) = try ShellCommand(
      "swift",
      [
        "package", "--package-path", place.path, "--scratch-path", scratch.file("manifests/.build").path,
        "dump-package",
      ]
    ).standardOutput()
    log.write(errors)
    guard end == .status(0) else {
      let said = errors.split(separator: "\n").filter { $0.contains("error") }.prefix(3).joined(
        separator: "\n")
      throw Unreadable(
        description:
          "\(folder.appendingPathComponent("Package.swift").path): SwiftPM cannot read the manifest:\n"
          + (said.isEmpty ? errors : said.replacing(place.path, with: folder.path)))
    }
    let manifest = try Manifest(dumped: data)
    try data.write(to: kept)
    return manifest
  }
}

extension PackageGraph.Node {
  /// Makes the folder in which the package is built, with links to its files and the changed manifest.
  func writeStandIn(_ scratch: Scratch, _ log: Log) throws {
    guard built != folder, !built.path.hasPrefix(scratch.build.path) else { return }
    let manager = FileManager.default
    try manager.createDirectory(at: built, withIntermediateDirectories: true)
    let names = folder.entries.filter {
      !$0.hasPrefix(".") && !ManifestFile.names(in: folder).contains($0) && $0 != "Package.resolved"
        && folder.appendingPathComponent($0).path != scratch.folder.path
    }
    for name in built.entries
    where (try? manager.destinationOfSymbolicLink(atPath: built.path + "/" + name)) != nil {
      let goal = try? manager.destinationOfSymbolicLink(atPath: built.path + "/" + name)
      if !names.contains(name) || goal != folder.appendingPathComponent(name).path {
        try manager.removeItem(at: built.appendingPathComponent(name))
      }
    }
    for name in names where !built.appendingPathComponent(name).exists {
      try manager.createSymbolicLink(
        atPath: built.appendingPathComponent(name).path,
        withDestinationPath: folder.appendingPathComponent(name).path)
    }
    let resolved = folder.appendingPathComponent("Package.resolved")
    if resolved.exists, !built.appendingPathComponent("Package.resolved").exists {
      try manager.copyItem(at: resolved, to: built.appendingPathComponent("Package.resolved"))
    }
    try ManifestFile(folder: folder, identity: identity, scratch: scratch, log: log).write(
      with: edits, to: built)
  }

  /// Returns the module that a target of tests is for, the first of the package that it needs.
  func tested(by target: Manifest.Target) -> String? {
    target.needs.lazy.compactMap { need in
      manifest.targets.first { $0.name == need.name && $0.kind != "test" }?.module
    }.first
  }

  /// Returns the file that SwiftPM compiles in place of a file of the package.
  func compiled(_ file: URL) -> String {
    guard built != folder, file.path.hasPrefix(folder.path + "/") else { return file.path }
    return built.path + file.path.dropFirst(folder.path.count)
  }
}
