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
    let name = (path as NSString).lastPathComponent.lowercased()
    let library = (path as NSString).deletingLastPathComponent
    guard !library.isEmpty, !["storyboard", "xib"].contains((name as NSString).pathExtension),
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
    let plain = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    var part = plain as NSString
    while part.length > 0, part as String != "/" {
      if fnmatch(text, part as String, 0) == 0 || fnmatch(text, part.lastPathComponent, 0) == 0 {
        return true
      }
      part = part.deletingLastPathComponent as NSString
    }
    return false
  }
}
