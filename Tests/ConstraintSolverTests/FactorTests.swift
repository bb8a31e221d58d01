import TestSupport
import Testing

@testable import ConstraintSolver

/// Tests of tableaus whose matrix is stored in factors, against dense ones.
struct FactorTests {
  /// Returns required and optional constraints about a random point, most of them inequalities between few
  /// variables.
  private func dense(_ seed: UInt64) -> (count: Int, wishes: [Wish]) {
    var random = SeededRandom(seed: seed)
    let count = Int.random(in: 4...24, using: &random)
    let point = (0..<count).map { _ in Double(Int.random(in: -10...10, using: &random)) }
    var wishes = randomWishes(
      Int.random(in: 2 * count...6 * count, using: &random), around: point, optional: 0.4, using: &random)
    // Degenerate ones: the same again, and many that meet in the point.
    for _ in 0..<count {
      wishes.append(wishes.randomElement(using: &random)!)
      var wish = randomWish(around: point, optional: 0, using: &random)
      wish.constant = wish.terms.reduce(0) { $0 + $1.coefficient * point[$1.variable] }
      wishes.append(wish)
    }
    return (count, wishes)
  }

  private func model(_ count: Int, _ wishes: [Wish], limit: Int) -> Model {
    let model = Model(variables: count, wishes)
    model.system.denseLimit = limit
    return model
  }

  @Test func factorsGiveTheCostsOfADenseMatrix() {
    for seed in UInt64(1)...120 {
      let (count, wishes) = dense(seed)
      let own = model(count, wishes, limit: 0), twin = model(count, wishes, limit: .max)
      #expect(own.system.solve().conflicts.isEmpty, "seed \(seed)\n\(own.system)")
      _ = twin.system.solve()
      #expect(areEqual(own.costs, twin.costs), "seed \(seed): \(own.costs), dense \(twin.costs)")
      for (a, b) in zip(own.variables, twin.variables) {
        let isAmbiguous = twin.system.isAmbiguous(b)
        #expect(own.system.isAmbiguous(a) == isAmbiguous, "seed \(seed), \(a)")
        if !isAmbiguous { #expect(abs(own.system[a] - twin.system[b]) < 1e-6, "seed \(seed), \(a)") }
      }
      #expect(own.system.checkInvariants() == [], "seed \(seed)")
    }
  }

  @Test func factorsGiveTheCostsOfADenseMatrixAfterManyExchanges() {
    var random = SeededRandom(seed: 5)
    let count = 200, point = (0..<count).map { _ in Double(Int.random(in: -10...10, using: &random)) }
    // Without equalities nothing is eliminated before.
    let wishes = randomWishes(1000, around: point, optional: 0.5, using: &random).filter {
      $0.relation != .equal
    }
    let own = model(count, wishes, limit: 0), twin = model(count, wishes, limit: .max)
    #expect(own.system.solve().conflicts.isEmpty)
    _ = twin.system.solve()
    #expect(areEqual(own.costs, twin.costs), "\(own.costs), dense \(twin.costs)")
    let exchanges = own.system.plans.compactMap { $0 }.flatMap(\.cores).flatMap(\.blocks)
      .reduce(0) { $0 + ($1.tableau?.pivots ?? 0) }
    // More than until the factors are computed afresh.
    #expect(exchanges > 100)
  }

  @Test func changedConstantsAreSolvedFromWhereTheFactorsWere() {
    for seed in UInt64(1)...30 {
      var random = SeededRandom(seed: seed)
      let (count, wishes) = dense(seed)
      var own = model(count, wishes, limit: 0)
      for step in 0..<20 {
        let index = own.wishes.indices.randomElement(using: &random)!
        if own.wishes[index].priority < 1000 {
          own.setConstant(Double(Int.random(in: -20...20, using: &random)), at: index)
        }
        #expect(own.system.solve().conflicts.isEmpty, "seed \(seed), step \(step)")
        let twin = model(count, own.wishes, limit: .max)
        _ = twin.system.solve()
        #expect(areEqual(own.costs, twin.costs), "seed \(seed), step \(step)")
      }
    }
  }

  /// After arbitrary exchanges, the factors' solutions satisfy the equations that the factors represent.
  @Test func factorsStandForTheExchangedRows() {
    for seed in UInt64(1)...40 {
      var random = SeededRandom(seed: seed)
      let width = Int.random(in: 1...30, using: &random), height = Int.random(in: width...80, using: &random)
      let basis = Basis(width: width)
      var rows = (0..<width).map { unit in (0..<width).map { $0 == unit ? 1.0 : 0 } }
      for _ in 0..<height {
        var row = [Double](repeating: 0, count: width)
        for _ in 0..<3 {
          row[Int.random(in: 0..<width, using: &random)] = [1, -1, 0.5, 2].randomElement(using: &random)!
        }
        rows.append(row)
        basis.addRow(
          row.indices.filter { row[$0] != 0 }.map { Core.Entry(column: Int32($0), coefficient: row[$0]) })
      }
      for _ in 0..<150 {
        let place = Int.random(in: 0..<width, using: &random)
        basis.loadColumn(place)
        let candidates = rows.indices.filter {
          !basis.members.elements.contains(Int32($0)) && abs(basis.change(of: $0)) > 0.05
        }
        if let quantity = candidates.randomElement(using: &random) {
          _ = basis.exchange(place, for: quantity)
        }
        basis.loadColumn(place)
        for other in 0..<width {
          let change = basis.change(of: Int(basis.members[other]))
          #expect(abs(change - (other == place ? 1 : 0)) < 1e-7, "seed \(seed)")
        }
        let quantity = rows.indices.randomElement(using: &random)!
        basis.loadRow(of: quantity)
        for column in 0..<width {
          let sum = (0..<width).reduce(0.0) {
            $0 + basis.byPlace[$1] * rows[Int(basis.members[$1])][column]
          }
          #expect(abs(sum - rows[quantity][column]) < 1e-7, "seed \(seed)")
        }
      }
    }
  }
}
