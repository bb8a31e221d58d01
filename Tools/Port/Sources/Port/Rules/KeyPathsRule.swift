internal import SwiftSyntax

/// Replaces `#keyPath` by its text.
struct KeyPathsRule: Rule {
  static let name = "key-paths"
  static let source = "`#keyPath(Person.name)`"
  static let result = "`\"name\"`"

  func changes(to file: Int, in context: Context) -> Changes {
    let visitor = Visitor(context.index.platform)
    visitor.walk(context.source(file).tree)
    var changes = Changes()
    for node in visitor.found {
      guard let expression = node.arguments.first?.expression else { continue }
      let text = keys(of: expression, at: node, in: context, file: file).joined(separator: ".")
      changes.replace(node.range, of: file, with: "\"\(text)\"", covers: true)
    }
    return changes
  }

  /// The properties of a path, without the type that they begin at.
  private func keys(
    of expression: ExprSyntax, at node: MacroExpansionExprSyntax, in context: Context, file: Int
  ) -> [String] {
    var names: [DeclReferenceExprSyntax] = []
    var next = expression
    while true {
      if let access = next.as(MemberAccessExprSyntax.self) {
        names.insert(access.declName, at: 0)
        guard let base = access.base else { break }
        next = base
      } else if let optional = next.as(OptionalChainingExprSyntax.self) {
        next = optional.expression
      } else {
        if let name = next.as(DeclReferenceExprSyntax.self) { names.insert(name, at: 0) }
        break
      }
    }
    var keys = names.map(\.baseName.plain)
    var path = ""
    let body = context.index.body(around: node, in: file)
    while keys.count > 1 {
      path += path.isEmpty ? keys[0] : ".\(keys[0])"
      let isProperty =
        path == keys[0] && context.types(file).member(named: keys[0], around: node)?.kind == .property
      guard !isProperty,
        context.index.resolve(path, from: body, file: file) != nil || keys[0].first!.isUppercase
          || keys[0] == "self"
      else { break }
      keys.removeFirst()
    }
    // An attribute may give a property another name.
    return keys
  }

  private final class Visitor: LiveVisitor {
    var found: [MacroExpansionExprSyntax] = []

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      if node.macroName.text == "keyPath" { found.append(node) }
      return .visitChildren
    }
  }
}
