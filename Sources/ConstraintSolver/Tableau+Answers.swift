extension Tableau {
  /// The constraints that together cannot be met: those that are violated, and those that keep anything from
  /// being moved in their favour.
  func contradicting() -> [Int] {
    var members: [Int] = [], prices = [Double](repeating: 0, count: columns.count)
    for (row, quantity) in rows.enumerated() {
      for bend in bends[bendStarts[quantity]..<bendStarts[quantity + 1]]
      where bend.isViolated(by: values[quantity]) {
        members.append(Int(bend.constraint))
        let slope = values[quantity] < bend.value ? -bend.below : bend.above
        for column in columns.indices { prices[column] += slope * matrix[row * columns.count + column] }
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

  /// Whether a quantity could have another value at the same cost.
  func freedom(of quantity: Int) -> Bool {
    for (column, entering) in columns.enumerated() {
      let touches =
        entering == quantity
        || (positions[quantity] >= 0 && abs(matrix[positions[quantity] * columns.count + column]) > tolerance)
      guard touches else { continue }
      for sign in [1.0, -1] where isFree(column, sign) { return true }
    }
    return false
  }

  /// Whether a column can move some way without any cost but that among equals.
  private func isFree(_ column: Int, _ sign: Double) -> Bool {
    let entering = columns[column]
    for level in 0..<levels - 1 {
      var slope = 0.0
      for quantity in values.indices where bendCount(quantity) > 0 {
        let rate =
          quantity == entering
          ? sign
          : positions[quantity] >= 0 ? sign * matrix[positions[quantity] * columns.count + column] : 0
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
