import ConstraintSolver
import Testing

/// Tests of the facts about underdetermined systems in `../shared/facts/apple/autolayout.json`.
struct FactTests {
  let system = ConstraintSystem()

  private func term(_ variable: ConstraintSystem.Variable, _ coefficient: Double = 1) -> ConstraintSystem.Term
  {
    ConstraintSystem.Term(variable, coefficient)
  }

  @Test func unconstrainedVariablesKeepTheirInitialValues() {
    let x = system.makeVariable(), y = system.makeVariable(startingAt: 7)
    #expect(system.solve().changed.isEmpty)
    #expect(system[x] == 0)
    #expect(system[y] == 7)
    #expect(system.isAmbiguous(x))
  }

  // al.ineq.top>=23, al.ineq.top<=23
  @Test(arguments: [ConstraintSystem.Relation.lessThanOrEqual, .greaterThanOrEqual])
  func aLonePositionInequalityIsMetWithEquality(relation: ConstraintSystem.Relation) {
    let y = system.makeVariable(), height = system.makeVariable()
    system.add([term(height)], .equal, 100, priority: 1000)
    system.add([term(y)], relation, 23, priority: 1000)
    _ = system.solve()
    #expect(system[y] == 23)
    #expect(system.isAmbiguous(y))
    #expect(!system.isAmbiguous(height))
  }

  // al.ineq.bottom>=45, al.ineq.bottom<=45
  @Test(arguments: [ConstraintSystem.Relation.lessThanOrEqual, .greaterThanOrEqual])
  func aLoneGapIsMetWithEquality(relation: ConstraintSystem.Relation) {
    let y = system.makeVariable(), height = system.makeVariable(), parent = system.makeVariable()
    system.add([term(parent)], .equal, 480, priority: 1000)
    system.add([term(height)], .equal, 100, priority: 1000)
    system.add([term(parent), term(y, -1), term(height, -1)], relation, 45, priority: 1000)
    _ = system.solve()
    #expect(system[y] == 480 - 100 - 45)
  }

  // al.ineq.width>=, al.ineq.width<=: a size is at least 0, which is said first.
  @Test func aSizePrefersItsLeastValue() {
    let width = system.makeVariable()
    system.add([term(width)], .greaterThanOrEqual, 0, priority: 1000)
    let limit = system.add([term(width)], .lessThanOrEqual, 323, priority: 1000)
    _ = system.solve()
    #expect(system[width] == 0)
    system.remove(limit)
    system.add([term(width)], .greaterThanOrEqual, 323, priority: 1000)
    _ = system.solve()
    #expect(system[width] == 323)
  }

  // A minimum of 0 counts as the first constraint whenever it is added. Another minimum counts in the order
  // of addition.
  @Test(arguments: [(0.0, 0.0), (5, 323)]) func earlierEqualConstraintIsSatisfied(
    least: Double, expected: Double
  ) {
    let width = system.makeVariable()
    system.add([term(width)], .lessThanOrEqual, 323, priority: 1000)
    system.add([term(width)], .greaterThanOrEqual, least, priority: 1000)
    _ = system.solve()
    #expect(system[width] == expected)
  }

  // al.gap>=25, al.gap<=25
  @Test(arguments: [ConstraintSystem.Relation.lessThanOrEqual, .greaterThanOrEqual])
  func aLoneGapBetweenViewsIsMetWithEquality(relation: ConstraintSystem.Relation) {
    let ax = system.makeVariable(), aWidth = system.makeVariable(), bx = system.makeVariable()
    system.add([term(bx), term(ax, -1), term(aWidth, -1)], relation, 25, priority: 1000)
    system.add([term(ax)], .equal, 0, priority: 1000)
    system.add([term(aWidth)], .equal, 10, priority: 1000)
    _ = system.solve()
    #expect(system[bx] == 35)
  }

  @Test func theFirstItemFollowsTheSecond() {
    let a = system.makeVariable(), b = system.makeVariable()
    system.add([term(b), term(a, -1)], .equal, 10, priority: 1000)
    _ = system.solve()
    #expect(system[a] == 0)
    #expect(system[b] == 10)
  }

  // ../shared/facts/ios26/autolayout.json, probe priorities
  @Test func prioritiesAreMetInTheirOrder() {
    let a = system.makeVariable(), b = system.makeVariable(), c = system.makeVariable()
    system.add([term(a)], .equal, 140, priority: 749)
    system.add([term(a)], .equal, 60, priority: 750)
    system.add([term(b)], .equal, 30, priority: 999)
    system.add([term(b)], .greaterThanOrEqual, 90, priority: 1000)
    system.add([term(c)], .greaterThanOrEqual, 80, priority: 1000)
    system.add([term(c)], .lessThanOrEqual, 200, priority: 1000)
    system.add([term(c)], .equal, 300, priority: 500)
    _ = system.solve()
    #expect([a, b, c].map { system[$0] } == [60, 90, 200])
  }

  // ../shared/facts/ios26/autolayout.json, nstack_view: three labels in 300, and two in 120.
  @Test func amongEqualsTheFirstGivesWay() {
    amongEqualsTheFirstGivesWay(contents: [29.5, 29, 41.5], total: 300, expected: [213.5, 29, 41.5])
    amongEqualsTheFirstGivesWay(contents: [76.5, 94], total: 120, expected: [18, 94])
  }

  private func amongEqualsTheFirstGivesWay(contents: [Double], total: Double, expected: [Double]) {
    let root = system.makeVariable()
    system.add([term(root)], .equal, total, priority: 1000)
    var edge: [ConstraintSystem.Term] = [], widths: [ConstraintSystem.Variable] = []
    for (i, content) in contents.enumerated() {
      let x = system.makeVariable(), width = system.makeVariable()
      widths.append(width)
      system.add([term(width)], .lessThanOrEqual, content, priority: 250)
      system.add([term(width)], .greaterThanOrEqual, content, priority: 750)
      system.add(edge + [term(x)], .equal, i == 0 ? 0 : 8, priority: 1000)
      edge = [term(x, -1), term(width, -1)]
    }
    system.add(edge + [term(root)], .equal, 0, priority: 1000)
    _ = system.solve()
    #expect(widths.map { system[$0] } == expected)
    #expect(system.isAmbiguous(widths[0]))
  }

  // The same holds for one quantity, whichever value is greater.
  @Test(arguments: [[10.0, 20], [20, 10]])
  func firstOfTwoEqualOptionalConstraintsGivesWay(values: [Double]) {
    let x = system.makeVariable()
    for value in values { system.add([term(x)], .equal, value, priority: 500) }
    _ = system.solve()
    #expect(system[x] == values[1])
    #expect(system.isAmbiguous(x))
  }

  // …/spacer/29/spacer/41.5 in 300: the first spacer is 0, the second takes all.
  @Test func theFirstOfTwoFreeSizesIsLeast() {
    let first = system.makeVariable(), second = system.makeVariable()
    for size in [first, second] { system.add([term(size)], .greaterThanOrEqual, 0, priority: 1000) }
    system.add([term(first), term(second)], .equal, 168, priority: 1000)
    _ = system.solve()
    #expect([first, second].map { system[$0] } == [0, 168])
  }

  // ../shared/facts/ios26/autolayout.json, nstack_view: a plain view, centred in 30, has no height.
  @Test func nonnegativeSizeCountsAsTheFirstConstraint() {
    let top = system.makeVariable()
    system.add([term(top)], .equal, 5, priority: 1000)
    let inner = system.makeVariable()
    system.add([term(inner), term(top, -1)], .greaterThanOrEqual, 0, priority: 1000)
    let length = system.makeVariable()
    system.add([term(length)], .greaterThanOrEqual, 0, priority: 1000)
    system.add([term(inner), term(length, 0.5)], .equal, 20, priority: 1000)
    let optional = system.makeVariable(), height = system.makeVariable()
    system.add([term(height)], .greaterThanOrEqual, 0, priority: 1000)
    system.add([term(optional), term(height, 0.5)], .equal, 15, priority: 1000)
    system.add([term(optional)], .greaterThanOrEqual, 0, priority: 999.5)
    system.add([term(optional), term(height)], .lessThanOrEqual, 30, priority: 999.5)
    _ = system.solve()
    #expect([inner, length, optional, height].map { system[$0] } == [20, 0, 15, 0])
  }

  @Test func aContradictionIsBrokenByRankThenByAge() {
    let x = system.makeVariable(), y = system.makeVariable()
    let a = system.add([term(x)], .equal, 10, priority: 1000)
    let b = system.add([term(y), term(x, -1)], .equal, 5, priority: 1000)
    let c = system.add([term(y)], .lessThanOrEqual, 12, priority: 1000)
    let other = system.makeVariable()
    system.add([term(other)], .equal, 3, priority: 1000)
    var outcome = system.solve()
    #expect(outcome.conflicts.map(\.broken) == [c])
    #expect(outcome.conflicts.map(\.members) == [[a, b, c]])
    #expect(system[y] == 15)
    system.setConstant(14, of: c)
    outcome = system.solve()
    #expect(outcome.conflicts.map(\.broken) == [c])
    system.setConstant(20, of: c)
    outcome = system.solve()
    #expect(outcome.conflicts.isEmpty)
    system.setConstant(16, of: c)
    system.setConstant(30, of: a)
    system.remove(b)
    let low = system.add([term(y), term(x, -1)], .equal, 5, priority: 1000, breakRank: -1)
    outcome = system.solve()
    #expect(outcome.conflicts.map(\.broken) == [low])
    #expect(system.checkInvariants().isEmpty)
  }
}
