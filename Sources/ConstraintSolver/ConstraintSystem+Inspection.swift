extension ConstraintSystem: CustomStringConvertible {
  /// Returns descriptions of inconsistencies in the values and records; empty if there are none. O(size of
  /// the system).
  ///
  /// Values are checked only if nothing has changed since the last ``solve()``.
  public func checkInvariants() -> [String] {
    var problems: [String] = []
    let isSettled = touchedForms.isEmpty && changedForms.isEmpty
    for form in forms.indices where forms[form].isAlive { check(form, isSettled, &problems) }
    for index in variables.indices where variables[index].isAlive {
      let record = variables[index]
      var count = 0, link = record.firstLink
      while link != none {
        if links[Int(link)].variable != Int32(index) {
          problems.append("v\(index) lists a term of another variable")
        }
        count += 1
        link = links[Int(link)].next
      }
      if count != Int(record.linkCount) {
        problems.append("v\(index) occurs \(count) times, counted \(record.linkCount)")
      }
      if record.isKnown && forms[Int(record.definer)].defines != Int32(index) {
        problems.append("v\(index) is defined by a form that does not define it")
      }
      if isSettled && record.isKnown && record.island != none {
        problems.append("v\(index) is known and solved for")
      }
    }
    return problems
  }

  private func check(_ form: Int, _ isSettled: Bool, _ problems: inout [String]) {
    let record = forms[form], unknowns = terms(of: form).count { !variables[Int(links[$0].variable)].isKnown }
    if unknowns != Int(record.unknowns) {
      problems.append("form \(form) has \(unknowns) unknowns, counted \(record.unknowns)")
    }
    guard isSettled else { return }
    if record.defines != none {
      let order = variables[Int(record.defines)].order
      for i in terms(of: form) where links[i].variable != record.defines {
        if variables[Int(links[i].variable)].order >= order {
          problems.append("v\(record.defines) is computed before v\(links[i].variable)")
        }
      }
    }
    let value = terms(of: form).reduce(0.0) {
      $0 + links[$1].coefficient * variables[Int(links[$1].variable)].value
    }
    for index in members(of: form) {
      let constraint = constraints[index]
      if constraint.isRequired && !constraint.isBroken
        && !holds(value, constraint.formRelation, constraint.target)
      {
        problems.append("required c\(index) does not hold: \(text(ofConstraint: index))")
      }
    }
  }

  /// A description with one line for every variable and its value and for every constraint.
  public var description: String {
    var lines = variables.indices.filter { variables[$0].isAlive }.map { "v\($0) = \(variables[$0].value)" }
    let living = constraints.indices.filter { constraints[$0].isAlive }
    lines += living.sorted { constraints[$0].sequence < constraints[$1].sequence }.map(text(ofConstraint:))
    return lines.joined(separator: "\n")
  }

  func text(ofConstraint index: Int) -> String {
    let record = constraints[index]
    var sum = ""
    if record.form != none {
      for i in terms(of: Int(record.form)) {
        let coefficient = links[i].coefficient * record.scale
        sum += coefficient < 0 ? (sum.isEmpty ? "-" : " - ") : (sum.isEmpty ? "" : " + ")
        if abs(coefficient) != 1 { sum += "\(abs(coefficient)) " }
        sum += "v\(links[i].variable)"
      }
    }
    let relation = ["<=", "==", ">="][Int(record.relation.rawValue) + 1]
    return "c\(index): \(sum.isEmpty ? "0" : sum) \(relation) \(record.constant)"
      + (record.isRequired ? "" : " @\(record.priority)") + (record.isBroken ? " (broken)" : "")
  }
}
