import SwiftSyntax

/// A function or a popover that takes a rectangle in a view gets the frame of that view.
enum RectOfAnotherView: Rule {
  static let name = "rect-of-another-view"
  static let severity = Severity.error
  static let summary = "A popover, menu or snapshot gets a view and that view's frame as the rectangle in it."
  static let reason = """
    Popovers and menus take a view and a rectangle in the coordinates of that view. For a button with the \
    frame (200, 400, 80, 40) the frame is a rectangle 400 points below the button; the arrow points there. \
    The whole button is `button.bounds`.
    """
  static let wrong = """
    popover.sourceView = button
    popover.sourceRect = button.frame
    """
  static let right = """
    popover.sourceView = button
    popover.sourceRect = button.bounds
    """

  private static let labels: [(rect: String?, view: String)] = [
    (nil, "in"), ("from", "in"), ("rect", "from"),
  ]
  private static let functions: Set<String> = [
    "setTargetRect", "showMenu", "presentPopover", "presentOptionsMenu", "presentOpenInMenu",
    "presentPreview",
  ]
  private static let ofReceiver: Set<String> = ["drawHierarchy", "resizableSnapshotView", "setNeedsDisplay"]

  static func check(_ context: Context) -> [Mistake] {
    popovers(context) + calls(context)
  }

  private static func popovers(_ context: Context) -> [Mistake] {
    context.function.assignments.compactMap { assignment in
      guard assignment.target.names.last == "sourceRect", let rect = assignment.source,
        rect.property == "frame",
        rect.components.isEmpty, let owner = rect.owner, let value = assignment.value
      else { return nil }
      let view = Place(assignment.target.names.dropLast() + ["sourceView"])
      guard let source = context.function.assignments.last(where: { $0.target == view })?.source,
        source.withoutLayer == owner
      else { return nil }
      return mistake(owner, value, context)
    }
  }

  private static func calls(_ context: Context) -> [Mistake] {
    context.function.calls.compactMap { call in
      guard
        let rect = call.arguments.first(where: { $0.place?.property == "frame" }),
        rect.place?.components.isEmpty == true, let owner = rect.place?.owner
      else { return nil }
      if ofReceiver.contains(call.name), call.base?.withoutLayer == owner, rect.label != "afterScreenUpdates"
      {
        return mistake(owner, rect.expression, context, .warning)
      }
      guard functions.contains(call.name),
        labels.contains(where: { $0.rect == rect.label && call[$0.view]?.place?.withoutLayer == owner })
      else { return nil }
      return mistake(owner, rect.expression, context)
    }
  }

  private static func mistake(
    _ owner: Place, _ value: ExprSyntax, _ context: Context, _ limit: Severity = .error
  ) -> Mistake? {
    guard context.kind.hasFrame || !owner.names.isEmpty else { return nil }
    guard let severity = context.severity(ofFrameAsBounds: owner) else { return nil }
    return Mistake(
      max(severity, limit), at: value,
      "the frame of \(owner.text) is not in its own coordinates, in which the rectangle is expected",
      "use \(owner.names.isEmpty ? "" : owner.text + ".")bounds",
      fixes: Mistake.Replacement.boundsForFrame(in: value))
  }
}
