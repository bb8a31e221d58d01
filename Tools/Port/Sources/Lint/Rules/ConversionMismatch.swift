import SwiftSyntax

/// A frame or center is converted from the view itself, a bounds rectangle from the superview.
enum ConversionMismatch: Rule {
  static let name = "conversion-mismatch"
  static let severity = Severity.error
  static let summary = "A rectangle or point is converted from a view in whose coordinates it is not."
  static let reason = """
    `view.convert(rect, to: other)` expects `rect` in the coordinates of `view`. `view.frame` is in those \
    of the superview: for a frame at (100, 100) in a superview at the window's origin, \
    `view.convert(view.frame, to: nil)` gives (200, 200), twice the offset. Right are \
    `view.convert(view.bounds, to: nil)` and `superview.convert(view.frame, to: nil)`.
    """
  static let wrong = "let place = button.convert(button.frame, to: nil)"
  static let right = "let place = button.convert(button.bounds, to: nil)"

  static func check(_ context: Context) -> [Mistake] {
    context.function.calls.compactMap { call in
      guard call.name == "convert", call.arguments.count == 2, let rect = call.arguments[0].place,
        call.arguments[0].label == nil, let owner = rect.owner, let base = call.base,
        ["to", "from"].contains(call.arguments[1].label)
      else { return nil }
      let start: Place
      if call.arguments[1].label == "to" {
        start = base.space
      } else {
        guard let place = call.arguments[1].place else { return nil }
        start = place.space
      }
      guard context.kind.hasFrame || !start.names.isEmpty,
        rect.components.isEmpty || rect.components == ["origin"]
      else { return nil }
      let isOuter = rect.property != "bounds"
      guard isOuter ? start == owner : start == owner.superview else { return nil }
      guard let severity = context.severity(ofFrameAsBounds: owner) else { return nil }
      return Mistake(
        severity, at: call.node,
        "\(rect.text) is in the coordinates of \(isOuter ? "the superview" : "the view itself"), but is "
          + "converted from those of \(start.text)",
        isOuter && rect.property == "frame"
          ? "convert bounds, or convert from the superview"
          : "convert from the view in whose coordinates it is",
        fixes: isOuter && rect.property == "frame"
          ? Mistake.Replacement.boundsForFrame(in: call.arguments[0].expression) : [])
    }
  }
}

extension Place {
  /// The view of a coordinate space.
  fileprivate var space: Place {
    (names.last == "coordinateSpace" ? Place(Array(names.dropLast())) : self).withoutLayer
  }
}
