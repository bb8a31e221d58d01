package import Foundation

/// Any JSON value.
package enum JSONValue: Sendable, Equatable, Decodable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  package init(from decoder: any Decoder) throws {
    let box = try decoder.singleValueContainer()
    if box.decodeNil() {
      self = .null
    } else if let value = try? box.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? box.decode(Double.self) {
      self = .number(value)
    } else if let value = try? box.decode(String.self) {
      self = .string(value)
    } else if let value = try? box.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try box.decode([String: JSONValue].self))
    }
  }

  package subscript(key: String) -> JSONValue {
    if case .object(let members) = self { return members[key] ?? .null }
    return .null
  }
  package var array: [JSONValue] { if case .array(let values) = self { values } else { [] } }
  /// The members of an object, by name.
  package var members: [(key: String, value: JSONValue)] {
    if case .object(let members) = self { members.sorted { $0.key < $1.key } } else { [] }
  }
  package var number: Double? { if case .number(let value) = self { value } else { nil } }
  package var string: String? { if case .string(let value) = self { value } else { nil } }
  package var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  /// The numbers of an array; others are left out.
  package var numbers: [Double] { array.compactMap(\.number) }

  /// Whether two values are alike, numbers within `tolerance`.
  package func matches(_ other: JSONValue, within tolerance: Double) -> Bool {
    switch (self, other) {
    case (.number(let a), .number(let b)): abs(a - b) <= max(tolerance, 1e-9) || a == b
    case (.array(let a), .array(let b)):
      a.count == b.count && zip(a, b).allSatisfy { $0.matches($1, within: tolerance) }
    case (.object(let a), .object(let b)):
      a.count == b.count && a.allSatisfy { key, value in b[key].map { value.matches($0, within: tolerance) } ?? false }
    default: self == other
    }
  }
}

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

  /// The file `facts/apple/<name>.json`; nil where the facts are absent.
  package init?(_ name: String, folder: String = "apple") {
    guard let url = Project.shared("facts/\(folder)/\(name).json"), let data = try? Data(contentsOf: url),
      let file = try? JSONDecoder().decode(JSONValue.self, from: data)
    else { return nil }
    self.name = name
    cases = file["cases"].array.map {
      Case(
        id: $0["id"].string ?? "?", grade: $0["grade"].string ?? "", tolerance: $0["tolerance"].number ?? 1e-4,
        inputs: $0["inputs"], expected: $0["expected"])
    }
  }

  /// Runs every case that must hold and prints `facts: <name> <passed> of <total>`; returns the ids and reasons of those that fail.
  package func run(_ check: (Case) -> String?) -> [String] {
    let wanted = cases.filter(\.mustHold)
    let failures = wanted.compactMap { one in check(one).map { "\(one.id) (\(one.grade)): \($0)" } }
    print("facts: \(name) \(wanted.count - failures.count) of \(wanted.count)")
    return failures
  }

  /// Runs a check for each case by its id, as `run(_:)` does; a case without a check fails with the reason that `absent` gives.
  ///
  /// Returns the failures of the cases that are not in `absent`, and the cases of `absent` that no longer belong there.
  package func run(_ checks: [String: () -> String?], absent: [String: String]) -> [String] {
    let failures = run { one in checks[one.id].map { $0() } ?? absent[one.id] ?? "no check" }
    let ids = Set(cases.map(\.id))
    return failures.filter { line in !absent.keys.contains { line.hasPrefix("\($0) (") } }
      + absent.keys.filter { checks[$0] != nil || !ids.contains($0) }.map { "\($0) is not absent" }
  }
}
