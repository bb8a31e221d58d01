internal import SwiftSyntax

/// Describes classes by Swift's functions where Objective-C's classes describe themselves.
struct ClassDescriptionsRule: Rule {
  static let name = "class-descriptions"
  static let source = "`type(of: object).description()`, `Cell.self.description()`, `Cell.description()`"
  static let result = "`String(reflecting: type(of: object))`"

  func changes(to file: Int, in context: Context) -> Changes {
    let visitor = Visitor(file: file, context: context)
    return visitor.collect()
  }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.arguments.isEmpty, node.trailingClosure == nil,
        let access = node.calledExpression.as(MemberAccessExprSyntax.self),
        access.declName.baseName.text == "description", let base = access.base,
        let metatype = metatype(base)
      else { return .visitChildren }
      changes.insert("String(reflecting: ", at: node.start, of: file)
      changes.replace(base.end..<node.end, of: file, with: metatype)
      return .visitChildren
    }

    /// Returns what completes an expression to a class's metatype. Returns nil if it is none.
    private func metatype(_ base: ExprSyntax) -> String? {
      if let call = base.as(FunctionCallExprSyntax.self) {
        return call.calledExpression.trimmedDescription == "type" ? ")" : nil
      }
      if let access = base.as(MemberAccessExprSyntax.self) {
        return access.declName.baseName.text == "self" ? ")" : nil
      }
      guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text,
        let type = context.index.resolve(name, from: nil, file: file), type.isClass,
        !type.bodies.contains(where: { $0.members.contains { $0.name == "description" && $0.isStatic } })
      else { return nil }
      return ".self)"
    }
  }
}
