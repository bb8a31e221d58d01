internal import CoreGraphics

/// The report of unsatisfiable constraints.
@MainActor package enum UnsatisfiableConstraints {
  /// A closure that receives the reports instead of the standard error stream: the constraints, and the one
  /// that is broken.
  package static var listener: (([NSLayoutConstraint], NSLayoutConstraint) -> Void)?

  /// Returns whether a constraint, in force or broken, is satisfied in the current layout.
  package static func holds(_ constraint: NSLayoutConstraint) -> Bool {
    constraint.holder?.treeEngine?.holds(constraint) ?? true
  }

  /// Writes the report to the standard error stream, unless there is a listener.
  static func report(_ constraints: [NSLayoutConstraint], breaking broken: NSLayoutConstraint) {
    if let listener { return listener(constraints, broken) }
    let document = (constraints + [broken]).lazy.compactMap(\.documentPath).first.map { "\($0): " } ?? ""
    writeToStandardError(document + text(constraints, breaking: broken) + "\n")
  }

  /// Returns the report in Apple's words.
  static func text(_ constraints: [NSLayoutConstraint], breaking broken: NSLayoutConstraint) -> String {
    let note =
      constraints.contains { $0 is NSAutoresizingMaskLayoutConstraint }
      ? "\n\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to"
        + " the documentation for the UIView property translatesAutoresizingMaskIntoConstraints) " : ""
    let list = constraints.map { "    \"\($0.descriptionText)\"" }.joined(separator: ",\n")
    return """
      Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
      \tTry this:\u{20}
      \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}\(note)
      (
      \(list)
      )

      Will attempt to recover by breaking constraint\u{20}
      \(broken.descriptionText)

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be \
      helpful.
      """
  }
}

extension NSLayoutConstraint {
  /// The path of the document from which the views of the constraint were loaded; nil in an app.
  fileprivate var documentPath: String? {
    let views = [firstItem, secondItem].compactMap { item in
      item as? UIView ?? (item as? UILayoutGuide)?.owningView
    }
    return views.lazy.flatMap { sequence(first: $0, next: \.superview) }
      .compactMap { $0.nibIdentity?.documentPath }.first
  }
}
