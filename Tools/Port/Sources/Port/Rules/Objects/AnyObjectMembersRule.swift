internal import SwiftSyntax

/// Asks objects of no known class for a property as the one class of UIKit that has it.
struct AnyObjectMembersRule: Rule {
  static let name = "any-object-members"
  static let source = "`constraints.first?.priority`, `constraints[0].priority` of a list of `AnyObject`"
  static let result = "asked of the object as the one class of UIKit that has such a property"

  func changes(to file: Int, in context: Context) -> Changes {
    Visitor(file: file, context: context).collect()
  }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      guard let base = node.base, let object = object(in: base),
        let property = property(named: node.declName.baseName.plain)
      else { return .visitChildren }
      let owner = property.body.type.path
      changes.insert("(", at: object.start, of: file)
      changes.insert(
        // Forced as in Objective-C, where a message to an object of another class ends the program.
        base.is(OptionalChainingExprSyntax.self) ? " as? \(owner))" : " as! \(owner))", at: object.end,
        of: file)
      chooseByContext(property, named: node.declName)
      return .visitChildren
    }

    /// Returns the element of a list of `AnyObject` that an expression takes, without what unwraps it.
    private func object(in base: ExprSyntax) -> ExprSyntax? {
      let object =
        base.as(OptionalChainingExprSyntax.self)?.expression
        ?? base.as(ForceUnwrapExprSyntax.self)?.expression ?? base
      var list: ExprSyntax?
      if let access = object.as(MemberAccessExprSyntax.self),
        ["first", "last"].contains(access.declName.baseName.text)
      {
        list = access.base
      } else if let element = object.as(SubscriptCallExprSyntax.self) {
        list = element.calledExpression
      }
      guard let list, let member = member(list), let type = member.type?.as(ArrayTypeSyntax.self),
        type.element.trimmedDescription == "AnyObject"
      else { return nil }
      return object
    }

    /// Returns the property that an expression names.
    private func member(_ list: ExprSyntax) -> Member? {
      if let name = list.as(DeclReferenceExprSyntax.self)?.baseName.plain {
        return context.types(file).member(named: name, around: list)
      }
      guard let access = list.as(MemberAccessExprSyntax.self), let base = access.base,
        let type = context.types(file).type(of: base)
      else { return nil }
      return type.all.lazy.flatMap {
        self.context.index.members(named: access.declName.baseName.plain, of: $0)
      }.first
    }

    /// Lets the context choose between a type that stands for a number and that number.
    private func chooseByContext(_ property: Member, named name: DeclReferenceExprSyntax) {
      guard let type = property.type?.trimmedDescription, let number = AnyObjectMembersRule.numbers[type]
      else {
        return
      }
      changes.replace(name.range, of: file, with: "\(property.name)_ofObject()")
      changes.append(
        "extension \(property.body.type.path) {\n"
          + "  fileprivate func \(property.name)_ofObject() -> \(type) { \(property.name) }\n"
          + "  fileprivate func \(property.name)_ofObject() -> \(number) { \(property.name).rawValue }\n}",
        to: file)
    }

    /// Returns the property of a name, if one class alone of the modules that are looked up declares it.
    private func property(named name: String) -> Member? {
      let index = context.index
      let found = index.types.lazy.filter { $0.isClass && ($0.body?.file ?? 0) >= index.translated }
        .flatMap { $0.bodies.flatMap(\.members) }
        .filter { $0.name == name && $0.kind == .property && !$0.isOverride }
      return found.count == 1 ? found.first : nil
    }
  }

  /// Types that stand for a number, which an object of no known class may be asked for as well.
  private static let numbers = ["UILayoutPriority": "Float"]
}
