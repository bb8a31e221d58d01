import SwiftSyntax

/// A point in a view's own coordinates is looked up in the view's frame.
enum PointInFrame: Rule {
  static let name = "point-in-frame"
  static let severity = Severity.error
  static let summary = "A point in a view's own coordinates is tested against the view's frame."
  static let reason = """
    `point(inside:with:)` and `hitTest(_:with:)` get a point in the view's own coordinates, and \
    `location(in:)` returns one in those of its argument. A touch in the middle of a view with the frame \
    (100, 100, 50, 50) is at (25, 25), which the frame does not contain: the view is never touched. It is \
    an error for views that the sources place elsewhere than at the origin.
    """
  static let wrong = """
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      frame.contains(point)
    }
    """
  static let right = """
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      bounds.contains(point)
    }
    """

  private static let testing: Set<String> = ["point(inside:with:)", "hitTest(_:with:)"]

  static func check(_ context: Context) -> [Mistake] {
    context.function.calls.compactMap { call in
      guard call.name == "contains", let base = call.base, base.property == "frame", let owner = base.owner,
        base.components.allSatisfy({ $0.hasPrefix("insetBy") || $0.hasPrefix("inset(") }),
        let point = call.arguments.first, call.arguments.count == 1
      else { return nil }
      let isTested =
        testing.contains(context.function.name) && context.kind.hasFrame && context.isOwn(owner)
        && point.place?.names == context.function.parameters.first.map { ["%" + $0] }
        && !context.function.redeclared.contains(context.function.parameters[0])
      let location = context.locationView(of: point)
      guard isTested || location == owner && (context.kind.hasFrame || !owner.names.isEmpty) else {
        return nil
      }
      guard let severity = context.severity(ofFrameAsBounds: owner) else { return nil }
      return Mistake(
        severity, at: call.node,
        "the point is in the coordinates of \(owner.text), but its frame is in those of its superview",
        "use bounds.contains(_:)", fixes: Mistake.Replacement.boundsForFrame(in: call.node.calledExpression))
    }
  }
}
