/// A set of required constraints, added one after another, each unless it contradicts the preceding ones.
///
/// Each quantity has the tightest bounds of the constraints added so far, and a value within them. A
/// constraint that its quantity does not satisfy moves that quantity there by the simplex method with bounded
/// variables, while all others stay within their bounds. If that fails, the tableau row of the quantity is
/// the reason (a Farkas certificate): the quantity is a sum of nonbasic quantities, and each of those that
/// contribute is at a bound.
///
/// These bounds and the constraint contradict one another, and the set is irreducible: nonbasic quantities
/// are independent, and any that contributes may be exchanged for the blocked one, so that without it the
/// others are independent too and may have any values at once.
struct Sieve {
  /// A bound that contributes to a contradiction, and its weight.
  struct Part {
    var quantity: Int
    var constraint: Int32
    var weight: Double
  }

  private struct Bound {
    var value: Double
    var constraint = none
  }

  let basis: Basis
  private var low: [Bound]
  private var high: [Bound]
  private(set) var values: [Double]
  /// The place of a nonbasic quantity, or `none`.
  private var places: [Int32]
  /// The rates of change of the rows' quantities in the current step.
  private var rates: [Double]

  /// Creates a sieve for the quantities of a basis in which each column's is in its own place.
  init(_ basis: Basis, startingAt start: [Double]) {
    self.basis = basis
    let count = basis.width + basis.height
    low = [Bound](repeating: Bound(value: -.infinity), count: count)
    high = [Bound](repeating: Bound(value: .infinity), count: count)
    values = start + [Double](repeating: 0, count: basis.height)
    rates = [Double](repeating: 0, count: count)
    places = (0..<count).map { $0 < basis.width ? Int32($0) : none }
    evaluateRows()
  }

  /// Requires a quantity to be at least, at most or equal to a value.
  ///
  /// - Returns: The parts of a contradiction with earlier requirements, in which case no bound changes, or
  ///   `nil`.
  mutating func add(
    _ quantity: Int, _ relation: ConstraintSystem.Relation, _ value: Double, constraint: Int32
  ) -> [Part]? {
    let before = (low[quantity], high[quantity])
    if relation != .lessThanOrEqual, let parts = tighten(quantity, 1, to: value, constraint) { return parts }
    if relation != .greaterThanOrEqual, let parts = tighten(quantity, -1, to: value, constraint) {
      (low[quantity], high[quantity]) = before
      return parts
    }
    return nil
  }

  /// Returns the upper bound of a quantity (`sign` 1) or the lower one.
  private func bound(_ quantity: Int, _ sign: Double) -> Bound { sign > 0 ? high[quantity] : low[quantity] }

  /// Requires a quantity to be at least a value (`sign` 1) or at most.
  private mutating func tighten(
    _ quantity: Int, _ sign: Double, to value: Double, _ constraint: Int32
  ) -> [Part]? {
    // A bound that an earlier one implies has no effect.
    guard sign * (value - bound(quantity, -sign).value) > 0 else { return nil }
    var target = value
    let opposite = bound(quantity, sign)
    if sign * (value - opposite.value) > 0 {
      if abs(value - opposite.value) > allowance(max(abs(value), abs(opposite.value))) {
        return [
          Part(quantity: quantity, constraint: constraint, weight: 1),
          Part(quantity: quantity, constraint: opposite.constraint, weight: -1),
        ]
      }
      target = opposite.value
    }
    if let parts = move(quantity, sign, to: target), sign * (value - values[quantity]) > allowance(value) {
      return [Part(quantity: quantity, constraint: constraint, weight: 1)] + parts
    }
    // Left undecided: the caller that solves with it checks whether it holds.
    guard sign * (value - values[quantity]) <= allowance(value) else { return nil }
    if sign > 0 {
      low[quantity] = Bound(value: target, constraint: constraint)
    } else {
      high[quantity] = Bound(value: target, constraint: constraint)
    }
    return nil
  }

  /// Moves a quantity up or down to a value, and returns the bounds that prevent it, if any. Stops after very
  /// many steps, which only rounding can cause.
  private mutating func move(_ quantity: Int, _ sign: Double, to target: Double) -> [Part]? {
    var idle = 0, steps = 0
    while steps < 64 * values.count, sign * (target - values[quantity]) > 1e-9 * (1 + abs(target)) {
      // Cautiously, the first candidate is used, which prevents cycling.
      let isCautious = idle > 20
      var place = -1, direction = sign
      if places[quantity] != none {
        place = Int(places[quantity])
      } else {
        basis.loadRow(of: quantity)
        guard let entering = entering(sign, isCautious) else { return obstacles(sign) }
        place = entering
        direction = sign * basis.byPlace[place] > 0 ? 1 : -1
      }
      idle = step(place, direction, for: quantity, to: target, isCautious) ? 0 : idle + 1
      steps += 1
    }
    return nil
  }

  /// Returns the place whose quantity can move in favor of the one whose row has been loaded.
  private func entering(_ sign: Double, _ isCautious: Bool) -> Int? {
    var best: Int?, size = 0.0
    for place in 0..<basis.width {
      let rate = basis.byPlace.base[place], quantity = Int(basis.members.base[place])
      guard abs(rate) > tolerance else { continue }
      let direction = sign * rate > 0 ? 1.0 : -1, bound = bound(quantity, direction).value
      guard direction * (bound - values[quantity]) > 1e-9 * (1 + abs(values[quantity])) else { continue }
      let isBetter = isCautious ? best.map { basis.members[$0] > Int32(quantity) } ?? true : abs(rate) > size
      if isBetter { (best, size) = (place, abs(rate)) }
    }
    return best
  }

  /// Returns the bounds at which the quantities are that contribute to the loaded row.
  private func obstacles(_ sign: Double) -> [Part] {
    (0..<basis.width).compactMap { place in
      let rate = basis.byPlace[place], quantity = Int(basis.members[place])
      guard abs(rate) > tolerance else { return nil }
      let bound = bound(quantity, sign * rate > 0 ? 1 : -1)
      return Part(quantity: quantity, constraint: bound.constraint, weight: -rate)
    }
  }

  /// Moves the quantity in a place until another reaches its bound, or `wanted` its target.
  ///
  /// - Returns: A Boolean value that indicates whether anything moved.
  private mutating func step(
    _ place: Int, _ direction: Double, for wanted: Int, to target: Double, _ isCautious: Bool
  ) -> Bool {
    basis.loadColumn(place)
    let entering = Int(basis.members[place])
    let rate = wanted == entering ? 1 : abs(basis.change(of: wanted))
    var distance = abs(target - values[wanted]) / rate, blocker = wanted, size = Double.infinity
    let own = abs(bound(entering, direction).value - values[entering])
    if own < distance { (distance, blocker) = (own, entering) }
    for quantity in values.indices where places[quantity] == none {
      let rate = direction * basis.change(of: quantity)
      rates[quantity] = rate
      guard abs(rate) > tolerance && quantity != wanted else { continue }
      let bound = rate > 0 ? high[quantity].value : low[quantity].value
      guard bound.isFinite else { continue }
      let own = max(0, (bound - values[quantity]) / rate)
      let isCloser = own < distance - 1e-11 * (1 + distance)
      let isTied = !isCloser && own <= distance + 1e-11 * (1 + distance)
      let isBetter = isCautious ? quantity < blocker : abs(rate) > size
      if isCloser || (isTied && blocker != entering && blocker != wanted && isBetter) {
        (distance, blocker, size) = (own, quantity, abs(rate))
      }
    }
    values[entering] += direction * distance
    for quantity in values.indices where places[quantity] == none && rates[quantity] != 0 {
      values[quantity] += rates[quantity] * distance
    }
    if blocker == wanted {
      values[wanted] = target
    } else if blocker == entering {
      values[entering] = bound(entering, direction).value
    } else {
      values[blocker] = bound(blocker, rates[blocker]).value
      places[blocker] = Int32(place)
      places[entering] = none
      if basis.exchange(place, for: blocker) { evaluate() }
    }
    return distance > 1e-9
  }

  /// Computes all quantities from the nonbasic ones.
  private mutating func evaluate() {
    for place in 0..<basis.width { basis.byPlace[place] = values[Int(basis.members[place])] }
    basis.solve()
    for column in 0..<basis.width where places[column] == none { values[column] = basis.byColumn[column] }
    evaluateRows()
  }

  private mutating func evaluateRows() {
    for column in 0..<basis.width { basis.byColumn[column] = values[column] }
    for quantity in basis.width..<values.count where places[quantity] == none {
      values[quantity] = basis.change(of: quantity)
    }
  }
}
