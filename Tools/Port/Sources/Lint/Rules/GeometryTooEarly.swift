import SwiftSyntax

/// Subviews are laid out before their superview has its size.
enum GeometryTooEarly: Rule {
  static let name = "geometry-too-early"
  static let severity = Severity.warning
  static let summary = "A size is read before layout: in viewDidLoad(), awakeFromNib() or init(coder:)."
  static let reason = """
    In `viewDidLoad()`, `awakeFromNib()` and `init(coder:)` views have the size of the document, such as \
    375 x 667, or none. On a device of 390 x 844 a subview that is laid out by it ends 15 points before \
    the edge. Lay out in `viewDidLayoutSubviews()` or `layoutSubviews()`, or set an autoresizing mask or \
    constraints, for which the code is not reported. It is a note for round corners, whose view mostly has \
    the size of the document on every device.
    """
  static let wrong = """
    override func viewDidLoad() {
      super.viewDidLoad()
      line.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 1)
    }
    """
  static let right = """
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      line.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 1)
    }
    """

  static func check(_ context: Context) -> [Mistake] {
    guard LayoutFunctions.early.contains(context.function.name), context.own != nil,
      context.function.isOverride || context.function.kind == .initializer
    else { return [] }
    return context.function.uses.compactMap { use in
      guard !use.isTarget, isSize(use), !runsLater(use.node, in: context),
        let assignment = context.assignment(around: use.node),
        let target = target(of: assignment), !isKnown(use.owner, context), !isLaidOutLater(target, context)
      else { return nil }
      // The document mostly fixes the size of what gets round corners by it.
      let isCorner = assignment.target.names.last == "cornerRadius" && target == use.owner.withoutLayer
      return Mistake(
        isCorner ? .note : .warning, at: use.node,
        "\(use.place.text) is not yet its final size in \(context.function.name), and \(target.text) "
          + "keeps what is computed from it",
        "compute it in \(context.kind == .controller ? "viewDidLayoutSubviews()" : "layoutSubviews()"), "
          + "or use constraints or an autoresizing mask")
    }
  }

  private static func isSize(_ use: GeometryUse) -> Bool {
    guard use.property == "bounds" || use.property == "frame" else { return false }
    guard let first = use.place.components.first else { return true }
    return ["size", "width", "height", "midX", "midY", "maxX", "maxY"].contains(first)
  }

  /// The functions that call the closures that they are given when the first layout is over.
  private static let delaying: Set<String> = [
    "present", "dismiss", "addObserver", "async", "asyncAfter", "UIAction", "addAction", "sink",
    "scheduledTimer", "dataTask",
  ]

  /// Returns a Boolean value that indicates whether a node lies in a closure that is called later.
  private static func runsLater(_ node: some SyntaxProtocol, in context: Context) -> Bool {
    var around = node.parent
    while let one = around, one.id != context.function.node.id {
      if let call = one.as(FunctionCallExprSyntax.self), delaying.contains(name(of: call)),
        isInClosure(node, of: call)
      {
        return true
      }
      around = one.parent
    }
    return false
  }

  private static func name(of call: FunctionCallExprSyntax) -> String {
    call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? call.calledExpression.trimmedDescription
  }

  private static func isInClosure(_ node: some SyntaxProtocol, of call: FunctionCallExprSyntax) -> Bool {
    sequence(first: Syntax(node), next: \.parent).prefix { $0.id != call.id }.contains {
      $0.is(ClosureExprSyntax.self)
    }
  }

  /// Returns the view whose geometry, corners or constraint an assignment sets.
  private static func target(of assignment: Assignment) -> Place? {
    if let owner = assignment.target.owner { return owner }
    guard ["cornerRadius", "constant", "itemSize"].contains(assignment.target.names.last) else { return nil }
    return Place(assignment.target.names.dropLast()).withoutLayer
  }

  /// Returns a Boolean value that indicates whether the function itself has given the view its size.
  private static func isKnown(_ owner: Place, _ context: Context) -> Bool {
    // The height of a navigation bar does not wait for layout.
    if owner.names.last == "navigationBar" { return true }
    if owner.names.first?.hasPrefix("UIScreen") == true
      || owner.names.last?.lowercased().hasSuffix("window") == true
    {
      return true
    }
    return context.function.assignments.contains {
      $0.target.owner == owner && ["frame", "bounds"].contains($0.target.property)
    }
      || context.function.calls.contains {
        ["layoutIfNeeded", "sizeToFit"].contains($0.name) && $0.base?.withoutLayer == owner
      }
      || owner.isLocal
  }

  /// Returns a Boolean value that indicates whether a place is the view of another controller, which follows
  /// the size of its superview by default.
  private static func isViewOfOther(_ place: Place) -> Bool {
    place.names.count > 1 && place.names.last == "view"
  }

  private static func isLaidOutLater(_ target: Place, _ context: Context) -> Bool {
    let masks = context.function.assignments.filter {
      $0.target.names.last == "autoresizingMask"
    }
    // A table resizes the view behind its rows.
    let isBackground = context.function.assignments.contains {
      $0.target.names.last == "backgroundView" && $0.source == target
    }
    return isBackground || masks.contains { Place($0.target.names.dropLast()) == target }
      || context.entry.resized.contains(target) || context.isConstrained(target)
      || context.entry.positioned.contains(target)
      || context.isOwn(target) || isViewOfOther(target)
  }
}
