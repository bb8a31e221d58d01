internal import Foundation

/// One file of measured facts in `Tests/Fixtures/facts`.
package struct FactFile {
  /// A case: an action, and the result of Apple's code.
  package struct Case: Sendable {
    package let id: String
    package let grade: String
    package let tolerance: Double
    package let inputs: JSONValue
    package let expected: JSONValue

    /// A Boolean value that indicates whether the case is reliable enough that it must hold: grades A and B
    /// (see `facts/README.md`).
    package var mustHold: Bool { grade.hasPrefix("A") || grade.hasPrefix("B") }
  }

  package let name: String
  package let cases: [Case]

  /// Reads the file `<folder>/<name>.json` in `facts`.
  package init(_ name: String, folder: String = "apple") throws {
    let file = try Project.json("facts/\(folder)/\(name).json")
    self.name = name
    cases = file["cases"].array.map {
      Case(
        id: $0["id"].string ?? "?", grade: $0["grade"].string ?? "",
        tolerance: $0["tolerance"].number ?? 1e-4,
        inputs: $0["inputs"], expected: $0["expected"])
    }
  }

  /// Returns facts in a format of their own, from the file `facts/<path>.json`.
  package static func json(_ path: String) throws -> JSONValue {
    try Project.json("facts/\(path).json")
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
