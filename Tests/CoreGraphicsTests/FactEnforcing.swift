import TestSupport
import Testing

typealias Fact = FactFile.Case

extension Fact: CustomTestStringConvertible {
  package var testDescription: String { "\(id) [\(grade)]" }

  /// Returns the cases of a file. A file that cannot be read ends the tests: without cases none of them could
  /// fail.
  static func load(_ name: String) -> [Fact] {
    do { return try FactFile(name).cases } catch { fatalError("facts \(name): \(error)") }
  }

  /// Fails the test if a case that must hold does not. Cases of lower grade are only reported.
  static func enforce(_ fact: Fact, _ outcome: Outcome) {
    guard case .differs(let how) = outcome else { return }
    if fact.mustHold {
      Issue.record("\(fact.id): \(how)")
    } else {
      print("hint \(fact.id) [\(fact.grade)] differs: \(how)")
    }
  }
}
