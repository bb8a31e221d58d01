import SwiftSyntax

/// A subview gets the center of its superview, which is in the coordinates of the superview's superview.
enum SuperviewCenter: Rule {
  static let name = "superview-center"
  static let severity = Severity.error
  static let summary = "A subview gets the center of its superview instead of the middle of the bounds."
  static let reason = """
    `center` is in the coordinates of the superview. The center of a view with the frame (100, 100, 200, \
    200) is (200, 200), which is its lower right corner in its own coordinates; its middle is (100, 100). \
    The code works only while the origin of the view is zero. It is an error in layout code of cells and of \
    views that the sources place elsewhere, a warning where the origin is not known, and a note for the view \
    of a controller, whose origin is mostly zero.
    """
  static let wrong = """
    override func layoutSubviews() {
      super.layoutSubviews()
      spinner.center = center
    }
    """
  static let right = """
    override func layoutSubviews() {
      super.layoutSubviews()
      spinner.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
    """

  private static let names: Set<String> = ["center", "position"]

  static func check(_ context: Context) -> [Mistake] {
    context.function.assignments.compactMap { assignment in
      guard let child = assignment.target.owner, let source = assignment.source, let parent = source.owner,
        names.contains(assignment.target.property ?? ""), names.contains(source.property ?? ""),
        assignment.target.components == source.components, !assignment.isCompound, child != parent,
        !context.isPlacedAgain(child, by: ["frame"], after: assignment.node)
      else { return nil }
      // A view that is laid out again is right, or reported, after the first layout.
      if !context.isLayout, !child.isLocal, context.entry.positioned.contains(child) { return nil }
      let isInside = context.isDescendant(child, of: parent)
      let severity: Severity
      if context.isOwn(parent) {
        if !isInside, context.isElsewhere(child, than: parent) { return nil }
        severity = context.severity(isCertain: isInside)
      } else {
        guard isInside else { return nil }
        let origin = context.origin(of: parent)
        if origin == .zero { return nil }
        severity = origin == .mostlyZero ? .note : .warning
      }
      let bounds = parent.names.isEmpty ? "bounds" : parent.text + ".bounds"
      let middle =
        switch assignment.target.components {
        case ["x"]: "\(bounds).midX"
        case ["y"]: "\(bounds).midY"
        default: "CGPoint(x: \(bounds).midX, y: \(bounds).midY)"
        }
      return Mistake(
        severity, at: assignment.node,
        "\(child.text) gets the center of \(parent.text), which is in the coordinates of the superview of "
          + "\(parent.text)", "use \(middle)",
        fixes: isInside && parent.names.count < 2
          ? assignment.value.map { [.init(node: Syntax($0), text: middle)] } ?? [] : [])
    }
  }
}
