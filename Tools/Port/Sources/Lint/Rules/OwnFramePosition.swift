import SwiftSyntax

/// The origin, middle or far edges of a view's own frame, or its center, are used in its own coordinates.
enum OwnFramePosition: Rule {
  static let name = "own-frame-position"
  static let severity = Severity.error
  static let summary = "A subview or a drawing is placed by the view's own position in its superview."
  static let reason = """
    `frame.midX`, `frame.maxY`, `frame.origin` and `center` are in the coordinates of the superview. In a \
    view with the frame (100, 0, 50, 50) the middle is at x = 25, but `frame.midX` is 125: outside. Use \
    the same properties of `bounds`. It is an error in layouts and drawings of cells and of views that the \
    sources place elsewhere than at the origin.
    """
  static let wrong = """
    override func draw(_ rect: CGRect) {
      let middle = CGPoint(x: frame.midX, y: frame.midY)
      UIBezierPath(arcCenter: middle, radius: 5, startAngle: 0, endAngle: 6, clockwise: true).fill()
    }
    """
  static let right = """
    override func draw(_ rect: CGRect) {
      let middle = CGPoint(x: bounds.midX, y: bounds.midY)
      UIBezierPath(arcCenter: middle, radius: 5, startAngle: 0, endAngle: 6, clockwise: true).fill()
    }
    """

  static let components: Set<String> = ["origin", "minX", "midX", "maxX", "minY", "midY", "maxY"]

  static func check(_ context: Context) -> [Mistake] {
    context.function.uses.compactMap { use in
      guard !use.isTarget, use.isSpelled, context.isOwn(use.owner), isPosition(use) else { return nil }
      let severity: Severity
      let destinations = context.destinations(of: use.node)
      if !destinations.isEmpty {
        // The rules on whole frames and centers report these.
        if destinations.contains(where: { $0.source?.owner == use.owner }) { return nil }
        let children = destinations.compactMap(\.target.owner)
        guard children.allSatisfy({ isPlaced($0, use, context) }), !isConverted(use, context) else {
          return nil
        }
        severity = context.severity(
          isCertain: children.contains { context.isDescendant($0, of: use.owner) })
      } else if context.isDrawing, let call = context.call(around: use.node),
        call.name.first?.isUppercase == true
          || ["move", "addLine", "addArc", "addCurve"].contains(call.name)
      {
        severity = context.severity(isCertain: true)
      } else {
        return nil
      }
      let isCenter = use.property != "frame"
      return Mistake(
        severity, at: use.node,
        "\(use.place.text) is a position in the superview, but is used in the view's own coordinates",
        isCenter ? "use bounds.midX and bounds.midY" : "use bounds in its place",
        fixes: isCenter || use.place.components.isEmpty
          ? [] : Mistake.Replacement.boundsForFrame(in: use.node))
    }
  }

  private static func isPlaced(_ child: Place, _ use: GeometryUse, _ context: Context) -> Bool {
    !context.isOwn(child) && !context.isElsewhere(child, than: use.owner) && use.owner.superview != child
      && (context.isDescendant(child, of: use.owner) || context.isLayout)
  }

  private static func isPosition(_ use: GeometryUse) -> Bool {
    use.property == "frame"
      ? use.place.components.first.map(components.contains) ?? false
      : use.property == "center"
  }

  private static func isConverted(_ use: GeometryUse, _ context: Context) -> Bool {
    context.call(around: use.node).map { $0.name == "convert" } ?? false
  }
}
