/// Derivations of values from the constraints that hold with equality in the current solution.
extension ConstraintSystem {
  /// One step of a derivation: the value of a variable as a sum of values of earlier steps and a constant.
  public struct DerivationStep: Sendable {
    /// The derived variable.
    public let variable: Variable
    /// The terms of earlier variables.
    public let terms: [Term]
    /// The constant that is added to the terms.
    public let constant: Double
    /// The constraints from which the step follows: one, several that determine the variable only together,
    /// or none if nothing determines it and it keeps its start value.
    public let constraints: [Constraint]
  }

  /// Returns steps from which the values of variables follow, so that each step only uses earlier ones and
  /// each is needed.
  ///
  /// A step uses the constraints of the highest priority that determine its variable, equalities before
  /// inequalities that hold with equality. The values are those of the last ``solve()``. The cost is linear
  /// in the number of constraints for chains, and cubic in the number of variables that are only determined
  /// together.
  public func derivation(of targets: [Variable]) -> [DerivationStep] {
    var derivation = Derivation(self)
    return derivation.steps(to: targets.map { index(of: $0, "derivation") })
  }

  /// Returns whether a constraint holds with equality in the last solution.
  public func isTight(_ constraint: Constraint) -> Bool { isTight(index(of: constraint, "isTight")) }

  /// The largest difference between the sides of a constraint that holds with equality, relative to its
  /// constant: solutions are accurate to about a billionth.
  private static let slack = 1e-6

  func isTight(_ index: Int) -> Bool {
    let constraint = constraints[index]
    guard constraint.isAlive, !constraint.isBroken, constraint.form != none else { return false }
    let value = terms(of: Int(constraint.form)).reduce(0.0) {
      $0 + links[$1].coefficient * variables[Int(links[$1].variable)].value
    }
    return abs(value - constraint.target) <= Self.slack * max(1, abs(constraint.target))
  }
}

/// The computation of a derivation.
private struct Derivation {
  private struct Step {
    var variable: Int
    var terms: [(variable: Int, coefficient: Double)]
    var constant: Double
    var constraints: [Int]
  }

  /// A linear equation: the unknown terms are equal to the known terms and the constant.
  private struct Row {
    var unknowns: [Int: Double] = [:]
    var knowns: [Int: Double] = [:]
    var constant = 0.0
    /// The constraints that were combined, with their factors.
    var sources: [Int: Double] = [:]

    mutating func subtract(_ other: Row, times factor: Double) {
      func combine(_ mine: inout [Int: Double], _ others: [Int: Double]) {
        for (key, value) in others {
          let sum = (mine[key] ?? 0) - factor * value
          mine[key] = abs(sum) < 1e-9 ? nil : sum
        }
      }
      combine(&unknowns, other.unknowns)
      combine(&knowns, other.knowns)
      combine(&sources, other.sources)
      constant -= factor * other.constant
    }
  }

  private let system: ConstraintSystem
  private var known: Set<Int> = []
  private var steps: [Step] = []
  /// The constraints that may determine further variables, by precedence.
  private var pool: [Int] = []

  init(_ system: ConstraintSystem) { self.system = system }

  mutating func steps(to targets: [Int]) -> [ConstraintSystem.DerivationStep] {
    let (variables, constraints) = component(of: targets)
    func isBefore(_ a: Int, _ b: Int) -> Bool {
      let one = system.constraints[a], other = system.constraints[b]
      return (-one.priority, one.relation == .equal ? 0 : 1, one.sequence)
        < (-other.priority, other.relation == .equal ? 0 : 1, other.sequence)
    }
    var rest = constraints.sorted(by: isBefore)[...]
    while let first = rest.first, !targets.allSatisfy(known.contains) {
      let level = rest.prefix {
        system.constraints[$0].priority == system.constraints[first].priority
          && (system.constraints[$0].relation == .equal) == (system.constraints[first].relation == .equal)
      }
      rest = rest.dropFirst(level.count)
      pool += level
      exhaust()
    }
    // Undetermined variables keep their start values.
    for variable in variables.filter({ !targets.contains($0) }) + targets {
      guard !targets.allSatisfy(known.contains) else { break }
      guard !known.contains(variable) else { continue }
      add(Step(variable: variable, terms: [], constant: system.variables[variable].value, constraints: []))
      exhaust()
    }
    return needed(for: targets)
  }

  /// Returns the variables and the tight constraints that constraints connect with variables.
  private func component(of targets: [Int]) -> (variables: [Int], constraints: [Int]) {
    var variables = targets, seen = Set(targets), forms: Set<Int32> = [], constraints: [Int] = []
    var next = 0
    while next < variables.count {
      var link = system.variables[variables[next]].firstLink
      next += 1
      while link != none {
        let form = system.links[Int(link)].form
        link = system.links[Int(link)].next
        guard forms.insert(form).inserted else { continue }
        let tight = system.members(of: Int(form)).filter { system.isTight($0) }
        guard !tight.isEmpty else { continue }
        constraints += tight
        for term in system.terms(of: Int(form)) {
          let variable = Int(system.links[term].variable)
          if seen.insert(variable).inserted { variables.append(variable) }
        }
      }
    }
    return (variables, constraints)
  }

  private mutating func add(_ step: Step) {
    known.insert(step.variable)
    steps.append(step)
  }

  /// Derives all variables that the pool determines.
  private mutating func exhaust() {
    repeat { chain() } while eliminate()
  }

  /// Derives the variables that single constraints determine, one after the other.
  private mutating func chain() {
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      var rest: [Int] = []
      for constraint in pool {
        let row = row(of: constraint)
        guard row.unknowns.count < 2 else {
          rest.append(constraint)
          continue
        }
        guard let (variable, coefficient) = row.unknowns.first else { continue }
        add(step(variable, coefficient, row))
        hasChanged = true
      }
      pool = rest
    }
  }

  /// Derives the variables that constraints of the pool determine only together. Returns whether there are
  /// any.
  private mutating func eliminate() -> Bool {
    var rows: [(pivot: Int, row: Row)] = []
    for constraint in pool {
      var new = row(of: constraint)
      for (pivot, row) in rows {
        if let factor = new.unknowns[pivot] { new.subtract(row, times: factor) }
      }
      guard let (pivot, coefficient) = new.unknowns.max(by: { abs($0.value) < abs($1.value) }) else {
        continue
      }
      var scaled = Row()
      scaled.subtract(new, times: -1 / coefficient)
      for index in rows.indices {
        if let factor = rows[index].row.unknowns[pivot] { rows[index].row.subtract(scaled, times: factor) }
      }
      rows.append((pivot, scaled))
    }
    let determined = rows.filter { $0.row.unknowns.count == 1 }
    for (variable, row) in determined { add(step(variable, 1, row)) }
    return !determined.isEmpty
  }

  private func row(of constraint: Int) -> Row {
    let record = system.constraints[constraint]
    var row = Row(constant: record.target, sources: [constraint: 1])
    for term in system.terms(of: Int(record.form)) {
      let link = system.links[term], variable = Int(link.variable)
      if known.contains(variable) {
        row.knowns[variable] = -link.coefficient
      } else {
        row.unknowns[variable] = link.coefficient
      }
    }
    return row
  }

  private func step(_ variable: Int, _ coefficient: Double, _ row: Row) -> Step {
    Step(
      variable: variable,
      terms: row.knowns.sorted { $0.key < $1.key }.map { ($0.key, $0.value / coefficient) },
      constant: row.constant / coefficient, constraints: row.sources.keys.sorted())
  }

  /// Returns the steps that the targets depend on, in their order.
  private func needed(for targets: [Int]) -> [ConstraintSystem.DerivationStep] {
    var wanted = Set(targets), kept: [Step] = []
    for step in steps.reversed() where wanted.contains(step.variable) {
      wanted.formUnion(step.terms.map(\.variable))
      kept.append(step)
    }
    return kept.reversed().map { step in
      ConstraintSystem.DerivationStep(
        variable: system.name(ofVariable: step.variable),
        terms: step.terms.map {
          ConstraintSystem.Term(system.name(ofVariable: $0.variable), $0.coefficient)
        },
        constant: step.constant, constraints: step.constraints.map(system.name(ofConstraint:)))
    }
  }
}
