import SwiftSyntax

/// A layer is asked for the layer at a point of its own coordinates.
enum LayerHitTest: Rule {
  static let name = "layer-hit-test"
  static let severity = Severity.warning
  static let summary = "A layer's hitTest(_:) gets a point in the layer's own coordinates."
  static let reason = """
    Unlike that of views, `CALayer.hitTest(_:)` expects a point in the coordinates of the superlayer. A \
    touch at (10, 10) of a view with the frame (100, 100, 50, 50) is at (110, 110) there; (10, 10) is \
    outside, and the result is nil. It is a note for the view of a controller, whose origin is mostly \
    zero.
    """
  static let wrong = "let hit = card.layer.hitTest(touch.location(in: card))"
  static let right = "let hit = card.layer.hitTest(touch.location(in: card.superview))"

  static func check(_ context: Context) -> [Mistake] {
    context.function.calls.compactMap { call in
      guard call.name == "hitTest", call.arguments.count == 1, let point = call.arguments.first,
        var names = call.base?.names
      else { return nil }
      while names.last == "presentation()" || names.last == "model()" { names.removeLast() }
      guard names.last == "layer", context.locationView(of: point) == Place(names).withoutLayer else {
        return nil
      }
      let view = Place(names).withoutLayer
      guard let severity = context.severity(ofFrameAsBounds: view) else { return nil }
      return Mistake(
        max(severity, .warning), at: call.node,
        "the layer's hitTest(_:) expects a point in the superlayer, but gets one in \(view.text)",
        "use the location in the superview")
    }
  }
}
