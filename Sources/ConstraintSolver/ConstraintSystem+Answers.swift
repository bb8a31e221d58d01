extension ConstraintSystem {
  /// Returns a Boolean value that indicates whether a constraint other than `own` mentions the variable.
  public func isMentioned(_ variable: Variable, besides own: Constraint? = nil) -> Bool {
    var link = variables[index(of: variable, "isMentioned")].firstLink
    while link != none {
      var next = forms[Int(links[Int(link)].form)].firstConstraint
      while next != none {
        if next != own?.index { return true }
        next = constraints[Int(next)].nextInForm
      }
      link = links[Int(link)].next
    }
    return false
  }

  /// Returns a Boolean value that indicates whether another optimal solution gives the variable another
  /// value, as of the last ``solve()``.
  public func isAmbiguous(_ variable: Variable) -> Bool {
    var seen: Set<Int> = []
    return isAmbiguous(index(of: variable, "isAmbiguous"), &seen)
  }

  private func isAmbiguous(_ variable: Int, _ seen: inout Set<Int>) -> Bool {
    guard !variables[variable].isKnown && seen.insert(variable).inserted else { return false }
    guard variables[variable].island != none else { return true }
    let island = islands[Int(variables[variable].island)]
    guard island.plan != none, let plan = plans[Int(island.plan)] else {
      return !best(single: variable).isUnique
    }
    let step = plan.steps[Int(variables[variable].step)]
    switch step.kind {
    case .free: return true
    case .single: return !best(single: variable).isUnique
    case .follower:
      if !best(form: Int(step.form)).isUnique { return true }
      return terms(of: Int(step.form)).contains {
        links[$0].variable != Int32(variable) && isAmbiguous(Int(links[$0].variable), &seen)
      }
    case .core:
      let core = plan.cores[Int(step.core)]
      return columns(behind: Int(variables[variable].place), of: core).contains {
        isFree(column: $0, of: core)
      }
    }
  }

  /// Returns the columns of blocks on which a column depends.
  private func columns(behind column: Int, of core: Core) -> Set<Int> {
    let expressed = Dictionary(uniqueKeysWithValues: core.eliminations.map { (Int($0.column), $0) })
    var found: Set<Int> = [], seen: Set<Int> = [column], stack = [column]
    while let column = stack.popLast() {
      guard let elimination = expressed[column] else {
        found.insert(column)
        continue
      }
      for entry in core.upper[Int(elimination.first)..<Int(elimination.last)]
      where seen.insert(Int(entry.column)).inserted {
        stack.append(Int(entry.column))
      }
    }
    return found
  }

  private func isFree(column: Int, of core: Core) -> Bool {
    for block in core.blocks {
      guard let place = block.columns.firstIndex(of: Int32(column)) else { continue }
      if let tableau = block.tableau { return tableau.freedom(of: place) }
      return !best(column: column, of: core).isUnique
    }
    return false
  }

  /// Returns the constraints that determine the variable's value as of the last ``solve()``, in the order
  /// they were added: the equalities that define it, and the other constraints that are met with equality.
  public func influences(of variable: Variable) -> [Constraint] {
    var seen: Set<Int> = [], found: Set<Int> = [], stack = [index(of: variable, "influences")]
    func visit(_ variable: Int) { if seen.insert(variable).inserted { stack.append(variable) } }
    func visit(form: Int) {
      let value = terms(of: form).reduce(0.0) {
        $0 + links[$1].coefficient * variables[Int(links[$1].variable)].value
      }
      for index in members(of: form) where !constraints[index].isBroken {
        if coincide(value, constraints[index].target) { found.insert(index) }
      }
    }
    func visitOwn(_ variable: Int) {
      var link = variables[variable].firstLink
      while link != none {
        let form = Int(links[Int(link)].form)
        link = links[Int(link)].next
        guard forms[form].unknowns == 1 else { continue }
        let before = found.count
        visit(form: form)
        if found.count > before { for i in terms(of: form) { visit(Int(links[i].variable)) } }
      }
    }
    seen.insert(stack[0])
    while let variable = stack.popLast() {
      if variables[variable].isKnown {
        found.insert(Int(forms[Int(variables[variable].definer)].fixing))
        for i in terms(of: Int(variables[variable].definer)) { visit(Int(links[i].variable)) }
        continue
      }
      guard variables[variable].island != none else { continue }
      let island = islands[Int(variables[variable].island)]
      guard island.plan != none, let plan = plans[Int(island.plan)] else {
        visitOwn(variable)
        continue
      }
      let step = plan.steps[Int(variables[variable].step)]
      switch step.kind {
      case .free: break
      case .single: visitOwn(variable)
      case .follower:
        visit(form: Int(step.form))
        for i in terms(of: Int(step.form)) { visit(Int(links[i].variable)) }
      case .core:
        let core = plan.cores[Int(step.core)]
        for form in core.forms {
          visit(form: Int(form))
          for i in terms(of: Int(form)) { visit(Int(links[i].variable)) }
        }
        for variable in core.variables { visitOwn(Int(variable)) }
      }
    }
    return found.sorted { constraints[$0].sequence < constraints[$1].sequence }.map(name(ofConstraint:))
  }
}
