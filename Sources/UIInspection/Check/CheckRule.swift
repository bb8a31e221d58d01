/// A rule that `mica check` applies. The raw value is its name in reports and on the command line.
package enum CheckRule: String, Sendable, Codable, CaseIterable {
  /// The document contains an invalid value, such as an id that does not exist or a malformed number.
  case document
  /// Required constraints conflict with each other.
  case unsatisfiable
  /// More than one layout satisfies the constraints.
  case ambiguous
  /// The solved frame differs from the one that the document stores.
  case misplaced
  /// A view has no constraints and keeps its location on the canvas.
  case unconstrained
  /// A view, or a part of it, is outside its superview, where it may be drawn but never touched.
  case outside
  /// A text does not fit in its view.
  case clippedText = "clipped-text"
  /// A text with a fixed width fits, but would not in a language with longer words.
  case longerText = "longer-text"
  /// Two constraints of a view say the same.
  case doubledConstraint = "doubled-constraint"
  /// A prototype cell has no reuse identifier.
  case reuseIdentifier = "reuse-identifier"
  /// Two scenes, or two prototype cells of a view, have the same identifier.
  case duplicateIdentifier = "duplicate-identifier"
  /// No segue and no code can show a scene.
  case unreachableScene = "unreachable-scene"
  /// Nothing in the project shows the document.
  case unusedDocument = "unused-document"
  /// The project does not contain an image, a colour or a font of the document.
  case missingResource = "missing-resource"
  /// A text is to follow the preferred text size, but its font has a fixed size.
  case dynamicType = "dynamic-type"
  /// A constraint to a left or right edge, in a project with a language that is written from the right.
  case direction
  /// A button with a fixed size of less than 44 points in both directions.
  case touchArea = "touch-area"

  /// A sentence that describes the rule, for lists of rules.
  package var summary: String {
    switch self {
    case .document: "The document refers to an object or holds a value that does not exist."
    case .unsatisfiable: "Required constraints contradict each other; one is broken at run time."
    case .ambiguous: "The constraints leave a position or a size open."
    case .misplaced: "The frame at run time differs from the one on the canvas."
    case .unconstrained:
      "A view has no constraints, so it stays where it was on the canvas whatever the device."
    case .outside: "A view lies outside its superview, where it gets no touches."
    case .clippedText: "A text is cut off."
    case .longerText: "A fixed width leaves no room for longer languages."
    case .doubledConstraint: "Two constraints say the same."
    case .reuseIdentifier: "A prototype cell cannot be dequeued without a reuse identifier."
    case .duplicateIdentifier: "Two scenes or prototype cells have the same identifier."
    case .unreachableScene: "No segue and no code can show a scene."
    case .unusedDocument: "No code, no property list and no other document shows the document."
    case .missingResource: "An image, a colour or a font is not in the project."
    case .dynamicType: "A text that is to follow the preferred text size has a font of a fixed size."
    case .direction: "A left or right edge stays where it is in languages that are written from the right."
    case .touchArea: "A button is fixed at less than 44 points in both directions; only if asked for."
    }
  }

  /// The rules that apply unless others are chosen: those whose findings are mistakes wherever they occur.
  /// Doubled constraints change nothing that a user could see.
  package static let standard = Set(allCases).subtracting([.touchArea, .doubledConstraint])

  /// The severity of the rule's findings.
  package var severity: CheckFinding.Severity {
    switch self {
    case .document, .unsatisfiable: .error
    case .ambiguous, .misplaced, .unconstrained, .outside, .clippedText, .reuseIdentifier,
      .duplicateIdentifier, .missingResource, .dynamicType:
      .warning
    case .longerText, .doubledConstraint, .unreachableScene, .unusedDocument, .direction, .touchArea: .note
    }
  }
}
