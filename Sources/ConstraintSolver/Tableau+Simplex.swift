extension Tableau {
  /// Exchanges nonbasic quantities without a cost for the quantities of rows, in the given order, so that
  /// each row's quantity is at its own minimum. The remaining nonbasic quantities keep their values.
  mutating func enterFreeColumns(for order: [Int], preferring lead: (Int) -> Int) {
    for quantity in order where positions[quantity] >= 0 {
      let row = positions[quantity], start = row * columns.count
      var best = -1
      for (column, other) in columns.enumerated()
      where bendCount(other) == 0 && abs(matrix[start + column]) > 1e-7 {
        if other == lead(quantity) {
          best = column
          break
        }
        best = column
      }
      guard best >= 0 else { continue }
      loadColumn(best)
      pivot(row: row, column: best)
      settle(quantity)
    }
  }

  /// Moves to the values of least cost.
  mutating func minimise() {
    if prices.count < columns.count { prices = [Double](repeating: 0, count: columns.count) }
    if open.count < columns.count { open = [UInt8](repeating: 0, count: columns.count) }
    if slopes.isEmpty { slopes = [Double](repeating: 0, count: levels) }
    var idle = 0, rounds = 0
    let patience = 4 * (values.count + bends.count) + 32
    while rounds < 64 * patience, let entering = entering(cautiously: idle > patience) {
      idle = move(entering.column, entering.sign, cautiously: idle > patience) ? 0 : idle + 1
      rounds += 1
    }
  }

  /// A Boolean value that indicates whether, as of the last `minimise()`, every move has a cost.
  var isUnique: Bool { !open[..<columns.count].contains { $0 != 0 } }

  /// Returns the slope of a quantity's cost at a level, for a quantity at a bend that is about to move.
  private func slope(of quantity: Int, moving sign: Double, at level: Int) -> Double {
    guard hasCost(quantity, at: level) && places[quantity] >= 0 else { return 0 }
    if bendCount(quantity) == 1 {
      return bends[bendStarts[quantity]].slope(isBelow: sign < 0, at: level, last: levels - 1)
    }
    return cost(quantity) { cost in
      let value = cost.bends[places[quantity]].value
      var piece = places[quantity]
      if sign > 0 {
        while piece < cost.bends.count && coincide(cost.bends[piece].value, value) { piece += 1 }
      } else {
        while piece > 0 && coincide(cost.bends[piece - 1].value, value) { piece -= 1 }
      }
      return cost.slope(ofPiece: piece, at: level)
    }
  }

  /// Returns the slope of the cost of a row's quantity at a level.
  @inline(__always) private func slope(ofRow quantity: Int, at level: Int) -> Double {
    if bendCount(quantity) == 1 {
      return bends[bendStarts[quantity]].slope(isBelow: places[quantity] == 0, at: level, last: levels - 1)
    }
    return cost(quantity) { $0.slope(ofPiece: places[quantity], at: level) }
  }

  /// Computes in `prices` the rate of change of the cost of the rows' quantities with each column's, at one
  /// level.
  private mutating func price(at level: Int) {
    let width = columns.count
    if let basis {
      var isFlat = true
      for column in 0..<width { basis.byColumn.base[column] = 0 }
      for quantity in rows where hasCost(quantity, at: level) {
        let slope = slope(ofRow: quantity, at: level)
        guard slope != 0 else { continue }
        basis.add(quantity, times: slope)
        isFlat = false
      }
      if !isFlat { basis.solveTransposed() }
      for column in 0..<width { prices[column] = isFlat ? 0 : basis.byPlace.base[column] }
      return
    }
    for column in 0..<width { prices[column] = 0 }
    for row in 0..<rows.count where hasCost(rows[row], at: level) {
      let slope = slope(ofRow: rows[row], at: level)
      guard slope != 0 else { continue }
      for column in 0..<width { prices[column] += slope * matrix[row * width + column] }
    }
  }

  /// Computes in `slopes` the rates of change of the cost, one for each level, with a quantity that moves.
  /// Its column must be loaded in `rates`.
  private mutating func computeSlopes(of entering: Int, moving sign: Double) {
    for level in 0..<levels { slopes[level] = 0 }
    for row in 0..<rows.count where rates[row] != 0 {
      let quantity = rows[row], rate = rates[row]
      if bendCount(quantity) == 1 {
        let bend = bends[bendStarts[quantity]], level = Int(bend.level), isBelow = places[quantity] == 0
        slopes[level] += rate * bend.slope(isBelow: isBelow, at: level, last: levels - 1)
        slopes[levels - 1] += rate * bend.slope(isBelow: isBelow, at: levels - 1, last: levels - 1)
      } else {
        for level in 0..<levels where hasCost(quantity, at: level) {
          slopes[level] += rate * slope(ofRow: quantity, at: level)
        }
      }
    }
    for level in 0..<levels {
      slopes[level] = sign * (slopes[level] + slope(of: entering, moving: sign, at: level))
    }
  }

  /// Returns a column whose movement lowers the cost, and its direction: the one that lowers it most, and the
  /// last of several, so that the first keep their values; or, cautiously, the first.
  private mutating func entering(cautiously: Bool) -> (column: Int, sign: Double)? {
    // Bit 0: no higher level prevents a move up; bit 1: a move down.
    for column in 0..<columns.count { open[column] = 3 }
    for level in 0..<levels {
      price(at: level)
      var best: (column: Int, sign: Double)?, steepest = -tolerance
      for column in 0..<columns.count where open[column] != 0 {
        let quantity = columns[column]
        if prices[column] == 0 && !hasCost(quantity, at: level) { continue }
        for direction in 0..<2 where open[column] & UInt8(direction + 1) != 0 {
          let sign = direction == 0 ? 1.0 : -1
          let change = sign * (prices[column] + slope(of: quantity, moving: sign, at: level))
          if change > tolerance { open[column] &= ~UInt8(direction + 1) }
          guard change < -tolerance else { continue }
          let isBetter = cautiously ? best.map { columns[$0.column] > quantity } ?? true : change <= steepest
          if isBetter { (best, steepest) = ((column, sign), change) }
        }
      }
      if let best { return best }
    }
    return nil
  }

  /// Moves a column's quantity as long as the cost falls.
  ///
  /// - Returns: `false` if it could not move at all.
  private mutating func move(_ column: Int, _ sign: Double, cautiously: Bool) -> Bool {
    let entering = columns[column]
    loadColumn(column)
    computeSlopes(of: entering, moving: sign)
    /// The next bend of the entering quantity.
    var own = places[entering] < 0 ? nil : next(entering, after: places[entering], sign)
    while true {
      guard let stop = nextStop(of: entering, sign, own: own, cautiously: cautiously) else { return false }
      let crossed = bends[bendStarts[stop.quantity] + stop.bend]
      bendSlopes(by: crossed, at: stop.rate)
      if isDescending {
        // The cost still falls: the quantity passes its bend.
        if stop.quantity == entering {
          own = bend(behind: stop.bend, of: entering, stop.rate)
        } else {
          places[stop.quantity] += stop.rate > 0 ? 1 : -1
        }
        continue
      }
      shift(column, by: sign * stop.distance)
      values[stop.quantity] = crossed.value
      if stop.quantity == entering {
        places[entering] = stop.bend
      } else {
        pivot(row: positions[stop.quantity], column: column)
        places[stop.quantity] = stop.bend
        // On the side to which it has moved, however little that was.
        places[entering] = sign > 0 ? own ?? bendCount(entering) : own.map { $0 + 1 } ?? 0
      }
      return stop.distance > 0
    }
  }

  /// The point at which a moving column's quantity has to stop, or at which its cost changes.
  private struct Stop {
    /// The quantity that reaches a bend, and the bend.
    let quantity: Int, bend: Int
    /// The rate of change of that quantity with the moving one, and the distance that this one moves until
    /// then.
    let rate, distance: Double
  }

  /// Performs the ratio test: returns the first bend that a quantity reaches while the entering one moves.
  /// Among several at once, the fastest quantity, or, cautiously, the first.
  ///
  /// `own` is the next bend of the entering quantity itself.
  private func nextStop(of entering: Int, _ sign: Double, own: Int?, cautiously: Bool) -> Stop? {
    var least = Double.infinity, blocker = -1, size = 0.0
    if let own {
      (least, blocker) = (abs(bends[bendStarts[entering] + own].value - values[entering]), entering)
    }
    for row in 0..<rows.count {
      let quantity = rows[row]
      let rate = sign * rates[row]
      guard abs(rate) > tolerance else { continue }
      let bend = rate > 0 ? places[quantity] : places[quantity] - 1
      guard bend >= 0 && bend < bendCount(quantity) else { continue }
      let distance = max(0, (bends[bendStarts[quantity] + bend].value - values[quantity]) / rate)
      let closer = distance < least - 1e-11 * (1 + least)
      let tied = !closer && distance <= least + 1e-11 * (1 + least)
      if closer || (tied && blocker != entering && (cautiously ? quantity < blocker : abs(rate) > size)) {
        (least, blocker, size) = (distance, quantity, abs(rate))
      }
    }
    guard blocker >= 0 else { return nil }
    if blocker == entering, let own {
      return Stop(quantity: entering, bend: own, rate: sign, distance: least)
    }
    let rate = sign * rates[positions[blocker]]
    let bend = rate > 0 ? places[blocker] : places[blocker] - 1
    return Stop(quantity: blocker, bend: bend, rate: rate, distance: least)
  }

  /// Updates the slopes for a bend that a quantity passes at a rate.
  private mutating func bendSlopes(by crossed: Bend, at rate: Double) {
    for level in 0..<levels {
      let bent =
        crossed.slope(isBelow: false, at: level, last: levels - 1)
        - crossed.slope(isBelow: true, at: level, last: levels - 1)
      slopes[level] += abs(rate) * bent
    }
  }

  private func bend(behind bend: Int, of quantity: Int, _ rate: Double) -> Int? {
    let next = rate > 0 ? bend + 1 : bend - 1
    return next >= 0 && next < bendCount(quantity) ? next : nil
  }

  /// Moves a column's quantity and those of the rows with it.
  private mutating func shift(_ column: Int, by distance: Double) {
    values[columns[column]] += distance
    for row in 0..<rows.count where rates[row] != 0 { values[rows[row]] += distance * rates[row] }
  }

  private var isDescending: Bool {
    for slope in slopes where abs(slope) > tolerance { return slope < 0 }
    return false
  }

  /// Returns the next bend of a quantity at a bend, past those with the same value.
  private func next(_ quantity: Int, after bend: Int, _ sign: Double) -> Int? {
    cost(quantity) { cost in
      let value = cost.bends[bend].value, step = sign > 0 ? 1 : -1
      var next = bend + step
      while next >= 0 && next < cost.bends.count {
        if !coincide(cost.bends[next].value, value) { return next }
        next += step
      }
      return nil
    }
  }
}
