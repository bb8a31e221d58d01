internal import SwiftSyntax

/// Collects the types, extensions, members and global names of a file.
final class IndexBuilder: LiveVisitor {
  let file: Int
  let module: String
  private(set) var bodies: [Body] = []
  private(set) var bodiesByNode: [SyntaxIdentifier: Body] = [:]
  private(set) var aliases: [(name: String, outer: Body?, target: TypeSyntax)] = []
  private(set) var globals: [(name: String, type: TypeSyntax?, value: ExprSyntax?)] = []
  private(set) var functions: [(name: String, node: FunctionDeclSyntax)] = []
  private var stack: [Body?] = []

  init(file: Int, module: String, platform: Platform) {
    self.file = file
    self.module = module
    super.init(platform)
  }

  /// The body that is visited, or nil at the top of the file and in a function.
  private var current: Body? { stack.last ?? nil }

  private func open(_ kind: Body.Kind, _ name: String, _ node: some DeclGroupSyntax)
    -> SyntaxVisitorContinueKind
  {
    let body = Body(
      kind: kind, name: name, file: file, module: module, node: node, outer: current,
      isLocal: stack.contains { $0 == nil })
    bodies.append(body)
    bodiesByNode[node.id] = body
    stack.append(body)
    return .visitChildren
  }
  private func enterCode() -> SyntaxVisitorContinueKind {
    stack.append(nil)
    return .visitChildren
  }
  private func leave() { stack.removeLast() }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    open(.class, node.name.plain, node)
  }
  override func visitPost(_ node: ClassDeclSyntax) { leave() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    open(.struct, node.name.plain, node)
  }
  override func visitPost(_ node: StructDeclSyntax) { leave() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    open(.enum, node.name.plain, node)
  }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    open(.actor, node.name.plain, node)
  }
  override func visitPost(_ node: ActorDeclSyntax) { leave() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    open(.protocol, node.name.plain, node)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    open(.extension, TypeName(node.extendedType)?.path ?? node.extendedType.trimmedDescription, node)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let body = current {
      body.members.append(
        Member(
          .method, name: node.name.plain, parameters: Self.parameters(node.signature.parameterClause),
          type: node.signature.returnClause?.type, declaration: node, attributes: node.attributes,
          modifiers: node.modifiers, body: body))
    } else if stack.isEmpty {
      functions.append((node.name.plain, node))
    }
    return enterCode()
  }
  override func visitPost(_ node: FunctionDeclSyntax) { leave() }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if let body = current {
      body.members.append(
        Member(
          .initializer, name: "init", parameters: Self.parameters(node.signature.parameterClause), type: nil,
          declaration: node, attributes: node.attributes, modifiers: node.modifiers, body: body))
    }
    return enterCode()
  }
  override func visitPost(_ node: InitializerDeclSyntax) { leave() }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    if let body = current {
      body.members.append(
        Member(
          .subscript, name: "subscript", parameters: Self.parameters(node.parameterClause),
          type: node.returnClause.type, declaration: node, attributes: node.attributes,
          modifiers: node.modifiers, body: body))
    }
    return enterCode()
  }
  override func visitPost(_ node: SubscriptDeclSyntax) { leave() }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { enterCode() }
  override func visitPost(_ node: DeinitializerDeclSyntax) { leave() }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enterCode() }
  override func visitPost(_ node: ClosureExprSyntax) { leave() }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for (index, binding) in node.bindings.enumerated() {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plain else { continue }
      // Of `var a, b: Int` both are integers.
      let type =
        binding.typeAnnotation?.type
        ?? (binding.initializer == nil
          ? node.bindings.dropFirst(index).lazy.compactMap(\.typeAnnotation).first?.type : nil)
      if let body = current {
        body.members.append(
          Member(
            .property, name: name, type: type, declaration: node, attributes: node.attributes,
            modifiers: node.modifiers, body: body, binding: binding))
      } else if stack.isEmpty {
        globals.append((name, type, binding.initializer?.value))
      }
    }
    return enterCode()
  }
  override func visitPost(_ node: VariableDeclSyntax) { leave() }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if current != nil || stack.isEmpty {
      aliases.append((node.name.plain, current, node.initializer.value))
    }
    return .skipChildren
  }

  static func parameters(_ clause: FunctionParameterClauseSyntax) -> [Parameter] {
    clause.parameters.map {
      Parameter(label: $0.firstName.plain, type: $0.type, isVariadic: $0.ellipsis != nil)
    }
  }
}
