/// Cases that are run one by one, each as a test of its own.
extension FactFile.Case {
  /// What running a case came to.
  package enum Outcome: Equatable {
    case holds
    case differs(String)
    /// The case describes something that is not run here.
    case notRun(String)
  }

  /// Whether numbers agree within the tolerance.
  package func compare(_ found: [Double], _ wanted: [Double]) -> Outcome {
    let agree =
      found.count == wanted.count && zip(found, wanted).allSatisfy { abs($0 - $1) <= tolerance + 1e-12 }
    return agree ? .holds : .differs("found \(found), expected \(wanted)")
  }

  package func compare<Value: Equatable>(_ found: Value, _ wanted: Value) -> Outcome {
    found == wanted ? .holds : .differs("found \(found), expected \(wanted)")
  }

  /// Prints "facts: name N of M" over the cases that must hold, then over the hints.
  package static func summarize(_ name: String, _ facts: [Self], _ run: (Self) -> Outcome) {
    for (title, part) in [("", facts.filter(\.mustHold)), (" hints", facts.filter { !$0.mustHold })] {
      let outcomes = part.map { (fact: $0, outcome: run($0)) }
      let held = outcomes.filter { $0.outcome == .holds }.count
      print("facts: \(name)\(title) \(held) of \(part.count)")
      for case (let fact, .notRun(let why)) in outcomes { print("  not run: \(fact.id): \(why)") }
    }
  }
}

extension Array where Element == FactFile.Case.Outcome {
  /// The first that does not hold.
  package var all: FactFile.Case.Outcome { first { $0 != .holds } ?? .holds }
}
