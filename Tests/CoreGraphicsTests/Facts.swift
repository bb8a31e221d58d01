import Foundation
import TestSupport
import Testing

/// A value of a JSON file.
enum Json: Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([Json])
  case table([String: Json])

  init(_ any: Any) {
    switch any {
    case let text as String: self = .text(text)
    case let list as [Any]: self = .list(list.map(Json.init))
    case let table as [String: Any]: self = .table(table.mapValues(Json.init))
    case let number as NSNumber where number.isBoolean: self = .bool(number.boolValue)
    case let number as NSNumber: self = .number(number.doubleValue)
    default: self = .null
    }
  }

  subscript(key: String) -> Json {
    if case .table(let table) = self { table[key] ?? .null } else { .null }
  }
  subscript(index: Int) -> Json {
    if case .list(let list) = self, list.indices.contains(index) { list[index] } else { .null }
  }
  var list: [Json] { if case .list(let list) = self { list } else { [] } }
  var table: [String: Json] { if case .table(let table) = self { table } else { [:] } }
  var number: Double { if case .number(let number) = self { number } else { .nan } }
  var text: String? { if case .text(let text) = self { text } else { nil } }
  var bool: Bool? { if case .bool(let bool) = self { bool } else { nil } }
  /// The numbers of a list of numbers.
  var numbers: [Double] { list.map(\.number) }
}

extension NSNumber {
  fileprivate var isBoolean: Bool { String(cString: objCType) == "c" || String(cString: objCType) == "B" }
}

/// One measured case of `facts/apple`.
struct Fact: Sendable, CustomTestStringConvertible {
  let id: String
  let inputs: Json
  let expected: Json
  let tolerance: Double
  let grade: String

  var testDescription: String { "\(id) [\(grade)]" }

  /// Whether the case must hold; others are hints.
  var mustHold: Bool { grade.hasPrefix("A") || grade.hasPrefix("B") }

  /// The cases of a file, empty where the material is absent.
  static func load(_ name: String) -> [Fact] {
    guard let url = Project.shared("facts/apple/\(name).json"), let data = try? Data(contentsOf: url),
      let file = try? JSONSerialization.jsonObject(with: data)
    else { return [] }
    return Json(file)["cases"].list.map { item in
      Fact(
        id: item["id"].text ?? "", inputs: item["inputs"], expected: item["expected"],
        tolerance: item["tolerance"].number, grade: item["grade"].text ?? "")
    }
  }

  /// What running a case came to.
  enum Outcome: Equatable {
    case holds
    case differs(String)
    /// The case describes something that is not run here.
    case notRun(String)
  }

  /// Whether numbers agree within the tolerance.
  func compare(_ found: [Double], _ wanted: [Double]) -> Outcome {
    let agree =
      found.count == wanted.count && zip(found, wanted).allSatisfy { abs($0 - $1) <= tolerance + 1e-12 }
    return agree ? .holds : .differs("found \(found), expected \(wanted)")
  }

  func compare<Value: Equatable>(_ found: Value, _ wanted: Value) -> Outcome {
    found == wanted ? .holds : .differs("found \(found), expected \(wanted)")
  }

  /// Fails the test where a case that must hold does not; cases of lower grade only speak.
  static func enforce(_ fact: Fact, _ outcome: Outcome) {
    if case .differs(let how) = outcome {
      if fact.mustHold {
        Issue.record("\(fact.id): \(how)")
      } else {
        print("hint \(fact.id) [\(fact.grade)] differs: \(how)")
      }
    }
  }

  /// Prints "facts: name N of M" over the cases that must hold, then over the hints.
  static func summarize(_ name: String, _ facts: [Fact], _ run: (Fact) -> Outcome) {
    for (title, part) in [("", facts.filter(\.mustHold)), (" hints", facts.filter { !$0.mustHold })] {
      let outcomes = part.map { (fact: $0, outcome: run($0)) }
      let held = outcomes.filter { $0.outcome == .holds }.count
      print("facts: \(name)\(title) \(held) of \(part.count)")
      for case (let fact, .notRun(let why)) in outcomes { print("  not run: \(fact.id): \(why)") }
    }
  }
}

extension Array where Element == Fact.Outcome {
  /// The first that does not hold.
  var all: Fact.Outcome { first { $0 != .holds } ?? .holds }
}
