/// A small dense problem: quantities that depend on one another linearly, each with a cost, and the values that cost least.
///
/// A quantity is a column's (free to move) or a row's (what the columns make of it); pivots exchange them. A quantity that
/// moves freely sits at one of its bends, or, where it has none, anywhere. The method is the simplex method with costs that
/// are convex and piecewise straight: a row's quantity may pass its bends as long as that pays, so a constraint needs neither
/// a slack variable nor a pair of errors. The costs of all priorities are compared at once, as words are. Required constraints
/// are the highest priority of all: what is left of their cost at the end is a contradiction.
///
/// The matrix relates quantities less their shifts, so it does not depend on any constant: with other constants the
/// solution is found again from where it was.
struct Tableau {
  /// The bends of quantity `q`, sorted by value: `bendStarts[q]..<bendStarts[q + 1]`.
  var bends: [Bend] = []
  var bendStarts: [Int] = [0]
  let levels: Int
  var values: [Double] = []
  var shifts: [Double] = []
  /// Of a row's quantity: the piece it is in. Of a column's: the bend it is at, or -1.
  var places: [Int] = []
  /// The row of a quantity, or the complement of its column.
  var positions: [Int] = []
  var rows: [Int] = []
  var columns: [Int] = []
  /// By rows: how each row's quantity changes with each column's.
  var matrix: [Double] = []
  var pivots = 0

  /// `levels` counts the required level, the priorities, and the one among equals.
  init(levels: Int) { self.levels = levels }

  func cost<R>(_ quantity: Int, _ body: (Cost) -> R) -> R {
    bends.withUnsafeBufferPointer {
      body(Cost(bends: UnsafeBufferPointer(rebasing: $0[bendStarts[quantity]..<bendStarts[quantity + 1]]), levels: levels))
    }
  }

  func bendCount(_ quantity: Int) -> Int { bendStarts[quantity + 1] - bendStarts[quantity] }

  /// Adds a quantity; its bends need not be sorted.
  private mutating func addQuantity(_ own: [Bend], value: Double, shift: Double, position: Int) {
    bends += own
    bends[bendStarts.last!...].sort { $0.value < $1.value }
    bendStarts.append(bends.count)
    values.append(value)
    shifts.append(shift)
    positions.append(position)
    places.append(-1)
  }

  /// Adds a quantity that moves freely. It starts where it alone would cost least.
  mutating func addColumn(_ own: [Bend], startingAt value: Double) {
    precondition(rows.isEmpty, "columns come first")
    let quantity = values.count
    addQuantity(own, value: value, shift: 0, position: ~columns.count)
    columns.append(quantity)
    settle(quantity)
  }

  /// Adds a quantity that is `Σ coefficient·column + shift`.
  mutating func addRow(_ own: [Bend], _ terms: [(column: Int, coefficient: Double)], shift: Double) {
    addQuantity(own, value: 0, shift: shift, position: rows.count)
    rows.append(values.count - 1)
    let start = matrix.count
    matrix += repeatElement(0, count: columns.count)
    for term in terms { matrix[start + term.column] += term.coefficient }
  }

  /// Puts a quantity that moves freely where it alone would cost least.
  mutating func settle(_ quantity: Int) {
    guard bendCount(quantity) > 0 else { return }
    let best = cost(quantity) { $0.best().bend }
    places[quantity] = best
    values[quantity] = bends[bendStarts[quantity] + best].value
  }

  /// Computes the rows' quantities from the columns', and the pieces they are in.
  mutating func evaluate() {
    for (row, quantity) in rows.enumerated() {
      var value = shifts[quantity]
      for (column, other) in columns.enumerated() {
        let coefficient = matrix[row * columns.count + column]
        if coefficient != 0 { value += coefficient * (values[other] - shifts[other]) }
      }
      values[quantity] = value
      places[quantity] = cost(quantity) { $0.piece(of: value) }
    }
  }

  /// Exchanges a row's quantity with a column's.
  mutating func pivot(row: Int, column: Int) {
    let width = columns.count, start = row * width
    pivots += 1
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
    swap(&rows[row], &columns[column])
    positions[rows[row]] = row
    positions[columns[column]] = ~column
  }

  /// The sum of what required constraints are violated by.
  var contradiction: Double {
    var sum = 0.0
    for quantity in 0..<values.count {
      for bend in bends[bendStarts[quantity]..<bendStarts[quantity + 1]] where bend.level == 0 {
        sum += violation(bend, values[quantity])
      }
    }
    return sum
  }

  /// How far a value strays from a required bend, less what rounding explains.
  func violation(_ bend: Bend, _ value: Double) -> Double {
    let stray = value < bend.value ? bend.below * (bend.value - value) : bend.above * (value - bend.value)
    return stray > allowance(bend.value) ? stray : 0
  }
}

/// By how much a value of this size may miss a required one before the two contradict each other.
@inline(__always) func allowance(_ value: Double) -> Double { 1e-6 + 1e-9 * abs(value) }
