internal import SwiftSyntax

/// Answers the platform's questions in conditions of `#if` as on an iPhone, and blanks what is not compiled.
struct ConditionsRule: Rule {
  static let name = "conditions"
  static let source = "`#if os(iOS)`, `targetEnvironment`, `canImport(AppKit)`"
  static let result = "answered as on an iPhone; what is not compiled there is blanked"

  func changes(to file: Int, in context: Context) -> Changes {
    let visitor = Visitor(file: file, platform: context.index.platform)
    visitor.walk(context.source(file).tree)
    return visitor.changes
  }

  private final class Visitor: LiveVisitor {
    let file: Int
    var changes = Changes()

    init(file: Int, platform: Platform) {
      self.file = file
      super.init(platform)
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
      if let clause = guardOfImport(node) {
        changes.replace(clause.start..<clause.condition!.end, of: file, with: "")
        changes.replace(node.poundEndif.range, of: file, with: "")
        return .skipChildren
      }
      let live = conditions.live(node)
      for clause in node.clauses {
        if live.contains(where: { $0.id == clause.id }) {
          clause.condition.map(answerQuestions)
        } else {
          blank(clause)
        }
      }
      return super.visit(node)
    }

    /// The only clause of an `#if canImport` around nothing but the import of that module.
    private func guardOfImport(_ node: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
      guard node.clauses.count == 1, let clause = node.clauses.first, let condition = clause.condition,
        let (question, module) = Conditions.question(condition), question == "canImport",
        conditions.platform.isStoodInFor(module), case .statements(let items)? = clause.elements,
        items.count == 1, let only = items.first?.item.as(ImportDeclSyntax.self),
        only.path.trimmedDescription == module
      else { return nil }
      return clause
    }

    private func answerQuestions(_ condition: ExprSyntax) {
      if let (question, argument) = Conditions.question(condition) {
        let isVersion = ["swift", "compiler"].contains(question)
        guard !isVersion, let answer = conditions.answer(question, argument, in: condition) else { return }
        changes.replace(condition.range, of: file, with: answer ? "true" : "false")
      } else {
        for child in condition.children(viewMode: .sourceAccurate) {
          if let expression = child.as(ExprSyntax.self) {
            answerQuestions(expression)
          } else {
            for inner in child.children(viewMode: .sourceAccurate) {
              (inner.as(ExprSyntax.self) ?? inner.as(LabeledExprSyntax.self)?.expression).map(answerQuestions)
            }
          }
        }
      }
    }

    /// Leaves the lines of a clause empty. Its condition becomes a plain `false`.
    private func blank(_ clause: IfConfigClauseSyntax) {
      if let condition = clause.condition {
        changes.replace(condition.range, of: file, with: "false", covers: true)
      }
      guard let elements = clause.elements else { return }
      // The comments before the first element and behind the last go too.
      let from =
        (clause.condition?.endPositionBeforeTrailingTrivia
        ?? clause.poundKeyword.endPositionBeforeTrailingTrivia).utf8Offset
      let end = elements.endPosition.utf8Offset
      let lines = clause.description.utf8.suffix(end - from).count { $0 == UInt8(ascii: "\n") }
      changes.replace(from..<end, of: file, with: String(repeating: "\n", count: lines), covers: true)
    }
  }
}
