import ConstraintSolver
import TestSupport
import Testing

/// Tests of random systems, each from a seed that a failure prints.
struct PropertyTests {
  @Test func smallSystemsAgreeWithAnExactSearch() {
    for seed in UInt64(1)...400 {
      var random = SeededRandom(seed: seed)
      let count = Int.random(in: 1...3, using: &random)
      let point = (0..<count).map { _ in Double(Int.random(in: -10...10, using: &random)) }
      let wishes = randomWishes(Int.random(in: 1...8, using: &random), around: point, using: &random)
      let model = Model(variables: count, wishes).afresh
      let exact = exactOptimum(of: wishes, variables: count)
      #expect(areEqual(model.costs, exact), "seed \(seed): \(model.costs), must be \(exact)\n\(model.system)")
      #expect(model.system.checkInvariants().isEmpty, "seed \(seed)")
    }
  }

  @Test func determinedEqualitiesHaveTheirExactSolution() {
    for seed in UInt64(1)...200 {
      var random = SeededRandom(seed: seed)
      let count = Int.random(in: 2...6, using: &random)
      var wishes: [Wish] = []
      for variable in 0..<count {
        var terms = [(variable: variable, coefficient: Double(Int.random(in: 1...3, using: &random)))]
        for _ in 0..<2 {
          terms.append(
            (Int.random(in: 0..<count, using: &random), Double(Int.random(in: -2...2, using: &random))))
        }
        let constant = Double(Int.random(in: -30...30, using: &random))
        wishes.append(Wish(terms: terms, relation: .equal, constant: constant, priority: 1000))
      }
      let planes = wishes.map { wish in
        (
          coefficients: (0..<count).map { variable in
            wish.terms.reduce(Fraction(0)) { $1.variable == variable ? $0 + Fraction($1.coefficient) : $0 }
          }, constant: Fraction(wish.constant)
        )
      }
      guard let exact = intersection(of: planes) else { continue }
      let model = Model(variables: count, wishes.shuffled(using: &random)).afresh
      #expect(areEqual(model.values, exact.map(\.value)), "seed \(seed)\n\(model.system)")
      #expect(model.variables.allSatisfy { !model.system.isAmbiguous($0) }, "seed \(seed)")
    }
  }

  @Test func changesInAnyOrderGiveTheSolutionOfANewSystem() {
    for seed in UInt64(1)...60 {
      var random = SeededRandom(seed: seed)
      let count = Int.random(in: 2...12, using: &random)
      let point = (0..<count).map { _ in Double(Int.random(in: -10...10, using: &random)) }
      var model = Model(variables: count)
      for step in 0..<60 {
        mutate(&model, around: point, most: 2 * count, using: &random)
        if random.chance(0.3) { mutate(&model, around: point, most: 2 * count, using: &random) }
        let outcome = model.system.solve(), fresh = model.afresh
        #expect(outcome.conflicts.isEmpty, "seed \(seed), step \(step)\n\(model.system)")
        #expect(
          areEqual(model.costs, fresh.costs),
          "seed \(seed), step \(step): \(model.costs), afresh \(fresh.costs)\n\(model.system)")
        for (own, other) in zip(model.variables, fresh.variables) where !fresh.system.isAmbiguous(other) {
          #expect(
            abs(model.system[own] - fresh.system[other]) < 1e-6,
            "seed \(seed), step \(step), \(own)\n\(model.system)")
        }
        #expect(model.system.checkInvariants() == [], "seed \(seed), step \(step)")
      }
    }
  }

  private func mutate(
    _ model: inout Model, around point: [Double], most: Int, using random: inout SeededRandom
  ) {
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<2 where !model.wishes.isEmpty:
      model.remove(at: model.wishes.indices.randomElement(using: &random)!)
    case 2..<5:
      guard let index = model.wishes.indices.randomElement(using: &random) else { return }
      let wish = model.wishes[index]
      if wish.priority < 1000 {
        model.setConstant(Double(Int.random(in: -20...20, using: &random)), at: index)
      } else if wish.relation != .equal {
        // As far from the point as before, or farther.
        model.setConstant(wish.constant - Double(wish.relation.rawValue), at: index)
      }
    case 5:
      guard let index = model.wishes.indices.randomElement(using: &random) else { return }
      if model.wishes[index].priority < 1000 {
        model.setPriority([250, 500, 750].randomElement(using: &random)!, at: index)
      }
    default:
      if model.wishes.count < most { model.add(randomWish(around: point, using: &random)) }
    }
  }

  @Test func contradictionsAreBrokenAndMendedAgain() {
    for seed in UInt64(1)...60 {
      var random = SeededRandom(seed: seed)
      let count = Int.random(in: 2...6, using: &random)
      let point = (0..<count).map { _ in Double(Int.random(in: -10...10, using: &random)) }
      let sound = randomWishes(2 * count, around: point, optional: 0.3, using: &random)
      var model = Model(variables: count, sound)
      let clean = model.afresh
      for step in 0..<20 {
        var bad = randomWish(around: point, optional: 0, using: &random)
        bad.constant += Double(Int.random(in: -9...9, using: &random))
        model.add(bad)
        for conflict in model.system.solve().conflicts {
          #expect(conflict.members.contains(conflict.broken), "seed \(seed), step \(step)")
          let members = model.wishes.filter { conflict.members.contains($0.name!) }
          #expect(members.count == conflict.members.count, "seed \(seed), step \(step)")
          for left in [nil] + members.indices.map(Optional.some) where members.count > 1 {
            let some = members.enumerated().filter { $0.offset != left }.map(\.element)
            let isSound = Model(variables: count, some).system.solve().conflicts.isEmpty
            #expect(
              isSound == (left != nil),
              "seed \(seed), step \(step), without \(String(describing: left)): \(members)")
          }
        }
        #expect(model.system.checkInvariants() == [], "seed \(seed), step \(step)\n\(model.system)")
      }
      while model.wishes.count > sound.count { model.remove(at: model.wishes.count - 1) }
      _ = model.system.solve()
      #expect(areEqual(model.costs, clean.costs), "seed \(seed)\n\(model.system)")
    }
  }
}
