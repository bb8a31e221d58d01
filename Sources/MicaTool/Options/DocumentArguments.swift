import ArgumentParser
import Foundation
import InterfaceBuilder

/// The documents passed to a command: files, and folders for all documents below them.
struct DocumentArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Storyboards and xibs, or folders that hold some; - for standard input.", valueName: "file"),
    completion: .documents)
  var paths: [String]

  @Option(
    help: ArgumentHelp(
      "Pass over files and folders of this name or path, such as Generated or 'Old/*.xib'; may be given "
        + "several times. Pods, Carthage, build folders and samples of libraries are passed over.",
      valueName: "pattern"), completion: .directory)
  var exclude: [String] = []

  /// Returns the paths of the documents, those in a folder ordered by name.
  ///
  /// Folders whose names start with a full stop, those that `PathPattern.standard` and `--exclude` describe,
  /// samples of libraries, and documents in folders for systems other than iOS or of Xcode 4 and before, are
  /// skipped. A folder without documents is an error that ends the command with status 1.
  func files() throws -> [String] { try paths.flatMap(documents) }

  /// Returns a Boolean value that indicates whether only this process should read the files: because other
  /// processes cannot access its standard input or pipes of the shell, or because there are few.
  static func areForOneProcess(_ files: [String]) -> Bool {
    files.count < 4 || files.contains(where: InputFile.isOfProcess)
  }

  /// The path that refers to standard input.
  static let standardInput = "/dev/stdin"

  private func documents(at path: String) throws -> [String] {
    if path == "-" { return [Self.standardInput] }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
      return [path]
    }
    return try FileError.wrap {
      guard let below = FileManager.default.enumerator(atPath: path) else {
        throw IBReadError(file: path, reason: "cannot be read", accepted: "a folder that can be read")
      }
      let patterns = PathPattern.standard + exclude.map(PathPattern.init)
      var found: [String] = [], passedOver: [String: [String]] = [:]
      while let name = below.nextObject() as? String {
        let url = URL(fileURLWithPath: name)
        if url.lastPathComponent.hasPrefix(".") || patterns.contains(where: { $0.matches(name) })
          || PathPattern.isSampleOfLibrary(name, below: path)
        {
          below.skipDescendants()
        } else if ["storyboard", "xib"].contains(url.pathExtension),
          below.fileAttributes?[.type] as? FileAttributeType != .typeDirectory
        {
          let file = path.hasSuffix("/") ? path + name : "\(path)/\(name)"
          if let kind = IBDocument.otherKind(ofFileAt: URL(fileURLWithPath: file)) {
            passedOver[kind, default: []].append(file)
          } else {
            found.append(file)
          }
        }
      }
      for (kind, files) in passedOver.sorted(by: { $0.key < $1.key }) {
        let files = files.sorted(), others = files.count - 1
        let more = others == 0 ? "" : others == 1 ? " (and another)" : " (and \(others) others)"
        FileError.say("\(files[0])\(more): passed over, \(kind)")
      }
      guard !found.isEmpty else {
        throw IBReadError(
          file: path, reason: passedOver.isEmpty ? "holds no document" : "holds no other document",
          accepted: "a folder with a .storyboard or .xib, at any depth")
      }
      return found.sorted()
    }
  }
}
