package import Foundation

/// The contents of a `mica.json`, which lies beside `Package.swift` or the Xcode project.
package struct MicaFile: Sendable, Equatable {
  /// The folders of packages, by name.
  package var packages: [String: String] = [:]
  /// The names of packages that are left out.
  package var without: [String] = []

  package init() {}

  /// An error in the file.
  package struct Invalid: Error, CustomStringConvertible {
    package let description: String
  }

  /// Reads the file in a folder. It is empty if there is none.
  package init(in folder: URL) throws {
    let file = folder.appendingPathComponent("mica.json")
    guard file.exists else { return }
    let accepted = "accepted: {\"packages\": {\"NAME\": \"PATH\"}, \"without\": [\"NAME\"]}"
    let object: Any
    do {
      object = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    } catch {
      throw Invalid(description: "\(file.path): this is not JSON; \(accepted)")
    }
    guard let values = object as? [String: Any] else {
      throw Invalid(description: "\(file.path): an object is expected; \(accepted)")
    }
    for (key, value) in values.sorted(by: { $0.key < $1.key }) {
      switch (key, value) {
      case ("packages", let found as [String: String]):
        packages = found.mapValues { URL(fileURLWithPath: $0, relativeTo: folder).standardizedFileURL.path }
      case ("without", let found as [String]): without = found
      default: throw Invalid(description: "\(file.path): \"\(key)\" is not understood; \(accepted)")
      }
    }
  }
}
