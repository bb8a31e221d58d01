import SwiftSyntax

/// A point is converted between views by adding or subtracting origins of frames.
enum AddingOrigins: Rule {
  static let name = "adding-origins"
  static let severity = Severity.warning
  static let summary = "A point is converted by adding the origin of a frame."
  static let reason = """
    The sum ignores the transform and the bounds' origin of the views between. A view of 100 x 100 with \
    the center (100, 100) that is scaled by 2 has the frame (0, 0, 200, 200). Its point (10, 10) is at \
    (20, 20) in the superview; the sum with the origin of the frame says (10, 10). Use `convert(_:to:)` or \
    `convert(_:from:)`.
    """
  static let wrong = "let x = touch.location(in: card).x + card.frame.origin.x"
  static let right = "let x = touch.location(in: card.superview).x"

  private static let horizontal: [[String]] = [["origin", "x"], ["minX"]]
  private static let vertical: [[String]] = [["origin", "y"], ["minY"]]

  static func check(_ context: Context) -> [Mistake] {
    var reported: Set<SyntaxIdentifier> = []
    return context.function.uses.compactMap { use in
      guard use.property == "frame", !use.isTarget, let list = use.node.parent?.as(ExprListSyntax.self),
        let axis = [horizontal, vertical].first(where: { $0.contains(use.place.components) }),
        !reported.contains(list.id)
      else { return nil }
      let elements = Array(list)
      guard let index = elements.firstIndex(where: { $0.id == use.node.id }) else { return nil }
      for (offset, sign) in [(-2, -1), (2, 1)] {
        guard elements.indices.contains(index + offset),
          elements[index + sign].as(BinaryOperatorExprSyntax.self)?.operator.text == "+"
        else { continue }
        let other = elements[index + offset]
        guard isOuter(other, than: use, axis, context) else { continue }
        reported.insert(list.id)
        return Mistake(
          .warning, at: use.node,
          "a position is converted by adding \(use.place.text), which ignores transforms and scrolling",
          "use convert(_:to:) or convert(_:from:)")
      }
      return nil
    }
  }

  /// Returns a Boolean value that indicates whether the other operand is a position in the view whose frame
  /// is added.
  private static func isOuter(
    _ other: ExprSyntax, than use: GeometryUse, _ axis: [[String]], _ context: Context
  ) -> Bool {
    if let second = context.function.uses.first(where: { $0.node.id == other.id }) {
      return second.property == "frame" && axis.contains(second.place.components)
        && context.isDescendant(second.owner, of: use.owner)
    }
    // The difference of two locations is a distance, which needs no conversion.
    guard !(use.node.parent?.trimmedDescription.contains("previousLocation") ?? false) else { return false }
    let view = use.owner.names.isEmpty ? "self" : use.owner.text
    return other.trimmedDescription.contains("location(in: \(view))")
  }
}
