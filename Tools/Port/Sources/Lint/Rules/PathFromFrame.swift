import SwiftSyntax

/// A path for drawing, a shadow or a mask is made of the view's own frame.
enum PathFromFrame: Rule {
  static let name = "path-from-frame"
  static let severity = Severity.error
  static let summary = "A path that is drawn, casts a shadow or masks in a view is made of the view's frame."
  static let reason = """
    Drawings, `shadowPath` and the paths of masks are in the coordinates of the view itself. For a view \
    with the frame (20, 300, 100, 40) the path of `frame` is at (20, 300), far below a drawing area of 100 \
    x 40: nothing is seen of it. It is an error for views that the sources place elsewhere than at the origin.
    """
  static let wrong = "layer.shadowPath = UIBezierPath(rect: frame).cgPath"
  static let right = "layer.shadowPath = UIBezierPath(rect: bounds).cgPath"

  private static let makers: Set<String> = ["UIBezierPath", "CGPath"]
  private static let drawers: Set<String> = [
    "fill", "stroke", "addRect", "addEllipse", "fillEllipse", "strokeEllipse", "clip", "clear", "UIRectFill",
  ]
  private static let insets: Set<String> = ["insetBy", "inset", "integral"]

  static func check(_ context: Context) -> [Mistake] {
    context.function.uses.compactMap { use in
      guard !use.isTarget, use.property == "frame",
        use.place.components.isEmpty || insets.contains(use.place.components[0]),
        context.kind.hasFrame || !use.owner.names.isEmpty, let call = path(around: use.node, context)
      else { return nil }
      let target = context.assignment(around: use.node)?.target
      let severity: Severity
      if let target, target.names.last == "shadowPath",
        Place(target.names.dropLast()).withoutLayer == use.owner
      {
        guard let found = context.severity(ofFrameAsBounds: use.owner) else { return nil }
        severity = found
      } else if context.isOwn(use.owner), context.isDrawing,
        drawers.contains(call.name) || makers.contains(call.name)
      {
        severity = context.severity(isCertain: true)
      } else if context.isOwn(use.owner), makers.contains(call.name), isMask(context) {
        severity = context.severity(isCertain: true)
      } else {
        return nil
      }
      return Mistake(
        severity, at: use.node,
        "the path is made of \(use.place.text), but paths are in the coordinates of the view itself",
        "use bounds in its place", fixes: Mistake.Replacement.boundsForFrame(in: use.node))
    }
  }

  private static func path(around node: ExprSyntax, _ context: Context) -> Call? {
    var current = context.call(around: node)
    while let call = current {
      if makers.contains(call.name) || drawers.contains(call.name) { return call }
      current = context.call(around: call.node)
    }
    return nil
  }

  private static func isMask(_ context: Context) -> Bool {
    guard let own = context.own else { return false }
    return context.function.assignments.contains {
      ["mask", "shadowPath"].contains($0.target.names.last)
        && Place($0.target.names.dropLast()).withoutLayer == own
    }
  }
}
