import SwiftSyntax

/// A subview gets the frame of its superview, which is in the coordinates of the superview's superview.
enum SuperviewFrame: Rule {
  static let name = "superview-frame"
  static let severity = Severity.error
  static let summary = "A subview gets the frame of its superview instead of the bounds."
  static let reason = """
    `frame` is in the coordinates of the superview. A view with the frame (100, 100, 200, 200) has the \
    bounds (0, 0, 200, 200): a subview with the same frame begins in the middle of it, at (200, 200) in \
    the view's superview, and only a quarter of it is inside. The code works only while the origin of the \
    view is zero. It is an error in layout code of cells and of views that the sources place elsewhere, a \
    warning where the origin is not known, and a note for the view of a controller and for windows, whose \
    origin is mostly zero.
    """
  static let wrong = """
    override func layoutSubviews() {
      super.layoutSubviews()
      imageView.frame = frame
    }
    """
  static let right = """
    override func layoutSubviews() {
      super.layoutSubviews()
      imageView.frame = bounds
    }
    """

  static func check(_ context: Context) -> [Mistake] {
    let assigned = context.function.assignments.compactMap { assignment -> Mistake? in
      guard let child = assignment.target.owner, assignment.target.property == "frame",
        !assignment.isCompound, let source = source(of: assignment, context), source.property == "frame",
        assignment.target.components == source.components,
        source.components.isEmpty || source.components.first == "origin",
        let parent = source.owner, let value = assignment.value, !context.isConstrained(child),
        !context.isPlacedAgain(child, by: ["center", "position"], after: assignment.node)
      else { return nil }
      // A view that is laid out again is right after the first layout.
      if !context.isLayout, !child.isLocal, context.entry.positioned.contains(child) { return nil }
      return mistake(child, parent, value, at: assignment.node, context)
    }
    let created = context.function.calls.compactMap { call -> Mistake? in
      guard call.name.first?.isUppercase == true, let frame = call["frame"], let child = call.result,
        let source = frame.place, source.property == "frame", source.components.isEmpty,
        let parent = source.owner, context.isDescendant(child, of: parent), !context.isConstrained(child),
        child.isLocal || !context.entry.positioned.contains(child),
        !context.isPlacedAgain(child, by: ["frame", "center", "position"], after: call.node)
      else { return nil }
      return mistake(child, parent, frame.expression, at: Syntax(frame.expression), context)
    }
    return assigned + created
  }

  /// Returns the assigned place, or that of which a variable is an unchanged copy.
  private static func source(of assignment: Assignment, _ context: Context) -> Place? {
    guard let place = assignment.source, let copied = context.function.copies[place] else {
      return assignment.source
    }
    let isChanged = context.function.assignments.contains {
      $0.target == place || $0.target.names.starts(with: place.names + ["origin"])
    }
    let isPassed = context.function.calls.contains { call in
      call.base == place || call.arguments.contains { $0.expression.is(InOutExprSyntax.self) }
    }
    return isChanged || isPassed ? place : copied
  }

  private static func mistake(
    _ child: Place, _ parent: Place, _ value: ExprSyntax, at node: Syntax, _ context: Context
  ) -> Mistake? {
    guard child != parent, !parent.names.isEmpty || context.kind.hasFrame else { return nil }
    let isInside = context.isDescendant(child, of: parent)
    let severity: Severity
    if context.isOwn(parent) {
      if !isInside, context.isElsewhere(child, than: parent) || child.isLocal { return nil }
      if !isInside, parent.superview == child || !context.isLayout { return nil }
      severity = context.severity(isCertain: isInside)
    } else {
      guard isInside else { return nil }
      let origin = context.origin(of: parent)
      if origin == .zero { return nil }
      severity = origin == .mostlyZero ? .note : .warning
    }
    return Mistake(
      severity, at: node,
      "\(child.text) gets the frame of \(parent.text), which is in the coordinates of the superview of "
        + "\(parent.text)",
      "use \(parent.names.isEmpty ? "" : parent.text + ".")bounds, in whose coordinates its subviews are",
      fixes: context.isChild(child, of: parent) && value.trimmedDescription.hasSuffix("frame")
        ? Mistake.Replacement.boundsForFrame(in: value) : [])
  }
}
