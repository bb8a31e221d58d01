import SwiftSyntax

/// A rule about geometry that `mica lint` applies to functions.
protocol Rule: Sendable {
  /// The name in reports, in options and in `// mica:ignore`.
  static var name: String { get }
  /// The highest severity of the rule's findings.
  static var severity: Severity { get }
  /// A sentence that describes the rule, for lists of rules.
  static var summary: String { get }
  /// The reason, with the numbers of a small example.
  static var reason: String { get }
  /// Code that the rule reports.
  static var wrong: String { get }
  /// Correct code for the same purpose.
  static var right: String { get }

  /// Returns what is wrong with a function.
  static func check(_ context: Context) -> [Mistake]
}

/// A mistake that a rule has found.
struct Mistake {
  var severity: Severity
  var node: Syntax
  /// A description of the problem, a sentence without the full stop.
  var message: String
  /// The change that solves the problem, a sentence without the full stop.
  var remedy: String
  /// Replacements of source that solve the problem for sure.
  var fixes: [Replacement] = []

  struct Replacement {
    var node: Syntax
    var text: String
  }

  init(
    _ severity: Severity, at node: some SyntaxProtocol, _ message: String, _ remedy: String,
    fixes: [Replacement] = []
  ) {
    self.severity = severity
    self.node = Syntax(node)
    self.message = message
    self.remedy = remedy
    self.fixes = fixes
  }
}

extension Mistake.Replacement {
  /// A replacement of the name `frame` by `bounds` in a chain of names.
  static func boundsForFrame(in expression: ExprSyntax) -> [Self] {
    for token in expression.tokens(viewMode: .sourceAccurate) where token.text == "frame" {
      return [Self(node: Syntax(token), text: "bounds")]
    }
    return []
  }
}

/// The rules of `mica lint`, in the order of the documentation.
enum Rules {
  static let all: [any Rule.Type] = [
    SuperviewFrame.self, SuperviewCenter.self, OwnFramePosition.self, OwnFrameSize.self, BoundsFromFrame.self,
    PathFromFrame.self, ConversionMismatch.self, RectOfAnotherView.self, AddingOrigins.self,
    PointInFrame.self,
    LayerHitTest.self, FrameBesideTransform.self, AnchorPointAlone.self, ScreenBounds.self,
    GeometryTooEarly.self, LayoutInDraw.self, OwnFrameInLayout.self, DrawStretched.self,
  ]
  static let names = all.map { $0.name }
}
