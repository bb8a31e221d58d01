extension ConstraintSystem {
  /// Returns the form of which the terms are a multiple, and the factor; no form if all terms cancel.
  ///
  /// A form without constraints is kept until the next solve: if a constraint is removed and a similar one is
  /// added, only a constant has changed.
  func form(for terms: [Term]) -> (form: Int32, scale: Double) {
    withUnsafeTemporaryAllocation(of: Link.self, capacity: max(1, terms.count)) { merged in
      var count = 0
      for term in terms {
        precondition(term.coefficient.isFinite, "ConstraintSystem.add: a coefficient must be finite")
        let variable = Int32(index(of: term.variable, "add"))
        var place = count
        while place > 0 && merged[place - 1].variable > variable { place -= 1 }
        if place > 0 && merged[place - 1].variable == variable {
          merged[place - 1].coefficient += term.coefficient
          continue
        }
        var moved = count
        while moved > place {
          merged[moved] = merged[moved - 1]
          moved -= 1
        }
        merged[place] = Link(variable: variable, form: none, coefficient: term.coefficient)
        count += 1
      }
      var kept = 0
      for i in 0..<count where merged[i].coefficient != 0 {
        merged[kept] = merged[i]
        kept += 1
      }
      guard kept > 0 else { return (none, 1) }
      let scale = merged[0].coefficient
      for i in 0..<kept { merged[i].coefficient /= scale }
      merged[0].coefficient = 1
      if let same = sameForm(merged, count: kept) { return (same, scale) }
      // The first variable of the terms, unless it has cancelled.
      let first = terms[0].variable.index
      let lead = merged[0..<kept].contains { $0.variable == first } ? first : merged[0].variable
      return (makeForm(merged, count: kept, lead: lead), scale)
    }
  }

  /// Returns a form with these terms. Examines at most 32 forms of one variable, so a form may exist twice.
  private func sameForm(_ terms: UnsafeMutableBufferPointer<Link>, count: Int) -> Int32? {
    var rarest = 0
    for i in 1..<max(1, count)
    where variables[Int(terms[i].variable)].linkCount < variables[Int(terms[rarest].variable)].linkCount {
      rarest = i
    }
    var link = variables[Int(terms[rarest].variable)].firstLink, looked = 0
    while link != none && looked < 32 {
      let form = links[Int(link)].form
      if forms[Int(form)].count == Int32(count) {
        let first = Int(forms[Int(form)].firstLink)
        var same = true
        for i in 0..<count
        where links[first + i].variable != terms[i].variable
          || links[first + i].coefficient != terms[i].coefficient
        {
          same = false
          break
        }
        if same { return form }
      }
      link = links[Int(link)].next
      looked += 1
    }
    return nil
  }

  private func makeForm(_ terms: UnsafeMutableBufferPointer<Link>, count: Int, lead: Int32) -> Int32 {
    let first: Int
    if count < freeLinks.count, let free = freeLinks[count].popLast() {
      first = Int(free)
    } else {
      first = links.count
      for i in 0..<count { links.append(terms[i]) }
    }
    var record = Form(firstLink: Int32(first), count: Int32(count), lead: lead)
    for i in 0..<count where !variables[Int(terms[i].variable)].isKnown { record.unknowns += 1 }
    let form: Int32
    if let free = freeForms.popLast() {
      form = free
      forms[Int(free)] = record
    } else {
      form = Int32(forms.count)
      forms.append(record)
    }
    for i in 0..<count {
      var link = terms[i]
      let variable = Int(link.variable)
      link.form = form
      link.next = variables[variable].firstLink
      if link.next != none { links[Int(link.next)].previous = Int32(first + i) }
      variables[variable].firstLink = Int32(first + i)
      variables[variable].linkCount += 1
      links[first + i] = link
    }
    return form
  }

  func removeForm(_ form: Int) {
    let count = Int(forms[form].count), range = terms(of: form)
    for i in range {
      let link = links[i], variable = Int(link.variable)
      if link.previous == none {
        variables[variable].firstLink = link.next
      } else {
        links[Int(link.previous)].next = link.next
      }
      if link.next != none { links[Int(link.next)].previous = link.previous }
      variables[variable].linkCount -= 1
    }
    while freeLinks.count <= count { freeLinks.append([]) }
    freeLinks[count].append(Int32(range.lowerBound))
    forms[form].count = 0
    forms[form].isAlive = false
    freeForms.append(Int32(form))
  }
}
