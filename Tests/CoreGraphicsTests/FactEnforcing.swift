import TestSupport
import Testing

typealias Fact = FactFile.Case

extension Fact: CustomTestStringConvertible {
  package var testDescription: String { "\(id) [\(grade)]" }

  /// The cases of a file, empty where the material is absent.
  static func load(_ name: String) -> [Fact] { FactFile(name)?.cases ?? [] }

  /// Fails the test where a case that must hold does not; cases of lower grade only speak.
  static func enforce(_ fact: Fact, _ outcome: Outcome) {
    guard case .differs(let how) = outcome else { return }
    if fact.mustHold {
      Issue.record("\(fact.id): \(how)")
    } else {
      print("hint \(fact.id) [\(fact.grade)] differs: \(how)")
    }
  }
}
