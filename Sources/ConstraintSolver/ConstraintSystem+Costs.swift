/// The best value of one quantity.
struct Best {
  var value: Double
  /// A Boolean value that indicates whether no other value is as good.
  var isUnique = true
  /// A Boolean value that indicates whether required constraints contradict one another.
  var isContradictory = false
}

/// The costs of one quantity, and their minimum.
extension ConstraintSystem {
  /// Adds the bends of a form's constraints to `scratch`, for `coefficient · quantity + known = form`.
  func gather(_ form: Int, coefficient: Double = 1, known: Double = 0) {
    var next = forms.base[form].firstConstraint
    while next != none {
      let constraint = constraints.base + Int(next)
      let index = next
      next = constraint.pointee.nextInForm
      if constraint.pointee.isBroken { continue }
      let weight = abs(constraint.pointee.scale * coefficient)
      var relation = constraint.pointee.relation.rawValue
      if (constraint.pointee.scale < 0) != (coefficient < 0) { relation = -relation }
      scratch.append(
        Bend(
          value: (constraint.pointee.target - known) / coefficient, constraint: index,
          priority: constraint.pointee.priority, below: relation >= 0 ? weight : 0,
          above: relation <= 0 ? weight : 0,
          rank: Double(constraint.pointee.sequence), age: constraint.pointee.age))
    }
  }

  /// Adds the bends of the forms in which a variable is the only unknown to `scratch`.
  func gather(variable: Int) {
    var link = variables.base[variable].firstLink
    while link != none {
      let own = links.base[Int(link)], form = Int(own.form)
      link = own.next
      guard forms.base[form].unknowns == 1 && forms.base[form].active > 0 else { continue }
      var known = 0.0
      let first = Int(forms.base[form].firstLink)
      for i in first..<first + Int(forms.base[form].count) where links.base[i].variable != Int32(variable) {
        known += links.base[i].coefficient * variables.base[Int(links.base[i].variable)].value
      }
      gather(form, coefficient: own.coefficient, known: known)
    }
  }

  func best(single variable: Int) -> Best {
    scratch.removeAll()
    gather(variable: variable)
    return bestOfScratch(startingAt: variables.base[variable].start)
  }

  func best(form: Int) -> Best {
    let fixing = forms.base[form].fixing
    if fixing != none && forms.base[form].active == 1 {
      return Best(value: constraints.base[Int(fixing)].target)
    }
    scratch.removeAll()
    gather(form)
    return bestOfScratch(startingAt: 0)
  }

  /// Returns the value with the least cost of the bends in `scratch`.
  func bestOfScratch(startingAt start: Double) -> Best {
    let bends = scratch.elements
    var best = Best(value: start), low = -Double.infinity, high = Double.infinity
    var first = start, age = Int64.max
    for i in 0..<bends.count {
      if bends[i].isInequality && bends[i].age < age { (first, age) = (bends[i].value, bends[i].age) }
      guard bends[i].priority >= 1000 else { continue }
      if bends[i].below > 0 { low = max(low, bends[i].value) }
      if bends[i].above > 0 { high = min(high, bends[i].value) }
    }
    if low > high {
      best.isContradictory = low - high > allowance(max(abs(low), abs(high)))
      high = low
    }
    var priority = 1000.0
    while low < high {
      var next = 0.0, count = 0, only = 0
      for i in 0..<bends.count where bends[i].priority < priority && bends[i].priority >= next {
        if bends[i].priority > next { (next, count) = (bends[i].priority, 0) }
        count += 1
        only = i
      }
      guard count > 0 else { break }
      priority = next
      if count == 1 {
        let bend = bends[only]
        Self.narrow(
          &low, &high, bend.below > 0 ? bend.value : -.infinity, bend.above > 0 ? bend.value : .infinity)
      } else {
        Self.narrow(&low, &high, bends, weighed: { $0.priority == priority ? 1 : 0 })
      }
    }
    if low < high {
      best.isUnique = false
      Self.narrow(&low, &high, bends, weighed: { $0.priority < 1000 ? $0.rank : 0 })
    }
    best.value = low == high ? low : min(max(first, low), high)
    return best
  }

  /// Intersects an interval with another; if they are disjoint, the result is the nearest end.
  @inline(__always)
  private static func narrow(_ low: inout Double, _ high: inout Double, _ from: Double, _ to: Double) {
    if to < low {
      high = low
    } else if from > high {
      low = high
    } else {
      low = max(low, from)
      high = min(high, to)
    }
  }

  /// Narrows an interval to where the sum of several costs is least.
  private static func narrow(
    _ low: inout Double, _ high: inout Double, _ bends: UnsafeMutableBufferPointer<Bend>,
    weighed: (Bend) -> Double
  ) {
    var bends = bends
    bends.sort { $0.value < $1.value }
    var slope = 0.0, size = 0.0
    for bend in bends {
      slope -= bend.below * weighed(bend)
      size += (bend.below + bend.above) * weighed(bend)
    }
    guard size > 0 else { return }
    var from = -Double.infinity, to = Double.infinity
    for bend in bends {
      let isFalling = slope < -tolerance * size
      slope += (bend.below + bend.above) * weighed(bend)
      if isFalling && slope >= -tolerance * size { from = bend.value }
      if slope > tolerance * size {
        to = bend.value
        break
      }
    }
    narrow(&low, &high, from, to)
  }
}
