extension ConstraintSystem {
  /// Creates an unconstrained variable, which keeps its start value as long as no constraint mentions it.
  public func makeVariable(startingAt value: Double = 0) -> Variable {
    precondition(value.isFinite, "ConstraintSystem.makeVariable: the value must be finite")
    if let index = freeVariables.popLast().map(Int.init) {
      let generation = variables[index].generation &+ 1, isLoose = variables[index].isLoose
      variables[index] = VariableRecord(generation: generation, start: value, value: value)
      variables[index].isLoose = isLoose
      return name(ofVariable: index)
    }
    variables.append(VariableRecord(start: value, value: value))
    return name(ofVariable: variables.count - 1)
  }

  /// Removes a variable. No constraint may mention it.
  public func remove(_ variable: Variable) {
    let index = index(of: variable, "remove")
    while variables[index].firstLink != none {
      let form = Int(links[Int(variables[index].firstLink)].form)
      precondition(
        forms[form].firstConstraint == none, "ConstraintSystem.remove: a constraint still uses the variable")
      discard(form)
    }
    settleLost()
    if variables[index].island != none { dissolve(Int(variables[index].island)) }
    variables[index].isAlive = false
    freeVariables.append(Int32(index))
  }

  /// Adds the constraint `Σ coefficient·variable RELATION constant`.
  ///
  /// - Parameters:
  ///   - terms: The terms, in any order; repeated variables are summed. The first variable is determined by
  ///     the others if all are free.
  ///   - relation: The comparison of the sum with the constant.
  ///   - constant: The constant, which must be finite.
  ///   - priority: The priority in 1…1000; 1000 is required.
  ///   - breakRank: The precedence among contradictory required constraints: the lowest rank is broken.
  /// - Returns: The identifier of the constraint.
  @discardableResult
  public func add(
    _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Double, breakRank: Int = 0
  ) -> Constraint {
    precondition(constant.isFinite, "ConstraintSystem.add: the constant must be finite")
    precondition(priority >= 1 && priority <= 1000, "ConstraintSystem.add: the priority must be in 1...1000")
    let (form, scale) = form(for: terms)
    additions += 1
    var record = ConstraintRecord(
      relation: relation, form: form, scale: scale, constant: constant, priority: priority,
      breakRank: breakRank,
      sequence: additions)
    record.isSign = form != none && forms[Int(form)].count == 1 && record.formRelation == .greaterThanOrEqual
    let index: Int
    if let free = freeConstraints.popLast() {
      index = Int(free)
      let generation = constraints[index].generation &+ 1
      constraints[index] = record
      constraints[index].generation = generation
    } else {
      index = constraints.count
      constraints.append(record)
    }
    if form != none {
      constraints[index].nextInForm = forms[Int(form)].firstConstraint
      forms[Int(form)].firstConstraint = Int32(index)
      touch(Int(form))
    } else {
      emptyConstraints.append(Int32(index))
    }
    return name(ofConstraint: index)
  }

  /// Removes a constraint.
  public func remove(_ constraint: Constraint) {
    let index = index(of: constraint, "remove")
    let form = Int(constraints[index].form)
    constraints[index].isAlive = false
    freeConstraints.append(Int32(index))
    reconsider(index)
    guard form >= 0 else { return }
    touch(form)
    if forms[form].firstConstraint == Int32(index) {
      forms[form].firstConstraint = constraints[index].nextInForm
    } else {
      var before = Int(forms[form].firstConstraint)
      while constraints[before].nextInForm != Int32(index) { before = Int(constraints[before].nextInForm) }
      constraints[before].nextInForm = constraints[index].nextInForm
    }
  }

  /// Changes the constant of a constraint.
  public func setConstant(_ constant: Double, of constraint: Constraint) {
    precondition(constant.isFinite, "ConstraintSystem.setConstant: the constant must be finite")
    let index = index(of: constraint, "setConstant"), form = Int(constraints[index].form)
    guard constraints[index].constant != constant else { return }
    constraints[index].constant = constant
    reconsider(index)
    if form < 0 {
      emptyConstraints.append(Int32(index))
    } else if !forms[form].isChanged {
      forms[form].isChanged = true
      changedForms.append(Int32(form))
    }
  }

  /// Changes the priority of a constraint, in 1…1000.
  public func setPriority(_ priority: Double, of constraint: Constraint) {
    precondition(
      priority >= 1 && priority <= 1000, "ConstraintSystem.setPriority: the priority must be in 1...1000")
    let index = index(of: constraint, "setPriority"), form = Int(constraints[index].form)
    guard constraints[index].priority != priority else { return }
    constraints[index].priority = priority
    reconsider(index)
    if form < 0 { emptyConstraints.append(Int32(index)) } else { touch(form) }
  }

  /// Returns the value of a variable as of the last ``solve()``.
  public subscript(_ variable: Variable) -> Double { variables[index(of: variable, "subscript")].value }
}
