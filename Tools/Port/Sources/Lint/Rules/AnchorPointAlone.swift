import Foundation
import SwiftSyntax

/// An anchor point is changed, but not the position, so that the view jumps.
enum AnchorPointAlone: Rule {
  static let name = "anchor-point-alone"
  static let severity = Severity.warning
  static let summary = "An anchor point is set without a position, so that the view moves."
  static let reason = """
    `position` is where the anchor point is in the superlayer, and stays when the anchor point changes: \
    frame.origin = position - anchorPoint * size. A view with the frame (100, 100, 80, 40) has the \
    position (140, 120). With the anchor point (0, 0) its frame becomes (140, 120, 80, 40): it has moved \
    by half its size.
    """
  static let wrong = "hand.layer.anchorPoint = CGPoint(x: 0.5, y: 0.9)"
  static let right = """
    let frame = hand.frame
    hand.layer.anchorPoint = CGPoint(x: 0.5, y: 0.9)
    hand.frame = frame
    """

  static func check(_ context: Context) -> [Mistake] {
    let assignments = context.function.assignments
    guard !context.function.name.lowercased().contains("anchor") else { return [] }
    return assignments.indices.compactMap { index in
      let assignment = assignments[index]
      guard assignment.target.names.last == "anchorPoint",
        assignment.target.names.count > 1 || context.kind.hasFrame,
        let value = assignment.value, !isMiddle(value), assignment.source == nil || isLiteral(value)
      else { return nil }
      let view = Place(assignment.target.names.dropLast()).withoutLayer
      // A new layer has no place yet from which it could move.
      if view.names.isEmpty, context.isCreating { return nil }
      guard !view.names.isEmpty || context.kind.hasFrame, isLayer(assignment.target, context),
        !context.entry.positioned.contains(view)
      else { return nil }
      var isGivenBefore = false
      for (other, each) in assignments.enumerated() {
        let isCompensation =
          each.target.names.last == "transform" && Place(each.target.names.dropLast()).withoutLayer == view
          && each.value?.trimmedDescription.contains("ranslat") == true
        if isCompensation { return nil }
        guard each.target.owner == view else { continue }
        if ["position", "center"].contains(each.target.property) { return nil }
        guard each.target.property == "frame" else { continue }
        if other > index { return nil }
        isGivenBefore = true
      }
      // A view or layer that the function makes, or gets from elsewhere, is placed by the code that follows.
      if !isGivenBefore, isNew(view, context) { return nil }
      if isPlacedByOthers(view, after: assignment, context) { return nil }
      return Mistake(
        .warning, at: assignment.node,
        "the anchor point of \(view.text) changes, but its position does not, so that it moves",
        "set the position as well, or the frame afterwards")
    }
  }

  private static func isNew(_ view: Place, _ context: Context) -> Bool {
    view.names.count > 1 || context.function.assignments.contains { $0.target.withoutLayer == view }
      || context.function.calls.contains { $0.result == view && $0["frame"] == nil }
  }

  /// Returns a Boolean value that indicates whether constraints or a layout library place the view
  /// afterwards.
  private static func isPlacedByOthers(_ view: Place, after assignment: Assignment, _ context: Context)
    -> Bool
  {
    if context.function.constrained.contains(view) { return true }
    if context.function.assignments.contains(where: { $0.target.names.last == "constant" }) { return true }
    return context.function.calls.contains { call in
      guard let base = call.base, base.names.count > view.names.count else { return false }
      return call.node.position > assignment.node.position && base.names.starts(with: view.names)
        && base.names[view.names.count] != "layer"
    }
  }

  /// Returns a Boolean value that indicates whether the anchor point is that of a layer: those of map
  /// annotations and nodes of games have other meanings.
  private static func isLayer(_ target: Place, _ context: Context) -> Bool {
    let owner = target.names.dropLast()
    return owner.last?.lowercased().hasSuffix("layer") ?? (context.kind == .layer)
  }

  private static func isLiteral(_ value: ExprSyntax) -> Bool {
    value.trimmedDescription.hasPrefix("CGPoint") || value.trimmedDescription.hasPrefix(".")
  }

  private static func isMiddle(_ value: ExprSyntax) -> Bool {
    let text = value.trimmedDescription.filter { !$0.isWhitespace }
    return text.contains("x:0.5,y:0.5") || text.contains("0.5,0.5")
  }
}
