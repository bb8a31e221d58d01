import SwiftSyntax

/// A view moves or resizes itself while it lays out its subviews.
enum OwnFrameInLayout: Rule {
  static let name = "own-frame-in-layout"
  static let severity = Severity.warning
  static let summary = "A view sets its own frame in its layout, which is its superview's task."
  static let reason = """
    `layoutSubviews()` is called because the superview has given the view a size. A view that sets its own \
    frame to 50 points of height there, after the superview has set 44, asks for layout again, and both \
    take turns. Say which size the view needs in `intrinsicContentSize` or `sizeThatFits(_:)`.
    """
  static let wrong = """
    override func layoutSubviews() {
      super.layoutSubviews()
      frame.size.height = label.frame.maxY
    }
    """
  static let right = """
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: label.sizeThatFits(size).height)
    }
    """

  static func check(_ context: Context) -> [Mistake] {
    guard context.isLayout, let own = context.own else { return [] }
    return context.function.assignments.compactMap { assignment in
      guard assignment.target.owner == own, let property = assignment.target.property,
        property != "bounds" || assignment.target.components.first == "size"
      else { return nil }
      return Mistake(
        .warning, at: assignment.node,
        "\(assignment.target.text) is set in \(context.function.name), but the superview decides about it",
        context.kind == .controller
          ? "leave it to the parent" : "say in intrinsicContentSize or sizeThatFits(_:) which size is needed")
    }
  }
}
