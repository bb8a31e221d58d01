import SwiftSyntax

/// The bounds of the screen are used for layout.
enum ScreenBounds: Rule {
  static let name = "screen-bounds"
  static let severity = Severity.warning
  static let summary = "Layout uses the bounds of the screen instead of those of the superview or window."
  static let reason = """
    An app is not always as large as the screen. In Split View on an iPad of 1024 x 768 points a window \
    may be 507 points wide, and the screen is still 1024: a view laid out by it is cut off. A constant \
    that is made of the screen keeps the width of portrait, 390, when the device is turned and the view is \
    844 wide. It is a note where a view or controller only compares the size, or does not set a geometry.
    """
  static let wrong = "banner.frame = CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 50)"
  static let right = "banner.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 50)"

  private static let comparisons: Set<String> = ["==", "!=", "<", ">", "<=", ">=", "~="]

  static func check(_ context: Context) -> [Mistake] {
    // Extensions that give the screen's size another name are where it is used.
    if ["UIScreen", "UIDevice", "UIWindow"].contains(context.function.type?.name) { return [] }
    return context.function.uses.compactMap { use in
      let text = use.node.trimmedDescription.filter { !$0.isWhitespace }
      guard text.hasPrefix("UIScreen.main"), use.property == "bounds" else { return nil }
      if isFallback(use.node) || isOfKeyboard(use.node) { return nil }
      let call = context.call(around: use.node)
      if call.map({ isOfScreen($0, context) }) == true { return nil }
      // Code that is of no view may need the screen: a transition, a keyboard, the size of an image.
      let isConstant =
        context.function.kind == .value && (context.function.isStatic || context.function.type == nil)
      let isGeometry = context.assignment(around: use.node).map(isGeometry) ?? false
      let isLayout = isConstant || isGeometry || context.isLayout || call.map { isView($0) } == true
      guard context.kind != .other || isLayout else { return nil }
      let severity: Severity =
        isCompared(use.node) || context.function.name == "loadView()"
        ? .note
        : isLayout ? .warning : .note
      return Mistake(
        severity, at: use.node,
        isConstant
          ? "the size of the screen is stored for good, but the app may be smaller, and is turned"
          : "the screen is not always as large as the app, which may share it with others",
        "use the bounds of the superview, of the view or of its window")
    }
  }

  /// Returns a Boolean value that indicates whether a call needs the screen: it makes a window, or looks
  /// whether something is on the screen.
  private static func isOfScreen(_ call: Call, _ context: Context) -> Bool {
    if call.name.hasSuffix("Window") || ["intersects", "contains"].contains(call.name) { return true }
    return context.call(around: call.node).map { isOfScreen($0, context) } ?? false
  }

  /// Returns a Boolean value that indicates whether the size is only used if there is no window or superview.
  private static func isFallback(_ node: ExprSyntax) -> Bool {
    guard let list = node.parent?.as(ExprListSyntax.self) else { return false }
    let elements = Array(list)
    guard let index = elements.firstIndex(where: { $0.id == node.id }), index > 0 else { return false }
    return elements[index - 1].as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
  }

  /// Returns a Boolean value that indicates whether the statement is about the keyboard, whose frame is in
  /// the coordinates of the screen.
  private static func isOfKeyboard(_ node: ExprSyntax) -> Bool {
    var parent = node.parent
    while let some = parent, !some.is(CodeBlockItemSyntax.self) { parent = some.parent }
    return parent?.tokens(viewMode: .sourceAccurate).contains { $0.text.lowercased().contains("keyboard") }
      ?? false
  }

  private static func isGeometry(_ assignment: Assignment) -> Bool {
    assignment.target.geometryIndex != nil || assignment.target.names.last == "constant"
      || assignment.target.names.last == "itemSize"
  }

  private static func isView(_ call: Call) -> Bool {
    call.name.first?.isUppercase == true && call["frame"] != nil
  }

  private static func isCompared(_ node: ExprSyntax) -> Bool {
    var parent = node.parent
    while let some = parent, !some.is(CodeBlockItemSyntax.self), !some.is(ClosureExprSyntax.self) {
      if let list = some.as(ExprListSyntax.self),
        list.contains(where: {
          comparisons.contains($0.as(BinaryOperatorExprSyntax.self)?.operator.text ?? "")
        })
      {
        return true
      }
      parent = some.parent
    }
    return false
  }
}
