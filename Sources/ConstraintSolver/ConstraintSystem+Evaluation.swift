/// The evaluation of known variables, each after those that define it, and only where something has changed.
extension ConstraintSystem {
  /// Adds what depends on the changed constants to the agenda.
  func settleConstants() {
    var next = 0
    while next < changedForms.count {
      let form = Int(changedForms[next])
      next += 1
      guard forms[form].isAlive && forms[form].isChanged else { continue }
      forms[form].isChanged = false
      if forms[form].defines != none {
        schedule(Int(forms[form].defines))
        // Other constraints on the same sum must agree.
        if forms[form].active > 1 { check(form) }
      } else if forms[form].unknowns == 0 {
        check(form)
      } else if forms[form].island != none {
        invalidate(form)
      }
    }
    changedForms.removeAll()
  }

  /// Evaluates all known variables on the agenda and those that depend on them.
  func evaluateKnown() {
    while true {
      let variable: Int
      if nextNewlyKnown < newlyKnown.count {
        let fresh = Int(newlyKnown[nextNewlyKnown])
        let top = agenda.isEmpty ? UInt64.max : agenda[0]
        if UInt64(variables[fresh].order) << 32 <= top {
          nextNewlyKnown += 1
          // If it has been redefined since, it is in the list again.
          variable = fresh
        } else {
          variable = takeFromAgenda()
        }
      } else if !agenda.isEmpty {
        variable = takeFromAgenda()
      } else {
        break
      }
      if variables[variable].isKnown && variables[variable].isAlive { evaluate(known: variable) }
    }
    newlyKnown.removeAll()
    nextNewlyKnown = 0
  }

  private func evaluate(known variable: Int) {
    let variables = variables.base, links = links.base, forms = forms.base
    let form = Int(variables[variable].definer)
    let constraint = constraints.base + Int(forms[form].fixing)
    var sum = constraint.pointee.target, own = 1.0
    let first = Int(forms[form].firstLink)
    for i in first..<first + Int(forms[form].count) {
      let other = Int(links[i].variable)
      if other == variable {
        own = links[i].coefficient
      } else {
        sum -= links[i].coefficient * variables[other].value
      }
    }
    if forms[form].active > 1 { check(form) }
    let value = own == 1 ? sum : sum / own
    guard assign(value, to: variable) else { return }
    var link = variables[variable].firstLink
    while link != none {
      let other = Int(links[Int(link)].form)
      link = links[Int(link)].next
      guard other != form else { continue }
      if forms[other].defines != none {
        schedule(Int(forms[other].defines))
      } else if forms[other].unknowns == 0 {
        check(other)
      } else if forms[other].island != none {
        invalidate(other)
      }
    }
  }

  /// Sets the value of a variable, and returns a Boolean value that indicates whether it changed.
  @inline(__always) func assign(_ value: Double, to variable: Int) -> Bool {
    let record = variables.base + variable
    guard record.pointee.value != value else { return false }
    if record.pointee.stamp != stamp {
      record.pointee.stamp = stamp
      record.pointee.before = record.pointee.value
      moved.append(Int32(variable))
    }
    record.pointee.value = value
    return true
  }

  @inline(__always) private func schedule(_ variable: Int) {
    guard !variables.base[variable].isOnAgenda else { return }
    variables.base[variable].isOnAgenda = true
    agenda.append(UInt64(variables.base[variable].order) << 32 | UInt64(variable))
    let heap = agenda.base
    var child = agenda.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child] < heap[parent] else { break }
      swap(&heap[child], &heap[parent])
      child = parent
    }
  }

  private func takeFromAgenda() -> Int {
    let heap = agenda.base, top = heap[0], last = agenda.popLast()!, count = agenda.count
    if count > 0 {
      var parent = 0
      while 2 * parent + 1 < count {
        var child = 2 * parent + 1
        if child + 1 < count && heap[child + 1] < heap[child] { child += 1 }
        guard heap[child] < last else { break }
        heap[parent] = heap[child]
        parent = child
      }
      heap[parent] = last
    }
    let variable = Int(top & 0xFFFF_FFFF)
    variables[variable].isOnAgenda = false
    return variable
  }
}
