internal import SwiftSyntax

/// Takes away what exchanges methods of classes at run time, which Linux has no means for.
struct ExchangedMethodsRule: Rule {
  static let name = "exchanged-methods"
  static let source = "the body of a function that exchanges methods of classes; `@convention(block)`"
  static let result = "does nothing, or returns nil, and is named; a closure"

  private static let calls: Set<String> = [
    "method_exchangeImplementations", "method_setImplementation", "method_getImplementation",
    "class_replaceMethod",
    "class_addMethod", "object_setClass", "imp_implementationWithBlock", "class_getInstanceMethod",
    "class_getClassMethod",
  ]

  func changes(to file: Int, in context: Context) -> Changes {
    Visitor(file: file, context: context).collect()
  }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      guard let body = node.body, !body.statements.isEmpty, exchanges(body) else { return .visitChildren }
      let result = node.signature.returnClause?.type
      let isNothing = result.map { ["Void", "()"].contains($0.trimmedDescription) } ?? true
      let isOptional = result?.is(OptionalTypeSyntax.self) ?? false
      guard isNothing || isOptional else { return .visitChildren }
      changes.note(
        "'\(node.name.text)' exchanges methods of classes, and does nothing here", at: node.start, of: file)
      let lines = body.statements.trimmedDescription.filter(\.isNewline)
      changes.replace(
        body.statements.range, of: file,
        with: (isOptional ? "return nil" : "") + lines.map { _ in "\n" }.joined(),
        covers: true)
      return .skipChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
      guard node.name == "convention", let kind = node.arguments?.trimmedDescription,
        kind == "block" || kind == "c" && namesObjects(node)
      else { return .visitChildren }
      changes.replace(node.range, of: file, with: "")
      return .skipChildren
    }

    /// Returns whether the type that an attribute is of takes objects, as no function of C does.
    private func namesObjects(_ node: AttributeSyntax) -> Bool {
      var around = node.parent
      while let current = around, !current.is(AttributedTypeSyntax.self) { around = current.parent }
      guard let text = around?.as(AttributedTypeSyntax.self)?.baseType.trimmedDescription else {
        return false
      }
      return ["Selector", "AnyObject", "AnyClass"].contains { text.contains($0) }
    }

    private func exchanges(_ body: CodeBlockSyntax) -> Bool {
      body.tokens(viewMode: .sourceAccurate).contains { token in
        guard case .identifier(let word) = token.tokenKind else { return false }
        return ExchangedMethodsRule.calls.contains(word)
      }
    }
  }
}
