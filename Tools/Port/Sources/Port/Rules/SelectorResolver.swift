internal import SwiftSyntax

/// Finds the method or property that a `#selector` names.
struct SelectorResolver {
  let index: ModuleIndex
  let objectiveC: ObjectiveC
  let file: Int

  /// A selector's text, and the member it is the name of, if that is known.
  struct Name {
    let text: String
    let member: Member?
  }

  /// Returns the name that `#selector(…)` stands for.
  func name(of node: MacroExpansionExprSyntax) -> Name {
    guard let argument = node.arguments.first else { return Name(text: "", member: nil) }
    var expression = argument.expression
    var signature: FunctionTypeSyntax?
    expression = Self.unwrapped(expression)
    if let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.count == 3,
      let cast = sequence.elements.last?.as(TypeExprSyntax.self)
    {
      expression = sequence.elements.first!
      signature = Self.function(cast.type)
    } else if let cast = expression.as(AsExprSyntax.self) {
      expression = cast.expression
      signature = Self.function(cast.type)
    }
    expression = Self.unwrapped(expression)
    let access = expression.as(MemberAccessExprSyntax.self)
    guard let reference = access?.declName ?? expression.as(DeclReferenceExprSyntax.self) else {
      return Name(text: expression.trimmedDescription, member: nil)
    }
    let name = reference.baseName.plain
    let labels = reference.argumentNames?.arguments.map(\.name.plain)
    let candidates = self.candidates(named: name, base: access?.base, at: node)
    switch argument.label?.text {
    case "getter":
      let member = candidates.first { $0.kind == .property }
      return Name(text: member.map(objectiveC.selector) ?? name, member: member)
    case "setter":
      let member = candidates.first { $0.kind == .property }
      let plain = "set\(name.prefix(1).uppercased())\(name.dropFirst()):"
      return Name(text: member.map(objectiveC.setter) ?? plain, member: member)
    default: break
    }
    let methods = candidates.filter { $0.kind == .method }
    if let member = choose(methods, labels: labels, signature: signature) {
      return Name(text: objectiveC.selector(of: member), member: member)
    }
    if labels == nil, signature == nil, let known = ObjectiveC.kitSelectors[name] {
      return Name(text: known, member: nil)
    }
    let known = labels ?? signature.map { Array(repeating: "_", count: $0.parameters.count) } ?? []
    return Name(text: ObjectiveC.selector(name, known), member: nil)
  }

  /// An expression without the parentheses around it.
  private static func unwrapped(_ expression: ExprSyntax) -> ExprSyntax {
    guard let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 else {
      return expression
    }
    return unwrapped(tuple.elements.first!.expression)
  }

  private static func function(_ type: TypeSyntax) -> FunctionTypeSyntax? {
    if let attributed = type.as(AttributedTypeSyntax.self) { return function(attributed.baseType) }
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
      return function(tuple.elements.first!.type)
    }
    if let optional = type.as(OptionalTypeSyntax.self) { return function(optional.wrappedType) }
    // `(Class) -> (Parameter) -> Void` is the type of an unapplied method.
    guard let found = type.as(FunctionTypeSyntax.self) else { return nil }
    return function(found.returnClause.type) ?? found
  }

  /// The members of a name that a reference may mean.
  private func candidates(named name: String, base: ExprSyntax?, at node: MacroExpansionExprSyntax)
    -> [Member]
  {
    guard let base else {
      var body = index.body(around: node, in: file)
      while let one = body {
        let found = index.members(named: name, of: one.type)
        if !found.isEmpty { return found }
        body = one.outer
      }
      return []
    }
    let types = ExpressionTypes(index: index, file: file)
    guard let found = types.type(of: base) else { return [] }
    return found.all.flatMap { index.members(named: name, of: $0) }
  }

  /// The overload that labels or a signature choose. Of several, one that Objective-C sees comes first, then
  /// the one with the fewest parameters.
  private func choose(_ methods: [Member], labels: [String]?, signature: FunctionTypeSyntax?) -> Member? {
    var left = methods
    if let labels { left = left.filter { $0.labels == labels } }
    if let signature {
      let types = signature.parameters.map { $0.type.trimmedDescription }
      let fitting = left.filter { $0.parameters.count == types.count }
      left = fitting.filter { $0.parameters.map { $0.type.trimmedDescription } == types }
      if left.isEmpty { left = fitting }
    }
    return left.min {
      (objectiveC.isVisible($0) ? 0 : 1, $0.parameters.count) < (
        objectiveC.isVisible($1) ? 0 : 1, $1.parameters.count
      )
    }
  }
}
