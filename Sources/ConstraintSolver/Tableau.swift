/// A small dense problem: linearly dependent quantities, each with a cost, and the values of least cost.
///
/// A quantity is that of a column (nonbasic) or of a row (a function of the columns); pivots exchange them. A
/// nonbasic quantity is at one of its bends or, if it has none, anywhere. The algorithm is the simplex method
/// with convex piecewise linear costs: a row's quantity may pass its bends as long as the cost falls, so a
/// constraint needs neither a slack variable nor a pair of errors. The costs of all priorities are compared
/// at once, lexicographically. Required constraints have the highest priority: the cost that remains at that
/// level in the end is a contradiction.
///
/// The matrix relates quantities minus their shifts, so it does not depend on any constant: after constants
/// change, the solution is found again from the previous one.
struct Tableau {
  /// The bends of quantity `q`, sorted by value: `bendStarts[q]..<bendStarts[q + 1]`.
  var bends: [Bend] = []
  var bendStarts: [Int] = [0]
  /// The levels at which a quantity has a cost, a bit each; the last bit stands for all levels from 63.
  var costLevels: [UInt64] = []
  /// The number of levels: the required one, one for each priority, and the tie-breaking one.
  let levels: Int
  private let priorities: [Double]
  /// The least and greatest rank, for scaling ranks to 1…2.
  private var ranks = (least: 0.0, greatest: 0.0)
  var values: [Double] = []
  var shifts: [Double] = []
  /// The piece that the quantity of a row is in, and the bend that the quantity of a column is at, or -1.
  var places: [Int] = []
  /// The row of a quantity, or the complement of its column.
  var positions: [Int] = []
  var rows: [Int] = []
  var columns: [Int] = []
  /// The rates of change of each row's quantity with each column's, by rows; empty if `basis` has them.
  var matrix: [Double] = []
  /// The matrix of a large tableau.
  private(set) var basis: Basis?
  var pivots = 0
  /// Temporary storage of a step: the rate of the cost with each column, the open directions of each, and the
  /// slopes of the cost along one.
  var prices: [Double] = []
  var open: [UInt8] = []
  var slopes: [Double] = []
  /// The rates of change of the rows' quantities with that of the loaded column.
  var rates: [Double] = []

  /// Creates an empty tableau for quantities with these bends.
  ///
  /// - Parameters:
  ///   - bends: The bends of all quantities.
  ///   - columns: The number of columns that will be added, if the matrix is to be stored in factors.
  init(bends: UnsafeMutableBufferPointer<Bend>, columnsInFactors columns: Int? = nil) {
    basis = columns.map(Basis.init(width:))
    var found: [Double] = []
    for bend in bends where bend.priority < 1000 && !found.contains(bend.priority) {
      found.append(bend.priority)
    }
    found.sort(by: >)
    priorities = found
    levels = priorities.count + 2
    ranks = Self.ranks(of: bends)
  }

  private static func ranks(of bends: UnsafeMutableBufferPointer<Bend>) -> (least: Double, greatest: Double) {
    var least = Double.infinity, greatest = 0.0
    for bend in bends {
      least = min(least, bend.rank)
      greatest = max(greatest, bend.rank)
    }
    return (least, greatest)
  }

  func cost<R>(_ quantity: Int, _ body: (Cost) -> R) -> R {
    bends.withUnsafeBufferPointer {
      body(
        Cost(
          bends: UnsafeBufferPointer(rebasing: $0[bendStarts[quantity]..<bendStarts[quantity + 1]]),
          levels: levels))
    }
  }

  @inline(__always) private func levelBit(_ level: Int) -> UInt64 { 1 << UInt64(min(level, 63)) }

  /// Returns a Boolean value that indicates whether the cost of a quantity may have a slope at a level.
  @inline(__always) func hasCost(_ quantity: Int, at level: Int) -> Bool {
    costLevels[quantity] & levelBit(level) != 0
  }

  func bendCount(_ quantity: Int) -> Int { bendStarts[quantity + 1] - bendStarts[quantity] }

  /// Returns the bend with its level and its rank in 1…2.
  private func placed(_ bend: Bend) -> Bend {
    var bend = bend
    bend.level = bend.priority >= 1000 ? 0 : Int32(priorities.firstIndex(of: bend.priority)! + 1)
    bend.rank = 1 + (bend.rank - ranks.least) / max(1, ranks.greatest - ranks.least)
    return bend
  }

  /// Adds a quantity; its bends need not be sorted.
  private mutating func addQuantity(
    _ own: UnsafeMutableBufferPointer<Bend>, value: Double, shift: Double, position: Int
  ) {
    for bend in own { bends.append(placed(bend)) }
    costLevels.append(
      own.isEmpty
        ? 0
        : bends[bendStarts.last!...].reduce(levelBit(levels - 1)) {
          $0 | levelBit(Int($1.level))
        })
    if own.count > 1 { bends[bendStarts.last!...].sort { $0.value < $1.value } }
    bendStarts.append(bends.count)
    values.append(value)
    shifts.append(shift)
    positions.append(position)
    places.append(-1)
  }

  /// Replaces the bends of all quantities with others of the same number and priorities, after constants have
  /// changed.
  mutating func replaceBends(_ new: UnsafeMutableBufferPointer<Bend>) {
    ranks = Self.ranks(of: new)
    for i in new.indices { bends[i] = placed(new[i]) }
    for quantity in values.indices where bendCount(quantity) > 1 {
      bends[bendStarts[quantity]..<bendStarts[quantity + 1]].sort { $0.value < $1.value }
    }
    for quantity in columns where places[quantity] >= 0 {
      values[quantity] = bends[bendStarts[quantity] + places[quantity]].value
    }
  }

  /// Adds a nonbasic quantity. It starts at its own minimum.
  mutating func addColumn(_ own: UnsafeMutableBufferPointer<Bend>, startingAt value: Double) {
    precondition(rows.isEmpty, "columns come first")
    let quantity = values.count
    addQuantity(own, value: value, shift: 0, position: ~columns.count)
    columns.append(quantity)
    settle(quantity)
  }

  /// Adds a quantity that is `Σ coefficient·column + shift`.
  mutating func addRow(_ own: UnsafeMutableBufferPointer<Bend>, _ terms: [Core.Entry], shift: Double) {
    addQuantity(own, value: 0, shift: shift, position: rows.count)
    rows.append(values.count - 1)
    if let basis { return basis.addRow(terms) }
    let start = matrix.count
    matrix += repeatElement(0, count: columns.count)
    for term in terms { matrix[start + Int(term.column)] += term.coefficient }
  }

  /// Moves a nonbasic quantity to its own minimum.
  mutating func settle(_ quantity: Int) {
    guard bendCount(quantity) > 0 else { return }
    let best = cost(quantity) { $0.best().bend }
    places[quantity] = best
    values[quantity] = bends[bendStarts[quantity] + best].value
  }

  /// Computes the rows' quantities from the columns', and the pieces they are in.
  mutating func evaluate() {
    computeRows()
    for quantity in rows { places[quantity] = cost(quantity) { $0.piece(of: values[quantity]) } }
  }

  private mutating func computeRows() {
    if let basis {
      for (column, quantity) in columns.enumerated() {
        basis.byPlace[column] = values[quantity] - shifts[quantity]
      }
      basis.solve()
      for quantity in rows { values[quantity] = shifts[quantity] + basis.change(of: quantity) }
      return
    }
    for row in 0..<rows.count {
      let quantity = rows[row]
      var value = shifts[quantity]
      for column in 0..<columns.count {
        let coefficient = matrix[row * columns.count + column], other = columns[column]
        if coefficient != 0 { value += coefficient * (values[other] - shifts[other]) }
      }
      values[quantity] = value
    }
  }

  /// Computes the rates of change of the rows' quantities with a column's, in `rates`.
  mutating func loadColumn(_ column: Int) {
    if rates.count < rows.count { rates = [Double](repeating: 0, count: rows.count) }
    if let basis {
      basis.loadColumn(column)
      for row in 0..<rows.count { rates[row] = basis.change(of: rows[row]) }
    } else {
      for row in 0..<rows.count { rates[row] = matrix[row * columns.count + column] }
    }
  }

  /// Exchanges a row's quantity for that of a column, which must be loaded in `rates`.
  mutating func pivot(row: Int, column: Int) {
    pivots += 1
    if let basis {
      let isFactored = basis.exchange(column, for: rows[row])
      exchangePositions(row, column)
      if isFactored { computeRows() }
    } else {
      pivotMatrix(row, column)
      exchangePositions(row, column)
    }
  }

  private mutating func pivotMatrix(_ row: Int, _ column: Int) {
    let width = columns.count, start = row * width
    matrix.withUnsafeMutableBufferPointer { matrix in
      let inverse = 1 / matrix[start + column]
      for k in 0..<width { matrix[start + k] *= -inverse }
      matrix[start + column] = inverse
      for other in 0..<rows.count where other != row {
        let base = other * width, factor = matrix[base + column]
        guard factor != 0 else { continue }
        matrix[base + column] = 0
        for k in 0..<width {
          let sum = matrix[base + k] + factor * matrix[start + k]
          matrix[base + k] = abs(sum) < 1e-13 ? 0 : sum
        }
      }
    }
  }

  private mutating func exchangePositions(_ row: Int, _ column: Int) {
    swap(&rows[row], &columns[column])
    positions[rows[row]] = row
    positions[columns[column]] = ~column
  }

  /// A Boolean value that indicates whether a required constraint is violated.
  var isContradictory: Bool {
    values.indices.contains { quantity in
      bends[bendStarts[quantity]..<bendStarts[quantity + 1]].contains { $0.isViolated(by: values[quantity]) }
    }
  }
}

/// Returns the deviation from a required value of this size that is tolerated before constraints contradict
/// each other.
@inline(__always) func allowance(_ value: Double) -> Double { 1e-6 + 1e-9 * abs(value) }
