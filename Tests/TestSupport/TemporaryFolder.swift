package import Foundation

/// A folder for the files of one test. It is removed when the object is deallocated.
package final class TemporaryFolder: Sendable {
  package let url: URL

  /// - Parameter ending: The suffix of the folder's name, such as `.bundle`.
  package init(ending: String = "") {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("mica-\(UUID().uuidString)\(ending)")
    try! FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Returns the location of a file of the folder, whether it exists or not.
  package func callAsFunction(_ path: String) -> URL { url.appendingPathComponent(path) }

  /// Writes a file, and creates its parent folders.
  @discardableResult package func write(_ data: Data, to path: String) throws -> URL {
    let file = self(path)
    let place = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try data.write(to: file)
    return file
  }

  @discardableResult package func write(_ text: String, to path: String) throws -> URL {
    try write(Data(text.utf8), to: path)
  }

  /// Returns the contents of a UTF-8 file, or `nil` if it does not exist.
  package func text(_ path: String) -> String? { try? String(contentsOf: self(path), encoding: .utf8) }

  /// The sorted names of the folder's items, without those in subfolders.
  package var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: url.path).sorted()) ?? []
  }
}
