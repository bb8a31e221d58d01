internal import SwiftSyntax

/// The name of a nominal type within the syntax of a type, with the optionals around it.
struct TypeName {
  /// The name as written, without generic arguments: "List.Cell".
  let path: String
  /// The number of optionals around the type.
  var optionals = 0
  /// The element of an array, set or optional array; nil for other types.
  var element: TypeSyntax?
  /// The names of a composition's parts; empty for a single type.
  var parts: [String] = []

  init?(_ type: TypeSyntax) {
    if let optional = type.as(OptionalTypeSyntax.self) {
      guard let inner = TypeName(optional.wrappedType) else { return nil }
      self = inner
      optionals += 1
    } else if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      guard let inner = TypeName(optional.wrappedType) else { return nil }
      self = inner
    } else if let attributed = type.as(AttributedTypeSyntax.self) {
      guard let inner = TypeName(attributed.baseType) else { return nil }
      self = inner
    } else if let some = type.as(SomeOrAnyTypeSyntax.self) {
      guard let inner = TypeName(some.constraint) else { return nil }
      self = inner
    } else if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
      guard let inner = TypeName(tuple.elements.first!.type) else { return nil }
      self = inner
    } else if let composition = type.as(CompositionTypeSyntax.self) {
      parts = composition.elements.compactMap { TypeName($0.type)?.path }
      guard let first = parts.first else { return nil }
      path = first
    } else if let array = type.as(ArrayTypeSyntax.self) {
      path = "Array"
      element = array.element
    } else if let name = type.as(IdentifierTypeSyntax.self) {
      if name.name.text == "Optional", let wrapped = name.genericArgumentClause?.firstType {
        guard let inner = TypeName(wrapped) else { return nil }
        self = inner
        optionals += 1
        return
      }
      path = name.name.plain
      if ["Array", "Set", "ContiguousArray"].contains(path) {
        element = name.genericArgumentClause?.firstType
      }
    } else if let member = type.as(MemberTypeSyntax.self), let base = TypeName(member.baseType) {
      path = "\(base.path).\(member.name.plain)"
    } else {
      return nil
    }
  }
}

extension GenericArgumentClauseSyntax {
  var firstType: TypeSyntax? {
    guard case .type(let type)? = arguments.first?.argument else { return nil }
    return type
  }
}
