/// A constraint on one quantity, seen as a cost: a convex function of the quantity that is straight but for a
/// bend at `value`.
struct Bend {
  var value: Double
  /// The index of the constraint.
  var constraint: Int32
  var priority: Double
  /// The place of the priority among those of the problem, 0 for required ones.
  var level: Int32 = 0
  /// What a unit below `value` costs, and a unit above it. Not negative.
  var below: Double
  var above: Double
  /// Weighs what is not met among equals: the later a constraint was added, the more. Positive.
  var rank: Double
  /// What was said first counts first where a choice is left.
  var age: Int64

  var isInequality: Bool { below == 0 || above == 0 }

  /// Whether it is required and a value strays from it by more than rounding explains.
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

/// Whether two bends lie so close that they count as one.
@inline(__always) func coincide(_ a: Double, _ b: Double) -> Bool {
  let difference = abs(a - b)
  return difference <= 1e-9 || difference <= 1e-12 * abs(a)
}

/// The sum of the costs of several bends, sorted by value: what one quantity costs.
///
/// The costs of all priorities are compared as words are, the highest first. Piece `k` lies between bend `k -
/// 1` and bend `k`.
struct Cost {
  let bends: UnsafeBufferPointer<Bend>
  /// The number of costs that are compared, the one among equals the last of them.
  let levels: Int

  @inline(__always) func slope(ofPiece piece: Int, at level: Int) -> Double {
    var slope = 0.0
    for i in 0..<bends.count { slope += bends[i].slope(isBelow: i >= piece, at: level, last: levels - 1) }
    return slope
  }

  /// Negative where the cost falls along the piece, positive where it rises, 0 where it is level.
  func direction(ofPiece piece: Int) -> Int {
    for level in 0..<levels {
      let slope = slope(ofPiece: piece, at: level)
      if abs(slope) > tolerance { return slope < 0 ? -1 : 1 }
    }
    return 0
  }

  /// The bend at which the cost is least. Where it is least along a whole stretch, the end that the
  /// inequality that was added first asks for, or that comes nearest to it.
  func best() -> (bend: Int, isUnique: Bool) {
    var low = 0
    while low < bends.count && direction(ofPiece: low) < 0 { low += 1 }
    // The cost does not fall along piece `low`: it is least at its beginning or, where the piece is level,
    // along it.
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

  /// The piece in which a value lies. At a bend it is the side on which the bend's constraint holds.
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

/// What counts as zero among costs and coefficients.
let tolerance = 1e-9
