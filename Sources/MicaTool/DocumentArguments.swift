import ArgumentParser
import Foundation
import InterfaceBuilder

/// The documents that a command is given: files, and folders for all that lie below them.
struct DocumentArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Storyboards and xibs, or folders that hold some; - for standard input.", valueName: "file"),
    completion: .documents)
  var paths: [String]

  @Option(
    help: ArgumentHelp(
      "Pass over what lies in folders of this name, such as Pods; may be given several times.",
      valueName: "name"), completion: .directory)
  var exclude: [String] = []

  /// The documents' paths, those of a folder in the order of their names. Folders whose names begin with a
  /// point, and documents for another system than iOS, are passed over in folders. A folder without a
  /// document is an error, on which the command ends with status 1.
  func files() throws -> [String] { try paths.flatMap(documents) }

  /// Whether files are to be read by this process alone: others do not have its standard input, nor pipes of
  /// the shell, and few are soon done.
  static func areForOneProcess(_ files: [String]) -> Bool {
    files.count < 4 || files.contains(where: InputFile.isOfProcess)
  }

  /// The path by which standard input is read.
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
      var found: [String] = []
      while let name = below.nextObject() as? String {
        let url = URL(fileURLWithPath: name)
        if url.lastPathComponent.hasPrefix(".") || exclude.contains(url.lastPathComponent) {
          below.skipDescendants()
        } else if ["storyboard", "xib"].contains(url.pathExtension),
          below.fileAttributes?[.type] as? FileAttributeType != .typeDirectory
        {
          let file = path.hasSuffix("/") ? path + name : "\(path)/\(name)"
          if let system = IBDocument.otherSystem(ofFileAt: URL(fileURLWithPath: file)) {
            FileError.say("\(file): passed over, a document for \(system)")
          } else {
            found.append(file)
          }
        }
      }
      guard !found.isEmpty else {
        throw IBReadError(
          file: path, reason: "holds no document",
          accepted: "a folder with a .storyboard or .xib, at any depth")
      }
      return found.sorted()
    }
  }
}
