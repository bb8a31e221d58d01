/// The propagation of known variables: those that required equalities determine from known ones, one after
/// the other.
///
/// A fixed form with one unknown defines it. Known variables are numbered in the order in which they become
/// known, which is also an evaluation order. If a variable loses its definition, the variables derived from
/// it do too; then the forms around them are examined again.
extension ConstraintSystem {
  /// Marks a form whose set of constraints has changed.
  func touch(_ form: Int) {
    guard !forms[form].isTouched else { return }
    forms[form].isTouched = true
    touchedForms.append(Int32(form))
  }

  /// Updates the known variables and the islands' plans to the constraints.
  func settleStructure() {
    var next = 0
    while next < touchedForms.count {
      settle(Int(touchedForms[next]))
      next += 1
    }
    touchedForms.removeAll()
    settleLost()
    while let form = candidates.popLast() {
      let form = Int(form)
      if forms[form].unknowns == 1 && forms[form].fixing != none && forms[form].isAlive { define(by: form) }
    }
    growIslands()
  }

  private func settle(_ form: Int) {
    // A form that is gone may have made room for another with the same index, which is touched again.
    guard forms[form].isAlive && forms[form].isTouched else { return }
    forms[form].isTouched = false
    let shape = summarise(form)
    if forms[form].firstConstraint == none { return discard(form) }
    let isSame = shape == forms[form].shape
    forms[form].shape = shape
    if forms[form].defines != none {
      if forms[form].fixing == none { lose(Int(forms[form].defines)) }
      return change(form)
    }
    if forms[form].unknowns == 0 { return check(form) }
    if isSame && forms[form].island != none { return change(form) }
    loosen(variablesOf: form)
    candidates.append(Int32(form))
  }

  /// Finds the constraint that fixes a form and the number of constraints in force; returns a summary of
  /// them.
  private func summarise(_ form: Int) -> UInt64 {
    var shape: UInt64 = 0, fixing = none, active: Int32 = 0, next = forms[form].firstConstraint
    while next != none {
      let index = Int(next), constraint = constraints[index]
      next = constraint.nextInForm
      if constraint.isBroken { continue }
      active += 1
      if constraint.isRequired && constraint.relation == .equal {
        if fixing == none || constraints[Int(fixing)].sequence > constraint.sequence { fixing = Int32(index) }
      }
      var hash = constraint.scale.bitPattern &* 0x9E37_79B9_7F4A_7C15
      hash = (hash ^ (hash >> 29) ^ constraint.priority.bitPattern) &* 0xBF58_476D_1CE4_E5B9
      hash =
        (hash ^ (hash >> 32) ^ UInt64(truncatingIfNeeded: constraint.relation.rawValue))
        &* 0x94D0_49BB_1331_11EB
      shape &+= hash ^ (hash >> 31)
    }
    forms[form].fixing = fixing
    forms[form].active = active
    return shape
  }

  /// Marks a form of which only constants have changed.
  func change(_ form: Int) {
    guard !forms[form].isChanged else { return }
    forms[form].isChanged = true
    changedForms.append(Int32(form))
  }

  func check(_ form: Int) {
    guard !forms[form].isUnchecked else { return }
    forms[form].isUnchecked = true
    unchecked.append(Int32(form))
  }

  /// Removes a form without constraints.
  func discard(_ form: Int) {
    if forms[form].defines != none { lose(Int(forms[form].defines)) }
    if forms[form].island != none { dissolve(Int(forms[form].island)) }
    removeForm(form)
  }

  private func lose(_ variable: Int) {
    let form = Int(variables[variable].definer)
    variables[variable].definer = none
    forms[form].defines = none
    candidates.append(Int32(form))
    lost.append(Int32(variable))
  }

  /// Marks variables without a definer as unknown, together with those derived from them.
  func settleLost() {
    while let variable = lost.popLast().map(Int.init) {
      loosen(variable)
      var link = variables[variable].firstLink
      while link != none {
        let form = Int(links[Int(link)].form)
        link = links[Int(link)].next
        if forms[form].island != none { dissolve(Int(forms[form].island)) }
        forms[form].unknowns += 1
        if forms[form].defines != none { lose(Int(forms[form].defines)) }
        candidates.append(Int32(form))
      }
    }
  }

  /// Defines the only unknown of a fixed form.
  private func define(by form: Int) {
    let links = links.base, forms = forms.base, variables = variables.base
    var term = Int(forms[form].firstLink)
    while variables[Int(links[term].variable)].isKnown { term += 1 }
    let variable = Int(links[term].variable)
    if variables[variable].island != none { dissolve(Int(variables[variable].island)) }
    orders += 1
    variables[variable].definer = Int32(form)
    variables[variable].order = orders
    forms[form].defines = Int32(variable)
    newlyKnown.append(Int32(variable))
    var link = variables[variable].firstLink
    while link != none {
      let other = Int(links[Int(link)].form)
      link = links[Int(link)].next
      forms[other].unknowns -= 1
      if forms[other].unknowns == 1 {
        if forms[other].fixing != none { candidates.append(Int32(other)) }
      } else if forms[other].unknowns == 0 && other != form {
        check(other)
      }
    }
  }

  /// Marks an unknown variable as loose.
  func loosen(_ variable: Int) {
    guard !variables[variable].isLoose else { return }
    variables[variable].isLoose = true
    loose.append(Int32(variable))
  }

  private func loosen(variablesOf form: Int) {
    for i in terms(of: form) {
      let variable = Int(links[i].variable)
      guard !variables[variable].isKnown else { continue }
      if variables[variable].island != none { dissolve(Int(variables[variable].island)) }
      loosen(variable)
    }
  }
}
