import SwiftSyntax

/// The size of a view's own frame is used for its layout or drawing.
enum OwnFrameSize: Rule {
  static let name = "own-frame-size"
  static let severity = Severity.warning
  static let summary = "A view or controller uses the size of its own frame instead of that of its bounds."
  static let reason = """
    The sizes of `frame` and `bounds` are equal only without a transform. A view of 100 x 50 that is \
    turned by 90 degrees has a frame of 50 x 100; its subviews are still laid out in 100 x 50. It is a \
    warning in a type that sets its own transform, and a note elsewhere. New views have none: \
    initializers and functions that they alone call are not reported.
    """
  static let wrong = """
    override func layoutSubviews() {
      super.layoutSubviews()
      label.frame = CGRect(x: 0, y: 0, width: frame.width, height: 20)
    }
    """
  static let right = """
    override func layoutSubviews() {
      super.layoutSubviews()
      label.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 20)
    }
    """

  private static let components: Set<String> = ["size", "width", "height"]

  static func check(_ context: Context) -> [Mistake] {
    // Extensions of all views give the frame's size another name, and know nothing of layouts.
    // A new view has no transform.
    guard context.function.kind != .value, !context.isCreating,
      context.function.type?.name.hasPrefix("UI") == false
    else {
      return []
    }
    return context.function.uses.compactMap { use in
      guard !use.isTarget, use.isSpelled, context.isOwn(use.owner), use.property == "frame",
        use.place.components.first.map(components.contains) == true
      else { return nil }
      let targets = context.destinations(of: use.node).compactMap(\.target.owner)
      if targets.contains(where: { context.isOwn($0) || context.isElsewhere($0, than: use.owner) }) {
        return nil
      }
      let isInner = targets.contains { context.isDescendant($0, of: use.owner) }
      guard context.isLayout || context.isDrawing || isInner || measures(context) else { return nil }
      return Mistake(
        isTransformed(context) ? .warning : .note, at: use.node,
        "\(use.place.text) is a size in the superview, which under a transform is not that of the bounds",
        "use bounds in its place", fixes: Mistake.Replacement.boundsForFrame(in: use.node))
    }
  }

  /// Returns a Boolean value that indicates whether the function returns a size for something inside the
  /// view.
  private static func measures(_ context: Context) -> Bool {
    let name = context.function.name
    return name.hasPrefix("sizeThatFits(") || name == "intrinsicContentSize"
      || [
        "sizeForItemAt:)", "heightForRowAt:)", "referenceSizeForHeaderInSection:)",
        "heightForHeaderInSection:)",
      ]
      .contains { name.hasSuffix($0) }
  }

  private static func isTransformed(_ context: Context) -> Bool {
    context.function.assignments.contains {
      $0.target.names.last == "transform" && context.isOwn(Place($0.target.names.dropLast()))
        && !($0.value?.trimmedDescription.hasSuffix("identity") ?? true)
    }
  }
}
