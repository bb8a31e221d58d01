extension Basis {
  /// Computes the factors of the current matrix.
  ///
  /// - Returns: `false` if rounding leaves no pivot; the earlier factors and the exchanges are kept then.
  func factor() -> Bool {
    var factoring = Factoring(self)
    guard factoring.run() else { return false }
    for column in 0..<width { places[column] = none }
    for place in 0..<width {
      factoredMembers[place] = members[place]
      if members[place] < Int32(width) { places[Int(members[place])] = Int32(place) }
    }
    operations.removeAll()
    pivots.removeAll()
    upper.removeAll()
    exchanges.removeAll()
    exchangeColumns.removeAll()
    exchangeRows.removeAll()
    for operation in factoring.operations { operations.append(operation) }
    for pivot in factoring.pivots { pivots.append(pivot) }
    for entry in factoring.upper { upper.append(entry) }
    return true
  }
}

/// The elimination of the rows of a basis that are not unit rows, in the columns without a unit row.
///
/// A column that remains in one row only is a pivot without work. Otherwise the next pivot is in the shortest
/// row, in its rarest column whose coefficient is not much smaller than the largest.
struct Factoring {
  var operations: [Core.Operation] = []
  var pivots: [Core.Elimination] = []
  var upper: [Core.Entry] = []
  /// The entries of each place; empty if the place has a unit row or is eliminated.
  private var rows: [[Core.Entry]]
  private var isLeft: [Bool]
  private var left = 0
  private var counts: [Int32]
  /// The rows in which a column occurs; some entries are outdated.
  private var occurrences: [[Int32]]
  private var singles: [Int32] = []
  /// The places of rows by length; some entries are outdated.
  private var byLength: [[Int32]] = []
  private var marks: [Int32]

  init(_ basis: Basis) {
    let width = basis.width
    rows = [[Core.Entry]](repeating: [], count: width)
    isLeft = [Bool](repeating: false, count: width)
    counts = [Int32](repeating: 0, count: width)
    occurrences = [[Int32]](repeating: [], count: width)
    marks = [Int32](repeating: 0, count: width)
    var hasUnit = [Bool](repeating: false, count: width)
    for place in 0..<width where basis.members[place] < Int32(width) {
      hasUnit[Int(basis.members[place])] = true
    }
    for place in 0..<width where basis.members[place] >= Int32(width) {
      let row = Int(basis.members[place]) - width
      for i in basis.rowStarts[row]..<basis.rowStarts[row + 1] {
        let entry = basis.rowEntries[i]
        guard !hasUnit[Int(entry.column)] else { continue }
        rows[place].append(entry)
        counts[Int(entry.column)] += 1
        occurrences[Int(entry.column)].append(Int32(place))
      }
      isLeft[place] = true
      left += 1
      queue(place)
    }
    for column in 0..<width where counts[column] == 1 { singles.append(Int32(column)) }
  }

  private mutating func queue(_ place: Int) {
    while byLength.count <= rows[place].count { byLength.append([]) }
    byLength[rows[place].count].append(Int32(place))
  }

  /// Eliminates all rows.
  ///
  /// - Returns: `false` if a row has no usable pivot left.
  mutating func run() -> Bool {
    while left > 0 {
      if let column = singles.popLast().map(Int.init) {
        guard counts[column] == 1 else { continue }
        for place in occurrences[column].map(Int.init) where isLeft[place] {
          guard let found = rows[place].firstIndex(where: { $0.column == Int32(column) }) else { continue }
          if abs(rows[place][found].coefficient) > tolerance { eliminate(found, in: place) }
          break
        }
      } else {
        guard let place = shortest(), let found = pivot(in: place) else { return false }
        eliminate(found, in: place)
      }
    }
    return true
  }

  private mutating func shortest() -> Int? {
    guard byLength.count > 1 else { return nil }
    for length in 1..<byLength.count {
      while let place = byLength[length].popLast().map(Int.init) {
        if isLeft[place] && rows[place].count == length { return place }
      }
    }
    return nil
  }

  private func pivot(in place: Int) -> Int? {
    let largest = rows[place].reduce(0) { max($0, abs($1.coefficient)) }
    guard largest > tolerance else { return nil }
    var best: Int?
    for (i, entry) in rows[place].enumerated() where abs(entry.coefficient) >= 0.1 * largest {
      if best.map({ counts[Int(rows[place][$0].column)] > counts[Int(entry.column)] }) ?? true { best = i }
    }
    return best
  }

  private mutating func eliminate(_ found: Int, in place: Int) {
    let source = rows[place], pivot = source[found]
    isLeft[place] = false
    left -= 1
    rows[place] = []
    let first = Int32(upper.count)
    for entry in source {
      counts[Int(entry.column)] -= 1
      if entry.column != pivot.column {
        upper.append(entry)
        if counts[Int(entry.column)] == 1 { singles.append(entry.column) }
      }
    }
    pivots.append(
      Core.Elimination(
        row: Int32(place), column: pivot.column, coefficient: pivot.coefficient, first: first,
        last: Int32(upper.count)))
    for target in occurrences[Int(pivot.column)].map(Int.init) where isLeft[target] {
      guard let own = rows[target].firstIndex(where: { $0.column == pivot.column }) else { continue }
      let factor = rows[target][own].coefficient / pivot.coefficient
      rows[target].remove(at: own)
      operations.append(Core.Operation(target: Int32(target), source: Int32(place), factor: factor))
      subtract(source, times: factor, except: pivot.column, from: target)
      queue(target)
    }
    occurrences[Int(pivot.column)] = []
    counts[Int(pivot.column)] = 0
  }

  private mutating func subtract(
    _ source: [Core.Entry], times factor: Double, except pivot: Int32, from target: Int
  ) {
    for (i, entry) in rows[target].enumerated() { marks[Int(entry.column)] = Int32(i + 1) }
    let old = rows[target].count
    for entry in source where entry.column != pivot {
      let change = -factor * entry.coefficient, mark = Int(marks[Int(entry.column)])
      if mark > 0 {
        let sum = rows[target][mark - 1].coefficient + change
        rows[target][mark - 1].coefficient = abs(sum) <= 1e-11 * abs(change) ? 0 : sum
      } else {
        rows[target].append(Core.Entry(column: entry.column, coefficient: change))
        occurrences[Int(entry.column)].append(Int32(target))
        counts[Int(entry.column)] += 1
      }
    }
    for i in 0..<old { marks[Int(rows[target][i].column)] = 0 }
    for entry in rows[target] where entry.coefficient == 0 {
      counts[Int(entry.column)] -= 1
      if counts[Int(entry.column)] == 1 { singles.append(entry.column) }
    }
    rows[target].removeAll { $0.coefficient == 0 }
  }
}
