package import Foundation

/// The locations of files and folders that the tests use.
package enum Project {
  /// The root of the checkout.
  package static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The factor by which stacks must be larger than usual, from `MICA_STACKS`. Code that runs under a
  /// sanitizer needs larger stacks.
  package static let stackFactor = ProcessInfo.processInfo.environment["MICA_STACKS"].flatMap { Int($0) } ?? 1

  /// The number of minutes after which a test that should end in seconds hangs. Tests wait for each other, on
  /// slow machines for minutes.
  package static let hang = 30

  /// Returns the URL of a file or folder in `Tests/Fixtures`. The README there names the source of each.
  package static func fixture(_ path: String) -> URL {
    root.appendingPathComponent("Tests/Fixtures/" + path)
  }

  /// The folder of the example documents.
  package static let exampleDocuments = root.appendingPathComponent("Examples/Storyboards")

  /// The folder of documents of real apps beside the project, or `nil` if it does not exist. Such documents
  /// only add scores: every test runs on the examples too.
  package static let corpus: URL? = {
    let url = root.deletingLastPathComponent().appendingPathComponent("shared/corpus/files")
    return FileManager.default.fileExists(atPath: url.path) ? url : nil
  }()

  /// Returns the Interface Builder documents of a folder, by name.
  package static func documents(in folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted().map {
      folder.appendingPathComponent($0)
    }
  }

  /// Returns the JSON file of `Tests/Fixtures` at `path`.
  package static func json(_ path: String) throws -> JSONValue {
    try JSONDecoder().decode(JSONValue.self, from: Data(contentsOf: fixture(path)))
  }
}
