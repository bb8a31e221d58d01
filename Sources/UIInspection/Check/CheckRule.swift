/// What `mica check` looks for. The raw value names the rule in reports and on the command line.
package enum CheckRule: String, Sendable, Codable, CaseIterable {
  /// The document says something that cannot be meant: an id that is not there, a number that is none.
  case document
  /// Required constraints contradict each other.
  case unsatisfiable
  /// More than one layout satisfies the constraints.
  case ambiguous
  /// The solved frame is not the one that the document stores.
  case misplaced
  /// A view has no constraints and keeps the place it has on the canvas.
  case unconstrained
  /// A view, or a part of it, lies outside its superview: it may be drawn, but is never touched.
  case outside
  /// A text does not fit in its view.
  case clippedText = "clipped-text"
  /// A text fits, but would not in a language whose words are longer, since its width is fixed.
  case longerText = "longer-text"

  /// The rule in a sentence, for lists of rules.
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
    }
  }

  /// How bad a finding of the rule is.
  package var severity: CheckFinding.Severity {
    switch self {
    case .document, .unsatisfiable: .error
    case .ambiguous, .misplaced, .unconstrained, .outside, .clippedText: .warning
    case .longerText: .note
    }
  }
}
