import Foundation
import Port

/// A file that the command reads.
struct Input: Sendable {
  let path: String
  let module: String
  /// Its place below the folder of results.
  let relative: String

  /// Returns the Swift files of a folder, in their order, or the one file at the path.
  ///
  /// - Parameters:
  ///   - path: The path of a folder or a file.
  ///   - module: The name of the module, or nil for the name of the folder.
  ///   - excluded: Files and folders, given from the folder on, that are left out.
  /// - Returns: The files.
  /// - Throws: An error if there is nothing at the path.
  static func all(at path: String, module: String?, excluding excluded: [String] = []) throws -> [Input] {
    var isFolder: ObjCBool = false
    let url = URL(fileURLWithPath: path).standardizedFileURL
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: path])
    }
    guard isFolder.boolValue else {
      let name = module ?? "Main"
      return [Input(path: url.path, module: name, relative: "\(name)/\(url.lastPathComponent)")]
    }
    let name = module ?? url.lastPathComponent
    let found = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
    let isExcluded = { (path: String) in excluded.contains { path == $0 || path.hasPrefix($0 + "/") } }
    return found.filter { $0.hasSuffix(".swift") && !$0.contains(".build/") && !isExcluded($0) }.sorted()
      .map { Input(path: url.path + "/" + $0, module: name, relative: "\(name)/\($0)") }
  }

  /// Parses the files, several at a time.
  static func parsed(_ inputs: [Input]) throws -> [SourceFile] {
    nonisolated(unsafe) var found: [SourceFile?] = Array(repeating: nil, count: inputs.count)
    let lock = NSLock()
    DispatchQueue.concurrentPerform(iterations: inputs.count) { index in
      let input = inputs[index]
      let text =
        (try? Data(contentsOf: URL(fileURLWithPath: input.path))).map { String(decoding: $0, as: UTF8.self) }
        ?? ""
      let file = SourceFile(path: input.path, module: input.module, text: text)
      lock.withLock { found[index] = file }
    }
    return found.compactMap { $0 }
  }
}
