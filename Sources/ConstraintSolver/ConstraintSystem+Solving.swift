extension ConstraintSystem {
  /// Updates all values.
  ///
  /// Among contradictory required constraints, the one with the lowest break rank, and among equal ranks the
  /// one added last, is broken and reported: in descending order of break rank, then in the order of
  /// addition, each constraint is in force that does not contradict the preceding ones in force. A broken
  /// constraint comes back into force when a later change makes that possible.
  public func solve() -> Outcome {
    var outcome = Outcome()
    stamp &+= 1
    moved.removeAll()
    checkEmptyConstraints(&outcome)
    while true {
      settleStructure()
      settleConstants()
      evaluateKnown()
      if let contradiction = contradictionAmongKnown() {
        resolve(contradiction)
      } else if evaluateIslands() {
        break
      }
    }
    outcome.conflicts += conflicts
    conflicts.removeAll()
    returns = 0
    outcome.changed.reserveCapacity(moved.count)
    for i in moved.indices {
      let variable = Int(moved[i]), record = variables[variable]
      if record.value != record.before { outcome.changed.append(name(ofVariable: variable)) }
    }
    return outcome
  }

  func holds(_ value: Double, _ relation: Relation, _ constant: Double) -> Bool {
    let difference = value - constant, allowance = allowance(constant)
    switch relation {
    case .lessThanOrEqual: return difference <= allowance
    case .equal: return abs(difference) <= allowance
    case .greaterThanOrEqual: return difference >= -allowance
    }
  }

  /// Returns the indices of the constraints of a form.
  func members(of form: Int) -> [Int] {
    var list: [Int] = [], next = forms[form].firstConstraint
    while next != none {
      list.append(Int(next))
      next = constraints[Int(next)].nextInForm
    }
    return list
  }
}
