internal import Foundation

/// One file of measured facts, kept beside the project.
package struct FactFile {
  /// One case: what was done, and what Apple's code answered.
  package struct Case: Sendable {
    package let id: String
    package let grade: String
    package let tolerance: Double
    package let inputs: JSONValue
    package let expected: JSONValue

    /// Whether the case is trusted so far that it must hold: grades A and B (see `facts/README.md`).
    package var mustHold: Bool { grade.hasPrefix("A") || grade.hasPrefix("B") }
  }

  package let name: String
  package let cases: [Case]

  /// Whether the facts lie beside the project; tests that read them are skipped where they do not.
  package static let arePresent = Project.shared("facts") != nil

  /// The file `facts/apple/<name>.json`; nil where the facts are absent.
  package init?(_ name: String, folder: String = "apple") {
    guard let url = Project.shared("facts/\(folder)/\(name).json"), let data = try? Data(contentsOf: url),
      let file = try? JSONDecoder().decode(JSONValue.self, from: data)
    else { return nil }
    self.name = name
    cases = file["cases"].array.map {
      Case(
        id: $0["id"].string ?? "?", grade: $0["grade"].string ?? "",
        tolerance: $0["tolerance"].number ?? 1e-4,
        inputs: $0["inputs"], expected: $0["expected"])
    }
  }

  /// Facts in a form of their own: the file `facts/<path>.json`.
  package static func json(_ path: String) throws -> JSONValue {
    guard let url = Project.shared("facts/\(path).json") else { throw CocoaError(.fileNoSuchFile) }
    return try JSONDecoder().decode(JSONValue.self, from: Data(contentsOf: url))
  }

  /// Prints `facts: <name> <passed> of <total>` and, on the same line, which of them are missing and why.
  package static func report(_ name: String, _ passed: Int, of total: Int, missing: [String] = []) {
    print(
      "facts: \(name) \(passed) of \(total)"
        + (missing.isEmpty ? "" : ", without " + missing.joined(separator: "; ")))
  }

  /// Runs every case that must hold and reports how many do; returns the ids and reasons of those that fail.
  package func run(_ check: (Case) -> String?) -> [String] {
    let wanted = cases.filter(\.mustHold)
    let failures = wanted.compactMap { one in check(one).map { "\(one.id) (\(one.grade)): \($0)" } }
    Self.report(name, wanted.count - failures.count, of: wanted.count, missing: failures)
    return failures
  }

  /// Runs a check for each case by its id, as `run(_:)` does; a case without a check fails with the
  /// reason that `absent` gives.
  ///
  /// Returns the failures of the cases that are not in `absent`, and the cases of `absent`
  /// that no longer belong there.
  package func run(_ checks: [String: () -> String?], absent: [String: String]) -> [String] {
    let failures = run { one in checks[one.id].map { $0() } ?? absent[one.id] ?? "no check" }
    let ids = Set(cases.map(\.id))
    return failures.filter { line in !absent.keys.contains { line.hasPrefix("\($0) (") } }
      + absent.keys.filter { checks[$0] != nil || !ids.contains($0) }.map { "\($0) is not absent" }
  }
}
