extension ConstraintSystem {
  /// Brings every value up to date.
  ///
  /// Of required constraints that contradict one another the member with the lowest break rank, and among those the one that was
  /// added last, is given up, one by one, and reported. It comes back into force when a later change makes that possible.
  public func solve() -> Outcome {
    var outcome = Outcome()
    guard isDirty else { return outcome }
    isDirty = false
    for index in constraints.indices { constraints[index].isBroken = false }
    for index in constraints.indices where constraints[index].isAlive && constraints[index].form == none {
      let record = constraints[index]
      guard record.isRequired && !holds(0, record.relation, record.constant) else { continue }
      constraints[index].isBroken = true
      let name = name(ofConstraint: index)
      outcome.conflicts.append(Conflict(broken: name, members: [name]))
    }
    for component in components() { solve(component, &outcome) }
    return outcome
  }

  /// Whether another solution that is just as good gives the variable another value.
  public func isAmbiguous(_ variable: Variable) -> Bool {
    let index = index(of: variable, "isAmbiguous")
    guard let component = components().first(where: { $0.contains(index) }) else { return true }
    let tableau = tableau(of: component, where: { _ in true })
    return tableau.freedom(of: component.firstIndex(of: index)!)
  }

  /// The constraints that determine the variable's value, in the order they were added.
  public func influences(of variable: Variable) -> [Constraint] {
    let index = index(of: variable, "influences")
    guard let component = components().first(where: { $0.contains(index) }) else { return [] }
    return forms(of: component).flatMap { members(of: $0) }
      .sorted { constraints[$0].sequence < constraints[$1].sequence }.map(name(ofConstraint:))
  }

  func holds(_ value: Double, _ relation: Relation, _ constant: Double) -> Bool {
    let difference = value - constant, allowance = allowance(constant)
    switch relation {
    case .lessThanOrEqual: return difference <= allowance
    case .equal: return abs(difference) <= allowance
    case .greaterThanOrEqual: return difference >= -allowance
    }
  }

  /// The indices of the constraints of a form.
  func members(of form: Int) -> [Int] {
    var list: [Int] = [], next = forms[form].firstConstraint
    while next != none {
      list.append(Int(next))
      next = constraints[Int(next)].nextInForm
    }
    return list
  }

  /// The variables that hang together by forms, each set in rising order.
  private func components() -> [[Int]] {
    var seen = [Bool](repeating: false, count: variables.count), result: [[Int]] = []
    for start in variables.indices where variables[start].isAlive && !seen[start] {
      var component = [start], next = 0
      seen[start] = true
      while next < component.count {
        var link = variables[component[next]].firstLink
        while link != none {
          for i in terms(of: Int(links[Int(link)].form)) where !seen[Int(links[i].variable)] {
            seen[Int(links[i].variable)] = true
            component.append(Int(links[i].variable))
          }
          link = links[Int(link)].next
        }
        next += 1
      }
      result.append(component.sorted())
    }
    return result
  }

  private func forms(of component: [Int]) -> [Int] {
    var result: Set<Int> = []
    for variable in component {
      var link = variables[variable].firstLink
      while link != none {
        result.insert(Int(links[Int(link)].form))
        link = links[Int(link)].next
      }
    }
    return result.sorted()
  }

  /// The whole component as one tableau, of the constraints that take part.
  private func tableau(of component: [Int], where takesPart: (Int) -> Bool) -> Tableau {
    let forms = forms(of: component)
    let active = forms.map { members(of: $0).filter { !constraints[$0].isBroken && takesPart($0) } }
    let priorities = Set(active.joined().map { min(1000, constraints[$0].priority) }.filter { $0 < 1000 }).sorted(by: >)
    let order = Dictionary(uniqueKeysWithValues: active.joined()
      .sorted { constraints[$0].sequence < constraints[$1].sequence }.enumerated().map { ($1, $0) })
    func bend(_ index: Int) -> Bend {
      let record = constraints[index], weight = abs(record.scale)
      let level = record.isRequired ? 0 : priorities.firstIndex(of: record.priority)! + 1
      return Bend(
        value: record.target, constraint: Int32(index), level: Int32(level),
        below: record.formRelation == .lessThanOrEqual ? 0 : weight,
        above: record.formRelation == .greaterThanOrEqual ? 0 : weight,
        rank: 1 + Double(order[index]! + 1) / Double(order.count + 1))
    }
    var tableau = Tableau(levels: priorities.count + 2)
    let place = Dictionary(uniqueKeysWithValues: component.enumerated().map { ($1, $0) })
    for variable in component {
      let own = zip(forms, active).first { self.forms[$0.0].count == 1 && links[terms(of: $0.0).lowerBound].variable == variable }
      tableau.addColumn(own?.1.map(bend) ?? [], startingAt: variables[variable].start)
    }
    var rows: [(quantity: Int, lead: Int, rank: Int, first: Int)] = []
    for (form, own) in zip(forms, active) where self.forms[form].count > 1 && !own.isEmpty {
      let bends = own.map(bend)
      rows.append((
        tableau.values.count, place[Int(self.forms[form].lead)]!,
        own.contains { constraints[$0].isRequired && constraints[$0].relation == .equal } ? 0 : 1,
        own.map { order[$0]! }.min()!))
      tableau.addRow(bends, terms(of: form).map { (place[Int(links[$0].variable)]!, links[$0].coefficient) }, shift: 0)
    }
    rows.sort { ($0.rank, $0.first) < ($1.rank, $1.first) }
    let leads = Dictionary(uniqueKeysWithValues: rows.map { ($0.quantity, $0.lead) })
    tableau.enterFreeColumns(for: rows.map(\.quantity)) { leads[$0]! }
    tableau.evaluate()
    tableau.minimise()
    return tableau
  }

  private func solve(_ component: [Int], _ outcome: inout Outcome) {
    while true {
      let tableau = tableau(of: component, where: { _ in true })
      if tableau.contradiction > 0 {
        let members = minimal(tableau.contradicting(), of: component)
        let broken = members.min {
          (constraints[$0].breakRank, -constraints[$0].sequence) < (constraints[$1].breakRank, -constraints[$1].sequence)
        }!
        constraints[broken].isBroken = true
        outcome.conflicts.append(
          Conflict(
            broken: name(ofConstraint: broken),
            members: members.sorted { constraints[$0].sequence < constraints[$1].sequence }.map(name(ofConstraint:))))
        continue
      }
      for (place, variable) in component.enumerated() where variables[variable].value != tableau.values[place] {
        variables[variable].value = tableau.values[place]
        outcome.changed.append(name(ofVariable: variable))
      }
      return
    }
  }

  /// Of constraints that contradict one another, some that do so already and of which none can be left out.
  private func minimal(_ contradicting: [Int], of component: [Int]) -> [Int] {
    var kept = contradicting
    for candidate in contradicting where kept.count > 1 {
      let rest = Set(kept).subtracting([candidate])
      if tableau(of: component, where: { rest.contains($0) }).contradiction > 0 { kept.removeAll { $0 == candidate } }
    }
    return kept
  }
}
