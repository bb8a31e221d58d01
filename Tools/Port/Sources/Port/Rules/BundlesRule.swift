internal import SwiftSyntax

/// Finds the resources of a class's module in the bundle that SwiftPM makes for them.
struct BundlesRule: Rule {
  static let name = "bundles"
  static let source = "`Bundle(for: Cell.self)`"
  static let result = "the bundle with the resources of the module that declares the class"

  func changes(to file: Int, in context: Context) -> Changes {
    Visitor(file: file, context: context).collect()
  }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard
        ["Bundle", "Bundle.init", "Foundation.Bundle"].contains(node.calledExpression.trimmedDescription),
        node.arguments.count == 1, node.arguments.first?.label?.text == "for"
      else { return .visitChildren }
      changes.replace(node.calledExpression.range, of: file, with: "Bundle.holding")
      changes.addImport("import AppleFoundation", to: file)
      return .visitChildren
    }
  }
}
