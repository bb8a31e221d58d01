/// An extension that runs cases one by one, each as a separate test.
extension FactFile.Case {
  /// The result of running a case.
  package enum Outcome: Equatable {
    case holds
    case differs(String)
    /// The case describes something that is not run here.
    case notRun(String)
  }

  /// Returns whether numbers agree within the tolerance.
  package func compare(_ found: [Double], _ wanted: [Double]) -> Outcome {
    let agree =
      found.count == wanted.count && zip(found, wanted).allSatisfy { abs($0 - $1) <= tolerance + 1e-12 }
    return agree ? .holds : .differs("found \(found), expected \(wanted)")
  }

  package func compare<Value: Equatable>(_ found: Value, _ wanted: Value) -> Outcome {
    found == wanted ? .holds : .differs("found \(found), expected \(wanted)")
  }

  /// Reports how many of the cases that must hold do, then how many of the hints.
  package static func summarize(_ name: String, _ facts: [Self], _ run: (Self) -> Outcome) {
    for (title, part) in [("", facts.filter(\.mustHold)), (" hints", facts.filter { !$0.mustHold })] {
      let outcomes = part.map { (fact: $0, outcome: run($0)) }
      let missing = outcomes.compactMap { fact, outcome in
        switch outcome {
        case .holds: nil as String?
        case .differs(let why): "\(fact.id) (\(fact.grade)): \(why)"
        case .notRun(let why): "\(fact.id) (\(fact.grade)), which is not run: \(why)"
        }
      }
      FactFile.report(name + title, part.count - missing.count, of: part.count, missing: missing)
    }
  }
}

extension Array where Element == FactFile.Case.Outcome {
  /// The first outcome that does not hold.
  package var all: FactFile.Case.Outcome { first { $0 != .holds } ?? .holds }
}
