import Foundation

/// The contents of the Swift files that a call names.
public struct SourceFiles {
  /// The folders with the sources of others, which are passed over unless they are named.
  private static let vendored: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules"]

  /// The files in the order of the call, those of a folder by name, each once.
  public private(set) var sources: [Linter.Source] = []
  /// The paths that could not be read, with the reasons and what would be accepted.
  public private(set) var failures: [String] = []

  /// Reads files, and all Swift files below folders.
  ///
  /// - Parameters:
  ///   - paths: The paths of files and folders.
  ///   - exclude: The names of folders that are passed over, in addition to those with sources of others.
  public init(paths: [String], exclude: [String]) {
    let excluded = Self.vendored.union(exclude)
    var seen: Set<String> = []
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        failures.append("\(path): does not exist; accepted: a Swift file or a folder")
        continue
      }
      let files = isFolder.boolValue ? Self.files(below: path, excluded) : [path]
      if files.isEmpty {
        failures.append("\(path): holds no Swift file; accepted: a folder with some, at any depth")
      }
      for file in files where seen.insert(file).inserted { read(file) }
    }
  }

  private static func files(below path: String, _ excluded: Set<String>) -> [String] {
    guard let below = FileManager.default.enumerator(atPath: path) else { return [] }
    var found: [String] = []
    while let name = below.nextObject() as? String {
      let url = URL(fileURLWithPath: name)
      if url.lastPathComponent.hasPrefix(".") || excluded.contains(url.lastPathComponent) {
        below.skipDescendants()
      } else if url.pathExtension == "swift",
        below.fileAttributes?[.type] as? FileAttributeType == .typeRegular
      {
        found.append(path.hasSuffix("/") ? path + name : "\(path)/\(name)")
      }
    }
    return found.sorted()
  }

  private mutating func read(_ file: String) {
    guard let data = FileManager.default.contents(atPath: file) else {
      failures.append("\(file): cannot be read; accepted: a Swift file that can be read")
      return
    }
    guard let text = String(data: data, encoding: .utf8) else {
      failures.append("\(file): is not UTF-8; accepted: a Swift source in UTF-8")
      return
    }
    sources.append(Linter.Source(path: file, text: text))
  }
}
