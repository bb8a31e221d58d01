// Sentences for constraints and connections.
extension IBDocument {
  /// Returns a constraint as an equation, such as `label "Name".leading = view.leading + 16 at 750`.
  func sentence(of constraint: IBConstraint, object: IBObject) -> String {
    let owner = owner(of: object)
    let sign =
      switch constraint.relation {
      case .equal: "="
      case .lessThanOrEqual: "≤"
      case .greaterThanOrEqual: "≥"
      }
    let first = constraint.firstAttribute?.rawValue ?? object.attributes["firstAttribute"] ?? "nothing"
    var text = "\(name(of: constraint.firstItem, in: owner)).\(first) \(sign) "
    if let second = constraint.secondItem {
      let attribute = constraint.secondAttribute?.rawValue ?? object.attributes["secondAttribute"] ?? first
      text += "\(name(of: second, in: owner)).\(attribute)"
      if constraint.multiplier != 1 {
        text += " × \(object.attributes["multiplier"] ?? constraint.multiplier.short)"
      }
      if constraint.isSymbolic, !constraint.hasConstant {
        text += " + standard distance"
      } else if constraint.constant != 0 {
        text +=
          constraint.constant < 0 ? " − \((-constraint.constant).short)" : " + \(constraint.constant.short)"
      }
    } else {
      text += constraint.constant.short
    }
    if constraint.priority != 1000 { text += " at \(constraint.priority.short)" }
    if constraint.isPlaceholder { text += ", removed at build time" }
    return text
  }

  /// Returns the name of an object that another one refers to, or a constraint's equation in parentheses.
  func description(ofReference id: String?) -> String {
    guard let object = id.flatMap({ object(withID: $0) }), object.name == "constraint" else {
      return name(of: id, in: nil)
    }
    return "constraint (\(sentence(of: IBConstraint(object), object: object)))"
  }

  /// Returns a connection as a sentence, such as `LoginController: outlet nameField to textField "Name"`.
  func sentence(of connection: IBObject) -> String {
    let source = owner(of: connection).map { name(of: $0) } ?? "nothing"
    let attributes = connection.attributes
    let destination = description(ofReference: attributes["destination"])
    switch connection.name {
    case "action":
      let event = attributes["eventType"].map { " on \($0)" } ?? ""
      return "\(source): action \(attributes["selector"] ?? "")\(event) of \(destination)"
    case "segue":
      let kind = [
        attributes["relationship"] ?? attributes["kind"] ?? "", attributes["identifier"].map { "\"\($0)\"" },
      ]
      return "\(source): segue \(kind.compactMap { $0 }.joined(separator: " ")) to \(destination)"
    case "outletCollection":
      return "\(source): outlet collection \(attributes["property"] ?? "") holds \(destination)"
    default:
      return "\(source): outlet \(attributes["property"] ?? "") to \(destination)"
    }
  }
}

extension Double {
  /// The number with up to four decimal places.
  var short: String {
    let rounded = (self * 10_000).rounded() / 10_000
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(rounded)
  }
}
