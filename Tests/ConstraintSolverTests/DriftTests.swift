import ConstraintSolver
import TestSupport
import Testing

/// Tests of large systems over many changes.
struct DriftTests {
  typealias Term = ConstraintSystem.Term

  /// Rows of a list with fixed heights, with the heights of their contents, or with a share of the list's
  /// width, in coordinates up to a million, beside a grid of equal cells.
  private struct Page {
    let system = ConstraintSystem()
    var variables: [ConstraintSystem.Variable] = []
    var wishes: [Wish] = []

    mutating func variable() -> Int {
      variables.append(system.makeVariable())
      return variables.count - 1
    }

    mutating func add(
      _ terms: [(Int, Double)], _ relation: ConstraintSystem.Relation, _ constant: Double,
      _ priority: Double = 1000
    ) {
      let name = system.add(
        terms.map { Term(variables[$0.0], $0.1) }, relation, constant, priority: priority)
      wishes.append(
        Wish(
          terms: terms.map { ($0.0, $0.1) }, relation: relation, constant: constant, priority: priority,
          name: name))
    }
  }

  private func page(rows: Int) -> Page {
    var page = Page()
    let width = page.variable(), end = page.variable()
    page.add([(width, 1)], .equal, 1e6)
    var last: (y: Int, height: Int)?
    for row in 0..<rows {
      let y = page.variable(), height = page.variable(), own = page.variable()
      if let last {
        page.add([(y, 1), (last.y, -1), (last.height, -1)], .equal, 8)
      } else {
        page.add([(y, 1)], .equal, -5e5)
      }
      switch row % 3 {
      case 0: page.add([(height, 1)], .equal, 20)
      case 1:
        page.add([(height, 1)], .greaterThanOrEqual, 20, 750)
        page.add([(height, 1)], .lessThanOrEqual, 20, 250)
      default:
        page.add([(height, 1)], .greaterThanOrEqual, 0)
        page.add([(height, 1), (own, -0.5)], .greaterThanOrEqual, 0)
        page.add([(height, 1)], .equal, 30, 250)
      }
      page.add([(own, 1), (width, -0.001 * Double(1 + row % 7))], .equal, 0, row % 2 == 0 ? 1000 : 600)
      last = (y, height)
    }
    page.add([(end, 1), (last!.y, -1), (last!.height, -1)], .equal, 0)
    let side = page.variable()
    var x = page.variable()
    page.add([(x, 1)], .equal, 0)
    for _ in 0..<8 {
      let cell = page.variable(), next = page.variable()
      page.add([(cell, 1), (side, -1)], .equal, 0)
      page.add([(next, 1), (x, -1), (cell, -1)], .equal, 0.1)
      x = next
    }
    page.add([(x, 1), (width, -1)], .equal, 0)
    return page
  }

  @Test func tenThousandChangesLeaveNoTrace() {
    let seed: UInt64 = 20_261_121
    var random = SeededRandom(seed: seed), page = page(rows: 60)
    _ = page.system.solve()
    for step in 0..<10_000 {
      let index = page.wishes.indices.randomElement(using: &random)!
      var wish = page.wishes[index]
      if wish.terms.count == 1 && random.chance(0.6) {
        wish.constant +=
          Double.random(in: -1...1, using: &random) * (wish.constant.magnitude > 1000 ? 1000 : 5)
        page.system.setConstant(wish.constant, of: wish.name!)
      } else {
        page.system.remove(wish.name!)
        if random.chance(0.5) { _ = page.system.solve() }
        wish.name = page.system.add(
          wish.terms.map { Term(page.variables[$0.variable], $0.coefficient) }, wish.relation, wish.constant,
          priority: wish.priority)
      }
      page.wishes[index] = wish
      let outcome = page.system.solve()
      #expect(outcome.conflicts.isEmpty, "seed \(seed), step \(step)")
      guard step % 500 == 499 else { continue }
      #expect(page.system.checkInvariants() == [], "seed \(seed), step \(step)")
      let values = page.variables.map { page.system[$0] }
      let fresh = Model(
        variables: values.count, page.wishes.sorted { $0.terms[0].variable < $1.terms[0].variable })
      _ = fresh.system.solve()
      #expect(areEqual(costs(of: page.wishes, at: values), fresh.costs), "seed \(seed), step \(step)")
      for (value, other) in zip(values, fresh.variables) where !fresh.system.isAmbiguous(other) {
        #expect(abs(value - fresh.system[other]) < 1e-6, "seed \(seed), step \(step), \(other)")
      }
    }
  }

  @Test func aMultiplierOfAThousandthKeepsItsDigits() {
    let system = ConstraintSystem()
    var last = system.makeVariable()
    system.add([Term(last)], .equal, 1e6, priority: 1000)
    for step in 0..<6 {
      let next = system.makeVariable(), factor = step % 2 == 0 ? 0.001 : 1000
      system.add([Term(next), Term(last, -factor)], .equal, 0, priority: 1000)
      last = next
    }
    _ = system.solve()
    #expect(abs(system[last] - 1e6) < 1e-6)
  }

  @Test func longChainsAndCyclesOfInequalitiesTerminate() {
    for seed in UInt64(1)...30 {
      var random = SeededRandom(seed: seed)
      let count = 25, system = ConstraintSystem()
      let variables = (0..<count).map { _ in system.makeVariable() }
      var wishes: [Wish] = []
      for i in 0..<count {
        // Every constraint is tight at once: the most degenerate system.
        let j = (i + 1 + Int.random(in: 0..<3, using: &random)) % count
        wishes.append(
          Wish(terms: [(i, 1), (j, -1)], relation: .greaterThanOrEqual, constant: 0, priority: 1000))
        wishes.append(Wish(terms: [(i, 1), (j, -1)], relation: .equal, constant: 1, priority: 500))
        wishes.append(Wish(terms: [(i, 1)], relation: .equal, constant: Double(i % 3), priority: 250))
      }
      for wish in wishes {
        system.add(
          wish.terms.map { Term(variables[$0.variable], $0.coefficient) }, wish.relation, wish.constant,
          priority: wish.priority)
      }
      #expect(system.solve().conflicts.isEmpty, "seed \(seed)")
      #expect(system.checkInvariants() == [], "seed \(seed)")
      let shuffled = Model(variables: count, wishes.shuffled(using: &random)).afresh
      let own = costs(of: wishes, at: variables.map { system[$0] })
      #expect(areEqual(own, shuffled.costs), "seed \(seed): \(own), in another order \(shuffled.costs)")
    }
  }
}
