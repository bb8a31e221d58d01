internal import SwiftSyntax

/// Gives properties that Objective-C's runtime would make the accessors of what a layer or an object of
/// Core Data stores by name.
struct ManagedPropertiesRule: Rule {
  static let name = "managed-properties"
  static let source = "`@NSManaged var progress: CGFloat`, `@NSManaged func addToItems(_ value: Item)`"
  static let result = "what the layer or the managed object stores under that name"

  /// The values of types for nothing, as Objective-C's runtime has them.
  private static let zeros = [
    "Bool": "false", "CGFloat": "0", "Double": "0", "Float": "0", "Int": "0", "Int16": "0", "Int32": "0",
    "Int64": "0", "String": "\"\"", "Data": "Data()",
  ]

  func changes(to file: Int, in context: Context) -> Changes {
    var changes = Changes()
    for member in context.bodies(in: file).flatMap(\.members) where member.attributes.has("NSManaged") {
      guard let function = member.declaration.as(FunctionDeclSyntax.self), function.body == nil,
        let body = Self.body(of: function)
      else { continue }
      changes.insert(" { \(body) }", at: function.signature.end, of: file)
    }
    for member in context.bodies(in: file).flatMap(\.members)
    where member.kind == .property && member.attributes.has("NSManaged") {
      guard let binding = member.binding, binding.accessorBlock == nil, binding.initializer == nil,
        let type = member.type
      else { continue }
      let written = type.trimmedDescription
      var read = "value(forKey: \"\(member.name)\")"
      if let wrapped = type.as(OptionalTypeSyntax.self)?.wrappedType
        ?? type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
      {
        read += " as? \(wrapped.trimmedDescription)"
      } else if let zero = Self.zeros[written] {
        read = "(\(read) as? \(written)) ?? \(zero)"
      } else {
        read += " as! \(written)"
      }
      changes.insert(
        " { get { \(read) } set { setValue(newValue, forKey: \"\(member.name)\") } }",
        at: binding.typeAnnotation?.end ?? binding.pattern.end, of: file)
    }
    return changes
  }

  /// Returns what a function does that adds to a relationship to many, or removes from it.
  private static func body(of function: FunctionDeclSyntax) -> String? {
    let name = function.name.text, parameters = Array(function.signature.parameterClause.parameters)
    guard
      let (start, method) = [("addTo", "add"), ("removeFrom", "remove")].first(where: {
        name.hasPrefix($0.0) && name.count > $0.0.count
      }), parameters.count == 1, let parameter = parameters.first
    else { return nil }
    let rest = name.dropFirst(start.count), key = rest.prefix(1).lowercased() + rest.dropFirst()
    let value = (parameter.secondName ?? parameter.firstName).text
    switch parameter.type.trimmedDescription {
    case "NSSet", "NSOrderedSet": return "\(value).forEach { \(method)($0, toMany: \"\(key)\") }"
    default: return "\(method)(\(value), toMany: \"\(key)\")"
    }
  }
}
