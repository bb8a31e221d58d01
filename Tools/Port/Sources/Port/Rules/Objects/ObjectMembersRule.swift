internal import SwiftSyntax

/// Asks objects that are known by a protocol alone, or as `AnyObject`, what every object of Objective-C
/// answers.
struct ObjectMembersRule: Rule {
  static let name = "object-members"
  static let source =
    "`delegate?.responds(to: selector)`, `perform`, `isKind(of:)`, `isEqual(_:)` of an object known by a "
    + "protocol or as `AnyObject`"
  static let result = "asked of the object as an `NSObject`"

  private static let members: Set<String> = [
    "responds", "perform", "isKind", "isMember", "isEqual", "addObserver", "removeObserver",
  ]

  func changes(to file: Int, in context: Context) -> Changes {
    Visitor(file: file, context: context).collect()
  }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      guard ObjectMembersRule.members.contains(node.declName.baseName.plain), let base = node.base,
        let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id,
        let found = context.types(file).type(of: base), !found.isMetatype,
        found.all.allSatisfy({
          $0.isAnyObject || $0.isProtocol && ($0.body?.file ?? .max) < context.index.translated
        }),
        found.all.flatMap({ context.index.members(named: node.declName.baseName.plain, of: $0) }).isEmpty
      else { return .visitChildren }
      if let chain = base.as(OptionalChainingExprSyntax.self) {
        changes.insert("(", at: base.start, of: file)
        changes.insert(" as? NSObject)", at: chain.expression.end, of: file)
      } else {
        changes.insert("(", at: base.start, of: file)
        changes.insert(" as! NSObject)", at: base.end, of: file)
      }
      return .visitChildren
    }
  }
}
