import ConstraintSolver

/// W5 (b): building, editing and extending systems of constraints.
@MainActor enum W5Constraints {
  static func run() {
    for count in [100, 500, 1000, 10_000] {
      let checks = [100: 192_098, 500: 3.9589e6, 1000: 1.54174e7]
      run("list\(count)", check: checks[count]) { $0.list(count) }
    }
    run("nested8x8", check: 42_023) { $0.nested(depth: 8, labels: 8) }
    run("grid10x10", check: 89_160, from: 800, to: 900) { $0.grid(rows: 10, columns: 10) }
    run("grid20x20", check: 335_920, from: 800, to: 900) { $0.grid(rows: 20, columns: 20) }
    run("feed1", check: 10_750, from: 20, to: 60) { $0.feed(cells: 1) }
    run("feed20", check: 290_430, from: 20, to: 60) { $0.feed(cells: 20) }
    build("dense40x800", check: nil) { $0.dense(views: 40, inequalities: 800) }
    build("dense1000x5000", check: nil) { $0.dense(views: 1000, inequalities: 5000) }
  }

  private static func solved(_ make: (Scene) -> Void) -> Scene {
    let scene = Scene()
    make(scene)
    _ = scene.system.solve()
    return scene
  }

  private static func build(_ name: String, check: Double?, _ make: @escaping (Scene) -> Void) {
    let build = Bench(workload: "W5", variant: "b_\(name)_build")
    guard build.isWanted else { return }
    var sum = 0.0
    build.measure(operations: 1) { sum = solved(make).sum }
    build.check(sum, check)
  }

  private static func run(
    _ name: String, check: Double?, from: Double = 20, to: Double = 30, _ make: @escaping (Scene) -> Void
  ) {
    build(name, check: check, make)
    measure(Bench(workload: "W5", variant: "b_\(name)_edit"), check, from, to, solved(make)) {
      $0.replaceEdited($1)
    }
    measure(Bench(workload: "W5", variant: "b_\(name)_edit_suggest"), check, from, to, solved(make)) {
      $0.setEdited($1)
    }
    let width = solved(make).rootWidth
    measure(Bench(workload: "W5", variant: "b_\(name)_width"), check, width, 844, solved(make)) {
      $0.system.setConstant($1, of: $0.width)
    }
  }

  /// Measures setting one constant to another value and back, with a solution after each.
  private static func measure(
    _ bench: Bench, _ check: Double?, _ from: Double, _ to: Double, _ scene: @autoclosure () -> Scene,
    _ edit: (Scene, Double) -> Void
  ) {
    guard bench.isWanted else { return }
    let scene = scene()
    bench.measure(operations: 2) {
      for value in [to, from] {
        edit(scene, value)
        _ = scene.system.solve()
      }
    }
    bench.check(scene.sum, check)
  }
}

/// A set of views whose frames are variables of a system.
final class Scene {
  typealias Variable = ConstraintSystem.Variable
  struct View { let x, y, w, h: Variable }

  let system = ConstraintSystem()
  var views: [View] = []
  /// The constraints that edits change: one equality, or a pair of inequalities.
  var edited:
    [(
      variable: Variable, relation: ConstraintSystem.Relation, priority: Double,
      name: ConstraintSystem.Constraint
    )] = []
  var width: ConstraintSystem.Constraint!
  var rootWidth = 390.0

  func add() -> View {
    views.append(
      View(
        x: system.makeVariable(), y: system.makeVariable(), w: system.makeVariable(), h: system.makeVariable()
      ))
    return views.last!
  }

  /// Adds the constraint `Σ positive - Σ negative RELATION constant`.
  @discardableResult func add(
    _ positive: [Variable], minus negative: [Variable] = [], _ relation: ConstraintSystem.Relation,
    _ constant: Double, priority: Double = 1000
  ) -> ConstraintSystem.Constraint {
    var terms: [ConstraintSystem.Term] = []
    terms.reserveCapacity(positive.count + negative.count)
    for variable in positive { terms.append(.init(variable, 1)) }
    for variable in negative { terms.append(.init(variable, -1)) }
    return system.add(terms, relation, constant, priority: priority)
  }

  /// Adds the constraint `Σ positive - Σ negative = constant`.
  @discardableResult func add(
    _ positive: [Variable], minus negative: [Variable] = [], _ constant: Double, priority: Double = 1000
  ) -> ConstraintSystem.Constraint {
    add(positive, minus: negative, .equal, constant, priority: priority)
  }

  func addEdited(
    _ variable: Variable, _ relation: ConstraintSystem.Relation, _ constant: Double, priority: Double = 1000
  ) {
    edited.append((variable, relation, priority, add([variable], relation, constant, priority: priority)))
  }

  func setEdited(_ value: Double) {
    for constraint in edited { system.setConstant(value, of: constraint.name) }
  }

  func replaceEdited(_ value: Double) {
    for constraint in edited { system.remove(constraint.name) }
    for i in edited.indices {
      edited[i].name = add([edited[i].variable], edited[i].relation, value, priority: edited[i].priority)
    }
  }

  var sum: Double { views.reduce(0) { $0 + system[$1.x] + system[$1.y] + system[$1.w] + system[$1.h] } }
}
