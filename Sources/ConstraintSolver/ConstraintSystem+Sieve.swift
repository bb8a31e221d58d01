/// The choice of the required constraints to break among those on some unknowns.
extension ConstraintSystem {
  /// Breaks each required constraint on some unknowns, alone or in some forms, that contradicts the preceding
  /// ones, and at least one.
  ///
  /// Known variables count as constants. If an equation that defines them is the last member of a
  /// contradiction, it is broken and the method returns, because the constants change then.
  ///
  /// - Parameters:
  ///   - own: The variables whose constraints without other unknowns are included.
  ///   - forms: The forms whose constraints are included.
  ///   - start: Values of the first variables that nearly satisfy the requirements; the current values are
  ///     used for the others.
  func resolveContradictions(
    amongVariables own: [Int32], forms: [Int32], near start: [Double] = []
  ) {
    var sieve = SievedConstraints(self, variables: own, forms: forms, start)
    var isResolved = false
    for item in sieve.items {
      guard let members = sieve.add(item, of: self) else { continue }
      isResolved = true
      if resolve(members) != item.constraint { return }
    }
    if isResolved { return }
    // Rounding hides a contradiction as large as the allowance.
    resolve(minimal(sieve.items.map(\.constraint)))
  }
}

/// The required constraints on some unknowns, translated for a sieve, in breaking order.
struct SievedConstraints {
  /// A constraint whose form is `coefficient · quantity + known`.
  struct Item {
    var constraint: Int
    var quantity: Int
    var coefficient: Double
    var known: Double
  }

  let items: [Item]
  private var sieve: Sieve
  /// The coefficient of each constraint's quantity in its form.
  private var coefficients: [Int32: Double] = [:]

  init(_ system: ConstraintSystem, variables own: [Int32], forms: [Int32], _ start: [Double]) {
    let links = system.links, variables = system.variables
    var unknowns = own, columns: [Int32: Int32] = [:]
    for (column, variable) in own.enumerated() { columns[variable] = Int32(column) }
    for form in forms {
      for i in system.terms(of: Int(form)) {
        let variable = links[i].variable
        guard !variables[Int(variable)].isKnown && columns[variable] == nil else { continue }
        columns[variable] = Int32(unknowns.count)
        unknowns.append(variable)
      }
    }
    let basis = Basis(width: unknowns.count)
    var found: [Item] = []
    /// Returns a Boolean value that indicates whether the form has a required constraint.
    func add(_ form: Int, _ quantity: Int, _ coefficient: Double) -> Bool {
      let before = found.count
      var known = 0.0
      for i in system.terms(of: form) where variables[Int(links[i].variable)].isKnown {
        known += links[i].coefficient * variables[Int(links[i].variable)].value
      }
      for constraint in system.members(of: form) {
        let record = system.constraints[constraint]
        guard record.isRequired && !record.isBroken else { continue }
        found.append(
          Item(constraint: constraint, quantity: quantity, coefficient: coefficient, known: known))
      }
      return found.count > before
    }
    for form in forms.map(Int.init) where add(form, basis.width + basis.height, 1) {
      basis.addRow(
        system.terms(of: form).compactMap { i in
          columns[links[i].variable].map { Core.Entry(column: $0, coefficient: links[i].coefficient) }
        })
    }
    for (column, variable) in own.enumerated() {
      var link = variables[Int(variable)].firstLink
      while link != none {
        let own = links[Int(link)]
        link = own.next
        if system.forms[Int(own.form)].unknowns == 1 {
          _ = add(Int(own.form), column, own.coefficient)
        }
      }
    }
    for item in found { coefficients[Int32(item.constraint)] = item.coefficient }
    items = found.sorted { system.isBefore($0.constraint, $1.constraint) }
    sieve = Sieve(
      basis,
      startingAt: unknowns.indices.map {
        $0 < start.count ? start[$0] : variables[Int(unknowns[$0])].value
      })
  }

  /// Adds a constraint. If it contradicts the preceding ones, returns an irreducible contradictory set that
  /// contains it, and does not add it.
  ///
  /// The unknowns cancel in a sum of these constraints. The remaining variables are known, each defined by
  /// equations in one way only: the equations that contribute to the remainder belong to the set, and each is
  /// necessary.
  mutating func add(_ item: Item, of system: ConstraintSystem) -> [Int]? {
    let record = system.constraints[item.constraint]
    let relation =
      item.coefficient > 0 ? record.formRelation : .init(rawValue: -record.formRelation.rawValue)!
    let parts = sieve.add(
      item.quantity, relation, (record.target - item.known) / item.coefficient,
      constraint: Int32(item.constraint))
    guard let parts else { return nil }
    var known: [Int: Double] = [:]
    for part in parts {
      let weight = part.weight / coefficients[part.constraint]!
      for i in system.terms(of: Int(system.constraints[Int(part.constraint)].form)) {
        let variable = Int(system.links[i].variable)
        guard system.variables[variable].isKnown else { continue }
        known[variable, default: 0] += weight * system.links[i].coefficient
      }
    }
    return parts.map { Int($0.constraint) } + system.reasons(of: known)
  }
}
