import TestSupport
import Testing

@testable import ConstraintSolver

/// Tests of the choice of which contradictory constraints are broken. The definition, tried constraint by
/// constraint, is the reference.
struct ConflictTests {
  private typealias System = ConstraintSystem

  private struct Required {
    var terms: [(variable: Int, coefficient: Double)]
    var relation: System.Relation
    var constant: Double
    var breakRank: Int
  }

  /// Returns a system of required constraints and their names.
  private func system(
    of list: [Required], variables count: Int
  ) -> (system: System, names: [System.Constraint]) {
    let system = System(), variables = (0..<count).map { _ in system.makeVariable() }
    let names = list.map { item in
      system.add(
        item.terms.map { .init(variables[$0.variable], $0.coefficient) }, item.relation, item.constant,
        priority: 1000, breakRank: item.breakRank)
    }
    return (system, names)
  }

  private func solved(
    _ list: [Required], variables count: Int
  ) -> (system: System, names: [System.Constraint], outcome: System.Outcome) {
    let (system, names) = system(of: list, variables: count)
    return (system, names, system.solve())
  }

  /// Returns whether the plain tableau finds values that satisfy every constraint.
  private func isConsistent(_ list: [Required], variables count: Int) -> Bool {
    let system = system(of: list, variables: count).system
    return !system.plainTableau(of: Array(system.constraints.indices)).isContradictory
  }

  /// Returns the constraints that are broken by the definition. In descending break rank, then in order, a
  /// constraint is broken when it contradicts the constraints kept before it.
  private func greedy(_ list: [Required], variables count: Int) -> Set<Int> {
    var kept: [Required] = [], broken: Set<Int> = []
    for index in list.indices.sorted(by: { (-list[$0].breakRank, $0) < (-list[$1].breakRank, $1) }) {
      if isConsistent(kept + [list[index]], variables: count) {
        kept.append(list[index])
      } else {
        broken.insert(index)
      }
    }
    return broken
  }

  private func randomList(
    _ count: Int, variables: Int, equalities: Double, ranks: ClosedRange<Int>,
    using random: inout SeededRandom
  ) -> [Required] {
    (0..<count).map { _ in
      let size = [1, 2, 2, 3, 4].randomElement(using: &random)!
      let terms = (0..<variables).shuffled(using: &random).prefix(size).map { variable in
        (variable: variable, coefficient: [1.0, -1, 1, -1, 2, -0.5].randomElement(using: &random)!)
      }
      let isEqual = random.chance(equalities)
      return Required(
        terms: terms,
        relation: isEqual ? .equal : [.lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random)!,
        constant: Double(Int.random(in: -20...20, using: &random)),
        breakRank: Int.random(in: ranks, using: &random))
    }
  }

  @Test(arguments: [0, 0.2, 0.5, 1])
  func exactlyThoseThatContradictEarlierOnesAreBroken(equalities: Double) {
    for seed in UInt64(1)...60 {
      var random = SeededRandom(seed: seed)
      let count = Int.random(in: 2...8, using: &random)
      let list = randomList(
        Int.random(in: count...4 * count, using: &random), variables: count, equalities: equalities,
        ranks: seed % 2 == 0 ? 0...0 : 0...2, using: &random)
      let (system, names, outcome) = solved(list, variables: count)
      let broken = outcome.conflicts.map { names.firstIndex(of: $0.broken)! }
      #expect(Set(broken) == greedy(list, variables: count), "seed \(seed)\n\(system)")
      #expect(broken.count == Set(broken).count, "seed \(seed)")
      #expect(system.checkInvariants() == [], "seed \(seed)")
    }
  }

  @Test(arguments: [UInt64(1), 2])
  func thatHoldsForHundredsOfInequalitiesToo(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let point = (0..<24).map { _ in Double(Int.random(in: -10...10, using: &random)) }
    var list = randomList(150, variables: 24, equalities: 0.05, ranks: 0...1, using: &random)
    // Most of them are satisfied by a point, so that few are broken and many interact.
    for index in list.indices where random.chance(0.8) {
      let sum = list[index].terms.reduce(0) { $0 + $1.coefficient * point[$1.variable] }
      let slack = Double(Int.random(in: 0...3, using: &random))
      list[index].constant = sum - slack * Double(list[index].relation.rawValue)
    }
    let (system, names, outcome) = solved(list, variables: 24)
    let broken = outcome.conflicts.map { names.firstIndex(of: $0.broken)! }
    #expect(Set(broken) == greedy(list, variables: 24), "seed \(seed)\n\(system)")
    #expect(!broken.isEmpty)
  }

  @Test(arguments: [0, 0.3, 1])
  func noMemberOfAContradictionCanBeLeftOut(equalities: Double) {
    for seed in UInt64(1)...30 {
      var random = SeededRandom(seed: seed)
      let count = Int.random(in: 2...8, using: &random)
      let list = randomList(
        4 * count, variables: count, equalities: equalities, ranks: 0...1, using: &random)
      let (_, names, outcome) = solved(list, variables: count)
      for conflict in outcome.conflicts {
        let members = conflict.members.map { names.firstIndex(of: $0)! }
        #expect(!isConsistent(members.map { list[$0] }, variables: count), "seed \(seed): \(members)")
        for member in members where members.count > 1 {
          let rest = members.filter { $0 != member }.map { list[$0] }
          #expect(isConsistent(rest, variables: count), "seed \(seed): \(members) without \(member)")
        }
      }
    }
  }

  @Test func theMembersOfAContradictionAreInForceButForTheBrokenOne() {
    for seed in UInt64(1)...400 {
      var random = SeededRandom(seed: seed)
      let list = randomList(30, variables: 6, equalities: 0.4, ranks: 0...2, using: &random)
      let outcome = solved(list, variables: 6).outcome
      let broken = Set(outcome.conflicts.map(\.broken))
      for conflict in outcome.conflicts {
        #expect(broken.intersection(conflict.members) == [conflict.broken], "seed \(seed)")
      }
    }
  }

  @Test func brokenConstraintsDoNotDependOnEarlierSolutions() {
    for seed in UInt64(1)...30 {
      var random = SeededRandom(seed: seed)
      let list = randomList(24, variables: 6, equalities: 0.3, ranks: 0...2, using: &random)
      let system = System(), variables = (0..<6).map { _ in system.makeVariable() }
      var names: [System.Constraint] = []
      for item in list {
        names.append(
          system.add(
            item.terms.map { .init(variables[$0.variable], $0.coefficient) }, item.relation, item.constant,
            priority: 1000, breakRank: item.breakRank))
        if random.chance(0.5) { _ = system.solve() }
      }
      _ = system.solve()
      let broken = Set(
        list.indices.filter { index in
          let sum = list[index].terms.reduce(0) { $0 + $1.coefficient * system[variables[$1.variable]] }
          let difference = sum - list[index].constant
          switch list[index].relation {
          case .lessThanOrEqual: return difference > 1e-5
          case .equal: return abs(difference) > 1e-5
          case .greaterThanOrEqual: return difference < -1e-5
          }
        })
      // A broken one may be satisfied by chance.
      #expect(broken.isSubset(of: greedy(list, variables: 6)), "seed \(seed)\n\(system)")
    }
  }

  @Test func manyContradictionsAreFoundInOnePass() {
    let system = System(), x = (0..<40).map { _ in system.makeVariable() }
    var expected: Set<System.Constraint> = []
    for round in 0..<10 {
      for i in 0..<39 {
        let name = system.add(
          [.init(x[i + 1]), .init(x[i], -1)], round % 2 == 0 ? .greaterThanOrEqual : .lessThanOrEqual,
          Double(round % 2 == 0 ? 10 + round : 10 - round), priority: 1000)
        if round % 2 == 1 { expected.insert(name) }
      }
    }
    #expect(Set(system.solve().conflicts.map(\.broken)) == expected)
  }
}
