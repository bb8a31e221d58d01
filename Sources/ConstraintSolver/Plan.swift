/// How an island is solved: in steps, each after those whose values it uses.
final class Plan {
  struct Step {
    enum Kind { case free, single, follower, core }
    var kind: Kind
    var variable = none
    var form = none
    var core = none
  }

  var variables: [Int32] = []
  let steps = Store<Step>()
  var cores: [Core] = []
  let isDirty = Store<Bool>()
  var firstDirty = 0

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
  /// The plan of the variables in `growing`, which are one island.
  ///
  /// A variable without a cost of its own that occurs in one form only can always give that form the value it likes best, whatever
  /// the others are: it follows from them, and its form does not bear on them. With the form left out the same may hold for
  /// others. What remains are variables that are alone, each solved by itself, and cores.
  func makePlan() -> Plan {
    let plan = Plan()
    plan.variables = Array(UnsafeBufferPointer(start: growing.base, count: growing.count))
    var followers: [Plan.Step] = [], stack: [Int32] = []
    for variable in plan.variables {
      variables[Int(variable)].step = none
      if isFollower(Int(variable)) { stack.append(variable) }
    }
    stack.sort()
    while var variable = stack.popLast().map(Int.init) {
      guard variables[variable].step == none else { continue }
      guard variables[variable].degree > 0 else {
        variables[variable].step = 0
        followers.append(Plan.Step(kind: .free, variable: Int32(variable)))
        continue
      }
      let form = remainingForm(of: variable), lead = Int(forms[form].lead)
      if lead != variable && variables[lead].island == variables[variable].island && !variables[lead].isKnown
        && variables[lead].step == none && isFollower(lead) {
        variable = lead
      }
      variables[variable].step = 0
      forms[form].step = 0
      followers.append(Plan.Step(kind: .follower, variable: Int32(variable), form: Int32(form)))
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
      variables[Int(follower.variable)].step = Int32(plan.steps.count)
      if follower.form != none { forms[Int(follower.form)].step = Int32(plan.steps.count) }
      plan.steps.append(follower)
    }
    for _ in plan.steps.indices { plan.isDirty.append(true) }
    return plan
  }

  private func isFollower(_ variable: Int) -> Bool {
    variables[variable].ownCosts == 0 && variables[variable].degree <= 1
  }

  /// The one form with other unknowns of a variable that is not accounted for.
  private func remainingForm(of variable: Int) -> Int {
    var link = variables[variable].firstLink
    while true {
      let form = Int(links[Int(link)].form)
      if forms[form].active > 0 && forms[form].unknowns > 1 && forms[form].step == none { return form }
      link = links[Int(link)].next
    }
  }

  /// Says in which step a variable is solved, and the forms in which it is the only unknown with it.
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
