internal import SwiftSyntax

/// Spells what Objective-C, Darwin and older Swift spell otherwise.
struct LanguageSpellingsRule: Rule {
  static let name = "language-spellings"
  static let source =
    "`Darwin.round(x)`; `object.conforms(to: P.self)`; `kind === Cell.self`; `text.characters`; "
    + "`anchor as! NSLayoutAnchor<AnyObject>`; `#available(iOS 99, *)`; `abs(self)` in an extension "
    + "of `CGFloat`"
  static let result =
    "`Foundation.round(x)`; `object is any P`; `kind == Cell.self`; `text`; the anchor, "
    + "taken for one of any kind; `false`, since Linux says that every release is there; `Swift.abs(self)`"

  /// The newest release of iOS that code may ask for and get.
  private static let newest = 26

  func changes(to file: Int, in context: Context) -> Changes {
    Visitor(file: file, context: context).collect()
  }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      if let base = node.base?.as(DeclReferenceExprSyntax.self), base.baseName.text == "Darwin",
        context.index.resolve("Darwin", from: nil, file: file)?.body == nil
      {
        changes.replace(base.range, of: file, with: "Foundation")
        changes.addImport("import Foundation", to: file)
      }
      if node.declName.baseName.text == "characters", let base = node.base, !isDeclared("characters") {
        changes.replace(base.end..<node.end, of: file, with: "")
      }
      return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      let access = node.parent?.as(MemberAccessExprSyntax.self)
      // Linux's `CGFloat` has a static function of this name.
      if node.baseName.text == "abs", access == nil, isIn(["CGFloat"], node), !isDeclared("abs") {
        changes.insert("Swift.", at: node.start, of: file)
      }
      guard node.baseName.text == "characters", access == nil || access?.declName.id != node.id,
        isIn(["String", "Substring"], node), !isDeclared("characters")
      else { return .visitChildren }
      changes.replace(node.range, of: file, with: "self")
      return .visitChildren
    }

    /// Returns whether an expression is in an extension of one of the types, of which it may ask a member.
    private func isIn(_ types: Set<String>, _ node: DeclReferenceExprSyntax) -> Bool {
      var around = node.parent
      while let one = around {
        if let body = one.as(ExtensionDeclSyntax.self) {
          return types.contains(body.extendedType.trimmedDescription)
        }
        around = one.parent
      }
      return false
    }

    private func isDeclared(_ member: String) -> Bool {
      context.index.bodies.contains { body in
        body.file < context.index.translated && body.members.contains { $0.name == member }
      }
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard let access = node.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
        access.declName.baseName.text == "conforms", node.arguments.count == 1,
        let argument = node.arguments.first, argument.label?.text == "to",
        let name = argument.expression.as(MemberAccessExprSyntax.self), name.declName.baseName.text == "self",
        let type = name.base?.trimmedDescription, !type.hasSuffix("self")
      else { return .visitChildren }
      changes.insert("(", at: node.start, of: file)
      changes.replace(base.end..<node.end, of: file, with: " is any \(type))")
      return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      let elements = Array(node.elements)
      if elements.count == 3, let cast = elements[1].as(UnresolvedAsExprSyntax.self),
        let mark = cast.questionOrExclamationMark, elements[2].trimmedDescription.hasPrefix("NSLayoutAnchor<")
      {
        changes.insert("anchorOfAnyKind(", at: node.start, of: file)
        let end = mark.text == "!" ? "!" : ""
        changes.replace(
          elements[0].end..<elements[2].start, of: file, with: ", as: ")
        changes.insert(".self)\(end)", at: node.end, of: file)
        changes.addImport(MethodTablesRule.importing, to: file)
      }
      for (index, element) in elements.enumerated() {
        guard let sign = element.as(BinaryOperatorExprSyntax.self),
          ["===", "!=="].contains(sign.operator.text),
          [index - 1, index + 1].contains(where: { elements.indices.contains($0) && isClass(elements[$0]) })
        else { continue }
        changes.replace(sign.range, of: file, with: String(sign.operator.text.dropLast()))
      }
      return .visitChildren
    }

    /// Returns whether an expression is a class as an object, such as `Cell.self`.
    private func isClass(_ node: ExprSyntax) -> Bool {
      guard let access = node.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "self" else {
        return false
      }
      return access.base?.trimmedDescription.first?.isUppercase ?? false
    }

    override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
      for argument in node.availabilityArguments {
        guard let version = argument.argument.as(PlatformVersionSyntax.self), version.platform.text == "iOS",
          let major = version.version.flatMap({ Int($0.major.text) }), major > LanguageSpellingsRule.newest
        else { continue }
        let isUnavailable = node.availabilityKeyword.text == "#unavailable"
        changes.replace(node.range, of: file, with: isUnavailable ? "true" : "false", covers: true)
      }
      return .skipChildren
    }
  }
}
