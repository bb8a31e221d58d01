/// The solving of unknown variables in islands: those connected by constraints in force.
extension ConstraintSystem {
  /// Marks the step of a form as dirty.
  func invalidate(_ form: Int) {
    let island = Int(forms[form].island), step = Int(forms[form].step)
    if !islands[island].isDirty {
      islands[island].isDirty = true
      dirtyIslands.append(Int32(island))
    }
    if let plan = islands[island].plan == none ? nil : plans[Int(islands[island].plan)] {
      plan.invalidate(step)
    }
  }

  func dissolve(_ island: Int) {
    let record = islands[island]
    islands[island] = Island(single: none, plan: none, isDirty: record.isDirty)
    if record.single != none {
      abandon(variable: Int(record.single), island)
    } else if record.plan != none, let plan = plans[Int(record.plan)] {
      for variable in plan.variables {
        abandon(variable: Int(variable), island)
        if !plan.isTooOptimistic { variables[Int(variable)].isFirm = false }
      }
      plans[Int(record.plan)] = nil
      freePlans.append(record.plan)
    }
    // A dirty island is freed when it is taken from the list.
    if !record.isDirty { freeIslands.append(Int32(island)) }
  }

  private func abandon(variable: Int, _ island: Int) {
    variables[variable].island = none
    var link = variables[variable].firstLink
    while link != none {
      let form = Int(links[Int(link)].form)
      if forms[form].island == Int32(island) { forms[form].island = none }
      link = links[Int(link)].next
    }
    loosen(variable)
  }

  /// Assigns the loose variables to islands.
  func growIslands() {
    var next = 0
    while next < loose.count {
      let variable = Int(loose[next])
      next += 1
      variables[variable].isLoose = false
      let record = variables[variable]
      if record.isAlive && !record.isKnown && record.island == none { growIsland(from: variable) }
    }
    loose.removeAll()
  }

  private func growIsland(from variable: Int) {
    let index = freeIslands.popLast() ?? Int32(islands.count)
    if Int(index) == islands.count { islands.append(Island(single: none, plan: none)) }
    guard collect(into: index, from: variable) > 0 else {
      variables[variable].island = none
      freeIslands.append(index)
      _ = assign(variables[variable].start, to: variable)
      return
    }
    islands[Int(index)].isDirty = true
    dirtyIslands.append(index)
    if growing.count == 1 {
      islands[Int(index)].single = Int32(variable)
      return
    }
    let plan = makePlan()
    if let free = freePlans.popLast() {
      plans[Int(free)] = plan
      islands[Int(index)].plan = free
    } else {
      islands[Int(index)].plan = Int32(plans.count)
      plans.append(plan)
    }
  }

  /// Collects the variables connected to a variable in `growing`, assigns them and their forms to an island,
  /// and returns the number of forms.
  private func collect(into index: Int32, from variable: Int) -> Int {
    let variables = variables.base, links = links.base, forms = forms.base
    var formCount = 0
    growing.removeAll()
    growing.append(Int32(variable))
    variables[variable].island = index
    var next = 0
    while next < growing.count {
      let member = Int(growing[next])
      next += 1
      variables[member].degree = 0
      variables[member].ownCosts = 0
      variables[member].isOnlyBounded = !variables[member].isFirm
      var link = variables[member].firstLink
      while link != none {
        let form = Int(links[Int(link)].form)
        link = links[Int(link)].next
        guard forms[form].active > 0 else { continue }
        if forms[form].unknowns == 1 {
          variables[member].ownCosts += 1
          if !hasOnlyBounds(form) { variables[member].isOnlyBounded = false }
        } else {
          variables[member].degree += 1
        }
        guard forms[form].island != index else { continue }
        forms[form].island = index
        forms[form].step = none
        formCount += 1
        guard forms[form].unknowns > 1 else { continue }
        let first = Int(forms[form].firstLink)
        for i in first..<first + Int(forms[form].count) {
          let other = Int(links[i].variable)
          guard !variables[other].isKnown && variables[other].island != index else { continue }
          variables[other].island = index
          growing.append(Int32(other))
        }
      }
    }
    return formCount
  }

  /// Returns a Boolean value that indicates whether all constraints in force on a form are required
  /// inequalities.
  private func hasOnlyBounds(_ form: Int) -> Bool {
    var next = forms.base[form].firstConstraint
    while next != none {
      let constraint = constraints.base + Int(next)
      next = constraint.pointee.nextInForm
      guard
        constraint.pointee.isBroken
          || (constraint.pointee.isRequired && constraint.pointee.relation != .equal)
      else {
        return false
      }
    }
    return true
  }

  /// Evaluates the dirty islands.
  ///
  /// - Returns: `false` if contradictory constraints were found and some were broken; other islands may still
  ///   be dirty.
  func evaluateIslands() -> Bool {
    while let index = dirtyIslands.popLast().map(Int.init) {
      islands[index].isDirty = false
      let island = islands[index]
      var holds = true
      if island.single != none {
        holds = !evaluate(single: Int(island.single)).isContradictory
        if !holds { resolveContradictions(amongVariables: [island.single], forms: []) }
      } else if island.plan != none {
        let plan = plans[Int(island.plan)]!
        holds = evaluate(plan)
        if plan.isTooOptimistic {
          // Bounds that were left out are violated: solve again with them.
          dissolve(index)
          growIslands()
          if !holds { return false }
          continue
        }
      } else {
        freeIslands.append(Int32(index))
      }
      if !holds {
        islands[index].isDirty = true
        dirtyIslands.append(Int32(index))
        return false
      }
    }
    return true
  }

  /// Evaluates the dirty steps of a plan.
  ///
  /// - Returns: `false` if contradictory constraints were found and some were broken.
  private func evaluate(_ plan: Plan) -> Bool {
    if plan.isLarge && !plan.bounded.isEmpty {
      // An error about the bounds would cost more than including them.
      for variable in plan.variables { variables[Int(variable)].isFirm = true }
      plan.isTooOptimistic = true
      return true
    }
    var step = plan.firstDirty
    plan.firstDirty = plan.steps.count
    while step < plan.steps.count {
      guard plan.isDirty[step] else {
        step += 1
        continue
      }
      plan.isDirty[step] = false
      let part = plan.steps[step]
      var holds = true
      switch part.kind {
      case .free:
        plan.isOpen = true
        spread(Int(part.variable), variables[Int(part.variable)].start, from: step, of: plan)
      case .single:
        let best = best(single: Int(part.variable))
        holds = !best.isContradictory
        if !holds { resolveContradictions(amongVariables: [part.variable], forms: []) }
        if !best.isUnique { plan.isOpen = true }
        spread(Int(part.variable), best.value, from: step, of: plan)
      case .follower:
        let best = best(form: Int(part.form))
        holds = !best.isContradictory
        if !holds { resolveContradictions(amongVariables: [], forms: [part.form]) }
        if !best.isUnique { plan.isOpen = true }
        let value = value(of: Int(part.variable), where: Int(part.form), is: best.value)
        if part.isBounded && holds { confirm(Int(part.variable), value, of: plan) }
        spread(Int(part.variable), value, from: step, of: plan)
      case .core:
        let core = plan.cores[Int(part.core)]
        holds = solve(core)
        if !core.isUnique { plan.isOpen = true }
        if !holds {
          resolveContradictions(
            amongVariables: core.variables, forms: core.forms, near: core.values)
        } else {
          let values = core.values
          for place in core.bounded { confirm(Int(core.variables[Int(place)]), values[Int(place)], of: plan) }
          for (place, variable) in core.variables.enumerated() {
            spread(Int(variable), values[place], from: step, of: plan)
          }
        }
      }
      guard holds else {
        plan.invalidate(step)
        return false
      }
      step += 1
    }
    if plan.isOpen && !plan.bounded.isEmpty {
      for variable in plan.bounded { variables[Int(variable)].isFirm = true }
      plan.isTooOptimistic = true
    }
    return true
  }

  /// Checks whether a value is within the bounds of a variable that were left out.
  private func confirm(_ variable: Int, _ value: Double, of plan: Plan) {
    scratch.removeAll()
    gather(variable: variable)
    guard scratch.elements.contains(where: { $0.isViolated(by: value) }) else { return }
    variables[variable].isFirm = true
    plan.isTooOptimistic = true
  }

  /// Sets the value of a variable and marks the later steps that use it.
  @inline(__always) private func spread(_ variable: Int, _ value: Double, from step: Int, of plan: Plan) {
    guard assign(value, to: variable) else { return }
    var link = variables.base[variable].firstLink
    while link != none {
      let form = forms.base + Int(links.base[Int(link)].form)
      link = links.base[Int(link)].next
      if form.pointee.step > Int32(step) && form.pointee.active > 0 {
        plan.isDirty[Int(form.pointee.step)] = true
      }
    }
  }

  /// Returns the value of a variable with which a form has a given value.
  @inline(__always) private func value(of variable: Int, where form: Int, is target: Double) -> Double {
    let links = links.base, first = Int(forms.base[form].firstLink)
    var sum = target, own = 1.0
    for i in first..<first + Int(forms.base[form].count) {
      let other = Int(links[i].variable)
      if other == variable {
        own = links[i].coefficient
      } else {
        sum -= links[i].coefficient * variables.base[other].value
      }
    }
    return own == 1 ? sum : sum / own
  }

  private func evaluate(single variable: Int) -> Best {
    let best = best(single: variable)
    _ = assign(best.value, to: variable)
    return best
  }
}
