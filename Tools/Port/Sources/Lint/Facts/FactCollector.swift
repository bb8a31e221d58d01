import SwiftSyntax

/// A visitor that collects the facts of the functions of a file.
final class FactCollector: SyntaxVisitor {
  private(set) var functions: [FunctionFacts] = []
  private(set) var types: [TypeName] = []
  private(set) var imports: Set<String> = []
  var scopes = Scopes()
  private var typeStack: [TypeName] = []
  /// The functions around the current node, nested functions being a part of the outer one.
  private var current: FunctionFacts?
  private var depth = 0
  private var conditions = 0

  init() { super.init(viewMode: .sourceAccurate) }

  // MARK: - Types

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    imports.formUnion(node.path.prefix(1).map(\.name.text))
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    push(node.name.text, node.inheritanceClause, isClass: true)
  }
  override func visitPost(_ node: ClassDeclSyntax) { typeStack.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    push(node.name.text, node.inheritanceClause)
  }
  override func visitPost(_ node: StructDeclSyntax) { typeStack.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    push(node.name.text, node.inheritanceClause)
  }
  override func visitPost(_ node: EnumDeclSyntax) { typeStack.removeLast() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    push(node.name.text, node.inheritanceClause)
  }
  override func visitPost(_ node: ActorDeclSyntax) { typeStack.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = Self.name(of: node.extendedType)
    var bound: [String] = []
    for requirement in node.genericWhereClause?.requirements ?? [] {
      switch requirement.requirement {
      case .conformanceRequirement(let each) where each.leftType.trimmedDescription == "Self":
        bound.append(Self.name(of: each.rightType))
      case .sameTypeRequirement(let each) where each.leftType.trimmedDescription == "Self":
        bound.append(each.rightType.trimmedDescription)
      default: break
      }
    }
    typeStack.append(TypeName(name: name, inherited: bound, isExtension: true, isClass: false))
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { typeStack.removeLast() }

  private func push(
    _ name: String, _ inheritance: InheritanceClauseSyntax?, isClass: Bool = false
  ) -> SyntaxVisitorContinueKind {
    let inherited = inheritance?.inheritedTypes.map { Self.name(of: $0.type) } ?? []
    let type = TypeName(name: name, inherited: inherited, isExtension: false, isClass: isClass)
    types.append(type)
    typeStack.append(type)
    return .visitChildren
  }

  /// Returns the last name of a type, without generic arguments and modules.
  private static func name(of type: TypeSyntax) -> String {
    if let member = type.as(MemberTypeSyntax.self) { return member.name.text }
    if let identifier = type.as(IdentifierTypeSyntax.self) { return identifier.name.text }
    if let attributed = type.as(AttributedTypeSyntax.self) { return name(of: attributed.baseType) }
    return type.trimmedDescription
  }

  // MARK: - Functions

  private func begin(
    _ name: String, _ kind: FunctionFacts.Kind, _ modifiers: DeclModifierListSyntax?,
    _ node: some SyntaxProtocol
  ) {
    depth += 1
    scopes.push()
    guard depth == 1 else { return }
    let words = modifiers?.map(\.name.text) ?? []
    current = FunctionFacts(
      type: typeStack.last, name: name, kind: kind, isOverride: words.contains("override"),
      isStatic: words.contains("static") || words.contains("class"), node: Syntax(node))
  }

  private func end() {
    depth -= 1
    scopes.pop()
    guard depth == 0, let done = current else { return }
    functions.append(done)
    current = nil
  }

  private func declare(_ parameters: FunctionParameterListSyntax) {
    for parameter in parameters {
      let name = (parameter.secondName ?? parameter.firstName).text
      scopes.bind(name)
      if depth == 1 { current?.parameters.append(name) }
    }
  }

  private static func title(_ name: String, _ parameters: FunctionParameterListSyntax) -> String {
    name + "(" + parameters.map { $0.firstName.text + ":" }.joined() + ")"
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = node.signature.parameterClause.parameters
    begin(Self.title(node.name.text, parameters), .function, node.modifiers, node)
    declare(parameters)
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { end() }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = node.signature.parameterClause.parameters
    begin(Self.title("init", parameters), .initializer, node.modifiers, node)
    declare(parameters)
    // The frame that a view is created with is its own, unless it is passed on changed.
    if parameters.first?.firstName.text == "frame", parameters.first?.secondName == nil {
      scopes.bind("frame", to: Place(["frame"]))
    }
    return .visitChildren
  }
  override func visitPost(_ node: InitializerDeclSyntax) { end() }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    begin("deinit", .function, node.modifiers, node)
    return .visitChildren
  }
  override func visitPost(_ node: DeinitializerDeclSyntax) { end() }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    if case .getter = node.accessors {
      begin(property(around: node), .accessor, modifiers(around: node), node)
    }
    return .visitChildren
  }
  override func visitPost(_ node: AccessorBlockSyntax) {
    if case .getter = node.accessors { end() }
  }

  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(property(around: node), .accessor, modifiers(around: node), node)
    let word = node.accessorSpecifier.text
    if let parameter = node.parameters?.name.text {
      scopes.bind(parameter)
    } else if word == "set" || word == "willSet" {
      scopes.bind("newValue")
    } else if word == "didSet" {
      scopes.bind("oldValue")
    }
    return .visitChildren
  }
  override func visitPost(_ node: AccessorDeclSyntax) { end() }

  private func property(around node: some SyntaxProtocol) -> String {
    var parent = node.parent
    while let some = parent {
      if let binding = some.as(PatternBindingSyntax.self) { return binding.pattern.trimmedDescription }
      if some.is(SubscriptDeclSyntax.self) { return "subscript" }
      parent = some.parent
    }
    return ""
  }

  private func modifiers(around node: some SyntaxProtocol) -> DeclModifierListSyntax? {
    var parent = node.parent
    while let some = parent {
      if let variable = some.as(VariableDeclSyntax.self) { return variable.modifiers }
      parent = some.parent
    }
    return nil
  }

  // MARK: - Local names

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    scopes.push()
    return .visitChildren
  }
  override func visitPost(_ node: CodeBlockSyntax) { scopes.pop() }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind { branch() }
  override func visitPost(_ node: IfExprSyntax) { endBranch() }
  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { branch() }
  override func visitPost(_ node: WhileStmtSyntax) { endBranch() }
  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind { branch() }
  override func visitPost(_ node: SwitchCaseSyntax) { endBranch() }
  override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind { branch() }
  override func visitPost(_ node: CatchClauseSyntax) { endBranch() }
  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    let answer = branch()
    declare(node.pattern)
    return answer
  }
  override func visitPost(_ node: ForStmtSyntax) { endBranch() }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    let answer = branch()
    switch node.signature?.parameterClause {
    case .simpleInput(let names)?: for each in names { scopes.bind(each.name.text) }
    case .parameterClause(let clause)?:
      for each in clause.parameters { scopes.bind((each.secondName ?? each.firstName).text) }
    case nil: break
    }
    return answer
  }
  override func visitPost(_ node: ClosureExprSyntax) { endBranch() }

  private func branch() -> SyntaxVisitorContinueKind {
    scopes.push()
    conditions += 1
    return .visitChildren
  }

  private func endBranch() {
    scopes.pop()
    conditions -= 1
  }

  private func declare(_ pattern: some SyntaxProtocol) {
    for token in pattern.tokens(viewMode: .sourceAccurate) {
      guard case .identifier(let name) = token.tokenKind,
        token.parent?.is(IdentifierPatternSyntax.self) == true
      else { continue }
      redeclare(name)
      scopes.bind(name)
    }
  }

  private func redeclare(_ name: String) { current?.redeclared.insert(name) }

  override func visitPost(_ node: OptionalBindingConditionSyntax) {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return }
    let isConstant = node.bindingSpecifier.text == "let"
    let place: Place?
    if let value = node.initializer?.value {
      place = scopes.place(of: value)
    } else {
      place = scopes.place(of: name) ?? Place([name])
    }
    if place != scopes.place(of: name) { redeclare(name) }
    scopes.bind(name, to: isConstant && isPlain(place) ? place : nil)
  }

  override func visitPost(_ node: MatchingPatternConditionSyntax) { declare(node.pattern) }
  override func visitPost(_ node: SwitchCaseItemSyntax) { declare(node.pattern) }

  /// A Boolean value that indicates whether two uses of the place have the same value: no call is in it.
  private func isPlain(_ place: Place?) -> Bool {
    place.map { !$0.names.contains { $0.contains("(") } } ?? false
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    // The value of a property has facts of its own, like a function.
    if depth == 0, node.bindings.contains(where: { $0.initializer != nil }) {
      begin(
        node.bindings.first?.pattern.trimmedDescription ?? "", .value, node.modifiers, node)
    }
    return .visitChildren
  }

  override func visitPost(_ node: VariableDeclSyntax) {
    guard depth > 0 else { return }
    if let facts = current, facts.kind == .value, facts.node.id == node.id {
      for binding in node.bindings {
        guard let value = binding.initializer?.value else { continue }
        attach(value, to: Place([binding.pattern.trimmedDescription]))
      }
      return end()
    }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        declare(binding.pattern)
        continue
      }
      let place = binding.initializer.flatMap { scopes.place(of: $0.value) }
      redeclare(name)
      let isConstant = node.bindingSpecifier.text == "let"
      scopes.bind(name, to: isConstant && isPlain(place) ? place : nil)
      if !isConstant, let place { current?.copies[Place(["%" + name])] = place }
      if let value = binding.initializer?.value { attach(value, to: Place(["%" + name])) }
    }
  }

  /// Notes that the result of a call is the value of a place.
  private func attach(_ value: ExprSyntax, to place: Place) {
    guard let calls = current?.calls, let index = calls.lastIndex(where: { $0.node.id == value.id }) else {
      return
    }
    current?.calls[index].result = place
  }

  // MARK: - Expressions

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind { .visitChildren }

  override func visitPost(_ node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    guard current != nil, elements.count >= 3, let target = scopes.place(of: elements[0]) else { return }
    let word = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text
    let isPlainAssignment = elements[1].is(AssignmentExprSyntax.self)
    guard isPlainAssignment || ["+=", "-=", "*=", "/="].contains(word) else { return }
    let value = elements.count == 3 ? elements[2] : nil
    current?.assignments.append(
      Assignment(
        target: target, isCompound: !isPlainAssignment, value: value,
        source: value.flatMap { scopes.place(of: $0) }, node: Syntax(node)))
    if target.isLocal, let name = target.names.first { redeclare(String(name.dropFirst())) }
    if let value { attach(value, to: target) }
  }

  override func visitPost(_ node: FunctionCallExprSyntax) {
    guard current != nil, let called = scopes.place(of: node.calledExpression), let name = called.names.last
    else { return }
    let isMember = called.names.count > 1 || node.calledExpression.is(MemberAccessExprSyntax.self)
    current?.calls.append(
      Call(
        name: name.hasPrefix("%") ? String(name.dropFirst()) : name,
        base: isMember || !name.hasPrefix("%") ? Place(Array(called.names.dropLast())) : nil,
        arguments: node.arguments.map {
          Call.Argument(
            label: $0.label?.text, expression: $0.expression, place: scopes.place(of: $0.expression))
        }, result: nil, node: node, isConditional: conditions > 0))
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    note(ExprSyntax(node))
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
      return .skipChildren
    }
    note(ExprSyntax(node))
    return .skipChildren
  }

  private func note(_ node: ExprSyntax) {
    guard current != nil, !node.isBaseOfMember, let place = scopes.place(of: node), place.geometryIndex != nil
    else { return }
    if let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id,
      place.names.last.map(Place.geometry.contains) == true
    {
      return
    }
    let isTarget =
      node.parent?.is(ExprListSyntax.self) == true
      && node.parent?.parent?.as(SequenceExprSyntax.self).map { sequence in
        sequence.elements.first?.id == node.id
          && sequence.elements.dropFirst().first.map { $0.isAssignmentOperator } == true
      } == true
    current?.uses.append(GeometryUse(place: place, node: node, isTarget: isTarget))
  }
}

extension ExprSyntax {
  /// A Boolean value that indicates whether the expression is an operator that assigns.
  var isAssignmentOperator: Bool {
    self.is(AssignmentExprSyntax.self)
      || ["+=", "-=", "*=", "/="].contains(self.as(BinaryOperatorExprSyntax.self)?.operator.text)
  }

  /// A Boolean value that indicates whether a member of the expression is accessed.
  var isBaseOfMember: Bool {
    var node = Syntax(self)
    while let parent = node.parent {
      if let access = parent.as(MemberAccessExprSyntax.self) { return access.base?.id == node.id }
      guard
        parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
      else { return false }
      node = parent
    }
    return false
  }
}
