internal import SwiftSyntax

/// The type of an expression, as far as it matters here: its nominal type and the optionals around it.
struct ValueType {
  let type: TypeDeclaration
  /// The other parts of a composition of protocols.
  var others: [TypeDeclaration] = []
  var optionals = 0
  /// A Boolean value that indicates whether the expression names the type itself.
  var isMetatype = false
  /// The type of the elements, if the type is a collection.
  var element: (TypeSyntax, Body?)?

  var all: [TypeDeclaration] { [type] + others }
}

/// Finds the types of expressions by the declarations in scope.
///
/// Follows constants, variables and parameters with a written type or a simple value, properties, methods,
/// initializers, casts and optional bindings. Other expressions have no type here.
struct ExpressionTypes {
  let index: ModuleIndex
  let file: Int

  func type(of expression: ExprSyntax, depth: Int = 0) -> ValueType? {
    guard depth < 24 else { return nil }
    let next = depth + 1
    switch expression.kind {
    case .optionalChainingExpr:
      guard var found = type(of: expression.cast(OptionalChainingExprSyntax.self).expression, depth: next)
      else { return nil }
      found.optionals = max(0, found.optionals - 1)
      return found
    case .forceUnwrapExpr:
      guard var found = type(of: expression.cast(ForceUnwrapExprSyntax.self).expression, depth: next)
      else { return nil }
      found.optionals = max(0, found.optionals - 1)
      return found
    case .tryExpr: return type(of: expression.cast(TryExprSyntax.self).expression, depth: next)
    case .awaitExpr: return type(of: expression.cast(AwaitExprSyntax.self).expression, depth: next)
    case .tupleExpr:
      let elements = expression.cast(TupleExprSyntax.self).elements
      return elements.count == 1 ? type(of: elements.first!.expression, depth: next) : nil
    case .sequenceExpr: return type(of: expression.cast(SequenceExprSyntax.self), depth: next)
    case .superExpr: return own(expression).flatMap { index.superclass(of: $0) }.map { ValueType(type: $0) }
    case .declReferenceExpr: return type(of: expression.cast(DeclReferenceExprSyntax.self), depth: next)
    case .memberAccessExpr: return type(of: expression.cast(MemberAccessExprSyntax.self), depth: next)
    case .functionCallExpr: return type(of: expression.cast(FunctionCallExprSyntax.self), depth: next)
    case .genericSpecializationExpr:
      return type(of: expression.cast(GenericSpecializationExprSyntax.self).expression, depth: next)
    case .subscriptCallExpr:
      guard let base = type(of: expression.cast(SubscriptCallExprSyntax.self).calledExpression, depth: next),
        let (element, body) = base.element
      else { return nil }
      return type(written: element, from: body)
    default: return nil
    }
  }

  /// The type that syntax names in a body.
  func type(written syntax: TypeSyntax, from body: Body?) -> ValueType? {
    guard let name = TypeName(syntax) else { return nil }
    if let element = name.element {
      let list = TypeDeclaration(name: name.path, path: name.path, module: "Swift", body: nil)
      return ValueType(type: list, optionals: name.optionals, element: (element, body))
    }
    if name.path == "AnyObject" {
      let object = TypeDeclaration(name: name.path, path: name.path, module: "Swift", body: nil)
      return ValueType(type: object, optionals: name.optionals)
    }
    let origin = body?.file ?? file
    let found = (name.parts.isEmpty ? [name.path] : name.parts).compactMap {
      index.resolve($0, from: body, file: origin)
    }
    guard let first = found.first else { return nil }
    return ValueType(type: first, others: Array(found.dropFirst()), optionals: name.optionals)
  }

  private func own(_ node: some SyntaxProtocol) -> TypeDeclaration? {
    index.body(around: node, in: file)?.type
  }

  /// `value as? Type`, `a ?? b`.
  private func type(of sequence: SequenceExprSyntax, depth: Int) -> ValueType? {
    let elements = Array(sequence.elements)
    guard elements.count == 3 else { return nil }
    if let cast = elements[1].as(UnresolvedAsExprSyntax.self),
      let written = elements[2].as(TypeExprSyntax.self)
    {
      guard var found = type(written: written.type, from: index.body(around: sequence, in: file)) else {
        return nil
      }
      if cast.questionOrExclamationMark?.text == "?" { found.optionals += 1 }
      return found
    }
    if elements[1].trimmedDescription == "??" {
      return type(of: elements[2], depth: depth)
        ?? type(of: elements[0], depth: depth).map {
          var found = $0
          found.optionals = max(0, found.optionals - 1)
          return found
        }
    }
    return nil
  }

  private func type(of call: FunctionCallExprSyntax, depth: Int) -> ValueType? {
    let called = call.calledExpression
    if let name = called.as(DeclReferenceExprSyntax.self),
      let function = index.functions[name.baseName.plain]?.first,
      index.resolve(name.baseName.plain, from: nil, file: file) == nil,
      member(named: name.baseName.plain, around: call) == nil
    {
      return function.signature.returnClause.flatMap { type(written: $0.type, from: nil) }
    }
    if var found = type(of: called, depth: depth) {
      // An initializer, or a method whose result the called member stands for.
      if found.isMetatype { found.isMetatype = false }
      return found
    }
    return nil
  }

  private func type(of reference: DeclReferenceExprSyntax, depth: Int) -> ValueType? {
    let name = reference.baseName.plain
    if name == "self" {
      return own(reference).map { ValueType(type: $0, isMetatype: isStaticContext(reference)) }
    }
    if name == "Self" { return own(reference).map { ValueType(type: $0, isMetatype: true) } }
    switch local(name, at: reference, depth: depth) {
    case .found(let found): return found
    case .unknown: return nil
    case .none: break
    }
    if let member = member(named: name, around: reference) { return type(of: member, depth: depth) }
    if let found = index.resolve(name, from: index.body(around: reference, in: file), file: file) {
      return ValueType(type: found, isMetatype: true)
    }
    guard let global = index.globals[name] else { return nil }
    return global.type.flatMap { type(written: $0, from: nil) }
      ?? global.value.flatMap { type(of: $0, depth: depth) }
  }

  private func isStaticContext(_ node: some SyntaxProtocol) -> Bool {
    var next = node.parent
    while let one = next {
      if let function = one.as(FunctionDeclSyntax.self),
        function.parent?.is(MemberBlockItemSyntax.self) == true
      {
        return function.modifiers.has(.static) || function.modifiers.has(.class)
      }
      if one.asProtocol((any DeclGroupSyntax).self) != nil { return false }
      next = one.parent
    }
    return false
  }

  /// The member that an unqualified name means: of the innermost type around that has one.
  func member(named name: String, around node: some SyntaxProtocol) -> Member? {
    var body = index.body(around: node, in: file)
    while let one = body {
      if let found = index.members(named: name, of: one.type).first { return found }
      body = one.outer
    }
    return nil
  }

  private func type(of access: MemberAccessExprSyntax, depth: Int) -> ValueType? {
    guard let baseExpression = access.base, let base = type(of: baseExpression, depth: depth) else {
      // A module's name before a type's, or a type that is named in full.
      guard let name = Self.typePath(access) else { return nil }
      return index.resolve(name, from: index.body(around: access, in: file), file: file)
        .map { ValueType(type: $0, isMetatype: true) }
    }
    let name = access.declName.baseName.plain
    if base.isMetatype {
      if ["self", "init", "Type"].contains(name) { return base }
      if let nested = index.resolve(
        "\(base.type.path).\(name)", from: nil, file: base.type.body?.file ?? file)
      {
        return ValueType(type: nested, isMetatype: true)
      }
    }
    if let (element, body) = base.element,
      ["first", "last", "randomElement", "popLast", "removeFirst", "removeLast"].contains(name)
    {
      guard var found = type(written: element, from: body) else { return nil }
      if !name.hasPrefix("remove") { found.optionals += 1 }
      return found
    }
    for one in base.all {
      let members = index.members(named: name, of: one)
      if let member = members.first(where: { $0.isStatic == base.isMetatype }) ?? members.first {
        return type(of: member, depth: depth)
      }
    }
    return nil
  }

  /// The names of an access that could be a type's: `List.Cell`.
  static func typePath(_ expression: ExprSyntax) -> String? {
    if let name = expression.as(DeclReferenceExprSyntax.self) { return name.baseName.plain }
    if let generic = expression.as(GenericSpecializationExprSyntax.self) {
      return typePath(generic.expression)
    }
    return expression.as(MemberAccessExprSyntax.self).flatMap(typePath)
  }
  private static func typePath(_ access: MemberAccessExprSyntax) -> String? {
    guard let base = access.base, let path = typePath(base) else { return nil }
    return "\(path).\(access.declName.baseName.plain)"
  }

  /// The type of a property, or the result of a method.
  private func type(of member: Member, depth: Int) -> ValueType? {
    let place = ExpressionTypes(index: index, file: member.body.file)
    if let written = member.type { return place.type(written: written, from: member.body) }
    return member.binding?.initializer.flatMap { place.type(of: $0.value, depth: depth) }
  }

  // MARK: - Local names

  enum Local { case found(ValueType?), unknown, none }

  /// The nearest local declaration of a name before a node.
  func local(_ name: String, at node: some SyntaxProtocol, depth: Int) -> Local {
    var child = Syntax(node)
    while let parent = child.parent {
      if let found = declared(name, in: parent, before: child, depth: depth) { return found }
      if parent.asProtocol((any DeclGroupSyntax).self) != nil { return .none }
      child = parent
    }
    return .none
  }

  private func declared(_ name: String, in parent: Syntax, before child: Syntax, depth: Int) -> Local? {
    let body = { self.index.body(around: parent, in: self.file) }
    if let list = parent.as(CodeBlockItemListSyntax.self) {
      for item in list.reversed() where item.position < child.position {
        if let variable = item.item.as(VariableDeclSyntax.self),
          let found = bound(name, by: variable, depth: depth)
        {
          return found
        }
        if let statement = item.item.as(GuardStmtSyntax.self),
          let found = bound(name, by: statement.conditions, depth: depth)
        {
          return found
        }
        if let function = item.item.as(FunctionDeclSyntax.self), function.name.plain == name {
          return .unknown
        }
      }
    } else if let statement = parent.as(IfExprSyntax.self), child.id == statement.body.id {
      return bound(name, by: statement.conditions, depth: depth)
    } else if let statement = parent.as(WhileStmtSyntax.self), child.id == statement.body.id {
      return bound(name, by: statement.conditions, depth: depth)
    } else if let conditions = parent.as(ConditionElementListSyntax.self) {
      return bound(name, by: conditions, before: child, depth: depth)
    } else if let loop = parent.as(ForStmtSyntax.self), child.id != loop.sequence.id {
      guard let identifier = loop.pattern.as(IdentifierPatternSyntax.self),
        identifier.identifier.plain == name
      else { return nil }
      if let written = loop.typeAnnotation { return .found(type(written: written.type, from: body())) }
      guard let (element, origin) = type(of: loop.sequence, depth: depth)?.element else { return .unknown }
      return .found(type(written: element, from: origin))
    } else if let closure = parent.as(ClosureExprSyntax.self) {
      return bound(name, by: closure.signature, body: body)
    } else if let function = parent.as(FunctionDeclSyntax.self) {
      return bound(name, by: function.signature.parameterClause, body: body)
    } else if let initializer = parent.as(InitializerDeclSyntax.self) {
      return bound(name, by: initializer.signature.parameterClause, body: body)
    } else if let accessor = parent.as(AccessorDeclSyntax.self),
      let parameter = accessor.parameters?.name.plain ?? Self.implied(accessor)
    {
      guard name == parameter, let variable = accessor.parent?.parent?.parent?.as(PatternBindingSyntax.self)
      else { return nil }
      return variable.typeAnnotation.map { .found(type(written: $0.type, from: body())) } ?? .unknown
    }
    return nil
  }

  private static func implied(_ accessor: AccessorDeclSyntax) -> String? {
    switch accessor.accessorSpecifier.tokenKind {
    case .keyword(.set), .keyword(.willSet): "newValue"
    case .keyword(.didSet): "oldValue"
    default: nil
    }
  }

  private func bound(_ name: String, by variable: VariableDeclSyntax, depth: Int) -> Local? {
    for binding in variable.bindings {
      guard let identifier = binding.pattern.as(IdentifierPatternSyntax.self),
        identifier.identifier.plain == name
      else { continue }
      let body = index.body(around: variable, in: file)
      if let written = binding.typeAnnotation { return .found(type(written: written.type, from: body)) }
      guard let value = binding.initializer?.value, let found = type(of: value, depth: depth) else {
        return .unknown
      }
      return .found(found)
    }
    return nil
  }

  private func bound(
    _ name: String, by conditions: ConditionElementListSyntax, before child: Syntax? = nil, depth: Int
  ) -> Local? {
    for element in conditions.reversed() {
      if let child, element.position >= child.position { continue }
      guard let binding = element.condition.as(OptionalBindingConditionSyntax.self),
        let identifier = binding.pattern.as(IdentifierPatternSyntax.self),
        identifier.identifier.plain == name, name != "self"
      else { continue }
      if let written = binding.typeAnnotation {
        return .found(type(written: written.type, from: index.body(around: conditions, in: file)))
      }
      // `if let delegate` binds what has that name further out.
      var found: ValueType?
      if let value = binding.initializer?.value {
        found = type(of: value, depth: depth)
      } else {
        switch local(name, at: element, depth: depth) {
        case .found(let outer): found = outer
        case .unknown: return .unknown
        case .none: found = member(named: name, around: element).flatMap { type(of: $0, depth: depth) }
        }
      }
      guard var found else { return .unknown }
      found.optionals = max(0, found.optionals - 1)
      return .found(found)
    }
    return nil
  }

  private func bound(_ name: String, by signature: ClosureSignatureSyntax?, body: () -> Body?) -> Local? {
    guard let signature else { return nil }
    if case .parameterClause(let clause)? = signature.parameterClause {
      for parameter in clause.parameters where (parameter.secondName ?? parameter.firstName).plain == name {
        return parameter.type.map { .found(type(written: $0, from: body())) } ?? .unknown
      }
    } else if case .simpleInput(let names)? = signature.parameterClause,
      names.contains(where: { $0.name.plain == name })
    {
      return .unknown
    }
    for capture in signature.capture?.items ?? [] where capture.name.plain == name && name != "self" {
      guard let value = capture.initializer?.value else { return nil }
      return .found(type(of: value, depth: 12))
    }
    return nil
  }

  private func bound(_ name: String, by clause: FunctionParameterClauseSyntax, body: () -> Body?) -> Local? {
    for parameter in clause.parameters where (parameter.secondName ?? parameter.firstName).plain == name {
      guard parameter.ellipsis == nil else { return .unknown }
      return .found(type(written: parameter.type, from: body()))
    }
    return nil
  }
}
