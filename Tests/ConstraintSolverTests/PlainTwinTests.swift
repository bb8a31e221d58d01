import TestSupport
import Testing

@testable import ConstraintSolver

/// Tests of the steps and eliminations against one tableau of everything.
struct PlainTwinTests {
  @Test func everyShortcutAgreesWithThePlainTableau() {
    for seed in UInt64(1)...150 {
      var random = SeededRandom(seed: seed)
      let count = Int.random(in: 3...14, using: &random)
      let point = (0..<count).map { _ in Double(Int.random(in: -10...10, using: &random)) }
      var wishes = randomWishes(
        Int.random(in: count...3 * count, using: &random), around: point, optional: 0.5, using: &random)
      // Chains, which eliminations shorten most.
      for variable in 1..<count where random.chance(0.5) {
        wishes.append(
          Wish(
            terms: [(variable, 1), (variable - 1, -1)], relation: .equal,
            constant: point[variable] - point[variable - 1],
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

  /// A column of labels in a box with the sum of their heights, all sizes at least 0, as for views.
  @Test func sizesThatAreNotNegativeNeedNoTableau() {
    let system = ConstraintSystem()
    func size() -> ConstraintSystem.Variable {
      let size = system.makeVariable()
      system.add([.init(size)], .greaterThanOrEqual, 0, priority: 1000)
      return size
    }
    let box = size()
    var labels: [(y: ConstraintSystem.Variable, height: ConstraintSystem.Variable)] = []
    for _ in 0..<1000 {
      let y = system.makeVariable(), height = size()
      system.add([.init(height)], .greaterThanOrEqual, 20, priority: 750)
      system.add([.init(height)], .lessThanOrEqual, 20, priority: 250)
      let above = labels.last.map { [ConstraintSystem.Term($0.y, -1), .init($0.height, -1)] } ?? []
      system.add([.init(y)] + above, .equal, 8, priority: 1000)
      labels.append((y, height))
    }
    system.add(
      [.init(box), .init(labels[999].y, -1), .init(labels[999].height, -1)], .equal, 8, priority: 1000)
    _ = system.solve()
    #expect(system.plans.allSatisfy { $0?.cores.isEmpty ?? true })
    #expect(system[box] == 28_008)
    // The first label fills a box that is too high.
    let fixed = system.add([.init(box)], .equal, 28_108, priority: 1000)
    _ = system.solve()
    #expect(system[labels[0].height] == 120)
    #expect(system[labels[999].y] == 28_080)
    #expect(system.checkInvariants() == [])
    system.remove(fixed)
    _ = system.solve()
    #expect(system[box] == 28_008)
    #expect(system[labels[0].height] == 20)
  }

  /// Along a segment of equal costs, the inequality that was added first is met with equality.
  @Test(arguments: [(Int64(1), Int64(2), 0), (2, 1, 1)])
  func theFirstInequalityIsMet(least: Int64, most: Int64, met: Int) {
    func bend(_ value: Double, below: Double, above: Double, age: Int64) -> Bend {
      Bend(value: value, constraint: 0, priority: 1000, below: below, above: above, rank: 1, age: age)
    }
    let bends = [bend(10, below: 1, above: 0, age: least), bend(50, below: 0, above: 1, age: most)]
    let best = bends.withUnsafeBufferPointer { Cost(bends: $0, levels: 2).best() }
    #expect(best.bend == met)
    #expect(!best.isUnique)
  }

  @Test func aBoundThatMattersIsKept() {
    let system = ConstraintSystem()
    let a = system.makeVariable(), b = system.makeVariable(), width = system.makeVariable()
    for size in [a, b, width] { system.add([.init(size)], .greaterThanOrEqual, 0, priority: 1000) }
    system.add([.init(a), .init(b), .init(width, -1)], .equal, 0, priority: 1000)
    let content = system.add([.init(b)], .equal, 50, priority: 500)
    let limit = system.add([.init(width)], .equal, 30, priority: 750)
    _ = system.solve()
    #expect([a, b, width].map { system[$0] } == [0, 30, 30])
    system.setConstant(80, of: limit)
    _ = system.solve()
    #expect([a, b, width].map { system[$0] } == [30, 50, 80])
    system.setConstant(-5, of: content)
    _ = system.solve()
    #expect([a, b, width].map { system[$0] } == [80, 0, 80])
  }

  @Test func changeRecomputesOnlyDependentVariables() {
    let system = ConstraintSystem()
    var heights: [ConstraintSystem.Constraint] = [],
      last: (y: ConstraintSystem.Variable, height: ConstraintSystem.Variable)?
    for _ in 0..<100 {
      let y = system.makeVariable(), height = system.makeVariable()
      heights.append(system.add([.init(height)], .equal, 20, priority: 1000))
      system.add(
        [.init(y)] + (last.map { [.init($0.y, -1), .init($0.height, -1)] } ?? []), .equal, 8, priority: 1000)
      last = (y, height)
    }
    #expect(system.solve().changed.count == 200)
    system.setConstant(30, of: heights[97])
    #expect(system.solve().changed.count == 3)
    // Replacing a constraint by a similar one is a change of a constant.
    system.remove(heights[97])
    system.add([.init(variable(system, 195))], .equal, 40, priority: 1000)
    #expect(system.solve().changed.count == 3)
    #expect(system.solve().changed.isEmpty)
  }

  private func variable(_ system: ConstraintSystem, _ index: Int) -> ConstraintSystem.Variable {
    system.name(ofVariable: index)
  }
}
