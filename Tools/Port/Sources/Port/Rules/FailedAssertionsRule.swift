internal import SwiftSyntax

/// Ends the program by an assertion that fails always, where nothing may follow it. The compiler knows that
/// in builds for debugging alone.
struct FailedAssertionsRule: Rule {
  static let name = "failed-assertions"
  static let source = "`guard … else { assert(false, \"text\") }`, and as the last statement of a function"
  static let result = "`fatalError(\"text\")`, which ends the program in builds for release too"

  func changes(to file: Int, in context: Context) -> Changes {
    Visitor(file: file, context: context).collect()
  }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
      replace(node.body.statements)
      return .visitChildren
    }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      let type = node.signature.returnClause?.type.trimmedDescription
      if let statements = node.body?.statements, let type, !["Void", "()"].contains(type) {
        replace(statements)
      }
      return .visitChildren
    }

    private func replace(_ statements: CodeBlockItemListSyntax) {
      guard let call = statements.last?.item.as(FunctionCallExprSyntax.self),
        let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName, name.text == "assert",
        let condition = call.arguments.first, condition.expression.trimmedDescription == "false"
      else { return }
      let end = call.arguments.dropFirst().first?.start ?? condition.end
      changes.replace(name.range, of: file, with: "fatalError")
      changes.replace(condition.start..<end, of: file, with: "")
    }
  }
}
