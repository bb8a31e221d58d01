package import Foundation

/// The libraries that a Podfile, a podspec or a Cartfile names.
package struct DependencyFiles: Sendable, Equatable {
  /// One library.
  package struct Library: Sendable, Equatable {
    package var name: String
    /// The address of its repository, if the file says it.
    package var url: String?
    /// The name of the file.
    package var file: String
  }
  package var libraries: [Library] = []

  /// Reads the files in a folder.
  package init(in folder: URL) {
    for name in folder.entries {
      // Carthage's private file has what only the tests and examples of a library need.
      let isCartfile = ["Cartfile", "Cartfile.private"].contains(name)
      guard isCartfile || name == "Podfile" || name.hasSuffix(".podspec") else { continue }
      let text = (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)) ?? ""
      add(isCartfile ? Self.cartfile(text, name) : Self.pods(text, name))
    }
  }

  private mutating func add(_ found: [Library]) {
    for library in found where !libraries.contains(where: { $0.name == library.name }) {
      libraries.append(library)
    }
  }

  /// Reads `pod 'Name'` of a Podfile and `s.dependency 'Name'` of a podspec.
  static func pods(_ text: String, _ file: String) -> [Library] {
    let pattern = #/(?m)^\s*(?:pod|\w+\.dependency)\s*\(?\s*['"]([\w+-]+)(?:\/[^'"]*)?['"]([^\n#]*)/#
    return text.matches(of: pattern).map { match in
      let url = match.2.firstMatch(of: #/(?::git\s*=>|git:)\s*['"]([^'"]+)['"]/#).map { String($0.1) }
      return Library(name: String(match.1), url: url, file: file)
    }
  }

  /// Reads `github "owner/name"` and `git "address"` of a Cartfile.
  static func cartfile(_ text: String, _ file: String) -> [Library] {
    text.matches(of: #/(?m)^\s*(github|git)\s+"([^"]+)"/#).map { match in
      let place = String(match.2)
      let url = match.1 == "github" && !place.contains("://") ? "https://github.com/\(place).git" : place
      let last = place.split(separator: "/").last.map(String.init) ?? place
      return Library(name: last.hasSuffix(".git") ? String(last.dropLast(4)) : last, url: url, file: file)
    }
  }
}
