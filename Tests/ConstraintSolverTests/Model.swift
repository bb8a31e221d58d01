import ConstraintSolver
import TestSupport

extension SeededRandom {
  mutating func chance(_ probability: Double) -> Bool { Double.random(in: 0..<1, using: &self) < probability }
}

/// A constraint as the test records it, independent of the system.
struct Wish {
  var terms: [(variable: Int, coefficient: Double)]
  var relation: ConstraintSystem.Relation
  var constant: Double
  var priority: Double
  var name: ConstraintSystem.Constraint?

  func error(at point: [Double]) -> Double {
    let difference = terms.reduce(-constant) { $0 + $1.coefficient * point[$1.variable] }
    switch relation {
    case .lessThanOrEqual: return max(0, difference)
    case .equal: return abs(difference)
    case .greaterThanOrEqual: return max(0, -difference)
    }
  }
}

/// Returns the sum of the errors at each priority, the highest first.
func costs(of wishes: [Wish], at point: [Double]) -> [Double] {
  let priorities = Set(wishes.map(\.priority)).sorted(by: >)
  return priorities.map { priority in
    wishes.reduce(0) { $0 + ($1.priority == priority ? $1.error(at: point) : 0) }
  }
}

/// Returns whether two lists of costs are equally good, up to rounding.
func areEqual(_ a: [Double], _ b: [Double], within tolerance: Double = 1e-5) -> Bool {
  zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
}

/// A system and the test's own record of it.
struct Model {
  let system = ConstraintSystem()
  var variables: [ConstraintSystem.Variable] = []
  var wishes: [Wish] = []

  init(variables count: Int, _ wishes: [Wish] = []) {
    for _ in 0..<count { variables.append(system.makeVariable()) }
    for wish in wishes { add(wish) }
  }

  mutating func add(_ wish: Wish) {
    var wish = wish
    wish.name = system.add(
      wish.terms.map { .init(variables[$0.variable], $0.coefficient) }, wish.relation, wish.constant,
      priority: wish.priority)
    wishes.append(wish)
  }

  mutating func remove(at index: Int) { system.remove(wishes.remove(at: index).name!) }

  mutating func setConstant(_ constant: Double, at index: Int) {
    wishes[index].constant = constant
    system.setConstant(constant, of: wishes[index].name!)
  }

  mutating func setPriority(_ priority: Double, at index: Int) {
    wishes[index].priority = priority
    system.setPriority(priority, of: wishes[index].name!)
  }

  var values: [Double] { variables.map { system[$0] } }
  var costs: [Double] { ConstraintSolverTests.costs(of: wishes, at: values) }

  /// A model with the same constraints in a new system, solved at once.
  var afresh: Model {
    let model = Model(variables: variables.count, wishes)
    _ = model.system.solve()
    return model
  }
}

extension ConstraintSystem.Relation {
  static func random(using random: inout SeededRandom) -> Self {
    [.lessThanOrEqual, .equal, .greaterThanOrEqual].randomElement(using: &random)!
  }
}

/// Constraints that a point satisfies wherever they are required, on sparse sums of few variables.
func randomWishes(
  _ count: Int, around point: [Double], optional: Double = 0.5, using random: inout SeededRandom
)
  -> [Wish]
{
  (0..<count).map { _ in randomWish(around: point, optional: optional, using: &random) }
}

func randomWish(around point: [Double], optional: Double = 0.5, using random: inout SeededRandom) -> Wish {
  let size = [1, 1, 2, 2, 2, 3].randomElement(using: &random)!
  let terms = point.indices.shuffled(using: &random).prefix(size).map { variable in
    (variable, [1.0, 1, -1, -1, 2, -2, 0.5].randomElement(using: &random)!)
  }
  let relation = ConstraintSystem.Relation.random(using: &random)
  let sum = terms.reduce(0) { $0 + $1.1 * point[$1.0] }
  if random.chance(optional) {
    return Wish(
      terms: terms, relation: relation, constant: Double(Int.random(in: -20...20, using: &random)),
      priority: [250, 500, 750].randomElement(using: &random)!)
  }
  let slack = Double(Int.random(in: 0...8, using: &random)) * -Double(relation.rawValue)
  return Wish(terms: terms, relation: relation, constant: sum + slack, priority: 1000)
}
