internal import SwiftSyntax

/// Keeps objects to the end of the test that makes them, as in the pool that Apple's systems drain then.
struct KeptObjectsRule: Rule {
  static let name = "kept-objects"
  static let source =
    "in tests, `UIWindow()`, `_ = UINavigationController(…)` and, in `setUp` and `beforeEach`, "
    + "`let view = UIView()`"
  static let result = "lives to the end of the test"

  func changes(to file: Int, in context: Context) -> Changes {
    let imported = ImportsRule.modules(
      importedBy: context.source(file), platform: context.index.platform)
    guard !imported.isDisjoint(with: ["XCTest", "Quick"]) else { return Changes() }
    return Visitor(file: file, context: context).collect()
  }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
        name == "UIWindow" || name.hasPrefix("UI") && isThrownAway(node)
          || name.first?.isUppercase == true && (name.hasPrefix("UI") || name.hasSuffix("View"))
            && isMadeBeforeTests(node)
      else { return .visitChildren }
      let around = node.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)?.calledExpression
      guard around?.trimmedDescription != "keptToTheEnd" else { return .visitChildren }
      changes.insert("keptToTheEnd(", at: node.start, of: file)
      changes.insert(")", at: node.end, of: file)
      changes.addImport("import AppleXCTest", to: file)
      return .visitChildren
    }

    private func isThrownAway(_ node: FunctionCallExprSyntax) -> Bool {
      guard let elements = node.parent?.as(ExprListSyntax.self).map(Array.init), elements.count == 3 else {
        return false
      }
      return elements[0].is(DiscardAssignmentExprSyntax.self) && elements[2].id == ExprSyntax(node).id
    }

    /// Returns whether an object is the value of a local constant or variable where tests are prepared.
    private func isMadeBeforeTests(_ node: FunctionCallExprSyntax) -> Bool {
      guard node.parent?.is(InitializerClauseSyntax.self) == true,
        node.parent?.parent?.is(PatternBindingSyntax.self) == true
      else { return false }
      var around = node.parent
      while let one = around {
        if let function = one.as(FunctionDeclSyntax.self) {
          return ["setUp", "setUpWithError"].contains(function.name.text)
        }
        if let call = one.as(ClosureExprSyntax.self)?.parent?.as(FunctionCallExprSyntax.self) {
          return call.calledExpression.trimmedDescription == "beforeEach"
        }
        around = one.parent
      }
      return false
    }
  }
}
