package import Foundation

/// A project that the user names by its folder.
package struct Project: Sendable {
  /// The form of a project's description.
  package enum Form: Sendable, Equatable {
    case package
    /// An Xcode project, or a folder of sources that has neither.
    case xcode(URL)
  }
  package let folder: URL
  package let form: Form

  /// An error in the path of a project.
  package struct Missing: Error, CustomStringConvertible {
    package let description: String
  }

  /// Finds the project at a path: a folder, or a file in it such as `Package.swift`.
  package init(at path: String) throws {
    let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath + "/")
    let named = URL(fileURLWithPath: path, relativeTo: here).standardizedFileURL.resolvingSymlinksInPath()
    let accepted =
      "accepted: the folder of a package (Package.swift), of an Xcode project, of an app's sources or of a "
      + "library that is described for CocoaPods, or an .xcodeproj"
    guard named.exists else { throw Missing(description: "\(path): there is no such folder; \(accepted)") }
    if named.pathExtension == "xcodeproj" {
      folder = named.deletingLastPathComponent()
      form = .xcode(named)
      return
    }
    folder = named.lastPathComponent == "Package.swift" ? named.deletingLastPathComponent() : named
    guard folder.isFolder else { throw Missing(description: "\(path): this is no folder; \(accepted)") }
    if folder.appendingPathComponent("Package.swift").exists {
      form = .package
      return
    }
    let projects = XcodeProject.all(in: folder)
    if projects.isEmpty, !LooseSources(in: folder).targets.isEmpty {
      form = .xcode(folder)
      return
    }
    guard let first = projects.first else {
      throw Missing(description: "\(path): there is none of these; \(accepted)\(Self.near(folder))")
    }
    let name = folder.lastPathComponent
    let own = projects.first { $0.deletingPathExtension().lastPathComponent == name }
    guard projects.count == 1 || own != nil else {
      let names = projects.map { "  \($0.path)" }.joined(separator: "\n")
      throw Missing(description: "\(path): there are several Xcode projects; accepted: one of\n\(names)")
    }
    form = .xcode(own ?? first)
  }

  /// Returns the project whose tests are run: that of Xcode if the package's manifest has no tests.
  ///
  /// If several Xcode projects have unit tests, the one with the folder's name counts, otherwise the one with
  /// the most tests.
  package var tested: Project {
    switch form {
    case .package: if manifestHasTests, manifestFindsTests { return self }
    case .xcode(let url): if Self.tests(of: url) > 0 { return self }
    }
    let name = folder.lastPathComponent
    let found = XcodeProject.near(folder).map { (url: $0, files: Self.tests(of: $0)) }
      .filter { $0.files > 0 }
    let named = found.first { $0.url.deletingPathExtension().lastPathComponent == name }
    guard let chosen = named ?? found.max(by: { $0.files < $1.files }) else { return self }
    return Project(folder: folder, form: .xcode(chosen.url))
  }

  /// Returns the number of files with unit tests of an Xcode project.
  private static func tests(of url: URL) -> Int {
    let targets = (try? XcodeProject(at: url))?.targets ?? []
    return targets.filter { $0.kind == .tests }.flatMap(\.sources).count {
      FileManager.default.fileExists(atPath: $0)
    }
  }

  /// A Boolean value that indicates whether a manifest in the folder speaks of tests.
  private var manifestHasTests: Bool {
    folder.entries.filter { $0.hasPrefix("Package") && $0.hasSuffix(".swift") }.contains { name in
      let text = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      return text?.contains(#/(?m)^(?!\s*\/\/).*\.testTarget\b/#) ?? false
    }
  }

  /// A Boolean value that indicates whether a target of tests without a path has its folder, so that SwiftPM
  /// accepts the manifest.
  private var manifestFindsTests: Bool {
    let manifest = folder.appendingPathComponent("Package.swift")
    guard let text = try? String(contentsOf: manifest, encoding: .utf8) else { return true }
    let parts = text.split(separator: #/[tT]arget\(/#, omittingEmptySubsequences: false)
    let tests = zip(parts, parts.dropFirst()).filter { $0.0.hasSuffix(".test") }.map(\.1)
    let bare = tests.filter { !$0.contains("path:") }
      .compactMap { $0.firstMatch(of: #/name:\s*"([^"]+)"/#).map { String($0.1) } }
    return bare.allSatisfy { name in
      ["Tests", "Sources", "Source", "src", "srcs"].contains {
        folder.appendingPathComponent("\($0)/\(name)").isFolder
      }
    }
  }

  private init(folder: URL, form: Form) {
    self.folder = folder
    self.form = form
  }

  /// The name of the project, or of the package's folder.
  package var name: String {
    guard case .xcode(let url) = form else { return folder.lastPathComponent }
    return url == folder ? folder.lastPathComponent : url.deletingPathExtension().lastPathComponent
  }
  /// The form of the project, in words.
  package var kind: String {
    switch form {
    case .package: "SwiftPM package"
    case .xcode(folder): "folder of sources"
    case .xcode: "Xcode project"
    }
  }

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
