/// The resolution of contradictions between required constraints.
extension ConstraintSystem {
  /// Checks the constraints whose variables are all known, and returns a set of contradictory ones, if any.
  func contradictionAmongKnown() -> [Int]? {
    while let form = unchecked.popLast().map(Int.init) {
      guard forms[form].isUnchecked else { continue }
      forms[form].isUnchecked = false
      guard forms[form].isAlive && forms[form].unknowns == 0 else { continue }
      let first = Int(forms[form].firstLink)
      var value = 0.0
      for i in first..<first + Int(forms[form].count) {
        value += links.base[i].coefficient * variables.base[Int(links.base[i].variable)].value
      }
      var next = forms[form].firstConstraint
      while next != none {
        let index = Int(next), constraint = constraints[index]
        next = constraint.nextInForm
        if constraint.isRequired && !constraint.isBroken
          && !holds(value, constraint.formRelation, constraint.target)
        {
          check(form)
          return [index] + reasons(of: form)
        }
      }
    }
    return nil
  }

  /// Returns the constraints that determine the value of a form of known variables.
  private func reasons(of form: Int) -> [Int] {
    if forms[form].defines != none { return [Int(forms[form].fixing)] }
    var parts: [Int: Double] = [:]
    for i in terms(of: form) { parts[Int(links[i].variable)] = links[i].coefficient }
    return reasons(of: parts)
  }

  /// Returns the constraints that determine a sum of known variables: those that still contribute after
  /// cancellation.
  func reasons(of sum: [Int: Double]) -> [Int] {
    var parts = sum, reasons: [Int] = []
    while let last = parts.keys.max(by: { variables[$0].order < variables[$1].order }) {
      let part = parts.removeValue(forKey: last)!
      guard abs(part) > tolerance else { continue }
      let definer = Int(variables[last].definer)
      reasons.append(Int(forms[definer].fixing))
      let own = terms(of: definer).first { links[$0].variable == Int32(last) }!
      for i in terms(of: definer) where i != own {
        parts[Int(links[i].variable), default: 0] -= part * links[i].coefficient / links[own].coefficient
      }
    }
    return reasons
  }

  /// Returns the constraints that define known variables, directly or indirectly.
  func definition(of variables: [Int]) -> [Int] {
    var seen = Set(variables), stack = variables, constraints: [Int] = []
    while let variable = stack.popLast() {
      guard self.variables[variable].isKnown else { continue }
      let definer = Int(self.variables[variable].definer)
      constraints.append(Int(forms[definer].fixing))
      for i in terms(of: definer) where seen.insert(Int(links[i].variable)).inserted {
        stack.append(Int(links[i].variable))
      }
    }
    return constraints
  }

  /// Returns an irreducible subset of contradictory constraints and the constraints that define their known
  /// variables.
  func minimal(_ contradicting: [Int]) -> [Int] {
    var forms = Set(contradicting.map { Int(constraints[$0].form) })
    let known = forms.flatMap { terms(of: $0).map { Int(links[$0].variable) } }
    let all = Set(contradicting).union(definition(of: known))
    // A tableau with that many rows would take longer than a smaller set is worth.
    guard all.count <= 600 else { return Array(all) }
    let whole = plainTableau(of: Array(all))
    guard whole.isContradictory else { return Array(all) }
    var kept = Array(Set(whole.contradicting()))
    forms.removeAll()
    if !plainTableau(of: kept).isContradictory { kept = Array(all) }
    guard kept.count <= 100 else { return kept }
    kept.sort { constraints[$0].sequence < constraints[$1].sequence }
    for candidate in kept where kept.count > 1 {
      let rest = kept.filter { $0 != candidate }
      if plainTableau(of: rest).isContradictory { kept = rest }
    }
    return kept
  }

  /// Breaks one of several contradictory constraints, the last in breaking order, and returns it.
  @discardableResult
  func resolve(_ contradicting: [Int]) -> Int {
    let members = contradicting.sorted { constraints[$0].sequence < constraints[$1].sequence }
    let loser = members.max(by: isBefore)!
    // The limit prevents an exponential number of steps in a solve. Random systems of 30 constraints need
    // some hundred returns at most; beyond the limit constraints stay broken until the next change.
    if returns < 10_000 { returns += reconsider(loser) }
    constraints[loser].isBroken = true
    broken.append((Int32(loser), members.map(Int32.init)))
    if constraints[loser].form != none { touch(Int(constraints[loser].form)) }
    conflicts.append(
      Conflict(broken: name(ofConstraint: loser), members: members.map(name(ofConstraint:))))
    return loser
  }

  /// Returns a Boolean value that indicates whether a constraint has precedence over another that contradicts
  /// it.
  func isBefore(_ constraint: Int, _ other: Int) -> Bool {
    let (a, b) = (constraints[constraint], constraints[other])
    return (-a.breakRank, a.sequence) < (-b.breakRank, b.sequence)
  }

  /// Reactivates the constraints that were broken in favor of one that changes or breaks, and returns their
  /// number.
  ///
  /// At the end of a solve, each broken constraint contradicts constraints that precede it and are all in
  /// force. Solving ends after finitely many steps: only constraints that come after the one that breaks
  /// return, so the list of broken constraints, in breaking order, grows lexicographically.
  @discardableResult
  func reconsider(_ constraint: Int) -> Int {
    guard !broken.isEmpty else { return 0 }
    let returning = broken.filter { $0.members.contains(Int32(constraint)) }
    for (index, _) in returning {
      broken.removeAll { $0.constraint == index }
      constraints[Int(index)].isBroken = false
      conflicts.removeAll { $0.broken.index == index }
      if constraints[Int(index)].isAlive && constraints[Int(index)].form != none {
        touch(Int(constraints[Int(index)].form))
      }
    }
    return returning.count
  }

  func checkEmptyConstraints(_ outcome: inout Outcome) {
    for index in emptyConstraints.map(Int.init)
    where constraints[index].isAlive && constraints[index].form == none {
      let constraint = constraints[index]
      constraints[index].isBroken =
        constraint.isRequired && !holds(0, constraint.relation, constraint.constant)
      guard constraints[index].isBroken else { continue }
      let name = name(ofConstraint: index)
      outcome.conflicts.append(Conflict(broken: name, members: [name]))
    }
    emptyConstraints.removeAll()
  }

  /// Creates and solves a plain tableau of constraints and their variables: a column for each variable, a row
  /// for each form.
  func plainTableau(of members: [Int]) -> Tableau {
    var byForm: [Int: [Int]] = [:]
    for index in members { byForm[Int(constraints[index].form), default: []].append(index) }
    let forms = byForm.keys.sorted()
    let unknowns = Set(forms.flatMap { terms(of: $0).map { Int(links[$0].variable) } }).sorted()
    let places = Dictionary(uniqueKeysWithValues: unknowns.enumerated().map { ($1, Int32($0)) })
    /// Writes the bends of the members on a form to `scratch`.
    func gatherMembers(_ form: Int?) -> UnsafeMutableBufferPointer<Bend> {
      scratch.removeAll()
      guard let form, let members = byForm[form] else { return scratch.elements }
      gather(form)
      let kept = scratch.elements.filter { members.contains(Int($0.constraint)) }
      scratch.removeAll()
      for bend in kept { scratch.append(bend) }
      return scratch.elements
    }
    var single: [Int: Int] = [:]
    for form in forms where self.forms[form].count == 1 {
      single[Int(links[terms(of: form).lowerBound].variable)] = form
    }
    scratch.removeAll()
    for form in forms { gather(form) }
    var tableau = Tableau(bends: scratch.elements)
    for variable in unknowns {
      tableau.addColumn(gatherMembers(single[variable]), startingAt: variables[variable].start)
    }
    var rows: [(quantity: Int, form: Int, isFixed: Bool, age: Int64)] = []
    for form in forms where self.forms[form].count > 1 {
      let own = byForm[form]!
      rows.append(
        (
          tableau.values.count, form,
          own.contains { constraints[$0].isRequired && constraints[$0].relation == .equal },
          own.map { constraints[$0].sequence }.min()!
        ))
      tableau.addRow(
        gatherMembers(form),
        terms(of: form).map {
          Core.Entry(column: places[Int(links[$0].variable)]!, coefficient: links[$0].coefficient)
        },
        shift: 0)
    }
    rows.sort { ($0.isFixed ? 0 : 1, $0.age) < ($1.isFixed ? 0 : 1, $1.age) }
    let leads = Dictionary(
      uniqueKeysWithValues: rows.map { ($0.quantity, Int(places[Int(self.forms[$0.form].lead)]!)) })
    tableau.enterFreeColumns(for: rows.map(\.quantity)) { leads[$0]! }
    tableau.evaluate()
    tableau.minimise()
    return tableau
  }
}
