internal import SwiftSyntax

/// Says of an initializer that calls another one of its class that it does so, which Swift takes to be so in
/// subclasses of Objective-C's classes.
struct DelegatingInitializersRule: Rule {
  static let name = "delegating-initializers"
  static let source = "`required init?(coder: NSCoder) { self.init() }` in a class"
  static let result = "`required convenience init?(coder: NSCoder) { self.init() }`"

  func changes(to file: Int, in context: Context) -> Changes {
    Visitor(file: file, context: context).collect()
  }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
      guard node.modifiers.has(.required), !node.modifiers.has(.convenience), let body = node.body,
        node.parent?.parent?.parent?.parent?.is(ClassDeclSyntax.self) ?? false
      else { return .visitChildren }
      let calls = body.statements.contains { statement in
        let access = statement.item.as(FunctionCallExprSyntax.self)?.calledExpression
          .as(MemberAccessExprSyntax.self)
        return access?.base?.trimmedDescription == "self"
          && access?.declName.baseName.tokenKind == .keyword(.`init`)
      }
      if calls { changes.insert("convenience ", at: node.initKeyword.start, of: file) }
      return .visitChildren
    }
  }
}
