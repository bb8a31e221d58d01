internal import SwiftSyntax

/// Reads the delegates of lists and text views, whose type is that of a scroll view's delegate here.
struct NarrowedDelegatesRule: Rule {
  static let name = "narrowed-delegates"
  static let source =
    "`override var delegate: UITableViewDelegate?`; `table.delegate?.tableView?(…)`, "
    + "of collections and text views too"
  static let result = "the scroll view's delegate; its methods are asked of the narrower type"

  private static let kinds = [
    "tableView": "UITableViewDelegate", "collectionView": "UICollectionViewDelegate",
    "textView": "UITextViewDelegate",
  ]

  func changes(to file: Int, in context: Context) -> Changes {
    Visitor(file: file, context: context).collect()
  }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      guard node.modifiers.has(.override), let binding = node.bindings.first,
        binding.pattern.trimmedDescription == "delegate",
        let type = binding.typeAnnotation?.type.as(OptionalTypeSyntax.self)
      else { return .visitChildren }
      let written = type.wrappedType.trimmedDescription.split { !$0.isLetter }.last.map(String.init)
      if let written, kinds.values.contains(written) {
        changes.replace(type.range, of: file, with: "(any UIScrollViewDelegate)?")
      }
      return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      guard let kind = kinds.first(where: { node.declName.baseName.text.hasPrefix($0.key) })?.value,
        let chain = node.base?.as(OptionalChainingExprSyntax.self), isDelegate(chain.expression),
        context.types(file).type(of: chain.expression)?.type.name == "UIScrollViewDelegate"
      else { return .visitChildren }
      changes.insert("(", at: chain.start, of: file)
      changes.insert(" as? any \(kind))", at: chain.expression.end, of: file)
      return .visitChildren
    }

    private var kinds: [String: String] { NarrowedDelegatesRule.kinds }

    private func isDelegate(_ expression: ExprSyntax) -> Bool {
      let name =
        expression.as(MemberAccessExprSyntax.self)?.declName ?? expression.as(DeclReferenceExprSyntax.self)
      return name?.baseName.text == "delegate"
    }
  }
}
