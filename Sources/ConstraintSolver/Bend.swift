/// A constraint on one quantity as a cost: a convex function of the quantity that is linear except for a bend
/// at `value`.
struct Bend {
  var value: Double
  /// The index of the constraint.
  var constraint: Int32
  var priority: Double
  /// The index of the priority among those of the problem, 0 for required constraints.
  var level: Int32 = 0
  /// The cost per unit below `value`, and above it. Not negative.
  var below: Double
  var above: Double
  /// The weight of the error in ties: the later a constraint was added, the larger. Positive.
  var rank: Double
  /// The precedence of the constraint where the solution is not unique: the lowest comes first.
  var age: Int64

  var isInequality: Bool { below == 0 || above == 0 }

  /// Returns a Boolean value that indicates whether the constraint is required and the value deviates from it
  /// by more than rounding explains.
  func isViolated(by value: Double) -> Bool {
    guard priority >= 1000 else { return false }
    let stray = value - self.value
    return (below > 0 && stray < -allowance(self.value)) || (above > 0 && stray > allowance(self.value))
  }

  @inline(__always) func slope(isBelow: Bool, at level: Int, last: Int) -> Double {
    let own = isBelow ? -below : above
    if level == last { return self.level == 0 ? 0 : own * rank }
    return level == Int(self.level) ? own : 0
  }
}

/// Returns a Boolean value that indicates whether two values are so close that they count as equal.
@inline(__always) func coincide(_ a: Double, _ b: Double) -> Bool {
  let difference = abs(a - b)
  return difference <= 1e-9 || difference <= 1e-12 * abs(a)
}

/// The sum of the costs of several bends, sorted by value: the cost of one quantity.
///
/// The costs of all priorities are compared lexicographically, the highest priority first. Piece `k` lies
/// between bend `k - 1` and bend `k`.
struct Cost {
  let bends: UnsafeBufferPointer<Bend>
  /// The number of costs that are compared, including the tie-breaking one, which is the last.
  let levels: Int

  @inline(__always) func slope(ofPiece piece: Int, at level: Int) -> Double {
    var slope = 0.0
    for i in 0..<bends.count { slope += bends[i].slope(isBelow: i >= piece, at: level, last: levels - 1) }
    return slope
  }

  /// Returns the sign of the slope of a piece: negative if the cost falls along it, 0 if it is constant.
  func direction(ofPiece piece: Int) -> Int {
    for level in 0..<levels {
      let slope = slope(ofPiece: piece, at: level)
      if abs(slope) > tolerance { return slope < 0 ? -1 : 1 }
    }
    return 0
  }

  /// Returns the bend with the least cost. If the cost is least along an interval, the result is its end that
  /// the earliest inequality asks for, or the nearest to that.
  func best() -> (bend: Int, isUnique: Bool) {
    var low = 0
    while low < bends.count && direction(ofPiece: low) < 0 { low += 1 }
    // The cost does not fall along piece `low`: it is least at its start or, if the piece is level, along it.
    guard direction(ofPiece: low) == 0 else { return (low - 1, true) }
    var high = low
    while high < bends.count && direction(ofPiece: high) == 0 { high += 1 }
    var first = 0
    for i in 1..<max(1, bends.count) where bends[i].age < bends[first].age && bends[i].isInequality {
      first = i
    }
    if low == 0 { return (high - 1, false) }
    if direction(ofPiece: high) == 0 { return (low - 1, false) }
    return (first < low ? low - 1 : high - 1, false)
  }

  /// Returns the piece that contains a value. At a bend, it is the side on which the bend's constraint holds.
  func piece(of value: Double) -> Int {
    var piece = 0
    while piece < bends.count {
      let bend = bends[piece]
      guard bend.value < value || (bend.above == 0 && coincide(bend.value, value)) else { break }
      piece += 1
    }
    return piece
  }
}

/// The threshold below which costs and coefficients count as zero.
let tolerance = 1e-9
