internal import SwiftSyntax

/// The access level of a declaration.
package enum Access: Int, Comparable, Sendable {
  case `private`, `fileprivate`, `internal`, package, `public`, open

  package static func < (one: Access, other: Access) -> Bool { one.rawValue < other.rawValue }

  init(_ modifiers: DeclModifierListSyntax, default access: Access) {
    self = access
    for modifier in modifiers where modifier.detail == nil {
      switch modifier.name.tokenKind {
      case .keyword(.private): self = .private
      case .keyword(.fileprivate): self = .fileprivate
      case .keyword(.internal): self = .internal
      case .keyword(.package): self = .package
      case .keyword(.public): self = .public
      case .keyword(.open): self = .open
      default: break
      }
    }
  }

  /// The modifier of a member that can be seen as far as its type, with a space behind it.
  var modifier: String { self == .open ? "open " : self == .public ? "public " : "" }
}

/// The body of a type or an extension: where members are declared.
package final class Body {
  enum Kind { case `class`, `struct`, `enum`, actor, `protocol`, `extension` }

  let kind: Kind
  /// The name as it is written: "Cell" or, of an extension, "List.Cell".
  let name: String
  let file: Int
  let module: String
  let node: any DeclGroupSyntax
  let access: Access
  /// The body around this one, or nil at the top of a file and within functions.
  let outer: Body?
  /// A Boolean value that indicates whether the type is declared within a function.
  let isLocal: Bool
  var members: [Member] = []
  /// The type that the body belongs to; of an extension, set once all types are known.
  unowned var type: TypeDeclaration!

  init(
    kind: Kind, name: String, file: Int, module: String, node: any DeclGroupSyntax, outer: Body?,
    isLocal: Bool
  ) {
    self.kind = kind
    self.name = name
    self.file = file
    self.module = module
    self.node = node
    self.outer = outer
    self.isLocal = isLocal
    let own = Access(node.modifiers, default: outer?.kind == .extension ? outer!.access : .internal)
    access = own
  }

  /// The offset behind the opening brace.
  var opening: Int { node.memberBlock.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset }
  /// The offset of the closing brace.
  var closing: Int { node.memberBlock.rightBrace.start }
  var isConditional: Bool { kind == .extension && node.genericWhereClause != nil }

  /// The generic parameters in angle brackets, or nothing.
  var genericParameters: String {
    node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause?.trimmedDescription ?? ""
  }

  func hasAttribute(_ name: String) -> Bool { node.attributes.has(name) }
}

/// A type, with what its extensions add.
package final class TypeDeclaration {
  let name: String
  /// The name behind those of the types around it: "List.Cell".
  let path: String
  let module: String
  /// The body of the type itself; nil for a type of another system, of which only extensions are known.
  let body: Body?
  var extensions: [Body] = []
  var nested: [String: TypeDeclaration] = [:]
  /// The names that the type inherits from, as written, with those that extensions add.
  var inherited: [(name: String, from: Body)] = []
  var kind: Body.Kind { body?.kind ?? .class }

  init(name: String, path: String, module: String, body: Body?) {
    self.name = name
    self.path = path
    self.module = module
    self.body = body
  }

  var bodies: [Body] { (body.map { [$0] } ?? []) + extensions }
  var isClass: Bool { body?.kind == .class }
  var isProtocol: Bool { body?.kind == .protocol }
  /// A Boolean value that indicates whether the type is `AnyObject`.
  var isAnyObject: Bool { body == nil && path == "AnyObject" }
}

/// A parameter of a function.
struct Parameter {
  /// The label in calls, or "_".
  let label: String
  /// The type without its default value.
  let type: TypeSyntax
  let isVariadic: Bool
}

/// A function, initializer, subscript or property directly in a type or an extension.
final class Member {
  enum Kind { case method, property, initializer, `subscript` }

  let kind: Kind
  /// The name, without backticks.
  let name: String
  let parameters: [Parameter]
  /// The type of a property, or the result of a method.
  let type: TypeSyntax?
  let declaration: DeclSyntax
  let attributes: AttributeListSyntax
  let modifiers: DeclModifierListSyntax
  unowned let body: Body
  /// The binding of a property; nil for other members.
  let binding: PatternBindingSyntax?

  init(
    _ kind: Kind, name: String, parameters: [Parameter] = [], type: TypeSyntax?,
    declaration: some DeclSyntaxProtocol, attributes: AttributeListSyntax, modifiers: DeclModifierListSyntax,
    body: Body, binding: PatternBindingSyntax? = nil
  ) {
    self.kind = kind
    self.name = name
    self.parameters = parameters
    self.type = type
    self.declaration = DeclSyntax(declaration)
    self.attributes = attributes
    self.modifiers = modifiers
    self.body = body
    self.binding = binding
  }

  var labels: [String] { parameters.map(\.label) }
  var isStatic: Bool { modifiers.has(.static) || modifiers.has(.class) }
  var isOverride: Bool { modifiers.has(.override) }
  var isOptional: Bool { modifiers.contains { $0.name.text == "optional" } }
  var access: Access {
    Access(modifiers, default: body.kind == .extension ? body.access : min(body.access, .internal))
  }
  var isHidden: Bool { access <= .fileprivate }
  var function: FunctionDeclSyntax? { declaration.as(FunctionDeclSyntax.self) }
  var isAsync: Bool { function?.signature.effectSpecifiers?.asyncSpecifier != nil }
  var isThrowing: Bool { function?.signature.effectSpecifiers?.throwsClause != nil }
  /// A key that distinguishes the member from others of its type.
  var key: String { "\(kind) \(isStatic) \(name)(\(labels.joined(separator: ":")))" }
}

extension AttributeListSyntax {
  func first(_ name: String) -> AttributeSyntax? {
    for element in self {
      if let attribute = element.as(AttributeSyntax.self), attribute.name == name { return attribute }
    }
    return nil
  }
  func has(_ name: String) -> Bool { first(name) != nil }
}

extension AttributeSyntax {
  var name: String {
    attributeName.as(IdentifierTypeSyntax.self)?.name.text ?? attributeName.trimmedDescription
  }
}

extension DeclModifierListSyntax {
  func has(_ keyword: Keyword) -> Bool { contains { $0.name.tokenKind == .keyword(keyword) } }
}

extension TokenSyntax {
  /// The text without the backticks of an escaped name.
  var plain: String {
    let text = self.text
    return text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
  }
}
