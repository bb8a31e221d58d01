internal import SwiftSyntax

/// Takes away what Xcode's canvas shows, which is compiled into no app.
struct PreviewsRule: Rule {
  static let name = "previews"
  static let source = "`#Preview { … }`"
  static let result = "gone: it is for Xcode's canvas alone"

  func changes(to file: Int, in context: Context) -> Changes {
    Visitor(file: file, context: context).collect()
  }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
      node.macroName.text == "Preview" ? remove(node) : .visitChildren
    }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      node.macroName.text == "Preview" ? remove(node) : .visitChildren
    }

    private func remove(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
      let lines = node.trimmedDescription.filter(\.isNewline).map { _ in "\n" }.joined()
      changes.replace(node.range, of: file, with: lines, covers: true)
      return .skipChildren
    }
  }
}
