internal import SwiftSyntax

/// Gives files that take characters out of sets a method of their own: Foundation's of Linux ends the program
/// if a set is the inverse of another.
struct CharacterSetsRule: Rule {
  static let name = "character-sets"
  static let source = "`delimiters.remove(\"_\")` of a `CharacterSet`"
  static let result = "the file's own method, which inverted sets have too"

  func changes(to file: Int, in context: Context) -> Changes {
    let isNamed = context.source(file).tree.tokens(viewMode: .sourceAccurate).contains {
      $0.text == "CharacterSet"
    }
    let own = context.bodiesByModule[context.source(file).module] ?? []
    let isDeclared = own.contains { body in
      body.name == "CharacterSet" && body.members.contains { $0.name == "remove" }
    }
    guard isNamed, !isDeclared else { return Changes() }
    return Visitor(file: file, context: context).collect()
  }

  private static let text = """
    private extension CharacterSet {
      @discardableResult mutating func remove(_ character: Unicode.Scalar) -> Unicode.Scalar? {
        guard contains(character) else { return nil }
        subtract(CharacterSet(charactersIn: character...character))
        return character
      }
    }
    """

  private final class Visitor: RuleVisitor {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let called = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      if called == "remove", node.arguments.count == 1, node.arguments.first?.label == nil {
        changes.append(CharacterSetsRule.text, to: file)
        changes.addImport("import Foundation", to: file)
      }
      return .visitChildren
    }
  }
}
