internal import SwiftSyntax

/// Calls what a stand-in has in place of functions of Foundation that answer otherwise on Linux.
struct FoundationMethodsRule: Rule {
  static let name = "foundation-methods"
  static let source =
    "`Locale.current`, `locale: Locale = .current`, `Calendar.current`, `DateFormatter()`; "
    + "`NSStringFromClass(Cell<Model>.self)`; `Data(contentsOf: url)`; "
    + "`NSDictionary(…).isEqual(to: other)`; "
    + "`NSKeyedUnarchiver(forReadingWith: data)`; `expression.enumerateMatches(in:…) { … }`; "
    + "`Bundle.main.object(forInfoDictionaryKey: key)`"
  static let result =
    "the region of an iPhone, the United States, where Linux's is of no country; a name for every class; "
    + "`data:` addresses are read; numbers are compared as numbers; one that answers nil for what is not "
    + "there; a closure that does not escape; what Info.plist has and no translation of it"

  func changes(to file: Int, in context: Context) -> Changes {
    Visitor(file: file, context: context).collect()
  }

  private static let functions: Set<String> = ["NSStringFromClass", "NSClassFromString"]
  private static let formatters: Set<String> = ["DateFormatter", "NumberFormatter"]
  private static let regional: Set<String> = ["Locale", "NSLocale", "Calendar"]
  private static let current: Set<String> = ["current", "autoupdatingCurrent"]

  private final class Visitor: RuleVisitor {
    private func isDeclared(_ name: String) -> Bool {
      context.index.resolve(name, from: nil, file: file)?.body != nil
    }

    private func replace(_ node: some SyntaxProtocol, with text: String) {
      changes.replace(node.range, of: file, with: text)
      changes.addImport("import AppleFoundation", to: file)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let called = node.calledExpression
      let first = node.arguments.first
      switch called.trimmedDescription {
      case let name where FoundationMethodsRule.functions.contains(name):
        replace(called, with: "AppleFoundation.\(name)")
      case let name where FoundationMethodsRule.formatters.contains(name):
        guard node.arguments.isEmpty, node.trailingClosure == nil, !isDeclared(name) else { break }
        replace(node, with: "\(name)(ofPhone: ())")
      case "NSKeyedUnarchiver":
        guard let first, first.label?.text == "forReadingWith" else { break }
        changes.replace(node.start..<first.expression.start, of: file, with: "NSKeyedUnarchiver.reading(")
        changes.addImport(MethodTablesRule.importing, to: file)
      case "Data", "Foundation.Data":
        if let label = first?.label, label.text == "contentsOf", !isDeclared("Data") {
          replace(label, with: "contentsOfAddress")
        }
      default:
        visit(called.as(MemberAccessExprSyntax.self), first?.label)
      }
      return .visitChildren
    }

    private func visit(_ access: MemberAccessExprSyntax?, _ label: TokenSyntax?) {
      guard let access, let base = access.base, let label else { return }
      switch (access.declName.baseName.text, label.text) {
      case ("object", "forInfoDictionaryKey"): replace(label, with: "forKeyOfInfo")
      case ("enumerateMatches", "in"): replace(access.declName, with: "enumerateMatchesAtOnce")
      case ("isEqual", "to") where isDictionary(base): replace(label, with: "toContentOf")
      default: break
      }
    }

    /// Returns whether an expression says of itself that it is an `NSDictionary`.
    private func isDictionary(_ node: ExprSyntax) -> Bool {
      if let call = node.as(FunctionCallExprSyntax.self) {
        return call.calledExpression.trimmedDescription == "NSDictionary"
      }
      guard let tuple = node.as(TupleExprSyntax.self), tuple.elements.count == 1,
        let elements = tuple.elements.first?.expression.as(SequenceExprSyntax.self)?.elements
      else { return false }
      return elements.contains { $0.is(UnresolvedAsExprSyntax.self) }
        && elements.last?.trimmedDescription == "NSDictionary"
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      guard FoundationMethodsRule.current.contains(node.declName.baseName.text) else { return .visitChildren }
      let base = node.base?.trimmedDescription
      let isRegional =
        base.map { FoundationMethodsRule.regional.contains($0) && !isDeclared($0) } ?? isRegion(node)
      if isRegional { replace(node.declName, with: "ofPhone") }
      return .visitChildren
    }

    /// Returns whether `.current` stands where a locale or a calendar is asked for.
    private func isRegion(_ node: MemberAccessExprSyntax) -> Bool {
      guard let parent = node.parent else { return false }
      if let label = parent.as(LabeledExprSyntax.self)?.label {
        return ["locale", "calendar"].contains(label.text)
      }
      if parent.is(InitializerClauseSyntax.self) {
        let type =
          parent.parent?.as(FunctionParameterSyntax.self)?.type
          ?? parent.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
        let name = type?.trimmedDescription.filter { $0 != "?" && $0 != "!" } ?? ""
        return FoundationMethodsRule.regional.contains(name) && !isDeclared(name)
      }
      guard let elements = parent.as(ExprListSyntax.self).map(Array.init), elements.count == 3,
        elements[1].is(AssignmentExprSyntax.self)
      else { return false }
      let name =
        elements[0].as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? elements[0].trimmedDescription
      return ["locale", "calendar"].contains(name)
    }
  }
}
