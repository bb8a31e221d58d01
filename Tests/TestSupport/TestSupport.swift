package import Foundation

/// Where things are, seen from the tests.
package enum Project {
  /// The root of the checkout.
  package static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// By how much stacks must be larger than else: `MICA_STACKS`, as code that a sanitizer
  /// watches needs more of them.
  package static let stackFactor = ProcessInfo.processInfo.environment["MICA_STACKS"].flatMap { Int($0) } ?? 1

  /// How many minutes a test may take: more where a sanitizer watches, which slows code down tenfold.
  package static func minutes(_ count: Int) -> Int { stackFactor > 1 ? 15 * count : count }

  /// A file or folder of `Tests/Fixtures`, whose README says where each comes from.
  package static func fixture(_ path: String) -> URL {
    root.appendingPathComponent("Tests/Fixtures/" + path)
  }

  /// The folder of the example documents.
  package static let exampleDocuments = root.appendingPathComponent("Examples/Storyboards")

  /// The folder of the documents of real apps that lies beside the project; nil where it does not. What such
  /// documents add are scores: every test runs on the examples too.
  package static let corpus: URL? = {
    let url = root.deletingLastPathComponent().appendingPathComponent("shared/corpus/files")
    return FileManager.default.fileExists(atPath: url.path) ? url : nil
  }()

  /// The Interface Builder documents of a folder, by name.
  package static func documents(in folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted().map {
      folder.appendingPathComponent($0)
    }
  }

  /// The JSON file of `Tests/Fixtures` at `path`.
  package static func json(_ path: String) throws -> JSONValue {
    try JSONDecoder().decode(JSONValue.self, from: Data(contentsOf: fixture(path)))
  }
}
