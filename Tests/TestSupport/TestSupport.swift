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

  /// A folder of the material that is kept beside the project, or nil where it is absent.
  package static func shared(_ path: String) -> URL? {
    let url = root.deletingLastPathComponent().appendingPathComponent("shared/" + path)
    return FileManager.default.fileExists(atPath: url.path) ? url : nil
  }

  /// A JSON file of that material.
  package static func json(_ path: String) -> JSONValue? {
    guard let url = shared(path), let data = try? Data(contentsOf: url) else { return nil }
    return try? JSONDecoder().decode(JSONValue.self, from: data)
  }
}
