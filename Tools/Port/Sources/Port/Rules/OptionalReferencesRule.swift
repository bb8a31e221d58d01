internal import SwiftSyntax

/// Asks for optional members by the properties that stand for them.
struct OptionalReferencesRule: Rule {
  static let name = "optional-references"
  static let source =
    "`delegate?.method?(x)`, `delegate?.method != nil`, `delegate.title`, of an optional requirement"
  static let result =
    "the property that stands for it; of UIKit's protocols, whose members all have defaults, the member "
    + "itself"

  func changes(to file: Int, in context: Context) -> Changes {
    Visitor(file: file, context: context).collect()
  }

  private final class Visitor: RuleVisitor {
    // Selectors name members themselves.
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      ["selector", "keyPath"].contains(node.macroName.text) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      guard let base = node.base else { return .visitChildren }
      let name = node.declName.baseName.plain
      if let candidates = context.requirements.byName[name] {
        refer(to: candidates, by: ExprSyntax(node), reference: node.declName, base: base)
      } else if context.requirements.kitNames.contains(name) {
        referToKit(node, base: base)
      }
      return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id,
        let candidates = context.requirements.byName[node.baseName.plain],
        let member = context.types(file).member(named: node.baseName.plain, around: node), member.isOptional,
        case .none = context.types(file).local(node.baseName.plain, at: node, depth: 0)
      else { return .visitChildren }
      refer(
        to: candidates.filter { $0.body.type === member.body.type }, by: ExprSyntax(node), reference: node,
        base: nil)
      return .visitChildren
    }

    /// Renames a reference where its base has an optional requirement of the name.
    private func refer(
      to candidates: [Member], by expression: ExprSyntax, reference: DeclReferenceExprSyntax,
      base: ExprSyntax?
    ) {
      let use = Use(of: expression)
      var left = candidates
      if let base {
        if let found = context.types(file).type(of: base) {
          guard !found.isMetatype else { return }
          let types = found.all.flatMap { context.index.chain($0) }
          let known = types.flatMap { type in
            (type.isProtocol ? [type] : []) + context.index.protocols(of: type)
          }
          // A class has the member itself, or lacks it; protocols alone are asked.
          guard found.all.contains(where: { $0.isProtocol || $0.body == nil }) else { return }
          left = candidates.filter { candidate in known.contains { $0 === candidate.body.type } }
        } else {
          // Of an unknown base, only a call that asks whether there is such a member tells.
          guard use.isAsked, !context.requirements.closures.contains(reference.baseName.plain) else { return }
        }
      }
      guard let requirement = choose(left, use: use, reference: reference) else { return }
      rename(reference, to: requirement, use: use)
    }
    private func choose(_ candidates: [Member], use: Use, reference: DeclReferenceExprSyntax) -> Member? {
      if let names = reference.argumentNames {
        let labels = names.arguments.map(\.name.plain)
        return candidates.first { $0.labels == labels }
      }
      guard let call = use.call else { return candidates.first }
      let labels = call.arguments.map { $0.label?.plain ?? "_" }
      let trailing = (call.trailingClosure == nil ? 0 : 1) + call.additionalTrailingClosures.count
      return candidates.first { $0.kind == .property }
        ?? candidates.first {
          Array($0.labels.prefix(labels.count)) == labels && $0.labels.count == labels.count + trailing
        }
    }

    /// Renames the reference and takes the labels from its call, which is one of a closure.
    private func rename(_ reference: DeclReferenceExprSyntax, to requirement: Member, use: Use) {
      let isFunction = OptionalRequirements.isOverloaded(requirement) && use.isAsked
      let name =
        isFunction
        ? OptionalRequirements.functionName(of: requirement) : OptionalRequirements.name(of: requirement)
      changes.replace(reference.range, of: file, with: name)
      if isFunction, let mark = use.mark, let call = use.call {
        changes.replace(mark.range, of: file, with: "")
        if mark.text == "!" { changes.insert("!", at: call.end, of: file) }
      }
      guard requirement.kind == .method, let call = use.call else { return }
      for argument in call.arguments {
        guard let label = argument.label, let colon = argument.colon else { continue }
        changes.replace(label.start..<colon.endPosition.utf8Offset, of: file, with: "")
      }
    }

    /// A call of a member that a protocol of UIKit requires: it has a default implementation, so it is always
    /// there.
    private func referToKit(_ node: MemberAccessExprSyntax, base: ExprSyntax) {
      let use = Use(of: ExprSyntax(node))
      guard use.isAsked, let mark = use.mark, let call = use.call else { return }
      if let found = context.types(file).type(of: base) {
        guard found.all.contains(where: \.isProtocol) else { return }
      } else if context.requirements.closures.contains(node.declName.baseName.plain) {
        return
      }
      changes.replace(mark.range, of: file, with: "")
      // Without another optional in the chain the result is one all the same.
      guard mark.text == "?", !base.trimmedDescription.contains("?") else { return }
      changes.insert("(", at: call.start, of: file)
      changes.insert(" as Optional)", at: call.end, of: file)
    }
  }

  /// The use of a member: its `?` or `!`, and its call.
  private struct Use {
    var mark: TokenSyntax?
    var call: FunctionCallExprSyntax?
    var isAsked: Bool { mark != nil && call != nil }

    init(of expression: ExprSyntax) {
      var called = expression
      if let parent = expression.parent?.as(OptionalChainingExprSyntax.self) {
        mark = parent.questionMark
        called = ExprSyntax(parent)
      } else if let parent = expression.parent?.as(ForceUnwrapExprSyntax.self) {
        mark = parent.exclamationMark
        called = ExprSyntax(parent)
      }
      if let found = called.parent?.as(FunctionCallExprSyntax.self), found.calledExpression.id == called.id {
        call = found
      }
    }
  }
}
