import ConstraintSolver
import TestSupport
import Testing

/// Tests of derivations of values from constraints.
struct DerivationTests {
  let system = ConstraintSystem()

  private typealias Term = ConstraintSystem.Term

  /// Returns the values that the steps give, computed without those of the system.
  private func evaluated(
    _ steps: [ConstraintSystem.DerivationStep]
  ) -> [ConstraintSystem.Variable: Double] {
    var values: [ConstraintSystem.Variable: Double] = [:]
    for step in steps {
      values[step.variable] = step.terms.reduce(step.constant) {
        $0 + $1.coefficient * (values[$1.variable] ?? .nan)
      }
    }
    return values
  }

  @Test func aChainIsDerivedFromItsBeginning() {
    let a = system.makeVariable(), b = system.makeVariable(), unrelated = system.makeVariable()
    let first = system.add([Term(a)], .equal, 10, priority: 1000)
    let second = system.add([Term(b), Term(a, -2)], .equal, 5, priority: 1000)
    system.add([Term(unrelated)], .equal, 1, priority: 1000)
    _ = system.solve()
    let steps = system.derivation(of: [b])
    #expect(steps.map(\.variable) == [a, b])
    #expect(steps.map(\.constraints) == [[first], [second]])
    #expect(steps.map(\.constant) == [10, 5])
    #expect(steps[1].terms == [Term(a, 2)])
  }

  @Test func equalWidthsThatFillASpaceFollowTogether() {
    let x = system.makeVariable(), width = system.makeVariable(), other = system.makeVariable()
    system.add([Term(x), Term(width, -1)], .equal, 8, priority: 1000)
    system.add([Term(x), Term(other)], .equal, 100, priority: 1000)
    system.add([Term(width), Term(other, -1)], .equal, 0, priority: 1000)
    _ = system.solve()
    #expect(system[width] == 46)
    let steps = system.derivation(of: [width])
    #expect(steps.count == 1)
    #expect(steps.first?.constraints.count == 3)
    #expect(evaluated(steps)[width] == 46)
  }

  @Test(arguments: [true, false]) func theHighestPriorityIsTheReason(optionalIsFirst: Bool) {
    let width = system.makeVariable()
    func addOptional() { system.add([Term(width)], .equal, 30, priority: 750) }
    if optionalIsFirst { addOptional() }
    let required = system.add([Term(width)], .equal, 30, priority: 1000)
    if !optionalIsFirst { addOptional() }
    _ = system.solve()
    #expect(system.derivation(of: [width]).map(\.constraints) == [[required]])
  }

  @Test func aConstraintThatDoesNotHoldIsNoReason() {
    let width = system.makeVariable()
    let wanted = system.add([Term(width)], .equal, 50, priority: 750)
    let most = system.add([Term(width)], .lessThanOrEqual, 30, priority: 1000)
    _ = system.solve()
    #expect(system.derivation(of: [width]).map(\.constraints) == [[most]])
    #expect(!system.isTight(wanted))
    #expect(system.isTight(most))
  }

  @Test func anUndeterminedVariableKeepsItsStartValue() {
    let x = system.makeVariable(startingAt: 7), y = system.makeVariable()
    let tie = system.add([Term(y), Term(x, -1)], .equal, 3, priority: 1000)
    _ = system.solve()
    let steps = system.derivation(of: [y])
    #expect(steps.map(\.constraints) == [[], [tie]])
    #expect(evaluated(steps)[y] == system[y])
  }

  /// Systems of views in a row or below each other, with random relations, priorities and shared widths.
  @Test(arguments: 0..<60) func evaluatedStepsAreTheSolution(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let variables = (0..<24).map { _ in system.makeVariable(startingAt: Double(random.integer(0..<90))) }
    for _ in 0..<random.integer(0..<60) {
      let count = 1 + random.integer(0..<3)
      let terms = (0..<count).map { _ in
        Term(variables[random.integer(0..<24)], [1, -1, 0.5, 2][random.integer(0..<4)])
      }
      let relation = [ConstraintSystem.Relation.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
      system.add(
        terms, relation[random.integer(0..<4)], Double(random.integer(0..<200)),
        priority: [1000, 1000, 750, 251, 50][random.integer(0..<5)])
    }
    _ = system.solve()
    let values = evaluated(system.derivation(of: variables))
    #expect(values.count == 24)
    for variable in variables {
      let difference = abs((values[variable] ?? .nan) - system[variable])
      #expect(difference < 1e-4 * max(1, abs(system[variable])))
    }
  }
}
