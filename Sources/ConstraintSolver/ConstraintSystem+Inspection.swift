extension ConstraintSystem: CustomStringConvertible {
  /// What is wrong with the values and the records; empty where nothing is.
  public func checkInvariants() -> [String] {
    var problems: [String] = []
    for index in constraints.indices where constraints[index].isAlive && constraints[index].form != none {
      let record = constraints[index]
      let value = terms(of: Int(record.form)).reduce(0.0) {
        $0 + links[$1].coefficient * variables[Int(links[$1].variable)].value
      }
      if record.isRequired && !record.isBroken && !holds(value, record.formRelation, record.target) {
        problems.append("required c\(index) does not hold: \(text(ofConstraint: index))")
      }
    }
    for index in variables.indices where variables[index].isAlive {
      var count = 0, link = variables[index].firstLink
      while link != none {
        if links[Int(link)].variable != Int32(index) { problems.append("v\(index) lists a term of another variable") }
        count += 1
        link = links[Int(link)].next
      }
      if count != Int(variables[index].linkCount) { problems.append("v\(index) occurs \(count) times, counted \(variables[index].linkCount)") }
    }
    return problems
  }

  /// Every variable with its value and every constraint, a line each.
  public var description: String {
    var lines = variables.indices.filter { variables[$0].isAlive }.map { "v\($0) = \(variables[$0].value)" }
    let living = constraints.indices.filter { constraints[$0].isAlive }
    lines += living.sorted { constraints[$0].sequence < constraints[$1].sequence }.map(text(ofConstraint:))
    return lines.joined(separator: "\n")
  }

  func text(ofConstraint index: Int) -> String {
    let record = constraints[index]
    var sum = ""
    if record.form != none {
      for i in terms(of: Int(record.form)) {
        let coefficient = links[i].coefficient * record.scale
        sum += coefficient < 0 ? (sum.isEmpty ? "-" : " - ") : (sum.isEmpty ? "" : " + ")
        if abs(coefficient) != 1 { sum += "\(abs(coefficient)) " }
        sum += "v\(links[i].variable)"
      }
    }
    let relation = ["<=", "==", ">="][Int(record.relation.rawValue) + 1]
    return "c\(index): \(sum.isEmpty ? "0" : sum) \(relation) \(record.constant)"
      + (record.isRequired ? "" : " @\(record.priority)") + (record.isBroken ? " (broken)" : "")
  }
}
