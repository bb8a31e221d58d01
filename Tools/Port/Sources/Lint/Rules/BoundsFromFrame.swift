import SwiftSyntax

/// A view's bounds are set to a frame, whose origin then moves all subviews.
enum BoundsFromFrame: Rule {
  static let name = "bounds-from-frame"
  static let severity = Severity.error
  static let summary = "Bounds are set to a frame, whose origin moves what is inside."
  static let reason = """
    The origin of `bounds` is the point of the view's own coordinates that is at its upper left corner, as \
    when scrolling. With the bounds (100, 100, 200, 200), taken from a frame, a subview at (100, 100) is \
    drawn in the upper left corner and one at (0, 0) is 100 points outside. Only the size of a frame may \
    be taken.
    """
  static let wrong = "content.bounds = content.frame"
  static let right = "content.bounds.size = content.frame.size"

  static func check(_ context: Context) -> [Mistake] {
    context.function.assignments.compactMap { assignment in
      guard let target = assignment.target.owner, assignment.target.property == "bounds",
        assignment.target.components.isEmpty, !assignment.isCompound, let source = assignment.source,
        source.property == "frame", source.components.isEmpty, let owner = source.owner,
        context.own != nil || !owner.names.isEmpty
      else { return nil }
      guard let found = context.severity(ofFrameAsBounds: owner) else { return nil }
      let severity = target == owner ? found : max(found, .warning)
      return Mistake(
        severity, at: assignment.node,
        "the bounds of \(target.text) get the origin of a frame, which moves its subviews and sublayers",
        "set bounds.size to frame.size, or the frame")
    }
  }
}
