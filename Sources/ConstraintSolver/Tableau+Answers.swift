extension Tableau {
  /// Returns the constraints that contradict one another: those that are violated, and those that prevent any
  /// move in their favor.
  func contradicting() -> [Int] {
    var members: [Int] = [], prices = [Double](repeating: 0, count: columns.count)
    for (row, quantity) in rows.enumerated() {
      for bend in bends[bendStarts[quantity]..<bendStarts[quantity + 1]]
      where bend.isViolated(by: values[quantity]) {
        members.append(Int(bend.constraint))
        let slope = values[quantity] < bend.value ? -bend.below : bend.above
        for (column, coefficient) in coefficients(ofRow: row).enumerated() {
          prices[column] += slope * coefficient
        }
      }
    }
    for (column, quantity) in columns.enumerated() {
      for bend in bends[bendStarts[quantity]..<bendStarts[quantity + 1]] where bend.level == 0 {
        let isViolated = bend.isViolated(by: values[quantity])
        if isViolated || (abs(prices[column]) > tolerance && coincide(bend.value, values[quantity])) {
          members.append(Int(bend.constraint))
        }
      }
    }
    return members
  }

  /// Returns a Boolean value that indicates whether a quantity could have another value at the same cost.
  func freedom(of quantity: Int) -> Bool {
    guard positions[quantity] >= 0 else {
      return isFree(~positions[quantity], 1) || isFree(~positions[quantity], -1)
    }
    for (column, coefficient) in coefficients(ofRow: positions[quantity]).enumerated() {
      guard abs(coefficient) > tolerance else { continue }
      for sign in [1.0, -1] where isFree(column, sign) { return true }
    }
    return false
  }

  private func coefficients(ofRow row: Int) -> [Double] {
    guard let basis else { return Array(matrix[row * columns.count..<(row + 1) * columns.count]) }
    basis.loadRow(of: rows[row])
    return Array(basis.byPlace.elements)
  }

  private func coefficients(ofColumn column: Int) -> [Double] {
    guard let basis else { return rows.indices.map { matrix[$0 * columns.count + column] } }
    basis.loadColumn(column)
    return rows.map { basis.change(of: $0) }
  }

  /// Returns a Boolean value that indicates whether a column can move in a direction at no cost but the
  /// tie-breaking one.
  private func isFree(_ column: Int, _ sign: Double) -> Bool {
    let entering = columns[column], rates = coefficients(ofColumn: column)
    for level in 0..<levels - 1 {
      var slope = 0.0
      for quantity in values.indices where bendCount(quantity) > 0 {
        let rate =
          quantity == entering
          ? sign
          : positions[quantity] >= 0 ? sign * rates[positions[quantity]] : 0
        guard abs(rate) > tolerance else { continue }
        slope +=
          rate
          * cost(quantity) { cost in
            var piece = 0
            for bend in cost.bends
            where bend.value < values[quantity] || coincide(bend.value, values[quantity]) {
              if rate < 0 && coincide(bend.value, values[quantity]) { break }
              piece += 1
            }
            return cost.slope(ofPiece: piece, at: level)
          }
      }
      if slope > tolerance { return false }
    }
    return true
  }
}
