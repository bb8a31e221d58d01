import ConstraintSolver

/// An exact number. Traps if numerators exceed 64 bits.
struct Fraction: Comparable {
  let numerator: Int
  let denominator: Int

  init(_ numerator: Int, _ denominator: Int = 1) {
    var a = abs(numerator), b = abs(denominator)
    while b != 0 { (a, b) = (b, a % b) }
    let sign = denominator < 0 ? -1 : 1
    self.numerator = sign * numerator / max(a, 1)
    self.denominator = sign * denominator / max(a, 1)
  }

  /// A multiple of 1/8.
  init(_ value: Double) { self.init(Int(value * 8), 8) }

  var value: Double { Double(numerator) / Double(denominator) }

  static func + (a: Self, b: Self) -> Self {
    Self(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)
  }
  static prefix func - (a: Self) -> Self { Self(-a.numerator, a.denominator) }
  static func - (a: Self, b: Self) -> Self { a + -b }
  static func * (a: Self, b: Self) -> Self { Self(a.numerator * b.numerator, a.denominator * b.denominator) }
  static func / (a: Self, b: Self) -> Self { Self(a.numerator * b.denominator, a.denominator * b.numerator) }
  static func < (a: Self, b: Self) -> Bool { (a - b).numerator < 0 }
}

/// Returns the point at which as many planes intersect as there are variables, or `nil` if they do not
/// intersect in one.
func intersection(of planes: [(coefficients: [Fraction], constant: Fraction)]) -> [Fraction]? {
  var rows = planes.map { $0.coefficients + [$0.constant] }
  let size = rows.count, zero = Fraction(0)
  for column in 0..<size {
    guard let pivot = (column..<size).first(where: { rows[$0][column] != zero }) else { return nil }
    rows.swapAt(column, pivot)
    let own = rows[column][column]
    rows[column] = rows[column].map { $0 / own }
    for row in 0..<size where row != column && rows[row][column] != zero {
      let factor = rows[row][column]
      rows[row] = zip(rows[row], rows[column]).map { $0 - factor * $1 }
    }
  }
  return rows.map { $0[size] }
}

/// Returns the least costs of any point, found by examining, exactly, every point at which the planes of
/// constraints intersect.
func exactOptimum(of wishes: [Wish], variables: Int) -> [Double] {
  let zero = Fraction(0)
  var planes = wishes.map { wish in
    var coefficients = [Fraction](repeating: zero, count: variables)
    for term in wish.terms {
      coefficients[term.variable] = coefficients[term.variable] + Fraction(term.coefficient)
    }
    return (coefficients: coefficients, constant: Fraction(wish.constant))
  }
  // So that there is always such a point.
  for variable in 0..<variables {
    planes.append(((0..<variables).map { Fraction($0 == variable ? 1 : 0) }, zero))
  }
  let priorities = Set(wishes.map(\.priority)).sorted(by: >)
  var best: [Fraction]?
  func consider(_ point: [Fraction]) {
    var costs = [Fraction](repeating: zero, count: priorities.count)
    for (wish, plane) in zip(wishes, planes) {
      let difference = zip(plane.coefficients, point).reduce(-plane.constant) { $0 + $1.0 * $1.1 }
      let isMissed =
        wish.relation == .equal
        ? difference != zero
        : wish.relation == .lessThanOrEqual ? difference > zero : difference < zero
      let level = priorities.firstIndex(of: wish.priority)!
      if isMissed { costs[level] = costs[level] + (difference < zero ? -difference : difference) }
    }
    if best == nil || costs.lexicographicallyPrecedes(best!) { best = costs }
  }
  func choose(_ chosen: [Int], from first: Int) {
    if chosen.count == variables {
      if let point = intersection(of: chosen.map { planes[$0] }) { consider(point) }
      return
    }
    for next in first..<max(first, planes.count) { choose(chosen + [next], from: next + 1) }
  }
  choose([], from: 0)
  return best!.map(\.value)
}
