@testable import ConstraintSolver
import Testing

/// The steps and eliminations against one tableau of everything.
struct PlainTwinTests {
  @Test func everyShortcutAgreesWithThePlainTableau() {
    for seed in UInt64(1)...150 {
      var random = Seeded(seed)
      let count = Int.random(in: 3...14, using: &random)
      let point = (0..<count).map { _ in Double(Int.random(in: -10...10, using: &random)) }
      var wishes = randomWishes(Int.random(in: count...3 * count, using: &random), around: point, optional: 0.5, using: &random)
      // Chains, of which there is much to shorten.
      for variable in 1..<count where random.chance(0.5) {
        wishes.append(
          Wish(
            terms: [(variable, 1), (variable - 1, -1)], relation: .equal, constant: point[variable] - point[variable - 1],
            priority: 1000))
      }
      let model = Model(variables: count, wishes).afresh, system = model.system
      let living = system.constraints.indices.filter { system.constraints[$0].isAlive }
      let twin = system.plainTableau(of: living)
      var values = [Double](repeating: 0, count: count)
      let used = Set(wishes.flatMap { $0.terms.map(\.variable) }).sorted()
      for (place, variable) in used.enumerated() { values[variable] = twin.values[place] }
      #expect(areEqual(model.costs, costs(of: wishes, at: values)), "seed \(seed)\n\(system)")
    }
  }

  @Test func aListNeedsNoTableau() {
    let system = ConstraintSystem()
    var last: ConstraintSystem.Variable?
    for i in 0..<50 {
      let y = system.makeVariable(), height = system.makeVariable()
      system.add([.init(height)], .greaterThanOrEqual, Double(20 + i), priority: 750)
      system.add([.init(height)], .lessThanOrEqual, Double(20 + i), priority: 250)
      system.add([.init(y)] + (last.map { [.init($0, -1)] } ?? []), .equal, 8, priority: 1000)
      let bottom = system.makeVariable()
      system.add([.init(bottom), .init(y, -1), .init(height, -1)], .equal, 0, priority: 1000)
      last = bottom
    }
    _ = system.solve()
    #expect(system.plans.allSatisfy { $0?.cores.isEmpty ?? true })
    var sum = 0.0
    for i in 0..<50 { sum += Double(28 + i) }
    #expect(system[last!] == sum)
  }

  @Test func aChangeComputesOnlyWhatFollows() {
    let system = ConstraintSystem()
    var heights: [ConstraintSystem.Constraint] = [], last: (y: ConstraintSystem.Variable, height: ConstraintSystem.Variable)?
    for _ in 0..<100 {
      let y = system.makeVariable(), height = system.makeVariable()
      heights.append(system.add([.init(height)], .equal, 20, priority: 1000))
      system.add([.init(y)] + (last.map { [.init($0.y, -1), .init($0.height, -1)] } ?? []), .equal, 8, priority: 1000)
      last = (y, height)
    }
    #expect(system.solve().changed.count == 200)
    system.setConstant(30, of: heights[97])
    #expect(system.solve().changed.count == 3)
    // One like it in its place is a change of a constant.
    system.remove(heights[97])
    system.add([.init(variable(system, 195))], .equal, 40, priority: 1000)
    #expect(system.solve().changed.count == 3)
    #expect(system.solve().changed.isEmpty)
  }

  private func variable(_ system: ConstraintSystem, _ index: Int) -> ConstraintSystem.Variable {
    system.name(ofVariable: index)
  }
}
