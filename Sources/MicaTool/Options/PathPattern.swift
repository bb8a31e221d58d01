import Foundation

/// A pattern of the paths that a command passes over, as the shell's: `*` stands for any letters, also across
/// folders, `?` for one, and `[a-z]` for one of several.
struct PathPattern {
  let text: String

  /// Folders with documents of others, or with copies of the project's own: those of package managers, what
  /// Xcode builds, and catalogs for translators.
  static let standard = ["Pods", "Carthage", "DerivedData", "build", "*.xcloc", "*.app", "*.framework"].map(
    PathPattern.init)

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
