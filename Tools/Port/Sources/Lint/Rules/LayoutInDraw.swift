import SwiftSyntax

/// A drawing function changes the hierarchy or the layout.
enum LayoutInDraw: Rule {
  static let name = "layout-in-draw"
  static let severity = Severity.error
  static let summary = "draw(_:) adds views or layers, or changes a layout."
  static let reason = """
    `draw(_:)` is called whenever the view's contents are needed again, and after layout. What it adds is \
    added again with every call: after three calls of `setNeedsDisplay()` there are three layers. What it \
    moves is seen one frame late. It is an error if a new view or layer is added with every call and never \
    removed, and a warning elsewhere.
    """
  static let wrong = """
    override func draw(_ rect: CGRect) {
      let border = CAShapeLayer()
      layer.addSublayer(border)
    }
    """
  static let right = """
    override func layoutSubviews() {
      super.layoutSubviews()
      border.path = UIBezierPath(rect: bounds).cgPath
    }
    """

  private static let adding: Set<String> = ["addSubview", "insertSubview", "addSublayer", "insertSublayer"]
  private static let scheduling: Set<String> = ["setNeedsLayout", "layoutIfNeeded", "setNeedsDisplay"]

  static func check(_ context: Context) -> [Mistake] {
    guard context.isDrawing, context.function.isOverride else { return [] }
    return calls(context) + assignments(context)
  }

  private static func calls(_ context: Context) -> [Mistake] {
    let isRemoving =
      context.function.calls.contains { $0.name.hasPrefix("removeFromSuper") || $0.name == "removeAll" }
      || context.function.assignments.contains { $0.target.names.last == "sublayers" }
      || context.function.node.tokens(viewMode: .sourceAccurate).contains {
        $0.text == "removeFromSuperlayer" || $0.text == "removeFromSuperview"
      }
    return context.function.calls.compactMap { call in
      guard let base = call.base else { return nil }
      if adding.contains(call.name) {
        let isNew =
          call.arguments.first?.place.map { child in
            context.function.calls.contains {
              $0.result == child && $0.name.first?.isUppercase == true && child.isLocal
            }
          } ?? false
        let isSure = isNew && !call.isConditional && !isRemoving && context.isOwn(base)
        return Mistake(
          isSure ? .error : .warning, at: call.node,
          isSure
            ? "\(call.name) in \(context.function.name) adds another one with every drawing"
            : "\(call.name) in \(context.function.name) changes the hierarchy while it is drawn",
          "add it once, in an initializer, and lay it out in layoutSubviews()")
      }
      guard scheduling.contains(call.name), context.isOwn(base) || context.isDescendant(base, of: .itself),
        !call.isConditional
      else { return nil }
      return Mistake(
        .warning, at: call.node,
        "\(call.name) in \(context.function.name) asks for another pass with every drawing",
        "ask for it where the value changes that is drawn")
    }
  }

  private static func assignments(_ context: Context) -> [Mistake] {
    context.function.assignments.compactMap { assignment in
      let isConstant = assignment.target.names.last == "constant" && assignment.target.names.count > 1
      guard isConstant || assignment.target.owner != nil, !assignment.target.isLocal else { return nil }
      let owner = assignment.target.owner
      let isInside = owner.map { context.isOwn($0) || context.isDescendant($0, of: .itself) } ?? false
      guard isConstant || isInside else { return nil }
      return Mistake(
        .warning, at: assignment.node,
        "\(assignment.target.text) is set in \(context.function.name), after the layout",
        "set it in layoutSubviews()")
    }
  }
}
