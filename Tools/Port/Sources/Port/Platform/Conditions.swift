internal import SwiftSyntax

/// Evaluates conditions of `#if` as far as the platform knows the answers.
struct Conditions {
  let platform: Platform

  /// Returns the value of a condition, or nil if the compiler decides it.
  func value(_ condition: ExprSyntax) -> Bool? {
    if let sequence = condition.as(SequenceExprSyntax.self) { return value(Array(sequence.elements)[...]) }
    if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return value(tuple.elements.first!.expression)
    }
    if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      return value(prefix.expression).map { !$0 }
    }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
    if let name = condition.as(DeclReferenceExprSyntax.self) { return platform.isSet(name.baseName.text) }
    if let (question, argument) = Self.question(condition) {
      return answer(question, argument, in: condition)
    }
    if let infix = condition.as(InfixOperatorExprSyntax.self) {
      return value([infix.leftOperand, infix.operator, infix.rightOperand][...])
    }
    return nil
  }

  /// The name and the argument of a question such as `os(iOS)`.
  static func question(_ expression: ExprSyntax) -> (name: String, argument: String)? {
    guard let call = expression.as(FunctionCallExprSyntax.self), let first = call.arguments.first else {
      return nil
    }
    return (call.calledExpression.trimmedDescription, first.expression.trimmedDescription)
  }

  /// Returns the answer to a question, or nil if it is left to the compiler.
  func answer(_ question: String, _ argument: String, in condition: ExprSyntax) -> Bool? {
    if question == "canImport", Platform.standIns.contains(argument),
      !Self.isImported(argument, by: condition)
    {
      // Code that needs nothing of the module is compiled as on an iPhone.
      return true
    }
    guard question == "swift" || question == "compiler" else { return platform.answer(question, argument) }
    // The language is that of Swift 5 or later, the compiler that of 6.
    let version = argument.drop { "<>= ".contains($0) }.split(separator: ".").compactMap { Int($0) }
    guard let major = version.first else { return nil }
    let isKnown =
      question == "swift" ? major < 6 : major < 6 || (major == 6 && version.dropFirst().first ?? 0 <= 2)
    guard isKnown else { return nil }
    return argument.hasPrefix(">") ? true : argument.hasPrefix("<") ? false : nil
  }

  /// Returns whether the file of a condition imports a module anywhere.
  private static func isImported(_ module: String, by condition: ExprSyntax) -> Bool {
    condition.root.tokens(viewMode: .sourceAccurate).contains { token in
      token.tokenKind == .keyword(.import)
        && token.parent?.as(ImportDeclSyntax.self)?.path.first?.name.text == module
    }
  }

  /// Evaluates operands that `&&` and `||` join; `&&` binds closer.
  private func value(_ elements: ArraySlice<ExprSyntax>) -> Bool? {
    var alternatives: [Bool?] = []
    for part in elements.split(whereSeparator: { $0.trimmedDescription == "||" }) {
      var all: [Bool?] = []
      for operand in part.split(whereSeparator: { $0.trimmedDescription == "&&" }) {
        all.append(operand.count == 1 ? value(operand.first!) : nil)
      }
      alternatives.append(all.contains(false) ? false : all.contains(nil) ? nil : true)
    }
    return alternatives.contains(true) ? true : alternatives.contains(nil) ? nil : false
  }

  /// The clauses of an `#if` that may be compiled.
  func live(_ node: IfConfigDeclSyntax) -> [IfConfigClauseSyntax] {
    var found: [IfConfigClauseSyntax] = []
    for clause in node.clauses {
      let holds = clause.condition.map(value) ?? true
      if holds != false { found.append(clause) }
      if holds == true { break }
    }
    return found
  }
}

/// A visitor of what is compiled: clauses of `#if` that are not are left out.
class LiveVisitor: SyntaxVisitor {
  let conditions: Conditions

  init(_ platform: Platform) {
    conditions = Conditions(platform: platform)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in conditions.live(node) {
      if let elements = clause.elements { walk(elements) }
    }
    return .skipChildren
  }
}
