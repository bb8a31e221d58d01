/// The matrix of a large tableau, in factors: the basis of the revised simplex method, with LU factors and
/// product-form updates.
///
/// A tableau relates the nonbasic quantities, one in each of `width` places, to all others. In explicit form
/// it fills up with each exchange. A basis stores only the original rows, which are sparse, and which
/// quantity is in which place. The quantities in the places are `B · x`, where `x` are the quantities of the
/// original columns and `B` has a unit row or an original row for each place. So a column of the tableau
/// follows from one solution of `B · x = unit vector` (FTRAN), and a weighted sum of its rows from one of `Bᵀ
/// · z = the same sum of the original rows` (BTRAN).
///
/// `B` is stored as the triangular factors of an earlier `B` and the exchanges since. An exchange replaces a
/// row `b` with a row `a`: the new matrix is `B · (I + x · (a - b)ᵀ)`, where `x` is the column that the
/// simplex step has computed anyway. After some exchanges the factors are computed again from the original
/// numbers, so that neither work nor rounding errors accumulate.
///
/// Quantity `q < width` is that of an original column, quantity `width + r` that of original row `r`.
final class Basis {
  /// An exchange since the factors were computed.
  struct Exchange {
    /// The ranges of the column in `exchangeColumns` and of the difference of the rows in `exchangeRows`.
    var columns: Range<Int>
    var rows: Range<Int>
    /// The rate of change of the quantity that entered the place with the one that left it.
    var pivot: Double
  }

  let width: Int
  private(set) var height = 0
  let rowStarts = Store<Int>()
  let rowEntries = Store<Core.Entry>()
  /// The quantity in each place, currently and when the factors were computed.
  let members = Store<Int32>()
  let factoredMembers = Store<Int32>()
  /// The place of an original column's quantity when the factors were computed, or `none`.
  let places = Store<Int32>()
  let operations = Store<Core.Operation>()
  /// The rows of the upper factor, in the order of elimination; `row` is a place.
  let pivots = Store<Core.Elimination>()
  let upper = Store<Core.Entry>()
  let exchanges = Store<Exchange>()
  let exchangeColumns = Store<Core.Entry>()
  let exchangeRows = Store<Core.Entry>()
  /// The most recently computed column or row sum: by original column, and by place.
  let byColumn = Store<Double>()
  let byPlace = Store<Double>()

  /// Creates a basis without rows, in which the quantity of each column is in its own place.
  init(width: Int) {
    self.width = width
    rowStarts.append(0)
    for column in 0..<width {
      members.append(Int32(column))
      factoredMembers.append(Int32(column))
      places.append(Int32(column))
      byColumn.append(0)
      byPlace.append(0)
    }
  }

  deinit {
    rowStarts.deallocate()
    rowEntries.deallocate()
    members.deallocate()
    factoredMembers.deallocate()
    places.deallocate()
    operations.deallocate()
    pivots.deallocate()
    upper.deallocate()
    exchanges.deallocate()
    exchangeColumns.deallocate()
    exchangeRows.deallocate()
    byColumn.deallocate()
    byPlace.deallocate()
  }

  /// Adds a row, whose quantity is in no place.
  func addRow(_ entries: some Sequence<Core.Entry>) {
    for entry in entries where entry.coefficient != 0 { rowEntries.append(entry) }
    rowStarts.append(rowEntries.count)
    height += 1
  }

  /// Returns the rate of change of a quantity from the rates of the original columns in `byColumn`.
  @inline(__always) func change(of quantity: Int) -> Double {
    let changes = byColumn.base
    guard quantity >= width else { return changes[quantity] }
    let entries = rowEntries.base
    var sum = 0.0
    for i in rowStarts.base[quantity - width]..<rowStarts.base[quantity - width + 1] {
      sum += entries[i].coefficient * changes[Int(entries[i].column)]
    }
    return abs(sum) < 1e-13 ? 0 : sum
  }

  /// Adds the coefficients of a quantity times a factor to `byColumn`.
  @inline(__always) func add(_ quantity: Int, times factor: Double) {
    let sums = byColumn.base
    guard quantity >= width else {
      sums[quantity] += factor
      return
    }
    let entries = rowEntries.base
    for i in rowStarts.base[quantity - width]..<rowStarts.base[quantity - width + 1] {
      sums[Int(entries[i].column)] += factor * entries[i].coefficient
    }
  }

  /// Computes the rates of change of the original columns' quantities with the quantity in a place, in
  /// `byColumn`.
  func loadColumn(_ place: Int) {
    for i in 0..<width { byPlace.base[i] = 0 }
    byPlace.base[place] = 1
    solve()
  }

  /// Computes the rates of change of a quantity with the one in each place, in `byPlace`.
  func loadRow(of quantity: Int) {
    for i in 0..<width { byColumn.base[i] = 0 }
    add(quantity, times: 1)
    solveTransposed()
  }

  /// Exchanges the quantity in a place, whose column must be in `byColumn`, for another.
  ///
  /// - Returns: A Boolean value that indicates whether the factors were computed again.
  func exchange(_ place: Int, for quantity: Int) -> Bool {
    let pivot = change(of: quantity)
    let firstColumn = exchangeColumns.count, firstRow = exchangeRows.count
    for column in 0..<width where byColumn.base[column] != 0 {
      exchangeColumns.append(Core.Entry(column: Int32(column), coefficient: byColumn.base[column]))
    }
    appendExchangeRow(quantity, times: 1)
    appendExchangeRow(Int(members[place]), times: -1)
    exchanges.append(
      Exchange(
        columns: firstColumn..<exchangeColumns.count, rows: firstRow..<exchangeRows.count, pivot: pivot))
    members[place] = Int32(quantity)
    guard exchanges.count >= 100 || exchangeColumns.count > 4 * (width + upper.count + operations.count)
    else { return false }
    return factor()
  }

  private func appendExchangeRow(_ quantity: Int, times factor: Double) {
    guard quantity >= width else {
      exchangeRows.append(Core.Entry(column: Int32(quantity), coefficient: factor))
      return
    }
    for i in rowStarts[quantity - width]..<rowStarts[quantity - width + 1] {
      let entry = rowEntries[i]
      exchangeRows.append(Core.Entry(column: entry.column, coefficient: factor * entry.coefficient))
    }
  }

  /// Solves `B · byColumn = byPlace` for `byColumn`. Overwrites `byPlace`.
  func solve() {
    let sides = byPlace.base, solution = byColumn.base, entries = rowEntries.base, upper = upper.base
    for column in 0..<width {
      let place = places.base[column]
      solution[column] = place == none ? 0 : sides[Int(place)]
    }
    for i in 0..<pivots.count {
      let place = Int(pivots.base[i].row), row = Int(factoredMembers.base[place]) - width
      var sum = 0.0
      for i in rowStarts.base[row]..<rowStarts.base[row + 1] {
        sum += entries[i].coefficient * solution[Int(entries[i].column)]
      }
      sides[place] -= sum
    }
    for operation in operations.elements {
      sides[Int(operation.target)] -= operation.factor * sides[Int(operation.source)]
    }
    for i in stride(from: pivots.count - 1, through: 0, by: -1) {
      let pivot = pivots.base[i]
      var sum = sides[Int(pivot.row)]
      for i in Int(pivot.first)..<Int(pivot.last) {
        sum -= upper[i].coefficient * solution[Int(upper[i].column)]
      }
      solution[Int(pivot.column)] = sum / pivot.coefficient
    }
    let columns = exchangeColumns.base, rows = exchangeRows.base
    for exchange in exchanges.elements {
      var sum = 0.0
      for i in exchange.rows { sum += rows[i].coefficient * solution[Int(rows[i].column)] }
      guard sum != 0 else { continue }
      let factor = sum / exchange.pivot
      for i in exchange.columns { solution[Int(columns[i].column)] -= factor * columns[i].coefficient }
    }
    for column in 0..<width where abs(solution[column]) < 1e-13 { solution[column] = 0 }
  }

  /// Solves `Bᵀ · byPlace = byColumn` for `byPlace`. Overwrites `byColumn`.
  func solveTransposed() {
    let sums = byColumn.base, solution = byPlace.base, entries = rowEntries.base, upper = upper.base
    let columns = exchangeColumns.base, rows = exchangeRows.base
    for k in stride(from: exchanges.count - 1, through: 0, by: -1) {
      let exchange = exchanges.base[k]
      var sum = 0.0
      for i in exchange.columns { sum += columns[i].coefficient * sums[Int(columns[i].column)] }
      guard sum != 0 else { continue }
      let factor = sum / exchange.pivot
      for i in exchange.rows { sums[Int(rows[i].column)] -= factor * rows[i].coefficient }
    }
    for i in 0..<pivots.count {
      let pivot = pivots.base[i], value = sums[Int(pivot.column)] / pivot.coefficient
      solution[Int(pivot.row)] = value
      guard value != 0 else { continue }
      for i in Int(pivot.first)..<Int(pivot.last) {
        sums[Int(upper[i].column)] -= value * upper[i].coefficient
      }
    }
    for i in stride(from: operations.count - 1, through: 0, by: -1) {
      let operation = operations.base[i]
      solution[Int(operation.source)] -= operation.factor * solution[Int(operation.target)]
    }
    for i in 0..<pivots.count {
      let place = Int(pivots.base[i].row), row = Int(factoredMembers.base[place]) - width
      let value = solution[place]
      guard value != 0 else { continue }
      for i in rowStarts.base[row]..<rowStarts.base[row + 1] {
        sums[Int(entries[i].column)] -= value * entries[i].coefficient
      }
    }
    for column in 0..<width where places.base[column] != none {
      solution[Int(places.base[column])] = sums[column]
    }
  }
}
