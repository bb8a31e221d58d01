internal import SwiftSyntax

/// Lets closures escape whose weak captures Swift 6.3 loses otherwise.
///
/// The compiler finds nil in the second weak capture of a closure that a constant holds and that does not
/// escape.
struct HeldClosuresRule: Rule {
  static let name = "held-closures"
  static let source = "`let end = { [weak self, weak list] in … }`"
  static let result = "passes through a function of a stand-in, so that it escapes"

  func changes(to file: Int, in context: Context) -> Changes {
    Visitor(file: file, context: context).collect()
  }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      guard let closure = node.initializer?.value.as(ClosureExprSyntax.self),
        let captures = closure.signature?.capture?.items,
        Array(captures).count(where: { $0.specifier?.specifier.tokenKind == .keyword(.weak) }) > 1
      else { return .visitChildren }
      changes.insert("heldClosure(", at: closure.start, of: file)
      changes.insert(")", at: closure.end, of: file)
      changes.addImport("import AppleFoundation", to: file)
      return .visitChildren
    }
  }
}
