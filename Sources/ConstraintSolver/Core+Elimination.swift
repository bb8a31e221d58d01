/// The elimination of a core whose forms and variables are known.
struct Eliminator {
  let core: Core
  /// The age of a column's first constraint; `nil` if the column has no cost of its own.
  var ages: [Int64?]
  /// The columns that have required bounds only, which may be left out.
  let isOnlyBounded: [Bool]
  var isFixed: [Bool]
  var rows: [[Core.Entry]] = []
  /// The rows in which a column occurs; some entries are outdated.
  var occurrences: [[Int32]]
  var isDone: [Bool]
  /// The fixed rows by length, a heap.
  private var shortest: [UInt64] = []
  /// The position of a column in the current row plus one; later, its position in its block.
  private var marks: [Int32]

  init(_ core: Core, rows: [[Core.Entry]], ages: [Int64?], isOnlyBounded: [Bool], isFixed: [Bool]) {
    (self.core, self.rows, self.ages) = (core, rows, ages)
    (self.isOnlyBounded, self.isFixed) = (isOnlyBounded, isFixed)
    // Every variable may get a row of its own.
    let columns = 2 * core.variables.count + rows.count
    occurrences = [[Int32]](repeating: [], count: columns)
    isDone = [Bool](repeating: false, count: rows.count)
    marks = [Int32](repeating: 0, count: columns)
    for (row, entries) in rows.enumerated() {
      for entry in entries { occurrences[Int(entry.column)].append(Int32(row)) }
    }
  }

  mutating func run() {
    eliminateFixedRows()
    eliminateFreeColumns()
    collectBlocks()
    core.values = [Double](repeating: 0, count: occurrences.count)
    core.rightSides = [Double](repeating: 0, count: rows.count)
  }

  /// Eliminates a column with each fixed row, the shortest first: neighbours in a chain are joined, then
  /// pairs, so that rows stay short.
  private mutating func eliminateFixedRows() {
    for row in rows.indices where isFixed[row] { queue(row) }
    while let next = takeShortest() {
      let row = Int(next & 0xFFFF_FFFF)
      // A row whose length has changed since is queued again.
      guard !isDone[row] && rows[row].count == Int(next >> 32) else { continue }
      if rows[row].isEmpty {
        isDone[row] = true
        core.emptyRows.append(Int32(row))
      } else {
        for changed in eliminate(pivot(in: row), by: row) where isFixed[changed] { queue(changed) }
      }
    }
  }

  private mutating func queue(_ row: Int) {
    shortest.append(UInt64(rows[row].count) << 32 | UInt64(row))
    var child = shortest.count - 1
    while child > 0 && shortest[child] < shortest[(child - 1) / 2] {
      shortest.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  private mutating func takeShortest() -> UInt64? {
    guard let top = shortest.first else { return nil }
    let last = shortest.removeLast()
    guard !shortest.isEmpty else { return top }
    var parent = 0
    while 2 * parent + 1 < shortest.count {
      var child = 2 * parent + 1
      if child + 1 < shortest.count && shortest[child + 1] < shortest[child] { child += 1 }
      guard shortest[child] < last else { break }
      shortest[parent] = shortest[child]
      parent = child
    }
    shortest[parent] = last
    return top
  }

  /// Returns the column that a fixed row is to express: a rare one without a cost, or else the one whose
  /// first constraint was added last; never one with a coefficient much smaller than the others.
  private func pivot(in row: Int) -> Int {
    let largest = rows[row].reduce(0) { max($0, abs($1.coefficient)) }
    var best = -1, bestKey = (0, Int64(0))
    for (place, entry) in rows[row].enumerated() where abs(entry.coefficient) >= 0.05 * largest {
      let column = Int(entry.column), key: (Int, Int64)
      if let age = ages[column] {
        key = (isOnlyBounded[column] ? Int.max - 1 : Int.max, -age)
      } else {
        key = (occurrences[column].count, -Int64(column))
      }
      if best < 0 || key < bestKey { (best, bestKey) = (place, key) }
    }
    return best
  }

  /// Exchanges variables without a cost for forms that are not fixed.
  private mutating func eliminateFreeColumns() {
    let width = core.variables.count
    let free = (0..<width).filter { ages[$0] == nil }.sorted { occurrences[$0].count < occurrences[$1].count }
    let isExpressed = Set(core.eliminations.map(\.column))
    for column in free where !isExpressed.contains(Int32(column)) {
      var best = -1, place = 0
      for row in occurrences[column].map(Int.init)
      where !isDone[row] && (best < 0 || rows[row].count < rows[best].count) {
        guard let found = rows[row].firstIndex(where: { $0.column == Int32(column) }) else { continue }
        let largest = rows[row].reduce(0) { max($0, abs($1.coefficient)) }
        if abs(rows[row][found].coefficient) >= 0.01 * largest { (best, place) = (row, found) }
      }
      guard best >= 0 else { continue }
      rows[best].append(Core.Entry(column: Int32(width + best), coefficient: -1))
      occurrences[width + best].append(Int32(best))
      _ = eliminate(place, by: best)
    }
  }

  /// Expresses a column by a row, substitutes it in the other rows, and returns those.
  private mutating func eliminate(_ place: Int, by row: Int) -> [Int] {
    let pivot = rows[row][place], source = rows[row]
    var changed: [Int] = []
    isDone[row] = true
    if Int(pivot.column) < core.variables.count && isOnlyBounded[Int(pivot.column)] {
      core.bounded.append(pivot.column)
    } else if Int(pivot.column) < core.variables.count && ages[Int(pivot.column)] != nil {
      // The column is eliminated, its cost remains.
      occurrences[Int(pivot.column)].append(Int32(rows.count))
      rows.append([Core.Entry(column: pivot.column, coefficient: 1)])
      isFixed.append(false)
      isDone.append(false)
      core.costs.append(pivot.column)
    }
    let first = Int32(core.upper.count)
    for entry in source where entry.column != pivot.column { core.upper.append(entry) }
    core.eliminations.append(
      Core.Elimination(
        row: Int32(row), column: pivot.column, coefficient: pivot.coefficient, first: first,
        last: Int32(core.upper.count)))
    for target in occurrences[Int(pivot.column)].map(Int.init) where !isDone[target] {
      guard let found = rows[target].firstIndex(where: { $0.column == pivot.column }) else { continue }
      let factor = rows[target][found].coefficient / pivot.coefficient
      rows[target].remove(at: found)
      subtract(source, times: factor, except: pivot.column, from: target)
      core.operations.append(Core.Operation(target: Int32(target), source: Int32(row), factor: factor))
      changed.append(target)
    }
    return changed
  }

  private mutating func subtract(
    _ source: [Core.Entry], times factor: Double, except pivot: Int32, from target: Int
  ) {
    for (place, entry) in rows[target].enumerated() { marks[Int(entry.column)] = Int32(place + 1) }
    let old = rows[target].count
    for entry in source where entry.column != pivot {
      let change = -factor * entry.coefficient, mark = Int(marks[Int(entry.column)])
      if mark > 0 {
        let sum = rows[target][mark - 1].coefficient + change
        rows[target][mark - 1].coefficient = abs(sum) <= 1e-11 * abs(change) ? 0 : sum
      } else {
        rows[target].append(Core.Entry(column: entry.column, coefficient: change))
        occurrences[Int(entry.column)].append(Int32(target))
      }
    }
    for place in 0..<old { marks[Int(rows[target][place].column)] = 0 }
    rows[target].removeAll { $0.coefficient == 0 }
  }

  /// Divides the remaining rows and columns into independent blocks.
  private mutating func collectBlocks() {
    let columns = occurrences.count
    var block = [Int](repeating: -1, count: columns)
    var isLeft = [Bool](repeating: false, count: columns)
    for column in core.variables.indices { isLeft[column] = true }
    for elimination in core.eliminations {
      isLeft[Int(elimination.column)] = false
      if !isFixed[Int(elimination.row)] { isLeft[core.variables.count + Int(elimination.row)] = true }
    }
    for row in rows.indices where !isDone[row] && rows[row].isEmpty {
      isDone[row] = true
      core.emptyRows.append(Int32(row))
    }
    for start in 0..<columns where isLeft[start] && block[start] < 0 {
      let made = Core.Block()
      var next = 0
      made.columns.append(Int32(start))
      block[start] = core.blocks.count
      while next < made.columns.count {
        for row in occurrences[Int(made.columns[next])].map(Int.init) where !isDone[row] {
          guard rows[row].contains(where: { $0.column == made.columns[next] }) else { continue }
          isDone[row] = true
          made.rows.append((Int32(row), rows[row]))
          for entry in rows[row] where block[Int(entry.column)] < 0 {
            block[Int(entry.column)] = core.blocks.count
            made.columns.append(entry.column)
          }
        }
        next += 1
      }
      made.columns.sort()
      for (place, column) in made.columns.enumerated() { marks[Int(column)] = Int32(place) }
      for row in made.rows.indices {
        for entry in made.rows[row].entries.indices {
          made.rows[row].entries[entry].column = marks[Int(made.rows[row].entries[entry].column)]
        }
      }
      core.blocks.append(made)
    }
  }
}

extension ConstraintSystem {
  func eliminate(_ core: Core) {
    let rows = core.forms.map { form in
      terms(of: Int(form)).compactMap { i -> Core.Entry? in
        let variable = variables[Int(links[i].variable)]
        return variable.isKnown ? nil : Core.Entry(column: variable.place, coefficient: links[i].coefficient)
      }
    }
    var ages = core.variables.map { variable in
      variables[Int(variable)].ownCosts == 0 ? nil : age(of: Int(variable))
    }
    ages += core.forms.map { _ in nil }
    var eliminator = Eliminator(
      core, rows: rows, ages: ages,
      isOnlyBounded: core.variables.map {
        variables[Int($0)].ownCosts > 0 && variables[Int($0)].isOnlyBounded
      },
      isFixed: core.forms.map { forms[Int($0)].fixing != none })
    eliminator.run()
  }

  /// Returns the age of the first constraint on a variable alone.
  func age(of variable: Int) -> Int64 {
    var age = Int64.max, link = variables[variable].firstLink
    while link != none {
      let form = Int(links[Int(link)].form)
      link = links[Int(link)].next
      guard forms[form].unknowns == 1 else { continue }
      for index in members(of: form) { age = min(age, constraints[index].age) }
    }
    return age
  }
}
