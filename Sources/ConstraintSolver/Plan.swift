/// The plan for solving an island: steps, each after those whose values it uses.
final class Plan {
  struct Step {
    enum Kind { case free, single, follower, core }
    var kind: Kind
    var variable = none
    var form = none
    var core = none
    /// A Boolean value that indicates whether bounds of the variable were left out; they are checked once it
    /// has a value.
    var isBounded = false
  }

  var variables: [Int32] = []
  let steps = Store<Step>()
  var cores: [Core] = []
  let isDirty = Store<Bool>()
  var firstDirty = 0
  /// A Boolean value that indicates whether bounds that were left out are violated or would affect a solution
  /// that is not unique.
  var isTooOptimistic = false
  /// The variables whose bounds have been left out.
  var bounded: [Int32] = []
  /// A Boolean value that indicates whether the solution is not unique.
  var isOpen = false
  /// A Boolean value that indicates whether a tableau of the plan stores its matrix in factors.
  var isLarge = false

  deinit {
    steps.deallocate()
    isDirty.deallocate()
  }

  func invalidate(_ step: Int) {
    isDirty[step] = true
    firstDirty = min(firstDirty, step)
  }
}

extension ConstraintSystem {
  /// Creates the plan of the variables in `growing`, which form one island.
  ///
  /// A variable without a cost of its own that occurs in one form only can always give that form its best
  /// value, whatever the others are: it is determined by them, and its form does not affect them. Without
  /// that form the same may hold for others. The remaining variables are alone, each solved by itself, or in
  /// cores.
  ///
  /// A variable with required bounds only, such as a size that is not negative, counts as one without a cost:
  /// if the solution is within the bounds and unique, it is the solution. Otherwise the variable is firm from
  /// then on.
  func makePlan() -> Plan {
    let plan = Plan()
    plan.variables = Array(UnsafeBufferPointer(start: growing.base, count: growing.count))
    var followers: [Plan.Step] = [], stack: [Int32] = []
    for variable in plan.variables {
      variables[Int(variable)].step = none
      if isFollower(Int(variable)) { stack.append(variable) }
    }
    stack.sort()
    while let next = stack.popLast().map(Int.init) {
      var variable = next
      guard variables[variable].step == none else { continue }
      guard variables[variable].degree > 0 else {
        // A variable with bounds is solved with the remaining ones.
        if variables[variable].ownCosts > 0 { continue }
        variables[variable].step = 0
        followers.append(Plan.Step(kind: .free, variable: Int32(variable)))
        continue
      }
      let form = remainingForm(of: variable)
      variable = follower(of: form)
      variables[variable].step = 0
      forms[form].step = 0
      let isBounded = variables[variable].ownCosts > 0
      followers.append(
        Plan.Step(kind: .follower, variable: Int32(variable), form: Int32(form), isBounded: isBounded))
      number(variable, 0)
      for i in terms(of: form) {
        let other = Int(links[i].variable)
        guard !variables[other].isKnown && variables[other].step == none else { continue }
        variables[other].degree -= 1
        if isFollower(other) { stack.append(Int32(other)) }
      }
    }
    for variable in plan.variables.map(Int.init) where variables[variable].step == none {
      if variables[variable].degree == 0 {
        number(variable, plan.steps.count)
        plan.steps.append(Plan.Step(kind: .single, variable: Int32(variable)))
      } else {
        let core = makeCore(from: variable, step: plan.steps.count)
        plan.steps.append(Plan.Step(kind: .core, core: Int32(plan.cores.count)))
        plan.cores.append(core)
      }
    }
    for follower in followers.reversed() {
      number(Int(follower.variable), plan.steps.count)
      if follower.form != none { forms[Int(follower.form)].step = Int32(plan.steps.count) }
      plan.steps.append(follower)
    }
    plan.bounded = followers.filter(\.isBounded).map(\.variable)
    for core in plan.cores { plan.bounded += core.bounded.map { core.variables[Int($0)] } }
    plan.isLarge = plan.cores.contains { $0.blocks.contains(where: isLarge) }
    for _ in plan.steps.indices { plan.isDirty.append(true) }
    return plan
  }

  private func isFollower(_ variable: Int) -> Bool {
    (variables[variable].ownCosts == 0 || variables[variable].isOnlyBounded)
      && variables[variable].degree <= 1
  }

  /// Returns the variable to be determined by a form: one without bounds, preferably the lead of the form, or
  /// else the one whose first bound was added last.
  private func follower(of form: Int) -> Int {
    var best = -1, bestAge = Int64.min
    for i in terms(of: form) {
      let variable = Int(links[i].variable), record = variables[variable]
      guard !record.isKnown && record.step == none && isFollower(variable) else { continue }
      let age = record.ownCosts > 0 ? age(of: variable) : Int64.max
      if best < 0 || age > bestAge || (age == bestAge && forms[form].lead != Int32(best)) {
        (best, bestAge) = (variable, age)
      }
    }
    return best
  }

  /// Returns the only remaining form of a variable with other unknowns.
  private func remainingForm(of variable: Int) -> Int {
    var link = variables[variable].firstLink
    while true {
      let form = Int(links[Int(link)].form)
      if forms[form].active > 0 && forms[form].unknowns > 1 && forms[form].step == none { return form }
      link = links[Int(link)].next
    }
  }

  /// Assigns a step to a variable and to the forms in which it is the only unknown.
  private func number(_ variable: Int, _ step: Int) {
    variables[variable].step = Int32(step)
    var link = variables[variable].firstLink
    while link != none {
      let form = Int(links[Int(link)].form)
      if forms[form].unknowns == 1 { forms[form].step = Int32(step) }
      link = links[Int(link)].next
    }
  }

  private func makeCore(from start: Int, step: Int) -> Core {
    let core = Core()
    func add(_ variable: Int) {
      number(variable, step)
      variables[variable].place = Int32(core.variables.count)
      core.variables.append(Int32(variable))
    }
    add(start)
    var next = 0
    while next < core.variables.count {
      var link = variables[Int(core.variables[next])].firstLink
      next += 1
      while link != none {
        let form = Int(links[Int(link)].form)
        link = links[Int(link)].next
        guard forms[form].active > 0 && forms[form].unknowns > 1 && forms[form].step == none else { continue }
        forms[form].step = Int32(step)
        core.forms.append(Int32(form))
        for i in terms(of: form) {
          let other = Int(links[i].variable)
          if !variables[other].isKnown && variables[other].step == none { add(other) }
        }
      }
    }
    eliminate(core)
    return core
  }
}
