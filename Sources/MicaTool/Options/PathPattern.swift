import Foundation

/// A pattern of the paths that a command passes over, as the shell's: `*` stands for any letters, also across
/// folders, `?` for one, and `[a-z]` for one of several.
struct PathPattern {
  let text: String

  /// Folders with documents of others, or with copies of the project's own: those of package managers, what
  /// Xcode builds, and catalogs for translators.
  static let standard = ["Pods", "Carthage", "DerivedData", "build", "*.xcloc", "*.app", "*.framework"].map(
    PathPattern.init)

  /// Returns a Boolean value that indicates whether a path is that of the sample app of a library that a
  /// project contains: it lies beside a podspec or a framework, in a folder of its own below the project.
  ///
  /// - Parameters:
  ///   - path: A path relative to the project's.
  ///   - project: The path of the project.
  /// - Returns: `true` for a folder such as `Library/Example`.
  static func isSampleOfLibrary(_ path: String, below project: String) -> Bool {
    let parts = path.split(separator: "/")
    guard parts.count > 1, let name = parts.last?.lowercased() else { return false }
    let library = parts.dropLast().joined(separator: "/")
    guard !["storyboard", "xib"].contains((name as NSString).pathExtension),
      samples.contains(where: { name.hasPrefix($0) || name.hasSuffix($0) })
    else { return false }
    let files = try? FileManager.default.contentsOfDirectory(
      atPath: (project as NSString).appendingPathComponent(library))
    return files?.contains { $0.hasSuffix(".podspec") || $0.hasSuffix(".framework") } ?? false
  }

  private static let samples = ["example", "demo", "sample", "examples", "demos", "samples"]

  init(_ text: String) {
    self.text = text.hasSuffix("/") ? String(text.dropLast()) : text
  }

  /// Returns a Boolean value that indicates whether the pattern describes a path, the name of its last
  /// component, or a folder around it.
  func matches(_ path: String) -> Bool {
    var part = path.hasPrefix("./") ? path.dropFirst(2) : path[...]
    while !part.isEmpty {
      // Foundation's `deletingLastPathComponent` ends the program for a path of one character.
      let slash = part.lastIndex(of: "/")
      let name = slash.map { part[part.index(after: $0)...] } ?? part
      if fnmatch(text, String(part), 0) == 0 || fnmatch(text, String(name), 0) == 0 { return true }
      part = slash.map { part[..<$0] } ?? ""
    }
    return false
  }
}
