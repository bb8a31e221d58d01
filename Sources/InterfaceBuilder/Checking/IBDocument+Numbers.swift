extension IBDocument {
  /// The attributes that contain numbers, by element.
  private static let numbers: [String: [String]] = [
    "rect": ["x", "y", "width", "height"], "size": ["width", "height"], "point": ["x", "y"],
    "inset": ["minX", "minY", "maxX", "maxY"], "edgeInsets": ["top", "left", "bottom", "right"],
    "directionalEdgeInsets": ["top", "leading", "bottom", "trailing"],
    "frame": ["minX", "minY", "maxX", "maxY", "width", "height"],
    "color": IBColor.componentNames.flatMap { $0 } + ["alpha"],
    "fontDescription": ["pointSize"], "constraint": ["constant", "priority"], "image": ["width", "height"],
  ]
  /// The attributes that elements must have, by element.
  private static let required: [String: [String]] = [
    "rect": ["x", "y", "width", "height"], "size": ["width", "height"], "point": ["x", "y"],
  ]

  func checkNumbers(of element: IBObject, _ found: inout [IBDiagnostic]) {
    func report(_ severity: IBDiagnostic.Severity, _ message: String) {
      found.append(IBDiagnostic(severity, line: element.line, message))
    }
    for name in Self.required[element.name] ?? [] where element.attributes[name] == nil {
      report(.warning, "the \(element) has no \(name), read as 0; a number is expected")
    }
    for name in Self.numbers[element.name] ?? [] {
      guard let text = element.attributes[name] else { continue }
      guard let value = IBNumber.parse(text) else {
        report(
          .warning,
          "\(name) \"\(IBText.short(text))\" of the \(element) is read as 0; a finite number is expected")
        continue
      }
      if abs(value) > IBNumber.limit {
        report(
          .warning,
          "\(name) \(IBText.short(text)) of the \(element) is read as ±1000000; 1000000 points either "
            + "way are the limit")
      } else if value < 0, element.name == "rect", name == "width" || name == "height" {
        report(
          .warning,
          "\(name) \(IBText.short(text)) of the \(element) is negative and kept; 0 or more is expected")
      }
    }
    if element.name == "constraint" { checkConstraint(element, report) }
  }

  private func checkConstraint(
    _ element: IBObject, _ report: (IBDiagnostic.Severity, String) -> Void
  ) {
    let attributes = element.attributes
    for name in ["firstAttribute", "secondAttribute"] {
      guard let text = attributes[name], IBLayoutAttribute(rawValue: text) == nil else { continue }
      let known = IBLayoutAttribute.allCases.map(\.rawValue).joined(separator: ", ")
      report(.error, "\(name) \"\(IBText.short(text))\" of the \(element) is unknown; known are \(known)")
    }
    if attributes["firstAttribute"] == nil {
      report(
        .error, "the \(element) has no firstAttribute and is ignored; one such as \"leading\" is expected")
    }
    let constraint = IBConstraint(element)
    if let one = constraint.firstAttribute, let other = constraint.relatedAttribute,
      !one.canRelate(to: other)
    {
      report(
        .error,
        "the \(element) between \(one.rawValue) and \(other.rawValue) cannot be and is ignored; two places "
          + "along one axis, or lengths, are expected")
    }
    if let text = attributes["relation"], IBConstraint.Relation(rawValue: text) == nil {
      let known = IBConstraint.Relation.allCases.map(\.rawValue).joined(separator: ", ")
      report(
        .warning, "relation \"\(IBText.short(text))\" of the \(element) is read as equal; known are \(known)")
    }
    if let text = attributes["multiplier"], IBConstraint.multiplier(text) == nil {
      report(
        .warning,
        "multiplier \"\(IBText.short(text))\" of the \(element) is read as 1; a number of at most "
          + "1000000 or a ratio such as 16:9 or 35% is expected")
    }
    if let value = element.double("priority"), !(0...1000).contains(value) {
      report(.warning, "priority \(value) of the \(element) is read as the nearer of 0 and 1000")
    }
  }
}
