import SwiftSyntax

/// A view draws by its size, but is not drawn again when the size changes.
enum DrawStretched: Rule {
  static let name = "draw-stretched"
  static let severity = Severity.note
  static let summary = "A drawing depends on the size of the view, which is stretched and not drawn again."
  static let reason = """
    A change of size does not call `draw(_:)`: by default the picture is scaled to fill. A circle that was \
    drawn in 100 x 100 is an ellipse after the view has become 200 x 100. Set `contentMode` to `redraw`, \
    or call `setNeedsDisplay()` in `layoutSubviews()`. It is a note, since the document of the view may do \
    so.
    """
  static let wrong = """
    override func draw(_ rect: CGRect) {
      UIBezierPath(ovalIn: bounds).fill()
    }
    """
  static let right = """
    override init(frame: CGRect) {
      super.init(frame: frame)
      contentMode = .redraw
    }
    """

  static func check(_ context: Context) -> [Mistake] {
    guard context.function.name == "draw(_:)", context.function.isOverride,
      context.kind == .view || context.kind == .cell, !isRedrawn(context)
    else { return [] }
    let usesSize =
      context.function.uses.contains { !$0.isTarget && $0.property == "bounds" && context.isOwn($0.owner) }
      || isParameterUsed(context)
    guard usesSize, isDrawing(context), let function = context.function.node.as(FunctionDeclSyntax.self)
    else { return [] }
    return [
      Mistake(
        .note, at: function.name,
        "the drawing depends on the size, but is stretched when the size changes",
        "set contentMode to .redraw, or call setNeedsDisplay() in layoutSubviews()")
    ]
  }

  private static let drawing: Set<String> = [
    "UIGraphicsGetCurrentContext", "fill", "stroke", "UIRectFill", "UIRectFrame", "strokePath", "fillPath",
  ]

  /// Returns a Boolean value that indicates whether the function draws, and does not only lay out.
  private static func isDrawing(_ context: Context) -> Bool {
    context.function.calls.contains { call in
      drawing.contains(call.name) || call.name == "draw" && call.base?.names.isEmpty == false
    }
  }

  private static func isParameterUsed(_ context: Context) -> Bool {
    guard let name = context.function.parameters.first,
      let body = context.function.node.as(FunctionDeclSyntax.self)?.body
    else { return false }
    var isSuperCall = false
    for token in body.tokens(viewMode: .sourceAccurate) {
      if token.text == "super" { isSuperCall = true }
      if token.text == name, token.parent?.is(DeclReferenceExprSyntax.self) == true {
        if !isSuperCall { return true }
        isSuperCall = false
      }
    }
    return false
  }

  /// Returns a Boolean value that indicates whether the type or a superclass asks for drawing when the size
  /// changes.
  private static func isRedrawn(_ context: Context) -> Bool {
    var names = context.function.type.map { [$0.name] } ?? []
    var seen: Set<String> = []
    while let name = names.popLast() {
      guard seen.insert(name).inserted else { continue }
      // A label is drawn again by default.
      if name == "UILabel" || context.index[name].setsRedraw { return true }
      names += context.index[name].inherited
    }
    return false
  }
}
